"""Every door of the server says what it costs, who may use it and what it may tell, and keeps to it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Host, Mount, Route, WebSocketRoute
from tools import doors as page

from dosespanas.server.app import create_app
from dosespanas.server.http import websocket
from dosespanas.server.http.doors import Undeclared, check_guarded, declared, door, door_of, doors, guard, told
from dosespanas.server.operations.quotas import BEGIN, COUNT, PACED, SIGN, count
from dosespanas.server.operations.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI
    from fastapi.dependencies.models import Dependant
    from tests.server.conftest import Running


@pytest.fixture(scope="module")
def app() -> FastAPI:
    """Return an application with all the routes that there are."""
    return create_app(Settings(database_url="sqlite://", accounts=True))


async def anything(_request: Request) -> Response:
    """Answer a request."""
    return Response("x" * 10)


@pytest.mark.parametrize(
    "route",
    [
        Route("/api/new", anything),
        WebSocketRoute("/api/new", anything),
        Mount("/api/new", Response("x")),
        Host("new.example", Response("x")),
    ],
    ids=["route", "live", "mount", "host"],
)
def test_a_route_that_declares_nothing_does_not_start(app: FastAPI, route: Any) -> None:
    with pytest.raises(Undeclared, match="declares nothing"):
        guard([route])
    with pytest.raises(Undeclared, match=re.escape(told(route))):
        check_guarded([*app.routes, route])


def test_a_route_that_comes_late_keeps_the_server_from_starting() -> None:
    late = create_app(Settings(database_url="sqlite://"))
    late.add_api_route("/api/late", anything)

    async def start() -> None:
        async with late.router.lifespan_context(late):
            raise AssertionError("started")

    with pytest.raises(Undeclared, match="GET /api/late declares nothing"):
        asyncio.run(start())


def test_the_page_of_doors_is_up_to_date() -> None:
    assert page.PAGE.read_text(encoding="utf-8") == page.page(), "say: python tools/doors.py"


FREE_TO_READ = {
    "GET /healthz",
    "GET /metrics",
    "live /api/games/{id}/live",
}
"""Doors that cost nothing: what watches the server, and what has limits of its own (`socket_limits.py`)."""


def test_nothing_is_free_but_what_watches_the_server_and_what_limits_itself(app: FastAPI) -> None:
    assert {name for name, found in doors(app.routes) if found.cost is None} == FREE_TO_READ


def asks_for(dependant: Dependant) -> set[str]:
    """Return the names of all that a route asks for who asks."""
    found = {getattr(one.call, "__name__", "") for one in dependant.dependencies}
    return found.union(*(asks_for(one) for one in dependant.dependencies))


BY_READER = {"seat": "get_seat", "spectator": "get_seat", "account": "signed_in"}
OWN_SECRET = {
    "POST /api/games/{id}/secret",
    "GET /api/games/{id}/corrections",
    "GET /api/games",
}
"""Doors of a seat that read its secret themselves."""


def test_who_may_use_a_door_is_who_it_asks_for(app: FastAPI) -> None:
    wrong = []
    for route in app.routes:
        if isinstance(route, APIRoute):
            found, asked, name = door_of(route), asks_for(route.dependant), told(route)
            wanted = BY_READER.get(found.reader)
            named = asked & {"get_seat", "signed_in"}
            if named != ({wanted} if wanted and name not in OWN_SECRET else set()):
                wrong.append(f"{name} is for {found.reader} and asks for {named}")
            if (found.cost == PACED) != ("get_paced" in asked) and name not in PACED_OTHERWISE:
                wrong.append(f"{name} costs {found.cost} and asks for {asked}")
    assert not wrong


PACED_OTHERWISE = {"POST /api/games/{id}/actions", "POST /api/games/{id}/rematch/accept"}
"""A row of actions counts for more than one; a rematch counts as a game begun too."""


def test_a_page_is_told_nothing_that_is_not_declared() -> None:
    source = Path(websocket.__file__).read_text(encoding="utf-8")
    sent = set(re.findall(r"send_json\((.*)\)", source))
    assert all(declared(one) is not None for one in websocket.TOLD)
    assert sent == {"message", "spoken(said)"}
    assert set(re.findall(r"message = (\w+)\(", source)) == {"moved"}


def test_a_spectator_gets_nothing_by_a_door_of_seats(server: Running) -> None:
    made = server.new(hotseat=True)
    headers = made.headers(made.spectator)
    bodies = {
        "secret": {"secret": "a" * 43},
        "chance": {"number": "0" * 64},
        "actions": {"choice": 1, "row": ["pass"]},
        "undo": {"choice": 1},
        "orders": {"rule": {"when": "no-card", "do": []}},
        "opponent": {"choice": 1, "opponent": "random"},
        "agree": {"choice": 1, "agree": True},
        "resign": {},
        "rematch": {"swap": False},
        "accept": {"swap": False},
        "back": {"choice": 1, "to": 0},
        "answer": {"choice": 1, "to": 0, "agree": True},
        "seen": {"choice": 1},
        "clock": {"do": "pause"},
        "claim": {"choice": 1, "regent": None},
        "note": {"text": "x"},
        "muted": {"muted": True},
        "read": {"n": 1},
    }
    let_in, asked = [], 0
    for name, found in doors(create_app(Settings(database_url="sqlite://")).routes):
        if found.reader == "seat" and "/games/{id}" in name:
            method, path = name.split()
            path = path.replace("{id}", made.id).replace("{n}", "1").replace("{place}", "madrid")
            body = bodies.get(path.rpartition("/")[2], {})
            given: dict[str, Any] = {} if method in ("GET", "DELETE") else {"json": body}
            answer = server.client.request(method, path, headers=headers, **given)
            asked += 1
            if answer.status_code not in (401, 403, 404, 409, 422):
                let_in.append((name, answer.status_code, answer.text[:100]))
    assert asked > 15 and not let_in


def poor(path: Path) -> FastAPI:
    """Return an application that lets an address ask for next to nothing."""
    few: dict[str, Any] = {f"{kind}_burst": 1 for kind in ("begin", "count", "sign_in")}
    few |= {f"{kind}_per_minute": 1e-6 for kind in ("begin", "count", "sign_in")}
    return create_app(Settings(database_url=f"sqlite:///{path / 'games.db'}", accounts=True, **few))


def test_every_door_with_a_quota_is_shut_when_it_is_used_up(tmp_path: Path) -> None:
    poor_app = poor(tmp_path)
    kinds = {BEGIN: "POST /api/games", COUNT: "GET /api/analysis/x", SIGN: "POST /api/account/link"}

    async def ask() -> list[str]:
        transport = httpx.ASGITransport(poor_app, client=("203.0.113.9", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", timeout=60) as client:
            for used in kinds.values():
                await client.request(*used.split())
            return [
                f"{name}: {answer.status_code}"
                for name, found in doors(poor_app.routes)
                if found.cost is not None
                for answer in [await client.request(name.split()[0], re.sub(r"{\w+}|\*", "3", name.split()[1]))]
                if answer.status_code != 429 or not answer.headers["retry-after"].isdigit()
            ]

    assert not asyncio.run(ask())


def test_a_door_without_that_kind_stays_open(tmp_path: Path) -> None:
    poor_app = poor(tmp_path)

    async def ask() -> list[int]:
        transport = httpx.ASGITransport(poor_app, client=("203.0.113.9", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", timeout=60) as client:
            return [(await client.get("/healthz")).status_code for _ in range(20)]

    assert asyncio.run(ask()) == [200] * 20


def test_what_is_private_may_not_be_kept(server: Running) -> None:
    made = server.new(hotseat=True)
    board = server.client.post("/api/analysis", json={"game": "espana1936", "scenario": "1936"}).json()
    asked = {
        f"/api/games/{made.id}": made.headers(None),
        f"/api/games/{made.id}/log": made.headers(None),
        f"/api/games/{made.id}/nothing": made.headers(None),
        f"/api/analysis/{board['id']}": {"Authorization": f"Bearer {board['secret']}"},
        f"/api/analysis/{'0' * 32}": {"Authorization": f"Bearer {board['secret']}"},
    }
    found = {
        path: server.client.get(path, headers=headers).headers.get("cache-control") for path, headers in asked.items()
    }
    assert found == dict.fromkeys(asked, "no-store") | {f"/api/games/{made.id}/nothing": None}
    assert server.client.get("/api/shelf").headers.get("cache-control") != "no-store"


def test_a_cost_is_declared_once() -> None:
    declare = door(count(3), "anybody", "public")
    assert door_of(Route("/x", declare(anything))).cost == count(3)
    delattr(anything, "__door__")
