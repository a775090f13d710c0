"""Divisions broken down into brigades (6.14)."""

from typing import Final

from dosespanas.gce.board.data import ENTRIES, FRONT, SIZES, TYPES, Face
from dosespanas.gce.board.state import ELIMINATED, REMOVED, SPLIT_OFF, WAITING, Board, hex_term
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import REP

GENERIC: Final = ENTRIES.index("breakdown")
DIVISION: Final = SIZES.index("division")
BRIGADE: Final = SIZES.index("brigade")
INFANTRY: Final = TYPES.index("infantry")


def printed(face: Face) -> str:
    """Return the factors of a face as printed: `7-11-5`."""
    return f"{face.attack}-{face.defence}-{face.move}"


def parts_of(b: Board, unit: int) -> list[str]:
    """6.14-b, 6.14-c, 6.14-d: return the factors of the brigades a full division is worth; none for any other unit."""
    data = b.data.units[unit]
    face = data.faces[FRONT]
    if face.size != DIVISION or data.steps != 2:
        return []
    factors = printed(face)
    for row in b.data.breakdown[data.side]:
        if factors in row["divisions"]:
            return row["brigades"]
    return []


def brigades(b: Board, unit: int) -> list[int]:
    """6.14-e: return the counters a unit on the map or in the pile may be exchanged for now; none if it may not.

    On the map it must be at full strength, and its hex must hold them; in the pile it is exchanged for counters that
    are not there yet (A25). All are of its own faction.
    """
    parts = parts_of(b, unit)
    if not parts or (b.u_hex[unit] >= 0 and (b.reduced(unit) or not room(b, unit, len(parts)))):
        return []
    found: list[int] = []
    for factors in parts:
        counter = counter_for(b, unit, factors, found)
        if counter < 0:
            return []
        found.append(counter)
    return found


def room(b: Board, unit: int, count: int) -> bool:
    """9.2-a: tell whether a hex holds so many brigades instead of a division."""
    weight = b.stack_weight(b.u_hex[unit]) - b.data.stack_division + count * b.data.stack_other
    return weight <= b.data.stack_limit


def counter_for(b: Board, unit: int, factors: str, taken: list[int]) -> int:
    """Return a brigade of some factors that is free, or -1: a generic one; on the map also one from the pile.

    6.14-b: of the Republican army any numbered brigade in the pile serves as well.
    """
    side = b.data.units[unit].side
    for u in b.data.entering[GENERIC]:
        if b.data.units[u].side == side and b.u_hex[u] == WAITING and serves(b, unit, u, factors, taken):
            return u
    if b.u_hex[unit] < 0:
        return -1
    for u in b.data.entering[GENERIC]:
        if b.data.units[u].side == side and b.u_hex[u] == ELIMINATED and serves(b, unit, u, factors, taken):
            return u
    for u in b.data.units_of[side]:
        if side == REP and b.u_hex[u] == ELIMINATED and serves(b, unit, u, factors, taken):
            return u
    return -1


def serves(b: Board, unit: int, other: int, factors: str, taken: list[int]) -> bool:
    """Tell whether a counter not yet taken is an infantry brigade of some factors and of a division's faction."""
    data = b.data.units[other]
    face = b.face(other)
    if other in taken or data.faction != b.data.units[unit].faction or data.steps != 1:
        return False
    return face.size == BRIGADE and face.type == INFANTRY and printed(face) == factors


def split(b: Board, unit: int) -> None:
    """6.14: exchange a division for brigades, in its hex or in the pile; it does not come back (A25)."""
    counters = brigades(b, unit)
    hex_ = b.u_hex[unit]
    details: dict[str, object] = {"count": len(counters)}
    if hex_ >= 0:
        details["hex"] = hex_term(hex_)
    b.tell_unit("split", "6.14-a", unit, details)
    if hex_ >= 0:
        b.lift(unit, REMOVED)
        for u in counters:
            b.u_flags[u] = b.u_flags[unit]
            b.place(u, hex_)
    else:
        b.u_hex[unit] = REMOVED
        for u in counters:
            b.u_hex[u] = ELIMINATED
            b.mark(u, SPLIT_OFF)


def refusal(b: Board, unit: int) -> Refusal:
    """Return why a unit is not broken down."""
    details: dict[str, object] = {"piece": b.data.units[unit].term()}
    parts = parts_of(b, unit)
    place = b.u_hex[unit]
    if not parts or (place < 0 and place != ELIMINATED) or (place >= 0 and b.reduced(unit)):
        return Refusal("6.14-a", "refusal-gce-no-split", details)
    if place >= 0 and not room(b, unit, len(parts)):
        return Refusal("9.2-a", "refusal-gce-stack", {"hex": hex_term(place)})
    return Refusal("6.14-e", "refusal-gce-no-brigades", details)
