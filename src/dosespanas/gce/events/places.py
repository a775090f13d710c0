"""A hex for a unit that an event brings: a Basque one with a star (7.6-b), a column of the convoy (7.41)."""

from typing import Final

from dosespanas.gce.administration import entry
from dosespanas.gce.board import notation as n
from dosespanas.gce.board.chits import Part
from dosespanas.gce.board.data import SPECIALS
from dosespanas.gce.board.stages import CHIT_EFFECT, CHIT_TO
from dosespanas.gce.board.state import DUE, WAITING, Board, hex_term
from dosespanas.gce.control import stacking
from dosespanas.gce.events.effect_in_progress import in_hand
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, REP

STARRED: Final = SPECIALS.index("starred")


def bring_starred(b: Board, part: Part) -> None:
    """7.6-b: the next Basque unit with a star, if one is still due, comes to a hex that was vacated."""
    if b.cups.left == 0:
        return
    b.cups.left -= 1
    for u in b.data.units_of[REP]:
        if b.data.units[u].special == STARRED and b.u_hex[u] == WAITING:
            b.selected = u
            choose_place(b, REP)
            return


def bring_convoy(b: Board, part: Part) -> None:
    """7.41: the column enters in A.IV of this turn; A01: on turn 1, which has none, at once."""
    unit = b.selected
    b.selected = -1
    if unit < 0:
        return
    b.u_hex[unit] = DUE
    if b.turn == b.data.first_turn:
        b.selected = unit
        b.cups.queue = entry.entry_hexes(b, unit)
        choose_place(b, NAT)


def choose_place(b: Board, side: int) -> None:
    """Put the unit in hand in the only hex there is for it, if all can see that; else ask."""
    codes = codes_to(b)
    if len(codes) > 1 or (codes and any(stacking.full_unseen(b, b.selected, h) for h in b.cups.queue)):
        b.side = side
        b.stage = CHIT_TO
    elif codes:
        take_to(b, codes[0])
    else:
        b.selected = -1


def codes_to(b: Board) -> list[int]:
    """The hexes of the effect in hand that have room for the unit in hand (9.1)."""
    return [n.make(n.TO, h) for h in b.cups.queue if stacking.fits(b, [b.selected], h)]


def take_to(b: Board, code: int) -> None:
    """Put the unit in hand there."""
    settle(b, n.payload_of(code))
    b.selected = -1
    b.stage = CHIT_EFFECT


def why_not_to(b: Board, code: int) -> Refusal | None:
    """The unit does not enter there."""
    if n.kind_of(code) != n.TO:
        return None
    unit = b.data.units[b.selected].term()
    return Refusal(in_hand(b).rule, "refusal-gce-entry", {"piece": unit, "hex": hex_term(n.payload_of(code))})


def settle(b: Board, hex_: int) -> None:
    """Bring the unit in hand onto the map."""
    if b.data.units[b.selected].special == STARRED:
        b.place(b.selected, hex_)
        b.tell_unit("entered", in_hand(b).rule, b.selected, {"hex": hex_term(hex_)})
    else:
        entry.bring_in(b, b.selected, hex_, "entered", in_hand(b).rule)
