"""One address, one seat, one connection: what each may take of a server, so that the others still have it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import time
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, ClassVar

import httpx
import pytest
from tests.server.conftest import client_of
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from dosespanas.server.app import create_app
from dosespanas.server.errors import Busy, TooMany
from dosespanas.server.features.reviews.service import AwaitedReview, Reviews
from dosespanas.server.games import queries
from dosespanas.server.games.json_codec import takes_gzip
from dosespanas.server.http.costly_requests import OF_ONE, ROOM, Lane, Lanes
from dosespanas.server.http.loopback_hosts import Hosts
from dosespanas.server.http.request_timeouts import patient_for
from dosespanas.server.http.websocket import CHATTER, GAVE_WAY, MESSAGES
from dosespanas.server.operations.quotas import SITE, Customer, Quota, SeatPace, customers
from dosespanas.server.operations.settings import Settings
from dosespanas.server.opponents.ai_worker import ChoiceQuestion
from dosespanas.server.opponents.hints import Advisers
from dosespanas.server.opponents.worker_process import ThreadsAndProcesses

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from tests.server.conftest import Made, Running

LIMIT = patient_for(1, 1).header_limit


def place(server: Running) -> tuple[str, int]:
    """Return where a server listens."""
    return server.client.base_url.host, server.client.base_url.port or 80


def ask(server: Running, *parts: bytes) -> bytes:
    """Send some bytes on a connection of its own; return what is said before it is closed."""
    said = b""
    with socket.create_connection(place(server), timeout=60) as connection:
        with contextlib.suppress(OSError):
            for part in parts:
                connection.sendall(part)
                time.sleep(0.01)
        while got := connection.recv(65_536):
            said += got
    return said


@contextlib.contextmanager
def page(
    server: Running, made: Made, token: str, address: str | None = None, **headers: str
) -> Iterator[ClientConnection]:
    """Open a live connection, perhaps as a proxy does for an address, and name its seat."""
    headers |= {} if address is None else {"X-Forwarded-For": address}
    where = f"{server.url.replace('http', 'ws')}/api/games/{made.id}/live"
    with connect(where, proxy=None, open_timeout=60, additional_headers=headers) as found:
        found.send(json.dumps({"token": token}))
        yield found


# --- headers --------------------------------------------------------------------------------------------


def test_headers_have_a_size(server: Running) -> None:
    begun = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    assert b" 200 " in ask(server, begun + b"X-Long: " + b"a" * (LIMIT - 200) + b"\r\n\r\n")
    assert b" 431 " in ask(server, begun + b"X-Long: " + b"a" * LIMIT + b"\r\n\r\n")
    assert b" 431 " in ask(server, begun + b"X-Short: a\r\n" * (LIMIT // 10) + b"\r\n")
    assert b" 431 " in ask(server, b"GET /" + b"a" * LIMIT + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")


def test_headers_that_never_end_are_cut_off(server: Running) -> None:
    begun = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
    assert b" 431 " in ask(server, begun + b"X-Long: ", *[b"a" * 8_000] * 6)
    assert b" 431 " in ask(server, begun, *[b"X-Short: a\r\n" * 500] * 8)
    assert b" 431 " in ask(server, b"GET /", *[b"a" * 8_000] * 6)


def test_what_follows_a_body_has_a_size_too(server: Running) -> None:
    chunked = b"POST /api/lessons HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n"
    for endless in ([b"0\r\nX-Long: ", *[b"a" * 64_000] * 8], [b"2;name=", *[b"a" * 64_000] * 8]):
        assert b" 431 " in ask(server, chunked, *endless)


def test_a_large_body_in_small_parts_and_requests_in_a_row_are_none_of_that(server: Running) -> None:
    made = server.new()
    with client_of(server.url) as client:
        parts = (b" " * 1_000 for _ in range(200))
        answer = client.post("/api/lessons", content=parts, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    asked = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 900 + b"\r\n\r\n"
    last = asked.replace(b"X: ", b"Connection: close\r\nX: ")
    assert ask(server, asked * 60 + last).count(b" 200 OK") == 61
    assert made.view()["choice"] == 0


# --- connections ----------------------------------------------------------------------------------------


@pytest.fixture
def small(url: str, start: Callable[[Settings], Any]) -> Any:
    """A server with room for few."""
    settings = Settings(
        database_url=url, connections=40, sockets_per_address=8, sockets_per_seat=3, public=True, acts_burst=1000
    )
    with start(settings) as found:
        yield found


def test_the_oldest_page_of_a_seat_gives_way(small: Running) -> None:
    made = small.new(hotseat=True)
    with contextlib.ExitStack() as opened:
        pages = [opened.enter_context(page(small, made, made.nationalist)) for _ in range(3)]
        for one in pages:
            one.recv(timeout=60)
        watching = opened.enter_context(page(small, made, made.spectator))
        assert json.loads(watching.recv(timeout=60))["choice"] == 0, "another seat has room of its own"
        pages.append(opened.enter_context(page(small, made, made.nationalist)))
        with pytest.raises(ConnectionClosed) as closed:
            pages[0].recv(timeout=60)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == GAVE_WAY
        pages[3].recv(timeout=60)
        made.play(1)
        assert [json.loads(one.recv(timeout=60))["choice"] for one in [*pages[1:], watching]] == [1] * 4


def test_sockets_of_one_address_leave_room_for_the_others(small: Running) -> None:
    made, other = small.new(hotseat=True), small.new(hotseat=True)
    with contextlib.ExitStack() as opened:
        for number in range(8):
            game = (made, other)[number % 2]
            token = game.spectator if number % 4 < 2 else game.nationalist
            opened.enter_context(page(small, game, token, "203.0.113.9"))
        with pytest.raises(InvalidStatus) as refused:
            opened.enter_context(page(small, made, made.spectator, "203.0.113.9"))
        assert refused.value.response.status_code == 429
        mine = opened.enter_context(page(small, other, other.nationalist, "203.0.113.10"))
        assert json.loads(mine.recv(timeout=60))["choice"] == 0
        assert small.client.get("/healthz").status_code == 200
        other.play(2)
    until = time.monotonic() + 60
    while True:  # who leaves makes room
        with contextlib.suppress(InvalidStatus), page(small, made, made.spectator, "203.0.113.9"):
            break
        assert time.monotonic() < until


def test_with_all_sockets_taken_health_looks_and_choices_are_answered(small: Running) -> None:
    made = small.new(hotseat=True)
    games = [small.new(hotseat=True) for _ in range(2)]
    with contextlib.ExitStack() as opened:
        taken = 0
        for number in range(60):
            game, address = games[number % 2], f"203.0.113.{number // 2}"
            token = game.nationalist if number % 4 < 2 else game.spectator
            with contextlib.suppress(InvalidStatus):
                opened.enter_context(page(small, game, token, address))
                taken += 1
        silent = [opened.enter_context(socket.create_connection(place(small))) for _ in range(80)]
        assert len(silent) == 80 and taken >= 12
        assert httpx.get(f"{small.url}/healthz", timeout=60, trust_env=False).status_code == 200
        made.play(5)
        assert made.view()["choice"] == 5


def test_who_talks_without_end_is_hung_up_on(server: Running) -> None:
    made = server.new(hotseat=True)
    with page(server, made, made.nationalist) as talking, pytest.raises(ConnectionClosed) as closed:
        for _ in range(MESSAGES + 1):
            talking.send("and another thing")
        while True:
            talking.recv(timeout=60)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == CHATTER


# --- quotas ---------------------------------------------------------------------------------------------


def asks(app: Any, address: str, *paths: str, headers: dict[str, str] | None = None) -> list[httpx.Response]:
    """Ask some things from one address, one after the other."""

    async def run() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app, client=(address, 1))
        asking = httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers, verify=False)
        async with asking as client:
            return [await client.get(path) for path in paths]

    return asyncio.run(run())


def test_all_that_is_costly_has_one_quota(tmp_path: Path) -> None:
    app = create_app(Settings(database_url=f"sqlite:///{tmp_path / 'games.db'}", count_burst=20, count_per_minute=6))
    proofs = [f"/api/games/x/{what}" for what in ("proof", "picture/1", "odds", "odds", "record")]
    answers = asks(app, "203.0.113.9", *proofs)
    assert [answer.status_code for answer in answers] == [401, 401, 401, 401, 429]
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert asks(app, "203.0.113.10", proofs[0])[0].status_code == 401
    assert asks(app, "127.0.0.1", *proofs * 5)[-1].status_code == 401, "this machine is not limited"


def test_under_a_public_address_this_machine_is_limited_too(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    app = create_app(
        Settings(database_url=url, count_burst=20, count_per_minute=6, public=True, address="https://games.example.org")
    )
    assert asks(app, "127.0.0.1", *["/api/games/x/proof"] * 3)[-1].status_code == 429
    assert asks(app, "127.0.0.1", "/metrics")[0].status_code == 404
    token = create_app(Settings(database_url=url, public=True, metrics_token="long"))
    shown = [asks(token, "127.0.0.1", "/metrics", headers={"Authorization": f"Bearer {t}"})[0] for t in ("long", "x")]
    assert [answer.status_code for answer in shown] == [200, 404]


def test_a_seat_acts_only_so_fast(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    pace = SeatPace(Quota(Settings().acts_burst, Settings().acts_per_minute), public=False)
    monkeypatch.setattr(pace._buckets, "_clock", lambda: now[0])
    far, here = {"client": ("203.0.113.9", 1)}, {"client": ("127.0.0.1", 1)}
    for _ in range(600):  # ten choices a second for a minute, and a row of 60 now and then
        pace.check(far, "game", ("republican",), 61 if _ % 50 == 0 else 1)
        now[0] += 0.1
    with pytest.raises(TooMany):
        for _ in range(1_000):
            now[0] += 0.01
            pace.check(far, "game", ("republican",))
    pace.check(far, "game", ("nationalist",))
    pace.check(far, "another", ("republican",))
    for _ in range(1_000):
        pace.check(here, "game", ("republican",))


def test_choices_have_the_pace_of_a_seat(url: str, start: Callable[[Settings], Any]) -> None:
    with start(Settings(database_url=url, public=True, acts_burst=5, acts_per_minute=60)) as server:
        made = server.new(hotseat=True)
        body = {"choice": 0, "action": "nothing"}
        statuses = [made.post("/actions", body) for _ in range(6)] + [made.post("/seen", {"choice": 0})]
        assert [answer.status_code for answer in statuses[-2:]] == [429, 429]
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in statuses[-2:])
        assert made.view()["choice"] == 0, "who may not act may look"


def address(name: str) -> tuple[Customer, ...]:
    """Return on whose quota an address draws."""
    return (Customer(name),)


def test_a_lane_is_for_so_many_at_a_time() -> None:
    async def run() -> None:
        lane = Lane(1)
        await lane.enter(address("a"))
        others = [asyncio.create_task(lane.enter(address(name))) for name in "bc"]
        gone = asyncio.create_task(lane.enter(address("d")))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert [task.done() for task in others] == [False, False]
        lane.leave(address("a"))
        await asyncio.sleep(0)
        assert [task.done() for task in others] == [True, False], "in the order they came"
        lane.leave(address("b"))
        await others[1]
        lane.leave(address("c"))
        assert lane.free == 1 and not lane.of_one and not lane.waiting
        full = [asyncio.create_task(lane.enter(address("a"))) for _ in range(OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await lane.enter(address("a"))
        full += [asyncio.create_task(lane.enter([])) for _ in range(ROOM + 1 - OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await lane.enter([])
        for task in full:
            task.cancel()

    asyncio.run(run())


def served(waiting: str, addresses: dict[str, tuple[Customer, ...]], gone: Sequence[int] = ()) -> str:
    """Return in which order a lane serves those who wait, a letter each; some leave before (by their number)."""

    async def run() -> str:
        lane, order = Lane(1), list[str]()
        await lane.enter(())

        async def work(name: str) -> None:
            await lane.enter(addresses[name])
            order.append(name)
            lane.leave(addresses[name])

        tasks = [asyncio.create_task(work(name)) for name in waiting]
        await asyncio.sleep(0)
        for number in gone:
            tasks[number].cancel()
        lane.leave(())
        await asyncio.gather(*tasks, return_exceptions=True)
        assert lane.free == 1 and not lane.waiting and not lane.of_one
        return "".join(order)

    return asyncio.run(run())


def test_of_those_who_wait_each_address_has_its_turn() -> None:
    own = {name: address(name) for name in "abc"}
    assert served("aaaaaaaaaab", own) == "abaaaaaaaaa", "another waits for one of them at most"
    assert served("aaabbbc", own) == "abcabab"
    assert served("aaaab", own, gone=(0, 1)) == "aba", "who has gone has no turn, and takes none from the others"
    assert served("aab", own, gone=(0, 1)) == "b"
    here = {"a": (), "b": address("b")}
    assert served("aaaaaaaaaaaaaab", here) == "ab" + "a" * 13, "this machine has no limits, and its turns like others"


def test_the_networks_of_one_site_have_the_turns_of_one() -> None:
    many = [customers(f"2001:db8:1:{number:x}::1", True) for number in range(SITE * OF_ONE + 1)]
    names = {chr(ord("A") + number): one for number, one in enumerate(many[:-1])} | {"*": address("b")}
    assert served("".join(names), names)[1] == "*"

    async def run() -> None:
        lane = Lane(0)
        tasks = [asyncio.create_task(lane.enter(one)) for one in many[:-1]]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await lane.enter(many[-1])
        for task in tasks:
            task.cancel()

    asyncio.run(run())


def test_who_hangs_up_waits_no_longer() -> None:
    async def run() -> None:
        lanes, asked, hung_up, answered = Lanes(1, True), list[str](), asyncio.Event(), asyncio.Event()

        async def work(scope: Any, _receive: Any, send: Any) -> None:
            asked.append(scope["name"])
            await answered.wait()
            await send({"type": "http.response.start"})

        def request(name: str) -> asyncio.Task[None]:
            told: list[Any] = [{"type": "http.request"}]

            async def receive() -> Any:
                if told:
                    return told.pop()
                await (hung_up if name == "gone" else asyncio.Event()).wait()
                return {"type": "http.disconnect"}

            async def send(_: Any) -> None:
                assert name != "gone"

            scope = {"name": name, "method": "GET", "client": ("203.0.113.9", 1)}
            return asyncio.create_task(lanes.serve("heavy", work, scope, receive, send))

        first, gone, last = (request(name) for name in ("first", "gone", "last"))
        await asyncio.sleep(0.01)
        hung_up.set()
        await gone
        assert lanes._lanes["heavy"].of_one == {"203.0.113.9": 2}, "and its place is free"
        answered.set()
        await asyncio.gather(first, last)
        assert asked == ["first", "last"]

    asyncio.run(run())


def test_a_proof_is_worked_out_once_and_others_do_not_wait(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made, other = server.new(hotseat=True), server.new(hotseat=True)
    proved, going_on = [], threading.Event()
    monkeypatch.setattr(server.play.service, "_in_play", lambda _session: False)

    def slow(*_: object) -> dict[str, Any]:
        proved.append(1)
        going_on.wait(60)
        return {"format": "x"}

    monkeypatch.setattr(queries, "prove", slow)
    answers: list[int] = []

    def want() -> None:
        answers.append(made.get("/proof").status_code)

    threads = [threading.Thread(target=want) for _ in range(60)]
    for thread in threads:
        thread.start()
    while not proved:
        time.sleep(0.01)
    assert other.get("/log").status_code == 200, "who wants something else has a thread"
    assert httpx.get(f"{server.url}/healthz", timeout=60, trust_env=False).status_code == 200
    other.play(3)
    going_on.set()
    for thread in threads:
        thread.join(60)
    assert answers == [200] * 60 and proved == [1]
    monkeypatch.setattr(server.play._cache, "record", None)
    assert made.get("/proof").json() == {"format": "x"}, "what is known is not even replayed"


def test_an_upload_that_drips_holds_no_lane(server: Running) -> None:
    head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with socket.create_connection(place(server)) as slow:
        slow.sendall(head + b"Content-Length: 100\r\n\r\n{")
        time.sleep(0.1)
        answer = server.client.post("/api/records", content=b"{}", headers={"content-type": "application/json"})
        assert answer.status_code == 422
    chunks = (b" " * 60_000 for _ in range(20))
    answer = server.client.post("/api/records", content=chunks, headers={"content-type": "application/json"})
    assert answer.status_code == 413 and answer.json()["error"]["key"] == "error-too-large"


def asked(game: str) -> ChoiceQuestion:
    """Return a choice that advice is wanted for."""
    view: Any = {"action": "done"}
    return ChoiceQuestion(game, "espana1936", "random", "republican", 1, 0, -1, {}, [view])


def test_an_address_waits_for_one_piece_of_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    advisers = Advisers(10, ThreadsAndProcesses())
    answer: Future[Any] = Future()
    monkeypatch.setattr(advisers._process, "submit", lambda *_: answer)
    first = threading.Thread(target=lambda: advisers.ask(asked("a"), "random", ["203.0.113.9"]))
    first.start()
    while not advisers._asking:
        time.sleep(0.001)
    with pytest.raises(TooMany):
        advisers.ask(asked("b"), "random", ["203.0.113.9"])
    answer.set_result(("done", None, [], None))
    first.join(60)
    for whose in (["203.0.113.9"], ["203.0.113.10"], []):
        assert advisers.ask(asked("b"), "random", whose)["action"] == "done"
    advisers.close()


def test_an_address_has_one_game_wait_for_its_review(monkeypatch: pytest.MonkeyPatch) -> None:
    reviews = Reviews(ThreadsAndProcesses())
    monkeypatch.setattr(reviews, "_working", True)  # nobody works on them
    monkeypatch.setattr("dosespanas.server.features.reviews.service.read_record", lambda _record: _Judged)
    assert reviews.ask("a", "a", None, ["203.0.113.9"])["share"] == 0.0
    assert reviews.ask("a", "a", None, ["203.0.113.9"])["share"] == 0.0, "to ask how far it is counts for nothing"
    with pytest.raises(TooMany):
        reviews.ask("b", "b", None, ["203.0.113.9"])
    assert reviews.ask("b", "b", None, ["203.0.113.10"])["share"] == 0.0
    assert reviews.ask("c", "c", None)["share"] == 0.0
    reviews._games["a"].failed = True
    assert reviews.ask("d", "d", None, ["203.0.113.9"])["share"] == 0.0
    assert isinstance(reviews._games["d"], AwaitedReview)
    reviews.close()


class _Judged:
    tags: ClassVar = {"Game": "espana1936"}


# --- names and packing ----------------------------------------------------------------------------------


def test_this_machine_is_asked_by_its_names_only(server: Running) -> None:
    made = server.new()
    for host in ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8936", "[::1", "a b"):
        for path in ("/metrics", "/healthz", f"/api/games/{made.id}"):
            answer = server.client.get(path, headers=made.headers(None) | {"Host": host})
            assert answer.status_code == 421 and answer.json()["error"]["key"] == "error-wrong-host"
            assert answer.headers["x-content-type-options"] == "nosniff"
        with pytest.raises(InvalidStatus), page(server, made, made.nationalist, Host=host):
            pass
    for host in ("localhost:8936", "LOCALHOST", "127.0.0.1", "[::1]:8936", "192.168.1.7:80", "games.localhost"):
        assert server.client.get("/healthz", headers={"Host": host}).status_code == 200
    assert b" 200 " in ask(server, b"GET /healthz HTTP/1.0\r\n\r\n"), "who names no host is no browser"
    other = {"Host": "games.example.org", "X-Forwarded-For": "203.0.113.9"}
    assert server.client.get("/healthz", headers=other).status_code == 200, "a proxy passes the visitor's name on"


def test_the_public_name_is_known() -> None:
    hosts = Hosts(["https://games.example.org:8443/", None])
    assert hosts.known(b"games.example.org") and hosts.known(b"GAMES.example.org:8443")
    assert not hosts.known(b"example.org") and not hosts.known(b"")
    assert hosts.known(socket.gethostname().encode())


@pytest.mark.parametrize(
    ("header", "packed"),
    [
        ("gzip", True),
        ("gzip, deflate, br", True),
        ("deflate, gzip;q=1.0, *;q=0.5", True),
        ("*", True),
        ("GZIP;q=0.2", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("*;q=0", False),
        ("identity", False),
        ("identity, gzip;q=0.5", False),
        ("identity;q=0, gzip;q=0.5", True),
        ("gzip;q=x", False),
        ("notgzip", False),
        ("", False),
    ],
)
def test_answers_are_packed_for_who_wants_it(server: Running, header: str, packed: bool) -> None:
    assert takes_gzip(header.encode()) is packed
    if header in ("gzip", "gzip;q=0", "identity"):
        made = server.new()
        for path in (f"/api/games/{made.id}", f"/api/games/{made.id}?have=0", "/api/static/espana1936"):
            answer = server.client.get(path, headers=made.headers(None) | {"Accept-Encoding": header})
            assert (answer.headers.get("content-encoding") == "gzip") is packed
            assert "accept-encoding" in answer.headers["vary"].lower() and answer.json()
