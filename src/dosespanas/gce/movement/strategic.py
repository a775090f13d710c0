"""Strategic movement (A.V, chapter 14): by rail, by sea, and landings on an enemy coast."""

from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board import stages
from dosespanas.gce.board.data import FRONTS, ZONES
from dosespanas.gce.board.hexes import HEXES
from dosespanas.gce.board.move_in_progress import March, Reach
from dosespanas.gce.board.state import LANDED, STRATEGIC, SUPPORTED, TIED, Board, hex_term
from dosespanas.gce.control import alcazar, capture, standing
from dosespanas.gce.movement import destinations, duty_obligations
from dosespanas.gce.supply import railways, sources
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, NOBODY, REP

CANTABRIAN: Final = ZONES.index("cantabrian")
ATLANTIC: Final = ZONES.index("atlantic")
MEDITERRANEAN: Final = ZONES.index("mediterranean")
SAILED: Final = [[CANTABRIAN, ATLANTIC, MEDITERRANEAN], [MEDITERRANEAN]]
"""14.5, 14.6, A78: zones by side; no rule asks for the same sea at both ends."""
INVADED: Final = [[CANTABRIAN, MEDITERRANEAN], [MEDITERRANEAN]]
"""14.7-b: zones in which a side may land."""

FIRST_LOOK: Final = 6
"""Hexes that are looked at first: most units may end in one of them, and the rest of the line need not be known."""

KINDS: Final = (n.RAIL, n.SAIL, n.LAND)
EVENTS: Final = {n.RAIL: "railed", n.SAIL: "sailed", n.LAND: "landed"}
RULES: Final = {n.RAIL: "14.2-a", n.SAIL: "14.4-b", n.LAND: "14.7-a"}


def begin(b: Board, side: int) -> None:
    """10.2-a: note who is in supply as strategic movement begins, once for both sides; then ask the side."""
    if side == NAT or not any(b.has(u, SUPPORTED) for u in b.on_map(REP)):
        for u in range(len(b.u_hex)):
            if b.u_hex[u] >= 0 and sources.supplied(b, u):
                b.mark(u, SUPPORTED)
    go_on(b)


def go_on(b: Board) -> None:
    """Ask for the next strategic move; a side that, as all can see, can make none is not asked.

    13.6: all that a covered stack shows is whether it stands where trains or ships go.
    """
    b.move = March()
    b.stage = stages.STRATEGIC
    if not offered(b, True) and not hides_traveller(b):
        finish(b)


def hides_traveller(b: Board) -> bool:
    """13.6: tell whether for all that the other side knows a covered unit might travel."""
    by_rail = trains_left(b)
    by_sea = b.sea_used[b.side] < b.data.sea_limit[b.turn][b.side]
    return any(b.covered(u) and (by_rail or (by_sea and is_port(b, b.u_hex[u]))) for u in b.on_map(b.side))


def finish(b: Board) -> None:
    """9.1-a: the step ends with a look at the stacks."""
    b.then = stages.NEXT_STEP
    b.stage = stages.CHECK_STACKS


def codes_strategic(b: Board) -> list[int]:
    """Choose a unit and how it travels, or end; but first what a duty is done by (A38)."""
    return journeys_due(b) or sorted([n.make(n.DONE), *offered(b, False)])


def journeys(b: Board, one: bool) -> list[int]:
    """Return the units that may travel, and how; with `one` the first found is enough."""
    found: list[int] = []
    if not capacity_left(b):
        return found
    line = line_of(b)
    ready = [u for u in b.data.units_of[b.side] if b.u_hex[u] >= 0 and not barred(b, u)[0]]
    at_sea = [u for u in ready if is_port(b, b.u_hex[u])]
    for kind in KINDS:
        near: dict[int, list[int]] = {}
        for u in ready if kind == n.RAIL else at_sea:
            if closed(b, u, kind)[0]:
                continue
            start = b.u_hex[u]
            place = start if kind == n.RAIL else HEXES
            if place not in near:
                near[place] = nearest(b, start, kind, line)
            if leads_somewhere(b, u, kind, near[place], line):
                found.append(n.make(kind, u))
                if one:
                    return found
    return found


def line_of(b: Board) -> list[int]:
    """Return the railways as surveyed for the side to choose; worked out once for each journey (see `go_on`)."""
    if not b.move.line:
        b.move.line = railways.survey_of(b, b.side)
    return b.move.line


def capacity_left(b: Board) -> bool:
    """14.3, 14.5, 14.6: tell whether the side has room left on any train or ship."""
    return b.sea_used[b.side] < b.data.sea_limit[b.turn][b.side] or trains_left(b)


