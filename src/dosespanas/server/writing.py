"""Writes what was done in many games in one transaction: those that wait share one commit to disk."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, delete, insert, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from dosespanas.server.clock import Clock
from dosespanas.server.tables import actions, games, seats, snapshots

MOST = 256
"""How many games are written in one transaction."""
ROWS = 100
"""How many rows one statement writes: older SQLite knows 999 values at most."""
UPDATE_FROM = (3, 33)
"""Since when SQLite can change many rows in one statement."""
COLUMNS = ("game", "n", "kind", "seat", "action", "at", "hash", "reason")

_MOVE = (
    update(games)
    .where(games.c.id == bindparam("there"), games.c.lines == bindparam("first"))
    .values(
        lines=bindparam("to_lines"),
        choice=bindparam("to_choice"),
        actor=bindparam("to_actor"),
        updated=bindparam("at"),
    )
)
_MOVE_ALL = (
    "UPDATE games SET lines = v.column3, choice = v.column4, actor = v.column5, updated = v.column6 FROM (VALUES ",
    ") AS v WHERE games.id = v.column1 AND games.lines = v.column2",
)
_CUT_BACK = (
    update(seats).where(seats.c.game == bindparam("there"), seats.c.seen > bindparam("to")).values(seen=bindparam("to"))
)
_SEE = (
    update(seats)
    .where(seats.c.game == bindparam("there"), seats.c.side == bindparam("seer"), seats.c.seen < bindparam("to"))
    .values(seen=bindparam("to"))
)
_SEE_ALL = (
    "UPDATE seats SET seen = v.column3 FROM (VALUES ",
    ") AS v WHERE seats.game = v.column1 AND seats.side = v.column2 AND seats.seen < v.column3",
)
_FORGET = delete(snapshots).where(snapshots.c.game == bindparam("there"), snapshots.c.choice == bindparam("before"))


CHANNEL = "dosespanas_moved"
"""Where PostgreSQL tells the other processes of a game that moved on."""


class MovedOn(Exception):
    """Another process wrote to the game first; nothing was written."""


class _NotAll(Exception):
    """One of several games had moved on."""


@dataclass(frozen=True)
class Line:
    """One thing done: an action, going back to an earlier choice, or a word about ending by agreement."""

    kind: str
    seat: str
    action: str
    hash: str | None = None
    reason: str | None = None
    """What a computer opponent gave for it, as it is kept; not read with the lines."""


@dataclass(frozen=True)
class Pulse:
    """Where a game stands: lines written, the choice now asked and whose it is (None: it is over)."""

    lines: int
    choice: int
    actor: str | None


@dataclass(frozen=True)
class Snapshot:
    """Where a game stood before a choice, after its first `line` lines; `events`: since the snapshot before."""

    game: str
    choice: int
    line: int
    position: bytes
    events: bytes
    hash: str


@dataclass(frozen=True, eq=False)
class Job:
    """What is to be written of one game: lines from number `first` on, or snapshots."""

    game: str
    first: int
    lines: Sequence[Line]
    pulse: Pulse | None
    snapshots: Sequence[Snapshot] = ()
    seer: str | None = None
    """The side that has seen all up to here."""
    done: "Future[None] | asyncio.Future[None]" = field(default_factory=Future)
    """Ends when it is on disk, or with an error; one of an event loop is told there, with all others of its commit."""


def now() -> int:
    """Return the time in milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


def news_of(game: str, pulse: Pulse) -> str:
    """Return what the other processes are told of a game; `pulse_of` reads it."""
    return f"{game} {pulse.lines} {pulse.choice} {pulse.actor or '-'}"


def pulse_of(news: str) -> tuple[str, Pulse | None]:
    """Return a game and where it stands, from what `news_of` wrote; None: its seats have changed."""
    game, *told = news.split()
    if not told:
        return game, None
    lines, choice, actor = told
    return game, Pulse(int(lines), int(choice), None if actor == "-" else actor)


def in_one(connection: Connection, before: str, rows: Sequence[tuple[Any, ...]], after: str = "") -> int:
    """Run a SQLite statement for many rows at once, and return how many it changed.

    Row by row the thread that writes would have to wait, for each of them, for the one that serves the requests.
    """
    found = 0
    for i in range(0, len(rows), ROWS):
        some = rows[i : i + ROWS]
        marks = ",".join([f"({','.join('?' * len(some[0]))})"] * len(some))
        values = tuple(value for row in some for value in row)
        found += connection.exec_driver_sql(before + marks + after, values).rowcount
    return found


def add_lines(connection: Connection, jobs: Sequence[Job], at: int) -> None:
    """Add the lines of some games, done at a time in milliseconds since 1970."""
    rows = [
        (job.game, job.first + i, line.kind, line.seat, line.action, at, line.hash, line.reason)
        for job in jobs
        for i, line in enumerate(job.lines)
    ]
    if rows and connection.dialect.name == "sqlite":
        in_one(connection, f"INSERT INTO actions ({', '.join(COLUMNS)}) VALUES ", rows)
    elif rows:
        connection.execute(insert(actions), [dict(zip(COLUMNS, row, strict=True)) for row in rows])


