"""Plans of a phase and how they are compared: each is played out in the same sampled games, the better ones in more.

A plan is the tuned opponent with another mind for the rest of the turn: other weights for its rules of thumb, boxes it
wants more or less. Nothing is tried in a game that the planner's side could not think of.
"""

import random
import time
from collections.abc import Callable
from typing import Final

from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.engine import Engine
from dosespanas.players.espana1936.policy.policy import Policy
from dosespanas.players.espana1936.policy.side_view import Memory
from dosespanas.players.espana1936.policy.weights import LATER, NAMES, RANGES, Weights
from dosespanas.players.evaluation import Value

TASTE: Final = 0.12
"""How far the planner likes some boxes more than others, anew each turn: its openings vary."""
LONGEST: Final = 600
"""Choices after which a game that is tried out is judged as it stands: far more than a turn has."""
SURE: Final = 12
"""Games that a plan must have been tried in to be followed: in a few, where time was over, chance alone looks sure."""
STEP: Final = 0.35
"""How far a mind varies, in the steps that tuning takes."""


class TurnPlan:
    """What the planner has in mind for the rest of a turn."""

    def __init__(self, boxes: dict[int, float], mind: dict[str, float]) -> None:
        self.boxes = boxes
        """By box: what its worth is multiplied by."""
        self.mind = mind
        """The weights of its rules of thumb by name."""
        self.scores: list[float] = []

    def mean(self) -> float:
        """Return the mean of its scores."""
        return sum(self.scores) / float(max(1, len(self.scores)))

    def target(self) -> int:
        """Return the box it wants most beyond what it is worth, or -1."""
        best, box = 1.0, -1
        for at in sorted(self.boxes):
            if self.boxes[at] > best:
                best, box = self.boxes[at], at
        return box

    def varied(self, rng: random.Random, boxes: list[int]) -> "TurnPlan":
        """Return a plan that differs from this one in a part: what it wants, or how it weighs."""
        if boxes and rng.random() < 0.4:
            wanted = dict(self.boxes)
            wanted[boxes[rng.randrange(len(boxes))]] = (3.0, 2.0, 1.5, 0.5, 0.2)[rng.randrange(5)]
            if len(wanted) > 3:
                del wanted[sorted(wanted)[rng.randrange(len(wanted))]]
            return TurnPlan(wanted, self.mind)
        mind = dict(self.mind)
        for name in NAMES:
            if name in LATER and mind[name] == 0.0:
                continue  # what a mind does not look at, its plans do not either
            start, low, high = RANGES[name]
            step = STEP * max(0.5 * abs(start), 0.04 * (high - low))
            mind[name] = max(low, min(high, mind[name] + step * rng.gauss(0.0, 1.0)))
        return TurnPlan(dict(self.boxes), mind)


class Samples:
    """Games as the side to choose may think them to be, drawn as they are asked for."""

    def __init__(self, draw: Callable[[int], Engine], seed: int) -> None:
        """`draw`: the n-th sampled game; `seed`: that of the player who plans."""
        self.draw = draw
        self.seed = seed
        self.drawn: list[Engine] = []

    def state(self, number: int) -> Engine:
        """Return a sampled game; it is not to be changed."""
        while len(self.drawn) <= number:
            self.drawn.append(self.draw(len(self.drawn)))
        return self.drawn[number]


class Search:
    """Compares plans for one side at one choice."""

    def __init__(
        self,
        samples: "Samples",
        weights: list[dict[str, float]],
        value: Value,
        turns: int,
        until: float,
        memory: Memory,
    ) -> None:
        """`weights`: how both sides are thought to play; `turns`: how many turns are played out.

        `until`: the moment (`time.monotonic`) at which it stops with what it has; 0 for none.
        """
        self.samples = samples
        self.side = samples.state(0).side
        self.value = value
        self.turns = turns
        self.until = until
        self.plain = [Weights(row) for row in weights]
        self.memory = memory
        self.tried = 0
        """How many games have been played out."""

    def late(self) -> bool:
        """Tell whether the time is over."""
        return self.until > 0.0 and time.monotonic() > self.until

    def policy(self, plan: TurnPlan) -> Policy:
        """Return the player who plays a plan; the other side's weights are the plain ones."""
        weights = list(self.plain)
        weights[self.side] = Weights(plan.mind)
        policy = Policy(weights, self.samples.seed, TASTE)
        policy.memory = self.memory
        if plan.boxes:
            count = self.samples.state(0).data.box_count
            policy.goals[self.side] = [plan.boxes.get(box, 1.0) for box in range(count)]
        return policy

    def score(self, plan: TurnPlan, mine: Policy, sample: int) -> float:
        """Play a plan out in one sampled game and return the side's chance at its end."""
        t = self.samples.state(sample).clone()
        t.out = []
        side = self.side
        turn = t.turn
        end = turn + self.turns
        after = Policy(self.plain, sample + 1, TASTE)
        after.memory = self.memory
        count = 0
        while not t.ended and t.turn < end and count < LONGEST * self.turns:
            codes = t.codes()
            if len(codes) == 1:
                t.step(codes[0])
            elif t.side == side and t.turn == turn:
                t.step(mine.choose(t, codes))
            else:
                t.step(after.choose(t, codes))
            if t.out:
                t.out = []
            count += 1
        self.tried += 1
        return self.value.of(t, side)

    def extend(self, plans: list[TurnPlan], samples: int) -> None:
        """See that every plan has been tried in the first so many sampled games, as far as there is time."""
        for plan in plans:
            if len(plan.scores) < samples:
                mine = self.policy(plan)
                while len(plan.scores) < samples:
                    if self.late():
                        return
                    plan.scores.append(self.score(plan, mine, len(plan.scores)))

    def narrowed(self, plans: list[TurnPlan], keep: int) -> list[TurnPlan]:
        """Return the best plans, the first (what would be done without thinking) always among them."""
        rest = sorted(plans[1:], key=lambda plan: -plan.mean())
        return plans[:1] + rest[: max(0, keep - 1)]

    def chosen(self, plans: list[TurnPlan], doubt: float) -> TurnPlan:
        """Return the best of the plans; in doubt (so many standard errors of the difference) the first."""
        known = len(plans[0].scores)
        best = plans[0]
        gain = 0.0
        for plan in plans[1:]:
            count = min(known, len(plan.scores))
            if count < SURE:
                continue
            differences = [plan.scores[i] - plans[0].scores[i] for i in range(count)]
            mean = sum(differences) / float(count)
            spread = sum([(d - mean) * (d - mean) for d in differences]) / float(count * (count - 1))
            sure = mean - doubt * spread**0.5
            if sure > gain:
                gain = sure
                best = plan
        return best


def interesting(t: Engine, side: int) -> list[int]:
    """Return the boxes a plan may be about: cities, contested ones, and where the sides meet."""
    near = 0
    for box in mask_bits(t.here[side]):
        near |= t.data.links[box]
    edge = near & t.presence(1 - side) | t.contested() | t.data.objectives
    return mask_bits(edge & ~t.data.overseas)
