"""Whether choices can be written: found out by writing, seldom, and without troubling those who play."""

import asyncio
import logging
import os
import time
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Connection, NullPool, insert, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from dosespanas.server.errors import Trouble
from dosespanas.server.storage.database import connecting, damaged, file_of, trouble_of, writer
from dosespanas.server.storage.tables import settings

LOGGER = logging.getLogger("dosespanas.server")
FRESH = 5.0
"""Seconds for which it holds that all is well."""
AGAIN = 1.0
"""The same of trouble."""
PATIENCE = 3.0
"""Seconds after which a database that does not answer is called away."""
BUSY = 2_000
"""Milliseconds to wait for somebody else who writes."""
NAME = "health"
"""Of the setting that is written."""
LENGTH = 16_384
"""Characters that are written: more than a choice has, so that there is room for one where there is room for them."""


class HealthCheck:
    """Writes to the database when it is asked how it does. For one event loop."""

    def __init__(self, url: str, clock: Callable[[], float] = time.monotonic) -> None:
        """Take a database that is open: it gets connections of its own, that others cannot use up."""
        self._engine = writer(connecting(url, BUSY, poolclass=NullPool))
        self._clock = clock
        self._looking: asyncio.Future[Trouble | None] | None = None
        self._found: Trouble | None = None
        self._until = 0.0
        self._file = file_of(self._engine)
        self._inode = None if self._file is None else self._file.stat().st_ino

    async def trouble(self) -> Trouble | None:
        """Return what keeps choices from being written, None if nothing does; seconds old at most."""
        if self._clock() < self._until:
            return self._found
        if self._looking is None or self._looking.done():
            self._looking = asyncio.ensure_future(asyncio.to_thread(self._look))
        try:
            async with asyncio.timeout(PATIENCE):
                found = await asyncio.shield(self._looking)
        except TimeoutError:
            found = Trouble("away")
        if (found is None) != (self._found is None):
            LOGGER.log(logging.ERROR if found else logging.INFO, "health: %s", found or "choices can be written again")
        self._found, self._until = found, self._clock() + (FRESH if found is None else AGAIN)
        return found

    def _look(self) -> Trouble | None:
        """Write; return what went wrong."""
        try:
            if self._file is not None and (not self._file.exists() or self._file.stat().st_ino != self._inode):
                return Trouble("moved")
            if str(self._engine.url) in damaged:
                return Trouble("damaged")
            with suppress(IntegrityError), self._engine.begin() as connection:  # another process wrote it first
                _write(connection)
        except (SQLAlchemyError, OSError) as error:
            return trouble_of(error)
        return None


def _write(connection: Connection) -> None:
    """Write what nobody reads."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SET LOCAL statement_timeout = {BUSY}"))
    value = os.urandom(LENGTH // 2).hex()
    there = update(settings).where(settings.c.name == NAME).values(value=value)
    if not connection.execute(there).rowcount:
        connection.execute(insert(settings).values(name=NAME, value=value))
