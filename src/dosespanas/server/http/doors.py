"""Every door of the server declares what it costs, where it waits, who may use it and what it may tell.

A door is a route or a message over a live connection. Its declaration stands on its function, below what routes it:

    @router.get("/games/{id}/log", ...)
    @door(count(1), "spectator", "seat", lane="light")
    async def get_log(...)

The server does not start with a route that declares nothing. The router finds a request's route, and the guard before
that route takes what it costs and has it wait for its turn: no other list says what is costly or private.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass
from functools import wraps
from inspect import iscoroutinefunction, isfunction
from typing import Any, Literal, ParamSpec, TypeVar, cast

from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dosespanas.server.errors import NotForPrograms
from dosespanas.server.http.costly_requests import LaneName, Lanes
from dosespanas.server.http.identity import program_token
from dosespanas.server.http.limits_and_headers import PRIVATE
from dosespanas.server.operations.quotas import Cost, Quotas

P = ParamSpec("P")
T = TypeVar("T")

Reader = Literal["anybody", "seat", "spectator", "holder", "account", "machine"]
"""Who may use a door: anybody; a seat that plays; a spectator too; the holder of another secret (an invitation, a
board, a link); an account that is signed in; this machine itself, or who has the token of whoever runs it."""

Tells = Literal["nothing", "public", "seat", "board", "own", "words", "advice", "machine"]
"""What a door may tell: nothing but that it was done; what is the same for all; what a seat may see of its game; what
stands on a board to think on; one's own account; what other persons wrote or are called; something a computer thought
for somebody; how the server does."""

READERS: dict[Reader, str] = {
    "anybody": "anybody",
    "seat": "a seat that plays",
    "spectator": "a seat, a spectator too",
    "holder": "who holds its secret",
    "account": "an account",
    "machine": "this machine, or the token for figures",
}
TELLS: dict[Tells, str] = {
    "nothing": "that it was done",
    "public": "the same to all",
    "seat": "what the seat may see",
    "board": "what stands on the board",
    "own": "one's own account",
    "words": "words and names of others",
    "advice": "what a computer thought",
    "machine": "how the server does",
}


@dataclass(frozen=True)
class Door:
    """What a door declares; `cost` None: it is cheap and free."""

    cost: Cost | None
    reader: Reader
    tells: tuple[Tells, ...]
    lane: LaneName | None
    programs: bool = False
    """Whether the token of a program opens it, too."""

    @property
    def for_programs(self) -> bool:
        """Whether a program may use it: it says so, or tells all the same."""
        return self.programs or self.tells == ("public",)

    @property
    def private(self) -> bool:
        """Whether nobody may keep what it answers."""
        return bool({"seat", "board", "own", "words", "advice"} & set(self.tells))


class Undeclared(RuntimeError):
    """A route declares nothing of what it costs, who may use it and what it may tell."""

    def __init__(self, route: str) -> None:
        super().__init__(route)
        self.route = route

    def __str__(self) -> str:
        return f"{self.route} declares nothing: it wants @door(cost, reader, tells) on its function (http/doors.py)"


MARK = "__door__"


def door(
    cost: Cost | None, reader: Reader, *tells: Tells, lane: LaneName | None = None, programs: bool = False
) -> Callable[[T], T]:
    """Declare what a route costs, who may use it and what it may tell; `lane`: where it waits.

    `programs`: the programs of accounts may use it, too, at the seats of their account.

    What is no coroutine is done beside the event loop.
    """

    def declare(endpoint: T) -> T:
        found: Any = beside(endpoint) if isfunction(endpoint) and not iscoroutinefunction(endpoint) else endpoint
        setattr(found, MARK, Door(cost, reader, tells, lane, programs))
        return cast(T, found)

    return declare


def message(cost: Cost | None, reader: Reader, *tells: Tells) -> Callable[[T], T]:
    """Declare what a message over a live connection costs, who may hear it and what it may tell."""

    def declare(says: T) -> T:
        setattr(says, MARK, Door(cost, reader, tells, None))
        return says

    return declare


def beside(endpoint: Callable[P, T]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Return an endpoint that is done by whoever does what would keep the event loop (`Runtime.threads`)."""

    @wraps(endpoint)
    async def done(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.to_thread(endpoint, *args, **kwargs)

    return done


def told(route: BaseRoute) -> str:
    """Return how a route is called: its methods and its path."""
    methods = ["live"] if isinstance(route, WebSocketRoute) else sorted(getattr(route, "methods", None) or ["GET"])
    return " ".join([*(one for one in methods if one != "HEAD"), getattr(route, "path", "") or "/*"])


def declared(endpoint: object) -> Door | None:
    """Return what a function or application declares, if it does."""
    while isinstance(endpoint, Guarded):
        endpoint = endpoint.app
    found = getattr(endpoint, MARK, None)
    return found if isinstance(found, Door) else None


def door_of(route: BaseRoute) -> Door:
    """Return what a route declares; raises Undeclared."""
    found = declared(route.app if isinstance(route, Mount) else getattr(route, "endpoint", None))
    if found is None:
        raise Undeclared(told(route))
    return found


class Guarded:
    """ASGI application of a route: takes what a request costs, has it wait for its turn, and lets nobody keep secrets.

    The quotas and lanes are those of the application that serves: routes belong to their module, and to all of them.
    Raises NotForPrograms, TooMany, Busy or TooLarge, which are answered as any error of the route is.
    """

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self.app = app
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection; live ones have limits of their own (`socket_limits.py`)."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if not self._door.for_programs and program_token(scope) is not None:
            raise NotForPrograms
        if self._door.cost is not None:
            quotas: Quotas = scope["app"].state.quotas
            quotas.take(scope, self._door.cost)
        if self._door.private:
            send = _unkept(send)
        if self._door.lane is None:
            await self.app(scope, receive, send)
        else:
            lanes: Lanes = scope["app"].state.lanes
            await lanes.serve(self._door.lane, self.app, scope, receive, send)


def _unkept(send: Send) -> Send:
    async def headed(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *PRIVATE]
        await send(message)

    return headed


def guard(routes: Sequence[BaseRoute]) -> None:
    """Put a guard before every route that has none; raises Undeclared."""
    for route in routes:
        found = door_of(route)
        if isinstance(route, Route | WebSocketRoute | Mount) and not isinstance(route.app, Guarded):
            route.app = Guarded(route.app, found)


def check_guarded(routes: Sequence[BaseRoute]) -> None:
    """Raise Undeclared for a route that no guard stands before: one that came after all others."""
    for route in routes:
        if not isinstance(getattr(route, "app", None), Guarded):
            raise Undeclared(told(route))


def doors(routes: Sequence[BaseRoute]) -> Iterator[tuple[str, Door]]:
    """Yield what each route is called and declares."""
    for route in routes:
        yield told(route), door_of(route)
