"""The graded opponent of España 1936: the planner's mind, with worse plans within so many points."""

import random
from typing import Final

from dosespanas.players.espana1936.planner.player import CHOICE_SECONDS, PlannerPlayer
from dosespanas.players.espana1936.planner.search import Search, TurnPlan, interesting
from dosespanas.players.espana1936.planner.thinking_time import Thinker
from dosespanas.players.espana1936.policy.weights import NAMES, RANGES
from dosespanas.players.mistakes import SIZES, worst, wrong

SAMPLES: Final = 2
"""Games in which each plan is tried."""


class Careless(Thinker):
    """Plans a phase worse than it could."""

    most: float = 0.0
    """By how much of the chance to win a plan of its may be worse than the sound one, 0 to 1."""

    def planned(self, search: Search, rng: random.Random) -> TurnPlan:
        """Return the worst plan that costs no more than it may."""
        sound = TurnPlan({}, self.minds[search.side][0])
        boxes = interesting(search.samples.state(0), search.side)
        plans = [sound, *[mistaken(sound, rng, boxes, size) for size in SIZES]]
        search.extend(plans, SAMPLES)
        means = [plan.mean() if len(plan.scores) == SAMPLES else -1.0 for plan in plans]
        return plans[worst(means, self.most)]


def mistaken(sound: TurnPlan, rng: random.Random, boxes: list[int], size: float) -> TurnPlan:
    """Return a plan that wants the wrong boxes and weighs things wrongly."""
    mind = dict(sound.mind)
    for name in NAMES:
        _, low, high = RANGES[name]
        mind[name] = max(low, min(high, mind[name] * wrong(rng, size)))
    return TurnPlan({box: wrong(rng, size) for box in boxes}, mind)


class GradedPlayer(PlannerPlayer):
    """Plays as well as it is told to."""

    def __init__(self, seed: int, most: float) -> None:
        """`most`: by how much of the chance to win (0 to 1) a plan may be worse than the sound one; 0: none is."""
        PlannerPlayer.__init__(self, seed, 0, CHOICE_SECONDS)
        thinker = Careless(1 if most > 0.0 else 0, self.value(), self.files())
        thinker.most = most
        self.thinker = thinker
