"""What the database knows of accounts. When a method returns, what it wrote is on disk."""

import hmac
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from dosespanas.catalogue import FALLBACK
from dosespanas.server.features.accounts.handles import skeleton
from dosespanas.server.features.accounts.tables import (
    account_mails,
    accounts,
    invited_mails,
    openid_logins,
    passkeys,
    programs,
    sessions,
    sign_ins,
)
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.store import Store


class AlreadyTaken(Exception):
    """A name, an address or a passkey that is an account's already; nothing was written."""


@dataclass(frozen=True)
class Account:
    """A person who comes back.

    - `id`: 16 hex digits, told to nobody but its owner.
    - `handle`: the name that others see; empty once it is `closed`.
    - `created`: milliseconds since 1970, UTC.
    - `language`: one of the catalogue's, such as `es`; `zone`: a time zone's name, such as `Europe/Madrid`.
    """

    id: str
    handle: str
    created: int
    language: str
    zone: str
    closed: bool
    barred: str | None = None
    """`waits` or `banned`; None: neither."""


@dataclass(frozen=True)
class Session:
    """A browser in which an account is signed in; times in milliseconds since 1970."""

    id: str
    account: str
    created: int
    seen: int
    browser: str


@dataclass(frozen=True)
class Program:
    """A program that may play for an account; times in milliseconds since 1970."""

    id: str
    account: str
    name: str
    created: int
    seen: int | None = None
    """About when it was used last; None: never."""


@dataclass(frozen=True)
class Passkey:
    """A passkey of an account; `count`: how often it has signed, as it said last."""

    id: str
    account: str
    public_key: bytes
    count: int
    name: str
    added: int
    used: int | None
    fell: int | None = None
    """When its count was last no higher than before."""


@dataclass(frozen=True)
class SignIn:
    """What may be shown once before it `expires`: for what, whose it is or will be; in which `browser` by `code`."""

    hash: str
    purpose: str
    expires: int
    account: str | None = None
    mail: str | None = None
    handle: str | None = None
    subject: str | None = None
    browser: str | None = None
    code: str | None = None
    tries: int = 0


_ACCOUNT = [accounts.c[name] for name in ("id", "handle", "created", "language", "zone", "closed", "barred")]
_SESSION = [sessions.c[name] for name in Session.__dataclass_fields__]
_PROGRAM = [programs.c[name] for name in Program.__dataclass_fields__]


def _account(row: Any) -> Account:
    found = row._mapping
    return Account(**{name: found[name] for name in Account.__dataclass_fields__} | {"closed": row.closed is not None})


