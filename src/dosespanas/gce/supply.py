"""Supply (chapter 10): which hexes trace to a final source, and from where a unit reaches one of those.

A line of supply has two legs. The first, of three hexes at most, leads from the unit to a source; the second, of any
length, from there to a final source of the unit's front. Both are worked out backwards, for a whole front at once:
first every hex that traces to a final source, its `network`, then every hex from which a unit reaches a town or city
in it, its `map`. Both hold until the board says that they are stale.
"""

from typing import Final

from dosespanas.gce.board import NORTH, Board, hex_term
from dosespanas.gce.data import SIZES
from dosespanas.gce.hexes import HEXES, OFF, distance
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, REP

SHUT: Final = 0
"""No line of supply enters the hex (10.4-b, 13.19)."""
LOCAL: Final = 1
"""A first leg enters it, a second does not: the enemy controls it (10.4-c, A51)."""
OPEN: Final = 2
"""Both enter it."""

CUT_OFF: Final = 0
IN_SUPPLY: Final = 1
"""A final source, or a town or city in the network, is near enough."""
BY_HQ: Final = 2
"""Only a HQ is (10.6-a); that supplies no other HQ (10.6-b)."""

FINAL_RULES: Final = ["10.8", "10.10-b", "10.10-a"]
"""By front: the rule that names its final sources."""

DIVISION: Final = SIZES.index("division")
BRIGADE: Final = SIZES.index("brigade")


def map_of(b: Board, front: int) -> list[int]:
    """Return by hex whether a unit of a front is in supply there: CUT_OFF, IN_SUPPLY or BY_HQ. Do not change it."""
    if b.stale[front]:
        _draw(b, front)
    return b.supply_map[front]


def network_of(b: Board, front: int) -> list[int]:
    """Return by hex 1 if it traces to a final source of a front (10.4-c). Do not change it."""
    if b.stale[front]:
        _draw(b, front)
    return b.network[front]


def works(b: Board, front: int, hex_: int) -> bool:
    """Tell whether a hex is a source for a front: a town or city in its network (8.2, A94)."""
    return b.data.settlement[hex_] != 0 and network_of(b, front)[hex_] != 0


def supplied(b: Board, unit: int) -> bool:
    """10.1: tell whether a unit on the map traces a line of supply, or 15.9 stands in for one."""
    return feeds(b, unit, map_of(b, b.front_of(unit))[b.u_hex[unit]]) or unit in border_supplied(b)


def sheltered(b: Board, unit: int) -> bool:
    """10.7: tell whether a unit does not suffer in defence or attrition: supplied, or in a town or city."""
    return b.data.settlement[b.u_hex[unit]] != 0 or supplied(b, unit)


def feeds(b: Board, unit: int, value: int) -> bool:
    """Tell whether a value of the map is supply for a unit: no HQ is supplied by another (10.6-b)."""
    return value == IN_SUPPLY or (value == BY_HQ and not b.data.units[unit].is_hq)


def side_of(front: int) -> int:
    """Return the side of a front."""
    return NAT if front == NAT else REP


# --- the two legs -------------------------------------------------------------------------------------


def _draw(b: Board, front: int) -> None:
    """Draw the network and the map of a front."""
    side = side_of(front)
    if b.stale[side] and b.stale[NORTH if side == REP else side]:
        b.ground[side] = _survey(b, side)
    ground = b.ground[side]
    network = link(b, front, ground)
    b.network[front] = network
    b.supply_map[front] = map_on(b, front, ground, network, [])
    b.stale[front] = False


def map_on(b: Board, front: int, ground: list[int], network: list[int], but: list[int]) -> list[int]:
    """Return the map of a front on some ground, as it is or as it may come to be; HQs of `but` supply nobody."""
    found = spread(b, sources_in(b, network), b.data.supply_reach, ground)
    return with_hqs(b, front, ground, found, but)


def ground_of(b: Board, side: int) -> list[int]:
    """Return by hex what a side's lines of supply may enter: SHUT, LOCAL or OPEN. Do not change it."""
    network_of(b, side)
    return b.ground[side]


