"""No door keeps the event loop: what takes longer than a few milliseconds of a processor is worked out beside it."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import secrets
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.loop_watch import Answered, ask, watched
from tests.tables import TABLES

import dosespanas
from dosespanas.registry import definition_of
from dosespanas.server.app import create_app
from dosespanas.server.features.accounts.signed_in import PAGE, PAGE_HEADER
from dosespanas.server.http.doors import doors
from dosespanas.server.operations.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

    from fastapi import FastAPI

MOST = 0.005
"""Seconds of processor time that a callback may take, in the best of several tries."""
ONCE = 0.050
"""The same of what is tried only once, or for the first time: what every process does once is in it."""
TRIES = 4

ACTING = "POST /api/games/{id}/actions"
"""The choice's own way: a thread would cost it more than it takes, so that it stays (`bench/server.py` counts it)."""
ON_THE_WAY = 0.100
"""What it may take by rules that are not compiled: an action, all that it forces, and a look at what came of it."""

ELSEWHERE = {
    "GET /api/openapi.json": "another process makes it: `test_kept_answers.py`",
    "live /api/games/{id}/live": "it is no request",
    "POST /api/account/passkeys/sign-in": "it wants what a browser signs",
    "POST /api/account/passkeys": "it wants what a browser signs",
    "POST /api/account/code": "it wants a mail",
    "POST /api/account/link/look": "it wants a mail",
    "POST /api/account/link/press": "it wants a mail",
    "POST /api/account/openid": "it wants another service",
    "GET /api/account/openid/back": "it wants another service",
    "GET /api/games/{id}/hint": "another process thinks",
    "GET /api/analysis/{id}/hint": "another process thinks",
    "POST /api/analysis/{id}/moves/{n}/chance": "another process thinks",
    "POST /api/analysis/{id}/moves/{n}/play": "another process thinks",
    "GET /api/games/{id}/review": "another process thinks",
    "POST /api/account/channels/{channel}/test": "it asks another machine",
}
"""Doors whose work is not done here."""


@dataclass
class World:
    """An application, and what there is in it to be asked about."""

    app: FastAPI
    ids: dict[str, str]
    """What stands for each parameter of a path, by its name or by door."""
    seat: dict[str, str]
    board: dict[str, str]
    account: dict[str, str]
    own: dict[str, str]
    """What an organiser and host sends."""
    over: dict[str, str]
    """The seat of a game that is over."""

    async def ask(self, method: str, path: str, body: object = None, **headers: Any) -> Answered:
        """Ask the application."""
        return await ask(self.app, method, path, body, headers.get("headers"))


def told(answer: Answered) -> Any:
    """Return the JSON of an answer, packed or not."""
    body = gzip.decompress(answer.body) if answer.headers.get("content-encoding") == "gzip" else answer.body
    return json.loads(body) if body else None


PLAYERS = {"nationalist": "person", "republican": "person"}


async def begun(app: FastAPI, game: str, scenario: str, choices: int) -> tuple[str, dict[str, str], dict[str, Any]]:
    """Begin a game of two persons and take so many choices; return its id, the headers of the seat asked, its view."""
    new = {"game": game, "scenario": scenario, "seats": PLAYERS, "mine": "nationalist", "advice": True}
    made = told(await ask(app, "POST", "/api/games", new))
    path, guest = f"/api/games/{made['id']}", secrets.token_urlsafe(24)
    invited = {"authorization": f"Bearer {made['invitation']['invitation']}"}
    assert (await ask(app, "POST", f"{path}/seat", {"secret": guest}, invited)).status == 200
    seats = [{"authorization": f"Bearer {one}"} for one in (made["seats"]["nationalist"], guest)]
    for seat in seats:
        await ask(app, "POST", f"{path}/chance", {"number": secrets.token_hex(32)}, seat)
    rng, last = random.Random(3), seats[0]
    for _ in range(choices + 1):
        views = [(seat, told(await ask(app, "GET", path, None, seat))) for seat in seats]
        last, view = next((seat, view) for seat, view in views if view["legal"])
        if view["choice"] >= choices:
            break
        action = {"choice": view["choice"], "action": rng.choice(view["legal"])["action"]}
        answer = await ask(app, "POST", f"{path}/actions", action, last)
        assert answer.status == 200, answer.body
    return made["id"], last, view


