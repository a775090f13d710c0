"""Combinations of scenario and options to play, for the laws that hold in all of them."""

import random
from itertools import combinations

from dosespanas.registry import Choices

World = tuple[str, dict[str, bool]]
"""A scenario and the options of a game."""


def allowed(choices: Choices, options: dict[str, bool]) -> bool:
    """Whether options do not contradict each other."""
    return not any(options.get(first) and options.get(second) for first, second in choices.EXCLUDE)


def any_world(choices: Choices, rng: random.Random) -> World:
    """A combination drawn at random."""
    while True:
        options = {name: rng.random() < 0.5 for name in choices.AVAILABLE}
        if allowed(choices, options):
            return rng.choice(choices.SCENARIOS), options


def pairs(world: World) -> set[tuple[tuple[str, object], tuple[str, object]]]:
    """Every pair of values that a combination holds."""
    scenario, options = world
    return set(combinations([("scenario", scenario), *sorted(options.items())], 2))


def covering(choices: Choices, rng: random.Random) -> list[World]:
    """Combinations in which any two values of any two options meet: the best of many drawn at random, greedily."""
    drawn = [(world, pairs(world)) for world in (any_world(choices, rng) for _ in range(500))]
    wanted = set().union(*(held for _, held in drawn))
    chosen: list[World] = []
    while wanted:
        world, held = max(drawn, key=lambda row: len(row[1] & wanted))
        chosen.append(world)
        wanted -= held
    return chosen


def name_of(world: World) -> str:
    """A short name for a test."""
    scenario, options = world
    return "-".join([scenario, *[name for name, value in options.items() if value]])
