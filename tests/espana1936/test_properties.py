"""Laws of España 1936 over random games, beside those that every game keeps (`tests/test_games.py`).

A seed stands for a combination of scenario and options too: 0 for the standard game.
"""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.espana1936.laws import check_laws, engine
from tests.espana1936.worlds import WORLDS, World, name_of

import dosespanas
from dosespanas.kernel.errors import CannotUndo
from dosespanas.kernel.game import Game

GAMES = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32)


def advance(game: Game, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        legal = game.legal_actions()
        if not legal:
            return
        game.apply(rng.choice(legal))


def new(seed: int, world: World | None = None) -> Game:
    scenario, options = WORLDS[seed % len(WORLDS)] if world is None else world
    return dosespanas.new_game("espana1936", scenario=scenario, seed=seed, options=options)


def some_game(seed: int, steps: int, world: World | None = None) -> tuple[Game, random.Random]:
    game = new(seed, world)
    rng = random.Random(seed)
    advance(game, rng, steps)
    return game, rng


@GAMES
@given(seeds)
def test_events_tell_secrets_to_their_owner_only(seed: int) -> None:
    game, _ = some_game(seed, 1500)
    secret = 0
    for event in game.log:
        if event.kind in ("drew", "card-laid", "discarded", "card-lost"):
            secret += 1
            mine, theirs = event.view(event.owner), event.view(1 - event.owner)
            assert mine != theirs == event.view(None)
            assert "card" not in theirs["args"] and "cards" not in theirs["args"]
    assert secret or engine(game).options.historical, "in historical order nothing is hidden"


@GAMES
@given(seeds, st.integers(0, 800))
def test_undo_never_redoes_a_die_or_a_card(seed: int, steps: int) -> None:
    game, rng = some_game(seed, steps)
    for _ in range(60):
        legal = game.legal_actions()
        if not legal:
            return
        before, cursor, log = game.hash(), engine(game).chance.cursor, len(game.log)
        used = [list(pile) for pile in engine(game).used]
        game.apply(rng.choice(legal))
        if rng.random() < 0.5:
            changed = engine(game).chance.cursor != cursor or engine(game).used != used
            if game.choice > game.undo_floor:
                assert not changed
                game.undo()
                assert (game.hash(), len(game.log)) == (before, log)
            else:
                with pytest.raises(CannotUndo):
                    game.undo()


@GAMES
@given(seeds)
def test_dice_can_be_placed_by_hand(seed: int) -> None:
    game, _ = some_game(seed, 3000, ("1936", {"ask_drm": True}))
    assert game.actor is None


@pytest.mark.parametrize("world", WORLDS, ids=name_of)
def test_every_pair_of_options_keeps_every_law(world: World) -> None:
    """A short game of each combination, and every law at many of its choices."""
    game = new(1936, world)
    rng = random.Random(1936)
    for number in range(400):
        legal = game.legal_actions()
        if not legal:
            break
        assert legal == sorted(set(legal))
        if number % 20 == 0:
            check_laws(game, rng)
        game.apply(rng.choice(legal))
    check_laws(game, rng)
