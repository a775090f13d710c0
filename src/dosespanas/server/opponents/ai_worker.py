"""What runs in a worker process: the computer opponents that live there, one choice at a time.

It knows nothing of the server. An opponent lives here as long as its game goes on, or until too many others were asked
after it; it is then made again from the record of its game (`players/lifecycle.py`).
"""

import multiprocessing
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from dosespanas.analysis import hopes, puzzles
from dosespanas.analysis.hints import hint_until, hints
from dosespanas.analysis.jobs import Task, work
from dosespanas.analysis.phase_answers import PhaseAnswer
from dosespanas.analysis.phase_plan import phase_plan, plan_until
from dosespanas.datafiles.patches import Source
from dosespanas.gc_tuning import settle
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.side import parse_side
from dosespanas.players import Player, make
from dosespanas.players.evaluation import Evaluator, judge_of
from dosespanas.players.lifecycle import relive
from dosespanas.registry import definition_of, learn_data

NICENESS = 5
"""How far the workers stand back where the processor is short: requests go first."""
KEPT = 200
"""How many opponents live in one process; one of gce takes half a megabyte."""
JUDGED = 20
"""How many whole phases that are being judged, or were, are kept in one process."""
STRETCH = 0.5
"""Seconds for which a phase is judged in one go."""
Answer = tuple[str, dict[str, Any] | None]
"""What an opponent chooses, and its reason (message key and arguments) or None."""
LOST = None
"""In place of an answer: the opponent that is asked does not live here, or has missed something."""


@dataclass(frozen=True)
class ChoiceQuestion:
    """A choice that an opponent is asked: in which game and seat, and all it is told."""

    id: str
    """Of the game being played."""
    game: str
    opponent: str
    """By what `players.make` knows it."""
    side: str
    seed: int
    choice: int
    before: int | None
    """The choice it was asked last; -1 if this is the first, None if that is not known."""
    observation: dict[str, Any]
    legal: list[LegalAction]
    data: Source = None
    """The corrections, or the folder of corrected data files, that its game may be played with."""
    changed: dict[str, int] = field(default_factory=dict)
    """By file how far its data are from those shipped."""


@dataclass
class SeatedOpponent:
    """An opponent in its seat."""

    player: Player
    opponent: str
    """By what `players.make` knows it."""
    last: int
    """The choice it was asked last."""


JUDGES: dict[str, Evaluator] = {}
"""Who judges positions in this process, by game."""
SEATS: OrderedDict[tuple[str, str], SeatedOpponent] = OrderedDict()
"""Who lives in this process, by game and side; those asked last come last."""

PHASES: OrderedDict[tuple[str, str, tuple[str, ...]], PhaseAnswer] = OrderedDict()
"""The phases that are being judged, by game, puzzle and actions; those asked for last come last."""


class Watch:
    """Ends this process if what is watched takes too long."""

    def __init__(self, limit: float) -> None:
        """Take the seconds that one choice may take."""
        self._limit = limit
        self._timer: threading.Timer | None = None

    def again(self) -> None:
        """Begin to count; not where what thinks shares its process with those who ask."""
        self.stop()
        if multiprocessing.parent_process() is None:
            return
        self._timer = threading.Timer(self._limit, os._exit, (1,))
        self._timer.daemon = True
        self._timer.start()

    def stop(self) -> None:
        """Count no longer."""
        if self._timer is not None:
            self._timer.cancel()


@contextmanager
def watched(limit: float) -> Iterator[Watch]:
    """Watch what follows."""
    watch = Watch(limit)
    watch.again()
    try:
        yield watch
    finally:
        watch.stop()


def knowing(asked: ChoiceQuestion) -> ChoiceQuestion:
    """See that this process has read the data of a game, which whoever thinks about it takes; raises BadData."""
    digest = asked.observation.get("data")
    if digest is not None:
        learn_data(asked.game, digest, asked.data)
    return asked


