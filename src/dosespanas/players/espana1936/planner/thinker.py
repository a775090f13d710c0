"""When the planner thinks, about what, and how long."""

import random
from typing import Final

from dosespanas.espana1936.board import stages
from dosespanas.players.espana1936.planner.search import Plan, Samples, Search, first_plans, interesting
from dosespanas.players.espana1936.planner.value import Value

MOST: Final = 24
"""Sampled games in which plans are compared at most."""
PLANNED: Final = (stages.MOVE, stages.ASSIGN)
"""Choices that open a phase, which is then planned anew."""
WEIGHED: Final = (stages.ACTIVATE, stages.CARD_ATTACK, stages.CARD_DEFENCE, stages.EVENT)
"""Choices at which every answer is tried."""
MOST_ANSWERS: Final = 18


class Thinker:
    """Keeps a plan for the phase in hand."""

    def __init__(self, budget: int, weights: list[dict[str, float]], value: Value) -> None:
        """`budget`: about how many games are played out for one plan."""
        self.budget = budget
        self.weights = weights
        self.value = value
        self.key = (-1, -1)
        self.plan = Plan({}, {})
        self.tried = 0
        """How many games have been played out."""

    def answer(self, samples: Samples, choice: int, until: float) -> int:
        """Return the action for a choice.

        A phase that begins is planned anew; where much hangs on a single answer each is tried; else the plan is kept.
        """
        t = samples.state(0)
        if t.turn != self.key[0]:
            self.plan = Plan({}, {})
        rng = random.Random(samples.seed * 1000003 + choice)
        codes = t.codes()
        if (t.turn, t.step_no) != self.key:
            self.key = (t.turn, t.step_no)
            if t.stage in PLANNED:
                search = Search(samples, self.weights, self.value, 1, until)
                self.plan = self.planned(search, rng)
                self.tried += search.tried
        plan = Plan(self.plan.boxes, self.plan.mind)
        search = Search(samples, self.weights, self.value, 1, until)
        if t.stage in WEIGHED and len(codes) <= MOST_ANSWERS:
            plan = self.weighed(search, plan, codes)
            self.tried += search.tried
        return plan.first if plan.first >= 0 else search.policy(plan).choose(t, codes)

    def planned(self, search: Search, rng: random.Random) -> Plan:
        """Return the best plan found within the budget: broad first, then variations of the better ones."""
        count = max(4, self.budget // 8)
        plans = first_plans(search, rng, count, self.plan)
        search.extend(plans, 2)
        plans = search.narrowed(plans, max(3, count // 3))
        boxes = interesting(search.samples.state(0), search.side)
        plans += [plan.varied(rng, boxes) for plan in plans for _ in range(2)]
        search.extend(plans, 4)
        plans = search.narrowed(plans, max(3, count // 4))
        search.extend(plans, 8)
        plans = search.narrowed(plans, 3)
        search.extend(plans, max(8, min(MOST, self.budget // 8)))
        return search.chosen(plans)

    def weighed(self, search: Search, plan: Plan, codes: list[int]) -> Plan:
        """Return the plan kept, begun with the answer that does best."""
        plans = [plan] + [Plan(plan.boxes, plan.mind, code) for code in codes]
        few = max(2, min(MOST, self.budget // 8) // 4)
        return search.best(plans, [(len(plans), few), (max(3, len(plans) // 2), 2 * few), (3, 4 * few)])
