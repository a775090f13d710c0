"""Puzzles out of games of the program: positions in which one act is much better than nearly every other.

A game of the judge's opponent against itself is looked through. Where its side may choose among a few dozen acts, these
are tried in games drawn from what it may see. Those that are surely worse than the best by the margin drop out, the
others are tried in more games, the judge's opponent going on from each. What is left is right. A puzzle is kept if
little is left, and if fresh games that it was not chosen by show the same.

In a phase of moves in any order whatever is not done now is done next, and no move is better than the others: there the
last move is looked at, with the end of the phase after it.
"""

from copy import deepcopy
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import dosespanas
from dosespanas.analysis import action_groups
from dosespanas.analysis.action_groups import Mark, take
from dosespanas.analysis.hints import DONE, Candidate, Draws, gained, outcome, try_out
from dosespanas.analysis.playouts import ROUND, STEP, TURN, Estimate
from dosespanas.analysis.puzzles import (
    DEEP,
    FORMAT,
    MARGIN,
    Puzzle,
    act_of,
    acts,
    answer,
    candidate,
    surely_worse,
)
from dosespanas.analysis.turning_points import at_once
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.kernel.state import State
from dosespanas.players import make
from dosespanas.players.evaluation import Evaluator, judge_of
from dosespanas.players.lifecycle import unhurried
from dosespanas.registry import definition_of, new_game

GAIN: Final = 0.05
"""What the best gains at least, in fresh games, against the best that is wrong."""
RIGHT: Final = 2
"""At most so many acts that come to different things are right."""
SHARE: Final = 0.34
"""At most such a share of all acts are."""
LEAST: Final = 4
"""A position with fewer acts makes no puzzle."""
SPREAD: Final = 0.055
"""What the best must gain on the middle one by the end of the step, that a position is looked into."""
GLANCES: Final = 3
"""Games in which that is seen."""
BATCHES: Final = (1, 3, 6, 12, 24)
"""In how many games acts have been tried by then; after each those that are surely worse drop out."""
NEAR: Final = 0.035
"""What seems to be no further from the best than this may be right."""
MANY: Final = {1: 6, 3: 4}
"""More different acts than these may not seem right after so few games."""
HOPELESS, SAFE = 0.04, 0.97
"""A side with a smaller or a greater chance, the best act taken, has nothing to find."""
MOVES: Final = "movement"
"""The phase in which moves are made in any order."""
ENOUGH: Final = (12, 24)
"""Fresh games after which a puzzle that can no longer hold is given up."""
FRESH: Final = 7_000_000
"""Is added to the seed of the games that check."""
WIN, HOLD, BETTER = "win", "hold", "gain"
"""What is to be found: how to win by the end of the next turn, how not to lose by then, the best."""


@dataclass(frozen=True)
class Effort:
    """How much is looked at."""

    acts: int
    """A position with more of them makes no puzzle; of last moves the others are looked into no further."""
    moves: int
    """A position with more last moves makes no puzzle."""
    checks: int
    """Fresh games that check."""
    of_a_game: int
    """Puzzles of a game at most."""


EFFORTS: Final = {"espana1936": Effort(48, 160, 64, 6), "gce": Effort(24, 160, 32, 4)}
"""By game."""
DEFAULT: Final = Effort(24, 160, 32, 3)
FINDERS: Final = {"casual": (3, 1), "scripted": (2, 2), "tuned": (2, 2), "planner": (1, 3), "learned": (1, 3)}
"""By opponent, the weakest first: how often it is asked, and the grade of what it finds."""
HARDEST: Final = 4
"""The grade of what none of them finds."""


@dataclass
class Source:
    """A game to be played and looked through."""

    game: str
    scenario: str
    seed: int


