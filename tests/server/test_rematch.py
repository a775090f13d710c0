"""Two persons whose game is over play again: one begins, the other opens the new game with the secret it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

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


@pytest.mark.parametrize("swap", [False, True])
@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_both_open_it_with_the_secrets_they_have(server: Running, game: str, swap: bool) -> None:
    made = over(server, game=game)
    assert made.view()["rematch"] is None
    told = made.post("/rematch", {"swap": swap}, made.republican).json()["rematch"]
    assert told["side"] == "republican" and told["swap"] == swap and told["rated"] is False
    for token in (made.nationalist, made.republican):
        assert made.view(token)["rematch"] == told, "it is told on the other side's screen too"
    assert made.view(made.spectator)["rematch"] is None
    assert made.post("/rematch", {"swap": not swap}, made.nationalist).json()["rematch"] == told, "there is but one"
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


def test_it_stands_after_a_restart_and_is_in_no_record(server: Running) -> None:
    made = over(server)
    before = made.get("/record").text
    told = made.post("/rematch", {}, made.nationalist).json()["rematch"]
    server.play.forget(made.id)
    assert made.view(made.republican)["rematch"] == told
    assert made.get("/record").text == before


def test_who_may_not_begin_one(server: Running) -> None:
    playing, watched = server.new(), over(server)
    alone = server.new(republican="scripted")
    alone.post("/resign", {}, alone.nationalist)
    screen = server.new(hotseat=True)
    screen.post("/resign", {}, screen.nationalist)
    for made in (playing, alone, screen):
        assert key(made.post("/rematch", {}, made.nationalist)) == (409, "error-no-rematch")
    assert key(watched.post("/rematch", {}, watched.spectator)) == (403, "error-spectator")
