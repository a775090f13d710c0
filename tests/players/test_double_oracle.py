"""The search for a portfolio, in a game where every answer has an answer: scissors, stone, paper."""

import json
import random
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from studies import arenas, hunt, portfolio
from studies.arenas import Meeting, Result

from dosespanas.terminal.resumable_jobs import read_lines


class Stones:
    """Each of three minds beats the one before it; the Nationalist side knows one, the Republican another."""

    def known(self, scenario: str, side: int) -> dict[str, int]:
        return {"first": side}

    def varied(self, scenario: str, side: int, mind: int, rng: random.Random, step: float) -> int:
        return rng.randrange(3)

    def play(self, meeting: Meeting) -> Result:
        ahead = (meeting.nationalist - meeting.republican) % 3
        won = (0.5, 1.0, 0.0)[ahead]
        looks = [(side, 1, [float(mind)]) for side, mind in enumerate((meeting.nationalist, meeting.republican))]
        return Result(won, won, looks, [[won]] if meeting.noted else [])


@pytest.fixture
def stones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(portfolio, "arena", lambda game: Stones())
    monkeypatch.setattr(portfolio, "meet", Stones().play)


class Table(Stones):
    """Somebody at the table plays his stone, the shipped opponent that of his side."""

    played = 0

    def shipped(self, scenario: str, side: int) -> int:
        return side

    def play(self, meeting: Meeting) -> Result:
        Table.played += 1
        pair = [meeting.nationalist, meeting.republican]
        for side, who in enumerate(pair):
            if arenas.sits(who):
                pair[side] = side if who["mind"] is None else who["mind"]
        return replace(super().play(replace(meeting, nationalist=pair[0], republican=pair[1])), spent=6.0)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> None:
    Table.played = 0
    for module in (portfolio, hunt):
        monkeypatch.setattr(module, "arena", lambda game: Table())
        monkeypatch.setattr(module, "meet", Table().play)


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["portfolio", *words])
    portfolio.main()


@pytest.mark.usefixtures("stones")
def test_it_finds_all_that_must_be_mixed_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state = tmp_path / "stones.json"
    words = ("--state", str(state), "--heat", "0", "--cell", "2", "--field", "8")
    run(monkeypatch, *words, "--rounds", "1", "--side", "nationalist")
    first = json.loads(state.read_text())
    run(monkeypatch, *words, "--rounds", "8")
    raw = json.loads(state.read_text())
    assert raw["rounds"] > first["rounds"]
    assert raw["games"] > first["games"]
    assert raw["minds"][0][: len(first["minds"][0])][0]["name"] == "first"
    assert raw["value"] == pytest.approx(0.5)
    for side in (0, 1):
        shares = dict.fromkeys((0, 1, 2), 0.0)
        for known, share in zip(raw["minds"][side], raw["mixtures"][side], strict=True):
            shares[known["mind"]] += share
        assert list(shares.values()) == pytest.approx([1 / 3] * 3)
    assert "between the mixtures" in capsys.readouterr().out


@pytest.mark.usefixtures("stones")
def test_a_mind_that_gains_nothing_does_not_join(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stones, "varied", lambda self, scenario, side, mind, rng, step: mind)
    state = tmp_path / "stones.json"
    run(monkeypatch, "--state", str(state), "--heat", "0", "--cell", "2", "--field", "4", "--rounds", "2")
    raw = json.loads(state.read_text())
    assert [len(minds) for minds in raw["minds"]] == [1, 1]
    assert raw["rounds"] >= 2


@pytest.mark.usefixtures("stones")
def test_what_is_shipped_has_answers_and_habits(tmp_path: Path) -> None:
    minds = [[portfolio.Known(str(mind), mind) for mind in (0, 1, 2)] for _ in (0, 1)]
    pool = portfolio.Pool("espana1936", "1936", None, minds, mixtures=[[], []])
    portfolio.fill(pool, 4, map)
    pool.solve()
    for side in (0, 1):
        found = portfolio.shipped(pool, side)
        assert found["minds"] == [0, 1, 2]
        assert sum(found["mixture"]) == pytest.approx(1.0)
        assert [rival["answer"] for rival in found["rivals"]] == [1, 2, 0]
        assert found["rivals"][2]["habits"] == {"1": {"means": [2.0], "spreads": [0.5]}}


@pytest.mark.usefixtures("stones")
def test_no_seed_is_played_twice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """But for the minds of a race, which meet the same games; an answer is judged in games of its own."""
    seeds: list[int] = []
    real = Stones.play

    def play(self: Any, meeting: Meeting) -> Result:
        seeds.append(meeting.seed)
        return real(self, meeting)

    monkeypatch.setattr(portfolio, "meet", lambda meeting: play(Stones(), meeting))
    pool = portfolio.Pool("espana1936", "1936", None, [[portfolio.Known("a", 0)], [portfolio.Known("b", 1)]])
    portfolio.fill(pool, 3, map)
    portfolio.scores(pool, 0, [0, 1], [1, 2], map)
    portfolio.scores(pool, 1, [2], [0, 1], map)
    races = seeds[3:7]
    assert races[:2] == races[2:]
    assert len(set(seeds)) == len(seeds) - 2


