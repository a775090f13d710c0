"""Keeps cups and rated games going: begins the games that are paired, and ends those whose time is over."""

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sqlalchemy import and_, case, exists, literal, or_, select, union_all
from sqlalchemy.exc import SQLAlchemyError

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.server.games.game_service import GameService
from dosespanas.server.results.cups import DAY, RUNNING, Cups
from dosespanas.server.results.table import begin_between
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.notices_tables import outbox
from dosespanas.server.storage.outbox import TOLD_ONCE, Notice, add
from dosespanas.server.storage.rated_games import level_of
from dosespanas.server.storage.results_tables import cup_games, cups, rated_games
from dosespanas.server.storage.store import PERSON, SPECTATOR
from dosespanas.server.storage.tables import games, seats

LOGGER = logging.getLogger("dosespanas.server")
EVERY: Final = 60.0
"""Seconds between two looks for what is to be begun or ended."""
LAST: Final = DAY
"""Milliseconds before a game must have ended at which whoever would lose by that is told; of a round of a few days its
last quarter."""
AT_ONCE: Final = 50
"""How many games one look ends."""


class CupRunner:
    """Begins and ends the games of cups, and ends rated games that nobody goes on with."""

    def __init__(self, play: GameService, cups: Cups, clock: Callable[[], int] = now) -> None:
        """Take the games, the cups, and the clock on the wall in milliseconds."""
        self._play = play
        self._store = play.store
        self._cups = cups
        self._clock = clock
        self._wake: asyncio.Event | None = None

    def wake(self, *_: object) -> None:
        """Look at once for what is to be begun; on the loop that `run` is on."""
        if self._wake is not None:
            self._wake.set()

    async def run(self) -> None:
        """Keep the games going, until cancelled. A database that fails is asked again later."""
        self._wake = asyncio.Event()
        while True:
            try:
                await self.look()
            except SQLAlchemyError as error:
                LOGGER.warning("cups: the database cannot be asked (%s)", type(error).__name__)
            try:
                await asyncio.wait_for(self._wake.wait(), EVERY)
            except TimeoutError:
                continue
            self._wake.clear()

    async def look(self) -> None:
        """End what is overdue, note what has ended, pair what can be paired, begin what is paired."""
        for game in await asyncio.to_thread(self._overdue):
            await self._end(game)
        await asyncio.to_thread(self._cups.note_all)
        await asyncio.to_thread(self._begin)
        await asyncio.to_thread(self._warn)

    def _warn(self) -> None:
        """Tell once whoever is asked in a game that must soon have ended, or has not come to it: they would lose it."""
        at = self._clock()
        last = case((cups.c.days < 4, cups.c.days * (LAST // 4)), else_=LAST)
        of_cups = select(cup_games.c.game, cup_games.c.due, last.label("last")).join(cups, cups.c.id == cup_games.c.cup)
        of_cups = of_cups.where(cup_games.c.how.is_(None), cup_games.c.due > at, cups.c.state == RUNNING)
        alone = rated_games.c.game.not_in(select(cup_games.c.game).where(cup_games.c.game.is_not(None)))
        rated = select(rated_games.c.game, rated_games.c.due, literal(LAST).label("last")).where(
            rated_games.c.due > at, alone
        )
        timed = union_all(of_cups, rated).subquery()
        asked = or_(games.c.actor == seats.c.side, and_(games.c.chance.is_(None), seats.c.number.is_(None)))
        query = (
            select(seats.c.account, seats.c.game, seats.c.side)
            .join(games, games.c.id == seats.c.game)
            .join(timed, timed.c.game == seats.c.game)
            .where(timed.c.due - timed.c.last <= at, seats.c.account.is_not(None), seats.c.side != SPECTATOR, asked)
            .where(~exists().where(outbox.c.account == seats.c.account, outbox.c.about == "deadline " + seats.c.game))
        )
        with self._store.looking() as connection:
            found = connection.execute(query).all()
        told = [Notice(row.account, "deadline", row.game, row.side, TOLD_ONCE) for row in found]
        if told:
            with self._store.aside() as connection:
                add(connection, told, at)

    def _overdue(self) -> list[str]:
        at = self._clock()
        late = rated_games.c.due < at, or_(games.c.actor.is_not(None), games.c.chance.is_(None))
        query = select(rated_games.c.game).join(games, games.c.id == rated_games.c.game).where(*late).limit(AT_ONCE)
        with self._store.looking() as connection:
            found = list(connection.scalars(query))
        return list(dict.fromkeys([*self._cups.overdue(at, AT_ONCE), *found]))

    async def _end(self, game: str) -> None:
        """End a game whose time is over: whoever is asked, or has not come, has lost."""
        gone = await asyncio.to_thread(self._missing, game)
        if gone:
            await asyncio.to_thread(self._cups.forfeit, game, gone)
            return
        try:
            await self._play.give_up(game)
        except DosEspanasError as error:
            LOGGER.warning("game %s: its time is over, but it cannot be ended (%s)", game, error.key)
            await asyncio.to_thread(self._cups.forfeit, game, await asyncio.to_thread(self._asked, game))

    async def end_for(self, game: str, player: str) -> None:
        """End a game for a player who has withdrawn from its cup; one that has not begun stays as it is."""
        side = await asyncio.to_thread(self._side, game, player)
        if side is not None:
            with suppress(DosEspanasError):  # nobody plays it on; the cup knows already who has won
                await self._play.give_up(game, side)

    def _side(self, game: str, player: str) -> str | None:
        """Return the side of a player in a game that has begun."""
        began = games.c.id == seats.c.game, games.c.chance.is_not(None)
        query = select(seats.c.side).join(games, and_(*began)).where(seats.c.game == game, seats.c.side != SPECTATOR)
        mine = seats.c.account == player if level_of(player) is None else seats.c.player == level_of(player)
        with self._store.looking() as connection:
            return connection.scalar(query.where(mine).limit(1))

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
            return [
                one for one in connection.scalars(select(games.c.actor).where(games.c.id == game)) if one is not None
            ]

    def _begin(self) -> None:
        while fresh := self._cups.to_begin(AT_ONCE):
            for one in fresh:
                about = self._cups.about(one.cup)
                sides = one.nationalist, one.republican
                rated = about.rated and any(level_of(player) is None for player in sides)
                begin_between(
                    self._play,
                    one.game,
                    about.title,
                    about.scenario,
                    json.loads(about.options),
                    about.name,
                    sides,
                    rated,
                )
