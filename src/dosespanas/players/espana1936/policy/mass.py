"""What lies open, but not next door: where a mass may walk in one phase, and pairs of boxes that hold a group."""

from typing import Final

from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.board.destination_rules import spread
from dosespanas.espana1936.board.state import Board

FULL_BOX: Final = 8.0
"""About the force of a box full of troops: more can come to a place, but not stand there."""


def walks(t: Board, side: int, force: list[float], count: list[int]) -> list[float]:
    """Return for each box how much force of a side may come there in one movement phase.

    Free troops go any way through friendly boxes and stop in the first that is not (MOV-02, MOV-03). One that stops on
    a marker alone takes it away (MOV-04, BRD-09), and those behind it go on: each such box costs the mass one troop.
    `force` and `count`: that of each box, by side.
    """
    data = t.data
    base = side * data.box_count
    found = [0.0] * data.box_count
    land = ~data.overseas
    bare = ~t.here[1 - side]
    left = t.friendly(side) & land
    through = left
    while left:
        region = spread(t, left & -left, through)
        left &= ~region
        free = 0.0
        troops = 0
        for box in mask_bits(region & t.here[side]):
            free += force[base + box]
            troops += count[base + box]
        if troops == 0:
            continue
        one = free / float(troops)
        edge = data.linked(region) & land & ~region
        seen = region | edge
        while edge and free > 0.0:
            for box in mask_bits(edge):
                found[box] = max(found[box], min(free, FULL_BOX))
            free -= one
            edge = data.linked(edge & bare) & land & ~seen
            seen |= edge
    return found


def thin(t: Board, side: int, count: list[int]) -> int:
    """Return the boxes of a side that one move may take or contest, as a mask: held by a marker or by one troop.

    Only those next to boxes of the other side.
    """
    base = side * t.data.box_count
    found = 0
    for box in mask_bits(t.presence(side) & t.data.linked(t.presence(1 - side)) & ~t.data.overseas):
        if count[base + box] <= 1:
            found |= 1 << box
    return found
