"""Glicko-2: how strong somebody is, how sure that is, and how both change with results.

After Mark Glickman, "Example of the Glicko-2 system". Three things are our own: an *offset* shifts what is expected of
a result, in points, for a side that is known to win more often; a result may count as a part of one, by its *weight*,
in all sums over results; and a rating is worked out after every result (or pair of results), so that its deviation
grows by parts of a period.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SCALE: Final = 400 / math.log(10)
"""Points of a rating for each unit of log odds."""
CENTRE: Final = 1500.0
"""The rating of somebody of whom nothing is known."""
UNKNOWN: Final = 350.0
"""The deviation of such a rating, and the greatest there is."""
SUREST: Final = 45.0
"""The smallest deviation: somebody may always have become better."""
VOLATILITY: Final = 0.06
"""How erratic somebody is of whom nothing is known."""
TAU: Final = 0.5
"""How much volatility may change: 0.3 to 1.2 by the paper."""
PRECISION: Final = 1e-6
"""How exactly a volatility is found."""
LOWEST, HIGHEST = 100.0, 4_000.0
"""Between these every rating stays, whatever is won."""


@dataclass(frozen=True)
class Rating:
    """What somebody is thought to be worth: points, their deviation (one standard error), and the volatility."""

    points: float = CENTRE
    deviation: float = UNKNOWN
    volatility: float = VOLATILITY


@dataclass(frozen=True)
class Met:
    """One result: whom one met, what came of it (1 won, 0.5 drawn, 0 lost), and the offset of one's own side."""

    other: Rating
    score: float
    offset: float = 0.0
    """By how many points one's side is the better one."""
    weight: float = 1.0
    """As how much of a result it counts, above 0."""


def weight(deviation: float) -> float:
    """Return how much a result against somebody of this deviation, in units of log odds, counts (g of the paper)."""
    return 1 / math.sqrt(1 + 3 * (deviation / math.pi) ** 2)


def expected(mine: Rating, other: Rating, offset: float = 0.0) -> float:
    """Return the share of points that is expected against somebody, from 0 to 1."""
    distance = (mine.points - other.points + offset) / SCALE
    return 1 / (1 + math.exp(-weight(other.deviation / SCALE) * distance))


def rested(rating: Rating, periods: float) -> Rating:
    """Return a rating after a time without results, in periods: less and less sure."""
    spread = math.hypot(rating.deviation, rating.volatility * SCALE * math.sqrt(max(periods, 0.0)))
    return Rating(rating.points, min(spread, UNKNOWN), rating.volatility)


def rated(before: Rating, results: Sequence[Met], periods: float = 1.0) -> Rating:
    """Return a rating after some results that count together, `periods` after it was last worked out.

    With 1 this is the paper's; without results the rating has only rested.
    """
    if not results:
        return rested(before, periods)
    spread = before.deviation / SCALE
    certainty = improvement = 0.0
    for one in results:
        share = expected(before, one.other, one.offset)
        factor = weight(one.other.deviation / SCALE)
        certainty += one.weight * factor * factor * share * (1 - share)
        improvement += one.weight * factor * (one.score - share)
    certainty = max(certainty, 1e-12)
    volatility = _volatility(spread, before.volatility, 1 / certainty, improvement / certainty)
    aged = math.hypot(spread, volatility * math.sqrt(max(periods, 0.0)))
    after = 1 / math.sqrt(1 / aged**2 + certainty)
    points = before.points + after * after * improvement * SCALE
    return Rating(
        min(max(points, LOWEST), HIGHEST),
        min(max(after * SCALE, SUREST), UNKNOWN),
        volatility,
    )


def _volatility(spread: float, before: float, variance: float, delta: float) -> float:
    """Return the new volatility (step 5 of the paper, by the Illinois algorithm)."""
    start = math.log(before * before)

    def off(x: float) -> float:
        squared = math.exp(x)
        whole = spread * spread + variance + squared
        return squared * (delta * delta - whole) / (2 * whole * whole) - (x - start) / (TAU * TAU)

    low = start
    if delta * delta > spread * spread + variance:
        high = math.log(delta * delta - spread * spread - variance)
    else:
        steps = 1
        while off(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = off(low), off(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = off(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
