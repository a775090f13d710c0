"""Keeps sets of corrections."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from dosespanas.server.features.accounts.tables import accounts
from dosespanas.server.features.correction_sets.tables import correction_sets, published_sets
from dosespanas.server.features.talk.reports import SET
from dosespanas.server.features.talk.tables import reports
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.store import Store


@dataclass(frozen=True)
class CorrectionSetRow:
    """One's own set as it is kept; `corrections`: JSON, None where it was not asked for."""

    id: str
    revision: int
    at: int
    published: str | None
    corrections: str | None = None


@dataclass(frozen=True)
class PublishedSetRow:
    """A published set as it is kept, and who published it."""

    id: str
    account: str
    handle: str
    own: str
    at: int
    edition: str
    language: str
    printing: str


_PUBLISHED = [published_sets.c[name] for name in PublishedSetRow.__dataclass_fields__ if name != "handle"]


def forget_account(connection: Connection, account: str) -> None:
    """Delete the sets of an account that closes, the published ones too; reports of them stay."""
    for table in (published_sets, correction_sets):
        connection.execute(delete(table).where(table.c.account == account))


def withdraw(store: Store, id: str) -> bool:
    """Take a set from the published ones; return whether it was one. Its owner keeps it."""
    with store.aside() as connection:
        return connection.execute(delete(published_sets).where(published_sets.c.id == id)).rowcount == 1


class CorrectionSetStore:
    """The sets of corrections of one database. When a method returns, what it wrote is on disk."""

    def __init__(self, store: Store) -> None:
        """Take the database."""
        self._store = store

    def all_of(self, account: str, game: str, id: str | None = None) -> list[CorrectionSetRow]:
        """Return the sets of an account for a game without what is in them; `id`: that one alone, and what is."""
        mine, theirs = correction_sets.c, published_sets.c
        query = select(*(mine[name] for name in ("id", "revision", "at", *([] if id is None else ["corrections"]))))
        query = query.where(mine.account == account, mine.game == game).order_by(mine.id)
        rows = self._store.sound(query if id is None else query.where(mine.id == id))
        shown = select(theirs.own, theirs.id).where(theirs.account == account, theirs.game == game)
        published = {row.own: row.id for row in self._store.sound(shown)} if rows else {}
        return [CorrectionSetRow(**vars(row), published=published.get(row.id)) for row in rows]

    def room(self, account: str, but: tuple[str, str]) -> tuple[int, int]:
        """Return how many sets an account has and how many bytes they are, without the one of a game and an id."""
        query = select(func.count(), func.coalesce(func.sum(correction_sets.c.size), 0)).where(
            correction_sets.c.account == account,
            (correction_sets.c.game != but[0]) | (correction_sets.c.id != but[1]),
        )
        with self._store.looking() as connection:
            number, size = connection.execute(query).one()
        return int(number), int(size)

    def write(self, account: str, game: str, id: str, revision: int, corrections: str) -> bool:
        """Keep a set that stands at a revision, or (0) is new; return whether it still did."""
        given = {"revision": revision + 1, "at": now(), "size": len(corrections), "corrections": corrections}
        try:
            with self._store.aside() as connection:
                if revision == 0:
                    connection.execute(insert(correction_sets).values(account=account, game=game, id=id, **given))
                    return True
                there = _of(account, game, id), correction_sets.c.revision == revision
                return connection.execute(update(correction_sets).where(*there).values(**given)).rowcount == 1
        except IntegrityError:  # it is there already
            return False

    def delete(self, account: str, game: str, id: str, revision: int) -> bool:
        """Delete a set that stands at a revision, and take it back if it is published; return whether it still did."""
        with self._store.aside() as connection:
            there = _of(account, game, id), correction_sets.c.revision == revision
            gone = connection.execute(delete(correction_sets).where(*there)).rowcount == 1
            if gone:
                connection.execute(delete(published_sets).where(_published(account, game, id)))
            return gone

    def publish(self, account: str, game: str, own: str, row: dict[str, str]) -> None:
        """Publish a set, in the place of what was published of it."""
        with self._store.aside() as connection:
            before = connection.execute(select(published_sets.c.id).where(_published(account, game, own))).scalar()
            given = row | ({} if before is None else {"id": before})
            connection.execute(delete(published_sets).where(_published(account, game, own)))
            connection.execute(insert(published_sets).values(**given, account=account, game=game, own=own, at=now()))

    def withdraw(self, account: str, game: str, own: str) -> None:
        """Take back what was published of a set."""
        with self._store.aside() as connection:
            connection.execute(delete(published_sets).where(_published(account, game, own)))

    def published_by(self, account: str) -> list[tuple[str, str]]:
        """Return of which sets of an account something is published: their games and ids."""
        query = select(published_sets.c.game, published_sets.c.own).where(published_sets.c.account == account)
        return [(row.game, row.own) for row in self._store.sound(query)]

    def published(self, game: str, most: int) -> list[PublishedSetRow]:
        """Return what is published of a game, the latest first; nothing of who is banned."""
        query = self._shown(*_PUBLISHED).where(published_sets.c.game == game)
        rows = self._store.sound(query.order_by(published_sets.c.at.desc(), published_sets.c.id), most)
        return [PublishedSetRow(**vars(row)) for row in rows]

    def published_texts(self, ids: Sequence[str]) -> dict[str, str]:
        """Return the corrections of published sets, as JSON, by their ids."""
        query = self._shown(published_sets.c.id, published_sets.c.corrections).where(published_sets.c.id.in_(ids))
        return {row.id: row.corrections for row in self._store.sound(query)}

    def published_row(self, game: str, id: str) -> PublishedSetRow | None:
        """Return a published set of a game."""
        rows = self._store.sound(
            self._shown(*_PUBLISHED).where(published_sets.c.game == game, published_sets.c.id == id)
        )
        return PublishedSetRow(**vars(rows[0])) if rows else None

    def _shown(self, *columns: Any) -> Select[Any]:
        there = accounts.c.closed.is_(None), accounts.c.barred.is_(None)
        joined = accounts.c.id == published_sets.c.account
        return select(*columns, accounts.c.handle).join(accounts, joined).where(*there)

    def report(self, found: PublishedSetRow, text: str, by: str, why: str) -> None:
        """Keep what a published set says of itself for whoever runs the server, as somebody reports it."""
        row = {"game": found.id, "room": SET, "n": 0, "seat": found.account, "text": text}
        try:
            with self._store.changing() as connection:
                connection.execute(insert(reports).values(**row, by=by, why=why, at=now()))
        except IntegrityError:  # it is reported already
            return

    def taken_home(self, account: str) -> list[tuple[str, str, str]]:
        """Return the sets of an account: for which game each is, its id and its corrections, as JSON."""
        mine = correction_sets.c
        query = select(mine.game, mine.id, mine.corrections).where(mine.account == account)
        return [(row.game, row.id, row.corrections) for row in self._store.sound(query.order_by(mine.game, mine.id))]


def _of(account: str, game: str, id: str) -> Any:
    mine = correction_sets.c
    return (mine.account == account) & (mine.game == game) & (mine.id == id)


def _published(account: str, game: str, own: str) -> Any:
    theirs = published_sets.c
    return (theirs.account == account) & (theirs.game == game) & (theirs.own == own)
