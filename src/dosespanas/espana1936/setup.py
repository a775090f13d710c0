"""Laying out a game: pieces, markers, decks (SET)."""

from dosespanas.espana1936.data import GENERAL, Data
from dosespanas.espana1936.table import COLONIAL, OUT, Table
from dosespanas.kernel.side import parse_side


def lay_out(t: Table) -> None:
    """SET-01..07: the printed set-up, full pools, both decks of each side shuffled."""
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
            box = data.box_index[where["box"]]
            t.put_piece(piece, box)
            if data.piece_kinds[piece] == GENERAL and data.overseas >> box & 1:
                t.p_flags[piece] = COLONIAL
            else:
                t.p_origin[piece] = box
    for piece in range(data.piece_count):
        if data.piece_naval_only[piece]:
            t.p_box[piece] = OUT
    deal(t, data)


def fill_pool(t: Table) -> None:
    """CMP-07, CMP-08: all troop counters are in the pool."""
    for kind in range(t.data.type_count):
        t.pool[2 * kind] = t.data.type_small[kind]
        t.pool[2 * kind + 1] = t.data.type_large[kind]


def deal(t: Table, data: Data) -> None:
    """SET-02: two decks a side, each shuffled on its own; the first hand is turn 1's draw (SET-03)."""
    for side in (0, 1):
        for era in (0, 1):
            deck = [i for i, card in enumerate(data.cards) if card.side == side and card.era == era]
            t.chance.shuffle(deck)
            t.decks[2 * side + era] = deck
