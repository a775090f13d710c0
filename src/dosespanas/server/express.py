"""The two requests that nearly all others are, looking at a game and taking an action, served on the shortest way.

They are declared among the other routes, where they can be read about; whatever is unusual about a request of theirs is
left to that. What is done and answered is the same.
"""

from typing import Any

from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.datastructures import URLPath
from starlette.routing import BaseRoute, Match, NoMatchFound
from starlette.types import Receive, Scope, Send

from dosespanas.server.models import Act
from dosespanas.server.play import Play
from dosespanas.server.routes import Json, secret_of

START = "/api/games/"
ACTIONS = "/actions"
LONGEST_ID, LONGEST_SECRET = 64, 300


class Express(BaseRoute):
    """One of the two requests, by its method."""

    def __init__(self, method: str, play: Play) -> None:
        self.path = f"{START}{{id}}{ACTIONS if method == 'POST' else ''}"
        self._method = method
        self._play = play

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Return whether this is the request, with nothing unusual about it."""
        if scope["type"] != "http" or scope["method"] != self._method or scope["query_string"]:
            return Match.NONE, {}
        path: str = scope["path"]
        if not path.startswith(START):
            return Match.NONE, {}
        game = path[len(START) :]
        if self._method == "POST":
            if not game.endswith(ACTIONS):
                return Match.NONE, {}
            game = game[: -len(ACTIONS)]
        secret, kind = b"", b""
        for name, value in scope["headers"]:
            if name == b"authorization":
                secret = value
            elif name == b"content-type":
                kind = value
        if not 0 < len(game) <= LONGEST_ID or "/" in game or not 0 < len(secret) <= LONGEST_SECRET:
            return Match.NONE, {}
        if self._method == "POST" and kind != b"application/json":
            return Match.NONE, {}
        about = {"path_params": {"id": game}, "route": self, "secret": secret_of(secret.decode("latin-1"))}
        return Match.FULL, about

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve the request."""
        seat = await self._play.seat_soon(scope["path_params"]["id"], scope["secret"] or None)
        if self._method == "GET":
            view = await self._play.view_soon(seat)
        else:
            act = _read(await _body(receive))
            view = await self._play.act_soon(seat, act.choice, act.row, act.have)
        await Json(view)(scope, receive, send)

    def url_path_for(self, name: str, /, **path_params: Any) -> URLPath:
        """Nobody asks for an address by this name."""
        raise NoMatchFound(name, path_params)


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