def trains_left(b: Board) -> bool:
    """14.3: tell whether the side has room left on any train."""
    rail = b.data.rail_limit[b.turn]
    return any(sources.side_of(f) == b.side and b.rail_used[f] < rail[f] for f in range(len(FRONTS)))


def take_strategic(b: Board, code: int) -> None:
    """Go on to the end of the journey, or end the step."""
    kind = n.kind_of(code)
    if kind == n.DONE:
        finish(b)
        return
    unit = n.payload_of(code)
    line = b.move.line
    b.move = March()
    b.move.line = line
    b.move.units = [unit]
    b.move.start = b.u_hex[unit]
    b.move.hex = b.u_hex[unit]
    b.move.how = kind
    b.stage = stages.STRATEGIC_TO


def codes_to(b: Board) -> list[int]:
    """Choose where it goes."""
    return [n.make(n.TO, h) for h in in_hand(b).ends]


def take_to(b: Board, code: int) -> None:
    """14.1: carry it out."""
    travel(b, b.move.units[0], n.payload_of(code), b.move.how)
    if not b.ended:
        go_on(b)


def travel(b: Board, unit: int, hex_: int, kind: int) -> None:
    """Bring a unit where it goes; A91: it travels once a turn.

    14.2-d: it may still move and fight in the turn.
    """
    side = b.data.units[unit].side
    if kind == n.RAIL:
        b.rail_used[b.front_of(unit)] += rail_cost(b, unit)
    elif kind == n.SAIL:
        b.sea_used[side] += 1
    else:
        b.sea_used[side] = b.data.sea_limit[b.turn][side]
        b.mark(unit, LANDED)
    b.mark(unit, STRATEGIC)
    start = b.u_hex[unit]
    b.shift(unit, hex_)
    b.tell_unit(EVENTS[kind], RULES[kind], unit, {"from": hex_term(start), "to": hex_term(hex_)})
    if b.control[hex_] != side:
        capture.enter(b, [unit], hex_)


# --- who may travel -----------------------------------------------------------------------------------


FREE: Final = ("", "")
"""No rule stands against it."""


def barred(b: Board, unit: int) -> tuple[str, str]:
    """Return the rule and message key of what keeps a unit on the map from any strategic move, or FREE."""
    flags = b.u_flags[unit]
    if b.face(unit).move == 0:
        return "6.10-b", "refusal-gce-immobile"
    if alcazar.guards(b, unit):
        return "15.2-a", "refusal-gce-alcazar-guard"
    if flags & STRATEGIC:
        return "A91", "refusal-already-moved"
    if not flags & SUPPORTED:
        return "10.3-a", "refusal-gce-unsupplied"
    return ("7.35-b", "refusal-gce-tied") if flags & TIED else FREE


def closed(b: Board, unit: int, kind: int) -> tuple[str, str]:
    """Return what keeps a unit from going by rail or by sea from where it stands, or FREE (14.3, 14.5 to 14.8)."""
    start = b.u_hex[unit]
    side = b.data.units[unit].side
    if kind == n.RAIL:
        if not b.data.on_rail[start]:
            return "14.2-a", "refusal-gce-no-rail"
        front = b.front_of(unit)
        if b.rail_used[front] + rail_cost(b, unit) > b.data.rail_limit[b.turn][front]:
            return "14.8" if b.data.units[unit].is_hq else "14.3", "refusal-gce-rail-limit"
        return FREE
    if b.data.units[unit].is_hq:
        return "14.8", "refusal-gce-hq-at-sea"
    if not is_port(b, start):
        return "14.4-b", "refusal-gce-not-port"
    if b.data.zone[start] not in SAILED[side]:
        return "14.5", "refusal-gce-sea-zone"
    limit = b.data.sea_limit[b.turn][side]
    if limit == 0 or b.sea_used[side] > (limit - 1 if kind == n.SAIL else 0):
        return "14.7-a" if kind == n.LAND else "14.6" if side == NAT else "14.5", "refusal-gce-sea-limit"
    return FREE


def rail_cost(b: Board, unit: int) -> int:
    """14.3, 14.8: return how many units a unit counts as on the railway."""
    return b.data.hq_rail if b.data.units[unit].is_hq else 1


def is_port(b: Board, hex_: int) -> bool:
    """14.4-b: tell whether a hex is a town or city on the coast."""
    return b.data.zone[hex_] >= 0 and b.data.settlement[hex_] != 0


