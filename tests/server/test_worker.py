"""The opponents that live in a worker process: asked in order, made again where one is missing, and not too many."""

from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import dosespanas
from dosespanas.players import make
from dosespanas.players.lifecycle import ask, opponent_seed
from dosespanas.server.games.ai_scheduler import Worker
from dosespanas.server.opponents import ai_worker
from dosespanas.server.opponents.ai_worker import LOST, ChoiceQuestion, choose


@pytest.fixture(autouse=True)
def empty() -> Iterator[None]:
    ai_worker.SEATS.clear()
    yield
    ai_worker.SEATS.clear()


def asked(choice: int, before: int | None, **other: Any) -> ChoiceQuestion:
    game = dosespanas.new_game(seed=1)
    told = {"id": "a", "game": "espana1936", "opponent": "random", "side": "nationalist", "seed": 1, **other}
    return ChoiceQuestion(choice=choice, before=before, observation=game.observe(0), legal=game.legal_view(), **told)


def test_an_opponent_goes_on_where_it_was() -> None:
    assert choose(9, asked(0, -1), None) is not LOST
    player = ai_worker.SEATS["a", "nationalist"].player
    assert choose(9, asked(4, 0), None) is not LOST
    assert ai_worker.SEATS["a", "nationalist"].player is player


@pytest.mark.parametrize("before", [1, None])
def test_one_that_missed_something_is_lost(before: int | None) -> None:
    assert choose(9, asked(0, -1), None) is not LOST
    assert choose(9, asked(4, before), None) is LOST
    assert choose(9, asked(4, before), "") is not LOST
    assert choose(9, asked(6, 4), None) is not LOST


def test_a_stranger_is_lost_and_made_again_from_the_record() -> None:
    game = dosespanas.new_game(seed=1)
    one = make("random", opponent_seed(game, 0))
    texts = []
    while game.choice < 30 or game.forced() is not None or game.actor != 0:
        if game.forced() is None and game.actor == 0:
            texts.append(game.choice)
            game.apply(ask(one, game)[0])
        else:
            game.apply(game.legal_actions()[0])
    question = asked(game.choice, texts[-1], seed=opponent_seed(game, 0))
    question = replace(question, observation=game.observe(0), legal=game.legal_view())
    assert choose(9, question, None) is LOST
    assert choose(9, question, game.record()) == ask(one, game)


def test_those_not_asked_for_long_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ai_worker, "KEPT", 2)
    for game in ("a", "b", "a", "c"):
        choose(9, asked(0, -1, id=game), None)
    assert [game for game, _ in ai_worker.SEATS] == ["a", "c"]


def test_one_whose_past_ends_the_process_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "deadly.py").write_text(
        "import os\n"
        "class Deadly:\n"
        "    def __init__(self, seed):\n"
        "        pass\n"
        "    def choose(self, observation, legal):\n"
        "        if observation['choice'] < 30:\n"
        "            os._exit(1)\n"
        "        return legal[0]['action'], None\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    game = dosespanas.new_game(seed=1)
    while game.choice < 30 or game.actor != 0:
        game.apply(game.legal_actions()[0])
    question = asked(game.choice, 5, opponent="deadly:Deadly")
    question = replace(question, observation=game.observe(0), legal=game.legal_view())
    one = Worker(20, lambda: None)
    with pytest.raises(BrokenProcessPool):
        one.ask(question, lambda: game.record())
    assert one.ask(question, lambda: game.record()) == (question.legal[0]["action"], None)
    one.close()
