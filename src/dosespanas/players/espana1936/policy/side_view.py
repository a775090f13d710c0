"""What a side sees of a position, counted up: forces, threats, and what each box is worth to it.

Only what the side may know is read: its own things, and of the other side's what lies open (in the fog of war the top
of each stack and the number of counters below it, OPT-06).
"""

from typing import Final

from dosespanas.espana1936.board.data import DUMMY, TANK, Data, mask_bits
from dosespanas.espana1936.board.fog import shown, stack
from dosespanas.espana1936.board.state import Board
from dosespanas.kernel.side import NAT
from dosespanas.players.espana1936.policy.mass import FULL_BOX, thin, walks
from dosespanas.players.espana1936.policy.weights import Weights

COVERED: Final = 2
"""The strength a counter is taken for that fog of war covers (OPT-06)."""


def alarm(size: int, needed: int) -> float:
    """Return how near a side with a largest group of this size is to losing by it (VIC-04): 1 at `needed`."""
    if size < needed:
        return 3.0 + float(needed - size)
    return 1.0 / (1.0 + float(size - needed))


def largest(links: list[int], boxes: int) -> int:
    """Return the size of the largest linked group within a set of boxes."""
    best = 0
    left = boxes
    while left.bit_count() > best:
        group = left & -left
        edge = group
        while edge:
            near = 0
            while edge:
                low = edge & -edge
                near |= links[low.bit_length() - 1]
                edge ^= low
            edge = near & boxes & ~group
            group |= edge
        best = max(best, group.bit_count())
        left &= ~group
    return best


FAR: Final = 12
NEAR: Final = 4
"""How many boxes over the limit a group may have for its boxes to count, and for those it could gain to count too."""


ALONE: Final = -1
MUCH: Final = 10_000
"""Of so many sets of boxes it is kept what their loss would mean."""


