"""The value of a position, learned from games of a good opponent against itself: whom the judge of a game names.

Each game begins with some turns of careless play, different from game to game, so that all kinds of positions come up;
from then on both sides play as well as they can, and what is noted are positions of that part with who
won. So the value says how a position ends in good play on both sides. Games are kept in a file, one a line: a run that
was stopped goes on there.
"""

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from operator import mul
from pathlib import Path
from typing import Any, Final

import dosespanas
from dosespanas.players.evaluation import LONGEST, Evaluator, judge_of, logistic, won
from dosespanas.registry import definition_of
from dosespanas.terminal.executors import Workers, each
from dosespanas.terminal.resumable_jobs import add_lines, read_lines

RIDGE: Final = 2.0
"""The games whose worth holds every factor back but the first, the constant: positions of a game say one thing."""
BETWEEN: Final = 0.2
"""How many of the positions at the beginning of a step are noted; those at the beginning of a turn all are."""
CARELESS: Final = 0.04
"""How often a careless side takes anything that is legal."""
ITERATIONS: Final = 12
SMALL: Final = 1e-4
BINS: Final = 10
FORMAT: Final = "dosespanas-value 1"

Row = list[float]


@dataclass(frozen=True)
class TrainingGame:
    """A game to be played for training."""

    game: str
    scenario: str
    seed: int
    judge: str = ""
    """Import path of the judge that is taught; empty for the game's own."""
    data: Path | None = None
    """A corrected copy of the data, to be learned on."""


@dataclass(frozen=True)
class Taught:
    """A game that was played: its seed and scenario, what the value looked at in its positions, and who won it."""

    scenario: str
    seed: int
    won: float
    """1: the Nationalist side, 0: the Republican, 0.5: a draw."""
    rows: list[Row]
    data: str = ""
    """The digest of the corrected data it was played on; nothing for those shipped."""


def options_of(game: str, seed: int) -> dict[str, Any]:
    """Return the options of a game of training: every fifth has the first there is (España: the naval war)."""
    available = list(definition_of(game).choices.AVAILABLE)
    return {available[0]: True} if available and seed % 5 == 4 else {}


def teach(lesson: TrainingGame) -> Taught:
    """Play a game, careless at first, and note what the value looks at."""
    judge = _judge(lesson.game, lesson.judge)
    rng = random.Random(f"{lesson.game} {lesson.scenario} {lesson.seed}")
    options = options_of(lesson.game, lesson.seed)
    game = dosespanas.new_game(lesson.game, lesson.scenario, options, seed=lesson.seed, data=lesson.data)
    state = game.state
    from_turn = rng.choice((1, 1, 1, 2, 2, 3, 4, 5))
    whims = [rng.choice((0.0, 0.2, 0.4, 0.8)) for _ in (0, 1)]
    careless = [judge.player(rng.getrandbits(30), whim) for whim in whims]
    good = judge.player(rng.getrandbits(30))
    rows: list[Row] = []
    turn, step = -1, -1
    for _ in range(50 * LONGEST):
        side = state.actor()
        if side < 0:
            break
        begun, stepped = judge.turn(state) != turn, judge.step(state) != step
        turn, step = judge.turn(state), judge.step(state)
        if turn >= from_turn and (begun or (stepped and rng.random() < BETWEEN)):
            rows.append([round(x, 4) for x in judge.features(state)])
        codes = state.codes()
        if len(codes) == 1:
            code = codes[0]
        elif turn >= from_turn:
            code = good.choose(state, codes)
        elif whims[side] > 0.0 and rng.random() < CARELESS:
            code = rng.choice(codes)
        else:
            code = careless[side].choose(state, codes)
        state.step(code)
        state.out = []
    return Taught(lesson.scenario, lesson.seed, won(state, 0), rows, game.header.data if lesson.data else "")


_JUDGES: dict[tuple[str, str], Evaluator] = {}


def _judge(game: str, path: str) -> Evaluator:
    if (game, path) not in _JUDGES:
        _JUDGES[game, path] = judge_of(game, path)
    return _JUDGES[game, path]


class School:
    """Games of training: those that a file has, and those still to be played."""

    def __init__(self, lessons: Sequence[TrainingGame], file: Path) -> None:
        """Read the games that the file has, other scenarios' too."""
        self.file = file
        self.games = [Taught(**row) for row in read_lines(file)]
        known = {(taught.scenario, taught.seed) for taught in self.games}
        self.due = [lesson for lesson in lessons if (lesson.scenario, lesson.seed) not in known]

    def play(self, workers: Workers) -> Iterator[Taught]:
        """Play what is left, and yield each game as it ends."""
        for row in add_lines(self.file, (asdict(taught) for taught in each(teach, self.due, workers))):
            self.games.append(Taught(**row))
            yield self.games[-1]


