"""What is worked out from a sight before anything is decided: dangers, supply, objectives and where they draw."""

from typing import Final

from mypy_extensions import i64

from dosespanas.gce.board.data import FACTIONS, FOOT, Data
from dosespanas.gce.board.hexes import DIRECTIONS, HEXES, NEIGHBOUR, OFF, REALS, ZEROS
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.combat.modifiers import ground_drms, ground_shifts, total
from dosespanas.gce.combat.resolution import forecast
from dosespanas.gce.supply import munitions, network
from dosespanas.kernel.grids import Grid, Reals
from dosespanas.kernel.side import NAT, REP
from dosespanas.players.gce.policy import reach
from dosespanas.players.gce.policy.place_values import ALARMING, DECISIVE, Worth, counts, short
from dosespanas.players.gce.policy.reach import FAR, FARS, Lines, Strikes
from dosespanas.players.gce.policy.side_view import NORTH, SideView
from dosespanas.players.gce.policy.theatres import CampaignPlan
from dosespanas.players.gce.policy.weights import Weights

LEGION: Final = FACTIONS.index("condor_legion")
COLONIAL: Final = FACTIONS.index("colonial")

RESISTANCE: Final = [1.0, 0.4, 0.2]
"""What enemies count for against an objective, by hexes between."""

REMOVED: Final = 2.5
"""Steps that an attack is taken to remove, and movement points of a turn's approach."""

PACE: Final = 5.0

CLUSTER: Final = 16
"""Movement points within which other places make an objective worth more."""

CLUSTER_SHARE: Final = 0.5
CLUSTER_FADE: Final = 0.85
"""What is left of the worth of such a place one movement point away."""

MAPS_KEPT: Final = 4

OBJECTIVES: Final = 3
"""Objectives at a time at most, the movement points between them, and the least score beside the first."""

APART: Final = 16
SHARE: Final = 0.4

MEND_MOST: Final = 30.0
"""Steps out of supply that count for a hex at most."""

THREAT: Final = 0.7
"""What may strike a hex will not all do so."""

PRECIOUS: Final = 12.0
"""What a place is worth where all of it is reckoned with."""

GUARDED: Final = 2.0
"""What a place must be worth to have guards of its own."""

EDGE: Final = 5
"""Movement points from the enemy within which a line should stand."""

CALL_FADE: Final = 0.88
"""What is left of the call of a danger one movement point away."""

PULLED: Final = 10.0
"""The pull of the objective itself."""

LATER: Final = 0.85
"""What the next place of a theatre draws, against the one before it."""


MAY_COME: Final = 0.85
"""How likely it is that an enemy who could strike a place does, and how much less for each step that holds it."""

EACH_STEP: Final = 0.03


