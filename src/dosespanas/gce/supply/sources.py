"""Supply (chapter 10): which hexes trace to a final source, and from where a unit reaches one of those.

A line of supply has two legs. The first, of three hexes at most, leads from the unit to a source; the second, of any
length, from there to a final source of the unit's front. Both are worked out backwards, for a whole front at once:
first every hex that traces to a final source, its `network`, then every hex from which a unit reaches a town or city
in it, its `map`. Both stand in the front's chart, which is drawn again, as far as it must be, when somebody looks at it
after the board has changed.
"""

from typing import Final

from mypy_extensions import i64

from dosespanas.gce.board.data import SIZES
from dosespanas.gce.board.hexes import DIRECTIONS, NEIGHBOUR, OFF, OFFS, ZEROS, distance
from dosespanas.gce.board.state import FAVOURED, FRESH, FRONTS_OF, Board, hex_term
from dosespanas.gce.board.supply_cache import Chart
from dosespanas.gce.supply.network import LOCAL, OPEN, SHUT, first_legs, follow, ground_for, link
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.grids import Grid
from dosespanas.kernel.side import NAT, REP

CUT_OFF: Final = 0
IN_SUPPLY: Final = 1
"""A final source, or a town or city in the network, is near enough."""
BY_HQ: Final = 2
"""Only a HQ is (10.6-a); that supplies no other HQ (10.6-b)."""

FINAL_RULES: Final = ["10.8", "10.10-b", "10.10-a"]
"""By front: the rule that names its final sources."""

DIVISION: Final = SIZES.index("division")
BRIGADE: Final = SIZES.index("brigade")
BORDER_BRIGADES: Final = 3


def chart_of(b: Board, front: int) -> Chart:
    """Return how a front is supplied now; it holds until the board changes. Do not change it.

    The board has noted where supply may be another since the chart was drawn.
    """
    found = b.charts[front]
    if found is None or b.touched[front]:
        found = _draw(b, front) if found is None else _redraw(b, front, found)
        b.charts[front] = found
        b.touched[front] = []
    return found


def map_of(b: Board, front: int) -> Grid:
    """Return by hex whether a unit of a front is in supply there: CUT_OFF, IN_SUPPLY or BY_HQ."""
    return chart_of(b, front).map


def network_of(b: Board, front: int) -> Grid:
    """Return by hex 1 if it traces to a final source of a front (10.4-c)."""
    return chart_of(b, front).network


def ground_of(b: Board, side: int) -> Grid:
    """Return by hex what a side's lines of supply may enter: SHUT, LOCAL or OPEN."""
    return chart_of(b, side).ground


def works(b: Board, front: int, hex_: int) -> bool:
    """Tell whether a hex is a source for a front: a town or city in its network (8.2, 10.4-d, A94)."""
    return b.data.settlement[hex_] != 0 and network_of(b, front)[hex_] != 0


def supplied(b: Board, unit: int) -> bool:
    """10.1, A49: tell whether a unit on the map traces a line of supply now, or 6.3 or 15.9 stands in for one."""
    return by_line(b, unit) or unit in border_supplied(b)


def by_line(b: Board, unit: int) -> bool:
    """10.1, 6.3: tell whether a unit on the map is in supply whatever the French border does (15.9)."""
    return b.u_flags[unit] & FRESH != 0 or feeds(b, unit, map_of(b, b.front_of(unit))[b.u_hex[unit]])


def sheltered(b: Board, unit: int) -> bool:
    """10.7: tell whether a unit does not suffer in defence or attrition: supplied, or in a town or city."""
    return b.data.settlement[b.u_hex[unit]] != 0 or supplied(b, unit)


def feeds(b: Board, unit: int, value: int) -> bool:
    """Tell whether a value of the map is supply for a unit: no HQ is supplied by another (10.6-b)."""
    return value == IN_SUPPLY or (value == BY_HQ and not b.data.units[unit].is_hq)


def side_of(front: int) -> int:
    """Return the side of a front."""
    return NAT if front == NAT else REP


# --- drawing ------------------------------------------------------------------------------------------


def _draw(b: Board, front: int) -> Chart:
    """Draw the chart of a front from nothing."""
    ground = _survey(b, side_of(front))
    linked = link(b.data, front, ground)
    legs = first_legs(b.data, linked, ground)
    map_ = ZEROS[:]
    h: i64
    for h in b.data.land:
        if legs[h] <= b.data.supply_reach:
            map_[h] = IN_SUPPLY
    chart = Chart(ground, linked, legs, [], [], map_)
    _feed_by_hqs(b, front, chart)
    return chart


