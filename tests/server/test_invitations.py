"""A seat's secret is known to its holder alone: invitations are taken up once, secrets are renewed by who has them."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import PERSONS, Made, Played, execute, new_number, new_secret, rows_of
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from dosespanas.server.errors import UnknownGame
from dosespanas.server.games.invitations import InvitationTaken, UnknownInvitation
from dosespanas.server.storage.store import GameRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Running

HOST, GUEST = "nationalist", "republican"


def key(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def begun(server: Running, game: str = "espana1936", **more: Any) -> tuple[Made, str]:
    """A game whose guest is awaited, the guest's secret still unknown; and the invitation."""
    body = {"game": game, "scenario": "1936", "seats": PERSONS, "mine": HOST, "name": "Friday"} | more
    answer = server.client.post("/api/games", json=body)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    assert told["seats"][GUEST] is None and told["invitation"]["side"] == GUEST
    made = Made(server.client, told["id"], told["seats"][HOST], "", told["spectator"])
    return made, told["invitation"]["invitation"]


def take(made: Made, invitation: str, secret: str) -> Any:
    return made.post("/seat", {"secret": secret}, invitation)


@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_a_guest_takes_a_seat_that_the_host_cannot_open(server: Running, game: str) -> None:
    made, invitation = begun(server, game)
    assert made.view()["guest"] == {"side": GUEST, "invited": True, "taken": None}
    told = made.get("/invitation", invitation).json()
    assert (told["game"], told["side"], told["host"], told["name"]) == (game, GUEST, HOST, "Friday")
    assert told["taken"] is None and set(told["options"].values()) <= {True, False}
    for path in ("", "/log", "/record", "/history/0"):
        assert key(made.get(path, invitation)) == (404, "error-unknown-game"), "an invitation is no seat"
    assert key(made.post("/chance", {"number": new_number()}, invitation)) == (404, "error-unknown-game")
    secret = new_secret()
    view = take(made, invitation, secret).json()
    assert view["you"] == [GUEST] and view["guest"]["taken"] > 0 and not view["guest"]["invited"]
    assert take(made, invitation, secret).json() == view, "the same again is answered alike"
    assert key(take(made, invitation, new_secret())) == (409, "error-invitation-taken")
    assert made.get("/invitation", invitation).json()["taken"] == view["guest"]["taken"]
    made.post("/chance", {"number": new_number()}, made.nationalist)
    assert made.view()["chance"]["missing"] == [GUEST], "the host gave his number, and cannot give the guest's"
    assert key(made.post("/chance", {"number": new_number()})) == (409, "error-number-given")
    begins = made.post("/chance", {"number": new_number()}, secret).json()
    assert begins["observation"]["viewer"] == GUEST
    made.republican = secret
    made.play(15)
    assert made.view()["guest"]["taken"] == view["guest"]["taken"]


def test_an_invitation_is_withdrawn_and_sent_anew_until_it_is_taken(server: Running) -> None:
    made, first = begun(server)
    withdrawn = made.client.delete(f"/api/games/{made.id}/invitation", headers=made.headers(None))
    assert withdrawn.json()["guest"] == {"side": GUEST, "invited": False, "taken": None}
    assert (
        key(take(made, first, new_secret())) == key(made.get("/invitation", first)) == (404, "error-unknown-invitation")
    )
    second, third = (made.post("/invitation", {}).json()["invitation"] for _ in range(2))
    assert key(take(made, second, new_secret())) == (404, "error-unknown-invitation")
    assert key(made.post("/invitation", {}, made.spectator)) == (403, "error-spectator")
    secret = new_secret()
    assert take(made, third, secret).status_code == 200
    for seat in (made.nationalist, secret):
        assert key(made.post("/invitation", {}, seat)) == (409, "error-invitation-taken")
        answer = made.client.delete(f"/api/games/{made.id}/invitation", headers=made.headers(seat))
        assert key(answer) == (409, "error-invitation-taken")
    for dead in (first, second, third, "nonsense"):
        assert take(made, dead, new_secret()).status_code in (404, 409)
    assert made.view(secret)["you"] == [GUEST]


