"""Games in the fog for the tests, and what a viewer sees of them."""

import random
from collections.abc import Iterator
from typing import Any

from tests.espana1936.build import game
from tests.espana1936.quiet import REPUBLIC

from dosespanas.espana1936.board import fog, notation
from dosespanas.espana1936.board.data import DUMMY, TANK
from dosespanas.espana1936.board.in_progress import AttackInProgress
from dosespanas.espana1936.board.stages import CARD_ATTACK, CARD_DEFENCE, REPLACE_TO
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.observation import TYPE_SELECTED
from dosespanas.espana1936.state_residue import MASKS
from dosespanas.kernel.game import Game

N, R = "nationalist", "republican"
NAT, REP = 0, 1
FOG = {"fog": True}
UNKNOWN = "troop:nationalist:unknown:0"
MARCH = ["N legion-3 burgos", "N regular-1 burgos", "N carlist-2 burgos", "N regular-1 soria", "R regular-2 madrid"]


def march(pieces: dict[str, str] | None = None, troops: list[str] = MARCH, **more: Any) -> Game:
    """The Nationalist movement with three troops in Burgos, the legion on top."""
    return game("nationalist-move", troops, pieces, republic=REPUBLIC, options=FOG, **more)


def visible(played: Game, viewer: int | None, box: str, side: str = N) -> list[str]:
    """What a viewer sees of a side's troops, tanks and dummies in a box, by type or id."""
    seen = [p for p in played.observe(viewer)["pieces"] if p["where"] == "map" and p["box"] == box]
    return [p.get("type", p["id"]) for p in seen if p["side"] == side and p["kind"] in ("troop", "tank", "dummy")]


def covered(played: Game, viewer: int | None, box: str, side: str = N) -> int:
    return int(played.observe(viewer)["fog"]["covered"][side].get(box, 0))


def as_seen(played: Game, viewer: int | None, *actions: str) -> list[Any]:
    """Take actions in order; return all events as a viewer sees them."""
    return [event.view(viewer) for action in actions for event in played.apply(action)]


FIGHT = ["N regular-2 madrid", "N legion-1 madrid", "R communist-2 madrid", "R anarchist-1 madrid", "R regular-1 jaen"]


def fight(pieces: dict[str, str] | None = None) -> Game:
    where = {"varela": "madrid"} | (pieces or {})
    return game("combat", FIGHT, where, republic=REPUBLIC, options=FOG)


def blurred(state: Engine, viewer: int | None, rng: random.Random) -> Engine:
    """The same game with everything changed that a viewer cannot know."""
    t = state.clone()
    for side in (0, 1):
        if side == viewer:
            continue
        swap_places(t, side, rng)
        hidden = [s for s in t.slots_of(side) if t.t_box[s] >= 0 and not fog.seen(t, s)]
        faces = [(t.t_type[s], t.t_strength[s], t.t_acted[s]) for s in hidden]
        rng.shuffle(faces)
        for slot, (kind, strength, acted) in zip(hidden, faces, strict=True):
            t.t_type[slot], t.t_strength[slot], t.t_acted[slot] = kind, strength, acted
            other, size = rng.randrange(t.data.type_count), rng.choice(notation.STRENGTHS)
            if t.data.type_sides[other] == side and t.available(other, size):
                t.change_troop(slot, other, size)
        laid = t.attack.cards[side] if t.stage in (CARD_ATTACK, CARD_DEFENCE) else -1
        piles = [t.hands[side], t.discarded[side], t.decks[2 * side], t.decks[2 * side + 1]]
        for era in (0, 1):  # each has a deck of its own
            lying = [(pile, i) for pile in piles for i, card in enumerate(pile) if t.data.cards[card].era == era]
            cards = [pile[i] for pile, i in lying]
            down = laid >= 0 and t.data.cards[laid].era == era
            if down:
                cards.append(laid)
            rng.shuffle(cards)
            if down:
                t.attack.cards[side] = cards.pop()
            for pile, i in lying:
                pile[i] = cards.pop()
        if not fog.lifted(t):
            renumber(t, side, rng)
            rank_anew(t, side, rng)
        if t.stage == REPLACE_TO and t.side == side:
            t.selected = rng.choice([k for k in range(t.data.type_count) if t.data.type_sides[k] == side])
    if viewer is not None:
        for deck in t.decks[2 * viewer : 2 * viewer + 2]:
            rng.shuffle(deck)
    t.out = []
    return t


