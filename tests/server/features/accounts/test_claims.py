"""Seats that are an account's: opened by its session on any device, and by nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import PAGE, new_number, new_secret, signed_up
from tests.server.test_invitations import begun
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from dosespanas.server.features.accounts.signed_in import PAGE_HEADER

if TYPE_CHECKING:
    import httpx
    from tests.server.conftest import Made, Running


def key(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def claim(client: httpx.Client, game: str, secret: str) -> httpx.Response:
    return client.post(f"/api/account/games/{game}", headers={"Authorization": f"Bearer {secret}"})


def act(client: httpx.Client, made: Made, **headers: str) -> httpx.Response:
    view = client.get(f"/api/games/{made.id}").json()
    body = {"choice": view["choice"], "action": view["legal"][0]["action"] if view["legal"] else "x"}
    return client.post(f"/api/games/{made.id}/actions", json=body, headers=headers)


def test_a_claimed_seat_is_opened_by_its_account_alone(members: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = members.new(hotseat=True)
    made.play(3)
    path = f"/api/games/{made.id}"
    with signed_up(members.client, "Ana") as ana, signed_up(members.client, "Eve") as eve:
        assert key(claim(eve, made.id, made.spectator)) == (403, "error-spectator")
        assert key(claim(eve, made.id, new_secret())) == (404, "error-unknown-game")
        assert key(members.client.post(f"/api/account/games/{made.id}", headers=PAGE | made.headers(None)))[0] == 401
        mine = {"id": made.id, "you": ["nationalist", "republican"]}
        assert claim(ana, made.id, made.nationalist).json() == mine
        assert claim(ana, made.id, made.nationalist).json() == mine, "the same again is answered alike"
        for secret in (made.nationalist, made.republican):
            assert key(made.get(token=secret)) == (404, "error-unknown-game"), "the old link opens nothing"
            assert key(claim(eve, made.id, secret)) == (404, "error-unknown-game")
        assert made.get(token=made.spectator).json()["you"] == []
        assert ana.get(path).json()["you"] == ["nationalist", "republican"]
        assert key(eve.get(path)) == (404, "error-unknown-game")
        assert act(ana, made).status_code == 200
        for header in ({PAGE_HEADER: "no"}, {PAGE_HEADER: ""}):
            assert key(act(ana, made, **header)) == (403, "error-foreign-request")
        assert key(ana.post(f"{path}/undo", json={"choice": 1}, headers={PAGE_HEADER: "x"}))[0] == 403
        assert ana.get(f"{path}/log").status_code == 200
        assert [one["id"] for one in ana.get("/api/account/games").json()] == [made.id]
        assert ana.get("/api/account/games").json()[0]["you"] == ["nationalist", "republican"]
        assert eve.get("/api/account/games").json() == []
        address = f"{members.url.replace('http', 'ws')}{path}/live"
        cookie = {"Cookie": f"session={ana.cookies['session']}"}
        with connect(address, additional_headers=cookie) as line:
            line.send('{"token": ""}')
            assert '"choice"' in str(line.recv(timeout=60))
            monkeypatch.setattr("dosespanas.server.http.websocket.BEAT", 0.05)
            assert act(ana, made).status_code == 200
            line.recv(timeout=60)
            ana.delete("/api/account/session")
            with pytest.raises(ConnectionClosed):  # within a beat
                for _ in range(100):
                    line.recv(timeout=60)
        with connect(address, additional_headers=cookie) as line, pytest.raises(ConnectionClosed):
            line.send('{"token": ""}')
            line.recv(timeout=60)
        assert key(ana.get(path)) == (401, "error-no-token")


def test_two_persons_apart_and_their_rematch(members: Running) -> None:
    made, invitation = begun(members)
    assert made.get("/invitation", invitation).json()["by"] is None, "nobody with an account"
    guest = new_secret()
    assert made.post("/seat", {"secret": guest}, invitation).status_code == 200
    with signed_up(members.client, "Ana") as ana, signed_up(members.client, "Berta") as berta:
        assert claim(ana, made.id, made.nationalist).status_code == 200
        assert key(claim(ana, made.id, guest)) == (409, "error-other-side-yours")
        assert claim(berta, made.id, guest).json()["you"] == ["republican"]
        path = f"/api/games/{made.id}"
        for one in (ana, berta):
            assert one.post(f"{path}/chance", json={"number": new_number()}).status_code == 200
        assert ana.get(path).json()["observation"]["viewer"] == "nationalist"
        assert berta.get(path).json()["observation"]["viewer"] == "republican"
        assert berta.post(f"{path}/resign", json={}).json()["over"]
        assert ana.post(f"{path}/rematch", json={"swap": True}).json()["rematch"]["state"] == "offered"
        again = berta.post(f"{path}/rematch/accept", json={"swap": True}).json()["rematch"]["id"]
        assert ana.get(f"/api/games/{again}").json()["you"] == ["republican"]
        assert berta.get(f"/api/games/{again}").json()["you"] == ["nationalist"]
        assert len(berta.get("/api/account/games").json()) == 2


def test_a_game_that_somebody_signed_in_begins_is_theirs(members: Running) -> None:
    body = {"game": "espana1936", "scenario": "1936", "seats": {"nationalist": "person", "republican": "person"}}
    with signed_up(members.client, "Ana") as ana:
        forged = ana.post("/api/games", json=body | {"mine": "nationalist"}, headers={PAGE_HEADER: ""})
        assert key(forged) == (403, "error-foreign-request")
        made = ana.post("/api/games", json=body | {"mine": "nationalist"}).json()
        assert made["seats"] == {"nationalist": "", "republican": None} and made["invitation"]
        assert ana.get(f"/api/games/{made['id']}").json()["you"] == ["nationalist"]
        shared = ana.post("/api/games", json=body | {"hotseat": True}).json()
        assert shared["seats"] == {"nationalist": "", "republican": ""}
        assert ana.get(f"/api/games/{shared['id']}").json()["you"] == ["nationalist", "republican"]
        new = ana.post(f"/api/games/{made['id']}/invitation", json={}).json()
        assert new["side"] == "republican", "a new link in place of the old one"
        with signed_up(members.client, "Eve") as eve:
            assert key(eve.get(f"/api/games/{made['id']}")) == (404, "error-unknown-game")


def test_an_invitation_names_who_sent_it_as_long_as_they_have_a_name(members: Running) -> None:
    made, invitation = begun(members)
    with signed_up(members.client, "Ana") as ana, signed_up(members.client, "Eve") as eve:
        assert made.get("/invitation", invitation).json()["by"] is None, "whoever has no account has no name"
        assert claim(ana, made.id, made.nationalist).status_code == 200
        assert made.get("/invitation", invitation).json()["by"] == "Ana"
        secret = new_secret()
        assert made.post("/seat", {"secret": secret}, invitation).status_code == 200
        assert claim(eve, made.id, secret).status_code == 200
        assert made.get("/invitation", invitation).json()["by"] == "Ana", "not the guest"
        assert ana.post("/api/account/close", json={"handle": "Ana"}).status_code == 204
        assert made.get("/invitation", invitation).json()["by"] is None