# --- where to -----------------------------------------------------------------------------------------


def reach_of(b: Board, side: int, start: int, kind: int, line: list[int], enough: int = HEXES) -> Reach:
    """Return the hexes a side gets to from a hex by rail or by sea, room and supply at the end apart.

    `line`: the railways as surveyed for the side; by rail the search may end with `enough` hexes.
    """
    if kind == n.RAIL:
        return railways.find(b.data, start, line, enough)
    found = Reach(start, 0)
    for h in ashore(b, side, kind):
        if h != start:
            found.cost[h] = 0
            found.came[h] = start
            found.hexes.append(h)
    return found


def nearest(b: Board, start: int, kind: int, line: list[int]) -> list[int]:
    """Return the hexes of a reach to look at first, without their ways; by sea the start may be one of them."""
    if kind == n.RAIL:
        return railways.nearest(b.data, start, line, FIRST_LOOK)
    return ashore(b, b.side, kind)


def ashore(b: Board, side: int, kind: int) -> list[int]:
    """14.5 to 14.7, A78: return the hexes of its seas where a side may come ashore."""
    found: list[int] = []
    for zone in SAILED[side] if kind == n.SAIL else INVADED[side]:
        found += [h for h in b.data.coasts[zone] if sea_open(b, side, h, kind)]
    return found


def sea_open(b: Board, side: int, hex_: int, kind: int) -> bool:
    """14.4-b: a ship unloads in an own port; 14.7-a: a landing goes to an enemy-controlled coast that is empty."""
    if kind == n.SAIL:
        return b.control[hex_] == side and b.owner[hex_] != 1 - side and is_port(b, hex_)
    return b.control[hex_] == 1 - side and b.owner[hex_] == NOBODY


def leads_somewhere(b: Board, unit: int, kind: int, near: list[int], line: list[int]) -> bool:
    """Tell whether a unit may end its journey in one of the nearest hexes as things stand, or else in any at all."""
    start = b.u_hex[unit]
    if kind != n.LAND:
        fed = destinations.chart_without(b, b.front_of(unit), [unit]).map
        for h in near:
            if h != start and sources.feeds(b, unit, fed[h]) and standing.why_not_there(b, [unit], h) is None:
                return True
    if ends_within(b, unit, kind, reach_of(b, b.side, start, kind, line, FIRST_LOOK)):
        return True
    if kind != n.RAIL or len(near) < FIRST_LOOK:
        return False
    return ends_within(b, unit, kind, reach_of(b, b.side, start, kind, line))


def ends_within(b: Board, unit: int, kind: int, reach: Reach) -> bool:
    """Tell whether a unit may end its journey in any hex of a reach, as things would be then."""
    forecast = destinations.SupplyForecast(b, [unit], reach, [])
    for h in reach.hexes:
        if standing.why_not_there(b, [unit], h) is None and (kind == n.LAND or forecast.supplied(h)):
            return True
    return False


def in_hand(b: Board) -> Reach:
    """Return the journey of the chosen unit, with the hexes where it may end: 10.2-b, but landings are free (A50)."""
    if b.move.reach is None:
        unit = b.move.units[0]
        reach = reach_of(b, b.side, b.move.start, b.move.how, line_of(b))
        if b.move.how == n.LAND:
            reach.ends = sorted([h for h in reach.hexes if standing.why_not_there(b, [unit], h) is None])
        else:
            reach.ends = destinations.legal_ends(b, [unit], reach, [])
        reach.ends = duty_obligations.journey_ends(b, unit, b.move.how, reach.ends)
        b.move.reach = reach
    return b.move.reach


def ends_from(b: Board, unit: int, kind: int, line: list[int]) -> list[int]:
    """Return where a unit may end a journey of a kind, duties apart; of landings, all that are near the sea.

    A79: out of supply too, which attrition judges later.
    """
    reach = reach_of(b, b.side, b.u_hex[unit], kind, line)
    return reach.hexes if kind == n.LAND else destinations.legal_ends(b, [unit], reach, [])


# --- the duties of events ----------------------------------------------------------------------------


def offered(b: Board, one: bool) -> list[int]:
    """Return the journeys that may be chosen, those apart that a duty forbids; with `one` the first may be enough."""
    if not duty_obligations.travelling(b):
        return journeys(b, one)
    return [code for code in journeys(b, False) if leaves(b, code)]