class Maps:
    """What does not change: distances to the places of value, and what the ground does for who defends it."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.dearest = max(list(data.step_cost[FOOT]))
        """The most movement points that a step takes on foot."""
        self.shift = [ZEROS[:], ZEROS[:]]
        """By defender and hex: columns that the ground is worth, as the attacker sees them; `drm`: pips, for either."""
        self.drm = ZEROS[:]
        for h in data.land:
            self.drm[h] = total(ground_drms(data, h))
            for side in (NAT, REP):
                self.shift[side][h] = total(ground_shifts(data, h, side))
        self.away: dict[int, Grid] = {}
        """By place that is fought for: movement points on foot from every hex."""
        self.hops: dict[int, Grid] = {}
        ring = data.beyond[MADRID] if "madrid_neighbours" in data.victory else []
        for h in data.land:
            if data.morale_value[h] > 0 or h in ring:
                self.away[h] = reach.distances(data, [h])
                self.hops[h] = reach.hops(data, [h])
        self.cluster: dict[int, list[tuple[int, float]]] = {}
        """By place of value: the others not far from it, each with what that leaves of its worth."""
        valued = [h for h in self.away if data.morale_value[h] > 0]
        for h in valued:
            others = [other for other in valued if self.away[h][other] <= CLUSTER and other != h]
            self.cluster[h] = [(other, float(CLUSTER_FADE ** self.away[h][other])) for other in others]


MAPS: Final[list[Maps]] = []
"""The last ones made: the players of all games that share data share them."""


def maps_of(data: Data) -> Maps:
    """Return the distances of a map; they are dear, and one game has many players while plans are tried out."""
    for known in MAPS:
        if known.data is data:
            return known
    if len(MAPS) == MAPS_KEPT:
        del MAPS[0]
    MAPS.append(Maps(data))
    return MAPS[-1]


class SightAnalysis:
    """A sight with what follows from it."""

    def __init__(
        self,
        s: SideView,
        w: Weights,
        maps: "Maps",
        before: list[int],
        campaign: CampaignPlan | None = None,
        last: Strikes | None = None,
    ) -> None:
        """Work it out; `before`: the objectives of the side until now; `campaign`: where it means to win the war.

        `last`: what enemies could strike in an earlier sight, if there was one.
        """
        self.campaign = campaign
        self.before = before
        self.s = s
        self.w = w
        self.maps = maps
        side, foe = s.side, s.foe()
        self.worth = Worth(s, w)
        self.strikes = Strikes(s, foe, last)
        self.threat = reach.potential(s, self.strikes)
        """By hex: enemy attack factors that could strike it next."""
        if w.march > 0.0:
            for h in maps.cluster:
                if self.worth.keep[h] >= DECISIVE:
                    self.threat[h] += w.march * reach.marching(s, foe, maps.away[h])
        self.first_sight = s
        """What it was worked out from."""
        self.near = reach.walkable(s, foe, reach.ENEMY_MARCH, False)
        leap = reach.walkable(s, foe, reach.ENEMY_LEAP, True)
        self.walk = ZEROS[:]
        """By hex: 1 where enemies could walk into it next, if nobody stands there."""
        self.edge = ZEROS[:]
        """By hex: 1 on own ground near the enemy, where a line without holes should stand."""
        for h in s.data.land:
            if self.near[h] < FAR or leap[h] < FAR:
                self.walk[h] = 1
            if self.near[h] <= EDGE and s.control[h] == side:
                self.edge[h] = 1
        self.fronts = [NAT] if side == NAT else [REP, NORTH]
        self.ground = reach.ground_of(s, side)
        self.legs: list[Grid] = [FARS, FARS, FARS]
        """By front: the lengths of the own first legs of supply."""
        self.sure: list[Grid] = [FARS, FARS, FARS]
        """The same over ground that no enemy can step into in his turn, once `look_for_places` has been asked."""
        self.mend = REALS[:]
        """By hex: own steps that would be in supply again by way of it."""
        for front in self.fronts:
            self.legs[front] = reach.fed(s.data, front, self.ground)
            reach.mending(s, side, front, self.ground, self.legs[front], self.mend)
        for h in s.data.land:
            if self.mend[h] > 0.0 and s.control[h] != side:
                self.worth.prize[h] += w.mend * min(self.mend[h], MEND_MOST)
        self.lines: Lines | None = None
        self.hanging = REALS
        """By hex: own steps whose supply hangs on it where enemies could enter it, once that has been asked for."""
        self.severed = REALS
        """By hex: enemy steps whose supply hangs on it where the own side could enter it."""
        self.linked = side != NAT or munitions.linked(s.data, self.ground)
        """13.21-b: whether a town of the north is linked with Cádiz now; that it once was nobody tells a side."""
        self.help = round(w.help) if s.turn >= 4 else 0
        """Columns that artillery and aircraft are expected to bring an attacker."""
        self.condor: list[int] = []
        """Aircraft of the Condor Legion that can still fly this turn."""
        self.wings: list[float] = [0.0, 0.0]
        """By side: air factors that can still fly this turn."""
        self.renew(s)
        self.objective = OFF
        self.objectives: list[tuple[float, int]] = []
        """What is fought for, and how strongly each place draws, the first the most."""
        self.near_objective = FARS[:]
        """By hex: hexes over land to the nearest objective."""
        self.pull = REALS[:]
        """By hex: how strongly it draws those who attack; `call`: those who defend."""
        self.call = REALS[:]
        self.pulls: dict[int, Reals] = {}
        """By theatre that is fought in: how strongly each hex draws the units bound for it."""
        self.lead = REALS[:]
        """By hex: how much nearer it brings to the places of a theatre, 0 to 1."""
        self._choose_objectives()

    def look_for_places(self) -> Lines:
        """Work out what only those need who look for places for units, once; return the lines of supply."""
        if self.lines is None:
            s = self.first_sight
            held = self.ground[:]
            for h in s.data.land:
                if self.near[h] <= EDGE and s.owner[h] != s.side:
                    held[h] = network.SHUT
            for front in self.fronts:
                self.sure[front] = reach.fed(s.data, front, held)
            self._spread_pull(s)
            self.lines = Lines(s, s.side, self.ground, self.threat)
            if self.w.hang > 0.0:
                self.hanging = reach.hanging(s, s.side, self.lines, self.legs, self.walk)
            if self.w.sever > 0.0:
                self.severed = self._severed(s)
        return self.lines

    def _severed(self, s: SideView) -> Reals:
        """Return by hex the enemy steps whose supply hangs on it, where the own side could walk and nobody stands."""
        foe = s.foe()
        ground = reach.ground_of(s, foe)
        legs: list[Grid] = [FARS, FARS, FARS]
        for front in [NAT] if foe == NAT else [REP, NORTH]:
            legs[front] = reach.fed(s.data, front, ground)
        walked = reach.walkable(s, s.side, reach.ENEMY_PACE, False)
        entered = ZEROS[:]
        for h in s.data.land:
            if walked[h] < FAR and s.owner[h] != foe:
                entered[h] = 1
        return reach.hanging(s, foe, Lines(s, foe, ground, REALS), legs, entered)

    def holds(self, s: SideView) -> bool:
        """Tell whether all that was worked out holds for another sight: the same units stand in the same places."""
        was = self.s
        return (
            was.turn == s.turn
            and was.side == s.side
            and was.data is s.data
            and was.u_hex == s.u_hex
            and was.u_face == s.u_face
            and was.control == s.control
            and was.attack == s.attack
            and was.defence == s.defence
            and was.steps == s.steps
            and was.zoned == s.zoned
            and was.intact == s.intact
            and was.walls == s.walls
            and was.destroyed == s.destroyed
        )

    def renew(self, s: SideView) -> None:
        """Take a later sight of the same places: who has moved, fought or flown, and the attack in hand."""
        self.s = s
        self.condor = [u for u in s.air[NAT] if u < len(s.data.units) and s.data.units[u].faction == LEGION]
        for one in (NAT, REP):
            self.wings[one] = 0.0
            for u in s.air[one]:
                self.wings[one] += s.u_attack[u]

    def supplied(self, unit: int, hex_: int) -> bool:
        """Tell whether a unit would be in supply in a hex, as things stand."""
        return self.legs[self.s.front(unit)][hex_] <= self.s.data.supply_reach

    def safe(self, unit: int, hex_: int) -> bool:
        """Tell whether no enemy who steps into an empty hex would cut the supply of a unit in a hex."""
        return self.sure[self.s.front(unit)][hex_] <= self.s.data.supply_reach

    # --- the objective

    def _choose_objectives(self) -> None:
        """Choose the places of value that promise most for the turns they take, far enough from each other."""
        s, data, w = self.s, self.s.data, self.w
        stacks = [h for h in data.land if s.owner[h] == s.side and s.attack[s.side][h] >= 1.0]
        if self.campaign is not None and self.campaign.active:
            self._open_theatres(self.campaign)
            return
        hopes: list[tuple[float, int]] = []
        for h in data.land:
            if s.control[h] != s.side and data.morale_value[h] > 0:
                hopes.append((self._score(h, stacks) * (w.steady if h in self.before else 1.0), h))
        if short(s) and s.side == NAT:
            hopes = [(1.0, MADRID)]
        hopes.sort(reverse=True)
        for score, h in hopes:
            if len(self.objectives) == OBJECTIVES or score < SHARE * hopes[0][0]:
                break
            if all(self.maps.away[h][other] >= APART for _, other in self.objectives):
                self.objectives.append((PULLED * score / hopes[0][0], h))
        self._measure()

    def _open_theatres(self, campaign: CampaignPlan) -> None:
        """Fight for the places of the theatres in hand, in each the most for the one that promises most."""
        s = self.s
        stacks = [h for h in s.data.land if s.owner[h] == s.side and s.attack[s.side][h] >= 1.0]
        for i in campaign.active:
            hopes: list[tuple[float, int]] = []
            for h in campaign.theatres[i].due(s):
                hopes.append((self._score(h, stacks) * (self.w.steady if h in self.before else 1.0), h))
            hopes.sort(reverse=True)
            targets: list[tuple[float, int]] = []
            strength = PULLED
            for _, h in hopes:
                targets.append((strength, h))
                strength *= LATER
            self.objectives += targets
            self.pulls[i] = REALS[:]
            self._spread(self.pulls[i], targets, self.w.pull_fade)
            for h in s.data.land:
                self.lead[h] = max(self.lead[h], (self.pulls[i][h] / PULLED) ** 2)
        self._measure()

    def first(self) -> list[int]:
        """Return what it should go on fighting for: the objectives that draw most, the first of each theatre."""
        return [h for strength, h in self.objectives if strength >= PULLED or not self.pulls]

    def _measure(self) -> None:
        """Note the first objective, and how far every hex is from the nearest one."""
        self.objective = self.objectives[0][1] if self.objectives else OFF
        for _, h in self.objectives:
            away = self.maps.hops[h]
            for other in self.s.data.land:
                if away[other] < self.near_objective[other]:
                    self.near_objective[other] = away[other]

    def draw(self, unit: int, hex_: int) -> float:
        """Return how strongly a hex draws a unit that attacks."""
        if self.campaign is not None and self.pulls:
            theatre = self.campaign.bound.get(unit, self.campaign.wanting)
            if theatre in self.pulls:
                return self.pulls[theatre][hex_]
        return self.pull[hex_]

    def _score(self, h: int, stacks: list[int]) -> float:
        """Return what a place and those near it are worth for each turn it takes to bring up a force and storm it."""
        s, data, w = self.s, self.s.data, self.w
        foe = s.foe()
        away = self.maps.away[h]
        worth = self.worth.prize[h]
        for other, share in self.maps.cluster.get(h, []):
            if s.control[other] == foe:
                worth += CLUSTER_SHARE * self.worth.prize[other] * share
        if data.region[h] >= 0 and data.region[h] in data.home_region:
            worth *= w.north
        defence, resistance = 0.0, 0.0
        ring = [h]
        seen = ZEROS[:]
        seen[h] = 1
        for weight in RESISTANCE:
            following: list[int] = []
            for hex_ in ring:
                defence += weight * s.defence[foe][hex_]
                resistance += weight * s.steps[foe][hex_]
                for near in data.beyond[hex_]:
                    if seen[near] == 0:
                        seen[near] = 1
                        following.append(near)
            ring = following
        shift = int(self.maps.shift[foe][h])
        if s.fort(h):
            defence += s.walls[data.line_of[h]]
        needed = (3.0 - shift) * defence + 3.0
        force = march = 0.0
        for key in sorted([away[stack] * HEXES + stack for stack in stacks]):
            stack = key % HEXES
            part = min(needed - force, s.attack[s.side][stack])
            force += part
            march += part * float(away[stack])
            if force >= needed:
                break
        if force < needed:
            march += (needed - force) * 60.0
        turns = 1.0 + min(march / needed / PACE, 12.0) + resistance / REMOVED
        return worth / (1.0 + turns)

    def _spread_pull(self, s: SideView) -> None:
        """Have the objectives draw those who attack, and dangers not met those who defend, less from further away."""
        w = self.w
        targets: list[tuple[float, int]] = []
        needs: list[tuple[float, int]] = []
        targets += self.objectives
        for h in s.data.land:
            if s.control[h] == s.side:
                keep = self.worth.keep[h]
                if keep > 0.0 and (self.walk[h] or self.threat[h] > 0.0):
                    risk = self.danger(h, s.defence[s.side][h], s.steps[s.side][h])
                    if keep * risk > 0.5:
                        needs.append((min(keep * risk, PULLED), h))
            elif self.worth.prize[h] > 0.0 and h != self.objective:
                targets.append((min(0.3 * self.worth.prize[h], 0.7 * PULLED), h))
        self._spread(self.pull, targets, w.pull_fade)
        self._spread(self.call, needs, CALL_FADE)

    def _spread(self, field: Reals, sources: list[tuple[float, int]], fade: float) -> None:
        """Spread some strengths over the map, so much of them left for each movement point; the strongest counts."""
        sources.sort(reverse=True)
        table = self.s.data.step_cost[FOOT]
        left = [fade**price for price in range(self.maps.dearest + 1)]
        at: i64
        hexside: i64
        for strength, h in sources:
            if strength <= field[h]:
                continue
            field[h] = strength
            edge = [h]
            i = 0
            while i < len(edge):
                at = edge[i]
                i += 1
                here = field[at]
                for hexside in range(at * DIRECTIONS, (at + 1) * DIRECTIONS):
                    price = table[hexside]
                    if price < 0:
                        continue
                    near = NEIGHBOUR[hexside]
                    then = here * left[price]
                    if then > field[near] + 1e-9:
                        field[near] = then
                        edge.append(near)

    def danger(self, hex_: int, defence: float, steps: float) -> float:
        """Return how likely an own hex with such a garrison is to be lost next, 0 to 1."""
        if steps <= 0.0:
            return 1.0 if self.walk[hex_] else 0.0
        share = 1.0 if self.worth.keep[hex_] >= PRECIOUS else THREAT
        force = share * self.w.caution * self.threat[hex_]
        if self.w.alarm != 1.0 and self.help == 0 and self.worth.keep[hex_] >= ALARMING and counts(self.s, hex_):
            force *= self.w.alarm
        elif self.w.watch != 1.0 and short(self.s) and hex_ in self.s.data.beyond[MADRID]:
            force *= self.w.watch
        if force < 0.5:
            return 0.0
        s = self.s
        if s.side == REP and s.fort(hex_):
            defence += s.walls[s.data.line_of[hex_]]
        shift = self.maps.shift[s.side][hex_] + self.help
        out = forecast(s.data, force, defence, shift, self.maps.drm[hex_], steps)
        likely: float = MAY_COME - EACH_STEP * min(steps, 5.0)
        return likely * (0.75 * out.emptied + 0.25 * out.taken / steps)

    def guards(self, unit: int) -> bool:
        """Tell whether a unit is the one that keeps a place of worth where enemies may come: it attacks nobody."""
        s = self.s
        h = s.u_hex[unit]
        if h < 0 or s.u_side[unit] != s.side or self.worth.keep[h] < GUARDED or not self.walk[h]:
            return False
        mine = (s.u_attack[unit], -s.u_defence[unit], unit)
        return not s.is_hq(unit) and all(s.is_hq(u) or mine <= (s.u_attack[u], -s.u_defence[u], u) for u in s.piles[h])