def signed_in(app: FastAPI, name: str) -> dict[str, str]:
    """Make an account; return what its page sends."""
    account = app.state.accounts.new(name)
    secret = app.state.accounts.sessions.begin(account.id, "Test")
    return {"cookie": f"session={secret}", PAGE_HEADER: PAGE}


async def world(app: FastAPI, game: str, scenario: str, place: str, choices: int) -> tuple[World, dict[str, Any]]:
    """Return an application with something of everything, and bodies for its doors."""
    running, seat, view = await begun(app, game, scenario, choices)
    over, over_seat, _ = await begun(app, game, scenario, 10)
    assert (await ask(app, "POST", f"/api/games/{over}/resign", {}, over_seat)).status == 200
    ana, iris = signed_in(app, "ana"), signed_in(app, "iris")
    board = told(await ask(app, "POST", f"/api/games/{running}/analysis", None, seat))
    holder = {"authorization": f"Bearer {board['secret']}"}
    lines = told(await ask(app, "GET", f"/api/analysis/{board['id']}", None, holder))
    puzzles = told(await ask(app, "GET", f"/api/puzzles/{game}"))["puzzles"]
    moved = {"after": 0, "row": [lines["view"]["legal"][0]["action"]]}
    await ask(app, "POST", f"/api/analysis/{board['id']}/moves", moved, holder)
    wanted = {"game": game, "scenario": scenario, "language": "es"}
    offer = told(await ask(app, "POST", "/api/room", wanted, ana))
    cup = told(await ask(app, "POST", "/api/cups", CUP | {"game": game, "scenario": scenario}, ana))
    hook = {"kind": "ntfy", "hook": {"url": "https://hooks.example.org/x"}}
    channel = told(await ask(app, "POST", "/api/account/channels", hook, ana))
    position = told(await ask(app, "GET", f"/api/analysis/{board['id']}/position", None, holder))
    record = (await ask(app, "GET", f"/api/games/{over}/record", None, over_seat)).body
    text = gzip.decompress(record) if record[:2] == b"\x1f\x8b" else record
    ids = {"game": game, "scenario": scenario, "language": "es", "n": "1", "choice": "0", "place": place}
    ids |= {"name": "victory", "offer": offer["id"], "channel": channel.get("id", "x"), "handle": "iris", "key": "x"}
    ids |= {"running": running, "over": over, "board": board["id"], "cup": cup["id"], "session": "x", "program": "x"}
    ids["secret"] = "x"
    shelf = told(await ask(app, "GET", "/api/shelf"))["games"]
    ids["commander"] = next(one["commanders"][0]["name"] for one in shelf if one["id"] == game)
    ids["puzzle"] = puzzles[0]["id"]
    kept = {"revision": 0, "corrections": own_set(game)}
    assert (await ask(app, "PUT", f"/api/sets/{game}/box", kept, ana)).status == 200
    shown = told(await ask(app, "PUT", f"/api/sets/{game}/box/published", PRINTED, ana))
    ids["published"] = shown["published"]
    found = World(app, ids, seat, holder, ana, iris, over_seat)
    return found, bodies(found, view, position, text.decode(), lines)


CUP = {"name": "A cup", "system": "swiss"}
PRINTED = {"edition": "Second edition", "language": "es", "printing": "2008"}


def own_set(game: str) -> dict[str, Any]:
    """Return a set of corrections in which something was compared."""
    head = {"format": "dosespanas-corrections 1", "game": game, "base": "0" * 16, "name": "A set"}
    return head | {"changes": [], "compared": ["a/b"]}


