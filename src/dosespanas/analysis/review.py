"""The review of a game: the win chance after each choice, luck told apart from choices, turning points, accuracy.

The chance in a position is the mean of games played out from there by the judge's opponent on both sides, with other
dice and undrawn cards in another order, to the end of the turn, where the value judges them. What a side's choices of a
moment were worth is the chance with them (over other dice) less the chance before; what the dice then did is luck.
Where a turn ends, what is played out begins to reach a turn further: what that shows (`insight`) is neither. All three
together add up to the curve.

The work is cut into tasks, each a plain object that any process can do (`work`); `run` hands them out.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from dosespanas.analysis.causes import cause
from dosespanas.analysis.jobs import Run, Scores, Task, alone
from dosespanas.analysis.ledger import Ledger, curve, suspects, told, turns, unexplained
from dosespanas.analysis.missed_chances import Missed
from dosespanas.analysis.moments import ChoiceMade, Moment, Point, Scanned, points_of, stood_still
from dosespanas.analysis.phases import MOODS
from dosespanas.analysis.playouts import ROUND, STROKE, TURN
from dosespanas.datafiles.patches import Source
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.record import read_record
from dosespanas.kernel.side import parse_side
from dosespanas.players.evaluation import judge_of

POINTS: Final = 6
"""How many points of the curve one task has."""


@dataclass(frozen=True)
class ReviewEffort:
    """How much is played out."""

    games: int
    """For each point of the curve."""
    points: int
    """At most so many points with games; beyond, games are fewer."""
    suspects: int = 10
    """Moments that are looked into for turning points."""
    tries: int = 32
    """Games in which the best answers there are tried."""
    reach: int = TURN
    """How far these are played out."""
    looks: int = 3
    """Games in which every answer that chance followed is tried, to see where a chance was missed."""
    missed: int = 6
    """Moments that are looked into because of that."""

    def at(self, points: int) -> int:
        """Return how many games are played out for each of so many points: three at least."""
        return max(3, min(self.games, self.games * self.points // max(1, points)))


T = TypeVar("T")

EFFORTS: Final = {
    "espana1936": ReviewEffort(24, 700, reach=ROUND, looks=8),
    "gce": ReviewEffort(8, 300, tries=16, reach=ROUND, missed=4),
}
"""By game."""
DEFAULT: Final = ReviewEffort(4, 300)


def whole(steps: Generator[None, None, T]) -> T:
    """Return what work in steps comes to, done without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


def reviewing(
    record: str,
    data: Source = None,
    run: Run = alone,
    opponent: str = "",
    progress: Callable[[float], None] = lambda share: None,
    effort: ReviewEffort | None = None,
    draft: Callable[[dict[str, Any]], None] = lambda found: None,
) -> Generator[None, None, dict[str, Any]]:
    """Work out the review of a record as JSON (see `docs/review.md`), yielding after each task that is done.

    `opponent`: whose choice is looked at first at a turning point (by default the strongest there is); `progress` is
    told how much is done, from 0 to 1, and `draft` what is known so far, as a review: the curve as far as it has come,
    later the turning points that have been found. Raises DosEspanasError for a record that cannot be replayed.
    """
    game = read_record(record).tags["Game"]
    looked: Scanned = next(iter(run([Task(game, record, data, 0, ())])))
    read = read_record(record)
    elsewhere = judge_of(game).learned_elsewhere(read.tags["Data"], read.changed)
    taken, ending = looked.taken, looked.ending | {"cause": None, "learned_elsewhere": elsewhere}
    ending["still"] = stood_still(taken)
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
        progress(0.02 + 0.53 * done / len(cut))
        begun = so_far(taken, points, scores)
        if begun is not None:
            draft(ending | told(begun, [], games) | {"choices": len(taken)})
        yield
    account = Ledger(taken, scores)
    winner = None if ending["winner"] is None else parse_side(ending["winner"])
    details, rows = ending["details"], turns(account)
    reach = account.all_luck().reach()
    ending["cause"] = cause(looked.falls, looked.end, winner, details, curve(account), rows, looked.starved, reach)
    draft(ending | told(account, [], games))
    tasks = [Task(game, record, data, effort.looks, (), over=some) for some in looked_over(account, effort)]
    seen: list[Missed] = []
    for done, few in enumerate(run(tasks), 1):
        seen += few
        progress(0.55 + 0.15 * done / len(tasks))
        yield
    seen.sort(key=lambda one: (-one.gain, one.choice))
    dear = [one for one in seen if one.gain >= STROKE / 2.0][: effort.missed]
    tasks = [Task(game, record, data, games, (), effort.tries, effort.reach, missed=one) for one in dear]
    chosen = [account.moments[number] for number in suspects(account)[: effort.suspects]]
    tasks += [Task(game, record, data, games, (), effort.tries, effort.reach, moment, opponent) for moment in chosen]
    noted: list[dict[str, Any]] = []
    given_away = {one.choice: one.gain for one in seen}

    def look(tasks: list[Task], begins: float, share: float) -> Generator[None, None, None]:
        """Look into moments; note the turning points that are found there."""
        for done, (task, one) in enumerate(zip(tasks, run(tasks), strict=True), 1):
            if one is not None:
                noted.append(one)
                draft(ending | told(account, noted, games, given_away))
            elif task.missed is not None:
                given_away[task.missed.choice] = 0.0
            progress(begins + share * done / len(tasks))
            yield

    yield from look(tasks, 0.7, 0.25)
    again = [other for one in unexplained(account, noted, given_away) for other in unlike(account.moments[one], dear)]
    yield from look(
        [Task(game, record, data, games, (), effort.tries, effort.reach, missed=one) for one in again], 0.95, 0.05
    )
    progress(1.0)
    return ending | told(account, noted, games, given_away)


def unlike(moment: Moment, tried: list[Missed]) -> list[Missed]:
    """Return the other ways to play a moment that have not been looked into; none where chance ended it."""
    if moment.dice or not moment.several():
        return []
    known = [one.mood for one in tried if one.moment.first == moment.first and not one.tips]
    return [Missed(moment.first, moment, [], 0.0, mood) for mood in range(MOODS) if mood not in known]


def so_far(taken: list[ChoiceMade], points: list[Point], scores: dict[Point, Scores]) -> Ledger | None:
    """Return the account of the game up to the last moment before which all points have been played out."""
    whole = [point.choice for point in points[: len(scores) - 1] if not (point.after or point.still)]
    return Ledger(taken[: whole[-1]], scores) if whole and whole[-1] > 0 else None


def looked_over(account: Ledger, effort: ReviewEffort) -> list[tuple[Moment, ...]]:
    """Return the moments that are looked over for missed chances, as many as a task has.

    Where a side has as good as won there is nothing to miss.
    """
    found = [
        moment
        for number, moment in enumerate(account.moments)
        if moment.free and (moment.dice or moment.several()) and account.to_gain(number) >= STROKE
    ]
    found = found if effort.missed else []
    return [tuple(found[at : at + POINTS]) for at in range(0, len(found), POINTS)]