class Memory:
    """What has been worked out about the map of one set of data; nothing of a position."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.known: dict[tuple[int, int], list[float]] = {}
        """By the boxes of a side and those of them that are taken for lost together (`ALONE`: each by itself)."""

    def keep(self, key: tuple[int, int], found: list[float]) -> list[float]:
        """Keep what was worked out, and return it; all that was kept before goes where it is much."""
        if len(self.known) > MUCH:
            self.known.clear()
        self.known[key] = found
        return found


def swings(t: Board, boxes: int, memory: Memory) -> list[float]:
    """Return for each box how it bears on the alarm of a side that is present in `boxes` (VIC-04).

    What its loss would add if it is one of them, what its gain would take off if it is not.
    """
    known = memory.known.get((boxes, ALONE))
    if known is not None:
        return known
    found = [0.0] * t.data.box_count
    links = t.data.links
    needed = t.data.win_group
    whole = largest(links, boxes)
    if whole <= needed + FAR:
        before = alarm(whole, needed)
        for box in range(t.data.box_count):
            bit = 1 << box
            joined = links[box] & boxes
            if boxes & bit:
                lone = joined & (joined - 1) == 0
                found[box] = alarm(whole - 1 if lone else largest(links, boxes & ~bit), needed) - before
            elif joined and whole <= needed + NEAR:
                found[box] = before - alarm(largest(links, boxes | bit), needed)
    return memory.keep((boxes, ALONE), found)


def pairs(t: Board, boxes: int, thin: int, memory: Memory) -> list[float]:
    """Return for each box how much worse its loss is together with one other than the loss of each alone (VIC-04).

    Of a side that is present in `boxes`; only those of `thin` are thought to be lost.
    """
    known = memory.known.get((boxes, thin))
    if known is not None:
        return known
    found = [0.0] * t.data.box_count
    links = t.data.links
    needed = t.data.win_group
    whole = largest(links, boxes)
    if whole <= needed + FAR:
        alone = swings(t, boxes, memory)
        before = alarm(whole, needed)
        there = mask_bits(thin & boxes)
        for i, one in enumerate(there):
            for other in there[i + 1 :]:
                without = boxes & ~(1 << one) & ~(1 << other)
                more = alarm(largest(links, without), needed) - before - alone[one] - alone[other]
                if more > 0.0:
                    found[one] = max(found[one], more)
                    found[other] = max(found[other], more)
    return memory.keep((boxes, thin), found)


class SideView:
    """A position as one side sees it."""

    def __init__(self, t: Board, side: int, w: Weights, taste: list[float], memory: Memory) -> None:
        """Count up the forces; `taste` is what this player likes of each box, a factor about 1."""
        data = t.data
        self.t = t
        self.side = side
        self.foe = 1 - side
        self.w = w
        self.taste = taste
        self.boxes = data.box_count
        self.force = [0.0] * (2 * self.boxes)
        """By side and box: steps, own modifiers and tanks counted as fractions."""
        self.count = [0] * (2 * self.boxes)
        self.last = max(0.0, (t.turn - data.last_turn + 4) / 4.0)
        """How far time runs out: 1 in the last turn."""
        self.contested = t.contested()
        self.own = t.friendly(side)
        self.presence = t.presence(side)
        self.theirs = t.presence(self.foe)
        self._worth = [-1.0] * self.boxes
        self._threat = [-1.0] * self.boxes
        self._front = [-1.0] * self.boxes
        self._near: list[int] = data.links
        self.gaps = swings(t, self.theirs, memory)
        self.ties = swings(t, self.presence, memory)
        held = max(t.objectives_of(0), t.objectives_of(1)) - 4
        self.objective = w.objective + w.tally * float(held * held if held > 0 else 0)
        """What an objective city is worth: more when either side nears the number that wins (VIC-03)."""
        taken = max((self.own & data.win_cities).bit_count(), (t.friendly(self.foe) & data.win_cities).bit_count())
        self.city = w.city + w.trio * float(max(0, taken - 1))
        """The same of the cities that win together (VIC-05)."""
        for s in (0, 1):
            if t.options.fog and s != side:
                self._count_covered(s)
            else:
                self._count_open(s)
        self._walks: list[float] = []
        """Where the other side's free troops may walk; nothing where this mind does not look at it."""
        if w.walk > 0.0:
            self._walks = walks(t, self.foe, self.force, self.count)
        self.doubles: list[float] = []
        """What boxes hold together in pairs; nothing where this mind does not look at it."""
        if w.pair > 0.0:
            self.doubles = pairs(t, self.presence, thin(t, side, self.count), memory)

    def _count_open(self, side: int) -> None:
        t = self.t
        n = self.boxes
        base = side * n
        for slot in t.slots_of(side):
            box = t.t_box[slot]
            if box >= 0:
                drm = float(t.type_drm(t.t_type[slot]))
                self.force[base + box] += float(t.t_strength[slot]) * (1.0 + self.w.drm * drm)
        for box in mask_bits(t.here[side]):
            self.count[base + box] = t.n_troops[base + box]
            if t.n_tanks[base + box]:
                self.force[base + box] += self.w.tank * float(t.n_tanks[base + box])

    def _count_covered(self, side: int) -> None:
        """OPT-06: what is seen of the other side's stacks, and the counters below, true or false."""
        t = self.t
        base = side * self.boxes
        for box in mask_bits(t.here[side]):
            force = 0.0
            for strength, drm in self.troops(side, box):
                force += float(strength) * (1.0 + self.w.drm * float(drm))
                self.count[base + box] += 1
            self.force[base + box] = force

    def troops(self, side: int, box: int) -> list[tuple[int, int]]:
        """Return the troops of a side in a box as (strength, drm), what is covered at a guess."""
        t = self.t
        found: list[tuple[int, int]] = []
        if not t.options.fog or side == self.side:
            for slot in t.slots_of(side):
                if t.t_box[slot] == box:
                    found.append((t.t_strength[slot], t.type_drm(t.t_type[slot])))
            return found
        seen = shown(t, side, box)
        for unit in seen:
            if unit < len(t.t_box):
                found.append((t.t_strength[unit], t.type_drm(t.t_type[unit])))
        below = len(stack(t, side, box)) + len(t.pieces_in(side, DUMMY, box)) - len(seen)
        return found + [(COVERED, 0)] * below

    def tanks(self, side: int, box: int) -> int:
        """Return how many tanks of a side are seen in a box."""
        if self.t.options.fog and side != self.side:
            base = len(self.t.t_box)
            return len([u for u in shown(self.t, side, box) if u >= base])
        return len(self.t.pieces_in(side, TANK, box))

    def supporters(self, side: int, box: int) -> list[int]:
        """Return the tanks, planes and ships of a side that may support an attack in a box, as far as they are seen."""
        found = self.t.supporters(side, box)
        if self.t.options.fog and side != self.side:
            base = len(self.t.t_box)
            seen = shown(self.t, side, box)
            found = [p for p in found if self.t.data.piece_kinds[p] != TANK or base + p in seen]
        return found

    def worth(self, box: int) -> float:
        """Return what a box is worth: cities, those that win at once, ports, roads, and what it holds together."""
        known = self._worth[box]
        if known >= 0.0:
            return known
        w = self.w
        data = self.t.data
        worth = w.plain
        if data.objectives >> box & 1:
            worth += self.objective
        if data.win_cities >> box & 1:
            worth += self.city
        if box == data.early_box and self.t.turn <= data.early_turn:
            worth += w.early
        if data.ports >> box & 1:
            worth += w.port
        worth += w.road * float(data.links[box].bit_count())
        worth *= self.taste[box]
        if w.mass > 0.0 and data.objectives & self.presence & 1 << box:
            mass = self.threat(box) + self.force[self.foe * self.boxes + box]
            worth *= 1.0 + w.mass * min(1.0, mass / FULL_BOX)
        worth += w.cut * self.gaps[box] + w.whole * self.ties[box]
        if self.doubles:
            worth += w.pair * self.doubles[box]
        self._worth[box] = worth
        return worth

    def threat(self, box: int) -> float:
        """Return how much enemy force could walk into a box: from next door, and a share from a link further."""
        known = self._threat[box]
        if known >= 0.0:
            return known
        links = self.t.data.links
        base = self.foe * self.boxes
        near = 0.0
        ring = 0
        left = links[box]
        while left:
            low = left & -left
            at = low.bit_length() - 1
            near += self.force[base + at]
            ring |= links[at]
            left ^= low
        if self.w.far_threat > 0.0:
            left = ring & ~links[box] & ~(1 << box) & self.t.here[self.foe]
            far = 0.0
            while left:
                low = left & -left
                far += self.force[base + low.bit_length() - 1]
                left ^= low
            near += self.w.far_threat * far
        if self._walks:
            near += self.w.walk * self._walks[box]
        self._threat[box] = near
        return near

    def front(self, box: int) -> float:
        """Return how near a box is to where the war is decided: worth of enemy and contested boxes around."""
        known = self._front[box]
        if known >= 0.0:
            return known
        total = 0.0
        for near in mask_bits((self._near[box] | 1 << box) & ~self.own):
            total += self.worth(near)
        known = min(total, 30.0) * 0.1
        self._front[box] = known
        return known

    def standing(self, box: int, own: float, enemy: float) -> float:
        """Return the value of a box with these forces in it: a share of its worth."""
        w = self.w
        worth = self.worth(box)
        if own <= 0.0:
            if enemy > 0.0 or not self.presence >> box & 1:
                return 0.0
            return worth * (1.0 if self.threat(box) <= 0.0 else w.marker)
        if enemy <= 0.0:
            need = w.need * self.threat(box) + 0.2
            return worth * (w.garrison + (1.0 - w.garrison) * min(1.0, own / need)) + min(own, 3.0) * 0.02
        share = own / (own + enemy) + 0.2 * w.shared_off
        share = min(1.0, max(0.0, share))
        value = w.foot + w.grip * share * share * (3.0 - 2.0 * share)
        if self.last > 0.0 and self.t.data.objectives >> box & 1:
            if self.side == NAT:
                value -= w.late * self.last * (0.92 - value)
            else:
                value += w.late * self.last * max(0.0, 1.0 - value)
        return worth * value

    def gain(self, start: int, end: int, force: float) -> float:
        """Return what moving a force from a box (below 0: from nowhere) to another is worth."""
        base = self.side * self.boxes
        other = self.foe * self.boxes
        own = self.force[base + end]
        enemy = self.force[other + end]
        before = self.standing(end, own, enemy)
        gain = self.standing(end, own + force, enemy) - before + self.w.front * force * self.front(end)
        if enemy > 0.0 and own > 0.0:
            gain += 0.1 * self.w.company
        elif enemy > 0.0 and self.w.pin > 0.0:  # who is met can no longer walk (MOV-06)
            gain += 0.1 * self.w.pin * enemy
        if start >= 0:
            own = self.force[base + start]
            enemy = self.force[other + start]
            gain -= self.standing(start, own, enemy) - self.standing(start, own - force, enemy)
            gain -= self.w.front * force * self.front(start)
        return gain
