"""The two requests that nearly all others are, looking at a game and taking an action: answered before the framework.

This is the only way they are answered. The routes of the same paths are there to be read about (OpenAPI); what is
checked of a request, its origin, its session, its body, is checked by the same functions as everywhere else.
"""

import gzip
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any, NamedTuple
from urllib.parse import parse_qs

from fastapi.exceptions import RequestValidationError
from pydantic import Field, TypeAdapter, ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send

from dosespanas.server.errors import NoToken, TooMany
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.json_codec import dumps, takes_gzip, to_bytes
from dosespanas.server.games.seats import Seat
from dosespanas.server.http.identity import Identity, program_token
from dosespanas.server.http.limits_and_headers import HEADERS, PRIVATE, TooLarge
from dosespanas.server.http.loopback_hosts import Hosts, wrong_host
from dosespanas.server.http.requests import Act
from dosespanas.server.operations.metrics import Measures
from dosespanas.server.operations.quotas import LOOK, Quotas, SeatPace
from dosespanas.server.storage.secret_tokens import secret_of, token_hash

START = "/api/games/"
ACTIONS = "/actions"
LOOKING, ACTING = START + "{id}", START + "{id}" + ACTIONS
LONGEST_ID, LONGEST_SECRET = 64, 300
SECRETS = 5_000
"""How many secrets are remembered with what is kept of them: who plays sends the same one with every request."""
WORTH_PACKING = 1_000
"""Bytes from which on an answer is packed for those who can unpack it."""

ALWAYS = [(b"content-type", b"application/json"), (b"vary", b"Accept-Encoding"), *HEADERS, *PRIVATE]
PACKED = (b"content-encoding", b"gzip")
JSON = b"application/json"

Refuse = Callable[[Exception], tuple[int, dict[str, Any]]]
"""Tells the status and the JSON that answer an error."""

REVISION: TypeAdapter[int | None] = TypeAdapter(Annotated[int | None, Field(ge=0, le=1_000_000)])


class FastRequest(NamedTuple):
    """One of the two requests: which game, by whose secret (empty: by a session), in which form the body and answer."""

    acts: bool
    game: str
    secret: str
    hashed: str
    """What is kept of the secret."""
    host: bytes
    """The name under which this machine was asked."""
    kind: bytes
    """The type of the body."""
    packs: bool


def game_of(scope: Scope) -> str | None:
    """Return the game that one of the two requests is about, None for any other request."""
    if scope["type"] != "http":
        return None
    path: str = scope["path"]
    if not path.startswith(START):
        return None
    if scope["method"] == "GET":
        game = path[len(START) :]
    elif scope["method"] == "POST" and path.endswith(ACTIONS):
        game = path[len(START) : -len(ACTIONS)]
    else:
        return None
    return game if game and "/" not in game else None


def asked(scope: Scope, game: str) -> FastRequest:
    """Return what a request about a game says of itself; raises RequestValidationError for what is too long."""
    authorization, host, kind, packs = b"", b"", b"", False
    for name, value in scope["headers"]:
        if name == b"authorization":
            authorization = value
        elif name == b"host":
            host = value
        elif name == b"content-type":
            kind = value
        elif name == b"accept-encoding":
            packs = takes_gzip(value)
    if len(game) > LONGEST_ID:
        raise too_long("path", "id", LONGEST_ID)
    if len(authorization) > LONGEST_SECRET:
        raise too_long("header", "authorization", LONGEST_SECRET)
    secret, hashed = opened_by(authorization)
    return FastRequest(scope["method"] == "POST", game, secret, hashed, host, kind, packs)


@lru_cache(SECRETS)
def opened_by(authorization: bytes) -> tuple[str, str]:
    """Return the secret of a seat in a header, and what is kept of it."""
    secret = secret_of(authorization.decode("latin-1"))
    return secret, token_hash(secret)


def too_long(where: str, name: str, most: int) -> RequestValidationError:
    """Return what refuses a part of a request that has too many characters."""
    return RequestValidationError([{"loc": (where, name), "msg": f"String should have at most {most} characters"}])


