"""The commands about win chances: review and train."""

import json
import random
from pathlib import Path

import pytest
from tests.analysis.test_review import record
from tests.terminal.test_app import run

from dosespanas.catalogue import Catalogue
from dosespanas.players.espana1936.evaluator import NAMES, SCENARIOS, EspanaJudge
from dosespanas.players.evaluation import logistic, read
from dosespanas.registry import DEFINITIONS, shipped_digest
from dosespanas.terminal import review_commands
from dosespanas.terminal.executors import Workers
from dosespanas.terminal.review_commands import drawn
from dosespanas.terminal.training import (
    School,
    Taught,
    TrainingGame,
    cross_forecasts,
    fit,
    forecasts,
    reliability,
    teach,
)


def lesson(seed: int) -> dict[str, object]:
    """A made-up game in which the second thing looked at decides who wins."""
    rng = random.Random(seed)
    lead = rng.choice((-1.0, 1.0))
    rows = [[1.0, lead + rng.gauss(0, 1), *(rng.gauss(0, 1) for _ in NAMES[2:])] for _ in range(3)]
    return {"scenario": "1936", "seed": seed, "won": float(lead > 0), "rows": rows}


def test_a_review_is_told_in_words_as_json_and_as_a_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, out, svg = tmp_path / "game.txt", tmp_path / "review.json", tmp_path / "curve.svg"
    file.write_text(record("espana1936", 8), encoding="utf-8")
    run("review", str(file), "--opponent", "scripted", "--json", str(out), "--picture", str(svg))
    found = json.loads(out.read_text(encoding="utf-8"))
    assert found["format"] == "dosespanas-review 1"
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    monkeypatch.setattr(review_commands, "whole", lambda steps: found)
    for language in ("en", "pl"):
        _, told = run("review", str(file), "-l", language)
        assert "0%" in told
        assert "review-" not in told
        assert Catalogue(language).text("page-chosen", options="") not in told, "the standard game"
        elsewhere = Catalogue(language).text("review-elsewhere")[:20]
        assert elsewhere not in told, "learned on the shipped data, as this game was played"
    monkeypatch.setattr(review_commands, "whole", lambda steps: found | {"learned_elsewhere": True})
    assert "learned on other data" in run("review", str(file))[1]
    text = file.read_text(encoding="utf-8")
    assert '[Options "{}"]' in text
    file.write_text(text.replace('[Options "{}"]', r'[Options "{\"rep_card\":true}"]'), encoding="utf-8")
    assert "In force: Republican side: 1 card more" in run("review", str(file))[1]


