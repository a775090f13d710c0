"""Puzzles out of games of the program: positions in which one act is much better than nearly every other.

A game of the judge's opponent against itself is looked through. Where its side may choose among a few dozen acts, these
are tried in games drawn from what it may see. Those that are surely worse than the best by the margin drop out, the
others are tried in more games, the judge's opponent going on from each. What is left is right. A puzzle is kept if
little is left, and if fresh games that it was not chosen by show the same.

In a phase of moves in any order whatever is not done now is done next, and no move is better than the others: there all
of a side's moves are made but the one that matters most, which is then the last, with the end of the phase after it.

Games cost next to nothing, to look into a position costs much: one that shows little after a game or two is left.
"""

from copy import deepcopy
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import dosespanas
from dosespanas.analysis import action_groups, puzzles
from dosespanas.analysis.action_groups import GroupBoundary, legal, take
from dosespanas.analysis.hints import DONE, Candidate, Draws, gained, outcome
from dosespanas.analysis.playouts import ROUND, STEP, SURE, TURN, Estimate, estimate
from dosespanas.analysis.puzzles import (
    ANY_ORDER,
    DEEP,
    FORMAT,
    MARGIN,
    MOVES,
    Puzzle,
    act_of,
    acts,
    answer,
    attempt,
    candidate,
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
"""At most so many acts that come to different things are right; moves to the same place are the same find."""
FEW: Final = 4
"""So many acts are right at most, whatever they come to."""
SHARE: Final = 0.34
"""At most such a share of all acts are."""
LEAST: Final = 4
"""A position with fewer acts makes no puzzle."""
MOST: Final = 60
"""Of more last moves these are tried, those of the best value at once."""
SPREAD: Final = 0.055
"""What the best must gain on the middle one by the end of the step, that a position is looked into."""
GLANCES: Final = 3
"""Games in which that is seen."""
BATCHES: Final = (1, 3, 6, 12, 24)
"""In how many games acts have been tried by then; after each those that are surely worse drop out."""
NEAR: Final = 0.035
"""What seems to be no further from the best than this may be right."""
MANY: Final = {1: 4}
"""More different acts than these may not seem right after so few games."""
MATTERS: Final = 0.07
"""What a move must be worth to its side, by the same few games with it and without, to be looked for."""
WITHOUT: Final = 2
"""Games in which that is seen."""
MISSED: Final = 5
"""Of the moves of a phase those that the value at once misses most are looked at."""
JOINING: Final = ("join", "join-all", "commit", "fly")
"""What is not done now of these is done next: what is best as such a choice is no find."""
ATTACK: Final = "attack"
"""An attack that names no attacker is weighed as the last of its phase, since others follow in any order."""
HOPELESS, SAFE = 0.04, 0.97
"""A side with a smaller or a greater chance, the best act taken, has nothing to find."""
HOPES: Final = (6, 12, 24)
"""Fresh games after which a puzzle that can no longer hold is given up."""
ENOUGH: Final = (12, 24)
"""Fresh games after which one that surely holds needs no more."""
EARLY: Final = 1.6
"""How much wider than the 95% interval is what must be passed then: one that is looked at often errs more often."""
OPENINGS: Final = 4
"""In one game of so many the first turn is looked at: it is much the same in all of them."""
FRESH: Final = 7_000_000
"""Is added to the seed of the games that check."""
WIN, HOLD, BETTER = "win", "hold", "gain"
"""What is to be found: how to win by the end of the next turn, how not to lose by then, the best."""


@dataclass(frozen=True)
class PuzzleEffort:
    """How much is looked at."""

    acts: int
    """A position with more of them makes no puzzle; of last moves the others are looked into no further."""
    moves: int
    """A position with more last moves makes no puzzle; those of the best value at once are tried."""
    deep: int
    """Choices of a last move at most: where a way may be gone hex by hex, or by many at once, there are too many."""
    checks: int
    """Fresh games that check."""
    of_a_game: int
    """Puzzles of a game at most."""


EFFORTS: Final = {"espana1936": PuzzleEffort(48, 160, DEEP, 64, 6), "gce": PuzzleEffort(24, 20000, 2, 32, 8)}
"""By game."""
DEFAULT: Final = PuzzleEffort(24, 160, DEEP, 32, 3)
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
    phases: tuple[str, ...] = ()
    """Those whose choices are looked at; all if none is named."""
    since: int = 0
    """The turn from which on they are."""
    whole: bool = False
    """Whole phases of movement are looked for, in place of acts."""


def of_source(source: Source) -> list[Puzzle]:
    """Return the puzzles in a game of the judge's opponent against itself, each side careless in its own way.

    Of one step of a turn there is one at most.
    """
    judge = judge_of(source.game)
    effort = EFFORTS.get(source.game, DEFAULT)
    game = new_game(source.game, source.scenario, None, source.seed)
    players = [judge.player(source.seed + side, 0.12 * float((source.seed >> side) % 3)) for side in range(2)]
    made: list[Puzzle] = []
    last = (0, 0, -1)
    opening = 0 if (source.seed >> 1) % OPENINGS == 0 else judge.turn(game.state)
    phase: Game | None = None
    row: list[str] = []
    while game.actor is not None and len(made) < effort.of_a_game:
        state = game.state
        here = judge.turn(state), judge.step(state), state.actor()
        codes = state.codes()
        code = codes[0] if len(codes) == 1 else players[state.actor()].choose(state, codes)
        name = state.name(code)
        wanted = here[0] >= source.since and (not source.phases or judge.phase(state) in source.phases)
        if len(codes) > 1 and not state.midway() and here != last and here[0] != opening and wanted:
            one: Puzzle | None = None
            if judge.phase(state) not in ANY_ORDER:
                phase = None
                if name.split()[0] not in JOINING:
                    one = at_position(judge, game, source, effort, attacks(state, codes), made)
            elif name == DONE:
                before = None if phase is None else without_the_best(judge, phase, row, state)
                one = None if before is None else at_position(judge, before, source, effort, True, made)
            elif phase is None or (judge.turn(phase.state), judge.step(phase.state), phase.actor) != here:
                phase, row = game.clone(), []
            if one is not None:
                made.append(one)
                last = here
        row.append(name)
        game.apply(name)
        game.forget(game.choice)
    return made


def attacks(state: State, codes: list[int]) -> bool:
    """Tell whether attacks are chosen, one after the other, each by its place alone, and nothing else.

    After anything else one may still attack: that could not be weighed against a last attack.
    """
    offered = [state.view(code) for code in codes if state.name(code) != DONE]
    return all(view["verb"] == ATTACK and view["box"] is not None and not view["pieces"] for view in offered)


def without_the_best(judge: Evaluator, begun: Game, row: list[str], moved: State) -> Game | None:
    """Return the game in which all moves of a phase were made but the one that matters most; None if none matters.

    `begun`: where the phase begins; `row`: what was chosen from there on; `moved`: where its side ends it.
    """
    side = moved.actor()
    acts = acts_of(begun.state, row)
    missed: list[tuple[float, int, State]] = []
    for number in range(len(acts)):
        state = replayed(begun.state, acts[:number] + acts[number + 1 :])
        if state is not None and state.actor() == side and legal(state, DONE) >= 0:
            missed.append((judge.of(state, side), number, state))
    missed.sort(key=first)
    found = sorted([(ended(judge, state, side), number) for _, number, state in missed[:MISSED]])
    if not found or found[0][0] >= ended(judge, moved, side) - MATTERS:
        return None
    best = found[0][1]
    game = begun.clone()
    for act in acts[:best] + acts[best + 1 :]:
        for action in act:
            game.apply(action)
    return game


def first(one: tuple[float, int, State]) -> float:
    """Return what a row of three is ordered by."""
    return one[0]


def acts_of(begun: State, row: list[str]) -> list[list[str]]:
    """Return a row of actions from a position on, act by act."""
    state = begun.clone()
    found: list[list[str]] = []
    for action in row:
        if found and state.midway():
            found[-1].append(action)
        else:
            found.append([action])
        take(state, state.parse(action))
    return found


def replayed(begun: State, acts: list[list[str]]) -> State | None:
    """Return the position after some acts, None if one of them cannot be done."""
    state = begun.clone()
    for act in acts:
        for action in act:
            code = legal(state, action)
            if code < 0:
                return None
            take(state, code)
    return None if state.midway() else state


def ended(judge: Evaluator, state: State, side: int) -> float:
    """Return the chance of a side that ends its moves, by few games to the end of the turn."""
    chance = estimate(judge, state, legal(state, DONE), WITHOUT).chance
    return chance if side == 0 else 1.0 - chance


def at_position(
    judge: Evaluator, game: Game, source: Source, effort: PuzzleEffort, last: bool, made: list[Puzzle]
) -> Puzzle | None:
    """Return the puzzle that a position makes; None if it makes none, or one with the answer of another of the game.

    `last`: the phase ends after the act.
    """
    state = game.state
    draws = Draws(game.observe(state.actor()), source.seed + game.choice)
    drawn = draws.state(0)
    most = effort.moves if last else effort.acts
    offered = acts(judge, drawn, most, effort.deep if last else DEEP)
    if not LEAST <= len(offered) <= most:
        return None
    if len(offered) > MOST:
        offered = likeliest(judge, drawn, offered)
    tried = [candidate(drawn, act) for act in promising(judge, draws, offered, last)[: effort.acts]]
    right = sifted(judge, draws, tried, last) if tried else []
    wrong = sorted([one for one in tried if one not in right], key=worth, reverse=True)
    if not right or not wrong or not HOPELESS <= right[0].mean() <= SAFE:
        return None
    if any(one["answers"][0]["act"] == act_of(right[0]) for one in made):
        return None
    checked = check(judge, game, source.seed + game.choice + FRESH, (right[0], wrong[:3]), effort.checks, last)
    if checked is None:
        return None
    best, other, gain = checked
    finders = found_by(game, [act_of(one) for one in right], last)
    return standing(judge, game, source) | {
        "last": last,
        "goal": goal(best, other),
        "grade": min([FINDERS[name][1] for name in finders], default=HARDEST),
        "found_by": finders,
        "answers": [answer(one, one in right) for one in [*right, *wrong]],
        "check": {"games": len(best.scores), "gain": round(gain.chance, 3), "reach": round(gain.reach(), 3)},
        "reason": decides(best, other) or why(judge, drawn, act_of(right[0])),
    }


def standing(judge: Evaluator, game: Game, source: Source) -> Puzzle:
    """Return what a puzzle says of where it stands, of whatever kind it is."""
    state = game.state
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
        "position": deepcopy(game.to_position()),  # the game goes on
    }


