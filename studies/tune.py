"""Tune the weights of the tuned opponent of España 1936 by self-play (CMA-ES), each side and scenario by itself.

    python studies/tune.py --minutes 30 --state tune.json                             # goes on with tune.json
    python studies/tune.py --write --state tune.json                                  # ships the weights found
    python studies/tune.py --against tuned --minutes 20 --state hunt.json             # a best response to them
    python studies/tune.py --against tuned --measure 200 --state hunt.json            # how often it wins
    python studies/tune.py --against tuned --write --state hunt.json                  # makes it the planner's mind
    python studies/tune.py --against planner --begin planner --mixed --notes games.jsonl --state learn.json
    python studies/tune.py --against planner --write --state learn.json               # makes it the learned opponent's

`--scenario 1938` is the other scenario, `--data` a corrected copy. Each generation is played by one side
with a sample of weights against what the other side has: its present weights, earlier ones and those shipped, and the
scripted opponent; with `--against` against one opponent alone (`--mixed`: of six games one against the tuned opponent
and one against the other side's present weights). `--notes` keeps what the learned opponent's value looks at when turns
begin, for `dosespanas train --games 0 --state`. All samples of a generation meet the same opponents in the same seeds.
Run it on the compiled copy (`tools/compile.py`, PYTHONPATH=build/compiled): several times as fast.
"""

import argparse
import base64
import hashlib
import json
import math
import os
import pickle
import random
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import cmaes
import numpy as np
from studies import espana_minds, workers

from dosespanas.espana1936.board.options import SCENARIOS
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.espana1936.learned import value as learned
from dosespanas.players.espana1936.learned.value import PORTFOLIO as PORTFOLIO_FILE
from dosespanas.players.espana1936.planner import minds
from dosespanas.players.espana1936.policy import weights as tuned
from dosespanas.players.espana1936.policy.presets import PLAIN
from dosespanas.players.espana1936.policy.weights import NAMES, RANGES, initial, liked
from dosespanas.terminal.simulate import wilson
from dosespanas.terminal.training import Taught

Row = dict[str, float]

SIGMA = 0.5
WIDEST = 2.0
"""The worth of a box is multiplied by e to a power of at most this, or as little."""
ALIVE = 0.25
"""What a margin in objective cities counts beside a win: 1 for all twelve more than the other side."""
HASTE = 0.1
"""What an early end counts: a win in the first turn a tenth more, a loss a tenth less."""
FRESH = 900_000
"""The first seed of the games in which a response is measured; tuning draws its own from 30 bits."""
SNAPSHOT = 6
"""Every so many generations of a side its mean joins the pool."""
KNOWN = ("scripted", "tuned", "planner", "learned")
"""Opponents that a best response can be tuned against; of those that search, their mind alone."""
PORTFOLIO = "portfolio"
"""The learned opponent as it is shipped but for plans: its portfolio, where a side has one."""
MINDS = {"planner": minds.FILE, "learned": learned.MINDS}
SHIPS = {"tuned": minds.FILE, "planner": learned.MINDS}
"""Where the response to an opponent is shipped: as the mind of the next level."""


def scale(name: str) -> float:
    """Return the natural step of a weight."""
    start, low, high = RANGES[name]
    return max(0.5 * abs(start), 0.04 * (high - low))


def to_row(x: Any) -> Row:
    """Return the weights at a point of the search space, within their bounds; what is liked of boxes by powers of e."""
    row = {}
    for name, part in zip(names_of(True), x, strict=False):
        if name in RANGES:
            start, low, high = RANGES[name]
            row[name] = min(high, max(low, start + scale(name) * float(part)))
        else:
            row[name] = math.exp(max(-WIDEST, min(WIDEST, float(part))))
    return row


def names_of(boxes: bool) -> list[str]:
    """Return the names of what is searched."""
    return [*NAMES, *liked()] if boxes else NAMES


def to_point(row: Row, boxes: bool) -> Any:
    """Return the point of the search space for some weights; `boxes`: what is liked of them is searched, too."""
    point = [(row[name] - RANGES[name][0]) / scale(name) for name in NAMES]
    return np.array(point + [math.log(row.get(name, 1.0)) for name in liked() if boxes])


