"""Writes down how games ended: one row each, after the fact, for accounts and for ratings.

Whoever ends a game waits for none of it. What was missed (a process that ended, a seat that was claimed later) is found
by a look at the database; a game is written down once, however many processes look.
"""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Table, case, exists, func, insert, literal, or_, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.side import SIDE_NAMES, parse_side
from dosespanas.server.errors import DamagedGame
from dosespanas.server.features.accounts.tables import accounts
from dosespanas.server.features.ratings import measured
from dosespanas.server.features.ratings.competition import Competition
from dosespanas.server.features.ratings.players import is_former, seated
from dosespanas.server.features.ratings.rating_book import FAILED, REGENT, REMOVED, UNRATED, WAITING, count
from dosespanas.server.features.ratings.tables import played, results
from dosespanas.server.games.game_service import GameService
from dosespanas.server.storage.rated_games import PROGRAM, level_of, rated_games
from dosespanas.server.storage.row_validation import sound_rows
from dosespanas.server.storage.store import SPECTATOR, GameHead
from dosespanas.server.storage.tables import actions, games, seats

LOGGER = logging.getLogger("dosespanas.server")
EVERY: Final = 60.0
"""Seconds between two looks for what was missed."""
AT_ONCE: Final = 200
"""How many games one look finds."""
BOTH: Final = "both"
"""The side of somebody who had both, in a hot seat."""
ENDS: Final = ("action", "agree", "resign", "claim")
"""Kinds of lines that end a game."""


@dataclass(frozen=True)
class SeatHolder:
    """Who had which side: an account, a computer opponent, or None for a person without an account."""

    nationalist: str | None
    republican: str | None

    def of(self, side: str) -> str | None:
        """Return who had a side."""
        return self.nationalist if side == SIDE_NAMES[0] else self.republican


class Recorder:
    """Writes down the ends of the games of one database."""

    def __init__(self, play: GameService, competitions: Sequence[Competition] = ()) -> None:
        """Take the games, and the competitions that some are of."""
        self._play = play
        self._store = play.store
        self._competitions = competitions
        self._waiting: deque[str] = deque()
        self._wake: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._cannot: set[str] = set()
        """Games whose end cannot be read by this version of the rules, or at all."""

    def heard(self, game: str, head: GameHead | None) -> None:
        """Note a game that has ended; from any thread."""
        if head is not None and head.actor is None and head.lines >= 0 and self._loop is not None:
            self._loop.call_soon_threadsafe(self._note, game)

    def _note(self, game: str) -> None:
        self._waiting.append(game)
        if self._wake is not None:
            self._wake.set()

    async def run(self) -> None:
        """Write down what has ended, until cancelled. A database that fails is asked again later."""
        self._loop, wake = asyncio.get_running_loop(), asyncio.Event()
        self._wake = wake
        while True:
            try:
                await self.look()
                with suppress(TimeoutError):
                    async with asyncio.timeout(EVERY):
                        while True:
                            await self.catch_up()
                            await wake.wait()
                            wake.clear()
            except SQLAlchemyError as error:
                LOGGER.warning("results: the database cannot be asked (%s)", type(error).__name__)
                await asyncio.sleep(EVERY)

    async def catch_up(self) -> None:
        """Write down all that was heard of."""
        while self._waiting:
            await self.record(self._waiting.popleft())

    async def look(self) -> None:
        """Write down all ends that were missed."""
        tried: set[str] = set()
        while fresh := [game for game in await asyncio.to_thread(self.missed) if game not in tried]:
            for game in fresh:
                tried.add(game)
                await self.record(game)
        self._cannot |= tried.intersection(await asyncio.to_thread(self.missed) if tried else ())

    def missed(self) -> list[str]:
        """Return games that have ended, and whose end some account or rating lacks."""
        over = games.c.actor.is_(None), games.c.chance.is_not(None), games.c.lines >= 0
        theirs = seats.c.account.is_not(None), seats.c.side != SPECTATOR
        theirs_played = played.c.player.in_([seats.c.account, literal(PROGRAM).concat(seats.c.account)])
        lacks = ~exists().where(theirs_played, played.c.game == seats.c.game)
        by_seat = select(seats.c.game).join(games, games.c.id == seats.c.game).where(*theirs, *over, lacks)
        by_seat = by_seat.join(accounts, accounts.c.id == seats.c.account).where(accounts.c.closed.is_(None))
        kept = exists().where(results.c.game == rated_games.c.game)
        by_rating = select(rated_games.c.game).join(games, games.c.id == rated_games.c.game).where(*over, ~kept)
        of_competitions = [one.missed().where(*over) for one in self._competitions]
        with self._store.looking() as connection:
            found = [
                str(row.game)
                for query in (by_seat, by_rating, *of_competitions)
                for row in sound_rows(connection, query, AT_ONCE + len(self._cannot))
            ]
        return [game for game in dict.fromkeys(found) if game not in self._cannot]

    async def record(self, game: str) -> None:
        """Write down how a game ended, if it has and anybody wants to know; a second time changes nothing.

        One whose rows are damaged, or that fails otherwise, is passed over until the process begins anew.
        """
        if game in self._cannot or not await asyncio.to_thread(self._wanted, game):
            return
        try:
            await self._record(game)
        except SQLAlchemyError:
            raise
        except DosEspanasError as error:
            self._cannot.add(game)
            LOGGER.warning("game %s: its end cannot be written down (%s)", game, error.key)
        except Exception:
            self._cannot.add(game)
            LOGGER.exception("game %s: its end cannot be written down", game)

    async def _record(self, game: str) -> None:
        ended = await self._play.ended(game)
        if ended is not None:
            outcome, turn = ended
            winner = None if outcome.winner is None else SIDE_NAMES[outcome.winner]
            await asyncio.to_thread(self._write, game, winner, outcome.reason, turn)
            for one in self._competitions:
                one.wake(game)

    def _wanted(self, game: str) -> bool:
        owned = exists().where(seats.c.game == game, seats.c.account.is_not(None), seats.c.side != SPECTATOR)
        wanted = [owned, exists().where(rated_games.c.game == game), *(one.wants(game) for one in self._competitions)]
        return bool(self._store.scalar(select(or_(*wanted))))

    def _write(self, game: str, winner: str | None, reason: str, turn: int) -> None:
        try:
            with self._store.aside() as connection:
                self._write_in(connection, game, winner, reason, turn)
        except IntegrityError:  # another process was faster; what it lacked is found at the next look
            LOGGER.info("game %s: its end was written down by another process", game)

    def _write_in(self, connection: Connection, game: str, winner: str | None, reason: str, turn: int) -> None:
        row = _sound(connection, games, games.c.id == game, game)
        if row is None:
            return
        sitting = _sitting(connection, game)
        last = connection.scalar(select(func.max(actions.c.at)).where(actions.c.game == game, actions.c.kind.in_(ENDS)))
        ended = int(last or row.updated)
        entered = _sound(connection, rated_games, rated_games.c.game == game, game)
        if entered is not None:
            sitting = SeatHolder(entered.nationalist, entered.republican)
        counts = UNRATED if entered is None else self._counts(connection, game, winner)
        there = connection.scalar(select(results.c.game).where(results.c.game == game)) is not None
        if not there:
            connection.execute(
                insert(results).values(
                    game=game,
                    title=row.game,
                    scenario=row.scenario,
                    options=json.dumps(dict.fromkeys(measured.variant(row.game, json.loads(row.options)), True)),
                    name=row.name,
                    **vars(sitting),
                    winner=winner,
                    reason=reason,
                    turn=turn,
                    choices=row.choice,
                    began=row.created,
                    ended=ended,
                    pair=None if entered is None else entered.pair,
                    counts=counts,
                )
            )
        _write_played(connection, row, sitting, winner, entered is not None, ended)
        if not there and entered is not None:
            _count(connection, game)

    def _counts(self, connection: Connection, game: str, winner: str | None) -> str:
        """Return whether a rated game counts, by how it went: why not, or that it waits to be counted."""
        if any(one.taken_out(connection, game) for one in self._competitions):
            return REMOVED
        query = select(actions.c.kind, actions.c.seat).where(actions.c.game == game)
        noted = connection.execute(query.where(actions.c.kind.in_(("failed", "regent")))).all()
        if any(row.kind == "failed" for row in noted):
            return FAILED
        if winner is not None and any(row.seat == winner for row in noted):
            return REGENT
        return WAITING


