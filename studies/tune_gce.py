"""Tune a mind of La Guerra Civil Española: the best response of a side to others (CMA-ES).

    python -m studies.tune_gce --side nationalist --scenario 1936 --minutes 30 --state nat36.json   # goes on with it
    python -m studies.tune_gce --side nationalist --scenario 1936 --measure 100 --state nat36.json  # on fresh seeds
    python -m studies.tune_gce --side republican --scenario campaign --begin planner --against learned --measure 100

All samples of a generation meet their opponents (`--against`, by default the tuned one) with the same seeds. What is
found stands in the state as `found`, in the form of `players/gce/planner/plans.json`, to two figures, as it is
measured. Run it on the compiled copy (`tools/compile.py`, PYTHONPATH=build/compiled).
"""

import argparse
import base64
import json
import os
import pickle
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import cmaes
import numpy as np
from studies import workers
from studies.minds import THEATRE, End, as_file, book, changed, named, play, seated

from dosespanas.gc_tuning import settle
from dosespanas.kernel.side import NAT, SIDE_NAMES
from dosespanas.players.gce.planner.plan import PlanBook
from dosespanas.players.gce.policy.weights import SKILLS
from dosespanas.terminal.simulate import wilson

TELLING = [
    "ring", "ring_last", "pull", "axis", "elsewhere", "pin", "fear", "attack_least", "muster_least", "lost",
    "prize_share", "recover", "need", "cover", "caution",
]  # fmt: skip
"""What is varied unless other weights are named: a few hundred games say little of more."""
WORDS = [name for name in SKILLS if name not in ("mobilise", "biberon")]
"""What a mind may reckon with beside its weights."""
THEATRES = "theatres"
"""Among the names: what every theatre of the side has of `OF_THEATRE`."""
OF_THEATRE = ("mass", "most", "from")
SIGMA = 0.4
FRESH = 900_000
"""The first seed of the games in which a mind is measured; tuning draws its own from 30 bits."""


@dataclass
class Search:
    """A search as it is kept: for whom, from what, against whom, the optimizer, its generations and games."""

    side: int
    scenario: str
    names: list[str]
    begun: dict[str, Any]
    """The mind it began with, as a file of plans."""
    against: list[str]
    unordered: float
    """What a win in another order than the war's counts."""
    optimizer: Any
    generations: int = 0
    games: int = 0
    data: str | None = None
    """A corrected copy that it is tuned on."""

    def at(self, x: Any) -> dict[str, Any]:
        """Return the plans at a point."""
        return changed(self.begun, self.scenario, self.side, self.names, x)

    def found(self) -> dict[str, Any]:
        """Return the plans where it stands."""
        return self.at(self.optimizer.mean)

    def ends(self, games: Sequence[tuple[dict[str, Any], int]], jobs: Any) -> list[End]:
        """Play games of minds, each of a seed; who is met depends on that."""
        game = partial(one, side=self.side, scenario=self.scenario, against=self.against, data=self.data)
        return list(jobs(game, games))

    def score(self, end: End) -> float:
        """Return what a game counts: half of it the win, half how near it came."""
        near = end.near if self.side == NAT else 1.0 - end.near
        won = (1.0 if end.in_order or self.side != NAT else self.unordered) if end.winner == self.side else 0.0
        return 0.5 * won + 0.5 * near


def one(game: tuple[dict[str, Any], int], side: int, scenario: str, against: list[str], data: str | None) -> End:
    """Play one game of a mind."""
    found, seed = game
    own = seated(2 * seed + side, side, scenario, found)
    foe = named(seed, 1 - side, against[seed % len(against)])
    return play(seed, [own, foe] if side == NAT else [foe, own], scenario, data)


def load(file: Path, fresh: Search) -> Search:
    """Return the search of a file, or a new one. It holds a pickle: read only one that you have written yourself."""
    if not file.exists():
        return fresh
    raw = json.loads(file.read_text())
    if raw["side"] != SIDE_NAMES[fresh.side] or raw["scenario"] != fresh.scenario:
        sys.exit(f"{file} is a search for {raw['side']}, {raw['scenario']}")
    if raw.get("data") != fresh.data:
        sys.exit(f"{file} is a search on {raw.get('data') or 'the shipped data'}")
    optimizer = pickle.loads(base64.b64decode(raw["optimizer"]))
    return Search(
        fresh.side, fresh.scenario, raw["names"], raw["begun"], fresh.against, fresh.unordered, optimizer,
        raw["generations"], raw["games"], fresh.data,
    )  # fmt: skip


def save(file: Path, search: Search) -> None:
    """Write a search, whole or not at all."""
    recipe = f"{search.generations} generations, {search.games} games against {', '.join(search.against)}"
    raw = {
        "side": SIDE_NAMES[search.side],
        "scenario": search.scenario,
        "names": search.names,
        "begun": search.begun,
        "generations": search.generations,
        "games": search.games,
        "data": search.data,
        "found": search.found() | {"recipe": {"minds": recipe}},
        "optimizer": base64.b64encode(pickle.dumps(search.optimizer)).decode(),
    }
    part = file.with_suffix(".part")
    part.write_text(json.dumps(raw))
    os.replace(part, file)


