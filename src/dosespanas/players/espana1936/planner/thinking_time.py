"""When the planner thinks, about what, and how long."""

import random
from pathlib import Path
from typing import Final

from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.state import Board
from dosespanas.players.espana1936.planner.minds import Minds, doubt, minds, rivals
from dosespanas.players.espana1936.planner.portfolio import PortfolioMind, book_of
from dosespanas.players.espana1936.planner.search import Samples, Search, TurnPlan, interesting
from dosespanas.players.espana1936.policy.policy import Policy
from dosespanas.players.espana1936.policy.side_view import Memory
from dosespanas.players.evaluation import Value

PLANNED: Final = (stages.MOVE, stages.ASSIGN)
"""Choices that open a phase, which is then planned anew."""


class Thinker:
    """Keeps a plan for the phase in hand."""

    def __init__(
        self, budget: int, value: Value, files: list[Path], seed: int = 0, portfolio: Path | None = None
    ) -> None:
        """`budget`: about a third of the games played out for the plan of a phase; 0: it plays by its mind alone.

        `files`: of minds, its own first; `portfolio`: of those among which its own is drawn by the `seed`.
        """
        self.budget = budget
        self.value = value
        self.files = files
        self.seed = seed
        self.portfolio = portfolio
        self.commander: PortfolioMind | None = None
        """Who says which of a portfolio is its own; None for a side that has one alone."""
        self.scenario = ""
        self.weights: list[dict[str, float]] = []
        """How the other side is thought to play; `usual`: as long as it is a stranger."""
        self.usual: list[dict[str, float]] = []
        self.minds: Minds = []
        """By side, those that plans begin with, its own first."""
        self.doubt = 1.0
        """How many standard errors a plan must be better than what would be done without thinking."""
        self.key = (-1, -1)
        self.plan = TurnPlan({}, {})
        self.begun = -1
        """The choice before which it planned last."""
        self.policy: Policy | None = None
        """Who chose last by the plan."""
        self.memory: Memory | None = None
        self.tried = 0
        """How many games have been played out."""

    def answer(self, samples: Samples, choice: int, until: float) -> int:
        """Return the action for a choice.

        A phase that begins is planned anew, else the plan is kept. Single answers of a battle or about a card are not
        tried one by one: in so few games the exact odds of the rules of thumb know better.
        """
        t = samples.state(0)
        self.look(t)
        if t.turn != self.key[0]:
            self.plan = TurnPlan({}, self.minds[t.side][0])
        if self.memory is None or self.memory.data is not t.data:
            self.memory = Memory(t.data)
        search = Search(samples, self.thought(t.side), self.value, 1, until, self.memory)
        rng = random.Random(samples.seed * 1000003 + choice)
        codes = t.codes()
        if (t.turn, t.step_no) != self.key:
            self.key = (t.turn, t.step_no)
            if t.stage in PLANNED and self.budget > 0:
                self.plan = self.planned(search, rng)
                self.tried += search.tried
                self.begun = choice
        self.policy = search.policy(self.plan)
        return self.policy.choose(t, codes)

    def look(self, t: Board) -> None:
        """Read what there is for the scenario, and see which mind is its own now: its plans begin with that."""
        if t.data.scenario != self.scenario:
            self.scenario = t.data.scenario
            self.usual, self.minds = rivals(self.scenario, self.files), minds(self.scenario, self.files)
            self.weights = list(self.usual)
            self.doubt = doubt(self.scenario, self.files[0])
            book = None if self.portfolio is None else book_of(self.portfolio, self.scenario, t.side)
            self.commander = None if book is None else PortfolioMind(book, self.seed)
            if book is not None:
                self.minds[t.side] = book.minds + [row for row in self.minds[t.side] if row not in book.minds]
        if self.commander is not None:
            own = self.commander.mind(t)
            rival = self.commander.rival()
            self.weights[1 - t.side] = self.usual[1 - t.side] if rival is None else rival
            known = self.minds[t.side]
            if own is not known[0]:
                self.minds[t.side] = [own] + [row for row in known if row is not own]
                self.plan = TurnPlan({}, own)

    def thought(self, side: int) -> list[dict[str, float]]:
        """Return how both sides are thought to go on: this one with its own mind, the other as it is known."""
        weights = list(self.weights)
        weights[side] = self.minds[side][0]
        return weights

    def planned(self, search: Search, rng: random.Random) -> TurnPlan:
        """Return the best plan found within the budget: broad first, then variations of the better ones."""
        boxes = interesting(search.samples.state(0), search.side)
        minds = self.minds[search.side]
        plans = [TurnPlan({}, mind) for mind in minds]
        if self.plan.boxes:
            plans.append(TurnPlan(self.plan.boxes, self.plan.mind))
        wide = max(6, self.budget // 4)
        while len(plans) < wide:
            plans.append(plans[rng.randrange(len(minds))].varied(rng, boxes))
        search.extend(plans, 3)
        plans = search.narrowed(plans, max(3, wide // 3))
        plans += [plan.varied(rng, boxes) for plan in plans for _ in range(2)]
        search.extend(plans, 6)
        plans = search.narrowed(plans, max(3, wide // 4))
        search.extend(plans, 12)
        plans = search.narrowed(plans, 3)
        search.extend(plans, max(12, self.budget // 2))
        return search.chosen(plans, self.doubt)