@dataclass(frozen=True)
class Match:
    """One game of a sample: its side and weights, the other side's, what is played."""

    side: int
    mine: Row
    theirs: Row
    seed: int
    scenario: str
    data: str | None
    notes: Path | None = None
    """Where what a value looks at is kept."""


def play(match: Match) -> float:
    """Play a game and return what it counts for: a win 1, a draw a half, and a little for the objective cities."""
    notes = espana_minds.Notes()
    minds = [match.mine, match.theirs] if match.side == 0 else [match.theirs, match.mine]
    state = espana_minds.play(match.scenario, match.data, match.seed, minds, None if match.notes is None else notes.see)
    won = 0.5 if state.winner < 0 else float(state.winner == match.side)
    if match.notes is not None:
        first = won if match.side == 0 else 1.0 - won
        with match.notes.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(Taught(match.scenario, match.seed, first, notes.rows))) + "\n")
    return counted(state, match.side, won)


def counted(state: Engine, side: int, won: float) -> float:
    """Return what the end of a game counts for a side that got `won`, with a little for cities and for haste."""
    margin = (state.objectives_of(side) - state.objectives_of(1 - side)) / 12
    time_left = (10 - state.turn) / 10
    if won == 1.0:
        won += HASTE * time_left
    elif won == 0.0:
        won -= HASTE * time_left
    return won + ALIVE * margin


@dataclass
class Search:
    """The search of one side: its mean weights, those it and its forebears had before, and its optimizer."""

    mean: Row
    pool: list[Row]
    generation: int
    optimizer: Any


@dataclass(frozen=True)
class Form:
    """How a search begins: its seed, how far the first samples lie apart, how many a generation has.

    `boxes`: it also finds what is liked of them, in the separable form, for so many numbers.
    """

    seed: int
    sigma: float
    population: int
    boxes: bool

    def begin(self, start: Row, pool: list[Row], more: int) -> Search:
        """Open a search at some weights; `more`: what is added to the seed."""
        kind = cmaes.SepCMA if self.boxes else cmaes.CMA
        optimizer = kind(
            mean=to_point(start, self.boxes), sigma=self.sigma, seed=self.seed + more, population_size=self.population
        )
        return Search(dict(start), [dict(row) for row in pool], 0, optimizer)


def opponents(search: Search, rng: random.Random, games: int) -> list[Row]:
    """Return whom a generation meets: the other side's present weights, earlier ones, the scripted opponent."""
    found: list[Row] = []
    for k in range(games):
        if k % 8 == 7:
            found.append(PLAIN)
        elif k % 2 == 0:
            found.append(search.mean)
        else:
            found.append(rng.choice(search.pool))
    return found


def mixture(foe: Row, mine: Row, games: int, weaker: Row) -> list[Row]:
    """Return whom a response meets that shall beat others, too: of six one weaker, one the other side's present."""
    return [weaker if k % 6 == 5 else mine if k % 6 == 4 else foe for k in range(games)]


@dataclass(frozen=True)
class Field:
    """What is played, and how."""

    scenario: str
    data: str | None
    games: int
    notes: Path | None
    run: Callable[[Callable[[Match], float], list[Match]], Iterable[float]]
    """`map`, in one process or several."""


def generation(me: int, mine: Search, foes: list[Row], rng: random.Random, field: Field) -> float:
    """Play one generation of a side; return the mean of its best half."""
    seeds = [rng.randrange(1 << 30) for _ in foes]
    points = [mine.optimizer.ask() for _ in range(mine.optimizer.population_size)]
    matches = [
        Match(me, mine.mean | to_row(x), foe, seed, field.scenario, field.data, field.notes)
        for x in points
        for foe, seed in zip(foes, seeds, strict=True)
    ]
    results = list(field.run(play, matches))
    games = len(foes)
    scores = [sum(results[i * games : (i + 1) * games]) / games for i in range(len(points))]
    mine.optimizer.tell([(x, -score) for x, score in zip(points, scores, strict=True)])
    mine.mean |= to_row(mine.optimizer.mean)
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
            "names": names_of(len(s.optimizer.mean) > len(NAMES)),
            "optimizer": base64.b64encode(pickle.dumps(s.optimizer)).decode(),
        }
        for s in searches
    ]
    part = file.with_suffix(".part")
    part.write_text(json.dumps({"played": played, "sides": rows}))
    os.replace(part, file)


