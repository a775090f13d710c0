"""How much is worked out at a time: what is costly waits for its turn here, and holds no thread meanwhile."""

import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dosespanas.server.errors import Busy, Problem, TooMany, refuse
from dosespanas.server.http.limits_and_headers import TooLarge
from dosespanas.server.operations.quotas import customers_of

OWN_PROCESS = ("hint", "review", "chance", "play")
"""What is worked out elsewhere and has limits of its own."""
HEAVY = ("proof", "record", "report", "story")
"""What may take seconds in a long game. All else that is costly takes parts of one."""
ROOM = 200
"""How many requests may wait for one lane."""
OF_ONE = 12
"""How many of them may be one address's."""
AGAIN = 2.0
"""Seconds after which an address that has so many is told to come again."""


def lane_of(method: str, path: str) -> str | None:
    """Return the lane of a request, `light` or `heavy`; None for one that takes no time worth counting."""
    parts = path.strip("/").split("/")
    if parts[0] != "api" or len(parts) < 2:
        return None
    if method == "POST":
        beginnings = {("api", "records"): "heavy", ("api", "games"): "light"}
        beginnings |= {("api", "lessons"): "light", ("api", "puzzles"): "light"}
        if len(parts) == 4 and parts[1:4:2] == ["games", "analysis"]:
            return "heavy"
        if parts[1] == "analysis":
            return "heavy" if len(parts) == 2 else None if parts[-1] in OWN_PROCESS else "light"
        if len(parts) == 4 and (parts[-1] in ("undo", "chance") or parts[1] == "data"):
            return "light"
        return beginnings.get((parts[0], parts[1])) if len(parts) == 2 else None
    if parts[1] == "analysis":
        return None if parts[-1] in OWN_PROCESS else "light"
    if parts[1] == "static" or (len(parts) == 2 and parts[1] == "games"):
        return "light"
    if len(parts) < 4 or parts[1] != "games" or parts[3] in (*OWN_PROCESS, "live"):
        return None
    return "heavy" if parts[3] in HEAVY else "light"


@dataclass
class Lane:
    """So many at a time; the others wait, in the order they came. For one event loop."""

    free: int
    waiting: deque[asyncio.Future[None]] = field(default_factory=deque)
    of_one: Counter[str] = field(default_factory=Counter)
    """Requests of each address that are served or wait."""

    async def enter(self, whose: Sequence[str]) -> None:
        """Wait for one's turn; raises Busy or TooMany where too many wait already."""
        if any(self.of_one[name] >= OF_ONE for name in whose):
            raise TooMany(AGAIN)
        if len(self.waiting) >= ROOM:
            raise Busy
        self.of_one.update(whose)
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(whose)
            else:
                self.waiting.remove(turn)
                self._forget(whose)
            raise

    def leave(self, whose: Sequence[str]) -> None:
        """Let the next one have its turn."""
        self._forget(whose)
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    def _forget(self, whose: Sequence[str]) -> None:
        self.of_one.subtract(whose)
        for name in whose:
            if self.of_one[name] <= 0:
                del self.of_one[name]


class Lanes:
    """ASGI middleware: lets costly requests have their turn, when all of them has come, until they are answered."""

    def __init__(self, app: ASGIApp, threads: int, public: bool) -> None:
        """Take how many threads are for what is light; what is heavy has one. `public` as in `customers`."""
        self._app = app
        self._lanes = {"light": Lane(threads), "heavy": Lane(1)}
        self._public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        name = lane_of(scope["method"], scope["path"]) if scope["type"] == "http" else None
        if name is None:
            await self._app(scope, receive, send)
            return
        lane = self._lanes[name]
        whose = [one.name for one in customers_of(scope, self._public) if one.times == 1]
        try:
            receive = await _all_of(receive) if scope["method"] == "POST" else receive
            await lane.enter(whose)
        except Problem as problem:
            await refuse(send, problem, getattr(problem, "headers", ()))
            return
        except TooLarge as large:
            await refuse(send, large.problem, [("connection", "close")])
            return
        inside = True

        async def leaving(message: Message) -> None:
            nonlocal inside
            if inside and message["type"] == "http.response.start":  # it is worked out: sending it may take for ever
                inside = False
                lane.leave(whose)
            await send(message)

        try:
            await self._app(scope, receive, leaving)
        finally:
            if inside:
                lane.leave(whose)


async def _all_of(receive: Receive) -> Receive:
    """Return what gives a whole request at once, when all of it has come."""
    came = []
    while True:
        message = await receive()
        came.append(message)
        if message["type"] != "http.request" or not message.get("more_body", False):
            break

    async def again() -> Message:
        return came.pop(0) if came else await receive()

    return again
