"""Attacks: what one promises with all its shifts counted, who takes part, and what supports it."""

from typing import Final

from dosespanas.gce.board.data import COLUMN_ZOC
from dosespanas.gce.board.hexes import DIRECTIONS, direction, distance
from dosespanas.gce.combat.modifiers import deciding, from_around, ways
from dosespanas.gce.combat.resolution import forecast, halved_up
from dosespanas.gce.supply import munitions
from dosespanas.kernel.side import NAT, REP
from dosespanas.players.gce.policy.analysis import COLONIAL, LEGION, SightAnalysis

NOTHING: Final = -99.0

QUALITY_BASE: Final = 0.4
QUALITY: Final = 0.13
"""A step is worth so much, and so much more for each factor it carries."""

BATTLES: Final = 4.0
"""Attacks of a turn among which a side divides its own aircraft."""

AXIS_FADE: Final = 0.6
AXIS_REACH: Final = 4


def quality(attack: float, defence: float, steps: float) -> float:
    """Return what a step is worth on the average of units with these factors and steps."""
    return QUALITY_BASE + QUALITY * (attack + defence) / max(1.0, steps)


def steps_price(f: SightAnalysis) -> float:
    """Return what a lost step costs: less while there are points to bring it back (6.6); few units are Italian."""
    spare = f.s.points[0] if f.s.side == NAT else f.s.points[1]
    return f.w.lost * (1.0 - 0.07 * min(9, spare))


def stake(f: SightAnalysis, target: int) -> float:
    """Return what emptying a hex is worth beside the steps: the hex, its prize, and the way to the objective."""
    w = f.w
    total = w.hex
    if w.hold <= 0.0 or f.legs[f.s.side][target] <= f.s.data.supply_reach:
        total += w.prize_share * f.worth.prize[target]
    away = f.near_objective[target]
    near = float(AXIS_FADE**away) if away <= AXIS_REACH else 0.0
    total += w.axis * max(near, f.lead[target])
    return total


def promise(
    f: SightAnalysis, target: int, units: list[int], starts: list[int], condor: bool, gun: bool = False
) -> float:
    """Return what an attack promises by units from hexes, in steps; NOTHING for one that cannot be made.

    `condor`: aircraft of the Condor Legion are taken to support it (8.5); `gun`: a headquarters is brought up (13.12).
    """
    s, data = f.s, f.s.data
    foe = s.foe()
    attack = own_defence = own_steps = whole = 0.0
    hungry = 0
    hexes: list[int] = []
    across = [0, 0, 0]
    colonial = column = False
    for i in range(len(units)):
        u, start = units[i], starts[i]
        factor = float(s.u_attack[u])
        if f.supplied(u, start):
            attack += factor
        else:
            hungry += s.u_attack[u]
        whole += factor
        if not s.is_hq(u):
            own_defence += s.u_defence[u]
            own_steps += s.u_steps[u]
            if factor > 0.0:
                across[data.river[target * DIRECTIONS + direction(target, start)]] += s.u_attack[u]
                if start not in hexes:
                    hexes.append(start)
        column = column or s.column(u)
        if u < len(data.units) and data.units[u].faction == COLONIAL:
            colonial = True
    attack += halved_up(hungry)
    if attack < 1.0 or not hexes:
        return NOTHING
    defence = s.defence[foe][target]
    if foe == REP and s.fort(target):
        defence += s.walls[data.line_of[target]]
    shift = f.maps.shift[foe][target]
    drm = f.maps.drm[target] + data.river_drm[deciding(across)]
    if len(units) > 1 and not (s.side == REP and column) and from_around(ways(target, hexes)):
        drm += data.worth["concentric"]
    if s.side == NAT and colonial and (s.columns[REP][target] or s.zoned[target] == COLUMN_ZOC):
        drm += data.worth["colonials_and_columns"]
    if s.side == NAT and not f.linked and munitions.short(data, s.turn, hexes):
        drm -= data.worth["munitions_shortage"]
    if gun or gun_near(f, s.side, hexes):
        shift += 1
    if gun_near(f, foe, [target]):
        shift -= 1
    if condor:
        shift += 1
    elif s.side == REP and f.condor:
        shift -= 1
    attack += min(attack, f.wings[s.side] / BATTLES)
    defence += min(defence, f.w.skies * f.wings[foe])
    steps = max(1.0, s.steps[foe][target])
    out = forecast(data, attack, defence, shift, drm, steps)
    gain = f.w.taken * out.taken * quality(s.attack[foe][target], s.defence[foe][target], steps)
    cost = steps_price(f) * min(out.lost, own_steps) * quality(whole, own_defence, own_steps)
    worn = f.w.siege * f.worth.prize[target] * (out.taken / steps) ** 2
    return gain - cost + worn + out.emptied * stake(f, target) + f.w.further * out.further


