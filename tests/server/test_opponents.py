"""Computer opponents move after a person's action, and a failing one does not stop the game."""

from __future__ import annotations

import json
import logging
import time
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import dosespanas
from dosespanas.server.http import websocket
from dosespanas.server.operations.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Made, Played, Running


PATIENCE = 10_000
"""How often a test looks whether an opponent has finished: for minutes, should the machine be busy."""


def waited(made: Made, token: str | None = None, part: str = "thinking", value: bool = False) -> dict[str, Any]:
    """Return the view of a seat once a part of it has a value: by default, once no opponent thinks."""
    for _ in range(PATIENCE):
        view = made.view(token)
        if view[part] is value:
            return view
        time.sleep(0.02)
    raise AssertionError("the opponent did not finish")


def done(made: Made) -> dict[str, Any]:
    """Move nothing until the other side has had its turn; return the view then."""
    view = waited(made)
    turns = set()
    for _ in range(40):
        legal = [option["action"] for option in view["legal"]]
        view = made.act("done" if "done" in legal else legal[-1], view)
        turns.add(view["thinking"])
        view = waited(made)
        if True in turns:
            return view
    raise AssertionError("the opponent was never asked")


def test_an_opponent_answers(server: Running) -> None:
    made = server.new(republican="random")
    assert made.republican == ""
    view = done(made)
    assert view["players"] == {"nationalist": "person", "republican": "random"}
    takers = {event["side"] for event in made.get("/log", since=0).json()}
    assert "republican" in takers


def test_an_opponent_may_begin(server: Running) -> None:
    made = server.new(nationalist="random")
    view = waited(made, made.republican)
    assert view["legal"] and view["choice"] > 0


def test_the_shipped_opponents_play_a_whole_game(start: Callable[[Settings], Any], url: str) -> None:
    with start(Settings(database_url=url)) as server:
        made = server.new(nationalist="random", republican="scripted")
        view = waited(made, made.spectator, "over", True)
        assert view["observation"]["outcome"]
        game = dosespanas.load_record(made.get("/record", made.spectator).text)
        assert game.choice == view["choice"] and game.actor is None


def test_a_choice_left_waiting_by_a_dead_server_is_taken_up(
    start: Callable[[Settings], Any], open_play: Callable[[], Played], url: str
) -> None:
    players = {"nationalist": "scripted", "republican": "person"}
    left = open_play().create("espana1936", "1936", {}, players, False, None)
    with start(Settings(database_url=url)) as server:
        made = server.seated(left)
        assert made.view(made.spectator)["choice"] == 0
        view = waited(made, made.republican)
        assert view["choice"] > 0 and view["legal"]


def test_nobody_stands_in_for_a_failing_opponent_until_another_is_chosen(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "dosespanas.server"):
        made = server.new(republican="scripted")
        view = made.view()
        nobody = made.post("/opponent", {"choice": view["choice"], "opponent": "random"})
        assert (nobody.status_code, nobody.json()["error"]["key"]) == (409, "error-no-failure")
        view = done(made)
    assert not view["thinking"]
    assert "it is asked nothing more" in caplog.text
    assert view["failed"]["side"] == "republican" and view["failed"]["opponent"] == "scripted"
    assert "random" in view["failed"]["others"] and "scripted" not in view["failed"]["others"]
    assert made.view(made.spectator)["failed"] == view["failed"]
    for _ in range(3):  # nobody plays on, and nobody is asked, however often one looks
        assert made.view()["choice"] == view["choice"]
    assert caplog.text.count("it is asked nothing more") == 1
    wrong = made.post("/opponent", {"choice": view["choice"], "opponent": "person"})
    assert wrong.json()["error"]["key"] == "error-unknown-opponent"
    server.play._cache.drop(made.id)
    assert made.view()["failed"] == view["failed"]
    chosen = made.post("/opponent", {"choice": view["choice"], "opponent": "random"}).json()
    assert chosen["failed"] is None and chosen["players"]["republican"] == "random"
    assert waited(made)["choice"] > view["choice"]
    told = [event for event in made.get("/log", since=0).json() if event["kind"].startswith("opponent-")]
    assert [event["args"]["opponent"] for event in told] == ["opponent:scripted", "opponent:random"]
    text = made.get("/record").text
    at = view["choice"] + 1
    assert f"\n{at} * failed R scripted\n{at} * player R random\n{at} R " in text
    body = {"record": text, "seats": {"nationalist": "person", "republican": "random"}, "hotseat": False}
    assert server.client.post("/api/records", json=body).status_code == 201


