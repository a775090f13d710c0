"""Pairing planes or ships one against one; a single possible pair is no choice (ADF-02, ADF-03, NAV-47, NAV-49)."""

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import SHIP, mask_bits
from dosespanas.espana1936.board.stages import PAIR, PAIRED
from dosespanas.espana1936.board.table import Table
from dosespanas.kernel.action import Refusal


def ask(t: Table, side: int, groups: list[list[int]]) -> None:
    """Have a side pair two groups of pieces, given by side."""
    t.side = side
    t.unpaired = [0, 0]
    for s in (0, 1):
        for p in groups[s]:
            t.unpaired[s] |= 1 << p
    t.pairs = []
    next_pair(t)


def next_pair(t: Table) -> None:
    """Ask until one group is used up."""
    while t.unpaired[0] and t.unpaired[1]:
        found = codes_pair(t)
        if len(found) > 1:
            t.stage = PAIR
            return
        join(t, found[0])
    t.stage = PAIRED


def codes_pair(t: Table) -> list[int]:
    """Pair a piece of the choosing side with one of the other.

    The scarcer side's pieces are paired in order: every pairing can be reached, each in one way only.
    """
    own = mask_bits(t.unpaired[t.side])
    foe = mask_bits(t.unpaired[1 - t.side])
    if len(own) <= len(foe):
        own = own[:1]
    else:
        foe = foe[:1]
    return sorted(n.make(n.PAIR, a << 7 | b) for a in own for b in foe)


def join(t: Table, code: int) -> None:
    """Note one pair."""
    own = n.payload_of(code) >> 7
    foe = n.payload_of(code) & 127
    t.pairs += [own, foe]
    t.unpaired[t.side] &= ~(1 << own)
    t.unpaired[1 - t.side] &= ~(1 << foe)


def take_pair(t: Table, code: int) -> None:
    """Pair, and go on."""
    join(t, code)
    next_pair(t)


def why_not_pair(t: Table, code: int) -> Refusal | None:
    """Explain why two pieces may not be paired."""
    if n.kind_of(code) != n.PAIR:
        return None
    rule = "ADF-02"
    if t.f_place >= 0:
        rule = "NAV-49" if t.data.piece_kinds[n.payload_of(code) >> 7] == SHIP else "NAV-47"
    return Refusal(rule, "refusal-not-paired", {"piece": t.data.piece_terms[n.payload_of(code) >> 7]})
