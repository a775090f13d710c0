"""The learned opponent at the table: the planner with other minds and another value."""

from pathlib import Path

from dosespanas.players.espana1936.learned.foresight import Foresight
from dosespanas.players.espana1936.learned.value import MINDS, PORTFOLIO, LearnedJudge
from dosespanas.players.espana1936.planner.minds import FILE
from dosespanas.players.espana1936.planner.player import PlannerPlayer
from dosespanas.players.evaluation import Value


class LearnedPlayer(PlannerPlayer):
    """Plans as the planner does, with minds found against the planner's and a value taught by them.

    Where it has a portfolio of minds it draws one for each game, and answers a rival that it recognizes.
    """

    def value(self) -> Value:
        """Return what it judges positions by."""
        return LearnedJudge()

    def files(self) -> list[Path]:
        """Return the files of the minds it knows, its own first."""
        return [MINDS, FILE]

    def thinking(self, budget: int) -> Foresight:
        """Return what makes its plans; `budget`: how much it tries."""
        return Foresight(budget, self.value(), self.files(), self.seed, self.portfolio())

    def portfolio(self) -> Path:
        """Return the file of the minds among which it draws one for each game, by scenario and side."""
        return PORTFOLIO


def mind(seed: int) -> LearnedPlayer:
    """Return the learned opponent without plans, who answers at once."""
    return LearnedPlayer(seed, 0)
