"""Programs that play for an account: each by a token, of which the hash is kept, at the doors that say so."""

import secrets

from dosespanas.server.errors import RequestProblem, UnknownProgram
from dosespanas.server.features.accounts.sessions import NOTED, CachedSession, SecretCache
from dosespanas.server.features.accounts.store import Account, AccountsStore, Program
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.secret_tokens import PROGRAM, new_token, token_hash
from dosespanas.server.storage.store import Store

MOST = 10
"""How many programs of an account there may be."""


class Programs:
    """The programs of all accounts of one database. One that is taken away may do nothing more, in any process."""

    def __init__(self, store: Store, kept: AccountsStore) -> None:
        self._kept = kept
        self._cache = SecretCache(store, self._read)

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
        self._cache.forget()

    async def known(self, token: str) -> CachedSession:
        """Return whose program has a token; raises UnknownProgram."""
        found = await self._cache.find(token)
        if found is None:
            raise UnknownProgram
        return found

    def _read(self, hashed: str) -> tuple[Account, str] | None:
        found, at = self._kept.program(hashed), now()
        if found is None:
            return None
        program, account = found
        if program.seen is None or at - program.seen > NOTED:
            self._kept.program_seen(hashed, at)
        return account, program.id
