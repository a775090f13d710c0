"""Keeps what is said at the tables."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Select,
    Table,
    delete,
    exists,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.server.features.talk.tables import marks, messages, mutes, notes, presence, reports, talk_reads, talks
from dosespanas.server.games.clocks import other
from dosespanas.server.games.seats import TABLE
from dosespanas.server.storage import outbox
from dosespanas.server.storage.batch_writer import notify_talk, now
from dosespanas.server.storage.row_validation import as_it_lies, checked, reading, sound_rows
from dosespanas.server.storage.store import AT_ONCE, Store
from dosespanas.server.storage.tables import seats

_NEXT = text(
    "INSERT INTO talks (game, room, revision) VALUES (:game, :room, 1) "
    "ON CONFLICT (game, room) DO UPDATE SET revision = talks.revision + 1"
)


@dataclass(frozen=True)
class StoredMessage:
    """Something that was said: its number, by whom (a side or `spectator`), when, and the words."""

    n: int
    seat: str
    at: int
    text: str


@dataclass(frozen=True)
class PlaceMark:
    """A mark of a side on a place; `turn`: the one it ends with, None: it stays."""

    side: str
    place: str
    shape: str
    text: str
    turn: int | None


class TalkStore:
    """What is said in the games of one database. When a method returns, what it wrote is on disk."""

    def __init__(self, store: Store) -> None:
        """Take where the games are kept."""
        self._store = store

    def revision(self, game: str, room: str) -> int:
        """Return how often anything has changed in a room."""
        found = self._rows(talks, game, as_it_lies(talks.c.revision).where(talks.c.game == game, talks.c.room == room))
        return int(found[0]["revision"]) if found else 0

    def revisions(self, games: Sequence[str]) -> dict[tuple[str, str], int]:
        """Return how often anything has changed, by game and room, in some games."""
        found: dict[tuple[str, str], int] = {}
        with self._store.looking() as connection:
            for i in range(0, len(games), AT_ONCE):
                query = select(talks.c.game, talks.c.room, talks.c.revision)
                for row in connection.execute(query.where(talks.c.game.in_(games[i : i + AT_ONCE]))):
                    found[row.game, row.room] = row.revision
        return found

    def say(self, game: str, room: str, seat: str, words: str, most: int, notices: Sequence[outbox.Notice] = ()) -> int:
        """Add a message; the oldest go where there are more than so many. Return its number.

        `notices`: what accounts are to be told of it. Whoever answers has read what was said before.
        """
        mine = messages.c.game == game, messages.c.room == room
        with self._store.changing() as connection:
            n = self._next(connection, game, room)
            connection.execute(insert(messages).values(game=game, room=room, n=n, seat=seat, at=now(), text=words))
            oldest = select(messages.c.n).where(*mine).order_by(messages.c.n.desc()).offset(most).limit(1)
            last = connection.scalar(oldest)
            if last is not None:
                connection.execute(delete(messages).where(*mine, messages.c.n <= last))
            if seat in SIDE_NAMES:
                _read(connection, game, seat, n)
            outbox.add(connection, notices, now())
        return n

    def read(self, game: str, side: str) -> int:
        """Return the number of the last message at its table that a side has read."""
        mine = talk_reads.c.game == game, talk_reads.c.side == side
        rows = self._rows(talk_reads, game, as_it_lies(talk_reads.c.n).where(*mine))
        return int(rows[0]["n"]) if rows else 0

    def mark_read(self, game: str, side: str, n: int) -> None:
        """Note that a side has read all up to a message; never goes back."""
        try:
            with self._store.aside() as connection:
                _read(connection, game, side, n)
        except IntegrityError:  # another page of this seat was faster
            return

    def note_presence(self, game: str, side: str, at: int | None) -> None:
        """Note when the person of a side was at the page of a game; None: that is not shown any more."""
        mine = presence.c.game == game, presence.c.side == side
        try:
            with self._store.aside() as connection:
                connection.execute(delete(presence).where(*mine))
                if at is not None:
                    connection.execute(insert(presence).values(game=game, side=side, at=at))
        except IntegrityError:  # another page of this seat was faster
            return

    def was_present(self, game: str, side: str) -> int:
        """Return when the person of a side was last at the page of a game and showed it; 0: never."""
        rows = self._rows(
            presence, game, as_it_lies(presence.c.at).where(presence.c.game == game, presence.c.side == side)
        )
        return int(rows[0]["at"]) if rows else 0

    def unread(self, wanted: Collection[tuple[str, str]]) -> dict[tuple[str, str], list[str]]:
        """Return by game and side, of those that are wanted, what the other side said there and this one has not read.

        Nothing where this side does not wish to read it.
        """
        games = sorted({game for game, _ in wanted})
        theirs = (talk_reads.c.game == messages.c.game) & (talk_reads.c.side != messages.c.seat)
        hushed = (mutes.c.game == messages.c.game) & (mutes.c.side != messages.c.seat)
        query = (
            select(messages.c.game, messages.c.seat, messages.c.text)
            .outerjoin(talk_reads, theirs)
            .outerjoin(mutes, hushed)
            .where(messages.c.room == TABLE, messages.c.seat.in_(SIDE_NAMES), mutes.c.side.is_(None))
            .where(or_(talk_reads.c.n.is_(None), messages.c.n > talk_reads.c.n))
            .order_by(messages.c.game, messages.c.n)
        )
        found: dict[tuple[str, str], list[str]] = {}
        with self._store.looking() as connection:
            for i in range(0, len(games), AT_ONCE):
                for row in sound_rows(connection, query.where(messages.c.game.in_(games[i : i + AT_ONCE]))):
                    key = row.game, other(row.seat)
                    if key in wanted:
                        found.setdefault(key, []).append(row.text)
        return found

    def messages(self, game: str, room: str, since: int, unless: Collection[str], most: int) -> list[StoredMessage]:
        """Return the last messages after number `since`, in order, at most so many; not those of some seats."""
        query = as_it_lies(messages.c.n, messages.c.seat, messages.c.at, messages.c.text).where(
            messages.c.game == game, messages.c.room == room, messages.c.n > since, messages.c.seat.not_in(unless)
        )
        rows = self._rows(messages, game, query.order_by(messages.c.n.desc()).limit(most))
        return [StoredMessage(**row) for row in reversed(rows)]

    def message(self, game: str, room: str, n: int) -> StoredMessage | None:
        """Return a message by its number."""
        there = messages.c.game == game, messages.c.room == room, messages.c.n == n
        rows = self._rows(messages, game, as_it_lies(*messages.c).where(*there))
        return StoredMessage(n, rows[0]["seat"], rows[0]["at"], rows[0]["text"]) if rows else None

    def muted(self, game: str) -> set[str]:
        """Return the sides of a game that do not read the other one's words."""
        return {row["side"] for row in self._rows(mutes, game, as_it_lies(mutes.c.side).where(mutes.c.game == game))}

    def mute(self, game: str, side: str, muted: bool) -> None:
        """Note whether a side does not wish to read the other one's words."""
        with self._store.changing() as connection:
            connection.execute(delete(mutes).where(mutes.c.game == game, mutes.c.side == side))
            if muted:
                connection.execute(insert(mutes).values(game=game, side=side))

    def report(self, game: str, room: str, said: StoredMessage, by: str, why: str) -> None:
        """Keep a message for whoever runs the server, once for each who reports it."""
        row = {"game": game, "room": room, "n": said.n, "seat": said.seat, "text": said.text}
        try:
            with self._store.changing() as connection:
                connection.execute(insert(reports).values(**row, by=by, why=why, at=now()))
        except IntegrityError:  # it is reported already
            return

    def note(self, game: str, side: str) -> str:
        """Return what a side has noted for itself."""
        rows = self._rows(notes, game, as_it_lies(notes.c.text).where(notes.c.game == game, notes.c.side == side))
        return str(rows[0]["text"]) if rows else ""

    def put_note(self, game: str, side: str, words: str) -> None:
        """Keep what a side notes for itself, in place of what it had."""
        with self._store.changing() as connection:
            connection.execute(delete(notes).where(notes.c.game == game, notes.c.side == side))
            if words:
                connection.execute(insert(notes).values(game=game, side=side, text=words))

    def marks(self, game: str) -> list[PlaceMark]:
        """Return the marks on the map of a game, in the order they were made."""
        rows = self._rows(marks, game, as_it_lies(*marks.c).where(marks.c.game == game).order_by(marks.c.n))
        return [PlaceMark(row["side"], row["place"], row["shape"], row["text"], row["turn"]) for row in rows]

    def put_mark(self, game: str, room: str, mark: PlaceMark, most: int) -> None:
        """Keep a mark in place of the one its side has there; its oldest go where it has more than so many."""
        mine = marks.c.game == game, marks.c.side == mark.side
        with self._store.changing() as connection:
            n = self._next(connection, game, room)
            connection.execute(delete(marks).where(*mine, marks.c.place == mark.place))
            connection.execute(insert(marks).values(game=game, n=n, **vars(mark)))
            last = connection.scalar(select(marks.c.n).where(*mine).order_by(marks.c.n.desc()).offset(most).limit(1))
            if last is not None:
                connection.execute(delete(marks).where(*mine, marks.c.n <= last))

    def drop_mark(self, game: str, room: str, side: str, place: str) -> None:
        """Take a side's mark away from a place, if there is one."""
        there = marks.c.game == game, marks.c.side == side, marks.c.place == place
        with self._store.changing() as connection:
            if connection.execute(delete(marks).where(*there)).rowcount:
                self._next(connection, game, room)

    def _next(self, connection: Connection, game: str, room: str) -> int:
        """Count a change in a room, and tell other processes of it once it is on disk; return the count."""
        connection.execute(_NEXT, {"game": game, "room": room})
        n = connection.scalar(select(talks.c.revision).where(talks.c.game == game, talks.c.room == room)) or 0
        notify_talk(connection, game, room, n)
        return n

    def _rows(self, table: Table, game: str, query: Select[Any]) -> list[dict[str, Any]]:
        with reading(), self._store.looking() as connection:
            return [checked(table, row, game) for row in connection.execute(query)]