def choose(limit: float, asked: ChoiceQuestion, record: str | None) -> Answer | None:
    """Return the action an opponent chooses and its reason, or LOST unless it is here with all it was asked before.

    With a `record` of its game it is made again and goes through that first; an empty one lets it begin here, without a
    past. The process ends if a choice takes more than `limit` seconds.
    """
    seat = asked.id, asked.side
    with watched(limit) as watch:
        knowing(asked)
        sitting = SEATS.get(seat)
        if sitting is None or sitting.opponent != asked.opponent or sitting.last != asked.before or record is not None:
            if record is None and asked.before != -1:
                return LOST
            player = make(asked.opponent, asked.seed, asked.game)
            if record:
                relive(player, parse_side(asked.side), record, asked.choice, asked.data, watch.again)
            sitting = SEATS[seat] = SeatedOpponent(player, asked.opponent, asked.choice)
        SEATS.move_to_end(seat)
        while len(SEATS) > KEPT:
            SEATS.popitem(last=False)
        sitting.last = asked.choice
        action, reason = sitting.player.choose(asked.observation, asked.legal)
        return str(action), reason


def advise(
    limit: float, asked: ChoiceQuestion
) -> tuple[str, dict[str, Any] | None, list[dict[str, Any]], dict[str, Any] | None]:
    """Return what an opponent that comes fresh to a choice would take, why, the best choices, its plan of the phase.

    The last two are none for a game that has no judge. See `choose` for the limit.
    """
    begun = time.monotonic()
    with watched(limit):
        player = make(asked.opponent, asked.seed, knowing(asked).game)
        action, reason = player.choose(asked.observation, asked.legal)
        best: list[dict[str, Any]] = []
        phase: dict[str, Any] | None = None
        if definition_of(asked.game).judge:
            judge = JUDGES.get(asked.game) or JUDGES.setdefault(asked.game, judge_of(asked.game))
            best = hints(judge, asked.observation, str(action), reason, asked.seed, asked.data, hint_until(begun))
            if best:
                first, why = best[0]["action"], best[0]["reason"]
                phase = phase_plan(judge, player, asked.observation, first, why, asked.seed, asked.data, plan_until())
        return str(action), reason, best, phase


def hopeless(limit: float, asked: ChoiceQuestion) -> bool:
    """Return whether the side that is asked has all but lost, as its game's judge sees what it may know."""
    if not definition_of(asked.game).judge:
        return False
    with watched(limit):
        knowing(asked)
        judge = JUDGES.get(asked.game) or JUDGES.setdefault(asked.game, judge_of(asked.game))
        return hopes.hopeless(judge, asked.observation, asked.side, asked.seed, asked.data)


def review_part(limit: float, task: Task) -> Any:
    """Do a part of a review; see `choose` for the limit."""
    with watched(limit):
        return work(task)


def weigh_answer(limit: float, game: str, name: str, act: list[str]) -> dict[str, Any]:
    """Return how good an act is at a puzzle; see `choose` for the limit."""
    with watched(limit):
        return puzzles.weighed(puzzles.puzzle(game, name), act)


def weigh_phase(limit: float, game: str, name: str, row: list[str]) -> tuple[float, dict[str, Any] | None]:
    """Go on judging a whole phase at a puzzle for a moment; return how far that is (1: done), and the answer then.

    What was judged in part and not asked for again is forgotten after others.
    """
    asked = game, name, tuple(row)
    with watched(limit):
        answer = PHASES.pop(asked, None) or PhaseAnswer(puzzles.puzzle(game, name), row)
        share, until = answer.play(), time.monotonic() + STRETCH
        while share < 1.0 and time.monotonic() < until:
            share = answer.play()
        PHASES[asked] = answer
        while len(PHASES) > JUDGED:
            PHASES.popitem(last=False)
        return share, answer.answer() if share == 1.0 else None


def begin_worker() -> None:
    """Let requests go first, and see that this worker process ends when the server does, even if that is killed."""
    settle()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
