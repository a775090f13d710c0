"""Where somebody is signed in: a secret in a cookie of that browser, of which the hash is kept."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from dosespanas.server.features.accounts.store import Account, AccountsStore, Session
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.secret_tokens import new_token, token_hash
from dosespanas.server.storage.store import Store

DAY = 86_400_000
LASTS = 180 * DAY
"""Milliseconds after its last use in which a session still holds."""
NOTED = 3_600_000
"""Milliseconds after which it is noted again that a session is used."""
KEPT = 20_000
"""How many secrets are kept in memory."""
LONGEST = 64
"""Characters of a secret, at most: a longer one is none of ours."""


class CachedSession(NamedTuple):
    """What a secret opens, in memory: whose it is, and at which state of the database that was so."""

    account: Account
    session: str
    """The id of the session, or of a program."""
    epoch: int


class SecretCache:
    """Whose some secrets are, as long as nothing was written since; a database that does not say so is asked always."""

    def __init__(self, store: Store, read: Callable[[str], tuple[Account, str] | None]) -> None:
        """Take what tells of what is kept of a secret the account, and the id of what opens it; None: it opens none."""
        self._store = store
        self._read = read
        self._known: OrderedDict[str, CachedSession] = OrderedDict()

    async def find(self, token: str | None) -> CachedSession | None:
        """Return what a secret opens; None for a closed account, and for one that is shut out."""
        if not token or len(token) > LONGEST:
            return None
        hashed = token_hash(token)
        found = self._known.get(hashed)
        if found is not None and self._store.quick and found.epoch == self._store.epoch():
            return found
        return await asyncio.to_thread(self._look, hashed)

    def _look(self, hashed: str) -> CachedSession | None:
        epoch = self._store.epoch() if self._store.quick else 0
        found = self._read(hashed)
        if found is None or found[0].closed or found[0].barred:
            self._known.pop(hashed, None)
            return None
        known = self._known[hashed] = CachedSession(*found, epoch)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return known

    def forget(self) -> None:
        """Look for every secret again: something about accounts has changed."""
        self._known.clear()


class Sessions:
    """The sessions of one database. One that is ended opens nothing any more, in any process."""

    def __init__(self, store: Store, kept: AccountsStore) -> None:
        self._kept = kept
        cache = SecretCache(store, self._read)
        self.known, self.forget = cache.find, cache.forget

    def begin(self, account: str, browser: str) -> str:
        """Sign an account in; return the secret for the browser's cookie."""
        token, at = new_token(), now()
        self._kept.begin(token_hash(token), Session(secrets.token_hex(8), account, at, at, browser))
        return token

    async def account(self, token: str | None) -> Account | None:
        """Return the account that a secret signs in; None for none, or one that was ended or is too old."""
        found = await self.known(token)
        return None if found is None else found.account

    def _read(self, hashed: str) -> tuple[Account, str] | None:
        found, at = self._kept.session(hashed, now() - LASTS), now()
        if found is None:
            return None
        session, account = found
        if at - session.seen > NOTED:
            self._kept.seen(hashed, at)
        return account, session.id

    def all_of(self, account: str) -> list[Session]:
        """Return where an account is signed in, the last used first."""
        return self._kept.sessions(account, now() - LASTS)

    def end(self, token: str) -> None:
        """End the session of a secret, if there is one."""
        self._kept.end_here(token_hash(token))
        self.forget()

    def end_one(self, account: str, session: str) -> bool:
        """End a session of an account by its id; return whether there was one."""
        ended = self._kept.end(account, session)
        self.forget()
        return ended > 0

    def end_all(self, account: str, but: str | None = None) -> int:
        """End all sessions of an account, or all but the one of a secret; return how many that were."""
        ended = self._kept.end(account, None, "" if but is None else token_hash(but))
        self.forget()
        return ended
