"""Accounts: a person who comes back, on whatever device, to the seats that are theirs."""

import asyncio
import logging
import secrets
import zoneinfo
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from dosespanas.catalogue import FALLBACK, languages
from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.accounts.handles import HandleTaken, checked_handle, skeleton
from dosespanas.server.features.accounts.programs import Programs
from dosespanas.server.features.accounts.sessions import LASTS, Sessions
from dosespanas.server.features.accounts.store import Account as Account
from dosespanas.server.features.accounts.store import AccountsStore, AlreadyTaken, Passkey
from dosespanas.server.operations.settings import APPROVAL, INVITED, OPEN
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.secret_tokens import new_token
from dosespanas.server.storage.store import Store

LOGGER = logging.getLogger("dosespanas.server")
EVERY = 3_600.0
"""Seconds between two looks for what has expired."""
OPENID = " openid"
"""What stands for another service among the ways to sign in."""
ZONE = "UTC"
"""The time zone of an account that says none."""


WAITS, BANNED = "waits", "banned"
"""Why an account signs in nowhere."""


class Barred(RequestProblem):
    """An account that may not sign in, told to who has proved that it is theirs."""

    status = 403

    def __init__(self, why: str) -> None:
        waits = why == WAITS
        text = (
            "your account waits until whoever runs this server lets it in" if waits else "this account is banned here"
        )
        super().__init__("error-account-waits" if waits else "error-account-banned", text)


class NotInvited(RequestProblem):
    """Somebody whose address is not on the list of whoever runs the server, told to who has proved it."""

    status = 403

    def __init__(self) -> None:
        text = "accounts are for those invited here: sign up by mail, with the address that whoever runs it knows"
        super().__init__("error-not-invited", text)


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones."""
    return frozenset(zoneinfo.available_timezones())


def checked_language(language: str) -> str:
    """Return a language that there is a catalogue of, English for any other."""
    return language if language in languages() else FALLBACK


def known_zone(zone: str) -> str:
    """Return a time zone, UTC for one that this server's data does not have: a browser may know a newer one."""
    return zone if zone in zones() else ZONE


def checked_zone(zone: str) -> str:
    """Return a time zone; raises Problem for one that there is not."""
    if zone not in zones():
        text = f"{zone[:64]!r} is no time zone; expected a name such as Europe/Madrid"
        raise RequestProblem("error-unknown-zone", text, zone=zone[:64])
    return zone


