"""Where a unit enters the map (6.2, A13 to A17): reinforcements, units that come back, and rebuilt ones."""

from typing import Final

from dosespanas.gce.board.data import ENTRIES
from dosespanas.gce.board.hexes import OFF, within
from dosespanas.gce.board.landmarks import BARCELONA, VALENCIA
from dosespanas.gce.board.state import ELIMINATED, FRESH, Board, hex_term
from dosespanas.gce.control import columns, stacking
from dosespanas.gce.supply import north
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import REP

MOBILISED: Final = ENTRIES.index("mobilisation")

PRINTED: Final = 0
"""Its printed hex (6.2-a); failing that one near it (6.2-b), or in the north one of 6.2-f."""
AROUND: Final = 1
"""The printed hex or any near it: M units (6.11, A13)."""
HEXLESS: Final = 2
"""A town, a city, or a hex that another unit was withdrawn from (6.2-d, 6.2-e)."""
TOWNS: Final = 3
"""A town or city: rebuilt units without an entry hex (A17)."""
REGION: Final = 4
"""6.2-f: rebuilt northern units without an entry hex."""
PORTS: Final = 5
"""7.7: Barcelona or Valencia, for columns back from the Balearics."""

RULES: Final = ["6.2-b", "6.11-a", "6.2-d", "A17", "6.2-f", "7.7"]
"""By way of entry."""


def way_in(b: Board, unit: int) -> int:
    """Return how a unit would enter the map now: one of the ways above.

    A17: a rebuilt unit enters as a reinforcement does; one that began on the map has no hex of entry.
    """
    data = b.data.units[unit]
    if b.u_hex[unit] == ELIMINATED:
        if data.entry == MOBILISED:
            return AROUND
        if data.hex != OFF and data.turn > 0:
            return PRINTED
        return REGION if data.northern else TOWNS
    if b.u_turn[unit] > 0:
        return PORTS if data.side == REP else HEXLESS
    if data.entry == MOBILISED:
        return AROUND
    return PRINTED if data.hex != OFF else HEXLESS


def entry_hexes(b: Board, unit: int) -> list[int]:
    """Return where a unit may enter the map now, in order; none for aircraft."""
    if b.data.units[unit].is_air:
        return []
    way = way_in(b, unit)
    printed = b.data.units[unit].hex
    if way == PRINTED and open_to(b, unit, printed):
        return [printed]
    return [h for h in offered(b, unit, way) if open_to(b, unit, h)]


def anywhere(b: Board, unit: int) -> bool:
    """Tell whether a unit may enter the map now."""
    way = way_in(b, unit)
    if way == PRINTED and open_to(b, unit, b.data.units[unit].hex):
        return True
    return any(open_to(b, unit, h) for h in offered(b, unit, way))


def narrowed_unseen(b: Board, unit: int) -> bool:
    """13.6: tell whether a unit has fewer hexes to enter at than the other side can tell: covered stacks are full."""
    side, way = b.data.units[unit].side, way_in(b, unit)
    if b.data.units[unit].is_air or (way == PRINTED and open_to(b, unit, b.data.units[unit].hex)):
        return False
    return any(b.control[h] == side and stacking.full_unseen(b, unit, h) for h in offered(b, unit, way))


def offered(b: Board, unit: int, way: int) -> list[int]:
    """Return the hexes a way of entering speaks of, in order, whoever holds them."""
    data = b.data.units[unit]
    if way == REGION or (way == PRINTED and data.northern):
        return b.data.home_ring[data.faction]
    if way in (PRINTED, AROUND):
        return within(data.hex, b.data.entry_reach)
    if way == PORTS:
        return sorted([BARCELONA, VALENCIA])
    if way == HEXLESS and b.vacated:
        return sorted(set(b.data.places) | set(b.vacated))
    return b.data.places


def open_to(b: Board, unit: int, hex_: int) -> bool:
    """Tell whether a unit may be put in a hex of its side: 6.2-a, A14 (room), 15.7.2 (A83), 12.10 (A58)."""
    side = b.data.units[unit].side
    if b.control[hex_] != side or b.owner[hex_] == 1 - side or not stacking.fits(b, [unit], hex_):
        return False
    if b.options.column_politics and columns.may_stack(b, [unit], hex_) is not None:
        return False
    return not b.data.units[unit].northern or north.refusal(b, [unit], hex_) is None


def refusal(b: Board, unit: int, hex_: int) -> Refusal:
    """Return why a unit may not enter at a hex that is not among its entry hexes."""
    side = b.data.units[unit].side
    if b.control[hex_] != side or b.owner[hex_] == 1 - side:
        return Refusal("6.2-a", "refusal-gce-enemy-hex", {"hex": hex_term(hex_)})
    full = stacking.refusal(b, [unit], hex_)
    if full is None:
        full = columns.may_stack(b, [unit], hex_)
    if full is not None:
        return full
    limit = north.refusal(b, [unit], hex_)
    if limit is not None:
        return limit
    term = b.data.units[unit].term()
    return Refusal(RULES[way_in(b, unit)], "refusal-gce-entry", {"piece": term, "hex": hex_term(hex_)})


def bring_in(b: Board, unit: int, hex_: int, kind: str, rule: str) -> None:
    """Put a unit from off the map into one of its entry hexes; `kind` names the event.

    6.2-e: a unit that takes the place of a withdrawn one uses it up. 6.3: it counts as supplied this turn.
    A15: whichever side withdrew it, one for one in the same turn.
    """
    if way_in(b, unit) == HEXLESS and b.data.settlement[hex_] == 0:
        b.vacated.remove(hex_)
    b.u_turn[unit] = 0
    b.u_flags[unit] = FRESH
    b.place(unit, hex_)
    b.tell_unit(kind, rule, unit, {"hex": hex_term(hex_)})
