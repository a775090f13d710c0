"""The sequence of play (chapter 5): which step of the turn follows, and who opens it."""

from dosespanas.gce.administration import arrivals, income, mobilisation, turn_end
from dosespanas.gce.board.stages import (
    ARRIVALS,
    CHITS,
    COMBAT_NAT,
    COMBAT_REP,
    END,
    FIRST_TURN_SKIPS,
    INCOME,
    MOBILISATION,
    MOVE_NAT,
    MOVE_REP,
    NEXT_STEP,
    STEPS,
    STRATEGIC_NAT,
    STRATEGIC_REP,
)
from dosespanas.gce.board.state import TURN_FLAGS, Board
from dosespanas.gce.combat import attack
from dosespanas.gce.events import chits
from dosespanas.gce.movement import phase, strategic
from dosespanas.gce.supply import fortified_lines
from dosespanas.kernel.side import NOBODY, SIDE_TERMS


def advance(b: Board) -> None:
    """5.1, 5.2: close the step in hand and open the next one; after the last, the next turn begins.

    5.1-b: the Nationalists move and fight first. 5.2-a: administration is five phases before both.
    """
    b.step_no += 1
    if b.step_no > END:
        b.turn += 1
        b.step_no = INCOME
    enter(b)


def enter(b: Board) -> None:
    """Open the step `step_no`; a step with nothing to do leaves the stage at NEXT_STEP."""
    b.stage = NEXT_STEP
    b.part = 0
    step = b.step_no
    if step == INCOME:
        begin_turn(b)
    if skipped(b, step):
        return
    side = STEPS[step].side
    details: dict[str, object] = {"phase": "phase:" + STEPS[step].phase}
    details["side"] = None if side == NOBODY else SIDE_TERMS[side]
    if side != NOBODY:
        b.side = side
    b.tell("phase", "5.1-a", side, details, [])
    if step == INCOME:
        income.begin(b)
    elif step == CHITS:
        chits.begin(b)
    elif step == MOBILISATION:
        mobilisation.begin(b)
    elif step == ARRIVALS:
        arrivals.begin(b)
    elif step in (STRATEGIC_NAT, STRATEGIC_REP):
        strategic.begin(b, side)
    elif step in (MOVE_NAT, MOVE_REP):
        phase.begin(b, side)
    elif step in (COMBAT_NAT, COMBAT_REP):
        attack.begin(b, side)
    else:
        turn_end.run(b)


def skipped(b: Board, step: int) -> bool:
    """Tell whether this turn has no such step."""
    if b.turn == 1 and step in FIRST_TURN_SKIPS:
        return True
    return step == MOBILISATION and not mobilisation.possible(b)


def begin_turn(b: Board) -> None:
    """D.III, A.I: the marker moves on; HQs and aircraft are ready again (13.12-e, 8.6-c), capacities are new."""
    for u in range(len(b.u_flags)):
        b.u_flags[u] &= ~TURN_FLAGS
        b.u_mood[u] = 0
    b.rail_used = [0, 0, 0]
    b.sea_used = [0, 0]
    b.naval_used = [0, 0]
    b.scouted = []
    b.vacated = []
    b.train_used = 0
    b.cups.duty_done = [0, 0]
    b.tell("turn", "5.1-a", NOBODY, {"turn": b.turn, "year": b.data.months[b.turn]}, [])
    fortified_lines.open_turn(b)


def next_part(b: Board) -> None:
    """Forced step: go on inside a step that has several parts."""
    if b.step_no == CHITS:
        chits.next_part(b)
    elif b.step_no == ARRIVALS:
        arrivals.next_part(b)
    elif b.step_no == INCOME:
        income.next_part(b)
    elif b.step_no in (MOVE_NAT, MOVE_REP):
        phase.next_part(b)
    elif b.step_no in (COMBAT_NAT, COMBAT_REP):
        attack.next_part(b)
    else:
        b.stage = NEXT_STEP
