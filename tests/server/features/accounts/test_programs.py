"""Programs that play for an account: their tokens, what these open, and what is said of the games that they play."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from sqlalchemy import select
from tests.server.conftest import APPS, client_of
from tests.server.test_time import HOUR, PACE, Hands

from dosespanas.server.features.accounts.programs import MOST
from dosespanas.server.features.accounts.tables import programs
from dosespanas.server.http.doors import Guarded, door_of, told
from dosespanas.server.storage.secret_tokens import PROGRAM, token_hash

if TYPE_CHECKING:
    from tests.server.conftest import Running, SignUp

ALONE = {"game": "espana1936", "scenario": "1936", "seats": {"nationalist": "person", "republican": "random"}}


def key(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def token_of(page: httpx.Client, name: str = "mybot") -> str:
    """Let a program play for an account; return its token."""
    made = page.post("/api/account/programs", json={"name": name})
    assert made.status_code == 201, made.text
    return str(made.json()["token"])


def program(page: httpx.Client, name: str = "mybot") -> httpx.Client:
    """Return a client that asks as a program of an account does: from no page, with its token alone."""
    return client_of(str(page.base_url).rstrip("/"), headers=bearer(token_of(page, name)))


def begun(client: httpx.Client, **more: Any) -> dict[str, Any]:
    """Begin a game against the computer and give its number; return its view."""
    made = client.post("/api/games", json=ALONE | more).json()
    answer = client.post(f"/api/games/{made['id']}/chance", json={"number": secrets.token_hex(32)})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_a_token_is_told_once_and_only_its_hash_is_kept(members: Running, sign_up: SignUp) -> None:
    ana = sign_up("Ana")
    made = ana.post("/api/account/programs", json={"name": "mybot"}).json()
    token = made["token"]
    assert token.startswith(PROGRAM)
    there = ana.get("/api/account").json()
    assert there["programs"] == [{name: made[name] for name in ("id", "name", "created", "seen")}]
    assert there["programs"][0]["seen"] is None
    assert token not in json.dumps([there, ana.get("/api/account/export").json()])
    with members.play.store.looking() as connection:
        assert list(connection.scalars(select(programs.c.hash))) == [token_hash(token)]
    with client_of(members.url, headers=bearer(token)) as bot:
        assert bot.get("/api/account/games").json() == []
    assert ana.get("/api/account").json()["programs"][0]["seen"] is not None, "and when it was used last is told"


def test_a_token_that_is_revoked_opens_nothing(members: Running, sign_up: SignUp) -> None:
    ana, eva = sign_up("Ana"), sign_up("Eva")
    with program(ana) as bot:
        game = begun(bot)["id"]
        [mine] = ana.get("/api/account").json()["programs"]
        assert eva.delete(f"/api/account/programs/{mine['id']}").status_code == 200, "nobody's but one's own"
        assert bot.get(f"/api/games/{game}").status_code == 200
        assert ana.delete(f"/api/account/programs/{mine['id']}").json()["programs"] == []
        for path in (f"/api/games/{game}", f"/api/games/{game}/log", "/api/account/games", "/api/room"):
            assert key(bot.get(path)) == (401, "error-unknown-program")
        body = {"choice": 0, "action": "pass"}
        assert key(bot.post(f"/api/games/{game}/actions", json=body)) == (401, "error-unknown-program")
    assert ana.get(f"/api/games/{game}").status_code == 200, "its owner plays on"


def test_a_banned_account_has_no_programs(members: Running, sign_up: SignUp) -> None:
    ana = sign_up("Ana")
    with program(ana) as bot:
        game = begun(bot)["id"]
        accounts = APPS[members.url].state.accounts
        accounts.bar(accounts.kept.by_handle("Ana"), "banned")
        assert key(bot.get(f"/api/games/{game}")) == (401, "error-unknown-program")


def test_an_account_has_a_few_programs(sign_up: SignUp) -> None:
    ana = sign_up("Ana")
    for number in range(MOST):
        token_of(ana, f"bot {number}")
    assert key(ana.post("/api/account/programs", json={"name": "more"})) == (409, "error-many-programs")


def test_no_secret_of_a_seat_can_be_a_token(members: Running, sign_up: SignUp) -> None:
    """A seat's secret may be drawn by whoever takes it; a token never is one, and opens no seat by itself."""
    ana = sign_up("Ana")
    token = token_of(ana)
    game = members.new(republican="random")
    answer = members.client.get(f"/api/games/{game.id}", headers=bearer(token))
    assert key(answer) == (404, "error-unknown-game")
    answer = members.client.post(
        f"/api/games/{game.id}/secret", json={"secret": token}, headers=bearer(game.nationalist)
    )
    assert answer.status_code == 422


FOR_PROGRAMS = """
GET /api/account/games
GET /api/cups
GET /api/cups/{id}
POST /api/cups/{id}/entry
DELETE /api/cups/{id}/entry
POST /api/rated
GET /api/room
POST /api/room
GET /api/room/{offer}
DELETE /api/room/{offer}
POST /api/room/{offer}/decline
POST /api/room/{offer}/take
POST /api/games
POST /api/lessons
POST /api/records
"""
"""All doors that open to a program and are neither a seat's nor the same to all."""


def test_which_doors_open_to_a_program(members: Running) -> None:
    listed = set(FOR_PROGRAMS.split("\n")) - {""}
    found = set()
    for route in APPS[members.url].routes:
        door = door_of(route)
        if door.programs and door.reader not in ("seat", "spectator"):
            found.add(told(route))
        if door.programs:
            assert door.reader in ("seat", "spectator") or told(route) in listed
        assert not door.for_programs or "/talk" not in told(route), "what persons write is theirs"
    assert found == listed


