"""The cast of La Guerra Civil Española: its graded opponent, and its commanders."""

from pathlib import Path
from typing import Any, Final

from dosespanas.gce.board.hexes import hex_name, parse_hex
from dosespanas.gce.game import load_data
from dosespanas.gce.shapes import GceObservation
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.cast import Cast, Commander
from dosespanas.players.gce.beginner import Beginner
from dosespanas.players.gce.graded import GradedPlayer
from dosespanas.players.gce.policy.player import PolicyPlayer
from dosespanas.players.gce.policy.presets import TUNED
from dosespanas.players.gce.policy.weights import NAMES


class CommanderPlayer:
    """The policy, weighed by a temper, with an opening of its own."""

    def __init__(self, seed: int, commander: Commander) -> None:
        rows: dict[str, Any] = {side: tempered(TUNED.rows[side], commander.factors) for side in SIDE_NAMES}
        self.player = PolicyPlayer(seed, TUNED._replace(rows=rows))
        self.until = commander.until
        self.opening = {parse_hex(place): factor for place, factor in commander.opening.items()}

    def choose(self, observation: GceObservation, legal: list[LegalAction]) -> tuple[str, dict[str, Any] | None]:
        """Return the notation of the chosen action and the reason for it."""
        for weights in self.player.weights:
            weights.wanted = self.opening if observation["turn"] <= self.until else {}
        return self.player.choose(observation, legal)


def tempered(row: dict[str, float], factors: dict[str, float]) -> dict[str, float]:
    """Return weights multiplied by a temper."""
    return {name: value * factors.get(name, 1.0) for name, value in row.items()}


class GceCast(Cast):
    """Who plays La Guerra Civil Española beside its levels."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, NAMES, [hex_name(h) for h in load_data().land])

    def graded(self, seed: int, most: float) -> GradedPlayer:
        """Return the opponent of all grades."""
        return GradedPlayer(seed, most)

    def beginning(self, seed: int, size: float, idle: float) -> Beginner:
        """Return a beginner."""
        return Beginner(seed, size, idle)

    def commanding(self, seed: int, commander: Commander) -> CommanderPlayer:
        """Return a commander."""
        return CommanderPlayer(seed, commander)


CAST: Final = GceCast()
