"""Plans of a turn and how they are compared: each is played out in the same sampled games, the better ones further.

A plan is the tuned opponent with another mind for the rest of the turn: boxes it wants more or less, rules of thumb it
weighs differently, perhaps a first action. Nothing is tried in a game that the planner's side could not think of.
"""

import random
import time
from collections.abc import Callable
from typing import Final

from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.engine import Engine
from dosespanas.players.espana1936.planner.value import Value
from dosespanas.players.espana1936.tuned.policy import Policy
from dosespanas.players.espana1936.tuned.sight import Memory
from dosespanas.players.espana1936.tuned.weights import RANGES, Weights

TASTE: Final = 0.12
"""How far the planner likes some boxes more than others, anew each turn: its openings vary."""
LONGEST: Final = 600
"""Choices after which a game that is tried out is judged as it stands: far more than a turn has."""

MINDS: Final[list[tuple[str, dict[str, float]]]] = [
    ("bold", {"attack_over": -1.5, "move_over": -0.15}),
    ("careful", {"attack_over": 1.0, "garrison": -0.1}),
    ("spend", {"card_over": -1.0, "card_needed": -0.3}),
    ("save", {"card_over": 1.5}),
    ("cut", {"cut": 15.0}),
    ("whole", {"whole": 15.0}),
    ("mass", {"need": 0.4, "front": 0.05}),
    ("thin", {"need": -0.3, "marker": 0.1}),
]
"""Ways to weigh the rules of thumb differently: name and what is added to some weights."""


class Plan:
    """What the planner has in mind for the rest of a turn."""

    def __init__(self, boxes: dict[int, float], mind: dict[str, float], first: int = -1) -> None:
        self.boxes = boxes
        """By box: what its worth is multiplied by."""
        self.mind = mind
        """By name: what is added to a weight."""
        self.first = first
        """The action with which it begins, or -1."""
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

    def varied(self, rng: random.Random, boxes: list[int]) -> "Plan":
        """Return a plan that differs from this one in a part."""
        wanted = dict(self.boxes)
        mind = dict(self.mind)
        if rng.random() < 0.7 and boxes:
            box = boxes[rng.randrange(len(boxes))]
            wanted[box] = (3.0, 2.0, 1.5, 0.5, 0.2)[rng.randrange(5)]
        else:
            mind = dict(MINDS[rng.randrange(len(MINDS))][1])
        if len(wanted) > 3:
            del wanted[sorted(wanted)[rng.randrange(len(wanted))]]
        return Plan(wanted, mind)


def minded(weights: dict[str, float], mind: dict[str, float]) -> Weights:
    """Return the weights of a side as a plan has them, within their bounds."""
    changed = dict(weights)
    for name, more in mind.items():
        _, low, high = RANGES[name]
        changed[name] = max(low, min(high, changed[name] + more))
    return Weights(changed)


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
        self, samples: "Samples", weights: list[dict[str, float]], value: Value, turns: int, until: float
    ) -> None:
        """`turns`: how many turns are played out.

        `until`: the moment (`time.monotonic`) at which it stops with what it has; 0 for none.
        """
        self.samples = samples
        self.side = samples.state(0).side
        self.weights = weights
        self.value = value
        self.turns = turns
        self.until = until
        self.plain = [Weights(row) for row in weights]
        self.memory = Memory(samples.state(0).data)
        self.tried = 0
        """How many games have been played out."""

    def late(self) -> bool:
        """Tell whether the time is over."""
        return self.until > 0.0 and time.monotonic() > self.until

    def policy(self, plan: Plan) -> Policy:
        """Return the player who plays a plan; the other side's weights are the plain ones."""
        weights = list(self.plain)
        weights[self.side] = minded(self.weights[self.side], plan.mind)
        policy = Policy(weights, self.samples.seed, TASTE)
        policy.memory = self.memory
        if plan.boxes:
            count = self.samples.state(0).data.box_count
            policy.goals[self.side] = [plan.boxes.get(box, 1.0) for box in range(count)]
        return policy

    def score(self, plan: Plan, sample: int) -> float:
        """Play a plan out in one sampled game and return the side's chance at its end."""
        t = self.samples.state(sample).clone()
        t.out = []
        side = self.side
        turn = t.turn
        mine = self.policy(plan)
        after = Policy(self.plain, sample + 1, TASTE)
        after.memory = self.memory
        if plan.first >= 0:
            t.step(plan.first)
        count = 0
        while not t.ended and t.turn < turn + self.turns and count < LONGEST * self.turns:
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

    def extend(self, plans: list[Plan], samples: int) -> None:
        """See that every plan has been tried in the first so many sampled games, as far as there is time."""
        for sample in range(samples):
            for plan in plans:
                if len(plan.scores) == sample:
                    if self.late():
                        return
                    plan.scores.append(self.score(plan, sample))

    def narrowed(self, plans: list[Plan], keep: int) -> list[Plan]:
        """Return the best plans, the first (what would be done without thinking) always among them."""
        rest = sorted(plans[1:], key=lambda plan: -plan.mean())
        return plans[:1] + rest[: max(0, keep - 1)]

    def best(self, plans: list[Plan], rounds: list[tuple[int, int]]) -> Plan:
        """Return the plan that does best; the first unless another is better beyond doubt.

        `rounds`: how many plans go on, and in how many sampled games they have been tried by then.
        """
        for keep, samples in rounds:
            plans = self.narrowed(plans, keep)
            self.extend(plans, samples)
        return self.chosen(plans)

    def chosen(self, plans: list[Plan]) -> Plan:
        """Return the best of plans that have been tried in equally many games; in doubt the first."""
        known = len(plans[0].scores)
        best = plans[0]
        gain = 0.0
        for plan in plans[1:]:
            count = min(known, len(plan.scores))
            if count < 2:
                continue
            differences = [plan.scores[i] - plans[0].scores[i] for i in range(count)]
            mean = sum(differences) / float(count)
            spread = sum([(d - mean) * (d - mean) for d in differences]) / float(count * (count - 1))
            if mean - 0.5 * spread**0.5 > gain:
                gain = mean - 0.5 * spread**0.5
                best = plan
        return best


def interesting(t: Engine, side: int) -> list[int]:
    """Return the boxes a plan may be about: cities, contested ones, and where the sides meet."""
    near = 0
    for box in mask_bits(t.here[side]):
        near |= t.data.links[box]
    edge = near & t.presence(1 - side) | t.contested() | t.data.objectives
    return mask_bits(edge & ~t.data.overseas)


def first_plans(search: Search, rng: random.Random, count: int, kept: Plan | None) -> list[Plan]:
    """Return plans to begin with: the plain one, the one kept, each mind, and some targets."""
    t = search.samples.state(0)
    boxes = interesting(t, search.side)
    plans = [Plan({}, {})]
    if kept is not None:
        plans.append(Plan(kept.boxes, kept.mind))
    for _, mind in MINDS:
        plans.append(Plan({}, mind))
    rng.shuffle(boxes)
    for box in boxes:
        plans.append(Plan({box: 3.0}, {}))
    return plans[:count]
