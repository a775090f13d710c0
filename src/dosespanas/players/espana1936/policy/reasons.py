"""Reasons that name what is there: place, threat, odds, what a choice prevents or prepares.

They speak of what lies open on the board alone, whatever the side holds. In the fog (OPT-06) strength does not lie
open: there a reason says what the rules of thumb wanted, without numbers.
"""

from typing import Any, Final

from dosespanas.espana1936.battle.generals import lacks_emblem
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.odds.attack_odds import pair_up
from dosespanas.players.espana1936.policy.attack_values import Arms, arms_now, best_attack, toll_of
from dosespanas.players.espana1936.policy.side_view import SideView, largest

Reason = dict[str, Any]

NEAR: Final = 3
"""How few boxes over the number that loses a group may have for each of them to be told of (VIC-04)."""
TO_PLACES: Final = ("reason-move", "reason-place", "reason-air-cover")
ATTACKS: Final = ("reason-attack", "reason-weakest-point", "reason-no-good-attack")
HELP: Final = ("reason-support", "reason-combat-card")


def plain(t: Board, key: str, box: int) -> Reason:
    """Return a reason that names a box or a place at sea, or nothing (-1)."""
    return {"key": key, "box": t.data.place_terms[box]} if box >= 0 else {"key": key}


def because(s: SideView, code: int, key: str, box: int) -> Reason:
    """Return why the side of `s` chose an action; `key` and `box`: what its rules of thumb say of it."""
    t = s.t
    if t.options.fog:
        return plain(t, key, box)
    found: Reason | None = None
    if key in TO_PLACES:
        to = box if box >= 0 else n.payload_of(code) if n.names_box(t.data, code) else -1
        found = of_place(s, to, brought(t, code)) if 0 <= to < t.data.box_count else None
    elif key in ATTACKS:
        found = of_attack(s, code, key == "reason-no-good-attack")
    elif key in HELP and t.attack.attacker >= 0 and t.attack.defender >= 0:
        found = of_help(s, code, key)
    elif key == "reason-replacement" and n.kind_of(code) == n.RECRUIT:
        found = {"key": "reason-recruit"}
    elif key == "reason-replacement" and n.kind_of(code) == n.RAISE:
        found = of_place(s, n.class_box(n.payload_of(code)), 1)
    elif key in ("reason-event", "reason-obliged") and n.kind_of(code) == n.EVENT:
        found = {"key": f"{key}-card", "card": t.data.cards[n.payload_of(code)].term()}
    return plain(t, key, box) if found is None else found


def of_action(s: SideView, code: int) -> Reason | None:
    """Return what an action does, whoever chooses it; None where there is nothing to say that is sure.

    What ends a phase is told as what is best: that nothing that is left would gain.
    """
    t = s.t
    kind = n.kind_of(code)
    if t.options.fog:
        return None
    if n.names_box(t.data, code):
        return of_place(s, n.payload_of(code), brought(t, code))
    if kind == n.BATTLE or kind == n.TARGET:
        return of_attack(s, code, False)
    if kind in (n.DECLINE_ALL, n.DONE) and t.stage in (stages.ACTIVATE, stages.ATTACKER):
        found = of_attack(s, code, True)
        return found if found is not None and found["lose"] >= found["kill"] else None
    if kind == n.DONE and t.stage == stages.MOVE:
        return {"key": "reason-front-holds"}
    if kind in (n.SUPPORT, n.PLAY) and t.attack.attacker >= 0 and t.attack.defender >= 0:
        return of_help(s, code, "reason-support" if kind == n.SUPPORT else "reason-combat-card")
    if kind == n.EVENT:
        return {"key": "reason-event-card", "card": t.data.cards[n.payload_of(code)].term()}
    return None


def brought(t: Board, code: int) -> int:
    """Return the strength of the troop that an action moves or places; 0 for a general, plane or tank."""
    if t.stage == stages.MOVE:
        return n.class_strength(n.payload_of(code)) if n.kind_of(code) == n.MOVE_TROOP else 0
    if t.stage == stages.REPLACE_TO:
        return t.becomes
    return t.t_strength[t.selected] if 0 <= t.selected < len(t.t_box) else 0


def strength(t: Board, side: int, box: int) -> int:
    """Return the strength of a side's troops in a box."""
    return sum([t.t_strength[slot] for slot in t.slots_of(side) if t.t_box[slot] == box])


def groups(t: Board, side: int, box: int) -> tuple[int, int]:
    """VIC-04: return how many boxes a side's largest group has, and how many without a box."""
    boxes = t.presence(side)
    return largest(t.data.links, boxes), largest(t.data.links, boxes & ~(1 << box))


def holds_together(t: Board, side: int, box: int) -> bool:
    """VIC-04: tell whether a side's group falls apart without a box, or has hardly more boxes than it needs."""
    before, after = groups(t, side, box)
    return after < before and (before - after > 1 or before <= t.data.win_group + NEAR)


