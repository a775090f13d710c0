"""The ladder: the opponents of a game against each other, on the same seeds from both sides, and how strong each is."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from itertools import combinations, pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from dosespanas.kernel.header import ENGINE
from dosespanas.registry import definition_of
from dosespanas.terminal.bot import SECONDS
from dosespanas.terminal.executors import Workers, each
from dosespanas.terminal.resumable_jobs import add_lines, done_before
from dosespanas.terminal.simulate import SimulationJob, play_out, wilson

Row = dict[str, Any]
"""A finished game: what was played, who sat where, who won."""

ELO: Final = 400 / math.log(10)
"""Points of rating for each unit of log odds."""
NO_ANCHORS: Final[Mapping[str, float]] = MappingProxyType({})
SPREAD: Final = 600.0
"""How far ratings lie apart before a game is played (standard deviation in points): keeps those finite who win all."""
PLAYED: Final = ("game", "scenario", "options", "data", "engine")
"""What must be equal in two games for them to count in one table."""


def schedule(
    game: str,
    levels: Sequence[str],
    games: int,
    seed: int,
    scenario: str | None,
    options: Row,
    data: Path | None,
    near: int | None = None,
    rated: int = 0,
    bot_seconds: float = SECONDS,
    secret: str = "",
) -> list[SimulationJob]:
    """Return `games` games of each pair of levels: every seed twice, sides swapped; all pairs go forward together.

    `near`: only levels play each other that stand so near in the list (1: neighbours); None: all do.
    `rated`: so many levels at the head of the list do not play each other, since their ratings are known.
    """
    scenario = scenario or definition_of(game).scenario
    return [
        SimulationJob(number, one, other, scenario, options, data, game, None, bot_seconds, secret)
        for number in range(seed, seed + games // 2)
        for (i, first), (k, second) in combinations(enumerate(levels), 2)
        if k >= rated and (near is None or k - i <= near)
        for one, other in ((first, second), (second, first))
    ]


def place(row: Row) -> tuple[Any, Any, Any]:
    """Return which game of a ladder a row is: its seed and who sat where."""
    return row.get("seed"), row.get("nationalist"), row.get("republican")


class Ladder:
    """Games of a ladder: those that a file has, and those still to be played."""

    def __init__(self, jobs: Sequence[SimulationJob], file: Path | None) -> None:
        """`file`: where finished games are kept, None for nowhere; games of something else in it do not count."""
        first = jobs[0]
        title = definition_of(first.game)
        facts = title.facts(first.data)
        self.played: Row = {
            "game": first.game,
            "scenario": first.scenario,
            "options": first.options,
            "data": facts["data"],
            "engine": ENGINE,
        }
        self.file = file
        wanted = {(job.seed, job.nationalist, job.republican): job for job in jobs}
        found = done_before(file, dict.fromkeys(wanted, self.played), place)
        self.rows: list[Row] = list(found.values())
        self.due = [job for at, job in wanted.items() if at not in found]

    def play(self, workers: Workers) -> Iterator[Row]:
        """Play what is left, and yield each game as it ends."""
        fresh = (self.played | asdict(result) for result in each(play_out, self.due, workers))
        for row in fresh if self.file is None else add_lines(self.file, fresh):
            self.rows.append(row)
            yield row


def standings(rows: Sequence[Row], anchors: Mapping[str, float] = NO_ANCHORS) -> Row:
    """Return ratings and pairs of a ladder as JSON: see `rated` and `paired`.

    `anchors`: by level the rating it is known to have; all ratings are moved so that the mean of these is right.
    Without any the mean of all ratings is 0.
    """
    levels = list(dict.fromkeys(name for row in rows for name in (row["nationalist"], row["republican"])))
    ratings, home = rated(rows, levels)
    known = [name for name in anchors if name in ratings]
    moved = sum(anchors[name] - ratings[name][0] for name in known) / max(1, len(known))
    ratings = {name: (value + moved, spread) for name, (value, spread) in ratings.items()}
    ordered = sorted(levels, key=lambda name: -ratings[name][0])
    return {name: rows[0][name] for name in PLAYED} | {
        "games": len(rows),
        "nationalist": {"rating": home[0], "interval": [home[0] - home[1], home[0] + home[1]]},
        "levels": [
            {"name": name, "rating": value, "interval": [value - spread, value + spread]} | record(rows, name)
            for name in ordered
            for value, spread in [ratings[name]]
        ],
        "gap": max((ratings[one][0] - ratings[other][0] for one, other in pairwise(ordered)), default=0.0),
        "pairs": [pair for one, other in combinations(ordered, 2) if (pair := paired(rows, one, other))["games"]],
    }


def record(rows: Sequence[Row], name: str) -> Row:
    """Return in how many games a level sat, and how they ended for it."""
    mine = [row for row in rows if name in (row["nationalist"], row["republican"])]
    won = sum(row["winner"] is not None and row[row["winner"]] == name for row in mine)
    drawn = sum(row["winner"] is None for row in mine)
    return {"games": len(mine), "won": won, "drawn": drawn, "lost": len(mine) - won - drawn}


def share(won: int, games: int) -> Row:
    """Return a share of games won with its 95% interval (Wilson's)."""
    return {"games": games, "won": won, "share": won / games if games else 0.0, "interval": list(wilson(won, games))}


def paired(rows: Sequence[Row], first: str, second: str) -> Row:
    """Return what the first of two levels won of their games, in all and with each side."""
    sides = {
        side: [row for row in rows if row[side] == first and row[other] == second]
        for side, other in (("nationalist", "republican"), ("republican", "nationalist"))
    }
    won = {side: sum(row["winner"] == side for row in games) for side, games in sides.items()}
    both = sides["nationalist"] + sides["republican"]
    drawn = sum(row["winner"] is None for row in both)
    return {
        "first": first,
        "second": second,
        **share(won["nationalist"] + won["republican"], len(both)),
        "drawn": drawn,
        **{side: share(won[side], len(games)) for side, games in sides.items()},
    }


def rated(rows: Sequence[Row], levels: Sequence[str]) -> tuple[dict[str, tuple[float, float]], tuple[float, float]]:
    """Return by level its rating and half its 95% interval, and the same of what the Nationalist side is worth.

    Bradley and Terry's model: the log odds of a game are the difference of the ratings and the worth of the side; a
    draw is half a win. In points of Elo; the mean of all ratings is 0.
    """
    size = len(levels) + 1
    at = {name: i for i, name in enumerate(levels)}
    games: dict[tuple[int, int], list[float]] = {}
    for row in rows:
        cell = games.setdefault((at[row["nationalist"]], at[row["republican"]]), [0.0, 0.0])
        cell[0] += 1.0
        cell[1] += 0.5 if row["winner"] is None else float(row["winner"] == "nationalist")
    prior = (ELO / SPREAD) ** 2
    theta = [0.0] * size
    matrix = [[0.0]]
    for _ in range(40):
        slope = [-prior * x for x in theta]
        matrix = [[prior if i == j else 0.0 for j in range(size)] for i in range(size)]
        for (one, other), (count, won) in games.items():
            signs = {one: 1.0, other: -1.0, size - 1: 1.0}
            chance = 1 / (1 + math.exp(-sum(sign * theta[i] for i, sign in signs.items())))
            for i, sign in signs.items():
                slope[i] += sign * (won - count * chance)
                for j, factor in signs.items():
                    matrix[i][j] += sign * factor * count * chance * (1 - chance)
        step = [sum(a * b for a, b in zip(line, slope, strict=True)) for line in inverse(matrix)]
        theta = [x + more for x, more in zip(theta, step, strict=True)]
    spread = inverse(matrix)
    middle = sum(theta[:-1]) / len(levels)
    sums = [sum(line[:-1]) / len(levels) for line in spread]
    whole = sum(sums[:-1]) / len(levels)
    ratings = {
        name: (ELO * (theta[i] - middle), 1.96 * ELO * math.sqrt(spread[i][i] - 2 * sums[i] + whole))
        for name, i in at.items()
    }
    return ratings, (ELO * theta[-1], 1.96 * ELO * math.sqrt(spread[-1][-1]))


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse of a positive definite matrix (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [x / pivot for x in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
