"""Which units may stand in a hex together: stacking (9.1), the north (12.10), the parties (15.7.2)."""

from dosespanas.gce.board.state import Board
from dosespanas.gce.control import columns, stacking
from dosespanas.gce.supply import north
from dosespanas.kernel.action import Refusal


def why_not_there(b: Board, units: list[int], hex_: int) -> Refusal | None:
    """Return why a group may not come to stand in a hex, supply and duties apart, or None."""
    refusal = stacking.refusal(b, units, hex_)
    if refusal is None:
        refusal = north.refusal(b, units, hex_)
    return refusal if refusal is not None else columns.may_stack(b, units, hex_)
