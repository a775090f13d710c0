"""Air combat, step 4 of an attack (ADF)."""

from dosespanas.espana1936 import notation as n
from dosespanas.espana1936.data import PLANE, mask_bits
from dosespanas.espana1936.dice import air_result
from dosespanas.espana1936.stages import PAIR, ROLL
from dosespanas.espana1936.table import ELIMINATED, USED, Table
from dosespanas.kernel.action import Refusal


def begin(t: Table) -> None:
    """ADF-01, CBT-13: only if both sides declared planes in this attack."""
    planes = 0
    for p in range(t.data.piece_count):
        if t.data.piece_kinds[p] == PLANE:
            planes |= 1 << p
    t.unpaired = [t.support[0] & planes, t.support[1] & planes]
    t.pairs = []
    if t.unpaired[0] and t.unpaired[1]:
        next_pair(t)
    else:
        t.stage = ROLL


def next_pair(t: Table) -> None:
    """ADF-02, ADF-03: the defender pairs until one side has no plane left; a single possible pair is no choice."""
    t.side = 1 - t.b_side
    while t.unpaired[0] and t.unpaired[1]:
        found = codes_pair(t)
        if len(found) > 1:
            t.stage = PAIR
            return
        join(t, found[0])
    fight(t)


def codes_pair(t: Table) -> list[int]:
    """Pair a plane of the defender with one of the attacker.

    The scarcer side's planes are paired in order: every pairing can be reached, each in one way only.
    """
    own = mask_bits(t.unpaired[1 - t.b_side])
    foe = mask_bits(t.unpaired[t.b_side])
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
    t.unpaired[1 - t.b_side] &= ~(1 << own)
    t.unpaired[t.b_side] &= ~(1 << foe)


def take_pair(t: Table, code: int) -> None:
    """Pair, and go on."""
    join(t, code)
    next_pair(t)


def fight(t: Table) -> None:
    """ADF-04..07: each pair rolls at once; 6 destroys for good, 5 sends home unused, 4 or less does nothing."""
    data = t.data
    fate = [0] * len(t.pairs)
    for i in range(len(t.pairs)):
        plane = t.pairs[i]
        rolls = t.chance.dice(data.piece_dice[plane])
        fate[i ^ 1] = air_result(rolls, data.piece_drms[plane])
        details: dict[str, object] = {
            "piece": data.piece_terms[plane],
            "foe": data.piece_terms[t.pairs[i ^ 1]],
            "rolls": rolls,
            "drm": data.piece_drms[plane],
            "result": fate[i ^ 1],
        }
        t.tell("air-roll", "ADF-04", data.piece_sides[plane], details, [data.piece_names[plane]])
    t.reveals += 1
    for i in range(len(t.pairs)):
        plane = t.pairs[i]
        side = data.piece_sides[plane]
        if fate[i] >= 6:
            t.put_piece(plane, ELIMINATED)
            t.p_flags[plane] = 0
            t.support[side] &= ~(1 << plane)
            t.tell("plane-destroyed", "ADF-06", side, {"piece": data.piece_terms[plane]}, [data.piece_names[plane]])
        elif fate[i] == 5:
            t.p_flags[plane] |= USED
            t.tell("plane-withdrawn", "ADF-06", side, {"piece": data.piece_terms[plane]}, [data.piece_names[plane]])
    t.pairs = []
    t.stage = ROLL


def why_not_pair(t: Table, code: int) -> Refusal | None:
    """Explain why two planes may not be paired."""
    if n.kind_of(code) != n.PAIR:
        return None
    return Refusal("ADF-02", "refusal-not-paired", {"piece": t.data.piece_terms[n.payload_of(code) >> 7]})