def test_every_other_door_refuses_a_program(members: Running, sign_up: SignUp) -> None:
    """Each is asked with a token, with a cookie that would open it beside: it is a program that asks."""
    ana = sign_up("Ana")
    asked = 0
    for route in APPS[members.url].routes:
        if not isinstance(route.app, Guarded) or door_of(route).for_programs or not hasattr(route, "methods"):
            continue
        for method in route.methods - {"HEAD"}:
            path = route.path
            while "{" in path:
                path = path[: path.index("{")] + "0" * 16 + path[path.index("}") + 1 :]
            answer = ana.request(method, path, headers=bearer(PROGRAM + "x" * 32), json={})
            assert key(answer) == (403, "error-not-for-programs"), (method, path, answer.text)
            asked += 1
    assert asked > 60
    assert ana.get("/api/account").status_code == 200, "it was signed out by none"


def test_a_program_plays_and_that_is_said(members: Running, sign_up: SignUp) -> None:
    ana = sign_up("Ana")
    game = begun(ana)
    path = f"/api/games/{game['id']}"
    assert game["programs"] == [] and "[Programs" not in ana.get(f"{path}/record").text
    with program(ana) as bot:
        view = bot.get(path).json()
        assert view["programs"] == ["nationalist"], "from its first look on"
        view = bot.post(f"{path}/actions", json={"choice": view["choice"], "action": view["legal"][0]["action"]}).json()
        assert view["choice"] > game["choice"]
        [listed] = bot.get("/api/account/games").json()
        assert listed["programs"] == ["nationalist"]
    assert ana.get(path).json()["programs"] == ["nationalist"]
    assert '\n[Programs "nationalist"]\n' in ana.get(f"{path}/record").text
    [running] = ana.get("/api/account/running").json()
    assert running["opponent"]["program"] is False


def test_what_a_program_plays_is_told_to_the_other_side_and_to_who_watches(members: Running, sign_up: SignUp) -> None:
    ana = sign_up("Ana")
    game = members.new()
    ana.post(f"/api/account/games/{game.id}", headers=bearer(game.nationalist))
    with program(ana) as bot:
        assert bot.get(f"/api/games/{game.id}").status_code == 200
    for token in (game.republican, game.spectator):
        view = members.client.get(f"/api/games/{game.id}", headers=bearer(token)).json()
        assert view["programs"] == ["nationalist"]


def test_a_program_sees_nobody_elses_game(members: Running, sign_up: SignUp) -> None:
    ana, eva = sign_up("Ana"), sign_up("Eva")
    game = begun(eva)["id"]
    with program(ana) as bot:
        for path in ("", "/log", "/record", "/film?since=0"):
            assert key(bot.get(f"/api/games/{game}{path}")) == (404, "error-unknown-game")
        assert key(bot.post(f"/api/games/{game}/resign", json={})) == (404, "error-unknown-game")
    assert eva.get(f"/api/games/{game}").json()["programs"] == []


def test_looking_at_a_game_that_is_over_makes_it_no_programs(members: Running, sign_up: SignUp) -> None:
    ana = sign_up("Ana")
    game = begun(ana)["id"]
    assert ana.post(f"/api/games/{game}/resign", json={}).status_code == 200
    with program(ana) as bot:
        assert bot.get(f"/api/games/{game}").json()["over"]
    assert ana.get(f"/api/games/{game}").json()["programs"] == []


@pytest.mark.parametrize("token", ["", "x" * 32, "x" * 5_000, "\u00e9"])
def test_a_token_that_is_none(members: Running, token: str) -> None:
    headers = httpx.Headers({b"Authorization": f"Bearer {PROGRAM}{token}".encode("latin-1")})
    answer = members.client.get("/api/games/0123456789abcdef", headers=headers)
    assert answer.status_code in (401, 422)


def test_a_program_that_cheats_or_sleeps_loses_its_own_game_only(members: Running, sign_up: SignUp) -> None:
    """What is not legal, or not its turn, is refused; and who waits for it claims the win when its time is up."""
    hands = Hands()
    members.play.service.time = hands
    ana = sign_up("Ana")
    other = begun(ana)
    made = members.new(pace=PACE)
    ana.post(f"/api/account/games/{made.id}", headers=bearer(made.nationalist))
    path = f"/api/games/{made.id}"
    with program(ana) as bot:
        view = bot.get(path).json()
        assert view["observation"]["actor"] == "nationalist"
        for wrong in ({"action": "win at once"}, {"choice": 10_000}, {"choice": view["choice"], "action": 7}):
            body = {"choice": view["choice"], "action": view["legal"][0]["action"]} | wrong
            assert bot.post(f"{path}/actions", json=body).status_code in (409, 422)
        assert bot.get(path).json()["choice"] == view["choice"]
        assert key(bot.post(f"{path}/claim", json={"choice": view["choice"]})) == (409, "error-clock-not-up")
    hands.at += 11 * HOUR  # the program has died
    claimed = members.client.post(f"{path}/claim", json={"choice": view["choice"]}, headers=bearer(made.republican))
    assert claimed.status_code == 200, claimed.text
    assert claimed.json()["observation"]["outcome"]["winner"] == "republican"
    assert claimed.json()["programs"] == ["nationalist"]
    view = ana.get(f"/api/games/{other['id']}").json()
    assert not view["over"] and view["programs"] == [], "another game of its owner is none of that"
