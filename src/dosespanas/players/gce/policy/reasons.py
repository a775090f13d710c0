"""Reasons that name what is there: place, force, threat, odds, what a choice takes, keeps or prepares.

They are made at the table alone, after the choice, from what was worked out for it; nothing is worked out for them that
a later choice would go by. They tell of own units that the other side may not see: what they become for it while the
game goes on stands in `players/gce/reason_disclosure.py`. Of the enemy they speak as their side sees him; what lies
covered is guessed at its average, as everywhere in the policy.
"""

from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.data import FULL_ZOC
from dosespanas.gce.board.hexes import distance
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.board.state import hex_term
from dosespanas.gce.combat.resolution import forecast
from dosespanas.gce.supply import network
from dosespanas.players.gce.policy import attack_values, reach
from dosespanas.players.gce.policy.analysis import LEGION, SightAnalysis
from dosespanas.players.gce.policy.movement_policy import MovementPlan
from dosespanas.players.gce.policy.place_values import ALARMING, DECISIVE, decides, short
from dosespanas.players.gce.policy.policy_base import Reason, reason
from dosespanas.players.gce.policy.side_view import SideView
from dosespanas.players.gce.policy.side_view_builders import LegalOption

PLACES: Final = ("reason-plan-forward", "reason-place-hex")
NAMING: Final = {"reason-rebuild": "reason-gce-rebuilds", "reason-strongest": "reason-gce-strongest"}
"""Reasons that speak of one unit of several, as it is named."""
ORDERED: Final = ("reason-plan-guard", "reason-plan-muster", *PLACES)
HELP: Final = ("reason-backing", "reason-fly")
NOTHING_LEFT: Final = {
    "combat": "reason-no-good-attack",
    "movement": "reason-front-stands",
    "strategic": "reason-in-place",
    "arrivals": "reason-saved",
}
"""By phase: what is said of its end."""
FAR_OFF: Final = 10
"""Hexes beyond which it says nothing of a unit how far it is from the aim of the turn."""
ABROAD: Final = 3
"""Hexes from the aim of the turn within which an attack is on the way to it."""
AT_RISK: Final = 0.25
"""How likely a place that decides the war must be lost for the turn to be about holding it."""


def because(
    s: SideView, f: SightAnalysis | None, orders: MovementPlan | None, option: LegalOption, why: Reason
) -> Reason:
    """Return why an action was chosen; `why`: what its rule of thumb said.

    `f`: what was worked out last, of this moment or of one a little before; `orders`: those of the movement phase.
    """
    key = str(why["key"])
    found: Reason | None = None
    if f is None:
        return why
    if option.kind in (n.MOVE, n.MARCH, n.TO) and orders is not None and option.unit in orders.goal:
        goal, about = orders.goal[option.unit], orders.why[option.unit][1]
        if option.kind == n.TO and option.hex not in (-1, goal):
            found = of_place(s, f, option.unit, option.hex, about)  # it does not get as far as it was sent
        elif key in ORDERED:
            found = ordered(s, f, orders, option.unit)
    elif key == "reason-place-hex" and option.unit >= 0 and option.hex >= 0:
        found = of_place(s, f, option.unit, option.hex, f.objective)
    elif key == "reason-idle" and f.objective >= 0 and option.unit >= 0:
        found = reason("reason-gce-rails", at=hex_term(s.u_hex[option.unit]))
    elif key == "reason-duty" and s.errand >= 0 and option.kind in (n.MOVE, n.MARCH, n.TO):
        found = reason("reason-gce-duty", box=hex_term(s.errand))
    elif key == "reason-attack" and option.hex >= 0:
        found = of_attack(s, f, option.hex)
    elif key in ("reason-join", "reason-enough"):
        found = of_party(s, option, key)
    elif key in HELP:
        found = of_help(s, f, option)
    elif key == "reason-advance":
        found = of_advance(s, option.hex if option.kind == n.TO else s.battle.hex)
    elif key == "reason-least" and option.unit >= 0 and s.printed(option.unit):
        which = "reason-gce-loses" if s.u_side[option.unit] == s.side else "reason-gce-hits"
        found = reason(which, piece=s.data.units[option.unit].term())
    elif key in NAMING and option.unit >= 0 and s.printed(option.unit):
        found = reason(NAMING[key], piece=s.data.units[option.unit].term())
    return why if found is None else found


