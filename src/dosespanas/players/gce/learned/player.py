"""The learned opponent at the table: the planner with other minds, who expects the planner's on the other side."""

from pathlib import Path
from typing import Final

from dosespanas.gce.shapes import GceObservation
from dosespanas.players.gce.planner.minds import Mind
from dosespanas.players.gce.planner.plan import load
from dosespanas.players.gce.planner.player import BUDGET, CHOICE_SECONDS, FOE_SEED, PlannerPlayer
from dosespanas.players.gce.planner.portfolio import shelf

FILE: Final = Path(__file__).with_name("plans.json")
PORTFOLIO: Final = Path(__file__).with_name("portfolio.json")


class LearnedPlayer(PlannerPlayer):
    """Plans as the planner does, from minds found against the planner's.

    Where it has a portfolio of minds it draws one for each game, and answers a rival that it recognizes.
    """

    def __init__(self, seed: int, budget: int = BUDGET, seconds: float = CHOICE_SECONDS) -> None:
        """`budget`: games played out for a plan, 0 for its mind alone; `seconds`: how long a choice may take."""
        self.planners = load()
        PlannerPlayer.__init__(self, seed, budget, seconds, load(FILE, self.planners), shelf(self.portfolio()))
        self.rival = Mind(FOE_SEED, book=self.planners)
        self.foe = self.rival.tuned

    def expect(self, observation: GceObservation, side: int) -> None:
        """See the other side as it is thought to play: as the rival it is taken for, a stranger as the planner."""
        likely = self.own.rival()
        self.rival.take(self.planners if likely is None else likely)
        plan = self.rival.plan(observation["scenario"], side)
        self.foe.take_weights(side, self.rival.weights(plan, side, observation["turn"]))

    def portfolio(self) -> Path:
        """Return the file of the minds among which it draws one for each game, by scenario and side."""
        return PORTFOLIO


def mind(seed: int) -> LearnedPlayer:
    """Return the learned opponent without plans, who answers at once."""
    return LearnedPlayer(seed, 0)
