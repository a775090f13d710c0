"""Puzzles: a position of a game in which one act is much better than nearly every other; and what an answer is worth.

An act is an action with those that end what it begins. Acts are compared as a hint compares them: in games drawn from
what the side may see, the judge's opponent going on from each. In a phase of moves in any order the puzzle
is the last of them: the phase ends after it. So it may be with attacks. Or the whole phase is the puzzle: all its
actions are the answer then (`phase_answers.py`).
"""

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any, Final

import dosespanas
from dosespanas.analysis.action_groups import Course, GroupBoundary, go_on, legal, take
from dosespanas.analysis.hints import DONE, Candidate, Draws, gained, try_out
from dosespanas.analysis.playouts import TURN, Estimate, over
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.game import Game
from dosespanas.kernel.shapes import Caution
from dosespanas.kernel.side import SIDE_NAMES, parse_side
from dosespanas.kernel.state import State
from dosespanas.players.evaluation import LONGEST, Evaluator, judge_of

FORMAT: Final = "dosespanas-puzzle 1"
FOLDER: Final = Path(__file__).parent / "puzzle_shelf"
"""Where a file of puzzles lies for each game, one a line."""
MARGIN: Final = 0.02
"""What is not surely worse than the best by this is right too."""
BATCHES: Final = (4, 8, 16, 32)
"""In how many games an answer has been tried by then; it is told as soon as it is sure."""
MOVES: Final = "movement"
"""The phase in which units move."""
ANY_ORDER: Final = (MOVES, "strategic", "arrivals")
"""The phases in which acts are done in any order until their side ends it: what is not done now is done next."""
DEEP: Final = 5
"""Choices of an act at most."""
SHOWN: Final = ("id", "game", "scenario", "turn", "phase", "side", "goal", "grade", "last", "whole")
"""What is told of a puzzle before it is solved."""

Puzzle = dict[str, Any]
"""See `docs/puzzles.md`."""


