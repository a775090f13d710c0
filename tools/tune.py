"""Tune the weights of the tuned opponent of España 1936 by self-play (CMA-ES), both sides apart.

    python tools/tune.py --minutes 30 --state tune.json              # goes on with tune.json
    python tools/tune.py --write --state tune.json                   # ships the weights found
    python tools/tune.py --against --minutes 20 --state hunt.json    # a best response to the shipped weights
    python tools/tune.py --against --measure 200 --state hunt.json   # how often it wins
    python tools/tune.py --against --write --state hunt.json         # gives it to the planner as its own mind

Each generation is played by one side with a sample of weights against what the other side has: the scripted opponent,
its present weights, and those it had before. All samples of a generation meet the same opponents with the same seeds.
Run it on the compiled copy (`tools/compile.py`, PYTHONPATH=build/compiled): several times as fast.
"""

import argparse
import base64
import hashlib
import json
import os
import pickle
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import cmaes
import numpy as np

import dosespanas
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.espana1936.planner.minds import FILE as MINDS
from dosespanas.players.espana1936.scripted import ScriptedPlayer
from dosespanas.players.espana1936.tuned.policy import Policy
from dosespanas.players.espana1936.tuned.weights import FILE, NAMES, RANGES, Weights, initial, shipped
from dosespanas.terminal.simulate import wilson

Row = dict[str, float]

SIGMA = 0.5
TASTE = 0.12
"""How far the players of a tuning game like some boxes more than others, so that no opening is learned by heart."""
ALIVE = 0.25
"""What a margin in objective cities counts beside a win: 1 for all twelve more than the other side."""
HASTE = 0.1
"""What an early end counts: a win in the first turn a tenth more, a loss a tenth less."""
FRESH = 900_000
"""The first seed of the games in which a response is measured; tuning draws its own from 30 bits."""
SNAPSHOT = 6
"""Every so many generations of a side its mean joins the pool."""


def scale(name: str) -> float:
    """Return the natural step of a weight."""
    start, low, high = RANGES[name]
    return max(0.5 * abs(start), 0.04 * (high - low))


def to_row(x: Any) -> Row:
    """Return the weights at a point of the search space, within their bounds."""
    row = {}
    for i, name in enumerate(NAMES):
        start, low, high = RANGES[name]
        row[name] = min(high, max(low, start + scale(name) * float(x[i])))
    return row


def to_point(row: Row) -> Any:
    """Return the point of the search space for some weights."""
    return np.array([(row[name] - RANGES[name][0]) / scale(name) for name in NAMES])


@dataclass(frozen=True)
class Match:
    """One game of a sample: its side and weights, the other side's (None: the scripted opponent), seed, scenario."""

    side: int
    mine: tuple[float, ...]
    theirs: tuple[float, ...] | None
    seed: int
    scenario: str


def flat(row: Row) -> tuple[float, ...]:
    """Return weights as a tuple, in the order of their names."""
    return tuple(row[name] for name in NAMES)


def unflat(values: tuple[float, ...]) -> Row:
    """Return weights from a tuple."""
    return dict(zip(NAMES, values, strict=True))


def play(match: Match) -> float:
    """Play a game and return what it counts for: a win 1, a draw a half, and a little for the objective cities."""
    game = dosespanas.new_game("espana1936", match.scenario, {}, seed=match.seed)
    state = game.state
    assert isinstance(state, Engine)
    other = 1 - match.side
    both = [Weights(unflat(match.mine)), Weights(unflat(match.mine))]
    if match.theirs is not None:
        both[other] = Weights(unflat(match.theirs))
    mine = Policy(both, match.seed * 2 + match.side, TASTE)
    theirs = Policy(both, match.seed * 2 + other, TASTE)
    script = ScriptedPlayer(match.seed)
    while not state.ended:
        codes = state.codes()
        if len(codes) == 1:
            state.step(codes[0])
        elif state.side == match.side:
            state.step(mine.choose(state, codes))
        elif match.theirs is not None:
            state.step(theirs.choose(state, codes))
        else:
            legal = [state.view(code) for code in codes]
            state.step(state.parse(script.choose(state.observe(other, 0), legal)[0]))
        state.out = []
    margin = (state.objectives_of(match.side) - state.objectives_of(other)) / 12
    won = 0.5 if state.winner < 0 else float(state.winner == match.side)
    time_left = (10 - state.turn) / 10
    if won == 1.0:
        won += HASTE * time_left
    elif won == 0.0:
        won -= HASTE * time_left
    return float(won + ALIVE * margin)


