"""Laws that hold in every game, checked over random games (DESIGN: correctness beyond examples)."""

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import dosespanas
from dosespanas.espana1936 import notation
from dosespanas.espana1936.data import GENERAL, PLANE, TANK
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.game import check_invariants
from dosespanas.espana1936.stages import CARD_ATTACK, CARD_DEFENCE
from dosespanas.kernel.errors import BadPosition, CannotUndo, DosEspanasError, IllegalAction, UnknownAction
from dosespanas.kernel.game import Game

GAMES = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32)


def engine(game: Game) -> Engine:
    assert isinstance(game.state, Engine)
    return game.state


def advance(game: Game, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        legal = game.legal_actions()
        if not legal:
            return
        game.apply(rng.choice(legal))


def some_game(seed: int, steps: int, **options: bool) -> tuple[Game, random.Random]:
    game = dosespanas.new_game("espana1936", seed=seed, options=dict(options))
    rng = random.Random(seed)
    advance(game, rng, steps)
    return game, rng


def any_action(game: Game, rng: random.Random) -> str:
    """A well-formed action of any kind, mostly illegal."""
    data = engine(game).data
    kind = rng.randrange(len(notation.VERBS))
    if kind in notation.TROOP_KINDS:
        payload = notation.troop_class(
            rng.randrange(data.box_count), rng.randrange(len(data.words)), rng.choice((1, 2, 3, 5)), rng.randrange(2)
        )
    elif kind in notation.PIECE_KINDS:
        payload = rng.randrange(data.piece_count)
    elif kind == notation.TO:
        payload = rng.randrange(data.box_count)
    elif kind in notation.CARD_KINDS:
        payload = rng.randrange(len(data.cards))
    elif kind == notation.PLAY:
        payload = rng.randrange(2 * len(data.cards))
    elif kind == notation.PAIR:
        payload = rng.randrange(data.piece_count) << 7 | rng.randrange(data.piece_count)
    elif kind == notation.PLACE:
        payload = rng.randrange(1, 3) << 5 | rng.randrange(1, 9)
    elif kind in notation.TYPE_KINDS:
        payload = rng.randrange(len(data.words))
    else:
        payload = 0
    return notation.write(data, notation.make(kind, payload))


@GAMES
@given(seeds)
def test_whole_games_keep_every_law(seed: int) -> None:
    game = dosespanas.new_game("espana1936", seed=seed)
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


def hide_and_swap(state: Engine, viewer: int, rng: random.Random) -> None:
    """Change all that `viewer` may not know: the other hand, face-down card, discards, both draw piles."""
    foe = 1 - viewer
    era = state.data.turn_era[state.turn]
    laid = state.stage in (CARD_ATTACK, CARD_DEFENCE) and state.c_card[foe] >= 0
    for e in (0, 1):
        piles = [state.decks[2 * foe + e]]
        if e == era:
            piles.append(state.hands[foe])
        cards = [c for pile in piles for c in pile]
        down = [c for c in state.discarded[foe] if state.data.cards[c].era == e]
        cards += down
        if laid and e == era:
            cards.append(state.c_card[foe])
        rng.shuffle(cards)
        if laid and e == era:
            state.c_card[foe] = cards.pop()
        for pile in piles:
            for i in range(len(pile)):
                pile[i] = cards.pop()
        state.discarded[foe] = [c for c in state.discarded[foe] if state.data.cards[c].era != e] + cards
        rng.shuffle(state.decks[2 * viewer + e])
    state.hands[foe].sort()
    state.chance.cursor += rng.randrange(500)


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
        if event.kind in ("drew", "card-laid", "discarded"):
            secret += 1
            mine, theirs = event.view(event.owner), event.view(1 - event.owner)
            assert mine != theirs == event.view(None)
            assert "card" not in theirs["args"] and "cards" not in theirs["args"]
    assert secret


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
    game, _ = some_game(seed, 3000, ask_drm=True)
    assert game.actor is None


@GAMES
@given(seeds, st.integers(0, 900))
def test_pieces_are_conserved(seed: int, steps: int) -> None:
    game, _ = some_game(seed, steps)
    pieces = [p for p in game.observe(None)["pieces"] if p["kind"] != "troop"]
    data = engine(game).data
    assert len(pieces) == data.piece_count == len({p["id"] for p in pieces})
    for kind in (GENERAL, PLANE, TANK):
        for side in (0, 1):
            assert len(data.pieces_of[side][kind]) == data.piece_kinds.count(kind) - len(data.pieces_of[1 - side][kind])
    state = engine(game)
    for side in (0, 1):
        cards = state.hands[side] + state.used[side] + state.discarded[side]
        cards += state.decks[2 * side] + state.decks[2 * side + 1]
        if state.c_card[side] >= 0 and state.c_card[side] not in state.used[side]:
            cards.append(state.c_card[side])
        assert len(cards) == len(set(cards)) == 44
