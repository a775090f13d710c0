"""How long the event loop is kept: the processor time of its longest callback, whatever else the machine does."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from asyncio import events
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from starlette.types import ASGIApp


@dataclass
class Watch:
    """What the event loop of this thread did: the longest of its callbacks, in seconds of processor time."""

    longest: float = 0.0
    whose: str = ""


@contextmanager
def watched() -> Iterator[Watch]:
    """Measure each callback of the event loops of this thread; nobody looks for litter meanwhile."""
    found, run, enabled = Watch(), events.Handle._run, gc.isenabled()

    def timed(self: Any) -> None:
        began = time.thread_time()
        run(self)
        took = time.thread_time() - began
        if took > found.longest:
            found.longest, found.whose = took, repr(self)[:300]

    events.Handle._run = timed  # type: ignore[method-assign]
    gc.disable()
    try:
        yield found
    finally:
        events.Handle._run = run  # type: ignore[method-assign]
        if enabled:
            gc.enable()


@dataclass(frozen=True)
class Answered:
    """What an application answered."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> Any:
        """The JSON of it."""
        return json.loads(self.body)


async def ask(
    app: ASGIApp, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None
) -> Answered:
    """Ask an application without a client, whose own work would be measured too."""
    given = {"host": "localhost", "accept-encoding": "gzip", **(headers or {})}
    sent = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
    if body is not None:
        given |= {"content-type": "application/json", "content-length": str(len(sent))}
    path, _, query = path.partition("?")
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
    }
    status, told, came, gone = 0, dict[str, str](), bytearray(), asyncio.Event()
    waiting = [{"type": "http.request", "body": sent, "more_body": False}]

    async def receive() -> dict[str, Any]:
        if not waiting:
            await gone.wait()
            return {"type": "http.disconnect"}
        return waiting.pop()

    async def send(message: Any) -> None:
        nonlocal status, told
        if message["type"] == "http.response.start":
            status = message["status"]
            told = {name.decode(): value.decode() for name, value in message["headers"]}
        else:
            came.extend(message.get("body", b""))

    await asyncio.create_task(_served(app, scope, receive, send))  # of its own: each of its steps is a callback
    gone.set()
    return Answered(status, told, bytes(came))


async def _served(app: ASGIApp, scope: Any, receive: Any, send: Any) -> None:
    await app(scope, receive, send)
