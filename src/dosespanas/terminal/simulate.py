"""Many games between two computer opponents, and what comes of them in numbers."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

import dosespanas
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players import make
from dosespanas.players.lifecycle import opponent_seed, play_on
from dosespanas.registry import GAMES
from dosespanas.terminal.executors import Workers, each


@dataclass(frozen=True)
class Job:
    """One game to play: its seed, who sits on each side, and what is played (no scenario: the game's usual one)."""

    seed: int
    nationalist: str
    republican: str
    scenario: str | None
    options: dict[str, Any]
    data: Path | None = None
    game: str = GAMES[0]


@dataclass(frozen=True)
class Result:
    """One game played: the seed, who sat where, who won (None: a draw), why, and how long it took."""

    seed: int
    nationalist: str
    republican: str
    winner: str | None
    reason: str
    turn: int
    choices: int
    hash: str


def play_out(job: Job) -> Result:
    """Play one game to its end."""
    game = dosespanas.new_game(job.game, job.scenario, job.options, seed=job.seed, data=job.data)
    names = (job.nationalist, job.republican)
    play_on(game, [make(name, opponent_seed(game, side), job.game) for side, name in enumerate(names)])
    outcome = game.outcome()
    assert outcome is not None
    return Result(
        seed=job.seed,
        nationalist=job.nationalist,
        republican=job.republican,
        winner=None if outcome.winner is None else SIDE_NAMES[outcome.winner],
        reason=outcome.reason,
        turn=game.observe(None)["turn"],
        choices=game.choice,
        hash=game.hash(),
    )


def play_all(jobs: Sequence[Job], workers: Workers) -> Iterator[Result]:
    """Return the result of every job as it comes; in order where one process does all."""
    return each(play_out, jobs, workers)


def wilson(successes: int, trials: int, z: float = 1.96) -> tuple[float, float]:
    """Return the Wilson interval of a share: by default the one that holds it 95 times in 100."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    centre = share + z * z / (2 * trials)
    spread = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def counted(names: Sequence[str]) -> list[dict[str, Any]]:
    """Return how often each name stands in a list, most frequent first, with its share's interval."""
    return [
        {"name": name, "count": count, "share": count / len(names), "interval": wilson(count, len(names))}
        for name, count in sorted(Counter(names).items(), key=lambda item: (-item[1], item[0]))
    ]


def winners(results: Sequence[Result]) -> list[str]:
    """Return who won each game, as the name of the opponent that sat on the winning side, or `draw`."""
    return ["draw" if r.winner is None else str(getattr(r, r.winner)) for r in results]


def summary(results: Sequence[Result]) -> dict[str, Any]:
    """Return the whole simulation as JSON: shares with their intervals, lengths, and every game."""
    ordered = sorted(results, key=lambda result: (result.seed, result.nationalist))
    return {
        "games": len(ordered),
        "sides": counted([result.winner or "draw" for result in ordered]),
        "opponents": counted(winners(ordered)),
        "reasons": counted([result.reason for result in ordered]),
        "turns": sorted(counted([str(result.turn) for result in ordered]), key=lambda row: int(row["name"])),
        "choices": {
            "shortest": min(result.choices for result in ordered),
            "median": median(result.choices for result in ordered),
            "longest": max(result.choices for result in ordered),
        },
        "results": [asdict(result) for result in ordered],
    }
