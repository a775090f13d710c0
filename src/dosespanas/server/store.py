"""The store: what was done in each game, line after line. States are rebuilt from the lines."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, insert, select, update
from sqlalchemy.exc import IntegrityError

from dosespanas.server.clock import WRAP, Clock
from dosespanas.server.database import writer
from dosespanas.server.errors import DamagedGame
from dosespanas.server.tables import actions, games, seats, settings, snapshots
from dosespanas.server.writing import Job, Line, MovedOn, Pulse, Snapshot, Writing, add_lines, now

__all__ = ["SPECTATOR", "GameRow", "Job", "Line", "Listed", "MovedOn", "Pulse", "SeatRow", "Snapshot", "Store"]

SPECTATOR = "spectator"
"""The seat of those who only watch."""


@dataclass(frozen=True)
class GameRow:
    """What a game was begun with."""

    id: str
    game: str
    scenario: str
    options: str
    position: str | None
    seed: str
    engine: str
    data: str
    name: str | None
    hotseat: bool
    chance: str
    """The seed now in use."""
    origin: int | None
    """The choice at which it was taken up from a record; None: it began here."""


@dataclass(frozen=True)
class SeatRow:
    """Who holds a side of a game; `token_hash` is None for a computer opponent."""

    game: str
    side: str
    player: str
    token_hash: str | None
    seen: int
    number: str | None = None
    """What its person added to the chance of the game: 64 hex digits."""


@dataclass(frozen=True)
class Listed:
    """A game as a list shows it."""

    row: GameRow
    pulse: Pulse
    created: int
    updated: int


def _game_row(row: Any) -> GameRow:
    fields = row._mapping
    return GameRow(**{name: fields[name] for name in GameRow.__dataclass_fields__})


def _pulse(row: Any) -> Pulse:
    if not isinstance(row.lines, int) or not isinstance(row.choice, int):
        raise DamagedGame(str(row.id), "its summary")
    return Pulse(row.lines, row.choice, row.actor)


class Store:
    """The games in one database. When a method returns, what it wrote is on disk."""

    def __init__(self, engine: Engine) -> None:
        self._reader = engine
        self._writer = writer(engine)
        self._clock = Clock(engine)
        self._writing = Writing(self._writer, self._clock)

    @property
    def quick(self) -> bool:
        """Whether `epoch` takes microseconds."""
        return self._clock.counts

    def epoch(self) -> int:
        """Return a number that is another one whenever another process, or anything but `append`, has written since."""
        return self._clock.epoch()

    def close(self) -> None:
        """Write what waits and let go of the database; it is opened again when it is asked."""
        self._writing.close()
        self._clock.close()
        self._reader.dispose()

    @contextmanager
    def _changing(self) -> Iterator[Connection]:
        """A transaction that writes, counted so that all processes look again."""
        with self._writer.begin() as connection:
            if self._clock.counts:
                there = int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
                connection.exec_driver_sql(f"PRAGMA user_version={(there + 1) & WRAP}")
            yield connection

    def ping(self) -> None:
        """Ask the database anything at all; raises what it raises."""
        with self._reader.connect() as connection:
            connection.execute(select(1))

    def setting(self, name: str, default: str) -> str:
        """Return a shared setting; `default` becomes its value if there is none yet."""
        query = select(settings.c.value).where(settings.c.name == name)
        try:
            with self._changing() as connection:
                found = connection.scalar(query)
                if found is None:
                    connection.execute(insert(settings).values(name=name, value=default))
        except IntegrityError:  # another process was faster
            with self._reader.connect() as connection:
                found = connection.scalar(query)
        return default if found is None else str(found)

    def create(self, row: GameRow, holders: Sequence[SeatRow], lines: Sequence[Line], pulse: Pulse) -> None:
        """Write down a new game, its seats and the lines it begins with."""
        at = now()
        with self._changing() as connection:
            connection.execute(
                insert(games).values(**vars(row), **vars(pulse), created=at, updated=at),
            )
            connection.execute(insert(seats), [vars(holder) for holder in holders])
            add_lines(connection, [Job(row.id, 0, lines, None)])

    def append(self, game: str, first: int, lines: Sequence[Line], pulse: Pulse) -> None:
        """Add lines from number `first` on; raises MovedOn if that is not where the game stands.

        What the seats have seen is cut back when the lines go back to an earlier choice.
        """
        self.submit(Job(game, first, lines, pulse)).result()

    def submit(self, job: Job) -> "Future[None]":
        """Have something written, in one commit with whatever else waits; see `Writing.submit`."""
        return self._writing.submit(job)

    def keep(self, found: Sequence[Snapshot]) -> "Future[None]":
        """Have snapshots of one game written, in place of those there may be of the same choices."""
        return self.submit(Job(found[0].game, 0, (), None, found))

    def last_snapshot(self, game: str, choice: int = 1 << 30) -> Snapshot | None:
        """Return the last snapshot of a game at or before a choice, or None."""
        query = select(snapshots).where(snapshots.c.game == game, snapshots.c.choice <= choice)
        with self._reader.connect() as connection:
            row = connection.execute(query.order_by(snapshots.c.choice.desc()).limit(1)).first()
        return None if row is None else Snapshot(**row._mapping)

    def next_snapshot_line(self, game: str, choice: int) -> int | None:
        """Return how many lines led to the first snapshot after a choice, or None if there is none."""
        query = select(snapshots.c.line).where(snapshots.c.game == game, snapshots.c.choice > choice)
        with self._reader.connect() as connection:
            return connection.scalar(query.order_by(snapshots.c.choice).limit(1))

    def past(self, game: str, before: int) -> list[tuple[int, bytes]]:
        """Return the packed events of the snapshots of a game up to choice `before`, by choice, in order."""
        query = select(snapshots.c.choice, snapshots.c.events).where(snapshots.c.game == game)
        query = query.where(snapshots.c.choice <= before).order_by(snapshots.c.choice)
        with self._reader.connect() as connection:
            return [(row.choice, row.events) for row in connection.execute(query)]

    def game(self, game: str) -> GameRow | None:
        """Return what a game was begun with, or None if there is no such game."""
        with self._reader.connect() as connection:
            row = connection.execute(select(games).where(games.c.id == game)).first()
        return None if row is None else _game_row(row)

    def pulse(self, game: str) -> Pulse | None:
        """Return where a game stands, or None if there is no such game."""
        columns = select(games.c.id, games.c.lines, games.c.choice, games.c.actor)
        with self._reader.connect() as connection:
            row = connection.execute(columns.where(games.c.id == game)).first()
        return None if row is None else _pulse(row)

    def standing(self, game: str) -> tuple[Pulse | None, list[SeatRow]]:
        """Return where a game stands (None: there is no such game), and who holds its seats."""
        return self.pulse(game), self.seats(game)

    def lines(self, game: str, first: int) -> list[tuple[int, Line]]:
        """Return the lines of a game from number `first` on, with their numbers, in order."""
        columns = actions.c.n, actions.c.kind, actions.c.seat, actions.c.action, actions.c.hash
        query = select(*columns).where(actions.c.game == game, actions.c.n >= first).order_by(actions.c.n)
        with self._reader.connect() as connection:
            return [(n, Line(kind, seat, action, hash_)) for n, kind, seat, action, hash_ in connection.execute(query)]

    def seats(self, game: str) -> list[SeatRow]:
        """Return the seats of a game, in the order of their names."""
        query = select(seats).where(seats.c.game == game).order_by(seats.c.side)
        with self._reader.connect() as connection:
            return [SeatRow(**row._mapping) for row in connection.execute(query)]

    def seats_of(self, token_hashes: Iterable[str]) -> list[SeatRow]:
        """Return all seats that any of these secrets opens."""
        query = select(seats).where(seats.c.token_hash.in_(list(token_hashes))).order_by(seats.c.side)
        with self._reader.connect() as connection:
            return [SeatRow(**row._mapping) for row in connection.execute(query)]

    def see(self, game: str, sides: Sequence[str], choice: int) -> None:
        """Remember that these seats have looked at everything before `choice`; never goes back."""
        mine = seats.c.game == game, seats.c.side.in_(sides), seats.c.seen < choice
        with self._changing() as connection:
            connection.execute(update(seats).where(*mine).values(seen=choice))

    def listed(self, ids: Iterable[str]) -> list[Listed]:
        """Return these games as a list shows them, the latest first."""
        query = select(games).where(games.c.id.in_(list(ids))).order_by(games.c.updated.desc(), games.c.id)
        with self._reader.connect() as connection:
            rows = connection.execute(query).all()
        return [Listed(_game_row(row), _pulse(row), row.created, row.updated) for row in rows]

    def seed_in_play(self, seeds: Iterable[str]) -> bool:
        """Return whether the dice of any game that is still going on come from one of these seeds."""
        query = select(games.c.id).where(games.c.chance.in_(list(seeds)), games.c.actor.is_not(None)).limit(1)
        with self._reader.connect() as connection:
            return connection.execute(query).first() is not None