def _survey(b: Board, side: int) -> list[int]:
    foe = 1 - side
    owner, control, full, column = b.owner, b.control, b.zoc[foe], b.column_zoc[foe]
    ground = [SHUT] * HEXES
    for h in b.data.land:
        if owner[h] == side or (owner[h] != foe and full[h] == 0 and column[h] == 0):
            ground[h] = OPEN if control[h] == side else LOCAL
    if side == NAT:
        for line in b.data.lines:
            for h in line.hexes:
                if b.fort(h):
                    ground[h] = SHUT
    return ground


def link(b: Board, front: int, ground: list[int]) -> list[int]:
    """10.4-c, 10.4-e, 10.10: return by hex 1 if a second leg leads from it to a final source the front still holds."""
    beyond = b.data.beyond
    found = [0] * HEXES
    queue: list[int] = []
    for h in b.data.sources[front]:
        if ground[h] == OPEN:
            found[h] = 1
            queue.append(h)
    i = 0
    while i < len(queue):
        for other in beyond[queue[i]]:
            if found[other] == 0 and ground[other] == OPEN:
                found[other] = 1
                queue.append(other)
        i += 1
    return found


def grow(b: Board, front: int, ground: list[int], network: list[int], opened: list[int]) -> list[int]:
    """Add to a network what is linked to it since some hexes have been opened; return the hexes added."""
    beyond = b.data.beyond
    queue: list[int] = []
    for h in opened:
        linked = b.data.final_front[h] == front or any(network[other] != 0 for other in beyond[h])
        if linked and network[h] == 0 and ground[h] == OPEN:
            network[h] = 1
            queue.append(h)
    i = 0
    while i < len(queue):
        for other in beyond[queue[i]]:
            if network[other] == 0 and ground[other] == OPEN:
                network[other] = 1
                queue.append(other)
        i += 1
    return queue


def leg(b: Board, start: int, reach: int, ground: list[int]) -> list[int]:
    """10.4-b: return the hexes that a first leg of at most `reach` hexes leads to, nearest first, its start too."""
    seen = [0] * HEXES
    seen[start] = 1
    found = [start]
    first = 0
    for _ in range(reach):
        last = len(found)
        for i in range(first, last):
            for other in b.data.beyond[found[i]]:
                if seen[other] == 0 and ground[other] != SHUT:
                    seen[other] = 1
                    found.append(other)
        first = last
    return found


def reaches(b: Board, start: int, ground: list[int], network: list[int]) -> bool:
    """10.4-a: tell whether a first leg leads from a hex to a town or city of a network."""
    near = leg(b, start, b.data.supply_reach, ground)
    return any(network[h] != 0 and b.data.settlement[h] != 0 for h in near)


def sources_in(b: Board, network: list[int]) -> list[int]:
    """Return the towns and cities of a network; a final source is one of them."""
    return [h for h in b.data.places if network[h] != 0]


def spread(b: Board, sources: list[int], reach: int, ground: list[int]) -> list[int]:
    """10.4-a, 10.4-b: return by hex 1 if a first leg of at most `reach` hexes leads from it to one of the sources.

    The hex where the leg begins is not entered; every other is, the source among them.
    """
    beyond = b.data.beyond
    found = [0] * HEXES
    edge = sources
    for h in edge:
        found[h] = 1
    for _ in range(reach):
        further: list[int] = []
        for h in edge:
            for other in beyond[h]:
                if found[other] == 0:
                    found[other] = 1
                    if ground[other] != SHUT:
                        further.append(other)
        edge = further
    return found


def with_hqs(b: Board, front: int, ground: list[int], found: list[int], but: list[int]) -> list[int]:
    """10.6: add to a map what the HQs of a front supply, if a town, a city or a final source supplies them.

    The units of `but` are left out.
    """
    centres: list[int] = []
    for hq in b.data.hqs_of[side_of(front)]:
        h = b.u_hex[hq]
        if h >= 0 and found[h] == IN_SUPPLY and b.front_of(hq) == front and hq not in but:
            centres.append(h)
    if not centres:
        return found
    near = spread(b, centres, b.data.hq_reach, ground)
    for h in b.data.land:
        if near[h] != 0 and found[h] == CUT_OFF:
            found[h] = BY_HQ
    return found


