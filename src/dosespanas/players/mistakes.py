"""Mistakes as people make them: a worse plan for a phase, and by no more than so many points of the chance to win.

Whoever plays below its strength makes several plans for a phase: the sound one, and others that want the wrong places
and weigh things wrongly, each a little further off. All are played out in the same sampled games and judged; it keeps
to the worst that costs no more than it may. Within the phase it is of one mind: there is no noise on single choices.

A beginner tries nothing out. It makes one plan for a turn, which is far off, does not think of a part of the map, and
does not see what the other side could win by at once. What it could win by itself it never passes over.
"""

import math
import random
from typing import Final

SIZES: Final = (0.5, 1.0, 2.0)
"""How far off the mistaken plans are: what they want and weigh is out by a factor of up to e to the power of this."""
MOST_FACTOR: Final = 20.0
"""By how much a mistaken plan multiplies anything at most."""


def wrong(rng: random.Random, size: float) -> float:
    """Return a factor about 1 that is as often too large as too small."""
    return min(MOST_FACTOR, math.exp(size * (2.0 * rng.random() - 1.0)))


def worst(means: list[float], most: float) -> int:
    """Return which plan is kept to: the worst that costs no more than `most` of the first's chance to win (0 to 1).

    `means`: what each plan came to, the sound one first; a negative number for one that there was no time to try.
    """
    least = means[0] - most
    best = 0
    for i in range(1, len(means)):
        if 0.0 <= means[i] < means[best] and means[i] >= least:
            best = i
    return best


def of_turn(seed: int, turn: int) -> random.Random:
    """Return the chance by which a beginner errs in a turn: the same however often the turn is begun."""
    return random.Random(f"{seed} {turn}")


def forgotten(rng: random.Random, places: int, idle: float) -> list[bool]:
    """Return by place whether a beginner does not think of it in a turn; `idle`: the share of such places, 0 to 1."""
    return [rng.random() < idle for _ in range(places)]
