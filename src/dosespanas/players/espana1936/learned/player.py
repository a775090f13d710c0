"""The learned opponent at the table: the planner with other minds and another value."""

from pathlib import Path

from dosespanas.players.espana1936.learned.value import MINDS, LearnedJudge
from dosespanas.players.espana1936.planner.minds import FILE
from dosespanas.players.espana1936.planner.player import PlannerPlayer
from dosespanas.players.evaluation import Value


class LearnedPlayer(PlannerPlayer):
    """Plans as the planner does, with minds found against the planner's and a value taught by them."""

    def value(self) -> Value:
        """Return what it judges positions by."""
        return LearnedJudge()

    def files(self) -> list[Path]:
        """Return the files of the minds it knows, its own first."""
        return [MINDS, FILE]


def mind(seed: int) -> LearnedPlayer:
    """Return the learned opponent without plans, who answers at once."""
    return LearnedPlayer(seed, 0)
