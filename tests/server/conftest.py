"""A real server in a thread, and the session layer alone, each on a database of its own."""

import asyncio
import inspect
import itertools
import os
import random
import secrets
import shutil
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from sqlalchemy import Engine, NullPool, create_engine, event, make_url, text, update

from dosespanas.kernel.game import Game
from dosespanas.server.app import create_app
from dosespanas.server.features.accounts.service import Accounts
from dosespanas.server.features.accounts.signed_in import PAGE as page_says
from dosespanas.server.features.accounts.signed_in import PAGE_HEADER, cookie_name
from dosespanas.server.games.ai_scheduler import AiScheduler
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.live_game import LiveGame
from dosespanas.server.games.record_encryption import Seal
from dosespanas.server.games.seats import Seat
from dosespanas.server.games.upgrading import IDLE
from dosespanas.server.operations.settings import Settings
from dosespanas.server.run import uvicorn_config
from dosespanas.server.storage.database import open_database
from dosespanas.server.storage.store import Job, LogEntry, Store
from dosespanas.server.storage.tables import games, seats
from dosespanas.server.storage.wall_clock import WALL

T = TypeVar("T")

OPPONENTS = Path(__file__).parent / "opponents"
PLAIN = {"random": "plain_opponent:Last", "scripted": "plain_opponent:Broken"}
PERSONS = {"nationalist": "person", "republican": "person"}


@dataclass
class Made:
    """A game made through HTTP, and requests in the name of its seats."""

    client: httpx.Client
    id: str
    nationalist: str
    republican: str
    spectator: str

    def get(self, path: str = "", token: str | None = None, **query: Any) -> httpx.Response:
        return self.client.get(f"/api/games/{self.id}{path}", headers=self.headers(token), params=query)

    def post(self, path: str, body: Any, token: str | None = None) -> httpx.Response:
        return self.client.post(f"/api/games/{self.id}{path}", headers=self.headers(token), json=body)

    def headers(self, token: str | None) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.nationalist if token is None else token}"}

    def view(self, token: str | None = None) -> dict[str, Any]:
        answer = self.get(token=token)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def token_of(self, side: str) -> str:
        return self.nationalist if side == "nationalist" else self.republican

    def act(self, action: str, view: dict[str, Any], token: str | None = None) -> dict[str, Any]:
        answer = self.post("/actions", {"choice": view["choice"], "action": action}, token)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def play(self, count: int, seed: int = 1) -> dict[str, Any]:
        """Take `count` random actions, each by the seat whose choice it is; return the last view."""
        dice = random.Random(seed)
        view = self.view()
        for _ in range(count):
            if view["over"]:
                break
            token = self.token_of(view["observation"]["actor"])
            if view["legal"] is None:
                view = self.view(token)
            view = self.act(dice.choice(view["legal"])["action"], view, token)
        return view


def new_number() -> str:
    """What a person's page adds to the chance of a game."""
    return secrets.token_hex(32)


def new_secret() -> str:
    """What a page draws for the seat it is to hold."""
    return secrets.token_urlsafe(24)


def mine_of(players: dict[str, str], hotseat: bool) -> dict[str, str]:
    """What whoever begins a game adds if it is one for two persons apart: here the Nationalist side is theirs."""
    return {"mine": "nationalist"} if not hotseat and set(players.values()) == {"person"} else {}


def taken_up(play: "Played", made: dict[str, Any]) -> dict[str, Any]:
    """Take up the invitation to a game just made, if there is one; return the game with both secrets."""
    if made["invitation"] is None:
        return made
    side, secret = made["invitation"]["side"], new_secret()
    play.invitations.take(made["id"], made["invitation"]["invitation"], secret)
    return made | {"seats": made["seats"] | {side: secret}}


def givers(made: dict[str, Any]) -> list[str]:
    """The secrets of those who add a number to a game just made."""
    return list(dict.fromkeys(token for token in made["seats"].values() if token))


