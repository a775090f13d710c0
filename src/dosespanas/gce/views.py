"""A legal action as JSON: what an interface needs to light up and to label it."""

from typing import Final

from dosespanas.gce.administration import rebuilding
from dosespanas.gce.board import notation
from dosespanas.gce.board.data import NO_POOL
from dosespanas.gce.board.hexes import hex_name
from dosespanas.gce.board.stages import ADVANCE_TO, MOVE_ON, STRATEGIC_TO
from dosespanas.gce.board.state import Board, hex_term
from dosespanas.gce.movement import group_move
from dosespanas.kernel.shapes import Args, LegalAction, Stop
from dosespanas.kernel.side import SIDE_TERMS

IN_HAND = (notation.TO, notation.STEP, notation.STAY)
"""Actions about the units in hand."""

STOPS: Final[dict[int, Stop]] = {
    notation.DONE: "phase",
    notation.PASS: "question",
    notation.NONE: "question",
    notation.STAY: "question",
}
"""Answers that only end something."""


def describe(b: Board, code: int) -> LegalAction:
    """Return a legal action with its notation, verb, the units, hex and chit it is about, and label arguments."""
    kind = notation.kind_of(code)
    payload = notation.payload_of(code)
    data = b.data
    args: Args = {"side": SIDE_TERMS[b.side]}
    view: LegalAction = {
        "action": notation.write(data, code),
        "verb": notation.verb(code),
        "pieces": [],
        "box": None,
        "place": None,
        "card": None,
        "mode": None,
        "args": args,
    }
    if kind in STOPS:
        view["ends"] = STOPS[kind]
    if kind in notation.HEX_KINDS:
        at_hex(view, payload)
    elif kind in notation.CHIT_KINDS:
        view["card"] = data.chits[payload].name
        args["card"] = data.chits[payload].term()
        view["rule"] = data.chits[payload].rule
    elif kind in notation.PAIR_KINDS:
        about(b, view, notation.unit_of(code))
        at_hex(view, notation.hex_of(code))
    elif kind in notation.PURSE_KINDS:
        about_payment(b, view, notation.plain(code), notation.hex_of(code))
    elif kind in (notation.REPLACE, notation.REBUILD):
        purses = rebuilding.paid_by(b, payload, rebuilding.linked_hexes(b))
        about_payment(b, view, code, purses[0] if purses else NO_POOL)
    elif notation.is_unit_kind(kind):
        about(b, view, payload)
        if b.u_hex[payload] >= 0:
            at_hex(view, b.u_hex[payload])
        if kind == notation.LOSE:
            args["left"] = b.steps(payload) - 1
    elif kind in (notation.DECLARE_BIBERON, notation.DECLARE_MOBILISATION):
        args["what"] = "act-biberon" if kind == notation.DECLARE_BIBERON else "act-mobilisation"
    if kind in IN_HAND:
        view["pieces"] = [data.units[u].name for u in in_hand(b)]
    if b.stage == MOVE_ON and kind in (notation.TO, notation.STEP):
        path, cost = group_move.way(b, code)
        view["path"] = [hex_name(h) for h in path]
        view["cost"] = cost
    return view


def in_hand(b: Board) -> list[int]:
    """Return the units that a destination is being chosen for."""
    if b.stage in (MOVE_ON, STRATEGIC_TO):
        return b.move.units
    if b.stage == ADVANCE_TO:
        return [b.fight.mover]
    return [b.selected] if b.selected >= 0 else []


def about_payment(b: Board, view: LegalAction, code: int, purse: int) -> None:
    """6.4-c, A36: name a unit to be restored or rebuilt, and the points that pay for it if there is a choice."""
    unit = notation.payload_of(code)
    about(b, view, unit)
    if b.u_hex[unit] >= 0:
        at_hex(view, b.u_hex[unit])
    named = purse != NO_POOL
    view["mode"] = notation.PURSES[purse] if named else None
    view["args"]["named"] = "yes" if named else "no"
    view["args"]["pool"] = "pool:" + notation.PURSES[purse if named else b.data.units[unit].pool]


def about(b: Board, view: LegalAction, unit: int) -> None:
    """Name the unit an action is about."""
    view["pieces"] = [b.data.units[unit].name]
    view["args"]["piece"] = b.data.units[unit].term()


def at_hex(view: LegalAction, hex_: int) -> None:
    """Name the hex an action is about."""
    view["box"] = hex_name(hex_)
    view["args"]["box"] = hex_term(hex_)
