"""Programs that play for an account: each by a token, of which the hash is kept, at the doors that say so."""

import asyncio
import secrets
from collections import OrderedDict

from dosespanas.server.errors import RequestProblem, UnknownProgram
from dosespanas.server.features.accounts.sessions import KEPT, LONGEST, NOTED, CachedSession
from dosespanas.server.features.accounts.store import AccountsStore, Program
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.secret_tokens import PROGRAM, new_token, token_hash
from dosespanas.server.storage.store import Store

MOST = 10
"""How many programs of an account there may be."""


class Programs:
    """The programs of all accounts of one database. One that is taken away may do nothing more, in any process."""

    def __init__(self, store: Store, kept: AccountsStore) -> None:
        self._store = store
        self._kept = kept
        self._known: OrderedDict[str, CachedSession] = OrderedDict()

    def add(self, account: str, name: str) -> tuple[Program, str]:
        """Let a program play for an account; return it and its token, which is told this once. Raises Problem."""
        if len(self._kept.programs(account)) >= MOST:
            raise RequestProblem("error-many-programs", f"an account has {MOST} programs at most", 409, most=MOST)
        token, program = PROGRAM + new_token(), Program(secrets.token_hex(8), account, name, now())
        self._kept.add_program(token_hash(token), program)
        return program, token

    def remove(self, account: str, id: str) -> None:
        """Let a program of an account play no more; nothing happens where there is none of this id."""
        self._kept.remove_program(account, id)
        self._known.clear()

    async def known(self, token: str) -> CachedSession:
        """Return whose program has a token; raises UnknownProgram."""
        hashed = token_hash(token)
        found = self._known.get(hashed)
        if found is None or not self._store.quick or found.epoch != self._store.epoch():
            found = None if len(token) > LONGEST else await asyncio.to_thread(self._read, hashed)
        if found is None:
            raise UnknownProgram
        return found

    def _read(self, hashed: str) -> CachedSession | None:
        epoch, at = self._store.epoch() if self._store.quick else 0, now()
        found = self._kept.program(hashed)
        if found is None or found[1].closed or found[1].barred:
            self._known.pop(hashed, None)
            return None
        program, account = found
        if program.seen is None or at - program.seen > NOTED:
            self._kept.program_seen(hashed, at)
        known = self._known[hashed] = CachedSession(account, program.id, epoch)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return known