@cache
def event_loop() -> asyncio.AbstractEventLoop:
    """The event loop of the games that no server holds, in a thread of its own."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, daemon=True).start()
    return loop


class Played:
    """The session layer, for those who wait for each answer: all is done on the event loop that holds the games."""

    def __init__(self, service: GameService, loop: asyncio.AbstractEventLoop) -> None:
        self.service, self.loop = service, loop
        self.store, self.seal, self._cache = service.store, service.seal, service._cache

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.service, name)
        if not inspect.iscoroutinefunction(found):
            return found
        return lambda *given, **more: self.wait(found(*given, **more))

    def wait(self, doing: Coroutine[Any, Any, T]) -> T:
        """Return what a coroutine of the games returns."""
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result()

    def append(self, job: Job) -> None:
        """Have lines written as a choice is."""

        async def written() -> None:
            await self.store.append(job)

        self.wait(written())

    def seat(self, game: str, token: str | None) -> Seat:
        """Return the seat that a secret opens."""
        return self.wait(self.service.seat(game, token))

    def view(self, seat: Seat) -> dict[str, Any]:
        """Return the game as a seat may see it."""
        return self.wait(self.service.view(seat))

    def act(self, seat: Seat, choice: int, *row: str) -> dict[str, Any]:
        """Take an action, or some in a row."""
        return self.wait(self.service.act(seat, choice, row))

    @contextmanager
    def hold(self, game: str) -> Iterator[LiveGame]:
        """Hold a game."""
        held = self.service._cache.hold(game)
        live = self.wait(enter(held))
        try:
            yield live
        except BaseException as error:
            if not self.wait(leave(held, error)):
                raise
        else:
            self.wait(leave(held, None))

    def write(self, live: LiveGame, lines: Sequence[LogEntry]) -> None:
        """Write down what was done in a game that is held."""
        self.wait(self.service._cache.write(live, lines))

    def keep(self, idle: int = IDLE) -> int:
        """Keep the positions of games that nobody has played for so many milliseconds."""
        return self.wait(self.service.upgrading.keep(idle))

    def close(self) -> None:
        """Keep the positions of all games, and the ends of those that are over, as a server does that stops."""
        self.wait(self.service.upgrading.close())
        self.wait(self.service.finished_games.close())

    @contextmanager
    def thinking(self) -> Iterator[AiScheduler]:
        """Let the opponents of the games think, as a server does from its start to its end."""
        scheduler = self.service.scheduler = AiScheduler(self.service, 60.0)
        scheduler.start(self.loop)
        try:
            yield scheduler
        finally:
            scheduler.close()


async def enter(held: AbstractAsyncContextManager[T]) -> T:
    return await held.__aenter__()


async def leave(held: AbstractAsyncContextManager[Any], error: BaseException | None) -> bool:
    if error is None:
        return bool(await held.__aexit__(None, None, None))
    return bool(await held.__aexit__(type(error), error, error.__traceback__))


class ReadyPlay(Played):
    """The session layer alone; in games made with it every person gives a number at once."""

    def __init__(self, store: Store, seal: Seal, **more: Any) -> None:
        super().__init__(GameService(store, seal, **more), event_loop())

    def create(self, *chosen: Any, **more: Any) -> dict[str, Any]:
        return self.ready(self.service.create(*chosen, **(more | mine_of(chosen[3], chosen[4]))))

    def continue_record(self, *chosen: Any, **more: Any) -> dict[str, Any]:
        return self.ready(self.service.continue_record(*chosen, **(more | mine_of(chosen[1], chosen[2]))))

    def ready(self, made: dict[str, Any]) -> dict[str, Any]:
        made = taken_up(self, made)
        for token in givers(made):
            self.give(self.seat(made["id"], token), new_number())
        return made


def planted(play: Played, game: Game, name: str | None = None, advice: bool = False) -> dict[str, Any]:
    """Seat two persons at a position with the chance it has, as no request can; with `advice` both agreed to it."""
    opened = play.gathering.open(game, PERSONS, False, name, game.choice, mine="nationalist", advice=advice)
    made = taken_up(play, opened)
    row = play.store.game(made["id"])
    assert row is not None
    row = replace(row, chance=row.seed)
    session = play._cache.begin(row)
    lines = session.hashed(session.settle())
    play.store.gather(row, -2, [], None, 0, lines, session.head(len(lines)))
    with play.store._writer.begin() as connection:
        connection.execute(update(games).where(games.c.id == row.id).values(secret=None, origin=None))
        # twins are taken up at the same moment
        connection.execute(update(seats).where(seats.c.game == row.id, seats.c.taken.is_not(None)).values(taken=1))
    return made


@dataclass
class Running:
    """A server in a thread."""

    client: httpx.Client
    play: Played
    url: str

    def new(
        self,
        hotseat: bool = False,
        game: str = "espana1936",
        scenario: str = "1936",
        options: dict[str, bool] | None = None,
        advice: bool = False,
        pace: dict[str, Any] | None = None,
        **players: str,
    ) -> Made:
        chosen = {"game": game, "scenario": scenario, "options": options or {}, "advice": advice, "pace": pace}
        seats = PERSONS | players
        body = chosen | {"seats": seats, "hotseat": hotseat} | mine_of(seats, hotseat)
        answer = self.client.post("/api/games", json=body)
        assert answer.status_code == 201, answer.text
        return self.made(answer)

    def made(self, answer: httpx.Response) -> Made:
        """Return a game that was just made, once its invitation is taken up and every person has given a number."""
        made = self.invited(answer.json())
        for token in givers(made):
            headers = {"Authorization": f"Bearer {token}"}
            self.client.post(f"/api/games/{made['id']}/chance", headers=headers, json={"number": new_number()})
        return self.seated(made)

    def invited(self, made: dict[str, Any]) -> dict[str, Any]:
        """Take up the invitation to a game just made, if there is one; return the game with both secrets."""
        return taken_up(self.play, made)

    def seated(self, made: dict[str, Any]) -> Made:
        seats = made["seats"]
        sides = seats["nationalist"] or "", seats["republican"] or ""
        return Made(self.client, made["id"], *sides, made["spectator"])


DATABASE = os.environ.get("DOSESPANAS_TEST_DATABASE")
"""URL of a PostgreSQL database whose user may create others: each test then has one of its own there. Else SQLite."""
NUMBERS = itertools.count(1)


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.db'}"


@contextmanager
def database_beside(url: str) -> Iterator[str]:
    """Make an empty database beside another one; give its URL, and drop it in the end."""
    name = f"dosespanas_test_{os.getpid()}_{next(NUMBERS)}"
    engine = engine_of(url, isolation_level="AUTOCOMMIT")
    opened: list[Any] = []

    def open_one(connection: Any, _record: object) -> None:
        opened.append(connection)

    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    event.listen(Engine, "connect", open_one)
    yield make_url(url).set(database=name).render_as_string(hide_password=False)
    event.remove(Engine, "connect", open_one)
    for left in opened:  # psycopg warns of what is never closed, as tests that stand for a killed process do not
        left.close()
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))


def engine_of(url: str, **settings: Any) -> Engine:
    """Return what connects to a database past the server."""
    address = make_url(url)
    address = address.set(drivername="postgresql+psycopg") if address.drivername == "postgresql" else address
    return create_engine(address, poolclass=NullPool, **settings)


def execute(url: str, statement: str) -> int:
    """Change a database past the server; return how many rows were changed."""
    with engine_of(url).begin() as connection:
        return connection.execute(text(statement)).rowcount


def rows_of(url: str, query: str, game: str) -> list[tuple[Any, ...]]:
    """Return the rows that a database has of a game (`:game` in the query)."""
    with engine_of(url).begin() as connection:
        return [tuple(row) for row in connection.execute(text(query), {"game": game})]


class Looped(uvicorn.Server):
    """A server that tells on which event loop it holds its games, and notices at once that it is to stop."""

    loop: asyncio.AbstractEventLoop

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().serve(sockets)

    async def main_loop(self) -> None:
        tick = 0
        while not await self.on_tick(tick):
            tick += 1
            await asyncio.sleep(0.01)


APPS: dict[str, Any] = {}
"""The applications that run, by their address."""
CLIENTS: dict[str, ExitStack] = {}
"""What closes the clients that are signed in to each: of a socket left open whatever test is next is told."""

PAGE = {PAGE_HEADER: page_says}
"""What our page says with requests that change something."""


def client_of(url: str, **more: Any) -> httpx.Client:
    """Return a client of a server that speaks plain HTTP: to load the world's certificates would take it longer."""
    return httpx.Client(base_url=url, timeout=120, trust_env=False, verify=False, **more)


