"""Accounts: a person who comes back, on whatever device, to the seats that are theirs."""

import secrets
import zoneinfo
from functools import cache

from dosespanas.catalogue import FALLBACK, languages
from dosespanas.server.accounts.handles import HandleTaken, checked_handle, skeleton
from dosespanas.server.accounts.sessions import Sessions
from dosespanas.server.errors import Problem
from dosespanas.server.storage.accounts_store import Account as Account
from dosespanas.server.storage.accounts_store import AccountsStore, Passkey, Taken
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.store import Store

ZONE = "UTC"
"""The time zone of an account that says none."""


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones."""
    return frozenset(zoneinfo.available_timezones())


def checked_language(language: str) -> str:
    """Return a language that there is a catalogue of, English for any other."""
    return language if language in languages() else FALLBACK


def checked_zone(zone: str) -> str:
    """Return a time zone; raises Problem for one that there is not."""
    if zone not in zones():
        text = f"{zone[:64]!r} is no time zone; expected a name such as Europe/Madrid"
        raise Problem("error-unknown-zone", text, zone=zone[:64])
    return zone


class Accounts:
    """The accounts of one database, and where they are signed in."""

    def __init__(self, store: Store) -> None:
        self.kept = AccountsStore(store)
        self.sessions = Sessions(store, self.kept)

    def new(
        self,
        handle: str,
        language: str = FALLBACK,
        zone: str = ZONE,
        mail: str | None = None,
        passkey: Passkey | None = None,
        used: str = "",
        id: str | None = None,
    ) -> Account | None:
        """Make an account; raises BadHandle, HandleTaken.

        `used`: the hash of the sign-in that it is made with; None is returned if that was used up meanwhile.
        """
        name = checked_handle(handle)
        id = secrets.token_hex(8) if id is None else id
        account = Account(id, name, now(), checked_language(language), checked_zone(zone), False)
        self.check_free(name)
        try:
            made = self.kept.add(account, skeleton(name), mail, passkey, used)
        except Taken:
            raise HandleTaken from None
        return account if made else None

    def check_free(self, handle: str) -> None:
        """Raise HandleTaken if somebody has a name that looks like this, or had one."""
        if self.kept.is_known(skeleton(handle)):
            raise HandleTaken
