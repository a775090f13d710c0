"""Who asks: the account that a request is signed in to, or whose program asks, where a server keeps accounts."""

from typing import Annotated, Protocol

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.types import Scope

from dosespanas.server.storage.secret_tokens import PROGRAM


class Identity(Protocol):
    """Knows the accounts of requests."""

    async def account(self, scope: Scope) -> str | None:
        """Return the id of the account a request is signed in to, None for none.

        Raises Problem for a request that changes something and may come from another site's page.
        """


def program_token(scope: Scope) -> str | None:
    """Return the token of the program that a request comes from; None: from none."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            scheme, _, token = value.decode("latin-1").partition(" ")
            found = token.strip()
            return found if scheme.lower() == "bearer" and found.startswith(PROGRAM) else None
    return None


async def by_program(connection: HTTPConnection) -> bool:
    """Return whether a request comes from a program of an account."""
    return program_token(connection.scope) is not None


async def account_of(connection: HTTPConnection) -> str | None:
    """Return the id of the account a request is signed in to; None for none, or where no accounts are kept."""
    identity: Identity | None = connection.app.state.identity
    return None if identity is None else await identity.account(connection.scope)


MaybeAccount = Annotated[str | None, Depends(account_of)]
"""The id of the account that a request is signed in to, None where nobody is signed in."""

ByProgram = Annotated[bool, Depends(by_program)]
"""Whether a request comes from a program of the account it is signed in to."""
