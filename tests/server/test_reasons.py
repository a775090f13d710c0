"""What computer opponents gave as reasons: kept with their choices, told when it does no harm."""

from collections.abc import Callable
from typing import Any

from tests.server.conftest import Played

from dosespanas.players import make
from dosespanas.server.games.seats import Seat
from dosespanas.server.opponents.ai_worker import choose

SEATS = {"nationalist": "scripted", "republican": "person"}


def answer_all(play: Played, game: str) -> list[int]:
    """Answer what the opponent of a game is asked, with its reasons; return the choices."""
    answered = []
    while (question := play.question(game)) is not None:
        found = choose(20, question.asked, None) or choose(20, question.asked, "")
        assert found is not None
        play.answer(game, question, *found)
        answered.append(question.asked.choice)
    return answered


def on(play: Played, seat: Seat, turn: int) -> dict[str, Any]:
    """Play a person's part with the scripted opponent's choices until a turn has begun; return the view."""
    player = make("scripted", 3)
    while True:
        answer_all(play, seat.game)
        view = play.view(seat)
        if view["over"] or view["observation"]["turn"] >= turn:
            return view
        play.act(seat, view["choice"], player.choose(view["observation"], view["legal"])[0])


def test_reasons_are_told_once_the_turn_is_over(open_play: Callable[[], Played]) -> None:
    play = open_play()
    made = play.create("espana1936", "1936", {}, SEATS, False, None)
    seat = play.seat(made["id"], made["seats"]["republican"])
    assert len(answer_all(play, made["id"])) > 10
    assert play.reasons(seat, -1) == [], "the turn goes on"
    on(play, seat, 2)
    found = play.reasons(seat, -1)
    assert {one["side"] for one in found} == {"nationalist"} and {one["turn"] for one in found} == {1}
    assert {"reason-joins", "reason-strikes"} <= {one["reason"]["key"] for one in found}
    secret = {"reason-keep-cards", "reason-event", "reason-event-card", "reason-card-strikes"}
    assert not secret & {one["reason"]["key"] for one in found}
    middle = found[len(found) // 2]["choice"]
    assert all(one["choice"] >= middle for one in play.reasons(seat, middle))
    watching = play.seat(made["id"], made["spectator"])
    assert play.reasons(watching, -1) == found

    again = open_play()
    assert again.reasons(seat, -1) == found, "they outlive the server"


def test_a_persons_undo_takes_no_reason_back(open_play: Callable[[], Played]) -> None:
    play = open_play()
    made = play.create("espana1936", "1936", {}, SEATS, False, None)
    seat = play.seat(made["id"], made["seats"]["republican"])
    view = on(play, seat, 2)
    while not view["undo"]:
        answer_all(play, seat.game)
        view = play.view(seat)
        if view["legal"]:
            view = play.act(seat, view["choice"], view["legal"][0]["action"])
    before = play.reasons(seat, -1)
    play.undo(seat, view["choice"])
    assert play.reasons(seat, -1) == before


def test_what_is_no_reason_harms_nothing(open_play: Callable[[], Played]) -> None:
    play = open_play()
    made = play.create("espana1936", "1936", {}, SEATS, False, None)
    seat = play.seat(made["id"], made["seats"]["republican"])
    for wrong in ("because", {"key": object()}, {"key": "x" * 5000}, {"box": "box:madrid"}, None):
        question = play.question(made["id"])
        assert question is not None
        play.answer(made["id"], question, question.asked.legal[0]["action"], wrong)
    assert play.store.reasons(made["id"]) == [] == play.reasons(seat, -1)


def test_when_the_game_is_over_all_is_told(open_play: Callable[[], Played]) -> None:
    play = open_play()
    made = play.create("espana1936", "1936", {}, {"nationalist": "scripted", "republican": "scripted"}, False, None)
    answer_all(play, made["id"])
    seat = play.seat(made["id"], made["spectator"])
    found = play.reasons(seat, -1)
    assert {"reason-keep-cards", "reason-event-card"} <= {one["reason"]["key"] for one in found}
    assert {one["side"] for one in found} == {"nationalist", "republican"}
    assert len(found) == len(play.store.reasons(made["id"]))
