"""The railways as a side may use them (14.2)."""

from typing import Final

from dosespanas.gce.board.data import Data
from dosespanas.gce.board.hexes import HEXES, OFF, ZEROS, borders
from dosespanas.gce.board.move_in_progress import Reach
from dosespanas.gce.board.state import Board
from dosespanas.kernel.grids import Grid
from dosespanas.kernel.side import NOBODY

SHUT: Final = 0
TERMINUS: Final = 1
"""A train may end there, but not go on."""
THROUGH: Final = 2


def survey(data: Data, side: int, control: Grid, owner: Grid, into_enemy: bool) -> list[int]:
    """14.2-b, 14.2-c: return by hex what a side's trains may do there: SHUT, TERMINUS or THROUGH.

    By hex: who controls it, and whose units stand there; `into_enemy`: with the option of A77.
    """
    found = [SHUT] * HEXES
    for h in data.railway_hexes:
        if open_to(side, control[h], owner[h], into_enemy):
            found[h] = THROUGH if passes(side, control, owner, h) else TERMINUS
    return found


def survey_of(b: Board, side: int) -> list[int]:
    """Return the survey of a board."""
    return survey(b.data, side, b.control, b.owner, b.options.rail_into_enemy)


def passes(side: int, control: Grid, owner: Grid, hex_: int) -> bool:
    """14.2-b: tell whether a side's trains run through a hex: its own, and safe from enemies or guarded."""
    if control[hex_] != side:
        return False
    return owner[hex_] == side or not borders(owner, 1 - side, hex_)


def open_to(side: int, control: int, owner: int, into_enemy: bool) -> bool:
    """14.2-a: tell whether a side's train may end in a rail hex, as far as control goes: not where an enemy is.

    14.2-c, A77: with the option also in one that the enemy controls and has left empty.
    """
    return owner != 1 - side if control == side else into_enemy and owner == NOBODY


def nearest(data: Data, start: int, line: list[int], enough: int) -> list[int]:
    """Return the hexes that `find` would find, without the ways."""
    seen = ZEROS[:]
    seen[start] = 1
    found = [start]
    i = 0
    while i < len(found) and len(found) <= enough:
        if i == 0 or line[found[i]] == THROUGH:
            for other in data.by_rail[found[i]]:
                if line[other] != SHUT and seen[other] == 0:
                    seen[other] = 1
                    found.append(other)
        i += 1
    return found[1:]


def find(data: Data, start: int, line: list[int], enough: int = HEXES) -> Reach:
    """14.2: return how far trains go from a hex by a survey of the line, nearest hexes first.

    The search ends when it has found `enough` hexes.
    """
    found = Reach(start, 0)
    cost, came, hexes = found.cost, found.came, found.hexes
    cost[start] = 0
    queue = [start]
    i = 0
    while i < len(queue) and len(hexes) < enough:
        for other in data.by_rail[queue[i]]:
            if cost[other] == OFF and line[other] != SHUT:
                cost[other] = 0
                came[other] = queue[i]
                hexes.append(other)
                if line[other] == THROUGH:
                    queue.append(other)
        i += 1
    return found
