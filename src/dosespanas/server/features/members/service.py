"""The list of members: those who wish to be found, and nobody else."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, case, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from dosespanas.server.features.accounts.store import Account
from dosespanas.server.features.accounts.tables import accounts, sessions
from dosespanas.server.features.members.tables import listed_members
from dosespanas.server.features.ratings.persons import rating_view
from dosespanas.server.features.ratings.rating_book import kept_in
from dosespanas.server.features.ratings.tables import ratings
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.store import Store

DAY: Final = 86_400_000
"""Milliseconds."""
TOLD: Final = 200
"""How many members one answer tells at most."""
SEEN: Final = ("today", "week", "earlier")
"""How it is told when somebody was last here; no finer, so that nobody is watched."""


def forget_account(connection: Connection, account: str) -> None:
    """Take an account that closes off the list."""
    connection.execute(delete(listed_members).where(listed_members.c.account == account))


class Members:
    """Those of one database who wish to be found. In any thread."""

    def __init__(self, store: Store, are_apart: Callable[[str, str], bool]) -> None:
        """Take the database, and what tells whether one of two accounts does not wish to meet the other."""
        self._store = store
        self._are_apart = are_apart

    def is_listed(self, account: str) -> bool:
        """Return whether an account wishes to be found."""
        query = select(listed_members.c.account).where(listed_members.c.account == account)
        with self._store.looking() as connection:
            return connection.execute(query).first() is not None

    def set_listed(self, me: Account, listed: bool) -> None:
        """Note whether somebody wishes to be found."""
        try:
            with self._store.aside() as connection:
                forget_account(connection, me.id)
                if listed:
                    connection.execute(insert(listed_members).values(account=me.id))
        except IntegrityError:  # two pages said so at once
            return

    def view(self, me: Account) -> dict[str, Any]:
        """Return who wishes to be found, as somebody sees it: not themselves, nor whom they do not wish to meet."""
        at = now()
        seen = func.max(sessions.c.seen)
        when = case((seen > at - DAY, 0), (seen > at - 7 * DAY, 1), else_=2)
        query = (
            select(accounts.c.id, accounts.c.handle, when.label("seen"))
            .join(listed_members, listed_members.c.account == accounts.c.id)
            .outerjoin(sessions, sessions.c.account == accounts.c.id)
            .where(accounts.c.id != me.id, accounts.c.closed.is_(None), accounts.c.barred.is_(None))
            .group_by(accounts.c.id, accounts.c.handle)
            .order_by(when, accounts.c.handle)
        )
        rows = self._store.sound(query, TOLD)
        found = [row for row in rows if not self._are_apart(me.id, row.id)]
        worth = self._ratings([row.id for row in found], at)
        members = [{"handle": row.handle, "seen": SEEN[row.seen], "ratings": worth.get(row.id, [])} for row in found]
        return {"listed": self.is_listed(me.id), "members": members}

    def _ratings(self, ids: Sequence[str], at: int) -> dict[str, list[dict[str, Any]]]:
        """Return by account what it is worth at a time, game by game."""
        query = select(ratings).where(ratings.c.player.in_(ids)).order_by(ratings.c.title)
        found: dict[str, list[dict[str, Any]]] = {}
        for row in self._store.sound(query):
            found.setdefault(row.player, []).append({"game": row.title, **rating_view(kept_in(row), at)})
        return found