def journeys_due(b: Board) -> list[int]:
    """7.35-b, 7.11-c, A35: return the journeys that do something for a duty while it cannot all be done on foot."""
    found: list[int] = []
    for duty in duty_obligations.travelling(b):
        if duty_obligations.in_sight(b, duty) >= duty.demand(b):
            continue
        line = railways.survey_of(b, b.side)
        for u in b.on_map(b.side):
            if duty.weight(b, u) == 0 or duty.fulfils(b, u) or barred(b, u)[0] or duty_obligations.on_foot(b, duty, u):
                continue
            for kind in duty.journeys:
                if not closed(b, u, kind)[0] and any(duty.in_place(b, h) for h in ends_from(b, u, kind, line)):
                    found.append(n.make(kind, u))
    return sorted(found)


def leaves(b: Board, code: int) -> bool:
    """A38: tell whether its duties let a unit go on a journey."""
    kind, unit = n.kind_of(code), n.payload_of(code)
    line = railways.survey_of(b, b.side)
    return len(duty_obligations.journey_ends(b, unit, kind, ends_from(b, unit, kind, line))) > 0


# --- refusals -----------------------------------------------------------------------------------------


def why_not_strategic(b: Board, code: int) -> Refusal | None:
    """Say what keeps a unit from travelling so."""
    kind = n.kind_of(code)
    if kind == n.DONE:
        return Refusal("A38", "refusal-gce-duty-first")
    if kind not in KINDS:
        return None
    unit = n.payload_of(code)
    details: dict[str, object] = {"piece": b.data.units[unit].term()}
    if b.data.units[unit].side != b.side:
        return Refusal("14.1", "refusal-not-yours", details)
    if b.u_hex[unit] < 0:
        return Refusal("14.1", "refusal-not-on-map", details)
    rule, key = barred(b, unit)
    if not rule:
        details["hex"] = hex_term(b.u_hex[unit])
        details["front"] = "front:" + FRONTS[b.front_of(unit)]
        rule, key = closed(b, unit, kind)
    if not rule and duty_obligations.travelling(b):
        return Refusal("A38", "refusal-gce-duty-first")
    return Refusal(rule or RULES[kind], key or "refusal-gce-no-journey", details)


def why_not_to(b: Board, code: int) -> Refusal | None:
    """Say why the journey may not end there."""
    if n.kind_of(code) != n.TO:
        return None
    hex_ = n.payload_of(code)
    details: dict[str, object] = {"hex": hex_term(hex_)}
    if b.owner[hex_] == 1 - b.side:
        return Refusal("12.4", "refusal-gce-enemy-there", details)
    refusal = rail_refusal(b, hex_) if b.move.how == n.RAIL else sea_refusal(b, hex_)
    if refusal is None:
        refusal = standing.why_not_there(b, b.move.units, hex_)
    if refusal is None and hex_ in ends_from(b, b.move.units[0], b.move.how, railways.survey_of(b, b.side)):
        return Refusal("A38", "refusal-gce-duty-end", details)
    return refusal if refusal is not None else destinations.unsupplied(hex_)


def rail_refusal(b: Board, hex_: int) -> Refusal | None:
    """Return why no train of the side gets to a hex, or None."""
    details: dict[str, object] = {"hex": hex_term(hex_)}
    if not b.data.on_rail[hex_]:
        return Refusal("14.2-a", "refusal-gce-no-rail", {**details, "piece": b.data.units[b.move.units[0]].term()})
    if not railways.open_to(b.side, b.control[hex_], b.owner[hex_], b.options.rail_into_enemy):
        return Refusal("14.2-c", "refusal-gce-enemy-hex", details)
    if hex_ not in in_hand(b).hexes:
        return Refusal("14.2-b", "refusal-gce-rail-path", details)
    return None


def sea_refusal(b: Board, hex_: int) -> Refusal | None:
    """Return why no ship of the side gets to a hex, or None."""
    details: dict[str, object] = {"hex": hex_term(hex_)}
    landing = b.move.how == n.LAND
    if b.data.zone[hex_] < 0 or (not landing and not is_port(b, hex_)):
        rule = "14.7-a" if landing else "14.4-b"
        return Refusal(rule, "refusal-gce-not-coastal" if landing else "refusal-gce-not-a-port", details)
    if b.data.zone[hex_] not in (INVADED[b.side] if landing else SAILED[b.side]):
        return Refusal("14.7-b" if landing else "14.5", "refusal-gce-other-sea", details)
    if sea_open(b, b.side, hex_, b.move.how):
        return None
    if landing:
        return Refusal("14.7-a", "refusal-gce-own-coast", details)
    return Refusal("14.4-b", "refusal-gce-enemy-hex", details)
