"""How many choices the server takes a second, how soon it answers, and what a crowd costs it.

    python bench/server.py            all trials, some three minutes
    python bench/server.py --quick    each of them shortly, about a minute
    python bench/server.py --only "50 games"    those with 50 games, beside the reference: what `make bench` runs
    python bench/server.py --only "50 games" --database postgresql:///postgres --processes 2 --route robin

The server is started as a person starts it, on a fresh SQLite file or, with `--database`, on a fresh database beside a
PostgreSQL one; the clients are on the same machine and as lean as they can be. With several processes each game has its
own (`--route game`, what a proxy that hashes the game's id does), or each request comes to the next one (`robin`). The
rules are the compiled ones of `build/compiled` if they are there (`make compiled`), else the source.

The reference of the same run (`one_row.py`) writes one row a request, as durably, and nothing else: behind each rate
stands how many times that it is, which says more of the code than of the machine.
"""

import argparse
import asyncio
import os
import random
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
SERVE = "from dosespanas.terminal.app import main; main()"
PERSONS = {"nationalist": "person", "republican": "person"}
LONG, LONGEST = 3_000, 4_300
"""From which choice on the long campaigns are played, and how many choices those have that are only opened."""
TICK = os.sysconf("SC_CLK_TCK")
BEFORE = {
    "España, 1 game": "237/s",
    "España, 50 games": "224/s, p99 1,145 ms",
    "España, 200 games": "162/s",
    "GCE, 1 game": "168/s",
    "GCE, 50 games": "180/s",
    "GCE, 100 games": "99/s (200 games)",
    "GCE, 100 long games": "1/s, p99 28 s, 2.3 GB",
    "idle pages": "a poll each, five times a second",
    "restart to first answer": "2.7 s",
    "a long game opens": "3.8 s with 5,000 lines",
}
"""The same trials before this server was reworked, on a machine of the same kind."""
AIMS = {
    "España, 50 games": "1,500/s, p99 60 ms",
    "España, 200 games": "1,000/s, p99 250 ms",
    "GCE, 100 long games": "500/s, 600 MB",
    "idle pages": "2,000 under 10 %",
    "restart to first answer": "1 s",
    "a long game opens": "60 ms",
}


@dataclass
class Seat:
    """A game in a hot seat: its id and its secret."""

    id: str
    token: str


@dataclass
class Tally:
    """What the clients of one trial found."""

    times: list[float] = field(default_factory=list)
    over: int = 0
    sent: int = 0
    cpu: float = 0.0
    """Processor seconds the server had used when they began."""
    base: float = 0.0
    """The same of PostgreSQL."""
    own: float = 0.0
    """The same of the clients; afterwards what they used in the trial."""
    lasted: float = 0.0
    """Seconds from the beginning to the last answer: the trial ends early when all games are over."""


class Server:
    """A server of its own, of one process or several, on a database."""

    def __init__(self, database: str, code: Path, processes: int = 1) -> None:
        with ExitStack() as stack:
            probes = [stack.enter_context(socket.socket()) for _ in range(processes)]
            for probe in probes:
                probe.bind(("127.0.0.1", 0))
            self.ports = [int(probe.getsockname()[1]) for probe in probes]
        self._database = database
        self._environment = os.environ | {"PYTHONPATH": str(code), "DOSESPANAS_SOCKETS_PER_SEAT": "10000"}
        self._environment.pop("PYTHONDONTWRITEBYTECODE", None)  # nobody starts it a second time from source
        self._processes: list[subprocess.Popen[bytes]] = []

    def start(self, path: str = "/api/shelf", token: str = "") -> float:
        """Start it; return the seconds until all of it has answered a request."""
        began = time.perf_counter()
        for port in self.ports:
            process = subprocess.Popen(
                [sys.executable, *self.words(port)], env=self._environment, stdout=subprocess.DEVNULL
            )
            self._processes.append(process)
        request = f"GET {path} HTTP/1.1\r\nHost: [::1]\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n\r\n"
        waiting = list(self.ports)
        while time.perf_counter() - began < 60:
            try:
                with socket.create_connection(("127.0.0.1", waiting[0]), 5) as connection:
                    connection.sendall(request.encode())
                    if connection.recv(12) == b"HTTP/1.1 200":
                        del waiting[0]
                        if not waiting:
                            return time.perf_counter() - began
            except OSError:
                time.sleep(0.005)
        raise SystemExit("the server does not answer")

    def words(self, port: int) -> list[str]:
        """Return what starts one of its processes."""
        return ["-c", SERVE, "serve", "--no-browser", "--port", str(port), "--database", self._database]

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        for process in self._processes:
            process.send_signal(signal.SIGKILL)
            process.wait()
        self._processes = []

    def cpu(self) -> float:
        """Return the processor seconds it has used."""
        found = 0
        for process in self._processes:
            fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
            found += int(fields[11]) + int(fields[12])
        return found / TICK

    def memory(self) -> float:
        """Return the megabytes it has in memory."""
        found = 0.0
        for process in self._processes:
            lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
            found += next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))
        return found