@pytest.mark.usefixtures("stones")
def test_lessons_for_a_value_are_games_of_all_minds_with_fresh_seeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state, notes = tmp_path / "stones.json", tmp_path / "games.jsonl"
    for _ in range(2):
        run(monkeypatch, "--state", str(state), "--lessons", "5", "--notes", str(notes))
    games = read_lines(notes)
    assert len({game["seed"] for game in games}) == len(games) == 10
    assert all(game["rows"] == [[game["won"]]] for game in games)
    with pytest.raises(SystemExit):
        run(monkeypatch, "--state", str(state), "--lessons", "5")
    assert "--notes" in capsys.readouterr().err


def test_both_games_have_minds_that_can_be_varied() -> None:
    rng = random.Random(4)
    for game, scenario in (("espana1936", "1938"), ("gce", "1936")):
        here = arenas.arena(game)
        for side in (0, 1):
            known = here.known(scenario, side)
            assert list(known) == ["learned", "planner", "tuned"]
            assert here.file.name == "portfolio.json"
            for mind in known.values():
                assert here.varied(scenario, side, mind, rng, 1.0) != mind
                json.dumps(mind)


def test_a_hunter_must_say_its_side(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        run(monkeypatch, "--state", str(tmp_path / "a.json"), "--hunt", "1")


@pytest.mark.usefixtures("stones")
def test_what_a_handicap_makes_of_the_game_is_told_and_changes_no_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = Stones.play

    def helped(meeting: Meeting) -> Result:
        return Result(1.0, 1.0, []) if meeting.options == ("nat_pip",) else real(Stones(), meeting)

    monkeypatch.setattr(portfolio, "meet", helped)
    state = tmp_path / "stones.json"
    words = ("--state", str(state), "--cell", "2", "--games", "4")
    run(monkeypatch, *words, "--rounds", "0")
    before = json.loads(state.read_text())
    capsys.readouterr()
    run(monkeypatch, *words, "--even", "--side", "nationalist")
    lines = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    assert [(name, share) for name, share, *_ in lines] == [
        ("none", "0.0%"),
        ("nat_points", "0.0%"),
        ("nat_card", "0.0%"),
        ("nat_pip", "100.0%"),
        ("nat_reroll", "0.0%"),
    ]
    after = json.loads(state.read_text())
    assert after.pop("games") > before.pop("games")
    assert after == before


HUNT = ("--side", "nationalist", "--first", "0", "--minutes", "4", "--games", "5", "--stages", "2", "3")


def hunted(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["hunt", *words])
    hunt.main()


@pytest.mark.usefixtures("table")
def test_a_hunter_is_measured_against_the_shipped_opponent_in_his_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The shipped stones lose as the Nationalist side (0 against 1); the hunter finds 2."""
    state = tmp_path / "stones.json"
    hunted(monkeypatch, "--state", str(state), *HUNT)
    said = capsys.readouterr().out
    assert "the hunter:                 100.0%" in said
    assert "the opponent in his place:  0.0%" in said
    assert "he gains +100.0 points" in said
    raw = json.loads(state.read_text())
    assert raw["minds"][0][-1] == {"name": "hunter 1", "mind": 2, "looks": {}}
    assert raw["chased"] is None
    played = Table.played
    hunted(monkeypatch, "--state", str(state), *HUNT, "--measure", "hunter 1")
    assert "he gains +100.0 points" in capsys.readouterr().out
    assert Table.played == played, "no game at the table is played twice"
    with pytest.raises(SystemExit):
        hunted(monkeypatch, "--state", str(state), *HUNT, "--measure", "nobody")
    assert "hunter 1" in capsys.readouterr().err


@pytest.mark.usefixtures("table")
def test_a_hunt_that_is_stopped_ends_as_it_would_have(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = tmp_path / "whole.json"
    hunted(monkeypatch, "--state", str(whole), *HUNT)
    games = Table.played
    real = Table.play

    def stop(self: Table, meeting: Meeting) -> Result:
        if Table.played == games // 2:
            raise KeyboardInterrupt
        return real(self, meeting)

    Table.played = 0
    for module in (portfolio, hunt):
        monkeypatch.setattr(module, "meet", lambda meeting: stop(Table(), meeting))
    stopped = tmp_path / "stopped.json"
    with pytest.raises(KeyboardInterrupt):
        hunted(monkeypatch, "--state", str(stopped), *HUNT)
    for module in (portfolio, hunt):
        monkeypatch.setattr(module, "meet", Table().play)
    hunted(monkeypatch, "--state", str(stopped), *HUNT)
    assert Table.played == games
    assert stopped.read_text() == whole.read_text()
    assert stopped.with_suffix(".jsonl").read_text() == whole.with_suffix(".jsonl").read_text()
