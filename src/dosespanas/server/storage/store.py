"""The store: what was done in each game, line after line. States are rebuilt from the lines."""

import re
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, NoReturn

from sqlalchemy import URL, Connection, Engine, Select, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy import text as sql
from sqlalchemy.exc import IntegrityError

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.registry import GAMES
from dosespanas.server.errors import DamagedGame, UnknownGame
from dosespanas.server.storage import outbox
from dosespanas.server.storage.batch_writer import (
    GameHead,
    Job,
    LogEntry,
    MovedOn,
    Snapshot,
    Writing,
    add_lines,
    count_seats,
    notify,
    notify_seats,
    now,
    put_orders,
)
from dosespanas.server.storage.clock_tables import ClockRow, put_clocks
from dosespanas.server.storage.database import writer
from dosespanas.server.storage.outbox import Notice
from dosespanas.server.storage.process_leases import Presence
from dosespanas.server.storage.rated_games import RatedGame, enter
from dosespanas.server.storage.row_validation import as_it_lies, checked, reading, sound_rows
from dosespanas.server.storage.tables import (
    actions,
    corrections,
    games,
    orders,
    seats,
    settings,
    snapshots,
    standings,
    upgrades,
)
from dosespanas.server.storage.write_epoch import WRAP, WriteEpoch

__all__ = ["PERSON", "SPECTATOR", "GameRow", "GameSummary", "Job", "LogEntry"]
__all__ += ["ClockRow", "GameHead", "MovedOn", "SeatRow", "Snapshot", "Store"]

SPECTATOR = "spectator"
"""The seat of those who only watch."""
PLAYER = re.compile(r"[a-z0-9_]{1,16}")
"""What whoever holds a side may be called."""
SECRET = re.compile(r"[0-9a-f]{64}")
"""What the server is bound to, as it is kept."""
PERSON = "person"
"""Who holds a seat that is no computer opponent's."""

CLEARING = 20
"""How often it is tried to empty the log beside a SQLite file."""
AT_ONCE = 500
"""How many games one query asks after."""
SOME = 20
"""How many of the games with a seed are looked for: there are hardly two."""


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
    chance: str | None
    """The seed now in use; None while numbers of its persons are missing."""
    origin: int | None
    """The choice at which it was taken up from a record; None: it began here."""
    secret: str | None
    """What the server was bound to before anybody added a number; None for a game that nobody added one to."""
    construction: int | None = None
    """The version by which its seed is made (`fair_chance.py`); None for a game begun when there was only the first."""
    advice: bool | None = None
    """Whether its two persons agreed before it that the computer may be asked for advice; None: they did not."""
    corrections: str | None = None
    """The digest of the corrections that make its data of those shipped; None: no others than this server has."""
    rated: bool | None = None
    """Whether it was begun to be rated: then nobody is advised; None: no."""
    chat: bool | None = None
    """Whether its two persons may write to each other; None: it was begun before that was asked, and they may."""
    pace: str | None = None
    """How much time its two persons have (`games/pace.py`); None: as much as they like."""
    late: bool | None = None
    """Whether who watches is shown each turn once it is over, as in every rated game; None: as it is played."""
    sources: str | None = None
    """The games without advice that it comes from (`games/advice.py`), by their ids with blanks; None: from none."""

    @property
    def shown_late(self) -> bool:
        """Whether who watches is shown each turn only once it is over."""
        return self.late is True or self.rated is True


@dataclass(frozen=True)
class SeatRow:
    """Who holds a side of a game; `token_hash` is None for a computer opponent, and until a guest takes the seat."""

    game: str
    side: str
    player: str
    token_hash: str | None
    seen: int
    number: str | None = None
    """What its person added to the chance of the game: 64 hex digits."""
    invitation: str | None = None
    """The hash of what hands out this seat, or did; None: nothing does."""
    taken: int | None = None
    """When the invitation was taken up, in milliseconds since 1970."""
    rules: str | None = None
    """The rules by which its person would go on with a game begun by others."""
    account: str | None = None
    """The account whose seat it is; None: its secret alone opens it."""
    regent: str | None = None
    """The computer opponent that plays for its person, whose time was up; None: none does."""
    program: bool | None = None
    """Whether a program of its account plays it; False: none may, None: none has yet."""


