"""Pairs of boxes whose loss together leaves a side too few linked ones, though neither alone does (VIC-04)."""

from itertools import combinations
from typing import Final

from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.board.destination_rules import spread
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.turn.victory import largest_group
from dosespanas.kernel.action import Refusal

PAIRS: Final = 2
"""Pairs of boxes that are told, those first that leave the smaller group."""
WEAKEST: Final = 7
"""Boxes that are looked at for a warning, the weakest first."""


def group_sizes(t: Board, boxes: int) -> list[int]:
    """VIC-04: return how many boxes each linked group of some boxes has."""
    found: list[int] = []
    while boxes:
        group = spread(t, boxes & -boxes, boxes)
        found.append(group.bit_count())
        boxes &= ~group
    return found


def pairs(t: Board, side: int, among: int = -1) -> list[tuple[list[int], int]]:
    """VIC-04: return pairs of boxes at the front with whose loss a side has too few linked ones, and how many.

    The loss of one of them does not do that. Empty ones are told of as walks. `among`: a mask of the boxes that count.
    """
    data = t.data
    own = t.presence(side)
    if largest_group(t, side).bit_count() < data.win_group:
        return []
    near = among & front(t, side)
    if largest_without(t, own, near) >= data.win_group:
        return []  # not even the loss of all of them does it
    boxes = mask_bits(near)
    alone = {box: largest_without(t, own, 1 << box) for box in boxes}
    cut: list[tuple[int, int, int]] = []
    for one, other in combinations(boxes, 2):
        left = largest_without(t, own, 1 << one | 1 << other)
        if left < data.win_group <= min(alone[one], alone[other]):
            cut.append((left, one, other))
    return [([one, other], left) for left, one, other in sorted(cut)[:PAIRS]]


def front(t: Board, side: int) -> int:
    """Return as a mask the boxes where a side has units and the enemy has some too, or next to them."""
    return t.here[side] & (t.data.linked(t.here[1 - side]) | t.here[1 - side])


def largest_without(t: Board, own: int, lost: int) -> int:
    """Return how many boxes the largest linked group would have without some."""
    return max(group_sizes(t, own & ~lost), default=0)


def weak_pair(t: Board) -> list[Refusal]:
    """VIC-04: name two boxes of the side to move that the enemy outweighs and with whose loss it has too few linked.

    He outweighs a box with the troops in it and in those linked to it, and the two with all of these together. In the
    fog (OPT-06) strength does not lie open.
    """
    if t.options.fog:
        return []
    strength = [strengths(t, side) for side in (0, 1)]
    weak = [box for box in mask_bits(front(t, t.side)) if outweighed(t, strength, 1 << box) > 0]
    weak.sort(key=lambda box: strength[t.side][box])
    for boxes, left in pairs(t, t.side, sum([1 << box for box in weak[:WEAKEST]])):
        if outweighed(t, strength, sum([1 << box for box in boxes])) > 0:
            terms = [t.data.box_terms[box] for box in boxes]
            details: dict[str, object] = {"boxes": terms, "count": left, "wanted": t.data.win_group}
            return [Refusal("VIC-04", "warning-pair", details)]
    return []


def strengths(t: Board, side: int) -> list[int]:
    """Return by box how strong a side's troops are there."""
    found = [0] * t.data.box_count
    for slot in t.slots_of(side):
        if t.t_box[slot] >= 0:
            found[t.t_box[slot]] += t.t_strength[slot]
    return found


def outweighed(t: Board, strength: list[list[int]], boxes: int) -> int:
    """Return by how much the enemy's troops in some boxes and those linked to them outweigh the side's in them."""
    own = sum([strength[t.side][box] for box in mask_bits(boxes)])
    return sum([strength[1 - t.side][box] for box in mask_bits(boxes | t.data.linked(boxes))]) - own
