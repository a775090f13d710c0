"""Combat: what is attacked and by whom, what supports it, who follows, and what is given up."""

from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.state import hex_term
from dosespanas.kernel.side import NAT
from dosespanas.players.gce.policy import attack_values
from dosespanas.players.gce.policy.analysis import SightAnalysis
from dosespanas.players.gce.policy.attack_values import NOTHING
from dosespanas.players.gce.policy.hex_values import LIMIT, Posts
from dosespanas.players.gce.policy.policy_base import Answer, first, has, reason, step_worth, stop, strongest, weight
from dosespanas.players.gce.policy.side_view_builders import LegalOption

DUE_UNIT: Final = 2.0
"""What it counts for a target that one more unit of a duty can attack it, in steps."""


def attack(f: SightAnalysis, options: list[LegalOption]) -> Answer:
    """13.1: attack where the table promises most; what only an event compels is not told as if the odds favoured it."""
    targets = [option.hex for option in options if option.kind == n.ATTACK]
    _, target = attack_values.best_attack(f, targets)
    why = reason("reason-attack", box=hex_term(target)) if target >= 0 else reason("reason-duty")
    if target < 0:
        if has(options, n.DONE):
            return first(options, n.DONE), reason("reason-no-good-attack")
        target = compelled(f, targets)
    for i, option in enumerate(options):
        if option.kind == n.ATTACK and option.hex == target:
            return i, why
    return 0, reason("reason-no-better")


def compelled(f: SightAnalysis, targets: list[int]) -> int:
    """7.22, 7.33: return what is attacked because a duty demands it: where most of its units can, at the best odds."""
    s = f.s
    best, most = targets[0], NOTHING
    for target in targets:
        due = [u for u in s.due if not s.u_fought[u] and s.u_hex[u] in s.data.beyond[target]]
        if due:
            condor = s.side == NAT and len(f.condor) > 0
            gain, _ = attack_values.party(f, target, due, attack_values.able(f, target), condor)
            if len(due) * DUE_UNIT + gain > most:
                best, most = target, len(due) * DUE_UNIT + gain
    return best


def join(f: SightAnalysis, options: list[LegalOption]) -> Answer:
    """Add the units that make the attack best together, then commit."""
    s = f.s
    target = s.battle.hex
    given = s.battle.attackers
    offered = [option.unit for option in options if option.kind == n.JOIN]
    others = [u for u in attack_values.able(f, target) if u in offered]
    _, wanted = attack_values.party(f, target, given, others, s.side == NAT and len(f.condor) > 0)
    for i, option in enumerate(options):
        if option.kind == n.JOIN and (option.unit in wanted or option.unit in s.due):
            return i, reason("reason-join")
    if has(options, n.COMMIT):
        return first(options, n.COMMIT), reason("reason-enough")
    return strongest(f, options)


def support(f: SightAnalysis, options: list[LegalOption]) -> Answer:
    """13.12: artillery, where it changes enough."""
    if has(options, n.SUPPORT) and attack_values.gain_of(f, 0.0, 1, 0) > f.w.gun:
        return first(options, n.SUPPORT), reason("reason-backing")
    return stop(options), reason("reason-no-better")


def ships(f: SightAnalysis, options: list[LegalOption]) -> Answer:
    """13.15: ships, once a turn."""
    if has(options, n.NAVAL) and attack_values.gain_of(f, 0.0, 0, 1) > 0.05:
        return first(options, n.NAVAL), reason("reason-backing")
    return stop(options), reason("reason-no-better")


def fly(f: SightAnalysis, options: list[LegalOption]) -> Answer:
    """8.4: send aircraft while they change the column."""
    plane = attack_values.flight(f, [option.unit for option in options if option.kind == n.FLY])
    for i, option in enumerate(options):
        if option.kind == n.FLY and option.unit == plane:
            return i, reason("reason-fly")
    return stop(options), reason("reason-no-fly")


def chit(f: SightAnalysis, options: list[LegalOption]) -> Answer:
    """13.13: spend a chit where it gains enough."""
    if has(options, n.PLAY) and attack_values.gain_of(f, 0.0, 0, 1) > f.w.chit:
        return first(options, n.PLAY), reason("reason-chit-now")
    return stop(options), reason("reason-keep-chit")


def advance(f: SightAnalysis, options: list[LegalOption]) -> Answer:
    """13.27: follow where the hex is worth having; the rest keep their places."""
    s = f.s
    target = s.battle.hex
    best, most = -1, f.w.advance
    together = joined(f, [option.unit for option in options if option.kind == n.ADVANCE], target)
    for i, option in enumerate(options):
        if option.kind == n.ADVANCE:
            gain = advanced(f, option.unit, target) + together * s.u_steps[option.unit]
            if gain > most:
                best, most = i, gain
    if best < 0:
        return stop(options), reason("reason-hold-ground")
    return best, reason("reason-advance")


def joined(f: SightAnalysis, units: list[int], target: int) -> float:
    """Return what each step adds to the safety of a hex if all who may follow do so; 0 for who sends no groups."""
    s = f.s
    if f.w.hold <= 0.0:
        return 0.0
    defence = steps = 0.0
    bulk = s.weight[target]
    for u in sorted(units, key=lambda u: (-s.u_defence[u], u)):
        if not s.is_hq(u) and bulk + s.bulk(u) <= LIMIT:
            bulk += s.bulk(u)
            defence += s.u_defence[u]
            steps += s.u_steps[u]
    if steps <= 0.0:
        return 0.0
    mine, there = s.defence[s.side][target], s.steps[s.side][target]
    now = f.danger(target, mine, there) if there > 0.0 else 1.0
    return f.w.hold * f.worth.at_stake(target) * (now - f.danger(target, mine + defence, there + steps)) / steps


def advanced(f: SightAnalysis, unit: int, target: int) -> float:
    """Return what a unit gains by entering a hex in an advance."""
    s = f.s
    posts = Posts(f)
    here = s.u_hex[unit]
    posts.add(unit, here, -1)
    gain = posts.value(unit, target) - posts.value(unit, here)
    if s.control[target] != s.side and (f.w.hold <= 0.0 or f.supplied(unit, target)):
        gain += f.worth.prize[target] + 0.3
    return gain


def advance_to(f: SightAnalysis, options: list[LegalOption]) -> Answer:
    """13.27-b: on to what is worth more, or stay."""
    s = f.s
    unit = s.hand[0] if s.hand else -1
    if unit < 0:
        return 0, reason("reason-no-better")
    best = first(options, n.STAY) if has(options, n.STAY) else -1
    most = 0.1 if best >= 0 else -1e9
    for i, option in enumerate(options):
        if option.kind == n.TO:
            gain = advanced(f, unit, option.hex)
            if gain > most:
                best, most = i, gain
    return max(0, best), reason("reason-advance")


def least_loss(f: SightAnalysis, options: list[LegalOption]) -> Answer:
    """13.10-c: give up what is worth least; of the enemy's units take the best."""
    s = f.s
    best, least = 0, 1e9
    for i, option in enumerate(options):
        if option.unit < 0:
            continue
        price = step_worth(s, option.unit) if option.kind == n.LOSE else weight(s, option.unit)
        if f.guards(option.unit) and s.u_steps[option.unit] == 1:
            price += f.worth.keep[s.u_hex[option.unit]]
        if s.u_side[option.unit] != s.side:
            price = -price
        if price < least:
            best, least = i, price
    return best, reason("reason-least")