class AccountsStore:
    """The accounts of one database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def _first(self, query: Select[Any]) -> Any:
        with self._store.looking() as connection:
            return connection.execute(query).first()

    def _all(self, query: Select[Any]) -> Sequence[Any]:
        with self._store.looking() as connection:
            return connection.execute(query).all()

    # --- accounts ----------------------------------------------------------------------------------------

    def add(
        self,
        account: Account,
        skeleton: str,
        mail: str | None = None,
        passkey: Passkey | None = None,
        used: str = "",
        subject: str | None = None,
    ) -> bool:
        """Write down a new account with what it signs in with, and use up a sign-in by hash.

        That is an address, a passkey, or (`subject`) who another service says it is. Return False, with nothing
        written, if there is no such sign-in any more. Raises Taken.
        """
        row = {name: getattr(account, name) for name in ("id", "handle", "created", "language", "zone", "barred")}
        try:
            with self._store.aside() as connection:
                if used and not _use_up(connection, used):
                    return False
                connection.execute(insert(accounts).values(**row, skeleton=skeleton))
                if mail is not None:
                    connection.execute(insert(account_mails).values(mail=mail, account=account.id, added=now()))
                if passkey is not None:
                    connection.execute(insert(passkeys).values(**vars(passkey)))
                if subject is not None:
                    _add_openid(connection, account.id, subject)
        except IntegrityError:
            raise AlreadyTaken from None
        return True

    def account(self, account: str) -> Account | None:
        """Return an account by its id, closed or not."""
        row = self._first(select(*_ACCOUNT).where(accounts.c.id == account))
        return None if row is None else _account(row)

    def is_closed(self, account: str) -> bool:
        """Return whether an account is closed."""
        found = self.account(account)
        return found is not None and found.closed

    def by_handle(self, handle: str) -> Account | None:
        """Return the account of this name, in letters of any size, unless it is closed."""
        there = accounts.c.skeleton == skeleton(handle), accounts.c.closed.is_(None)
        row = self._first(select(*_ACCOUNT).where(*there))
        return None if row is None or row.handle.casefold() != handle.strip().casefold() else _account(row)

    def by_mail(self, mail: str) -> Account | None:
        """Return the account that signs in with an address."""
        row = self._first(select(*_ACCOUNT).join(account_mails).where(account_mails.c.mail == mail))
        return None if row is None else _account(row)

    def by_subject(self, subject: str) -> Account | None:
        """Return the account of whom another service knows, by the hash of who that is."""
        row = self._first(select(*_ACCOUNT).join(openid_logins).where(openid_logins.c.subject == subject))
        return None if row is None else _account(row)

    def handles(self, ids: Sequence[str]) -> dict[str, str]:
        """Return the names of some accounts; empty for closed ones."""
        rows = self._all(select(accounts.c.id, accounts.c.handle).where(accounts.c.id.in_(ids)))
        return {row.id: row.handle for row in rows}

    def is_known(self, skeleton: str) -> bool:
        """Return whether there is or was a name that looks like this."""
        return self._first(select(accounts.c.id).where(accounts.c.skeleton == skeleton)) is not None

    def change(self, account: str, language: str, zone: str) -> None:
        """Change the language and the time zone of an account."""
        with self._store.changing() as connection:  # other processes know it by its sessions
            connection.execute(update(accounts).where(accounts.c.id == account).values(language=language, zone=zone))

    def bar(self, account: str, why: str | None) -> None:
        """Let an account sign in nowhere, or (None) again; what it is signed in with now ends."""
        with self._store.changing() as connection:
            connection.execute(update(accounts).where(accounts.c.id == account).values(barred=why))
            connection.execute(delete(sessions).where(sessions.c.account == account))
            connection.execute(delete(sign_ins).where(sign_ins.c.account == account))

    def invite(self, mail: str, invited: bool) -> None:
        """Put an address, or a domain such as `@example.org`, on the list of those invited, or take it off."""
        with self._store.aside() as connection:
            connection.execute(delete(invited_mails).where(invited_mails.c.mail == mail))
            if invited:
                connection.execute(insert(invited_mails).values(mail=mail, added=now()))

    def invited(self) -> list[str]:
        """Return the addresses and domains that are invited."""
        return [row.mail for row in self._all(select(invited_mails.c.mail).order_by(invited_mails.c.mail))]

    def is_invited(self, mail: str) -> bool:
        """Return whether an address is on the list, or its domain."""
        ways = mail, mail[mail.rfind("@") :]
        return self._first(select(invited_mails.c.mail).where(invited_mails.c.mail.in_(ways))) is not None

    # --- sessions ----------------------------------------------------------------------------------------

    def begin(self, hashed: str, session: Session) -> None:
        """Write down a session; `hashed`: what is kept of its secret."""
        with self._store.aside() as connection:
            connection.execute(insert(sessions).values(hash=hashed, **vars(session)))

    def session(self, hashed: str, since: int) -> tuple[Session, Account] | None:
        """Return a session seen since some time, and whose it is."""
        query = select(*_SESSION, *(column.label(f"account_{column.name}") for column in _ACCOUNT))
        row = self._first(query.join(accounts).where(sessions.c.hash == hashed, sessions.c.seen >= since))
        if row is None:
            return None
        found = row._mapping
        session = Session(**{name: found[name] for name in Session.__dataclass_fields__})
        owner = {name: found[f"account_{name}"] for name in Account.__dataclass_fields__}
        return session, Account(**owner | {"closed": owner["closed"] is not None})

    def sessions(self, account: str, since: int) -> list[Session]:
        """Return where an account is signed in, the last used first."""
        query = select(*_SESSION).where(sessions.c.account == account, sessions.c.seen >= since)
        return [Session(**row._mapping) for row in self._all(query.order_by(sessions.c.seen.desc()))]

    def seen(self, hashed: str, at: int) -> None:
        """Note that a session was used."""
        with self._store.aside() as connection:
            connection.execute(update(sessions).where(sessions.c.hash == hashed).values(seen=at))

    def end(self, account: str, session: str | None = None, but: str = "") -> int:
        """End a session of an account by its id, or (None) all but the one of this hash; return how many."""
        wanted = [sessions.c.account == account, sessions.c.hash != but]
        wanted += [] if session is None else [sessions.c.id == session]
        with self._store.changing() as connection:  # other processes look again
            return connection.execute(delete(sessions).where(*wanted)).rowcount

    def end_here(self, hashed: str) -> None:
        """End the session of a hash."""
        with self._store.changing() as connection:
            connection.execute(delete(sessions).where(sessions.c.hash == hashed))

    def forget_before(self, unused: int, expired: int) -> None:
        """Delete sessions not used since one time, and sign-ins that expired before another."""
        with self._store.aside() as connection:
            connection.execute(delete(sessions).where(sessions.c.seen < unused))
            connection.execute(delete(sign_ins).where(sign_ins.c.expires < expired))

    # --- programs ----------------------------------------------------------------------------------------

    def add_program(self, hashed: str, program: Program) -> None:
        """Let a program play for an account; `hashed`: what is kept of its token."""
        with self._store.aside() as connection:
            connection.execute(insert(programs).values(hash=hashed, **vars(program)))

    def program(self, hashed: str) -> tuple[Program, Account] | None:
        """Return the program of a token, and whose it is."""
        row = self._first(select(*_PROGRAM).where(programs.c.hash == hashed))
        if row is None:
            return None
        owner = self.account(row.account)
        return None if owner is None else (Program(**row._mapping), owner)

    def programs(self, account: str) -> list[Program]:
        """Return the programs of an account, the oldest first."""
        query = select(*_PROGRAM).where(programs.c.account == account)
        return [Program(**row._mapping) for row in self._all(query.order_by(programs.c.created, programs.c.id))]

    def program_seen(self, hashed: str, at: int) -> None:
        """Note that a program asked something."""
        with self._store.aside() as connection:
            connection.execute(update(programs).where(programs.c.hash == hashed).values(seen=at))

    def remove_program(self, account: str, id: str) -> bool:
        """Let a program play no more; return whether there was one."""
        mine = programs.c.account == account, programs.c.id == id
        with self._store.changing() as connection:  # other processes look again
            return connection.execute(delete(programs).where(*mine)).rowcount == 1

    # --- ways to sign in ---------------------------------------------------------------------------------

    def offer(self, sign_in: SignIn) -> None:
        """Write down what may be shown once; what has expired goes."""
        with self._store.aside() as connection:
            connection.execute(delete(sign_ins).where(sign_ins.c.expires < now()))
            connection.execute(insert(sign_ins).values(**vars(sign_in)))

    def offered(self, hashed: str) -> SignIn | None:
        """Return what may still be shown, by its hash."""
        row = self._first(select(sign_ins).where(sign_ins.c.hash == hashed, sign_ins.c.expires >= now()))
        return None if row is None else SignIn(**row._mapping)

    def by_code(self, browser: str, code: str, hashed: str) -> bool:
        """Let a sign-in of this browser and code be shown by another secret from now on, of this hash; return whether.

        Whatever was asked for in a browser has one try less by each code that is typed there. Counting and looking are
        one statement: of many who come at once no more are heard than there are tries.
        """
        there = sign_ins.c.browser == browser, sign_ins.c.tries > 0, sign_ins.c.expires >= now()
        fewer = update(sign_ins).where(*there).values(tries=sign_ins.c.tries - 1)
        with self._store.aside() as connection:
            tried = connection.execute(fewer.returning(sign_ins.c.hash, sign_ins.c.code)).all()
            for old in (row.hash for row in tried if row.code is not None and hmac.compare_digest(row.code, code)):
                mine = update(sign_ins).where(sign_ins.c.hash == old)
                connection.execute(mine.values(hash=hashed, browser=None, code=None))
                return True
        return False

    def use_up(self, hashed: str) -> bool:
        """Let a sign-in hold no longer; return whether it did: of two who come at once one is first."""
        with self._store.aside() as connection:
            return _use_up(connection, hashed)

    def mails(self, account: str) -> list[str]:
        """Return the addresses of an account."""
        query = select(account_mails.c.mail).where(account_mails.c.account == account)
        return [row.mail for row in self._all(query.order_by(account_mails.c.added))]

    def add_mail(self, account: str, mail: str, used: str) -> bool:
        """Give an account an address, and use up the sign-in that proves it; False if that was. Raises Taken."""
        try:
            with self._store.aside() as connection:
                if not _use_up(connection, used):
                    return False
                connection.execute(insert(account_mails).values(mail=mail, account=account, added=now()))
        except IntegrityError:
            raise AlreadyTaken from None
        return True

    def remove_mail(self, account: str, mail: str) -> bool:
        """Take an address from an account; return whether it had it. Links sent there do not hold any longer."""
        mine = account_mails.c.account == account, account_mails.c.mail == mail
        with self._store.aside() as connection:
            had = connection.execute(delete(account_mails).where(*mine)).rowcount == 1
            if had:
                connection.execute(delete(sign_ins).where(sign_ins.c.mail == mail))
            return had

    def has_openid(self, account: str) -> bool:
        """Return whether an account signs in by another service."""
        return self._first(select(openid_logins.c.account).where(openid_logins.c.account == account)) is not None

    def add_openid(self, account: str, subject: str) -> None:
        """Let an account sign in by another service, by the hash of who that says it is; raises Taken."""
        try:
            with self._store.aside() as connection:
                _add_openid(connection, account, subject)
        except IntegrityError:
            raise AlreadyTaken from None

    def remove_openid(self, account: str) -> None:
        """Let an account no longer sign in by another service."""
        with self._store.aside() as connection:
            connection.execute(delete(openid_logins).where(openid_logins.c.account == account))

    def passkeys(self, account: str) -> list[Passkey]:
        """Return the passkeys of an account."""
        query = select(passkeys).where(passkeys.c.account == account).order_by(passkeys.c.added)
        return [Passkey(**row._mapping) for row in self._all(query)]

    def passkey(self, id: str) -> Passkey | None:
        """Return a passkey as the browser names it."""
        row = self._first(select(passkeys).where(passkeys.c.id == id))
        return None if row is None else Passkey(**row._mapping)

    def add_passkey(self, passkey: Passkey) -> None:
        """Give an account a passkey; raises Taken."""
        try:
            with self._store.aside() as connection:
                connection.execute(insert(passkeys).values(**vars(passkey)))
        except IntegrityError:
            raise AlreadyTaken from None

    def passkey_used(self, id: str, count: int, fell: bool) -> None:
        """Note that a passkey has signed, how often it says it has, and whether it has said so before."""
        told = {"count": count, "used": now()} | ({"fell": now()} if fell else {})
        with self._store.aside() as connection:
            connection.execute(update(passkeys).where(passkeys.c.id == id).values(**told))

    def remove_passkey(self, account: str, id: str) -> bool:
        """Take a passkey from an account; return whether it had it."""
        mine = passkeys.c.account == account, passkeys.c.id == id
        with self._store.aside() as connection:
            return connection.execute(delete(passkeys).where(*mine)).rowcount == 1

    def close(self, account: str, also: Sequence[Callable[[Connection, str], object]]) -> None:
        """Close an account: its addresses, passkeys and sessions go, its name is empty. `also` delete theirs."""
        with self._store.changing() as connection:
            for others in also:
                others(connection, account)
            for table in (account_mails, passkeys, openid_logins, sessions, programs):
                connection.execute(delete(table).where(table.c.account == account))
            connection.execute(delete(sign_ins).where(sign_ins.c.account == account))
            there = update(accounts).where(accounts.c.id == account)
            connection.execute(there.values(handle="", language=FALLBACK, zone="UTC", closed=now()))
        self._store.clear_log()

    def count(self) -> int:
        """Return how many accounts there are that are not closed."""
        return int(self._first(select(func.count()).select_from(accounts).where(accounts.c.closed.is_(None)))[0])


def _add_openid(connection: Connection, account: str, subject: str) -> None:
    connection.execute(insert(openid_logins).values(subject=subject, account=account, added=now()))


def _use_up(connection: Connection, hashed: str) -> bool:
    return connection.execute(delete(sign_ins).where(sign_ins.c.hash == hashed)).rowcount == 1
