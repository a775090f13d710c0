"""Games to play for the laws that hold in all of them: combinations of scenario and options."""

import random
from itertools import combinations

from dosespanas.espana1936.options import AVAILABLE, EXCLUDE, SCENARIOS

World = tuple[str, dict[str, bool]]
"""A scenario and the options of a game."""

STANDARD: World = ("1936", {})


def allowed(options: dict[str, bool]) -> bool:
    """Whether options do not contradict each other."""
    return not any(options.get(first) and options.get(second) for first, second in EXCLUDE)


def any_world(rng: random.Random) -> World:
    """A combination drawn at random."""
    while True:
        options = {name: rng.random() < 0.5 for name in AVAILABLE}
        if allowed(options):
            return rng.choice(SCENARIOS), options


def pairs(world: World) -> set[tuple[tuple[str, object], tuple[str, object]]]:
    """Every pair of values that a combination holds."""
    scenario, options = world
    return set(combinations([("scenario", scenario), *sorted(options.items())], 2))


def covering(rng: random.Random) -> list[World]:
    """Combinations in which any two values of any two options meet: the best of many drawn at random, greedily."""
    drawn = [(world, pairs(world)) for world in (any_world(rng) for _ in range(500))]
    wanted = set().union(*(held for _, held in drawn))
    chosen: list[World] = []
    while wanted:
        world, held = max(drawn, key=lambda row: len(row[1] & wanted))
        chosen.append(world)
        wanted -= held
    return chosen


WORLDS: list[World] = [STANDARD, *covering(random.Random(1936))]
"""The standard game, and a dozen or so others with every pair of options on, off and mixed."""


def name_of(world: World) -> str:
    """A short name for a test."""
    scenario, options = world
    return "-".join([scenario, *[name for name, value in options.items() if value]])
