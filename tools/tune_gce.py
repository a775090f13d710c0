"""Tune a mind for the planner of La Guerra Civil Española: the best response to others (CMA-ES).

    python tools/tune_gce.py --side nationalist --scenario 1936 --minutes 30 --state nat36.json   # goes on with it
    python tools/tune_gce.py --side nationalist --scenario 1936 --measure 100 --state nat36.json  # on fresh seeds

All samples of a generation meet their opponents (`--against`, by default the tuned one) with the same seeds. A game
that is lost counts how near it came to a victory. What is found stands in the state as `mean`: factors for
`players/gce/planner/plans.json`. Run it on the compiled copy (`tools/compile.py`, PYTHONPATH=build/compiled).
"""

import argparse
import base64
import json
import math
import os
import pickle
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import cmaes
import numpy as np

import dosespanas
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.board.state import Board
from dosespanas.kernel.side import NAT, REP, SIDE_NAMES
from dosespanas.players.gce.learned.player import FILE as LEARNED
from dosespanas.players.gce.planner.mind import Mind
from dosespanas.players.gce.planner.plan import MOST, Plan
from dosespanas.players.gce.planner.plan import load as shipped
from dosespanas.players.gce.tuned.player import WIDTH
from dosespanas.players.gce.tuned.weights import SKILLS
from dosespanas.terminal.simulate import wilson

Row = dict[str, float]

TELLING = [
    "ring", "ring_last", "pull", "axis", "elsewhere", "pin", "fear", "attack_least", "muster_least", "lost",
    "prize_share", "recover", "need", "cover", "caution",
]  # fmt: skip
"""What is varied unless other weights are named: a few hundred games say little of more."""
LATE = "late."
"""What the name of a factor begins with that holds from a turn on (`since`)."""
BESIDE = ("caution", *SKILLS)
"""What belongs to a plan beside the factors of weights."""
SIGMA = 0.4
WIDEST = 2.0
"""Weights change by factors of e to a power of at most this."""
FRESH = 900_000
"""The first seed of the games in which a mind is measured; tuning draws its own from 30 bits."""


def of_plan(plan: Plan) -> Row:
    """Return the factors of a plan."""
    return (
        plan.factors
        | {LATE + name: plan.late[name] for name in plan.late}
        | {"caution": plan.caution}
        | SKILLS
        | plan.skills
    )


def to_row(x: Any, names: list[str], start: Plan) -> Row:
    """Return the factors at a point: those of the present mind times e to the power of its parts."""
    row = of_plan(start)
    for i, name in enumerate(names):
        row[name] = min(MOST, row.get(name, 1.0) * math.exp(max(-WIDEST, min(WIDEST, float(x[i])))))
    return row


def to_plan(row: Row, since: int) -> Plan:
    """Return the mind with such factors."""
    factors = {name: row[name] for name in row if name not in BESIDE and not name.startswith(LATE)}
    late = {name.removeprefix(LATE): row[name] for name in row if name.startswith(LATE)}
    return Plan("mind", factors, row["caution"], {}, late, since, {name: row[name] for name in SKILLS})


def near(state: Board) -> float:
    """Return what an end counts for the Nationalist side beside the win itself, 0 to 1."""
    data = state.data
    turns = state.turn / data.last_turn
    if data.scenario == "campaign":
        fallen = (data.start_morale - state.morale) / (data.start_morale - data.victory["morale_at_most"])
        return 0.3 * turns + 0.7 * max(0.0, min(1.0, fallen)) * turns
    ring = sum(1 for h in data.beyond[MADRID] if state.owner[h] == NAT)
    return 0.4 * turns + 0.15 * min(3, ring) * (turns == 1.0)


def mind(seed: int, plan: Plan, scenario: str) -> Mind:
    """Return who plays with a plan in mind."""
    book = shipped()
    book.minds[scenario] = [plan, plan]
    return Mind(seed, WIDTH, book)


def enemy(name: str, seed: int, side: int, scenario: str) -> Mind:
    """Return who plays the other side: `tuned`, the mind of the planner or the learned, or that of a search's state."""
    if name == "tuned":
        return mind(seed, Plan("tuned", {}, 1.0, {}), scenario)
    if name == "planner":
        return mind(seed, shipped().minds[scenario][side], scenario)
    if name == "learned":
        return mind(seed, shipped(LEARNED, shipped()).minds[scenario][side], scenario)
    raw = json.loads(Path(name).read_text())
    return mind(seed, to_plan(raw["mean"], raw["since"]), scenario)


def play(seed: int, row: Row, since: int, side: int, scenario: str, against: list[str]) -> tuple[float, float]:
    """Return what a game counts for a side with this mind, and whether it won; who is met depends on the seed."""
    state = dosespanas.new_game("gce", scenario, seed=seed).state
    assert isinstance(state, Board)
    players = [enemy(against[seed % len(against)], 2 * seed + one, one, scenario) for one in (NAT, REP)]
    players[side] = mind(2 * seed + side, to_plan(row, since), scenario)
    while not state.ended:
        codes = state.codes()
        state.step(codes[0] if len(codes) == 1 else players[state.side].on_board(state, codes)[0])
        state.out = []
    outcome = state.outcome()
    assert outcome is not None
    won = float(outcome.winner == side)
    close = near(state) if side == NAT else 1.0 - near(state)
    return max(won, close), won