# --- the French border --------------------------------------------------------------------------------


def border_supplied(b: Board) -> list[int]:
    """15.9, A90: return the Republican division, or up to three brigades of a hex, that the French border supplies.

    They have no line of supply and stand next to the border. There is one such stack on the whole map: the one with
    most steps; of equal ones the southernmost, then the westernmost.
    """
    best: list[int] = []
    most = 0
    if not b.options.border_supply:
        return best
    for h in b.data.land:
        if not b.data.french_border[h] or b.owner[h] != REP:
            continue
        stack = _border_stack(b, h)
        steps = 0
        for u in stack:
            steps += b.steps(u)
        if steps > most:
            best, most = stack, steps
    return best


def _border_stack(b: Board, hex_: int) -> list[int]:
    """Return of a hex's units without a line of supply the strongest division, or up to three brigades."""
    division = -1
    brigades: list[int] = []
    for u in b.stack(hex_):
        if not feeds(b, u, map_of(b, b.front_of(u))[hex_]):
            size = b.face(u).size
            if size == DIVISION and (division < 0 or b.steps(u) > b.steps(division)):
                division = u
            elif size == BRIGADE:
                brigades.append(u)
    if division >= 0:
        return [division]
    return brigades[:3]


# --- one unit's line ----------------------------------------------------------------------------------


class Trace:
    """How a unit is supplied: the hexes between it and its source, or why it is not."""

    def __init__(self, path: list[int], source: int, why: Refusal | None) -> None:
        self.path = path
        self.source = source
        """The source, or OFF: there is none, or the border itself supplies (15.9)."""
        self.why = why


def trace(b: Board, unit: int) -> Trace:
    """Return the line of supply of a unit on the map, or the refusal that says why it has none."""
    front = b.front_of(unit)
    start = b.u_hex[unit]
    value = map_of(b, front)[start]
    if not feeds(b, unit, value):
        return Trace([], OFF, None if unit in border_supplied(b) else why_cut_off(b, unit))
    if value == BY_HQ:
        found = map_of(b, front)
        wanted = [b.u_hex[hq] for hq in b.data.hqs_of[side_of(front)] if b.u_hex[hq] >= 0 and b.front_of(hq) == front]
        path = _way_to(b, start, [h for h in wanted if found[h] == IN_SUPPLY])
    else:
        path = _way_to(b, start, sources_in(b, network_of(b, front)))
    return Trace(path[1:-1], path[-1], None)


def _way_to(b: Board, start: int, goals: list[int]) -> list[int]:
    """Return the shortest first leg from a hex to one of some hexes, both included; there is one."""
    ground = ground_of(b, b.owner[start])
    came = [OFF] * HEXES
    came[start] = start
    queue = [start]
    i = 0
    while queue[i] not in goals:
        for other in b.data.beyond[queue[i]]:
            if came[other] == OFF and ground[other] != SHUT:
                came[other] = queue[i]
                queue.append(other)
        i += 1
    path = [queue[i]]
    while path[0] != start:
        path.insert(0, came[path[0]])
    return path


def why_cut_off(b: Board, unit: int) -> Refusal:
    """Return why a unit on the map is out of supply: no final source, no way to a source, no linked one near."""
    front = b.front_of(unit)
    here = b.u_hex[unit]
    network = network_of(b, front)
    details: dict[str, object] = {"piece": b.data.units[unit].term(), "hex": hex_term(here)}
    held = [h for h in b.data.sources[front] if b.control[h] == side_of(front)]
    if not held:
        return Refusal(FINAL_RULES[front], "refusal-gce-no-final", details)
    for h in b.data.places:
        if distance(here, h) <= b.data.supply_reach and network[h] != 0:
            return Refusal("10.4-b", "refusal-gce-line-barred", {**details, "source": hex_term(h)})
    for h in b.data.places:
        if distance(here, h) <= b.data.supply_reach and b.control[h] == side_of(front):
            return Refusal("10.4-c", "refusal-gce-source-cut", {**details, "source": hex_term(h)})
    return Refusal("10.4-a", "refusal-gce-no-source", details)