def of_source(source: Source) -> list[Puzzle]:
    """Return the puzzles in a game of the judge's opponent against itself, each side careless in its own way.

    Of one step of a turn there is one at most.
    """
    judge = judge_of(source.game)
    effort = EFFORTS.get(source.game, DEFAULT)
    game = new_game(source.game, source.scenario, None, source.seed)
    players = [judge.player(source.seed + side, 0.12 * float((source.seed >> side) % 3)) for side in range(2)]
    made: list[Puzzle] = []
    last = (0, 0)
    before: Game | None = None
    while game.actor is not None and len(made) < effort.of_a_game:
        state = game.state
        here = judge.turn(state), judge.step(state)
        codes = state.codes()
        code = codes[0] if len(codes) == 1 else players[state.actor()].choose(state, codes)
        if len(codes) > 1 and not state.midway() and here != last:
            moves = judge.phase(state) == MOVES
            posed = [game] if not moves else [before, game] if state.name(code) == DONE else []
            for where in posed:
                one = None if where is None else at_position(judge, where, source, effort, moves)
                if one is not None:
                    made.append(one)
                    last = here
                    break
            before = game.clone() if moves and state.name(code) != DONE else None
        game.apply(state.name(code))
        game.forget(game.choice)
    return made


def at_position(judge: Evaluator, game: Game, source: Source, effort: Effort, last: bool) -> Puzzle | None:
    """Return the puzzle that a position makes; None if it makes none. `last`: the phase ends after the act."""
    state = game.state
    draws = Draws(game.observe(state.actor()), source.seed + game.choice)
    drawn = draws.state(0)
    most = effort.moves if last else effort.acts
    offered = acts(judge, drawn, most)
    if not LEAST <= len(offered) <= most:
        return None
    tried = [candidate(drawn, act, last) for act in promising(judge, draws, offered, last)[: effort.acts]]
    right = sifted(judge, draws, tried, ROUND if last else TURN) if tried else []
    wrong = sorted([one for one in tried if one not in right], key=worth, reverse=True)
    if not right or not wrong or not HOPELESS <= right[0].mean() <= SAFE:
        return None
    checked = check(judge, game, source.seed + game.choice + FRESH, (right[0], wrong[:3]), effort.checks, last)
    if checked is None:
        return None
    best, other, gain = checked
    finders = found_by(game, [act_of(one) for one in right], last)
    return {
        "format": FORMAT,
        "id": f"{source.scenario}-{source.seed}-{game.choice}",
        "game": source.game,
        "scenario": source.scenario,
        "seed": source.seed,
        "choice": game.choice,
        "turn": judge.turn(state),
        "phase": judge.phase(state),
        "side": SIDE_NAMES[state.actor()],
        "last": last,
        "goal": goal(best, other),
        "grade": min([FINDERS[name][1] for name in finders], default=HARDEST),
        "found_by": finders,
        "answers": [answer(one, one in right) for one in [*right, *wrong]],
        "check": {"games": len(best.scores), "gain": round(gain.chance, 3), "reach": round(gain.reach(), 3)},
        "reason": at_once(best, other) or why(judge, drawn, right[0]),
        "position": deepcopy(game.to_position()),  # the game goes on
    }


