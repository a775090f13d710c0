"""The two requests that nearly all others are, looking at a game and taking an action, served on the shortest way.

They are declared among the routes, where they can be read about; whatever is unusual about a request of theirs is left
to those. What is done and answered is the same.
"""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send

from dosespanas.server.accounts.sessions import Sessions
from dosespanas.server.errors import NoToken, TooMany
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.json_codec import squeeze, takes_gzip, to_bytes
from dosespanas.server.games.seats import Seat
from dosespanas.server.http.limits_and_headers import HEADERS, PRIVATE
from dosespanas.server.http.requests import Act
from dosespanas.server.http.routes import secret_of
from dosespanas.server.http.signed_in import PAGE, PAGE_HEADER, session_of
from dosespanas.server.operations.metrics import Measures
from dosespanas.server.operations.quotas import Pace

START = "/api/games/"
ACTIONS = "/actions"
LOOKING, ACTING = START + "{id}", START + "{id}" + ACTIONS
LONGEST_ID, LONGEST_SECRET, LONGEST_BODY = 64, 300, 2_000
WORTH_PACKING = 1_000
"""Bytes from which on an answer is packed for those who can unpack it."""

HEADER, OURS = PAGE_HEADER.encode(), PAGE.encode()

ALWAYS = [(b"content-type", b"application/json"), (b"vary", b"Accept-Encoding"), *HEADERS, *PRIVATE]
PACKED = (b"content-encoding", b"gzip")

Refuse = Callable[[Exception], tuple[int, dict[str, Any]]]
"""Tells the status and the JSON that answer an error."""


class Asked(NamedTuple):
    """One of the two requests: which game, by whose secret (empty: by a session in `cookies`), whether it is packed."""

    acts: bool
    game: str
    secret: str
    packs: bool
    cookies: str


def asked(scope: Scope) -> Asked | None:
    """Return which of the two requests this is, None for any other and for one with anything unusual about it."""
    if scope["type"] != "http" or scope["query_string"] or scope["method"] not in ("GET", "POST"):
        return None
    path: str = scope["path"]
    acts = scope["method"] == "POST"
    if not path.startswith(START) or (acts and not path.endswith(ACTIONS)):
        return None
    game = path[len(START) : -len(ACTIONS)] if acts else path[len(START) :]
    secret, kind, length, packs, cookies, ours = b"", b"", b"", False, b"", False
    for name, value in scope["headers"]:
        if name == b"authorization":
            secret = value
        elif name == b"content-type":
            kind = value
        elif name == b"content-length":
            length = value
        elif name == b"accept-encoding":
            packs = takes_gzip(value)
        elif name == b"cookie":
            cookies = value
        elif name == HEADER:
            ours = value == OURS
    named = 0 < len(secret) <= LONGEST_SECRET or (not secret and cookies and (ours or not acts))
    if not 0 < len(game) <= LONGEST_ID or "/" in game or not named:
        return None
    if acts and not (kind == b"application/json" and length.isdigit() and int(length[:9]) <= LONGEST_BODY):
        return None
    return Asked(acts, game, secret_of(secret.decode("latin-1")), packs, "" if secret else cookies.decode("latin-1"))


class FastPath:
    """ASGI middleware that serves the two requests and lets all others pass."""

    def __init__(
        self,
        app: ASGIApp,
        play: GameService,
        pace: Pace,
        measures: Measures,
        refuse: Refuse,
        sessions: Sessions | None,
        cookie: str,
    ) -> None:
        """Take what plays games, and where sessions are known (None: no accounts) by which cookie."""
        self._app = app
        self._sessions = sessions
        self._cookie = cookie
        self._play = play
        self._pace = pace
        self._measures = measures
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        found = asked(scope)
        if found is None or (found.cookies and self._sessions is None):
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        more: list[tuple[bytes, bytes]] = []
        try:
            status, answer = 200, await self._answer(scope, found, receive)
        except Exception as error:
            status, answer = self._refuse(error)
            if isinstance(error, TooMany):
                more = [(name.encode(), value.encode()) for name, value in error.headers]
        body, headers = to_bytes(answer), [*ALWAYS, *more]
        if found.packs and len(body) >= WORTH_PACKING:
            body, headers = squeeze(body), [*headers, PACKED]
        headers = [(b"content-length", b"%d" % len(body)), *headers]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})
        route = ACTING if found.acts else LOOKING
        self._measures.note(scope["method"], route, status, time.perf_counter() - began, found.game)

    async def _answer(self, scope: Scope, asked: Asked, receive: Receive) -> dict[str, Any]:
        seat = await self._seat(asked)
        if not asked.acts:
            return await self._play.view(seat)
        act = _read(await _body(receive))
        self._pace.check(scope, seat.game, seat.sides, len(act.row))
        return await self._play.act(seat, act.choice, act.row, act.have)

    async def _seat(self, asked: Asked) -> Seat:
        if not asked.cookies or self._sessions is None:
            return await self._play.seat(asked.game, asked.secret or None)
        account = await self._sessions.account(session_of(asked.cookies, self._cookie))
        if account is None:
            raise NoToken
        return await self._play.seat_of_account(asked.game, account.id)


async def _body(receive: Receive) -> bytes:
    found = b""
    while True:
        message = await receive()
        found += bytes(message.get("body", b""))
        if not message.get("more_body", False):
            return found


def _read(body: bytes) -> Act:
    try:
        return Act.model_validate_json(body)
    except ValidationError as error:
        raise RequestValidationError(
            [{**found, "loc": ("body", *found["loc"])} for found in error.errors(include_url=False)]
        ) from None