class Accounts:
    """The accounts of one database, and where they are signed in."""

    def __init__(
        self,
        store: Store,
        on_close: Sequence[Callable[[Connection, str], object]] = (),
        on_export: Mapping[str, Callable[[str], Any]] = MappingProxyType({}),
        on_hour: Sequence[Callable[[int], object]] = (),
        on_mail: Sequence[Callable[[str, str], object]] = (),
        sign_up: str = OPEN,
    ) -> None:
        """Take the store, what else goes of an account that closes, in the same transaction; what else is kept of one,
        as JSON, for its owner to take home, by name; what else forgets, every hour, what has expired by a moment; and
        who hears that an account was made with a proved address; and who may have one (`SIGN_UPS` of the settings).
        """
        self.kept = AccountsStore(store)
        self._store = store
        self._secrets: dict[str, str] = {}
        self.sessions = Sessions(store, self.kept)
        self.programs = Programs(store, self.kept)
        self._on_close, self._on_export, self._on_hour = on_close, on_export, on_hour
        self._on_mail = on_mail
        self.sign_up = sign_up

    def new(
        self,
        handle: str,
        language: str = FALLBACK,
        zone: str = ZONE,
        mail: str | None = None,
        passkey: Passkey | None = None,
        used: str = "",
        id: str | None = None,
        subject: str | None = None,
    ) -> Account | None:
        """Make an account; raises BadHandle, HandleTaken, NotInvited. Where each is approved of it waits for that.

        `used`: the hash of the sign-in that it is made with; None is returned if that was used up meanwhile.
        """
        name = checked_handle(handle)
        if self.sign_up == INVITED and (mail is None or not self.kept.is_invited(mail)):
            raise NotInvited
        id = secrets.token_hex(8) if id is None else id
        waits = WAITS if self.sign_up == APPROVAL else None
        account = Account(id, name, now(), checked_language(language), known_zone(zone), False, waits)
        self.check_free(name)
        try:
            made = self.kept.add(account, skeleton(name), mail, passkey, used, subject)
        except AlreadyTaken:
            raise HandleTaken from None
        if made and waits:
            LOGGER.info("accounts: %s waits to be let in (dosespanas admin admit)", name)
        if made and mail is not None:
            for hear in self._on_mail:
                hear(account.id, mail)
        return account if made else None

    def change(self, account: Account, language: str, zone: str) -> Account:
        """Change the language and the time zone of an account; return it."""
        changed = replace(account, language=checked_language(language), zone=checked_zone(zone))
        self.kept.change(account.id, changed.language, changed.zone)
        self.sessions.forget()
        return changed

    def bar(self, account: Account, why: str | None) -> None:
        """Ban an account, or (None) let it in, also one that waits for that."""
        self.kept.bar(account.id, why)
        self.sessions.forget()

    def secret(self, name: str) -> str:
        """Return a secret of all servers of this database, by its name; drawn when it is first asked for."""
        if name not in self._secrets:
            self._secrets[name] = self._store.setting(name, new_token())
        return self._secrets[name]

    def close(self, account: Account) -> None:
        """Close an account: all that is of it goes, but its games, which are those of a former player."""
        self.kept.close(account.id, self._on_close)
        self.sessions.forget()

    def export(self, account: Account) -> dict[str, Any]:
        """Return all that is kept of an account, as JSON, but for its games."""
        own = {name: getattr(account, name) for name in ("handle", "created", "language", "zone")}
        keys = [
            {name: getattr(one, name) for name in ("name", "added", "used", "fell")}
            for one in self.kept.passkeys(account.id)
        ]
        there = [
            {"browser": one.browser, "created": one.created, "seen": one.seen}
            for one in self.sessions.all_of(account.id)
        ]
        openid = self.kept.has_openid(account.id)
        ways = {"mails": self.kept.mails(account.id), "passkeys": keys, "openid": openid}
        more = {name: told(account.id) for name, told in self._on_export.items()}
        theirs = [
            {"name": one.name, "created": one.created, "seen": one.seen} for one in self.kept.programs(account.id)
        ]
        return {"account": own, **ways, "sessions": there, "programs": theirs} | more

    def check_way_left(self, account: Account, gone: str, sure: bool) -> None:
        """Raise Problem if nobody could sign in to an account without one of its ways, unless one is `sure`.

        `gone`: an address, the id of a passkey, or OPENID.
        """
        ways = [*self.kept.mails(account.id), *(one.id for one in self.kept.passkeys(account.id))]
        ways += [OPENID] if self.kept.has_openid(account.id) else []
        if not sure and not set(ways) - {gone}:
            text = (
                "this is the only way to sign in to this account: without it nobody can, once this browser forgets it"
            )
            raise RequestProblem("error-last-way", text, 409)

    async def run(self) -> None:
        """Forget every hour what has expired, until cancelled. A database that fails is asked again later."""
        while True:
            try:
                await asyncio.to_thread(self.forget_expired, now())
            except SQLAlchemyError as error:
                LOGGER.warning("accounts: nothing was forgotten (%s)", type(error).__name__)
            await asyncio.sleep(EVERY)

    def forget_expired(self, at: int) -> None:
        """Delete sessions, links and challenges that hold no longer at a moment, and what else expires."""
        self.kept.forget_before(at - LASTS, at)
        for forget in self._on_hour:
            forget(at)

    def check_free(self, handle: str) -> None:
        """Raise HandleTaken if somebody has a name that looks like this, or had one."""
        if self.kept.is_known(skeleton(handle)):
            raise HandleTaken
