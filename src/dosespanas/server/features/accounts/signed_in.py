"""Who asks: the account that a request's cookie signs in.

What changes something needs a header that a page of another site cannot send (`PAGE_HEADER`): a browser sends the
cookie with whatever it is told to fetch, the header only where our own script adds it.
"""

from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import Depends
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Scope

from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.accounts.programs import Programs
from dosespanas.server.features.accounts.service import Account, Accounts
from dosespanas.server.features.accounts.sessions import LASTS, LONGEST, CachedSession, Sessions
from dosespanas.server.http.identity import program_token
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.secret_tokens import TOKEN

PAGE_HEADER, PAGE = "x-requested-with", "dosespanas"
"""What our own page says with every request that changes something."""

COOKIE, PLAIN_COOKIE = "__Host-session", "session"
"""The cookie's name where pages come over TLS, and where they do not."""

MARK, PLAIN_MARK = "__Host-browser", "browser"
"""The cookie by which a browser is known again that has been signed in; it signs nobody in."""
MARKED = 400 * 24 * 3_600
"""Seconds for which a browser is known: the longest that browsers keep a cookie."""

ASKER, PLAIN_ASKER = "__Host-asker", "asker"
"""The cookie of a browser that has asked for a link by mail: the code in that mail holds there alone."""

SAFE = ("GET", "HEAD")


class NotSignedIn(RequestProblem):
    """The request's cookie signs nobody in."""

    status = 401

    def __init__(self) -> None:
        super().__init__("error-not-signed-in", "this needs an account: sign in first")


class Forged(RequestProblem):
    """A request that a page of another site may have had made."""

    status = 403

    def __init__(self) -> None:
        super().__init__(
            "error-foreign-request", f"this came from another page than ours: send the header {PAGE_HEADER}: {PAGE}"
        )


class NoAccounts(RequestProblem):
    """This server knows no accounts."""

    status = 404

    def __init__(self) -> None:
        super().__init__("error-no-accounts", "this server keeps no accounts; games are opened by their links")


def is_encrypted(settings: Settings) -> bool:
    """Return whether pages come over TLS, from the address that others reach the server at."""
    return (settings.address or "").startswith("https://")


def cookie_name(settings: Settings) -> str:
    """Return what the cookie is called that holds a session."""
    return COOKIE if is_encrypted(settings) else PLAIN_COOKIE


def set_session(response: Response, settings: Settings, token: str | None) -> None:
    """Have a browser keep the secret of its session, or (None) forget it."""
    response.set_cookie(
        cookie_name(settings),
        token or "",
        max_age=LASTS // 1_000 if token else 0,
        path="/",
        secure=is_encrypted(settings),
        httponly=True,
        samesite="lax",
    )


def set_mark(response: Response, settings: Settings, mark: str) -> None:
    """Have a browser keep what it is known by when it asks for a link by mail."""
    encrypted = is_encrypted(settings)
    name = MARK if encrypted else PLAIN_MARK
    response.set_cookie(name, mark, max_age=MARKED, path="/", secure=encrypted, httponly=True, samesite="lax")


def mark_of(connection: HTTPConnection) -> str | None:
    """Return what the browser of a request is known by, None where it is not."""
    name = MARK if is_encrypted(connection.app.state.settings) else PLAIN_MARK
    return session_of(connection.headers.get("cookie", ""), name)


def set_asker(response: Response, settings: Settings, secret: str, seconds: int) -> None:
    """Have a browser keep the secret by which the code in a mail holds there."""
    encrypted = is_encrypted(settings)
    name = ASKER if encrypted else PLAIN_ASKER
    response.set_cookie(name, secret, max_age=seconds, path="/", secure=encrypted, httponly=True, samesite="strict")


def asker_of(connection: HTTPConnection) -> str | None:
    """Return the secret of a browser that has asked for a link, None where it has not, or says one that is none."""
    name = ASKER if is_encrypted(connection.app.state.settings) else PLAIN_ASKER
    found = session_of(connection.headers.get("cookie", ""), name)
    return found if found is not None and TOKEN <= len(found) <= LONGEST else None


