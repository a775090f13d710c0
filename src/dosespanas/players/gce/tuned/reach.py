"""Ways over the map as a side sees it: how far units get, what enemies may reach, and lines of supply."""

from typing import Final

from dosespanas.gce.board.data import CLOSED, FOOT, Data
from dosespanas.gce.board.hexes import DIRECTIONS, HEXES, NEIGHBOUR
from dosespanas.kernel.side import NAT, REP
from dosespanas.players.gce.tuned.side_view import Sight

SHUT: Final = 0
LOCAL: Final = 1
OPEN: Final = 2

FAR: Final = 999
LONGEST: Final = 240
"""What no line of supply comes to."""

ENEMY_PACE: Final = 4
"""Movement points that an enemy is taken to have next turn; by a march twice as many."""

ENEMY_MARCH: Final = 8
ENEMY_LEAP: Final = 6
"""The same if all that bars the way moves off."""


def reach(s: Sight, side: int, start: int, mover: int, points: int, march: bool) -> list[int]:
    """Return the hexes a unit gets to from a hex, nearest first (12.1 to 12.26); stacking and supply apart."""
    data = s.data
    table = data.step_cost[mover]
    foe = 1 - side
    owner, full = s.owner, s.full[foe]
    cost = [FAR] * HEXES
    cost[start] = 0
    buckets: list[list[int]] = [[] for _ in range(points + 1)]
    buckets[0].append(start)
    found: list[int] = []
    for spent in range(points + 1):
        for h in buckets[spent]:
            if cost[h] != spent:
                continue
            if h != start:
                found.append(h)
                if full[h]:
                    continue
            if spent == points:
                continue
            for hexside in range(h * DIRECTIONS, (h + 1) * DIRECTIONS):
                price = table[hexside]
                if price == CLOSED:
                    continue
                other = NEIGHBOUR[hexside]
                if owner[other] == foe or (full[other] and full[h]):
                    continue
                if march and owner[other] != side and s.near_foe(side, other):
                    continue
                if side == data.fort_cost_side and data.line_of[other] >= 0 and s.fort(other):
                    price += data.fort_cost
                total = spent + price
                if total > points:
                    if h != start or march:
                        continue
                    total = points
                if total < cost[other]:
                    cost[other] = total
                    buckets[total].append(other)
    return found


def potential(s: Sight, side: int, pace: int) -> list[float]:
    """Return by hex the attack factors of a side that could be brought next to it in one movement phase."""
    data = s.data
    force = [0.0] * HEXES
    stamp = [-1] * HEXES
    for h in data.land:
        strength = s.attack[side][h]
        if s.owner[h] != side or strength <= 0.0:
            continue
        for near in data.beyond[h]:
            if stamp[near] != h:
                stamp[near] = h
                force[near] += strength
        for end in reach(s, side, h, FOOT, pace, False):
            for near in data.beyond[end]:
                if stamp[near] != h:
                    stamp[near] = h
                    force[near] += strength * 0.75
    return force


def marching(s: Sight, side: int, away: list[int]) -> float:
    """Return the attack factors of a side that only a march brings next to a place (12.11): none from beside an enemy.

    `away`: by hex the movement points to the place, of which the last step need not be made.
    """
    force = 0.0
    for h in s.data.land:
        if s.owner[h] == side and ENEMY_PACE + 1 < away[h] <= ENEMY_MARCH + 1 and not s.near_foe(side, h):
            force += s.attack[side][h]
    return force


def walkable(s: Sight, side: int, pace: int, freely: bool) -> list[int]:
    """Return by hex the movement points by which some unit of a side could come there, if nobody stands there.

    FAR where it takes more than `pace`. Full zones of control stop it, unless it goes `freely`.
    """
    data = s.data
    table = data.step_cost[FOOT]
    foe = 1 - side
    cost = [FAR] * HEXES
    buckets: list[list[int]] = [[] for _ in range(pace + 1)]
    for h in data.land:
        if s.owner[h] == side:
            cost[h] = 0
            buckets[0].append(h)
    for spent in range(pace + 1):
        for h in buckets[spent]:
            if cost[h] != spent:
                continue
            if not freely and spent > 0 and (s.owner[h] == foe or s.full[foe][h]):
                continue
            for hexside in range(h * DIRECTIONS, (h + 1) * DIRECTIONS):
                price = table[hexside]
                other = NEIGHBOUR[hexside]
                if price != CLOSED and spent + price <= pace and spent + price < cost[other]:
                    cost[other] = spent + price
                    buckets[spent + price].append(other)
    return cost


def distances(data: Data, goals: list[int]) -> list[int]:
    """Return by hex the movement points on foot to the nearest of some hexes, whoever stands between."""
    table = data.step_cost[FOOT]
    cost = [FAR] * HEXES
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


