"""Deletes the games of strangers that nobody plays, where whoever runs the server asks for it.

In two steps, for the clock may be wrong: a game that has had its time is marked, and deleted once the servers have run
for another day in which it was not touched and still had had its time. Where a tenth of all games or more would go at
once nothing goes until somebody says so (`dosespanas forget --yes`).
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from dosespanas.server.games.game_service import GameService
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.clock_tables import clocks
from dosespanas.server.storage.finished_store import forget_facts
from dosespanas.server.storage.running_time import BEAT, Run, Running
from dosespanas.server.storage.store import PERSON, Store
from dosespanas.server.storage.tables import (
    actions,
    corrections,
    finished_games,
    games,
    orders,
    seats,
    snapshots,
    standings,
    upgrades,
)
from dosespanas.server.storage.tables import settings as shared

LOGGER = logging.getLogger("dosespanas.server")
EVERY = 3_600.0
"""Seconds between two looks for games to delete."""
REST = 0.2
"""Seconds between two transactions, in which others write."""
AT_ONCE = 5
"""How many games one transaction deletes."""
DAY = 86_400_000
"""Milliseconds."""
RIPE = 86_400.0
"""Seconds that servers must have run since a game was marked."""
SHARE = 10
"""One game in so many may go without a word."""
NAME = "forgetting"
"""Of the setting that holds the marks."""


@dataclass(frozen=True)
class IdleGame:
    """A game that has had its time: since how many seconds of running, when it was last touched, and whether somebody
    said that it may go."""

    since: float
    updated: int
    agreed: bool = False


class Retention:
    """Deletes untouched and abandoned games of one database, a few at a time."""

    def __init__(
        self,
        play: GameService,
        settings: Settings,
        clock: Callable[[], int] = now,
        steady: Callable[[], float] = time.monotonic,
        also: Sequence[Callable[[Connection, Sequence[str]], object]] = (),
    ) -> None:
        """Take the games, the settings `forget_untouched`, `forget_after`, the clock on the wall and a steady one, and
        what else deletes what belongs to games that go, in the same transaction."""
        self._play = play
        self._untouched = settings.forget_untouched
        self._after = settings.forget_after
        self._clock = clock
        self._also = also
        self._running = Running(max(self._untouched or 0, self._after or 0) * DAY / 1_000, steady, clock)
        self.held = 0
        """How many games wait until somebody says that they may go."""

    @property
    def wanted(self) -> bool:
        """Whether anything is to be deleted at all."""
        return self._untouched is not None or self._after is not None

    async def run(self) -> None:
        """Count how long it runs, and look for games to delete every hour, until cancelled.

        A database that fails is asked again later.
        """
        looked = -EVERY
        while self.wanted:
            try:
                run = await asyncio.to_thread(self.beat)
                if time.monotonic() - looked >= EVERY:
                    looked = time.monotonic()
                    ripe = await asyncio.to_thread(self.mark, run)
                    while ripe:
                        await asyncio.to_thread(self.sweep, ripe[:AT_ONCE])
                        del ripe[:AT_ONCE]
                        await asyncio.sleep(REST)
            except SQLAlchemyError as error:
                LOGGER.warning("no games were deleted: %s", type(error).__name__)
            await asyncio.sleep(BEAT)

    def beat(self) -> Run:
        """Count how long it has run; return all that is noted of it."""
        with self._play.store.aside() as connection:
            return self._running.beat(connection)

    def mark(self, run: Run) -> list[str]:
        """Mark the games that have had their time, and no others; return those that may be deleted now."""
        with self._play.store.aside() as connection, marking(connection) as marks:
            before = dict(marks)
            marks.clear()
            for game, updated in self._due(connection, run):
                known = before.get(game)
                marks[game] = (
                    known if known is not None and known.updated == updated else IdleGame(run.seconds, updated)
                )
            ripe = [game for game, mark in marks.items() if run.seconds - mark.since >= RIPE]
            asked = [game for game in ripe if not marks[game].agreed]
            everything = connection.scalar(select(func.count()).select_from(games)) or 0
        held = len(asked) if len(asked) * SHARE >= everything else 0
        if held and held != self.held:
            LOGGER.warning(
                "%d of %d games have had their time: too many to delete without a word. If the clock is right, say "
                "`dosespanas forget --yes`",
                *(held, everything),
            )
        self.held = held
        return [game for game in ripe if marks[game].agreed] if held else ripe

    def sweep(self, ripe: Sequence[str]) -> list[str]:
        """Delete some games, if they still have had their time, in one transaction; return their ids."""
        with self._play.store.changing() as connection:
            marks = marks_of(connection)
            run = self._running.beat(connection)
            due = self._due(connection, run, ripe)
            gone = [game for game, updated in due if game in marks and marks[game].updated == updated]
            if gone:
                for forget in self._also:
                    forget(connection, gone)
                for table in (clocks, finished_games, standings, upgrades, snapshots, orders, actions, seats):
                    connection.execute(delete(table).where(table.c.game.in_(gone)))
                connection.execute(delete(games).where(games.c.id.in_(gone)))
        if gone:
            self._forget_corrections()
        for game in gone:
            self._play.forget(game)
            LOGGER.info("a game was deleted", extra={"about": {"game": game}})
        return gone

    def _forget_corrections(self) -> None:
        """Delete the corrections that no game is played with any more."""
        unused = ~exists().where(games.c.corrections == corrections.c.digest)
        with suppress(IntegrityError), self._play.store.aside() as connection:  # a game just began with them: next time
            connection.execute(delete(corrections).where(unused))
        with suppress(IntegrityError), self._play.store.aside() as connection:
            forget_facts(connection)

    def _due(self, connection: Connection, run: Run, some: Sequence[str] | None = None) -> list[tuple[str, int]]:
        """Return the games that have had their time, all or of some: id, and when it was last touched.

        Some are not touched by others before the transaction ends.
        """
        present, due = self._clock(), []
        if self._after is not None:
            due.append(games.c.updated < present - int(self._after * DAY))
        if self._untouched is not None:
            persons = and_(seats.c.game == actions.c.game, seats.c.side == actions.c.seat, seats.c.player == PERSON)
            theirs = exists().where(actions.c.game == games.c.id, actions.c.at > games.c.created, persons)
            due.append(and_(games.c.updated < present - int(self._untouched * DAY), ~theirs))
        believed = [games.c.created > 0, games.c.updated >= games.c.created]
        if run.seconds < run.wrong_until:
            believed.append(~games.c.updated.between(run.wrong_from, run.wrong_to))
        query = select(games.c.id, games.c.updated).where(or_(*due), *believed)
        if some is not None:
            query = query.where(games.c.id.in_(some)).with_for_update(skip_locked=True)
        return [(one.id, one.updated) for one in connection.execute(query.order_by(games.c.updated))]


@contextmanager
def marking(connection: Connection) -> Iterator[dict[str, IdleGame]]:
    """Give the marks of all games; what is then in there is kept."""
    there = connection.scalar(select(shared.c.value).where(shared.c.name == NAME).with_for_update())
    marks = marks_in(there)
    yield marks
    value = json.dumps({game: [mark.since, mark.updated, mark.agreed] for game, mark in marks.items()})
    if there is None:
        connection.execute(insert(shared).values(name=NAME, value=value))
    elif value != there:
        connection.execute(update(shared).where(shared.c.name == NAME).values(value=value))


def marks_of(connection: Connection) -> Mapping[str, IdleGame]:
    """Return the marks of all games."""
    return marks_in(connection.scalar(select(shared.c.value).where(shared.c.name == NAME)))


def marks_in(text: str | None) -> dict[str, IdleGame]:
    """Return the marks that were kept; none, if they cannot be read: then all begin anew."""
    try:
        kept = json.loads(text or "{}").items()
        return {game: IdleGame(float(since), int(updated), agreed is True) for game, (since, updated, agreed) in kept}
    except (ValueError, TypeError, AttributeError, OverflowError):
        return {}


def agree(store: Store) -> int:
    """Say that all games marked now may go; return how many that are."""
    with store.aside() as connection, marking(connection) as marks:
        for game, mark in marks.items():
            marks[game] = IdleGame(mark.since, mark.updated, True)
        return len(marks)


def marked(store: Store) -> tuple[int, int]:
    """Return how many games are marked, and how many there are."""
    with store.aside() as connection:
        everything = connection.scalar(select(func.count()).select_from(games)) or 0
        return len(marks_of(connection)), everything
