"""The ladder of opponents: who plays whom, ratings, and going on where it was stopped."""

import json
from itertools import islice, pairwise
from pathlib import Path

import pytest
from tests.terminal.test_app import run

from dosespanas.terminal.executors import Workers
from dosespanas.terminal.ladder import Ladder, rated, schedule, standings
from dosespanas.terminal.resumable_jobs import add_lines, read_lines


def row(seed: int, nationalist: str, republican: str, winner: str | None) -> dict[str, object]:
    played = {"game": "espana1936", "scenario": "1936", "options": {}, "data": "d", "engine": "e"}
    return played | {"seed": seed, "nationalist": nationalist, "republican": republican, "winner": winner}


def test_every_pair_plays_every_seed_from_both_sides() -> None:
    jobs = schedule("espana1936", ["a", "b", "c"], 4, 7, None, {}, None)
    seats = [(job.seed, job.nationalist, job.republican) for job in jobs]
    assert len(set(seats)) == len(seats) == 12
    assert {(seed, *reversed(pair)) for seed, *pair in seats} == set(seats)
    assert {seed for seed, _, _ in seats} == {7, 8}


def test_only_those_near_each_other_play() -> None:
    jobs = schedule("espana1936", ["a", "b", "c", "d"], 2, 7, None, {}, None, near=1)
    assert {(job.nationalist, job.republican) for job in jobs if job.nationalist < job.republican} == {
        ("a", "b"),
        ("b", "c"),
        ("c", "d"),
    }


def test_an_anchor_has_the_rating_it_is_known_to_have_and_the_widest_gap_is_told() -> None:
    rows = [row(n, "a", "b", "nationalist" if n % 4 else "republican") for n in range(40)]
    rows += [row(n, "b", "c", "nationalist" if n % 2 else "republican") for n in range(40)]
    found = standings(rows, {"c": 1500.0, "nobody": 3.0})
    ratings = {level["name"]: level["rating"] for level in found["levels"]}
    assert ratings["c"] == pytest.approx(1500)
    ordered = sorted(ratings.values())
    assert found["gap"] == pytest.approx(max(b - a for a, b in pairwise(ordered)))
    assert len(found["pairs"]) == 2, "those who never met are no pair"
    free = {level["name"]: level["rating"] for level in standings(rows)["levels"]}
    assert free["a"] - free["b"] == pytest.approx(ratings["a"] - ratings["b"])


def test_ratings_are_those_of_the_shares() -> None:
    """Three wins of four are 191 points, whichever side is the better one to have."""
    rows = [row(n, "a", "b", "nationalist") for n in range(4000)]
    rows += [row(n, "b", "a", "nationalist" if n % 2 else "republican") for n in range(4000)]
    ratings, side = rated(rows, ["a", "b"])
    assert ratings["a"][0] == pytest.approx(-ratings["b"][0], abs=0.01)
    assert side[0] > 0
    even = [row(n, "a", "b", "nationalist" if n % 4 else "republican") for n in range(4000)]
    even += [row(n, "b", "a", "republican" if n % 4 else "nationalist") for n in range(4000)]
    ratings, side = rated(even, ["a", "b"])
    assert ratings["a"][0] - ratings["b"][0] == pytest.approx(190.8, abs=1)
    assert side[0] == pytest.approx(0, abs=1)
    assert 3 < ratings["a"][1] < 15


def test_who_wins_all_has_a_rating_too() -> None:
    ratings, _ = rated([row(n, "a", "b", "nationalist") for n in range(10)], ["a", "b"])
    assert 0 < ratings["a"][0] < 1000


def test_standings_count_wins_by_side_and_draws_apart() -> None:
    rows = [row(1, "a", "b", "nationalist"), row(1, "b", "a", None), row(2, "a", "b", "republican")]
    found = standings(rows)
    pair = found["pairs"][0]
    won = pair if pair["first"] == "a" else {"won": 3 - 1 - pair["won"]}
    assert (pair["games"], pair["drawn"], won["won"]) == (3, 1, 1)
    assert {level["name"]: (level["won"], level["drawn"], level["lost"]) for level in found["levels"]} == {
        "a": (1, 1, 1),
        "b": (1, 1, 1),
    }


def test_a_line_cut_short_is_done_again(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_text('{"a": 1}\n{"a": ')
    assert read_lines(file) == [{"a": 1}]
    assert list(add_lines(file, iter([{"a": 2}]))) == [{"a": 2}]
    assert read_lines(file) == [{"a": 1}, {"a": 2}]
    assert read_lines(tmp_path / "none") == []


def test_a_ladder_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    jobs = schedule("espana1936", ["random", "scripted"], 2, 3, None, {}, None)
    first = Ladder(jobs, file)
    assert len(list(islice(first.play(Workers()), 1))) == 1
    again = Ladder(jobs, file)
    assert (len(again.rows), len(again.due)) == (1, 1)
    assert len(list(again.play(Workers()))) == 1
    assert Ladder(jobs, file).due == []
    assert len(Ladder(schedule("espana1936", ["random", "scripted"], 2, 3, "1938", {}, None), file).due) == 2


def test_the_command_prints_ratings_and_pairs(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    words = ("ladder", "--levels", "random,scripted", "--games", "2", "--out", str(file))
    code, text = run(*words)
    assert code == 0
    assert "Rating" in text
    code, text = run(*words, "--json", "-")
    found = json.loads(text)
    assert found["games"] == 2
    assert found["pairs"][0]["first"] == "scripted"


def test_a_ladder_of_one_is_refused() -> None:
    code, text = run("ladder", "--levels", "scripted")
    assert code == 2
    assert "two opponents" in text