@dataclass
class Search:
    """A search as it is kept: for whom, against whom, the optimizer, its generations and games."""

    side: int
    scenario: str
    names: list[str]
    since: int
    against: list[str]
    optimizer: Any
    generations: int = 0
    games: int = 0

    def mean(self) -> Row:
        """Return the factors it stands at."""
        return self.row(self.optimizer.mean)

    def row(self, x: Any) -> Row:
        """Return the factors at a point; those of a search that goes on are still those of the mind it began with."""
        return to_row(x, self.names, shipped().minds[self.scenario][self.side])

    def ends(self, row: Row, seeds: Any, jobs: Any) -> list[tuple[float, float]]:
        """Play a mind in the games of some seeds."""
        game = partial(play, row=row, since=self.since, side=self.side, scenario=self.scenario, against=self.against)
        return list(jobs(game, seeds))


def load(file: Path, fresh: Search) -> Search:
    """Return the search of a file, or a new one. It holds a pickle: read only one that you have written yourself."""
    if not file.exists():
        return fresh
    raw = json.loads(file.read_text())
    if raw["side"] != SIDE_NAMES[fresh.side] or raw["scenario"] != fresh.scenario:
        sys.exit(f"{file} is a search for {raw['side']}, {raw['scenario']}")
    optimizer = pickle.loads(base64.b64decode(raw["optimizer"]))
    return Search(
        fresh.side, fresh.scenario, raw["names"], raw["since"], fresh.against, optimizer, raw["generations"],
        raw["games"],
    )  # fmt: skip


def save(file: Path, search: Search) -> None:
    """Write a search, whole or not at all."""
    raw = {
        "side": SIDE_NAMES[search.side],
        "scenario": search.scenario,
        "names": search.names,
        "since": search.since,
        "against": search.against,
        "generations": search.generations,
        "games": search.games,
        "mean": search.mean(),
        "optimizer": base64.b64encode(pickle.dumps(search.optimizer)).decode(),
    }
    part = file.with_suffix(".part")
    part.write_text(json.dumps(raw))
    os.replace(part, file)


def generation(search: Search, games: int, rng: random.Random, jobs: Any) -> tuple[float, float]:
    """Play one generation; return the mean score and the share of games won."""
    seeds = [rng.randrange(1 << 30) for _ in range(games)]
    points = [search.optimizer.ask() for _ in range(search.optimizer.population_size)]
    told = []
    scores = []
    won = 0.0
    for x in points:
        ends = search.ends(search.row(x), seeds, jobs)
        score = sum(end[0] for end in ends) / games
        won += sum(end[1] for end in ends) / games / len(points)
        told.append((x, -score))
        scores.append(score)
    search.optimizer.tell(told)
    search.generations += 1
    search.games += games * len(points)
    return sum(scores) / len(scores), won


def measure(search: Search, row: Row, games: int, jobs: Any) -> str:
    """Return how often a mind wins, on fresh seeds."""
    ends = search.ends(row, range(FRESH, FRESH + games), jobs)
    won = int(sum(end[1] for end in ends))
    low, high = wilson(won, games)
    return f"{won} of {games}, {100 * won / games:.1f}% ({100 * low:.1f}% - {100 * high:.1f}%)"


def main() -> None:
    """Tune for some minutes, measure, or write what has been found."""
    parser = argparse.ArgumentParser(description="Tune a mind for the planner of La Guerra Civil Española.")
    parser.add_argument("--state", type=Path, required=True, help="where the search is kept")
    parser.add_argument("--side", choices=SIDE_NAMES, required=True)
    parser.add_argument("--scenario", choices=["1936", "campaign"], default="1936")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=12, help="games of each sample in a generation")
    parser.add_argument("--population", type=int, default=8)
    parser.add_argument("--sigma", type=float, default=SIGMA, help="how far the first samples lie apart")
    parser.add_argument("--names", nargs="*", default=TELLING, help="what is varied; late.NAME: only from --since on")
    parser.add_argument("--since", type=int, default=0, help="the turn from which factors named late. hold")
    parser.add_argument(
        "--against",
        nargs="*",
        default=["tuned"],
        help="tuned, planner, learned (their minds), a search's state; in turn",
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measure", type=int, default=0, help="how often it wins, in so many games")
    asked = parser.parse_args()
    side = SIDE_NAMES.index(asked.side)
    mind = shipped().minds[asked.scenario][side]
    optimizer = cmaes.CMA(
        mean=np.zeros(len(asked.names)), sigma=asked.sigma, seed=asked.seed, population_size=asked.population
    )
    since = asked.since or mind.since
    search = load(asked.state, Search(side, asked.scenario, asked.names, since, asked.against, optimizer))
    pool = ProcessPoolExecutor(asked.jobs) if asked.jobs > 1 else None
    jobs = pool.map if pool is not None else map
    if asked.measure:
        print("the mind ", measure(search, search.mean(), asked.measure, jobs), flush=True)
        print("as shipped", measure(search, of_plan(mind), asked.measure, jobs))
        return
    rng = random.Random(asked.seed * 1000 + search.generations)
    until = time.monotonic() + 60 * asked.minutes
    while time.monotonic() < until:
        mean, won = generation(search, asked.games, rng, jobs)
        save(asked.state, search)
        sigma = search.optimizer._sigma
        sys.stderr.write(
            f"generation {search.generations:3}  mean {mean:.3f}  won {100 * won:.1f}%  sigma {sigma:.3f}"
            f"  {search.games} games\n"
        )


if __name__ == "__main__":
    main()
