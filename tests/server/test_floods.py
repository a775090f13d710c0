"""Noise, floods and people who do not listen: the server answers the others, makes no mistake and changes nothing."""

from __future__ import annotations

import json
import random
import socket
import statistics
import threading
import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tests.server.conftest import Made, Running

PIECES = [b"GET ", b"POST ", b"/api/games", b"/", b" HTTP/1.1", b"\r\n", b"\r\n\r\n"]
PIECES += [b"Host: [::1]", b"Content-Length: "]
PIECES += [
    b"-1",
    b"99999999999999999999",
    b"Transfer-Encoding: chunked",
    b"Upgrade: websocket",
    b"Authorization: Bearer ",
]
PIECES += [
    b"{",
    b"}",
    b'"choice":',
    b"\x00",
    b"\xff\xfe",
    b"0\r\n\r\n",
    b"Expect: 100-continue",
    b"%00",
    b"..%2f",
    b": ",
]


def address_of(server: Running) -> tuple[str, int]:
    """Return where a server listens."""
    return server.client.base_url.host, server.client.base_url.port or 80


def noise(dice: random.Random) -> bytes:
    """Return bytes that are no request, or nearly one."""
    if dice.random() < 0.3:
        return dice.randbytes(dice.randrange(1, 2_000))
    return b"".join(dice.choice(PIECES) for _ in range(dice.randrange(1, 40)))


def spoilt(request: bytes, dice: random.Random) -> bytes:
    """Return a request with some bytes changed, left out or doubled."""
    spoiling = bytearray(request)
    for _ in range(dice.randrange(1, 6)):
        at = dice.randrange(len(spoiling))
        spoiling[at : at + dice.randrange(3)] = dice.randbytes(dice.randrange(3))
    return bytes(spoiling)


def no_mistakes(server: Running) -> None:
    """Raise AssertionError if any request was answered 500."""
    assert 'status="500"' not in server.client.get("/metrics").text


def send_bytes(server: Running, made: Made, count: int) -> None:
    """Send noise and spoilt requests, each on a connection of its own."""
    dice, before = random.Random(count), made.view()
    body = json.dumps({"choice": before["choice"], "action": "nothing of the kind"}).encode()
    secret = made.headers(None)["Authorization"].encode()
    head = b"POST /api/games/%s/actions HTTP/1.1\r\nHost: localhost\r\nAuthorization: %s\r\n"
    head += b"Content-Type: application/json\r\n"
    sound = head % (made.id.encode(), secret) + b"Content-Length: %d\r\n\r\n" % len(body) + body
    for number in range(count):
        with socket.create_connection(address_of(server), timeout=60) as connection:
            try:
                connection.sendall(spoilt(sound, dice) if number % 2 else noise(dice))
                connection.shutdown(socket.SHUT_WR)
                connection.recv(2_000)
            except OSError:
                continue
    assert made.view() == before
    no_mistakes(server)


def live(server: Running, made: Made) -> ClientConnection:
    """Open a live connection."""
    return connect(
        f"{server.url.replace('http', 'ws')}/api/games/{made.id}/live", proxy=None, open_timeout=60, max_size=None
    )


def send_messages(server: Running, made: Made, count: int) -> None:
    """Send noise over live connections, as the first message and after a sound one."""
    dice, before = random.Random(count), made.view()
    named = json.dumps({"token": made.nationalist})
    texts = [
        "",
        "null",
        "[]",
        "0",
        '{"token": 1}',
        '{"token": null}',
        '{"token": "x"}',
        "[" * 900,
        '"\\ud800"',
        "{",
        named,
    ]
    sent = 0
    while sent < count:
        with live(server, made) as page:
            try:
                if dice.random() < 0.5:
                    page.send(named)
                for _ in range(40):
                    sent += 1
                    page.send(dice.randbytes(dice.randrange(1_200)) if dice.random() < 0.5 else dice.choice(texts))
            except ConnectionClosed:
                continue
    assert made.view() == before
    no_mistakes(server)


