"""What the site's worker calls: the table in this Python, its games in one file."""

import json
import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import js  # type: ignore[import-not-found]
from pyodide.ffi import to_js  # type: ignore[import-not-found]

from dosespanas.server.errors import DatabaseProblem
from dosespanas.server.local import LocalServer
from dosespanas.server.storage.database import open_database

GAMES = Path("/games/games.db")
FRESH = Path(__file__).with_name("fresh.db")
"""An empty file of games, made with the site: to lay out its tables takes longer than all else."""

_server: LocalServer | None = None


def server() -> LocalServer:
    """Return the server; it has begun."""
    assert _server is not None
    return _server


async def begin(fresh: bool) -> None:
    """Begin, with no games yet or with those there are."""
    global _server
    logging.basicConfig(level=logging.WARNING)
    if fresh:
        with GAMES.open("r+b" if GAMES.exists() else "wb") as file, FRESH.open("rb") as empty:
            shutil.copyfileobj(empty, file)
    _server = LocalServer(f"sqlite:///{GAMES}")
    await _server.start()


async def ask(method: str, path: str, headers: str, body: str) -> Any:
    """Answer a request: its status, its headers as JSON, its body."""
    status, told, found = await server().ask(method, path, json.loads(headers), body.encode())
    return to_js([status, json.dumps(told), found])


def connect(number: int, path: str) -> None:
    """Open a live line."""
    server().connect(number, path, js.told)


def hear(number: int, text: str | None) -> None:
    """Pass on what the page says over a line."""
    server().hear(number, text)


def save() -> Any:
    """Return all games as the bytes of one file."""
    with closing(sqlite3.connect(GAMES)) as games, closing(sqlite3.connect(":memory:")) as copy:
        games.backup(copy)
        return to_js(copy.serialize())


async def open(file: Any) -> bool:
    """Put the games of such a file in the place of all there are; False where it holds none that can be read."""
    global _server
    copy = Path("/tmp/opened.db")
    copy.write_bytes(file.to_bytes())
    try:
        open_database(f"sqlite:///{copy}", in_turn=True).dispose()
    except DatabaseProblem:
        return False
    await server().close()
    with closing(sqlite3.connect(copy)) as found, closing(sqlite3.connect(GAMES)) as games:
        found.backup(games)
    await begin(False)
    return True
