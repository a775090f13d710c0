"""Puzzles of a whole phase of movement: positions in which some way to play it is much better than the usual one.

The usual ways are those of the judge's opponent and of the tuned one. The others come from their moods and from all
other opponents. All are played on in the same games to the same step of the next turn; fresh games check.
"""

from typing import Final

import dosespanas
from dosespanas.analysis.action_groups import legal, take
from dosespanas.analysis.hints import DONE, Candidate, Draws, gained
from dosespanas.analysis.phase_answers import PHASE_BATCHES, gathers, good_phase, phase_end
from dosespanas.analysis.puzzle_making import FINDERS, FRESH, HARDEST, HOPELESS, SAFE, Source, standing
from dosespanas.analysis.puzzles import MOVES, Puzzle
from dosespanas.kernel.game import Game
from dosespanas.kernel.state import State
from dosespanas.players import make
from dosespanas.players.evaluation import Chooser, Evaluator, judge_of
from dosespanas.players.lifecycle import unhurried
from dosespanas.registry import definition_of, new_game

GAIN: Final = 0.08
"""What the best gains at least on the usual ways, in fresh games, beyond the 95% interval."""
GLANCES: Final = 4
"""Games after which a phase that shows less than most of that is left."""
HOPED: Final = 0.06
"""What it must show by then."""
FINALISTS: Final = 3
"""Ways that are played in all games."""
CHECKS: Final = 32
"""Fresh games that check."""
WHIMS: Final = (0.25, 0.5, 1.0)
"""Moods of the judge's opponent, by how much noise they have."""
EACH: Final = 4
"""How many of each are asked."""
ORDINARY: Final = "tuned"
"""The opponent whose way is a usual one."""
LONG: Final = 400
"""Choices after which a phase is followed no further."""
OF_A_GAME: Final = 4
"""Puzzles of a game at most."""


class PhaseLine:
    """A way to play a phase: all its actions, and what it came to in each game."""

    def __init__(self, row: list[str]) -> None:
        self.row = row
        self.tried = Candidate(-1, None, [])

    def worth(self) -> float:
        """Return the mean of what it came to."""
        return self.tried.mean()

    def play(self, judge: Evaluator, draws: Draws, games: int) -> None:
        """See that it has been tried in the first so many games."""
        for number in range(len(self.tried.scores), games):
            self.tried.scores.append(phase_end(judge, draws, self.row, number).chance)


def of_phases(source: Source) -> list[Puzzle]:
    """Return the puzzles of whole phases in a game of the judge's opponent against itself; none of its first turn."""
    judge = judge_of(source.game)
    game = new_game(source.game, source.scenario, None, source.seed)
    players = [judge.player(source.seed + side, 0.12 * float((source.seed >> side) % 3)) for side in range(2)]
    made: list[Puzzle] = []
    last = (judge.turn(game.state), 0, -1)
    first = last[0]
    while game.actor is not None and len(made) < OF_A_GAME:
        state = game.state
        codes = state.codes()
        here = judge.turn(state), judge.step(state), state.actor()
        begins = here != last and len(codes) > 1 and not state.midway() and judge.phase(state) == MOVES
        if begins and here[0] > first and here[0] >= source.since:
            last = here
            one = at_phase(judge, game, source)
            if one is not None:
                made.append(one)
        code = codes[0] if len(codes) == 1 else players[state.actor()].choose(state, codes)
        game.apply(state.name(code))
        game.forget(game.choice)
    return made