class FastPath:
    """ASGI middleware that answers the two requests and lets all others pass."""

    def __init__(
        self,
        app: ASGIApp,
        play: GameService,
        quotas: Quotas,
        pace: SeatPace,
        measures: Measures,
        refuse: Refuse,
        identity: Identity | None,
        hosts: Hosts,
        body_limit: int,
    ) -> None:
        """Take what plays games, what knows the accounts of requests (None: there are none), and what is let in.

        A request of this machine that names a host which is none of `hosts` is refused.
        """
        self._app = app
        self._identity = identity
        self._play = play
        self._quotas = quotas
        self._pace = pace
        self._measures = measures
        self._refuse = refuse
        self._hosts = hosts
        self._limit = body_limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        game = game_of(scope)
        if game is None:
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        packs, status, more = False, 200, []
        try:
            request = asked(scope, game)
            packs = request.packs
            if request.host not in self._hosts.right and self._hosts.foreign(scope):
                raise wrong_host()
            seat = self._play.known_seat(game, request.hashed) if request.secret else None
            if seat is None or not request.acts:
                self._quotas.take(scope, LOOK)
            if seat is None:
                seat = await self._seat(scope, game, request.secret)
            if request.acts:
                act = read(await self._body(receive), request.kind)
                row = [act.action, *act.then]
                self._pace.check(scope, game, seat.sides, len(row))
                answer = await self._play.act(seat, act.choice, row, act.have)
            else:
                answer = await self._play.view(seat, revision_of(scope["query_string"]))
        except Exception as error:
            status, answer = self._refuse(error)
            if isinstance(error, TooMany):
                more = [(name.encode(), value.encode()) for name, value in error.headers]
            elif isinstance(error, TooLarge):
                more = [(b"connection", b"close")]
        try:
            body = dumps(answer)
        except TypeError:  # whole numbers of more than 64 bits
            body = to_bytes(answer)
        if packs and len(body) >= WORTH_PACKING:
            body = gzip.compress(body, 3, mtime=0)
            more.append(PACKED)
        headers = [(b"content-length", b"%d" % len(body)), *ALWAYS, *more]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})
        route = ACTING if scope["method"] == "POST" else LOOKING
        self._measures.note(scope["method"], route, status, time.perf_counter() - began, game)

    async def _seat(self, scope: Scope, game: str, secret: str) -> Seat:
        """Return the seat that a secret opens, or without one a session."""
        if secret:
            return await self._play.seat(game, secret)
        account = None if self._identity is None else await self._identity.account(scope)
        if account is None:
            raise NoToken
        return await self._play.seat_of_account(game, account, program_token(scope) is not None)

    async def _body(self, receive: Receive) -> bytes:
        """Return the body of a request; raises TooLarge."""
        found = b""
        while True:
            message = await receive()
            found += bytes(message.get("body", b""))
            if len(found) > self._limit:
                raise TooLarge(self._limit)
            if not message.get("more_body", False):
                return found


def read(body: bytes, kind: bytes) -> Act:
    """Return what a body says; raises RequestValidationError, for one of another type than JSON too."""
    if kind != JSON and kind.partition(b";")[0].strip().lower() != JSON:
        wrong = "Input should be a valid dictionary or object to extract fields from"
        raise RequestValidationError([{"loc": ("body",), "msg": wrong}])
    try:
        return Act.model_validate_json(body)
    except ValidationError as error:
        raise located(error, "body") from None


def revision_of(query: bytes) -> int | None:
    """Return the revision whose view whoever asks has; raises RequestValidationError for one that cannot be."""
    if not query:
        return None
    given = parse_qs(query.decode("latin-1"), keep_blank_values=True).get("have")
    try:
        return REVISION.validate_python(given[-1] if given else None)
    except ValidationError as error:
        raise located(error, "query", "have") from None


def located(error: ValidationError, *where: str) -> RequestValidationError:
    """Return what refuses a part of a request for what is wrong in it."""
    return RequestValidationError([{**one, "loc": (*where, *one["loc"])} for one in error.errors(include_url=False)])
