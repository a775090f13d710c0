"""Who meets whom in a cup: rounds of a Swiss one, all against all, and knock-out.

Players are numbers from 0 on, the strongest first. What is asked of Swiss pairings: nobody meets somebody twice, nobody
is left out twice, and so far as that allows whoever has most points is paired with the nearest in points. They are
found from the top down: of those a player may meet the first is taken with whom all others can still be paired
(`Matching`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

OUT: Final = -1
"""In place of an opponent: a bye."""


@dataclass
class Standing:
    """What counts of a player for pairing."""

    points: int = 0
    """In half points."""
    balance: int = 0
    """How many more games with the first side than with the other one."""
    met: set[int] = field(default_factory=set)
    """Whom he has met; OUT if he had a bye."""


class Matching:
    """Pairs of a graph, as many as there can be; one can be fixed if all others can still be paired (Edmonds)."""

    def __init__(self, count: int, may: Callable[[int, int], bool]) -> None:
        """Take how many there are, and whether two may be paired."""
        self._near = [{b for b in range(count) if b != a and may(a, b)} for a in range(count)]
        self.mate = [OUT] * count
        for a in range(count):  # a greedy start: few paths are left to be found
            if self.mate[a] == OUT:
                b = next((b for b in sorted(self._near[a]) if self.mate[b] == OUT), OUT)
                if b != OUT:
                    self.mate[a], self.mate[b] = b, a
        self.whole = all(self.mate[a] != OUT or self._augment(a) for a in range(count))
        """Whether everybody is paired."""

    def fix(self, a: int, b: int) -> bool:
        """Pair two for good, if all others can then be paired; return whether."""
        if self.mate[a] != b:
            if b not in self._near[a]:
                return False
            kept, near = list(self.mate), (set(self._near[a]), set(self._near[b]))
            lone, other = self.mate[a], self.mate[b]
            self._close(a, near[0])
            self._close(b, near[1])
            self.mate[a], self.mate[b] = b, a
            self.mate[lone] = self.mate[other] = OUT
            if not self._augment(lone):
                self.mate = kept
                for one, neighbours in zip((a, b), near, strict=True):
                    self._near[one] |= neighbours
                    for neighbour in neighbours:
                        self._near[neighbour].add(one)
                return False
        else:
            self._close(a, set(self._near[a]))
            self._close(b, set(self._near[b]))
        return True

    def _close(self, a: int, neighbours: set[int]) -> None:
        for b in neighbours:
            self._near[b].discard(a)
        self._near[a] = set()

    def _augment(self, root: int) -> bool:
        """Pair one more along an alternating path from an unpaired one; return whether there is one."""
        count = len(self.mate)
        used, parent, base = [False] * count, [OUT] * count, list(range(count))
        used[root] = True
        queue = [root]
        for a in queue:
            for b in self._near[a]:
                if base[a] == base[b] or self.mate[a] == b:
                    continue
                if b == root or (self.mate[b] != OUT and parent[self.mate[b]] != OUT):
                    self._contract(a, b, used, parent, base, queue)
                elif parent[b] == OUT:
                    parent[b] = a
                    if self.mate[b] == OUT:
                        self._flip(b, parent)
                        return True
                    used[self.mate[b]] = True
                    queue.append(self.mate[b])
        return False

    def _flip(self, end: int, parent: list[int]) -> None:
        while end != OUT:
            before = parent[end]
            after = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = after

    def _contract(self, a: int, b: int, used: list[bool], parent: list[int], base: list[int], queue: list[int]) -> None:
        """Make one of an odd circle of the search (a blossom)."""
        top = self._common(a, b, parent, base)
        inside: set[int] = set()
        self._mark(a, b, top, parent, base, inside)
        self._mark(b, a, top, parent, base, inside)
        for one in range(len(base)):
            if base[one] in inside:
                base[one] = top
                if not used[one]:
                    used[one] = True
                    queue.append(one)

    def _common(self, a: int, b: int, parent: list[int], base: list[int]) -> int:
        """Return the nearest base that both have on their way to the root."""
        seen = set()
        while True:
            a = base[a]
            seen.add(a)
            if self.mate[a] == OUT:
                break
            a = parent[self.mate[a]]
        while base[b] not in seen:
            b = parent[self.mate[base[b]]]
        return base[b]

    def _mark(self, one: int, child: int, top: int, parent: list[int], base: list[int], inside: set[int]) -> None:
        while base[one] != top:
            inside |= {base[one], base[self.mate[one]]}
            parent[one] = child
            child = self.mate[one]
            one = parent[child]


def swiss(standings: Mapping[int, Standing], paired: bool) -> list[tuple[int, int]] | None:
    """Return the meetings of a round, the first of each with the first side; (player, OUT) is a bye.

    `paired`: each meeting is two games with sides changed, so that sides need no balance. None: it cannot be done
    without somebody meeting the same player again, or having a second bye.
    """
    order = sorted(standings, key=lambda player: (-standings[player].points, player))
    if len(order) % 2:
        order.append(OUT)
    if not order:
        return []

    def may(a: int, b: int) -> bool:
        one, other = order[a], order[b]
        return one not in standings[other].met if one == OUT else other not in standings[one].met

    def may_side(a: int, b: int) -> bool:
        one, other = order[a], order[b]
        if not may(a, b):
            return False
        if OUT in (one, other) or paired:
            return True
        both = standings[one].balance, standings[other].balance
        return not (min(both) >= 2 or max(both) <= -2)

    matching = Matching(len(order), may_side)
    if not matching.whole:
        matching = Matching(len(order), may)
    if not matching.whole:
        return None
    return _from_the_top(order, standings, matching, paired)


def _from_the_top(
    order: Sequence[int], standings: Mapping[int, Standing], matching: Matching, paired: bool
) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    free = list(range(len(order)))
    if order[-1] == OUT:  # who is lowest and was never left out has the bye
        last = free.pop()
        lone = next(a for a in reversed(free) if matching.fix(a, last))
        free.remove(lone)
        found.append((order[lone], OUT))
    while free:
        top = free.pop(0)
        group = [a for a in free if standings[order[a]].points == standings[order[top]].points]
        half = (len(group) + 1) // 2

        def cost(b: int, top: int = top, half: int = half) -> tuple[int, int, int]:
            mine, other = standings[order[top]], standings[order[b]]
            clash = 0 if paired or mine.balance * other.balance <= 0 else 1
            return mine.points - other.points, clash, abs(free.index(b) + 1 - half)

        other = next(b for b in sorted(free, key=cost) if matching.fix(top, b))
        free.remove(other)
        found.append(sided(order[top], order[other], standings))
    byes = [one for one in found if one[1] == OUT]
    return [one for one in found if one[1] != OUT] + byes


def sided(one: int, other: int, standings: Mapping[int, Standing]) -> tuple[int, int]:
    """Return two players, who has had the first side less often before the other."""
    mine, his = standings[one].balance, standings[other].balance
    if mine == his:
        return (one, other) if (one + other) % 2 else (other, one)
    return (one, other) if mine < his else (other, one)


def round_robin(count: int) -> list[list[tuple[int, int]]]:
    """Return all rounds of all against all: each two meet once, nobody has more than one bye; sides take turns."""
    players = list(range(count)) + [OUT] * (count % 2)
    half, rounds = len(players) // 2, []
    for _ in range(len(players) - 1):
        meetings = []
        for i in range(half):
            one, other = players[i], players[-1 - i]
            if OUT in (one, other):
                meetings.append((max(one, other), OUT))
            else:
                low, high = min(one, other), max(one, other)
                meetings.append((low, high) if (low + high) % 2 else (high, low))
        rounds.append(sorted(meetings, key=lambda pair: pair[1] == OUT))
        players = [players[0], players[-1], *players[1:-1]]
    return rounds


def knock_out(count: int) -> list[tuple[int, int]]:
    """Return the first round of a knock-out, in the order of its tree: the strongest meet late, and have the byes."""
    places = [0]
    while len(places) < count:
        size = 2 * len(places)
        places = [one for place in places for one in (place, size - 1 - place)]
    pairs = zip(places[::2], places[1::2], strict=True)
    return [(one, other if other < count else OUT) for one, other in pairs]
