"""Replacement phase: one point at a time, in turn (RPL)."""

from typing import Final

from dosespanas.espana1936.battle.hits import LADDER
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import SHIP, mask_bits
from dosespanas.espana1936.board.destination_rules import Condition, broken, meeting
from dosespanas.espana1936.board.fog import seen, tell_units
from dosespanas.espana1936.board.operation import operations
from dosespanas.espana1936.board.sea import more_points, open_bases, repair, tell_effect
from dosespanas.espana1936.board.stages import NEXT_PHASE, REPLACE, REPLACE_TO, REPLACE_TYPE
from dosespanas.espana1936.board.state import DAMAGED, Board
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, SIDE_TERMS

STAND_IN: Final = 3
"""RPL-12: the strength at which another type may stand in."""

RAISED: Final = [LADDER[i + 1] if i + 1 < len(LADDER) else 0 for i in (0, 1, 2, 3, 3, 4)]
"""By strength from 0 to 5: the next one up the ladder."""

STEP_RULES = {2: "RPL-08", 3: "RPL-09", 5: "RPL-10"}
"""The rule that limits raises, by the strength up to which the turn allows them."""


NEW_RULES = {0: "RPL-01", 1: "RPL-08", 2: "RPL-09"}
"""The rule that sets the strength of a new troop, by that strength as printed; data may have another."""


def begin(t: Board) -> None:
    """RPL-01, RPL-02: count the points; RPL-03: the side with fewer begins, the Nationalist on a tie.

    AMB-23: on odd turns (SEQ-05), the side with fewer points first.
    """
    for side in (0, 1):
        cities = t.objectives_of(side) + t.contested_objectives()
        at_sea = more_points(t, side)
        tell_effect(t, side, "replacement", at_sea)
        given = t.options.more_points[side]  # HCP-01
        t.rp[side] = max(0, cities + t.pending_rp[side] + at_sea + given)
        t.pending_rp[side] = 0
        t.rp_spent[side] = 0
        t.tell("rp", "RPL-01", side, {"side": SIDE_TERMS[side], "count": t.rp[side]}, [])
    t.on_table = [card for card in t.on_table if not waits_for_replacement(t, card)]
    first = NAT if t.rp[0] <= t.rp[1] else 1 - NAT
    t.side = 1 - first
    next_side(t)


def waits_for_replacement(t: Board, card: int) -> bool:
    """EVT-06: a call-up card lies aside until the points are paid."""
    return any(step.for_points() for step in operations(t.data.cards[card]))


def next_side(t: Board) -> None:
    """RPL-03, RPL-04: in turn while both have points; a side that can do nothing loses its rest (AMB-28).

    EDN-18: in both editions.
    """
    for side in (1 - t.side, t.side):
        if t.rp[side] <= 0:
            continue
        t.side = side
        if anything(t) or (t.options.fog and open_boxes(t) != 0):  # OPT-06: what is left in a pool is secret
            t.stage = REPLACE
            return
        t.tell("forfeited", "RPL-15", side, {"side": SIDE_TERMS[side], "count": t.rp[side]}, [])
        t.rp[side] = 0
        next_side(t)
        return
    t.stage = NEXT_PHASE


def open_boxes(t: Board) -> int:
    """Return the boxes where a point may be spent, as a mask."""
    return meeting(t, spending(t))


def raised(strength: int) -> int:
    """Return the next strength up the ladder, 0 from 5."""
    return RAISED[strength]


def counters_for(t: Board, kind: int, strength: int, box: int) -> list[int]:
    """RPL-12, RPL-13, RPL-14: the types a troop may have once raised to a strength: its own, or stand-ins at 3."""
    data = t.data
    if strength != STAND_IN or t.available(kind, strength):
        return [kind]
    return [
        other
        for other in range(data.type_count)
        if data.type_sides[other] == t.side
        and data.type_replaceable[other]
        and data.type_only_in[other] >> box & 1
        and t.available(other, strength)
    ]


def step_refusal(t: Board, slot: int) -> tuple[str, str]:
    """RPL-08..12, RPL-14: ("", "") if this turn lets a point raise the troop, else (rule, message key)."""
    data = t.data
    kind = t.t_type[slot]
    if not data.type_replaceable[kind]:
        return "RPL-11", "refusal-not-replaceable"
    strength = raised(t.t_strength[slot])
    if strength == 0 or strength > data.turn_raise_to[t.turn]:
        return STEP_RULES.get(data.turn_raise_to[t.turn], "RPL-10"), "refusal-step-too-high"
    if not counters_for(t, kind, strength, t.t_box[slot]):
        return "RPL-14", "refusal-no-counter"
    return "", ""


