"""A turning point: the choice within a moment that cost most, what would have been better, and why."""

from pathlib import Path
from typing import Any, Final

from dosespanas.analysis.hints import Candidate, Draws, act_of, candidates, follows, named, weigh
from dosespanas.analysis.moments import Moment, Replay, code_of, views
from dosespanas.analysis.playing import Estimate, estimate
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.kernel.state import State
from dosespanas.players import make, names
from dosespanas.players.judging import Judge
from dosespanas.players.life import unhurried

LOOKED_AT: Final = 14
"""Choices of a long moment that are looked at."""
SEED: Final = 1936
MOST: Final = 7
"""Actions that are weighed against the one that was taken."""
SMALL: Final = 0.01
"""Better by less than this is not better."""


def worst(judge: Judge, replay: Replay, moment: Moment, games: int) -> int:
    """Return the choice of a moment after which the chance of its side fell most; the replay goes on meanwhile."""
    free: list[int] = []
    scores: list[float] = []
    numbers = list(range(moment.first, moment.last + 1))
    step = max(1, -(-len(numbers) // LOOKED_AT))
    sign = 1.0 if moment.taken.side == 0 else -1.0
    for number in numbers[::step]:
        game = replay.at(number)
        free.append(number)
        scores.append(sign * estimate(judge, game.state, -1, games, True).chance)
    game = replay.at(moment.last)
    code = code_of(game, replay.record.actions[moment.last][1])
    scores.append(sign * estimate(judge, game.state, code, games, True).chance)
    best = 0
    for i in range(len(free)):
        if scores[i + 1] - scores[i] < scores[best + 1] - scores[best]:
            best = i
    return free[best]


def look_into(
    judge: Judge, replay: Replay, moment: Moment, games: int, tries: int, opponent: str, data: Path | None
) -> dict[str, Any] | None:
    """Return the turning point of a moment as JSON, or None if nothing better than what was done is found there.

    `replay` stands at the moment's beginning; `tries`: in how many games the best answers are tried. Actions are
    compared in games as the side could think them at that time.
    """
    start = moment.first
    at = start
    if moment.last > start:
        again = replay.copy()
        at = worst(judge, again, moment, games)
    end = moment.last if moment.last - at < LOOKED_AT else at + LOOKED_AT
    for number in range(at, end + 1):
        game = replay.at(number)
        if len(game.state.codes()) > 1:
            return compare(judge, replay, number, tries, opponent, data)
    return None


def compare(
    judge: Judge, replay: Replay, number: int, tries: int, opponent: str, data: Path | None
) -> dict[str, Any] | None:
    """Return what would have been better than a choice that was made, or None."""
    game = replay.at(number)
    side = game.state.actor()
    observation = game.observe(side)
    draws = Draws(observation, SEED + number, data)
    taken = replay.record.actions[number][1]
    own = named(draws.state(0), taken)
    if own < 0:
        return None
    asked = opponent or names(judge.game)[-1]
    wish, why = unhurried(make(asked, SEED, judge.game)).choose(observation, game.legal_view())
    found = candidates(judge, draws, own, None, MOST)
    code = named(draws.state(0), wish)
    if code >= 0 and all(candidate.code != code for candidate in found):
        found.append(Candidate(code, why, []))
    else:
        for candidate in found:
            if candidate.code == code:
                candidate.reason = why
    rounds = ((8, -(-tries // 8)), (4, -(-3 * tries // 8)), (3, tries))
    ranked = weigh(judge, draws, found, rounds, True, 0.0)
    best = ranked[0]
    mine = next(candidate for candidate in ranked if candidate.code == own)
    lost = best.mean() - mine.mean()
    if best.code == own or lost < SMALL:
        return None
    drawn = draws.state(0)
    better = drawn.name(best.code)
    state = game.state
    shown = views(game, [taken, better])
    row, reason = act_of(judge, drawn.clone(), best.code, best.reason, draws.seed)
    sure = Estimate([one - other for one, other in zip(best.scores, mine.scores, strict=True)])
    return {
        "choice": number,
        "turn": judge.turn(state),
        "phase": judge.phase(state),
        "side": SIDE_NAMES[side],
        "taken": shown[0],
        "taken_then": follows(state, went_on(state, replay.record.actions[number:]))[0],
        "chance": round(mine.mean(), 4),
        "better": shown[1],
        "better_then": follows(drawn, row)[0],
        "better_chance": round(best.mean(), 4),
        "lost": round(lost, 4),
        "error": round(sure.error, 4),
        "reason": reason,
        "opponent": asked,
    }


def went_on(before: State, actions: list[tuple[int, str]]) -> list[int]:
    """Return the first of some actions that were taken and those that ended what it began: where the unit went."""
    state = before.clone()
    row = [state.parse(actions[0][1])]
    state.step(row[0])
    for _, action in actions[1:]:
        if not state.midway() or state.reveals != before.reveals:
            break
        row.append(state.parse(action))
        state.step(row[-1])
    return row