def puzzles_of(game: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game by id, the easiest first; none of a game that has none."""
    if game not in _READ:
        file = FOLDER / f"{game}.jsonl"
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        found = [{"last": False, "whole": False} | json.loads(line) for line in lines]
        _READ[game] = {str(one["id"]): one for one in found}
    return _READ[game]


_READ: dict[str, dict[str, Puzzle]] = {}


def puzzle(game: str, name: str) -> Puzzle:
    """Return a puzzle by its id; raises DosEspanasError if there is none."""
    found = puzzles_of(game).get(name)
    if found is None:
        raise DosEspanasError("error-no-puzzle", f"there is no puzzle {name[:40]!r}", puzzle=name[:40])
    return found


def at_position(game: str, digest: str) -> str | None:
    """Return the puzzle whose position has a hash, by its id; None if none has."""
    for name, one in puzzles_of(game).items():
        if one["position"]["hash"] == digest:
            return name
    return None


def listed(game: str) -> list[dict[str, Any]]:
    """Return what is told of each puzzle of a game before it is solved."""
    return [{name: one[name] for name in SHOWN} for one in puzzles_of(game).values()]


def of_the_day(game: str, day: date, grade: int | None = None) -> str | None:
    """Return the id of the puzzle of a day, of a grade if one is named; None if the game has none."""
    names = [name for name, one in puzzles_of(game).items() if grade in (None, one["grade"])]
    return names[day.toordinal() * 37 % len(names)] if names else None


def begun(one: Puzzle) -> Game:
    """Return the game that stands at a puzzle."""
    return dosespanas.from_position(one["position"])


def act_in(one: Puzzle, actions: list[str]) -> list[str] | None:
    """Return the act that a row of actions begins with, None while it goes on; what is taken up and left is no act.

    Where the whole phase is the puzzle: all that its side does until it ends. Raises DosEspanasError for actions that
    are not legal there.
    """
    if one["whole"]:
        return phase_in(one, actions)
    state = begun(one).state
    judge = judge_of(one["game"])
    row: list[str] = []
    mark = GroupBoundary(judge, state)
    for action in actions:
        code = state.parse(action)
        left = bool(row) and state.stays(code)
        row.append(state.name(code))
        take(state, code)
        if mark.passed(state) or not state.midway() or len(row) == DEEP:
            if not left:
                return row
            row = []
            mark = GroupBoundary(judge, state)
    return None


def phase_in(one: Puzzle, actions: list[str]) -> list[str] | None:
    """Return what the side of a puzzle does in its phase, None while that goes on."""
    state = begun(one).state
    judge = judge_of(one["game"])
    side, here = state.actor(), (judge.turn(state), judge.step(state))
    row: list[str] = []
    for action in actions:
        code = state.parse(action)
        if state.actor() == side:
            row.append(state.name(code))
        take(state, code)
        if state.actor() < 0 or (judge.turn(state), judge.step(state)) != here:
            return row
    return None


def known(one: Puzzle, act: list[str]) -> dict[str, Any] | None:
    """Return what was found of an act when the puzzle was made; None if it was not tried."""
    for answer in one["answers"]:
        if answer["act"] == act:
            found: dict[str, Any] = answer
            return found
    return None


def draws_of(one: Puzzle) -> Draws:
    """Return the games in which the answers to a puzzle are tried, as its side may think them to be."""
    game = begun(one)
    return Draws(game.observe(game.actor), int(one["seed"]) + int(one["choice"]))


def weighed(one: Puzzle, act: list[str]) -> dict[str, Any]:
    """Return an act as an answer: `act`, the `chance` it leaves its side, in how many `games`, whether it is `right`.

    Not for a whole phase: see `phase_answers.py`. One that was not tried when the puzzle was made is tried now, in the
    same games as the best: equal acts, equal answers.
    """
    found = known(one, act)
    if found is not None:
        return found
    judge = judge_of(one["game"])
    draws = draws_of(one)
    state = draws.state(0)
    best = candidate(state, one["answers"][0]["act"])
    other = candidate(state, act)
    for games in BATCHES:
        for number in range(len(best.scores), games):
            attempt(judge, draws, best, number, TURN, one["last"])
            attempt(judge, draws, other, number, TURN, one["last"])
        if surely_worse(best, other) or surely_as_good(best, other):
            break
    return answer(other, not surely_worse(best, other))


def candidate(state: State, act: list[str]) -> Candidate:
    """Return an act as something to be weighed."""
    return Candidate(legal(state, act[0]), None, [], Course(state, act))


def attempt(judge: Evaluator, draws: Draws, one: Candidate, number: int, reach: int, last: bool) -> None:
    """Try an act in the n-th sampled game, played out as far as `reach` says.

    `last`: its side ends the phase as soon as it is asked for another act of this kind.
    """
    if not last:
        try_out(judge, draws, one, number, reach)
        return
    assert one.course is not None
    begins = draws.state(number)
    state = begins.clone()
    go_on(judge, state, one.code, judge.player(number), one.course)
    act = act_of(one)
    play_on(judge, begins, state, number, reach, lambda now, codes: end_of(judge, now, codes, act))
    one.scores.append(judge.of(state, begins.actor()))


def play_on(
    judge: Evaluator, begins: State, state: State, number: int, reach: int, own: Callable[[State, list[int]], int]
) -> None:
    """Play a game on as far as `reach` says from where it began.

    `own`: what that side does as long as the step lasts; -1 for what the judge's opponent does, who plays the rest.
    """
    side, turn, step = begins.actor(), judge.turn(begins), judge.step(begins)
    player = judge.player(number)
    for _ in range(LONGEST):
        turns, steps = judge.turn(state) - turn, judge.step(state) - step
        if state.actor() < 0 or over(turns, steps, reach):
            break
        codes = state.codes()
        here = turns == 0 and steps == 0 and state.actor() == side
        code = own(state, codes) if here else -1
        if code < 0:
            code = codes[0] if len(codes) == 1 else player.choose(state, codes)
        take(state, code)


def end_of(judge: Evaluator, state: State, codes: list[int], act: list[str]) -> int:
    """Return what ends the phase where another act may be begun (among attacks: another one), else -1."""
    verb = act[0].split()[0]
    end, again = -1, judge.phase(state) in ANY_ORDER
    for code in codes:
        name = state.name(code)
        if name == DONE:
            end = code
        again = again or name.split()[0] == verb
    return end if again else -1


def act_of(one: Candidate) -> list[str]:
    """Return the act of a candidate, by notation."""
    assert one.course is not None
    return one.course.acts[0]


def surely_worse(best: Candidate, one: Candidate) -> bool:
    """Tell whether an act is worse than the best by the margin, beyond the 95% interval of that."""
    gain = gained(best, one)
    return gain.chance - gain.reach() > MARGIN


def surely_as_good(best: Candidate, one: Candidate) -> bool:
    """Tell whether an act is not worse than the best by the margin, beyond the 95% interval of that."""
    gain = gained(best, one)
    return gain.chance + gain.reach() < MARGIN


def answer(one: Candidate, right: bool) -> dict[str, Any]:
    """Return an act as an answer, as JSON."""
    return {
        "act": act_of(one),
        "chance": round(Estimate(one.scores).chance, 3),
        "games": len(one.scores),
        "right": right,
    }


def acts(judge: Evaluator, state: State, most: int, deep: int = DEEP) -> list[list[str]]:
    """Return every act of a position, by notation, up to so many and one more; of so many choices at most.

    To take a piece up and leave it where it is is no act. One that goes on after `DEEP` choices is one, too.
    """
    found: list[list[str]] = []
    _acts(state, GroupBoundary(judge, state), [], found, (most, deep))
    return found


def _acts(state: State, mark: GroupBoundary, row: list[str], found: list[list[str]], limits: tuple[int, int]) -> None:
    most, deep = limits
    for code in state.codes():
        if len(found) > most:
            return
        if row and state.stays(code):
            continue
        longer = [*row, state.name(code)]
        copy = state.clone()
        take(copy, code)
        goes_on = copy.midway() and not mark.passed(copy)
        if goes_on and len(longer) < deep:
            _acts(copy, mark, longer, found, limits)
        elif not goes_on or deep == DEEP:
            found.append(longer)


def leaves(one: Puzzle, act: list[str]) -> list[dict[str, Any]]:
    """Return what either side could do next after the last move of a phase, as the side that made it may know it.

    So after a whole phase of moves; what its side is warned of as that ends stands there for what the other could do.
    Nothing after any other act: it is not done with, or chance answers it.
    """
    if not (one["last"] or one["whole"]) or one["phase"] != MOVES:
        return []
    game = begun(one)
    side = game.actor
    warned: list[Caution] = []
    for action in act:
        if action == DONE:
            warned = game.warnings().get(DONE, [])
        game.apply(action)
    if one["last"] and game.actor == side and DONE in game.legal_actions():
        game.apply(DONE)
    found = game.overlay("ideas", side)
    ideas = found if isinstance(found, list) else []
    if not one["whole"]:
        return ideas
    other = SIDE_NAMES[1 - int(parse_side(one["side"]))]
    regrets: list[dict[str, Any]] = [
        {"side": other, **{part: regret[part] for part in ("rule", "key", "args")}, "places": [], "ways": []}
        for regret in warned
    ]
    return [*regrets, *[idea for idea in ideas if idea["side"] == one["side"]]]


def views(game: Game, act: list[str]) -> list[Any]:
    """Return an act from where a game stands as legal actions as JSON."""
    state = game.state.clone()
    shown: list[Any] = []
    for action in act:
        code = state.parse(action)
        shown.append(state.view(code))
        take(state, code)
    return shown
