"""Chance in nodes: all it may bring can be gone through, copies are independent, and a side recalls what it saw."""

import pickle
import random
from collections import Counter
from copy import deepcopy

import pytest

import dosespanas
from dosespanas.env.chance_nodes import ChanceGame
from dosespanas.kernel.chance import Chance, ChanceNeeded, seed_bytes


def walk(course: ChanceGame, rng: random.Random, steps: int) -> Counter[str]:
    """Go on at random; return the rules that wanted chance."""
    found = Counter[str]()
    for _ in range(steps):
        if course.needed:
            found[course.rule] += 1
            course.outcome(rng.randrange(course.needed))
        elif course.state.actor() >= 0:
            course.apply(rng.choice(course.state.codes()))
    return found


def test_a_script_goes_through_all_that_dice_may_show() -> None:
    def roll(script: list[int]) -> list[list[int]]:
        chance = Chance(seed_bytes(1))
        chance.script = script[:]
        try:
            return [chance.dice(2, "CBT-16")]
        except ChanceNeeded as wanted:
            assert (wanted.of, wanted.rule) == (6, "CBT-16")
            return [rolls for value in range(wanted.of) for rolls in roll([*script, value])]

    rolls = roll([])
    assert len(rolls) == 36 and rolls.count([6, 6]) == 1 and rolls.count([2, 1]) == 2


def test_a_script_says_every_order_of_cards_and_nothing_where_there_is_one_card() -> None:
    orders: list[tuple[int, ...]] = []
    scripts: list[list[int]] = [[]]
    while scripts:
        script, cards, chance = scripts.pop(), [1, 2, 3], Chance(seed_bytes(1))
        chance.script = script[:]
        try:
            chance.shuffle(cards)
            orders.append(tuple(cards))
        except ChanceNeeded as wanted:
            scripts += [[*script, value] for value in range(wanted.of)]
    assert len(orders) == len(set(orders)) == 6
    chance = Chance(seed_bytes(1))
    chance.script = []
    assert chance.pick([7]) == 7


@pytest.mark.parametrize("name", dosespanas.GAMES)
def test_a_game_with_chance_in_nodes_keeps_its_laws_and_its_copies_apart(name: str) -> None:
    rng, course = random.Random(7), ChanceGame(dosespanas.new_game(name, seed=7), "nodes")
    rules = walk(course, rng, 120)
    assert sum(rules.values()) > 1 and (name == "gce" or rules["SET-02"] > 50)
    assert course.state.problems() == []
    sent = pickle.loads(pickle.dumps(course))
    assert sent.recalled(0) == course.recalled(0) and sent.state.to_json() == course.state.to_json()
    copy, before = deepcopy(course), course.state.to_json()
    walk(copy, rng, 10)
    assert course.state.to_json() == before != copy.state.to_json()


@pytest.mark.parametrize("name", dosespanas.GAMES)
def test_a_side_recalls_all_it_was_told_and_nothing_else(name: str) -> None:
    rng, course = random.Random(8), ChanceGame(dosespanas.new_game(name, seed=8), "sampled")
    recalled = set()
    for _ in range(4):
        walk(course, rng, 20)
        for side in (0, 1):
            recalled.add(course.recalled(side))
            assert course.drawn(side, rng.randrange(1000)).recalled(side) == course.recalled(side)
    assert len(recalled) == 8
