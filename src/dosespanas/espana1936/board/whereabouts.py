"""Where each card and special piece may be in a game of these options: asked by positions, and by the laws."""

from typing import Final

from dosespanas.espana1936.board.data import DUMMY, PLANE, SHIP, TANK
from dosespanas.espana1936.board.setup import from_start, in_game
from dosespanas.espana1936.board.state import CAPTURED, MAT, OUT, RETURNING, Board
from dosespanas.kernel.phrases import Phrase, phrase

HANDS: Final = "hands"
DECKS: Final = "decks"
PILES: Final = (HANDS, DECKS, "used", "discarded")
"""Where cards lie that are not in force, by name in positions."""

NO_CARD: Final = phrase("a card of this game, with its options (DRW-06, VAR-04)", "position-card-of-game")
ONE_DECK: Final = phrase("a card of this deck", "position-card-deck")
NO_HAND: Final = phrase("no card in hand: nobody holds one (VAR-04)", "position-card-no-hand")
ONCE: Final = phrase("each card in one place only", "position-card-once")
IN_FORCE: Final = phrase("a card of this game, or one in force from its start", "position-card-in-force")
NO_MAT: Final = phrase("a box: tanks have no mat (TNK-06)", "position-tank")
NOT_CAPTURED: Final = phrase("another place: only captured tanks wait there (OPT-04)", "position-captured")
DUMMY_PLACE: Final = phrase("mat or a box, in a game with the option fog (OPT-06)", "position-dummy")
NOT_AFLOAT: Final = phrase("a box: only ships and planes go to sea", "position-sea")
OWN_BASE: Final = phrase("a naval base for ships of its own side only (NAV-07)", "position-base")
NOT_HOMING: Final = phrase("a place for this piece: only ships return to a base (NAV-09)", "position-homing")
NO_SHIPS: Final = phrase(
    "out: ships and planes of the naval war are not in a game without the option naval (BRD-14)", "position-ship"
)
"""What would be right."""


def piece_misplaced(t: Board, piece: int, at: int) -> Phrase | None:
    """Return what would be right where a special piece may not be at a place in this game; else None.

    NAV-03, NAV-07: ships and planes only may be at sea, ships only in bases. BRD-14: pieces of the naval war are out of
    a game without it. OPT-06: dummies are in hand or in a box.
    """
    data = t.data
    kind = data.piece_kinds[piece]
    if at == MAT and kind == TANK:
        return NO_MAT
    if at >= data.box_count and kind not in (PLANE, SHIP):
        return NOT_AFLOAT
    if at in data.bases and (kind != SHIP or data.base_sides[at - data.bases[0]] != data.piece_sides[piece]):
        return OWN_BASE
    if kind != SHIP and at == RETURNING:
        return NOT_HOMING
    if data.piece_naval_only[piece] and at != OUT and not t.options.naval:
        return NO_SHIPS
    if at == CAPTURED and not (t.options.captured_tanks and data.is_back[piece]):
        return NOT_CAPTURED
    if kind == DUMMY and at != OUT and not (t.options.fog and MAT <= at < data.box_count):
        return DUMMY_PLACE
    return None


def card_misplaced(t: Board, card: int, pile: str, deck: int = -1) -> Phrase | None:
    """Return what would be right where a card may not lie in a pile of its side, or in a `deck`; else None."""
    facts = t.data.cards[card]
    if not in_game(t, facts):
        return NO_CARD
    if pile == DECKS and deck != 2 * facts.side + facts.era:
        return ONE_DECK
    if pile == HANDS and t.options.historical:
        return NO_HAND
    return None


def in_force_misplaced(t: Board, card: int) -> Phrase | None:
    """EVT-06, EVT-07, SCN-02: return what would be right where a card may not be in force; else None.

    It has been played, or it is in force from the start of the scenario: then it need not be in this game otherwise.
    """
    if card not in from_start(t) and not in_game(t, t.data.cards[card]):
        return IN_FORCE
    lying = t.on_table.count(card) > 1 or any(card in row for piles in (t.hands, t.decks, t.discarded) for row in piles)
    return ONCE if lying else None