@dataclass(frozen=True)
class GameSummary:
    """A game as a list shows it."""

    row: GameRow
    head: GameHead
    created: int
    updated: int


_ONCE = sql("INSERT INTO corrections (digest, text) VALUES (:digest, :text) ON CONFLICT (digest) DO NOTHING")
_GAME = [games.c[name] for name in GameRow.__dataclass_fields__]
_KEYS = ("token_hash", "invitation", "account")
_PULSE = [games.c.lines, games.c.choice, games.c.actor]
_LINE = [actions.c.n, actions.c.kind, actions.c.seat, actions.c.action, actions.c.hash]


def _head(found: dict[str, Any], game: str) -> GameHead:
    if found["actor"] not in (*SIDE_NAMES, None):
        raise DamagedGame(game, "games.actor")
    return GameHead(found["lines"], found["choice"], found["actor"])


def _game_row(found: dict[str, Any], game: str) -> GameRow:
    row = GameRow(**found)
    if row.secret is not None and not SECRET.fullmatch(row.secret):
        raise DamagedGame(game, "games.secret")
    return row


def _seat_row(row: Any, game: str) -> SeatRow:
    seat = SeatRow(**checked(seats, row, game))
    awaited = seat.player == PERSON and seat.side != SPECTATOR and seat.number is None and seat.taken is None
    held = seat.player == PERSON if seat.token_hash is not None else seat.player != PERSON or awaited
    regent = seat.regent is None or (seat.player == PERSON and PLAYER.fullmatch(seat.regent) is not None)
    if not PLAYER.fullmatch(seat.player) or not held or not regent:
        raise DamagedGame(game, "seats")
    return seat