def bodies(found: World, view: dict[str, Any], position: Any, record: str, lines: dict[str, Any]) -> dict[str, Any]:
    """Return what is sent to each door that something is sent to."""
    game, scenario = found.ids["game"], found.ids["scenario"]
    chosen, here = {"game": game, "scenario": scenario}, {"choice": view["choice"]}
    first = view["legal"][0]["action"]
    order = {"rule": {"when": {"prompt": ["prompt-card"]}, "do": ["no-card"]}}
    order = order if game == "espana1936" else {"rule": {"when": {"prompt": ["prompt-gce-lose"]}, "do": ["lose"]}}
    return {
        "POST /api/games": chosen | {"seats": PLAYERS, "hotseat": True},
        "POST /api/lessons": {"game": game},
        "POST /api/records": {"record": record, "seats": PLAYERS, "hotseat": True},
        "POST /api/data/{game}/check": {"format": "dosespanas-corrections 1", "game": game},
        "PUT /api/sets/{game}/{id}": {"revision": 1, "corrections": own_set(game)},
        "PUT /api/sets/{game}/{id}/published": PRINTED,
        "POST /api/gallery/{game}/{id}/report": {"why": "x"},
        "POST /api/positions/pieces": {"position": position},
        "POST /api/analysis": {"position": position},
        "PUT /api/analysis/{id}": {"name": "Other"},
        "POST /api/analysis/{id}/moves": {"after": 0, "row": [lines["view"]["legal"][0]["action"]]},
        "POST /api/analysis/{id}/moves/{n}/again": {},
        "PUT /api/analysis/{id}/moves/{n}/note": {"text": "A word"},
        "POST /api/puzzles": {"game": game, "puzzle": found.ids["puzzle"]},
        "POST /api/games/{id}/actions": here | {"action": first},
        "POST /api/games/{id}/undo": here,
        "POST /api/games/{id}/orders": order,
        "PUT /api/games/{id}/orders/{n}": {"held": True},
        "POST /api/games/{id}/seen": here,
        "POST /api/games/{id}/opponent": here | {"opponent": "random"},
        "POST /api/games/{id}/agree": here | {"agree": True},
        "POST /api/games/{id}/chance": {"number": "0" * 64},
        "POST /api/games/{id}/seat": {"secret": "a" * 43},
        "POST /api/games/{id}/secret": {"secret": "a" * 32},
        "POST /api/games/{id}/rematch": {"swap": True},
        "POST /api/games/{id}/back": here | {"to": 0},
        "POST /api/games/{id}/back/answer": here | {"to": 0, "agree": False},
        "POST /api/games/{id}/rematch/accept": {"swap": True},
        "POST /api/games/{id}/clock": {"do": "pause"},
        "POST /api/games/{id}/claim": here,
        "POST /api/games/{id}/talk": {"text": "A word"},
        "PUT /api/games/{id}/talk/muted": {"muted": True},
        "PUT /api/games/{id}/talk/read": {"n": 1},
        "PUT /api/games/{id}/presence": {"shown": True},
        "POST /api/games/{id}/talk/{n}/report": {"why": "x"},
        "PUT /api/games/{id}/note": {"text": "A word"},
        "POST /api/messages/{handle}": {"text": "A word"},
        "PUT /api/members/listed": {"listed": True},
        "PUT /api/messages/{handle}/read": {"n": 1},
        "PUT /api/messages/{handle}/muted": {"muted": False},
        "POST /api/messages/{handle}/{n}/report": {"why": "x"},
        "PUT /api/games/{id}/marks/{place}": {"shape": "ring"},
        "POST /api/games/{id}/resign": {},
        "POST /api/account/link": {"mail": "ana@example.org"},
        "POST /api/account/passkeys/options": {"purpose": "sign-in"},
        "POST /api/account/mails": {"mail": "ana@example.org"},
        "POST /api/account/mails/remove": {"mail": "ana@example.org"},
        "POST /api/account/programs": {"name": "A program"},
        "POST /api/account/settings": {"language": "es", "zone": "UTC"},
        "POST /api/account/close": {"handle": "ana"},
        "POST /api/account/channels": {"kind": "ntfy", "hook": {"url": "https://hooks.example.org/y"}},
        "PUT /api/account/channels/{channel}": {"wants": "never"},
        "PUT /api/account/hours": {"daily": 60},
        "PUT /api/account/games/{id}/notices": {"wants": "never"},
        "PUT /api/account/page": {"text": "A word"},
        "POST /api/rated": chosen | {"side": "nationalist", "opponent": "scripted"},
        "POST /api/cups": CUP | chosen,
        "POST /api/cups/{id}/computers": {"level": "scripted"},
        "POST /api/cups/{id}/removal": {"player": 0},
        "POST /api/room": chosen | {"language": "es"},
    }


