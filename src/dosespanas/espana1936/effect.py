"""A card's effect in hand: where it may act, whether its conditions hold, and going from one operation to the next."""

from dosespanas.espana1936.data import Card, Operation, Place, mask_bits
from dosespanas.espana1936.stages import NEXT_OPERATION
from dosespanas.espana1936.table import Table

NEXT_LOWER = {5: 3, 3: 2, 2: 1}
"""CMP-01: the strength a step below, for a counter that is not to be had."""


def eligible(t: Table, side: int, place: Place | None) -> int:
    """EVT-10, EVT-11: the boxes where a card may bring its side something, as a mask: supplied, never enemy."""
    state = "own_present" if place is None else place.state
    boxes = t.friendly(side) if state in ("no_enemy", "controlled") else t.presence(side)
    if place is not None:
        boxes &= place.boxes
        if place.ports:
            boxes &= t.data.ports
    fed = 0
    for box in mask_bits(boxes):
        if t.supplied(side, box):
            fed |= 1 << box
    return fed


def requirements_met(t: Table, card: Card) -> bool:
    """Tell whether all conditions of a card hold."""
    for condition in card.requires:
        if condition.kind == "controls_port":
            if not t.friendly(card.side) & t.data.ports:
                return False
        elif condition.kind == "controls_box":
            if condition.boxes & ~t.friendly(card.side):
                return False
        elif not any(
            t.t_box[s] >= 0 and condition.boxes >> t.t_box[s] & 1 and condition.types >> t.t_type[s] & 1
            for s in t.slots_of(card.side)
        ):
            return False
    return True


def start_effect(t: Table) -> None:
    """Begin with the first operation."""
    t.e_op = 0
    t.e_left = -1
    t.e_box = -1
    t.stage = NEXT_OPERATION


def operation(t: Table) -> Operation:
    """Return the operation in hand."""
    return t.data.cards[t.e_card].effect[t.e_op]


def finished(t: Table) -> bool:
    """Tell whether all operations are done."""
    return t.e_op >= len(t.data.cards[t.e_card].effect)


def done(t: Table) -> None:
    """Go on to the next operation."""
    t.e_op += 1
    t.e_left = -1
    t.e_box = -1
    t.selected = -1
    t.stage = NEXT_OPERATION


def void(t: Table) -> None:
    """EVT-05: nothing can be done; the card is spent all the same."""
    card = t.data.cards[t.e_card]
    t.tell("event-void", "EVT-05", card.side, {"card": card.term()}, [])
    done(t)
