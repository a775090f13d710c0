"""A server for one page in the same process: requests are handed over as they are, with no socket in between.

It is the whole server, put together with work in turn and without what is for others (`ALONE`).
"""

import asyncio
import math
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from urllib.parse import unquote

from starlette.types import Message, Receive, Scope, Send

from dosespanas.server.app import create_app
from dosespanas.server.features.ratings import measured
from dosespanas.server.operations.settings import Settings
from dosespanas.server.runtime import InTurn, Runtime

ALONE = ("analysis", "puzzles", "reviews", "reports", "workshop")
"""The features that one person has a use for."""

HOST = "localhost"

Headers = Sequence[tuple[str, str]]


class LocalServer:
    """A server that is asked by calls."""

    def __init__(self, database: str, runtime: Runtime | None = None) -> None:
        """Take the URL of the games, and where work is run, by default in turn."""
        settings = Settings(database_url=database, thinking_limit=math.inf, poll=60.0, apart=False, cache=64_000_000)
        self._app = create_app(settings, InTurn() if runtime is None else runtime, ALONE)
        self._app.state.context.game_offers.append(measured.told)
        self._running = AsyncExitStack()
        self._heard: dict[int, asyncio.Queue[Message]] = {}
        """What live connections have still to be told, by number."""
        self._serving: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin what a server begins before it serves."""
        await self._running.enter_async_context(self._app.router.lifespan_context(self._app))

    async def close(self) -> None:
        """Let everything go."""
        await self._running.aclose()

    async def ask(self, method: str, target: str, headers: Headers, body: bytes) -> tuple[int, Headers, bytes]:
        """Answer a request for a path with its query: the status, the headers and the body."""
        left: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        status, told, parts = 500, [], []

        async def receive() -> Message:
            if left:
                return left.pop()
            await asyncio.Event().wait()  # who asked does not hang up
            raise AssertionError

        async def send(message: Message) -> None:
            nonlocal status, told
            if message["type"] == "http.response.start":
                status = message["status"]
                told = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]]
            else:
                parts.append(message.get("body", b""))

        await self._app({**scope_of("http", target, headers), "method": method}, receive, send)
        return status, told, b"".join(parts)

    def connect(self, number: int, target: str, told: Callable[[int, str, str], object]) -> None:
        """Open a live connection: `told` hears its number and `open`, `text` with a message, or `close` with a code."""
        heard = self._heard[number] = asyncio.Queue()
        heard.put_nowait({"type": "websocket.connect"})

        async def send(message: Message) -> None:
            if message["type"] == "websocket.accept":
                told(number, "open", "")
            elif message["type"] == "websocket.send":
                told(number, "text", message["text"])
            elif message["type"] == "websocket.close":
                told(number, "close", str(message.get("code", 1000)))

        task = asyncio.ensure_future(self._serve(number, target, heard.get, send))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    def hear(self, number: int, text: str | None) -> None:
        """Pass a message on over a live connection; None: it ends."""
        if number in self._heard:
            message = {"type": "websocket.receive", "text": text}
            end: Message = {"type": "websocket.disconnect", "code": 1000}
            self._heard[number].put_nowait(end if text is None else message)

    async def _serve(self, number: int, target: str, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope_of("websocket", target, []), receive, send)
        finally:
            del self._heard[number]


def scope_of(kind: str, target: str, headers: Headers) -> Scope:
    """Return what a server is told of a connection of this machine."""
    path, _, query = target.partition("?")
    known = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers]
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode("latin-1"),
        "query_string": query.encode("latin-1"),
        "root_path": "",
        "client": ("127.0.0.1", 1),
        "server": (HOST, 80),
        "subprotocols": [],
        "headers": [(b"host", HOST.encode()), *known],
        "state": {},
    }