def fit(games: Sequence[Taught], ridge: float = RIDGE) -> list[float]:
    """Return the factors of a logistic regression with a ridge, found by Newton's method."""
    width = len(games[0].rows[0])
    held = ridge * sum(len(game.rows) for game in games) / len(games)
    ridges = [SMALL] + [held] * (width - 1)
    factors = [0.0] * width
    for _ in range(ITERATIONS):
        gradient = [-ridge * factor for ridge, factor in zip(ridges, factors, strict=True)]
        bend = [[0.0] * width for _ in range(width)]
        for game in games:
            for row in game.rows:
                chance = logistic(sum(map(mul, row, factors)))
                missed = game.won - chance
                weight = max(chance * (1.0 - chance), 1e-4)
                for i, x in enumerate(row):
                    if x:
                        gradient[i] += missed * x
                        share = weight * x
                        line = bend[i]
                        for j in range(i + 1):
                            line[j] += share * row[j]
        step = solved(bend, gradient, ridges)
        factors = [factor + more for factor, more in zip(factors, step, strict=True)]
        if max(map(abs, step)) < SMALL:
            break
    return [round(factor, 5) for factor in factors]


def solved(lower: list[Row], right: Row, ridges: Row) -> Row:
    """Return what solves (A + diagonal of ridges) x = right, A symmetric and given by its lower half (Cholesky)."""
    width = len(right)
    root: list[Row] = []
    for i in range(width):
        line: Row = []
        for j in range(i):
            line.append((lower[i][j] - sum(map(mul, line, root[j]))) / root[j][j])
        line.append(math.sqrt(lower[i][i] + ridges[i] - sum(map(mul, line, line))))
        root.append(line)
    half: Row = []
    for i in range(width):
        half.append((right[i] - sum(map(mul, root[i], half))) / root[i][i])
    found = [0.0] * width
    for i in range(width - 1, -1, -1):
        rest = sum(root[k][i] * found[k] for k in range(i + 1, width))
        found[i] = (half[i] - rest) / root[i][i]
    return found


@dataclass(frozen=True)
class Bin:
    """Positions with about the same forecast: how many, the mean of the forecast, and the share that was won."""

    count: int
    said: float
    came: float


Pair = tuple[float, float]
"""What was forecast in a position, and what came: 1, 0 or 0.5 as in `Taught.won`."""


def forecasts(games: Sequence[Taught], factors: Row) -> list[Pair]:
    """Return what factors say of every position of some games, and what came."""
    return [(logistic(sum(map(mul, row, factors))), game.won) for game in games for row in game.rows]


def cross_forecasts(games: Sequence[Taught], parts: int, ridge: float) -> list[Pair]:
    """Return the same by factors fitted to other games: each part of the games is held back once, every n-th game."""
    pairs = []
    for part in range(parts):
        others = [game for i, game in enumerate(games) if i % parts != part]
        pairs += forecasts(games[part::parts], fit(others, ridge))
    return pairs


def reliability(pairs: Sequence[Pair]) -> dict[str, Any]:
    """Return how good forecasts were.

    Log loss, that of the constant share, Brier's score, the expected calibration error (the mean distance between what
    was said and what came, over ten bins), and the bins.
    """
    count = len(pairs)
    base = sum(came for _, came in pairs) / count
    bins = []
    for i in range(BINS):
        inside = [(said, came) for said, came in pairs if min(BINS - 1, int(said * BINS)) == i]
        if inside:
            n = len(inside)
            bins.append(Bin(n, sum(s for s, _ in inside) / n, sum(c for _, c in inside) / n))

    def loss(said: float, came: float) -> float:
        said = min(1.0 - 1e-9, max(1e-9, said))
        return -came * math.log(said) - (1.0 - came) * math.log(1.0 - said)

    return {
        "positions": count,
        "log_loss": round(sum(loss(said, came) for said, came in pairs) / count, 4),
        "log_loss_constant": round(loss(base, base), 4),
        "brier": round(sum((said - came) ** 2 for said, came in pairs) / count, 4),
        "ece": round(sum(b.count * abs(b.said - b.came) for b in bins) / count, 4),
        "bins": [[b.count, round(b.said, 4), round(b.came, 4)] for b in bins],
    }


def weights(
    game: str,
    games: Sequence[Taught],
    held: float,
    recipe: dict[str, Any],
    path: str = "",
    ridge: float = RIDGE,
) -> dict[str, Any]:
    """Return the file of weights: for each scenario played the factors, and how good forecasts are on games held back.

    `held`: the share of a scenario's games that is held back at a time, until each was once (the factors returned are
    fitted to all); `path`: import path of the judge, empty for the game's own; `ridge`: see `RIDGE`. A scenario without
    games keeps the factors it has.
    """
    judge = _judge(game, path)
    scenarios: dict[str, Any] = {name: {"factors": row} for name, row in judge.factors.items()}
    for name in scenarios:
        mine = sorted((taught for taught in games if taught.scenario == name and taught.rows), key=lambda one: one.seed)
        if len(mine) < 10:
            continue
        parts = max(2, round(1.0 / held))
        tested = {"games": len(mine), "parts": parts} | reliability(cross_forecasts(mine, parts, ridge))
        scenarios[name] = {"factors": fit(mine, ridge), "held_out": tested}
    return {"format": FORMAT, "game": game, "recipe": recipe, "features": judge.names, "scenarios": scenarios}
