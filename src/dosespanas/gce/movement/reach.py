"""How far a group of units gets (12.1 to 12.26): the cheapest way to every hex, and where zones of control stop it."""

from mypy_extensions import i64

from dosespanas.gce.board.data import CLOSED
from dosespanas.gce.board.hexes import DIRECTIONS, NEIGHBOUR, OFF
from dosespanas.gce.board.move_in_progress import Reach
from dosespanas.gce.board.state import Board


class Group:
    """Units that move together, as the map sees them: their side, their pace and what stops them."""

    def __init__(self, b: Board, units: list[int], doubled: bool) -> None:
        data = b.data
        first = units[0]
        self.side = data.units[first].side
        self.doubled = doubled
        """March movement (12.11)."""
        self.pace = b.face(first).move
        """12.7: movement factor of the slowest."""
        self.fights = False
        """It has a combat unit, which overruns a HQ that stands alone (13.12-h)."""
        self.tables = [data.step_cost[b.face(first).mover]]
        """What each kind of mover in it pays by hexside."""
        movers = 0
        for u in units:
            face = b.face(u)
            if face.move < self.pace:
                self.pace = face.move
            if not data.units[u].is_hq:
                self.fights = True
            if u == first:
                movers = 1 << face.mover
            elif not movers & 1 << face.mover:
                movers |= 1 << face.mover
                self.tables.append(data.step_cost[face.mover])
        if doubled:
            self.pace *= 2
        self.fort_cost = data.fort_cost if self.side == data.fort_cost_side else 0


def price(b: Board, group: Group, hexside: int) -> int:
    """12.26: return what a group pays to cross a hexside, as movement points, or CLOSED (12.4, 12.17, 12.23).

    2.2-b: neutral ground and sea are CLOSED. What ground and rivers cost each kind of unit (12.18, 12.19) is a table.
    """
    cost = group.tables[0][hexside]
    if cost == CLOSED:
        return CLOSED
    for i in range(1, len(group.tables)):
        other = group.tables[i][hexside]
        if other > cost:
            cost = other
    beyond = NEIGHBOUR[hexside]
    if b.owner[beyond] == 1 - group.side and not overrun(b, group, beyond):
        return CLOSED
    if group.fort_cost > 0 and b.data.line_of[beyond] >= 0 and b.fort(beyond):
        cost += group.fort_cost
    return cost


def overrun(b: Board, group: Group, hex_: int) -> bool:
    """13.12-h: tell whether a group may enter an enemy hex because nothing but a HQ stands there."""
    enemy = b.first[hex_]
    return group.fights and b.after[enemy] < 0 and b.data.units[enemy].is_hq


def barred(b: Board, group: Group, here: int, hex_: int) -> str:
    """Return the rule that keeps a group from going on from one hex to its neighbour (11-8.4, 12.11-b), or "".

    11-8.5-b: a column's zone of control stops nobody. A89: nor does the first hex break 11-8.4.
    """
    foe = 1 - group.side
    if b.zoc[foe][hex_] > 0 and b.zoc[foe][here] > 0:
        return "11-8.4"
    if group.doubled and b.owner[hex_] != group.side and b.near_enemy(group.side, hex_):
        return "12.11-b"
    return ""


def find(b: Board, group: Group, start: int, points: int, fresh: bool) -> Reach:
    """Return how far a group gets from a hex with some movement points, whether it may end there or not.

    It stops in the first enemy zone of control (11.2) and leaves one only into a hex that is free of it (11-8.4). A
    `fresh` group has not moved yet: all its points buy at least one hex (12.3). Of equally cheap ways the one through
    fewer enemy-controlled hexes is taken.
    """
    found = Reach(start, points)
    cost, came, taken, hexes = found.cost, found.came, found.taken, found.hexes
    h: i64
    hexside: i64
    spent: i64
    other: i64
    origin: i64 = start
    side: i64 = group.side
    foe: i64 = 1 - side
    most: i64 = points
    doubled = group.doubled
    table, plain = group.tables[0], len(group.tables) == 1
    owner, control, line_of, full = b.owner, b.control, b.data.line_of, b.zoc[foe]
    buckets: list[list[int]] = [[] for _ in range(points + 1)]
    buckets[0].append(start)
    cost[start] = 0
    for spent in range(most + 1):
        for h in buckets[spent]:
            if cost[h] != spent:
                continue
            if h != origin:
                hexes.append(h)
                if full[h] > 0:
                    continue
            if spent == most:
                continue
            for hexside in range(h * DIRECTIONS, (h + 1) * DIRECTIONS):
                total = table[hexside]
                if total == CLOSED:
                    continue
                other = NEIGHBOUR[hexside]
                known = cost[other]
                if OFF < known < spent:
                    continue
                if owner[other] == foe or line_of[other] >= 0 or not plain:
                    total = price(b, group, hexside)
                    if total == CLOSED:
                        continue
                total += spent
                if total > most:
                    if not fresh or h != origin:
                        continue
                    total = most
                enemy = taken[h]
                if control[other] != side:
                    enemy += 1
                if known != OFF and (known < total or (known == total and taken[other] <= enemy)):
                    continue
                if (doubled or full[other] > 0) and barred(b, group, h, other):
                    continue
                if known != total:
                    cost[other] = total
                    buckets[total].append(other)
                came[other] = h
                taken[other] = enemy
    return found