def test_of_many_takers_in_two_processes_one_is_first(open_play: Callable[[], Played]) -> None:
    plays = [open_play(), open_play()]
    for _ in range(4):
        made = plays[0].service.create("espana1936", "1936", {}, PERSONS, False, None, HOST)
        secrets = [new_secret() for _ in range(6)]
        won: list[tuple[str, Any]] = []
        lost: list[InvitationTaken] = []

        def come(play: Played, secret: str, made: Any = made, won: Any = won, lost: Any = lost) -> None:
            try:
                won.append((secret, play.invitations.take(made["id"], made["invitation"]["invitation"], secret)))
            except InvitationTaken as error:
                lost.append(error)

        # each comes twice, as one whose answer got lost does
        threads = [threading.Thread(target=come, args=(plays[i % 2], secrets[i // 2])) for i in range(12)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(won) == 2 and len({secret for secret, _ in won}) == 1 and len(lost) == 10
        for play in plays:
            assert play.seat(made["id"], won[0][0]).sides == (GUEST,)


def test_twenty_games_show_their_creator_no_hand(server: Running) -> None:
    for _ in range(20):
        made, invitation = begun(server)
        made.post("/chance", {"number": new_number()})
        for token in (made.nationalist, made.spectator, invitation):
            for path in ("", "/record"):
                answer = made.get(path, token)
                assert "nac_" not in answer.text and "rep_" not in answer.text and '"hands"' not in answer.text
        assert made.view()["observation"] is None


def test_a_record_is_gone_on_with_by_invitation(server: Running) -> None:
    old = server.new(hotseat=True)
    old.play(30)
    body = {"record": old.get("/record").text, "seats": PERSONS}
    assert key(server.client.post("/api/records", json=body)) == (422, "error-mine")
    told = server.client.post("/api/records", json=body | {"mine": GUEST}).json()
    assert told["seats"][HOST] is None and told["invitation"]["side"] == HOST
    made = Made(server.client, told["id"], "", told["seats"][GUEST], told["spectator"])
    shown = made.get("/invitation", told["invitation"]["invitation"]).json()
    assert shown["origin"] == {"choice": old.view()["choice"], "redealt": True, "drawn": None}
    made.nationalist = new_secret()
    take(made, told["invitation"]["invitation"], made.nationalist)
    for token in (made.nationalist, made.republican):
        made.post("/chance", {"number": new_number()}, token)
    assert made.view()["origin"]["redealt"] and made.play(10)["choice"] >= 10


def test_who_begins_a_game_for_two_says_which_side_is_theirs(server: Running) -> None:
    body = {"game": "espana1936", "scenario": "1936", "seats": PERSONS}
    assert key(server.client.post("/api/games", json=body)) == (422, "error-mine")
    against = body | {"seats": {"nationalist": "random", "republican": "person"}}
    assert key(server.client.post("/api/games", json=against | {"mine": HOST})) == (422, "error-mine")
    for fits in (against, against | {"mine": GUEST}, body | {"hotseat": True}):
        assert server.client.post("/api/games", json=fits).json()["invitation"] is None
    made = server.new(republican="random")
    assert key(made.post("/invitation", {})) == (409, "error-no-invitation")


def test_a_secret_is_renewed_by_its_holder(server: Running) -> None:
    for hotseat in (False, True):
        made = server.new(hotseat=hotseat)
        made.play(6)
        old, new, before = made.nationalist, new_secret(), made.view()
        after = made.post("/secret", {"secret": new}).json()
        assert after == before == made.post("/secret", {"secret": new}).json(), "the same again is answered alike"
        for answer in (made.get(), made.get("/log"), made.post("/actions", {"choice": 6, "action": "done"})):
            assert key(answer) == (404, "error-unknown-game")
        assert made.view(new) == before and made.post("/secret", {"secret": new}, new).json() == before
        assert key(made.post("/secret", {"secret": new_secret()}, old)) == (404, "error-unknown-game")
        assert key(made.post("/secret", {"secret": new_secret()}, made.spectator)) == (403, "error-spectator")
        assert key(made.post("/secret", {"secret": made.spectator}, new)) == (409, "error-secret-known")
        made.nationalist = new
        if hotseat:
            made.republican = new
        assert made.play(6)["choice"] > before["choice"]


@pytest.mark.parametrize("secret", ["", "short", "a" * 31, "a" * 33, "a" * 31 + ".", "ñ" * 32, 7, None])
def test_secrets_that_are_none(server: Running, secret: Any) -> None:
    made, invitation = begun(server)
    for path, token in (("/seat", invitation), ("/secret", made.nationalist)):
        answer = made.post(path, {"secret": secret}, token)
        assert answer.status_code == 422 and (secret is None or secret == "" or str(secret) not in answer.text)
    assert made.view()["guest"]["invited"]


def test_a_renewed_secret_is_old_in_every_process(open_play: Callable[[], Played]) -> None:
    here, there = open_play(), open_play()
    made = here.create("espana1936", "1936", {}, PERSONS, False, None)
    old, new = made["seats"][HOST], new_secret()
    view = there.view(there.seat(made["id"], old))
    held = there.seat(made["id"], old)
    here.invitations.renew(made["id"], old, new)
    with pytest.raises(UnknownGame):
        there.act(held, view["choice"], view["legal"][0]["action"])
    for play in (here, there):
        with pytest.raises(UnknownGame):
            play.view(play.seat(made["id"], old))
        assert play.view(play.seat(made["id"], new)) == view


def test_the_sockets_of_a_renewed_secret_are_closed(server: Running) -> None:
    made = server.new()
    address = f"{server.url.replace('http', 'ws')}/api/games/{made.id}/live"
    with connect(address) as old, connect(address) as other:
        for socket, token in ((old, made.nationalist), (other, made.republican)):
            socket.send(json.dumps({"token": token}))
            assert json.loads(socket.recv(timeout=60))["choice"] == 0
        made.post("/secret", {"secret": new_secret()})
        with pytest.raises(ConnectionClosed) as closed:
            old.recv(timeout=60)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
        with pytest.raises(TimeoutError):
            other.recv(timeout=0.3)


@pytest.mark.sqlite
def test_nothing_of_a_guests_secret_is_told_or_kept(
    server: Running, url: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    made, invitation = begun(server)
    secret = new_secret()
    said = [take(made, invitation, secret).text, take(made, invitation, new_secret()).text]
    for token in (made.nationalist, secret):
        said.append(made.post("/chance", {"number": new_number()}, token).text)
    renewed = new_secret()
    said.append(made.post("/secret", {"secret": renewed}, secret).text)
    for token in (made.nationalist, made.spectator, renewed, invitation):
        said += [made.get(path, token).text for path in ("", "/log", "/record", "/invitation", "/proof")]
    said += [server.client.get("/api/games", headers=made.headers(token)).text for token in (made.nationalist, renewed)]
    kept = b"".join(Path(url.removeprefix("sqlite:///") + suffix).read_bytes() for suffix in ("", "-wal"))
    told = "".join(said) + caplog.text + "".join(capfd.readouterr())
    for each in (secret, renewed, invitation):
        assert each.encode() not in kept and each not in told


def test_a_game_of_before_goes_on_as_what_it_is(server: Running, url: str) -> None:
    made = server.new()
    execute(url, f"UPDATE seats SET invitation = NULL, taken = NULL WHERE game = '{made.id}'")
    server.play._cache._held.clear()
    assert made.view()["guest"] is None
    assert key(made.post("/invitation", {})) == (409, "error-no-invitation")
    assert made.play(10)["choice"] >= 10
    assert made.post("/secret", {"secret": new_secret()}).status_code == 200


def test_a_game_and_its_invitation_are_not_told_to_strangers(open_play: Callable[[], Played]) -> None:
    play = open_play()
    made = play.service.create("espana1936", "1936", {}, PERSONS, False, None, HOST)
    row = play.store.game(made["id"])
    assert isinstance(row, GameRow)
    for game, token in ((made["id"], "nonsense"), ("nowhere", made["invitation"]["invitation"]), (made["id"], "")):
        with pytest.raises(UnknownInvitation):
            play.invitations.take(game, token, new_secret())


def test_what_lies_in_the_database_is_checked(server: Running, url: str) -> None:
    made, _ = begun(server)
    rows = rows_of(url, "SELECT side, token_hash, invitation, taken FROM seats WHERE game = :game", made.id)
    assert sorted((side, token is None, sent is None, taken) for side, token, sent, taken in rows) == [
        (HOST, False, True, None),
        (GUEST, True, False, None),
        ("spectator", False, True, None),
    ]
    execute(url, f"UPDATE seats SET number = '{'1' * 64}' WHERE game = '{made.id}' AND side = '{GUEST}'")
    assert key(made.get()) == (410, "error-game-damaged"), "nobody can have given the number of a seat nobody holds"
