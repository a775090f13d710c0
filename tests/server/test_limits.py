"""What one address, one connection and one request may take, and what a failure tells."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sqlite3
import time
from typing import TYPE_CHECKING

import httpx
import pytest
import uvicorn
from sqlalchemy.exc import OperationalError
from tests.server.conftest import execute
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from dosespanas.server.app import create_app
from dosespanas.server.games.record_encryption import Seal
from dosespanas.server.http.request_timeouts import Leavable, patient_for
from dosespanas.server.http.websocket import REFUSED
from dosespanas.server.operations import quotas
from dosespanas.server.operations.lan_address import lan_address
from dosespanas.server.operations.metrics import WAITING, JsonLines
from dosespanas.server.operations.quotas import FILM, SITE, Buckets, Customer, Quota, customers
from dosespanas.server.operations.settings import Settings
from dosespanas.server.run import address_for_others, listen, serve, whereabouts
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.database import trouble_of

if TYPE_CHECKING:
    import threading
    from collections.abc import Iterator
    from pathlib import Path

    from fastapi import FastAPI
    from tests.server.conftest import Running


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[tuple[str, int]]:
    """Run a server that waits 0.3 s for headers and 0.5 s for a body; return where."""
    import threading

    app = create_app(Settings(database_url=f"sqlite:///{tmp_path / 'games.db'}", body_seconds=0.5))
    config = uvicorn.Config(app, port=0, http=patient_for(0.3, 0.5), ws="websockets-sansio", log_level="error")
    running = uvicorn.Server(config)
    thread: threading.Thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    while not running.started:
        time.sleep(0.005)
    host, port = running.servers[0].sockets[0].getsockname()[:2]
    yield host, port
    running.should_exit = True
    thread.join(10)


def said_until_closed(connection: socket.socket, drip: bytes = b"") -> bytes:
    """Return all the server says until it closes the connection, while `drip` is sent a byte at a time."""
    connection.settimeout(0.1)
    said, until = b"", time.monotonic() + 60
    while time.monotonic() < until:
        try:
            if drip:
                connection.send(drip[:1])
                drip = drip[1:]
            got = connection.recv(4096)
            if not got:
                return said
            said += got
        except TimeoutError:
            continue
        except OSError:
            return said
    raise AssertionError("still open")


@pytest.mark.parametrize("begun", [b"", b"GET /api/shelf HTTP/1.1\r\nHost: [::1]\r\nX-Slow: "], ids=["silent", "half"])
def test_a_request_whose_headers_do_not_come_is_closed(impatient: tuple[str, int], begun: bytes) -> None:
    with socket.create_connection(impatient) as connection:
        connection.sendall(begun)
        assert b"408" in said_until_closed(connection)


def test_dripping_does_not_help(impatient: tuple[str, int]) -> None:
    with socket.create_connection(impatient) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nX-Slow: ")
        assert b"408" in said_until_closed(connection, b"a" * 1000)


def test_the_second_request_of_a_connection_is_waited_for_no_longer(impatient: tuple[str, int]) -> None:
    with socket.create_connection(impatient) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        connection.settimeout(60)
        assert b"200 OK" in connection.recv(4096)
        connection.sendall(b"GET /healthz HTTP/1.1\r\n")
        assert b"408" in said_until_closed(connection)


class Left(asyncio.Transport):
    """A connection that the other end has closed, as uvloop has it."""

    def is_closing(self) -> bool:
        """Say so."""
        return True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Raise what would be told as a mistake of the server."""
        raise RuntimeError("the handler is closed")


class Listening(asyncio.Transport):
    """A connection that keeps what is said to it, and when it is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[bytes] = []

    def is_closing(self) -> bool:
        """Say whether it is closed."""
        return self.said[-1:] == [b""]

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Keep it."""
        self.said.append(bytes(data))

    def close(self) -> None:
        """Keep nothing more."""
        self.said.append(b"")


async def _said(transport: asyncio.Transport, *words: bytes, ends: bool = False) -> None:
    connection = Leavable(transport)
    for word in words:
        connection.write(word)
    if ends:
        connection.close()
    await asyncio.sleep(0)


