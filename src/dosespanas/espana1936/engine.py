"""A game of España 1936: the table, run by its stages (`choices.py`)."""

from collections.abc import Sequence
from typing import Any

from dosespanas.espana1936 import position, sequence
from dosespanas.espana1936.aid import aid
from dosespanas.espana1936.board import notation, obligatory, sea, stages
from dosespanas.espana1936.board.setup import fill_pool, lay_out, ready_pieces, reshuffle
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.choices import PHASES
from dosespanas.espana1936.ideas import ideas
from dosespanas.espana1936.observation import observe
from dosespanas.espana1936.odds.preview import odds_of
from dosespanas.espana1936.placement_proposals import proposals
from dosespanas.espana1936.plans import plans
from dosespanas.espana1936.sample import fill
from dosespanas.espana1936.shapes import EspanaObservation, Odds, Overlay
from dosespanas.espana1936.turn import victory
from dosespanas.espana1936.turn.victory_progress import ways_to_win
from dosespanas.espana1936.views import Sight, describe, label
from dosespanas.espana1936.warnings import CAUTIONED, cautions
from dosespanas.kernel.action import Named, Refusal
from dosespanas.kernel.chance import Chance
from dosespanas.kernel.observation_cache import ObservationCache
from dosespanas.kernel.phrases import Phrase
from dosespanas.kernel.positions import mapping
from dosespanas.kernel.shapes import Args, LegalAction
from dosespanas.kernel.state import Holding
from dosespanas.kernel.state_machine import Phases


class Engine(Board):
    """A game of España 1936: the table with its rules."""

    def phases(self) -> Phases[Board]:
        """Return the table of the game's stages."""
        return PHASES

    def lay_out(self) -> None:
        """Set up the scenario."""
        lay_out(self)

    def open_step(self) -> None:
        """Open the step of the turn that stands in the state."""
        sequence.enter(self)

    def held_up(self) -> bool:
        """NAV-09: ships that must come home do so at once."""
        return bool(self.homing)

    def at_rest(self) -> bool:
        """NAV-09: ships whose harbour was lost look for another; tell whether their owners need not be asked."""
        if not self.options.naval or self.ended:
            return True
        sea.evacuate(self)
        return not self.homing or sea.berth_next(self)

    def curtain(self) -> str | None:
        """OPT-06: in the fog the map shows what only one side may see, whatever is asked."""
        return super().curtain() or ("curtain-fog" if self.options.fog and not self.ended else None)

    def out_of_turn(self, code: int) -> Refusal:
        """SEQ-02, EVT-01, VAR-03: moves, events and cards out of their phase have rules of their own."""
        refusal = super().out_of_turn(code)
        kind = notation.kind_of(code)
        if kind in (notation.MOVE_TROOP, notation.MOVE_PIECE):
            refusal.rule = "SEQ-02"
        elif kind == notation.EVENT:
            refusal.rule = "EVT-01"
        elif kind == notation.PLAY and obligatory.obligatory(self):
            return Refusal("VAR-03", "refusal-no-combat-cards")
        elif kind in (notation.REROLL, notation.KEEP) and not any(self.options.may_reroll):
            return Refusal("HCP-04", "refusal-no-reroll")
        return refusal

    def read(self, raw: dict[str, Any]) -> None:
        """Take over what a position says."""
        fill_pool(self)
        ready_pieces(self)
        blank = self.to_json()["choice"]
        position.read_into(self, raw)
        if "choice" in raw:
            position.read_choice(self, mapping("choice", raw["choice"]), blank)

    def imagine(self, seen: dict[str, Any], rng: Chance) -> bool:
        """Take over what an observation says, and draw what its viewer does not know."""
        return fill(self, seen, rng)

    def problems(self) -> list[Phrase]:
        """Return what is wrong with the state, empty if nothing."""
        return position.invariants(self)

    def cautions(self) -> dict[int, list[Refusal]]:
        """Return by legal action what the side to choose would regret about it."""
        return cautions(self)

    def ends_war(self, rule: str) -> bool:
        """Return whether a rule ends the game at Upkeep; what is counted after the last turn (VIC-02) does not."""
        return rule.startswith("VIC-") and rule != "VIC-02"

    def cautioned(self) -> Sequence[str]:
        """Return the verbs of the actions that `cautions` may speak of."""
        return CAUTIONED.get(self.stage, ())

    def midway(self) -> bool:
        """Tell whether a piece in hand is asked where it goes, or whom it attacks."""
        return self.stage in stages.IN_HAND

    def name(self, code: int) -> str:
        """Return the notation of an action."""
        return notation.write(self.data, code)

    def named(self) -> Named:
        """Return the actions named so far in games of the same data."""
        return self.data.named

    def parse(self, text: str) -> int:
        """Return the code of a notation; raises UnknownAction."""
        return notation.read(self.data, text)

    def view(self, code: int) -> LegalAction:
        """Return a legal action as JSON."""
        return describe(self, code)

    def label(self, side: int, code: int) -> Args:
        """Return the arguments of the label of an action of a side, legal now or not."""
        return label(Sight(self, side), side, code)

    def observe(self, viewer: int | None, choice: int) -> EspanaObservation:
        """Return all that may leave for a side or a spectator."""
        return observe(self, viewer, choice)

    def observe_again(self, viewer: int | None, choice: int, cache: ObservationCache) -> EspanaObservation:
        """Return the same, with boxes and pieces made anew only where something has changed."""
        return observe(self, viewer, choice, cache)

    def odds(self, code: int | None, viewer: int) -> Odds | None:
        """Return the exact odds of the attack in hand."""
        return odds_of(self, code, viewer)

    def overlay(self, name: str, viewer: int | None) -> Overlay | None:
        """Return an overlay: how near each way to win is (`victory`), or the player's `aid`.

        What either side could do with its next moves (`ideas`); what may be done in a row (`plans`), or in a list
        (`proposals`). None for any other name.
        """
        if name == "victory":
            return ways_to_win(self)
        if name == "aid":
            return aid(self)
        if name == "ideas":
            return ideas(self, viewer)
        if name == "proposals":
            return proposals(self, viewer)
        return plans(self, viewer) if name == "plans" else None

    def holdings(self) -> dict[str, Holding]:
        """Return who holds each box, and which troops stand there."""
        return victory.holdings(self)

    def whole_map(self) -> bool:
        """Every box is named in `holdings`."""
        return True

    def hinge(self) -> tuple[list[str], int]:
        """Return the boxes that a won game hinged on, and how many more of them the loser needed."""
        boxes, needed = victory.hinge(self)
        return [self.data.box_terms[box] for box in boxes], needed

    def decided(self) -> Args:
        """Return the cities and numbers that decided a game that is over."""
        return victory.decided(self)

    def agree(self) -> None:
        """VIC-08: the players stop; the objective cities decide as they stand."""
        victory.count(self, "outcome-agreed")

    def resign(self, side: int) -> None:
        """End the game because a side gives up: the other side has won."""
        victory.end(self, 1 - side, "outcome-resigned", "VIC-08")

    def out_of_time(self, side: int) -> None:
        """End the game because a side's time is up and the other one claims it: that one has won."""
        victory.end(self, 1 - side, "outcome-out-of-time", "VIC-08")

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
        return Engine(self.data, self.options, self.chance.clone(), self)

    def to_json(self) -> dict[str, Any]:
        """Return the whole state as JSON, named so that a person can read and write it."""
        return position.to_json(self)
