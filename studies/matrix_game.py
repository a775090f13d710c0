"""Matrix games of two sides whose gains sum to nothing: the mixtures that no answer of the other side gains on."""

from typing import Any, Final, NamedTuple

import numpy as np

ROUNDING: Final = 1e-9
"""What is nothing, in gains from 0 to 1."""


class Solution(NamedTuple):
    """What both sides should do, and what it comes to."""

    rows: list[float]
    columns: list[float]
    value: float
    """What the side of the rows gets on average, if both play so."""


def solve(payoffs: list[list[float]]) -> Solution:
    """Return the equilibrium of what the side of the rows gets in each pair, by Dantzig's simplex.

    Raises ValueError for a matrix that is empty or not a rectangle.
    """
    if not payoffs or not payoffs[0] or any(len(row) != len(payoffs[0]) for row in payoffs):
        raise ValueError("a matrix game needs a row for each of one side's minds, a column for each of the other's")
    gains = np.array(payoffs, dtype=float)
    shift = 1.0 - float(gains.min())
    count, width = gains.shape
    # maximize the sum of y where (gains + shift) y <= 1 and y >= 0; what the slack costs are the shares of the rows
    table = np.zeros((count + 1, width + count + 1))
    table[:count, :width] = gains + shift
    table[:count, width : width + count] = np.eye(count)
    table[:count, -1] = 1.0
    table[-1, :width] = -1.0
    basis = list(range(width, width + count))
    while True:
        below = np.flatnonzero(table[-1, :-1] < -ROUNDING)
        if not len(below):
            break
        enters = int(below[0])  # the first, not the steepest: so it never runs in a circle (Bland)
        column = table[:count, enters]
        ratios = [(table[i, -1] / column[i], basis[i], i) for i in range(count) if column[i] > ROUNDING]
        leaves = min(ratios)[2]
        table[leaves] /= table[leaves, enters]
        for i in range(count + 1):
            if i != leaves:
                table[i] -= table[i, enters] * table[leaves]
        basis[leaves] = enters
    total = float(table[-1, -1])
    columns = np.zeros(width + count)
    columns[basis] = table[:count, -1]
    return Solution(_shares(table[-1, width : width + count]), _shares(columns[:width]), 1.0 / total - shift)


def _shares(weights: Any) -> list[float]:
    """Return weights that sum to 1, without what rounding left below 0."""
    kept = np.clip(weights, 0.0, None)
    return [float(x) for x in kept / kept.sum()]
