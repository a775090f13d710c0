"""The evacuation through France (12.9): Republican divisions at the border come back near Figueras, once in a game."""

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.data import SIZES
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.state import EVACUATED, MOVED, Board, hex_term
from dosespanas.gce.control import stacking
from dosespanas.gce.movement.eligibility import SPENT
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, REP

DIVISION = SIZES.index("division")
BRIGADE = SIZES.index("brigade")


def haven(b: Board) -> int:
    """Return the hex where evacuated units come back."""
    name: str = b.data.special["evacuation"]["hex"]
    return parse_hex(name)


def thirds(b: Board, unit: int) -> int:
    """12.9-a, A61: return what a division or brigade of any arm counts, in thirds; 0: it cannot be evacuated."""
    face = b.face(unit)
    per_division: int = b.data.special["evacuation"]["brigades_per_division"]
    if face.column or b.data.units[unit].is_hq or b.data.units[unit].side != REP:
        return 0
    if face.size == DIVISION:
        return per_division
    return 1 if face.size == BRIGADE else 0


def room(b: Board) -> int:
    """12.9-a: return how many thirds of divisions may still be evacuated: once a game, all of them in one turn."""
    if b.evacuation not in (0, b.turn):
        return 0
    divisions: int = b.data.special["evacuation"]["divisions"]
    per_division: int = b.data.special["evacuation"]["brigades_per_division"]
    return divisions * per_division - b.evacuated


def codes(b: Board) -> list[int]:
    """Return the units that may be evacuated now, duties apart."""
    if room(b) <= 0 or b.control[haven(b)] == NAT:
        return []
    found: list[int] = []
    for h in b.data.at_french_border:
        if b.owner[h] == REP:
            for u in b.stack(h):
                if not b.u_flags[u] & SPENT and thirds(b, u) > 0 and why_not(b, u) is None:
                    found.append(n.make(n.EVACUATE, u))
    return found


def take(b: Board, unit: int) -> None:
    """12.9-b, A53: put a unit near Figueras; it moves no more this turn, and is an ordinary Republican one now."""
    b.evacuation = b.turn
    b.evacuated += thirds(b, unit)
    b.shift(unit, haven(b))
    b.mark(unit, MOVED | EVACUATED)
    b.tell_unit("evacuated", "12.9-b", unit, {"to": hex_term(haven(b))})


def why_not(b: Board, unit: int) -> Refusal | None:
    """Return why a unit may not be evacuated, or None (12.9, A61)."""
    there = haven(b)
    here = b.u_hex[unit]
    details: dict[str, object] = {"piece": b.data.units[unit].term(), "hex": hex_term(there)}
    if b.side != REP or thirds(b, unit) == 0:
        return Refusal("12.9-a", "refusal-gce-not-evacuated", details)
    if here < 0 or not b.data.french_border[here] or here == there:
        return Refusal("12.9-a", "refusal-gce-not-at-border", details)
    if b.control[there] == NAT:
        return Refusal("12.9-c", "refusal-gce-haven-lost", details)
    if b.u_flags[unit] & SPENT:
        return Refusal("12.2-b", "refusal-already-moved", details)
    if thirds(b, unit) > room(b):
        return Refusal("12.9-a", "refusal-gce-evacuation-full", details)
    return stacking.refusal(b, [unit], there)