def postgres_cpu() -> float:
    """Return the processor seconds that PostgreSQL has used on this machine."""
    found = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            name, _, rest = file.read_text().partition("(")[2].rpartition(")")
            if name == "postgres":  # and what its ended children had used
                found += sum(int(ticks) for ticks in rest.split()[11:15])
    return found / TICK


@contextmanager
def fresh_database(url: str | None, folder: Path) -> Iterator[str]:
    """Give the URL of an empty database: a SQLite file, or one beside a PostgreSQL database, dropped in the end."""
    if url is None:
        yield f"sqlite:///{folder / 'bench.db'}"
        return
    from sqlalchemy import create_engine, make_url, text

    name = f"dosespanas_bench_{os.getpid()}"
    there = make_url(url).set(drivername="postgresql+psycopg")
    engine = create_engine(there, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
        yield there.set(drivername="postgresql", database=name).render_as_string(hide_password=False)
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))


class Reference(Server):
    """The application beside which the server is measured, on a file of its own."""

    def words(self, port: int) -> list[str]:
        """Return what starts it."""
        return [str(ROOT / "bench" / "one_row.py"), str(port), self._database]


class Client:
    """One connection, one request at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def open(self) -> None:
        """Connect."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 22)

    async def ask(self, method: str, path: str, token: str, body: bytes = b"") -> tuple[int, bytes]:
        """Send a request; return the status and the body of its answer."""
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
        if body:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self._writer.write(head.encode() + b"\r\n" + body)
        answer = await self._reader.readuntil(b"\r\n\r\n")
        at = answer.lower().index(b"content-length:") + 15
        length = int(answer[at : answer.index(b"\r\n", at)])
        return int(answer[9:12]), await self._reader.readexactly(length)

    def close(self) -> None:
        """Let go."""
        self._writer.close()


def seats(database: str, code: Path, game: str, scenario: str, count: int, choices: int, seed: int) -> list[Seat]:
    """Write games of some choices into a database, each as two scripted sides play it; return their seats."""
    script = (
        "import sys, json; sys.path.insert(0, sys.argv[1])\n"
        "from bench.server import write_games\n"
        "write_games(*json.loads(sys.argv[2]))\n"
    )
    words = orjson.dumps([database, game, scenario, count, choices, seed]).decode()
    found = subprocess.run(
        [sys.executable, "-c", script, str(ROOT), words],
        env=os.environ | {"PYTHONPATH": str(code)},
        stdout=subprocess.PIPE,
        check=True,
    )
    return [Seat(**made) for made in orjson.loads(found.stdout)]


def write_games(database: str, game: str, scenario: str, count: int, choices: int, seed: int) -> None:
    """Play one game by script and write it down `count` times; print the seats."""
    import dosespanas
    from dosespanas.players import make
    from dosespanas.server.games.game_service import GameService
    from dosespanas.server.games.record_encryption import Seal
    from dosespanas.server.storage.database import open_database
    from dosespanas.server.storage.store import Store

    store = Store(open_database(database))
    play = GameService(store, Seal(store.setting("key", Seal.new_key())), cache=1)
    while True:
        begun = dosespanas.new_game(game, scenario=scenario, seed=seed)
        players = [make("scripted" if choices else "random", seed + side, game) for side in (0, 1)]
        while begun.choice < choices and begun.actor is not None:
            side = begun.actor
            if (only := begun.forced()) is not None:
                begun.apply(only)
            else:
                begun.apply(players[side].choose(begun.observe(side), begun.legal_view())[0])
        if begun.actor is not None:
            break
        seed += 100

    async def begin(made: dict[str, Any]) -> None:
        await play.give(await play.seat(made["id"], made["seats"]["nationalist"]), secrets.token_hex(32))

    found = []
    for _ in range(count):
        made = play.gathering.open(begun, PERSONS, True, None, begun.choice)
        asyncio.run(begin(made))
        found.append({"id": made["id"], "token": made["seats"]["nationalist"]})
    store.close()
    sys.stdout.buffer.write(orjson.dumps(found))


