"""What to play: the best choices with the chance of each and the reason, compared in games as the side may think them.

A candidate is what the opponent who is asked would do, what the judge's opponent would in other moods, and what leads
to the best value at once. Each is tried out in the same sampled games; the better ones in more of them.
"""

import time
from dataclasses import dataclass, field
from typing import Any, Final

import dosespanas
from dosespanas.analysis.action_groups import Course, Reason, act_of, follows, legal, take
from dosespanas.analysis.playouts import ROUND, SMALL, STEP, TURN, Estimate, late, played
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.state import State
from dosespanas.players.evaluation import Evaluator

MOODS: Final = 8
"""How many other moods of the judge's opponent are asked."""
MOOD: Final = 0.25
"""How much noise they have."""
CANDIDATES: Final = 8
LOOKED_AT: Final = 60
"""How many actions are looked at by their value at once."""
ROUNDS: Final = ((CANDIDATES, 4), (5, 8), (3, 24))
"""How many candidates go on, and in how many sampled games they have been tried by then."""
SHOWN: Final = 3
DONE: Final = "done"
"""What ends a phase, by notation."""
PASSED_OVER: Final = 60
"""How many units that are to stay where they are may be passed over."""
SECONDS: Final = 1.8
"""How long a hint takes, with what the opponent who is asked thinks."""
AT_LEAST: Final = 0.5
"""How long choices are compared even if that one has thought long."""


@dataclass
class Candidate:
    """An action that is weighed."""

    code: int
    reason: Reason | None
    scores: list[float]
    """The chance of the side to choose at the end of each game tried."""
    course: Course | None = None
    """What its side did in a game that is looked back at, and goes on to do."""
    ends: list[float] = field(default_factory=list)
    """What came of it in games that were played to their end, 1 for a win."""

    def mean(self) -> float:
        """Return the mean of its scores."""
        return sum(self.scores) / float(max(1, len(self.scores)))


class Draws:
    """Games as the viewer of an observation may think them to be, drawn as they are asked for."""

    def __init__(self, observation: dict[str, Any], seed: int, data: Any = None) -> None:
        """`seed`: what is drawn follows from it; `data`: a folder of corrected data files."""
        self.observation = observation
        self.seed = seed
        self.data = data
        self.drawn: list[State] = []

    def state(self, number: int) -> State:
        """Return the n-th, not to be changed."""
        while len(self.drawn) <= number:
            seed = (self.seed % (1 << 64)) * 64 + len(self.drawn)
            self.drawn.append(dosespanas.sample(self.observation, seed, self.data).state)
        return self.drawn[number]