class Store:
    """The games in one database. When a method returns, what it wrote is on disk."""

    def __init__(self, engine: Engine, in_turn: bool = False) -> None:
        shared = engine.dialect.name == "postgresql"  # there a query alone needs no transaction
        self._reader = engine.execution_options(isolation_level="AUTOCOMMIT") if shared else engine
        self._writer = writer(engine)
        self._clock = WriteEpoch(engine)
        self.presence = Presence(self._writer, only=in_turn)
        """This process among those that serve the database."""
        self._writing = Writing(self._writer, self._clock, self.presence.me, lambda: self.presence.alone, in_turn)
        self.append = self._writing.append

    @property
    def url(self) -> URL:
        """The database."""
        return self._reader.url

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
    def changing(self) -> Iterator[Connection]:
        """A transaction that writes, counted so that all processes look again."""
        with self._writer.begin() as connection:
            if self._clock.counts:
                there = int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
                connection.exec_driver_sql(f"PRAGMA user_version={(there + 1) & WRAP}")
            yield connection

    @contextmanager
    def aside(self) -> Iterator[Connection]:
        """A transaction that writes nothing of any game: nobody need look again."""
        with self._writer.begin() as connection:
            yield connection

    def clear_log(self) -> None:
        """Leave nothing of what was deleted in the log beside a SQLite file; later, where others read all the time."""
        if self._writer.dialect.name != "sqlite":
            return
        for _ in range(CLEARING):
            connection = self._writer.raw_connection()
            try:
                busy, *_ = connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            finally:
                connection.close()
            if not busy:
                return
            time.sleep(0.1)

    @contextmanager
    def looking(self) -> Iterator[Connection]:
        """A connection that reads."""
        with self._reader.connect() as connection:
            yield connection

    def setting(self, name: str, default: str) -> str:
        """Return a shared setting; `default` becomes its value if there is none yet."""
        query = select(settings.c.value).where(settings.c.name == name)
        try:
            with self.changing() as connection:
                found = connection.scalar(query)
                if found is None:
                    connection.execute(insert(settings).values(name=name, value=default))
        except IntegrityError:  # another process was faster
            with self._reader.connect() as connection:
                found = connection.scalar(query)
        return default if found is None else str(found)

    def create(
        self,
        row: GameRow,
        holders: Sequence[SeatRow],
        lines: Sequence[LogEntry],
        head: GameHead,
        text: str = "",
        notices: Sequence[Notice] = (),
        rated: RatedGame | None = None,
    ) -> None:
        """Write down a new game, its seats, the lines it begins with, and (`text`) its corrections if there are any.

        `notices`: what accounts are to be told of that; `rated`: its entry among rated games.
        """
        at = now()
        with self.changing() as connection:
            if row.corrections is not None:
                connection.execute(_ONCE, {"digest": row.corrections, "text": text})
            connection.execute(
                insert(games).values(**vars(row), **vars(head), created=at, updated=at),
            )
            connection.execute(insert(seats), [vars(holder) for holder in holders])
            add_lines(connection, [Job(row.id, 0, lines, None)], at)
            outbox.add(connection, notices, at)
            if rated is not None:
                enter(connection, rated)

    def gather(
        self,
        row: GameRow,
        before: int,
        sides: Sequence[str],
        number: str | None,
        first: int,
        lines: Sequence[LogEntry],
        head: GameHead,
        clock: ClockRow | None = None,
        notices: Sequence[Notice] = (),
    ) -> None:
        """Note a number of some sides of a game that stands at `before` lines; its seed, if that is made, and lines.
        `clock`: its clocks, if it has a pace and begins.

        `notices`: what accounts are to be told of that.
        Raises MovedOn if that is not where the game stands.
        """
        at, there = now(), (games.c.id == row.id, games.c.lines == before)
        values = vars(head) | {"seed": row.seed, "chance": row.chance, "updated": at}
        values |= {"engine": row.engine, "data": row.data}
        with self.changing() as connection:
            if connection.execute(update(games).where(*there).values(**values)).rowcount != 1:
                raise MovedOn
            mine = seats.c.game == row.id, seats.c.side.in_(sides)
            connection.execute(update(seats).where(*mine).values(number=number))
            add_lines(connection, [Job(row.id, first, lines, None)], at)
            if clock is not None:
                put_clocks(connection, [clock])
            outbox.add(connection, notices, at)
            notify(connection, [(row.id, head)])

    def corrections(self, game: str, digest: str) -> str | None:
        """Return the corrections of a game by their digest; None if they are not here. Raises DamagedGame."""
        row = self.first(as_it_lies(corrections.c.text).where(corrections.c.digest == digest))
        return None if row is None else str(checked(corrections, row, game)["text"])

    def orders(self, game: str) -> dict[str, str]:
        """Return the standing orders of a game as they are kept, by side; raises DamagedGame."""
        rows = self._all(as_it_lies(orders.c.side, orders.c.state).where(orders.c.game == game))
        found = [checked(orders, row, game) for row in rows]
        return {one["side"]: one["state"] for one in found}

    def put_orders(self, game: str, first: int, seated: int, rows: Sequence[tuple[str, str]]) -> None:
        """Keep orders while nothing is done in a game; raises MovedOn unless it stands as `stands` said.

        That counts as a change of its seats; nobody is told, and when the game was changed stays as it is.
        """
        there = games.c.id == game, games.c.lines == first, games.c.seated == seated
        with self.changing() as connection:
            if connection.execute(update(games).where(*there).values(seated=games.c.seated + 1)).rowcount != 1:
                raise MovedOn
            put_orders(connection, game, rows)

    def keep(self, found: Sequence[Snapshot]) -> "Future[None]":
        """Have snapshots of one game written, in place of those there may be of the same choices."""
        done: Future[None] = Future()
        self._writing.submit(Job(found[0].game, 0, (), None, found, done=done))
        return done

    def last_snapshot(self, game: str, choice: int = 1 << 30) -> Snapshot | None:
        """Return the last snapshot of a game at or before a choice, or None; raises DamagedGame."""
        since = select(func.coalesce(func.max(upgrades.c.line), -1)).where(upgrades.c.game == game).scalar_subquery()
        query = as_it_lies(*snapshots.c).where(snapshots.c.game == game, snapshots.c.choice <= choice)
        query = query.where(snapshots.c.line > since)
        row = self.first(query.order_by(snapshots.c.choice.desc()).limit(1))
        return None if row is None else Snapshot(**checked(snapshots, row, game))

    def next_snapshot_line(self, game: str, choice: int) -> int | None:
        """Return how many lines led to the first snapshot after a choice, or None if there is none."""
        query = as_it_lies(snapshots.c.line).where(snapshots.c.game == game, snapshots.c.choice > choice)
        row = self.first(query.order_by(snapshots.c.choice).limit(1))
        return None if row is None else int(checked(snapshots, row, game)["line"])

    def past(self, game: str, before: int) -> list[tuple[int, bytes]]:
        """Return the packed events of the snapshots of a game up to choice `before`, by choice, in order.

        Those of where it went on by other rules are among them.
        """
        found: list[Any] = []
        for table in (snapshots, upgrades):
            query = as_it_lies(table.c.choice, table.c.line, table.c.events).where(table.c.game == game)
            found += self._all(query.where(table.c.choice <= before))
        return [(row.choice, row.events) for row in sorted(found, key=lambda row: (row.choice, row.line))]

    def upgrades(self, game: str) -> list[Snapshot]:
        """Return where a game went on by other rules, in order."""
        query = as_it_lies(*upgrades.c).where(upgrades.c.game == game).order_by(upgrades.c.line)
        return [Snapshot(**checked(upgrades, row, game)) for row in self._all(query)]

    def standing_position(self, game: str) -> Snapshot | None:
        """Return where a running game stood when that was last kept, or None; raises DamagedGame."""
        row = self.first(as_it_lies(*standings.c).where(standings.c.game == game))
        return None if row is None else Snapshot(**checked(standings, row, game))

    def played(self) -> list[str]:
        """Return the games that are played here."""
        with self._reader.connect() as connection:
            there = set(connection.scalars(select(games.c.game).distinct()))
        return [game for game in GAMES if game in there]

    def unkept(self, engine: str, data: Mapping[str, Sequence[str]], until: int, most: int) -> list[str]:
        """Return running games, not changed since `until`, whose position is not kept as they stand, the latest first.

        Only those of this version of the rules, and of these data by game or on corrections.
        """
        mine = games.c.corrections.is_not(None)
        here = [and_(games.c.game == game, or_(games.c.data.in_(digests), mine)) for game, digests in data.items()]
        if not here:
            return []
        kept = exists().where(standings.c.game == games.c.id, standings.c.line == games.c.lines)
        running = games.c.actor.is_not(None), games.c.lines >= 0, games.c.chance.is_not(None)
        query = select(games.c.id).where(
            *running, games.c.engine == engine, or_(*here), games.c.updated <= until, ~kept
        )
        with self._reader.connect() as connection:
            return list(connection.scalars(query.order_by(games.c.updated.desc()).limit(most)))

    def stand(self, found: Sequence[Snapshot]) -> None:
        """Keep where some games stand, in place of where they stood before."""
        if not found:
            return
        with self.changing() as connection:
            for one in found:
                mine = standings.c.game == one.game
                connection.execute(delete(standings).where(mine, standings.c.line <= one.line))
                if connection.scalar(select(standings.c.line).where(mine)) is None:
                    connection.execute(insert(standings).values(**vars(one)))

    def agree_to_rules(self, game: str, sides: Sequence[str], rules: str, notices: Sequence[Notice] = ()) -> None:
        """Note that the persons of these sides would go on with a game by other rules; `notices`: whom to tell."""
        with self.changing() as connection:
            mine = seats.c.game == game, seats.c.side.in_(sides)
            connection.execute(update(seats).where(*mine).values(rules=rules))
            outbox.add(connection, notices, now())

    def go_on(
        self,
        row: GameRow,
        before: GameHead,
        line: LogEntry,
        upgrade: Snapshot,
        head: GameHead,
        notices: Sequence[Notice] = (),
    ) -> None:
        """Let a game go on by other rules: note those of its row, the line that says so and the position since.

        `notices`: what accounts are to be told of that.
        Raises MovedOn if it does not stand at `before`.
        """
        at, there = now(), (games.c.id == row.id, games.c.lines == before.lines, games.c.choice == before.choice)
        values = vars(head) | {"engine": row.engine, "data": row.data, "updated": at}
        with self.changing() as connection:
            if connection.execute(update(games).where(*there).values(**values)).rowcount != 1:
                raise MovedOn
            connection.execute(insert(upgrades).values(**vars(upgrade)))
            add_lines(connection, [Job(row.id, before.lines, [line], None)], at)
            outbox.add(connection, notices, at)
            notify(connection, [(row.id, head)])

    def first(self, query: Select[Any]) -> Any:
        """Return the first row of a query about a game, None for none; raises what `reading` does."""
        with reading(), self._reader.connect() as connection:
            return connection.execute(query).first()

    def scalar(self, query: Select[Any]) -> Any:
        """Return the value that a query finds first."""
        with self._reader.connect() as connection:
            return connection.scalar(query)

    def sound(self, query: Select[Any], most: int | None = None) -> Sequence[Any]:
        """Return what `sound_rows` does of a query, or the first so many."""
        with self.looking() as connection:
            return sound_rows(connection, query, most)

    def _all(self, query: Select[Any]) -> Sequence[Any]:
        with reading(), self._reader.connect() as connection:
            return connection.execute(query).all()

    def game(self, game: str) -> GameRow | None:
        """Return what a game was begun with, or None if there is no such game; raises DamagedGame."""
        row = self.first(as_it_lies(*_GAME).where(games.c.id == game))
        return None if row is None else _game_row(checked(games, row, game), game)

    def noted(self, game: str, kinds: Sequence[str], before: int) -> list[LogEntry]:
        """Return those of the first `before` lines of a game that are of these kinds, in order."""
        if before <= 0:
            return []
        query = as_it_lies(actions.c.kind, actions.c.seat, actions.c.action).where(
            actions.c.game == game, actions.c.n < before
        )
        rows = self._all(query.where(actions.c.kind.in_(kinds)).order_by(actions.c.n))
        return [LogEntry(row.kind, row.seat, row.action) for row in rows]

    def missing(self, game: str) -> NoReturn:
        """Raise DamagedGame for a game whose beginning is not there if seats of it are, else UnknownGame."""
        if self.seats(game):
            raise DamagedGame(game, "its beginning is missing")
        raise UnknownGame

    def head(self, game: str) -> GameHead | None:
        """Return where a game stands, or None if there is no such game; raises DamagedGame."""
        row = self.first(as_it_lies(*_PULSE).where(games.c.id == game))
        return None if row is None else _head(checked(games, row, game), game)

    def standing(self, game: str) -> tuple[GameHead | None, list[SeatRow]]:
        """Return where a game stands (None: there is no such game), and who holds its seats."""
        return self.head(game), self.seats(game)

    def stands(self, game: str) -> tuple[GameHead | None, int]:
        """Return where a game stands (None: there is no such game), and how often its seats have changed."""
        row = self.first(as_it_lies(*_PULSE, games.c.seated).where(games.c.id == game))
        if row is None:
            return None, 0
        found = checked(games, row, game)
        return _head(found, game), int(found["seated"])

    def heads(self, ids: Iterable[str]) -> dict[str, GameHead]:
        """Return where some games stand; damaged ones are left out."""
        wanted, found = list(ids), {}
        for i in range(0, len(wanted), AT_ONCE):
            some = wanted[i : i + AT_ONCE]
            for row in self._all(as_it_lies(games.c.id, *_PULSE).where(games.c.id.in_(some))):
                with suppress(DamagedGame):
                    found[str(row.id)] = _head(checked(games, row, str(row.id)), str(row.id))
        return found

    def lines(self, game: str, first: int) -> list[tuple[int, LogEntry]]:
        """Return the lines of a game from number `first` on, with their numbers, in order; raises DamagedGame."""
        query = as_it_lies(*_LINE).where(actions.c.game == game, actions.c.n >= first).order_by(actions.c.n)
        found = []
        for n, kind, seat, action, hash_ in self._all(query):
            if type(n) is not int or not (type(kind) is type(seat) is type(action) is str):
                raise DamagedGame(game, f"line {n if type(n) is int else first}")
            found.append((n, LogEntry(kind, seat, action, hash_)))
        return found

    def reasons(self, game: str) -> list[tuple[str, str]]:
        """Return what the computer opponents of a game gave for their choices, in order: the side, and what was kept.

        What is no text is left out.
        """
        query = as_it_lies(actions.c.seat, actions.c.reason).where(actions.c.game == game)
        rows = self._all(query.where(actions.c.reason.is_not(None)).order_by(actions.c.n))
        return [(side, reason) for side, reason in rows if type(side) is type(reason) is str]

    def seats(self, game: str) -> list[SeatRow]:
        """Return the seats of a game, in the order of their names; none if there is no such game.

        Raises DamagedGame, also where one of them is missing.
        """
        rows = self._all(as_it_lies(*seats.c).where(seats.c.game == game).order_by(seats.c.side))
        found = [_seat_row(row, game) for row in rows]
        if found and [seat.side for seat in found] != sorted([*SIDE_NAMES, SPECTATOR]):
            raise DamagedGame(game, "seats")
        return found

    def change_seat(self, before: Sequence[SeatRow], notices: Sequence[Notice] = (), **after: object) -> None:
        """Change some seats of one game, all or none; raises MovedOn unless their secrets are still as they were.

        `notices`: what accounts are to be told of that.
        """
        with self.changing() as connection:
            for seat in before:
                same = (seats.c[name].is_not_distinct_from(getattr(seat, name)) for name in _KEYS)
                there = update(seats).where(seats.c.game == seat.game, seats.c.side == seat.side, *same)
                if connection.execute(there.values(**after)).rowcount != 1:
                    raise MovedOn
            count_seats(connection, before[0].game)
            outbox.add(connection, notices, now())
            notify_seats(connection, before[0].game)

    def games_of(self, token_hashes: Iterable[str]) -> list[str]:
        """Return the ids of all games in which any of these secrets opens a seat."""
        found: dict[str, None] = {}
        for hashed in token_hashes:
            rows = self._all(as_it_lies(seats.c.game).where(seats.c.token_hash == hashed))
            found |= {row.game: None for row in rows if isinstance(row.game, str)}
        return list(found)

    def seat_player(self, game: str, side: str, player: str) -> None:
        """Let another computer opponent hold a side."""
        with self.changing() as connection:
            connection.execute(update(seats).where(seats.c.game == game, seats.c.side == side).values(player=player))
            count_seats(connection, game)

    def opening(self, token_hashes: Iterable[str]) -> set[str]:
        """Return which of these secrets open a seat."""
        wanted, found = list(token_hashes), set()
        with self._reader.connect() as connection:
            for i in range(0, len(wanted), AT_ONCE):
                there = select(seats.c.token_hash).where(seats.c.token_hash.in_(wanted[i : i + AT_ONCE]))
                found |= set(connection.scalars(there))
        return found

    def see(self, game: str, sides: Sequence[str], choice: int) -> None:
        """Remember that these seats have looked at everything before `choice`; never goes back."""
        mine = seats.c.game == game, seats.c.side.in_(sides), seats.c.seen < choice
        with self.changing() as connection:
            connection.execute(update(seats).where(*mine).values(seen=choice))

    def listed(self, game: str) -> GameSummary | None:
        """Return a game as a list shows it, or None if there is no such game; raises DamagedGame."""
        query = as_it_lies(*_GAME, *_PULSE, games.c.created, games.c.updated).where(games.c.id == game)
        row = self.first(query)
        if row is None:
            return None
        found = checked(games, row, game)
        if found["game"] not in GAMES:
            raise DamagedGame(game, "games.game")
        begun = _game_row({column.name: found[column.name] for column in _GAME}, game)
        return GameSummary(begun, _head(found, game), found["created"], found["updated"])

    def seed_in_play(self, seeds: Iterable[str], apart: bool = False) -> bool:
        """Return whether the dice of any game that is still going on come from one of these seeds.

        With `apart` hot seats do not count: nothing is hidden from who plays there.
        """
        return bool(self.in_play(seeds, apart))

    def in_play(self, seeds: Iterable[str], apart: bool = False, secret: bool = False) -> list[str]:
        """Return the games still going on whose dice come from one of these seeds, some of them.

        With `apart` none at one screen, with `secret` none of which everybody may know the seed.
        """
        query = select(games.c.id).where(games.c.chance.in_(list(seeds)), games.c.actor.is_not(None)).limit(SOME)
        if apart:
            query = query.where(games.c.hotseat.is_(False))
        if secret:
            query = query.where(or_(games.c.secret.is_not(None), games.c.origin.is_not(None)))
        with self._reader.connect() as connection:
            return list(connection.scalars(query))

    def going_on(self, ids: Sequence[str]) -> list[str]:
        """Return those of some games that are not over, and not deleted; `ids`: a few."""
        running = or_(games.c.actor.is_not(None), games.c.lines < 0)
        with self._reader.connect() as connection:
            return list(connection.scalars(select(games.c.id).where(games.c.id.in_(ids), running)))
