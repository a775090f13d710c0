"""Whole moments of many choices, such as a side's movement, against what the judge's opponent would have done there.

What movement costs shows when the enemy has moved and fought: games are played on to the same step of the next turn.
Where the other way to play the moment gains most, fewer and fewer of its differences are made, all else as it was done,
as long as they gain about as much: so what is told is what counts.
"""

from dataclasses import dataclass
from typing import Any, Final

from dosespanas.analysis.action_groups import Course, GroupBoundary, Reason, acts_of, legal, take
from dosespanas.analysis.hints import Candidate, Draws, gained, try_out, weigh
from dosespanas.analysis.missed_chances import Missed
from dosespanas.analysis.moments import Moment, Replay
from dosespanas.analysis.playouts import ROUND, SMALL, STROKE, Estimate
from dosespanas.analysis.turning_points import SEED, BetterPlay, borne_out, led_to, surely, told
from dosespanas.datafiles.patches import Source
from dosespanas.kernel.state import State
from dosespanas.players.evaluation import Evaluator

MOODS: Final = 2
"""Ways to play the moment that are tried."""
LONG: Final = 400
"""Choices after which such a way is followed no further."""
TELLING: Final = 3
"""Differences that are told at most; of more it is said how many there are."""
LOOKS: Final = 2
"""Games in which each difference is tried alone."""
SETS: Final = 4
"""How often fewer differences are tried."""
MUCH: Final = 0.6
"""Share of what all differences gain that fewer must gain to stand for them."""


@dataclass
class Difference:
    """One piece that is taken elsewhere, or stays, or goes too."""

    at: int
    """The act of the moment that is another then."""
    kept: int
    """How many of its choices stay; none of an act that another is done before."""
    row: list[str]
    """What is chosen from there."""
    reason: Reason | None


def look_over(judge: Evaluator, replay: Replay, moment: Moment, games: int, data: Source) -> Missed | None:
    """Return how much a side may have missed in a moment as a whole, in few games; None if nothing."""
    draws, own = begun(replay, moment, data)
    state = draws.state(0)
    first = candidate(state, own)
    found: list[tuple[int, Candidate]] = []
    for mood in range(MOODS):
        other, reasons = otherwise(judge, state, mood)
        if differences(replay.game.state, own, other, reasons):
            found.append((mood, candidate(state, other)))
    if not found:
        return None
    weigh(judge, draws, [first, *[one for _, one in found]], ((1 + len(found), games),), ROUND)
    best: Missed | None = None
    for mood, one in found:
        gain = gained(one, first)
        least = gain.chance - gain.error
        if least >= SMALL and (best is None or least > best.gain):
            best = Missed(moment.first, moment, [], least, mood)
    return best


