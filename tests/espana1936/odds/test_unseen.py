"""What the odds leave out: the other side's card, counted over all it can be and telling nothing of what it is."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.espana1936.build import game as position

import dosespanas
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.game import Game


def engine(game: Game) -> Engine:
    assert isinstance(game.state, Engine)
    return game.state


def attacks(seed: int) -> Iterator[Game]:
    """Yield a game at each choice of a card in its attacks, as random play comes to them."""
    game, rng = dosespanas.new_game("espana1936", seed=seed), Random(seed)
    while game.actor is not None and game.choice < 900:
        if engine(game).stage in (stages.CARD_ATTACK, stages.CARD_DEFENCE):
            yield game
        game.apply(rng.choice(game.legal_actions()))


def odds_with(game: Game, side: int, card: int) -> dict[str, Any]:
    """Return the odds that the owner of a card laid face down sees, were it this one."""
    copy = game.clone()
    engine(copy).attack.cards[side] = card
    found = copy.odds(None, side)
    assert found is not None
    return found


@pytest.mark.rule("CBT-10")
def test_a_card_face_down_is_counted_over_all_it_can_be() -> None:
    looked = 0
    for seed in range(3):
        for game in attacks(seed):
            state = engine(game)
            foe = state.battle.side
            if state.stage != stages.CARD_DEFENCE or state.attack.cards[foe] < 0:
                continue
            found = game.odds(None, 1 - foe)
            assert found is not None and found["unseen"]["laid"]
            era = state.data.turn_era[state.turn]
            hidden = [*state.hands[foe], *state.decks[2 * foe + era], *state.discarded[foe], state.attack.cards[foe]]
            cards = [card for card in hidden if state.data.cards[card].era == era]
            each = [odds_with(game, foe, card) for card in cards]
            for who, end in (("target", "win"), ("attacker", "lose")):
                shares = [odds[end] + odds["trade"] for odds in each]
                span = found["unseen"][who]
                assert span["least"] == pytest.approx(min(shares))
                assert span["most"] == pytest.approx(max(shares))
                assert span["mean"] == pytest.approx(sum(shares) / len(shares))
            looked += 1
    assert looked > 5


def test_the_odds_tell_nothing_of_the_card() -> None:
    looked = 0
    for game in attacks(7):
        state = engine(game)
        foe = 1 - state.side
        deck = state.decks[2 * foe + state.data.turn_era[state.turn]]
        if not deck:
            continue
        told = game.odds(None, state.side)
        other = engine(copy := game.clone())
        swap = other.decks[2 * foe + state.data.turn_era[state.turn]]
        if other.attack.cards[foe] >= 0:
            other.attack.cards[foe], swap[0] = swap[0], other.attack.cards[foe]
        elif other.hands[foe]:
            other.hands[foe][0], swap[0] = swap[0], other.hands[foe][0]
        assert copy.odds(None, state.side) == told
        looked += 1
    assert looked > 5


@pytest.mark.rule("VAR-04")
def test_nothing_is_left_out_where_no_card_can_come() -> None:
    looked = 0
    for seed in range(4):
        game, rng = dosespanas.new_game("espana1936", seed=seed, options={"historical": True}), Random(seed)
        while game.actor is not None and game.choice < 900 and not looked:
            for action in game.legal_actions() if engine(game).battle.box >= 0 else []:
                found = game.odds(action, int(game.actor))
                assert found is None or found["unseen"] is None
                looked += found is not None
            game.apply(rng.choice(game.legal_actions()))
    assert looked


@pytest.mark.rule("CBT-10")
def test_nothing_is_left_out_once_the_cards_are_turned_over() -> None:
    planes = {"franco": "madrid", "he51": "madrid", "cr32": "madrid", "i15_1": "madrid", "rojo": "madrid"}
    hands = (["nac_23", "nac_27"], ["rep_23", "rep_24"])
    looked = 0
    for seed in range(20):
        at = position("combat", ["N legion-3 madrid", "R regular-3 madrid"], planes, turn=6, hands=hands)
        rng = Random(seed)
        while at.actor is not None and at.choice < 30 and engine(at).stage != stages.PAIR:
            at.apply(rng.choice(at.legal_actions()))
        if engine(at).stage == stages.PAIR:
            looked += 1
            for viewer in (0, 1):
                found = at.odds(None, viewer)
                assert found is not None and found["unseen"] is None
    assert looked
