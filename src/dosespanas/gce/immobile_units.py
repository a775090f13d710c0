"""Who may be taken up and yet goes nowhere, and why: said before one has tried."""

from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.stages import MOVE
from dosespanas.gce.board.state import MARCHER, Board
from dosespanas.gce.movement import group_move
from dosespanas.gce.movement.reach import MovingGroup, find
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.shapes import Denial

PLAIN: Final = ("12.4", "12.17", "12.23")
"""Rules that anybody sees on the map at work: enemies, the sea and mountains, the frontier. Others tell more."""


def stuck(b: Board, viewer: int | None) -> dict[str, Denial]:
    """12.1, 12.11: return by name the units that may begin a move or a march and have nowhere to go, each with why.

    Nothing outside one's own choice of who moves.
    """
    if b.ended or viewer != b.side or b.stage != MOVE:
        return {}
    found: dict[str, Denial] = {}
    copy = b.clone()
    for u in sorted({n.payload_of(code) for code in b.codes() if n.kind_of(code) in (n.MOVE, n.MARCH)}):
        if not goes(copy, u, False) and not (b.has(u, MARCHER) and goes(copy, u, True)):
            why = reason(copy, u)
            if why is not None:
                found[b.data.units[u].name] = why.view()
    return found


def goes(copy: Board, unit: int, march: bool) -> bool:
    """Tell whether a unit could end a move somewhere else; on a board to try things on, where it is then in hand."""
    group_move.pick_up(copy, unit, march)
    copy.outlooks = []
    group = MovingGroup(copy, copy.move.units, march)
    reach = find(group, copy.move.hex, group.pace, True)
    group_move.choose_ends(copy, copy.move, reach)
    return bool(reach.ends)


def reason(copy: Board, unit: int) -> Refusal | None:
    """Return why a unit leaves its hex by none of its sides: what tells most; None where there is no side."""
    group_move.pick_up(copy, unit, False)
    copy.outlooks = []
    first: Refusal | None = None
    for h in sorted(copy.data.beyond[copy.move.hex]):
        why = group_move.why_not_hex(copy, h, False)
        if why.rule not in PLAIN:
            return why
        first = first or why
    return first