def generation(search: Search, games: int, rng: random.Random, jobs: Any) -> tuple[float, float]:
    """Play one generation; return the mean score and the share of games won."""
    seeds = [rng.randrange(1 << 30) for _ in range(games)]
    points = [search.optimizer.ask() for _ in range(search.optimizer.population_size)]
    samples = [search.at(x) for x in points]
    ends = search.ends([(found, seed) for found in samples for seed in seeds], jobs)
    scores = [sum(map(search.score, ends[i : i + games])) / games for i in range(0, len(ends), games)]
    search.optimizer.tell([(x, -score) for x, score in zip(points, scores, strict=True)])
    search.generations += 1
    search.games += len(ends)
    return sum(scores) / len(scores), sum(end.winner == search.side for end in ends) / len(ends)


def measure(search: Search, seeds: range, jobs: Any) -> str:
    """Return how often what was found wins in the games of some seeds, and how often so in the order of the war."""
    found = search.found()
    ends = [end for end in search.ends([(found, seed) for seed in seeds], jobs) if end.winner == search.side]
    low, high = wilson(len(ends), len(seeds))
    share = f"{100 * len(ends) / len(seeds):.1f}% ({100 * low:.1f}% - {100 * high:.1f}%)"
    ordered = f", in order {sum(end.in_order for end in ends)}" if search.scenario == "campaign" else ""
    return f"{len(ends)} of {len(seeds)}, {share}{ordered}"


def varied(names: list[str], begun: PlanBook, scenario: str, side: int) -> list[str]:
    """Return the names of what is varied, with all theatres where they are named together."""
    rows = begun.theatres[scenario][SIDE_NAMES[side]]
    numbers = [f"{THEATRE}{row['name']}.{key}" for row in rows for key in OF_THEATRE]
    return [name for name in names if name != THEATRES] + (numbers if THEATRES in names else [])


def main() -> None:
    """Tune for some minutes, or measure what has been found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--state", type=Path, help="where the search is kept")
    parser.add_argument("--side", choices=SIDE_NAMES, required=True)
    parser.add_argument("--scenario", choices=["1936", "campaign"], default="1936")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--begin", default="planner", help="the mind a search begins with, named as in --against")
    parser.add_argument("--games", type=int, default=12, help="games of each sample in a generation")
    parser.add_argument("--population", type=int, default=8)
    parser.add_argument("--sigma", type=float, default=SIGMA, help="how far the first samples lie apart")
    parser.add_argument("--separable", action="store_true", help="learn no correlations: for many numbers, few games")
    parser.add_argument(
        "--names",
        nargs="*",
        default=TELLING,
        help="what is varied; turn9.NAME: from then on; theatre.NAME.mass, .most, .from, .until, .waits; theatres",
    )
    parser.add_argument(
        "--unordered",
        type=float,
        default=1.0,
        help="what a campaign counts that is won in another order than the war's, 0 to 1",
    )
    parser.add_argument(
        "--against",
        nargs="*",
        default=["tuned"],
        help="tuned, planner, learned (minds), portfolio (learned's as shipped), a file of plans, a search's state",
    )
    parser.add_argument("--data", help="a corrected copy: a folder of files, or a file of corrections")
    workers.ask(parser)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measure", type=int, default=0, help="how often it wins, in so many games")
    parser.add_argument("--first", type=int, default=FRESH, help="the first seed of those games")
    asked = parser.parse_args()
    side = SIDE_NAMES.index(asked.side)
    begun = book(asked.begin)
    names = varied(asked.names, begun, asked.scenario, side)
    form = cmaes.SepCMA if asked.separable else cmaes.CMA
    optimizer = form(mean=np.zeros(len(names)), sigma=asked.sigma, seed=asked.seed, population_size=asked.population)
    first = as_file(begun, asked.scenario, side, asked.begin)
    search = Search(side, asked.scenario, names, first, asked.against, asked.unordered, optimizer)
    if asked.state is not None:
        search = load(asked.state, search)
    settle()
    with workers.told(asked).mapping() as mapped:
        if asked.measure:
            print(measure(search, range(asked.first, asked.first + asked.measure), mapped))
        elif asked.state is None:
            parser.error("a search needs --state, a file to be kept in")
        else:
            _generations(asked, search, mapped)


def _generations(asked: argparse.Namespace, search: Search, mapped: Any) -> None:
    rng = random.Random(asked.seed * 1000 + search.generations)
    until = time.monotonic() + 60 * asked.minutes
    while time.monotonic() < until:
        score, won = generation(search, asked.games, rng, mapped)
        save(asked.state, search)
        sys.stderr.write(
            f"generation {search.generations:3}  score {score:.3f}  won {100 * won:.1f}%"
            f"  sigma {search.optimizer._sigma:.3f}  {search.games} games\n"
        )


if __name__ == "__main__":
    main()