def candidates(
    judge: Evaluator, draws: Draws, own: int, reason: Reason | None, most: int, until: float = 0.0
) -> list[Candidate]:
    """Return what is to be weighed, the opponent's own choice first; `until`: when to stop looking for more."""
    state = draws.state(0)
    codes = state.codes()
    found = [Candidate(own, reason, [])]
    known = {own}
    for mood in range(MOODS):
        if len(found) == most or len(codes) == len(known) or (len(found) >= SHOWN and late(until)):
            return found
        player = judge.player(draws.seed % (1 << 30) + mood, 0.0 if mood < 2 else MOOD)
        code = player.choose(state, codes)
        if code not in known:
            known.add(code)
            found.append(Candidate(code, player.reason(state), []))
    side = state.actor()
    rest = [code for code in codes if code not in known]
    step = max(1, -(-len(rest) // LOOKED_AT))
    ranked: list[tuple[float, int]] = []
    for code in rest[::step]:
        if not late(until):
            ranked.append((-at_once(judge, state, code, side), code))
    ranked.sort()
    for _, code in ranked[: most - len(found)]:
        found.append(Candidate(code, None, []))
    return found


def at_once(judge: Evaluator, state: State, code: int, side: int) -> float:
    """Return the value to a side of the position right after an action."""
    copy = state.clone()
    copy.step(code)
    return judge.of(copy, side)


def try_out(judge: Evaluator, draws: Draws, candidate: Candidate, number: int, reach: int) -> None:
    """Try a candidate in the n-th sampled game, played out as far as `reach` says."""
    state = draws.state(number).clone()
    side = state.actor()
    chance = played(judge, state, candidate.code, number, reach, candidate.course)
    candidate.scores.append(chance if side == 0 else 1.0 - chance)


def weigh(
    judge: Evaluator,
    draws: Draws,
    found: list[Candidate],
    rounds: tuple[tuple[int, int], ...],
    reach: int,
    until: float = 0.0,
    least: float = 0.0,
) -> list[Candidate]:
    """Return the candidates that were tried in most games, the best first; the first given is among them.

    That one stays the first unless another is better beyond doubt.

    `rounds`: how many go on, and in how many games they have been tried by then; `reach`: how far games are
    played out; `until`: when to stop with what there is (`time.monotonic`, 0: never); `least`: what surely gains less
    than this over the first is tried no further.
    """
    first = found[0]
    rest = found[1:]
    for keep, games in rounds:
        if least > 0.0 and first.scores:
            rest = [candidate for candidate in rest if may_gain(candidate, first, least)]
            if not rest:
                break
        rest = sorted(rest, key=Candidate.mean, reverse=True)[: keep - 1]
        for number in range(len(first.scores), games):
            if number > 0 and late(until):
                break
            for place, candidate in enumerate([first, *rest]):
                if len(candidate.scores) == number and (place < SHOWN or not late(until)):
                    try_out(judge, draws, candidate, number, reach)
    tried = [candidate for candidate in rest if len(candidate.scores) == len(first.scores)]
    tried.sort(key=Candidate.mean, reverse=True)
    better = sum([1 for candidate in tried if beyond_doubt(candidate, first)])
    return [*tried[:better], first, *tried[better:]]


def gained(one: Candidate, other: Candidate, alike: bool = True) -> Estimate:
    """Return how much better a candidate did than another in the games in which both were tried.

    `alike`: both were tried in all of them; raises ValueError if they were not.
    """
    return Estimate([mine - theirs for mine, theirs in zip(one.scores, other.scores, strict=alike)])


def beyond_doubt(one: Candidate, other: Candidate) -> bool:
    """Tell whether a candidate did better than another in the same games, by more than the standard error of that."""
    difference = gained(one, other)
    return difference.chance > difference.error


def may_gain(one: Candidate, other: Candidate, least: float) -> bool:
    """Tell whether a candidate may gain so much over another, by the standard error of what it gained in some games."""
    difference = gained(one, other, alike=False)
    return difference.chance + difference.error >= least


def past_idling(judge: Evaluator, draws: Draws, own: int, reason: Reason | None) -> tuple[int, Reason | None]:
    """Return the opponent's choice and its reason, past units that it takes up only to leave them where they are.

    Whoever asks wants to know what there is to do.
    """
    state = draws.state(0).clone()
    side, offered = state.actor(), state.codes()
    player = judge.player(draws.seed)
    code, why = own, reason
    for _ in range(PASSED_OVER):
        row, _ = act_of(judge, state, code, why, player)
        if not state.stays(row[-1]):
            return (code, why) if code in offered else (own, reason)
        if state.actor() != side or state.midway():
            break
        code = player.choose(state, state.codes())
        why = player.reason(state)
    return own, reason


def named(state: State, action: str) -> int:
    """Return the code of a legal action, -1 if it is none here."""
    for code in state.codes():
        if state.name(code) == action:
            return code
    return -1


def outcome(state: State, row: list[int]) -> tuple[str, ...]:
    """Return what tells an act from others: from where something goes and where it ends, else the action itself.

    Which of the units of a place is taken in hand first makes no other choice of it.
    """
    begins = state.view(row[0])
    if len(row) == 1 or begins["box"] is None:
        return tuple([state.name(code) for code in row])
    return begins["verb"], begins["box"], state.name(row[-1])


def hint_until(begun: float) -> float:
    """Return until when choices are compared for a hint that was begun then (`time.monotonic`)."""
    return max(begun + SECONDS, time.monotonic() + AT_LEAST)


def hints(
    judge: Evaluator,
    observation: dict[str, Any],
    action: str,
    reason: Reason | None,
    seed: int,
    data: Any = None,
    until: float = 0.0,
) -> list[dict[str, Any]]:
    """Return the best choices for the viewer of an observation, the best first, three at most.

    No two of them come to the same. `action` and `reason`: what the opponent who was asked would play. Each has its
    action, what follows in the same act (`then`: where the unit goes) and whether its side is `warned` of that, the
    chance to win with it (from 0 to 1, with the ends of its 95% interval), whether that is `equal` to the first one's
    as far as could be tried, and a reason or None. To take a unit up and leave it where it is is shown only where there
    is nothing else. Empty where no game can be drawn in which the action is legal (data somebody has corrected).
    """
    draws = Draws(observation, seed, data)
    state = draws.state(0)
    own = named(state, action)
    if own < 0:
        return []
    half = 0.0 if until == 0.0 else (time.monotonic() + until) / 2.0
    own, reason = past_idling(judge, draws, own, reason)
    weighed = candidates(judge, draws, own, reason, CANDIDATES, half)
    acts: dict[int, tuple[list[int], Reason | None]] = {}
    after: dict[int, tuple[list[LegalAction], bool]] = {}
    for one in weighed:
        acts[one.code] = act_of(judge, state.clone(), one.code, one.reason, judge.player(draws.seed))
        after[one.code] = follows(state, acts[one.code][0])
    reach = reach_of(judge, state, {code: warned for code, (_, warned) in after.items()})
    found = stopping(judge, draws, weigh(judge, draws, weighed, ROUNDS, reach, until), reach, until)
    found = [one for one in found if not state.stays(acts[one.code][0][-1])] or found
    known: set[tuple[str, ...]] = set()
    shown: list[dict[str, Any]] = []
    for candidate in found:
        row, why = acts[candidate.code]
        comes_to = outcome(state, row)
        if len(shown) == SHOWN or comes_to in known:
            continue
        known.add(comes_to)
        sure = Estimate(candidate.scores)
        then, warned = after[candidate.code]
        shown.append(
            {
                "action": state.name(candidate.code),
                "then": then,
                "warned": warned,
                "chance": round(sure.chance, 3),
                "low": round(sure.low(), 3),
                "high": round(sure.high(), 3),
                "equal": bool(shown) and not apart(found[0], candidate),
                "reason": why,
            }
        )
    return shown


def reach_of(judge: Evaluator, state: State, acts: dict[int, bool]) -> int:
    """Return how far games are played out for a hint. `acts`: by first action whether its side is warned of the rest.

    What its side is warned of shows in the other side's answer, so that is then played, too. (That something is left
    undone is warned of at the end of a phase: it needs no answer.)
    """
    if judge.far:
        return TURN
    warned = state.cautions()
    regretted = [code for code, later in acts.items() if state.name(code) != DONE and (later or code in warned)]
    return ROUND if regretted else STEP


def apart(one: Candidate, other: Candidate) -> bool:
    """Tell whether two candidates came to something else in the same games, beyond doubt and by what counts."""
    difference = gained(one, other, alike=False)
    return abs(difference.chance) > max(difference.error, SMALL)


def stopping(judge: Evaluator, draws: Draws, found: list[Candidate], reach: int, until: float = 0.0) -> list[Candidate]:
    """Return the candidates with what each comes to at best: the phase may end after its act, too.

    To do nothing more may be better than all that the judge's opponent would do. An act is then not worse for what
    that one would go on with: where it does worse than the end of the phase, it is tried with that after it. `found`:
    the best first, as `weigh` leaves them; so they are again.
    """
    state = draws.state(0)
    end = next((one for one in found if state.name(one.code) == DONE), None)
    if end is None:
        return found
    for one in found:
        if one is end or one.mean() >= end.mean() or late(until):
            continue
        after = state.clone()
        row, _ = act_of(judge, after, one.code, None, judge.player(draws.seed))
        if after.actor() != state.actor() or legal(after, DONE) < 0:
            continue
        acts: list[str] = []
        step = state.clone()
        for code in row:
            acts.append(step.name(code))
            take(step, code)
        other = Candidate(one.code, one.reason, [], Course(state, [*acts, DONE]))
        for number in range(len(one.scores)):
            if number == 0 or not late(until):
                try_out(judge, draws, other, number, reach)
        if len(other.scores) == len(one.scores) and other.mean() > one.mean():
            one.scores = other.scores
    first = found[0]
    rest = sorted(found[1:], key=Candidate.mean, reverse=True)
    better = sum([1 for candidate in rest if beyond_doubt(candidate, first)])
    return [*rest[:better], first, *rest[better:]]
