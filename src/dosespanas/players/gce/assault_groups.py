"""Who moves where to attack together this turn: a group for each enemy stack worth it, of what can get there."""

from heapq import heappop, heappush
from typing import Final

from dosespanas.gce import shapes
from dosespanas.gce.board.data import CLOSED, FOOT
from dosespanas.gce.board.hexes import DIRECTIONS, HEXES, NEIGHBOUR, direction, parse_hex
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.gce import attack_values
from dosespanas.players.gce.neighbourhoods import hex_of
from dosespanas.players.gce.situation import Situation

WORTH_IT: Final = 0.3
"""What an attack must promise for units to be called together for it."""

PER_UNIT: Final = 0.12
"""What each unit must add to it."""

STACK: Final = 6
"""Units that stand together at most."""


class Reach:
    """Where the own units that may still move can go this turn, with the printed costs and zones of control."""

    def __init__(self, sit: Situation, names: list[str]) -> None:
        self.watched: list[bool] = [False] * HEXES
        own = SIDE_NAMES[sit.side]
        for name, stack in sit.seen["stacks"].items():
            if stack["side"] != own and stack["zoc"] == "full":
                for near in sit.near[parse_hex(name)]:
                    self.watched[near] = True
        self.next_to: dict[int, list[tuple[str, list[int]]]] = {}
        """By enemy hex: the units that can come next to it, and the hexes for it."""
        for name in names:
            slots: dict[int, list[int]] = {}
            for h in self.ends(sit, sit.units[name]):
                for near in sit.near[h]:
                    if sit.count[1 - sit.side][near] > 0:
                        slots.setdefault(near, []).append(h)
            for target, hexes in slots.items():
                self.next_to.setdefault(target, []).append((name, hexes))

    def ends(self, sit: Situation, row: shapes.Unit) -> list[int]:
        """Return the hexes a unit can end in, the nearest first."""
        data = sit.data
        start, points = hex_of(row["hex"]), int(row["move"])
        unit = sit.printed(row)
        costs = data.step_cost[FOOT if unit is None else unit.faces[row["face"]].mover]
        spent: dict[int, int] = {start: 0}
        edge: list[tuple[int, int]] = [(0, start)]
        found: list[int] = []
        while edge:
            cost, h = heappop(edge)
            if cost > spent[h]:
                continue
            found.append(h)
            if self.watched[h] and h != start:
                continue
            for hexside in range(h * DIRECTIONS, (h + 1) * DIRECTIONS):
                then = cost + costs[hexside]
                if costs[hexside] >= CLOSED or then > points:
                    continue
                near = NEIGHBOUR[hexside]
                if sit.count[1 - sit.side][near] > 0 or (h == start and self.watched[h] and self.watched[near]):
                    continue
                if near not in spent or then < spent[near]:
                    spent[near] = then
                    heappush(edge, (then, near))
        return found


def call(sit: Situation, names: list[str]) -> dict[str, int]:
    """Return for the units that attack together the hexes they do it from; `names`: the units at hand."""
    reach = Reach(sit, names)
    hopes: list[tuple[float, int]] = []
    for target, chances in reach.next_to.items():
        promise, _ = group(sit, target, chances, {}, {})
        if promise > WORTH_IT:
            hopes.append((promise, target))
    hopes.sort(reverse=True)
    called: dict[str, int] = {}
    crowd: dict[int, int] = {}
    for _, target in hopes:
        promise, places = group(sit, target, reach.next_to[target], called, crowd)
        if promise > WORTH_IT:
            for name, h in places:
                called[name] = h
                crowd[h] = crowd.get(h, 0) + 1
    return called


def group(
    sit: Situation,
    target: int,
    chances: list[tuple[str, list[int]]],
    called: dict[str, int],
    crowd: dict[int, int],
) -> tuple[float, list[tuple[str, int]]]:
    """Return what an attack on a hex promises, and the units and hexes for it: as few as get most of it."""
    free = [(name, hexes) for name, hexes in chances if name not in called and sit.units[name]["attack"] > 0]
    free.sort(key=lambda chance: -sit.units[chance[0]]["attack"])
    own: dict[int, int] = dict(crowd)
    places: list[tuple[str, int]] = []
    starts: list[int] = []
    total = 0.0
    best, kept = -9.0, 0
    for name, hexes in free:
        row = sit.units[name]
        slot = place(sit, target, hexes, starts, own, hex_of(row["hex"]))
        if slot < 0:
            continue
        total += row["attack"]
        places.append((name, slot))
        own[slot] = own.get(slot, 0) + 1
        if slot not in starts:
            starts.append(slot)
        promise = attack_values.promise(sit, target, total, starts)
        if promise > best + PER_UNIT * (len(places) - kept):
            best, kept = promise, len(places)
    return best, places[:kept]


def place(sit: Situation, target: int, hexes: list[int], starts: list[int], crowd: dict[int, int], here: int) -> int:
    """Return the hex to attack from: one not taken yet, without a river if there is one; -1 if all are full."""
    best, least = -1, 99
    for h in hexes:
        if crowd.get(h, 0) >= STACK:
            continue
        ill = (0 if h not in starts else 1) + (0 if h == here else 1)
        ill += sit.data.river[target * DIRECTIONS + direction(target, h)]
        if not sit.supply.reaches(h) and sit.data.settlement[h] == 0:
            ill += 9
        if ill < least:
            best, least = h, ill
    return best