def _redraw(b: Board, front: int, old: Chart) -> Chart:
    """Put a chart right where the ground has changed."""
    chart = old.copy() if old.shared else old
    ground = chart.ground
    opened: list[int] = []
    lost: list[int] = []
    barred: list[int] = []
    for h in b.touched[front]:
        before = ground[h]
        now = ground_at(b, side_of(front), h)
        if now != before:
            ground[h] = now
            if before == SHUT or now == SHUT:
                barred.append(h)
            if now == OPEN:
                opened.append(h)
            elif before == OPEN:
                lost.append(h)
    _follow(b, front, chart, opened, lost, barred)
    return chart


def shut(b: Board, front: int, chart: Chart, hex_: int) -> Chart:
    """Return the chart of a front as it comes to be when lines of supply no longer enter a hex."""
    other = chart.copy()
    other.ground[hex_] = SHUT
    _follow(b, front, other, [], [hex_], [hex_])
    return other


def barred(b: Board, front: int, chart: Chart, hexes: list[int]) -> Chart:
    """Return the chart of a front as it comes to be when lines of supply no longer enter some hexes (see `shut`)."""
    other = chart.copy()
    newly = [h for h in hexes if other.ground[h] != SHUT]
    lost = [h for h in newly if other.ground[h] == OPEN]
    for h in newly:
        other.ground[h] = SHUT
    _follow(b, front, other, [], lost, newly)
    return other


def leans_on(b: Board, front: int, chart: Chart, hex_: int) -> bool:
    """Tell whether `shut` may change anything but the ground and the network in the hex itself."""
    if chart.network[hex_] != 0 and (b.data.settlement[hex_] != 0 or ties(b, front, chart.network, hex_)):
        return True
    if chart.hqs and b.data.hq_reach > 1:
        return True
    length = chart.legs[hex_]
    if length >= b.data.supply_reach:
        return False
    for near in b.data.beyond[hex_]:
        if chart.legs[near] == length + 1:
            ways = [h for h in b.data.beyond[near] if chart.legs[h] == length and chart.ground[h] != SHUT]
            if ways == [hex_]:
                return True
    return False


def lines_through(b: Board, front: int, chart: Chart, hexes: list[int]) -> Grid:
    """10.4: return by hex how many of the lines run through it that lead from some supplied hexes to a final source.

    For each of them one line is drawn, as short in each leg as can be. Whoever needs a hex has his line through it; he
    whose line runs through it may have another way.
    """
    before = OFFS[:]
    queue = [h for h in b.data.sources[front] if chart.network[h] != 0]
    for h in queue:
        before[h] = h
    i = 0
    while i < len(queue):
        for near in b.data.beyond[queue[i]]:
            if before[near] == OFF and chart.network[near] != 0:
                before[near] = queue[i]
                queue.append(near)
        i += 1
    found = ZEROS[:]
    for start in hexes:
        h = start
        while 0 < chart.legs[h] <= b.data.supply_reach:
            length = chart.legs[h] - 1
            ways = [near for near in b.data.beyond[h] if chart.legs[near] == length and chart.ground[near] != SHUT]
            if not ways:
                break
            h = ways[0]
            found[h] += 1
        while before[h] not in (OFF, h):
            h = before[h]
            found[h] += 1
    return found


def _follow(b: Board, front: int, chart: Chart, opened: list[int], lost: list[int], barred: list[int]) -> None:
    """Have a chart follow its ground, newly OPEN in some hexes and no longer in others, newly SHUT or not in `barred`.

    Of the network and of the first legs only what may change is traced again.
    """
    changed = lost
    if unlink(b, front, chart.network, lost):
        if opened:
            changed = lost + grow(b, front, chart.ground, chart.network, opened)
    else:
        chart.network = link(b.data, front, chart.ground)
        changed = b.data.places
    doubtful = [h for h in changed if b.data.settlement[h] != 0]
    for h in barred:
        doubtful += b.data.beyond[h]
    for h in _retrace(b, chart.ground, chart.network, chart.legs, doubtful):
        chart.map[h] = IN_SUPPLY if chart.legs[h] <= b.data.supply_reach else CUT_OFF
    _feed_by_hqs(b, front, chart)


