"""What an opponent knows of its own supply: where a unit would be supplied, and the lines that all hangs on (10.4)."""

from heapq import heappop, heappush
from typing import Final

from dosespanas.gce import shapes
from dosespanas.gce.board.hexes import HEXES, parse_hex
from dosespanas.kernel.side import REP, SIDE_NAMES
from dosespanas.players.gce.neighbourhoods import NEAR, Ground

LINE_SIGHT: Final = 4
"""An enemy further away than this does not cut a line of supply."""

OPEN: Final = 10
"""Cost of a hex where nobody stands and an enemy is not far."""

BARRED: Final = 100
LOST: Final = 110
"""Of one that the enemy holds without a unit."""

WATCHED: Final = 130
"""Of one in an enemy's zone of control."""

HELD: Final = 300
"""Of one where enemies stand."""

NOWHERE: Final = 9999

SURE: Final = 0.8
"""What is left of the trust in a line for each hex that may be cut."""

NORTHERN: Final = 2
"""The front of the north in the table of final sources."""


class Supply:
    """The network of one side: sources that hold together, what they reach, and how much hangs on a hex."""

    def __init__(
        self, ground: Ground, side: int, control: list[int], stacks: dict[str, shapes.Stack], away: list[int]
    ) -> None:
        self.ground = ground
        self.side = side
        self.cost: list[int] = [1] * HEXES
        """By hex: how little a path of supply through it can be trusted; from BARRED on there is none now."""
        for h in ground.data.land:
            if control[h] != side:
                self.cost[h] = LOST
            elif away[h] <= LINE_SIGHT:
                self.cost[h] = OPEN
        self._bar(stacks)
        self.parent: list[int] = [-1] * HEXES
        """The next hex on the way to a final source; -1 for the source itself (10.4-c)."""
        self.risk: list[int] = [NOWHERE] * HEXES
        """The costs along this way."""
        self._flood(control)
        self.origin: list[int] = [-1] * HEXES
        """The next hex on the way to a source within three; -1 for the source itself."""
        self.danger: list[int] = [NOWHERE] * HEXES
        """The costs of this way and that of the source."""
        self._reach()
        self.burden: list[float] = [0.0] * HEXES
        """How much of what has been counted loses its supply with the hex, or gets it with the hex."""

    def _bar(self, stacks: dict[str, shapes.Stack]) -> None:
        own = SIDE_NAMES[self.side]
        friends: list[int] = []
        foes: list[int] = []
        for name, stack in stacks.items():
            h = parse_hex(name)
            if stack["side"] == own:
                friends.append(h)
                continue
            foes.append(h)
            if stack["zoc"] != "none":
                for near in self.ground.near[h]:
                    self.cost[near] = WATCHED
        for h in friends:
            self.cost[h] = 1
        for h in foes:
            self.cost[h] = HELD

    def _flood(self, control: list[int]) -> None:
        data = self.ground.data
        edge: list[tuple[int, int]] = []
        for h in data.land:
            front = data.final_front[h]
            mine = front == self.side or (front == NORTHERN and self.side == REP)
            if mine and control[h] == self.side:
                self.risk[h] = 0
                edge.append((0, h))
        while edge:
            risk, h = heappop(edge)
            if risk > self.risk[h]:
                continue
            for near in self.ground.near[h]:
                then = risk + self.cost[near]
                if then < self.risk[near]:
                    self.risk[near] = then
                    self.parent[near] = h
                    heappush(edge, (then, near))

    def _reach(self) -> None:
        """10.4-a: a unit's own hex does not count, the source's does."""
        data = self.ground.data
        reached = [h for h in data.places if self.risk[h] < NOWHERE]
        for h in reached:
            self.danger[h] = self.risk[h]
        for _ in range(NEAR):
            following: list[int] = []
            for h in reached:
                then = self.danger[h] + (1 if self.origin[h] == -1 else self.cost[h])
                for near in self.ground.near[h]:
                    if self.danger[near] > then:
                        self.danger[near] = then
                        self.origin[near] = h
                        following.append(near)
            reached = following

    def safety(self, h: int) -> float:
        """Return how sure the supply of a unit in a hex is, 0 to 1."""
        danger = self.danger[h]
        return 0.0 if danger >= BARRED else float(SURE ** (danger // OPEN))

    def reaches(self, h: int) -> bool:
        """Tell whether a unit would be supplied in a hex."""
        return self.danger[h] < BARRED

    def carry(self, h: int, weight: float) -> None:
        """Count what stands in a hex, or should, as a burden of every hex its supply comes through."""
        if self.danger[h] >= NOWHERE:
            return
        for _ in range(NEAR):
            if self.origin[h] < 0:
                break
            h = self.origin[h]
            self.burden[h] += weight
        while self.parent[h] >= 0:
            h = self.parent[h]
            self.burden[h] += weight