NOT_HERE = {
    "DELETE /api/account/archive/{game}/accuracy",
    "PUT /api/account/archive/{game}/accuracy",
    "DELETE /api/account/openid",
    "DELETE /api/account/passkeys/{key}",
    "POST /api/account/link",
    "POST /api/account/mails",
    "POST /api/account/mails/remove",
    "POST /api/notices/stop/{secret}",
    "GET /api/account/games/{id}/notices",
    "PUT /api/account/games/{id}/notices",
    "POST /api/account/games/{id}",
    "GET /api/persons/{handle}",
    "POST /api/cups/{id}/start",
    "DELETE /api/room/{offer}",
    "POST /api/room/{offer}/decline",
    "GET /api/games/{id}/corrections",
    "GET /api/games/{id}/invitation",
    "POST /api/games/{id}/invitation",
    "DELETE /api/games/{id}/invitation",
    "POST /api/games/{id}/seat",
    "GET /api/games/{id}/puzzle",
    "POST /api/games/{id}/chance",
    "POST /api/games/{id}/claim",
    "POST /api/games/{id}/clock",
    "POST /api/games/{id}/opponent",
    "POST /api/games/{id}/return",
    "POST /api/games/{id}/rules",
    "POST /api/games/{id}/talk/{n}/report",
    "POST /api/messages/{handle}/{n}/report",
    "POST /api/games/{id}/agree",
    "POST /api/games/{id}/undo",
    "POST /api/games/{id}/back",
    "POST /api/games/{id}/back/answer",
    "POST /api/games/{id}/rematch/accept",
}
"""Doors that this world refuses: what refuses is measured then. It has no mail, no clocks, no corrections, and nobody
in it has asked the other for anything."""

QUERIES = {
    "DELETE /api/games/{id}/rematch": "?side=nationalist",
    "GET /api/games/{id}/film": "?since=0",
    "GET /api/games/{id}/explain": "?action={first}",
    "GET /api/games/{id}/warnings": "?choice={choice}",
    "GET /api/games/{id}/odds": "?action={first}",
    "GET /api/analysis/{id}/explain": "?action={first}",
    "GET /api/analysis/{id}/odds": "?action={first}",
    "GET /api/analysis/{id}/compare": "?one=1&other=1",
    "DELETE /api/sets/{game}/{id}": "?revision=2",
}
PAST = ("proof", "story", "report", "review", "record", "rematch")
"""What is asked of a game that is over."""
LAST = [
    "DELETE /api/analysis/{id}/moves/{n}",
    "POST /api/games/{id}/resign",
    "DELETE /api/analysis/{id}",
    "POST /api/games/{id}/secret",
]
LAST += ["DELETE /api/sets/{game}/{id}/published", "DELETE /api/sets/{game}/{id}"]
LAST += ["DELETE /api/cups/{id}", "DELETE /api/room/{offer}", "POST /api/account/close"]
LAST += ["DELETE /api/account/session"]
"""What ends something, asked for last."""


def request_of(found: World, name: str, sent: dict[str, Any]) -> tuple[str, str, Any, dict[str, str]]:
    """Return how a door is asked: method, path, body and headers."""
    method, path = name.split()
    headers = found.account
    ids = dict(found.ids)
    past = path.rpartition("/")[2] in PAST
    if path.startswith(("/api/games/{id}", "/api/account/games/{id}")):
        ids["id"] = found.ids["over" if past else "running"]
        headers = (found.over if past else found.seat) if path.startswith("/api/games") else found.account
    elif path.startswith("/api/analysis"):
        ids["id"], headers = found.ids["board"], found.board
    elif path.startswith("/api/cups"):
        ids["id"] = found.ids["cup"]
        headers = found.own if path.endswith("entry") else found.account
    elif path.startswith("/api/sets"):
        ids["id"] = "box"
    elif path.startswith("/api/gallery"):
        ids["id"], headers = found.ids["published"], found.own
    elif path.startswith("/api/portraits"):
        ids["name"] = ids["commander"]
    if path.startswith("/api/room/{offer}/"):
        headers = found.own
    for key, value in ids.items():
        path = path.replace(f"{{{key}}}", value)
    now = sent["POST /api/games/{id}/actions"]
    query = QUERIES.get(name, "").replace("{first}", now["action"].replace(" ", "%20"))
    return method, path + query.replace("{choice}", str(now["choice"])), sent.get(name), headers