def spending(t: Board) -> list[Condition]:
    """RPL-06, RPL-07, RPL-16: return the conditions for the box where a point is spent.

    AMB-21: any own box, friendly or contested, Morocco too. SUP-05: a surrounded one receives nothing.
    """
    return [
        (t.presence(t.side), "RPL-16", "refusal-enemy-box"),
        (~t.rp_spent[t.side], "RPL-06", "refusal-box-spent"),
        (t.fed(t.side), "RPL-07", "refusal-unsupplied"),
    ]


def new_strengths(t: Board) -> list[int]:
    """RPL-08..10: the strength of a new troop this turn, none where none is recruited; EDN-09: in 2007 any below it."""
    usual = t.data.turn_new[t.turn]
    return [s for s in LADDER if 0 < s <= usual and (s == usual or t.options.rp_new_strength)]


def recruit_code(t: Board, kind: int, strength: int) -> int:
    """Return the action that recruits a troop; a strength other than the turn's is named."""
    named = 0 if strength == t.data.turn_new[t.turn] else strength
    return n.recruit(t.data.type_word[kind], named)


def recruit_boxes(t: Board, kind: int, strength: int, boxes: int) -> int:
    """RPL-13: which of some boxes a new troop of a type may enter, as a mask; none without a counter (RPL-14).

    Nor for one of no strength: the turn brings none.
    """
    if strength == 0 or not t.data.type_replaceable[kind] or not t.available(kind, strength):
        return 0
    return boxes & t.data.type_only_in[kind]


def possible(t: Board) -> list[int]:
    """Return the codes of everything one point can buy."""
    boxes = open_boxes(t)
    found: set[int] = set()
    for slot in range(t.first_slot(t.side), t.first_slot(t.side + 1)):
        box = t.t_box[slot]
        if box >= 0 and boxes >> box & 1:
            code = n.make(n.RAISE, t.class_of(slot))
            if code not in found and not step_refusal(t, slot)[0]:
                found.add(code)
    for kind in range(t.data.type_count):
        for strength in new_strengths(t) if t.data.type_sides[kind] == t.side else []:
            if recruit_boxes(t, kind, strength, boxes):
                found.add(recruit_code(t, kind, strength))
    found |= {n.make(n.REPAIR, ship) for ship in repairable(t, t.side)}
    return sorted(found)


def repairable(t: Board, side: int) -> list[int]:
    """RPL-17, NAV-10, NAV-62: damaged ships in an open base; each costs a point, any number in a base."""
    if not t.options.naval:
        return []
    bases = open_bases(t, side)
    return [p for p in t.data.pieces_of[side][SHIP] if t.p_flags[p] & DAMAGED and t.p_box[p] in bases]


def anything(t: Board) -> bool:
    """Tell whether one point can buy anything: mostly seen at once, without listing it all."""
    boxes = open_boxes(t)
    for kind in range(t.data.type_count):
        if t.data.type_sides[kind] == t.side and recruit_boxes(t, kind, t.data.turn_new[t.turn], boxes):
            return True
    return bool(possible(t))


def codes_replace(t: Board) -> list[int]:
    """RPL-05: raise a troop, recruit one, repair a ship, or give up the remaining points (AMB-28).

    RPL-18: troops only, and ships to be repaired.
    """
    return sorted([*possible(t), n.make(n.FORFEIT, 0)])


def take_replace(t: Board, code: int) -> None:
    """Begin to spend a point."""
    kind = n.kind_of(code)
    if kind == n.FORFEIT:
        t.tell("forfeited", "RPL-15", t.side, {"side": SIDE_TERMS[t.side], "count": t.rp[t.side]}, [])
        t.rp[t.side] = 0
        next_side(t)
        return
    if kind == n.REPAIR:
        repair(t, n.payload_of(code))
        t.rp[t.side] -= 1
        next_side(t)
        return
    if kind == n.RECRUIT:
        payload = n.payload_of(code)
        t.selected = t.data.type_of(t.side, n.recruit_word(payload))
        t.becomes = n.recruit_strength(payload) or t.data.turn_new[t.turn]
        t.stage = REPLACE_TO
        return
    slot = t.find_troop(t.side, n.payload_of(code))
    types = counters_for(t, t.t_type[slot], raised(t.t_strength[slot]), t.t_box[slot])
    if len(types) == 1 and not may_need_another(t, slot):
        do_raise(t, slot, types[0])
    else:
        t.selected = slot
        t.stage = REPLACE_TYPE


def may_need_another(t: Board, slot: int) -> bool:
    """RPL-12, OPT-06: tell whether only its owner knows that a troop is raised without a stand-in, and is so asked.

    The other side sees neither the strength of what lies covered nor which counters are left.
    """
    return t.options.fog and not seen(t, slot) and t.data.turn_raise_to[t.turn] >= STAND_IN


