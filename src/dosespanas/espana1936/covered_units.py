"""What may lie covered in the fog (OPT-06): units and dummies that a viewer does not see, and what is in hand."""

from collections.abc import Callable
from typing import Any, Final

from dosespanas.espana1936.board import fog, stages
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import DUMMY, TANK, mask_bits
from dosespanas.espana1936.board.effect_in_progress import operation
from dosespanas.espana1936.board.state import MAT, MOVED, USED, Board
from dosespanas.espana1936.movement import morocco, moves
from dosespanas.espana1936.state_residue import UNSEEN
from dosespanas.espana1936.turn import replacement
from dosespanas.kernel.chance import Chance
from dosespanas.kernel.side import NAT, REP, SIDE_NAMES

MOVERS: Final = {stages.NAT_MOVE: NAT, stages.REP_MOVE: REP, stages.OFFENSIVE_MOVE: REP}
"""The side that moves its troops, by step."""

Before = tuple[int, Callable[[Board], list[int]], Callable[[Board, int], None]]
BEFORE: Final[dict[int, Before]] = {
    stages.MOVE_TO: (stages.MOVE, moves.codes_move, moves.take_move),
    stages.SHIP_TO: (stages.SHIP, morocco.codes_ship, morocco.take_ship),
    stages.REPLACE_TO: (stages.REPLACE, replacement.codes_replace, replacement.take_replace),
    stages.REPLACE_TYPE: (stages.REPLACE, replacement.codes_replace, replacement.take_replace),
}
"""Where something unseen may be in hand: the choice by which it was taken up, its answers, and what they do."""


def draw_covered(t: Board, seen: dict[str, Any], viewer: int, rng: Chance) -> bool:
    """Rank the open stacks, and fill the covered ones of the other side; False if that cannot be done so."""
    base = len(t.t_box)
    for pile in seen["detail"].get("piles", []):
        for place, unit in enumerate(pile):
            if unit < base:
                t.t_rank[unit] = place
            else:
                t.p_rank[unit - base] = place
    listed = {row["id"] for row in seen["pieces"]}
    for side, name in enumerate(SIDE_NAMES):
        if side == viewer:
            continue
        tanks = [p for p in t.data.pieces_of[side][TANK] if t.data.piece_names[p] not in listed]
        tanks = [p for p in tanks if t.options.captured_tanks or not t.data.is_back[p]]
        opened = seen["detail"].get("opened", [0, 0])[side] | (1 << t.battle.box if t.battle.box >= 0 else 0)
        if not fill_side(t, side, seen["fog"]["covered"][name], tanks, opened, rng):
            return False
    return True


def fill_side(t: Board, side: int, covered: dict[str, int], tanks: list[int], opened: int, rng: Chance) -> bool:
    """Put tanks, dummies and troops of a side into its covered places, everything that may lie there alike likely.

    Where a stack lies open (`opened`: a mask) only dummies are covered, under a tank on top there are no troops, all
    tanks that are not seen lie somewhere, and but in its own movement a side has at most four troops in a box (MOV-11).
    """
    data = t.data
    dummies = data.pieces_of[side][DUMMY][:]
    for p in dummies:
        t.p_box[p] = MAT
    for p in tanks:
        t.p_rank[p] = UNSEEN
    rng.shuffle(dummies)
    for_all: list[int] = []
    under_tank: list[int] = []
    for name, count in covered.items():
        box = data.box_index[name]
        if not 0 <= count <= data.slots + len(data.pieces_of[side][TANK]) + len(data.pieces_of[side][DUMMY]):
            raise ValueError("more covered units than a side has")
        if opened >> box & 1:
            for _ in range(count):
                t.p_box[dummies.pop()] = box
        elif any(t.t_box[s] == box for s in t.slots_of(side)):
            for_all += [box] * count
        else:
            under_tank += [box] * count
    rng.shuffle(for_all)
    alike = tanks + dummies
    rng.shuffle(alike)
    for box in under_tank:
        p = alike.pop()
        t.p_box[p] = box
        if data.piece_kinds[p] == TANK:
            tanks.remove(p)
        else:
            dummies.remove(p)
    if len(tanks) > len(for_all):
        return False
    for p in tanks:
        t.p_box[p] = for_all.pop()
    fill_troops(t, side, for_all, dummies, rng)
    rank_covered(t, side, rng)
    mark_covered(t, side, rng)
    return True