async def measured(app: FastAPI, shape: tuple[str, str, str, int]) -> tuple[list[str], set[str], int]:
    """Ask every door several times; return which kept the loop too long, which answered nothing, how many there are."""
    wrong, refused, asked = [], set[str](), 0
    async with app.router.lifespan_context(app):
        found, sent = await world(app, *shape)
        names = [name for name, _ in doors(app.routes) if "/api/" in name and name not in ELSEWHERE]
        for name in sorted(names, key=lambda one: LAST.index(one) + 1 if one in LAST else 0):
            request = request_of(found, name, sent)
            done: list[tuple[float, int]] = []
            for _ in range(TRIES):
                with watched() as watch:
                    answer = await found.ask(*request[:3], headers=request[3])
                done.append((watch.longest, answer.status))
                assert answer.status < 500, (name, answer.body)
            asked += 1
            good = [longest for longest, status in done if status < 400]
            if not good:
                refused.add(name)
            most = MOST if len(good) > 2 or not good else ONCE
            most = ON_THE_WAY if name == ACTING else most
            best = min(good or [longest for longest, _ in done])
            if best > most or done[0][0] > max(most, ONCE):
                wrong.append(f"{name}: {best * 1000:.1f} ms, at first {done[0][0] * 1000:.1f} ms")
    return wrong, refused, asked


@pytest.mark.parametrize("shape", [("gce", "campaign", "2712", 60), ("espana1936", "1936", "madrid", 60)], ids=str)
def test_no_door_keeps_the_event_loop(tmp_path: Path, shape: tuple[str, str, str, int]) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'games.db'}", accounts=True)
    app = create_app(replace(settings, words_burst=1_000, acts_burst=10_000))
    wrong, refused, asked = asyncio.run(measured(app, shape))
    assert not wrong, "\n".join(wrong)
    assert asked > 100 and refused <= NOT_HERE


ACTIONS = "/actions"


def long_work(game: str, view: dict[str, Any]) -> dict[str, tuple[str, dict[str, Any]]]:
    """Return requests that have much done before they are answered: where they are sent, and what."""
    table, here = TABLES[game], {"choice": view["choice"]}
    legal = [one["action"] for one in view["legal"]]
    others = [one for one in table.every_action(dosespanas.new_game(game)) if one not in legal]
    prompts = definition_of(game).orders.prompts()
    verbs = sorted({one.split(" ")[0] for one in others})
    return {
        "an action that is not legal": (ACTIONS, here | {"action": others[0]}),
        "a row": (ACTIONS, here | {"action": legal[0], "then": (legal + others)[:200]}),
        "an action out of date": (ACTIONS, {"choice": 0, "action": legal[0]}),
        "an order that names much": ("/orders", {"rule": {"when": {"prompt": prompts[:60]}, "do": others[:60]}}),
        "an order that answers much": ("/orders", {"rule": {"when": {"prompt": prompts}, "do": verbs[:60]}}),
        "orders with words that stop": ("/orders", {"rule": {"when": {"prompt": prompts}, "queue": others[:60]}}),
    }


async def kept_by(app: FastAPI, game: str, scenario: str) -> dict[str, str]:
    """Return which requests with much to do kept the loop too long, even in the best of several tries."""
    wrong = dict[str, str]()
    async with app.router.lifespan_context(app):
        for name in long_work(game, {"choice": 0, "legal": [{"action": ""}]}):
            running, seat, _ = await begun(app, game, scenario, 40)
            path, longest, statuses = f"/api/games/{running}", list[float](), list[int]()
            for _ in range(TRIES):
                view = told(await ask(app, "GET", path, None, seat))
                if not view["legal"]:
                    break
                live = app.state.play._cache.known(running)
                live.drawn_at, live.shown = -1, {}  # nobody has asked or looked before
                where, body = long_work(game, view)[name]
                with watched() as watch:
                    answer = await ask(app, "POST", path + where, body, seat)
                longest.append(watch.longest)
                statuses.append(answer.status)
            if min(longest) > MOST or max(longest) > ONCE or max(statuses) >= 500:
                wrong[name] = f"{[round(one * 1000, 1) for one in longest]} ms, {statuses}"
    return wrong


@pytest.mark.parametrize(("game", "scenario"), [("gce", "campaign"), ("espana1936", "1936")])
def test_what_has_much_to_do_keeps_the_loop_no_longer(tmp_path: Path, game: str, scenario: str) -> None:
    app = create_app(Settings(database_url=f"sqlite:///{tmp_path / 'games.db'}"))
    assert asyncio.run(kept_by(app, game, scenario)) == {}
