"""Games of España 1936 to play for the laws that hold in all of them."""

import random

from tests.worlds import World, covering, name_of
from tests.worlds import any_world as world_of

from dosespanas.espana1936.board import options

__all__ = ["STANDARD", "WORLDS", "World", "any_world", "name_of"]

STANDARD: World = ("1936", {})

WORLDS: list[World] = [STANDARD, *covering(options, random.Random(1936))]
"""The standard game, and a dozen or so others with every pair of options on, off and mixed."""


def any_world(rng: random.Random) -> World:
    """A combination drawn at random."""
    return world_of(options, rng)