def test_whoever_failed_in_a_game_plays_no_game_taken_up_from_its_record(
    server: Running, open_play: Callable[[], Played]
) -> None:
    played = dosespanas.new_game(seed=1)
    while played.actor == 0:
        played.apply(played.legal_actions()[-1])
    played.hand_over(1, "random", failed=True)
    made = open_play().continue_record(played.record(), {"nationalist": "person", "republican": "random"}, False, None)
    seated = server.seated(made)
    view = waited(seated)
    assert view["failed"] is None and view["choice"] > played.choice
    kinds = [event["kind"] for event in seated.get("/log", since=0).json()]
    assert kinds.index("opponent-failed") < kinds.index("opponent-plays")


def test_the_live_connection_tells_when_the_game_moved_on(server: Running) -> None:
    made = server.new()
    with connect(live_address(server, made), proxy=None, open_timeout=60) as socket:
        socket.send(json.dumps({"token": made.spectator}))
        assert json.loads(socket.recv(60)) == {"choice": 0, "revision": 0, "thinking": False}
        view = made.view()
        view = made.act(view["legal"][0]["action"], view)
        told = {"choice": view["choice"], "revision": view["revision"], "thinking": False}
        assert json.loads(socket.recv(60)) == told
        made.post("/undo", {"choice": view["choice"]})
        assert json.loads(socket.recv(60))["choice"] == 0
        socket.send("noise")
        socket.send(b"\x00\xff")
        made.act(made.view()["legal"][0]["action"], made.view())
        assert json.loads(socket.recv(60))["choice"] == view["choice"]


def closed_with(server: Running, made: Made, said: str | bytes | None, **headers: str) -> int | None:
    """Return the code with which a live connection is closed after a first message."""
    with connect(live_address(server, made), proxy=None, open_timeout=60, additional_headers=headers) as socket:
        try:
            if said is not None:
                socket.send(said)
            socket.recv(60)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else None
        raise AssertionError("a stranger was told something")


@pytest.mark.parametrize(
    "said",
    ['{"token": ""}', '{"token": 1}', '{"token": "\\ud800"}', "[]", "noise", "[" * 900, b"\x00\xff"],
)
def test_a_live_connection_without_the_secret_is_closed(server: Running, said: str | bytes) -> None:
    assert closed_with(server, server.new(), said) == websocket.REFUSED


def test_a_live_connection_that_says_nothing_is_closed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "TOKEN_SECONDS", 0.1)
    assert closed_with(server, server.new(), None) == websocket.REFUSED


def test_pages_of_other_sites_are_not_told_anything(server: Running) -> None:
    made = server.new()
    token = json.dumps({"token": made.nationalist})
    assert closed_with(server, made, token, Origin="https://elsewhere.example.org") == websocket.FOREIGN
    assert closed_with(server, made, token, Origin="null") == websocket.FOREIGN
    with connect(
        live_address(server, made), proxy=None, open_timeout=60, additional_headers={"Origin": server.url}
    ) as socket:
        socket.send(token)
        assert json.loads(socket.recv(60))["choice"] == 0


def live_address(server: Running, made: Made) -> str:
    return f"{server.url.replace('http', 'ws')}/api/games/{made.id}/live"
