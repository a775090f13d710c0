"""The movement phase (chapter 12): which unit moves next, what else may be done, and the end of the phase."""

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.move_in_progress import March
from dosespanas.gce.board.stages import CHECK_STACKS, MOVE, MOVE_REP, NEXT_PART, NEXT_STEP, STEPS
from dosespanas.gce.board.state import MARCHER, Board
from dosespanas.gce.control import columns
from dosespanas.gce.events import chits, desertion
from dosespanas.gce.movement import duty_obligations, eligibility, evacuation, group_move, scouting
from dosespanas.gce.movement.duties import in_force
from dosespanas.gce.supply import border
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import REP


def begin(b: Board, side: int) -> None:
    """B.I, C.I: open a side's movement; who may march is read now (12.11-c), and columns may desert (7.21)."""
    b.side = side
    b.move = March()
    b.outlooks = []
    eligibility.note_marchers(b, side)
    b.stage = NEXT_PART
    if side == REP:
        desertion.offer(b)


def next_part(b: Board) -> None:
    """Forced step: on with the movement; after it stacking is checked (9.1-a), then columns may desert again (7.21)."""
    if b.part == 0:
        b.side = STEPS[b.step_no].side
        b.stage = MOVE
        if not b.hides(b.side) and not b.options.hidden_chits and all_moved(b) and codes_move(b) == [n.make(n.DONE)]:
            close(b)
        return
    b.stage = NEXT_STEP
    if b.part == 1:
        b.part = 2
        if b.step_no == MOVE_REP:
            desertion.offer(b)


def all_moved(b: Board) -> bool:
    """Tell whether nobody may be moved any more."""
    return not any(eligibility.able(b, u) for u in b.data.units_of[b.side])


def close(b: Board) -> None:
    """The phase is over but for the check of stacking."""
    duty_obligations.note_end(b)
    b.part = 1
    b.stage = CHECK_STACKS
    b.then = NEXT_PART


def codes_move(b: Board) -> list[int]:
    """Choose a unit to move or to march, another act of the phase, or its end (12.2-a)."""
    duties = in_force(b, b.side)
    rolls = duty_obligations.columns_roll(b)
    walks, marches = True, True
    flags, move, march = b.u_flags, n.make(n.MOVE), n.make(n.MARCH)
    found: list[int] = []
    marching: list[int] = []
    for u in eligibility.all_able(b, b.side):
        if rolls and duty_obligations.must_roll(b, u):
            continue
        if duties:
            walks, marches = duty_obligations.ways_open(b, duties, u)
        if walks:
            found.append(move | u)
        if marches and flags[u] & MARCHER:
            marching.append(march | u)
    found += marching
    if b.side == REP:
        found += [code for code in evacuation.codes(b) if duty_obligations.spared(b, n.payload_of(code))]
        found += scouting.codes(b)
        found += columns.codes(b)
        found += border.codes(b)
    found += chits.codes_play(b)
    if not duty_obligations.moods_due(b) and (not duties or duty_obligations.unmet(b) is None):
        found.append(n.make(n.DONE))
    found.sort()
    return found


def take_move(b: Board, code: int) -> None:
    """Begin a move, do another act, or end the phase."""
    kind = n.kind_of(code)
    if kind == n.DONE:
        close(b)
    elif kind == n.SCOUT:
        scouting.take(b, code)
    elif kind in (n.ROUSE, n.ROUSE_STACK, n.ROUSE_AROUND):
        columns.take(b, code)
    elif kind == n.PLAY:
        chits.take_play(b, code)
    elif kind == n.BORDER:
        border.take(b, n.payload_of(code))
    elif kind == n.EVACUATE:
        evacuation.take(b, n.payload_of(code))
        b.stage = NEXT_PART
    else:
        group_move.pick_up(b, n.payload_of(code), kind == n.MARCH)


def why_not_move(b: Board, code: int) -> Refusal | None:
    """Return why a unit may not be moved, evacuated, or the phase not be ended yet."""
    kind = n.kind_of(code)
    if kind == n.EVACUATE:
        return evacuation.why_not(b, n.payload_of(code)) or Refusal("A38", "refusal-gce-duty-first")
    if kind == n.BORDER:
        return border.why_not(b, n.payload_of(code))
    if kind == n.SCOUT:
        return scouting.why_not(b, code)
    if kind in (n.ROUSE, n.ROUSE_STACK, n.ROUSE_AROUND):
        return columns.why_not(b, code)
    if kind == n.PLAY:
        return chits.why_not_play(b, code)
    if kind not in (n.MOVE, n.MARCH, n.DONE):
        return None
    refusal = eligibility.why_not(b, n.payload_of(code), kind == n.MARCH) if kind != n.DONE else None
    if refusal is None and (kind == n.DONE or duty_obligations.must_roll(b, n.payload_of(code))):
        unrolled = duty_obligations.moods_due(b) if kind == n.DONE else [n.payload_of(code)]
        if unrolled:
            return Refusal("7.33", "refusal-gce-not-roused", {"piece": b.data.units[unrolled[0]].term()})
    if refusal is not None:
        return refusal
    if kind == n.DONE:
        return duty_obligations.unmet(b)
    return Refusal("A38", "refusal-gce-duty-so", {"piece": b.data.units[n.payload_of(code)].term()})
