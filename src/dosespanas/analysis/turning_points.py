"""A turning point: the choice within a moment that cost most, what would have been better, and why."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from dosespanas.analysis.action_groups import Course, Reason, act_of, acts_of, legal
from dosespanas.analysis.hints import Candidate, Draws, candidates, gained, named, try_out, weigh
from dosespanas.analysis.moments import Moment, Replay, battle_of, code_of, views
from dosespanas.analysis.playouts import END, STROKE, SURE, Estimate, estimate
from dosespanas.datafiles.patches import Source
from dosespanas.kernel.game import Game
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.kernel.state import State
from dosespanas.players import make, names
from dosespanas.players.evaluation import Evaluator
from dosespanas.players.lifecycle import unhurried

LOOKED_AT: Final = 14
"""Choices after the one that cost most, until there was something to choose."""
SEED: Final = 1936
MOST: Final = 7
"""Actions that are weighed against the one that was taken."""
ENDS: Final = 32
"""Games in which what is to be told is played out to the end, either way."""
LEAST: Final = 0.05
"""The variance that the difference of two games played to their end has at least: few that agree prove no certainty."""
AT_ONCE: Final = 0.1
"""Games more that end before they are judged: then that is the reason."""


@dataclass
class BetterPlay:
    """What was done, something better, and the games in which either was tried."""

    draws: Draws
    best: Candidate
    mine: Candidate
    point: dict[str, Any]
    """It as a turning point, as JSON."""


def worst(judge: Evaluator, replay: Replay, moment: Moment, games: int) -> int:
    """Return a choice of a moment after which the chance of its side fell, found by halving; the replay goes on.

    Of the two halves of what is left the one that cost more is halved again.
    """
    states = [replay.at(number).state.clone() for number in range(moment.first, moment.last + 1)]
    last = code_of(replay.game, replay.record.actions[moment.last][1])
    sign = 1.0 if moment.taken.side == 0 else -1.0
    low, high = 0, len(states)
    before = sign * estimate(judge, states[0], -1, games).chance
    after = sign * estimate(judge, states[-1], last, games).chance
    while high - low > 1:
        middle = (low + high) // 2
        between = sign * estimate(judge, states[middle], -1, games).chance
        if before - between >= between - after:
            high, after = middle, between
        else:
            low, before = middle, between
    return moment.first + low


def look_into(
    judge: Evaluator,
    replay: Replay,
    moment: Moment,
    games: int,
    tries: int,
    reach: int,
    opponent: str,
    data: Source,
) -> BetterPlay | None:
    """Return the turning point of a moment, or None if nothing better than what was done is found there.

    `replay` stands at the moment's beginning; `tries`: in how many games the best answers are tried, `reach`: how far
    these are played out. Actions are compared in games as the side could think them at that time.
    """
    at = worst(judge, replay.copy(), moment, games)
    ahead = replay.copy()
    for number in range(at, min(moment.last, at + LOOKED_AT) + 1):
        if len(ahead.at(number).state.codes()) > 1:
            return compare(judge, replay, moment, number, tries, reach, opponent, data)
    return None


def compare(
    judge: Evaluator,
    replay: Replay,
    moment: Moment,
    number: int,
    tries: int,
    reach: int,
    opponent: str,
    data: Source,
    tips: Sequence[str] = (),
) -> BetterPlay | None:
    """Return what would have been better than a choice of a moment, or None; `replay` stands in that moment.

    What the side did in the rest of the moment it does with every answer, as far as it can. An answer after which it
    cannot do what it chose must also be better than that choice with the judge's opponent going on from it: what comes
    later is no merit of the answer. What it gains is measured in games that did not choose it. `tips`: answers that are
    tried rather than what an opponent would do.
    """
    led = led_to(replay, moment, number)
    game = replay.at(number)
    side = game.state.actor()
    draws = Draws(game.observe(side), SEED + number, data)
    drawn = draws.state(0)
    actions = [action for _, action in replay.record.actions[number : moment.last + 1]]
    own = named(drawn, actions[0])
    if own < 0:
        return None
    course = Course(game.state, actions)
    if tips:
        asked = ""
        codes = [named(drawn, tip) for tip in tips]
        found = [Candidate(own, None, []), *[Candidate(code, None, []) for code in codes if code >= 0]]
    else:
        asked = opponent or names(judge.game)[-1]
        found = advised(judge, game, draws, own, asked)
    halves = ((tries + 1) // 2, tries)
    if tips:
        rounds = ((3, -(-tries // 4)), *[(2, games) for games in halves])
    else:
        rounds = ((8, -(-tries // 8)), (4, -(-tries // 4)), *[(3, games) for games in halves])
    for candidate in found:
        candidate.course = course
    ranked = weigh(judge, draws, found, rounds, reach, least=STROKE)
    best = ranked[0]
    mine = next(candidate for candidate in ranked if candidate.code == own)
    if best.code == own or gained(best, mine).chance < STROKE:
        return None
    for candidate in (best, mine):
        measure(judge, draws, candidate, tries, reach)
    if not (surely(best, mine) and borne_out(judge, draws, best, mine)):
        return None
    after = drawn.clone()
    row, reason = act_of(judge, after, best.code, best.reason, judge.player(draws.seed), course)
    if not course.begun and len(course.acts[0]) == 1 and legal(after, actions[0]) < 0:
        other = Candidate(own, None, [])
        measure(judge, draws, other, tries, reach)
        if not surely(best, other):
            return None
    reason = left_out(judge, game.state, after, course) or reason
    better = (best, drawn.name(best.code), acts_of(drawn, row))
    point = told(judge, game, led, (mine, course.acts[0]), better, reason) | {"opponent": asked}
    return BetterPlay(draws, best, mine, point)


def measure(judge: Evaluator, draws: Draws, candidate: Candidate, games: int, reach: int) -> None:
    """Score a candidate anew in so many games, none of which chose it: the best of many owes some of it to chance.

    It was chosen in so many games at most, the first that are drawn.
    """
    candidate.scores = []
    for number in range(games, 2 * games):
        try_out(judge, draws, candidate, number, reach)


def told(
    judge: Evaluator,
    game: Game,
    led: list[list[LegalAction]],
    mine: tuple[Candidate, list[str]],
    best: tuple[Candidate, str, list[list[LegalAction]]],
    reason: Reason | None,
) -> dict[str, Any]:
    """Return as JSON that another act would have been better than one, both from where a game stands.

    `led`: the acts that led there; `mine`: the act, by notation; `best`: what the other begins with, and its acts.
    """
    state = game.state
    said = verdict(judge, best[0], mine[0])
    shown = views(game, [mine[1][0], best[1]])
    taken = acts_of(state, [state.parse(action) for action in mine[1]])
    midway = state.midway()
    return {
        "choice": game.choice,
        "turn": judge.turn(state),
        "phase": judge.phase(state),
        "side": SIDE_NAMES[state.actor()],
        "place": battle_of(state),
        "earlier": flat(led),
        "taken": shown[0],
        "taken_then": flat(taken)[1:],
        "taken_acts": [*led[:-1], led[-1] + taken[0]] if midway and led else [*led, taken[0]],
        "chance": round(said.mine, 4),
        "better": shown[1],
        "better_then": flat(best[2])[1:],
        "better_acts": [led[-1] + best[2][0], *best[2][1:]] if midway and led else best[2],
        "better_chance": round(said.best, 4),
        "lost": round(said.gain, 4),
        "error": round(said.error, 4),
        "reason": at_once(best[0], mine[0]) or reason,
        "opponent": "",
    }


def surely(best: Candidate, mine: Candidate) -> bool:
    """Tell whether what is gained decides anything, and is beyond its own 95% interval."""
    gain = gained(best, mine)
    return gain.chance >= STROKE and gain.chance > gain.reach()


def borne_out(judge: Evaluator, draws: Draws, best: Candidate, mine: Candidate) -> bool:
    """Tell whether a sure gain is one to the end of the game: both ways are played out to it by the judge's players.

    A value of which it is not known how far it errs is taken at its word. Given up is what is less than the value may
    err by, without playing it, and what half of the games refute.
    """
    unsure = bias(judge, best, mine)
    if gained(best, mine).chance < unsure:
        return False
    if unsure > 0.0:
        for at in range(ENDS):
            for candidate in (best, mine):
                if len(candidate.ends) == at:  # what was done may have been played out beside another play
                    candidate.ends.append(ending(judge, draws, candidate, 2 * len(mine.scores) + at))
            if 2 * len(best.ends) == ENDS and verdict(judge, best, mine).gain < STROKE / 2.0:
                return False
    return verdict(judge, best, mine).sure()


def ending(judge: Evaluator, draws: Draws, candidate: Candidate, number: int) -> float:
    """Return what comes of a candidate in the n-th sampled game, played to its end, to the side that chooses."""
    tried = Candidate(candidate.code, None, [], candidate.course)
    try_out(judge, draws, tried, number, END)
    return tried.scores[0]


@dataclass
class Verdict:
    """What is said of two ways to play: the chance of each, what the better one gains, and the error of that."""

    best: float
    mine: float
    gain: float
    error: float

    def sure(self) -> bool:
        """Tell whether the gain decides anything, and is beyond its 95% interval."""
        return self.gain >= STROKE and self.gain > SURE * self.error


def verdict(judge: Evaluator, best: Candidate, mine: Candidate) -> Verdict:
    """Return what games to where the value judges, and those played to the end, say together: by how sure each is."""
    gain = gained(best, mine)
    error = math.hypot(gain.error, bias(judge, best, mine))
    if not (best.ends and mine.ends):
        return Verdict(best.mean(), mine.mean(), gain.chance, error)
    count = min(len(best.ends), len(mine.ends))
    ends = [Estimate(best.ends[:count]), Estimate(mine.ends[:count])]
    rough = max(ends[0].less(ends[1]).error, (LEAST / count) ** 0.5)
    share = rough * rough / (rough * rough + error * error)
    chances = [share * own.mean() + (1.0 - share) * end.chance for own, end in zip((best, mine), ends, strict=True)]
    together = error * rough / math.hypot(error, rough)
    return Verdict(chances[0], chances[1], chances[0] - chances[1], together)


def bias(judge: Evaluator, best: Candidate, mine: Candidate) -> float:
    """Return how far the value may err about what is gained: not at all where games are over when they are judged."""
    pairs = list(zip(best.scores, mine.scores, strict=True))
    judged = sum([1.0 for pair in pairs if not (settled(pair[0]) and settled(pair[1]))])
    return judge.bias * judged / float(len(pairs))


def settled(score: float) -> bool:
    """Tell whether a game was over when it was judged."""
    return score in (0.0, 0.5, 1.0)


def advised(judge: Evaluator, game: Game, draws: Draws, own: int, asked: str) -> list[Candidate]:
    """Return what is weighed against a choice: what the opponent asked would do, and the judge's in other moods."""
    wish, why = unhurried(make(asked, SEED, judge.game)).choose(game.observe(game.actor), game.legal_view())
    found = candidates(judge, draws, own, None, MOST)
    code = named(draws.state(0), wish)
    if code >= 0 and all(candidate.code != code for candidate in found):
        found.append(Candidate(code, why, []))
    else:
        for candidate in found:
            if candidate.code == code:
                candidate.reason = why
    return found