def of_place(s: SideView, box: int, adds: int) -> Reason | None:
    """Return why something goes to a box, with so much strength; None where no strength will stand there."""
    t = s.t
    data = t.data
    term = data.box_terms[box]
    own, enemy = strength(t, s.side, box) + adds, strength(t, s.foe, box)
    if own == 0:
        return None
    if t.here[s.foe] >> box & 1:
        against: Reason = {"key": "reason-joins" if adds else "reason-faces", "box": term, "own": own, "enemy": enemy}
        if adds and t.presence(s.foe) >> box & 1 and holds_together(t, s.foe, box):
            before, after = groups(t, s.foe, box)
            return against | {"key": "reason-joins-link", "before": before, "after": after}
        if adds and data.objectives >> box & 1:
            return against | {"key": "reason-joins-city"}
        pinned = len(s.troops(s.foe, box))
        if adds and pinned and not t.here[s.side] >> box & 1:  # MOV-06, MOV-07
            return against | {"key": "reason-pins", "count": pinned}
        return against
    if not t.presence(s.side) >> box & 1:
        before, after = groups(t, s.foe, box)
        if t.presence(s.foe) >> box & 1 and holds_together(t, s.foe, box):
            return {"key": "reason-takes-link", "box": term, "before": before, "after": after}
        if data.objectives >> box & 1:
            return {"key": "reason-takes-city", "box": term, "count": t.objectives_of(s.side) + 1}
        return {"key": "reason-takes", "box": term}
    threat = sum([strength(t, s.foe, near) for near in mask_bits(data.links[box])])
    if threat > 0 and holds_together(t, s.side, box):
        before, after = groups(t, s.side, box)
        return {"key": "reason-guards-link", "box": term, "own": own, "threat": threat, "after": after}
    if threat > 0:
        return {"key": "reason-guards", "box": term, "own": own, "threat": threat}
    ahead = mask_bits(data.links[box] & ~s.own)
    if ahead:
        worth = [s.worth(near) for near in ahead]
        return {"key": "reason-nears", "box": term, "target": data.box_terms[ahead[worth.index(max(worth))]]}
    return {"key": "reason-behind", "box": term}


def hundred(share: float) -> int:
    """Return a chance in hundredths."""
    return round(100.0 * share)


def fates(attacker: Arms, defender: Arms) -> tuple[float, float]:
    """Return the chances that an attack destroys the defender, and the attacker."""
    pair_up(defender.planes, attacker.planes)
    return toll_of(attacker, defender)[1], toll_of(defender, attacker)[1]


def of_attack(s: SideView, code: int, spared: bool) -> Reason | None:
    """Return what an attack promises: the one chosen, or where none was good enough (`spared`) the best of those left.

    By the supporters there are; no card is reckoned with.
    """
    t = s.t
    if t.stage == stages.ACTIVATE:
        asked = [other for other in t.codes() if n.kind_of(other) == n.BATTLE] if spared else [code]
        battles = [(t.p_box[n.payload_of(other)], n.payload_of(other)) for other in asked]
    else:
        battles = [(t.battle.box, t.battle.general if t.battle.first else -1)]
    found: Reason | None = None
    most = -1.0e9
    for box, general in battles:
        slots = [slot for slot in t.slots_of(s.side) if t.t_box[slot] == box and not t.t_acted[slot]]
        if t.stage == stages.TARGET:
            slots = [t.attack.attacker]
        able = [(t.t_strength[slot], t.type_drm(t.t_type[slot])) for slot in slots]
        support = [*t.supporters(t.side, box), *([general] if general >= 0 else [])]
        lonely = general if general >= 0 and lacks_emblem(t, general) else -1
        foes = s.troops(s.foe, box)
        if n.kind_of(code) == n.TARGET:
            payload = n.payload_of(code)
            foes = [(n.class_strength(payload), t.type_drm(t.data.type_of(s.foe, n.class_word(payload))))]
        best = best_attack(s, able, foes, support, lonely, box)
        if best.attacker[0] > 0 and best.worth > most:
            most = best.worth
            arms, target = Arms(best.attacker[0], best.attacker[1]), Arms(best.target[0], best.target[1])
            for piece in support:
                arms.add(t, piece, piece == lonely)
            kill, lose = fates(arms, target)
            key = "reason-spares" if spared else "reason-strikes"
            found = {"key": key, "box": t.data.box_terms[box], "kill": hundred(kill), "lose": hundred(lose)}
    return found


def of_help(s: SideView, code: int, key: str) -> Reason | None:
    """Return what a supporter or a card does to the attack in hand: for the attacker, or for the troop attacked."""
    t = s.t
    attacking = s.side == t.battle.side
    shares: list[float] = []
    for helped in (False, True):
        own, foe = arms_now(s, s.side), arms_now(s, s.foe)
        if helped and n.kind_of(code) == n.SUPPORT:
            own.add(t, n.payload_of(code), False)
        elif helped and n.kind_of(code) == n.PLAY:
            mode = n.payload_of(code) & 1
            (foe if mode else own).lay(t.data.cards[n.payload_of(code) >> 1], mode)
        kill = (fates(own, foe) if attacking else fates(foe, own))[0]
        shares.append(kill)
    if hundred(shares[0]) == hundred(shares[1]):
        return None
    verb = "strikes" if attacking else "saves"
    said = "backs" if key == "reason-support" else "card"
    return {"key": f"reason-{said}-{verb}", "before": hundred(shares[0]), "after": hundred(shares[1])}


def of_aim(t: Board, side: int, box: int) -> Reason:
    """Return in one line what a turn is about that wants a box more than any other."""
    data = t.data
    term = data.box_terms[box]
    foe = 1 - side
    if t.presence(foe) >> box & 1 and not t.friendly(side) >> box & 1:
        before, after = groups(t, foe, box)
        if holds_together(t, foe, box):
            return {"key": "reason-aim-split", "box": term, "before": before, "after": after}
        if data.objectives >> box & 1:
            return {"key": "reason-aim-city", "box": term}
    elif t.presence(side) >> box & 1:
        return {"key": "reason-aim-hold", "box": term}
    return {"key": "reason-plan-box", "box": term}
