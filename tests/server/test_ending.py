"""A side may give up, a computer opponent may offer to, and advice between persons is agreed on before."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pydantic import TypeAdapter

import dosespanas
from dosespanas.kernel.errors import BadRecord, IllegalAction
from dosespanas.kernel.side import Side
from dosespanas.server.http.openapi_games import AnyView
from dosespanas.server.opponents.ai_worker import ChoiceQuestion, hopeless

if TYPE_CHECKING:
    import httpx
    from tests.server.conftest import Played, Running


VIEWS: TypeAdapter[object] = TypeAdapter(AnyView)


def key(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the key of a refusal."""
    return answer.status_code, answer.json()["error"]["key"]


@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_whoever_gives_up_has_lost_and_the_record_says_so(game: str) -> None:
    played = dosespanas.new_game(game, seed="5" * 32)
    for _ in range(12):
        played.apply(played.legal_actions()[0])
    played.resign(Side.REPUBLICAN)
    outcome = played.outcome()
    assert played.actor is None and outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "outcome-resigned")
    record = played.record()
    assert '[Resigned "republican"]' in record
    again = dosespanas.load_record(record)
    assert again.record() == record and again.resigned == 1
    with pytest.raises(IllegalAction):
        played.resign(0)
    with pytest.raises(BadRecord, match="tag Resigned"):
        dosespanas.load_record(record.replace('Resigned "republican"', 'Resigned "nobody"'))


def test_a_seat_gives_up_whoever_is_asked_and_that_is_kept(server: Running) -> None:
    made = server.new(republican="random")
    made.play(1)
    ended = made.post("/resign", {}, made.nationalist)
    assert ended.status_code == 200, ended.text
    VIEWS.validate_python(ended.json())
    outcome = ended.json()["observation"]["outcome"]
    assert (outcome["winner"], outcome["reason"]) == ("republican", "outcome-resigned")
    assert key(made.post("/resign", {}, made.nationalist)) == (403, "error-game-over")
    assert '[Resigned "nationalist"]' in made.get("/record", made.nationalist).text
    server.play._cache.drop(made.id)
    assert made.view(made.nationalist)["observation"]["outcome"] == outcome


def test_nobody_else_gives_up_for_a_seat(server: Running) -> None:
    made = server.new()
    assert key(made.post("/resign", {}, made.spectator))[1] == "error-spectator"
    assert key(made.post("/resign", {"accept": True}, made.republican)) == (409, "error-no-yield")
    assert made.post("/resign", {}, made.republican).json()["observation"]["outcome"]["winner"] == "nationalist"


def test_what_it_would_come_to_is_what_it_comes_to(server: Running) -> None:
    made = server.new()
    made.play(20)
    count = made.get("/count", made.republican).json()
    for token in (made.nationalist, made.republican):
        made.post("/agree", {"choice": made.view()["choice"], "agree": True}, token)
    outcome = made.view()["observation"]["outcome"]
    assert (count["winner"], count["key"]) == (outcome["winner"], outcome["reason"])


def test_between_persons_the_computer_is_asked_only_if_both_agreed(server: Running) -> None:
    made = server.new()
    view = made.view(made.nationalist)
    assert not view["may_advise"]
    token = made.token_of(view["observation"]["actor"])
    assert key(made.get("/hint", token, opponent="random")) == (403, "error-no-advice-here")
    agreed = server.new(advice=True)
    token = agreed.token_of(agreed.view()["observation"]["actor"])
    for _ in range(2):
        assert agreed.get("/hint", token, opponent="random").status_code == 200
    side = agreed.view()["observation"]["actor"]
    for other in (agreed.nationalist, agreed.republican, agreed.spectator):
        assert agreed.view(other)["advised"][side] == 1, "both see it, and it counts once a choice"
    assert server.new(republican="random").view()["may_advise"]


def test_a_computer_opponent_without_hope_offers_to_give_up_once(play: Played) -> None:
    made = play.create("espana1936", "1936", {}, {"nationalist": "scripted", "republican": "person"}, False, None)
    question = play.question(made["id"])
    assert question is not None and play.weighs_giving_up(question) and not play.weighs_giving_up(question)
    for _ in range(2):
        assert play.view(play.seat(made["id"], made["spectator"]))["yields"] == []
        play.note_hopes(question, True)
    play._cache.drop(made["id"])
    assert play.view(play.seat(made["id"], made["spectator"]))["yields"] == ["nationalist"]
    play._cache.drop(made["id"])
    assert play.weighs_giving_up(question), "it looks on, once a turn: an offer lapses where there is hope again"
    play.note_hopes(question, False)
    assert play.view(play.seat(made["id"], made["spectator"]))["yields"] == []
    play._cache.drop(made["id"])
    assert play.view(play.seat(made["id"], made["spectator"]))["yields"] == []
    for _ in range(2):
        play.note_hopes(question, True)
    ended = play.resign(play.seat(made["id"], made["seats"]["republican"]), accept=True)
    assert ended["observation"]["outcome"]["winner"] == "republican" and ended["yields"] == []


def test_a_side_that_has_all_but_lost_is_known_by_what_it_sees() -> None:
    game = dosespanas.new_game("espana1936", seed="7" * 32)
    assert game.actor is not None
    asked = ChoiceQuestion(
        id="x",
        game="espana1936",
        opponent="scripted",
        side="nationalist",
        seed=1,
        choice=0,
        before=-1,
        observation=game.observe(game.actor),
        legal=[],
    )
    assert not hopeless(60, asked)
