"""Ways over the map as a side sees it: how far units get, what enemies may reach, and lines of supply."""

from typing import Final

from mypy_extensions import i64

from dosespanas.gce.board.data import CLOSED, FOOT, Data
from dosespanas.gce.board.hexes import DIRECTIONS, HEXES, NEIGHBOUR, OFFS, REALS, ZEROS, distance
from dosespanas.gce.movement.reach import Mover, find
from dosespanas.gce.supply import network
from dosespanas.gce.supply.network import LOCAL, OPEN, SHUT
from dosespanas.kernel.grids import Grid, Reals, filled
from dosespanas.kernel.side import NAT, REP
from dosespanas.players.gce.policy.side_view import NORTH, SideView

FAR: Final = 999
FARS: Final = filled(HEXES, FAR)
"""The pattern of a grid with FAR everywhere."""

LONGEST: Final = 240
"""What no line of supply comes to."""

ENEMY_PACE: Final = 4
"""Movement points that an enemy is taken to have next turn; by a march twice as many."""

ENEMY_MARCH: Final = 8
ENEMY_LEAP: Final = 6
"""The same if all that bars the way moves off."""


def reach(s: SideView, side: int, start: int, mover: int, points: int, march: bool) -> list[int]:
    """Return the hexes a unit gets to from a hex, nearest first (12.1 to 12.26); stacking and supply apart."""
    who = Mover(s.data, side, [s.data.step_cost[mover]], march, s.owner, s.control, s.full[1 - side])
    if side == s.data.fort_cost_side:
        who.forts = s.forts
    return find(who, start, points, not march).hexes


class Strikes:
    """What the stacks of a side could strike after one movement phase, as one sight shows it: not changed any more.

    The next sight differs in a few hexes. Only stacks that these are near to are looked at again, unless corrected data
    have ground that costs nothing: then nothing is too far.
    """

    def __init__(self, s: SideView, side: int, last: "Strikes | None") -> None:
        """`last`: the same of an earlier sight, of whatever moment."""
        self.data = s.data
        self.side = side
        self.owner = s.owner
        self.full = s.full[1 - side]
        self.forts = s.forts
        self.further: dict[int, list[int]] = {}
        """By hex of a stack: the hexes next to those it gets to, without those that it stands next to."""
        known: dict[int, list[int]] = {}
        changed: list[int] = []
        same = last is not None and last.data is s.data and last.side == side and last.forts == self.forts
        if last is not None and same and 0 not in s.data.step_cost[FOOT]:
            known, changed = last.further, last.changed(self)
        attack = s.attack[side]
        for h in s.data.land:
            if self.owner[h] == side and attack[h] > 0.0:
                found = known.get(h)
                if found is None or is_near(h, changed, ENEMY_PACE + 1):
                    found = self._strike(s, h)
                self.further[h] = found

    def changed(self, now: "Strikes") -> list[int]:
        """Return the hexes in which units are stopped now where they were not, or the other way round."""
        h: i64
        found: list[int] = []
        owner, full = self.owner, self.full
        for h in self.data.land:
            if owner[h] != now.owner[h] or full[h] != now.full[h]:
                found.append(h)
        return found

    def _strike(self, s: SideView, hex_: int) -> list[int]:
        """Work out what the stack of a hex could strike, beside what it stands next to."""
        beyond = self.data.beyond
        stamp = ZEROS[:]
        for near in beyond[hex_]:
            stamp[near] = 1
        found: list[int] = []
        for end in reach(s, self.side, hex_, FOOT, ENEMY_PACE, False):
            for near in beyond[end]:
                if stamp[near] == 0:
                    stamp[near] = 1
                    found.append(near)
        return found


def is_near(hex_: int, others: list[int], reach: int) -> bool:
    """Tell whether a hex is at most `reach` hexes away from one of some others."""
    return any(distance(hex_, other) <= reach for other in others)


def potential(s: SideView, strikes: Strikes) -> Reals:
    """Return by hex the attack factors of a side that could be brought next to it in one movement phase."""
    force = REALS[:]
    near: i64
    attack, beyond = s.attack[strikes.side], s.data.beyond
    for h, further in strikes.further.items():
        strength = attack[h]
        for near in beyond[h]:
            force[near] += strength
        strength *= 0.75
        for near in further:
            force[near] += strength
    return force


def marching(s: SideView, side: int, away: Grid) -> float:
    """Return the attack factors of a side that only a march brings next to a place (12.11): none from beside an enemy.

    `away`: by hex the movement points to the place, of which the last step need not be made.
    """
    force = 0.0
    for h in s.data.land:
        if s.owner[h] == side and ENEMY_PACE + 1 < away[h] <= ENEMY_MARCH + 1 and not s.near_foe(side, h):
            force += s.attack[side][h]
    return force


