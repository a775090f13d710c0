"""Whatever comes in, what goes out is the contract's JSON with a 4xx, and the state is untouched."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.server.http.responses import Error
from dosespanas.server.operations.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.conftest import Played, Running


DEEP = b'{"a":' * 100_000
BODIES = {
    "nothing": b"",
    "no json": b"choice=0",
    "list": b"[]",
    "null": b"null",
    "nan": b'{"choice": NaN, "action": "done"}',
    "infinity": b'{"choice": Infinity, "action": "done"}',
    "huge number": b'{"choice": ' + b"9" * 5000 + b', "action": "done"}',
    "large number": b'{"choice": 99999999999999999999999999, "action": "done"}',
    "negative": b'{"choice": -1, "action": "done"}',
    "float": b'{"choice": 0.0, "action": "done"}',
    "boolean": b'{"choice": false, "action": "done"}',
    "text number": b'{"choice": "0", "action": "done"}',
    "extra": b'{"choice": 0, "action": "done", "seat": "republican"}',
    "missing": b'{"action": "done"}',
    "nested action": b'{"choice": 0, "action": {"action": "done"}}',
    "long action": b'{"choice": 0, "action": "' + b"a" * 5000 + b'"}',
    "surrogate": b'{"choice": 0, "action": "\\ud800"}',
    "surrogate key": b'{"\\ud800": 0}',
    "nul": b'{"choice": 0, "action": "done\\u0000"}',
    "not utf-8": b'{"choice": 0, "action": "\xff\xfe"}',
    "utf-16": '{"choice": 0, "action": "x"}'.encode("utf-16"),
    "bomb": DEEP,
    "list bomb": b"[" * 200_000,
    "truncated": b'{"choice": 0, "action": "do',
    "too large": b'{"choice": 0, "action": "' + b"a" * 1_100_000 + b'"}',
}


def check(answer: httpx.Response) -> None:
    assert 400 <= answer.status_code < 500, answer.text
    assert Error.model_validate(answer.json()).error.text
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("name", BODIES)
def test_hostile_bodies(server: Running, name: str) -> None:
    made = server.new()
    before = made.view()
    headers = made.headers(None) | {"Content-Type": "application/json"}
    for path in (f"/api/games/{made.id}/actions", "/api/games", "/api/records", f"/api/games/{made.id}/seen"):
        check(server.client.post(path, headers=headers, content=BODIES[name]))
    check(server.client.post(f"/api/games/{made.id}/undo", headers=headers, content=BODIES[name]))
    assert made.view() == before


def test_other_content_types(server: Running) -> None:
    made = server.new()
    body = json.dumps({"choice": 0, "action": made.view()["legal"][0]["action"]}).encode()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "image/png", ""):
        headers = made.headers(None) | {"Content-Type": kind}
        check(server.client.post(f"/api/games/{made.id}/actions", headers=headers, content=body))
    assert made.view()["choice"] == 0


def test_a_body_without_announced_length_is_limited_too(server: Running) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(40):
            yield b"[" * 50_000

    try:
        answer = server.client.post("/api/games", content=chunks(), headers={"Content-Type": "application/json"})
    except httpx.TransportError:
        return
    assert answer.status_code == 413


def test_other_methods_and_paths(server: Running) -> None:
    check(server.client.put("/api/shelf"))
    check(server.client.delete("/api/games"))
    check(server.client.get("/api/nothing"))
    check(server.client.get("/api/games/..%2f..%2fetc"))
    check(server.client.get("/%00"))
    check(server.client.get("/..%2f..%2fapp.py"))
    check(server.client.post("/"))


def test_the_page_and_its_headers(tmp_path: Path, start: Callable[[Settings], Any], url: str) -> None:
    page = tmp_path / "page"
    with start(Settings(database_url=url, page=page)) as found:
        missing = found.client.get("/")
        assert missing.status_code == 503 and "not built" in missing.text
        assert all(word in missing.text for word in ("make play", "make wheel", 'lang="fr"', 'lang="pl"'))
        (page / "assets").mkdir(parents=True)
        (page / "index.html").write_text("<!doctype html><title>Dos</title>")
        (page / "assets" / "app-1.js").write_text("1")
        for path in ("/", "/g/0123"):
            answer = found.client.get(path)
            assert answer.status_code == 200 and "<title>Dos" in answer.text
            assert "script-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
        assert "immutable" in found.client.get("/assets/app-1.js").headers["cache-control"]
        assert found.client.get("/assets/app-2.js").status_code == 404
        lost = found.client.get("/nowhere", headers={"accept": "text/html,*/*"})
        assert lost.status_code == 404 and "<title>Dos" in lost.text, "the page itself says that nothing is there"
        for path, accepted in (("/nowhere", "application/json"), ("/api/nothing", "text/html")):
            answer = found.client.get(path, headers={"accept": accepted})
            assert answer.status_code == 404 and answer.json()["error"]["key"] == "error-http"


def messages(dice: random.Random, legal: list[str], seen: list[str]) -> Iterator[tuple[int, str, Any, Any]]:
    """Yield (what is wrong, whose secret, choice, action) of messages none of which may be accepted."""
    words = ["done", "to madrid", "move legion-2 sevilla", "play rep_9 bonus", "assign rojo", "event nac_1"]
    odd = ["", " ", "done done", "DONE", "to", "to ☠", "move 1", "-1", "null", "x" * 150, "done\n", *seen]
    while True:
        wrong = dice.randrange(4)
        action = dice.choice(words + legal + odd)
        if wrong == 0:  # another's action, with all else right
            yield wrong, dice.choice(["other", "spectator"]), None, dice.choice(legal)
        elif wrong == 1:  # stale or future numbers
            yield wrong, "mine", dice.choice([-1, 1, 2, 7, 10_000, -(2**70), 2**70]), action
        elif wrong == 2:  # never offered
            while action in legal:
                action = dice.choice(words + odd) + dice.choice(["", "*", " ", "é", "\x00"])
            yield wrong, "mine", None, action
        else:  # a secret of nobody
            yield wrong, "nobody", None, dice.choice(legal)


def hostile(play: Played, count: int) -> None:
    dice = random.Random(1936)
    players = {"nationalist": "person", "republican": "person"}
    made = play.create("espana1936", "1936", {}, players, False, None)
    tokens = {side: made["seats"][side] for side in players}
    seats = {side: play.seat(made["id"], token) for side, token in tokens.items()}
    watching = play.seat(made["id"], made["spectator"])
    seen: list[str] = []
    sent = 0
    while sent < count:
        with play.hold(made["id"]) as session:
            actor, before = str(session.actor), session.game.hash()
        view = play.view(seats[actor])
        legal = [option["action"] for option in view["legal"]]
        other = "republican" if actor == "nationalist" else "nationalist"
        source = messages(dice, legal, seen)
        for _ in range(min(count - sent, max(50, count // 40))):
            _, who, offset, action = next(source)
            choice = view["choice"] + (offset or 0)
            try:
                if who == "nobody":
                    seat = play.seat(made["id"], f"{dice.getrandbits(190):x}")
                else:
                    seat = {"mine": seats[actor], "other": seats[other], "spectator": watching}[who]
                play.act(seat, choice, action)
            except DosEspanasError:
                sent += 1
            else:
                raise AssertionError(f"accepted: {who} {choice} {action!r}")
        with play.hold(made["id"]) as session:
            assert session.game.hash() == before
        assert play.view(seats[actor]) == view
        seen = [*seen[-20:], dice.choice(legal)]
        play.act(seats[actor], view["choice"], seen[-1])


def test_hostile_messages_to_the_session_layer(play: Played) -> None:
    hostile(play, 3_000)


@pytest.mark.long
def test_many_hostile_messages(play: Played) -> None:
    """What one message in eight thousand does is found with 95%: there are some hundred kinds of them."""
    hostile(play, 25_000)


@pytest.mark.parametrize("count", [800, pytest.param(5_000, marks=pytest.mark.long)])
def test_hostile_messages_through_http(server: Running, count: int) -> None:
    made = server.new()
    made.play(30)
    actor = made.view()["observation"]["actor"]
    tokens = {"mine": made.token_of(actor), "nobody": "nobody", "spectator": made.spectator}
    tokens["other"] = made.token_of("republican" if actor == "nationalist" else "nationalist")
    before = made.view(tokens["mine"])
    legal = [option["action"] for option in before["legal"]]
    source = messages(random.Random(7), legal, [])
    for _ in range(count):
        _, who, offset, action = next(source)
        body = {"choice": before["choice"] + (offset or 0), "action": action}
        answer = made.post("/actions", body, tokens[who])
        assert 400 <= answer.status_code < 500, answer.text
    assert made.view(tokens["mine"]) == before
