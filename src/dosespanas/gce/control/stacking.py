"""Stacking (chapter 9): how many units of a side a hex holds, and what is lost when there are more (9.1-b, A48)."""

from dosespanas.gce.board import notation as n
from dosespanas.gce.board import removal
from dosespanas.gce.board.hexes import OFF
from dosespanas.gce.board.stages import STEPS, SURPLUS
from dosespanas.gce.board.state import Board, hex_term
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, NOBODY, REP


def fits(b: Board, units: list[int], hex_: int) -> bool:
    """9.2: tell whether units of one side may stand in a hex beside their own side's units there.

    A47: six divisions or what they are worth, of one side.
    """
    if b.first[hex_] < 0 and len(units) == 1:
        return True
    weight, hqs = load(b, units, hex_)
    return weight <= b.data.stack_limit and hqs <= b.data.stack_hqs


def full_unseen(b: Board, unit: int, hex_: int) -> bool:
    """13.6: tell whether a hex has no room for a unit for reasons that the other side cannot see: a covered stack."""
    top = b.first[hex_]
    return top >= 0 and b.after[top] >= 0 and b.covered(b.after[top]) and not fits(b, [unit], hex_)


def refusal(b: Board, units: list[int], hex_: int) -> Refusal | None:
    """Return why units may not stand in a hex beside their own side's units there, or None."""
    weight, hqs = load(b, units, hex_)
    if weight > b.data.stack_limit:
        return Refusal("9.2-a", "refusal-gce-stack", {"hex": hex_term(hex_)})
    if hqs > b.data.stack_hqs:
        return Refusal("9.2-b", "refusal-gce-two-hqs", {"hex": hex_term(hex_)})
    return None


def load(b: Board, units: list[int], hex_: int) -> tuple[int, int]:
    """9.2: return weight (in halves of a division) and HQs of a hex's units and some others together.

    9.2-c: nothing but ground units.
    """
    weights, faces, facts = b.data.weights, b.u_face, b.data.units
    weight = 0
    hqs = 0
    for u in units:
        weight += weights[2 * u + faces[u]]
        if facts[u].is_hq:
            hqs += 1
    u = b.first[hex_]
    while u >= 0:
        if u not in units:
            weight += weights[2 * u + faces[u]]
            if facts[u].is_hq:
                hqs += 1
        u = b.after[u]
    return weight, hqs


def crowded(b: Board, side: int) -> int:
    """9.1-b: return the first hex where too many units of a side stand, or OFF; one alone is never too many."""
    owner, first, after = b.owner, b.first, b.after
    for h in b.data.land:
        if owner[h] == side and after[first[h]] >= 0 and not fits(b, [], h):
            return h
    return OFF


def check(b: Board) -> None:
    """Forced step, 9.1-a: a side with too many units in a hex must choose; then on to the stage `then`."""
    for side in (NAT, REP):
        if crowded(b, side) != OFF:
            b.side = side
            b.stage = SURPLUS
            return
    phasing = STEPS[b.step_no].side
    if phasing != NOBODY:
        b.side = phasing
    b.stage = b.then


def candidates(b: Board) -> list[int]:
    """9.1-b: return the units of the crowded hex whose loss would help."""
    hex_ = crowded(b, b.side)
    weight, hqs = load(b, [], hex_)
    found: list[int] = []
    for u in b.stack(hex_):
        if b.data.units[u].is_hq:
            if hqs > b.data.stack_hqs:
                found.append(u)
        elif weight > b.data.stack_limit:
            found.append(u)
    return found


def codes_surplus(b: Board) -> list[int]:
    """Choose which unit of a crowded hex is lost."""
    return sorted([n.make(n.ELIMINATE, u) for u in candidates(b)])


def take_surplus(b: Board, code: int) -> None:
    """Eliminate it, and check again."""
    removal.eliminate(b, n.payload_of(code), "overstacked", "9.1-b")
    check(b)


def why_not_surplus(b: Board, code: int) -> Refusal | None:
    """9.1-b: only a unit of the crowded hex, and one whose loss helps."""
    if n.kind_of(code) != n.ELIMINATE:
        return None
    hex_ = crowded(b, b.side)
    unit = n.payload_of(code)
    if b.u_hex[unit] != hex_:
        return Refusal("9.1-b", "refusal-gce-not-crowded", {"hex": hex_term(hex_)})
    rule = "9.2-b" if not b.data.units[unit].is_hq else "9.2-a"
    return Refusal(rule, "refusal-gce-no-relief", {"piece": b.data.units[unit].term(), "hex": hex_term(hex_)})