def walkable(s: SideView, side: int, pace: int, freely: bool) -> Grid:
    """Return by hex the movement points by which some unit of a side could come there, if nobody stands there.

    FAR where it takes more than `pace`. Full zones of control stop it, unless it goes `freely`.
    """
    data = s.data
    table = data.step_cost[FOOT]
    h: i64
    hexside: i64
    spent: i64
    own: i64 = side
    foe: i64 = 1 - side
    most: i64 = pace
    owner, full = s.owner, s.full[1 - side]
    cost = FARS[:]
    buckets: list[list[int]] = [[] for _ in range(pace + 1)]
    for h in data.land:
        if owner[h] == own:
            cost[h] = 0
            buckets[0].append(h)
    for spent in range(most + 1):
        for h in buckets[spent]:
            if cost[h] != spent:
                continue
            if not freely and spent > 0 and (owner[h] == foe or full[h]):
                continue
            for hexside in range(h * DIRECTIONS, (h + 1) * DIRECTIONS):
                price = table[hexside]
                if price == CLOSED:
                    continue
                then = spent + price
                other = NEIGHBOUR[hexside]
                if then <= most and then < cost[other]:
                    cost[other] = then
                    buckets[then].append(other)
    return cost


def distances(data: Data, goals: list[int]) -> Grid:
    """Return by hex the movement points on foot to the nearest of some hexes, whoever stands between."""
    table = data.step_cost[FOOT]
    cost = FARS[:]
    buckets: list[list[int]] = [[] for _ in range(160)]
    for h in goals:
        cost[h] = 0
        buckets[0].append(h)
    for spent in range(len(buckets)):
        for h in buckets[spent]:
            if cost[h] != spent:
                continue
            for hexside in range(h * DIRECTIONS, (h + 1) * DIRECTIONS):
                other = NEIGHBOUR[hexside]
                price = table[hexside]
                if price == CLOSED or spent + price >= len(buckets) or spent + price >= cost[other]:
                    continue
                cost[other] = spent + price
                buckets[spent + price].append(other)
    return cost


def hops(data: Data, goals: list[int]) -> Grid:
    """Return by hex the hexes over land to the nearest of some hexes."""
    away = FARS[:]
    for h in goals:
        away[h] = 0
    queue = goals[:]
    i = 0
    while i < len(queue):
        h = queue[i]
        i += 1
        for near in data.beyond[h]:
            if away[near] > away[h] + 1:
                away[near] = away[h] + 1
                queue.append(near)
    return away


# --- supply -------------------------------------------------------------------------------------------


def ground_of(s: SideView, side: int) -> Grid:
    """Return by hex whether lines of supply of a side enter it, as far as is seen."""
    zones = [s.full[1 - side], s.barred[1 - side]]
    return network.ground_for(s.data, side, s.owner, s.control, zones, s.forts if side == NAT else [])


def fed(data: Data, front: int, ground: Grid) -> Grid:
    """10.4: return by hex the length of the first leg of supply for a front; longer than any where there is none."""
    return network.first_legs(data, network.link(data, front, ground), ground)


def ways(data: Data, starts: list[int], toll: Grid, longest: int) -> tuple[Grid, Grid]:
    """Return by hex what the cheapest way there from some hexes comes to, and the hex before it: FAR and -1 for none.

    `toll`: what it takes to enter a hex, CLOSED for one that is not entered; `longest`: more than a way may come to.
    """
    cost = FARS[:]
    before = OFFS[:]
    h: i64
    near: i64
    spent: i64
    end: i64 = longest
    beyond = data.beyond
    buckets: list[list[int]] = [[] for _ in range(longest)]
    for h in starts:
        cost[h] = 0
        buckets[0].append(h)
    for spent in range(end):
        for h in buckets[spent]:
            if cost[h] != spent:
                continue
            for near in beyond[h]:
                if toll[near] == CLOSED:
                    continue
                then = spent + toll[near]
                if then < cost[near] and then < end:
                    cost[near] = then
                    before[near] = h
                    buckets[then].append(near)
    return cost, before