def hops(data: Data, goals: list[int]) -> list[int]:
    """Return by hex the hexes over land to the nearest of some hexes."""
    away = [FAR] * HEXES
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


def ground_of(s: Sight, side: int) -> list[int]:
    """10.4-b, 10.4-c: return by hex whether lines of supply of a side enter it: SHUT, LOCAL or OPEN."""
    found = [SHUT] * HEXES
    foe = 1 - side
    for h in s.data.land:
        if s.owner[h] != side and (s.owner[h] == foe or s.barred[foe][h]):
            continue
        if side == NAT and s.fort(h):
            continue
        found[h] = OPEN if s.control[h] == side else LOCAL
    return found


def fed(data: Data, front: int, ground: list[int]) -> list[int]:
    """10.4: return by hex the length of the first leg of supply for a front, FAR where there is none."""
    beyond = data.beyond
    linked = [False] * HEXES
    queue: list[int] = []
    for h in data.sources[front]:
        if ground[h] == OPEN:
            linked[h] = True
            queue.append(h)
    i = 0
    while i < len(queue):
        for near in beyond[queue[i]]:
            if not linked[near] and ground[near] == OPEN:
                linked[near] = True
                queue.append(near)
        i += 1
    legs = [FAR] * HEXES
    edge: list[int] = []
    for h in queue:
        if data.settlement[h] != 0:
            legs[h] = 0
            edge.append(h)
    for length in range(1, data.supply_reach + 1):
        further: list[int] = []
        for h in edge:
            for near in beyond[h]:
                if legs[near] == FAR:
                    legs[near] = length
                    if ground[near] != SHUT:
                        further.append(near)
        edge = further
    return legs


def ways(data: Data, starts: list[int], toll: list[int], longest: int) -> tuple[list[int], list[int]]:
    """Return by hex what the cheapest way there from some hexes comes to, and the hex before it: FAR and -1 for none.

    `toll`: what it takes to enter a hex, CLOSED for one that is not entered; `longest`: more than a way may come to.
    """
    cost = [FAR] * HEXES
    before = [-1] * HEXES
    buckets: list[list[int]] = [[] for _ in range(longest)]
    for h in starts:
        cost[h] = 0
        buckets[0].append(h)
    for spent in range(longest):
        for h in buckets[spent]:
            if cost[h] != spent:
                continue
            for near in data.beyond[h]:
                if toll[near] == CLOSED:
                    continue
                then = spent + toll[near]
                if then < cost[near] and then < longest:
                    cost[near] = then
                    before[near] = h
                    buckets[then].append(near)
    return cost, before


class Lines:
    """The supply of one side as it could be cut: the ways its stacks are fed by, and how much hangs on each hex."""

    def __init__(self, s: Sight, side: int, risky: list[bool]) -> None:
        """Draw the lines by the safest ways; `risky`: by hex, enemies may come there."""
        data = s.data
        self.ground = ground_of(s, side)
        self.burden = [0.0] * HEXES
        """Steps that would lose their supply with the hex, if there is no way around it."""
        cost = [0] * HEXES
        for h in data.land:
            cost[h] = 1 if s.owner[h] == side or not risky[h] else 6
        fronts = [NAT] if side == NAT else [REP, 2]
        for front in fronts:
            self._draw(s, side, front, cost)

    def _draw(self, s: Sight, side: int, front: int, cost: list[int]) -> None:
        data = s.data
        toll = [cost[h] if self.ground[h] == OPEN else CLOSED for h in range(HEXES)]
        best, parent = ways(data, [h for h in data.sources[front] if self.ground[h] == OPEN], toll, LONGEST)
        origin = [-1] * HEXES
        total = [FAR] * HEXES
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
            if (front == 2) != north_stack(s, side, h):
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


MEND_CONTROL: Final = 2
"""What it takes to bring a hex back into a line of supply: one that the enemy controls, one in his zone of control, one
where he stands."""

MEND_ZONE: Final = 3
MEND_ENEMY: Final = 7

MEND_LONGEST: Final = 60
"""What no way that is to be mended comes to."""


def mending(s: Sight, side: int, front: int, ground: list[int], legs: list[int]) -> list[float]:
    """Return by hex the steps of a front that are out of supply and would get it back by way of the hex."""
    data = s.data
    needs = [0.0] * HEXES
    cut: list[int] = []
    for h in data.land:
        if s.owner[h] == side and legs[h] == FAR and (front == 2) == north_stack(s, side, h):
            cut.append(h)
    if not cut:
        return needs
    toll = [0] * HEXES
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
    return needs


def north_stack(s: Sight, side: int, hex_: int) -> bool:
    """Tell whether a stack lies in the north and is Republican: its supply is of its own front."""
    data = s.data
    return side == REP and data.region[hex_] >= 0 and data.region[hex_] in data.home_region
