"""Reviews of finished games: one at a time, part by part, in a process of their own; no game waits for them."""

import logging
import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor
from typing import Any

from dosespanas.analysis.jobs import Task
from dosespanas.analysis.review import reviewing
from dosespanas.datafiles.patches import Source
from dosespanas.kernel.record import read_record
from dosespanas.registry import definition_of
from dosespanas.server.errors import RequestProblem, TooMany
from dosespanas.server.opponents.ai_worker import review_part
from dosespanas.server.opponents.hints import message
from dosespanas.server.runtime import Runtime, Steps

LOGGER = logging.getLogger("dosespanas.server")
WAITING = 8
"""How many games may wait for their review at a time."""
AGAIN = 60.0
"""Seconds after which an address whose other game waits for its review is told to come again."""
KEPT = 100
"""How many reviews are kept."""
LIMIT = 600.0
"""Seconds that one part may take."""


def in_words(found: dict[str, Any]) -> dict[str, Any]:
    """Return a review with the reasons of its turning points as messages."""
    if found.get("cause") is not None:
        said = {key: message(found["cause"].get(key)) for key in ("why", "luck", "hunger")}
        found = found | {"cause": found["cause"] | said}
    return found | {"turning_points": [one | {"reason": message(one["reason"])} for one in found["turning_points"]]}


class AwaitedReview:
    """A game whose review is asked for."""

    def __init__(self, record: str, data: Source, whose: Sequence[str]) -> None:
        self.record = record
        self.whose = whose
        """Who asked for it first."""
        self.data = data
        self.share = 0.0
        self.found: dict[str, Any] | None = None
        self.draft: dict[str, Any] | None = None
        """What is known of it until then."""
        self.failed = False

    @property
    def waits(self) -> bool:
        """Whether it is still to be worked out."""
        return self.found is None and not self.failed


class Reviews:
    """The reviews of this server, kept in memory. Safe to call from several threads."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._process = runtime.worker()
        self._games: OrderedDict[str, AwaitedReview] = OrderedDict()
        self._lock = threading.Lock()
        self._working = False
        self._closed = False

    def ask(self, game: str, record: str, data: Source, whose: Sequence[str] = ()) -> dict[str, Any]:
        """Return the review of a game with this record, or how far it has come; the first to ask begins it.

        `whose`: who asks (an address); each may have one game wait at a time.
        Raises Problem for a game nobody judges, if too many wait, or once if it could not be done, and TooMany for a
        second game.
        """
        with self._lock:
            known = self._games.get(game)
            if known is None or known.record != record:
                known = self._begin(game, record, data, whose)
            elif known.failed:
                del self._games[game]
                raise RequestProblem("error-no-review", "the review could not be worked out", 503)
            return {"share": round(known.share, 3), "review": known.found, "draft": known.draft}

    def done(self, game: str) -> dict[str, Any] | None:
        """Return the review of a game if it is worked out and still kept."""
        with self._lock:
            known = self._games.get(game)
            return None if known is None else known.found

    def _begin(self, game: str, record: str, data: Source, whose: Sequence[str]) -> AwaitedReview:
        if not definition_of(read_record(record).tags["Game"]).judge:
            raise RequestProblem("error-no-judge", "nobody has taught this program to judge this game", option=game)
        waiting = [one for one in self._games.values() if one.waits]
        if any(name in one.whose for one in waiting for name in whose):
            raise TooMany(AGAIN)
        if len(waiting) >= WAITING:
            raise RequestProblem("error-review-later", "too many ask for reviews; try again in a while", 503)
        while len(self._games) >= KEPT:
            done = next(name for name, one in self._games.items() if not one.waits)
            del self._games[done]
        self._games[game] = begun = AwaitedReview(record, data, whose)
        if not self._working and not self._closed:
            self._working = True
            self._runtime.begin(self._work)
        return begun

    def _next(self) -> tuple[str, AwaitedReview] | None:
        """Return the game that has waited longest; None if there is none, and then the work ends."""
        with self._lock:
            for game, one in self._games.items():
                if one.waits and not self._closed:
                    return game, one
            self._working = False
            return None

    def _work(self) -> Steps:
        while (following := self._next()) is not None:
            game, waiting = following

            def told(share: float, one: AwaitedReview = waiting) -> None:
                one.share = share

            def drafted(found: dict[str, Any], one: AwaitedReview = waiting) -> None:
                one.draft = in_words(found)

            try:
                found = yield from reviewing(waiting.record, waiting.data, self._run, progress=told, draft=drafted)
                waiting.found, waiting.draft = in_words(found), None
            except Exception as error:
                if isinstance(error, BrokenExecutor):
                    self._process.replace()
                waiting.failed = True
                if not self._closed:
                    LOGGER.error("game %s: no review (%s: %s)", game, type(error).__name__, error)

    def _run(self, tasks: Sequence[Task]) -> Iterator[Any]:
        """Have tasks done in the process, one at a time."""
        for task in tasks:
            yield self._process.submit(review_part, LIMIT, task).result()

    def close(self) -> None:
        """End the process and whatever is being worked out."""
        with self._lock:
            self._closed = True
        self._process.close(wait=False)
