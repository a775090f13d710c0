"""Two persons whose game is over play again: one offers it, the other accepts or declines; both have their secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from dosespanas.server.games.live_game import rematch_of
from dosespanas.server.storage.store import LogEntry

if TYPE_CHECKING:
    import httpx
    from tests.server.conftest import Made, Running

NUMBER = "1f" * 32


def over(server: Running, **more: Any) -> Made:
    """A game between two persons apart that one of them has given up."""
    made = server.new(**more)
    made.post("/resign", {}, made.nationalist)
    return made


def key(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def ask(server: Running, game: str, token: str, what: str = "", body: dict[str, Any] | None = None) -> Any:
    """Ask about another game with a secret of this one."""
    headers = {"Authorization": f"Bearer {token}"}
    path = f"/api/games/{game}{what}"
    client = server.client
    answer = client.get(path, headers=headers) if body is None else client.post(path, json=body, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def offer(made: Made, token: str, swap: bool = False) -> Any:
    return made.post("/rematch", {"swap": swap}, token)


def accept(made: Made, token: str, swap: bool = False) -> Any:
    return made.post("/rematch/accept", {"swap": swap}, token)


def end(made: Made, token: str, side: str) -> Any:
    """Withdraw or decline the rematch that a side offers."""
    answer = made.client.delete(f"/api/games/{made.id}/rematch?side={side}", headers=made.headers(token))
    assert answer.status_code == 200, answer.text
    return answer.json()["rematch"]


@pytest.mark.parametrize("swap", [False, True])
@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_both_open_it_with_the_secrets_they_have(server: Running, game: str, swap: bool) -> None:
    made = over(server, game=game)
    assert made.view()["rematch"] is None
    offered = {"state": "offered", "id": None, "side": "republican", "swap": swap, "rated": False}
    assert offer(made, made.republican, swap).json()["rematch"] == offered
    for token in (made.nationalist, made.republican):
        assert made.view(token)["rematch"] == offered, "it is told on the other side's screen too"
    assert made.view(made.spectator)["rematch"] is None
    assert offer(made, made.nationalist, not swap).json()["rematch"] == offered, "there is but one"
    assert len(server.client.get("/api/games", headers=made.headers(made.nationalist)).json()) == 1, "nothing is begun"
    told = accept(made, made.nationalist, swap).json()["rematch"]
    assert told == offered | {"state": "begun", "id": told["id"]}
    assert accept(made, made.nationalist, swap).json()["rematch"] == told, "pressed twice it is begun once"
    assert end(made, made.nationalist, "republican") == told == end(made, made.republican, "republican")
    sides = {}
    for token, side in ((made.nationalist, "nationalist"), (made.republican, "republican")):
        view = ask(server, told["id"], token)
        assert view["chance"]["missing"] and view["guest"] is None
        sides[side] = view["you"]
        begun = ask(server, told["id"], token, "/chance", {"number": NUMBER})
    own, other = (["republican"], ["nationalist"]) if swap else (["nationalist"], ["republican"])
    assert sides == {"nationalist": own, "republican": other}
    assert begun["observation"]["game"] == game and not begun["over"] and begun["choice"] == 0
    listed = server.client.get("/api/games", headers={"Authorization": f"Bearer {made.nationalist}"}).json()
    assert {one["id"] for one in listed} == {made.id, told["id"]}


def test_what_was_begun_but_not_written_is_made_up_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = over(server)
    offer(made, made.nationalist)
    with monkeypatch.context() as cut:
        cut.setattr(type(server.play.service), "_begin_again", lambda *_: None)
        told = accept(made, made.republican).json()["rematch"]
    assert accept(made, made.republican).json()["rematch"] == told
    assert ask(server, told["id"], made.republican)["you"] == ["republican"]


def test_nobody_accepts_his_own_offer_or_one_that_he_was_not_told(server: Running) -> None:
    made = over(server)
    for token in (made.nationalist, made.republican):
        assert key(accept(made, token)) == (409, "error-rematch-gone"), "there is none"
    offer(made, made.nationalist, True)
    assert key(accept(made, made.nationalist, True)) == (409, "error-rematch-gone")
    assert key(accept(made, made.republican, False)) == (409, "error-rematch-gone"), "another one was on his screen"
    assert end(made, made.nationalist, "nationalist") is None
    assert key(accept(made, made.republican, True)) == (409, "error-rematch-gone"), "it was withdrawn meanwhile"
    offer(made, made.republican)
    told = end(made, made.nationalist, "nationalist")
    assert told["side"] == "republican", "an own offer that is withdrawn twice declines no other"


def test_who_was_declined_asks_no_more_and_is_told(server: Running) -> None:
    made = over(server)
    offer(made, made.nationalist, True)
    declined = {"state": "declined", "id": None, "side": "nationalist", "swap": True, "rated": False}
    assert end(made, made.republican, "nationalist") == declined == made.view(made.nationalist)["rematch"]
    server.play.forget(made.id)
    assert made.view(made.nationalist)["rematch"] == declined
    assert key(accept(made, made.republican, True)) == (409, "error-rematch-gone")
    assert key(offer(made, made.nationalist)) == (409, "error-rematch-closed")
    assert offer(made, made.republican).json()["rematch"]["state"] == "offered", "who declined may ask himself"
    assert accept(made, made.nationalist).json()["rematch"]["state"] == "begun"


def test_a_rematch_is_not_offered_and_withdrawn_without_end(server: Running) -> None:
    made = over(server)
    for _ in range(3):
        assert offer(made, made.nationalist).status_code == 200
        assert end(made, made.nationalist, "nationalist") is None
    server.play.forget(made.id)
    assert key(offer(made, made.nationalist)) == (409, "error-rematch-closed")


def test_looking_begins_accepts_and_refuses_nothing(server: Running) -> None:
    made = over(server)
    told = offer(made, made.nationalist).json()["rematch"]
    for method in ("GET", "HEAD"):
        for what in ("", "/rematch", "/rematch/accept", "/rematch/accept?swap=false", "/rematch?side=nationalist"):
            made.client.request(method, f"/api/games/{made.id}{what}", headers=made.headers(made.republican))
    assert made.view(made.republican)["rematch"] == told


def test_it_stands_after_a_restart_and_is_in_no_record(server: Running) -> None:
    made = over(server)
    before = made.get("/record").text
    for do, token in ((offer, made.nationalist), (accept, made.republican)):
        told = do(made, token).json()["rematch"]
        server.play.forget(made.id)
        assert made.view(made.republican)["rematch"] == told
    assert made.get("/record").text == before


def test_one_that_was_begun_before_there_were_offers_is_still_told() -> None:
    told = rematch_of(LogEntry("rematch", "republican", "0123456789abcdef swapped rated"))
    assert told == {"state": "begun", "id": "0123456789abcdef", "side": "republican", "swap": True, "rated": True}


def test_who_may_not_begin_one(server: Running) -> None:
    playing, watched = server.new(), over(server)
    alone = server.new(republican="scripted")
    alone.post("/resign", {}, alone.nationalist)
    screen = server.new(hotseat=True)
    screen.post("/resign", {}, screen.nationalist)
    for made in (playing, alone, screen):
        for what in (offer, accept):
            assert key(what(made, made.nationalist)) == (409, "error-no-rematch")
    for what in (offer, accept):
        assert key(what(watched, watched.spectator)) == (403, "error-spectator")
