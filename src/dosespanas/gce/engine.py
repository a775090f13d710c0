"""A game of La Guerra Civil Española: the board, run by its stages (`choices.py`)."""

from collections.abc import Sequence
from typing import Any

from dosespanas.gce import invariants, position, sequence
from dosespanas.gce.board import notation, stages
from dosespanas.gce.board.stages import DRAW
from dosespanas.gce.board.state import Board, hex_terms
from dosespanas.gce.choices import PHASES
from dosespanas.gce.combat.odds import odds_of
from dosespanas.gce.control import capture, victory
from dosespanas.gce.observation import observe
from dosespanas.gce.overlays import overlay
from dosespanas.gce.sample import fill
from dosespanas.gce.setup import lay_out
from dosespanas.gce.shapes import GceObservation, GceOdds, Overlay
from dosespanas.gce.supply import munitions
from dosespanas.gce.views import Sight, describe, label
from dosespanas.gce.warnings import CAUTIONED, FATAL, cautions
from dosespanas.kernel.action import Named, Refusal
from dosespanas.kernel.chance import Chance
from dosespanas.kernel.observation_cache import ObservationCache
from dosespanas.kernel.phrases import Phrase
from dosespanas.kernel.positions import mapping
from dosespanas.kernel.shapes import Args, LegalAction
from dosespanas.kernel.side import NOBODY
from dosespanas.kernel.state import Holding
from dosespanas.kernel.state_machine import Phases


class Engine(Board):
    """A game of La Guerra Civil Española: the board with its rules."""

    def phases(self) -> Phases[Board]:
        """Return the table of the game's stages."""
        return PHASES

    def lay_out(self) -> None:
        """Set up the scenario."""
        lay_out(self)

    def open_step(self) -> None:
        """Open the step of the turn that stands in the state."""
        sequence.enter(self)

    def look_again(self) -> None:
        """A10: after everything that happens Madrid and Toledo are looked at."""
        capture.review(self)

    def at_rest(self) -> bool:
        """13.21-b: whatever has changed on the map, see whether Cádiz is linked with the north."""
        munitions.check_link(self)
        return True

    def curtain(self) -> str | None:
        """13.6: the map shows stacks that only one side may see; 7.4-b: a chit is drawn in secret."""
        if not self.options.open_stacks and not self.ended:
            return "curtain-stacks"
        drawn = self.options.hidden_chits and self.stage == DRAW
        return "curtain-chits" if drawn else super().curtain()

    def read(self, raw: dict[str, Any]) -> None:
        """Take over what a position says."""
        position.read_into(self, raw)
        if "choice" in raw:
            position.read_choice(self, mapping("choice", raw["choice"]))

    def imagine(self, seen: dict[str, Any], rng: Chance) -> bool:
        """Take over what an observation says, and draw what its viewer does not know."""
        return fill(self, seen, rng)

    def problems(self) -> list[Phrase]:
        """Return what is wrong with the state, empty if nothing."""
        return invariants.invariants(self)

    def binding(self) -> bool:
        """13.5, 13.6: an attack is on by the word of its side alone, not because nobody is left to join it."""
        return self.stage == stages.JOIN

    def cautions(self) -> dict[int, list[Refusal]]:
        """Return by legal action what the side to choose would regret about it."""
        return cautions(self)

    def ends_war(self, rule: str) -> bool:
        """Return whether a rule ends the game: Madrid taken or ringed, the last capture (4.2, 4.3, 17.2)."""
        return rule in FATAL

    def cautioned(self) -> Sequence[str]:
        """Return the verbs of the actions that `cautions` may speak of."""
        return CAUTIONED.get(self.stage, ())

    def midway(self) -> bool:
        """Tell whether units in hand are asked where they go, or who comes along."""
        return self.stage in stages.IN_HAND

    def stays(self, code: int) -> bool:
        """12.2-b: tell whether an action leaves the units in hand in their hex."""
        return notation.kind_of(code) == notation.STAY

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

    def observe(self, viewer: int | None, choice: int) -> GceObservation:
        """Return all that may leave for a side or a spectator."""
        return observe(self, viewer, choice)

    def observe_again(self, viewer: int | None, choice: int, cache: ObservationCache) -> GceObservation:
        """Return the same, with units and stacks made anew only where something has changed."""
        return observe(self, viewer, choice, cache)

    def odds(self, code: int | None, viewer: int) -> GceOdds | None:
        """Return the exact odds of the attack in hand, as far as the viewer sees the units."""
        return odds_of(self, code, viewer)

    def overlay(self, name: str, viewer: int | None) -> Overlay | None:
        """Return supply, zones of control, the reach of a unit, arrivals or plans, as a side may know them."""
        return overlay(self, name, viewer)

    def holdings(self) -> dict[str, Holding]:
        """Return who holds each hex that counts, and which units stand there."""
        return victory.holdings(self)

    def hinge(self) -> tuple[list[str], int]:
        """Return the hexes that a won game hinged on, and how many more of them the loser needed."""
        hexes, needed = victory.hinge(self)
        return hex_terms(hexes), needed

    def decided(self) -> Args:
        """Return the places won and the Morale that decided a game that is over."""
        return victory.decided(self)

    def agree(self) -> None:
        """4.1-b: the players stop; the rules count nothing before the last turn and know no draw: nobody has won."""
        victory.end(self, NOBODY, "outcome-gce-agreed", "4.1-b")

    def secret_record(self) -> bool:
        """13.6, 7.4-b: what covered units and hidden chits do stands in the record."""
        return not self.options.open_stacks or self.options.hidden_chits

    def resign(self, side: int) -> None:
        """End the game because a side gives up: the other side has won."""
        victory.end(self, 1 - side, "outcome-resigned", "4.1-b")

    def out_of_time(self, side: int) -> None:
        """End the game because a side's time is up and the other one claims it: that one has won."""
        victory.end(self, 1 - side, "outcome-out-of-time", "4.1-b")

    def item_names(self, items: list[int]) -> list[str]:
        """Return the ids of chits that were drawn by chance."""
        return [self.data.chits[c].name for c in items]

    def clone(self) -> "Engine":
        """Return an independent copy."""
        return Engine(self.data, self.options, self.chance.clone(), self)

    def to_json(self) -> dict[str, Any]:
        """Return the whole state as JSON, named so that a person can read and write it."""
        return position.to_json(self)
