"""Two persons may agree to stop early; the objective cities are counted then (VIC-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from pydantic import TypeAdapter

import dosespanas
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.server.http.openapi_games import AnyView

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx
    from tests.server.conftest import Made, Played, Running


pytestmark = pytest.mark.rule("VIC-08")
VIEWS: TypeAdapter[Any] = TypeAdapter(AnyView)


def say(made: Made, token: str, agree: bool = True, choice: int | None = None) -> httpx.Response:
    """Agree or decline from a seat, by default at the choice now asked."""
    now = made.view(token)["choice"] if choice is None else choice
    return made.post("/agree", {"choice": now, "agree": agree}, token)


def said(made: Made, token: str, agree: bool = True) -> dict[str, Any]:
    """Agree or decline, which is let in; return the view."""
    answer = say(made, token, agree)
    assert answer.status_code == 200, answer.text
    VIEWS.validate_python(answer.json())
    found: dict[str, Any] = answer.json()
    return found


def key(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def test_both_sides_agree_and_the_objective_cities_are_counted(server: Running) -> None:
    made = server.new()
    before = made.play(30)
    revision = before["revision"]
    offered = said(made, made.republican)
    assert offered["agree"] == ["republican"] and not offered["over"]
    assert offered["revision"] == revision + 1 and offered["choice"] == before["choice"]
    for token in (made.nationalist, made.spectator):
        assert made.view(token)["agree"] == ["republican"]
    view = said(made, made.nationalist)
    assert view["over"] and view["agree"] == [] and view["legal"] is None and not view["undo"]
    outcome, objectives = view["observation"]["outcome"], view["observation"]["objectives"]
    more = objectives["nationalist"] - objectives["republican"]
    assert outcome["winner"] == ("nationalist" if more > 0 else "republican" if more < 0 else None)
    assert outcome["reason"] == "outcome-agreed"
    assert made.get("/log").json()[-1]["kind"] == "game-over"
    assert key(say(made, made.republican)) == (403, "error-game-over")


def test_in_a_hot_seat_one_call_speaks_for_both(server: Running) -> None:
    made = server.new(hotseat=True)
    made.play(5)
    assert said(made, made.nationalist, agree=False)["revision"] == made.view()["revision"]
    assert said(made, made.nationalist)["over"]


def test_the_record_of_an_agreed_game_ends_like_the_game(server: Running) -> None:
    made = server.new(hotseat=True)
    made.play(12)
    over = said(made, made.nationalist)
    record = made.get("/record").text
    assert '[Agreed "yes"]' in record
    assert dosespanas.load_record(record).record() == record
    seats = {"nationalist": "person", "republican": "random"}
    again = server.made(server.client.post("/api/records", json={"record": record, "seats": seats}))
    assert again.view()["observation"]["outcome"] == over["observation"]["outcome"]


def test_a_computer_opponent_does_not_agree(server: Running) -> None:
    made = server.new(republican="random")
    for agree in (True, False):
        answer = say(made, made.nationalist, agree)
        assert key(answer) == (422, "error-no-agreement")
        assert answer.json()["error"]["rule"] == "VIC-08"
    assert made.view()["agree"] == [] and not made.view()["over"]


def test_declining_and_withdrawing_leave_no_offer(server: Running) -> None:
    made = server.new()
    for speaker in (made.nationalist, made.republican):
        said(made, made.nationalist)
        assert said(made, speaker, agree=False)["agree"] == []
    assert said(made, made.republican)["agree"] == ["republican"], "the earlier offer no longer counts"


def test_repeated_words_change_nothing(server: Running) -> None:
    made = server.new()
    for agree in (True, False):
        once = said(made, made.nationalist, agree=agree)
        assert once["agree"] == (["nationalist"] if agree else [])
        assert said(made, made.nationalist, agree=agree) == once


def test_an_action_or_undo_withdraws_an_offer(server: Running) -> None:
    made = server.new()
    said(made, made.republican)
    view = made.view()
    acted = made.act(view["legal"][0]["action"], view)
    assert acted["undo"] and acted["agree"] == []
    said(made, made.republican)
    back = made.post("/undo", {"choice": acted["choice"]}).json()
    assert back["choice"] == 0 and back["agree"] == []
    assert not said(made, made.nationalist)["over"]


def test_late_strange_and_unreadable_requests(server: Running) -> None:
    made, other = server.new(), server.new()
    choice = made.play(3)["choice"]
    assert key(say(made, made.nationalist, choice=choice - 1)) == (409, "error-stale-choice")
    assert key(say(made, made.nationalist, choice=choice + 1)) == (409, "error-stale-choice")
    assert key(say(made, made.spectator)) == (403, "error-spectator")
    assert key(say(made, other.nationalist, choice=choice)) == (404, "error-unknown-game")
    for body in (
        {"choice": choice},
        {"choice": choice, "agree": 1},
        {"choice": choice, "agree": None},
        {"agree": True},
    ):
        assert key(made.post("/agree", body)) == (422, "error-bad-request")
    assert made.view()["agree"] == []


def test_offers_and_agreements_are_on_disk(open_play: Callable[[], Played]) -> None:
    players = {"nationalist": "person", "republican": "person"}
    first = open_play()
    made = first.create("espana1936", "1936", {}, players, False, None)
    seats = {side: first.seat(made["id"], token) for side, token in made["seats"].items()}
    first.agree(seats["nationalist"], 0, True)
    second = open_play()
    assert second.view(seats["republican"])["agree"] == ["nationalist"]
    second.agree(seats["republican"], 0, False)
    assert first.view(seats["nationalist"])["agree"] == []
    first.agree(seats["republican"], 0, True)
    over = second.agree(seats["nationalist"], 0, True)
    assert over["over"] and first.view(seats["nationalist"]) == over == open_play().view(seats["nationalist"])
    with pytest.raises(DosEspanasError):
        open_play().agree(seats["nationalist"], 0, True)
