"""The cast of España 1936: its graded opponent, and its commanders."""

from pathlib import Path
from typing import Final

from dosespanas.espana1936.board.options import Options
from dosespanas.espana1936.game import load_data
from dosespanas.espana1936.shapes import EspanaObservation
from dosespanas.players import Choice, Legal
from dosespanas.players.cast import Cast, Commander
from dosespanas.players.espana1936.beginner import Beginner
from dosespanas.players.espana1936.graded import GradedPlayer
from dosespanas.players.espana1936.policy.player import PolicyPlayer
from dosespanas.players.espana1936.policy.presets import TUNED
from dosespanas.players.espana1936.policy.weights import NAMES, RANGES, for_game


class CommanderPlayer:
    """Rules of thumb, weighed by a temper, with an opening of its own."""

    def __init__(self, seed: int, commander: Commander) -> None:
        def rows(scenario: str, options: Options) -> list[dict[str, float]]:
            return [tempered(row, commander.factors) for row in for_game(scenario, options)]

        self.player = PolicyPlayer(seed, TUNED._replace(rows=rows))
        self.commander = commander
        self.boxes = load_data().boxes

    def choose(self, observation: EspanaObservation, legal: Legal) -> Choice:
        """Return the notation of the chosen action and the reason for it."""
        self.open(observation["turn"])
        return self.player.choose(observation, legal)

    def open(self, turn: int) -> None:
        """Want what its opening wants, as long as that lasts."""
        wanted = [self.commander.opening.get(box, 1.0) for box in self.boxes] if turn <= self.commander.until else []
        self.player.policy.goals = [wanted, wanted]


def tempered(row: dict[str, float], factors: dict[str, float]) -> dict[str, float]:
    """Return weights multiplied by a temper, within their bounds."""
    found = dict(row)
    for name, factor in factors.items():
        _, low, high = RANGES[name]
        found[name] = max(low, min(high, row[name] * factor))
    return found


class EspanaCast(Cast):
    """Who plays España 1936 beside its levels."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, NAMES, list(load_data().boxes))

    def graded(self, seed: int, most: float) -> GradedPlayer:
        """Return the opponent of all grades."""
        return GradedPlayer(seed, most)

    def beginning(self, seed: int, size: float, idle: float) -> Beginner:
        """Return a beginner."""
        return Beginner(seed, size, idle)

    def commanding(self, seed: int, commander: Commander) -> CommanderPlayer:
        """Return a commander."""
        return CommanderPlayer(seed, commander)


CAST: Final = EspanaCast()