def of_chit(s: SideView, chit: int) -> Reason | None:
    """7.14: return what a chit does that cancels a fortified line."""
    for i, line in enumerate(s.data.lines):
        if s.intact[i] and line.cancelled_by == s.data.chits[chit].name:
            return reason("reason-gce-breaks-line", box=hex_term(line.hexes[0]))
    return None


def of_action(s: SideView, f: SightAnalysis, option: LegalOption, chit: int) -> Reason | None:
    """Return what an action does, whoever chooses it; None where there is nothing to say that is sure.

    `f`: of this moment; `chit`: the one an action plays. What ends a phase is told as what is best: that nothing that
    is left would gain.
    """
    if option.kind == n.ATTACK:
        found = of_attack(s, f, option.hex)
        return found if found is not None and found["own"] > 0 else None
    if option.kind == n.DONE and s.battle.hex < 0:
        return reason(NOTHING_LEFT[s.phase]) if s.phase in NOTHING_LEFT else None
    if option.kind in (n.SUPPORT, n.FLY, n.NAVAL):
        return of_help(s, f, option)
    if option.kind == n.ADVANCE:
        return of_advance(s, s.battle.hex)
    if option.kind == n.PLAY:
        return of_chit(s, chit)
    if option.kind != n.TO or option.unit < 0 or s.u_side[option.unit] != s.side:
        return None
    if s.battle.hex >= 0:
        return of_advance(s, option.hex)
    threatened = s.control[option.hex] == s.side and s.u_defence[option.unit] > 0 and threat(s, f, option.hex) > 0
    if threatened and (decides(s, option.hex) or s.data.morale_value[option.hex] > 0):
        return of_guard(s, f, option.unit, option.hex)
    found = of_place(s, f, option.unit, option.hex, f.objective)
    return None if found is None or found["key"] == "reason-gce-behind" else found


# --- movement -----------------------------------------------------------------------------------------


def ordered(s: SideView, f: SightAnalysis, orders: MovementPlan, unit: int) -> Reason | None:
    """Return why a unit goes where its orders send it."""
    key, about = orders.why[unit]
    if key == "reason-plan-guard":
        return of_guard(s, f, unit, about)
    if key == "reason-plan-muster":
        return of_muster(s, orders, unit, about)
    return of_place(s, f, unit, orders.goal[unit], about)


def of_guard(s: SideView, f: SightAnalysis, unit: int, hex_: int) -> Reason:
    """Return what a place is guarded for, and against what."""
    there = s.u_hex[unit] == hex_
    own = round(s.defence[s.side][hex_]) + (0 if there else s.u_defence[unit])
    enemy = threat(s, f, hex_)
    if enemy == 0:
        return reason("reason-must-hold" if decides(s, hex_) else "reason-plan-guard", box=hex_term(hex_))
    found = reason("reason-gce-guards", box=hex_term(hex_), own=own, threat=enemy)
    if decides(s, hex_):
        return found | {"key": "reason-gce-guards-war"}
    value = s.data.morale_value[hex_]
    return found | {"key": "reason-gce-guards-value", "count": value} if value > 0 else found


def threat(s: SideView, f: SightAnalysis, hex_: int) -> int:
    """Return the enemy attack factors that could be brought beside a hex in one movement phase."""
    foe = s.foe()
    stacks = [h for h in s.data.land if s.owner[h] == foe]
    near = [h for h in stacks if h in s.data.beyond[hex_] or hex_ in f.strikes.further.get(h, [])]
    return round(sum([s.attack[foe][h] for h in near]))


