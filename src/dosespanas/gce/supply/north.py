"""Northern troops away from home (12.10): few steps of each nationality in the other two regions of the north."""

from dosespanas.gce.board.data import FACTIONS, NORTHERN, SPECIALS
from dosespanas.gce.board.state import EVACUATED, Board, hex_term
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT

STARRED = SPECIALS.index("starred")
RULES = {"asturian": "12.10-a", "santander": "12.10-b", "basque": "12.10-c"}


def refusal(b: Board, units: list[int], hex_: int) -> Refusal | None:
    """12.10-a..c: return why units may not come to be in a hex together, or None."""
    if not any_bound(b, units):
        return None
    for name in NORTHERN:
        faction = FACTIONS.index(name)
        if abroad(b, faction, hex_) and exceeds(b, units, faction):
            limit = b.data.northern_limit[faction]
            details: dict[str, object] = {"faction": "faction:" + name, "hex": hex_term(hex_), "limit": limit}
            return Refusal(RULES[name], "refusal-gce-north", details)
    return None


def closed_regions(b: Board, units: list[int]) -> list[int]:
    """12.10: return the regions that units may not enter together."""
    found: list[int] = []
    if any_bound(b, units):
        for name in NORTHERN:
            faction = FACTIONS.index(name)
            if exceeds(b, units, faction):
                found += [r for r in b.data.home_region if r >= 0 and r != b.data.home_region[faction]]
    return found


def exceeds(b: Board, units: list[int], faction: int) -> bool:
    """Tell whether too many steps of a faction would be abroad if units went there. An excess may stay (A58)."""
    if not any(b.data.units[u].faction == faction for u in units):
        return False
    coming = 0
    before = 0
    after = 0
    for u in b.data.of_faction[faction]:
        if bound(b, u):
            there = b.u_hex[u] >= 0 and abroad(b, faction, stood(b, u))
            steps = b.steps(u)
            if there:
                before += steps
            if u in units:
                coming += steps
            if there or u in units:
                after += steps
    return coming > 0 and after > b.data.northern_limit[faction] and after > before and not freed(b, faction)


def stood(b: Board, unit: int) -> int:
    """Return the hex a unit on the map stands in, or stood in when its move or advance began.

    However far that has come, it has brought nobody abroad before it ends there.
    """
    if unit in b.move.units:
        return b.move.start
    return b.fight.start if unit == b.fight.mover else b.u_hex[unit]


def bound(b: Board, unit: int) -> bool:
    """Tell whether a unit is held near its region at all: 12.10-e frees starred units, A53 the evacuated."""
    facts = b.data.units[unit]
    return facts.northern and facts.special != STARRED and not b.has(unit, EVACUATED)


def any_bound(b: Board, units: list[int]) -> bool:
    """Tell whether any of some units is."""
    return any(bound(b, u) for u in units)


def freed(b: Board, faction: int) -> bool:
    """12.10-d: tell whether every hex of a faction's own region is Nationalist."""
    home = b.data.home_region[faction]
    return not any(b.data.region[h] == home and b.control[h] != NAT for h in b.data.land)


def abroad(b: Board, faction: int, hex_: int) -> bool:
    """Tell whether a hex lies in the north, but not in the region of a faction.

    1.2-b: Santander is a region of its own.
    """
    region = b.data.region[hex_]
    return region in b.data.home_region and region >= 0 and region != b.data.home_region[faction]