@dataclass
class Search:
    """The search of one side: its optimizer, mean weights, what it was before, generations."""

    mean: Row
    pool: list[Row]
    generation: int
    optimizer: Any


def begin(start: Row, seed: int) -> Search:
    """Open a search at some weights."""
    optimizer = cmaes.CMA(mean=to_point(start), sigma=SIGMA, seed=seed, population_size=16)
    return Search(dict(start), [dict(start)], 0, optimizer)


def opponents(search: Search, rng: random.Random, games: int, hunt: bool) -> list[Row | None]:
    """Return whom a generation meets: the present weights of the other side, earlier ones, the scripted opponent."""
    if hunt:
        return [search.mean] * games
    found: list[Row | None] = []
    for k in range(games):
        if k % 8 == 7:
            found.append(None)
        elif k % 2 == 0:
            found.append(search.mean)
        else:
            found.append(rng.choice(search.pool[-6:] + search.pool[:1]))
    return found


def generation(me: int, searches: list[Search], games: int, rng: random.Random, jobs: Any, hunt: bool) -> float:
    """Play one generation of a side; return the mean of its best half."""
    mine, other = searches[me], searches[1 - me]
    foes = opponents(other, rng, games, hunt)
    seeds = [rng.randrange(1 << 30) for _ in foes]
    scenarios = ["1938" if k % 6 == 5 else "1936" for k in range(games)]
    points = [mine.optimizer.ask() for _ in range(mine.optimizer.population_size)]
    matches = [
        Match(me, flat(to_row(x)), None if foe is None else flat(foe), seed, scenario)
        for x in points
        for foe, seed, scenario in zip(foes, seeds, scenarios, strict=True)
    ]
    results = list(jobs(play, matches))
    scores = [sum(results[i * games : (i + 1) * games]) / games for i in range(len(points))]
    mine.optimizer.tell([(x, -score) for x, score in zip(points, scores, strict=True)])
    mine.mean = to_row(mine.optimizer.mean)
    mine.generation += 1
    if mine.generation % SNAPSHOT == 0:
        mine.pool.append(dict(mine.mean))
    scores.sort(reverse=True)
    half = len(scores) // 2
    return float(sum(scores[:half]) / half)


def save(file: Path, searches: list[Search], played: int) -> None:
    """Write the whole search, whole or not at all."""
    rows = [
        {
            "mean": s.mean,
            "pool": s.pool,
            "generation": s.generation,
            "names": NAMES,
            "optimizer": base64.b64encode(pickle.dumps(s.optimizer)).decode(),
        }
        for s in searches
    ]
    part = file.with_suffix(".part")
    part.write_text(json.dumps({"played": played, "sides": rows}))
    os.replace(part, file)


def load(file: Path, seed: int, start: list[Row]) -> tuple[list[Search], int]:
    """Return the search of a file, or a new one. With other weights the optimizer begins again at the mean.

    The file holds a pickle: read only one that you have written yourself.
    """
    if not file.exists():
        return [begin(start[side], seed + side) for side in (0, 1)], 0
    raw = json.loads(file.read_text())
    found = []
    for side, row in enumerate(raw["sides"]):
        complete = initial() | row["mean"]
        search = begin(complete, seed + 2 * row["generation"] + side)
        search.pool = [initial() | old for old in row["pool"]]
        search.generation = row["generation"]
        if row["names"] == NAMES:
            search.optimizer = pickle.loads(base64.b64decode(row["optimizer"]))
        found.append(search)
    return found, int(raw["played"])


def write(searches: list[Search], played: int, command: str, seed: int) -> None:
    """Ship the mean weights of both sides with their recipe."""
    recipe = {
        "command": command,
        "method": "CMA-ES, population 16, both sides apart, alternating",
        "opponents": "the other side's present weights, earlier ones (every 6 generations), the scripted opponent",
        "seed": seed,
        "generations": [s.generation for s in searches],
        "games": played,
        "date": datetime.now(UTC).date().isoformat(),
    }
    sides = {SIDE_NAMES[i]: {k: round(v, 4) for k, v in s.mean.items()} for i, s in enumerate(searches)}
    FILE.write_text(json.dumps({"recipe": recipe} | sides, indent=2) + "\n")


