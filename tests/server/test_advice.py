"""What would you play: advice for the side to choose, and for nobody else."""

import pytest
from tests.server.conftest import Running

from dosespanas.registry import GAMES
from dosespanas.server.errors import RequestProblem
from dosespanas.server.opponents.hints import Advisers
from dosespanas.server.opponents.queued_process import WAITING
from dosespanas.server.opponents.worker_process import ThreadsAndProcesses


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_a_legal_action_of_the_side_to_choose(server: Running, game: str) -> None:
    made = server.new(game=game, advice=True)
    view = made.play(6)
    side = view["observation"]["actor"]
    mine, other = made.token_of(side), made.token_of("nationalist" if side == "republican" else "republican")
    advice = made.get("/hint", mine).json()
    assert advice["choice"] == made.view(mine)["choice"]
    assert advice["action"] in [action["action"] for action in made.view(mine)["legal"]]
    assert set(advice["reason"] or {"key": 0, "args": 0}) == {"key", "args"}
    assert 1 <= len(advice["best"]) <= 3
    assert advice["learned_elsewhere"] is False
    for one in advice["best"]:
        assert one["action"] in [action["action"] for action in made.view(mine)["legal"]]
        assert 0 <= one["low"] <= one["chance"] <= one["high"] <= 1
    again = made.get("/hint", mine).json()
    assert again == advice, "asked twice it says the same, however busy the machine is"
    for secret in (other, made.spectator):
        assert made.get("/hint", secret).status_code == 403
    casual = made.get("/hint", mine, opponent="casual").json()

    assert casual["opponent"] == "casual"
    assert made.get("/hint", mine, opponent="nobody").status_code == 422
    assert made.view(mine)["choice"] == advice["choice"], "nothing was played"


def test_no_more_wait_for_advice_than_there_is_room_for(server: Running) -> None:
    advisers = Advisers(1.0, ThreadsAndProcesses())
    for _ in range(WAITING):
        advisers._room.acquire()
    made = server.new(advice=True)
    seat = server.play.seat(made.id, made.nationalist)
    with pytest.raises(RequestProblem, match="too many"):
        advisers.ask(server.play.hint_question(seat, None), "tuned")
    advisers.close()