def promising(judge: Evaluator, draws: Draws, offered: list[list[str]], last: bool) -> list[list[str]]:
    """Return acts as few games rank them; none if the best is not better than the middle one, or too many are as good.

    To the end of the step; what a last move was for shows when the enemy has answered: one game to the end of the turn.
    """
    tried = [candidate(draws.state(0), act, last) for act in offered]
    for number in range(1 if last else GLANCES):
        for one in tried:
            try_out(judge, draws, one, number, TURN if last else STEP)
        means = sorted([one.mean() for one in tried])
        if means[-1] - means[(len(means) - 1) // 2] < SPREAD:
            return []
    near = [one for one in tried if one.mean() > means[-1] - NEAR]
    if too_many(draws.state(0), near, len(tried), MANY[1]):
        return []
    return [act_of(one) for one in sorted(tried, key=worth, reverse=True)]


def explained(judge: Evaluator, state: State, mood: int) -> tuple[list[str], dict[str, Any] | None]:
    """Return the act that the judge's opponent takes in a mood, and why."""
    player = judge.player(mood, 0.0 if mood == 0 else 0.25)
    copy = state.clone()
    code = player.choose(copy, copy.codes())
    row, reason = action_groups.act_of(judge, copy, code, player.reason(copy), player)
    after = state.clone()
    names = [state.name(code)]
    for before, following in pairwise(row):
        take(after, before)
        names.append(after.name(following))
    return names[:DEEP], reason


def sifted(judge: Evaluator, draws: Draws, tried: list[Candidate], reach: int) -> list[Candidate]:
    """Return the acts that are right, the best first: none if they are too many, or too many seem to be.

    `reach`: how far games are played out.
    """
    alive = tried
    for games in BATCHES:
        for number in range(len(alive[0].scores), games):
            for one in alive:
                try_out(judge, draws, one, number, reach)
        alive = sorted(alive, key=worth, reverse=True)
        best = alive[0]
        near = [one for one in alive if gained(best, one).chance < NEAR]
        if too_many(draws.state(0), near, len(tried), MANY.get(games, RIGHT)):
            return []
        alive = [one for one in alive if one is best or games == 1 or not surely_worse(best, one)]
    return [] if too_many(draws.state(0), alive, len(tried), RIGHT) else alive


def worth(one: Candidate) -> float:
    """Return the mean of what an act has come to."""
    return one.mean()


def too_many(state: State, right: list[Candidate], tried: int, most: int) -> bool:
    """Tell whether so many acts are right that there is nothing to find."""
    different = {outcome(state, codes_of(state, act_of(one))) for one in right}
    return len(different) > most or (len(right) > 1 and float(len(right)) > SHARE * float(tried))


def codes_of(start: State, act: list[str]) -> list[int]:
    """Return the codes of an act."""
    state = start.clone()
    found: list[int] = []
    for action in act:
        found.append(state.parse(action))
        take(state, found[-1])
    return found


def check(
    judge: Evaluator, game: Game, seed: int, found: tuple[Candidate, list[Candidate]], games: int, last: bool
) -> tuple[Candidate, Candidate, Estimate] | None:
    """Return the best act, the best wrong one and what the one gains on the other, all in fresh games.

    None unless it gains enough, and more than the margin beyond the 95% interval.
    """
    draws = Draws(game.observe(game.actor), seed)
    state = draws.state(0)
    best = candidate(state, act_of(found[0]), last)
    wrong = [candidate(state, act_of(one), last) for one in found[1]]
    for number in range(games):
        for one in [best, *wrong]:
            try_out(judge, draws, one, number, ROUND)
        if number + 1 in ENOUGH:
            so_far = gained(best, max(wrong, key=worth))
            if so_far.chance + so_far.reach() < GAIN or so_far.chance < MARGIN:
                return None
    other = max(wrong, key=worth)
    gain = gained(best, other)
    if gain.chance < GAIN or gain.chance - gain.reach() <= MARGIN:
        return None
    return best, other, gain


def goal(best: Candidate, other: Candidate) -> str:
    """Return what is to be found."""
    reason = at_once(best, other)
    if reason is None:
        return BETTER
    return WIN if reason["key"] == "review-wins" else HOLD


def why(judge: Evaluator, state: State, best: Candidate) -> dict[str, Any] | None:
    """Return the reason of the judge's opponent, if in some mood it chooses the best act."""
    for mood in range(6):
        names, reason = explained(judge, state, mood)
        if names == act_of(best):
            return reason
    return None


def found_by(game: Game, right: list[list[str]], last: bool) -> list[str]:
    """Return the opponents that find a right act, more often than not."""
    found: list[str] = []
    for name in definition_of(game.header.game).opponents:
        times = FINDERS[name][0] if name in FINDERS else 0
        hits = sum([1 for number in range(times) if finds(right, acts_by(game, name, number, last))])
        if 2 * hits > times:
            found.append(name)
    return found


def finds(right: list[list[str]], taken: list[list[str]]) -> bool:
    """Tell whether a right act is among those that were taken one after the other; to do nothing more only first."""
    return any(act in right and (act != [DONE] or number == 0) for number, act in enumerate(taken))


def acts_by(game: Game, name: str, number: int, last: bool) -> list[list[str]]:
    """Return the act that an opponent takes, by what its side may see; in a phase of moves all up to its end."""
    side = game.actor
    copy = dosespanas.sample(game.observe(side), number)
    player = unhurried(make(name, number, game.header.game))
    mark = Mark(judge_of(game.header.game), copy.state)
    found: list[list[str]] = [[]]
    while not found[-1] or (not mark.passed(copy.state) and ((copy.state.midway() and len(found[-1]) < DEEP) or last)):
        if found[-1] and not copy.state.midway():
            found.append([])
        action, _ = player.choose(copy.observe(side), copy.legal_view())
        found[-1].append(action)
        copy.apply(action)
    return found
