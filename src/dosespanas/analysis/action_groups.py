"""Acts: an action with those that end what it begins, and what a side did from a choice on to the end of its moment."""

from itertools import pairwise
from typing import Any, Final

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.state import State
from dosespanas.players.evaluation import Chooser, Evaluator

Reason = dict[str, Any]

LONG: Final = 12
"""Choices after which an act is shown no further."""


class Course:
    """What a side did from a choice to the end of its moment, act by act: so it can be done again where one differs."""

    def __init__(self, state: State, actions: list[str]) -> None:
        """Take the position before that choice, and what was chosen there and after it, by notation."""
        self.begun = state.midway()
        """Whether the first act goes on with what was begun before that choice."""
        self.acts: list[list[str]] = []
        """An act is a single choice, or a piece taken in hand and where it goes."""
        after = state.clone()
        for number, action in enumerate(actions):
            if number > 0 and after.midway():
                self.acts[-1].append(action)
            else:
                self.acts.append([action])
            if number + 1 < len(actions):
                after.step(after.parse(action))
                after.out = []


class GroupBoundary:
    """Where a side stands in a turn: what it did there can be done again until chance answers or its step ends."""

    def __init__(self, judge: Evaluator, state: State) -> None:
        self.judge = judge
        self.side = state.actor()
        self.turn = judge.turn(state)
        self.step = judge.step(state)
        self.reveals = state.reveals
        self.cursor = state.chance.cursor

    def passed(self, state: State) -> bool:
        """Tell whether a state is past it."""
        return (
            state.actor() != self.side
            or state.reveals != self.reveals
            or state.chance.cursor != self.cursor
            or self.judge.turn(state) != self.turn
            or self.judge.step(state) != self.step
        )


def legal(state: State, action: str) -> int:
    """Return the code of an action by its notation, -1 if it is not legal here."""
    try:
        code = state.parse(action)
    except DosEspanasError:
        return -1
    return code if code in state.codes() else -1


def take(state: State, code: int) -> None:
    """Take an action that nobody is told of."""
    state.step(code)
    state.out = []


def act_of(
    judge: Evaluator, state: State, code: int, reason: Reason | None, player: Chooser, then: Course | None = None
) -> tuple[list[int], Reason | None]:
    """Return an action and those that end the act it belongs to, as a player goes on, and why. The state changes.

    So it is known where a unit goes that is taken up. `reason`: why the action itself is chosen; what is chosen after
    it has a reason of its own, which is then that of the act: it speaks of the place the unit goes to. `then`: what was
    chosen instead; an act that was begun before goes on as it did there, as far as it can.
    """
    mark = GroupBoundary(judge, state)
    begun = state.midway()
    row, why = [code], reason
    take(state, code)
    if then is not None and begun:
        for action in then.acts[0]:
            following = legal(state, action) if state.midway() and not mark.passed(state) else -1
            if following < 0:
                break
            row.append(following)
            take(state, following)
    while state.midway() and not mark.passed(state) and len(row) < LONG:
        codes = state.codes()
        if len(codes) == 1:
            row.append(codes[0])
        else:
            row.append(player.choose(state, codes))
            why = player.reason(state) or why
        take(state, row[-1])
    return row, why


def go_on(judge: Evaluator, state: State, code: int, player: Chooser, course: Course) -> None:
    """Take an action in place of the one a side chose, or that one; then all it did from there, as far as can be done.

    A piece that is no longer there to be taken in hand is passed over, with where it went; after any other choice that
    can no longer be made nothing is known of what the side would have done. So after chance has answered. The state
    changes.
    """
    mark = GroupBoundary(judge, state)
    first = 0
    if state.name(code) != course.acts[0][0]:
        act_of(judge, state, code, None, player, course)
        first = 1 if course.begun else 0
    for act in course.acts[first:]:
        for action in act:
            following = -1 if mark.passed(state) else legal(state, action)
            if following < 0:
                break
            take(state, following)
        else:
            continue
        while state.midway() and not mark.passed(state):
            codes = state.codes()
            take(state, codes[0] if len(codes) == 1 else player.choose(state, codes))
        if len(act) == 1 or mark.passed(state):
            return


def acts_of(start: State, row: list[int]) -> list[list[LegalAction]]:
    """Return the choices of a row as JSON, act by act; the first of them may go on with an act begun before."""
    state = start.clone()
    acts: list[list[LegalAction]] = []
    for number, code in enumerate(row):
        if number > 0 and state.midway():
            acts[-1].append(state.view(code))
        else:
            acts.append([state.view(code)])
        if number + 1 < len(row):
            take(state, code)
    return acts


def follows(start: State, row: list[int]) -> tuple[list[LegalAction], bool]:
    """Return what follows the first action of an act, as JSON, and whether its side is warned of any of that."""
    state = start.clone()
    shown: list[LegalAction] = []
    warned = False
    for before, after in pairwise(row):
        state.step(before)
        shown.append(state.view(after))
        warned = warned or after in state.cautions()
    return shown, warned
