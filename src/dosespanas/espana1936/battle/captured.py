"""Republican tanks that are captured instead of lost, and where they come back (OPT-03, OPT-04)."""

from typing import Final

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import TANK, mask_bits
from dosespanas.espana1936.board.fog import tell_units
from dosespanas.espana1936.board.stages import CAPTURED_TO, NEXT_PHASE
from dosespanas.espana1936.board.state import CAPTURED, OUT, Board
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import SIDE_TERMS

CAPTURE: Final = 4
"""The roll from which on a destroyed tank is captured (OPT-03)."""


def try_capture(t: Board, piece: int, box: int) -> None:
    """OPT-03: the other side rolls for a tank just destroyed in a box; the back of its counter waits to be placed."""
    back = t.data.captured_as[piece]
    if not t.options.captured_tanks or back < 0:
        return
    roll = t.chance.dice(1, "OPT-03", 1 - t.data.piece_sides[piece])[0]
    t.reveals += 1
    taken = roll >= CAPTURE
    if taken:
        t.p_box[piece] = OUT
        t.p_box[back] = CAPTURED
    kind = "tank-captured" if taken else "tank-not-captured"
    details: dict[str, object] = {"piece": t.data.piece_terms[piece], "box": t.data.box_terms[box], "roll": roll}
    details["owner"] = SIDE_TERMS[t.data.piece_sides[piece]]
    t.tell(kind, "OPT-03", t.data.piece_sides[back], details, [t.data.piece_names[piece]])


def waiting(t: Board) -> list[int]:
    """Return the captured tanks to be placed whose side holds a box alone."""
    return [p for side in (0, 1) if t.friendly(side) for p in t.data.pieces_of[side][TANK] if t.p_box[p] == CAPTURED]


def place_next(t: Board) -> None:
    """OPT-04: at the end of the Events phase each captured tank is placed; then the phase is over.

    EDN-14: of the turn of the capture, in both editions.
    """
    t.selected = -1
    t.stage = NEXT_PHASE
    for piece in waiting(t)[:1]:
        t.side = t.data.piece_sides[piece]
        t.selected = len(t.t_box) + piece
        t.stage = CAPTURED_TO


def codes_to(t: Board) -> list[int]:
    """Choose any box held alone."""
    return [n.make(n.TO, box) for box in mask_bits(t.friendly(t.side))]


def take_to(t: Board, code: int) -> None:
    """Place the tank: it belongs to its new side for good."""
    box = n.payload_of(code)
    piece = t.selected - len(t.t_box)
    t.p_flags[piece] = 0
    t.put_piece(piece, box)
    details: dict[str, object] = {"piece": t.data.piece_terms[piece], "box": t.data.box_terms[box]}
    tell_units(t, "placed", "OPT-04", t.side, details, [t.selected], True)
    place_next(t)


def why_not_to(t: Board, code: int) -> Refusal | None:
    """Explain why a captured tank may not enter a box."""
    if not n.names_box(t.data, code):
        return None
    box = n.payload_of(code)
    details: dict[str, object] = {"piece": t.piece_term(t.selected), "box": t.data.box_terms[box]}
    return Refusal("OPT-04", "refusal-not-friendly", details)