def swap_places(t: Engine, side: int, rng: random.Random) -> None:
    """Exchange covered troops with covered tanks and dummies of other boxes."""
    for piece in t.data.pieces_of[side][DUMMY] + t.data.pieces_of[side][TANK]:
        there = t.p_box[piece]
        if there < 0 or fog.seen(t, len(t.t_box) + piece) or t.count_troops(side, there) == 0:
            continue
        if any(fog.opened(t, side, box) for box in range(t.data.box_count)):
            continue
        hidden = [s for s in t.slots_of(side) if t.t_box[s] not in (-1, there) and not fog.seen(t, s)]
        if hidden:
            slot = rng.choice(hidden)
            here = t.t_box[slot]
            t.put_piece(piece, here)
            t.move_troop(slot, there)


def renumber(t: Engine, side: int, rng: random.Random) -> None:
    """Give all troops of a side other slots, in whatever stack they lie: a slot tells where a troop has been before."""
    first, slots = side * t.data.slots, list(t.slots_of(side))
    rng.shuffle(slots)
    to = dict(enumerate(slots, first))
    for part in (t.t_type, t.t_strength, t.t_box, t.t_acted, t.t_rank):
        moved = {new: part[old] for old, new in to.items()}
        for new, value in moved.items():
            part[new] = value
    if t.stage not in TYPE_SELECTED:
        t.selected = to.get(t.selected, t.selected)
    if t.attack.attacker >= 0:
        t.attack = AttackInProgress(t.attack)
        for name in ("attacker", "defender", "wounded"):
            setattr(t.attack, name, to.get(getattr(t.attack, name), getattr(t.attack, name)))
    for name in MASKS:
        mask = getattr(t, name)
        units = [to.get(unit, unit) for unit in range(mask.bit_length()) if mask >> unit & 1]
        setattr(t, name, sum(1 << unit for unit in units))


def rank_anew(t: Engine, side: int, rng: random.Random) -> None:
    """Rank each stack of a side with other gaps, in the same order: a gap tells of a unit that has left."""
    for box in range(t.data.box_count):
        rank = 0
        for unit in fog.stack(t, side, box):
            rank += rng.randrange(1, 4)
            if unit < len(t.t_box):
                t.t_rank[unit] = rank
            else:
                t.p_rank[unit - len(t.t_box)] = rank


def questions(t: Engine, rng: random.Random) -> Iterator[int]:
    """Things one might ask to find out what is covered: every troop there is, and random others."""
    for slot in range(len(t.t_box)):
        if t.t_box[slot] >= 0:
            for kind in (notation.MOVE_TROOP, notation.TARGET, notation.LOSE, notation.RAISE, notation.PICK):
                yield notation.make(kind, t.class_of(slot))
    for piece in range(t.data.piece_count):
        for kind in notation.PIECE_KINDS:
            yield notation.make(kind, piece)
    for _ in range(40):
        box, word = rng.randrange(t.data.box_count), rng.randrange(len(t.data.words))
        payload = notation.troop_class(box, word, rng.choice(notation.STRENGTHS), rng.randrange(2))
        yield notation.make(rng.choice(notation.TROOP_KINDS), payload)
        yield notation.make(rng.choice(notation.PLACE_KINDS), box)
    for card in range(len(t.data.cards)):
        yield notation.make(notation.EVENT, card)
