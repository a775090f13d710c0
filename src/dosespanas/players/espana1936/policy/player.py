"""The opponents at the table: from an observation to a state of their own, and back with a reason."""

from dosespanas.espana1936.shapes import EspanaObservation
from dosespanas.players import Choice, Legal
from dosespanas.players.espana1936 import immediate_wins
from dosespanas.players.espana1936.policy.policy import GamePolicy
from dosespanas.players.espana1936.policy.presets import CASUAL, SCRIPTED, TUNED, Preset


class PolicyPlayer:
    """Rules of thumb, weighed as a preset says. Remembers nothing between choices but the boxes it is winning by."""

    def __init__(self, seed: int, preset: Preset) -> None:
        self.policy = GamePolicy(preset.rows, seed, preset.taste, preset.whim)
        self.at_once = immediate_wins.ImmediateWins()

    def choose(self, observation: EspanaObservation, legal: Legal) -> Choice:
        """Return the notation of the chosen action and the reason for it."""
        state = immediate_wins.state_of(observation)
        if len(legal) == 1:  # looked at all the same, so that it takes as long as a choice between two
            return legal[0]["action"], None
        decisive = self.at_once.answer(state)
        if decisive is not None:
            return decisive
        code = self.policy.choose(state, immediate_wins.kept(state, state.codes()))
        return state.name(code), self.policy.told(state)


class ScriptedPlayer(PolicyPlayer):
    """Keeps a front and attacks when it pays, by plain weights."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, SCRIPTED)


class CasualPlayer(PolicyPlayer):
    """The tuned opponent on a lazy evening: the same rules of thumb with much noise."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, CASUAL)


class TunedPlayer(PolicyPlayer):
    """Weights found by self-play."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, TUNED)