def session_of(cookies: str, name: str) -> str | None:
    """Return what a cookie holds, such as the secret of the session, in a `Cookie` header."""
    if name not in cookies:
        return None
    try:
        found = SimpleCookie(cookies).get(name)
    except CookieError:
        return None
    return None if found is None else found.value or None


def is_ours(headers: Headers) -> bool:
    """Return whether a request comes from our own page, or from no page at all."""
    origin, site = headers.get("origin"), headers.get("sec-fetch-site", "same-origin")
    same = origin is None or urlsplit(origin).netloc == headers.get("host")
    return same and site in ("same-origin", "none") and headers.get(PAGE_HEADER) == PAGE


def with_accounts(name: str) -> Callable[[HTTPConnection], Awaitable[Any]]:
    """Return what gives a route the part of the application of this name: only a server that keeps accounts has it.

    Without accounts it raises NoAccounts.
    """

    async def get(connection: HTTPConnection) -> Any:  # what is no coroutine is done in a thread
        found = getattr(connection.app.state, name)
        if found is None:
            raise NoAccounts
        return found

    return get


get_accounts = with_accounts("accounts")


def check_ours(connection: HTTPConnection) -> None:
    """Raise Forged for a request that changes something and may be another page's; a program has no page."""
    if (
        program_token(connection.scope) is None
        and connection.scope.get("method", "GET") not in SAFE
        and not is_ours(connection.headers)
    ):
        raise Forged


async def session_in(scope: Scope, sessions: Sessions, programs: Programs, cookie: str) -> CachedSession | None:
    """Return the session that the cookie of a request names, None where it has none; raises Forged.

    Who asks with the token of a program is that program, whatever cookie comes with it; raises UnknownProgram.
    """
    token = program_token(scope)
    if token is not None:
        return await programs.known(token)
    headers = Headers(scope=scope)
    found = await sessions.known(session_of(headers.get("cookie", ""), cookie))
    if found is not None and scope.get("method", "GET") not in SAFE and not is_ours(headers):
        raise Forged
    return found


async def session(connection: HTTPConnection) -> CachedSession | None:
    """Return the session of a request, None where it has none; raises Forged."""
    accounts: Accounts | None = connection.app.state.accounts
    if accounts is None:
        return None
    cookie = cookie_name(connection.app.state.settings)
    return await session_in(connection.scope, accounts.sessions, accounts.programs, cookie)


async def maybe_signed_in(found: Annotated[CachedSession | None, Depends(session)]) -> Account | None:
    """Return the account of a request, None where nobody is signed in; raises Forged."""
    return None if found is None else found.account


async def signed_in(
    found: Annotated[CachedSession | None, Depends(session)], _: Annotated[Accounts, Depends(get_accounts)]
) -> Account:
    """Return the account of a request; raises NoAccounts, NotSignedIn, Forged."""
    if found is None:
        raise NotSignedIn
    return found.account


class SessionIdentity:
    """Knows the accounts of requests by a cookie's session or a program's token (`http/identity.py`)."""

    def __init__(self, accounts: Accounts, cookie: str) -> None:
        """Take where sessions are known, and by which cookie."""
        self._accounts = accounts
        self._cookie = cookie

    async def account(self, scope: Scope) -> str | None:
        """Return the id of the account a request is signed in to, None for none; raises Forged, UnknownProgram."""
        found = await session_in(scope, self._accounts.sessions, self._accounts.programs, self._cookie)
        return None if found is None else found.account.id


MaybeSignedIn = Annotated[Account | None, Depends(maybe_signed_in)]
"""The account that a request's cookie signs in, None where nobody is signed in."""

SignedIn = Annotated[Account, Depends(signed_in)]
"""The account that a request's cookie signs in; answered 401 `error-not-signed-in` otherwise."""

SessionHere = Annotated[CachedSession | None, Depends(session)]
"""The session that a request's cookie names, None where it has none."""

AllAccounts = Annotated[Accounts, Depends(get_accounts)]
"""The accounts of this server; answered 404 `error-no-accounts` where it keeps none."""
