"""Ends games that must have ended by a time: rated ones that nobody goes on with, and those of competitions."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, and_, exists, literal, or_, select, union_all
from sqlalchemy.exc import SQLAlchemyError

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.server.features.ratings.competition import Competition
from dosespanas.server.games.game_service import GameService
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.notices_tables import outbox
from dosespanas.server.storage.outbox import TOLD_ONCE, Notice, add
from dosespanas.server.storage.rated_games import rated_games
from dosespanas.server.storage.store import PERSON, SPECTATOR
from dosespanas.server.storage.tables import games, seats

LOGGER = logging.getLogger("dosespanas.server")
EVERY: Final = 60.0
"""Seconds between two looks for what is to be ended."""
LAST: Final = 86_400_000
"""Milliseconds before a game must have ended at which whoever would lose by that is told."""
AT_ONCE: Final = 50
"""How many games one look ends."""


def due_of(connection: Connection, game: str) -> int | None:
    """Return by when a rated game must have ended, in milliseconds since 1970; None: whenever it likes."""
    due: int | None = connection.scalar(select(rated_games.c.due).where(rated_games.c.game == game))
    return due


@contextmanager
def by_itself(what: str) -> Iterator[None]:
    """Do something for one game: what fails there is written into the log; a database that fails is told on."""
    try:
        yield
    except SQLAlchemyError:
        raise
    except Exception:
        LOGGER.exception(what)


class Deadlines:
    """Ends the games of one database whose time is over, and warns before."""

    def __init__(
        self, play: GameService, competitions: Sequence[Competition] = (), clock: Callable[[], int] = now
    ) -> None:
        """Take the games, the competitions that some are of, and the clock on the wall in milliseconds."""
        self._play = play
        self._store = play.store
        self._competitions = competitions
        self._clock = clock

    async def run(self) -> None:
        """Look again and again, until cancelled. A database that fails is asked again later."""
        while True:
            try:
                await self.look()
            except SQLAlchemyError as error:
                LOGGER.warning("deadlines: the database cannot be asked (%s)", type(error).__name__)
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """End what is overdue, and warn whoever would lose by what soon is."""
        for game in await asyncio.to_thread(self._overdue):
            with by_itself(f"game {game}: its time is over, but it cannot be ended"):
                await self._end(game)
        await asyncio.to_thread(self._warn)

    def _warn(self) -> None:
        """Tell once whoever is asked in a game that must soon have ended, or has not come to it: they would lose it."""
        at = self._clock()
        alone = [rated_games.c.game.not_in(one.its_games()) for one in self._competitions]
        rated = select(rated_games.c.game, rated_games.c.due, literal(LAST).label("last")).where(
            rated_games.c.due > at, *alone
        )
        timed = union_all(rated, *(one.timed(at) for one in self._competitions)).subquery()
        asked = or_(games.c.actor == seats.c.side, and_(games.c.chance.is_(None), seats.c.number.is_(None)))
        query = (
            select(seats.c.account, seats.c.game, seats.c.side)
            .join(games, games.c.id == seats.c.game)
            .join(timed, timed.c.game == seats.c.game)
            .where(timed.c.due - timed.c.last <= at, seats.c.account.is_not(None), seats.c.side != SPECTATOR, asked)
            .where(~exists().where(outbox.c.account == seats.c.account, outbox.c.about == "deadline " + seats.c.game))
        )
        found = self._store.sound(query)
        told = [Notice(row.account, "deadline", row.game, row.side, TOLD_ONCE) for row in found]
        if told:
            with self._store.aside() as connection:
                add(connection, told, at)

    def _overdue(self) -> list[str]:
        at = self._clock()
        late = rated_games.c.due < at, or_(games.c.actor.is_not(None), games.c.chance.is_(None))
        query = select(rated_games.c.game).join(games, games.c.id == rated_games.c.game).where(*late)
        rated = [str(row.game) for row in self._store.sound(query, AT_ONCE)]
        theirs = [game for one in self._competitions for game in one.overdue(at, AT_ONCE)]
        return list(dict.fromkeys([*theirs, *rated]))

    async def _end(self, game: str) -> None:
        """End a game whose time is over: whoever is asked, or has not come, has lost."""
        gone = await asyncio.to_thread(self._missing, game)
        if gone:
            await asyncio.to_thread(self._forfeit, game, gone)
            return
        try:
            await self._play.give_up(game)
        except DosEspanasError as error:
            LOGGER.warning("game %s: its time is over, but it cannot be ended (%s)", game, error.key)
            await asyncio.to_thread(self._forfeit, game, await asyncio.to_thread(self._asked, game))

    def _forfeit(self, game: str, missing: Sequence[str]) -> None:
        for one in self._competitions:
            one.forfeit(game, missing)

    def _missing(self, game: str) -> list[str]:
        """Return the sides whose person has not come to a game that has not begun."""
        began = select(games.c.id).where(games.c.id == game, games.c.chance.is_not(None))
        query = select(seats.c.side).where(seats.c.game == game, seats.c.player == PERSON, seats.c.side != SPECTATOR)
        with self._store.looking() as connection:
            if connection.execute(began).first() is not None:
                return []
            return list(connection.scalars(query.where(seats.c.number.is_(None))))

    def _asked(self, game: str) -> list[str]:
        with self._store.looking() as connection:
            actors = connection.scalars(select(games.c.actor).where(games.c.id == game))
            return [one for one in actors if one is not None]
