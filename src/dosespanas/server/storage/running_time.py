"""How long the servers of a database have run altogether, whatever the clock on the wall says."""

import json
import logging
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace

from sqlalchemy import Connection, insert, select, update

from dosespanas.server.storage.tables import settings
from dosespanas.server.storage.wall_clock import TOLERANCE, WALL, now

LOGGER = logging.getLogger("dosespanas.server")
BEAT = 60.0
"""Seconds between two notes of how long it has run."""
MOST = 600.0
"""Seconds that may lie between two of them: a machine that slept did not run."""
GONE = 3 * BEAT
"""Seconds after which a process that makes no note any more has ended; another one counts then."""
NAME = "running"
"""Of the setting."""


@dataclass(frozen=True)
class Run:
    """What is noted: seconds, who counts them and how often it has; the latest time on the wall, in milliseconds.

    Between `wrong_from` and `wrong_to` the clock on the wall went to and fro: what it said then is not believed.
    """

    seconds: float = 0.0
    by: str = ""
    beats: int = 0
    latest: int = 0
    wrong_from: int = 0
    wrong_to: int = 0
    wrong_until: float = 0.0
    """Until so many seconds."""


class Running:
    """Counts the seconds of one process among those of one database: none is counted twice."""

    def __init__(
        self,
        doubt: float,
        steady: Callable[[], float] = time.monotonic,
        clock: Callable[[], int] = now,
        swing: Callable[[], tuple[int, int] | None] = WALL.swing,
    ) -> None:
        """Take for how many seconds of running what a wrong clock said is not believed, and the clocks.

        `swing`: between which times the clock of this process went to and fro, between two notes or at the start.
        """
        self._swing = swing
        self._me = os.urandom(8).hex()
        self._doubt = doubt
        self._steady = steady
        self._clock = clock
        self._last = steady()
        """When this process last counted."""
        self._other = ("", 0)
        self._heard = steady()
        """When another process last did, as far as this one knows."""

    def beat(self, connection: Connection) -> Run:
        """Count what has run since this process last counted, in a transaction that writes; return all."""
        text = connection.scalar(select(settings.c.value).where(settings.c.name == NAME).with_for_update())
        present, run, swing = self._steady(), read(text), self._swing()
        if swing is not None:  # what was touched just before it was noticed is not believed either
            swing = swing[0] - int(BEAT * 1_000), swing[1]
        if run.by == self._me:
            run = replace(run, seconds=run.seconds + min(max(present - self._last, 0.0), MOST))
        elif text is not None and self._lives(run, present):
            if swing is None:
                return run
            return self._note(connection, self._doubted(run, *swing), text)
        self._last = present
        run = self._on_the_wall(replace(run, by=self._me, beats=run.beats + 1))
        return self._note(connection, run if swing is None else self._doubted(run, *swing), text)

    @staticmethod
    def _note(connection: Connection, run: Run, text: str | None) -> Run:
        value = json.dumps(asdict(run))
        if text is None:
            connection.execute(insert(settings).values(name=NAME, value=value))
        else:
            connection.execute(update(settings).where(settings.c.name == NAME).values(value=value))
        return run

    def _lives(self, run: Run, present: float) -> bool:
        """Return whether the process that counts may still run."""
        if (run.by, run.beats) != self._other:
            self._other, self._heard = (run.by, run.beats), present
        return present - self._heard < GONE

    def _on_the_wall(self, run: Run) -> Run:
        """Compare the clock on the wall with the latest time it has shown."""
        there = self._clock()
        if there >= run.latest - TOLERANCE:
            return replace(run, latest=max(there, run.latest))
        return self._doubted(run, there, run.latest)

    def _doubted(self, run: Run, first: int, last: int) -> Run:
        """Believe nothing for some time of what the clock on the wall said between two times."""
        if not run.seconds < run.wrong_until:
            LOGGER.warning("the clock was wrong: games touched meanwhile are kept longer")
            run = replace(run, wrong_from=first, wrong_to=last)
        wrong = min(first, run.wrong_from), max(last, run.wrong_to)
        return replace(run, wrong_from=wrong[0], wrong_to=wrong[1], wrong_until=run.seconds + self._doubt)


def read(text: str | None) -> Run:
    """Return what was noted; nothing, if that cannot be read."""
    try:
        found = Run(**json.loads(text or "{}"))
    except (ValueError, TypeError):
        return Run()
    whole = all(isinstance(value, str if name == "by" else (int, float)) for name, value in vars(found).items())
    return found if whole else Run()
