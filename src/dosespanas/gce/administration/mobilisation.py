"""The Republican General Mobilisation (A.III, 6.11): divisions and points for Morale, once in the game."""

from typing import Final

from dosespanas.gce.administration import resource_points
from dosespanas.gce.board import notation as n
from dosespanas.gce.board.data import ENTRIES
from dosespanas.gce.board.stages import MOBILISE, NEXT_STEP
from dosespanas.gce.board.state import DUE, WAITING, Board
from dosespanas.gce.control import victory
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import REP

BY_MOBILISATION: Final = ENTRIES.index("mobilisation")


def possible(b: Board) -> bool:
    """6.11-a: tell whether the mobilisation may still be declared, and this turn."""
    turns: list[int] = b.data.special["mobilisation"]["turns"]
    return b.mobilised == 0 and turns[0] <= b.turn <= turns[1]


def begin(b: Board) -> None:
    """5.2-b: ask the Republican side alone."""
    b.side = REP
    b.stage = MOBILISE


def codes_mobilise(b: Board) -> list[int]:
    """Declare it, or not."""
    return [n.make(n.DECLARE_MOBILISATION), n.make(n.PASS)]


def take_mobilise(b: Board, code: int) -> None:
    """6.11-a; 6.11-b, A23: the M units are placed in the step that follows.

    6.2-g: those enter by it alone.
    """
    b.stage = NEXT_STEP
    if n.kind_of(code) == n.PASS:
        return
    rules = b.data.special["mobilisation"]
    b.mobilised = b.turn
    b.tell("declared", "6.11-a", REP, {"what": "mobilisation"}, [])
    for u in b.data.entering[BY_MOBILISATION]:
        if b.u_hex[u] == WAITING:
            b.u_hex[u] = DUE
    resource_points.add(b, REP, rules["points"], "6.11-a")
    victory.change_morale(b, rules["morale"], "morale-mobilisation", "6.11-a")


def why_not_mobilise(b: Board, code: int) -> Refusal | None:
    """Nothing but the two answers is about this choice."""
    return None
