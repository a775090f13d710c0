"""Activating generals and the battles they start (BAT): which box, which troop attacks whom, when to stop."""

from typing import Final

from dosespanas.espana1936.battle.attack import enter_support
from dosespanas.espana1936.battle.generals import has_emblem
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import GENERAL, PLANE, SHIP, TANK
from dosespanas.espana1936.board.fog import find_seen, open_stacks, tell_units
from dosespanas.espana1936.board.in_progress import AttackInProgress, BattleInProgress
from dosespanas.espana1936.board.stages import (
    ACTIVATE,
    ATTACKER,
    FIGHT_STEP,
    NEXT_ATTACK,
    NEXT_PHASE,
    SUPPORT_ATTACK,
    TARGET,
)
from dosespanas.espana1936.board.state import COLONIAL, DONE, MAT, NEW, UNLIMITED, USED, Board
from dosespanas.espana1936.naval.sea_battle import coast_fight_due
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, SIDE_TERMS

LIMIT_RULES: Final = ("CRD-R43", "CRD-N35")
"""The card that limits where each side may attack."""

IN_OPENING: Final = 2
"""`table.offensive`: the opening attack of a Republican offensive is on (CRD-OFF); 1: it is over."""


def begin(t: Board) -> None:
    """Open the Combat phase: the Nationalist side activates first (BAT-01, SEQ-03)."""
    t.side = 1 - NAT
    next_side(t)


def active(t: Board, side: int) -> list[int]:
    """Return a side's generals on the map who have not been activated or declined this turn (BAT-02)."""
    return [g for g in t.data.pieces_of[side][GENERAL] if t.p_box[g] >= 0 and not t.p_flags[g] & (DONE | COLONIAL)]


def next_side(t: Board) -> None:
    """BAT-01, BAT-03, BAT-14: in turn; when one side has no active general the other goes on."""
    for side in (1 - t.side, t.side):
        if active(t, side):
            t.side = side
            t.stage = ACTIVATE
            return
    t.stage = NEXT_PHASE


def battle_refusal(t: Board, side: int, general: int) -> tuple[str, str]:
    """Return ("", "") if a general may start a battle in his box, else (rule, message key).

    BAT-04, BAT-08, BAT-10, SUP-04: supplied at this moment, with a troop that has not attacked and an
    enemy troop; OPT-02: one of his emblem; the limits of the cards Oil embargo and Republican problems
    (CRD-R43, CRD-N35): so many boxes, each fought in full (AMB-69).
    """
    box = t.p_box[general]
    if not t.supplied(side, box):
        return "BAT-08", "refusal-no-battle-unsupplied"
    if t.count_troops(side, box) == 0:
        return "CBT-03", "refusal-not-troop"
    if t.count_troops(1 - side, box) == 0:
        return "CBT-03", "refusal-no-target"
    if not any(not t.t_acted[slot] for slot in t.troops_in(side, box)):
        return "BAT-07", "refusal-already-attacked"
    if t.options.rep_generals and t.data.needs_emblem[general] == "start" and not has_emblem(t, general):
        return "OPT-02", "refusal-no-emblem"
    if t.attacks_left[side] == 0 or (t.battles_left[side] == 0 and not t.fought[side] >> box & 1):
        return LIMIT_RULES[side], "refusal-attack-limit"
    return "", ""


def codes_activate(t: Board) -> list[int]:
    """Start a battle with a general or flip him without one (BAT-01)."""
    generals = active(t, t.side)
    found = [n.make(n.BATTLE, g) for g in generals if not battle_refusal(t, t.side, g)[0]]
    found += [n.make(n.DECLINE, g) for g in generals]
    if len(generals) > 1:
        found.append(n.make(n.DECLINE_ALL, 0))
    return found


