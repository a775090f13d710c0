"""Stands before the routes: limits what comes in, and says in headers what a browser may do."""

import json
from typing import Any

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dosespanas.server.errors import Problem, error_view

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


class Guard:
    """ASGI middleware: security headers on every answer, and a limit on every body."""

    def __init__(self, app: ASGIApp, body_limit: int) -> None:
        self._app = app
        self._limit = body_limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        came = 0
        private = scope["path"].startswith(("/api/games", "/api/records"))

        async def counted() -> Message:
            nonlocal came
            message = await receive()
            came += len(message.get("body", b""))
            if came > self._limit:
                raise TooLarge(self._limit)
            return message

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(b"cache-control", b"no-store")] if private else []
                message["headers"] = [*message.get("headers", []), *HEADERS, *extra]
            await send(message)

        if self._announced(scope) > self._limit:
            await self._refuse(headed)
        else:
            await self._app(scope, counted, headed)

    @staticmethod
    def _announced(scope: Scope) -> int:
        for name, value in scope["headers"]:
            if name == b"content-length" and value.isdigit():
                return int(value[:18])
        return 0

    async def _refuse(self, send: Send) -> None:
        problem = Problem("error-too-large", TooLarge(self._limit).detail, 413, code=413)
        body = json.dumps(error_view(problem)).encode()
        headers: list[Any] = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        await send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})
