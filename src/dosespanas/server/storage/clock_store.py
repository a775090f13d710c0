"""Clocks as the database has them, and the time that no server ran: it is nobody's."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

from sqlalchemy import Connection, case, exists, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from dosespanas.server.errors import DamagedGame
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.clock_tables import ClockRow, clocks
from dosespanas.server.storage.row_validation import as_it_lies, checked
from dosespanas.server.storage.store import Store
from dosespanas.server.storage.tables import games, settings

LOGGER = logging.getLogger("dosespanas.server")
BEAT = 20.0
"""Seconds between two notes that a server runs."""
GAP = 90_000
"""Milliseconds without a note from which on no server ran."""
NAME = "clocks"
"""Of the setting that holds the note: the latest time at which clocks ran and a server too."""


def clock_of(store: Store, game: str) -> ClockRow:
    """Return the clocks of a game that has a pace; raises DamagedGame."""
    row = store.first(as_it_lies(*clocks.c).where(clocks.c.game == game))
    if row is None:
        raise DamagedGame(game, "its clocks are missing")
    return ClockRow(**checked(clocks, row, game))


def clocks_of(store: Store, ids: Sequence[str]) -> list[ClockRow]:
    """Return the clocks of some games; those that are damaged or missing are left out."""
    found = []
    with store.looking() as connection:
        for row in connection.execute(as_it_lies(*clocks.c).where(clocks.c.game.in_(ids))).all():
            with suppress(DamagedGame):
                found.append(ClockRow(**checked(clocks, row, str(row.game))))
    return found


class Uptime:
    """Notes that a server runs, and gives back to running clocks the time in which none did.

    So it is where a machine slept, or its clock on the wall was set forward. Nothing is written while no clock runs.
    """

    def __init__(self, store: Store, clock: Callable[[], int] = now) -> None:
        """Take the store, and the clock on the wall."""
        self._store = store
        self._clock = clock
        self._seen = 0
        """When this process last looked."""

    async def run(self) -> None:
        """Note it again and again, until cancelled; a database that fails is asked again later."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                lost = await asyncio.to_thread(self.beat)
            except SQLAlchemyError as error:
                LOGGER.warning("nobody notes that the clocks run (%s)", type(error).__name__)
            else:
                if lost:
                    LOGGER.warning("no server ran for %d seconds: the clocks did not either", lost // 1_000)

    def beat(self) -> int:
        """Note that a server runs; return how long none did, in milliseconds, if that was long enough to count."""
        if not self._runs():
            self._seen = self._clock()
            return 0
        with self._store.aside() as connection:
            lost = self._lost(connection)
            if not lost:
                self._note(connection)
        if not lost:
            return 0
        with self._store.changing() as connection:
            lost = self._lost(connection)
            if lost:
                self._give_back(connection, self._clock() - lost)
            self._note(connection)
        return lost

    def _runs(self) -> bool:
        return bool(self._store.scalar(select(exists().where(clocks.c.since.is_not(None)))))

    def _lost(self, connection: Connection) -> int:
        """Return how long no server has run until now; 0: one did."""
        noted = connection.scalar(select(settings.c.value).where(settings.c.name == NAME).with_for_update())
        last = max(self._seen, int(noted) if noted is not None and noted.isdigit() else 0)
        gap = self._clock() - last
        return gap if gap > GAP else 0

    def _give_back(self, connection: Connection, last: int) -> None:
        """Let running clocks pass over the time from `last` to now; every process reads them anew."""
        there, present = clocks.c.since.is_not(None), self._clock()
        passed = case((clocks.c.since > last, present), else_=clocks.c.since + (present - last))
        touched = select(clocks.c.game).where(there)
        connection.execute(update(games).where(games.c.id.in_(touched)).values(seated=games.c.seated + 1))
        connection.execute(update(clocks).where(there).values(since=passed))

    def _note(self, connection: Connection) -> None:
        self._seen = self._clock()
        mine, value = settings.c.name == NAME, str(self._seen)
        if connection.execute(update(settings).where(mine).values(value=value)).rowcount == 0:
            connection.execute(insert(settings).values(name=NAME, value=value))
