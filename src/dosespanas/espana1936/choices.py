"""Everything a player is asked and all that happens by itself, stage by stage: the rules as one table."""

from typing import Final

from dosespanas.espana1936 import sequence
from dosespanas.espana1936.air import dogfight, pairing
from dosespanas.espana1936.battle import activation, attack, captured, generals, hits
from dosespanas.espana1936.board import effect_in_progress, sea, stages
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.cards import arrivals, events, exchanges, landing, losses, operations
from dosespanas.espana1936.movement import morocco, moves
from dosespanas.espana1936.naval import aiming, gunnery, sailing, sea_battle
from dosespanas.espana1936.turn import replacement
from dosespanas.kernel.state_machine import Choice, Phases, Secret


def always(t: Board) -> bool:
    """Hands are hidden in every game."""
    return True


def foggy(t: Board) -> bool:
    """OPT-06: tell whether the game is played in the fog."""
    return t.options.fog


OF_HAND: Final[Secret[Board]] = Secret("curtain-cards", always)
"""BRD-15: a choice among the cards of a hand, which the other side does not know."""

IN_FOG: Final[Secret[Board]] = Secret("curtain-fog", foggy)
"""OPT-06: a choice that depends on what lies covered or in a pool, which in the fog the other side cannot see."""


def next_operation(t: Board) -> None:
    """Forced stage: the next part of a card's effect, or the end of the event."""
    if t.battle.landing:
        landing.next_attack(t)
    elif effect_in_progress.finished(t):
        events.finish_event(t)
    else:
        operations.run(t)


