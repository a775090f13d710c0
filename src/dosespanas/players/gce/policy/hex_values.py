"""What it is worth for a unit to stand in a hex: what it keeps, what hangs on it, where it draws to, what it risks."""

from typing import Final

from dosespanas.gce.board.data import FULL_ZOC
from dosespanas.gce.board.hexes import DIRECTIONS, ZEROS, direction
from dosespanas.players.gce.policy.analysis import MEND_MOST, SightAnalysis
from dosespanas.players.gce.policy.attack_values import quality
from dosespanas.players.gce.policy.reach import FAR

LIMIT: Final = 12
"""What a stack may weigh, in halves of a division (9.2)."""

PRESSED: Final = 3.0
"""Own attack factors for each of a place's defence that make it ripe for an attack, before its ground."""


class Posts:
    """The own units as they would stand if the plan were carried out: by hex, what is there."""

    def __init__(self, f: SightAnalysis) -> None:
        s = f.s
        self.f = f
        self.burden = f.look_for_places().burden
        self.attack = s.attack[s.side][:]
        self.defence = s.defence[s.side][:]
        self.steps = s.steps[s.side][:]
        self.weight = s.weight[:]
        self.number = s.count[s.side][:]
        self.hq = s.hq_at[:]
        self.cover = ZEROS[:]
        """By hex: own units whose full zone of control lies over it, or that stand there with one."""
        for u in s.own:
            if s.zoc(u) == FULL_ZOC:
                self._cover(s.u_hex[u], 1)

    def add(self, unit: int, hex_: int, sign: int) -> None:
        """Put a unit into a hex, or take it away."""
        s = self.f.s
        self.attack[hex_] += sign * s.u_attack[unit]
        self.defence[hex_] += sign * s.u_defence[unit]
        self.steps[hex_] += sign * s.u_steps[unit]
        self.weight[hex_] += sign * s.bulk(unit)
        self.number[hex_] += sign
        if s.is_hq(unit):
            self.hq[hex_] = 1 if sign > 0 else 0
        if s.zoc(unit) == FULL_ZOC:
            self._cover(hex_, sign)

    def _cover(self, hex_: int, sign: int) -> None:
        """Count a zone of control, or take it away."""
        self.cover[hex_] += sign
        for near in self.f.s.data.beyond[hex_]:
            self.cover[near] += sign

    def closed(self, hex_: int) -> int:
        """Return how many hexes of the line only a zone of control from a hex would close."""
        f = self.f
        total = 1 if f.edge[hex_] and self.cover[hex_] == 0 else 0
        for near in f.s.data.beyond[hex_]:
            if f.edge[near] and self.cover[near] == 0:
                total += 1
        return total

    def fits(self, unit: int, hex_: int) -> bool:
        """9.2: tell whether a unit may stand in a hex beside what is there."""
        s = self.f.s
        if s.is_hq(unit):
            return not self.hq[hex_]
        return self.weight[hex_] + s.bulk(unit) <= LIMIT

    def held(self, unit: int, hex_: int) -> float:
        """Return what a unit adds to the safety of a hex where it does not stand yet: the place and its stack."""
        f, s = self.f, self.f.s
        if f.threat[hex_] < 0.5 and not f.walk[hex_]:
            return 0.0
        defence, steps = self.defence[hex_], self.steps[hex_]
        keep = f.worth.keep[hex_] if s.control[hex_] == s.side else f.worth.prize[hex_]
        keep += f.w.line * min(40.0, self.burden[hex_]) + f.w.hang * f.hanging[hex_]
        before = f.danger(hex_, defence, steps)
        after = f.danger(hex_, defence + s.u_defence[unit], steps + s.u_steps[unit])
        safer = (keep + f.w.fear * steps) * (before - after)
        return safer - f.w.fear * after * s.u_steps[unit] * quality(
            float(s.u_attack[unit]), float(s.u_defence[unit]), float(s.u_steps[unit])
        )

    def value(self, unit: int, hex_: int) -> float:
        """Return what a unit is worth in a hex where it does not stand yet."""
        f, s = self.f, self.f.s
        total = self.held(unit, hex_) + f.w.taste[hex_]
        attack = float(s.u_attack[unit])
        if s.is_hq(unit):
            total += f.w.pull * 3.0 * f.draw(unit, hex_) / 10.0 * (1.0 if self.attack[hex_] > 4.0 else 0.2)
            if self.number[hex_] == 0:
                total -= 3.0
        else:
            total += f.w.pull * attack * f.draw(unit, hex_) / 10.0
            total += f.w.need * s.u_defence[unit] * f.call[hex_] / 10.0
        if not f.supplied(unit, hex_) and s.data.settlement[hex_] == 0:
            total -= 1.2 * s.u_steps[unit] * quality(attack, float(s.u_defence[unit]), float(s.u_steps[unit]))
        elif not f.safe(unit, hex_):
            total -= f.w.cut * s.u_steps[unit] * quality(attack, float(s.u_defence[unit]), float(s.u_steps[unit]))
        if s.zoc(unit) == FULL_ZOC:
            total += f.w.cover * self.closed(hex_)
        if f.w.bank > 0.0 and not s.is_hq(unit):
            total += f.w.bank * s.u_defence[unit] * self.moat(hex_) / 10.0
        if f.w.press > 0.0 and attack > 0.0 and not s.is_hq(unit):
            total += f.w.press * self.pressed(hex_, attack)
        if f.w.sever > 0.0 and self.number[hex_] == 0:
            total += f.w.sever * f.severed[hex_]
        if self.number[hex_] == 0 and f.mend[hex_] > 0.0 and s.control[hex_] == s.side:
            total += f.w.mend * min(f.mend[hex_], MEND_MOST)
        return total

    def pressed(self, hex_: int, attack: float) -> float:
        """Return what attack factors in a hex do to make enemy places next to it ripe for an attack, in their worth."""
        f, s = self.f, self.f.s
        foe = s.foe()
        total = 0.0
        for place in s.data.beyond[hex_]:
            prize = f.worth.prize[place]
            if prize <= 0.0 or s.owner[place] != foe:
                continue
            missing = needed = (PRESSED - int(f.maps.shift[foe][place])) * max(1.0, s.defence[foe][place])
            for near in s.data.beyond[place]:
                missing -= self.attack[near]
            if missing > 0.0:
                total += prize * min(attack, missing) / needed
        return total

    def moat(self, hex_: int) -> float:
        """13.26: return the share of the hexsides by which enemies may attack a hex that a river runs along."""
        s = self.f.s
        rivers = sides = 0
        for near in s.data.beyond[hex_]:
            if s.owner[near] != s.side and self.f.near[near] < FAR:
                sides += 1
                if s.data.river[hex_ * DIRECTIONS + direction(hex_, near)]:
                    rivers += 1
        return float(rivers) / float(sides) if sides else 0.0


def pinned(f: SightAnalysis, posts: Posts) -> list[int]:
    """Return the units that must stay: of each place worth keeping as few and weak ones as make it safe enough."""
    s = f.s
    found: list[int] = []
    for h in s.data.land:
        if s.owner[h] != s.side or not f.walk[h]:
            continue
        keep = f.worth.keep[h] + f.w.line * min(40.0, posts.burden[h]) + f.w.hang * f.hanging[h]
        if keep < 0.4:
            continue
        order = sorted(s.piles[h], key=lambda u: (s.u_attack[u] - 0.3 * s.u_defence[u], u))
        defence = steps = 0.0
        risk = f.danger(h, 0.0, 0.0)
        for u in order:
            if s.is_hq(u):
                continue
            then = f.danger(h, defence + s.u_defence[u], steps + s.u_steps[u])
            if keep * (risk - then) > f.w.pin * (0.1 + s.u_attack[u]):
                found.append(u)
            defence += s.u_defence[u]
            steps += s.u_steps[u]
            risk = then
    return found