def _sound(connection: Connection, table: Table, where: ColumnElement[bool], game: str) -> Any:
    """Return the one row of a table for a game, None if there is none; raises DamagedGame for a damaged one."""
    found = sound_rows(connection, select(table).where(where))
    if not found and connection.scalar(select(func.count()).select_from(table).where(where)):
        raise DamagedGame(game, table.name)
    return found[0] if found else None


def _count(connection: Connection, game: str) -> None:
    """Count a rated game; where a row of its players or its pair is damaged, it is written down and not counted."""
    try:
        with connection.begin_nested():
            count(connection, game)
    except SQLAlchemyError:
        raise
    except Exception:
        LOGGER.exception("game %s: it cannot be counted", game)


def _sitting(connection: Connection, game: str) -> SeatHolder:
    """Return who has the sides of a game now."""
    alive = exists().where(accounts.c.id == seats.c.account, accounts.c.closed.is_(None))
    query = select(seats.c.side, seats.c.player, seats.c.program, case((alive, seats.c.account)).label("account"))
    rows = {row.side: row for row in sound_rows(connection, query.where(seats.c.game == game))}
    return SeatHolder(*(seated(rows[side]) if side in rows else None for side in SIDE_NAMES))


def _write_played(
    connection: Connection, row: Any, sitting: SeatHolder, winner: str | None, is_rated: bool, ended: int
) -> None:
    """Write down what a game is to each account that has a side of it and no line yet."""
    present = set(connection.scalars(select(played.c.player).where(played.c.game == row.id)))
    shared = sitting.nationalist is not None and sitting.nationalist == sitting.republican
    sides: Sequence[str] = [BOTH] if shared else SIDE_NAMES
    for side in sides:
        player = sitting.nationalist if side == BOTH else sitting.of(side)
        if player is None or player in present or level_of(player) is not None or is_former(connection, player):
            continue
        other = None if side == BOTH else sitting.of(SIDE_NAMES[1 - parse_side(side)])
        points = None if side == BOTH else 1 if winner is None else 2 * (winner == side)
        connection.execute(
            insert(played).values(
                player=player,
                game=row.id,
                side=side,
                other=other,
                title=row.game,
                scenario=row.scenario,
                points=points,
                rated=is_rated,
                ended=ended,
            )
        )