def look_into(judge: Evaluator, replay: Replay, missed: Missed, tries: int, data: Source) -> BetterPlay | None:
    """Return the differences of a moment that count as a turning point, or None if they are not sure to.

    Few of them if these come to as much, else all that count, told as that.
    """
    moment = missed.moment
    draws, own = begun(replay, moment, data)
    start = draws.state(0)
    other, reasons = otherwise(judge, start, missed.mood)
    few = -(-tries // 4)
    known = differences(replay.game.state, own, other, reasons)
    if not known:
        return None
    found, single = narrowed(judge, draws, own, known, few)
    first = candidate(start, own)
    for some in ways(known, found, single):
        best = candidate(start, other if some is known else with_all(start, own, some))
        for number in range(few, few + tries):
            if len(first.scores) < tries:
                try_out(judge, draws, first, number, ROUND)
            try_out(judge, draws, best, number, ROUND)
        if surely(best, first) and borne_out(judge, draws, best, first):
            point = as_point(judge, replay, moment, (own, first), (some, best), single)
            return BetterPlay(draws, best, first, point)
    return None


def ways(known: list[Difference], found: list[Difference], single: Difference) -> list[list[Difference]]:
    """Return which differences are tried together, until some are sure to count: few, all that are `known`, one alone.

    All are the other way itself, in which units also stay that were moved.
    """
    tried = [found] if 0 < len(found) <= TELLING else []
    if len(known) > len(found) or not tried:
        tried.append(known)
    return tried if found == [single] or not found else [*tried, [single]]


def as_point(
    judge: Evaluator,
    replay: Replay,
    moment: Moment,
    mine: tuple[Course, Candidate],
    better: tuple[list[Difference], Candidate],
    single: Difference,
) -> dict[str, Any]:
    """Return as a turning point that a moment goes better with some differences: as many as are told, `single` first.

    `mine`: what was done there.
    """
    own, found = mine[0], better[0]
    shown = found
    together: dict[str, Any] = {}
    if len(found) > TELLING:
        later = [one for one in found if one is not single and one.at >= single.at]
        shown = [single, *later, *[one for one in found if one.at < single.at]][:TELLING]
        together = {"reason": {"key": "review-whole", "count": len(found) - TELLING}}
    one = shown[0]
    number = moment.first + sum([len(act) for act in own.acts[: one.at]]) + one.kept
    led = led_to(replay, moment, number)
    game = replay.at(number)
    row = [*one.row, *[action for more in shown[1:] for action in own.acts[more.at][: more.kept] + more.row]]
    acts = acts_of(game.state, possible(game.state, row))
    taken = own.acts[one.at][one.kept :]
    return told(judge, game, led, (mine[1], taken), (better[1], one.row[0], acts), one.reason) | together


def possible(start: State, row: list[str]) -> list[int]:
    """Return those of some actions that can be taken one after the other."""
    state = start.clone()
    found: list[int] = []
    for action in row:
        code = legal(state, action)
        if code >= 0:
            found.append(code)
            take(state, code)
    return found


def narrowed(
    judge: Evaluator, draws: Draws, own: Course, found: list[Difference], games: int
) -> tuple[list[Difference], Difference]:
    """Return as few of some differences as gain much of what all do, in so many games, and the one that gains most.

    Each is tried alone; if none gains as much, all but a half of them are, all but a quarter, down to all but one.
    None are left if all together gain nothing.
    """
    first = candidate(draws.state(0), own)

    def gains(some: list[Difference], most: int) -> Estimate:
        tried = candidate(draws.state(0), with_all(draws.state(0), own, some))
        for number in range(most):
            if len(first.scores) == number:
                try_out(judge, draws, first, number, ROUND)
            try_out(judge, draws, tried, number, ROUND)
        return gained(tried, first, alike=False)

    whole = gains(found, games)
    if whole.chance - whole.error < SMALL or whole.chance < STROKE:
        return [], found[0]
    alone = [gains([one], min(games, LOOKS)).chance for one in found]
    single = found[alone.index(max(alone))]
    if gains([single], games).chance >= MUCH * whole.chance:
        return [single], single
    parts = 2
    for _ in range(SETS):
        size = -(-len(found) // parts)
        fewer = [found[:at] + found[at + size :] for at in range(0, len(found), size)]
        worth = [gains(some, games).chance for some in fewer]
        best = max(worth)
        if best >= MUCH * whole.chance:
            found = fewer[worth.index(best)]
            parts = max(2, parts // 2)
        elif size == 1:
            break
        else:
            parts = min(len(found), 2 * parts)
        if len(found) == 1:
            break
    return found, single


def candidate(state: State, course: Course) -> Candidate:
    """Return a way to play a moment as something to be weighed."""
    return Candidate(legal(state, course.acts[0][0]), None, [], course)


def begun(replay: Replay, moment: Moment, data: Source) -> tuple[Draws, Course]:
    """Return games as a side could think them at the beginning of a moment, and what it did in it."""
    game = replay.at(moment.first)
    actions = [action for _, action in replay.record.actions[moment.first : moment.last + 1]]
    return Draws(game.observe(game.actor), SEED + moment.first, data), Course(game.state, actions)


def otherwise(judge: Evaluator, state: State, mood: int) -> tuple[Course, dict[str, Reason | None]]:
    """Return what the judge's opponent would do from a position to the end of the moment, and why by how acts begin."""
    copy = state.clone()
    player = judge.player(mood)
    mark = GroupBoundary(judge, copy)
    row: list[str] = []
    begins = ""
    reasons: dict[str, Reason | None] = {}
    while not mark.passed(copy) and len(row) < LONG:
        codes = copy.codes()
        code = codes[0] if len(codes) == 1 else player.choose(copy, codes)
        row.append(copy.name(code))
        if not copy.midway():
            begins = row[-1]
        if len(codes) > 1:
            reasons[begins] = player.reason(copy) or reasons.get(begins)
        take(copy, code)
    return Course(state, row), reasons


def differences(start: State, own: Course, other: Course, reasons: dict[str, Reason | None]) -> list[Difference]:
    """Return each piece that another way to play a moment takes elsewhere, as far as it could have gone there.

    An act is known by how it begins. What the other way does not take up stays; what only it does is done before the
    last choice. `reasons`: of the other way.
    """
    rest = [act for act in other.acts if len(act) > 1 and act not in own.acts]
    found: list[Difference] = []
    state = start.clone()
    for at, act in enumerate(own.acts):
        if len(act) > 1 and act not in other.acts:
            instead = next((one for one in rest if one[0] == act[0]), None)
            if instead is not None:
                rest.remove(instead)
            kept, row = turned(state, act, instead)
            if row:
                found.append(Difference(at, kept, row, None if instead is None else reasons.get(act[0])))
        elif len(act) == 1 and at + 1 == len(own.acts):
            found += [Difference(at, 0, one, reasons.get(one[0])) for one in rest if legal(state, one[0]) >= 0]
        for action in act:
            take(state, state.parse(action))
    return found


def turned(start: State, act: list[str], instead: list[str] | None) -> tuple[int, list[str]]:
    """Return how many choices of an act stay where another goes on otherwise, and what is chosen from there.

    Without another, what it took up stays where it is. Nothing is chosen where that cannot be.
    """
    kept = 1
    while instead is not None and kept < min(len(act), len(instead)) and act[kept] == instead[kept]:
        kept += 1
    state = start.clone()
    for action in act[:kept]:
        take(state, state.parse(action))
    row = [state.name(code) for code in state.codes() if state.stays(code)] if instead is None else instead[kept:]
    if kept == len(act) or not row or row == act[kept:] or legal(state, row[0]) < 0:
        return kept, []
    return kept, row


def with_all(start: State, own: Course, found: list[Difference]) -> Course:
    """Return what a side did in a moment with some differences."""
    course = Course(start, [])
    for at, act in enumerate(own.acts):
        for one in found:
            if one.at == at:
                if one.kept == 0:
                    course.acts.append(one.row)
                else:
                    act = act[: one.kept] + one.row
        course.acts.append(act)
    return course
