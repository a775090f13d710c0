"""What the site's worker calls: the table in this Python, its games in one file."""

import json
import logging
import pickle
import random
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import js  # type: ignore[import-not-found]
from pyodide.ffi import to_js  # type: ignore[import-not-found]

from dosespanas.gc_tuning import settle
from dosespanas.server.errors import DatabaseProblem
from dosespanas.server.local import LocalServer
from dosespanas.server.runtime import InTurn, P, T, done_now
from dosespanas.server.storage.database import open_database

GAMES = Path("/games/games.db")

SLOW = 0.4
"""Seconds of thinking here, while nobody is answered, after which the next is done by the second worker."""

_server: LocalServer | None = None
_thoughts: dict[int, tuple[Future[Any], Callable[[], Any]]] = {}
"""What the second worker was asked, by number: who waits for it, and how it is done here."""
_numbers = count(1)


class Thinker:
    """Thinks here as long as that is quick, and else in a second worker, which is begun when it is first missed."""

    def submit(self, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Have something called; return what comes of it."""
        if not js.thinker.isThere():
            begun = time.monotonic()
            found = done_now(call, *args, **kwargs)
            if time.monotonic() - begun > SLOW:
                js.thinker.begin()
            return found
        number = next(_numbers)
        awaited: Future[T] = Future()
        _thoughts[number] = awaited, partial(call, *args, **kwargs)
        js.thinker.ask(number, to_js(pickle.dumps((call, args, kwargs))))
        return awaited

    def replace(self) -> None:
        """Do nothing: it has not died."""

    def close(self, wait: bool) -> None:
        """Do nothing: what comes of it is not heard any more."""


def thought(number: int, found: Any) -> None:
    """Pass on what the second worker says; None: it has died, and what it was asked is done here."""
    awaited, call = _thoughts.pop(number)
    if awaited.cancelled():
        return
    try:
        value, error = (call(), None) if found is None else pickle.loads(found.to_bytes())
    except Exception as raised:
        value, error = None, raised
    if error is None:
        awaited.set_result(value)
    else:
        awaited.set_exception(error)


def server() -> LocalServer:
    """Return the server; it has begun."""
    assert _server is not None
    return _server


async def begin() -> None:
    """Begin, with no games yet or with those there are."""
    global _server
    random.seed()  # this memory may be that of an earlier visit
    logging.basicConfig(level=logging.WARNING)
    _server = LocalServer(f"sqlite:///{GAMES}", InTurn(Thinker))
    await _server.start()
    settle()


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
    await begin()
    return True
