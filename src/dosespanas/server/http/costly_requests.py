"""How much is worked out at a time: what is costly waits for its turn here, and holds no thread meanwhile."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dosespanas.server.errors import Busy, TooMany
from dosespanas.server.operations.quotas import Customer, customers_of

LaneName = Literal["light", "heavy", "process"]
"""Where a request waits: with what takes parts of a second; with what may take seconds in a long game; not here, for it
is worked out in a process of its own and has limits there."""
ROOM = 200
"""How many requests may wait for one lane."""
OF_ONE = 12
"""How many of them may be one address's; a network that has several times the quota may have as many times more."""
AGAIN = 2.0
"""Seconds after which an address that has so many is told to come again."""


@dataclass
class Lane:
    """So many at a time; the others wait, and their addresses have their turns one after the other. For one event loop.

    So another one's request waits for one of them at most. A network of IPv6 that may be one customer's is one address.
    """

    free: int
    waiting: OrderedDict[str, deque[asyncio.Future[None]]] = field(default_factory=OrderedDict)
    """The requests of each address that wait, in the order they came; the address whose turn is next comes first."""
    of_one: Counter[str] = field(default_factory=Counter)
    """Requests of each address and network that are served or wait."""

    async def enter(self, whose: Sequence[Customer], receive: Receive | None = None) -> None:
        """Wait for one's turn; raises Busy or TooMany where too many wait already.

        `receive`: what tells that who asked has hung up meanwhile; raises ClientDisconnect then.
        """
        if any(self.of_one[one.name] >= OF_ONE * one.times for one in whose):
            raise TooMany(AGAIN)
        if sum(map(len, self.waiting.values())) >= ROOM:
            raise Busy
        self.of_one.update(one.name for one in whose)
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        address = whose[-1].name if whose else ""
        self.waiting.setdefault(address, deque()).append(turn)
        hanging_up = None if receive is None else asyncio.ensure_future(receive())
        if hanging_up is not None:
            hanging_up.add_done_callback(lambda _: turn.cancel())
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._take_out(address, turn)
                self._forget(whose)
            else:
                self.leave(whose)
            if hanging_up is not None and hanging_up.done():
                raise ClientDisconnect from None
            raise
        finally:
            if hanging_up is not None:
                hanging_up.cancel()

    def leave(self, whose: Sequence[Customer]) -> None:
        """Let the next one have its turn."""
        self._forget(whose)
        while self.waiting:
            address, (turn, *_) = next(iter(self.waiting.items()))
            self._take_out(address, turn)
            if turn.done():  # who asked has gone
                continue
            if address in self.waiting:
                self.waiting.move_to_end(address)
            turn.set_result(None)
            return
        self.free += 1

    def _take_out(self, address: str, turn: asyncio.Future[None]) -> None:
        """Let a request of an address wait no longer, if it still does."""
        if turn in (turns := self.waiting.get(address, deque())):
            turns.remove(turn)
            if not turns:
                del self.waiting[address]

    def _forget(self, whose: Sequence[Customer]) -> None:
        self.of_one.subtract(one.name for one in whose)
        for one in whose:
            if self.of_one[one.name] <= 0:
                del self.of_one[one.name]


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
        whose = customers_of(scope, self._public)
        body = await _all_of(receive)
        try:
            await lane.enter(whose, receive)
        except ClientDisconnect:  # nobody is there to be answered
            return
        inside = True

        async def leaving(message: Message) -> None:
            nonlocal inside
            if inside and message["type"] == "http.response.start":  # it is worked out: sending it may take for ever
                inside = False
                lane.leave(whose)
            await send(message)

        try:
            await app(scope, body, leaving)
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