def take_activate(t: Board, code: int) -> None:
    """Start a battle, decline with one general, or with all that remain."""
    kind = n.kind_of(code)
    if kind == n.BATTLE:
        start(t, n.payload_of(code))
        return
    for g in active(t, t.side) if kind == n.DECLINE_ALL else [n.payload_of(code)]:
        t.p_flags[g] |= DONE | USED
        details: dict[str, object] = {"piece": t.data.piece_terms[g], "box": t.data.box_terms[t.p_box[g]]}
        t.tell("battle-declined", "BAT-01", t.side, details, [t.data.piece_names[g]])
    if t.offensive == IN_OPENING:
        end_opening(t, n.payload_of(code))
    else:
        next_side(t)


def start(t: Board, general: int) -> None:
    """Open a battle in a general's box; a second battle there by the other side finds all ready (BAT-12).

    AMB-10: supporters of both sides, but no troop that attacked and no general that defended.
    """
    side = t.side
    box = t.p_box[general]
    bit = 1 << box
    if t.fought[1 - side] & bit:
        for s in (0, 1):
            for kind in (PLANE, TANK, SHIP):
                for p in t.pieces_in(s, kind, box):
                    t.p_flags[p] &= ~USED
    t.p_flags[general] |= DONE
    t.battle = BattleInProgress()
    t.battle.box = box
    t.battle.side = side
    t.battle.general = general
    t.battle.first = 1
    details: dict[str, object] = {"piece": t.data.piece_terms[general], "box": t.data.box_terms[box]}
    t.tell("battle-started", "BAT-01", side, details, [t.data.piece_names[general]])
    open_stacks(t, box)
    t.stage = NEXT_ATTACK
    if coast_fight_due(t, box):
        t.stage = FIGHT_STEP


def give_battle(t: Board) -> None:
    """AMB-19, AMB-69: a battle counts from its first attack; a limit counts boxes, each of them once."""
    side = t.battle.side
    bit = 1 << t.battle.box
    if t.battles_left[side] < UNLIMITED and not t.fought[side] & bit:
        t.battles_left[side] -= 1
    t.fought[side] |= bit


def can_go_on(t: Board) -> bool:
    """BAT-06, BAT-07: is there a troop that may still attack, and somebody to attack?"""
    side = t.battle.side
    box = t.battle.box
    return (
        t.count_troops(1 - side, box) > 0
        and t.attacks_left[side] > 0
        and any(not t.t_acted[slot] for slot in t.troops_in(side, box))
    )


def next_attack(t: Board) -> None:
    """Forced step: ask for the next attack or close the battle."""
    t.side = t.battle.side
    if can_go_on(t):
        t.stage = ATTACKER
    else:
        finish(t)


def finish(t: Board) -> None:
    """BAT-14: the box is finished; the other side activates next."""
    t.side = t.battle.side
    t.tell("battle-ended", "BAT-14", t.side, {"box": t.data.box_terms[t.battle.box]}, [])
    general = t.battle.general
    t.battle = BattleInProgress()
    if t.offensive == IN_OPENING:
        end_opening(t, general)
    else:
        t.p_flags[general] |= USED
        next_side(t)


def end_opening(t: Board, general: int) -> None:
    """CRD-OFF: the general may be assigned and activated again in the turn itself; a new one is still new (AMB-75).

    AMB-57: his troops and other supporters stay used until Upkeep.
    """
    t.p_flags[general] &= NEW
    t.p_box[general] = MAT
    t.offensive = 1
    t.stage = NEXT_PHASE


def codes_attacker(t: Board) -> list[int]:
    """CBT-02: name the attacking troop, or stop (BAT-05, BAT-06); a landing must be fought out (AMB-51)."""
    found = {n.make(n.ATTACK, t.class_of(slot)) for slot in t.troops_in(t.side, t.battle.box) if not t.t_acted[slot]}
    if not t.battle.landing:
        found.add(n.make(n.DONE, 0))
    return sorted(found)


