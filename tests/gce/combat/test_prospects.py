"""The odds of attacks that a movement prepares are those of the attacks that come of it, as far as they are known."""

from typing import Any

import pytest
from tests.gce.build import board, opened

from dosespanas.gce.board.stages import MOVE_NAT
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP

UNITS = {"n_2n": "2411", "n_3n": "2412", "n_13": "2309", "r_11": "2511"}
"""Two Nationalists beside a lone defender, and one who could come."""


def movement(units: dict[str, str], **more: Any) -> Game:
    """A Nationalist movement with one unit in hand."""
    game = opened(board(units, all_to=NAT, step=MOVE_NAT, **more))
    game.apply("move n_13")
    return game


def attacks(game: Game, place: str = "", viewer: int | None = NAT) -> Any:
    return game.overlay(f"attacks:{place}" if place else "attacks", viewer)


def fought(game: Game, target: str) -> Any:
    """The odds of everybody's attack on a hex once the movement is over."""
    while "attack " + target not in map(str, game.legal_actions()):
        game.apply("done")
    return game.odds("attack " + target, NAT)


@pytest.mark.rule("13.2", "13.7")
def test_the_odds_from_a_hex_are_those_of_the_attack_after_going_there() -> None:
    game = movement(UNITS, options={"open_stacks": True})
    ways = {str(action).split(" ")[1] for action in game.legal_actions() if str(action).startswith("to ")}
    beside = [place for place in ways if attacks(game, place)]
    assert beside
    for place in beside[:3]:
        [told] = attacks(game, place)
        copy = game.clone()
        copy.apply(f"to {place}")
        assert told["range"] is None and told["odds"] == fought(copy, "2511")
        assert "n_13" in told["units"]
    assert attacks(game, "0909") == [] and attacks(game, "2511") == [], "nobody is beside it, or it is the enemy's"


@pytest.mark.rule("13.2")
def test_the_odds_as_the_units_stand_are_those_of_an_attack_without_the_units_in_hand() -> None:
    game = movement(UNITS, options={"open_stacks": True})
    [told] = attacks(game)
    game.apply("stay")
    assert sorted(told["units"]) == ["n_2n", "n_3n"] and told["odds"] == fought(game, "2511")


@pytest.mark.rule("13.6")
def test_of_a_covered_stack_the_odds_have_two_ends_and_say_nothing_of_it() -> None:
    others = ("r_46", "r_12", "r_34")
    told = []
    for below in others[:2]:
        own = {name: at for name, at in UNITS.items() if name.startswith("n_")}
        elsewhere = {name: "2520" for name in others if name != below} | {"r_mng": "2520"}
        [one] = attacks(movement(own | {below: "2511", "r_11": "2511"} | elsewhere))
        weak, strong = one["range"]
        assert one["odds"]["column"] is None and weak["defence"] < strong["defence"]
        told.append(one)
    assert told[0] == told[1]


def test_nobody_but_who_moves_is_told() -> None:
    game = movement(UNITS)
    assert attacks(game, viewer=REP) == [] and attacks(game, viewer=None) == []
    assert attacks(game, "99") is None
