"""Laws that hold in every game, checked over random games (DESIGN: correctness beyond examples).

A seed stands for a combination of scenario and options too: 0 for the standard game.
"""

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.espana1936.laws import any_action, check_cards, check_laws, check_pieces, engine, hide_and_swap
from tests.espana1936.worlds import WORLDS, World, name_of

import dosespanas
from dosespanas.espana1936.game import check_invariants
from dosespanas.kernel.errors import BadPosition, CannotUndo, DosEspanasError, IllegalAction, UnknownAction
from dosespanas.kernel.game import Game

GAMES = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
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
def test_whole_games_keep_every_law(seed: int) -> None:
    game = new(seed)
    rng = random.Random(seed)
    while (legal := game.legal_actions()) != []:
        assert legal == sorted(legal)
        assert len(set(legal)) == len(legal) <= 400
        if rng.random() < 0.02:
            for action in legal:
                assert game.parse(str(action)) == action
        game.apply(rng.choice(legal))
        if rng.random() < 0.1:
            assert check_invariants(game.state) == []
    assert check_invariants(game.state) == []
    assert game.outcome() is not None
    assert game.actor is None
    assert game.choice < 5000


@GAMES
@given(seeds, st.integers(0, 900))
def test_legal_is_what_needs_no_explanation(seed: int, steps: int) -> None:
    game, rng = some_game(seed, steps)
    legal = {str(action) for action in game.legal_actions()}
    for text in legal:
        assert game.explain(text) is None
    for _ in range(150):
        text = any_action(game, rng)
        refusal = game.explain(text)
        assert (refusal is None) == (text in legal), text
        if refusal is not None:
            assert refusal.rule and refusal.key.startswith("refusal-")


@GAMES
@given(seeds, st.integers(0, 900))
def test_an_illegal_action_changes_nothing(seed: int, steps: int) -> None:
    game, rng = some_game(seed, steps)
    before, legal = game.hash(), {str(action) for action in game.legal_actions()}
    for _ in range(30):
        text = any_action(game, rng)
        if text not in legal:
            with pytest.raises(IllegalAction):
                game.apply(text)
    assert game.hash() == before


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=40) | st.from_regex(r"[a-z+-]{1,12}( [a-z0-9_*+-]{1,12}){0,3}", fullmatch=True))
def test_any_text_is_an_action_or_a_clear_error(text: str) -> None:
    game = dosespanas.new_game("espana1936", seed=7)
    try:
        action = game.parse(text)
    except UnknownAction as error:
        assert "expected" in str(error)
    else:
        assert str(action) == text


@GAMES
@given(seeds, st.integers(0, 900))
def test_a_clone_is_independent(seed: int, steps: int) -> None:
    game, rng = some_game(seed, steps)
    before = game.hash()
    copy = game.clone()
    assert copy.hash() == before
    advance(copy, rng, 40)
    assert game.hash() == before
    advance(game, rng, 40)
    assert check_invariants(copy.state) == [] == check_invariants(game.state)


@GAMES
@given(seeds, st.integers(0, 900))
def test_a_record_replays_to_the_same_hash(seed: int, steps: int) -> None:
    game, _ = some_game(seed, steps)
    again = dosespanas.load_record(game.record())
    assert again.hash() == game.hash()
    assert [e.view(0) for e in again.log] == [e.view(0) for e in game.log]


@GAMES
@given(seeds, st.integers(0, 900))
def test_a_position_round_trips(seed: int, steps: int) -> None:
    game, rng = some_game(seed, steps)
    raw = json.loads(json.dumps(game.to_position()))
    again = dosespanas.from_position(raw)
    assert again.hash() == game.hash()
    assert again.legal_actions() == game.legal_actions()
    twin = random.Random(seed)
    rng.seed(seed)
    advance(game, rng, 25)
    advance(again, twin, 25)
    assert again.hash() == game.hash()


@GAMES
@given(seeds, st.integers(0, 900), st.integers(0, 2**32))
def test_a_damaged_position_is_refused_clearly(seed: int, steps: int, harm: int) -> None:
    game, _ = some_game(seed, steps)
    rng = random.Random(harm)
    raw: Any = json.loads(json.dumps(game.to_position()))
    node: Any = raw["state"]
    while isinstance(node, dict | list) and node:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = rng.choice(keys)
        if not isinstance(node[key], dict | list) or not node[key] or rng.random() < 0.3:
            node[key] = rng.choice([None, -1, "nowhere", 10**30, [], {}, True, 3.5])
            break
        node = node[key]
    try:
        again = dosespanas.from_position(raw)
    except DosEspanasError as error:
        assert isinstance(error, BadPosition)
    else:
        assert check_invariants(again.state) == []


@GAMES
@given(seeds, st.integers(0, 1000), st.integers(0, 2**32))
def test_nothing_hidden_leaks(seed: int, steps: int, other: int) -> None:
    game, _ = some_game(seed, steps)
    for viewer in (0, 1):
        twin = game.clone()
        hide_and_swap(engine(twin), viewer, random.Random(other))
        assert json.dumps(twin.observe(viewer)) == json.dumps(game.observe(viewer))
        assert json.dumps(twin.odds(None, viewer)) == json.dumps(game.odds(None, viewer))
        if game.actor == viewer:
            assert twin.legal_actions() == game.legal_actions()
            assert twin.legal_view() == game.legal_view()
        both = game.clone()
        hide_and_swap(engine(both), 0, random.Random(other))
        hide_and_swap(engine(both), 1, random.Random(other))
        assert json.dumps(both.observe(None)) == json.dumps(game.observe(None))


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


@GAMES
@given(seeds, st.integers(0, 900))
def test_pieces_are_conserved(seed: int, steps: int) -> None:
    game, _ = some_game(seed, steps)
    check_pieces(game)
    check_cards(game)


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
            check_cards(game)
        game.apply(rng.choice(legal))
    check_laws(game, rng)
