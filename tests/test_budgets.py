"""What everybody pays, whoever uses a feature or not: each has a budget, raised only in a commit that says for whom.

They are counts, not times: of Python calls of the server's functions on the thread that serves, of stays in a file
(calls in a row), of files; of bytes; of lines. A choice is made as a browser makes it, through the whole application.
Counted is what the request itself has run: not what another task of the event loop does while it waits for the disk
(the note every 20 seconds that clocks run, what is kept every minute), which a busy machine let in.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import sys
from contextvars import ContextVar
from itertools import groupby
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx
import pytest

from dosespanas.registry import definition_of
from dosespanas.server.app import create_app
from dosespanas.server.operations.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
SERVER = ROOT / "src" / "dosespanas" / "server"
SERVED = str(Path(create_app.__code__.co_filename).parent)
"""Where the server lies that is counted: the sources, or a copy of the package."""
CHOICES = 60
"""Choices that are counted: forced ones after them make some cost more, so that the median and the dearest count."""


COUNTED: ContextVar[bool] = ContextVar("counted", default=False)
"""Whether what runs is the counted request, or what it left to the event loop or to a task of its own."""


class Walk(NamedTuple):
    """What one choice came to: calls of the server, stays in one of its files, files, and bytes of the answer."""

    calls: int
    stays: int
    files: int
    size: int


def budget(calls: int, stays: int, files: int, size: int) -> Walk:
    """What the median choice may come to."""
    return Walk(calls, stays, files, size)


BUDGETS = {
    ("espana1936", False): budget(36, 18, 8, 5_000),
    ("espana1936", True): budget(38, 25, 11, 5_000),
    ("gce", False): budget(36, 18, 8, 7_500),
    ("gce", True): budget(38, 25, 11, 7_500),
}
"""By game, and whether its persons have clocks and standing orders: what the median choice comes to, exactly. One of a
game without them was 134 calls in 78 stays in 22 files in November 2026. It passes through the request (`fast_path`),
the games in memory (`game_cache`), how fast a seat may act (`quotas`), what is done (`commands`), the game
(`live_game`), the commit (`batch_writer`), what is told (`queries`) and what is counted (`metrics`)."""

LINES = {"server": 32_150, "web": 48_630}
"""Lines of Python of the server, and of the page by hand. The server's were 26,800: folders of features took 560 (a
context, hooks, shorter files), mails that are read by programs 60, codes typed where a link was asked for 170, orders
that are built and changed at any time 50; who may sign up, the state of mail and dated cups 500, for whoever runs
one; reaching who is away (reminders, unread words, a browser that ends with its session) 800; a rematch that is
offered 150, a choice taken back by agreement 140, invitations by mail and holidays told 100; one place that says
where work is run, and what stands in for libraries that a browser has not, 510, for who plays without a server;
messages from person to person 570, who wishes to be found and a seat offered to those near in rating 240, who is
there now 75; programs that play for an account and are rated apart 430, a lighter install 110, a puzzle's board and a
game that goes on elsewhere 100; sets of corrections kept with an account and published 710, corrections told as the
workshop tells them 130, for who has a box. To be brought down to 21,000.
The page's were 41,000: one page of orders took 200, battles told by what came of them 150, who is away 300, mail that
could not be sent and dated cups 100; one panel at a time and the start page 510, rematches and what is taken back
190, the table within a browser 690, a second worker that thinks 90, what the next visit begins from, kept compiled
and read without a copy, 340; messages, who wishes to be found and who is there 380, what loses the war 80; one's own
box 1,650: named sets, what was compared, tables as sheets; odds and attacks where one moves in the hexes 340, a report
in the page and boards on paper 230, notes of one kind and settings by one door 170, programs of one's own 100, keys
that are kept and marches as one line 300; the map of one's own box painted, traced and compared 650, its sets in an
account and published, a scan under both maps 790; how even a game is, where one chooses a side, and a press that evens
it out 160."""


class Server:
    """An application asked in this process, and what was called in it on this thread."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.called: list[str] = []

    def note(self, frame: Any, event: str, _: object) -> None:
        """Note a call of a function of the server; what the thread that writes has called for it runs in no task."""
        asked = COUNTED.get() or asyncio.current_task() is None
        if asked and event == "call" and frame.f_code.co_filename.startswith(SERVED):
            self.called.append(frame.f_code.co_filename)

    async def choice(self, game: str, view: dict[str, Any], token: str, action: str) -> tuple[Walk, dict[str, Any]]:
        """Make a choice; return what it came to, and the view after it."""
        self.called.clear()
        body = {"choice": view["choice"], "action": action, "have": view["revision"]}
        headers = {"Authorization": f"Bearer {token}"}
        counted = COUNTED.set(True)
        sys.setprofile(self.note)
        try:
            answer = await self.client.post(f"/api/games/{game}/actions", json=body, headers=headers)
        finally:
            sys.setprofile(None)
            COUNTED.reset(counted)
        assert answer.status_code == 200, answer.text
        stays = sum(1 for _ in groupby(self.called))
        walk = Walk(len(self.called), stays, len(set(self.called)), len(answer.content))
        return walk, (await self.client.get(f"/api/games/{game}", headers=headers)).json()