def do_raise(t: Board, slot: int, kind: int) -> None:
    """RPL-05, RPL-12: raise a troop one step, as the given type."""
    data = t.data
    box = t.t_box[slot]
    strength = raised(t.t_strength[slot])
    details: dict[str, object] = {"piece": t.troop_term(slot), "to": strength, "box": data.box_terms[box]}
    if kind == t.t_type[slot] or (t.options.fog and not seen(t, slot)):
        tell_units(t, "raised", "RPL-05", t.side, details, [slot])
        t.change_troop(slot, kind, strength)
    else:
        t.change_troop(slot, kind, strength)
        details = {"piece": details["piece"], "by": t.troop_term(slot), "box": data.box_terms[box]}
        tell_units(t, "converted", "RPL-12", t.side, details, [slot])
    spend(t, box)


def spend(t: Board, box: int) -> None:
    """RPL-06: the point is spent in this box; the other side is next."""
    t.selected = -1
    t.becomes = 0
    t.rp[t.side] -= 1
    t.rp_spent[t.side] |= 1 << box
    next_side(t)


def codes_to(t: Board) -> list[int]:
    """Choose where the new troop enters."""
    return [n.make(n.TO, box) for box in mask_bits(recruit_boxes(t, t.selected, t.becomes, open_boxes(t)))]


def take_to(t: Board, code: int) -> None:
    """RPL-08..10, EDN-09: the new troop enters with this turn's strength or the one chosen."""
    box = n.payload_of(code)
    slot = t.add_troop(t.selected, t.becomes, box)
    details: dict[str, object] = {"piece": t.troop_term(slot), "box": t.data.box_terms[box]}
    tell_units(t, "recruited", "RPL-05", t.side, details, [slot])
    spend(t, box)


def codes_type(t: Board) -> list[int]:
    """RPL-12: which stand-in counter to take."""
    slot = t.selected
    types = counters_for(t, t.t_type[slot], raised(t.t_strength[slot]), t.t_box[slot])
    return sorted(n.make(n.SUBSTITUTE, t.data.type_word[k]) for k in types)


def take_type(t: Board, code: int) -> None:
    """Raise the troop as the chosen type."""
    do_raise(t, t.selected, t.data.type_of(t.side, n.payload_of(code)))


def why_not_replace(t: Board, code: int) -> Refusal | None:
    """Explain why a point cannot buy this."""
    data = t.data
    kind = n.kind_of(code)
    payload = n.payload_of(code)
    if kind == n.RAISE:
        slot = t.find_troop(t.side, payload)
        if slot < 0:
            return Refusal("RPL-05", "refusal-not-in-box", {"box": data.box_terms[n.class_box(payload)]})
        rule, key = broken(spending(t), t.t_box[slot])
        if not rule:
            rule, key = step_refusal(t, slot)
        details: dict[str, object] = {"piece": t.troop_term(slot), "box": data.box_terms[t.t_box[slot]]}
        return Refusal(rule, key, details)
    if kind == n.REPAIR:
        details = {"piece": data.piece_terms[payload]}
        if data.piece_sides[payload] != t.side:
            return Refusal("NAV-62", "refusal-not-yours", details)
        if not t.p_flags[payload] & DAMAGED:
            return Refusal("NAV-62", "refusal-not-damaged", details)
        return Refusal("NAV-10", "refusal-not-in-base", details)
    if kind == n.RECRUIT:
        word = n.recruit_word(payload)
        recruit = data.type_of(t.side, word)
        if recruit < 0 or not data.type_replaceable[recruit]:
            return Refusal("RPL-11", "refusal-not-replaceable", {"piece": data.words[word]})
        details = {"piece": data.type_terms[recruit]}
        strength = n.recruit_strength(payload) or data.turn_new[t.turn]
        if strength not in new_strengths(t) or payload != n.payload_of(recruit_code(t, recruit, strength)):
            return Refusal(NEW_RULES.get(data.turn_new[t.turn], "RPL-10"), "refusal-new-strength", details)
        if not t.available(recruit, strength):
            return Refusal("RPL-14", "refusal-no-counter", details)
        return Refusal("RPL-13", "refusal-basque", details)
    return None


def why_not_to(t: Board, code: int) -> Refusal | None:
    """Explain why the new troop may not enter a box."""
    if not n.names_box(t.data, code):
        return None
    box = n.payload_of(code)
    details: dict[str, object] = {"box": t.data.box_terms[box], "piece": t.data.type_terms[t.selected]}
    rule, key = broken(spending(t), box)
    return Refusal(rule or "RPL-13", key or "refusal-basque", details)


def why_not_type(t: Board, code: int) -> Refusal | None:
    """Explain why a type may not stand in."""
    if n.kind_of(code) != n.SUBSTITUTE:
        return None
    return Refusal("RPL-12", "refusal-no-counter", {"type": t.data.words[n.payload_of(code)]})
