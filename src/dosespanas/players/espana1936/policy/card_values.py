"""What a card's event is worth now, as far as its side can see."""

from typing import Final

from dosespanas.espana1936.battle.hits import steps_of
from dosespanas.espana1936.board.data import Card, Operation
from dosespanas.espana1936.board.effect_in_progress import eligible, requirements_met
from dosespanas.espana1936.board.state import ELIMINATED, MAT, RESERVE
from dosespanas.players.espana1936.policy.side_view import Sight

FLAT: Final[dict[str, float]] = {
    "convert": 5.0,
    "landing_battle": 8.0,
    "extra_rp": 5.0,
    "limit_attacks_next_turn": 4.0,
    "extra_offensive": 4.0,
    "remove_plane": 4.0,
    "place_ship": 4.0,
    "repair_ships": 2.5,
    "damage_ship": 3.0,
    "return_ship": 4.0,
    "morocco_transport": 4.0,
    "draw_cards": 3.0,
    "discard_opponent_card": 3.0,
}
"""Operations whose worth hardly depends on the position."""


def event_worth(s: Sight, card: Card) -> float:
    """Return the worth of a card as an event to the side that plays it; 0 where it would do nothing."""
    covered = s.t.options.fog and card.side != s.side
    if not covered and not requirements_met(s.t, card):
        return 0.0
    total = 0.0
    for step in card.effect:
        total += step_worth(s, card.side, step)
    return total


def free(s: Sight, kind: int, strength: int) -> bool:
    """Tell whether a counter for a troop is free, as far as one sees (EVT-13, OPT-06)."""
    t = s.t
    if t.options.fog and t.data.type_sides[kind] != s.side:
        return True
    return t.available(kind, strength)


def step_worth(s: Sight, side: int, step: Operation) -> float:
    """Return the worth of one operation, in steps of troops as `Weights.card_step` counts them."""
    t = s.t
    op = step.op
    if op == "place_units":
        if not eligible(t, side, step.place):
            return 0.0
        return sum([s.w.card_step * float(steps_of(n)) for kind, n in step.units if free(s, kind, n)])
    if op in ("place_plane", "place_tank", "return_eliminated"):
        if not eligible(t, side, step.place):
            return 0.0
        found = 0
        for p in step.pieces:
            at = t.p_box[p]
            if op == "return_eliminated":
                found += 1 if at == ELIMINATED else 0
            elif at == RESERVE or (at == ELIMINATED and "eliminated" in step.pools):
                found += 1
        return 4.0 * float(min(step.count, found))
    if op == "upgrade":
        if s.side != side and t.options.fog:
            return 4.0
        for slot in t.slots_of(side):
            if t.t_box[slot] >= 0 and step.types >> t.t_type[slot] & 1 and t.t_strength[slot] == step.from_strength:
                return 4.0
        return 0.0
    if op in FLAT:
        return FLAT[op]
    if op == "permanent_modifier":
        if step.rule == "mediterraneo_both":
            return 1.5
        return 2.0 + 0.8 * float(_of_types(s, side, step.types))
    if op == "remove_general":
        return 6.0 if t.p_box[step.piece] >= MAT else 0.0
    if op == "place_general":
        return 5.0 if t.p_box[step.piece] == RESERVE else 0.0
    if op == "convert_all":
        return 0.7 * float(_of_types(s, step.owner, step.types))
    if op == "remove_units":
        return _taken(s, step)
    return 0.0


def _of_types(s: Sight, side: int, types: int) -> int:
    """Return how many troops of some types a side has, in the fog at a guess for the other side."""
    t = s.t
    if t.options.fog and side != s.side:
        return 4
    return len([slot for slot in t.slots_of(side) if t.t_box[slot] >= 0 and types >> t.t_type[slot] & 1])


def _taken(s: Sight, step: Operation) -> float:
    """Return what the loss of units to a card is worth."""
    t = s.t
    if t.options.fog and step.owner != s.side:
        return 3.0 * float(max(step.count, 1))
    boxes = -1 if step.place is None else step.place.boxes
    hit = [
        t.t_strength[slot]
        for slot in t.slots_of(step.owner)
        if t.t_box[slot] >= 0 and boxes >> t.t_box[slot] & 1 and step.types >> t.t_type[slot] & 1
    ]
    hit.sort()
    return 2.0 * float(sum(hit[: max(step.count, 1)]))


def combat_worth(card: Card) -> float:
    """Return how strong a card is in combat, roughly, in dice."""
    bonus = float(card.dice[0]) + 0.6 * float(card.drm[0] * card.drm_dice[0])
    penalty = -float(card.dice[1]) - 0.6 * float(card.drm[1] * card.drm_dice[1])
    return max(bonus, penalty)
