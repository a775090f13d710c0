"""Stands before the routes: limits what comes in, and says in headers what a browser may do."""

import asyncio
import logging

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dosespanas.server.errors import Problem, refuse

LOGGER = logging.getLogger("dosespanas.server")

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
"""Nothing but our own files runs; styles of single elements may be set, for the map is drawn with them."""

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class TooLarge(HTTPException):
    """More bytes came in than a request may have. Raised while a body is read, it reaches the error handlers."""

    def __init__(self, limit: int) -> None:
        super().__init__(413, f"a request may have at most {limit} bytes")


class TooSlow(HTTPException):
    """A body did not come in time. Raised while it is read, it reaches the error handlers."""

    def __init__(self, seconds: float) -> None:
        super().__init__(408, f"a request may take at most {seconds:g} seconds to arrive", {"connection": "close"})


class Guard:
    """ASGI middleware: security headers on every answer, limits on every body, and no failure without an answer."""

    def __init__(self, app: ASGIApp, body_limit: int, body_seconds: float) -> None:
        """Take how many bytes a body may have, and how many seconds it may take to arrive."""
        self._app = app
        self._limit = body_limit
        self._seconds = body_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answered = False
        private = scope["path"].startswith(("/api/games", "/api/records"))

        async def headed(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                extra = [(b"cache-control", b"no-store")] if private else []
                message["headers"] = [*message.get("headers", []), *HEADERS, *extra]
            await send(message)

        if self._announced(scope) > self._limit:
            problem = Problem("error-too-large", TooLarge(self._limit).detail, 413, code=413)
            await refuse(headed, problem, [("connection", "close")])
            return
        try:
            await self._app(scope, self._counted(receive), headed)
        except Exception:
            LOGGER.exception("a request failed")
            if not answered:
                await refuse(headed, Problem("error-server", "the server made a mistake; nothing was changed", 500))

    def _counted(self, receive: Receive) -> Receive:
        """Return what receives a body within its limits; after the body, it waits as long as it takes."""
        deadline = asyncio.get_running_loop().time() + self._seconds
        came, complete = 0, False

        async def counted() -> Message:
            nonlocal came, complete
            if complete:
                return await receive()
            try:
                async with asyncio.timeout_at(deadline):
                    message = await receive()
            except TimeoutError:
                raise TooSlow(self._seconds) from None
            came += len(message.get("body", b""))
            complete = not message.get("more_body", False)
            if came > self._limit:
                raise TooLarge(self._limit)
            return message

        return counted

    @staticmethod
    def _announced(scope: Scope) -> int:
        for name, value in scope["headers"]:
            if name == b"content-length" and value.isdigit():
                return int(value[:18])
        return 0
