"""The graded opponent of La Guerra Civil Española: the planner's mind, with worse plans within so many points."""

import random

from dosespanas.players.gce.planner.plan import TurnPlan
from dosespanas.players.gce.planner.player import CHOICE_SECONDS, PlannerPlayer
from dosespanas.players.gce.planner.search import Trial
from dosespanas.players.gce.policy.weights import FIXED, NAMES
from dosespanas.players.mistakes import SIZES, worst, wrong


class GradedPlayer(PlannerPlayer):
    """Plays as well as it is told to."""

    def __init__(self, seed: int, most: float) -> None:
        """`most`: by how much of the chance to win (0 to 1) a plan may be worse than the sound one; 0: none is."""
        PlannerPlayer.__init__(self, seed, 1 if most > 0.0 else 0, CHOICE_SECONDS)
        self.most = most

    def settled(self, trial: Trial, mind: TurnPlan, places: list[int], seed: int) -> TurnPlan:
        """Return the worst plan that costs no more than it may."""
        rng = random.Random(seed)
        plans = [mind.fresh(), *[mistaken(mind, rng, places, size) for size in SIZES]]
        trial.extend(plans, 1)
        return plans[worst([plan.mean() if plan.scores else -1.0 for plan in plans], self.most)]


def mistaken(sound: TurnPlan, rng: random.Random, places: list[int], size: float) -> TurnPlan:
    """Return a plan that wants the wrong places and weighs things wrongly."""
    factors = {name: wrong(rng, size) for name in NAMES if name not in FIXED}
    return sound.with_part(TurnPlan("mistaken", factors, wrong(rng, size), {h: wrong(rng, size) for h in places}))
