"""How far a group of units gets (12.1 to 12.26): the cheapest way to every hex, and where zones of control stop it."""

from typing import Final

from mypy_extensions import i64

from dosespanas.gce.board.data import CLOSED, Data
from dosespanas.gce.board.hexes import DIRECTIONS, NEIGHBOUR, OFF, borders
from dosespanas.gce.board.move_in_progress import Reach
from dosespanas.gce.board.state import CANCELLED, INTACT, Board
from dosespanas.kernel.grids import Grid

TAKEN: Final = 10
"""While a way is looked for, what stands above so many bits counts the enemy-controlled hexes on it."""
HEX: Final = (1 << TAKEN) - 1


class Mover:
    """Who moves, and what stands in the way: as it is, or as somebody sees it."""

    def __init__(
        self, data: Data, side: int, tables: list[Grid], doubled: bool, owner: Grid, control: Grid, full: Grid
    ) -> None:
        """`tables`: what each kind of mover in the group pays by hexside; the grids: by hex whose units stand there,
        who controls it, and whether a full zone of control of the other side lies over it.
        """
        self.data = data
        self.side = side
        self.tables = tables
        self.doubled = doubled
        """March movement (12.11)."""
        self.owner = owner
        self.control = control
        self.full = full
        self.forts: list[int] = []
        """Hexes of intact fortified lines, if they cost this side more (13.16)."""
        self.weak: list[int] = []
        """Hexes with enemies that it may enter all the same (13.12-h)."""


class MovingGroup(Mover):
    """Units that move together on a board."""

    def __init__(self, b: Board, units: list[int], doubled: bool) -> None:
        data = b.data
        first = units[0]
        side = data.units[first].side
        super().__init__(
            data, side, [data.step_cost[b.face(first).mover]], doubled, b.owner, b.control, b.zoc[1 - side]
        )
        self.pace = b.face(first).move
        """12.7: movement factor of the slowest."""
        self.mover: int = b.face(first).mover
        self.fights = False
        """It has a combat unit, which overruns a HQ that stands alone (13.12-h)."""
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
        if data.fort_cost > 0 and side == data.fort_cost_side:
            for i in range(len(data.lines)):
                if b.lines[i] in (INTACT, CANCELLED):
                    self.forts += [h for h in data.lines[i].hexes if h not in b.destroyed]
        if self.fights:
            for hq in data.hqs_of[1 - side]:
                h = b.u_hex[hq]
                if h >= 0 and b.after[b.first[h]] < 0:
                    self.weak.append(h)


def noted(b: Board, side: int, doubled: bool) -> dict[tuple[int, ...], Reach]:
    """Return what `find` has found for units of a side and still holds, by what they have in common (see `alike`)."""
    return b.tramps[side] if doubled else b.walks[side]


def alike(start: int, points: int, fresh: bool, mover: int, fights: bool) -> tuple[int, ...]:
    """Return what two units have in common that get equally far, as long as the board stands."""
    return start, points, int(fresh), mover, int(fights)


def price(mover: Mover, hexside: int) -> int:
    """12.26: return what a group pays to cross a hexside, as movement points, or CLOSED (12.4, 12.17, 12.23).

    2.2-b: neutral ground and sea are CLOSED. What ground and rivers cost each kind of unit (12.18, 12.19) is a table.
    """
    cost = mover.tables[0][hexside]
    if cost == CLOSED:
        return CLOSED
    for i in range(1, len(mover.tables)):
        other = mover.tables[i][hexside]
        if other > cost:
            cost = other
    beyond = NEIGHBOUR[hexside]
    if mover.owner[beyond] == 1 - mover.side and beyond not in mover.weak:
        return CLOSED
    return cost + mover.data.fort_cost if beyond in mover.forts else cost


def barred(mover: Mover, here: int, hex_: int) -> str:
    """Return the rule that keeps a group from going on from one hex to its neighbour (11-8.4, 12.11-b), or "".

    11-8.5-b: a column's zone of control stops nobody. A89: nor does the first hex break 11-8.4.
    """
    if mover.full[hex_] > 0 and mover.full[here] > 0:
        return "11-8.4"
    if mover.doubled and mover.owner[hex_] != mover.side and borders(mover.owner, 1 - mover.side, hex_):
        return "12.11-b"
    return ""


def find(mover: Mover, start: int, points: int, fresh: bool) -> Reach:
    """Return how far a group gets from a hex with some movement points, whether it may end there or not.

    Of who controls a hex it reads only where the group gets (`Board.move_border` rests on that).
    It stops in the first enemy zone of control (11.2) and leaves one only into a hex that is free of it (11-8.4). A
    `fresh` group has not moved yet: all its points buy at least one hex (12.3). Of equally cheap ways the one through
    fewer enemy-controlled hexes is taken.
    """
    found = Reach(start, points)
    cost, came, hexes = found.cost, found.came, found.hexes
    h: i64
    hexside: i64
    spent: i64
    other: i64
    origin: i64 = start
    side: i64 = mover.side
    foe: i64 = 1 - side
    most: i64 = points
    doubled = mover.doubled
    table, plain = mover.tables[0], len(mover.tables) == 1
    owner, control, line_of, full = mover.owner, mover.control, mover.data.line_of, mover.full
    buckets: list[list[int]] = [[] for _ in range(points + 1)]
    buckets[0].append(start)
    cost[start] = 0
    came[start] = 0
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
                    total = price(mover, hexside)
                    if total == CLOSED:
                        continue
                total += spent
                if total > most:
                    if not fresh or h != origin:
                        continue
                    total = most
                enemy = came[h] >> TAKEN
                if control[other] != side:
                    enemy += 1
                if known != OFF and (known < total or (known == total and came[other] >> TAKEN <= enemy)):
                    continue
                if h == origin and full[other] > 0 and full[h] > 0:
                    continue
                if doubled and owner[other] != side and borders(owner, foe, other):
                    continue
                if known != total:
                    cost[other] = total
                    buckets[total].append(other)
                came[other] = enemy << TAKEN | h
    for h in hexes:
        came[h] &= HEX
    came[start] = OFF
    return found
