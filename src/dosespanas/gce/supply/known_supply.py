"""13.6: supply as far as a viewer may know it: what a covered HQ feeds (10.6) is told to nobody who does not see it."""

from dosespanas.gce.board.hexes import OFF
from dosespanas.gce.board.state import FRESH, Board
from dosespanas.gce.supply import sources
from dosespanas.gce.supply.sources import BY_HQ, IN_SUPPLY, Trace, map_of, side_of


def feeding(b: Board, front: int, hex_: int, viewer: int | None) -> list[int]:
    """10.6-a, 10.6-b: return the hexes of the HQs that feed a hex, those that a viewer sees."""
    fed = map_of(b, front)
    near = sources.leg(b, hex_, b.data.hq_reach, sources.ground_of(b, side_of(front)))
    hqs = [hq for hq in b.data.hqs_of[side_of(front)] if b.front_of(hq) == front and b.sees(viewer, hq)]
    return [h for h in near if fed[h] == IN_SUPPLY and any(b.u_hex[hq] == h for hq in hqs)]


def told(b: Board, front: int, hex_: int, viewer: int | None) -> bool:
    """Tell whether what feeds a hex is no HQ that a viewer does not see."""
    return map_of(b, front)[hex_] != BY_HQ or feeding(b, front, hex_, viewer) != []


def trace(b: Board, unit: int, viewer: int | None) -> Trace:
    """Return the line of supply of a unit on the map that a viewer sees, or why he knows of none.

    15.9: what the border supplies hangs on covered units too.
    """
    side = b.data.units[unit].side
    if viewer == side or not b.hides(side):
        return sources.trace(b, unit)
    front, start = b.front_of(unit), b.u_hex[unit]
    value = map_of(b, front)[start]
    if value == IN_SUPPLY:
        return sources.trace(b, unit)
    if value == BY_HQ and not b.data.units[unit].is_hq:
        hqs = feeding(b, front, start, viewer)
        if hqs:
            path = sources.way_to(b, start, hqs)
            return Trace(path[1:-1], path[-1], None)
    return Trace([], OFF, None if b.has(unit, FRESH) else sources.why_cut_off(b, unit))
