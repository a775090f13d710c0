"""How the game is won (VIC)."""

from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.board.destination_rules import spread
from dosespanas.espana1936.board.stages import OVER
from dosespanas.espana1936.board.state import Board
from dosespanas.kernel.shapes import Args
from dosespanas.kernel.side import NAT, NOBODY, SIDE_TERMS
from dosespanas.kernel.state import Holding


def largest_group(t: Board, side: int) -> int:
    """VIC-04, AMB-27: the largest linked group of boxes holding a side's units or markers, as a mask."""
    boxes = t.presence(side)
    best = 0
    left = boxes
    while left:
        group = spread(t, left & -left, boxes)
        if group.bit_count() > best.bit_count():
            best = group
        left &= ~group
    return best


def automatic(t: Board, side: int) -> tuple[str, str]:
    """Return (reason, rule) if a side meets an automatic condition now, else ("", "")."""
    data = t.data
    friendly = t.friendly(side)
    if t.objectives_of(side) > data.win_objectives:
        return "outcome-objectives", "VIC-03"
    if data.win_cities & ~friendly == 0:
        return "outcome-three-cities", "VIC-05"
    if side == data.early_side and t.turn <= data.early_turn and friendly >> data.early_box & 1:
        return "outcome-madrid", "VIC-06"
    if largest_group(t, 1 - side).bit_count() < data.win_group:
        return "outcome-connected", "VIC-04"
    return "", ""


def check_upkeep(t: Board) -> None:
    """VIC-01, AMB-26: test both sides; the game stops at once."""
    found = [automatic(t, 0), automatic(t, 1)]
    if found[0][0] and found[1][0]:
        if t.options.both_win_draw:
            end(t, NOBODY, "outcome-both", "VIC-01")
        else:
            end(t, NAT, found[0][0], found[0][1])
        return
    for side in (0, 1):
        if found[side][0]:
            end(t, side, found[side][0], found[side][1])


def resists(t: Board) -> bool:
    """VIC-07, AMB-60: the Republican side still has troops or tanks in more than three objective cities.

    EDN-11: in 2007 it also needs its group of linked boxes, as in Upkeep.
    """
    cities = t.here[t.data.resist_side] & t.data.objectives
    if t.options.rep_turn10 and largest_group(t, t.data.resist_side).bit_count() < t.data.win_group:
        return False
    return len(mask_bits(cities)) > t.data.resist_over


def final(t: Board) -> None:
    """VIC-09: after the last turn VIC-07 first, then the count of VIC-02."""
    if resists(t):
        end(t, t.data.resist_side, "outcome-resistance", "VIC-07")
    else:
        count(t, "outcome-count")


def count(t: Board, reason: str) -> None:
    """VIC-02: more friendly objective cities win; equal is a draw.

    EDN-10: in 2007 replacement points are compared; contested cities give one to both, so the order is the same.
    """
    both = t.contested_objectives() if t.options.final_score else 0
    rule = "EDN-10" if t.options.final_score else "VIC-02"
    nat, rep = t.objectives_of(0) + both, t.objectives_of(1) + both
    if nat == rep:
        end(t, NOBODY, "outcome-draw" if reason == "outcome-count" else reason, rule)
    else:
        end(t, 0 if nat > rep else 1, reason, rule)


def decided(t: Board) -> Args:
    """VIC-02..07: return what decided a game that is over: the boxes in question, how many, and the count of cities."""
    both = t.contested_objectives() if t.options.final_score else 0
    found: Args = {
        "turn": t.turn,
        "nationalist": t.objectives_of(0) + both,
        "republican": t.objectives_of(1) + both,
    }
    if t.winner != NOBODY:
        boxes = in_question(t)
        found["winner"] = SIDE_TERMS[t.winner]
        found["loser"] = SIDE_TERMS[1 - t.winner]
        found["boxes"] = [t.data.box_terms[box] for box in mask_bits(boxes)]
        found["count"] = boxes.bit_count()
    return found


def in_question(t: Board) -> int:
    """Return the boxes that a won game turned on, as a mask: by VIC-04 what the loser had left, else what was held."""
    if t.end_rule == "VIC-04":
        return largest_group(t, 1 - t.winner)
    if t.end_rule == "VIC-05":
        return t.data.win_cities
    if t.end_rule == "VIC-06":
        return 1 << t.data.early_box
    held = t.here[t.winner] if t.end_rule == "VIC-07" else t.friendly(t.winner)
    return held & t.data.objectives


def holdings(t: Board) -> dict[str, Holding]:
    """VIC-01: return by term who holds each box, and how many troops of what strength stand there."""
    data = t.data
    own = [t.friendly(0), t.friendly(1)]
    found = [Holding(0 if own[0] >> box & 1 else 1 if own[1] >> box & 1 else NOBODY) for box in range(data.box_count)]
    for slot in range(2 * data.slots):
        box = t.t_box[slot]
        if box >= 0:
            side = slot // data.slots
            found[box].units[side] += 1
            found[box].strength[side] += t.t_strength[slot]
    return {data.box_terms[box]: found[box] for box in range(data.box_count)}


def hinge(t: Board) -> tuple[list[int], int]:
    """VIC-02..07: return the boxes that a won game hinged on, and how many more of them the loser needed."""
    data = t.data
    winner, loser = t.winner, 1 - t.winner
    if t.end_rule == "VIC-04":
        return missing_links(t, loser)
    if t.end_rule in ("VIC-03", "VIC-05", "VIC-06", "VIC-07"):
        held = in_question(t)
        most = {"VIC-03": data.win_objectives, "VIC-07": data.resist_over}.get(t.end_rule, held.bit_count() - 1)
        return mask_bits(held), held.bit_count() - most
    if t.end_rule in ("VIC-02", "EDN-10") and winner != NOBODY:
        return mask_bits(in_question(t)), (t.objectives_of(winner) - t.objectives_of(loser) + 1) // 2
    return [], 0


def missing_links(t: Board, side: int) -> tuple[list[int], int]:
    """VIC-04: return boxes that would have saved a side whose largest group is too small, and how many it needed.

    Any one that would have joined groups to enough; else those beside its largest one.
    """
    data = t.data
    own = t.presence(side)
    group = largest_group(t, side)
    lost = t.presence(1 - side) & ~own
    joining = [box for box in mask_bits(lost) if spread(t, 1 << box, own | 1 << box).bit_count() >= data.win_group]
    if joining:
        return joining, 1
    beside = 0
    for box in mask_bits(group):
        beside |= data.links[box]
    return mask_bits(beside & lost), data.win_group - group.bit_count()


def end(t: Board, winner: int, reason: str, rule: str) -> None:
    """Close the game."""
    t.close(OVER, winner, reason, rule)
