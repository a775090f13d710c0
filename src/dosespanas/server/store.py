"""The store: what was done in each game, line after line. States are rebuilt from the lines."""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, insert, select, update
from sqlalchemy.exc import IntegrityError

from dosespanas.server.database import writer
from dosespanas.server.errors import DamagedGame
from dosespanas.server.tables import actions, games, seats, settings

SPECTATOR = "spectator"
"""The seat of those who only watch."""


class MovedOn(Exception):
    """Another process wrote to the game first; nothing was written."""


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
class Line:
    """One thing done: an action, going back to an earlier choice, or a word about ending by agreement."""

    kind: str
    seat: str
    action: str
    hash: str | None = None


@dataclass(frozen=True)
class Pulse:
    """Where a game stands: lines written, the choice now asked and whose it is (None: it is over)."""

    lines: int
    choice: int
    actor: str | None


@dataclass(frozen=True)
class Listed:
    """A game as a list shows it."""

    row: GameRow
    pulse: Pulse
    created: int
    updated: int


def now() -> int:
    """Return the time in milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


def _game_row(row: Any) -> GameRow:
    fields = row._mapping
    return GameRow(**{name: fields[name] for name in GameRow.__dataclass_fields__})


def _pulse(row: Any) -> Pulse:
    if not isinstance(row.lines, int) or not isinstance(row.choice, int):
        raise DamagedGame(str(row.id), "its summary")
    return Pulse(row.lines, row.choice, row.actor)


def _add_lines(connection: Connection, game: str, first: int, lines: Sequence[Line]) -> None:
    at = now()
    values = [
        {"game": game, "n": first + i, "kind": line.kind, "seat": line.seat, "action": line.action}
        | {"at": at, "hash": line.hash}
        for i, line in enumerate(lines)
    ]
    if values:
        connection.execute(insert(actions), values)


class Store:
    """The games in one database. When a method returns, what it wrote is on disk."""

    def __init__(self, engine: Engine) -> None:
        self._reader = engine
        self._writer = writer(engine)

    def ping(self) -> None:
        """Ask the database anything at all; raises what it raises."""
        with self._reader.connect() as connection:
            connection.execute(select(1))

    def setting(self, name: str, default: str) -> str:
        """Return a shared setting; `default` becomes its value if there is none yet."""
        query = select(settings.c.value).where(settings.c.name == name)
        try:
            with self._writer.begin() as connection:
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
        with self._writer.begin() as connection:
            connection.execute(
                insert(games).values(**vars(row), **vars(pulse), created=at, updated=at),
            )
            connection.execute(insert(seats), [vars(holder) for holder in holders])
            _add_lines(connection, row.id, 0, lines)

    def append(self, game: str, first: int, lines: Sequence[Line], pulse: Pulse) -> None:
        """Add lines from number `first` on; raises MovedOn if that is not where the game stands.

        What the seats have seen is cut back when the lines go back to an earlier choice.
        """
        try:
            with self._writer.begin() as connection:
                there = games.c.id == game, games.c.lines == first
                done = connection.execute(update(games).where(*there).values(**vars(pulse), updated=now()))
                if done.rowcount != 1:
                    raise MovedOn
                _add_lines(connection, game, first, lines)
                if any(line.kind == "undo" for line in lines):
                    ahead = seats.c.game == game, seats.c.seen > pulse.choice
                    connection.execute(update(seats).where(*ahead).values(seen=pulse.choice))
        except IntegrityError:
            raise MovedOn from None

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

    def lines(self, game: str, first: int) -> list[tuple[int, Line]]:
        """Return the lines of a game from number `first` on, with their numbers, in order."""
        query = select(actions).where(actions.c.game == game, actions.c.n >= first).order_by(actions.c.n)
        with self._reader.connect() as connection:
            rows = connection.execute(query).all()
        return [(row.n, Line(row.kind, row.seat, row.action, row.hash)) for row in rows]

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
        with self._writer.begin() as connection:
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