def _move(connection: Connection, jobs: Sequence[Job], at: int) -> None:
    """Note where games stand now; raises _NotAll unless each stood where its job says."""
    rows = [
        (job.game, job.first, job.pulse.lines, job.pulse.choice, job.pulse.actor, at)
        for job in jobs
        if job.pulse is not None
    ]
    if not rows:
        return
    if connection.dialect.name == "sqlite" and sqlite3.sqlite_version_info >= UPDATE_FROM and _apart(rows):
        changed = in_one(connection, _MOVE_ALL[0], rows, _MOVE_ALL[1])
    else:
        names = ("there", "first", "to_lines", "to_choice", "to_actor", "at")
        changed = connection.execute(_MOVE, [dict(zip(names, row, strict=True)) for row in rows]).rowcount
    if changed != len(rows):
        raise _NotAll


def _see(connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    """Note how far the sides of some games have seen; never goes back."""
    if not rows:
        return
    if connection.dialect.name == "sqlite" and sqlite3.sqlite_version_info >= UPDATE_FROM and _apart(rows):
        in_one(connection, _SEE_ALL[0], rows, _SEE_ALL[1])
    else:
        connection.execute(_SEE, [dict(zip(("there", "seer", "to"), row, strict=True)) for row in rows])


def _apart(rows: Sequence[tuple[Any, ...]]) -> bool:
    """Return whether no game stands there twice."""
    return len({row[0] for row in rows}) == len(rows)


def add_snapshots(connection: Connection, found: Sequence[Snapshot]) -> None:
    """Add snapshots in place of those there may be of the same choices."""
    if found:
        connection.execute(_FORGET, [{"there": one.game, "before": one.choice} for one in found])
        connection.execute(insert(snapshots), [vars(one) for one in found])


class Writing:
    """One thread that writes for all games of this process."""

    def __init__(self, engine: Engine, clock: Clock) -> None:
        """Take an engine whose transactions take the write lock at once."""
        self._engine = engine
        self._clock = clock
        self._connection: Connection | None = None
        self._waiting: list[Job] = []
        self._gathered: list[Job] = []
        """What was done in the present turn of the event loop."""
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None

    def submit(self, *jobs: Job) -> None:
        """Have something written; each job is done once it is on disk, or with MovedOn or a database error."""
        with self._change:
            self._waiting += jobs
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="writing", daemon=True)
                self._thread.start()
            self._change.notify()

    def gather(self, job: Job) -> None:
        """Do what `submit` does for a job of an event loop, with all that is done in this turn of the loop."""
        if not self._gathered:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._gathered.append(job)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        self.submit(*gathered)

    def close(self) -> None:
        """Write what waits, then let go of the database; it is opened again when something is to be written."""
        with self._change:
            thread, self._thread = self._thread, None
            self._change.notify()
        if thread is not None:
            thread.join()
        self._let_go()

    def _run(self) -> None:
        me = threading.current_thread()
        while True:
            with self._change:
                while not self._waiting:
                    if self._thread is not me:
                        return
                    self._change.wait()
                batch = self._waiting[:MOST]
                del self._waiting[:MOST]
            self._serve(batch)

    def _serve(self, batch: list[Job]) -> None:
        try:
            self._transact(batch)
        except (_NotAll, IntegrityError) as error:
            if len(batch) == 1:
                _end(batch, MovedOn() if batch[0].pulse is not None else error)
            else:
                for job in batch:
                    self._serve([job])
        except Exception as error:
            if isinstance(error, SQLAlchemyError):
                self._let_go()
            _end(batch, error)
        else:
            _end(batch, None)

    def _transact(self, batch: list[Job]) -> None:
        """Write what a batch wants, all or nothing."""
        if self._connection is None:
            self._connection = self._engine.connect()
        committed = False
        try:
            with self._connection.begin():
                self._clock.tick(self._connection)
                _write(self._connection, batch)
            committed = True
        finally:
            self._clock.ticked(committed)

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _end(batch: Sequence[Job], error: Exception | None) -> None:
    """Tell whoever waits for some jobs that they are on disk, or why not."""
    soon: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for job in batch:
        if isinstance(job.done, asyncio.Future):
            soon.setdefault(job.done.get_loop(), []).append(job.done)
        else:
            _settle([job.done], error)
    for loop, waiting in soon.items():
        with suppress(RuntimeError):  # the loop was closed: nobody waits there any more
            loop.call_soon_threadsafe(_settle, waiting, error)


def _settle(waiting: "Sequence[Future[None] | asyncio.Future[None]]", error: Exception | None) -> None:
    for done in waiting:
        if done.done():  # whoever waited has gone
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def notify(connection: Connection, moved: Sequence[tuple[str, Pulse]]) -> None:
    """Tell other processes where some games stand, on a database that can."""
    if connection.dialect.name == "postgresql":
        tell = text(f"SELECT pg_notify('{CHANNEL}', :news)")
        for game, pulse in moved:
            connection.execute(tell, {"news": news_of(game, pulse)})


def notify_seats(connection: Connection, game: str) -> None:
    """Tell other processes that the secrets of a game's seats have changed, on a database that can."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :news)"), {"news": game})


def _write(connection: Connection, batch: list[Job]) -> None:
    at = now()
    _move(connection, batch, at)
    add_lines(connection, batch, at)
    back = [
        {"there": job.game, "to": job.pulse.choice}
        for job in batch
        if job.pulse is not None and any(line.kind == "undo" for line in job.lines)
    ]
    if back:
        connection.execute(_CUT_BACK, back)
    _see(connection, [(job.game, job.seer, job.pulse.choice) for job in batch if job.pulse is not None and job.seer])
    notify(connection, [(job.game, job.pulse) for job in batch if job.pulse is not None])
    add_snapshots(connection, [one for job in batch for one in job.snapshots])
