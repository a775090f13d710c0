"""Who has an account, for whoever runs the server: nothing that they wrote, and no address."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, func, select

from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.accounts.store import Account, AccountsStore
from dosespanas.server.features.accounts.tables import account_mails, accounts, passkeys, sessions
from dosespanas.server.storage.store import Store
from dosespanas.server.storage.tables import seats


@dataclass(frozen=True)
class Person:
    """An account, and how much belongs to it."""

    id: str
    handle: str
    """Empty for a closed one."""
    created: int
    """Milliseconds since 1970, UTC."""
    seen: int | None
    """When it was last used where it is signed in, in milliseconds since 1970; None: it is signed in nowhere."""
    mails: int
    passkeys: int
    seats: int
    closed: bool
    barred: str | None
    """`waits` to be let in, or `banned`; None: neither."""


class UnknownPerson(RequestProblem):
    """There is no account of that name or id."""

    status = 404

    def __init__(self, name: str) -> None:
        super().__init__("error-unknown-person", f"no account is called {name[:64]!r}", name=name[:64])


def people(store: Store) -> list[Person]:
    """Return all accounts, the newest first."""
    with store.looking() as connection:

        def counted(account: Column[Any]) -> dict[str, int]:
            rows = connection.execute(select(account, func.count()).group_by(account))
            return {str(one): int(count) for one, count in rows}

        mails, keys, held = map(counted, (account_mails.c.account, passkeys.c.account, seats.c.account))
        query = select(sessions.c.account, func.max(sessions.c.seen)).group_by(sessions.c.account)
        seen = {str(one): int(at) for one, at in connection.execute(query)}
        rows = connection.execute(select(accounts).order_by(accounts.c.created.desc())).all()
    return [
        Person(
            id=row.id,
            handle=row.handle,
            created=row.created,
            seen=seen.get(row.id),
            mails=mails.get(row.id, 0),
            passkeys=keys.get(row.id, 0),
            seats=held.get(row.id, 0),
            closed=row.closed is not None,
            barred=row.barred,
        )
        for row in rows
    ]


def person(store: Store, name: str) -> Account:
    """Return the account of a name or an id that is not closed; raises UnknownPerson."""
    with store.looking() as connection:
        query = select(accounts.c.id).where((accounts.c.handle == name) | (accounts.c.id == name))
        found = connection.scalar(query.where(accounts.c.closed.is_(None)))
    account = None if found is None else AccountsStore(store).account(found)
    if account is None:
        raise UnknownPerson(name)
    return account
