"""Chances that were missed: answers to what a side was asked, just before chance spoke, that it did not think of.

The curve sees a fault only where the judge's opponent would have done better. One that it commits too shows where each
answer that was offered is tried in place of the one given, all else as it was done, until the dice have spoken and what
they bring (losses, advances) is done. Few games tell only great gains: those are what is looked for.
"""

from dataclasses import dataclass
from typing import Final

from dosespanas.analysis.action_groups import Course, legal, take
from dosespanas.analysis.moments import Moment, Replay
from dosespanas.analysis.playouts import SMALL, STEP, Estimate, fresh, played
from dosespanas.kernel.state import State
from dosespanas.players.evaluation import Evaluator

ANSWERS: Final = 12
"""Answers of a moment that are tried."""
SOON: Final = 12
"""Choices that are played on after an answer that was not given."""
TIPS: Final = 2
"""Answers to one choice that go on."""


@dataclass
class Missed:
    """Answers to a choice that may have been much better than the one given, the best first."""

    choice: int
    moment: Moment
    tips: list[str]
    gain: float
    """What the best of them gains at least, by few games."""
    mood: int = 0
    """Without such answers: which other way to play the whole moment gains that."""


@dataclass
class MissedAnswer:
    """An answer that was offered and not given."""

    choice: int
    action: str
    state: State
    course: Course


def look_for(judge: Evaluator, replay: Replay, moment: Moment, games: int) -> Missed | None:
    """Return what a side may have missed in a moment that chance ended, with something to choose; None if nothing."""
    start = replay.at(moment.first).state.clone()
    actions = [action for _, action in replay.record.actions[moment.first : moment.last + 1]]
    offered = answers(start, actions, moment.first)
    step = max(1, -(-len(offered) // ANSWERS))
    whole = Course(start, actions)
    first = legal(start, actions[0])
    given = [played(judge, fresh(start, seed), first, seed, STEP, whole, SOON) for seed in range(games)]
    sign = 1.0 if moment.taken.side == 0 else -1.0
    found: list[tuple[float, int, str]] = []
    for one in offered[::step]:
        gains: list[float] = []
        for seed in range(games):
            copy = fresh(one.state, seed)
            score = played(judge, copy, legal(copy, one.action), seed, STEP, one.course, SOON)
            gains.append(sign * (score - given[seed]))
        sure = Estimate(gains)
        found.append((sure.chance - sure.error, one.choice, one.action))
    found.sort(key=by_gain)
    if not found or found[0][0] < SMALL:
        return None
    gain, choice, _ = found[0]
    tips = [action for least, at, action in found if at == choice and least >= SMALL][:TIPS]
    return Missed(choice, moment, tips, gain)


def by_gain(one: tuple[float, int, str]) -> tuple[float, int]:
    """Return how answers are put in order: the best first, the earlier of equals."""
    return (-one[0], one[1])


def answers(start: State, actions: list[str], number: int) -> list[MissedAnswer]:
    """Return what was offered in a moment and not chosen, each once, where it was offered last.

    What was chosen later anyhow is only another order. `start`: the position before the first of the actions, the
    choice `number` of the game.
    """
    state = start.clone()
    found: dict[str, MissedAnswer] = {}
    for at, action in enumerate(actions):
        codes = state.codes()
        if len(codes) > 1:
            before = state.clone()
            rest = actions[at:]
            course = Course(before, rest)
            for code in codes:
                name = state.name(code)
                if name != action and not (name in rest and only_order(before, code, action)):
                    found.pop(name, None)
                    found[name] = MissedAnswer(number + at, name, before, course)
        take(state, state.parse(action))
    return list(found.values())


def only_order(state: State, code: int, action: str) -> bool:
    """Tell whether an action leaves another to be taken after it."""
    copy = state.clone()
    take(copy, code)
    return legal(copy, action) >= 0