def take_attacker(t: Board, code: int) -> None:
    """Name the attacker or close the battle."""
    if n.kind_of(code) == n.DONE:
        finish(t)
        return
    t.attack = AttackInProgress(t.attack)
    t.attack.attacker = t.find_troop(t.side, n.payload_of(code))
    t.stage = TARGET


def codes_target(t: Board) -> list[int]:
    """CBT-02: name the enemy troop; the defender has no say.

    TNK-05: tanks are never chosen. CBT-18: a troop attacked before may be attacked again.
    """
    return sorted({n.make(n.TARGET, t.class_of(slot)) for slot in t.troops_in(1 - t.side, t.battle.box)})


def take_target(t: Board, code: int) -> None:
    """Begin the attack; the activating general must support the first of his battle (CBT-06)."""
    side = t.side
    battle = t.battle
    attacker = t.attack.attacker
    defender = t.find_troop(1 - side, n.payload_of(code))
    t.attack.defender = defender
    if t.attacks_left[side] < UNLIMITED:
        t.attacks_left[side] -= 1
    if battle.first:
        give_battle(t)
    details: dict[str, object] = {
        "piece": t.troop_term(attacker),
        "target": t.troop_term(defender),
        "box": t.data.box_terms[battle.box],
    }
    tell_units(t, "attack", "CBT-02", side, details, [attacker, defender])
    t.attack.support = battle.opening_support()
    if t.attack.support[side]:
        forced: dict[str, object] = {"piece": t.data.piece_terms[battle.general], "side": SIDE_TERMS[side]}
        t.tell("supported", "CBT-06", side, forced, [t.data.piece_names[battle.general]])
    battle.first = 0
    t.stage = SUPPORT_ATTACK
    enter_support(t)


def why_not_activate(t: Board, code: int) -> Refusal | None:
    """Explain why a general may not be activated."""
    kind = n.kind_of(code)
    if kind not in (n.BATTLE, n.DECLINE):
        return None
    g = n.payload_of(code)
    details: dict[str, object] = {"piece": t.data.piece_terms[g]}
    if t.data.piece_kinds[g] != GENERAL or t.data.piece_sides[g] != t.side:
        return Refusal("BAT-01", "refusal-not-yours", details)
    if t.p_box[g] < 0:
        return Refusal("BAT-04", "refusal-not-on-map", details)
    details["box"] = t.data.box_terms[t.p_box[g]]
    if t.p_flags[g] & COLONIAL:
        return Refusal("MAR-05", "refusal-in-morocco", details)
    if t.p_flags[g] & DONE:
        return Refusal("BAT-02", "refusal-used", details)
    rule, key = battle_refusal(t, t.side, g)
    return Refusal(rule, key, details) if rule else None


def why_not_attack(t: Board, code: int) -> Refusal | None:
    """Explain why a troop may not attack or be attacked."""
    kind = n.kind_of(code)
    if kind == n.DONE and t.stage == ATTACKER:
        return Refusal("AMB-51", "refusal-fight-on", {"box": t.data.box_terms[t.battle.box]})
    if kind != (n.ATTACK if t.stage == ATTACKER else n.TARGET):
        return None
    payload = n.payload_of(code)
    side = t.side if kind == n.ATTACK else 1 - t.side
    slot = t.find_troop(side, payload) if kind == n.ATTACK else find_seen(t, side, payload)
    if slot >= 0 and t.t_box[slot] != t.battle.box:
        return Refusal("BAT-04", "refusal-not-in-box", {"box": t.data.box_terms[t.battle.box]})
    if slot < 0:
        slot = t.find_troop(side, n.as_acted(payload))
    if kind == n.ATTACK and slot >= 0 and t.t_acted[slot]:
        return Refusal("BAT-07", "refusal-already-attacked", {"piece": t.troop_term(slot)})
    return Refusal("CBT-02", "refusal-not-in-box", {"box": t.data.box_terms[t.battle.box]})
