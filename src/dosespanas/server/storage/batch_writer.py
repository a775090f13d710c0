"""Writes what was done in many games in one transaction: those that wait share one commit to disk."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import astuple, dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Integer, bindparam, delete, func, insert, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from dosespanas.server.storage import outbox
from dosespanas.server.storage.clock_tables import PUT, ClockRow, put_clocks
from dosespanas.server.storage.postgresql import CHANNEL, AutocommitConnections, deadlocked
from dosespanas.server.storage.tables import actions, games, orders, seats, snapshots
from dosespanas.server.storage.wall_clock import now as now
from dosespanas.server.storage.write_epoch import WriteEpoch

LOGGER = logging.getLogger("dosespanas.server")
MOST = 256
"""How many games are written in one transaction."""
ROWS = 100
"""How many rows one statement writes: older SQLite knows 999 values at most."""
SAID = "talk"
"""The word in news that tells of words."""
UPDATE_FROM = (3, 33)
"""Since when SQLite can change many rows in one statement."""
COLUMNS = ("game", "n", "kind", "seat", "action", "at", "hash", "reason")

_MOVE = (
    update(games)
    .where(
        games.c.id == bindparam("there"),
        games.c.lines == bindparam("first"),
        games.c.seated == func.coalesce(bindparam("known", type_=Integer), games.c.seated),
    )
    .values(
        lines=bindparam("to_lines"),
        choice=bindparam("to_choice"),
        actor=bindparam("to_actor"),
        updated=bindparam("at"),
    )
)
_MOVE_ALL = (
    "UPDATE games SET lines = v.column3, choice = v.column4, actor = v.column5, updated = v.column6 FROM (VALUES ",
    ") AS v WHERE games.id = v.column1 AND games.lines = v.column2 AND games.seated = coalesce(v.column7, seated)",
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
_REGENT = (
    update(seats)
    .where(seats.c.game == bindparam("there"), seats.c.side == bindparam("of"))
    .values(regent=bindparam("who"))
)
_FORGET = delete(snapshots).where(snapshots.c.game == bindparam("there"), snapshots.c.choice == bindparam("before"))


class MovedOn(Exception):
    """Another process wrote to the game first; nothing was written."""


class _NotAll(Exception):
    """One of several games had moved on."""


class LogEntry(NamedTuple):
    """One thing done: an action, going back to an earlier choice, or a word about ending by agreement."""

    kind: str
    seat: str
    action: str
    hash: str | None = None
    reason: str | None = None
    """What a computer opponent gave for it, as it is kept; not read with the lines."""


@dataclass(frozen=True)
class GameHead:
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


@dataclass(eq=False, slots=True)
class Job:
    """What is to be written of one game: lines from number `first` on, or snapshots."""

    game: str
    first: int
    lines: Sequence[LogEntry]
    head: GameHead | None
    snapshots: Sequence[Snapshot] = ()
    seer: str | None = None
    """The side that has seen all up to here."""
    orders: Sequence[tuple[str, str]] = ()
    """The standing orders of sides, which change with the lines."""
    notices: Sequence[outbox.Notice] = ()
    """What accounts are to be told of that."""
    seated: int | None = None
    """How often the seats of the game had changed when they were read, if that matters."""
    clock: ClockRow | None = None
    """The clocks of the game, if they change with the lines."""
    regent: tuple[str, str | None] | None = None
    """The side whose regent changes with the lines, and who that is then; that counts as a change of its seats."""
    done: "Future[None] | asyncio.Future[None]" = field(default_factory=Future)
    """Ends when it is on disk, or with an error; one of an event loop is told there, with all others of its commit."""


def news_of(game: str, head: GameHead) -> str:
    """Return what the other processes are told of a game; `head_of` reads it."""
    return f"{game} {head.lines} {head.choice} {head.actor or '-'}"


def head_of(news: str) -> tuple[str, GameHead | None]:
    """Return a game and where it stands, from what `news_of` wrote; None: its seats have changed."""
    game, *told = news.split()
    if not told:
        return game, None
    lines, choice, actor = told
    return game, GameHead(int(lines), int(choice), None if actor == "-" else actor)


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


def _rows(jobs: Sequence[Job], at: int) -> list[tuple[Any, ...]]:
    """Return the lines of some games as rows."""
    return [
        (job.game, job.first + i, line.kind, line.seat, line.action, at, line.hash, line.reason)
        for job in jobs
        for i, line in enumerate(job.lines)
    ]


def _moves(jobs: Sequence[Job], at: int) -> list[tuple[Any, ...]]:
    """Return where games stood and stand now."""
    return [
        (job.game, job.first, job.head.lines, job.head.choice, job.head.actor, at, job.seated)
        for job in jobs
        if job.head is not None
    ]


def _seen(jobs: Sequence[Job]) -> list[tuple[Any, ...]]:
    """Return the sides that have seen all of some games."""
    return [(job.game, job.seer, job.head.choice) for job in jobs if job.head is not None and job.seer]


def _clocks(jobs: Sequence[Job]) -> list[ClockRow]:
    """Return the clocks that change in some games."""
    return [job.clock for job in jobs if job.clock is not None]


def _told(jobs: Sequence[Job], at: int) -> list[tuple[Any, ...]]:
    """Return what accounts are to be told of some games."""
    return outbox.rows([notice for job in jobs for notice in job.notices], at)


def _plain(job: Job) -> bool:
    """Return whether a job is like nearly all: a game goes on."""
    alone = not job.snapshots and not job.orders and job.regent is None
    return job.head is not None and alone and all(line.kind != "undo" for line in job.lines)


def add_lines(connection: Connection, jobs: Sequence[Job], at: int) -> None:
    """Add the lines of some games, done at a time in milliseconds since 1970."""
    rows = _rows(jobs, at)
    if rows and connection.dialect.name == "sqlite":
        in_one(connection, f"INSERT INTO actions ({', '.join(COLUMNS)}) VALUES ", rows)
    elif rows:
        connection.execute(insert(actions), [dict(zip(COLUMNS, row, strict=True)) for row in rows])


def _move(connection: Connection, jobs: Sequence[Job], at: int) -> None:
    """Note where games stand now; raises _NotAll unless each stood where its job says."""
    rows = _moves(jobs, at)
    if not rows:
        return
    if connection.dialect.name == "sqlite" and sqlite3.sqlite_version_info >= UPDATE_FROM and _apart(rows):
        changed = in_one(connection, _MOVE_ALL[0], rows, _MOVE_ALL[1])
    else:
        names = ("there", "first", "to_lines", "to_choice", "to_actor", "at", "known")
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


def put_orders(connection: Connection, game: str, rows: Sequence[tuple[str, str]]) -> None:
    """Put the orders of some sides of a game in place of those there are."""
    for side, state in rows:
        connection.execute(delete(orders).where(orders.c.game == game, orders.c.side == side))
        connection.execute(insert(orders).values(game=game, side=side, state=state))


class Writing:
    """One thread that writes for all games of this process; in turn where there are no threads."""

    def __init__(
        self, engine: Engine, clock: WriteEpoch, me: str, alone: Callable[[], bool], in_turn: bool = False
    ) -> None:
        """Take an engine whose transactions take the write lock at once, how this process is called,
        what says that there is no other one, and whether whoever hands something over writes it.

        Others are told after the commit: PostgreSQL lets one transaction that tells anything commit at a time.
        """
        self._engine = engine
        self._clock = clock
        self._alone = alone
        self._in_turn = in_turn
        self._at_once = AutocommitConnections(engine, me) if engine.dialect.name == "postgresql" else None
        self._untold: list[str] = []
        """What other processes could not be told yet."""
        self._connection: Connection | None = None
        self._waiting: list[Job] = []
        self._gathered: list[Job] = []
        """What was done in the present turn of the event loop."""
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None

    def submit(self, *jobs: Job) -> None:
        """Have something written; each job is done once it is on disk, or with MovedOn or a database error."""
        if self._in_turn:
            self._serve(list(jobs))
            return
        with self._change:
            self._waiting += jobs
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="writing", daemon=True)
                self._thread.start()
            self._change.notify()

    def append(self, job: Job) -> "asyncio.Future[None]":
        """Add lines to a game, with all that changes with them and all that is done in this turn of the event loop.

        Returns, to be awaited on that loop, what ends once they are on disk, or with MovedOn if the game does not stand
        there or its seats are others by now. What seats have seen is cut back where lines go back to an earlier choice.
        """
        loop = asyncio.get_running_loop()
        job.done = done = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(job)
        return done

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
        plain = [] if self._at_once is None else [job for job in batch if _plain(job)]
        if self._at_once is not None and plain and len(plain) == len({job.game for job in plain}):
            batch = [job for job in batch if job not in plain] + self._serve_plain(self._at_once, plain)
        if batch:
            self._serve_any(batch)

    def _serve_plain(self, at_once: AutocommitConnections, batch: list[Job]) -> list[Job]:
        """Write what was done in some games in one statement; return those that have to be written one by one."""
        at = now()
        try:
            moved = at_once.write(_moves(batch, at), _rows(batch, at), _seen(batch), _clocks(batch), _told(batch, at))
        except Exception as error:
            at_once.close()
            if isinstance(error, IntegrityError) or deadlocked(error):
                return batch
            _end(batch, error)
            return []
        _end([job for job in batch if job.game in moved], None)
        _end([job for job in batch if job.game not in moved], MovedOn())
        self._tell([job for job in batch if job.game in moved])
        return []

    def _tell(self, written: Sequence[Job]) -> None:
        """Tell other processes of what is on disk, if there are any; what fails is told with what comes next."""
        if self._at_once is None:
            return
        if self._alone():
            self._untold = []
            return
        self._untold += [news_of(job.game, job.head) for job in written if job.head is not None]
        if not self._untold:
            return
        try:
            self._at_once.tell(self._untold)
        except SQLAlchemyError as error:
            self._at_once.close()
            LOGGER.warning("news: other processes cannot be told (%s)", type(error).__name__)
            del self._untold[:-MOST]
        else:
            self._untold = []

    def _serve_any(self, batch: list[Job]) -> None:
        try:
            self._transact(batch)
        except (_NotAll, IntegrityError) as error:
            if len(batch) == 1:
                _end(batch, MovedOn() if batch[0].head is not None else error)
            else:
                for job in batch:
                    self._serve_any([job])
        except Exception as error:
            if isinstance(error, SQLAlchemyError):
                self._let_go()
            _end(batch, error)
        else:
            _end(batch, None)
            self._tell(batch)

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
        if self._at_once is not None:
            self._at_once.close()
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


def count_seats(connection: Connection, game: str) -> None:
    """Count that the seats of a game have changed: what whoever read them before would write comes too late."""
    connection.execute(update(games).where(games.c.id == game).values(seated=games.c.seated + 1))


def notify(connection: Connection, moved: Sequence[tuple[str, GameHead]]) -> None:
    """Tell other processes where some games stand, on a database that can."""
    if connection.dialect.name == "postgresql":
        tell = text(f"SELECT pg_notify('{CHANNEL}', :news)")
        for game, head in moved:
            connection.execute(tell, {"news": news_of(game, head)})


def notify_seats(connection: Connection, game: str) -> None:
    """Tell other processes that the secrets of a game's seats have changed, on a database that can."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :news)"), {"news": game})


