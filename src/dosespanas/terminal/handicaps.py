"""What handicaps are worth: one opponent against itself with each of them and without any, on the same seeds."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from dosespanas.kernel.header import ENGINE
from dosespanas.registry import definition_of
from dosespanas.terminal.executors import Workers, each
from dosespanas.terminal.ladder import ELO
from dosespanas.terminal.resumable_jobs import add_lines, done_before
from dosespanas.terminal.simulate import Job, Result, play_out

GROUP: Final = "handicap"
"""The group of options that are handicaps; their names begin with the side that has them."""
PREFIXES: Final = {"nat_": "nationalist", "rep_": "republican"}


def handicaps_of(game: str) -> dict[str, str]:
    """Return the handicaps of a game: by option whose it is."""
    available = definition_of(game).choices.AVAILABLE
    return {name: PREFIXES[name[:4]] for name, (_, _, group) in available.items() if group == GROUP}


class Handicaps:
    """Games with each handicap and without any: those that a file has, and those still to be played."""

    def __init__(
        self, game: str, by: str, games: int, seed: int, scenario: str | None, data: Path | None, file: Path | None
    ) -> None:
        """`file`: where finished games are kept, None for nowhere; games of something else in it do not count."""
        title = definition_of(game)
        self.game = game
        self.file = file
        self.played = {
            "game": game,
            "scenario": scenario or title.scenario,
            "by": by,
            "data": title.facts(data)["data"],
            "engine": ENGINE,
        }
        wanted: dict[tuple[Any, Any], Job] = {
            (seed + number, option): Job(
                seed + number, by, by, str(self.played["scenario"]), {option: True} if option else {}, data, game
            )
            for number in range(games)
            for option in ("", *handicaps_of(game))
        }
        found = done_before(file, dict.fromkeys(wanted, self.played), place)
        self.rows: list[dict[str, Any]] = list(found.values())
        self._due = [(option, job) for (at, option), job in wanted.items() if (at, option) not in found]

    @property
    def due(self) -> int:
        """How many games are still to be played."""
        return len(self._due)

    def play(self, workers: Workers) -> Iterator[dict[str, Any]]:
        """Play what is left, and yield each game as it ends."""
        fresh = (
            self.played | {"option": option} | asdict(result) for option, result in each(played_out, self._due, workers)
        )
        for row in fresh if self.file is None else add_lines(self.file, fresh):
            self.rows.append(row)
            yield row

    def worth(self) -> dict[str, Any]:
        """Return by handicap how many points of rating it is worth to its side, with a 95% interval."""
        usual = won_by([row for row in self.rows if not row["option"]])
        rows = []
        for option, side in handicaps_of(self.game).items():
            played = [row for row in self.rows if row["option"] == option]
            sign = 1 if side == "nationalist" else -1
            value, spread = difference(won_by(played), usual)
            points = sign * value
            rows.append(
                {
                    "option": option,
                    "side": side,
                    "rating": points,
                    "interval": [points - spread, points + spread],
                    "games": len(played),
                }
            )
        return self.played | {"nationalist": usual[0], "republican": usual[1], "handicaps": rows}


def place(row: Mapping[str, Any]) -> tuple[Any, Any]:
    """Return which game of a trial a row is: its seed and its handicap."""
    return row.get("seed"), row.get("option")


def played_out(due: tuple[str, Job]) -> tuple[str, Result]:
    """Play a game; return its handicap and its result."""
    option, job = due
    return option, play_out(job)


def won_by(rows: Sequence[Mapping[str, Any]]) -> tuple[float, float]:
    """Return how many games each side won, half of a draw, and half a game more for either: no odds are without end."""
    won = sum(0.5 if row["winner"] is None else float(row["winner"] == "nationalist") for row in rows)
    return won + 0.5, len(rows) - won + 0.5


def difference(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """Return how many points better for the first side one count of wins is than another, and half its 95% interval."""
    value = ELO * (math.log(one[0] / one[1]) - math.log(other[0] / other[1]))
    return value, 1.96 * ELO * math.sqrt(sum(1 / count for count in (*one, *other)))