def _retrace(b: Board, ground: Grid, network: Grid, legs: Grid, doubtful: list[int]) -> list[int]:
    """Put right the lengths of first legs, from some hexes on where they may be wrong; return those that were.

    A hex that has got another length makes its neighbours doubtful, if a leg may enter it.
    """
    found: list[int] = []
    h: i64
    other: i64
    beyond, settlement = b.data.beyond, b.data.settlement
    reach: i64 = b.data.supply_reach
    i = 0
    while i < len(doubtful):
        h = doubtful[i]
        i += 1
        length: i64 = 0
        if network[h] == 0 or settlement[h] == 0:
            length = reach
            for other in beyond[h]:
                if legs[other] < length and ground[other] != SHUT:
                    length = legs[other]
            length += 1
        if length != legs[h]:
            legs[h] = length
            found.append(h)
            if ground[h] != SHUT:
                doubtful += beyond[h]
    return found


def _survey(b: Board, side: int) -> Grid:
    """Return by hex what `ground_at` says of it; the fronts of a side have the same ground."""
    for front in FRONTS_OF[side]:
        known = b.charts[front]
        if known is not None and not b.touched[front]:
            return known.ground[:]
    walls: list[int] = []
    if side == NAT:
        walls = [h for line in b.data.lines for h in line.hexes if b.fort(h)]
    return ground_for(b.data, side, b.owner, b.control, [b.zoc[1 - side], b.column_zoc[1 - side]], walls)


def ground_at(b: Board, side: int, hex_: int) -> int:
    """10.4-b, 10.4-c, 11.3, 11-8.5-a, 13.19: return if a side's lines of supply enter a hex: SHUT, LOCAL or OPEN."""
    owner = b.owner[hex_]
    if owner != side:
        foe = 1 - side
        if owner == foe or b.zoc[foe][hex_] != 0 or b.column_zoc[foe][hex_] != 0:
            return SHUT
    if side == NAT and b.data.line_of[hex_] >= 0 and b.fort(hex_):
        return SHUT
    return OPEN if b.control[hex_] == side else LOCAL


# --- the two legs -------------------------------------------------------------------------------------


def grow(b: Board, front: int, ground: Grid, network: Grid, opened: list[int]) -> list[int]:
    """Add to a network what is linked to it since some hexes have been opened; return the hexes added."""
    beyond = b.data.beyond
    queue: list[int] = []
    h: i64
    for h in opened:
        linked = b.data.final_front[h] == front or any(network[other] != 0 for other in beyond[h])
        if linked and network[h] == 0 and ground[h] == OPEN:
            network[h] = 1
            queue.append(h)
    follow(b.data, network, queue, ground)
    return queue


def unlink(b: Board, front: int, network: Grid, lost: list[int]) -> bool:
    """Take some hexes from a network; tell whether that is all, for if others may fall off with one it stops there."""
    for h in lost:
        if network[h] != 0:
            if ties(b, front, network, h):
                return False
            network[h] = 0
    return True


def ties(b: Board, front: int, network: Grid, hex_: int) -> bool:
    """Tell whether others of a network may need a hex: it is a final source, or those around it do not hang together.

    They do if they follow one another around it without a gap, or with one.
    """
    if b.data.final_front[hex_] == front:
        return True
    gaps = 0
    for way in range(DIRECTIONS):
        other = NEIGHBOUR[hex_ * DIRECTIONS + way]
        if other >= 0 and network[other] != 0:
            along = other * DIRECTIONS + (way + 2) % DIRECTIONS
            if NEIGHBOUR[along] < 0 or network[NEIGHBOUR[along]] == 0 or not b.data.open_side[along]:
                gaps += 1
    return gaps > 1


def may_link(b: Board, chart: Chart, hex_: int) -> bool:
    """Tell whether a hex that comes to be open may bring a town or city into a network: it is one, or others follow."""
    if b.data.settlement[hex_] != 0:
        return True
    return any(chart.ground[other] == OPEN and chart.network[other] == 0 for other in b.data.beyond[hex_])


def leg(b: Board, start: int, reach: int, ground: Grid) -> list[int]:
    """10.4-b: return the hexes that a first leg of at most `reach` hexes leads to, nearest first, its start too."""
    seen = ZEROS[:]
    seen[start] = 1
    found = [start]
    other: i64
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


def reaches(b: Board, start: int, ground: Grid, network: Grid) -> bool:
    """10.4-a: tell whether a first leg leads from a hex to a town or city of a network."""
    near = leg(b, start, b.data.supply_reach, ground)
    return any(network[h] != 0 and b.data.settlement[h] != 0 for h in near)


