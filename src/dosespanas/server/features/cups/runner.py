"""Keeps cups going: begins the games that are paired, and says when theirs must have ended."""

import asyncio
import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import ColumnElement, Connection, Select, and_, case, exists, select
from sqlalchemy.exc import SQLAlchemyError

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.server.features.cups.rounds import REMOVED
from dosespanas.server.features.cups.service import RUNNING, Cups, ToBegin
from dosespanas.server.features.cups.tables import cup_games, cups
from dosespanas.server.features.ratings.deadlines import LAST, by_itself
from dosespanas.server.features.ratings.seating import begin_between
from dosespanas.server.features.ratings.service import Ratings
from dosespanas.server.features.ratings.tables import results
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.pace import read_pace
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.rated_games import account_in, level_of
from dosespanas.server.storage.store import SPECTATOR
from dosespanas.server.storage.tables import games, seats

LOGGER = logging.getLogger("dosespanas.server")
EVERY: Final = 60.0
"""Seconds between two looks for what is to be begun or ended."""
AT_ONCE: Final = 50
"""How many games one look ends."""


class CupRunner:
    """Cups as competitions (`features/ratings/competition.py`) that begin their games."""

    def __init__(self, play: GameService, cups: Cups, ratings: Ratings) -> None:
        """Take the games, the cups, and what writes down how games ended."""
        self._play = play
        self._store = play.store
        self.cups = cups
        self._wake: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        ratings.competitions.append(self)

    def wake(self, *_: object) -> None:
        """Look at once for what is to be begun; in any thread."""
        if self._wake is not None and self._loop is not None:
            self._loop.call_soon_threadsafe(self._wake.set)

    async def run(self) -> None:
        """Keep the games going, until cancelled. A database that fails is asked again later."""
        self._loop, self._wake = asyncio.get_running_loop(), asyncio.Event()
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
        """Note what has ended, start what is to start, pair what can be paired, begin what is paired.

        A game or a cup whose rows are damaged holds up no other.
        """
        await asyncio.to_thread(self._note)
        await asyncio.to_thread(self._start, now())
        await asyncio.to_thread(self._begin)

    async def start(self, cup: str, organiser: str | None) -> None:
        """Start a cup, and begin its first games."""
        await asyncio.to_thread(self.cups.start, cup, organiser)
        self.wake()

    async def withdraw(self, cup: str, player: str) -> None:
        """Take a player out of a cup, and end what is over by that."""
        for game in await asyncio.to_thread(self.cups.withdraw, cup, player):
            await self.end_for(game, player)
        self.wake()

    async def remove(self, cup: str, organiser: str, number: int) -> None:
        """Take a player out of a cup as its organiser may; `number`: which, as the view of the cup lists them."""
        await asyncio.to_thread(self.cups.remove, cup, organiser, number)
        self.wake()

    # --- a competition -----------------------------------------------------------------------------------

    def wants(self, game: str) -> ColumnElement[bool]:
        """Return the condition that a game is one of a cup."""
        return exists().where(cup_games.c.game == game)

    def missed(self) -> Select[tuple[str]]:
        """Return the query for games of cups whose end was not written down."""
        known = exists().where(results.c.game == cup_games.c.game)
        query = select(cup_games.c.game).join(games, games.c.id == cup_games.c.game)
        return query.where(cup_games.c.how.is_(None), ~known)

    def taken_out(self, connection: Connection, game: str) -> bool:
        """Return whether a game of a cup is decided because a player was taken out."""
        there = cup_games.c.game == game, cup_games.c.how == REMOVED
        return connection.execute(select(cup_games.c.game).where(*there)).first() is not None

    def its_games(self) -> Select[tuple[str]]:
        """Return the query for all games of cups."""
        return select(cup_games.c.game).where(cup_games.c.game.is_not(None))

    def timed(self, at: int) -> Select[tuple[str, int, int]]:
        """Return the query for games of running cups that must have ended by a time after `at`."""
        last = case((cups.c.days < 4, cups.c.days * (LAST // 4)), else_=LAST)
        query = select(cup_games.c.game, cup_games.c.due, last.label("last")).join(cups, cups.c.id == cup_games.c.cup)
        return query.where(cup_games.c.how.is_(None), cup_games.c.due > at, cups.c.state == RUNNING)

    def overdue(self, at: int, most: int) -> list[str]:
        """Return games of running cups whose time is over and that are not decided."""
        return self.cups.overdue(at, most)

    def forfeit(self, game: str, missing: Sequence[str]) -> None:
        """Decide a game of a cup against the sides that are missing."""
        self.cups.forfeit(game, missing)
        self.wake()

    # --- its games ---------------------------------------------------------------------------------------

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
        mine = seats.c.account == account_in(player) if level_of(player) is None else seats.c.player == level_of(player)
        with self._store.looking() as connection:
            return connection.scalar(query.where(mine).limit(1))

    def _note(self) -> None:
        for game in self.cups.to_note():
            with by_itself(f"game {game}: its end cannot be noted in its cup"):
                self.cups.note(game)

    def _start(self, at: int) -> None:
        for cup in self.cups.to_start(at):
            with by_itself(f"cup {cup}: it cannot be started"):
                self.cups.start_or_end(cup)

    def _begin(self) -> None:
        tried: set[str] = set()
        while fresh := [one for one in self.cups.to_begin(AT_ONCE + len(tried)) if one.game not in tried]:
            for one in fresh:
                tried.add(one.game)
                with by_itself(f"game {one.game}: it cannot be begun"):
                    self._begin_one(one)

    def _begin_one(self, one: ToBegin) -> None:
        about = self.cups.about(one.cup)
        sides = one.nationalist, one.republican
        rated = about.rated and any(level_of(player) is None for player in sides)
        options = json.loads(about.options)
        pace = read_pace(one.cup, about.pace)
        begin_between(self._play, one.game, about.title, about.scenario, options, about.name, sides, rated, pace)