def likeliest(judge: Evaluator, state: State, offered: list[list[str]]) -> list[list[str]]:
    """Return the acts with the best value at once, and the end of the phase: those that are looked into."""
    side = state.actor()
    valued: list[tuple[float, list[str]]] = []
    for act in offered:
        copy = state.clone()
        for action in act:
            take(copy, copy.parse(action))
        valued.append((-judge.of(copy, side), act))
    valued.sort()
    found = [act for _, act in valued[:MOST]]
    return found if [DONE] in found else [*found, [DONE]]


def promising(judge: Evaluator, draws: Draws, offered: list[list[str]], last: bool) -> list[list[str]]:
    """Return acts as few games rank them; none if the best is not better than the middle one, or too many are as good.

    To the end of the step; what a last move was for shows when the enemy has answered: one game to the end of the turn.
    """
    tried = [candidate(draws.state(0), act) for act in offered]
    for number in range(1 if last else GLANCES):
        for one in tried:
            attempt(judge, draws, one, number, TURN if last else STEP, last)
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


def sifted(judge: Evaluator, draws: Draws, tried: list[Candidate], last: bool) -> list[Candidate]:
    """Return the acts that are right, the best first: none if they are too many, or too many seem to be.

    While they are few, games tell the error of what an act loses badly: that of the others counts as well.
    """
    alive = tried
    reach = ROUND if last and judge.phase(draws.state(0)) == MOVES else TURN
    for games in BATCHES:
        for number in range(len(alive[0].scores), games):
            for one in alive:
                attempt(judge, draws, one, number, reach, last)
        alive = sorted(alive, key=worth, reverse=True)
        best = alive[0]
        near = [one for one in alive if gained(best, one).chance < NEAR]
        if too_many(draws.state(0), near, len(tried), MANY.get(games, RIGHT)):
            return []
        if games > 1:
            gains = [gained(best, one) for one in alive]
            usual = (sum([gain.error * gain.error for gain in gains[1:]]) / float(max(1, len(alive) - 1))) ** 0.5
            alive = [
                one
                for one, gain in zip(alive, gains, strict=True)
                if one is best or gain.chance - SURE * max(gain.error, usual) <= MARGIN
            ]
        if len(alive) == 1:
            break
    return [] if too_many(draws.state(0), alive, len(tried), RIGHT) else alive