def load(file: Path, form: Form, start: list[Row], pools: list[list[Row]]) -> tuple[list[Search], int]:
    """Return the search of a file, or a new one. With other weights the optimizer begins again at the mean.

    The file holds a pickle: read only one that you have written yourself.
    """
    if not file.exists():
        return [form.begin(start[side], pools[side], side) for side in (0, 1)], 0
    raw = json.loads(file.read_text())
    found = []
    for side, row in enumerate(raw["sides"]):
        pool = [initial() | old for old in row["pool"]]
        search = form.begin(initial() | row["mean"], pool, 2 * row["generation"] + side)
        search.generation = row["generation"]
        if row["names"] == names_of(form.boxes):
            search.optimizer = pickle.loads(base64.b64decode(row["optimizer"]))
        found.append(search)
    return found, int(raw["played"])


def write(asked: argparse.Namespace, searches: list[Search], played: int) -> None:
    """Ship what was found for a scenario with its recipe: weights of the tuned opponent, or minds of the planner."""
    hunted = f" --against {asked.against}" if asked.against else ""
    hunted += " --mixed" if asked.mixed else ""
    hunted += " --boxes" if asked.boxes else ""
    whom = "the other side's present weights, earlier ones (every 6 generations), those shipped, the scripted opponent"
    population = searches[0].optimizer.population_size
    command = f"python studies/tune.py --scenario {asked.scenario}{hunted} --begin {asked.begin}"
    recipe = {
        "command": f"{command} --games {asked.games} --seed {asked.seed} --sigma {asked.sigma}",
        "method": f"CMA-ES{', separable' if asked.boxes else ''}, population {population}, both sides apart, in turn",
        "opponents": f"the {asked.against} opponent" if asked.against else whom,
        "generations": [s.generation for s in searches],
        "games": played,
        "date": datetime.now(UTC).date().isoformat(),
    }
    file = SHIPS[asked.against] if asked.against else tuned.FILE
    raw = json.loads(file.read_text())
    found: dict[str, Any] = {"recipe": recipe}
    for side, search in zip(SIDE_NAMES, searches, strict=True):
        row = {name: round(value, 4) for name, value in search.mean.items()}
        if asked.against and not search.generation:
            found[side] = raw[asked.scenario][side]
        else:
            found[side] = [row] if asked.against else row
    found |= {name: raw[asked.scenario][name] for name in ("doubt", "with") if name in raw[asked.scenario]}
    raw[asked.scenario] = found
    file.write_text(json.dumps(raw, indent=2) + "\n")


def measure(asked: argparse.Namespace, searches: list[Search], start: list[Row], foes: list[Row]) -> None:
    """Print how often the means of a search beat what they were tuned against, and the shipped weights do."""
    for me in (0, 1):
        for name, row in {"the response": searches[me].mean, "the tuned opponent": start[me]}.items():
            foe = foes[1 - me]
            games = asked.measure
            matches = [Match(me, row, foe, FRESH + k, asked.scenario, asked.data) for k in range(games)]
            won = sum(play(match) > 0.6 for match in matches)
            low, high = wilson(won, games)
            share = f"{won} of {games}, {100 * won / games:.1f}% ({100 * low:.1f}% - {100 * high:.1f}%)"
            print(f"{asked.scenario} {SIDE_NAMES[me]:11} {name:20} {share}", flush=True)


def order(last: list[float]) -> list[int]:
    """Return whose generations come next, by the last score of each side: three to one for one that lags behind."""
    if abs(last[0] - last[1]) < 0.4:
        return [0, 1]
    return [0, 1, 1, 1] if last[1] < last[0] else [1, 0, 0, 0]


