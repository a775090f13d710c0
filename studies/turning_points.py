"""How true the turning points of reviews are: each is played out to the end by the strongest minds, and told against.

    PYTHONPATH=build/compiled:. python -m studies.turning_points --points 60 --games 200 --state turning_points.jsonl
    PYTHONPATH=build/compiled:. python -m studies.turning_points --report --state turning_points.jsonl

Games between persons' grades and the strongest opponents are reviewed; what was done at each turning point and what was
told to be better are then played out in the same fresh games, drawn from what the side could know. Finished games stand
in the file: a run that was stopped goes on there. `--usual` judges by the usual judge to the end of the turn.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import dosespanas
from dosespanas.analysis.hints import Candidate, gained, try_out
from dosespanas.analysis.jobs import BENCH, Task, look_into, with_ideas, work
from dosespanas.analysis.playouts import END, SURE, TURN
from dosespanas.analysis.review import EFFORTS, ReviewEffort, reviewing, whole
from dosespanas.analysis.turning_points import ENDS, BetterPlay, settled, verdict
from dosespanas.players import make
from dosespanas.players.evaluation import judge_of, strong_judge_of
from dosespanas.players.lifecycle import play_on, unhurried
from dosespanas.terminal.resumable_jobs import add_lines
from dosespanas.terminal.simulate import wilson

GAME: Final = "espana1936"
MIND: Final = "dosespanas.players.espana1936.learned.player:mind"
PAIRS: Final = [
    ("novice3", MIND),
    ("grade5", "grade5"),
    (MIND, "novice5"),
    ("grade2", "grade8"),
    (MIND, "grade3"),
    ("grade6", MIND),
    ("tuned", "grade4"),
    ("grade7", MIND),
    (MIND, "grade8"),
    ("novice4", "grade2"),
]
"""Who plays, the Nationalist side first, in turn."""
SCENARIOS: Final = ["1936", "1936", "1938"]
SEED: Final = 570000

Row = dict[str, Any]


def played(number: int) -> str:
    """Return the record of a game."""
    pair = PAIRS[number % len(PAIRS)]
    game = dosespanas.new_game(GAME, SCENARIOS[number % len(SCENARIOS)], seed=SEED + number)
    play_on(game, [unhurried(make(name, SEED + number, GAME)) for name in pair])
    return game.record()


def compared(record: str, effort: ReviewEffort) -> tuple[list[BetterPlay], float]:
    """Return what a review of a game told to be better than what was done, and its seconds."""
    found: list[BetterPlay] = []

    def run(tasks: Sequence[Task]) -> Iterable[Any]:
        for task in tasks:
            moment = task.moment if task.missed is None else task.missed.moment
            if moment is None:
                yield work(task)
                continue
            replay = BENCH.replay_to(task, moment.first)
            BENCH.replay = None
            one = look_into(BENCH.judge_for(task.game), task, replay, moment)
            if one is not None:
                found.append(one)
            yield None if one is None else with_ideas(one.point, replay, moment)

    began = time.process_time()
    review = whole(reviewing(record, run=run, effort=effort))
    told = [(one["choice"], one["lost"]) for one in review["turning_points"]]
    seconds = time.process_time() - began
    return [one for one in found if (one.point["choice"], one.point["lost"]) in told], seconds


def rows(number: int, games: int, effort: ReviewEffort) -> list[Row]:
    """Return what came of a game: a row for each turning point that was told."""
    strong = strong_judge_of(GAME)
    found, seconds = compared(played(number), effort)
    lines: list[Row] = [{"number": number, "seconds": round(seconds, 1)}]
    for one in found:
        early, said = gained(one.best, one.mine), verdict(strong, one.best, one.mine)
        pairs = list(zip(one.best.scores, one.mine.scores, strict=True))
        judged = sum(not (settled(a) and settled(b)) for a, b in pairs) / len(pairs)
        best, mine = [Candidate(way.code, None, [], way.course) for way in (one.best, one.mine)]
        for candidate in (best, mine):
            for at in range(2 * effort.tries + ENDS, 2 * effort.tries + ENDS + games):
                try_out(strong, one.draws, candidate, at, END)
        truth = gained(best, mine)
        lines.append(
            {
                "number": number,
                "choice": one.point["choice"],
                "turn": one.point["turn"],
                "phase": one.point["phase"],
                "side": one.point["side"],
                "gain": round(said.gain, 4),
                "error": round(said.error, 4),
                "early": round(early.chance, 4),
                "early_error": round(early.error, 4),
                "judged": round(judged, 3),
                "truth": round(truth.chance, 4),
                "truth_error": round(truth.error, 4),
            }
        )
    return lines


def share(right: int, of: int) -> str:
    """Return a share with its 95% interval."""
    low, high = wilson(right, of)
    return f"{right} of {of} ({low:.0%} to {high:.0%})" if of else "none"


def fitted(points: list[Row]) -> float:
    """Return how far the value errs beyond what chance explains: the `bias` of a judge."""
    beyond = [(p["early"] - p["truth"]) ** 2 - p["early_error"] ** 2 - p["truth_error"] ** 2 for p in points]
    weight = sum(p["judged"] ** 2 for p in points)
    return math.sqrt(max(0.0, sum(beyond) / weight)) if weight > 0 else 0.0


def report(points: list[Row]) -> list[str]:
    """Return what is to be said of differences that were found, as lines of text."""
    right = sum(p["truth"] > 0 for p in points)
    within = sum(abs(p["gain"] - p["truth"]) <= SURE * math.hypot(p["error"], p["truth_error"]) for p in points)
    count = max(1, len(points))
    gain, truth = (100 * sum(p[name] for p in points) / count for name in ("gain", "truth"))
    return [
        f"sign right: {share(right, len(points))}",
        f"size within its interval: {share(within, len(points))}",
        f"told {gain:.1f} points on average, played out {truth:.1f}",
    ]


def main() -> None:
    """Play, review, play out; or report what there is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--points", type=int, default=60, help="turning points that are told")
    parser.add_argument("--games", type=int, default=200, help="in which each is played out, either way")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--curve", type=int, default=EFFORTS[GAME].games, help="games for each point of the curve")
    parser.add_argument("--state", type=Path, required=True)
    parser.add_argument("--usual", action="store_true", help="judge as reviews once did")
    parser.add_argument("--report", action="store_true", help="only report")
    asked = parser.parse_args()
    effort = replace(EFFORTS[GAME], games=asked.curve, reach=TURN if asked.usual else EFFORTS[GAME].reach)
    if asked.usual:
        BENCH.judge = judge_of(GAME)
    lines: list[Row] = []
    if asked.state.exists():
        lines = [json.loads(line) for line in asked.state.read_text(encoding="utf-8").splitlines()]
    number = max([asked.first - 1, *(line["number"] for line in lines)]) + 1
    while not asked.report and sum("choice" in line for line in lines) < asked.points:
        lines += list(add_lines(asked.state, iter(rows(number, asked.games, effort))))
        number += 1
        print(f"game {number}: {sum('choice' in line for line in lines)} points", file=sys.stderr, flush=True)
    seconds = [line["seconds"] for line in lines if "seconds" in line]
    print(f"{len(seconds)} games; a review takes {sum(seconds) / max(1, len(seconds)):.1f} s of processor time")
    points = [line for line in lines if "choice" in line]
    print(f"where the value judges, it errs by {fitted(points):.3f} beyond what chance explains")
    print("told:", *report(points), sep="\n  ")
    for name in ("phase", "side"):
        for which in sorted({p[name] for p in points}):
            print(f"{which}:", *report([p for p in points if p[name] == which]), sep="\n  ")


if __name__ == "__main__":
    main()