async def clients(server: Server, games: list[Seat], seconds: float, robin: bool = False) -> Tally:
    """Play all games at a time, each choice as soon as the one before is acknowledged.

    With `robin` the choices of a game come to one process after the other, else all to the same.
    """
    tally = Tally()
    ready = asyncio.Barrier(len(games))

    async def player(seat: Seat, number: int) -> None:
        dice = random.Random(number)
        mine = server.ports if robin else [server.ports[number % len(server.ports)]]
        clients = [Client(port) for port in mine]
        path = f"/api/games/{seat.id}"
        for client in clients:
            await client.open()
            status, body = await client.ask("GET", path, seat.token)
            assert status == 200, body
            client.close()
        view, turn = orjson.loads(body), 0
        await ready.wait()
        for client in clients:
            await client.open()
        tally.cpu, tally.own, tally.base = server.cpu(), time.process_time(), postgres_cpu()
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if view["over"]:
                tally.over += 1
                break
            action = view["legal"][int(dice.random() * len(view["legal"]))]["action"]
            asked = {"choice": view["choice"], "action": action, "have": view["revision"]}
            began = time.perf_counter()
            client, turn = clients[turn % len(clients)], turn + 1
            status, body = await client.ask("POST", f"{path}/actions", seat.token, orjson.dumps(asked))
            tally.times.append(time.perf_counter() - began)
            tally.lasted = max(tally.lasted, time.perf_counter() - end + seconds)
            assert status == 200, body
            tally.sent += len(body)
            view = orjson.loads(body)
        for client in clients:
            client.close()

    await asyncio.gather(*(player(seat, number) for number, seat in enumerate(games)))
    tally.own = time.process_time() - tally.own
    tally.base = postgres_cpu() - tally.base
    return tally


async def rows(server: Server, count: int, seconds: float) -> Tally:
    """Have rows of a choice's size written by so many clients at once, each as soon as the one before is."""
    tally = Tally()
    body = orjson.dumps({"choice": 100, "action": "move madrid toledo", "have": 100})

    async def writer() -> None:
        client = Client(server.ports[0])
        await client.open()
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            began = time.perf_counter()
            await client.ask("POST", "/", "", body)
            tally.times.append(time.perf_counter() - began)
        client.close()

    tally.cpu, tally.own = server.cpu(), time.process_time()
    await asyncio.gather(*(writer() for _ in range(count)))
    tally.lasted, tally.own = seconds, time.process_time() - tally.own
    return tally


