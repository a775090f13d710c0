"""Who is supplied by the French border (15.9, A90): where several could be, the Republican player names them.

He names a division, or up to three brigades of a hex, in his movement phase, beforehand if he likes; the border
supplies them as soon as they need it, and nobody else while they do (see `supply.border_supplied`).
"""

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.state import FAVOURED, NAMED, Board, hex_term
from dosespanas.gce.supply.sources import BORDER_BRIGADES, BRIGADE, DIVISION
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import REP


def beside(b: Board) -> list[int]:
    """Return the Republican divisions and brigades next to the French border."""
    found: list[int] = []
    for h in b.data.at_french_border:
        if b.owner[h] == REP:
            found += [u for u in b.stack(h) if b.face(u).size in (DIVISION, BRIGADE)]
    return found


def all_fit(b: Board, units: list[int]) -> bool:
    """Tell whether the border supplies units all at once, so that there is nothing to choose."""
    if len(units) <= 1:
        return True
    together = all(b.u_hex[u] == b.u_hex[units[0]] and b.face(u).size == BRIGADE for u in units)
    return together and len(units) <= BORDER_BRIGADES


def codes(b: Board) -> list[int]:
    """A90: the units that may be named now, each once a turn."""
    if not b.options.border_supply:
        return []
    units = beside(b)
    if all_fit(b, units):
        return []
    return [n.make(n.BORDER, u) for u in units if not b.u_flags[u] & (FAVOURED | NAMED)]


def take(b: Board, unit: int) -> None:
    """A90: name a unit, beside up to two other brigades of its hex; whoever else was named no longer is."""
    others: list[int] = []
    if b.face(unit).size == BRIGADE:
        others = [u for u in b.stack(b.u_hex[unit]) if b.has(u, FAVOURED) and b.face(u).size == BRIGADE]
    if len(others) >= BORDER_BRIGADES:
        others = []
    for u in b.data.units_of[REP]:
        if u not in others:
            b.unmark(u, FAVOURED)
    b.mark(unit, FAVOURED | NAMED)
    b.tell_unit("border-named", "15.9", unit, {"hex": hex_term(b.u_hex[unit])})


def why_not(b: Board, unit: int) -> Refusal | None:
    """Return why a unit may not be named now, or None."""
    details: dict[str, object] = {"piece": b.data.units[unit].term()}
    units = beside(b)
    if not b.options.border_supply or b.side != REP or unit not in units:
        return Refusal("15.9", "refusal-gce-not-by-border", details)
    if all_fit(b, units):
        return Refusal("A90", "refusal-gce-border-for-all", details)
    if b.u_flags[unit] & (FAVOURED | NAMED):
        return Refusal("A90", "refusal-gce-border-named", details)
    return None