def _read(connection: Connection, game: str, side: str, n: int) -> None:
    """Note how far a side has read, in a transaction of the caller's; never goes back."""
    mine = talk_reads.c.game == game, talk_reads.c.side == side
    found = connection.scalar(select(talk_reads.c.n).where(*mine))
    if found is None:
        connection.execute(insert(talk_reads).values(game=game, side=side, n=n))
    elif found < n:
        connection.execute(update(talk_reads).where(*mine).values(n=n))


def forget_account(connection: Connection, account: str) -> None:
    """Delete what an account that closes has noted for itself, and when it was at its tables."""
    for table in (notes, presence):
        held = exists().where(seats.c.game == table.c.game, seats.c.side == table.c.side, seats.c.account == account)
        connection.execute(delete(table).where(held))


def forget_games(connection: Connection, gone: Sequence[str]) -> None:
    """Delete all that was said, noted and marked in some games; what was reported stays."""
    for table in (messages, marks, notes, mutes, presence, talk_reads, talks):
        connection.execute(delete(table).where(table.c.game.in_(gone)))


def taken_home(store: Store, account: str) -> dict[str, Any]:
    """Return what an account said, noted, marked and reported at the tables where it has a seat, and whom it muted."""

    def held(table: Table, side: Column[Any]) -> ColumnElement[bool]:
        return exists().where(seats.c.game == table.c.game, seats.c.side == side, seats.c.account == account)

    said = select(messages.c.game, messages.c.seat, messages.c.at, messages.c.text)
    marked = select(marks.c.game, marks.c.side, marks.c.place, marks.c.shape, marks.c.text, marks.c.turn)
    reported = select(reports.c.game, reports.c.by.label("side"), reports.c.text, reports.c.why, reports.c.at)
    kept = {
        "messages": said.where(held(messages, messages.c.seat)).order_by(messages.c.at, messages.c.n),
        "notes": select(notes.c.game, notes.c.side, notes.c.text).where(held(notes, notes.c.side)),
        "marks": marked.where(held(marks, marks.c.side)).order_by(marks.c.game, marks.c.n),
        "mutes": select(mutes.c.game, mutes.c.side).where(held(mutes, mutes.c.side)),
        "reports": reported.where(held(reports, reports.c.by)).order_by(reports.c.id),
    }
    with store.looking() as connection:
        return {name: [dict(row._mapping) for row in connection.execute(query)] for name, query in kept.items()}