def test_a_client_that_leaves_before_it_is_answered_is_no_mistake_of_ours() -> None:
    asyncio.run(_said(Left(), b"HTTP/1.1 200 OK"))


@pytest.mark.parametrize(
    ("words", "ends", "said"),
    [
        ([b"head", b"body"], False, [b"headbody"]),
        ([b"head", b"body"], True, [b"headbody", b""]),
        ([b"head", b"x" * 70_000, b"tail"], False, [b"head" + b"x" * 70_000, b"tail"]),
    ],
)
def test_what_is_written_at_once_is_said_in_one_go(words: list[bytes], ends: bool, said: list[bytes]) -> None:
    connection = Listening()
    asyncio.run(_said(connection, *words, ends=ends))
    assert connection.said == said


def test_a_body_that_does_not_come_is_refused(impatient: tuple[str, int]) -> None:
    with socket.create_connection(impatient) as connection:
        head = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        connection.sendall(head + b"Content-Length: 100\r\n\r\n{")
        assert b"408" in said_until_closed(connection)


def test_a_body_that_drips_is_refused(impatient: tuple[str, int]) -> None:
    with socket.create_connection(impatient) as connection:
        head = b"POST /api/games/x/actions HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer x\r\n"
        connection.sendall(head + b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n")
        said = said_until_closed(connection, b" " * 1000)
        assert b"HTTP/1.1 404" in said or b"HTTP/1.1 408" in said


def test_a_page_that_waits_for_news_may_be_silent(impatient: tuple[str, int]) -> None:
    with connect(f"ws://{impatient[0]}:{impatient[1]}/api/games/x/live", proxy=None, open_timeout=60) as page:
        time.sleep(1.0)
        page.send('{"token": "x"}')
        with pytest.raises(ConnectionClosed) as closed:
            page.recv(60)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == REFUSED


def test_who_hangs_up_in_the_middle_leaves_no_failure_in_the_log(
    impatient: tuple[str, int], caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(20):
        with socket.create_connection(impatient) as connection:
            connection.sendall(b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n")
            connection.sendall(b"Content-Length: 100\r\n\r\n{")
            time.sleep(0.01)
    time.sleep(0.3)
    assert not [record for record in caplog.records if record.name == "dosespanas.server"]


def test_many_half_open_requests_are_all_closed(impatient: tuple[str, int]) -> None:
    connections = [socket.create_connection(impatient) for _ in range(200)]
    for connection in connections:
        connection.sendall(b"POST /api/games HTTP/1.1\r\nHost")
    answer = httpx.get(f"http://{impatient[0]}:{impatient[1]}/healthz", timeout=60, trust_env=False)
    assert answer.status_code == 200
    assert all(b"408" in said_until_closed(connection) for connection in connections)
    for connection in connections:
        connection.close()


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    buckets = Buckets(Quota(burst=2, per_minute=60), lambda: now[0])
    assert [buckets.take([("a", 1)]) == 0.0 for _ in range(3)] == [True, True, False]
    assert buckets.take([("b", 1)]) == 0.0, "another address has its own"
    now[0] = 0.5
    assert buckets.take([("a", 1)]) == pytest.approx(0.5)
    now[0] = 1.0
    assert buckets.take([("a", 1)]) == 0.0
    now[0] = 1_000.0
    assert [buckets.take([("a", 1)]) == 0.0 for _ in range(3)] == [True, True, False], "never more than a burst"


def test_addresses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "ADDRESSES", 10)
    buckets = Buckets(Quota(1, 1))
    for n in range(100):
        buckets.take([(str(n), 1)])
    assert len(buckets._left) == 10


def test_whose_quota() -> None:
    for here in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "127.0.1.1", None, "testclient"):
        assert customers(here, public=False) == () != customers(here, public=True)
    assert customers("192.168.1.7", False) == customers("::ffff:192.168.1.7", False) == (Customer("192.168.1.7"),)
    near, far = customers("2001:db8::1", False)
    assert customers("2001:db8::ffff:2", False) == (near, far) and (near.times, far.times) == (1, SITE)
    assert customers("2001:db8:0:1::1", False)[0] != near and customers("2001:db8:0:1::1", False)[1] == far
    assert customers("2001:db8:1::1", False)[1] != far


def test_a_network_of_48_bits_has_so_many_times_as_much() -> None:
    buckets = Buckets(Quota(burst=2, per_minute=60), lambda: 0.0)

    def take(network: int) -> float:
        found = customers(f"2001:db8:0:{network:x}::1", False)
        return buckets.take([(one.name, one.times) for one in found])

    assert [take(0) == 0.0 for _ in range(3)] == [True, True, False]
    assert sum(take(network) == 0.0 for network in range(1, 50) for _ in range(2)) == 2 * SITE - 2


def test_what_is_costly_counts_for_more() -> None:
    now = [0.0]
    buckets = Buckets(Quota(burst=20, per_minute=60), lambda: now[0])
    assert buckets.take([("a", 1)], 15) == 0.0
    assert buckets.take([("a", 1)], 15) == pytest.approx(10)
    assert buckets.take([("a", 1)], 5) == 0.0, "what was refused took nothing"
    assert buckets.take([("b", 1)], 500) == 0.0, "never more than a burst is wanted"
    assert buckets.take([("b", 1)], 1) == pytest.approx(1)


def test_a_long_film_counts_for_more() -> None:
    asked = b"since=3&count=0", b"count=16", b"", b"count=99"
    assert [FILM.of(query) for query in asked] == [1, 2, 5, 5]


def test_one_address_may_begin_so_many_games(tmp_path: Path) -> None:
    import asyncio

    app = create_app(Settings(database_url=f"sqlite:///{tmp_path / 'games.db'}"))

    async def ask(address: str, count: int) -> list[httpx.Response]:
        transport = httpx.ASGITransport(app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", verify=False) as client:
            return [await client.post("/api/games", content=b"nothing") for _ in range(count)]

    burst = Settings().begin_burst
    answers = asyncio.run(ask("203.0.113.9", burst + 1))
    assert {answer.status_code for answer in answers[:-1]} == {422}
    last = answers[-1]
    assert last.status_code == 429 and int(last.headers["retry-after"]) > 0
    assert last.json()["error"]["key"] == "error-too-many" and "content-security-policy" in last.headers
    assert asyncio.run(ask("203.0.113.10", 1))[0].status_code == 422, "another address may"
    assert asyncio.run(ask("127.0.0.1", burst + 5))[-1].status_code == 422, "this machine is not limited"


CAUSES = {
    "database or disk is full": "full",
    "database is locked": "locked",
    "database disk image is malformed": "damaged",
    "file is not a database": "damaged",
    "attempt to write a readonly database": "read-only",
    'connection failed: connection to server at "10.0.0.7", port 5432 failed: user "carlos"': "away",
}


@pytest.mark.parametrize("reason", CAUSES)
def test_a_failing_database_tells_its_cause_and_nothing_else(reason: str) -> None:
    told = trouble_of(OperationalError("SELECT secret", {"seed": 1}, sqlite3.OperationalError(reason)))
    assert told.key == f"error-database-{CAUSES[reason]}" and told.status == 503
    assert not any(word in str(told) for word in ("SELECT", "10.0.0.7", "carlos", "seed", ".db"))


def test_a_failure_is_answered_with_security_headers(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.new()
    monkeypatch.setattr(server.play.service, "view", lambda _seat: 1 / 0)
    answer = made.get()
    assert answer.status_code == 500 and answer.json()["error"]["key"] == "error-server"
    assert "content-security-policy" in answer.headers and "division" not in answer.text


def test_health_and_figures(server: Running) -> None:
    made = server.new()
    made.view()
    assert server.client.get("/healthz").json()["status"] == "ok"
    figures = server.client.get("/metrics").text
    assert 'route="/api/games/{id}",status="200"' in figures and "dosespanas_games_held 1.0" in figures
    assert made.id not in figures and made.nationalist not in figures
    assert all(f"dosespanas_{name} 0.0" in figures for name in WAITING)


def test_links_of_a_server_that_has_no_address_name_its_port(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stop(Exception):
        pass

    def made(settings: Settings) -> FastAPI:
        app = create_app(settings)
        app.state.play.store.close()
        assert app.state.channels._address == f"http://localhost:{port}"
        raise Stop

    monkeypatch.setattr("dosespanas.server.run.create_app", made)
    with listen("127.0.0.1", 0) as listening, pytest.raises(Stop):
        port = listening.getsockname()[1]
        serve(port=port, settings=Settings(database_url=url, accounts=True), listening=listening)


def test_what_waits_in_the_database_is_counted(server: Running, url: str) -> None:
    made = server.new()
    past = now() - 90_000
    execute(url, f"INSERT INTO clocks VALUES ('{made.id}', 1, 1000, 1000, 'nationalist', {past}, '{{}}')")
    notice = f"'turn', NULL, NULL, 0, {past}, {past}"
    execute(url, f"INSERT INTO outbox VALUES ('ana', 'one', {notice}, NULL), ('ana', 'two', {notice}, {past})")
    channel = f"'mail', 'x', 'x', 'always', {past}, NULL, 2, {past}, 'x', 0"
    named = "id, account, kind, target, label, wants, created, sent, failures, failed, error, rests, ended"
    execute(url, f"INSERT INTO channels ({named}) VALUES ('a', 'ana', {channel}, false)")
    execute(url, f"INSERT INTO deliveries VALUES ('a', 'two', 'ana', {notice})")
    figures = server.client.get("/metrics").text
    for name in ("notices_waiting", "notices_to_send", "channels_failing", "clocks_running"):
        assert f"dosespanas_{name} 1.0" in figures, name
    late = next(line for line in figures.splitlines() if line.startswith("dosespanas_notices_late_seconds "))
    assert 90 <= float(late.split()[1]) < 900


def test_figures_are_for_this_machine(tmp_path: Path) -> None:
    import asyncio

    app = create_app(Settings(database_url=f"sqlite:///{tmp_path / 'games.db'}"))

    async def ask() -> int:
        transport = httpx.ASGITransport(app, client=("203.0.113.9", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", verify=False) as client:
            return (await client.get("/metrics")).status_code

    assert asyncio.run(ask()) == 404


def test_the_log_is_json_without_secrets(server: Running) -> None:
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    logger, handler = logging.getLogger("dosespanas.requests"), Kept()
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    try:
        made = server.new()
        made.view()
        made.get("/explain", action="done")
    finally:
        logger.removeHandler(handler)
        logger.setLevel(logging.NOTSET)
    told = [json.loads(line) for line in lines]
    assert [line["route"] for line in told][-2:] == ["/api/games/{id}", "/api/games/{id}/explain"]
    assert told[-1]["game"] == made.id and told[-1]["status"] == 200
    assert not any(secret in line for line in lines for secret in (made.nationalist, "127.0.0.1", "action="))


def test_where_others_reach_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert address_for_others("127.0.0.1", 1) is address_for_others("localhost", 1) is None
    assert address_for_others("192.168.1.7", 80) == "http://192.168.1.7:80"
    assert address_for_others("127.0.0.1", 1, "https://games.example.org/") == "https://games.example.org"
    monkeypatch.setattr("dosespanas.server.run.lan_address", lambda: "192.168.1.7")
    assert address_for_others("0.0.0.0", 8936) == "http://192.168.1.7:8936"
    assert whereabouts("0.0.0.0", 8936)[-1].endswith("http://192.168.1.7:8936/")
    assert "--lan" in whereabouts("127.0.0.1", 8936)[-1]
    found = lan_address()
    assert found is None or not found.startswith("127.")


def test_a_sealed_record_is_as_long_whatever_is_hidden_in_it() -> None:
    seal = Seal(Seal.new_key())
    tags = '[Seed "00"]\n[Hash "0"]\n'

    def length(hidden: str, position: str = "") -> int:
        lines = "".join(f"{n + 1} {'NR'[n % 2]} {hidden if n % 2 else 'done'}\n" for n in range(150))
        return len(seal.close("game", f"{tags}{position}\n{lines}", [0]))

    assert len({length(f"discard nac_{'1' * n}") for n in range(1, 10)}) == 1
    assert len({length("done", f'[Position "{"x" * n}"]\n') for n in range(0, 9000, 500)}) == 1