class Lines:
    """The supply of one side as it could be cut: the ways its stacks are fed by, and how much hangs on each hex."""

    def __init__(self, s: SideView, side: int, ground: Grid, threat: Reals) -> None:
        """Draw the lines by the safest ways over a ground; `threat`: by hex, with what force enemies may come."""
        data = s.data
        self.ground = ground
        self.burden = REALS[:]
        """Steps that would lose their supply with the hex, if there is no way around it."""
        cost = ZEROS[:]
        for h in data.land:
            cost[h] = 1 if s.owner[h] == side or threat[h] <= 0.0 else 6
        fronts = [NAT] if side == NAT else [REP, NORTH]
        for front in fronts:
            self._draw(s, side, front, cost)

    def _draw(self, s: SideView, side: int, front: int, cost: Grid) -> None:
        data = s.data
        toll = filled(HEXES, CLOSED)
        for h in data.land:
            if self.ground[h] == OPEN:
                toll[h] = cost[h]
        best, parent = ways(data, [h for h in data.sources[front] if self.ground[h] == OPEN], toll, LONGEST)
        origin = OFFS[:]
        total = FARS[:]
        edge = [h for h in data.places if best[h] < FAR]
        for h in edge:
            total[h] = best[h]
        for _ in range(data.supply_reach):
            further: list[int] = []
            for h in edge:
                if self.ground[h] == SHUT:
                    continue
                for near in data.beyond[h]:
                    then = total[h] + (0 if origin[h] < 0 else cost[h])
                    if then < total[near]:
                        total[near] = then
                        origin[near] = h
                        further.append(near)
            edge = further
        for h in data.land:
            if s.owner[h] != side or total[h] >= FAR or s.steps[side][h] <= 0.0:
                continue
            if (front == NORTH) != north_stack(s, side, h):
                continue
            weight = s.steps[side][h]
            at = h
            for _ in range(data.supply_reach):
                if origin[at] < 0:
                    break
                at = origin[at]
                self.burden[at] += weight
            if data.settlement[h] != 0:
                weight *= 0.3  # 10.7: they do not starve there
            while parent[at] >= 0:
                at = parent[at]
                self.burden[at] += weight


TRIED: Final = 6
"""Hexes that are tried for the supply that hangs on them, those first that carry most."""


def hanging(s: SideView, side: int, lines: Lines, legs: list[Grid], entered: Grid) -> Reals:
    """10.4: return by hex the steps of a side that would be out of supply if an enemy stood there, for want of a way.

    `legs`: by front its first legs of supply as they are; `entered`: by hex whether an enemy could come there.
    """
    data = s.data
    found = REALS[:]
    carrying = [h for h in data.land if entered[h] and lines.burden[h] > 0.0]
    carrying.sort(key=lambda h: (-lines.burden[h], h))
    for h in carrying[:TRIED]:
        without = lines.ground[:]
        without[h] = SHUT
        for front in [NAT] if side == NAT else [REP, NORTH]:
            then = fed(data, front, without)
            for stack in data.land:
                cut = legs[front][stack] <= data.supply_reach < then[stack] and stack != h
                if cut and s.owner[stack] == side and (front == NORTH) == north_stack(s, side, stack):
                    found[h] += s.steps[side][stack]
    return found


MEND_CONTROL: Final = 2
"""What it takes to bring a hex back into a line of supply: one that the enemy controls, one in his zone of control, one
where he stands."""

MEND_ZONE: Final = 3
MEND_ENEMY: Final = 7

MEND_LONGEST: Final = 60
"""What no way that is to be mended comes to."""


def mending(s: SideView, side: int, front: int, ground: Grid, legs: Grid, needs: Reals) -> None:
    """Add by hex the steps of a front that are out of supply and would get it back by way of the hex."""
    data = s.data
    cut: list[int] = []
    for h in data.land:
        if s.owner[h] == side and legs[h] > data.supply_reach and (front == NORTH) == north_stack(s, side, h):
            cut.append(h)
    if not cut:
        return
    toll = ZEROS[:]
    for h in data.land:
        if ground[h] == LOCAL:
            toll[h] = MEND_CONTROL
        elif ground[h] == SHUT:
            toll[h] = MEND_ENEMY if s.owner[h] == 1 - side else MEND_ZONE
    cost, parent = ways(data, [h for h in data.sources[front] if s.owner[h] != 1 - side], toll, MEND_LONGEST)
    for h in cut:
        at = parent[h] if cost[h] < FAR else -1
        while at >= 0:
            if ground[at] != OPEN:
                needs[at] += s.steps[side][h]
            at = parent[at]


def north_stack(s: SideView, side: int, hex_: int) -> bool:
    """Tell whether a stack lies in the north and is Republican: its supply is of its own front."""
    data = s.data
    return side == REP and data.region[hex_] >= 0 and data.region[hex_] in data.home_region
