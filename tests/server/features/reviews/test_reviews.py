"""The review of a finished game: asked for until it is there, and of no game that goes on."""

import time
from typing import Any

import pytest
from tests.server.conftest import Running

from dosespanas.analysis import review
from dosespanas.analysis.review import ReviewEffort
from dosespanas.kernel.header import ENGINE
from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.reviews.service import WAITING, AwaitedReview, Reviews
from dosespanas.server.http.responses import ReviewAnswer
from dosespanas.server.opponents.worker_process import ThreadsAndProcesses

RECORD = f"""[Format "dosespanas-record 1"]
[Game "espana1936"]
[Engine "{ENGINE}"]
[Data "x"]
[Scenario "1936"]
[Options "{{}}"]
[Seed "00000000000000000000000000000001"]
[Hash "0"]
"""


def finished(server: Running) -> Any:
    """A game that two at one screen end by agreement after a few choices."""
    made = server.new(hotseat=True)
    made.play(3)
    token = made.nationalist
    made.post("/agree", {"choice": made.view(token)["choice"], "agree": True}, token)
    assert made.view(token)["over"]
    return made


def test_a_finished_game_is_reviewed_and_a_running_one_is_not(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(review.EFFORTS, "espana1936", ReviewEffort(2, 20, suspects=0, missed=0))
    running = server.new()
    running.play(2)
    assert running.get("/review", running.nationalist).status_code == 403
    made = finished(server)
    answer = made.get("/review", made.nationalist).json()
    until = time.monotonic() + 400
    while answer["review"] is None and time.monotonic() < until:
        time.sleep(0.2)
        answer = made.get("/review", made.nationalist).json()
    ReviewAnswer.model_validate(answer)
    assert answer["share"] == 1.0
    assert answer["review"]["over"]
    assert answer["review"]["curve"][-1]["nationalist"] in (0.0, 0.5, 1.0)
    assert answer["review"]["choices"] == made.view(made.nationalist)["choice"]
    assert made.get("/review", made.spectator).json() == answer, "it is kept"


def test_what_fails_is_said_once_and_begun_again() -> None:
    reviews = Reviews(ThreadsAndProcesses())
    waiting = AwaitedReview(RECORD, None, ())
    waiting.failed = True
    reviews._games["a"] = waiting
    with pytest.raises(RequestProblem, match="could not"):
        reviews.ask("a", RECORD, None)
    assert "a" not in reviews._games
    reviews.close()


def test_no_more_wait_than_there_is_room_for() -> None:
    reviews = Reviews(ThreadsAndProcesses())
    reviews._closed = True
    for number in range(WAITING):
        assert reviews.ask(str(number), RECORD, None) == {"share": 0.0, "review": None, "draft": None}
    with pytest.raises(RequestProblem, match="too many"):
        reviews.ask("more", RECORD, None)
    reviews.close()
