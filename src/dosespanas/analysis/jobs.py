"""The work of a review, cut into tasks: each a plain object that any process can do.

What goes from one process to another must not be frozen: a compiled class that is cannot be read back there.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dosespanas.analysis import phases, turning_points
from dosespanas.analysis.missed_chances import Missed, look_for
from dosespanas.analysis.moments import Moment, Point, Replay, code_of, replay_of, scan
from dosespanas.analysis.playouts import TURN, estimate
from dosespanas.datafiles.patches import Source
from dosespanas.players.evaluation import Evaluator, strong_judge_of

Scores = list[float]


@dataclass
class Task:
    """A part of the work: points of the curve, moments to be looked over for missed chances, or one to be looked into.

    With none of these, to look the game over.
    """

    game: str
    record: str
    data: Source
    games: int
    points: tuple[Point, ...]
    tries: int = 0
    reach: int = TURN
    """How far games are played out to compare answers."""
    moment: Moment | None = None
    opponent: str = ""
    missed: Missed | None = None
    """What may have been missed in a moment: looked into rather than what cost most there."""
    over: tuple[Moment, ...] = ()
    """To be looked over, each in so many games."""


Run = Callable[[Sequence[Task]], Iterable[Any]]
"""Has tasks done, and yields what came of each, in their order."""


class Bench:
    """What a process keeps between tasks: the judge, and the last record as far as it has been replayed."""

    def __init__(self) -> None:
        self.judge: Evaluator | None = None
        self.replay: Replay | None = None
        self.text = ""

    def judge_for(self, game: str) -> Evaluator:
        """Return the judge of a game."""
        if self.judge is None or self.judge.game != game:
            self.judge = strong_judge_of(game)
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
    """Do a task: return the scores of its points, what may have been missed, or the turning point found (None: none).

    Without any of these, return the choices of the game and how it ended.
    """
    judge = BENCH.judge_for(task.game)
    if task.over:
        looked = [look_over(judge, task, moment) for moment in task.over]
        return [one for one in looked if one is not None]
    moment = task.moment if task.missed is None else task.missed.moment
    if moment is not None:
        first = BENCH.replay_to(task, moment.first)
        BENCH.replay = None
        found = look_into(judge, task, first, moment)
        return None if found is None else with_ideas(found.point, first, moment)
    if not task.points:
        return scan(judge, task.record, task.data)
    measured: list[Scores] = []
    for point in task.points:
        replay = BENCH.replay_to(task, point.choice)
        if point.still:
            measured.append([judge.of(replay.game.state, 0)])
            continue
        code = code_of(replay.game, replay.record.actions[point.choice][1]) if point.after else -1
        measured.append(estimate(judge, replay.game.state, code, task.games).scores)
    return measured


def look_into(judge: Evaluator, task: Task, replay: Replay, moment: Moment) -> turning_points.BetterPlay | None:
    """Return the turning point that a task finds in a moment, at whose beginning the replay stands; None: none."""
    one = task.missed
    if one is None:
        asked = (moment, task.games, task.tries, task.reach, task.opponent, task.data)
        return turning_points.look_into(judge, replay, *asked)
    if not one.tips:
        return phases.look_into(judge, replay, one, task.tries, task.data)
    return turning_points.compare(judge, replay, moment, one.choice, task.tries, task.reach, "", task.data, one.tips)


def with_ideas(found: dict[str, Any], replay: Replay, moment: Moment) -> dict[str, Any]:
    """Return a turning point with what either side could do next as its moment ended, as the side that chose may know.

    The replay goes there.
    """
    after = moment.last + 1
    return found | {"ideas": replay.at(after).overlay("ideas", moment.taken.side) or [], "ideas_at": after}


def look_over(judge: Evaluator, task: Task, moment: Moment) -> Missed | None:
    """Return what may have been missed in a moment: by one answer where chance ended it, else by the whole of it."""
    replay = BENCH.replay_to(task, moment.first)
    if moment.dice:
        return look_for(judge, replay, moment, task.games)
    return phases.look_over(judge, replay, moment, task.games, task.data)


def alone(tasks: Sequence[Task]) -> Iterable[Any]:
    """Do tasks one after the other, here."""
    return map(work, tasks)