def worth(one: Candidate) -> float:
    """Return the mean of what an act has come to."""
    return one.mean()


def too_many(state: State, right: list[Candidate], tried: int, most: int) -> bool:
    """Tell whether so many acts are right that there is nothing to find."""
    found = {find(state, act_of(one)) for one in right}
    if most == RIGHT and len(right) > FEW:
        return True
    return len(found) > most or (len(right) > 1 and float(len(right)) > SHARE * float(tried))


def find(state: State, act: list[str]) -> tuple[str, ...]:
    """Return what is found with an act: the place, whoever goes there; else what it comes to."""
    return (act[-1],) if len(act) > 1 else outcome(state, codes_of(state, act))


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
    best = candidate(state, act_of(found[0]))
    wrong = [candidate(state, act_of(one)) for one in found[1]]
    for number in range(games):
        for one in [best, *wrong]:
            attempt(judge, draws, one, number, ROUND, last)
        if number + 1 in HOPES:
            so_far = gained(best, max(wrong, key=worth))
            if so_far.chance + so_far.reach() < GAIN or so_far.chance < MARGIN:
                return None
            if number + 1 in ENOUGH and so_far.chance >= GAIN and so_far.chance - EARLY * so_far.reach() > MARGIN:
                break
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


def decides(best: Candidate, other: Candidate) -> dict[str, Any] | None:
    """Return how often the best wins sooner, or the other loses, as a puzzle says it; None if that is no reason."""
    reason = at_once(best, other)
    if reason is None:
        return None
    return reason | {"key": "puzzle-wins" if goal(best, other) == WIN else "puzzle-loses"}


