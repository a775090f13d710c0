"""Tells whether another process has written to the database, without asking after every game."""

import itertools
import sqlite3
import threading

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError

WRAP = (1 << 31) - 1


class WriteEpoch:
    """Counts the writing transactions of a SQLite database, in its `user_version`.

    As long as the count is the one that this process left, what it knows is what is written. On PostgreSQL nothing is
    counted, and nobody can be sure.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.counts = engine.dialect.name == "sqlite"
        """Whether this database is counted; then `epoch` is quick."""
        self._left = -1
        """The count after the last transaction of this process."""
        self._coming = -1
        """The count after the one it is about to commit."""
        self._epoch = itertools.count(1)
        self._now = 0
        self._reader: Connection | None = None
        self._lock = threading.Lock()

    def epoch(self) -> int:
        """Return a number that is another one whenever another process has written since."""
        if not self.counts:
            return next(self._epoch)
        with self._lock:
            before = self._left, self._coming
            there = self._look()
            # this process may commit while the count is read: then it is one of those it left before or leaves now
            if there not in before and there not in (self._left, self._coming):
                self._left = self._coming = there
                self._now = next(self._epoch)
            return self._now

    def tick(self, connection: Connection) -> None:
        """Count a writing transaction; the connection holds the write lock."""
        if not self.counts:
            return
        there = _read(connection)
        if there != self._left:
            self._now = next(self._epoch)
        self._left, self._coming = there, (there + 1) & WRAP
        connection.exec_driver_sql(f"PRAGMA user_version={self._coming}")

    def ticked(self, committed: bool) -> None:
        """Note that the transaction is over."""
        if committed:
            self._left = self._coming
        else:
            self._coming = self._left

    def close(self) -> None:
        """Let go of the database; it is opened again when it is asked."""
        with self._lock:
            reader, self._reader = self._reader, None
        if reader is not None:
            reader.close()

    def _look(self) -> int:
        if self._reader is None:
            self._reader = self._engine.connect()
        driver = self._reader.connection.driver_connection
        if not isinstance(driver, sqlite3.Connection):
            return _read(self._reader)
        try:
            return int(driver.execute("PRAGMA user_version").fetchone()[0])
        except sqlite3.Error as error:
            self._reader.close()
            self._reader = None
            raise DatabaseError("PRAGMA user_version", None, error) from None


def _read(connection: Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
