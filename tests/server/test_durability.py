"""What was answered is on disk: a server killed between choices goes on where it was."""

from __future__ import annotations

import asyncio
import os
import random
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
from tests.server.conftest import Played, new_number

import dosespanas
from dosespanas.server.errors import Stale
from dosespanas.server.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable


SERVE = "import sys; from dosespanas.server.run import serve; serve(port=int(sys.argv[1]))"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def started(port: int, url: str) -> subprocess.Popen[bytes]:
    environment = os.environ | {"PYTHONPATH": str(Path(dosespanas.__file__).parents[1]), "DOSESPANAS_DATABASE": url}
    process = subprocess.Popen([sys.executable, "-c", SERVE, str(port)], env=environment)
    for _ in range(2000):
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/shelf", timeout=60, trust_env=False)
            return process
        except httpx.TransportError:
            assert process.poll() is None
            time.sleep(0.05)
    raise AssertionError("the server did not start")


def test_a_killed_server_goes_on_at_the_last_acknowledged_choice(url: str) -> None:
    port = free_port()
    dice = random.Random(3)
    seats = {"nationalist": "person", "republican": "person"}
    process = started(port, url)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30, trust_env=False) as client:
            body = {"game": "espana1936", "scenario": "1936", "seats": seats, "hotseat": True}
            made = client.post("/api/games", json=body).json()
            headers = {"Authorization": f"Bearer {made['seats']['nationalist']}"}
            game = f"/api/games/{made['id']}"
            client.post(f"{game}/chance", headers=headers, json={"number": new_number()})
            view: dict[str, Any] = client.get(game, headers=headers).json()
            for _ in range(dice.randint(10, 40)):
                body = {"choice": view["choice"], "action": dice.choice(view["legal"])["action"]}
                answer = client.post(f"{game}/actions", headers=headers, json=body)
                assert answer.status_code == 200, answer.text
                view = answer.json()
            process.send_signal(signal.SIGKILL)
            process.wait()
            process = started(port, url)
            assert client.get(game, headers=headers).json() == view
    finally:
        process.kill()
        process.wait()


def test_servers_that_share_a_database_see_each_other(open_play: Callable[[], Played]) -> None:
    here, there = open_play(), open_play()
    players = {"nationalist": "person", "republican": "person"}
    made = here.create("espana1936", "1936", {}, players, True, None)
    token = made["seats"]["nationalist"]
    seats = [play.seat(made["id"], token) for play in (here, there)]
    dice = random.Random(8)
    view = here.view(seats[0])
    for i in range(60):
        play = (here, there)[i % 2]
        if view["undo"] and i % 7 == 0:
            view = play.undo(seats[0], view["choice"])
        else:
            view = play.act(seats[0], view["choice"], dice.choice(view["legal"])["action"])
        assert here.view(seats[0]) == there.view(seats[1]) == view


def test_an_action_finds_what_another_process_has_just_written(open_play: Callable[[], Played]) -> None:
    here, there = open_play(), open_play()
    made = here.create("espana1936", "1936", {}, {"nationalist": "person", "republican": "person"}, False, None)
    seats = {side: here.seat(made["id"], token) for side, token in made["seats"].items()}
    views = {side: here.view(seat) for side, seat in seats.items()}
    mine = next(side for side, view in views.items() if view["legal"])
    theirs = next(side for side in views if side != mine)
    there.agree(seats[theirs], 0, True)
    legal = views[mine]["legal"]
    after = here.act(seats[mine], 0, legal[0]["action"])
    assert after["choice"] > 0 and after["revision"] == after["choice"] + 1, "the offer is a line too"
    assert after["agree"] == []
    there.act(seats[mine], after["choice"], after["legal"][0]["action"])
    with pytest.raises(Stale) as stale:
        here.act(seats[mine], after["choice"], after["legal"][1]["action"])
    assert stale.value.view == there.view(seats[mine])


def test_a_choice_that_follows_one_of_another_process_is_not_late(open_play: Callable[[], Played]) -> None:
    here, there = open_play(), open_play()
    made = here.create("espana1936", "1936", {}, {"nationalist": "person", "republican": "person"}, True, None)
    seat = here.seat(made["id"], made["seats"]["nationalist"])
    view = here.view(seat)
    for number in range(6):
        play = (there, here)[number % 2]
        view = play.act(seat, number, view["legal"][0]["action"])
    assert view["choice"] == 6


def test_a_word_that_comes_between_makes_nobody_late(open_play: Callable[[], Played], monkeypatch: Any) -> None:
    here, there = open_play(), open_play()
    made = here.create("espana1936", "1936", {}, {"nationalist": "person", "republican": "person"}, False, None)
    seats = [here.seat(made["id"], made["seats"][side]) for side in ("nationalist", "republican")]
    write, told = here._cache.write, [0]

    async def between(session: Any, lines: Any, **more: Any) -> None:
        if not told[0]:
            told[0] = 1
            await there.service.agree(seats[1], 0, True)
        await write(session, lines, **more)

    monkeypatch.setattr(here._cache, "write", between)
    assert here.agree(seats[0], 0, True)["over"], "the second word ends the game"


def test_a_process_that_lost_the_race_changes_nothing(open_play: Callable[[], Played], monkeypatch: Any) -> None:
    here, there = open_play(), open_play()
    players = {"nationalist": "person", "republican": "person"}
    made = here.create("espana1936", "1936", {}, players, True, None)
    seat = here.seat(made["id"], made["seats"]["nationalist"])
    legal = here.view(seat)["legal"]
    write = here._cache.write

    async def too_late(session: Any, lines: Any, *more: Any) -> None:
        await there.service.act(seat, 0, [legal[0]["action"]])
        await write(session, lines, *more)

    monkeypatch.setattr(here._cache, "write", too_late)
    try:
        here.act(seat, 0, legal[1]["action"])
        raise AssertionError("both were accepted")
    except ValueError as error:
        assert getattr(error, "status", None) == 409
    assert here.view(seat) == there.view(seat)
    assert here.view(seat)["choice"] == 1


def test_many_who_ask_for_one_game_do_not_hold_up_who_holds_it(
    open_play: Callable[[], Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the database is looked at each time, as on PostgreSQL, that takes a thread while others wait."""
    monkeypatch.setattr(Store, "quick", False)
    play = open_play()
    made = play.create("espana1936", "1936", {}, {"nationalist": "person", "republican": "person"}, True, None)
    seat = play.seat(made["id"], made["seats"]["nationalist"])

    async def crowd() -> list[dict[str, Any]]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
        return await asyncio.wait_for(asyncio.gather(*(play.service.view(seat) for _ in range(5))), 60)

    assert asyncio.run(crowd()) == [play.view(seat)] * 5
