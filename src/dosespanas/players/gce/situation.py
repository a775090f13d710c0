"""What an opponent makes of an observation: who stands where, what is threatened, and what hexes are worth."""

from typing import Final

from dosespanas.gce import shapes
from dosespanas.gce.board.data import CITY, FACTIONS, TOWN, Unit
from dosespanas.gce.board.hexes import HEXES, OFF, parse_hex
from dosespanas.kernel.side import NAT, REP, SIDE_NAMES
from dosespanas.players.gce import objective
from dosespanas.players.gce.neighbourhoods import MADRID, NEAR, Ground, hex_of
from dosespanas.players.gce.own_supply import LINE_SIGHT, Supply

FADE: Final = [1.0, 1.0, 0.75, 0.5]
"""What an enemy's attack counts for, by its distance."""

PULL_FADE: Final = 0.86
"""What is left of the pull of a target one hex further away."""

FOCUS: Final = 25.0
"""How strongly an objective of the campaign draws units, and what is left of that one hex further away."""

FOCUS_FADE: Final = 0.9

ELSEWHERE: Final = 0.35
"""What is left of the pull of all other targets while there is an objective."""

MASS: Final = 8.0
"""What an enemy hex near an objective is worth above its prize, and what is left of that one hex further away."""

MASS_FADE: Final = 0.85
MASS_REACH: Final = 5

CALLED: Final = 8.0
"""What it is worth to stand where one is called to attack together with others."""

UNIT_STEPS: Final = 1.3
"""Steps guessed for a unit that lies covered."""

CONDOR: Final = FACTIONS.index("condor_legion")

RING_FROM: Final = 4
"""From this turn on the hexes next to Madrid count: they decide the 1936 scenario (17.2-a)."""

NORTH_FIRST: Final = 2.0
"""The northern front is cut off and worth more for that: its fall frees an army."""

DRAWN: Final = [0.8, 0.12]
"""By side: what the pull of the targets counts for, for each attack factor; the Republic wins by holding out."""

DRAWN_TO_MADRID: Final = 1.5
"""The same for the Nationalists in the 1936 scenario, who win or lose at Madrid."""

MADRID_FIRST: Final = 10.0
"""What Madrid is worth to the Nationalists above its Morale while its capture ends the game (4.2-a)."""

RECOVER: Final = 8.0
"""What it is worth to take back a place whose loss brings the Republic nearer to winning at once."""

GARRISON_MOST: Final = 5.0
"""Defence factors that may be bound to a place that must not be lost, in the first turn."""

GARRISON_SHARE: Final = 0.7
"""Defence factors bound to such a place for each attack factor that may strike it."""

GARRISON_GROWTH: Final = 1.0
"""How many more each turn: the armies grow."""

FOR_ITSELF: Final = 0.3
"""What any place but Madrid is worth to the Nationalists in the 1936 scenario."""

SUDDEN_DEATH: Final = 15.0
"""What a place that counts towards a Republican victory at once (4.3-a, 17.2-b) is worth above its Morale."""

GARRISON_SIGHT: Final = 9
"""An enemy further away than this makes no garrison necessary."""

CUT_WORTH: Final = 0.15
"""What it is worth to take back a hex that supply should come through, for each unit that hangs on it."""

CUT_MOST: Final = 5.0

LINE_WORTH: Final = 0.2
"""What it is worth to stand on a line of supply, for each unit that hangs on it."""

STARVING: Final = 0.6
"""What a factor is worth that may be lost for want of supply (10.3-d)."""

LINE_MOST: Final = 5.0


