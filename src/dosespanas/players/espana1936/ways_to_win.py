"""The ways in which a side may win at the next victory check, each with the boxes that would do it (VIC)."""

from typing import Final

from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.turn.victory import automatic, largest_group, resists

MOST: Final = 3
"""How many boxes a victory may want at most to be looked for."""


def wanted(t: Board, side: int) -> list[list[int]]:
    """Return the sets of boxes, each without enemy units, that would give a side a victory: as many of each as needed.

    The first number of each is how many.
    """
    data = t.data
    open_boxes = ~t.friendly(side) & ~t.here[1 - side]
    found: list[list[int]] = []
    lacking = data.win_objectives + 1 - t.objectives_of(side)
    cities = data.objectives & open_boxes
    if 0 < lacking <= min(MOST, cities.bit_count()):
        found.append([lacking, *mask_bits(cities)])
    missing = data.win_cities & ~t.friendly(side)
    if missing and missing & ~open_boxes == 0 and missing.bit_count() <= MOST:
        found.append([missing.bit_count(), *mask_bits(missing)])
    if side == data.early_side and t.turn <= data.early_turn and open_boxes >> data.early_box & 1:
        found.append([1, data.early_box])
    group = largest_group(t, 1 - side)
    if group.bit_count() <= data.win_group:
        found.append([1, *mask_bits(group & open_boxes)])
    return found + wanted_at_last(t, side) if t.turn == data.last_turn else found


def wanted_at_last(t: Board, side: int) -> list[list[int]]:
    """VIC-02, VIC-07: return the objective cities that would give a side a victory in the last turn.

    There a contested city counts too: for the Republic as one it is in, for both as one the other side has not.
    """
    data = t.data
    found: list[list[int]] = []
    if side == data.resist_side:
        cities = data.objectives & ~t.here[side]
        lacking = data.resist_over + 1 - len(manned(t, side))
        if 0 < lacking <= min(MOST, cities.bit_count()):
            found.append([lacking, *mask_bits(cities)])
    cities = data.objectives & t.presence(1 - side) & ~t.here[side]
    if cities:
        found.append([min(MOST, cities.bit_count()), *mask_bits(cities)])
    return found


def manned(t: Board, side: int) -> list[int]:
    """VIC-07: return the objective cities in which a side has units."""
    return mask_bits(t.here[side] & t.data.objectives)


def ahead(t: Board, side: int) -> bool:
    """Tell whether a side would win at the next check if everything stood then as it does now (VIC-02..07)."""
    if automatic(t, side)[0]:
        return True
    if t.turn < t.data.last_turn or automatic(t, 1 - side)[0]:
        return False
    if resists(t):
        return side == t.data.resist_side
    return t.objectives_of(side) > t.objectives_of(1 - side)
