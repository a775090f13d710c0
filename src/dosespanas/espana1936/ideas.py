"""What either side could do with its next moves, to be drawn on the map: open cities, walks, cuts (VIC-03 to VIC-06).

All of it is counted from what lies open to both sides; in the fog (OPT-06) a covered stack counts as one troop.
"""

from typing import Final

from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.double_cuts import pairs
from dosespanas.espana1936.movement.moves import destinations, path
from dosespanas.espana1936.warnings import movers, open_cities, open_links, reach, walks
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.shapes import Arg, Idea
from dosespanas.kernel.side import SIDE_NAMES

DECISIVE: Final = ("VIC-03", "VIC-04", "VIC-05", "VIC-06")
"""Rules by which the war ends: what they say of is told before all else."""
TOLD: Final = {
    "warning-open": "idea-open",
    "warning-madrid": "idea-decides",
    "warning-cut": "idea-cut",
    "warning-split": "idea-split",
    "warning-walks": "idea-walks",
}
"""What is warned of, said of either side as an idea."""


def ideas(t: Board, viewer: int | None) -> list[Idea]:
    """Return what the other side could do and what one's own could, the gravest of each first; a spectator has none."""
    return [] if viewer is None or t.ended else [*by_side(t, 1 - viewer), *by_side(t, viewer)]


def by_side(t: Board, side: int) -> list[Idea]:
    """Return what a side could do with its next moves."""
    other = t.clone()
    other.side = 1 - side  # whose regret it would be
    empty = other.friendly(other.side) & ~other.here[other.side]
    near = reach(t, side)
    regrets = [*open_cities(other, empty, near), *open_links(other, near), *walks(other, near)]
    found = [idea(t, side, one) for one in regrets]
    found += [pair(t, side, boxes, left) for boxes, left in pairs(t, 1 - side)]
    found += walk(t, side, empty & near)
    return sorted(found, key=lambda one: one["rule"] not in DECISIVE)


def idea(t: Board, side: int, said: Refusal) -> Idea:
    """Return what the other side would be warned of as a side's idea."""
    named = said.details.get("boxes", [said.details.get("box")])
    boxes = [t.data.box_terms.index(str(term)) for term in (named if isinstance(named, list) else [])]
    args: dict[str, Arg] = {name: plain(value) for name, value in said.details.items()}
    return told(t, side, said.rule, TOLD[said.key], args, boxes)


def plain(value: object) -> Arg:
    """Return an argument of a refusal as one of a message."""
    if isinstance(value, list):
        return [str(one) for one in value]
    return value if isinstance(value, int) else str(value)


def told(t: Board, side: int, rule: str, key: str, args: dict[str, Arg], boxes: list[int]) -> Idea:
    """Return an idea of a side about some boxes, with the ways that its units could come to them."""
    return {
        "side": SIDE_NAMES[side],
        "rule": rule,
        "key": key,
        "args": args,
        "places": [t.data.boxes[box] for box in boxes],
        "ways": ways(t, side, boxes),
    }


def pair(t: Board, side: int, boxes: list[int], left: int) -> Idea:
    """Return that a side could split the other one by taking two boxes."""
    args: dict[str, Arg] = {
        "boxes": [t.data.box_terms[box] for box in boxes],
        "count": left,
        "wanted": t.data.win_group,
    }
    return told(t, side, "VIC-04", "idea-pair", args, boxes)


def walk(t: Board, side: int, open_to: int) -> list[Idea]:
    """MOV-04: return that a side could walk into boxes of the other that markers alone hold, where it can."""
    open_ = mask_bits(open_to)
    args: dict[str, Arg] = {"boxes": [t.data.box_terms[box] for box in open_]}
    return [told(t, side, "MOV-04", "idea-walk", args, open_)] if open_ else []


def ways(t: Board, side: int, boxes: list[int]) -> list[list[str]]:
    """Return the shortest way of a side's troops to each of some boxes that they can come to, as ids.

    What one troop opens another goes through: a way may begin in a box on the list.
    """
    through = t.friendly(side)
    starts = movers(t, side)
    found: list[list[str]] = []
    for box in boxes:
        near = [path(t, through, start, box) for start in starts if destinations(t, side, start, False) >> box & 1]
        if not near:
            near = [[other, box] for other in boxes if t.data.links[box] >> other & 1]
        if near:
            found.append([t.data.boxes[stop] for stop in min(near, key=len)])
    return found
