"""The two sides. Inside the rules a side is the plain int 0 or 1; `Side` is its name at the boundary."""

from enum import IntEnum
from typing import Final

from dosespanas.kernel.shapes import SideName


class Side(IntEnum):
    """One of the two players. The Nationalist side comes first in every sequence of both games."""

    NATIONALIST = 0
    REPUBLICAN = 1


SIDES: Final = [Side.NATIONALIST, Side.REPUBLICAN]
"""By their numbers: looking one up is quicker than making it."""

NAT: Final = 0
REP: Final = 1
NOBODY: Final = -1
SIDE_NAMES: Final[list[SideName]] = ["nationalist", "republican"]


def side_name(side: int) -> SideName | None:
    """Return the name of a side (0 or 1), or None for nobody (-1)."""
    return SIDE_NAMES[side] if side >= 0 else None


def parse_side(name: str) -> int:
    """Return 0 or 1 for a side's name; raises ValueError for anything else."""
    return ["nationalist", "republican"].index(name)


SIDE_TERMS: Final = ["side:nationalist", "side:republican"]
