"""Keeps what persons write to each other away from any table."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, case, delete, func, insert, not_, or_, select, update
from sqlalchemy.exc import IntegrityError

from dosespanas.server.features.accounts.tables import accounts
from dosespanas.server.features.direct_messages.tables import direct_messages, direct_mutes
from dosespanas.server.features.talk.reports import DIRECT
from dosespanas.server.features.talk.tables import reports
from dosespanas.server.storage import outbox
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.notices_tables import outbox as notices
from dosespanas.server.storage.outbox import Notice
from dosespanas.server.storage.store import Store

ABOUT = "written "
"""What a notice of messages is about, before the id of whoever wrote them."""


@dataclass(frozen=True)
class StoredDirectMessage:
    """A message from one account to another."""

    n: int
    author: str
    reader: str
    at: int
    text: str


@dataclass(frozen=True)
class WrittenWith:
    """An account with which another one has written: its name, when last, and how many messages of it are unread."""

    id: str
    handle: str
    at: int | None
    unread: int


_MESSAGE = [direct_messages.c.id.label("n"), *(direct_messages.c[name] for name in ("author", "reader", "at", "text"))]


def _from_to(author: str, reader: str) -> ColumnElement[bool]:
    return (direct_messages.c.author == author) & (direct_messages.c.reader == reader)


def forget_account(connection: Connection, account: str) -> None:
    """Delete what an account that closes wrote, what was written to it, and whom it muted; reports of it stay."""
    mine = or_(direct_messages.c.author == account, direct_messages.c.reader == account)
    connection.execute(delete(direct_messages).where(mine))
    connection.execute(
        delete(direct_mutes).where(or_(direct_mutes.c.account == account, direct_mutes.c.other == account))
    )
    connection.execute(delete(notices).where(notices.c.about == ABOUT + account))


class DirectMessageStore:
    """The messages from person to person of one database. When a method returns, what it wrote is on disk."""

    def __init__(self, store: Store) -> None:
        """Take the database."""
        self._store = store

    def write(self, author: str, reader: str, words: str, most: int, notice: Notice | None) -> None:
        """Add a message; the oldest of its author go where there are more than so many. `notice`: who is told of it."""
        mine = direct_messages.c.author == author
        with self._store.changing() as connection:
            row = {"author": author, "reader": reader, "at": now(), "text": words, "seen": False}
            connection.execute(insert(direct_messages).values(**row))
            oldest = select(direct_messages.c.id).where(mine).order_by(direct_messages.c.id.desc())
            last = connection.scalar(oldest.offset(most).limit(1))
            if last is not None:
                connection.execute(delete(direct_messages).where(mine, direct_messages.c.id <= last))
            outbox.add(connection, [] if notice is None else [notice], now())

    def written_since(self, author: str, time: int) -> list[str]:
        """Return to whom an account has written since a time, once for each message."""
        query = select(direct_messages.c.reader).where(direct_messages.c.author == author, direct_messages.c.at > time)
        return [row.reader for row in self._store.sound(query)]

    def conversation(self, me: str, other: str, heard: bool, most: int) -> list[StoredDirectMessage]:
        """Return the last messages between two accounts, in order; without those of the other unless they are heard."""
        wanted = _from_to(me, other)
        query = select(*_MESSAGE).where(or_(wanted, _from_to(other, me)) if heard else wanted)
        rows = self._store.sound(query.order_by(direct_messages.c.id.desc()), most)
        return [StoredDirectMessage(**vars(row)) for row in reversed(rows)]

    def conversations(self, me: str, unheard: Collection[str], most: int) -> list[WrittenWith]:
        """Return with whom an account has written, the latest first; `unheard`: those whose words it does not hear."""
        theirs = direct_messages.c.reader == me
        other = case((theirs, direct_messages.c.author), else_=direct_messages.c.reader)
        last = func.max(direct_messages.c.id)
        unread = func.sum(case((theirs & not_(direct_messages.c.seen), 1), else_=0))
        mine = direct_messages.c.author == me
        query = (
            select(accounts.c.id, accounts.c.handle, last.label("last"), unread.label("unread"))
            .join(accounts, accounts.c.id == other)
            .where(or_(mine, theirs & direct_messages.c.author.not_in(unheard)), accounts.c.closed.is_(None))
            .group_by(accounts.c.id, accounts.c.handle)
            .order_by(last.desc())
        )
        rows = self._store.sound(query, most)
        when = select(direct_messages.c.id, direct_messages.c.at)
        times = {
            row.id: row.at
            for row in self._store.sound(when.where(direct_messages.c.id.in_([row.last for row in rows])))
        }
        return [WrittenWith(row.id, row.handle, times.get(row.last), int(row.unread)) for row in rows]

    def unread(self, me: str, other: str) -> list[str]:
        """Return what another account wrote to one that has not read it, in order."""
        query = select(direct_messages.c.text).where(_from_to(other, me), not_(direct_messages.c.seen))
        return [row.text for row in self._store.sound(query.order_by(direct_messages.c.id))]

    def writers(self, me: str, most: int) -> list[str]:
        """Return who has written to an account, the latest first."""
        query = select(direct_messages.c.author).where(direct_messages.c.reader == me)
        query = query.group_by(direct_messages.c.author).order_by(func.max(direct_messages.c.id).desc())
        return [row.author for row in self._store.sound(query, most)]

    def mark_read(self, me: str, other: str, n: int) -> None:
        """Note that an account has read all of another one up to a message; of what is read nobody is told."""
        theirs = _from_to(other, me), not_(direct_messages.c.seen)
        with self._store.changing() as connection:
            connection.execute(update(direct_messages).where(*theirs, direct_messages.c.id <= n).values(seen=True))
            if connection.execute(select(direct_messages.c.id).where(*theirs).limit(1)).first() is None:
                connection.execute(delete(notices).where(notices.c.account == me, notices.c.about == ABOUT + other))

    def message(self, n: int) -> StoredDirectMessage | None:
        """Return a message by its number."""
        rows = self._store.sound(select(*_MESSAGE).where(direct_messages.c.id == n))
        return StoredDirectMessage(**vars(rows[0])) if rows else None

    def muted(self, me: str) -> set[str]:
        """Return the accounts whose messages another one does not wish to read."""
        return {
            row.other for row in self._store.sound(select(direct_mutes.c.other).where(direct_mutes.c.account == me))
        }

    def mute(self, me: str, other: str, muted: bool) -> None:
        """Note whether an account does not wish to read what another one writes."""
        try:
            with self._store.aside() as connection:
                mine = direct_mutes.c.account == me, direct_mutes.c.other == other
                connection.execute(delete(direct_mutes).where(*mine))
                if muted:
                    connection.execute(insert(direct_mutes).values(account=me, other=other))
        except IntegrityError:  # two pages said so at once
            return

    def report(self, found: StoredDirectMessage, why: str) -> None:
        """Keep a message for whoever runs the server, as its reader reports it."""
        row = {"game": "", "room": DIRECT, "n": found.n, "seat": found.author, "text": found.text}
        try:
            with self._store.changing() as connection:
                connection.execute(insert(reports).values(**row, by=found.reader, why=why, at=now()))
        except IntegrityError:  # it is reported already
            return

    def taken_home(self, account: str) -> dict[str, Any]:
        """Return what an account wrote and to whom, whom it muted, and what it reported."""
        wrote = select(accounts.c.handle.label("to"), direct_messages.c.at, direct_messages.c.text).join(
            accounts, accounts.c.id == direct_messages.c.reader
        )
        muted = select(accounts.c.handle).join(direct_mutes, direct_mutes.c.other == accounts.c.id)
        reported = select(reports.c.text, reports.c.why, reports.c.at).where(reports.c.room == DIRECT)
        kept = {
            "messages": wrote.where(direct_messages.c.author == account).order_by(direct_messages.c.id),
            "mutes": muted.where(direct_mutes.c.account == account).order_by(accounts.c.handle),
            "reports": reported.where(reports.c.by == account).order_by(reports.c.id),
        }
        return {name: [dict(vars(row)) for row in self._store.sound(query)] for name, query in kept.items()}
