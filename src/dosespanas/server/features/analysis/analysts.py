"""What boards to think on have worked out: one process, begun when it is first asked; no game waits for it."""

import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from typing import Any

from dosespanas.server.errors import RequestProblem, TooMany
from dosespanas.server.features.analysis.worker import Posed, Until, judged, plays_on
from dosespanas.server.runtime import Runtime

LOGGER = logging.getLogger("dosespanas.server")
WAITING = 6
"""How many may wait at a time."""
AGAIN = 2.0
"""Seconds after which an address that waits already is told to come again."""
SECONDS = 1.5
"""How long a position is judged."""
PLAYS = 3.0
"""How long an opponent plays on at a time."""


class Analysts:
    """One process that judges positions and plays on from them."""

    def __init__(self, limit: float, runtime: Runtime) -> None:
        """Take the seconds that one answer, or one choice, may take, and where work is run."""
        self._limit = limit
        self._process = runtime.worker()
        self._room = threading.BoundedSemaphore(WAITING)
        self._asking: set[str] = set()
        """The addresses that wait."""
        self._lock = threading.Lock()

    def judge(self, asked: Posed, whose: Sequence[str] = ()) -> tuple[float, float, float, int]:
        """Return what `judged` does. `whose`: who asks (an address); each may wait for one answer at a time.

        Raises Problem if too many wait or there is no answer, TooMany for a second question.
        """
        with self._turn(whose):
            found: tuple[float, float, float, int] = self._answer(judged, asked, SECONDS)
            return found

    def play(self, asked: Posed, opponent: str, until: Until, whose: Sequence[str] = ()) -> tuple[list[str], bool]:
        """Return what `plays_on` does; see `judge`."""
        with self._turn(whose):
            found: tuple[list[str], bool] = self._answer(plays_on, asked, opponent, until, PLAYS)
            return found

    @contextmanager
    def _turn(self, whose: Sequence[str]) -> Iterator[None]:
        with self._lock:
            if any(name in self._asking for name in whose):
                raise TooMany(AGAIN)
            self._asking.update(whose)
        try:
            if not self._room.acquire(blocking=False):
                raise RequestProblem("error-advice-later", "too many ask for advice; try again in a moment", 503)
            try:
                yield
            finally:
                self._room.release()
        finally:
            with self._lock:
                self._asking.difference_update(whose)

    def _answer(self, work: Callable[..., Any], *asked: Any) -> Any:
        """Let the process answer."""
        try:
            return self._process.submit(work, self._limit, *asked).result()
        except Exception as error:
            if isinstance(error, BrokenExecutor):
                self._process.replace()
            LOGGER.error("a board to think on: no answer (%s: %s)", type(error).__name__, error)
            raise RequestProblem("error-no-advice", "the opponent gave no answer", 503) from error

    def close(self) -> None:
        """End the process."""
        self._process.close(wait=False)