def why(judge: Evaluator, state: State, best: list[str]) -> dict[str, Any] | None:
    """Return the reason for the best act: that of the judge's opponent, if it chooses it in some mood.

    Else what the act does on the board; None where nothing is known to say.
    """
    for mood in range(6):
        names, reason = explained(judge, state, mood)
        if names == best and reason is not None and len(reason) > 1:
            return reason
    before = state.clone()
    for action in best[:-1]:
        take(before, before.parse(action))
    return judge.account(before, before.parse(best[-1]))


def explain(one: Puzzle) -> Puzzle:
    """Return a puzzle with a reason, if there is one now."""
    if one.get("reason") is not None:
        return one
    game = puzzles.begun(one)
    drawn = Draws(game.observe(game.actor), int(one["seed"]) + int(one["choice"])).state(0)
    return one | {"reason": why(judge_of(one["game"]), drawn, one["answers"][0]["act"])}


def found_by(game: Game, right: list[list[str]], last: bool) -> list[str]:
    """Return the weakest opponent that finds a right act more often than not; none if no one does."""
    for name, (times, _) in FINDERS.items():
        if name not in definition_of(game.header.game).opponents:
            continue
        hits = sum([1 for number in range(times) if finds(right, acts_by(game, name, number, last))])
        if 2 * hits > times:
            return [name]
    return []


def finds(right: list[list[str]], taken: list[list[str]]) -> bool:
    """Tell whether a right act is among those that were taken one after the other; to do nothing more only first."""
    return any(act in right and (act != [DONE] or number == 0) for number, act in enumerate(taken))


def acts_by(game: Game, name: str, number: int, last: bool) -> list[list[str]]:
    """Return the act that an opponent takes, by what its side may see; in a phase of moves all up to its end."""
    side = game.actor
    copy = dosespanas.sample(game.observe(side), number)
    player = unhurried(make(name, number, game.header.game))
    mark = GroupBoundary(judge_of(game.header.game), copy.state)
    found: list[list[str]] = [[]]
    while not found[-1] or (not mark.passed(copy.state) and ((copy.state.midway() and len(found[-1]) < DEEP) or last)):
        if found[-1] and not copy.state.midway():
            found.append([])
        action, _ = player.choose(copy.observe(side), copy.legal_view())
        found[-1].append(action)
        copy.apply(action)
    return found