async def idle(server: Server, seat: Seat, pages: int, seconds: float) -> tuple[float, float]:
    """Let pages wait for news; return the share of a core that takes, and the time until all hear of a choice."""
    head = (
        f"GET /api/games/{seat.id}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    named = orjson.dumps({"token": seat.token})
    frame = bytes([0x81, 0x80 | len(named), 0, 0, 0, 0]) + named
    """One text message, masked with nothing."""
    waiting = []
    for _ in range(pages):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.ports[0])
        writer.write(head.encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in answer, answer
        writer.write(frame)
        await reader.readuntil(b"}")
        waiting.append((reader, writer))
    await asyncio.sleep(1)
    before = server.cpu()
    await asyncio.sleep(seconds)
    share = (server.cpu() - before) / seconds
    client = Client(server.ports[0])
    await client.open()
    view = orjson.loads((await client.ask("GET", f"/api/games/{seat.id}", seat.token))[1])
    asked = orjson.dumps({"choice": view["choice"], "action": view["legal"][0]["action"]})
    began = time.perf_counter()
    told = asyncio.gather(*(reader.readuntil(b"}") for reader, _ in waiting))
    await client.ask("POST", f"/api/games/{seat.id}/actions", seat.token, asked)
    await told
    heard = time.perf_counter() - began
    for _, writer in waiting:
        writer.close()
    client.close()
    return share, heard


async def opened(server: Server, games: list[Seat]) -> list[float]:
    """Return the seconds in which games that are not in memory are shown for the first time."""
    client = Client(server.ports[0])
    await client.open()
    times = []
    for seat in games:
        began = time.perf_counter()
        status, _ = await client.ask("GET", f"/api/games/{seat.id}", seat.token)
        times.append(time.perf_counter() - began)
        assert status == 200
    client.close()
    return times


def rate(tally: Tally, spent: float, memory: float, reference: float) -> str:
    """Return what a trial of clients found, in words; `reference`: rows a second of the same run, 0 for none."""
    times = sorted(tally.times)
    beside = f" ({len(times) / tally.lasted / reference:.2f} of the reference)" if reference else ""
    p99 = times[int(len(times) * 0.99)] * 1000
    over = f", {tally.over} games ended" if tally.over else ""
    size = tally.sent / len(times) / 1000
    return (
        f"{len(times) / tally.lasted:,.0f}/s{beside}, p50 {statistics.median(times) * 1000:.0f} ms, p99 {p99:.0f} ms, "
        f"{size:.1f} kB and {spent / len(times) * 1000:.2f} ms of the processor each "
        f"(and {tally.own / len(times) * 1000:.2f} ms the client, {tally.base / len(times) * 1000:.2f} PostgreSQL), "
        f"{memory:.0f} MB{over}"
    )


def load() -> str:
    """Return how busy the machine is otherwise."""
    return f"{os.getloadavg()[0]:.1f}"


def main() -> None:
    """Run the trials and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="shorter trials, about a minute in all")
    parser.add_argument("--only", default="", help="only trials whose name has this in it")
    parser.add_argument("--database", help="a PostgreSQL database whose user may create others")
    parser.add_argument("--processes", type=int, default=1, help="how many processes serve")
    parser.add_argument("--route", choices=("game", "robin"), default="game", help="to which of them a request comes")
    parser.add_argument("--code", type=Path, default=COMPILED if (COMPILED / "compiled").exists() else ROOT / "src")
    chosen = parser.parse_args()
    seconds = 3.0 if chosen.quick else 15.0
    pages, long_games, fresh = (500, 20, 5) if chosen.quick else (2_000, 100, 20)
    found: list[tuple[str, str, str]] = []
    console = Console(stderr=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        fresh_database(chosen.database, Path(folder)) as file,
        Progress(console=console) as progress,
    ):
        server = Server(file, chosen.code, chosen.processes)
        trials: dict[str, Callable[[], str]] = {}

        def crowd(game: str, scenario: str, count: int, choices: int = 0) -> Callable[[], str]:
            def run() -> str:
                games = seats(file, chosen.code, game, scenario, count, choices, 7)
                server.start()
                tally = uvloop.run(clients(server, games, seconds, chosen.route == "robin"))
                spent, memory = server.cpu() - tally.cpu, server.memory()
                server.kill()
                return rate(tally, spent, memory, reference)

            return run

        reference = 0.0

        def one_row() -> str:
            nonlocal reference
            beside = Reference(str(Path(folder) / "reference.db"), chosen.code)
            beside.start("/")
            try:
                tally = uvloop.run(rows(beside, 50, seconds))
                reference = len(tally.times) / tally.lasted
                return rate(tally, beside.cpu() - tally.cpu, beside.memory(), 0.0)
            finally:
                beside.kill()

        trials["one row a request, 50 games"] = one_row

        for count in (1, 50, 200):
            trials[f"España, {count} game{'s' * (count > 1)}"] = crowd("espana1936", "1936", count)
        for count in (1, 50, 100):
            trials[f"GCE, {count} game{'s' * (count > 1)}"] = crowd("gce", "campaign", count)
        trials[f"GCE, {long_games} long games"] = crowd("gce", "campaign", long_games, LONG)

        def idle_pages() -> str:
            seat = seats(file, chosen.code, "espana1936", "1936", 1, 0, 7)[0]
            server.start()
            share, heard = asyncio.run(idle(server, seat, pages, seconds))
            memory = server.memory()
            server.kill()
            return f"{pages:,}: {share:.1%} of a core, {memory:.0f} MB; all hear of a choice in {heard * 1000:.0f} ms"

        def restarts() -> str:
            seat = seats(file, chosen.code, "gce", "campaign", 1, 200, 7)[0]
            times = []
            for _ in range(fresh):
                times.append(server.start(f"/api/games/{seat.id}", seat.token))
                server.kill()
            return f"{statistics.median(times):.2f} s at the median, {max(times):.2f} s at most"

        def openings() -> str:
            games = seats(file, chosen.code, "gce", "campaign", fresh, LONGEST, 7)
            server.start()
            times = asyncio.run(opened(server, games))
            server.kill()
            return f"{statistics.median(times) * 1000:.0f} ms at the median, {max(times) * 1000:.0f} ms at most"

        trials |= {"idle pages": idle_pages, "restart to first answer": restarts, "a long game opens": openings}
        wanted = {name: run for name, run in trials.items() if chosen.only in name}
        bar = progress.add_task("", total=len(wanted))
        try:
            for name, run in wanted.items():
                progress.update(bar, description=name)
                found.append((name, run(), load()))
                progress.advance(bar)
        finally:
            server.kill()
    table = Table(title=f"The server, {chosen.code.name}")
    for title in ("trial", "before", "now", "aim", "load"):
        table.add_column(title)
    for name, now, busy in found:
        table.add_row(name, BEFORE.get(name, ""), now, AIMS.get(name, ""), busy)
    Console(width=150).print(table)


if __name__ == "__main__":
    main()
