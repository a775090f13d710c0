"""Games and actions can be copied and sent to other processes."""

import copy
import pickle
import random

import pytest
from tests.tables import advance

import dosespanas
from dosespanas.kernel.action import Action


@pytest.mark.parametrize("name", dosespanas.GAMES)
@pytest.mark.parametrize("choices", [0, 37, 150])
def test_a_game_comes_out_as_it_went_in(name: str, choices: int) -> None:
    game = dosespanas.new_game(name, seed=11)
    advance(game, random.Random(5), choices)
    for twin in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert (twin.hash(), twin.choice, twin.record()) == (game.hash(), game.choice, game.record())
        assert twin.legal_actions() == game.legal_actions() and twin is not game
        if game.actor is not None:
            before = game.hash()
            twin.apply(twin.legal_actions()[-1])
            assert twin.hash() != before == game.hash()
            assert twin.record().startswith(game.record()[:100])


def test_a_game_that_went_on_with_another_seed_keeps_its_record() -> None:
    game = dosespanas.new_game(seed=4)
    game.apply(game.legal_actions()[0])
    game.reseed(7)
    game.apply(game.legal_actions()[0])
    twin = pickle.loads(pickle.dumps(game))
    assert twin.record() == game.record() and twin.seed == game.seed


def test_a_game_that_was_given_up_stays_over() -> None:
    game = dosespanas.new_game("gce", seed=4)
    game.resign(0)
    twin = pickle.loads(pickle.dumps(game))
    assert twin.actor is None and repr(twin.outcome()) == repr(game.outcome()) and twin.record() == game.record()


def test_an_action_is_copied_and_pickled() -> None:
    action = dosespanas.new_game(seed=1).legal_actions()[0]
    for twin in (copy.copy(action), copy.deepcopy(action), pickle.loads(pickle.dumps(action))):
        assert isinstance(twin, Action) and (twin, twin.code) == (action, action.code)