def notify_talk(connection: Connection, game: str, room: str, revision: int) -> None:
    """Tell other processes that something was said in a room of a game, on a database that can."""
    if connection.dialect.name == "postgresql":
        news = f"{game} {SAID} {room} {revision}"
        connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :news)"), {"news": news})


def talk_of(news: str) -> tuple[str, str, int] | None:
    """Return the game, the room and its revision, from what `notify_talk` wrote; None: it tells of something else."""
    game, *told = news.split()
    if len(told) != 3 or told[0] != SAID:
        return None
    return game, told[1], int(told[2])


def _write(connection: Connection, batch: list[Job]) -> None:
    at = now()
    _move(connection, batch, at)
    add_lines(connection, batch, at)
    back = [
        {"there": job.game, "to": job.head.choice}
        for job in batch
        if job.head is not None and any(line.kind == "undo" for line in job.lines)
    ]
    if back:
        connection.execute(_CUT_BACK, back)
    _see(connection, _seen(batch))
    add_snapshots(connection, [one for job in batch for one in job.snapshots])
    if connection.dialect.name == "sqlite" and (clocks := [astuple(row) for row in _clocks(batch)]):
        in_one(connection, PUT[0], clocks, PUT[1])
    else:
        put_clocks(connection, _clocks(batch))
    for job in batch:
        put_orders(connection, job.game, job.orders)
        if job.regent is not None:
            side, regent = job.regent
            connection.execute(_REGENT, {"there": job.game, "of": side, "who": regent})
            count_seats(connection, job.game)
    outbox.add(connection, [notice for job in batch for notice in job.notices], at)