async def walks(server: Server, game: str, timed: bool) -> list[Walk]:
    """Play some choices of a game of two persons; return what each came to."""
    pace = {"kind": "live", "start": 3_600, "increment": 60, "cap": 7_200}
    players = {"nationalist": "person", "republican": "person"}
    new = {"game": game, "scenario": "1936", "seats": players, "hotseat": not timed}
    more = {"mine": "nationalist", "pace": pace} if timed else {}
    made = (await server.client.post("/api/games", json=new | more)).json()
    tokens = {"nationalist": made["seats"]["nationalist"]}
    path = f"/api/games/{made['id']}"
    if timed:
        tokens["republican"] = secrets.token_urlsafe(24)
        invited = {"Authorization": f"Bearer {made['invitation']['invitation']}"}
        await server.client.post(f"{path}/seat", json={"secret": tokens["republican"]}, headers=invited)
    else:
        tokens["republican"] = tokens["nationalist"]
    for token in dict.fromkeys(tokens.values()):
        headers = {"Authorization": f"Bearer {token}"}
        await server.client.post(f"{path}/chance", json={"number": secrets.token_hex(32)}, headers=headers)
    rng = random.Random(7)
    found: list[Walk] = []
    view = (await server.client.get(path, headers={"Authorization": f"Bearer {tokens['nationalist']}"})).json()
    while len(found) < CHOICES:
        token = tokens[view["observation"]["actor"]]
        headers = {"Authorization": f"Bearer {token}"}
        view = (await server.client.get(path, headers=headers)).json()
        if timed and not view["orders"]["standing"]:
            offer = definition_of(game).orders.offers[0]
            order = {"rule": {"when": {"prompt": offer.prompts}, "do": offer.do}}
            view = (await server.client.post(f"{path}/orders", json=order, headers=headers)).json()
            assert view["orders"]["standing"] == 1
            continue
        walk, view = await server.choice(made["id"], view, token, rng.choice(view["legal"])["action"])
        found.append(walk)
    return found


def played(folder: Path, game: str, timed: bool) -> list[Walk]:
    """Return what the choices of a game come to on an application of their own."""

    async def play() -> list[Walk]:
        app = create_app(Settings(database_url=f"sqlite:///{folder / 'games.db'}"))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                return await walks(Server(client), game, timed)

    return asyncio.run(play())


@pytest.mark.parametrize(("game", "timed"), BUDGETS)
def test_a_choice_passes_through_the_server_in_few_steps(tmp_path: Path, game: str, timed: bool) -> None:
    found = played(tmp_path, game, timed)
    assert all(walk.calls for walk in found)
    middle = Walk(*(int(median(values)) for values in zip(*found, strict=True)))
    most = BUDGETS[game, timed]
    assert all(one <= allowed for one, allowed in zip(middle, most, strict=True)), f"{middle}, allowed {most}"


def lines(folder: Path, *ends: str) -> Iterator[int]:
    """Count the lines of files written by hand."""
    for path in folder.rglob("*"):
        made = "page" in path.parts or "node_modules" in path.parts or path.name == "schema.d.ts"
        if path.suffix in ends and not made:
            yield path.read_text(encoding="utf-8").count("\n")


def test_the_server_and_the_page_grow_no_further() -> None:
    found = {"server": sum(lines(SERVER, ".py")), "web": sum(lines(ROOT / "web" / "src", ".ts", ".svelte"))}
    assert all(found[name] <= most for name, most in LINES.items()), f"{found}, allowed {LINES}"
