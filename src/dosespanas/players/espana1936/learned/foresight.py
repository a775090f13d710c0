"""How the learned opponent plans a movement: to the end of the other side's next one and its battles, against several.

Generals and battles are left to the mind alone: the exact odds of its rules of thumb know better than a few games. In
the fog of war, where what a movement meets is not known before, and in scenarios in which nobody has measured what this
brings, it plans as the planner does.
"""

import random
from typing import Final

from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.state import Board
from dosespanas.kernel.side import REP
from dosespanas.players.espana1936.learned.lines import CandidateLine, Race
from dosespanas.players.espana1936.learned.rivals import rivals
from dosespanas.players.espana1936.planner.search import SURE, Search, TurnPlan, interesting
from dosespanas.players.espana1936.planner.thinking_time import Thinker

MEASURED: Final = ("1936",)
"""The scenarios in which it looks further."""


class Foresight(Thinker):
    """Looks as far as the other side's next stroke."""

    def planned(self, search: Search, rng: random.Random) -> TurnPlan:
        """Return the best plan found within the budget: broad first, then variations of the better ones."""
        t = search.samples.state(0)
        if not further(t):
            return super().planned(search, rng)
        side = search.side
        if t.stage != stages.MOVE:
            return TurnPlan({}, self.minds[side][0])
        foe = 1 - side
        turns = turns_ahead(t, side)
        known = rivals(t, side, self.weights[foe], self.minds[foe][0])
        race = Race(search, self.minds[side][0], known, turns)
        boxes = interesting(t, side)
        minds = self.minds[side]
        plans = [TurnPlan({}, mind) for mind in minds]
        if self.plan.boxes:
            plans.append(TurnPlan(self.plan.boxes, self.plan.mind))
        budget = self.budget // turns
        wide = max(6, budget // 4)
        for plan in plans:
            race.add(plan)
        for _ in range(2 * wide):
            if len(race.lines) < wide and not search.late():
                race.add(plans[rng.randrange(len(minds))].varied(rng, boxes))
        kinds = len(known)
        race.extend(race.lines, kinds)
        lines = race.narrowed(race.lines, max(3, wide // 3))
        more: list[CandidateLine] = []
        for line in lines:
            for _ in range(2):
                found = None if search.late() else race.add(line.plan.varied(rng, boxes))
                if found is not None:
                    more.append(found)
        lines += more
        race.extend(lines, kinds)
        lines = race.narrowed(lines, max(3, wide // 3))
        race.extend(lines, 2 * kinds)
        lines = race.narrowed(lines, 3)
        race.extend(lines, max(SURE, budget // 2))
        return race.chosen(lines, self.doubt, SURE).plan


def further(t: Board) -> bool:
    """Tell whether it looks further than the planner in a game."""
    return t.data.scenario in MEASURED and not t.options.fog


def turns_ahead(t: Board, side: int) -> int:
    """Return how many turns it takes until the other side has moved once more and its battles are fought."""
    return 2 if side == REP and t.step_no == stages.REP_MOVE else 1
