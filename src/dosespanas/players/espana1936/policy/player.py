"""The tuned opponent at the table: from an observation to a state of its own, and back with a reason."""

from typing import Any, Final

from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.shapes import EspanaObservation
from dosespanas.players.espana1936 import immediate_wins
from dosespanas.players.espana1936.immediate_wins import state_of
from dosespanas.players.espana1936.naval_policy import Choice, Legal
from dosespanas.players.espana1936.policy.policy import Shipped

TASTE: Final = 0.12
"""How far it likes some boxes more than others, anew each turn: its openings vary."""
CASUAL_TASTE: Final = 0.5
WHIM: Final = 1.5
"""The noise on every choice of the casual opponent, in the units of the worth of a box (a plain one is about 2)."""


class TunedPlayer:
    """Rules of thumb with tuned weights. Remembers nothing between choices but the boxes it is winning by."""

    def __init__(self, seed: int, taste: float = TASTE, whim: float = 0.0) -> None:
        self.policy = Shipped(seed, taste, whim)
        self.at_once = immediate_wins.AtOnce()

    def choose(self, observation: EspanaObservation, legal: Legal) -> Choice:
        """Return the notation of the chosen action and the reason for it."""
        if len(legal) == 1:
            return legal[0]["action"], None
        state = state_of(observation)
        decisive = self.at_once.answer(state)
        if decisive is not None:
            return decisive
        return state.name(self.policy.choose(state, immediate_wins.kept(state, state.codes()))), self.reason(state)

    def reason(self, state: Engine) -> dict[str, Any] | None:
        """Return why the last choice was made, as a message key and its arguments."""
        if not self.policy.reason:
            return None
        if self.policy.reason_box >= 0:
            return {"key": self.policy.reason, "box": state.data.place_terms[self.policy.reason_box]}
        return {"key": self.policy.reason}


class CasualPlayer(TunedPlayer):
    """The tuned opponent on a lazy evening: the same rules of thumb with much noise."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, CASUAL_TASTE, WHIM)
