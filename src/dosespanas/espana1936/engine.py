"""The rules of España 1936 as one state machine: each choice has a list of legal actions, an effect and refusals."""

from collections.abc import Callable
from typing import Any, Final

from dosespanas.espana1936 import sequence
from dosespanas.espana1936.air import dogfight, pairing
from dosespanas.espana1936.battle import activation, attack, captured, generals, hits
from dosespanas.espana1936.board import effect, notation, obligatory, sea, stages
from dosespanas.espana1936.board.setup import lay_out, reshuffle
from dosespanas.espana1936.board.table import Table
from dosespanas.espana1936.cards import arrivals, changes, events, landing, losses, operations
from dosespanas.espana1936.movement import morocco, moves
from dosespanas.espana1936.naval import aiming, gunnery, sailing, sea_battle
from dosespanas.espana1936.observation import observe
from dosespanas.espana1936.odds.preview import odds_of
from dosespanas.espana1936.position import to_json
from dosespanas.espana1936.turn import replacement, victory
from dosespanas.espana1936.views import describe
from dosespanas.kernel.action import Outcome, Refusal
from dosespanas.kernel.chance import Chance
from dosespanas.kernel.side import NOBODY, SIDE_TERMS

Codes = Callable[[Table], list[int]]
Take = Callable[[Table, int], None]
WhyNot = Callable[[Table, int], Refusal | None]

CHOICES: Final[dict[int, tuple[Codes, Take, WhyNot]]] = {
    stages.MOVE: (moves.codes_move, moves.take_move, moves.why_not_move),
    stages.MOVE_TO: (moves.codes_to, moves.take_to, moves.why_not_to),
    stages.SURPLUS: (moves.codes_surplus, moves.take_surplus, moves.why_not_surplus),
    stages.ASSIGN: (generals.codes_assign, generals.take_assign, generals.why_not_assign),
    stages.ASSIGN_TO: (generals.codes_to, generals.take_to, generals.why_not_to),
    stages.ACTIVATE: (activation.codes_activate, activation.take_activate, activation.why_not_activate),
    stages.ATTACKER: (activation.codes_attacker, activation.take_attacker, activation.why_not_attack),
    stages.TARGET: (activation.codes_target, activation.take_target, activation.why_not_attack),
    stages.SUPPORT_ATTACK: (attack.codes_support, attack.take_support, attack.why_not_support),
    stages.SUPPORT_DEFENCE: (attack.codes_support, attack.take_support, attack.why_not_support),
    stages.CARD_ATTACK: (attack.codes_card, attack.take_card, attack.why_not_card),
    stages.CARD_DEFENCE: (attack.codes_card, attack.take_card, attack.why_not_card),
    stages.PAIR: (pairing.codes_pair, pairing.take_pair, pairing.why_not_pair),
    stages.PLACE_DRM: (attack.codes_place, attack.take_place, attack.why_not_card),
    stages.SUBSTITUTE: (hits.codes_substitute, hits.take_substitute, hits.why_not_substitute),
    stages.SHIP: (morocco.codes_ship, morocco.take_ship, morocco.why_not_to),
    stages.SHIP_TO: (morocco.codes_to, morocco.take_to, morocco.why_not_to),
    stages.EVENT: (events.codes_event, events.take_event, events.why_not_event),
    stages.REACT: (events.codes_react, events.take_react, events.why_not_event),
    stages.EVENT_BOX: (arrivals.codes_box, arrivals.take_box, operations.why_not_box),
    stages.EVENT_TAKE: (operations.codes_take, operations.take_take, operations.why_not_piece),
    stages.EVENT_PICK: (changes.codes_pick, changes.take_pick, operations.why_not_piece),
    stages.EVENT_LOSE: (losses.codes_lose, losses.take_lose, operations.why_not_piece),
    stages.REPLACE: (replacement.codes_replace, replacement.take_replace, replacement.why_not_replace),
    stages.REPLACE_TO: (replacement.codes_to, replacement.take_to, replacement.why_not_to),
    stages.REPLACE_TYPE: (replacement.codes_type, replacement.take_type, replacement.why_not_type),
    stages.SAIL: (sailing.codes_sail, sailing.take_sail, sailing.why_not_sail),
    stages.SAIL_TO: (sailing.codes_sail_to, sailing.take_sail_to, sailing.why_not_sail_to),
    stages.BERTH: (sea.codes_berth, sea.take_berth, sea.why_not_berth),
    stages.ENGAGE: (sea_battle.codes_engage, sea_battle.take_engage, sea_battle.why_not_engage),
    stages.AIM: (aiming.codes_aim, aiming.take_aim, aiming.why_not),
    stages.BACK: (aiming.codes_back, aiming.take_back, aiming.why_not),
    stages.SUFFER: (gunnery.codes_suffer, gunnery.take_suffer, gunnery.why_not_suffer),
    stages.CAPTURED_TO: (captured.codes_to, captured.take_to, captured.why_not_to),
    stages.DISCARD: (sequence.codes_discard, sequence.take_discard, sequence.why_not_discard),
}
"""For each stage that asks a choice: what is legal, what it does, why another action is not."""