CHOICES: Final[list[Choice[Board]]] = [
    Choice(stages.MOVE, "prompt-move", "MOV-01", moves.codes_move, moves.take_move, moves.why_not_move, IN_FOG),
    Choice(stages.MOVE_TO, "prompt-to", "MOV-02", moves.codes_to, moves.take_to, moves.why_not_to, IN_FOG),
    Choice(stages.SURPLUS, "prompt-surplus", "MOV-11",
           moves.codes_surplus, moves.take_surplus, moves.why_not_surplus, IN_FOG),
    Choice(stages.ASSIGN, "prompt-assign", "GEN-01",
           generals.codes_assign, generals.take_assign, generals.why_not_assign),
    Choice(stages.ASSIGN_TO, "prompt-to", "GEN-01", generals.codes_to, generals.take_to, generals.why_not_to),
    Choice(stages.ACTIVATE, "prompt-activate", "BAT-01",
           activation.codes_activate, activation.take_activate, activation.why_not_activate, IN_FOG),
    Choice(stages.ATTACKER, "prompt-attacker", "CBT-02",
           activation.codes_attacker, activation.take_attacker, activation.why_not_attack),
    Choice(stages.TARGET, "prompt-target", "CBT-02",
           activation.codes_target, activation.take_target, activation.why_not_attack),
    Choice(stages.SUPPORT_ATTACK, "prompt-support-attack", "CBT-04",
           attack.codes_support, attack.take_support, attack.why_not_support),
    Choice(stages.SUPPORT_DEFENCE, "prompt-support-defence", "CBT-05",
           attack.codes_support, attack.take_support, attack.why_not_support),
    Choice(stages.CARD_ATTACK, "prompt-card", "CBT-09",
           attack.codes_card, attack.take_card, attack.why_not_card, OF_HAND),
    Choice(stages.CARD_DEFENCE, "prompt-card", "CBT-10",
           attack.codes_card, attack.take_card, attack.why_not_card, OF_HAND),
    Choice(stages.PAIR, "prompt-pair", "ADF-02", pairing.codes_pair, pairing.take_pair, pairing.why_not_pair),
    Choice(stages.PLACE_DRM, "prompt-place-drm", "DRM-03", attack.codes_place, attack.take_place, attack.why_not_card),
    Choice(stages.REROLL, "prompt-reroll", "HCP-04", attack.codes_again, attack.take_again, attack.why_not_again),
    Choice(stages.SUBSTITUTE, "prompt-substitute", "HIT-06",
           hits.codes_substitute, hits.take_substitute, hits.why_not_substitute, IN_FOG),
    Choice(stages.SHIP, "prompt-ship", "MAR-02", morocco.codes_ship, morocco.take_ship, morocco.why_not_to, IN_FOG),
    Choice(stages.SHIP_TO, "prompt-to", "MAR-02", morocco.codes_to, morocco.take_to, morocco.why_not_to, IN_FOG),
    Choice(stages.EVENT, "prompt-event", "EVT-02",
           events.codes_event, events.take_event, events.why_not_event, OF_HAND),
    Choice(stages.REACT, "prompt-react", "EVT-08",
           events.codes_react, events.take_react, events.why_not_event, OF_HAND),
    Choice(stages.EVENT_BOX, "prompt-event-box", "EVT-10",
           arrivals.codes_box, arrivals.take_box, operations.why_not_box, IN_FOG),
    Choice(stages.EVENT_TAKE, "prompt-event-take", "EVT-04",
           operations.codes_take, operations.take_take, operations.why_not_piece),
    Choice(stages.EVENT_PICK, "prompt-event-pick", "EVT-04",
           exchanges.codes_pick, exchanges.take_pick, operations.why_not_piece, IN_FOG),
    Choice(stages.EVENT_LOSE, "prompt-event-lose", "EVT-04",
           losses.codes_lose, losses.take_lose, operations.why_not_piece, IN_FOG),
    Choice(stages.REPLACE, "prompt-replacement", "RPL-03",
           replacement.codes_replace, replacement.take_replace, replacement.why_not_replace, IN_FOG),
    Choice(stages.REPLACE_TO, "prompt-recruit-to", "RPL-16",
           replacement.codes_to, replacement.take_to, replacement.why_not_to, IN_FOG),
    Choice(stages.REPLACE_TYPE, "prompt-substitute", "RPL-12",
           replacement.codes_type, replacement.take_type, replacement.why_not_type, IN_FOG),
    Choice(stages.SAIL, "prompt-sail", "NAV-11", sailing.codes_sail, sailing.take_sail, sailing.why_not_sail),
    Choice(stages.SAIL_TO, "prompt-sail-to", "NAV-16",
           sailing.codes_sail_to, sailing.take_sail_to, sailing.why_not_sail_to),
    Choice(stages.BERTH, "prompt-berth", "NAV-09", sea.codes_berth, sea.take_berth, sea.why_not_berth),
    Choice(stages.ENGAGE, "prompt-engage", "NAV-43",
           sea_battle.codes_engage, sea_battle.take_engage, sea_battle.why_not_engage),
    Choice(stages.AIM, "prompt-aim", "NAV-48", aiming.codes_aim, aiming.take_aim, aiming.why_not),
    Choice(stages.BACK, "prompt-back", "NAV-54", aiming.codes_back, aiming.take_back, aiming.why_not),
    Choice(stages.SUFFER, "prompt-suffer", "NAV-36", gunnery.codes_suffer, gunnery.take_suffer, gunnery.why_not_suffer),
    Choice(stages.CAPTURED_TO, "prompt-captured-to", "OPT-04",
           captured.codes_to, captured.take_to, captured.why_not_to),
    Choice(stages.DISCARD, "prompt-discard", "STA-01",
           sequence.codes_discard, sequence.take_discard, sequence.why_not_discard, OF_HAND),
]  # fmt: skip
"""Each stage that asks: prompt and rule, what is legal, what it does, why something else is not, what is secret."""

PHASES: Final = Phases(
    CHOICES,
    forced={
        stages.NEXT_PHASE: sequence.advance,
        stages.NEXT_ATTACK: activation.next_attack,
        stages.AIR_COMBAT: dogfight.begin,
        stages.PAIRED: sea_battle.paired,
        stages.ROLL: attack.roll,
        stages.HITS: hits.apply_hits,
        stages.END_ATTACK: attack.end_attack,
        stages.NEXT_OPERATION: next_operation,
        stages.NEXT_FIGHT: sea_battle.next_fight,
        stages.FIGHT_STEP: sea_battle.next_step,
        stages.FIRE: sea_battle.open_fire,
    },
    over=(stages.OVER, "prompt-over", "VIC-01"),
)
"""The sequence of play as one machine of stages."""
