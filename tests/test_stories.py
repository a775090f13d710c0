"""A finished game in numbers: standing turn by turn, losses, dice."""

import random
from typing import Any

import pytest

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.stories import story


def played(name: str, options: dict[str, Any], seed: int, most: int) -> Game:
    scenario = "campaign" if name == "gce" else None
    game, dice = dosespanas.new_game(name, scenario, options, seed=seed), random.Random(seed)
    while game.actor is not None and game.choice < most:
        game.apply(dice.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize(
    ("name", "options", "roll"),
    [("espana1936", {}, "roll"), ("espana1936", {"fog": True}, "roll"), ("gce", {"open_stacks": False}, "combat-roll")],
)
def test_a_game_is_told_in_numbers(name: str, options: dict[str, Any], roll: str) -> None:
    game = played(name, options, 3, 900)
    told = story(name, game.log, game.observe(None))
    turns = told["turns"]
    assert [turn["turn"] for turn in turns] == list(range(1, len(turns) + 1))
    rolled = [event.details for event in game.log if event.kind == roll]
    dice = [turn["dice"][side] for turn in turns for side in ("nationalist", "republican")]
    assert sum(one["count"] for one in dice) == sum(len(one["rolls"]) if "rolls" in one else 1 for one in rolled) > 0
    assert all(one["count"] <= one["sum"] <= 6 * one["count"] for one in dice)
    assert sum(sum(turn["losses"].values()) for turn in turns) > 0
    last = game.observe(None)
    expected = last["objectives"]["republican"] if name == "espana1936" else last["morale"]
    assert told["turns"][-1]["standing"]["republican"] == expected


def test_morale_is_told_from_the_first_turn_and_want_of_supply_beside_combat() -> None:
    game = dosespanas.new_game("gce", scenario="campaign", seed=1)
    started, dice = game.observe(None)["morale"], random.Random(1)
    while game.actor is not None and game.choice < 1500:
        game.apply(dice.choice(game.legal_actions()))
    turns = story("gce", game.log, game.observe(None))["turns"]
    changed = [event.kind for event in game.log if event.kind in ("turn", "morale")].index("morale")
    assert changed > 1, "it does not change in the first turn of this game"
    assert turns[0]["standing"] == {"republican": started}
    unfed = [event.side for event in game.log if event.kind == "starved"]
    assert sum(sum(turn["starved"].values()) for turn in turns) == len(unfed) > 0


def test_morale_is_not_told_where_it_decides_nothing() -> None:
    game, dice = dosespanas.new_game("gce", scenario="1936", seed=1), random.Random(1)
    while game.actor is not None and game.choice < 400:
        game.apply(dice.choice(game.legal_actions()))
    turns = story("gce", game.log, game.observe(None))["turns"]
    assert turns and all(turn["standing"] == {} for turn in turns)
