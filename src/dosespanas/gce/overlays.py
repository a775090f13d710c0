"""What a wargamer counts by eye, as a side may know it: supply, zones of control, the reach of a unit, arrivals."""

from typing import Final

from dosespanas.gce.administration import arrivals
from dosespanas.gce.aid import aid
from dosespanas.gce.board.hexes import hex_name
from dosespanas.gce.board.stages import MOVE, MOVE_ON
from dosespanas.gce.board.state import MARCHER, NORTH, Board
from dosespanas.gce.combat.plans import plans
from dosespanas.gce.combat.prospects import prospects
from dosespanas.gce.control.victory_progress import ways_to_win
from dosespanas.gce.goal_moves import orders
from dosespanas.gce.ideas import ideas
from dosespanas.gce.immobile_units import stuck
from dosespanas.gce.movement import destinations, eligibility
from dosespanas.gce.movement.reach import MovingGroup, find
from dosespanas.gce.shapes import Arrival, Overlay, Reached, ReachOverlay, SupplyOverlay, ZocOf, ZocOverlay
from dosespanas.gce.supply import known_supply, sources
from dosespanas.kernel.side import NAT, REP

TURNS_AHEAD: Final = 3
"""How many turns of arrivals are shown after this one."""

FRONTS_OF: Final = [[NAT], [REP, NORTH]]
"""By side: its fronts."""


def overlay(b: Board, name: str, viewer: int | None) -> Overlay | None:
    """Return an overlay for a side or a spectator; None if there is none of that name. A spectator has no units."""
    if name in ("supply", "supply-enemy"):
        side = None if viewer is None else viewer if name == "supply" else 1 - viewer
        return supply_overlay(b, side, viewer)
    if name == "zoc":
        return zoc_overlay(b)
    if name == "victory":
        return ways_to_win(b, viewer)
    if name == "aid":
        return aid(b)
    if name == "plans":
        return plans(b, viewer)
    if name == "ideas":
        return ideas(b, viewer)
    if name == "arrivals":
        return arrivals_overlay(b, viewer)
    if name == "stuck":
        return stuck(b, viewer)
    if name == "attacks" or name.startswith("attacks:"):
        return prospects(b, viewer, name.removeprefix("attacks").removeprefix(":"))
    if name.startswith("orders:"):
        return orders(b, viewer, name.removeprefix("orders:"))
    unit = b.data.unit_index.get(name.removeprefix("reach:"), -1) if name.startswith("reach:") else -1
    if unit < 0 or b.data.units[unit].side != viewer:
        return None
    return reach_overlay(b, unit)


def names(hexes: list[int]) -> list[str]:
    """Return hexes by their digits."""
    return [hex_name(h) for h in hexes]


def supply_overlay(b: Board, side: int | None, viewer: int | None) -> SupplyOverlay:
    """Chapter 10: the units of a side with their lines, where one would be in supply, and the sources that work.

    Of the enemy as far as it may be known (13.6): units that are seen, and nothing of what covered HQs feed.
    """
    found: SupplyOverlay = {"units": {}, "hexes": [], "network": []}
    if side is None:
        return found
    for u in b.on_map(side):
        if b.sees(viewer, u):
            line = known_supply.trace(b, u, viewer)
            found["units"][b.data.units[u].name] = {
                "supplied": line.why is None,
                "path": names(line.path),
                "source": hex_name(line.source) if line.source >= 0 else None,
                "why": None if line.why is None else line.why.view(),
            }
    fronts = FRONTS_OF[side]
    for h in b.data.land:
        fed = [f for f in fronts if sources.map_of(b, f)[h] != sources.CUT_OFF] if b.owner[h] != 1 - side else []
        if (viewer == side and fed) or [f for f in fed if known_supply.told(b, f, h, viewer)]:
            found["hexes"].append(hex_name(h))
    for h in b.data.places:
        if [f for f in fronts if sources.works(b, f, h)]:
            found["network"].append(hex_name(h))
    return found


def zoc_overlay(b: Board) -> ZocOverlay:
    """Chapter 11: the hexes under full and limited zones of control of each side, and where the front runs."""
    front = [
        [hex_name(h), hex_name(other)]
        for h in b.data.land
        for other in b.data.beyond[h]
        if b.control[h] == NAT and b.control[other] == REP
    ]
    return {"nationalist": zoc_of(b, NAT), "republican": zoc_of(b, REP), "front": front}


def zoc_of(b: Board, side: int) -> ZocOf:
    """Return the hexes under the zones of control of a side."""
    full = [h for h in b.data.land if b.zoc[side][h] > 0]
    limited = [h for h in b.data.land if b.zoc[side][h] == 0 and b.column_zoc[side][h] > 0]
    return {"full": names(full), "column": names(limited)}


def reach_overlay(b: Board, unit: int) -> ReachOverlay:
    """12.1, 12.11: where a unit could end a move or a march from where it stands, duties of events apart."""
    found: ReachOverlay = {"hexes": {}, "march": {}}
    if b.u_hex[unit] < 0 or b.face(unit).move == 0:
        return found
    found["hexes"] = ways(b, unit, False)
    in_phase = b.stage in (MOVE, MOVE_ON) and b.data.units[unit].side == b.side
    if b.has(unit, MARCHER) if in_phase else eligibility.march_ready(b, unit):
        found["march"] = ways(b, unit, True)
    return found


def ways(b: Board, unit: int, march: bool) -> dict[str, Reached]:
    """Return by hex what it costs a unit to go there, its way, and whether an enemy zone of control stops it there."""
    side = b.data.units[unit].side
    group = MovingGroup(b, [unit], march)
    reach = find(group, b.u_hex[unit], group.pace, True)
    return {
        hex_name(h): {"cost": reach.cost[h], "path": names(reach.way(h)), "halt": b.zoc[1 - side][h] > 0}
        for h in destinations.legal_ends(b, [unit], reach, [])
    }


def arrivals_overlay(b: Board, viewer: int | None) -> list[Arrival]:
    """6.2: the units of the viewer that come this turn and in the next ones, and where each may be placed now."""
    if viewer is None:
        return []
    return [
        {"unit": b.data.units[u].name, "turn": turn, "hexes": names(hexes)}
        for u, turn, hexes in arrivals.due_soon(b, viewer, TURNS_AHEAD)
    ]