def next_operation(t: Table) -> None:
    """Forced step: the next part of a card's effect, or the end of the event."""
    if t.battle.landing:
        landing.next_attack(t)
    elif effect.finished(t):
        events.finish_event(t)
    elif effect.operation(t).op == "landing_battle":
        landing.begin(t)
    else:
        operations.run(t)


FORCED: Final[dict[int, Callable[[Table], None]]] = {
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
}
"""For each stage that asks nothing: what happens."""


class Engine(Table):
    """A game of España 1936: the table with its rules."""

    def start(self) -> None:
        """Lay out the game and go on to the first choice."""
        lay_out(self)
        sequence.enter(self)
        self.settle()

    def settle(self) -> None:
        """Take every forced step up to the next choice; ships that must come home do so at once."""
        while True:
            while self.stage >= stages.FIRST_FORCED and not self.homing:
                FORCED[self.stage](self)
            if not self.options.naval or self.ended:
                return
            sea.evacuate(self)
            if not self.homing or sea.berth_next(self):
                return

    def actor(self) -> int:
        """Return the side to choose, or -1 when the game is over."""
        return self.side if not self.ended else NOBODY

    def codes(self) -> list[int]:
        """Return every legal action, sorted."""
        if self.ended:
            return []
        return CHOICES[self.stage][0](self)

    def step(self, code: int) -> None:
        """Take a legal action and everything it forces."""
        CHOICES[self.stage][1](self, code)
        self.settle()

    def explain(self, code: int) -> Refusal | None:
        """Return None for a legal action, else the rule that forbids it."""
        if self.ended:
            return Refusal(self.end_rule or "VIC-01", "refusal-game-over")
        if code in self.codes():
            return None
        refusal = CHOICES[self.stage][2](self, code)
        if refusal is not None:
            return refusal
        key, rule = stages.PROMPTS[self.stage]
        if notation.kind_of(code) in (notation.MOVE_TROOP, notation.MOVE_PIECE):
            rule = "SEQ-02"
        elif notation.kind_of(code) == notation.EVENT:
            rule = "EVT-01"
        elif notation.kind_of(code) == notation.PLAY and obligatory.obligatory(self):
            return Refusal("VAR-03", "refusal-no-combat-cards")
        return Refusal(rule, "refusal-wrong-decision", {"side": SIDE_TERMS[self.side], "prompt": key})

    def secret_choice(self) -> bool:
        """BRD-15, OPT-06: what may be chosen depends on a hand, or on what the fog covers."""
        return self.stage in stages.BY_HAND or (self.options.fog and self.stage in stages.BY_FOG)

    def name(self, code: int) -> str:
        """Return the notation of an action."""
        return notation.write(self.data, code)

    def parse(self, text: str) -> int:
        """Return the code of a notation; raises UnknownAction."""
        return notation.read(self.data, text)

    def view(self, code: int) -> dict[str, Any]:
        """Return a legal action as JSON."""
        return describe(self, code)

    def observe(self, viewer: int | None, choice: int) -> dict[str, Any]:
        """Return all that may leave for a side or a spectator."""
        return observe(self, viewer, choice)

    def odds(self, code: int | None, viewer: int) -> dict[str, Any] | None:
        """Return the exact odds of the attack in hand."""
        return odds_of(self, code, viewer)

    def outcome(self) -> Outcome | None:
        """Return how the game ended."""
        if not self.ended:
            return None
        return Outcome(None if self.winner == NOBODY else self.winner, self.reason, self.end_rule)

    def agree(self) -> None:
        """VIC-08: the players stop; the objective cities decide as they stand."""
        victory.count(self, "outcome-agreed")

    def item_names(self, items: list[int]) -> list[str]:
        """Return the ids of cards that were shuffled or drawn by chance."""
        return [self.data.cards[c].name for c in items]

    def reseed(self, chance: Chance, hands: bool) -> None:
        """Go on with another source of chance: draw piles are shuffled anew, with `hands` hands dealt anew."""
        self.chance = chance
        if not self.options.historical:
            reshuffle(self, hands)
            while hands and not self.codes():  # EVT-02: whoever must choose among his cards has one to play
                reshuffle(self, hands)

    def secret_record(self) -> bool:
        """OPT-06: what is moved under a covered stack stands in the record."""
        return self.options.fog

    def clone(self) -> "Engine":
        """Return an independent copy."""
        copy = Engine(self.data, self.options, self.chance.clone(), blank=True)
        self.copy_to(copy)
        return copy

    def to_json(self) -> dict[str, Any]:
        """Return the whole state as JSON, named so that a person can read and write it."""
        return to_json(self)