def of_muster(s: SideView, orders: MovementPlan, unit: int, target: int) -> Reason:
    """Return what comes together for an attack, and against what."""
    if s.is_hq(unit):
        return reason("reason-gce-guns", box=hex_term(target))
    own = 0
    for u in s.own:
        sent = u in orders.goal
        here = orders.goal[u] if sent else s.u_hex[u]
        if here in s.data.beyond[target] and not s.is_hq(u) and (not sent or orders.why[u][1] == target):
            own += s.u_attack[u]
    return against(s, "reason-gce-musters", target, own)


def against(s: SideView, key: str, target: int, own: int) -> Reason:
    """Return a reason that sets attack factors against what holds a hex: its defence, or how many units if covered."""
    foe = s.foe()
    seen = sum([1 for u in range(len(s.u_hex)) if s.u_hex[u] == target and s.u_side[u] == foe])
    if seen < s.count[foe][target]:
        return reason(f"{key}-covered", box=hex_term(target), own=own, count=s.count[foe][target])
    return reason(key, box=hex_term(target), own=own, enemy=round(s.defence[foe][target]))


def of_place(s: SideView, f: SightAnalysis, unit: int, hex_: int, aim: int) -> Reason | None:
    """Return what a unit does in a hex it goes to: what it takes, keeps, closes, faces or comes nearer to."""
    if s.u_side[unit] != s.side or aim < 0:
        return None
    data = s.data
    about: Reason = {"at": hex_term(hex_), "box": hex_term(aim)}
    if s.control[hex_] != s.side:
        value = data.morale_value[hex_]
        if value > 0:
            return reason("reason-gce-takes-value", box=hex_term(hex_), count=value)
        return {"key": "reason-gce-takes"} | about
    if f.walk[hex_] and s.count[s.side][hex_] == 0 and feeds(s, f, hex_):
        return {"key": "reason-gce-feeds"} | about
    foes = [near for near in data.beyond[hex_] if s.owner[near] == s.foe()]
    if foes:
        return {"key": "reason-gce-faces", "foe": hex_term(foes[0])} | about
    if s.zoc(unit) == FULL_ZOC and f.edge[hex_] and not any(s.count[s.side][near] for near in data.beyond[hex_]):
        return {"key": "reason-gce-line"} | about
    left = distance(hex_, aim)
    if 0 < left <= FAR_OFF and (s.u_hex[unit] < 0 or left < distance(s.u_hex[unit], aim)):
        return {"key": "reason-gce-nears", "count": left} | about
    return {"key": "reason-gce-behind"} | about


def feeds(s: SideView, f: SightAnalysis, hex_: int) -> bool:
    """10.4: tell whether own units outside towns would be out of supply if the enemy stood in a hex."""
    ground = f.ground[:]
    ground[hex_] = network.SHUT
    within = s.data.supply_reach
    for front in f.fronts:
        legs = reach.fed(s.data, front, ground)
        for u in s.own:
            h = s.u_hex[u]
            outside = h >= 0 and h != hex_ and s.data.settlement[h] == 0 and s.front(u) == front
            if outside and f.legs[front][h] <= within < legs[h]:
                return True
    return False


# --- combat -------------------------------------------------------------------------------------------


def of_attack(s: SideView, f: SightAnalysis, target: int) -> Reason | None:
    """Return with what an attack is begun, against what, and for what."""
    condor = len(f.condor) > 0 and s.side == 0
    _, units = attack_values.party(f, target, [], attack_values.able(f, target), condor)
    found = against(s, "reason-gce-strikes", target, sum([s.u_attack[u] for u in units]))
    if found["key"] != "reason-gce-strikes":
        return found
    if decides(s, target):
        return found | {"key": "reason-gce-strikes-war"}
    if s.data.morale_value[target] > 0:
        return found | {"key": "reason-gce-strikes-value", "count": s.data.morale_value[target]}
    if f.objective >= 0 and 0 < distance(target, f.objective) <= ABROAD:
        return found | {"key": "reason-gce-strikes-aim", "aim": hex_term(f.objective)}
    return found


