"""Games played out from a position by the judge's opponent on both sides, to where the value judges them."""

import time
from typing import Final

from dosespanas.analysis.action_groups import Course, go_on, take
from dosespanas.kernel.chance import Chance, seed_bytes
from dosespanas.kernel.state import State
from dosespanas.players.evaluation import LONGEST, Evaluator

SURE: Final = 1.96
"""Standard errors either way that hold the true chance 95 times in 100, if these are known from many games."""
SMALL: Final = 0.01
"""Better by less than this is not better."""
STROKE: Final = 0.05
"""What dice or a choice must change at least to be told of: less decides nothing."""
STEP: Final = 0
TURN: Final = 1
ROUND: Final = 2
END: Final = 3
"""How far a game is played out: to the end of the step, of the turn, to the same step of the next turn, to its end."""


class Estimate:
    """A chance of the Nationalist side, from games played out: their mean and how sure it is."""

    def __init__(self, scores: list[float]) -> None:
        """Take the chances at the ends of the games, one at least."""
        self.scores = scores
        count = float(len(scores))
        self.chance = sum(scores) / count
        """From 0 to 1."""
        spread = sum([(score - self.chance) * (score - self.chance) for score in scores])
        self.error = (spread / (count * (count - 1.0))) ** 0.5 if count > 1.0 else 0.0
        """The standard error."""

    def reach(self) -> float:
        """Return how far the 95% interval goes either way: few games tell their own error badly (Student)."""
        return self.error * sure(len(self.scores) - 1)

    def low(self) -> float:
        """Return the lower end of the 95% interval."""
        return max(0.0, self.chance - self.reach())

    def high(self) -> float:
        """Return the upper end of the 95% interval."""
        return min(1.0, self.chance + self.reach())

    def less(self, other: "Estimate") -> "Estimate":
        """Return how much it lies above another, game by game; what was judged without playing is alike in all."""
        games = max(len(self.scores), len(other.scores))
        return Estimate([a - b for a, b in zip(self.in_each(games), other.in_each(games), strict=True)])

    def in_each(self, games: int) -> list[float]:
        """Return the score in each of so many games: its own, or the only one in all."""
        return self.scores if len(self.scores) == games else self.scores * games

    def turned(self, sign: float) -> "Estimate":
        """Return it as it is (sign 1.0), or as the other side sees a change (-1.0)."""
        return Estimate([sign * score for score in self.scores])


def together(some: list[Estimate]) -> Estimate:
    """Return the sum of some changes, game by game: games of the same number met the same luck."""
    games = max([1, *[len(one.scores) for one in some]])
    rows = [one.in_each(games) for one in some]
    return Estimate([sum([row[number] for row in rows]) for number in range(games)])


def sure(freedom: int) -> float:
    """Return the standard errors either way that hold the true mean 95 times in 100.

    `freedom`: degrees of it, one less than the games. Student's t by the first terms of its series: 3% short with two,
    1% with three.
    """
    few = 1.0 / float(max(1, freedom))
    return SURE + few * (2.372 + few * (2.823 + few * 2.556))


def fresh(state: State, seed: int) -> State:
    """Return a copy of a state with other dice to come, and undrawn cards in another order; hands stay."""
    copy = state.clone()
    copy.reseed(Chance(seed_bytes(seed)), False)
    copy.out = []
    return copy


def played(
    judge: Evaluator,
    state: State,
    code: int,
    seed: int,
    reach: int,
    course: Course | None = None,
    most: int = LONGEST,
) -> float:
    """Take an action (-1: none) and play on as far as `reach` says from where that was.

    Returns the Nationalist chance there. The state itself is changed. `seed`: of the players. `course`: what the side
    to choose did in a game that is looked back at: it goes on with that, the action in place of its first choice.
    `most`: choices after which it is judged as it stands.
    """
    turn = judge.turn(state)
    step = judge.step(state)
    if course is not None:
        go_on(judge, state, code, judge.player(seed), course)
    elif code >= 0:
        take(state, code)
    player = judge.player(seed)
    for _ in range(most):
        if state.actor() < 0 or over(judge.turn(state) - turn, judge.step(state) - step, reach):
            break
        codes = state.codes()
        state.step(codes[0] if len(codes) == 1 else player.choose(state, codes))
        if state.out:
            state.out = []
    return judge.of(state, 0)


def over(turns: int, steps: int, reach: int) -> bool:
    """Tell whether a game that has come so many turns and steps further is played out as far as `reach` says."""
    if reach == END:
        return False
    if reach == ROUND:
        return turns > 1 or (turns == 1 and steps >= 0)
    return turns != 0 or (reach == STEP and steps != 0)


def estimate(judge: Evaluator, state: State, code: int, games: int) -> Estimate:
    """Return the Nationalist chance in a position, or after an action in it (-1: none), over so many games.

    Each is played out to the end of the turn, with the same seeds each time, so that what is compared meets the same
    luck as far as it can. A game that is over needs no playing.
    """
    if state.actor() < 0:
        return Estimate([judge.of(state, 0)])
    scores: list[float] = []
    for seed in range(games):
        scores.append(played(judge, fresh(state, seed), code, seed, TURN))
    return Estimate(scores)


def late(until: float) -> bool:
    """Tell whether a moment (`time.monotonic`, 0 for none) is over."""
    return until > 0.0 and time.monotonic() > until
