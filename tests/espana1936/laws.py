"""The laws of every game at every choice, for the tests that play many."""

import json
import random
from collections.abc import Iterable

import dosespanas
from dosespanas.espana1936.board import notation
from dosespanas.espana1936.board.data import GENERAL, PLANE, SHIP, TANK
from dosespanas.espana1936.board.setup import in_game
from dosespanas.espana1936.board.stages import CARD_ATTACK, CARD_DEFENCE
from dosespanas.espana1936.board.state import OUT
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.game import Game


def engine(game: Game) -> Engine:
    assert isinstance(game.state, Engine)
    return game.state


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
    elif kind in notation.PLACE_KINDS:
        payload = rng.randrange(len(data.places))
    elif kind in notation.CARD_KINDS:
        payload = rng.randrange(len(data.cards))
    elif kind == notation.PLAY:
        payload = rng.randrange(2 * len(data.cards))
    elif kind in notation.PAIR_KINDS:
        payload = rng.randrange(data.piece_count) << 7 | rng.randrange(data.piece_count)
    elif kind == notation.PLACE:
        payload = rng.randrange(1, 3) << 5 | rng.randrange(1, 9)
    elif kind in notation.TYPE_KINDS:
        payload = rng.randrange(len(data.words))
    else:
        payload = 0
    return notation.write(data, notation.make(kind, payload))


def every_action(game: Game) -> list[str]:
    """Every action that names something of the game: each troop there may be, piece, place and card with each verb."""
    data = engine(game).data
    pieces, cards, words = range(data.piece_count), range(len(data.cards)), range(len(data.words))
    troops = [
        notation.troop_class(box, word, strength, acted)
        for box in range(data.box_count)
        for word in words
        for strength in notation.STRENGTHS
        for acted in (0, 1)
    ]
    named: list[tuple[Iterable[int], Iterable[int]]] = [
        (notation.TROOP_KINDS, troops),
        (notation.PIECE_KINDS, pieces),
        (notation.PLACE_KINDS, range(len(data.places))),
        (notation.CARD_KINDS, cards),
        (notation.PAIR_KINDS, [p << 7 | (p * 7 + 1) % data.piece_count for p in pieces]),
        (notation.TYPE_KINDS, words),
        ([notation.PLAY], range(2 * len(cards))),
    ]
    return [notation.write(data, notation.make(kind, x)) for kinds, ids in named for kind in kinds for x in ids]


def hide_and_swap(state: Engine, viewer: int, rng: random.Random) -> None:
    """Change all that `viewer` may not know: the other hand, face-down card, discards, both draw piles."""
    foe = 1 - viewer
    era = state.data.turn_era[state.turn]
    laid = state.stage in (CARD_ATTACK, CARD_DEFENCE) and state.attack.cards[foe] >= 0
    for e in (0, 1):
        deck, hand = state.decks[2 * foe + e], state.hands[foe]
        held = [i for i, c in enumerate(hand) if state.data.cards[c].era == e]
        cards = [*deck, *(hand[i] for i in held)]
        down = [c for c in state.discarded[foe] if state.data.cards[c].era == e]
        cards += down
        if laid and e == era:
            cards.append(state.attack.cards[foe])
        rng.shuffle(cards)
        if laid and e == era:
            state.attack.cards[foe] = cards.pop()
        for i in range(len(deck)):
            deck[i] = cards.pop()
        for i in held:
            hand[i] = cards.pop()
        state.discarded[foe] = [c for c in state.discarded[foe] if state.data.cards[c].era != e] + cards
        rng.shuffle(state.decks[2 * viewer + e])
    state.hands[foe].sort()
    state.chance.cursor += rng.randrange(500)


def check_pieces(game: Game) -> None:
    """Every piece of the game is in exactly one place, where its owner sees it."""
    state = engine(game)
    data = state.data
    for side in (0, 1):
        seen = [p["id"] for p in game.observe(side)["pieces"]]
        assert len(seen) == len(set(seen))
        for kind in (GENERAL, PLANE, TANK, SHIP):
            for p in data.pieces_of[side][kind]:
                assert data.piece_names[p] in seen or state.p_box[p] == OUT, "only what is not in this game is hidden"


def check_cards(game: Game) -> None:
    """Every card of the game is in exactly one place."""
    state = engine(game)
    data = state.data
    for side in (0, 1):
        cards = state.hands[side] + state.used[side] + state.discarded[side]
        cards += state.decks[2 * side] + state.decks[2 * side + 1]
        if state.attack.cards[side] >= 0 and state.attack.cards[side] not in state.used[side]:
            cards.append(state.attack.cards[side])
        assert len(cards) == len(set(cards))
        assert set(cards) == {c for c, card in enumerate(data.cards) if card.side == side and in_game(state, card)}


def check_pieces_and_cards(game: Game) -> None:
    """Both."""
    check_pieces(game)
    check_cards(game)


def check_laws(game: Game, rng: random.Random) -> None:
    """All laws at one choice."""
    assert game.state.problems() == []
    check_pieces(game)
    legal = {str(action) for action in game.legal_actions()}
    before = game.hash()
    for text in [*legal, *[any_action(game, rng) for _ in range(60)]]:
        assert (game.explain(text) is None) == (text in legal), text
        game.odds(text, 0)
    assert game.hash() == before
    assert len(game.legal_view()) == len(legal)
    again = dosespanas.load_record(game.record())
    assert again.hash() == before
    raw = json.loads(json.dumps(game.to_position()))
    assert dosespanas.from_position(raw).hash() == before
    for viewer in (0, 1):
        twin = game.clone()
        hide_and_swap(engine(twin), viewer, rng)
        assert json.dumps(twin.observe(viewer)) == json.dumps(game.observe(viewer))
        assert json.dumps(twin.odds(None, viewer)) == json.dumps(game.odds(None, viewer))
    if legal:
        again.apply(rng.choice(sorted(legal)))
        if again.choice > again.undo_floor:
            again.undo()
            assert again.hash() == before
    assert game.hash() == before
