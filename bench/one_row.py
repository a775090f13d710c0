"""What the server's speed is measured beside: an ASGI application that writes one row a request, and nothing else.

    python bench/one_row.py PORT FILE

It is served as the server is, keeps the same promise (an answer is sent when its row is on disk), and writes each row
in a transaction of its own. Who takes more choices than this takes rows gains it by writing for many at once.
"""

import asyncio
import logging
import sqlite3
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import uvicorn

Message = MutableMapping[str, Any]


def application(file: str) -> Callable[..., Awaitable[None]]:
    """Return the application, with its rows in a file."""
    database = sqlite3.connect(file, isolation_level=None)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("CREATE TABLE IF NOT EXISTS entries (n INTEGER PRIMARY KEY, body BLOB)")

    async def answer(
        scope: Message, receive: Callable[[], Awaitable[Message]], send: Callable[[Message], Awaitable[None]]
    ) -> None:
        assert scope["type"] == "http"
        body = b""
        while True:
            part = await receive()
            body += part.get("body", b"")
            if not part.get("more_body"):
                break
        database.execute("INSERT INTO entries (body) VALUES (?)", (body,))
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"{}"})

    return answer


if __name__ == "__main__":
    logging.disable()
    served = uvicorn.Config(application(sys.argv[2]), port=int(sys.argv[1]), lifespan="off", access_log=False)
    asyncio.run(uvicorn.Server(served).serve())
