"""A game of the table in a browser is taken to a server, and another person has the other seat there."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import PERSONS
from tests.server.test_runtime import Guest

from dosespanas.server.local import LocalServer

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.conftest import Running


def key(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


async def begun_here(folder: Path, game: str, options: dict[str, bool]) -> tuple[dict[str, Any], str]:
    """Play some choices against the computer at a table in one process; return the view and what may leave it."""
    server = LocalServer(f"sqlite:///{folder / 'here.db'}")
    await server.start()
    guest, rng = Guest(server), random.Random(3)
    seats = {"nationalist": "person", "republican": "random"}
    made = await guest.ask("POST", "/api/games", {"game": game, "scenario": "1936", "seats": seats, "options": options})
    guest.secret, path = made["seats"]["nationalist"], f"/api/games/{made['id']}"
    view = await guest.ask("POST", f"{path}/chance", {"number": "7" * 64})
    for _ in range(12):
        while (view := await guest.ask("GET", path))["thinking"]:
            await asyncio.sleep(0.005)
        action = rng.choice(view["legal"])["action"]
        await guest.ask("POST", f"{path}/actions", {"choice": view["choice"], "action": action})
    while (view := await guest.ask("GET", path))["thinking"]:
        await asyncio.sleep(0.005)
    record = await guest.ask("GET", f"{path}/record?elsewhere=true")
    await server.close()
    return view, record.decode()


@pytest.mark.parametrize(
    ("game", "options"),
    [("espana1936", {}), ("espana1936", {"fog": True}), ("gce", {}), ("gce", {"open_stacks": False})],
)
def test_what_one_knows_of_a_game_goes_on_with_somebody(
    server: Running, tmp_path: Path, game: str, options: dict[str, bool]
) -> None:
    here, record = asyncio.run(begun_here(tmp_path, game, options))
    assert '[Sealed "' not in record and '[Seed "sealed"]' not in record
    body = {"record": record, "seats": PERSONS, "hotseat": False, "mine": "nationalist"}
    answer = server.client.post("/api/records", json=body)
    assert answer.status_code == 201, answer.text
    made = server.made(answer)
    mine, theirs = made.view(made.nationalist), made.view(made.republican)
    assert mine["players"] == theirs["players"] == PERSONS and mine["you"] == ["nationalist"]
    for part in ("turn", "phase", "actor"):
        assert mine["observation"][part] == here["observation"][part] == theirs["observation"][part]
    asked = here["observation"]["actor"]
    view = mine if asked == "nationalist" else theirs
    if asked == "nationalist":
        assert [one["action"] for one in view["legal"]] == [one["action"] for one in here["legal"]]
    done = made.post("/actions", {"choice": view["choice"], "action": view["legal"][0]["action"]}, made.token_of(asked))
    assert done.status_code == 200, done.text


def test_a_hot_seat_is_taken_along_as_whoever_is_asked_knows_it(server: Running) -> None:
    made = server.new(hotseat=True)
    record = made.get("/record", elsewhere=True)
    assert record.status_code == 200 and '[Sealed "' not in record.text
    body = {"record": record.text, "seats": PERSONS, "hotseat": False, "mine": "nationalist"}
    assert server.client.post("/api/records", json=body).status_code == 201


def test_a_game_of_two_persons_apart_leaves_nobody_its_position(server: Running) -> None:
    made = server.new()
    for token in (made.nationalist, made.republican):
        assert key(made.get("/record", token, elsewhere=True)) == (403, "error-record-here")
    watched = made.get("/record", made.spectator, elsewhere=True)
    assert watched.status_code == 200 and '[Seed "sealed"]' in watched.text, "who watches has what they had"
    assert made.post("/resign", {}).status_code == 200
    over = made.get("/record", elsewhere=True).text
    assert over == made.get("/record").text and over.startswith("[Format ")
