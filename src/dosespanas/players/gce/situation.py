"""What an opponent makes of an observation: who stands where, what is threatened, and what hexes are worth."""

from typing import Any, Final

from dosespanas.gce.data import CITY, TOWN, Data
from dosespanas.gce.hexes import DIRECTIONS, HEXES, NEIGHBOUR, OFF, distance, parse_hex
from dosespanas.kernel.side import NAT, REP, SIDE_NAMES

MADRID: Final = parse_hex("2712")

NEAR: Final = 3
"""Hexes within which enemies count as a threat."""

FADE: Final = [1.0, 1.0, 0.45, 0.2]
"""What an enemy's attack counts for, by its distance."""

PULL_FADE: Final = 0.86
"""What is left of the pull of a target one hex further away."""

RING_FROM: Final = 5
"""From this turn on the hexes next to Madrid count: they decide the 1936 scenario (17.2-a)."""

NORTH_FIRST: Final = 1.25
"""The northern front is cut off and worth more for that: its fall frees an army."""

SUDDEN_DEATH: Final = 5.0
"""What a place that counts towards a Republican victory at once (4.3-a, 17.2-b) is worth above its Morale."""

GARRISON_SIGHT: Final = 8
"""An enemy further away than this makes no garrison necessary."""


class Situation:
    """An observation counted up for one side: lists by hex, as the hexes of the rules are numbered."""

    def __init__(self, data: Data, seen: dict[str, Any], side: int) -> None:
        self.data = data
        self.seen = seen
        self.side = side
        self.turn: int = seen["turn"]
        self.units: dict[str, dict[str, Any]] = {row["id"]: row for row in seen["units"]}
        self.control: list[int] = [-1] * HEXES
        for name, hexes in seen["control"].items():
            owner = SIDE_NAMES.index(name)
            for text in hexes:
                self.control[parse_hex(text)] = owner
        self.attack: list[list[float]] = [[0.0] * HEXES, [0.0] * HEXES]
        """By side and hex: attack factors standing there, guessed for what lies covered."""
        self.defence: list[list[float]] = [[0.0] * HEXES, [0.0] * HEXES]
        self.count: list[list[int]] = [[0] * HEXES, [0] * HEXES]
        self._count_units()
        self.threat: list[float] = [0.0] * HEXES
        """Enemy attack that could strike a hex soon, less the further away it stands."""
        self.distance: list[int] = [99] * HEXES
        """Hexes over land to the nearest enemy unit."""
        self._look_for_enemies()
        self.offer: list[float] = [0.0] * HEXES
        """Own attack factors next to an enemy hex."""
        for h in data.land:
            if self.count[1 - side][h] > 0:
                self.offer[h] = sum(self.attack[side][near] for near in self.around(h))
        self.pull: list[float] = [0.0] * HEXES
        """How strongly the nearest targets draw units to a hex."""
        self._spread_pull()

    def holds(self, seen: dict[str, Any]) -> bool:
        """Tell whether another observation shows the same stacks and control."""
        was = self.seen
        same = bool(
            was["turn"] == seen["turn"] and was["stacks"] == seen["stacks"] and was["control"] == seen["control"]
        )
        return same and seen["battle"] is None and was["battle"] is None

    def look_again(self, seen: dict[str, Any]) -> None:
        """Take over what else an observation of the same stacks says."""
        self.seen = seen
        self.units = {row["id"]: row for row in seen["units"]}

    def _count_units(self) -> None:
        seen_at: list[int] = [0] * HEXES
        totals = [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
        for row in self.seen["units"]:
            if row["where"] != "map":
                continue
            h = parse_hex(row["hex"])
            side = NAT if row["side"] == "nationalist" else REP
            self.attack[side][h] += row["attack"]
            self.defence[side][h] += row["defence"]
            seen_at[h] += 1
            totals[side][0] += row["attack"]
            totals[side][1] += row["defence"]
            totals[side][2] += 1.0
        for name, stack in self.seen["stacks"].items():
            h = parse_hex(name)
            side = NAT if stack["side"] == "nationalist" else REP
            self.count[side][h] = stack["count"]
            covered = stack["count"] - seen_at[h]
            if covered > 0 and totals[side][2] > 0.0:
                self.attack[side][h] += covered * totals[side][0] / totals[side][2]
                self.defence[side][h] += covered * totals[side][1] / totals[side][2]

    def _look_for_enemies(self) -> None:
        """Work out threats and distances by a flood from every enemy stack."""
        foe = 1 - self.side
        edge: list[int] = []
        for h in self.data.land:
            if self.count[foe][h] > 0:
                self.distance[h] = 0
                edge.append(h)
                self._threaten(h, self.attack[foe][h])
        while edge:
            following: list[int] = []
            for h in edge:
                for near in self.around(h):
                    if self.distance[near] > self.distance[h] + 1:
                        self.distance[near] = self.distance[h] + 1
                        following.append(near)
            edge = following

    def _threaten(self, start: int, force: float) -> None:
        reached = {start: 0}
        edge = [start]
        for away in range(1, NEAR + 1):
            following: list[int] = []
            for h in edge:
                for near in self.around(h):
                    if near not in reached:
                        reached[near] = away
                        following.append(near)
                        self.threat[near] += force * FADE[away]
            edge = following

    def _spread_pull(self) -> None:
        order: list[tuple[float, int]] = []
        for h in self.data.land:
            if self.control[h] == 1 - self.side:
                worth = self.prize(h)
                if worth > 0.0:
                    order.append((worth, h))
        order.sort(reverse=True)
        for worth, h in order:
            if worth <= self.pull[h]:
                continue
            self.pull[h] = worth
            edge = [h]
            while edge:
                worth *= PULL_FADE
                following: list[int] = []
                for at in edge:
                    for near in self.around(at):
                        if self.pull[near] < worth:
                            self.pull[near] = worth
                            following.append(near)
                edge = following

    def around(self, h: int) -> list[int]:
        """Return the hexes of Spain next to one, across hexsides that can be crossed."""
        found: list[int] = []
        for hexside in range(h * DIRECTIONS, (h + 1) * DIRECTIONS):
            if self.data.open_side[hexside]:
                found.append(NEIGHBOUR[hexside])
        return found

    def prize(self, h: int) -> float:
        """Return what taking an enemy hex is worth: Morale, sources of supply, places; Madrid early on decides all."""
        data = self.data
        worth = 1.6 * data.morale_value[h]
        if data.final_front[h] >= 0:
            worth += 3.0
        if data.settlement[h] == CITY:
            worth += 1.0
        elif data.settlement[h] == TOWN:
            worth += 0.5
        if self.side == NAT:
            if h == MADRID and self.turn <= data.victory["madrid_until"]:
                worth += 10.0
            elif data.scenario == "1936" and (h == MADRID or h in self.around(MADRID)):
                worth += 7.0
            if data.region[h] >= 0 and data.region[h] in data.home_region:
                worth *= NORTH_FIRST
        elif data.start_control[h] == NAT and data.morale_value[h] > 0:
            worth += 2.0
        return worth

    def keep(self, h: int) -> float:
        """Return what holding an own hex is worth."""
        data = self.data
        worth = 1.6 * data.morale_value[h] + 0.3
        if data.final_front[h] >= 0:
            worth += 4.0
        if data.settlement[h] > 0:
            worth += 0.7
        if self.side == REP and h == MADRID:
            worth += 14.0 if self.turn <= data.victory["madrid_until"] else 6.0
        elif self.side == REP and data.scenario == "1936" and h in self.around(MADRID):
            worth += 5.0
        if self.side == NAT and data.start_control[h] == NAT and data.morale_value[h] > 0:
            worth += SUDDEN_DEATH + data.morale_value[h]
        return worth

    def exposure(self, h: int) -> float:
        """Return how much an own hex needs a garrison, 0 to 1: not at all if no enemy is anywhere near."""
        away = self.distance[h]
        if away > GARRISON_SIGHT:
            return 0.0
        return 1.0 if away <= 2 else 1.0 - (away - 2) / (GARRISON_SIGHT - 1)

    def held(self, h: int, own: float) -> float:
        """Return how well a defence holds a hex, 0 to 1."""
        need = 0.75 * self.threat[h] + 0.6
        return min(1.0, own / need)

    def chance(self, own: float, foe: float) -> float:
        """Return how promising an attack of these strengths is, 0 to 1."""
        if foe <= 0.0:
            return 1.0 if own > 0.0 else 0.0
        return max(0.0, min(1.0, (own / foe - 0.7) / 3.0))

    def standing(self, unit: dict[str, Any], h: int, start: int) -> float:
        """Return what a unit is worth in a hex; `start` is where it stands now and is counted, OFF if nowhere."""
        attack, defence = float(unit["attack"]), float(unit["defence"])
        others = self.defence[self.side][h] - (defence if h == start else 0.0)
        worth = self.keep(h) if self.control[h] == self.side else self.keep(h) + 0.8 * self.prize(h)
        total = worth * self.exposure(h) * (self.held(h, others + defence) - self.held(h, others))
        if others <= 0.0:
            total += self.post(h)
        if attack > 0.0:
            foe = 1 - self.side
            counted = self.around(start) if start != OFF else []
            for near in self.around(h):
                if self.count[foe][near] > 0:
                    rest = self.offer[near] - (attack if near in counted else 0.0)
                    strength = self.defence[foe][near] * (1.4 if self.data.settlement[near] == CITY else 1.1)
                    better = self.chance(rest + attack, strength) - self.chance(rest, strength)
                    total += (1.0 + self.prize(near)) * better
            total += 0.22 * attack * self.pull[h] ** 0.7
        return total

    def post(self, h: int) -> float:
        """Return what it is worth to stand in a hex at all: a front without holes, and the ring around Madrid."""
        total = 0.5 if self.distance[h] == 1 else 0.0
        if self.data.scenario == "1936" and distance(h, MADRID) == 1:
            total += 9.0 if self.turn >= RING_FROM else 2.0
        return total

    def gain(self, unit: dict[str, Any], end: int) -> float:
        """Return what moving a unit to a hex is worth, from where it stands or from off the map."""
        start = parse_hex(unit["hex"]) if unit["where"] == "map" else OFF
        if start == end:
            return 0.0
        before = self.standing(unit, start, start) if start != OFF else 0.0
        return self.standing(unit, end, start) - before
