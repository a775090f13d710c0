"""The effect in hand: which part of which chit is being carried out."""

from dosespanas.gce.board.chits import Part
from dosespanas.gce.board.state import Board


def parts(b: Board) -> list[Part]:
    """Return the parts of the effect in hand; without a chit in hand, those that one has left for the turn after."""
    return b.data.chits[b.cups.chit].effect if b.cups.chit >= 0 else b.data.left_for_later


def in_hand(b: Board) -> Part:
    """Return the part that is being carried out."""
    return parts(b)[b.cups.op - 1]
