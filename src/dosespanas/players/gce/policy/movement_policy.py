"""Who moves where in a movement phase: attacks are mustered first, then everybody else finds a place."""

from typing import Final

from dosespanas.gce.board.data import ARMOURED, FULL_ZOC, MOTORISED
from dosespanas.gce.board.hexes import OFF, direction
from dosespanas.gce.combat.modifiers import from_around, ways
from dosespanas.gce.supply.network import SHUT
from dosespanas.kernel.side import NAT
from dosespanas.players.gce.policy import attack_values
from dosespanas.players.gce.policy.analysis import GUARDED, SightAnalysis
from dosespanas.players.gce.policy.hex_values import LIMIT, Posts, pinned
from dosespanas.players.gce.policy.reach import FAR, fed, reach

LEAST_NEED: Final = 0.4
"""What must be at stake in a place for guards to be sent there."""

MOST_GUARDS: Final = 4
"""Units sent to one place in a phase at most."""


class MovementPlan:
    """The plan of a movement phase: where each unit goes, in which order, and the hexes to be attacked."""

    def __init__(self) -> None:
        self.order: list[int] = []
        self.goal: dict[int, int] = {}
        self.march: dict[int, bool] = {}
        self.why: dict[int, tuple[str, int]] = {}
        """By unit: message key of what it is sent for, and the hex that is for."""
        self.targets: list[int] = []
        self.pins: list[int] = []

    def send(self, unit: int, hex_: int, march: bool, why: str, what: int) -> None:
        """Send a unit to a hex, for a reason that speaks of another."""
        self.why[unit] = (why, what)
        self.order.append(unit)
        self.goal[unit] = hex_
        self.march[unit] = march


