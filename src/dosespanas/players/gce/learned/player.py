"""The learned opponent at the table: the planner with other minds, who expects the planner's on the other side."""

from pathlib import Path
from typing import Final

from dosespanas.gce.shapes import GceObservation
from dosespanas.players.gce.planner.minds import Mind
from dosespanas.players.gce.planner.plan import load
from dosespanas.players.gce.planner.player import BUDGET, CHOICE_SECONDS, FOE_SEED, PlannerPlayer

FILE: Final = Path(__file__).with_name("plans.json")


class LearnedPlayer(PlannerPlayer):
    """Plans as the planner does, from minds found against the planner's."""

    def __init__(self, seed: int, budget: int = BUDGET, seconds: float = CHOICE_SECONDS) -> None:
        """`budget`: games played out for a plan, 0 for its mind alone; `seconds`: how long a choice may take."""
        planners = load()
        PlannerPlayer.__init__(self, seed, budget, seconds, load(FILE, planners))
        self.rival = Mind(FOE_SEED, book=planners)
        self.foe = self.rival.tuned

    def expect(self, observation: GceObservation, side: int) -> None:
        """See the other side as it is thought to play: with what the planner has in mind."""
        plan = self.rival.plan(observation["scenario"], side)
        self.foe.take_weights(side, self.rival.weights(plan, side, observation["turn"]))


def mind(seed: int) -> LearnedPlayer:
    """Return the learned opponent without plans, who answers at once."""
    return LearnedPlayer(seed, 0)
