"""How plans are compared: each is played out in the same sampled games, the better ones in more of them.

Both sides are played by the tuned opponent, the planner's own with the plan in mind until its turn is over.
"""

import random
import time
from collections.abc import Callable
from typing import Final

from dosespanas.gce.board.state import Board
from dosespanas.players.gce.evaluator import GceJudge
from dosespanas.players.gce.planner.minds import Mind
from dosespanas.players.gce.planner.plan import TurnPlan
from dosespanas.players.gce.policy.player import PolicyPlayer

DOUBT: Final = 1.0
"""How many standard errors a plan must be better than what would be done without thinking."""
LONGEST: Final = 1500
"""Choices after which a game that is tried out is judged as it stands: far more than a turn has."""
LEAST: Final = 3
"""Games in which a plan must have been tried before it may be followed."""
KEPT: Final = (3, 2)
"""How many plans go on, that without thinking among them, after each has been tried once, and in `LEAST` games."""
WANTED: Final = (3.0, 0.3)
"""By what a plan that is about a place multiplies its worth."""


class Trial:
    """What is needed to try plans out at one choice."""

    def __init__(
        self,
        draw: Callable[[int], Board],
        mine: Mind,
        theirs: PolicyPlayer,
        outlook: GceJudge,
        until: float,
    ) -> None:
        """`draw`: the n-th sampled game; `mine`, `theirs`: who plays, as they stand now; when the turn of
        a plan is over `mine` goes on with what it has in mind.

        `until`: the moment (`time.monotonic`) at which it stops with what it has; 0 for none.
        """
        self.draw = draw
        self.drawn: list[Board] = []
        self.mine = mine
        self.theirs = theirs
        self.outlook = outlook
        self.until = until
        self.tried = 0
        """How many games have been played out."""

    def state(self, number: int) -> Board:
        """Return a sampled game; it is not to be changed."""
        while len(self.drawn) <= number:
            self.drawn.append(self.draw(len(self.drawn)))
        return self.drawn[number]

    def late(self) -> bool:
        """Tell whether the time is over."""
        return self.until > 0.0 and time.monotonic() > self.until

    def bearing(self, player: PolicyPlayer, side: int, plan: TurnPlan, turn: int, number: int) -> PolicyPlayer:
        """Return who goes on from where a player stands, in a sampled game, with a side's plan for a turn in mind."""
        weights = list(self.mine.tuned.weights)
        weights[side] = self.mine.weights(plan, side, turn)
        return player.fork(number, weights)

    def score(self, plan: TurnPlan, number: int) -> float | None:
        """Play a plan out in a sampled game until the same step of the next turn; return the side's chance then.

        None if the time was over before.
        """
        start = self.state(number)
        t = start.clone()
        side = start.side
        players = [self.theirs.fork(number), self.theirs.fork(number)]
        players[side] = self.bearing(self.mine.tuned, side, plan, start.turn, number)
        after = False
        for _ in range(LONGEST):
            if t.ended or (t.turn > start.turn and t.step_no >= start.step_no):
                break
            if self.late():
                return None
            if not after and t.turn > start.turn:
                after = True
                mind = self.mine.plan(t.data.scenario, side)
                players[side] = self.bearing(players[side], side, mind, t.turn, number)
            codes = t.codes()
            t.step(codes[0] if len(codes) == 1 else players[t.side].on_board(t, codes)[0])
            t.out = []
        self.tried += 1
        return self.outlook.of(t, side)

    def extend(self, plans: list[TurnPlan], games: int) -> None:
        """See that every plan has been tried in the first so many sampled games, as far as there is time."""
        for number in range(games):
            for plan in plans:
                if len(plan.scores) == number:
                    score = None if self.late() else self.score(plan, number)
                    if score is None:
                        return
                    plan.scores.append(score)

    def best(self, plans: list[TurnPlan], budget: int) -> TurnPlan:
        """Return the best of some plans, the first in doubt, after about so many games played out."""
        self.extend(plans, 1)
        plans = narrowed(plans, KEPT[0])
        self.extend(plans, LEAST)
        plans = narrowed(plans, KEPT[1])
        self.extend(plans, max(LEAST, LEAST + (budget - self.tried) // max(1, len(plans))))
        return chosen(plans)


def narrowed(plans: list[TurnPlan], keep: int) -> list[TurnPlan]:
    """Return the best plans, the first always among them."""
    rest = sorted(plans[1:], key=lambda plan: -plan.mean())
    return plans[:1] + rest[: keep - 1]


def chosen(plans: list[TurnPlan]) -> TurnPlan:
    """Return the best of some plans: the first, unless another is better beyond doubt in the same games."""
    best, gain = plans[0], 0.0
    for plan in plans[1:]:
        count = min(len(plans[0].scores), len(plan.scores))
        if count < LEAST:
            continue
        differences = [plan.scores[i] - plans[0].scores[i] for i in range(count)]
        mean = sum(differences) / float(count)
        spread = sum([(d - mean) * (d - mean) for d in differences]) / float(count * (count - 1))
        sure = mean - DOUBT * spread**0.5
        if sure > gain:
            best, gain = plan, sure
    return best


def portfolio(
    mind: TurnPlan,
    kept: TurnPlan,
    minds: list[TurnPlan],
    variants: list[TurnPlan],
    places: list[int],
    size: int,
    seed: int,
) -> list[TurnPlan]:
    """Return the plans to be tried: the mind, the plan kept so far, the other minds there are, and others at random.

    The last are drawn from variants of the mind and from places.
    """
    plans = [mind.fresh()]
    if kept.name != mind.name:
        plans.append(kept.fresh())
    plans += [other.fresh() for other in minds if other.factors is not kept.factors]
    others = [mind.with_part(variant) for variant in variants]
    for h in places:
        for factor in WANTED:
            others.append(mind.with_part(TurnPlan("place", {}, 1.0, {h: factor})))
    random.Random(seed).shuffle(others)
    return plans + others[: max(0, size - len(plans))]
