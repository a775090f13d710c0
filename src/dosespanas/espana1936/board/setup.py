"""Laying out a game: pieces, markers, decks (SET)."""

from typing import Any

from dosespanas.espana1936.board.data import DUMMY, GENERAL, Card, Data
from dosespanas.espana1936.board.obligatory import in_order
from dosespanas.espana1936.board.operation import operations
from dosespanas.espana1936.board.sea import on_duty
from dosespanas.espana1936.board.state import COLONIAL, DAMAGED, MAT, OFF_MAP, OUT, Board
from dosespanas.kernel.side import parse_side


def lay_out(t: Board) -> None:
    """SET-01: the printed set-up, full pools, both decks of each side shuffled.

    SET-05: some planes and generals stand on the map, their first assignment bound to it.
    """
    data = t.data
    fill_pool(t)
    raw = data.setup
    for troop in raw["troops"]:
        side = parse_side(troop["side"])
        kind = data.type_index[side][troop["type"]]
        t.add_troop(kind, troop["strength"], data.box_index[troop["box"]])
    for marker in raw["markers"]:
        t.held[parse_side(marker["side"])] |= 1 << data.box_index[marker["box"]]
    for group in ("generals", "planes", "tanks"):
        for name, where in raw[group].items():
            piece = data.piece_index[name]
            if "place" in where:
                t.p_box[piece] = place_of(data, where["place"])
                continue
            box = data.box_index[where["box"]]
            t.put_piece(piece, box)
            if data.piece_kinds[piece] == GENERAL and data.overseas >> box & 1:
                t.p_flags[piece] = COLONIAL
            else:
                t.p_origin[piece] = box
    ready_pieces(t)
    if t.options.naval:
        launch(t, raw["naval"])
    for card in from_start(t):
        in_force(t, card)
    deal(t, data)


def place_of(data: Data, name: str) -> int:
    """Return a place by its name: a box, area or base, or mat, reserve, eliminated, out."""
    return data.place_index[name] if name in data.place_index else OFF_MAP[name]


def ready_pieces(t: Board) -> None:
    """BRD-14, SET-07, OPT-04, OPT-06: what only some options use is out of the game without them, or at first."""
    if not t.options.naval:
        for piece in range(t.data.piece_count):
            if t.data.piece_naval_only[piece]:
                t.p_box[piece] = OUT
    for side in (0, 1):
        for piece in t.data.pieces_of[side][DUMMY]:
            t.p_box[piece] = MAT if t.options.fog else OUT
    for piece in range(t.data.piece_count):
        if t.data.is_back[piece]:
            t.p_box[piece] = OUT


def launch(t: Board, raw: dict[str, Any]) -> None:
    """NAV-01..03, SCN-03: ships and planes of the naval set-up, and who holds the areas."""
    data = t.data
    for group in ("ships", "planes"):
        for name, where in raw[group].items():
            piece = data.piece_index[name]
            t.p_box[piece] = place_of(data, where["at"])
            if where.get("damaged", False):
                t.p_flags[piece] |= DAMAGED
            if group == "planes" and t.p_box[piece] >= 0:
                t.p_origin[piece] = t.p_box[piece]
    for i, area in enumerate(data.areas):
        name = raw["control"].get(data.places[area], "")
        if name:
            t.sea_control[i] = parse_side(name)
            if not on_duty(t, t.sea_control[i], area):
                t.sea_held[t.sea_control[i]] |= 1 << area


def from_start(t: Board) -> list[int]:
    """SCN-02: the cards whose lasting effect is there from the start."""
    raw = t.data.setup
    names = raw["cards"] + (raw["naval"]["cards"] if t.options.naval else [])
    return [t.data.card_index[name] for name in names]


def in_force(t: Board, card: int) -> None:
    """SCN-02: a card whose lasting effect is there from the start."""
    for step in operations(t.data.cards[card]):
        step.begin_in_force(t)
    t.on_table.append(card)


def fill_pool(t: Board) -> None:
    """CMP-07, CMP-08: all troop counters are in the pool."""
    for kind in range(t.data.type_count):
        t.pool[2 * kind] = t.data.type_small[kind]
        t.pool[2 * kind + 1] = t.data.type_large[kind]


def deal(t: Board, data: Data) -> None:
    """SET-02: two decks a side, each shuffled (VAR-04: stacked); the first hand is turn 1's draw (SET-03).

    SCN-02: a card in force from the start is in no deck.
    AMB-61: that draw is not made again. AMB-24: in 1938 it is six cards of the second deck.
    """
    for side in (0, 1):
        for era in (0, 1):
            deck = [
                i
                for i, card in enumerate(data.cards)
                if card.side == side and card.era == era and in_game(t, card) and i not in t.on_table
            ]
            if t.options.historical:
                deck = in_order(data, deck)
            else:
                t.chance.shuffle(deck, "SET-02")
            t.decks[2 * side + era] = deck


def reshuffle(t: Board, hands: bool) -> None:
    """SET-02: the draw piles in a new order; with `hands` each side gives its cards back and draws as many."""
    now = t.data.turn_era[t.turn]
    for side in (0, 1):
        back = [c for c in t.hands[side] if hands and t.data.cards[c].era == now]
        t.decks[2 * side + now] += back
        for era in (0, 1):
            t.decks[2 * side + era].sort()
            t.chance.shuffle(t.decks[2 * side + era], "SET-02")
        kept = [c for c in t.hands[side] if c not in back]
        t.hands[side] = sorted(kept + [t.decks[2 * side + now].pop() for _ in back])


def in_game(t: Board, card: Card) -> bool:
    """DRW-06, OPT-05, SCN-04, VAR-01, VAR-04: whether a card is in its owner's decks in this game.

    EDN-20: both editions come to the same cards.
    """
    options = t.options
    if (card.naval and not options.naval) or (card.optional and not options.cards_45):
        return False
    if card.era < t.data.turn_era[t.data.first_turn]:
        return False
    if options.no_intervention and "no_intervention" in card.removed_by:
        return False
    return not (options.historical and "historical" in card.removed_by)
