"""Which processes serve one database, and which of them lets the computer opponents of a game think.

A process says again and again that it is alive; one that has not done so for LIFE has ended. A game is thought about by
the process that took it, as long as that lives: a request that comes to another one makes nobody think twice. Choices
themselves need none of this: each is written only where the game stands as whoever made it thought.
"""

import logging
import os
import threading
import time
from collections.abc import Callable

from sqlalchemy import BigInteger, Connection, Engine, cast, delete, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.tables import games, processes

LOGGER = logging.getLogger("dosespanas.server")
BEAT = 1.5
"""Seconds between two signs of life."""
LIFE = 6.0
"""Seconds after the last of them from which on a process counts as ended."""
HOLD = 600.0
"""Seconds after its last thought about a game from which on another process may take it."""


class Presence:
    """One process among those that serve a database. Safe to call from several threads."""

    def __init__(
        self,
        engine: Engine,
        clock: Callable[[], int] = now,
        steady: Callable[[], float] = time.monotonic,
        only: bool = False,
    ) -> None:
        """Take an engine whose transactions take the write lock at once, the clock on the wall and a steady one.

        `only`: no other process can ever serve this database; then none is told anything.
        """
        self.me = os.urandom(8).hex()
        self._engine = engine
        self._only = only
        self._clock = clock
        self._steady = steady
        self._shared = engine.dialect.name == "postgresql"
        self._others = True
        self._first: float | None = None
        """Since when it has been alive without a break, as the others see it."""
        self._last: float | None = None
        """When it last did so."""
        self._taken: dict[str, float] = {}
        """The games it thinks about, and when that was last written."""
        self._lock = threading.Lock()
        self._end = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def alone(self) -> bool:
        """Whether no other process serves the database, or one that has come since knows that it is not told all."""
        return self._only or (not self._others and self._lives(LIFE / 2))

    @property
    def known(self) -> bool:
        """Whether all others know of this process by now, so that it is told of what they write."""
        return self._first is not None and self._steady() - self._first >= LIFE and self._lives(LIFE)

    def mine(self) -> list[str]:
        """Return the games that this process thinks about."""
        with self._lock:
            return list(self._taken)

    def take(self, game: str) -> bool:
        """Return whether this process may think about a game: nobody who lives does so, or it does so already."""
        if self._only:
            return True
        asked = self._steady()
        with self._lock:
            if asked - self._taken.get(game, -HOLD) < HOLD / 2 and self._lives(LIFE - BEAT):
                return True
        if not self._lives(BEAT):
            self.beat()
        with self._engine.begin() as connection:
            present = self._present(connection)
            alive = select(processes.c.id).where(processes.c.until.between(present, present + _ms(LIFE)))
            free = or_(
                games.c.scheduler.is_(None),
                games.c.scheduler == self.me,
                games.c.scheduler.not_in(alive),
                ~games.c.thinker_until.between(present, present + _ms(HOLD)),
            )
            mine = update(games).where(games.c.id == game, free)
            taken = connection.execute(mine.values(scheduler=self.me, thinker_until=present + _ms(HOLD))).rowcount == 1
        with self._lock:
            if taken:
                self._taken[game] = asked
            else:
                self._taken.pop(game, None)
        return taken

    def beat(self) -> None:
        """Say that this process is alive, and learn whether others are."""
        begun = self._steady()
        with self._engine.begin() as connection:
            present = self._present(connection)
            connection.execute(delete(processes).where(~processes.c.until.between(present, present + _ms(LIFE))))
            until = present + _ms(LIFE)
            there = update(processes).where(processes.c.id == self.me).values(until=until)
            new = connection.execute(there).rowcount == 0
            if new:
                connection.execute(insert(processes).values(id=self.me, until=until))
        with self._engine.connect() as connection:
            self._others = connection.scalar(select(func.count()).where(processes.c.id != self.me)) != 0
        with self._lock:
            if new:
                self._taken, self._first = {}, self._steady()
            self._last = begun

    def start(self, then: Callable[[], None]) -> None:
        """Go on saying so, and do something after each time, until `close`.

        On SQLite nothing is written while no computer opponent is at play.
        """
        if not self._only:
            self._thread = threading.Thread(target=self._run, args=(then,), name="presence", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Be gone: others may take what it thought about at once."""
        self._end.set()
        if self._thread is not None:
            self._thread.join()
        if self._last is not None:
            self._last, self._taken = None, {}
            try:
                with self._engine.begin() as connection:
                    connection.execute(delete(processes).where(processes.c.id == self.me))
            except SQLAlchemyError as error:
                LOGGER.warning("others wait until this process counts as ended (%s)", type(error).__name__)

    def _run(self, then: Callable[[], None]) -> None:
        while True:
            try:
                self._let_go()
                if self._shared or self._taken:
                    self.beat()
                then()
            except Exception as error:
                LOGGER.warning("others are not told that this process is alive (%s)", type(error).__name__)
            if self._end.wait(BEAT):
                return

    def _let_go(self) -> None:
        """Forget the games that it has not thought about for long."""
        old = self._steady() - HOLD
        with self._lock:
            self._taken = {game: since for game, since in self._taken.items() if since > old}

    def _lives(self, seconds: float) -> bool:
        """Return whether it has said that it is alive in the last seconds."""
        return self._last is not None and self._steady() - self._last < seconds

    def _present(self, connection: Connection) -> int:
        """Return the time in milliseconds: that of the database, where processes of several machines share it."""
        if not self._shared:
            return self._clock()
        seconds = func.extract("epoch", func.clock_timestamp())
        return int(connection.scalar(select(cast(seconds * 1_000, BigInteger))) or 0)


def _ms(seconds: float) -> int:
    return int(seconds * 1_000)
