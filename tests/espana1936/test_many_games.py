"""Games by the thousand: they end by the rules, without an exception or a dead end, and keep every law."""

import random

import pytest
from tests.espana1936.worlds import STANDARD, WORLDS, World, any_world

import dosespanas
from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.sequence import cards_due
from dosespanas.kernel.game import Game
from dosespanas.players import make


def check(game: Game, moved: bool) -> None:
    """The laws of the table, and of the end of movement: four troops of a side in a box."""
    state = game.state
    assert isinstance(state, Engine)
    assert state.problems() == []
    if moved:
        for side in (0, 1) if not state.options.overstack else ():
            for box in mask_bits(state.here[side] & ~state.data.overseas):
                assert state.count_troops(side, box) <= 4


def play_random(seed: int, world: World = STANDARD) -> Game:
    """A random game in which taking back is tried at random: it never redoes a die or a card."""
    scenario, options = world
    game = dosespanas.new_game("espana1936", scenario=scenario, seed=seed, options=options)
    state = game.state
    assert isinstance(state, Engine)
    rng = random.Random(seed)
    turn = state.turn
    while game.actor is not None:
        cursor = state.chance.cursor
        action = rng.choice(game.legal_actions())
        phases = [event.details["phase"] for event in game.apply(action) if event.kind == "phase"]
        if rng.random() < 0.01:
            seen = isinstance(game.state, Engine) and game.state.chance.cursor != cursor
            if game.choice > game.undo_floor:
                assert not seen
                before = game.hash()
                game.undo()
                game.apply(action)
                assert game.hash() == before
        assert isinstance(game.state, Engine)
        state = game.state
        if state.turn != turn:
            turn = state.turn
            assert all(len(hand) <= 8 + cards_due(state, side) for side, hand in enumerate(state.hands))
        if "phase:generals" in phases:
            check(game, moved=True)
    check(game, moved=False)
    outcome = game.outcome()
    assert outcome is not None and outcome.rule.startswith(("VIC-", "EDN-"))
    return game


def play_scripted(seed: int) -> Game:
    """A game of the scripted opponent against itself."""
    game = dosespanas.new_game("espana1936", seed=seed)
    players = [make("scripted", seed), make("scripted", seed + 1)]
    while game.actor is not None:
        action, _ = players[game.actor].choose(game.observe(game.actor), game.legal_view())
        game.apply(action)
    check(game, moved=False)
    return game


def test_fifty_random_games() -> None:
    for seed in range(50):
        play_random(seed)


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 4_000, 500))
def test_four_thousand_random_games(first: int) -> None:
    """What one game in 1,300 does is found with 95%."""
    for seed in range(first, first + 500):
        play_random(seed)


def test_a_game_of_every_pair_of_options() -> None:
    for world in WORLDS:
        play_random(1, world)


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 2_000, 500))
def test_two_thousand_random_games_of_random_options(first: int) -> None:
    for seed in range(first, first + 500):
        play_random(seed, any_world(random.Random(seed)))


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 250, 50))
def test_many_scripted_games(first: int) -> None:
    """What one game in eighty does is found with 95%; random games, which go further astray, are more."""
    for seed in range(first, first + 50):
        play_scripted(seed)


@pytest.mark.long
def test_scripted_beats_random_in_at_least_95_percent_of_400() -> None:
    won = 0
    for seed in range(200):
        for scripted in (0, 1):
            game = dosespanas.new_game("espana1936", seed=seed)
            names = ("scripted", "random") if scripted == 0 else ("random", "scripted")
            players = [make(names[0], seed), make(names[1], seed)]
            while game.actor is not None:
                action, _ = players[game.actor].choose(game.observe(game.actor), game.legal_view())
                game.apply(action)
            outcome = game.outcome()
            assert outcome is not None
            won += outcome.winner == scripted
    assert won >= 380
