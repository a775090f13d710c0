"""What handicaps are worth: which there are, and points from counts of games."""

import json
from pathlib import Path

import pytest
from tests.terminal.test_app import run

from dosespanas.registry import GAMES, definition_of
from dosespanas.terminal.handicaps import Handicaps, Helped, difference, handicaps_of, play_helped, won_by


@pytest.mark.parametrize("game", GAMES)
def test_either_side_has_the_same_handicaps(game: str) -> None:
    found = handicaps_of(game)
    sides = [{name[4:] for name, whose in found.items() if whose == side} for side in ("nationalist", "republican")]
    assert sides[0] == sides[1] != set()
    assert all(definition_of(game).choices.AVAILABLE[name][1] is False for name in found)


def test_a_share_that_grows_from_half_to_three_quarters_is_worth_191_points() -> None:
    value, spread = difference((750.0, 250.0), (500.0, 500.0))
    assert value == pytest.approx(190.8, abs=0.1)
    assert 30 < spread < 40
    assert won_by([{"winner": "nationalist"}, {"winner": None}, {"winner": "republican"}]) == (2.0, 2.0)


def test_worth_counts_for_the_side_that_has_it_and_games_of_a_file_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "worth.jsonl"
    trial = Handicaps("espana1936", 10, 1, None, None, file)
    with file.open("w", encoding="utf-8") as out:
        for seed in range(1, 11):
            for option in ("", "rep_points"):
                winner = "republican" if option or seed % 2 else "nationalist"
                out.write(json.dumps(trial.played | {"seed": seed, "option": option, "winner": winner}) + "\n")
    again = Handicaps("espana1936", 10, 1, None, None, file)
    assert len(trial.due) - len(again.due) == 20
    rows = {row["option"]: row for row in again.worth()["handicaps"]}
    assert rows["rep_points"]["rating"] > 100 and rows["rep_points"]["side"] == "republican"
    assert rows["nat_points"]["games"] == 0
    low, high = rows["rep_points"]["interval"]
    assert low < rows["rep_points"]["rating"] < high
    other = Handicaps("espana1936", 10, 1, "1938", None, file)
    assert len(other.due) == len(trial.due), "games of another scenario"


def test_a_game_with_a_handicap_is_played_to_its_end() -> None:
    one, other = (play_helped(Helped(5, "rep_card", "espana1936", "1938")) for _ in range(2))
    assert one == other and one.winner in ("nationalist", "republican", None) and one.turn > 7


def test_an_anchor_is_a_level_and_its_rating() -> None:
    code, said = run("ladder", "--levels", "random,scripted", "--anchor", "tuned")
    assert code == 2
    assert "tuned=213" in said