def signed_up(client: httpx.Client, handle: str, **more: Any) -> httpx.Client:
    """Make an account on the server of a client, and return another client that is signed in to it, as our page is."""
    url = str(client.base_url).rstrip("/")
    accounts: Accounts = APPS[url].state.accounts
    account = accounts.new(handle, **more)
    assert account is not None
    return with_session(url, accounts.sessions.begin(account.id, "Test"))


SignUp = Callable[[str], httpx.Client]
"""Makes an account of that name and returns a page that is signed in to it."""


def with_session(url: str, secret: str) -> httpx.Client:
    """Return a client that has the secret of a session, as our page does."""
    cookies = {cookie_name(APPS[url].state.settings): secret}
    client = client_of(url, headers=PAGE, cookies=cookies)
    CLIENTS[url].callback(client.close)
    return client


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    app = create_app(settings)
    server = Looped(uvicorn_config(app, settings, "127.0.0.1", 0))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.005)
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    url = f"http://{host}:{port}"
    APPS[url] = app
    with client_of(url) as client, ExitStack() as CLIENTS[url]:
        yield Running(client, Played(app.state.play, server.loop), url)
    del APPS[url], CLIENTS[url]
    server.should_exit = True
    thread.join(120)


@pytest.fixture(autouse=True)
def _chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is drawn follow from the name of the test: it is the same each time it runs."""
    drawn = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_hex", lambda nbytes=32: drawn.randbytes(nbytes).hex())


@pytest.fixture(autouse=True)
def _wall() -> None:
    """Let no test answer for what the clock said in those before it."""
    WALL.swing()


@pytest.fixture
def server(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server on an empty database; its opponents are those of `plain_opponent`."""
    monkeypatch.syspath_prepend(OPPONENTS)
    with running(Settings(database_url=url, opponents=PLAIN, poll=0.02)) as found:
        yield found


