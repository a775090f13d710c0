"""Deletes the games of strangers that nobody plays, where whoever runs the server asks for it."""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import Connection, and_, delete, exists, or_, select
from sqlalchemy.exc import SQLAlchemyError

from dosespanas.server.play import Play
from dosespanas.server.settings import Settings
from dosespanas.server.store import PERSON
from dosespanas.server.tables import actions, games, seats, snapshots
from dosespanas.server.writing import now

LOGGER = logging.getLogger("dosespanas.server")
EVERY = 3_600.0
"""Seconds between two looks for games to delete."""
REST = 0.2
"""Seconds between two transactions, in which others write."""
AT_ONCE = 5
"""How many games one transaction deletes."""
DAY = 86_400_000
"""Milliseconds."""


class Forgetting:
    """Deletes untouched and abandoned games of one database, a few at a time."""

    def __init__(self, play: Play, settings: Settings, clock: Callable[[], int] = now) -> None:
        """Take the games, and the settings `forget_untouched` and `forget_after`."""
        self._play = play
        self._untouched = settings.forget_untouched
        self._after = settings.forget_after
        self._clock = clock

    @property
    def wanted(self) -> bool:
        """Whether anything is to be deleted at all."""
        return self._untouched is not None or self._after is not None

    async def run(self) -> None:
        """Look for games to delete every hour, until cancelled; a database that fails is asked again later."""
        while self.wanted:
            try:
                while await asyncio.to_thread(self.sweep):
                    await asyncio.sleep(REST)
            except SQLAlchemyError as error:
                LOGGER.warning("no games were deleted: %s", type(error).__name__)
            await asyncio.sleep(EVERY)

    def sweep(self) -> list[str]:
        """Delete a few games that have had their time, in one transaction; return their ids."""
        with self._play.store.changing() as connection:
            gone = self._due(connection)
            if gone:
                for table in (snapshots, actions, seats):
                    connection.execute(delete(table).where(table.c.game.in_(gone)))
                connection.execute(delete(games).where(games.c.id.in_(gone)))
        for game in gone:
            self._play.forget(game)
            LOGGER.info("a game was deleted", extra={"about": {"game": game}})
        return gone

    def _due(self, connection: Connection) -> list[str]:
        """Return some games that have had their time. None is touched by others before the transaction ends."""
        present, due = self._clock(), []
        if self._after is not None:
            due.append(games.c.updated < present - int(self._after * DAY))
        if self._untouched is not None:
            persons = and_(seats.c.game == actions.c.game, seats.c.side == actions.c.seat, seats.c.player == PERSON)
            theirs = exists().where(actions.c.game == games.c.id, actions.c.at > games.c.created, persons)
            due.append(and_(games.c.updated < present - int(self._untouched * DAY), ~theirs))
        plausible = games.c.created > 0, games.c.updated >= games.c.created
        query = select(games.c.id).where(or_(*due), *plausible).order_by(games.c.updated).limit(AT_ONCE)
        return list(connection.scalars(query.with_for_update(skip_locked=True)))