def at_phase(judge: Evaluator, game: Game, source: Source) -> Puzzle | None:
    """Return the puzzle that a phase makes which begins here, None if it makes none."""
    seed = source.seed + game.choice
    draws = Draws(game.observe(game.actor), seed)
    start = draws.state(0)
    if legal(start, DONE) < 0:
        return None
    usual = [PhaseLine(phase_of(judge, start, judge.player(0))), PhaseLine(played_by(game, judge, ORDINARY))]
    idle = PhaseLine([DONE])
    others = ways(judge, game, start)
    for way in [*usual, idle, *others]:
        way.play(judge, draws, GLANCES)
    others = sorted(others, key=PhaseLine.worth, reverse=True)[:FINALISTS]
    if others[0].worth() < max(way.worth() for way in usual) + HOPED:
        return None
    for way in [*usual, idle, *others]:
        way.play(judge, draws, PHASE_BATCHES[-1])
    best, ordinary = max(others, key=PhaseLine.worth), max(usual, key=PhaseLine.worth)
    if not HOPELESS <= best.worth() <= SAFE or best.worth() < max(ordinary.worth(), idle.worth()) + GAIN:
        return None
    fresh = Draws(game.observe(game.actor), seed + FRESH)
    again, *checked = [PhaseLine(way.row) for way in (best, *usual, idle)]
    for way in (again, *checked):
        way.play(judge, fresh, CHECKS)
    gain = gained(again.tried, max(checked, key=PhaseLine.worth).tried)
    if gain.chance < GAIN or gain.chance <= gain.reach():
        return None
    finders = found_by(judge, game, draws, best, ordinary.worth())
    rows = [best, ordinary] if ordinary.row == idle.row else [best, ordinary, idle]
    return standing(judge, game, source) | {
        "last": False,
        "whole": True,
        "goal": "gain",
        "grade": min([FINDERS[name][1] for name in finders], default=HARDEST),
        "found_by": finders,
        "answers": [
            {"act": way.row, "chance": round(way.worth(), 3), "games": PHASE_BATCHES[-1], "right": way is best}
            for way in rows
        ],
        "scores": [round(score, 4) for score in best.tried.scores],
        "usual": round(ordinary.worth(), 4),
        "check": {"games": CHECKS, "gain": round(gain.chance, 3), "reach": round(gain.reach(), 3)},
        "reason": gathers(start, best.row, ordinary.row),
    }


def ways(judge: Evaluator, game: Game, start: State) -> list[PhaseLine]:
    """Return ways to play a phase that are not the usual ones, each once."""
    rows = [
        phase_of(judge, start, judge.player(100 * (place + 1) + number, whim))
        for place, whim in enumerate(WHIMS)
        for number in range(EACH)
    ]
    known = definition_of(game.header.game).opponents
    rows += [played_by(game, judge, name) for name in FINDERS if name in known and name != ORDINARY]
    return [PhaseLine(row) for number, row in enumerate(rows) if row not in rows[:number]]


def phase_of(judge: Evaluator, start: State, player: Chooser) -> list[str]:
    """Return all that a player does in the phase that a state is in."""
    state = start.clone()
    side, here = state.actor(), (judge.turn(state), judge.step(state))
    row: list[str] = []
    for _ in range(LONG):
        if state.actor() != side or (judge.turn(state), judge.step(state)) != here:
            break
        codes = state.codes()
        code = codes[0] if len(codes) == 1 else player.choose(state, codes)
        row.append(state.name(code))
        take(state, code)
    return row


def played_by(game: Game, judge: Evaluator, name: str) -> list[str]:
    """Return all that an opponent does in the phase, by what its side may see."""
    side = game.actor
    copy = dosespanas.sample(game.observe(side), 0)
    here = judge.turn(copy.state), judge.step(copy.state)
    player = unhurried(make(name, 0, game.header.game))
    row: list[str] = []
    while copy.actor == side and (judge.turn(copy.state), judge.step(copy.state)) == here and len(row) < LONG:
        action, _ = player.choose(copy.observe(side), copy.legal_view())
        row.append(action)
        copy.apply(action)
    return row


def found_by(judge: Evaluator, game: Game, draws: Draws, best: PhaseLine, usual: float) -> list[str]:
    """Return the weakest opponent whose phase is right; none if no one's is."""
    for name in FINDERS:
        if name in definition_of(game.header.game).opponents:
            way = PhaseLine(played_by(game, judge, name))
            way.play(judge, draws, PHASE_BATCHES[-1])
            if good_phase(best.tried, way.tried, usual):
                return [name]
    return []
