"""Accounts: names, sessions, and who may ask in whose name."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import APPS, signed_up, with_session

from dosespanas.players import NAMES, others
from dosespanas.registry import GAMES
from dosespanas.server.features.accounts.handles import BadHandle, HandleTaken, checked_handle, looks
from dosespanas.server.features.accounts.sessions import LASTS, NOTED
from dosespanas.server.features.accounts.signed_in import PAGE_HEADER, session_of, set_session
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage import batch_writer
from dosespanas.server.storage.secret_tokens import new_token

if TYPE_CHECKING:
    import httpx
    from tests.server.conftest import Running


def key(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


@pytest.mark.parametrize("handle", ["ana", "Łucja", "josé-maría", "Iñigo_1", "a2b", "Straße", "ABC" * 6 + "DE"])
def test_a_name_that_somebody_may_have(handle: str) -> None:
    assert checked_handle(f" {handle} ") == handle


@pytest.mark.parametrize(
    "handle",
    [
        *(
            "",
            "ab",
            "a" * 21,
            "123",
            "a b",
            "a--b",
            "-ab",
            "ab_",
            "a\u200bbc",
            "аna",
            "анна",
            "a\nna",
            "a\u0301\u0302\u0303b",
        ),
        *("<b>ana", "ana@b", "a/b", "../ana", "ana\u202e", "\ud800ana", "👑👑👑", "ɑna", "a" * 5_000, "ana\x00"),
    ],
)
def test_a_name_that_is_none(handle: str) -> None:
    with pytest.raises(BadHandle) as refused:
        checked_handle(handle)
    assert refused.value.key == "error-handle-shape"


@pytest.mark.parametrize(
    "handle",
    [
        *("admin", "Adm1n", "the-admin", "DosEspanas", "dös_españas", "me-support", "repub1ican", "nobody", "Leárned"),
        *NAMES,
        *sorted({name for game in GAMES for name in others(game) if len(name) > 2}),
    ],
)
def test_a_name_that_stands_for_somebody_else(handle: str) -> None:
    with pytest.raises(BadHandle) as refused:
        checked_handle(handle)
    assert refused.value.key == "error-handle-reserved"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Ana", "aná"), ("bol0", "BOLO"), ("l1li", "iiII"), ("moreno", "M0RENO"), ("ferny", "femy")),
        *(
            ("a-n_a", "ana"),
            ("ＡＮＡ", "ana"),
            ("Łucja", "lucja"),
            ("vvolf", "wolf"),
            ("clara", "dara"),
            ("straße", "strasse"),
        ),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks(checked_handle(one)) == looks(checked_handle(other))


def test_names_that_do_not() -> None:
    names = ["ana", "anna", "lucia", "luca", "marcial", "mardel", "juan", "ivan", "pablo", "paula", "maria", "mario"]
    assert len({looks(name) for name in names}) == len(names)


def test_one_name_is_one_persons(members: Running) -> None:
    with signed_up(members.client, "Morena"):
        for like in ("morena", "m0rena", "MORÉNA"):
            with pytest.raises(HandleTaken):
                APPS[members.url].state.accounts.new(like)


def test_a_server_at_home_keeps_no_accounts(server: Running) -> None:
    assert server.client.get("/api/shelf").json()["accounts"] is None
    assert key(server.client.get("/api/account")) == (404, "error-no-accounts")
    assert key(server.client.get("/api/account", headers={"Cookie": "session=abc"})) == (404, "error-no-accounts")


def test_who_is_signed_in(members: Running) -> None:
    assert members.client.get("/api/shelf").json()["accounts"] == {"mail": False, "openid": None, "sign_up": "open"}
    for cookie in (
        "",
        "session=",
        f"session={new_token()}",
        "session=" + "a" * 3_000,
        "session",
        'session="',
    ):
        assert key(members.client.get("/api/account", headers={"Cookie": cookie})) == (401, "error-not-signed-in")
        nobody = members.client.get("/api/account/here", headers={"Cookie": cookie})
        assert (nobody.status_code, nobody.json()) == (200, None)
    with signed_up(members.client, "Ana", language="es", zone="Europe/Madrid") as ana:
        told = ana.get("/api/account")
        assert told.headers["cache-control"] == "no-store"
        assert ana.get("/api/account/here").json() == told.json()
        own = {name: told.json()[name] for name in ("handle", "language", "zone")}
        assert own == {"handle": "Ana", "language": "es", "zone": "Europe/Madrid"}
        for header in ({"Origin": "https://evil.example"}, {PAGE_HEADER: "x"}, {"Sec-Fetch-Site": "cross-site"}):
            forged = ana.delete("/api/account/session", headers=header)
            assert key(forged) == (403, "error-foreign-request")
        assert ana.get("/api/account").status_code == 200
        secret = ana.cookies["session"]
        answer = ana.delete("/api/account/session", headers={"Origin": members.url, "Sec-Fetch-Site": "same-origin"})
        assert answer.status_code == 204 and "Max-Age=0" in answer.headers["set-cookie"]
        assert key(ana.get("/api/account")) == (401, "error-not-signed-in")
        with with_session(members.url, secret) as stolen:
            assert key(stolen.get("/api/account")) == (401, "error-not-signed-in")


def answered(clients: list[httpx.Client], wanted: list[int]) -> None:
    """Hold that clients are answered so: what another process did is known here within a second (PostgreSQL)."""
    last = time.monotonic() + 60
    while (found := [one.get("/api/account").status_code for one in clients]) != wanted:
        assert time.monotonic() < last, found
        time.sleep(0.05)


def test_a_session_ends_in_every_process_and_by_itself(members: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    accounts = APPS[members.url].state.accounts
    with signed_up(members.client, "Ana") as ana, members.play.store.looking():
        here = ana.cookies["session"]
        account = accounts.new("Berta")
        assert account is not None
        there = [accounts.sessions.begin(account.id, f"Browser {number}") for number in range(3)]
        clients = [with_session(members.url, secret) for secret in there]
        assert [one.get("/api/account").json()["handle"] for one in clients] == ["Berta"] * 3
        first = next(one for one in accounts.sessions.all_of(account.id) if one.browser == "Browser 0")
        assert not accounts.sessions.end_one("nobody", first.id), "another's session is not ended"
        other = type(accounts)(members.play.store)  # as another process has them
        assert other.sessions.end_one(account.id, first.id)
        members.play.store.setting("x", "y")
        answered(clients, [401, 200, 200])
        assert other.sessions.end_all(account.id, there[2]) == 1
        members.play.store.setting("x2", "y")
        answered(clients, [401, 401, 200])
        at = batch_writer.now()
        monkeypatch.setattr("dosespanas.server.features.accounts.sessions.now", lambda: at + NOTED * 2)
        accounts.sessions.forget()
        assert ana.get("/api/account").status_code == 200
        monkeypatch.setattr("dosespanas.server.features.accounts.sessions.now", lambda: at + LASTS + NOTED)
        accounts.sessions.forget()
        assert [one.get("/api/account").status_code for one in (ana, clients[2])] == [200, 401]
        assert accounts.sessions.all_of("none") == [] and here
        for one in clients:
            one.close()


def test_the_cookie_over_tls() -> None:
    from starlette.responses import Response

    answer = Response()
    set_session(answer, Settings(address="https://games.example.org"), "abc")
    told = answer.headers["set-cookie"]
    assert told.startswith("__Host-session=abc;")
    assert all(part in told for part in ("HttpOnly", "Secure", "SameSite=lax", "Path=/")) and "Domain" not in told
    assert session_of("a=b; __Host-session=abc; session=x", "__Host-session") == "abc"
    assert session_of("a=b; __Host-session=abc; session=x", "session") == "x"
