"""What PostgreSQL can do besides: write the choices of many games in one statement, and tell other processes."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import astuple
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from dosespanas.server.storage.clock_tables import COLUMNS, PUT, ClockRow
from dosespanas.server.storage.outbox import ONCE

CHANNEL = "dosespanas_moved"
"""Where the other processes are told of a game that moved on."""
FROM = "@"
"""Begins the first line of a message, which names the process that tells."""
LONGEST = 7_900
"""Bytes of one message; PostgreSQL takes fewer than 8,000."""
DEADLOCK = "40P01"

_GAMES = """
WITH moved AS (
    UPDATE games SET lines = w.lines, choice = w.choice, actor = w.actor, updated = w.at
    FROM unnest(%s::text[], %s::int[], %s::int[], %s::int[], %s::text[], %s::bigint[], %s::int[])
        AS w(game, first, lines, choice, actor, at, seated)
    WHERE games.id = w.game AND games.lines = w.first AND games.seated = coalesce(w.seated, games.seated)
    RETURNING games.id
), added AS (
    INSERT INTO actions (game, n, kind, seat, action, at, hash, reason)
    SELECT a.* FROM unnest(%s::text[], %s::int[], %s::text[], %s::text[], %s::text[], %s::bigint[], %s::text[],
        %s::text[]) AS a(game, n, kind, seat, action, at, hash, reason) JOIN moved ON moved.id = a.game
), seen AS (
    UPDATE seats SET seen = s.choice FROM unnest(%s::text[], %s::text[], %s::int[]) AS s(game, side, choice), moved
    WHERE moved.id = s.game AND seats.game = s.game AND seats.side = s.side AND seats.seen < s.choice
)"""
_CLOCKS = f""", kept AS (
    INSERT INTO clocks ({", ".join(COLUMNS)})
    SELECT c.* FROM unnest(%s::text[], %s::bigint[], %s::bigint[], %s::bigint[], %s::text[], %s::bigint[], %s::text[])
        AS c({", ".join(COLUMNS)}) JOIN moved ON moved.id = c.game{PUT[1]}
)"""
_MOVED = " SELECT id FROM moved"
_TELL = f""", told AS (
    INSERT INTO outbox (account, about, kind, game, side, choice, created, not_before)
    SELECT t.* FROM unnest(%s::text[], %s::text[], %s::text[], %s::text[], %s::text[], %s::int[], %s::bigint[],
        %s::bigint[]) AS t(account, about, kind, game, side, choice, created, not_before)
    JOIN moved ON moved.id = t.game
    WHERE EXISTS (SELECT 1 FROM channels WHERE channels.account = t.account AND NOT channels.ended)
    {ONCE}
)"""


def deadlocked(error: Exception) -> bool:
    """Return whether PostgreSQL undid a statement because two waited for each other."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) == DEADLOCK


class AutocommitConnections:
    """Two connections on which every statement is a transaction. For one thread."""

    def __init__(self, engine: Engine, me: str) -> None:
        """Take the database and how this process is called."""
        self._me = me
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writing: Connection | None = None
        self._telling: Connection | None = None

    def write(
        self,
        moves: Sequence[tuple[Any, ...]],
        lines: Sequence[tuple[Any, ...]],
        seen: Sequence[tuple[Any, ...]],
        clocks: Sequence[ClockRow] = (),
        told: Sequence[tuple[Any, ...]] = (),
    ) -> set[str]:
        """Move games on, each only from where it stands; return those that were.

        `moves`: id, lines before, lines, choice, actor, time, changes of seats (None: whichever), of each game once;
        `lines`: the rows of theirs; `seen`: id, side, choice; `clocks`: those that change; `told`: rows of the outbox.
        Theirs are written only with a game that was moved.
        """
        if self._writing is None:
            self._writing = self._engine.connect()
        moves = sorted(moves)  # so that two processes lock games in the same order
        columns = (*_columns(moves, 7), *_columns(lines, 8), *_columns(seen, 3))
        statement = _GAMES
        if clocks:
            columns = (*columns, *_columns([astuple(row) for row in clocks], len(COLUMNS)))
            statement += _CLOCKS
        if told:
            columns, statement = (*columns, *_columns(told, 8)), statement + _TELL
        statement += _MOVED
        with self._writing.begin():
            return set(self._writing.exec_driver_sql(statement, columns).scalars())

    def tell(self, news: Sequence[str]) -> None:
        """Tell the other processes. What is told is on disk already, so nobody waits for the disk once more."""
        if self._telling is None:
            self._telling = self._engine.connect()
            with self._telling.begin():
                self._telling.exec_driver_sql("SET synchronous_commit TO off")
        with self._telling.begin():
            for message in messages(self._me, news):
                self._telling.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, message))

    def close(self) -> None:
        """Let go of the database; it is opened again when it is asked."""
        found, self._writing, self._telling = (self._writing, self._telling), None, None
        for connection in found:
            if connection is not None:
                with suppress(SQLAlchemyError):
                    connection.invalidate()
                connection.close()


def _columns(rows: Sequence[tuple[Any, ...]], count: int) -> list[list[Any]]:
    return [[row[i] for row in rows] for i in range(count)]


def messages(sender: str, news: Collection[str]) -> list[str]:
    """Return news, of which there may be many, in as few messages as hold them; `news_in` reads them."""
    found: list[str] = []
    for one in news:
        if not found or len(found[-1]) + 1 + len(one) > LONGEST:
            found.append(FROM + sender)
        found[-1] += f"\n{one}"
    return found


def news_in(message: str, me: str) -> list[str]:
    """Return the news in a message; none in one that this process sent, which knows them."""
    lines = message.splitlines()
    if lines and lines[0].startswith(FROM):
        return [] if lines[0] == FROM + me else lines[1:]
    return lines
