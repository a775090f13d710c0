"""The rules of the game as one state machine: each choice has a list of legal actions, an effect and refusals."""

from collections.abc import Callable
from typing import Any, Final

from dosespanas.gce import sequence
from dosespanas.gce.administration import arrivals, income, mobilisation, rebuilding
from dosespanas.gce.board import notation, stages
from dosespanas.gce.board.state import Board
from dosespanas.gce.combat import advance, attack, casado, losses, resolution, support
from dosespanas.gce.combat.odds import odds_of
from dosespanas.gce.control import capture, stacking
from dosespanas.gce.events import chits, desertion
from dosespanas.gce.movement import group_move, phase, strategic
from dosespanas.gce.observation import observe
from dosespanas.gce.overlays import overlay
from dosespanas.gce.position import to_json
from dosespanas.gce.setup import lay_out
from dosespanas.gce.supply import munitions
from dosespanas.gce.views import describe
from dosespanas.kernel.action import Outcome, Refusal
from dosespanas.kernel.errors import IllegalAction
from dosespanas.kernel.side import NOBODY, SIDE_TERMS

Codes = Callable[[Board], list[int]]
Take = Callable[[Board, int], None]
WhyNot = Callable[[Board, int], Refusal | None]

CHOICES: Final[dict[int, tuple[Codes, Take, WhyNot]]] = {
    stages.BIBERON: (income.codes_biberon, income.take_biberon, income.why_not_biberon),
    stages.DRAW: (chits.codes_draw, chits.take_draw, chits.why_not_draw),
    stages.CHIT_PICK: (chits.codes_pick, chits.take_pick, chits.why_not_pick),
    stages.CHIT_TO: (chits.codes_to, chits.take_to, chits.why_not_to),
    stages.MOBILISE: (mobilisation.codes_mobilise, mobilisation.take_mobilise, mobilisation.why_not_mobilise),
    stages.ENTER: (arrivals.codes_enter, arrivals.take_enter, arrivals.why_not_enter),
    stages.ENTER_TO: (arrivals.codes_to, arrivals.take_to, arrivals.why_not_to),
    stages.REBUILD: (rebuilding.codes_rebuild, rebuilding.take_rebuild, rebuilding.why_not_rebuild),
    stages.REBUILD_TO: (rebuilding.codes_to, rebuilding.take_to, rebuilding.why_not_to),
    stages.SURPLUS: (stacking.codes_surplus, stacking.take_surplus, stacking.why_not_surplus),
    stages.STRATEGIC: (strategic.codes_strategic, strategic.take_strategic, strategic.why_not_strategic),
    stages.STRATEGIC_TO: (strategic.codes_to, strategic.take_to, strategic.why_not_to),
    stages.MOVE: (phase.codes_move, phase.take_move, phase.why_not_move),
    stages.MOVE_ON: (group_move.codes_on, group_move.take_on, group_move.why_not_on),
    stages.DESERT: (desertion.codes_desert, desertion.take_desert, desertion.why_not_desert),
    stages.ATTACK: (attack.codes_attack, attack.take_attack, attack.why_not_attack),
    stages.JOIN: (attack.codes_join, attack.take_join, attack.why_not_join),
    stages.SUPPORT: (support.codes_support, support.take_support, support.why_not_support),
    stages.TRAIN: (support.codes_train, support.take_train, support.why_not_train),
    stages.AIR: (support.codes_air, support.take_air, support.why_not_air),
    stages.NAVAL: (support.codes_naval, support.take_naval, support.why_not_naval),
    stages.CHIT: (support.codes_chit, support.take_chit, support.why_not_chit),
    stages.LOSE: (losses.codes_lose, losses.take_lose, losses.why_not_lose),
    stages.ADVANCE: (advance.codes_advance, advance.take_advance, advance.why_not_advance),
    stages.ADVANCE_TO: (advance.codes_to, advance.take_to, advance.why_not_to),
    stages.CASADO: (casado.codes_casado, casado.take_casado, casado.why_not_casado),
    stages.CASADO_TO: (casado.codes_to, casado.take_to, casado.why_not_to),
}
"""For each stage that asks a choice: what is legal, what it does, why another action is not."""

FORCED: Final[dict[int, Callable[[Board], None]]] = {
    stages.NEXT_STEP: sequence.advance,
    stages.NEXT_PART: sequence.next_part,
    stages.CHIT_EFFECT: chits.effect,
    stages.CHECK_STACKS: stacking.check,
    stages.COMMIT: attack.commit,
    stages.BACKING: support.next_question,
    stages.ROLL: resolution.roll,
    stages.LOSSES: losses.next_loss,
    stages.END_ATTACK: advance.finish,
}
"""For each stage that asks nothing: what happens."""


class Engine(Board):
    """A game of La Guerra Civil Española: the board with its rules."""

    def start(self) -> None:
        """Lay out the game and go on to the first choice."""
        lay_out(self)
        sequence.enter(self)
        self.settle()

    def settle(self) -> None:
        """Take every forced step up to the next choice; after each, Madrid and Toledo are looked at again (A10).

        Then, whatever has changed on the map, whether Cádiz is linked with the north (13.21-b).
        """
        capture.review(self)
        while self.stage >= stages.FIRST_FORCED and not self.ended:
            FORCED[self.stage](self)
            capture.review(self)
        munitions.check_link(self)

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
            return Refusal(self.end_rule or "4.1-a", "refusal-game-over")
        if code in self.codes():
            return None
        refusal = CHOICES[self.stage][2](self, code)
        if refusal is not None:
            return refusal
        key, rule = stages.PROMPTS[self.stage]
        return Refusal(rule, "refusal-wrong-decision", {"side": SIDE_TERMS[self.side], "prompt": key})

    def secret_choice(self) -> bool:
        """7.4-b, 13.6: what may be chosen depends on hidden chits, or on units that lie covered."""
        if self.options.hidden_chits and self.stage in stages.BY_CHITS:
            return True
        if self.stage == stages.JOIN:
            return attack.veiled(self)
        return self.stage in stages.BY_STACKS and self.hides(self.side)

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
        """Return the exact odds of the attack in hand, as far as the viewer sees the units."""
        return odds_of(self, code, viewer)

    def overlay(self, name: str, viewer: int | None) -> dict[str, Any] | list[Any] | None:
        """Return supply, zones of control, the reach of a unit or the arrivals, as a side may know them."""
        return overlay(self, name, viewer)

    def outcome(self) -> Outcome | None:
        """Return how the game ended."""
        if not self.ended:
            return None
        return Outcome(None if self.winner == NOBODY else self.winner, self.reason, self.end_rule)

    def agree(self) -> None:
        """The rules know no end by agreement (4.1-b: there are no draws); raises IllegalAction."""
        raise IllegalAction("error-not-by-agreement", "this game is not ended by agreement", "4.1-b")

    def secret_record(self) -> bool:
        """13.6, 7.4-b: what covered units and hidden chits do stands in the record."""
        return not self.options.open_stacks or self.options.hidden_chits

    def item_names(self, items: list[int]) -> list[str]:
        """Return the ids of chits that were drawn by chance."""
        return [self.data.chits[c].name for c in items]

    def clone(self) -> "Engine":
        """Return an independent copy."""
        copy = Engine(self.data, self.options, self.chance.clone(), blank=True)
        self.copy_to(copy)
        return copy

    def to_json(self) -> dict[str, Any]:
        """Return the whole state as JSON, named so that a person can read and write it."""
        return to_json(self)
