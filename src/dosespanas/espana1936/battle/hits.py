"""Hits and the counters that show them, step 6 of an attack (HIT)."""

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.fog import tell_units
from dosespanas.espana1936.board.stages import END_ATTACK, SUBSTITUTE
from dosespanas.espana1936.board.state import Board
from dosespanas.kernel.action import Refusal

LADDER = (0, 1, 2, 3, 5)
"""CMP-01: the strengths a troop passes through."""


def after_hits(strength: int, hits: int) -> int:
    """HIT-01, HIT-03: the strength left after hits, 0 when destroyed."""
    return LADDER[max(0, LADDER.index(strength) - hits)]


def steps_of(strength: int) -> int:
    """Return how many hits destroy a troop of this strength."""
    return LADDER.index(strength)


def apply_hits(t: Board) -> None:
    """HIT-02: all hits fall on the one troop; the defender's counter is changed first, then the attacker's."""
    enemy = t.battle.side
    attack = t.attack
    for slot, by in ((attack.defender, enemy), (attack.attacker, 1 - enemy)):
        hits = attack.hits[by]
        attack.hits[by] = 0
        if hits and wound(t, slot, hits):
            return
    t.stage = END_ATTACK


def wound(t: Board, slot: int, hits: int) -> bool:
    """Reduce a troop; True if its owner must first choose a counter (HIT-06).

    HIT-04: from 3 to 2 a small counter of the type takes the place of the large one. AMB-13: without any the troop is
    removed.
    """
    strength = after_hits(t.t_strength[slot], hits)
    kind = t.t_type[slot]
    side = t.data.type_sides[kind]
    same_counter = strength > 0 and t.counter(kind, strength) == t.counter(kind, t.t_strength[slot])
    own = same_counter or (strength > 0 and t.available(kind, strength))
    choices = [] if own or strength == 0 else substitutes(t, side, strength)
    left = strength if own or choices else 0
    box = t.data.box_terms[t.t_box[slot]]
    details: dict[str, object] = {"piece": t.troop_term(slot), "box": box, "hits": hits, "becomes": left}
    tell_units(t, "hit", "HIT-01", side, details, [slot])
    if left == 0:
        if strength == 0:
            t.attack.surplus[side] = hits - steps_of(t.t_strength[slot])
        else:
            tell_units(t, "uncountered", "HIT-08", side, {"piece": t.troop_term(slot), "box": box}, [slot])
        t.remove_troop(slot)
        return False
    if own:
        t.change_troop(slot, kind, strength)
        return False
    if len(choices) == 1 and not t.options.fog:  # OPT-06: what else there is in the pool is secret
        substitute(t, slot, choices[0], strength)
        return False
    t.attack.wounded = slot
    t.becomes = strength
    t.side = side
    t.stage = SUBSTITUTE
    return True


def substitutes(t: Board, side: int, strength: int) -> list[int]:
    """HIT-05, HIT-06: the types that may stand in: regulars first, else any militia of which a counter is free."""
    for group in t.data.substitutes[side]:
        free = [kind for kind in group if t.available(kind, strength)]
        if free:
            return free
    return []


def substitute(t: Board, slot: int, kind: int, strength: int) -> None:
    """HIT-07: the troop goes on as a normal one of its new type."""
    term = t.troop_term(slot)
    t.change_troop(slot, kind, strength)
    details: dict[str, object] = {"piece": term, "by": t.troop_term(slot), "box": t.data.box_terms[t.t_box[slot]]}
    tell_units(t, "substituted", "HIT-05", t.data.type_sides[kind], details, [slot])


def codes_substitute(t: Board) -> list[int]:
    """HIT-06: the owner's choice of militia."""
    return sorted(n.make(n.SUBSTITUTE, t.data.type_word[k]) for k in substitutes(t, t.side, t.becomes))


def take_substitute(t: Board, code: int) -> None:
    """Take the chosen counter and go on with the hits."""
    substitute(t, t.attack.wounded, t.data.type_of(t.side, n.payload_of(code)), t.becomes)
    t.attack.wounded = -1
    t.becomes = 0
    apply_hits(t)


def why_not_substitute(t: Board, code: int) -> Refusal | None:
    """Explain why a type may not stand in."""
    if n.kind_of(code) != n.SUBSTITUTE:
        return None
    return Refusal("HIT-06", "refusal-no-counter", {"type": t.data.words[n.payload_of(code)]})
