"""What is made from the observation before is the observation made whole; where the two equal it is the same object."""

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.copies import COPIES, copy
from tests.tables import TABLES, Table
from tests.worlds import any_world

import dosespanas
from dosespanas.kernel.errors import BadPosition
from dosespanas.kernel.game import Game
from dosespanas.kernel.observation_cache import ObservationCache
from dosespanas.players import make

LOOKED_AT = 0.4
"""The share of the choices at which a viewer looks: others pass unseen."""
CHOICES = 100
"""Choices of a game every day, from a place in it by chance."""
STEADY = 0.5
"""The share of choices that the scripted opponents make in every other game."""

every_game = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)


class Viewer:
    """Who looks at a game now and then."""

    def __init__(self, side: int | None) -> None:
        self.side = side
        self.cache = ObservationCache()
        self.last: dict[str, Any] = {}
        self.text = text_of(self.last)

    def look(self, game: Game) -> None:
        """Look at the game, and fail unless it is as if for the first time."""
        seen = game.observe(self.side, self.cache)
        assert text_of(seen) == text_of(game.observe(self.side))
        assert list(doubles(self.last, seen)) == []
        assert text_of(self.last) == self.text, "what was given out stays as it was"
        self.last, self.text = seen, text_of(seen)


def text_of(observation: dict[str, Any]) -> str:
    """An observation to the last letter: in it a switch is no number."""
    return json.dumps(observation, sort_keys=True)


def doubles(old: Any, new: Any, path: str = "") -> Iterator[str]:
    """Where the new value equals the old one and is another object."""
    if old is new or not isinstance(new, dict | list):
        return
    if old == new:
        yield path
    elif isinstance(new, dict) and isinstance(old, dict):
        for name in new.keys() & old.keys():
            yield from doubles(old[name], new[name], f"{path}.{name}")
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        for i, value in enumerate(new):
            yield from doubles(old[i], value, f"{path}[{i}]")


def shaken(game: Game, rng: random.Random, folder: Path) -> Game:
    """A game to which has come what may: taken back, reseeded, set up anew, also by other data, or copied."""
    what = rng.random()
    if what < 0.03:
        game.go_back(rng.randint(game.undo_floor, game.choice))
    elif what < 0.04:
        game.reseed(rng.randrange(1000), rng.random() < 0.5)
    elif what < 0.05:
        other = None if rng.random() < 0.5 else folder
        with suppress(BadPosition):  # by other data a ship may lie where there is no port
            return dosespanas.from_position(json.loads(json.dumps(game.to_position())), other)
    elif what < 0.055:
        return game.clone()
    return game


def play_and_look(table: Table, seed: int, choices: int, folder: Path) -> None:
    """Play a game of any scenario and options, by chance or half by scripted opponents, that all look at."""
    rng = random.Random(seed)
    game = table.new(seed, any_world(table.title.choices, rng))
    players = [make("scripted", seed + side, table.title.name) for side in (0, 1)]
    viewers = [Viewer(side) for side in (0, 1, None)]
    begun = rng.randrange(table.length // 2)
    for number in range(begun + choices):
        if game.actor is None:
            break
        if seed % 2 and number >= begun and rng.random() < STEADY:
            game.apply(players[game.actor].choose(game.observe(game.actor), game.legal_view())[0])
        else:
            game.apply(rng.choice(game.legal_actions()), by_order=rng.random() < 0.1)
        if number < begun:
            continue
        if game.actor is not None:
            game = shaken(game, rng, folder)
        for viewer in viewers:
            if rng.random() < LOOKED_AT:
                viewer.look(game)
    if game.actor is not None:
        game.resign(game.actor)
    for viewer in viewers:
        viewer.look(game)
        viewer.look(game)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_what_is_made_from_the_one_before_equals_the_one_made_whole(table: Table, seed: int, tmp_path: Path) -> None:
    folder = copy(table.title.name, tmp_path, *(["place"] if seed % 2 else COPIES[table.title.name]))
    play_and_look(table, seed, CHOICES, folder)


@pytest.mark.long
@every_game
@pytest.mark.parametrize("first", range(100, 110))
def test_it_does_so_in_many_whole_games(table: Table, first: int, tmp_path: Path) -> None:
    for seed in range(first, first + 50, 10):
        play_and_look(table, seed, table.length, copy(table.title.name, tmp_path, "place"))


@every_game
def test_a_cache_that_goes_to_another_viewer_or_game_shows_nothing_of_the_first(table: Table) -> None:
    cache, seed = ObservationCache(), 5
    games = [table.new(seed), table.new(seed), table.new(0)]
    for step in range(30):
        for game, side in ((games[0], 0), (games[0], 1), (games[1], None), (games[2], 0)):
            assert text_of(game.observe(side, cache)) == text_of(game.observe(side))
        for i, game in enumerate(games):
            if game.actor is not None:
                game.apply(random.Random(100 * i + step).choice(game.legal_actions()))