def sources_in(b: Board, network: Grid) -> list[int]:
    """Return the towns and cities of a network; a final source is one of them."""
    return [h for h in b.data.places if network[h] != 0]


def around(b: Board, hq: int, ground: Grid) -> list[int]:
    """10.6-a: return the hexes from which a leg leads to the hex of a HQ that is near enough, that hex among them."""
    found = [hq]
    first = 0
    for _ in range(b.data.hq_reach):
        last = len(found)
        for i in range(first, last):
            if i == 0 or ground[found[i]] != SHUT:
                found += [other for other in b.data.beyond[found[i]] if other not in found]
        first = last
    return found


def _feed_by_hqs(b: Board, front: int, chart: Chart) -> None:
    """10.6: put down on a map what the supplied HQs of a front feed around them, and nothing that others fed before."""
    hqs: list[int] = []
    for hq in b.data.hqs_of[side_of(front)]:
        h = b.u_hex[hq]
        if h >= 0 and chart.legs[h] <= b.data.supply_reach and b.front_of(hq) == front:
            hqs.append(h)
    map_ = chart.map
    for h in chart.by_hq:
        if map_[h] == BY_HQ:
            map_[h] = CUT_OFF
    chart.hqs = hqs
    chart.by_hq = []
    for hq in hqs:
        for h in around(b, hq, chart.ground):
            if map_[h] == CUT_OFF:
                map_[h] = BY_HQ
                chart.by_hq.append(h)


# --- the French border --------------------------------------------------------------------------------


def border_supplied(b: Board) -> list[int]:
    """15.9, A90: return the Republican division, or up to three brigades of a hex, that the French border supplies.

    They have no line of supply and stand next to the border. There is one such stack on the whole map: the one its
    owner has named (border.py), else that with most steps; of equal ones the southernmost, then the westernmost.
    """
    best: list[int] = []
    most = 0
    for h in b.data.at_french_border if b.options.border_supply else []:
        if b.owner[h] == REP:
            stack = _border_stack(b, h)
            worth = 0
            for u in stack:
                worth += b.steps(u) + (b.u_flags[u] & FAVOURED)
            if worth > most:
                best, most = stack, worth
    return best


def _border_stack(b: Board, hex_: int) -> list[int]:
    """Return of a hex's units without a line what is named, else the strongest division, else up to three brigades."""
    units = [u for u in b.stack(hex_) if not feeds(b, u, map_of(b, b.front_of(u))[hex_])]
    named = [u for u in units if b.has(u, FAVOURED)]
    division = -1
    for u in named if named else units:
        if b.face(u).size == DIVISION and (division < 0 or b.steps(u) > b.steps(division)):
            division = u
    if division >= 0:
        return [division]
    named += [u for u in units if not b.has(u, FAVOURED)]
    return [u for u in named if b.face(u).size == BRIGADE][:BORDER_BRIGADES]


# --- one unit's line ----------------------------------------------------------------------------------


class Trace:
    """How a unit is supplied: the hexes between it and its source, or why it is not."""

    def __init__(self, path: list[int], source: int, why: Refusal | None) -> None:
        self.path = path
        self.source = source
        """The source, or OFF: there is none, or it came this turn (6.3) or the border itself supplies (15.9)."""
        self.why = why


def trace(b: Board, unit: int) -> Trace:
    """Return the line of supply of a unit on the map, or the refusal that says why it has none."""
    front = b.front_of(unit)
    start = b.u_hex[unit]
    value = map_of(b, front)[start]
    if not feeds(b, unit, value):
        return Trace([], OFF, None if supplied(b, unit) else why_cut_off(b, unit))
    if value == BY_HQ:
        found = map_of(b, front)
        wanted = [b.u_hex[hq] for hq in b.data.hqs_of[side_of(front)] if b.u_hex[hq] >= 0 and b.front_of(hq) == front]
        path = way_to(b, start, [h for h in wanted if found[h] == IN_SUPPLY])
    else:
        path = way_to(b, start, sources_in(b, network_of(b, front)))
    return Trace(path[1:-1], path[-1], None)


def way_to(b: Board, start: int, goals: list[int]) -> list[int]:
    """Return the shortest first leg from a hex to one of some hexes, both included; there is one."""
    ground = ground_of(b, b.owner[start])
    came = OFFS[:]
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
    return Refusal("10.4-a", "refusal-gce-no-source", {**details, "reach": b.data.supply_reach})
