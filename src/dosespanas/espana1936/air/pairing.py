"""Pairing planes or ships one against one; a single possible pair is no choice (ADF-02, ADF-03, NAV-47, NAV-49)."""

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import SHIP, mask_bits
from dosespanas.espana1936.board.in_progress import Pairing
from dosespanas.espana1936.board.stages import PAIR, PAIRED
from dosespanas.espana1936.board.state import Board
from dosespanas.kernel.action import Refusal


def ask(t: Board, side: int, groups: list[list[int]]) -> None:
    """Have a side pair two groups of pieces, given by side."""
    t.side = side
    t.pairing = Pairing()
    for s in (0, 1):
        for p in groups[s]:
            t.pairing.unpaired[s] |= 1 << p
    next_pair(t)


def next_pair(t: Board) -> None:
    """Ask until one group is used up."""
    t.stage = PAIRED if join_single(t.pairing, t.side) else PAIR


def join_single(pairing: Pairing, side: int) -> bool:
    """Make every pair that leaves nothing to choose; True if that was the last one."""
    while pairing.unpaired[0] and pairing.unpaired[1]:
        found = codes_of(pairing, side)
        if len(found) > 1:
            return False
        join(pairing, side, found[0])
    return True


def codes_pair(t: Board) -> list[int]:
    """Pair a piece of the choosing side with one of the other."""
    return codes_of(t.pairing, t.side)


def codes_of(pairing: Pairing, side: int) -> list[int]:
    """Return the pairs a side may make next.

    The scarcer side's pieces are paired in order: every pairing can be reached, each in one way only.
    """
    own = mask_bits(pairing.unpaired[side])
    foe = mask_bits(pairing.unpaired[1 - side])
    if len(own) <= len(foe):
        own = own[:1]
    else:
        foe = foe[:1]
    return sorted(n.make_pair(n.PAIR, a, b) for a in own for b in foe)


def join(pairing: Pairing, side: int, code: int) -> None:
    """Note one pair of the side that makes them."""
    own = n.pair_first(n.payload_of(code))
    foe = n.pair_second(n.payload_of(code))
    pairing.pairs += [own, foe]
    pairing.unpaired[side] &= ~(1 << own)
    pairing.unpaired[1 - side] &= ~(1 << foe)


def take_pair(t: Board, code: int) -> None:
    """Pair, and go on."""
    join(t.pairing, t.side, code)
    next_pair(t)


def why_not_pair(t: Board, code: int) -> Refusal | None:
    """Explain why two pieces may not be paired."""
    if n.kind_of(code) != n.PAIR:
        return None
    piece = n.pair_first(n.payload_of(code))
    rule = "ADF-02"
    if t.fight.place >= 0:
        rule = "NAV-49" if t.data.piece_kinds[piece] == SHIP else "NAV-47"
    return Refusal(rule, "refusal-not-paired", {"piece": t.data.piece_terms[piece]})