@pytest.fixture
def members(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server as `server` is, that keeps accounts."""
    monkeypatch.syspath_prepend(OPPONENTS)
    with running(Settings(database_url=url, opponents=PLAIN, poll=0.02, accounts=True)) as found:
        yield found


@pytest.fixture
def sign_up(members: Running) -> Iterator[SignUp]:
    """What makes an account and returns a page that is signed in to it."""
    with ExitStack() as pages:
        yield lambda handle: pages.enter_context(signed_up(members.client, handle))


@pytest.fixture(scope="session")
def start() -> Callable[[Settings], Any]:
    """Return what starts a server: a context manager that takes settings."""
    return running


@pytest.fixture
def empty_url(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of an empty database, without tables; with the mark `sqlite` a SQLite file in any case."""
    if DATABASE is None or request.node.get_closest_marker("sqlite"):
        yield sqlite(tmp_path)
    else:
        with database_beside(DATABASE) as fresh:
            yield fresh


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with an up-to-date schema and nothing in it: to migrate one takes longer than most tests."""
    folder = tmp_path_factory.mktemp("prepared")
    open_database(sqlite(folder)).dispose()
    return folder / "games.db"


@pytest.fixture
def url(empty_url: str, prepared: Path, tmp_path: Path) -> str:
    """The URL of the database that `server` and `play` use; there is no game in it."""
    if empty_url == sqlite(tmp_path):
        shutil.copy(prepared, tmp_path / prepared.name)
    return empty_url


@pytest.fixture
def open_play(url: str) -> Callable[[], Played]:
    """Return what opens the session layer on the database, as another process would."""
    key = Seal.new_key()
    return lambda: ReadyPlay(Store(open_database(url)), Seal(key))


@pytest.fixture
def play(open_play: Callable[[], Played]) -> Played:
    """Return the session layer alone."""
    return open_play()
