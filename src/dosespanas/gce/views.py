"""A legal action as JSON: what an interface needs to light up and to label it."""

from typing import Final

from dosespanas.gce.administration import rebuilding
from dosespanas.gce.board import notation
from dosespanas.gce.board.data import NO_POOL
from dosespanas.gce.board.hexes import hex_name
from dosespanas.gce.board.stages import ADVANCE_TO, MOVE_ON, STRATEGIC_TO
from dosespanas.gce.board.state import WAITING, Board, hex_term
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
    args = label(Sight(b, b.side), b.side, code)
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
        view["box"] = hex_name(payload)
    elif kind in notation.CHIT_KINDS:
        view["card"] = data.chits[payload].name
        view["rule"] = data.chits[payload].rule
    elif kind in notation.PAIR_KINDS:
        view["pieces"] = [data.units[notation.unit_of(code)].name]
        view["box"] = hex_name(notation.hex_of(code))
    elif kind in notation.PURSE_KINDS:
        about(b, view, notation.unit_of(code))
        view["mode"] = notation.PURSES[notation.hex_of(code)]
    elif notation.is_unit_kind(kind):
        about(b, view, payload)
        if kind in (notation.REPLACE, notation.REBUILD):
            about_payment(b, view, payload)
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


def about_payment(b: Board, view: LegalAction, unit: int) -> None:
    """6.4-c, A36: name the points that pay for a unit to be restored or rebuilt if there is a choice."""
    purses = rebuilding.paid_by(b, unit, rebuilding.linked_hexes(b))
    if purses and purses[0] != NO_POOL:
        view["mode"] = notation.PURSES[purses[0]]
        view["args"] |= paid_from(purses[0])


def about(b: Board, view: LegalAction, unit: int) -> None:
    """Name the unit an action is about, and its hex if it is on the map."""
    view["pieces"] = [b.data.units[unit].name]
    if b.u_hex[unit] >= 0:
        view["box"] = hex_name(b.u_hex[unit])


class Sight:
    """The units of a board as one side sees them (13.6): all that a label may know, whatever its action names."""

    def __init__(self, b: Board, viewer: int) -> None:
        self._board = b
        self._viewer = viewer
        self.data = b.data

    def hex_of(self, unit: int) -> int:
        """Return the hex of a unit, below 0 if it is not on the map or lies covered."""
        return self._board.u_hex[unit] if self._board.sees(self._viewer, unit) else WAITING

    def steps(self, unit: int) -> int:
        """Return the steps a unit has left; of one that lies covered those it began with."""
        return self._board.steps(unit) if self._board.sees(self._viewer, unit) else self.data.units[unit].steps


def label(sight: Sight, side: int, code: int) -> Args:
    """Return the arguments of the label of an action of a side, whether it is legal now or not."""
    kind = notation.kind_of(code)
    payload = notation.payload_of(code)
    data = sight.data
    args: Args = {"side": SIDE_TERMS[side]}
    if kind in notation.HEX_KINDS:
        args["box"] = hex_term(payload)
    elif kind in notation.CHIT_KINDS:
        args["card"] = data.chits[payload].term()
    elif kind in notation.PAIR_KINDS:
        args["piece"] = data.units[notation.unit_of(code)].term()
        args["box"] = hex_term(notation.hex_of(code))
    elif kind in notation.PURSE_KINDS:
        args |= of_unit(sight, notation.unit_of(code)) | paid_from(notation.hex_of(code))
    elif notation.is_unit_kind(kind):
        args |= of_unit(sight, payload)
        if kind in (notation.REPLACE, notation.REBUILD):
            args |= {"named": "no", "pool": "pool:" + notation.PURSES[data.units[payload].pool]}
        elif kind == notation.LOSE:
            args["left"] = sight.steps(payload) - 1
    elif kind in (notation.DECLARE_BIBERON, notation.DECLARE_MOBILISATION):
        args["what"] = "act-biberon" if kind == notation.DECLARE_BIBERON else "act-mobilisation"
    return args


def of_unit(sight: Sight, unit: int) -> Args:
    """Return a unit as arguments of a label, with its hex if it is seen on the map."""
    args: Args = {"piece": sight.data.units[unit].term()}
    hex_ = sight.hex_of(unit)
    if hex_ >= 0:
        args["box"] = hex_term(hex_)
    return args


def paid_from(purse: int) -> Args:
    """Return the points that an action names to pay with, as arguments of its label."""
    return {"named": "yes", "pool": "pool:" + notation.PURSES[purse]}