def at_once(best: Candidate, mine: Candidate) -> Reason | None:
    """Return the reason that speaks of games over before they were judged: won by the one, lost by the other."""
    games = float(len(mine.scores))
    won = [sum([1.0 for score in one.scores if score == 1.0]) / games for one in (best, mine)]
    lost = [sum([1.0 for score in one.scores if score == 0.0]) / games for one in (best, mine)]
    if won[0] - won[1] >= AT_ONCE:
        return {"key": "review-wins", "share": round(100.0 * won[0]), "other": round(100.0 * won[1])}
    if lost[1] - lost[0] >= AT_ONCE:
        return {"key": "review-loses", "share": round(100.0 * lost[1]), "other": round(100.0 * lost[0])}
    return None


def left_out(judge: Evaluator, before: State, after: State, course: Course) -> Reason | None:
    """Return the reason that speaks of what was done after a choice, where the better one ends the phase there."""
    acts = len(course.acts) - 1
    ends = judge.turn(after) != judge.turn(before) or judge.step(after) != judge.step(before)
    return {"key": "review-ends", "count": acts} if ends and acts > 1 else None


def flat(acts: list[list[LegalAction]]) -> list[LegalAction]:
    """Return all choices of some acts."""
    return [view for act in acts for view in act]


def led_to(replay: Replay, moment: Moment, number: int) -> list[list[LegalAction]]:
    """Return what led to a choice, act by act.

    That is the act it goes on with, or how its battle was begun and what was settled in it.

    The replay goes there from the moment's beginning.
    """
    shown: list[list[LegalAction]] = []
    battle: str | None = None
    for at in range(moment.first, number + 1):
        game = replay.at(at)
        place = battle_of(game.state)
        if not game.state.midway() and (place is None or battle not in (None, place)):
            shown = []
        battle = place
        if at < number:
            view = game.state.view(code_of(game, replay.record.actions[at][1]))
            if game.state.midway() and shown:
                shown[-1].append(view)
            else:
                shown.append([view])
    return shown