def tune(asked: argparse.Namespace, searches: list[Search], played: int, foes: list[Row]) -> None:
    """Tune for some minutes, and keep what is found after each generation."""
    digest = hashlib.blake2b(f"{asked.seed} {played}".encode(), digest_size=4).hexdigest()
    rng = random.Random(int(digest, 16))
    with workers.told(asked).mapping() as mapped:
        field = Field(asked.scenario, asked.data, asked.games, asked.notes, mapped)
        _generations(asked, searches, played, foes, rng, field)


def _generations(
    asked: argparse.Namespace,
    searches: list[Search],
    played: int,
    foes: list[Row],
    rng: random.Random,
    field: Field,
) -> None:
    began = time.monotonic()
    turns = [0, 1]
    last = [0.5, 0.5]
    while time.monotonic() - began < 60 * asked.minutes:
        me = SIDE_NAMES.index(asked.side) if asked.side else turns[0]
        if asked.mixed:
            met = mixture(foes[1 - me], searches[1 - me].mean, asked.games, tuned.shipped(asked.scenario)[1 - me])
        elif asked.against:
            met = [foes[1 - me]] * asked.games
        else:
            met = opponents(searches[1 - me], rng, asked.games)
        score = generation(me, searches[me], met, rng, field)
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


def portfolios(scenario: str) -> list[dict[str, Any]]:
    """Return by side the learned opponent's portfolio as it stands in its file, or its mind."""
    table = json.loads(PORTFOLIO_FILE.read_text(encoding="utf-8")).get(scenario, {})
    alone = minds.first(scenario, learned.MINDS)
    return [table.get(name, mind) for name, mind in zip(SIDE_NAMES, alone, strict=True)]


def main() -> None:
    """Tune for some minutes, measure, or write what has been found."""
    parser = argparse.ArgumentParser(description="Tune the weights of the tuned opponent of España 1936.")
    parser.add_argument("--state", type=Path, required=True, help="where the search is kept")
    parser.add_argument("--scenario", choices=SCENARIOS, default=SCENARIOS[0])
    parser.add_argument("--data", help="a corrected copy: a folder of files, or a file of corrections")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=24, help="games of each sample in a generation")
    parser.add_argument(
        "--population", type=int, default=16, help="samples in a generation; 100 with 6 games find more"
    )
    workers.ask(parser)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sigma", type=float, default=SIGMA, help="how far the first samples lie apart")
    parser.add_argument("--begin", choices=KNOWN[1:], default="tuned", help="whose weights a search begins with")
    parser.add_argument("--against", choices=[*KNOWN, PORTFOLIO], help="best response to an opponent, side by side")
    parser.add_argument("--mixed", action="store_true", help="with --against: one game in three against others")
    parser.add_argument("--boxes", action="store_true", help="also search what each box is liked more or less")
    parser.add_argument("--notes", type=Path, help="keep what the learned opponent's value looks at, for train")
    parser.add_argument("--side", choices=SIDE_NAMES, help="only this side is tuned")
    parser.add_argument("--measure", type=int, default=0, help="how often what was found wins, in so many games")
    parser.add_argument("--write", action="store_true", help="ship what the search has found")
    asked = parser.parse_args()
    shipped = tuned.shipped(asked.scenario)
    if asked.write and asked.against not in (None, *SHIPS):
        parser.error(f"a response to {asked.against} is nobody's mind: only those to {' and '.join(SHIPS)} are shipped")
    known = {name: minds.first(asked.scenario, file) for name, file in MINDS.items()}
    start = known.get(asked.begin, shipped)
    pools = [[shipped[side], known["planner"][side]] for side in (0, 1)]
    form = Form(asked.seed, asked.sigma, asked.population, asked.boxes)
    searches, played = load(asked.state, form, start, pools)
    foes = known | {"scripted": [PLAIN, PLAIN], PORTFOLIO: portfolios(asked.scenario)}
    if asked.measure:
        measure(asked, searches, shipped, foes.get(asked.against or "", shipped))
    elif asked.write:
        write(asked, searches, played)
    else:
        tune(asked, searches, played, foes.get(asked.against or "", shipped))


if __name__ == "__main__":
    main()
