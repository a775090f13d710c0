"""Twice the body costs about twice: at every door that takes one, whatever is in it. Calls are counted, not seconds."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from fastapi.routing import APIRoute
from tests.server.loop_watch import ask
from tests.server.test_loop import LAST, World, request_of, world
from tests.steps import Steps, calls

from dosespanas.server.app import create_app
from dosespanas.server.http.doors import told
from dosespanas.server.operations.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from fastapi import FastAPI

SIZE = 3_000
"""Of the smaller body: so much more than a door has to do anyhow that growth is seen."""
RATIO = 2.2
NOISE = 3_000
"""Calls that other threads may have made meanwhile."""
TRIES = 3
THOUGHT = ("POST /api/analysis/{id}/moves/{n}/play",)
"""Doors at which another process thinks: how long that takes says nothing of the body."""
MOST_BYTES = 900_000


def repeated(value: Any, times: int) -> Any:
    """Return a part of a body with all its lists, the lines of its texts and its names so many times."""
    if isinstance(value, dict):
        return {name: repeated(one, times) for name, one in value.items()}
    if isinstance(value, list):
        return value * times
    if isinstance(value, str):
        *before, last = value.split("\n")
        return "\n".join(before + [last] * times) if before else " ".join([value] * times)
    return value


def again(value: Any, size: int) -> Any:
    """Return what stands in a body so often that it is about as long as a body may be."""
    return repeated(value, max(1, min(size // 30, 120 * size // len(json.dumps(value)))))


def deep(_: Any, size: int) -> str:
    """Return what stands for lists in lists, so deep that no encoder here writes them."""
    return f"deep {size}"


HOSTILE: dict[str, Callable[[Any, int], Any]] = {
    "a long list": lambda _, size: [f"x{number}" for number in range(size)],
    "a long list of objects": lambda _, size: [{"x": number} for number in range(size)],
    "a long text": lambda _, size: "x y\n" * size,
    "a text in other letters": lambda _, size: "ż\u0000" * size,
    "a long number": lambda _, size: int("9" * min(size, 4_000)),
    "many fields": lambda value, size: (
        {**(value if isinstance(value, dict) else {}), **{f"x{number}": number for number in range(size)}}
    ),
    "what stands there, again and again": again,
    "lists in lists": deep,
}


def spoilt(body: dict[str, Any], make: Callable[[Any, int], Any], size: int) -> Iterator[tuple[str, Any]]:
    """Yield a body with each of its fields hostile in turn, those of objects in it too, and the whole of it."""
    for name, value in body.items():
        yield name, {**body, name: make(value, size)}
        if isinstance(value, dict):
            for inner, one in value.items():
                yield f"{name}.{inner}", {**body, name: {**value, inner: make(one, size)}}
    yield "", make(body, size)


class House:
    """An application in which there is something of everything, and its calls."""

    def __init__(self, app: FastAPI, found: World, sent: dict[str, Any], steps: Steps) -> None:
        self.app = app
        self.found = found
        self.sent = sent
        self.steps = steps

    @property
    def taking(self) -> list[str]:
        """The doors that take a body; those that end something last."""
        routes = [route for route in self.app.routes if isinstance(route, APIRoute) and route.body_field is not None]
        names = [told(route) for route in routes if told(route) not in THOUGHT]
        return sorted(names, key=lambda one: LAST.index(one) + 1 if one in LAST else 0)

    async def grows(self, name: str, few: Any, many: Any) -> str:
        """Return what twice the body costs at a door where it is more than about twice, each time it is tried; else "".

        What other threads do meanwhile is counted with it: it is not there every time.
        """
        for _ in range(TRIES):
            found = [await self.cost(name, body) for body in (few, many)]
            if max(status for _, status in found) < 500 and found[1][0] <= found[0][0] * RATIO + NOISE:
                return ""
        return f"{name}: {found}"

    async def cost(self, name: str, body: Any) -> tuple[int, int]:
        """Return how many calls a door makes of a body, and the status of its answer."""
        method, path, _, headers = request_of(self.found, name, self.sent)
        raw = re.sub(
            rb'"deep (\d+)"', lambda size: b"[" * int(size[1]) + b"]" * int(size[1]), json.dumps(body).encode()
        )
        assert len(raw) < MOST_BYTES, (name, len(raw))
        self.steps.count, self.steps.on = 0, True
        answer = await ask(self.app, method, path, raw, headers)
        self.steps.on = False
        return self.steps.count, answer.status


@pytest.fixture(scope="module", params=[("espana1936", "1936", "madrid", 12), ("gce", "1936", "2712", 12)], ids=str)
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[asyncio.Runner, House]]:
    """Return an application that has begun with the count of its calls, so that its threads are counted."""
    url = f"sqlite:///{tmp_path_factory.mktemp('bodies') / 'games.db'}"
    app = create_app(replace(Settings(database_url=url, accounts=True), words_burst=100_000, acts_burst=100_000))
    with asyncio.Runner() as runner, calls(on=False) as steps:
        life = app.router.lifespan_context(app)
        runner.run(life.__aenter__())
        found, sent = runner.run(world(app, *request.param))
        yield runner, House(app, found, sent, steps)
        runner.run(life.__aexit__(None, None, None))


@pytest.mark.parametrize("kind", HOSTILE)
def test_twice_the_body_costs_about_twice(house: tuple[asyncio.Runner, House], kind: str) -> None:
    runner, there = house
    wrong = list[str]()

    async def ask_all() -> int:
        asked = 0
        for name in there.taking:
            body = there.sent.get(name) or {}
            bodies = [dict(spoilt(body, HOSTILE[kind], size)) for size in (SIZE, 2 * SIZE)]
            for field in bodies[0]:
                asked += 1
                if found := await there.grows(name, *(one[field] for one in bodies)):
                    wrong.append(f"{field} {found}")
        return asked

    assert runner.run(ask_all()) > 100
    assert not wrong, "\n".join(wrong)


FREE_FORM = ("POST /api/data/{game}/check",)
"""Doors whose whole body is looked at as what it is: they answer what is wrong with it."""


def test_no_door_takes_a_field_that_it_does_not_know(house: tuple[asyncio.Runner, House]) -> None:
    runner, there = house
    taken = [
        name
        for name in there.taking
        if name not in FREE_FORM
        and runner.run(there.cost(name, {**(there.sent.get(name) or {}), "nobody_knows": 1}))[1] < 400
    ]
    assert not taken
