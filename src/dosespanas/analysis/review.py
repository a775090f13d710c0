"""The review of a game: the win chance after each choice, luck told apart from choices, turning points, accuracy.

The chance in a position is the mean of games played out from there by the tuned opponent on both sides, with other
dice and undrawn cards in another order, to the end of the turn, where the value judges them. What a side's choices of a
moment were worth is the chance with them (over other dice) less the chance before; what the dice then did is luck.
Where a turn ends, what is played out begins to reach a turn further: what that shows (`insight`) is neither. All three
together add up to the curve.

The work is cut into tasks, each a plain object that any process can do (`work`); `run` hands them out.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dosespanas.analysis import turning
from dosespanas.analysis.moments import Moment, Replay, Taken, code_of, moments, replay_of, scan
from dosespanas.analysis.playing import Estimate, estimate
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.record import read_record
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.judging import Judge, judge_of

POINTS: Final = 6
"""How many points of the curve one task has."""
TURNING_POINTS: Final = 5
ROLLS: Final = 5

Scores = list[float]


@dataclass(frozen=True)
class Effort:
    """How much is played out."""

    games: int
    """For each point of the curve."""
    points: int
    """At most so many points with games; beyond, games are fewer."""
    suspects: int = 10
    """Moments that are looked into for turning points."""
    tries: int = 32
    """Games in which the best answers there are tried."""

    def at(self, points: int) -> int:
        """Return how many games are played out for each of so many points: two at least."""
        return max(2, min(self.games, self.games * self.points // max(1, points)))


EFFORTS: Final = {"espana1936": Effort(8, 700), "gce": Effort(4, 300)}
"""By game."""
DEFAULT: Final = Effort(4, 300)


@dataclass(frozen=True)
class Point:
    """A position to be measured: before a choice, or (`after`) with that choice made and other dice.

    `still`: by its value alone, without playing on.
    """

    choice: int
    after: bool = False
    still: bool = False


@dataclass(frozen=True)
class Task:
    """A part of the work: points of the curve, or one moment to be looked into; with neither, to look the game over."""

    game: str
    record: str
    data: Path | None
    games: int
    points: tuple[Point, ...]
    tries: int = 0
    moment: Moment | None = None
    opponent: str = ""


Run = Callable[[Sequence[Task]], Iterable[Any]]
"""Has tasks done, and yields what came of each, in their order."""


class Bench:
    """What a process keeps between tasks: the judge, and the last record as far as it has been replayed."""

    def __init__(self) -> None:
        self.judge: Judge | None = None
        self.replay: Replay | None = None
        self.text = ""

    def judge_for(self, game: str) -> Judge:
        """Return the judge of a game."""
        if self.judge is None or self.judge.game != game:
            self.judge = judge_of(game)
        return self.judge

    def replay_to(self, task: Task, choice: int) -> Replay:
        """Return the record of a task replayed up to a choice."""
        if self.replay is None or self.text != task.record or self.replay.game.choice > choice:
            self.replay = replay_of(task.record, task.data)
            self.text = task.record
        self.replay.at(choice)
        return self.replay


BENCH: Final = Bench()


def work(task: Task) -> Any:
    """Do a task: return the scores of its points, or what there is to say of its moment (None: nothing).

    Without either, return the choices of the game and how it ended.
    """
    judge = BENCH.judge_for(task.game)
    if not task.points and task.moment is None:
        return scan(judge, task.record, task.data)
    if task.moment is not None:
        first = BENCH.replay_to(task, task.moment.first)
        BENCH.replay = None
        return turning.look_into(judge, first, task.moment, task.games, task.tries, task.opponent, task.data)
    found: list[Scores] = []
    for point in task.points:
        replay = BENCH.replay_to(task, point.choice)
        if point.still:
            found.append([judge.of(replay.game.state, 0)])
            continue
        code = code_of(replay.game, replay.record.actions[point.choice][1]) if point.after else -1
        found.append(estimate(judge, replay.game.state, code, task.games, True).scores)
    return found


def alone(tasks: Sequence[Task]) -> Iterable[Any]:
    """Do tasks one after the other, here."""
    return map(work, tasks)


class Account:
    """What choices and dice did in each moment, from the scores of the points."""

    def __init__(self, taken: list[Taken], scores: dict[Point, Scores]) -> None:
        """`scores`: of the beginning of each moment, of the end, and of each choice that chance answered."""
        self.taken = taken
        self.moments = moments(taken)
        self.scores = scores
        self.last = Estimate(scores[Point(len(taken))])

    def before(self, number: int) -> Estimate:
        """Return the chance before a moment."""
        if number == len(self.moments):
            return self.last
        return Estimate(self.scores[Point(self.moments[number].first)])

    def chosen(self, number: int) -> Estimate:
        """Return the chance with the choices of a moment made, over other dice."""
        moment = self.moments[number]
        return Estimate(self.scores[Point(moment.last, after=True)]) if moment.dice else self.after(number)

    def after(self, number: int) -> Estimate:
        """Return the chance after a moment, as far as was played out before it: at the end of a turn, by the value."""
        still = Point(self.moments[number].last + 1, still=True)
        return Estimate(self.scores[still]) if still in self.scores else self.before(number + 1)

    def gain(self, number: int) -> float:
        """Return what the choices of a moment did to the Nationalist chance."""
        return self.chosen(number).chance - self.before(number).chance

    def luck(self, number: int) -> float:
        """Return what the dice of a moment did to the Nationalist chance."""
        return self.after(number).chance - self.chosen(number).chance

    def insight(self, number: int) -> float:
        """Return what playing on for another turn showed after a moment."""
        return self.before(number + 1).chance - self.after(number).chance

    def lost(self, number: int) -> float:
        """Return what the choices of a moment cost their side beyond what chance explains, from 0 to 1."""
        sign = 1.0 if self.moments[number].taken.side == 0 else -1.0
        doubt = self.before(number).error + self.chosen(number).error
        return max(0.0, -sign * self.gain(number) - doubt)


def points_of(taken: list[Taken]) -> list[Point]:
    """Return the points of the curve: the beginning of each moment, choices that chance answered, the end."""
    found: list[Point] = []
    for moment in moments(taken):
        found.append(Point(moment.first))
        if moment.first > 0 and taken[moment.first - 1].turn != moment.taken.turn:
            found.append(Point(moment.first, still=True))
        if moment.dice:
            found.append(Point(moment.last, after=True))
    found.append(Point(len(taken)))
    return found


def accuracy(lost: list[float]) -> float:
    """Return how well was played, from 0 to 100, from what each phase cost in win chance (chess uses this curve)."""
    if not lost:
        return 100.0
    marks = [min(100.0, max(0.0, 103.17 * math.exp(-4.354 * cost) - 3.17)) for cost in lost]
    return sum(marks) / len(marks)


def review(
    record: str,
    data: Path | None = None,
    run: Run = alone,
    opponent: str = "",
    progress: Callable[[float], None] = lambda share: None,
    effort: Effort | None = None,
) -> dict[str, Any]:
    """Return the review of a record as JSON: see `docs/review.md`.

    `opponent`: whose choice is looked at first at a turning point (by default the strongest there is); `progress` is
    told how much is done, from 0 to 1. Raises DosEspanasError for a record that cannot be replayed.
    """
    game = read_record(record).tags["Game"]
    taken: list[Taken]
    ending: dict[str, Any]
    taken, ending = next(iter(run([Task(game, record, data, 0, ())])))
    if not taken:
        raise DosEspanasError("error-nothing-to-review", "the record has no choices yet: there is nothing to review")
    progress(0.02)
    points = points_of(taken)
    effort = effort or EFFORTS.get(game, DEFAULT)
    games = effort.at(len(points))
    cut = [tuple(points[at : at + POINTS]) for at in range(0, len(points), POINTS)]
    scores: dict[Point, Scores] = {}
    results = run([Task(game, record, data, games, some) for some in cut])
    for done, (some, found) in enumerate(zip(cut, results, strict=True), 1):
        scores |= dict(zip(some, found, strict=True))
        progress(0.02 + 0.68 * done / len(cut))
    account = Account(taken, scores)
    chosen = [account.moments[number] for number in suspects(account)[: effort.suspects]]
    found_out = []
    tasks = [Task(game, record, data, games, (), effort.tries, moment, opponent) for moment in chosen]
    for one in run(tasks):
        found_out.append(one)
        progress(0.7 + 0.3 * len(found_out) / len(tasks))
    progress(1.0)
    return ending | told(account, [one for one in found_out if one is not None], games)


def suspects(account: Account) -> list[int]:
    """Return the moments whose choices cost most, the dearest first."""
    costs = [(account.lost(i), i) for i in range(len(account.moments)) if account.moments[i].free]
    return [number for cost, number in sorted(costs, key=lambda pair: (-pair[0], pair[1])) if cost > 0.0]


def told(account: Account, found: list[dict[str, Any]], games: int) -> dict[str, Any]:
    """Return all that is to be said of a game as JSON, but how it ended."""
    best = sorted(found, key=lambda one: -float(one["lost"]))[:TURNING_POINTS]
    return {
        "format": "dosespanas-review 1",
        "choices": len(account.taken),
        "games": games,
        "curve": curve(account),
        "turning_points": best,
        "dice": dice(account),
        "insight": round(sum(account.insight(i) for i in range(len(account.moments))), 4),
        "sides": {name: of_side(account, side) for side, name in enumerate(SIDE_NAMES)},
    }


def curve(account: Account) -> list[dict[str, Any]]:
    """Return the curve: the Nationalist chance before each moment and at the end, with its interval."""
    rows = []
    for number in range(len(account.moments) + 1):
        sure = account.before(number)
        if number < len(account.moments):
            choice, one = account.moments[number].first, account.moments[number].taken
        else:
            choice, one = len(account.taken), account.taken[-1]
        rows.append(
            {
                "choice": choice,
                "turn": one.turn,
                "phase": one.phase,
                "side": SIDE_NAMES[one.side],
                "nationalist": round(sure.chance, 4),
                "low": round(sure.low(), 4),
                "high": round(sure.high(), 4),
            }
        )
    return rows


def dice(account: Account) -> list[dict[str, Any]]:
    """Return the choices where chance changed most: by how much it helped the Nationalist side."""
    rolled = [i for i in range(len(account.moments)) if account.moments[i].dice]
    rolled.sort(key=lambda number: -abs(account.luck(number)))
    return [
        {
            "choice": account.moments[number].last,
            "turn": account.moments[number].taken.turn,
            "phase": account.moments[number].taken.phase,
            "side": SIDE_NAMES[account.moments[number].taken.side],
            "action": account.taken[account.moments[number].last].action,
            "nationalist": round(account.luck(number), 4),
        }
        for number in rolled[:ROLLS]
    ]


def of_side(account: Account, side: int) -> dict[str, Any]:
    """Return what a side's choices and its luck came to, and its accuracy by phase.

    `choices`: what its own choices did to its chance; `luck`: what chance did to it, in all moments.
    """
    sign = 1.0 if side == 0 else -1.0
    numbers = range(len(account.moments))
    mine = [i for i in numbers if account.moments[i].taken.side == side]
    free = [i for i in mine if account.moments[i].free]
    by_turn: dict[tuple[str, int], float] = {}
    for number in free:
        one = account.moments[number].taken
        by_turn[one.phase, one.turn] = by_turn.get((one.phase, one.turn), 0.0) + sign * account.gain(number)
    phases: dict[str, list[float]] = {}
    for (phase, _), gain in by_turn.items():
        phases.setdefault(phase, []).append(max(0.0, -gain))
    costs = [cost for found in phases.values() for cost in found]
    return {
        "choices": round(sign * sum(account.gain(i) for i in mine), 4),
        "luck": round(sign * sum(account.luck(i) for i in numbers), 4),
        "accuracy": round(accuracy(costs), 1),
        "phases": [
            {"phase": phase, "times": len(found), "lost": round(sum(found), 4), "accuracy": round(accuracy(found), 1)}
            for phase, found in phases.items()
        ],
    }