def write_minds(searches: list[Search], command: str, seed: int) -> None:
    """Give the planner the best response to the tuned opponent as its own mind, with the recipe."""
    recipe = {
        "command": command,
        "method": "CMA-ES, population 16, each side against the shipped weights of the other",
        "seed": seed,
        "generations": [s.generation for s in searches],
        "date": datetime.now(UTC).date().isoformat(),
    }
    sides = {SIDE_NAMES[i]: [{k: round(v, 4) for k, v in s.mean.items()}] for i, s in enumerate(searches)}
    MINDS.write_text(json.dumps({"recipe": recipe} | sides, indent=2) + "\n")


def measure(searches: list[Search], start: list[Row], games: int) -> None:
    """Print how often the means of a search beat the shipped weights of the other side, on fresh seeds."""
    for scenario in ("1936", "1938"):
        for me in (0, 1):
            rows = {"the response": searches[me].mean, "the shipped weights": start[me]}
            for name, row in rows.items():
                matches = [Match(me, flat(row), flat(start[1 - me]), FRESH + k, scenario) for k in range(games)]
                won = sum(play(match) > 0.6 for match in matches)
                low, high = wilson(won, games)
                share = f"{won} of {games}, {100 * won / games:.1f}% ({100 * low:.1f}% - {100 * high:.1f}%)"
                print(f"{scenario} {SIDE_NAMES[me]:11} {name:20} {share}", flush=True)


def order(last: list[float]) -> list[int]:
    """Return whose generations come next, by the last score of each side: three to one for one that lags behind."""
    if abs(last[0] - last[1]) < 0.4:
        return [0, 1]
    return [0, 1, 1, 1] if last[1] < last[0] else [1, 0, 0, 0]


def main() -> None:
    """Tune for some minutes, or write what has been found."""
    parser = argparse.ArgumentParser(description="Tune the weights of the tuned opponent of España 1936.")
    parser.add_argument("--state", type=Path, required=True, help="where the search is kept")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=24, help="games of each sample in a generation")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", action="store_true", help="best response to the shipped weights, side by side")
    parser.add_argument("--side", choices=SIDE_NAMES, help="with --against: only this side attacks")
    parser.add_argument("--measure", type=int, default=0, help="how often what was found wins, in so many games")
    parser.add_argument("--write", action="store_true", help="ship what the search has found")
    asked = parser.parse_args()
    start = shipped() if FILE.exists() else [initial(), initial()]
    searches, played = load(asked.state, asked.seed, start)
    if asked.measure:
        measure(searches, start, asked.measure)
        return
    if asked.write and asked.against:
        write_minds(searches, f"python tools/tune.py --against --games {asked.games} --seed {asked.seed}", asked.seed)
        return
    if asked.write:
        write(searches, played, f"python tools/tune.py --games {asked.games} --seed {asked.seed}", asked.seed)
        return
    digest = hashlib.blake2b(f"{asked.seed} {played}".encode(), digest_size=4).hexdigest()
    rng = random.Random(int(digest, 16))
    pool = ProcessPoolExecutor(asked.jobs) if asked.jobs > 1 else None
    jobs = pool.map if pool is not None else map
    began = time.monotonic()
    turns = [0, 1]
    last = [0.5, 0.5]
    while time.monotonic() - began < 60 * asked.minutes:
        me = SIDE_NAMES.index(asked.side) if asked.side else turns[0]
        fixed = [Search(dict(row), [], 0, None) for row in start]
        sides = [fixed[0], fixed[1]] if asked.against else searches
        sides[me] = searches[me]
        score = generation(me, sides, asked.games, rng, jobs, asked.against)
        played += asked.games * searches[me].optimizer.population_size
        save(asked.state, searches, played)
        done = min(1.0, (time.monotonic() - began) / (60 * asked.minutes))
        bar = "#" * int(20 * done)
        sys.stderr.write(
            f"[{bar:20}] {SIDE_NAMES[me]:11} generation {searches[me].generation:4}  best half {score:.3f}"
            f"  sigma {searches[me].optimizer._sigma:.3f}  {played} games\n"
        )
        last[me] = score
        turns = turns[1:] or order(last)
    if pool is not None:
        pool.shutdown()


if __name__ == "__main__":
    main()
