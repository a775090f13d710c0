"""What a hostile stranger, a full disk and a wrong clock do to a server that runs as a person starts it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = [pytest.mark.long, pytest.mark.sqlite]

MAIN = "from dosespanas.terminal.app import main; main()"
AHEAD = "import time; real = time.time_ns; time.time_ns = lambda: real() + 400 * 86_400 * 10**9; "
NO_MORE = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({0}, {0})); "
PERSONS = {"nationalist": "person", "republican": "person"}


class Server:
    """A server in a process of its own."""

    def __init__(self, folder: Path, *words: str, before: str = "", **environment: str) -> None:
        """Start it on a database in a folder; `before`: Python that runs first."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        asked = ["serve", "--no-browser", "--port", str(self.port), "--database", str(folder / "games.db"), *words]
        code = os.pathsep.join(path for path in sys.path if path)
        self.process = subprocess.Popen(
            [sys.executable, "-c", before + MAIN, *asked],
            env=os.environ | {"PYTHONPATH": code} | environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.url = f"http://127.0.0.1:{self.port}"
        self.client = httpx.Client(base_url=self.url, timeout=120, trust_env=False)
        until = time.monotonic() + 120
        while True:
            with contextlib.suppress(httpx.HTTPError):
                self.client.get("/api/shelf")
                break
            assert time.monotonic() < until and self.process.poll() is None
            time.sleep(0.05)

    def kill(self) -> None:
        """End it at once."""
        self.client.close()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def memory(self) -> float:
        """Return the most megabytes it has had."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1_024 for line in lines if line.startswith("VmHWM"))

    def new(self) -> dict[str, Any]:
        """Begin a game on one screen; return its id and secrets."""
        chosen = {"game": "espana1936", "scenario": "1936", "options": {}, "seats": PERSONS, "hotseat": True}
        made: dict[str, Any] = self.client.post("/api/games", json=chosen).json()
        made["head"] = {"Authorization": f"Bearer {made['seats']['nationalist']}"}
        given = {"number": secrets.token_hex(32)}
        self.client.post(f"/api/games/{made['id']}/chance", headers=made["head"], json=given)
        return made

    def view(self, made: dict[str, Any]) -> dict[str, Any]:
        """Return a game as it stands."""
        found: dict[str, Any] = self.client.get(f"/api/games/{made['id']}", headers=made["head"]).json()
        return found

    def act(self, made: dict[str, Any], view: dict[str, Any]) -> httpx.Response:
        """Take the first choice there is."""
        body = {"choice": view["choice"], "action": view["legal"][0]["action"]}
        return self.client.post(f"/api/games/{made['id']}/actions", headers=made["head"], json=body)


@contextlib.contextmanager
def served(folder: Path, *words: str, before: str = "", **environment: str) -> Iterator[Server]:
    """Let a server run."""
    server = Server(folder, *words, before=before, **environment)
    try:
        yield server
    finally:
        server.kill()


@pytest.mark.parametrize("piece", [b"a" * 65_536, b"X-A: b\r\n" * 8_192], ids=["one", "many"])
def test_59_megabytes_of_headers(tmp_path: Path, piece: bytes) -> None:
    with served(tmp_path) as server:
        before = server.memory()
        chunked = b"POST /api/games HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "
        for begun in (b"GET /healthz HTTP/1.1\r\nX: ", chunked):
            with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
                with contextlib.suppress(OSError):
                    connection.sendall(begun)
                    for _ in range(900):
                        connection.sendall(piece)
                with contextlib.suppress(OSError):
                    assert connection.recv(100)[9:12] in (b"431", b"")
        assert server.client.get("/healthz").status_code == 200
        assert server.memory() < before + 20


def live(server: Server, made: dict[str, Any], address: str) -> socket.socket | None:
    """Open a live connection as a proxy does for an address; return it, or None where it is refused."""
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    connection.sendall(
        f"GET /api/games/{made['id']}/live HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {address}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    if b" 101 " not in connection.recv(500):
        connection.close()
        return None
    named = json.dumps({"token": made["spectator"]}).encode()
    connection.sendall(bytes([0x81, 0x80 | len(named), 0, 0, 0, 0]) + named)
    return connection


def live_connections(server: Server) -> float:
    """Return how many live connections a server says it has."""
    figures = server.client.get("/metrics", headers={"Authorization": "Bearer x"}).text
    (count,) = re.findall(r"^dosespanas_live_connections (\S+)", figures, re.M)
    return float(count)


def test_4100_sockets_of_one_spectator_link(tmp_path: Path) -> None:
    with served(tmp_path, "--url", "https://games.example.org", DOSESPANAS_METRICS_TOKEN="x") as server:
        made, other = server.new(), server.new()
        opened = [live(server, made, "203.0.113.9") for _ in range(4_100)]
        until = time.monotonic() + 120
        while live_connections(server) > 50:  # whoever gave way is counted until it is closed
            assert time.monotonic() < until, "the oldest of a seat gave way"
            time.sleep(0.5)
        for game, secret in ((made, "nationalist"), (other, "nationalist")):
            game["spectator"], game["watching"] = game["seats"][secret], game["spectator"]
        wide = [live(server, game, "203.0.113.9") for game in (made, other) for _ in range(50)]
        for game in (made, other):
            game["spectator"] = game["watching"]
        wide += [live(server, game, "203.0.113.9") for game in (other, made) for _ in range(60)]
        assert wide.count(None) >= 1 and wide[:100].count(None) == 0, "one address has 200"
        opened += wide
        began = time.monotonic()
        assert server.client.get("/healthz").status_code == 200
        assert server.act(other, server.view(other)).status_code == 200
        mine = live(server, other, "203.0.113.10")
        assert mine is not None
        assert time.monotonic() - began < 30
        for connection in (*opened, mine):
            if connection is not None:
                connection.close()


def test_idle_connections_of_one_address(tmp_path: Path) -> None:
    with served(tmp_path, DOSESPANAS_CONNECTIONS="300") as server:
        made = server.new()
        idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(900)]
        for number in range(20):
            assert server.act(made, server.view(made)).status_code == 200, number
        assert httpx.get(f"{server.url}/healthz", trust_env=False, timeout=60).status_code == 200
        for connection in idle:
            connection.close()


def test_one_address_asks_for_all_that_is_costly(tmp_path: Path) -> None:
    with served(tmp_path, "--url", "https://games.example.org") as server:
        made, other = server.new(), server.new()
        for _ in range(60):
            assert server.act(made, server.view(made)).status_code in (200, 429)
        costly = ["film?since=0", "picture/30", "record", "history/20", "reasons", "log", "proof", "story"]

        def ask(number: int) -> int:
            head = made["head"] | {"X-Forwarded-For": "203.0.113.9"}
            path = f"{server.url}/api/games/{made['id']}/{costly[number % len(costly)]}"
            return httpx.get(path, headers=head, timeout=120, trust_env=False).status_code

        def waited() -> float:
            began = time.monotonic()
            assert server.client.get(f"/api/games/{other['id']}", headers=other["head"]).status_code == 200
            return time.monotonic() - began

        alone = max(waited() for _ in range(30))
        with ThreadPoolExecutor(60) as pool:
            asking = [pool.submit(ask, number) for number in range(600)]
            waits = []
            while not all(one.done() for one in asking):
                waits.append(waited())
        statuses = [one.result() for one in asking]
        assert statuses.count(429) > 300 and not any(status >= 500 for status in statuses)
        assert max(waits) < max(30, 20 * alone), f"somebody else waited {max(waits):.1f} s, alone {alone:.2f} s"


def test_a_disk_that_is_full_is_told_and_costs_no_choice(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        made = server.new()
        for _ in range(5):
            server.act(made, server.view(made))
        sure = server.view(made)["choice"]
    size = max(file.stat().st_size for file in tmp_path.glob("games.db*"))
    with served(tmp_path, before=NO_MORE.format(size + 40_000)) as server:
        for _ in range(400):
            answer = server.act(made, server.view(made))
            if answer.status_code != 200:
                break
            sure = answer.json()["choice"]
        assert answer.status_code == 503
        assert server.client.get("/healthz").status_code == 503
        assert server.view(made)["choice"] == sure, "looks are answered"
    with served(tmp_path) as server:
        assert server.client.get("/healthz").status_code == 200
        assert server.view(made)["choice"] == sure, "what was answered is there, nothing else"
        assert server.act(made, server.view(made)).status_code == 200


def test_a_clock_400_days_ahead(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        games = [server.new() for _ in range(3)]
        for made in games:
            server.act(made, server.view(made))
    with served(tmp_path, "--forget-after", "365", "--forget-untouched", "14", before=AHEAD) as server:
        time.sleep(5)
        assert all(server.view(made)["choice"] > 0 for made in games)
    with served(tmp_path, "--forget-after", "365") as server:
        assert all(server.act(made, server.view(made)).status_code == 200 for made in games)


def test_no_choice_is_late_that_follows_one_of_another_process(tmp_path: Path) -> None:
    with served(tmp_path) as here, served(tmp_path) as there:
        games = [here.new() for _ in range(4)]
        for number in range(1_500):
            made = games[number % len(games)]
            asked, told = (here, there) if number % 3 else (there, here)
            view = asked.view(made)
            if view["over"]:
                games[number % len(games)] = here.new()
                continue
            answer = told.act(made, view)
            assert answer.status_code == 200, (number, answer.text[:300])