def fill_troops(t: Board, side: int, places: list[int], dummies: list[int], rng: Chance) -> None:
    """Put troops of the counters that are left, or dummies, into covered places (CMP-07)."""
    data = t.data
    left: list[int] = []
    for kind in range(data.type_count):
        if data.type_sides[kind] == side:
            sizes = [data.type_small[kind], data.type_large[kind]]
            for s in t.slots_of(side):
                if t.t_box[s] >= 0 and t.t_type[s] == kind:
                    sizes[t.counter(kind, t.t_strength[s]) - 2 * kind] -= 1
            left += [2 * kind] * sizes[0] + [2 * kind + 1] * sizes[1]
    bag = left + [-1 - p for p in dummies]
    rng.shuffle(bag)
    free = [s for s in t.slots_of(side) if t.t_box[s] < 0]
    limited = not t.options.overstack and MOVERS.get(t.step_no) != side
    for box in places:
        full = limited and sum([1 for s in t.slots_of(side) if t.t_box[s] == box]) >= data.box_limit
        counter = take_out(bag, full)
        if counter < 0:
            t.p_box[-1 - counter] = box
            continue
        slot = free.pop(0)
        t.t_type[slot] = counter // 2
        t.t_strength[slot] = 3 + 2 * rng.uniform(2) if counter & 1 else 1 + rng.uniform(2)
        t.t_box[slot] = box
        t.t_rank[slot] = UNSEEN


def take_out(bag: list[int], only_dummies: bool) -> int:
    """Take the last counter, or the last dummy, out of a bag; where no dummy is left a troop all the same."""
    for i in range(len(bag) - 1, -1, -1):
        if bag[i] < 0 or not only_dummies:
            return bag.pop(i)
    return bag.pop()


def rank_covered(t: Board, side: int, rng: Chance) -> None:
    """Give troops and tanks just drawn their ranks, in any order under those seen."""
    below = len(t.t_box)
    slots = [s for s in t.slots_of(side) if t.t_box[s] >= 0 and t.t_rank[s] == UNSEEN]
    rng.shuffle(slots)
    for place, slot in enumerate(slots):
        t.t_rank[slot] = below + place
    tanks = [p for p in t.data.pieces_of[side][TANK] if t.p_box[p] >= 0]
    rng.shuffle(tanks)
    for place, tank in enumerate(tanks):
        if t.p_rank[tank] == UNSEEN:
            t.p_rank[tank] = below + place


def mark_covered(t: Board, side: int, rng: Chance) -> None:
    """Let each covered unit have acted or not: moved in its side's movement, else fought where there was an attack."""
    below = len(t.t_box)
    moving = MOVERS.get(t.step_no) == side
    fought = t.fought[0] | t.fought[1]
    for s in t.slots_of(side):
        if t.t_box[s] >= 0 and t.t_rank[s] >= below and (moving or fought >> t.t_box[s] & 1):
            t.t_acted[s] = rng.uniform(2)
    for p in t.data.pieces_of[side][TANK] + t.data.pieces_of[side][DUMMY]:
        dummy = t.data.piece_kinds[p] == DUMMY
        if t.p_box[p] >= 0 and (dummy or t.p_rank[p] >= below):
            if moving:
                t.p_flags[p] = MOVED * rng.uniform(2)
            elif not dummy and fought >> t.p_box[p] & 1:
                t.p_flags[p] = USED * rng.uniform(2)


# --- the other side's choice --------------------------------------------------------------------------


def take_up(t: Board, viewer: int, rng: Chance) -> bool:
    """Let the other side, whose choice it is, have in hand what the viewer does not see; False if it cannot."""
    if t.stage == stages.EVENT_LOSE and t.event.left < 0:
        return count_losses(t, rng)
    if t.selected != UNSEEN:
        return True
    wanted = t.stage
    t.stage, codes, take = BEFORE[wanted]
    t.selected = -1
    found = [code for code in codes(t) if veils(t, viewer, wanted, code)]
    if not found:
        return False
    take(t, found[rng.uniform(len(found))])
    t.out = []
    return t.stage == wanted


def veils(t: Board, viewer: int, wanted: int, code: int) -> bool:
    """Tell whether an answer takes up something that the viewer does not see."""
    kind = n.kind_of(code)
    if wanted == stages.REPLACE_TO:
        return kind == n.RECRUIT
    if kind in (n.MOVE_TROOP, n.SHIP_TROOP, n.RAISE):
        unit = t.find_troop(t.side, n.payload_of(code))
    elif kind in (n.MOVE_PIECE, n.SHIP_PIECE):
        unit = len(t.t_box) + n.payload_of(code)
    else:
        return False
    return not fog.knows(t, None if viewer < 0 else viewer, unit)


def count_losses(t: Board, rng: Chance) -> bool:
    """AMB-18: draw how many of its covered units the other side has still to choose for a card that takes some."""
    step = operation(t)
    total = len(step.troops(t)) + len(step.tanks(t))
    t.event.left = 1 + rng.uniform(step.asks(total)) if total else 0
    return total > 0


def opened_so(t: Board, detail: dict[str, Any]) -> bool:
    """Tell whether those stacks lie open, while a loss is chosen, that the viewer saw open."""
    if "opened" not in detail:
        return True
    return all(
        detail["opened"][side] == sum([1 << b for b in mask_bits(t.here[side]) if fog.opened(t, side, b)])
        for side in (NAT, REP)
    )
