"""What a card's event is worth now, as far as its side can see."""

from dosespanas.espana1936.board.appraisal import Appraisal
from dosespanas.espana1936.board.data import Card
from dosespanas.espana1936.board.effect_in_progress import requirements_met
from dosespanas.espana1936.board.operation import operations
from dosespanas.players.espana1936.policy.side_view import SideView


def event_worth(s: SideView, card: Card) -> float:
    """Return the worth of a card as an event to the side that plays it; 0 where it would do nothing."""
    covered = s.t.options.fog and card.side != s.side
    if not covered and not requirements_met(s.t, card):
        return 0.0
    eyes = Appraisal(s.t, s.side, s.w.card_step)
    total = 0.0
    for step in operations(card):
        total += step.worth(eyes)
    return total


def combat_worth(card: Card) -> float:
    """Return how strong a card is in combat, roughly, in dice."""
    bonus = float(card.dice[0]) + 0.6 * float(card.drm[0] * card.drm_dice[0])
    penalty = -float(card.dice[1]) - 0.6 * float(card.drm[1] * card.drm_dice[1])
    return max(bonus, penalty)
