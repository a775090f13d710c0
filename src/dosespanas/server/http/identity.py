"""Who asks: the account that a request is signed in to, where a server keeps accounts."""

from typing import Annotated, Protocol

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.types import Scope


class Identity(Protocol):
    """Knows the accounts of requests."""

    async def account(self, scope: Scope) -> str | None:
        """Return the id of the account a request is signed in to, None for none.

        Raises Problem for a request that changes something and may come from another site's page.
        """


async def account_of(connection: HTTPConnection) -> str | None:
    """Return the id of the account a request is signed in to; None for none, or where no accounts are kept."""
    identity: Identity | None = connection.app.state.identity
    return None if identity is None else await identity.account(connection.scope)


MaybeAccount = Annotated[str | None, Depends(account_of)]
"""The id of the account that a request is signed in to, None where nobody is signed in."""
