"""A process that answers one question at a time, begun when it is first asked; a few may wait for it."""

import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from typing import Any

from dosespanas.server.errors import RequestProblem, TooMany
from dosespanas.server.runtime import Runtime

LOGGER = logging.getLogger("dosespanas.server")
WAITING = 6
"""How many may wait for an answer at a time."""


class QueuedProcess:
    """One process, and who waits for it: each address for one answer at a time."""

    again = 4.0
    """Seconds after which an address that waits already is told to come again."""

    def __init__(self, limit: float, runtime: Runtime) -> None:
        """Take the seconds that one answer may take, and where work is run."""
        self._limit = limit
        self._process = runtime.worker()
        self._room = threading.BoundedSemaphore(WAITING)
        self._asking: set[str] = set()
        """The addresses that wait."""
        self._lock = threading.Lock()

    @contextmanager
    def _turn(self, whose: Sequence[str]) -> Iterator[None]:
        """Wait as somebody of some addresses; raises TooMany if one of them waits already."""
        with self._lock:
            if any(name in self._asking for name in whose):
                raise TooMany(self.again)
            self._asking.update(whose)
        try:
            yield
        finally:
            with self._lock:
                self._asking.difference_update(whose)

    def _asked(self, what: str, do: Callable[..., Any], *args: Any) -> Any:
        """Have the process do something; raises Problem if too many wait, or if it fails (`what`, says the log)."""
        if not self._room.acquire(blocking=False):
            raise RequestProblem("error-advice-later", "too many ask for advice; try again in a moment", 503)
        try:
            return self._process.submit(do, self._limit, *args).result()
        except Exception as error:
            if isinstance(error, BrokenExecutor):
                self._process.replace()
            LOGGER.error("%s (%s: %s)", what, type(error).__name__, error)
            raise RequestProblem("error-no-advice", "the opponent gave no answer", 503) from error
        finally:
            self._room.release()

    def close(self) -> None:
        """End the process."""
        self._process.close(wait=False)
