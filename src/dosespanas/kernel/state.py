"""The contract between the kernel and the rules of one game: what a state must be able to do."""

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from dosespanas.kernel.action import Named, Outcome, Refusal
from dosespanas.kernel.chance import Chance
from dosespanas.kernel.events import Event
from dosespanas.kernel.observation_cache import ObservationCache
from dosespanas.kernel.phrases import Phrase
from dosespanas.kernel.shapes import Args, LegalAction


class Holding:
    """A place on the map: who holds it, and what stands there."""

    def __init__(self, holder: int) -> None:
        """`holder`: the side that holds it alone, NOBODY where none does."""
        self.holder = holder
        self.units: list[int] = [0, 0]
        """By side: how many units stand there."""
        self.strength: list[int] = [0, 0]
        """By side: their strength together, as the game counts it in defence."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of a game's state: flat, copyable, never waiting inside a call. One that is not compiled may have it too.

    `codes` and `step` speak of actions as ints; the text of an action is `name` and back `parse`.
    """

    chance: Chance
    """Where its dice and shuffles come from."""

    def __init__(self) -> None:
        self.out: list[Event] = []
        """Events since the kernel last collected them."""
        self.reveals = 0
        """How often something hidden has become known (a die, a card): undo stops there."""
        self.commitments = 0
        """How often this object did what a rule lets nobody take back, hidden or not: undo stops there too."""

    def tell(self, kind: str, rule: str, side: int, details: dict[str, object], ids: list[str]) -> None:
        """Report an event everybody may see."""
        self.out.append(Event(kind, rule, side, details, ids))

    def tell_owner(
        self, kind: str, rule: str, side: int, details: dict[str, object], secret: dict[str, object]
    ) -> None:
        """Report an event whose `secret` only `side` may see."""
        self.out.append(Event(kind, rule, side, details, [], side, secret))

    def actor(self) -> int:
        """Return the side to choose, or -1 when the game is over."""
        raise RuntimeError("a game defines its actor")

    def codes(self) -> list[int]:
        """Return every legal action, sorted and unique; empty only when the game is over."""
        raise RuntimeError("a game defines its legal actions")

    def step(self, code: int) -> None:
        """Take a legal action and everything it forces, up to the next choice."""
        raise RuntimeError("a game defines its steps")

    def explain(self, code: int) -> Refusal | None:
        """Return None for a legal action, else why not."""
        raise RuntimeError("a game explains its refusals")

    def secret_choice(self) -> bool:
        """Return whether what may be chosen now depends on anything that is hidden from somebody.

        Where it does, even a single answer is asked for: to go on without asking would tell that it is the only one.
        """
        return False

    def binding(self) -> bool:
        """Return whether the choice asked now commits its side to something: then even a single answer is asked for."""
        return False

    def midway(self) -> bool:
        """Return whether the choice asked now goes on with an act begun before it, such as where a unit in hand goes.

        Undo takes such an act back as a whole.
        """
        return False

    def stays(self, code: int) -> bool:
        """Return whether an action leaves what is in hand where it stands."""
        return False

    def cautions(self) -> dict[int, list[Refusal]]:
        """Return by legal action what the side to choose would regret about it, as that side may know it."""
        return {}

    def ends_war(self, rule: str) -> bool:
        """Return whether a game ends at once by a rule of which `cautions` speak."""
        return False

    def cautioned(self) -> Sequence[str]:
        """Return the verbs of the actions that `cautions` may speak of at the present question: it costs nothing."""
        return ()

    def name(self, code: int) -> str:
        """Return the notation of an action."""
        raise RuntimeError("a game defines its notation")

    def named(self) -> Named:
        """Return the actions named so far; games of the same data may share them."""
        return Named()

    def parse(self, text: str) -> int:
        """Return the action of a notation; raises UnknownAction."""
        raise RuntimeError("a game defines its notation")

    def view(self, code: int) -> LegalAction:
        """Return a legal action as JSON: verb, pieces, box, card, arguments."""
        raise RuntimeError("a game describes its actions")

    def label(self, side: int, code: int) -> Args:
        """Return the arguments of the label of an action of a side, whether it is legal now or not.

        They are what its notation says, so that a queue of actions can be told beforehand.
        """
        raise RuntimeError("a game that takes orders says its actions beforehand")

    def observe(self, viewer: int | None, choice: int) -> Mapping[str, Any]:
        """Return all that may leave for a side (0, 1) or a spectator (None)."""
        raise RuntimeError("a game defines its observations")

    def observe_again(self, viewer: int | None, choice: int, cache: ObservationCache) -> Mapping[str, Any]:
        """Return what `observe` does, made with the help of what the viewer was shown last."""
        return self.observe(viewer, choice)

    def odds(self, code: int | None, viewer: int) -> Mapping[str, Any] | None:
        """Return the exact odds of the attack in hand as `viewer` may know them, or None."""
        return None

    def overlay(self, name: str, viewer: int | None) -> Mapping[str, Any] | Sequence[Any] | None:
        """Return something counted from the map for a viewer to look at; None: there is nothing of that name."""
        return None

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        raise RuntimeError("a game ends")

    def agree(self) -> None:
        """End the game by agreement of both players."""
        raise RuntimeError("a game may be ended by agreement")

    def resign(self, side: int) -> None:
        """End the game because a side gives up: the other side has won."""
        raise RuntimeError("a side may give up")

    def out_of_time(self, side: int) -> None:
        """End the game because a side's time is up and the other one claims it: that one has won."""
        self.resign(side)

    def holdings(self) -> dict[str, "Holding"]:
        """Return by term the places that may decide the game: who holds each, and what stands there."""
        return {}

    def whole_map(self) -> bool:
        """Whether `holdings` names every place there is, with all units."""
        return False

    def hinge(self) -> tuple[list[str], int]:
        """Return the places, as terms, that a won game hinged on, and how many more of them the loser needed.

        Holding so many of them it would not have lost as it did. No places: it did not hinge on any.
        """
        return [], 0

    def item_names(self, items: list[int]) -> list[str]:
        """Return the ids of the cards or chits that chance put in order or drew."""
        return [str(item) for item in items]

    def reseed(self, chance: Chance, hands: bool) -> None:
        """Go on with another source of chance: what nobody has drawn yet lies in an order that it gives.

        With `hands` the sides also give back the hidden cards they hold and draw as many anew.
        """
        self.chance = chance

    def secret_record(self) -> bool:
        """Return whether even one side's actions would show what is hidden: no record then leaves a running game."""
        return False

    def problems(self) -> Sequence[Phrase | str]:
        """Return what is wrong with the state, empty if nothing: the laws that hold at every choice of every game."""
        raise RuntimeError("a game has laws")

    def clone(self) -> "State":
        """Return an independent copy with no events waiting."""
        raise RuntimeError("a game can be copied")

    def to_json(self) -> dict[str, Any]:
        """Return the whole state, hidden parts included, as JSON."""
        raise RuntimeError("a game can be written down")
