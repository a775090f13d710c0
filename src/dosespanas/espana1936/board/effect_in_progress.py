"""A card's effect in hand: where it may act, whether its conditions hold, and going from one operation to the next."""

from typing import Final

from dosespanas.espana1936.board.data import Card
from dosespanas.espana1936.board.fields import ActionPlace
from dosespanas.espana1936.board.operation import Operation, conditions, operations
from dosespanas.espana1936.board.stages import NEXT_OPERATION
from dosespanas.espana1936.board.state import Board

NOTHING_YET: Final = -2
"""As `event.left`: the operation in hand has not begun, and none before it had an effect."""


def open_to(t: Board, side: int, place: ActionPlace | None) -> int:
    """EVT-10..12: the boxes where a card may bring its side something, as a mask: no blockaded port (NAV-32)."""
    return eligible(t, side, place) & ~t.blockaded[side]


def eligible(t: Board, side: int, place: ActionPlace | None) -> int:
    """EVT-10, EVT-11: the boxes where a card may act for its side, as a mask: supplied, never enemy.

    EVT-09: a marker bars a card as a unit does.
    """
    state = "own_present" if place is None else place.state
    boxes = t.friendly(side) if state in ("no_enemy", "controlled") else t.presence(side)
    if place is not None:
        boxes &= place.boxes
        if place.ports:
            boxes &= t.ports(side)
    return boxes & t.fed(side)


def requirements_met(t: Board, card: Card) -> bool:
    """Tell whether all conditions of a card hold."""
    return all(condition.holds(t) for condition in conditions(card))


def start_effect(t: Board) -> None:
    """Begin with the first operation."""
    t.event.op = 0
    t.event.left = -1
    t.event.box = -1
    t.stage = NEXT_OPERATION


def operation(t: Board) -> Operation:
    """Return the operation in hand."""
    return operations(t.data.cards[t.event.card])[t.event.op]


def finished(t: Board) -> bool:
    """Tell whether all operations are done."""
    return t.event.op >= len(t.data.cards[t.event.card].effect)


def done(t: Board) -> None:
    """Go on to the next operation."""
    t.event.op += 1
    t.event.left = -1
    t.event.box = -1
    t.selected = -1
    t.stage = NEXT_OPERATION


def void(t: Board) -> None:
    """EVT-05: the operation in hand can do nothing; the card is spent all the same.

    The card had no effect only if none of its operations had one: that is said after the last.
    """
    card = t.data.cards[t.event.card]
    nothing = t.event.op == 0 or t.event.left == NOTHING_YET
    done(t)
    if finished(t):
        t.tell("event-void" if nothing else "event-rest-void", "EVT-05", card.side, {"card": card.term()}, [])
    elif nothing:
        t.event.left = NOTHING_YET


def single(t: Board, choices: int) -> bool:
    """Tell whether there is nothing to choose; in the fog one is asked all the same, or silence would tell (OPT-06)."""
    return choices == 1 and not t.options.fog
