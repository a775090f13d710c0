"""How much is worked out at a time: what is costly waits for its turn here, and holds no thread meanwhile."""

import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dosespanas.server.errors import Busy, TooMany
from dosespanas.server.operations.quotas import customers_of

LaneName = Literal["light", "heavy", "process"]
"""Where a request waits: with what takes parts of a second; with what may take seconds in a long game; not here, for it
is worked out in a process of its own and has limits there."""
ROOM = 200
"""How many requests may wait for one lane."""
OF_ONE = 12
"""How many of them may be one address's."""
AGAIN = 2.0
"""Seconds after which an address that has so many is told to come again."""


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
    """Let costly requests have their turn, when all of them has come, until they are answered."""

    def __init__(self, threads: int, public: bool) -> None:
        """Take how many threads are for what is light; what is heavy has one. `public` as in `customers`."""
        self._lanes: dict[LaneName, Lane] = {"light": Lane(threads), "heavy": Lane(1)}
        self._public = public

    async def serve(self, name: LaneName, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request when it is its turn; raises Busy, TooMany or TooLarge."""
        lane = self._lanes.get(name)
        if lane is None:
            await app(scope, receive, send)
            return
        whose = [one.name for one in customers_of(scope, self._public) if one.times == 1]
        receive = receive if scope["method"] == "GET" else await _all_of(receive)
        await lane.enter(whose)
        inside = True

        async def leaving(message: Message) -> None:
            nonlocal inside
            if inside and message["type"] == "http.response.start":  # it is worked out: sending it may take for ever
                inside = False
                lane.leave(whose)
            await send(message)

        try:
            await app(scope, receive, leaving)
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