def of_party(s: SideView, option: LegalOption, key: str) -> Reason | None:
    """Return what an attack comes to with the unit that joins, or as it is begun."""
    joins = key == "reason-join"
    units = [*s.battle.attackers, *([option.unit] if joins and option.unit >= 0 else [])]
    own = sum([s.u_attack[u] for u in units])
    if s.battle.hex < 0 or own == 0:
        return None
    if joins:
        return against(s, "reason-gce-joins", s.battle.hex, own)
    enough = own >= round(s.defence[s.foe()][s.battle.hex])
    return against(s, "reason-gce-enough" if enough else "reason-gce-strikes", s.battle.hex, own)


def of_help(s: SideView, f: SightAnalysis, option: LegalOption) -> Reason | None:
    """8.4, 13.12, 13.15: return what guns, aircraft or ships change in the battle in hand."""
    b = s.battle
    if b.hex < 0 or b.attack == 0 or b.defence == 0:
        return None
    attacking = b.attacker == s.side
    more, shift, drm = 0.0, 0, 0
    if option.kind == n.NAVAL:
        drm = 1
    elif option.kind == n.FLY:
        mine = b.attack if attacking else b.defence
        flown = sum([s.u_attack[u] for u in b.flown[s.side]])
        more = float(max(0, min(s.u_attack[option.unit], mine - 2 * flown)))
        legion = option.unit < len(s.data.units) and s.data.units[option.unit].faction == LEGION
        shift = 1 if legion and not any(u in f.condor for u in b.flown[s.side]) else 0
    else:
        shift = 1
    sign = 1 if attacking else -1
    foe = 1 - b.attacker
    steps = max(1.0, s.steps[foe][b.hex])
    attack = b.attack + (more if attacking else 0.0)
    defence = b.defence + (0.0 if attacking else more)
    before = forecast(s.data, b.attack, b.defence, b.shift, b.drm, steps)
    after = forecast(s.data, attack, defence, b.shift + sign * shift, b.drm + sign * drm, steps)
    if hundred(before.emptied) == hundred(after.emptied):
        return None
    key = "reason-gce-backs" if attacking else "reason-gce-saves"
    return reason(key, box=hex_term(b.hex), before=hundred(before.emptied), after=hundred(after.emptied))


def hundred(share: float) -> int:
    """Return a chance in hundredths."""
    return round(100.0 * share)


def of_advance(s: SideView, hex_: int) -> Reason | None:
    """13.27: return what a hex is entered for after a battle."""
    if hex_ < 0:
        return None
    value = s.data.morale_value[hex_]
    if value > 0 and s.control[hex_] != s.side:
        return reason("reason-gce-enters-value", box=hex_term(hex_), count=value)
    return reason("reason-gce-enters", box=hex_term(hex_))


# --- the turn -----------------------------------------------------------------------------------------


def of_aim(f: SightAnalysis) -> Reason | None:
    """Return in one line what a turn is about: a place that decides the war held, or the first place fought for."""
    s = f.s
    worst, most = -1, 0.0
    for h in s.data.land:
        if s.control[h] == s.side and f.worth.keep[h] >= ALARMING:
            price = f.worth.keep[h] * f.danger(h, s.defence[s.side][h], s.steps[s.side][h])
            if price > most:
                worst, most = h, price
    if worst >= 0 and most >= AT_RISK * DECISIVE:
        return of_place_wanted(f, worst)
    return None if f.objective < 0 else of_place_wanted(f, f.objective)


def of_place_wanted(f: SightAnalysis, hex_: int) -> Reason:
    """Return in one line what a turn is about that wants a place more than any other."""
    s = f.s
    box = hex_term(hex_)
    if s.control[hex_] == s.side:
        return reason("reason-gce-aim-keep" if decides(s, hex_) else "reason-gce-aim-hold", box=box)
    if decides(s, hex_):
        return reason("reason-gce-aim-war", box=box)
    if hex_ == MADRID and short(s):
        return reason("reason-gce-aim-ring", box=box, count=s.data.victory["madrid_neighbours"])
    value = s.data.morale_value[hex_]
    return reason("reason-gce-aim-value", box=box, count=value) if value > 0 else reason("reason-plan-box", box=box)