def test_the_curve_in_characters_has_every_turn_and_stays_in_its_frame() -> None:
    points = [{"choice": n, "turn": 1 + n // 10, "nationalist": n / 40} for n in range(41)]
    rows = drawn({"curve": points, "choices": 40, "turning_points": [{"choice": 39}, {"choice": 3}]})
    assert rows[0].endswith("█")
    assert sum(row.count("█") for row in rows[:-1]) == 72 - 2, "turning points stand there by their number"
    assert all(mark in rows[-1] for mark in "1234")
    assert max(map(len, rows)) <= 80


def test_training_learns_what_decides_and_says_how_well(tmp_path: Path) -> None:
    state, to, svg = tmp_path / "games.jsonl", tmp_path / "value.json", tmp_path / "plot.svg"
    state.write_text("".join(json.dumps(lesson(n)) + "\n" for n in range(200)), encoding="utf-8")
    _, told = run("train", "--games", "0", "--state", str(state), "--to", str(to), "--picture", str(svg))
    assert "Calibration error" in told
    raw = read(json.loads(to.read_text(encoding="utf-8")), NAMES, SCENARIOS)
    factors = raw["scenarios"]["1936"]["factors"]
    assert factors[1] == max(factors) > 0.5
    held = raw["scenarios"]["1936"]["held_out"]
    assert held["log_loss"] < held["log_loss_constant"]
    assert sum(count for count, _, _ in held["bins"]) == held["positions"]
    assert "<svg" in svg.read_text(encoding="utf-8")
    assert raw["recipe"]["commands"][0].startswith("dosespanas train --game espana1936")


def test_the_share_that_is_won_is_not_held_back_by_how_few_games_there_are() -> None:
    """Four games of a hundred positions that say nothing, three of them won: the forecast is three in four."""
    games = [Taught("1936", seed, float(seed > 0), [[1.0, 0.0]] * 100) for seed in range(4)]
    assert logistic(fit(games)[0]) == pytest.approx(0.75, abs=0.001)


def test_every_game_is_forecast_once_by_what_the_others_teach() -> None:
    """Each of six games has a thing to look at of its own: only who has seen the game can tell who wins it."""
    games = [Taught("1936", n, float(n % 2), [[1.0, *(float(n == i) for i in range(6))]]) for n in range(6)]
    assert all((said > 0.6) == (came > 0.5) for said, came in forecasts(games, fit(games, 0.1)))
    blind = cross_forecasts(games, 3, 0.1)
    assert [said for said, _ in blind] == pytest.approx([0.5] * 6, abs=0.001)
    assert sorted(came for _, came in blind) == [0.0] * 3 + [1.0] * 3


def test_training_refuses_games_that_taught_another_judge(tmp_path: Path) -> None:
    state = tmp_path / "games.jsonl"
    state.write_text(json.dumps(lesson(1)) + "\n", encoding="utf-8")
    other = "dosespanas.players.espana1936.learned.value:LearnedJudge"
    status, told = run("train", "--games", "0", "--state", str(state), "--judge", other)
    assert status == 2 and "another judge" in " ".join(told.replace("│", " ").split())


MADRID = Path(__file__).parents[2] / "corrections" / "espana1936-madrid-holds.json"


def test_what_was_learned_on_a_corrected_copy_says_so(tmp_path: Path) -> None:
    files = DEFINITIONS["espana1936"].files
    digest = files.digest(files.load_folder(MADRID))
    assert teach(TrainingGame("espana1936", "1936", 700_003, data=MADRID)).data == digest
    state, to = tmp_path / "games.jsonl", tmp_path / "value.json"
    played = "".join(json.dumps(lesson(n) | {"data": digest}) + "\n" for n in range(20))
    state.write_text(played, encoding="utf-8")
    asked = ("train", "--games", "0", "--state", str(state), "--to", str(to))
    status, told = run(*asked)
    assert status == 2 and "on other data" in " ".join(told.replace("│", " ").split())
    run(*asked, "--data", str(MADRID))
    raw = read(json.loads(to.read_text(encoding="utf-8")), NAMES, SCENARIOS)
    assert raw["data"] == digest and "--data espana1936-madrid-holds.json" in raw["recipe"]["commands"][0]
    shipped = shipped_digest("espana1936")
    assert [EspanaJudge(raw).learned_elsewhere(one, None) for one in (digest, shipped)] == [False, True]
    named = {"texts": 3, "board.json": 1}
    judged = [EspanaJudge().learned_elsewhere(digest, one) for one in (named | {"map.json": 1}, named, {}, None)]
    assert judged == [True, False, False, False], "names, and where things are drawn, make no other game"


def test_a_game_of_training_is_the_same_again_and_not_played_twice(tmp_path: Path) -> None:
    wanted = TrainingGame("espana1936", "1936", 700_003)
    taught = teach(wanted)
    assert taught == teach(wanted)
    assert all(len(row) == len(NAMES) for row in taught.rows)
    school = School([wanted, TrainingGame("espana1936", "1936", 700_004)], tmp_path / "games.jsonl")
    assert next(iter(school.play(Workers()))) == taught
    again = School([wanted, TrainingGame("espana1936", "1936", 700_004)], tmp_path / "games.jsonl")
    assert [one.seed for one in again.due] == [700_004]


def test_a_perfect_forecast_has_no_error() -> None:
    games = [Taught("1936", n, float(n % 2), [[20.0 if n % 2 else -20.0]]) for n in range(40)]
    found = reliability(forecasts(games, [1.0]))
    assert found["ece"] == found["brier"] == 0.0
    assert fit(games)[0] > 0
