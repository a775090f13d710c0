"""Every level of every game: the same for its seed and budget, from the beginning or made again from the record."""

from functools import cache

import pytest
from tools.same_games import game_of, seated

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.kernel.record import read_record
from dosespanas.players import names
from dosespanas.players.lifecycle import ask, relive
from dosespanas.registry import GAMES

FEW = {"planner": 8, "learned": 8, "tuned": 80, "casual": 80, "scripted": 80}
"""How many choices are played by who thinks long about each: `tools/same_games.py` plays more."""
every_level = pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in names(game)])


@cache
def first_game(name: str, game: str) -> Game:
    """A game of a level against itself, played once for all tests; not to be changed."""
    found: Game = game_of(name, game, 12, FEW)
    return found


@every_level
def test_a_level_plays_its_game_again(game: str, name: str) -> None:
    one, other = first_game(name, game), game_of(name, game, 12, FEW)
    assert list(map(str, one.actions)) == list(map(str, other.actions))
    assert one.hash() == other.hash()


@every_level
def test_a_level_made_again_from_the_record_goes_on_as_it_was(game: str, name: str) -> None:
    record = first_game(name, game).record()
    actions = read_record(record).actions
    for choice in range(min(60, len(actions)) - 1, 0, -1):
        before = dosespanas.load_record(record, upto=choice)
        if before.actor == 0 and before.forced() is None:
            break
    player = seated(name, 12, game)
    relive(player, 0, record, choice, None, lambda: None)
    assert ask(player, before)[0] == actions[choice][1]
