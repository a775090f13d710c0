"""Stands before the routes: limits what comes in, and says in headers what a browser may do."""

import logging

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dosespanas.server.errors import RequestProblem, refuse

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


PRIVATE = [(b"cache-control", b"no-store")]
"""For what a secret opens."""


MISTAKE = RequestProblem("error-server", "the server made a mistake; nothing was changed", 500)
"""What is said where we do not know what went wrong."""


class TooLarge(HTTPException):
    """More bytes came in than a request may have. Raised while a body is read, it reaches the error handlers."""

    def __init__(self, limit: int) -> None:
        super().__init__(413, f"a request may have at most {limit} bytes", {"connection": "close"})
        self._limit = limit

    @property
    def problem(self) -> RequestProblem:
        """What is answered."""
        return RequestProblem("error-too-large", self.detail, 413, limit=self._limit)


class Guard:
    """ASGI middleware: security headers on every answer, a limit on every body, and no failure without an answer."""

    def __init__(self, app: ASGIApp, body_limit: int) -> None:
        """Take how many bytes a body may have. How long it may take its connection says (`request_timeouts.py`)."""
        self._app = app
        self._limit = body_limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answered = False

        async def headed(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        if self._announced(scope) > self._limit:
            await refuse(headed, TooLarge(self._limit).problem, [("connection", "close")])
            return
        try:
            await self._app(scope, self._counted(receive), headed)
        except Exception:
            LOGGER.exception("a request failed")
            if not answered:
                await refuse(headed, MISTAKE)

    def _counted(self, receive: Receive) -> Receive:
        """Return what receives a body within its limit."""
        came = 0

        async def counted() -> Message:
            nonlocal came
            message = await receive()
            came += len(message.get("body", b""))
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