class Situation:
    """An observation counted up for one side: lists by hex, as the hexes of the rules are numbered."""

    def __init__(self, ground: Ground, seen: shapes.GceObservation, side: int, before: int) -> None:
        """Count up an observation; `before`: the objective of the turn before, OFF for none."""
        self.ground = ground
        self.data = ground.data
        self.near = ground.near
        self.side = side
        war_of_columns = self.data.scenario == "1936" and side == NAT
        self.drawn = DRAWN_TO_MADRID if war_of_columns else DRAWN[side]
        self.pull: list[float] = [0.0] * HEXES
        """How strongly the nearest targets draw units to a hex."""
        self._pulled: list[int] = []
        """Who held the hexes when the pull was worked out."""
        self.foes: list[tuple[str, int]] = [("", 0)]
        """Enemy stacks and their heights."""
        self._before = before
        self.objective = OFF
        """The place the side fights the campaign for at the moment, OFF for none."""
        self.stress: list[float] = [0.0] * HEXES
        """What attacking a hex is worth for the objective near it."""
        self.called: dict[str, int] = {}
        """Units that are to attack together, and from where."""
        self.take(seen)

    def battle(self) -> shapes.Assault:
        """Return the attack in hand."""
        battle = self.seen["battle"]
        assert battle is not None
        return battle

    def take(self, seen: shapes.GceObservation) -> None:
        """Count up another observation for the same side; threats are kept while the enemy stands still."""
        self.seen = seen
        self.turn: int = seen["turn"]
        self.units: dict[str, shapes.Unit] = {row["id"]: row for row in seen["units"]}
        self.control: list[int] = [-1] * HEXES
        for owner, name in enumerate(SIDE_NAMES):
            for text in seen["control"][name]:
                self.control[parse_hex(text)] = owner
        self.attack: list[list[float]] = [[0.0] * HEXES, [0.0] * HEXES]
        """By side and hex: attack factors standing there, guessed for what lies covered."""
        self.defence: list[list[float]] = [[0.0] * HEXES, [0.0] * HEXES]
        self.count: list[list[int]] = [[0] * HEXES, [0] * HEXES]
        self.steps: list[list[float]] = [[0.0] * HEXES, [0.0] * HEXES]
        """By side and hex: steps standing there, guessed for what lies covered."""
        self.air: list[float] = [0.0, 0.0]
        """By side: air factors that have not flown this turn."""
        self.condor = False
        """8.5: whether the Condor Legion can still fly this turn."""
        self.guns: list[set[int]] = [set(), set()]
        """By side: where headquarters stand whose artillery can still support this turn (13.12)."""
        self._count_units()
        own = SIDE_NAMES[self.side]
        foes = [(place, stack["count"]) for place, stack in seen["stacks"].items() if stack["side"] != own]
        if foes != self.foes:
            self.foes = foes
            self._look_for_enemies()
        self.offer: list[float] = [0.0] * HEXES
        """Own attack factors next to an enemy hex."""
        for place, _ in foes:
            h = parse_hex(place)
            self.offer[h] = sum([self.attack[self.side][near] for near in self.near[h]])
        self._draw_lines()
        if self.control != self._pulled:
            self._pulled = self.control
            if self.data.scenario != "1936" and self.side == NAT:
                self._choose_objective()
            self._spread_pull()

    def _choose_objective(self) -> None:
        """Keep the objective of the turn until it is taken; then choose anew, and see what lies around it."""
        if self.objective != OFF and self.control[self.objective] != self.side:
            return
        foe = 1 - self.side
        prizes = [self.prize(h) if self.control[h] == foe else 0.0 for h in range(HEXES)]
        before = self._before if self.objective == OFF else OFF
        self.objective = objective.choose(self.ground, prizes, self.attack[self.side], self.defence[foe], before)
        self.stress = [0.0] * HEXES
        if self.objective != OFF:
            for away, ring in enumerate(self.ground.around(self.objective, MASS_REACH)):
                for h in ring:
                    self.stress[h] = MASS * MASS_FADE**away

    def _draw_lines(self) -> None:
        """Work out the own supply, and what hangs on which hex."""
        self.supply = Supply(self.ground, self.side, self.control, self.seen["stacks"], self.distance)
        for h in self.data.land:
            if self.count[self.side][h] > 0 and self.distance[h] <= 2:
                self.supply.carry(h, float(self.count[self.side][h]))
        if self.data.scenario == "1936" and self.side == NAT:
            for h in self.near[MADRID]:
                self.supply.carry(h, 4.0)

    def printed(self, row: shapes.Unit) -> Unit | None:
        """Return what is printed on a counter; None for one of a corrected copy that the shipped data do not have."""
        index = self.data.unit_index.get(row["id"])
        return None if index is None else self.data.units[index]

    def _count_units(self) -> None:
        seen_at: list[int] = [0] * HEXES
        totals = [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
        for row in self.seen["units"]:
            side = NAT if row["side"] == "nationalist" else REP
            if row["where"] == "air" and not row["used"]:
                self.air[side] += row["attack"]
                unit = self.printed(row)
                self.condor = self.condor or (unit is not None and unit.faction == CONDOR)
            if row["where"] != "map":
                continue
            h = hex_of(row["hex"])
            unit = None if row["used"] else self.printed(row)
            if unit is not None and unit.artillery:
                self.guns[side].add(h)
            self.steps[side][h] += row["steps"]
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
            self.steps[side][h] += UNIT_STEPS * covered
            if covered > 0 and totals[side][2] > 0.0:
                self.attack[side][h] += covered * totals[side][0] / totals[side][2]
                self.defence[side][h] += covered * totals[side][1] / totals[side][2]

    def _look_for_enemies(self) -> None:
        """Work out threats and distances by a flood from every enemy stack."""
        foe = 1 - self.side
        self.threat: list[float] = [0.0] * HEXES
        """Enemy attack that could strike a hex soon, less the further away it stands."""
        self.distance: list[int] = [99] * HEXES
        """Hexes over land to the nearest enemy unit."""
        edge: list[int] = []
        for h in self.data.land:
            if self.count[foe][h] > 0:
                self.distance[h] = 0
                edge.append(h)
                rings = self.ground.rings[h]
                for away in range(1, NEAR + 1):
                    force = self.attack[foe][h] * FADE[away]
                    for near in rings[away]:
                        self.threat[near] += force
        away = 0
        while edge:
            away += 1
            following: list[int] = []
            for h in edge:
                for near in self.near[h]:
                    if self.distance[near] > away:
                        self.distance[near] = away
                        following.append(near)
            edge = following

    def _spread_pull(self) -> None:
        self.pull = [0.0] * HEXES
        order: list[tuple[float, int]] = []
        for h in self.data.land:
            if self.control[h] == 1 - self.side:
                worth = self.prize(h)
                if worth > 0.0:
                    order.append((worth * (ELSEWHERE if self.objective != OFF else 1.0), h))
        if self.objective != OFF:
            order.append((FOCUS, self.objective))
        order.sort(reverse=True)
        for worth, h in order:
            if worth <= self.pull[h]:
                continue
            self.pull[h] = worth
            edge = [h]
            fade = FOCUS_FADE if h == self.objective else PULL_FADE
            while edge:
                worth *= fade
                following: list[int] = []
                for at in edge:
                    for near in self.near[at]:
                        if self.pull[near] < worth:
                            self.pull[near] = worth
                            following.append(near)
                edge = following

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
            if data.scenario == "1936" and h != MADRID:
                worth *= FOR_ITSELF
            if h == MADRID and self.turn <= data.victory["madrid_until"]:
                worth += MADRID_FIRST
            elif data.scenario == "1936" and (h == MADRID or h in self.near[MADRID]):
                worth += 7.0
            if data.region[h] >= 0 and data.region[h] in data.home_region:
                worth *= NORTH_FIRST
            if data.start_control[h] == NAT and data.morale_value[h] > 0:
                worth += RECOVER
        elif data.start_control[h] == NAT and data.morale_value[h] > 0:
            worth += 2.0
        return worth + min(CUT_MOST, CUT_WORTH * self.supply.burden[h])

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
        elif self.side == REP and data.scenario == "1936" and h in self.near[MADRID]:
            worth += 5.0
        elif self.side == NAT and data.scenario == "1936" and h in self.near[MADRID] and self.turn >= RING_FROM:
            worth += 6.0 * self.supply.safety(h)
        if self.counts(h):
            worth += SUDDEN_DEATH + data.morale_value[h]
        return worth

    def counts(self, h: int) -> bool:
        """4.3-a, 17.2-b: tell whether an own hex, once lost, brings the Republic nearer to winning at once."""
        return self.side == NAT and self.data.start_control[h] == NAT and self.data.morale_value[h] > 0

    def exposure(self, h: int) -> float:
        """Return how much an own hex needs a garrison, 0 to 1: not at all if no enemy is anywhere near."""
        away = self.distance[h]
        if away > GARRISON_SIGHT:
            return 0.0
        if self.counts(h):
            return 1.0 if away <= 4 else 0.7
        return 1.0 if away <= 2 else 1.0 - (away - 2) / (GARRISON_SIGHT - 1)

    def bound(self) -> float:
        """Return the defence factors that may be bound to a place that must not be lost."""
        grown = 0 if self.data.scenario == "1936" else self.turn
        return GARRISON_MOST + GARRISON_GROWTH * grown

    def garrison(self) -> set[str]:
        """Return the units that must stay where they are: whatever holds a place that must not be lost."""
        most = self.bound()
        needs = {h: min(most, max(1.0, GARRISON_SHARE * self.threat[h])) for h in self.data.land if self.counts(h)}
        own = SIDE_NAMES[self.side]
        rows = [row for row in self.seen["units"] if row["where"] == "map" and row["side"] == own]
        rows.sort(key=lambda row: row["attack"] - 0.5 * row["defence"])
        pinned: set[str] = set()
        for row in rows:
            h = hex_of(row["hex"])
            if needs.get(h, 0.0) > 0.0 and self.distance[h] <= GARRISON_SIGHT and row["defence"] > 0:
                needs[h] -= row["defence"]
                pinned.add(row["id"])
        return pinned

    def held(self, h: int, own: float) -> float:
        """Return how well a defence holds a hex, 0 to 1."""
        need = 0.75 * self.threat[h] + 0.6
        if self.counts(h):
            need = min(need, 2.0 * self.bound())
        return min(1.0, own / need)

    def chance(self, own: float, foe: float) -> float:
        """Return how promising an attack of these strengths is, 0 to 1."""
        if foe <= 0.0:
            return 1.0 if own > 0.0 else 0.0
        return max(0.0, min(1.0, (own / foe - 0.7) / 3.0))

    def standing(self, unit: shapes.Unit, h: int, start: int) -> float:
        """Return what a unit is worth in a hex; `start` is where it stands now and is counted, OFF if nowhere."""
        attack, defence = float(unit["attack"]), float(unit["defence"])
        others = self.defence[self.side][h] - (defence if h == start else 0.0)
        worth = self.keep(h) if self.control[h] == self.side else self.keep(h) + 0.8 * self.prize(h)
        total = worth * self.exposure(h) * (self.held(h, others + defence) - self.held(h, others))
        if others <= 0.0:
            total += self.post(h)
        if self.called.get(unit["id"], OFF) == h:
            total += CALLED
        if attack > 0.0:
            foe = 1 - self.side
            counted = self.near[start] if start != OFF else []
            for near in self.near[h]:
                if self.count[foe][near] > 0:
                    rest = self.offer[near] - (attack if near in counted else 0.0)
                    strength = self.defence[foe][near] * (1.4 if self.data.settlement[near] == CITY else 1.1)
                    better = self.chance(rest + attack, strength) - self.chance(rest, strength)
                    total += (1.0 + self.prize(near) + self.stress[near]) * better
            total += self.drawn * attack * self.pull[h] ** 0.7
        if self.data.settlement[h] == 0:
            total -= STARVING * (attack + defence) * (1.0 - self.supply.safety(h))
        return total

    def post(self, h: int) -> float:
        """Return what it is worth to stand in a hex at all: a front without holes, and the ring around Madrid."""
        total = 0.5 if self.distance[h] == 1 else 0.0
        if self.distance[h] <= LINE_SIGHT:
            total += min(LINE_MOST, LINE_WORTH * self.supply.burden[h])
        if self.data.scenario == "1936" and h in self.near[MADRID]:
            ring = 5.0 if self.turn >= RING_FROM else 2.0
            total += ring if self.side == REP else ring * (0.2 + 0.8 * self.supply.safety(h))
        return total

    def gain(self, unit: shapes.Unit, end: int) -> float:
        """Return what moving a unit to a hex is worth, from where it stands or from off the map."""
        start = hex_of(unit["hex"]) if unit["where"] == "map" else OFF
        if start == end:
            return 0.0
        before = self.standing(unit, start, start) if start != OFF else 0.0
        return self.standing(unit, end, start) - before