@pytest.mark.parametrize("count", [400, pytest.param(20_000, marks=pytest.mark.long)])
def test_random_bytes_over_http(server: Running, count: int) -> None:
    made = server.new(hotseat=True)
    made.play(10)
    send_bytes(server, made, count)


@pytest.mark.parametrize("count", [1_000, pytest.param(50_000, marks=pytest.mark.long)])
def test_random_messages_over_live_connections(server: Running, count: int) -> None:
    made = server.new(hotseat=True)
    made.play(10)
    send_messages(server, made, count)
    with live(server, made) as page:
        page.send(json.dumps({"token": made.nationalist}))
        assert json.loads(page.recv(timeout=60))["choice"] == 10


def pace(made: Made, choices: int, answered: Sequence[int] = ()) -> list[int]:
    """Take some choices; return how many answers others had while each was asked."""
    view, waited = made.view(), []
    for _ in range(choices):
        before = sum(answered)
        view = made.act(view["legal"][0]["action"], view)
        waited.append(sum(answered) - before)
    return waited


@contextmanager
def flood(server: Running, ask: Callable[[httpx.Client], object], many: int = 8) -> Iterator[list[int]]:
    """Have many clients ask something without a pause; give how many answers each has had."""
    stop, answered = threading.Event(), [0] * many

    def asking(number: int) -> None:
        with httpx.Client(base_url=server.client.base_url, timeout=60, trust_env=False) as client:
            while not stop.is_set():
                ask(client)
                answered[number] += 1

    threads = [threading.Thread(target=asking, args=(number,), daemon=True) for number in range(many)]
    for thread in threads:
        thread.start()
    try:
        while not all(answered) and all(thread.is_alive() for thread in threads):
            time.sleep(0.01)
        yield answered
    finally:
        stop.set()
        for thread in threads:
            thread.join(60)


FAIR = 8
"""So many answers each of a flood may have while one's own choice is taken.

With fair turns it is three on a quiet machine, and four and more where a compiler has one of two processors; one who
gets no turn waits for all that the flood asks.
"""
FLOODS: dict[str, Callable[[Made, Made, httpx.Client], object]] = {
    "views of a long game": lambda _, long, client: client.get(f"/api/games/{long.id}", headers=long.headers(None)),
    "the whole log": lambda _, long, client: client.get(f"/api/games/{long.id}/log", headers=long.headers(None)),
    "history": lambda _, long, client: client.get(f"/api/games/{long.id}/history/9", headers=long.headers(None)),
    "the same game": lambda mine, _, client: client.get(f"/api/games/{mine.id}", headers=mine.headers(mine.spectator)),
    "stale choices": lambda mine, _, client: client.post(
        f"/api/games/{mine.id}/actions", headers=mine.headers(None), json={"choice": 999, "action": "done"}
    ),
    "uploads": lambda _mine, _long, client: client.post("/api/records", content=b"[" * 900_000),
}


@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_does_not_stop_another_ones_choices(server: Running, name: str) -> None:
    mine, long = server.new(hotseat=True), server.new(hotseat=True)
    long.play(120)
    with flood(server, lambda client: FLOODS[name](mine, long, client)) as answered:
        others = pace(mine, 15, answered)
    assert mine.view()["choice"] == 15
    assert statistics.median(others) <= FAIR * len(answered), f"{others} answers to others before each of one's own"
    no_mistakes(server)


def test_people_who_do_not_listen_stop_nobody(server: Running) -> None:
    made = server.new(hotseat=True)
    deaf = [socket.create_connection(address_of(server)) for _ in range(60)]
    for connection in deaf:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
        connection.sendall(b"GET /api/static/gce HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
    with ExitStack() as pages:
        for _ in range(20):
            pages.enter_context(live(server, made)).send(json.dumps({"token": made.spectator}))
        pace(made, 15)
    assert made.view()["choice"] == 15
    for connection in deaf:
        connection.close()
    no_mistakes(server)