class Muster:
    """The making of orders for one movement phase."""

    def __init__(self, f: SightAnalysis, movable: list[int]) -> None:
        self.f = f
        self.posts = Posts(f)
        self.orders = MovementPlan()
        self.orders.pins = pinned(f, self.posts)
        pins = set(self.orders.pins)
        self.movable = movable[:]
        self.free = [u for u in movable if u not in pins]
        self.walks: dict[int, list[int]] = {}
        """By start, mover and points: the hexes reached by a move."""
        self.marches: dict[int, list[int]] = {}
        self.gaps: dict[int, int] = {}
        self.ahead: dict[int, float] = {}
        """By unit: how strongly the hex it could get to that draws it most does so."""
        self.condor = len(f.condor) if f.s.side == NAT else 0
        self.guns = [u for u in self.free if f.s.artillery(u) and not f.s.u_used[u]]
        """Headquarters that can be brought up for an attack (13.12)."""
        self.later: list[tuple[int, int, int]] = []
        """Headquarters that follow when the units have moved up: where to, and for which target."""

    def ends(self, unit: int) -> list[int]:
        """Return where a unit gets by a move."""
        s = self.f.s
        key = (s.u_hex[unit] * 8 + s.mover(unit)) * 16 + s.u_move[unit]
        if key not in self.walks:
            self.walks[key] = reach(s, s.side, s.u_hex[unit], s.mover(unit), s.u_move[unit], False)
        return self.walks[key]

    def march_ends(self, unit: int) -> list[int]:
        """12.11: return where a unit gets by a march; nowhere if it may not."""
        s = self.f.s
        here = s.u_hex[unit]
        if s.mover(unit) in (MOTORISED, ARMOURED) or s.near_foe(s.side, here) or not self.f.supplied(unit, here):
            return []
        key = (here * 8 + s.mover(unit)) * 16 + s.u_move[unit]
        if key not in self.marches:
            self.marches[key] = reach(s, s.side, here, s.mover(unit), 2 * s.u_move[unit], True)
        return self.marches[key]

    # --- garrisons

    def guards(self) -> None:
        """Send to every place of worth that could be lost what makes it safe, before anybody is called to attack."""
        f, s = self.f, self.f.s
        needs: list[tuple[float, int]] = []
        for h in s.data.land:
            keep = f.worth.keep[h]
            if s.control[h] == s.side and keep >= GUARDED and f.walk[h]:
                risk = f.danger(h, self.posts.defence[h], self.posts.steps[h])
                if keep * risk > LEAST_NEED:
                    needs.append((keep * risk, h))
        needs.sort(reverse=True)
        for _, h in needs:
            self._guard(h)

    def _guard(self, h: int) -> None:
        """Send to one place who serves there best and is missed least, until it is safe enough."""
        f, s = self.f, self.f.s
        keep = f.worth.keep[h]
        for _ in range(MOST_GUARDS):
            defence, steps = self.posts.defence[h], self.posts.steps[h]
            risk = f.danger(h, defence, steps)
            if keep * risk <= LEAST_NEED:
                return
            best, most, march = -1, 0.0, False
            for u in self.free:
                if s.is_hq(u) or s.u_defence[u] == 0 or s.u_hex[u] == h or not self.posts.fits(u, h):
                    continue
                walks = h in self.ends(u)
                if not walks and h not in self.march_ends(u):
                    continue
                then = f.danger(h, defence + s.u_defence[u], steps + s.u_steps[u])
                gain = keep * (risk - then) - f.w.pin * (0.1 + s.u_attack[u])
                if gain > most:
                    best, most, march = u, gain, not walks
            if best < 0:
                return
            self.posts.add(best, s.u_hex[best], -1)
            self.posts.add(best, h, 1)
            self.orders.send(best, h, march, "reason-plan-guard", h)
            self.free.remove(best)
            self.movable.remove(best)

    # --- groups

    def holds(self) -> None:
        """Send the whole group that it takes to places where nobody stands, then to those that could be lost."""
        f, s = self.f, self.f.s
        for empty in (True, False):
            hopes: list[tuple[float, int]] = []
            for h in s.data.land:
                if s.owner[h] != s.foe() and f.walk[h] and (self.posts.steps[h] <= 0.0) == empty:
                    hope = f.worth.at_stake(h) * self.lost(h, 0.0, 0.0)
                    if hope > GUARDED:
                        hopes.append((hope, h))
            hopes.sort(reverse=True)
            for _, h in hopes:
                for u in self.company(h, self.movable if empty else self.free):
                    self.posts.add(u, s.u_hex[u], -1)
                    self.posts.add(u, h, 1)
                    self.orders.send(u, h, False, "reason-plan-guard", h)
                    self.movable.remove(u)
                    if u in self.free:
                        self.free.remove(u)

    def lost(self, h: int, defence: float, steps: float) -> float:
        """Return how likely a hex is not held with so much more in it."""
        return self.f.danger(h, self.posts.defence[h] + defence, self.posts.steps[h] + steps)

    def willing(self, h: int, pool: list[int]) -> list[int]:
        """Return the units that get to a hex and can hold it, those first that bring most and are missed least."""
        f, s = self.f, self.f.s
        ready: list[tuple[float, int]] = []
        for u in pool:
            if not s.is_hq(u) and s.u_defence[u] > 0 and s.u_hex[u] != h and h in self.ends(u) and f.supplied(u, h):
                ready.append((s.u_defence[u] + 2.0 * s.u_steps[u] - 0.5 * s.u_attack[u] - self.gap(u), u))
        ready.sort(key=lambda row: (-row[0], row[1]))
        return [u for _, u in ready]

    def company(self, h: int, pool: list[int]) -> list[int]:
        """Return the units that hold a hex together: as many as pay, what they leave behind counted."""
        f, s = self.f, self.f.s
        stake = f.w.hold * f.worth.at_stake(h)
        before = self.lost(h, 0.0, 0.0)
        units: list[int] = []
        gone: dict[int, list[int]] = {}
        bare: dict[int, float] = {}
        defence = steps = dear = worth = 0.0
        load = self.posts.weight[h]
        kept, most = 0, 0.0
        for u in self.willing(h, pool):
            if load + s.bulk(u) > LIMIT:
                continue
            here = s.u_hex[u]
            units.append(u)
            load += s.bulk(u)
            defence += s.u_defence[u]
            steps += s.u_steps[u]
            gone.setdefault(here, []).append(u)
            bare[here] = self.left(here, gone[here], h)
            dear += f.w.cover * self.gap(u) + max(0.0, self.strayed(u, h))
            each = float(s.u_steps[u])
            worth += each * attack_values.quality(float(s.u_attack[u]), float(s.u_defence[u]), each)
            risk = self.lost(h, defence, steps)
            gain = stake * (before - risk) - f.w.fear * worth * risk - dear - sum(bare.values())
            if gain > most:
                kept, most = len(units), gain
        return units[:kept]

    def left(self, h: int, gone: list[int], goal: int) -> float:
        """Return what is put at stake in a hex that units leave for another, once others have taken their places."""
        f, s = self.f, self.f.s
        if f.worth.at_stake(h) < LEAST_NEED or not f.walk[h]:
            return 0.0
        defence = steps = 0.0
        room = LIMIT - self.posts.weight[h]
        for u in gone:
            defence -= s.u_defence[u]
            steps -= s.u_steps[u]
            room += s.bulk(u)
        for u in self.free:
            if s.u_hex[u] != h and s.bulk(u) <= room and not s.is_hq(u):
                ends = self.ends(u)
                if h in ends and goal not in ends:
                    room -= s.bulk(u)
                    defence += s.u_defence[u]
                    steps += s.u_steps[u]
        return f.worth.at_stake(h) * max(0.0, self.lost(h, defence, steps) - self.lost(h, 0.0, 0.0))

    # --- attacks

    def attacks(self) -> None:
        """Muster the attacks that promise most, one after the other, each with as few units as get most of it."""
        f, s = self.f, self.f.s
        foe = s.foe()
        nearby: dict[int, list[int]] = {}
        """By enemy hex: the free units that can come next to it."""
        for u in self.free:
            if s.u_attack[u] <= 0 or s.is_hq(u):
                continue
            targets: list[int] = []
            for h in [s.u_hex[u], *self.ends(u)]:
                for near in s.data.beyond[h]:
                    if s.owner[near] == foe and near not in targets:
                        targets.append(near)
            for target in targets:
                nearby.setdefault(target, []).append(u)
        staying: dict[int, list[int]] = {}
        free = set(self.free)
        for u in s.own:
            if f.w.hold > 0.0 and u in self.orders.goal:
                continue
            if u not in free and s.u_attack[u] > 0 and not s.is_hq(u) and not s.u_moved[u] and not f.guards(u):
                for near in s.data.beyond[s.u_hex[u]]:
                    if s.owner[near] == foe:
                        staying.setdefault(near, []).append(u)
                        nearby.setdefault(near, [])
        hopes: list[tuple[float, int]] = []
        busy: list[int] = []
        for target in nearby:
            gain, _, _ = self.group(target, nearby[target], staying.get(target, []), busy)
            if gain > f.w.muster_least:
                hopes.append((gain, target))
        hopes.sort(reverse=True)
        for _, target in hopes:
            gain, units, places = self.group(target, nearby[target], staying.get(target, []), busy)
            if gain <= f.w.muster_least:
                continue
            self.orders.targets.append(target)
            self.bring_gun(target, units, places)
            if self.condor > 0:
                self.condor -= 1
            for i in range(len(units)):
                u, h = units[i], places[i]
                busy.append(u)
                if h != s.u_hex[u]:
                    self.posts.add(u, s.u_hex[u], -1)
                    self.posts.add(u, h, 1)
                    self.orders.send(u, h, False, "reason-plan-muster", target)
        for u, h, target in self.later:
            self.orders.send(u, h, False, "reason-plan-muster", target)
        self.free = [u for u in self.free if u not in busy]

    def group(
        self, target: int, mobile: list[int], staying: list[int], busy: list[int]
    ) -> tuple[float, list[int], list[int]]:
        """Return what an attack promises, and the units and hexes for it."""
        f, s = self.f, self.f.s
        here_already = [u for u in staying if u not in busy]
        order = [u for u in mobile if u not in busy]
        order.sort(key=lambda u: (-s.u_attack[u], u))
        units: list[int] = []
        if f.w.thrift > 0.0:
            order = [*here_already, *order]
        else:
            units = here_already[:]
        places = [s.u_hex[u] for u in units]
        condor = self.condor > 0
        gun = self.gun_for(places) >= 0
        best = attack_values.promise(f, target, units, places, condor, gun) if units else attack_values.NOTHING
        kept = len(units)
        dear = 0.0
        gone: dict[int, tuple[float, float]] = {}
        load: dict[int, int] = {}
        for u in order:
            here = s.u_hex[u]
            h = here if u in here_already else self.slot(u, target, places, load)
            if h == OFF:
                continue
            units.append(u)
            places.append(h)
            dear += f.w.thrift * s.u_attack[u]
            if h != here:
                load[h] = load.get(h, 0) + s.bulk(u)
            if f.w.detour > 0.0 and u not in here_already:
                dear += f.w.detour * self.strayed(u, h)
            if h != here:
                before = gone.get(here, (0.0, 0.0))
                after = (before[0] + s.u_defence[u], before[1] + s.u_steps[u])
                gone[here] = after
                dear += f.w.cover * self.gap(u) + self.laid_bare(here, before, after)
                dear += f.w.muster_unit
            then = attack_values.promise(f, target, units, places, condor, self.gun_for(places) >= 0) - dear
            if then > best:
                best, kept = then, len(units)
        units, places = units[:kept], places[:kept]
        return best - self.exposure(target, units, places), units, places

    def strayed(self, unit: int, hex_: int) -> float:
        """Return what a unit that goes to a hex gives up of the way to its objective, as `Posts.value` counts it."""
        f, s = self.f, self.f.s
        if unit not in self.ahead:
            self.ahead[unit] = max([f.draw(unit, h) for h in [s.u_hex[unit], *self.ends(unit)]])
        return f.w.pull * s.u_attack[unit] * (self.ahead[unit] - f.draw(unit, hex_)) / 10.0

    def gun_for(self, places: list[int]) -> int:
        """Return a headquarters that can be brought to one of the hexes an attack is made from, or -1."""
        s = self.f.s
        for u in self.guns:
            for h in places:
                if h == s.u_hex[u] or (not self.posts.hq[h] and h in self.ends(u)):
                    return u
        return -1

    def bring_gun(self, target: int, units: list[int], places: list[int]) -> None:
        """13.12: bring a headquarters up for an attack, to where most attack from."""
        f, s = self.f, self.f.s
        u = self.gun_for(places)
        if u < 0:
            return
        self.guns.remove(u)
        self.free.remove(u)
        here = s.u_hex[u]
        if here in places:
            return
        ends = self.ends(u)
        order = sorted(
            {h for h in places if h in ends and not self.posts.hq[h] and f.supplied(u, h)},
            key=lambda h: (-sum([s.u_attack[units[i]] for i in range(len(units)) if places[i] == h]), h),
        )
        if order:
            self.posts.add(u, here, -1)
            self.posts.add(u, order[0], 1)
            self.later.append((u, order[0], target))

    def gap(self, unit: int) -> int:
        """Return how many hexes of the line a unit leaves open when it goes."""
        if unit not in self.gaps:
            s = self.f.s
            self.posts.add(unit, s.u_hex[unit], -1)
            self.gaps[unit] = self.posts.closed(s.u_hex[unit]) if s.zoc(unit) == FULL_ZOC else 0
            self.posts.add(unit, s.u_hex[unit], 1)
        return self.gaps[unit]

    def laid_bare(self, h: int, before: tuple[float, float], after: tuple[float, float]) -> float:
        """Return what is put at stake in a hex when defence and steps that had gone grow to those after."""
        f = self.f
        keep = f.worth.keep[h]
        if keep < LEAST_NEED or not f.walk[h]:
            return 0.0
        defence, steps = self.posts.defence[h], self.posts.steps[h]
        then = f.danger(h, defence - after[0], steps - after[1])
        return keep * max(0.0, then - f.danger(h, defence - before[0], steps - before[1]))

    def exposure(self, target: int, units: list[int], places: list[int]) -> float:
        """Return what units that move up for an attack risk where they then stand."""
        f, s = self.f, self.f.s
        total = 0.0
        for h in set(places):
            defence = self.posts.defence[h]
            steps = self.posts.steps[h]
            coming = 0.0
            for i in range(len(units)):
                if places[i] == h and s.u_hex[units[i]] != h:
                    defence += s.u_defence[units[i]]
                    steps += s.u_steps[units[i]]
                    coming += s.u_steps[units[i]] * attack_values.quality(
                        float(s.u_attack[units[i]]), float(s.u_defence[units[i]]), float(s.u_steps[units[i]])
                    )
            if coming > 0.0:
                total += f.w.fear * coming * f.danger(h, defence, steps)
        return total

    def slot(self, unit: int, target: int, places: list[int], load: dict[int, int]) -> int:
        """Return the hex for a unit to attack from: supplied, with room, without a river, and from around if it can."""
        f, s = self.f, self.f.s
        here = s.u_hex[unit]
        ends = self.ends(unit)
        best, least = OFF, 99.0
        already = from_around(ways(target, places))
        for h in s.data.beyond[target]:
            if h != here and h not in ends:
                continue
            if h != here and self.posts.weight[h] + load.get(h, 0) + s.bulk(unit) > 12:
                continue
            if h != here and not f.supplied(unit, h):
                continue
            ill = 1.5 * s.data.river[target * 6 + direction(target, h)]
            if h not in places:
                ill += 1.0
                if places and not already and from_around(ways(target, [*places, h])):
                    ill -= 3.0
            if h != here:
                ill += 0.3
            if f.supplied(unit, here) and not f.supplied(unit, h):
                ill += 4.0
            if ill < least:
                best, least = h, ill
        return best

    # --- everybody else

    def places(self) -> None:
        """Find a place for every free unit: the strongest first."""
        s = self.f.s
        order = sorted(self.free, key=lambda u: (-s.u_attack[u] - s.u_defence[u], u))
        for u in order:
            best, march, gain = self.best_place(u)
            if best != OFF and gain > self.f.w.stay:
                self.posts.add(u, s.u_hex[u], -1)
                self.posts.add(u, best, 1)
                self.orders.send(u, best, march, "reason-plan-forward", self.aim(best))

    def rearguards(self) -> None:
        """10.4: keep back, of those who leave a hex on which the supply of others will hang, whom it takes there."""
        f, s = self.f, self.f.s
        for h in s.data.land:
            leaving = [u for u in self.orders.order if s.u_hex[u] == h and not s.is_hq(u)]
            if not leaving or not f.walk[h]:
                continue
            stake = f.w.hang * self.cut_off(h)
            for u in sorted(leaving, key=lambda u: (s.u_attack[u] - s.u_defence[u], u)):
                safer = self.lost(h, 0.0, 0.0) - self.lost(h, s.u_defence[u], s.u_steps[u])
                if stake * safer > f.w.pin * (0.1 + s.u_attack[u]) and self.posts.fits(u, h):
                    self.posts.add(u, self.orders.goal[u], -1)
                    self.posts.add(u, h, 1)
                    self.orders.order.remove(u)
                    del self.orders.goal[u]

    def cut_off(self, h: int) -> float:
        """Return the steps that, where they are to stand, are in supply but not with an enemy in a hex."""
        f, s = self.f, self.f.s
        without = f.ground[:]
        without[h] = SHUT
        total = 0.0
        for front in f.fronts:
            then = fed(s.data, front, without)
            for stack in s.data.land:
                there = self.posts.steps[stack]
                if there > 0.0 and f.legs[front][stack] <= s.data.supply_reach < then[stack] and stack != h:
                    total += there
        return total

    def aim(self, h: int) -> int:
        """Return the objective nearest to a hex, or the hex itself if there is none."""
        f = self.f
        best, least = h, FAR
        for _, goal in f.objectives:
            if f.maps.away[goal][h] < least:
                best, least = goal, f.maps.away[goal][h]
        return best

    def best_place(self, unit: int) -> tuple[int, bool, float]:
        """Return the best hex for a unit, whether by a march, and what it gains against staying."""
        s = self.f.s
        here = s.u_hex[unit]
        posts = self.posts
        posts.add(unit, here, -1)
        stay = posts.value(unit, here)
        best, march, most = OFF, False, stay
        for h in self.ends(unit):
            if posts.fits(unit, h) and self.f.supplied(unit, h):
                worth = posts.value(unit, h)
                if self.f.s.control[h] != s.side:
                    worth += self.f.worth.prize[h]
                if worth > most + 1e-9:
                    best, march, most = h, False, worth
        for h in self.march_ends(unit):
            if posts.fits(unit, h) and self.f.supplied(unit, h):
                worth = posts.value(unit, h)
                if self.f.s.control[h] != s.side:
                    worth += self.f.worth.prize[h]
                if worth > most + 0.02:
                    best, march, most = h, True, worth
        posts.add(unit, here, 1)
        return best, march, most - stay


def orders(f: SightAnalysis, movable: list[int]) -> MovementPlan:
    """Return the orders for the units that may still move."""
    m = Muster(f, movable)
    m.guards()
    if f.w.hold > 0.0:
        m.holds()
    m.attacks()
    m.places()
    if f.w.hang > 0.0:
        m.rearguards()
    return m.orders
