"""Twins of España 1936: unseen cards of the other side change places; in the fog, what lies covered."""

import random

from tests.espana1936.foggy import swap_places
from tests.espana1936.laws import engine
from tests.twins import Twins

from dosespanas.espana1936.board import fog, notation
from dosespanas.espana1936.board.stages import (
    CARD_ATTACK,
    CARD_DEFENCE,
    MOVE_TO,
    REPLACE_TO,
    REPLACE_TYPE,
    SHIP_TO,
    SURPLUS,
)
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.game import Game

COVERED = True
"""Whether what the fog covers is changed too."""
IN_HAND = (MOVE_TO, REPLACE_TO, REPLACE_TYPE, SHIP_TO)
"""Stages at which a troop is on its way from a box that both sides know: it stays there in the twin too."""


def make(game: Game, viewer: int, rng: random.Random) -> Twins | None:
    """Return a game and its twin for a viewer, or None if nothing that he does not know can be changed."""
    one, other = game.clone(), game.clone()
    t, twin = engine(one), engine(other)
    foe = 1 - viewer
    if not t.options.historical:
        swap_cards(twin, foe, rng)
    laid = t.attack.cards[foe] != twin.attack.cards[foe]
    troops: list[int] = []
    if COVERED and t.options.fog and t.battle.box < 0 and t.stage not in IN_HAND and not t.ended:
        troops = swap_covered(twin, foe, rng)
    if twin.problems() or not t.codes() or not twin.codes():
        return None

    def same(text: str) -> str | None:
        code = t.parse(text)
        if not t.options.fog:
            return text
        if notation.kind_of(code) in notation.PIECE_KINDS:
            piece = notation.payload_of(code)
            return text if t.p_box[piece] == twin.p_box[piece] else None
        if notation.kind_of(code) not in notation.TROOP_KINDS:
            return text
        slot = t.find_troop(foe, notation.payload_of(code))
        if slot < 0:
            return text
        if t.t_box[slot] != twin.t_box[slot]:
            return None
        if notation.kind_of(code) == notation.RAISE and t.class_of(slot) != twin.class_of(slot):
            return None  # what that takes from the pool shows when there is no counter left
        twin_code = notation.make(notation.kind_of(code), twin.class_of(slot))
        found = twin.find_troop(foe, notation.payload_of(twin_code))
        return twin.name(twin_code) if found == slot else None

    since = game.choice
    away = [p for p in range(t.data.piece_count) if t.p_box[p] != twin.p_box[p]]

    def shown(first: Game, second: Game) -> bool:
        for played in (first, second):
            if laid and any(e.n >= since and e.kind == "card-revealed" for e in played.log):
                return True
            state = engine(played)
            if any(state.t_box[s] < 0 or fog.seen(state, s) for s in troops):
                return True
            if any(state.p_box[p] < 0 or fog.seen(state, len(state.t_box) + p) for p in away):
                return True
            if troops and state.stage == SURPLUS:  # MOV-11: how many of a stack are troops shows by itself
                return True
            if troops and any(e.n >= since and e.kind in ("stacks-opened", "event-void") for e in played.log):
                return True
        return False

    return Twins(one, other, viewer, same, shown)


def swap_cards(t: Engine, side: int, rng: random.Random) -> None:
    """Deal the cards of a side that the other has not seen anew: hand, face-down card, discards, deck."""
    era = t.data.turn_era[t.turn]
    laid = t.stage in (CARD_ATTACK, CARD_DEFENCE) and t.attack.cards[side] >= 0
    piles = [t.hands[side], t.decks[2 * side + era]]
    down = [c for c in t.discarded[side] if t.data.cards[c].era == era]
    cards = [c for pile in piles for c in pile] + down + ([t.attack.cards[side]] if laid else [])
    rng.shuffle(cards)
    if laid and rng.random() < 0.5:
        t.attack.cards[side] = cards.pop()
    elif laid:
        cards.remove(t.attack.cards[side])
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
    t.discarded[side] = [c for c in t.discarded[side] if t.data.cards[c].era != era] + cards
    t.hands[side].sort()


def swap_covered(t: Engine, side: int, rng: random.Random) -> list[int]:
    """Let what lies covered change faces and places; return the troops concerned."""
    before = t.t_box[:], t.t_type[:], t.t_strength[:], t.p_box[:]
    if rng.random() < 0.5:
        swap_places(t, side, rng)
    hidden = [s for s in t.slots_of(side) if t.t_box[s] >= 0 and not fog.seen(t, s)]
    faces = [(t.t_type[s], t.t_strength[s]) for s in hidden]
    rng.shuffle(faces)
    for slot, (kind, strength) in zip(hidden, faces, strict=True):
        t.t_type[slot], t.t_strength[slot] = kind, strength
    after = t.t_box, t.t_type, t.t_strength
    return [s for s in t.slots_of(side) if any(a[s] != b[s] for a, b in zip(before, after, strict=False))]