def gun_near(f: SightAnalysis, side: int, hexes: list[int]) -> bool:
    """13.12: tell whether a headquarters that may still support stands in or next to one of some hexes."""
    for gun in f.s.guns[side]:
        for h in hexes:
            if distance(gun, h) <= 1:
                return True
    return False


def able(f: SightAnalysis, target: int) -> list[int]:
    """Return the own units next to a hex that have not attacked yet, the strongest first, headquarters last."""
    s = f.s
    found: list[int] = []
    for near in s.data.beyond[target]:
        if s.owner[near] != s.side:
            continue
        escorted = any(not s.is_hq(u) for u in s.piles[near])
        for u in s.piles[near]:
            if not s.u_fought[u] and s.u_attack[u] > 0 and (escorted or not s.is_hq(u)) and not f.guards(u):
                found.append(u)
    found.sort(key=lambda u: (s.is_hq(u), -s.u_attack[u], u))
    return found


def party(f: SightAnalysis, target: int, given: list[int], others: list[int], condor: bool) -> tuple[float, list[int]]:
    """Return what an attack promises at best, and who takes part: those given and the strongest, while it pays."""
    s, w = f.s, f.w
    units = given[:]
    starts = [s.u_hex[u] for u in units]
    best = promise(f, target, units, starts, condor)
    kept = len(units)
    more = 0.0
    for u in others:
        if u in given:
            continue
        units.append(u)
        starts.append(s.u_hex[u])
        more += w.thrift * s.u_attack[u]
        then = promise(f, target, units, starts, condor)
        if then > best + w.per_unit * (len(units) - kept) + more:
            best, kept, more = then, len(units), 0.0
    return best, units[:kept]


def best_attack(f: SightAnalysis, targets: list[int]) -> tuple[float, int]:
    """Return the attack that promises most for the attack factors it takes, and what it promises; -1 for none."""
    s, w = f.s, f.w
    best, most, value = -1, 0.0, NOTHING
    for target in targets:
        gain, units = party(f, target, [], able(f, target), s.side == NAT and len(f.condor) > 0)
        if gain < w.attack_least:
            continue
        force = 0.0
        for u in units:
            force += s.u_attack[u]
        score = gain / (4.0 + force) ** 0.5
        if score > most:
            best, most, value = target, score, gain
    return value, best


# --- in the battle ------------------------------------------------------------------------------------


def standing_value(f: SightAnalysis, attack: float, defence: float, shift: int, drm: int) -> float:
    """Return what the battle in hand promises its attacker with these totals."""
    s = f.s
    target = s.battle.hex
    side = s.battle.attacker
    foe = 1 - side
    steps = max(1.0, s.steps[foe][target])
    out = forecast(s.data, attack, defence, shift, drm, steps)
    gain = out.taken * quality(s.attack[foe][target], s.defence[foe][target], steps)
    whole = own_defence = own_steps = 0.0
    for u in s.battle.attackers:
        whole += s.u_attack[u]
        own_defence += s.u_defence[u]
        own_steps += s.u_steps[u]
    cost = min(out.lost, own_steps) * quality(whole, own_defence, own_steps)
    prize = f.worth.prize[target] if side == s.side else f.worth.keep[target]
    return gain - cost + out.emptied * (f.w.hex + f.w.prize_share * prize)


def gain_of(f: SightAnalysis, more: float, shift: int, drm: int) -> float:
    """Return what the own side gains in the battle in hand by more factors, columns and pips in its favour."""
    b = f.s.battle
    before = standing_value(f, b.attack, b.defence, b.shift, b.drm)
    if b.attacker == f.s.side:
        return standing_value(f, b.attack + more, b.defence, b.shift + shift, b.drm + drm) - before
    return before - standing_value(f, b.attack, b.defence + more, b.shift - shift, b.drm - drm)


def flight(f: SightAnalysis, planes: list[int]) -> int:
    """8.4: return the next aircraft to send, or -1: as few factors as get the most for them."""
    s = f.s
    b = s.battle
    mine = b.attack if b.attacker == s.side else b.defence
    flown = 0.0
    legion = False
    for u in b.flown[s.side]:
        flown += s.u_attack[u]
        legion = legion or u in f.condor or (u < len(s.data.units) and s.data.units[u].faction == LEGION)
    room = max(0.0, (mine - flown) - flown)
    order = sorted(planes, key=lambda u: (u in f.condor, -s.u_attack[u], u))
    best, most = -1, 0.0
    total = 0.0
    for u in order:
        if u in f.condor:
            continue
        total += s.u_attack[u]
        gain = gain_of(f, min(total, room), 0, 0) - f.w.air * total
        if gain > most:
            best, most = order[0], gain
    if not legion:
        for u in planes:
            if u in f.condor:
                factor = float(s.u_attack[u])
                gain = gain_of(f, min(factor, room), 1, 0) - f.w.air * (factor + 3.0)
                if gain > most:
                    best, most = u, gain
    return best
