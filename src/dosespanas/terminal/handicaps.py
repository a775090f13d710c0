"""What handicaps are worth: the tuned opponent against itself with each of them and without any, on the same seeds."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.options import handicaps
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.evaluation import judge_of
from dosespanas.registry import definition_of, new_game
from dosespanas.terminal.executors import Workers, each
from dosespanas.terminal.ladder import ELO
from dosespanas.terminal.resumable_jobs import add_lines, done_before


def handicaps_of(game: str) -> dict[str, str]:
    """Return the handicaps of a game: by option whose it is."""
    return handicaps(definition_of(game).choices.AVAILABLE)


@dataclass(frozen=True)
class Helped:
    """A game to be played: with a handicap, or (an empty `option`) without any."""

    seed: int
    option: str
    game: str
    scenario: str
    data: Path | None = None


@dataclass(frozen=True)
class Ended:
    """How it ended; a `winner` that is None: a draw."""

    seed: int
    option: str
    winner: str | None
    turn: int


def play_helped(job: Helped) -> Ended:
    """Play a game to its end: whoever plays games out for the judge of the game holds both sides, and sees its own."""
    options = {job.option: True} if job.option else {}
    state = new_game(job.game, job.scenario, options, job.seed, job.data).state
    judge = judge_of(job.game)
    player = judge.player(job.seed)
    while state.actor() >= 0:
        codes = state.codes()
        state.step(codes[0] if len(codes) == 1 else player.choose(state, codes))
    outcome = state.outcome()
    winner = None if outcome is None or outcome.winner is None else SIDE_NAMES[outcome.winner]
    return Ended(job.seed, job.option, winner, judge.turn(state))


class Handicaps:
    """Games with each handicap and without any: those that a file has, and those still to be played."""

    def __init__(
        self, game: str, games: int, seed: int, scenario: str | None, data: Path | None, file: Path | None
    ) -> None:
        """`file`: where finished games are kept, None for nowhere; games of something else in it do not count."""
        title = definition_of(game)
        self.game = game
        self.file = file
        scenario = scenario or title.scenario
        self.played = {"game": game, "scenario": scenario, "data": title.facts(data)["data"], "engine": ENGINE}
        wanted: dict[tuple[Any, Any], Helped] = {
            (seed + number, option): Helped(seed + number, option, game, scenario, data)
            for number in range(games)
            for option in ("", *handicaps_of(game))
        }
        found = done_before(file, dict.fromkeys(wanted, self.played), place)
        self.rows: list[dict[str, Any]] = list(found.values())
        self.due = [job for at, job in wanted.items() if at not in found]

    def play(self, workers: Workers) -> Iterator[dict[str, Any]]:
        """Play what is left, and yield each game as it ends."""
        fresh = (self.played | asdict(ended) for ended in each(play_helped, self.due, workers))
        for row in fresh if self.file is None else add_lines(self.file, fresh):
            self.rows.append(row)
            yield row

    def worth(self) -> dict[str, Any]:
        """Return by handicap how many points of rating it is worth to its side, with a 95% interval."""
        usual = won_by([row for row in self.rows if not row["option"]])
        rows = []
        for option, side in handicaps_of(self.game).items():
            played = [row for row in self.rows if row["option"] == option]
            value, spread = difference(won_by(played), usual)
            points = value if side == SIDE_NAMES[0] else -value
            interval = [points - spread, points + spread]
            rows.append({"option": option, "side": side, "rating": points, "interval": interval, "games": len(played)})
        return self.played | {"usual": dict(zip(SIDE_NAMES, usual, strict=True)), "handicaps": rows}


def place(row: Mapping[str, Any]) -> tuple[Any, Any]:
    """Return which game of a trial a row is: its seed and its handicap."""
    return row.get("seed"), row.get("option")


def won_by(rows: Sequence[Mapping[str, Any]]) -> tuple[float, float]:
    """Return how many games each side won, half of a draw, and half a game more for either: no odds are without end."""
    won = sum(0.5 if row["winner"] is None else float(row["winner"] == SIDE_NAMES[0]) for row in rows)
    return won + 0.5, len(rows) - won + 0.5


def difference(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """Return how many points better for the first side one count of wins is than another, and half its 95% interval."""
    value = ELO * (math.log(one[0] / one[1]) - math.log(other[0] / other[1]))
    return value, 1.96 * ELO * math.sqrt(sum(1 / count for count in (*one, *other)))
