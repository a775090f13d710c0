"""A portfolio of minds that no hunter gains much on, found by double oracle (PSRO), for one game and scenario.

    python -m studies.portfolio --minutes 60 --state espana36.json                    # goes on with it
    python -m studies.portfolio --game gce --scenario 1936 --minutes 60 --state gce36.json
    python -m studies.portfolio --report --state espana36.json                        # what there is so far
    python -m studies.portfolio --hunt 20 --side nationalist --state espana36.json    # what a hunter gains on it
    python -m studies.portfolio --write --side republican --state espana36.json       # makes it the learned opponent's
    python -m studies.portfolio --even --side republican --state espana36.json        # which handicap evens the game
    python -m studies.portfolio --lessons 1500 --notes games.jsonl --state espana36.json    # for a value of them all

Both sides begin with the minds there are. In each round a side looks for an answer to the other side's mixture of all
its minds so far; one that gains joins, is played against all others, and the mixtures are solved (`matrix_game.py`).
An answer is found by racing: minds varied in a few numbers meet the same games, half of them go on to more games, and
the best are varied again; CMA-ES (`tune.py`) hunts in another way. All seeds are fresh: none is played twice, and an
answer is judged in games that have not chosen it. `--executor` divides the games among machines. Run it on the
compiled copy (`tools/compile.py`, PYTHONPATH=build/compiled).
"""

import argparse
import json
import math
import os
import random
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from studies import matrix_game, workers
from studies.arenas import ARENAS, Meeting, Mind, Result, arena, meet, varied

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.portfolio import NARROW
from dosespanas.terminal.handicaps import handicaps_of
from dosespanas.terminal.simulate import wilson
from dosespanas.terminal.training import Taught

STAGES = (6, 12, 24, 48)
"""Games of each mind that is still in the race, stage by stage; half of them go on."""
FAR, NEAR = 1.0, 0.35
"""How far minds are varied in the first heat of a hunt and in the last."""
LESSON = 0.5
"""How far minds are varied in games from which a value learns."""
CHECKED = 60
"""Games in which an answer must show that it gains, not played before."""
GAIN = 0.03
"""The least gain for which a mind joins."""
SURE = 1.28
"""Standard errors by which an answer must be better: chance alone makes so much once in ten times."""
SMALL = 0.02
"""Shares of a mixture that are left out of what is shipped."""
FIRST = 40_000_000
"""The first seed of a search; they count on from there."""

Run = Callable[[Callable[[Meeting], Result], Iterable[Meeting]], Iterable[Result]]
"""`map`, in one process or several."""


@dataclass
class Cell:
    """What one side's mind got against one of the other's."""

    games: int = 0
    won: float = 0.0
    """Of the Nationalist side."""

    def share(self) -> float:
        """Return its share of the games; a half where none was played."""
        return self.won / self.games if self.games else 0.5


@dataclass
class Known:
    """A mind of the search, and where it comes from."""

    name: str
    mind: Mind
    looks: dict[str, list[Any]] = field(default_factory=dict)
    """By turn the number of looks at it, and by place the sums of what was seen and of its squares."""

    def seen(self, turn: int, row: Sequence[float]) -> None:
        """Note how it stood when the other side's movement of a turn began."""
        if not row:
            return
        known = self.looks.setdefault(str(turn), [0, [0.0] * len(row), [0.0] * len(row)])
        known[0] += 1
        known[1] = [a + x for a, x in zip(known[1], row, strict=True)]
        known[2] = [a + x * x for a, x in zip(known[2], row, strict=True)]

    def habits(self) -> dict[str, dict[str, list[float]]]:
        """Return by turn the means and standard deviations of what was seen."""
        found = {}
        for turn, (count, sums, squares) in self.looks.items():
            means = [total / count for total in sums]
            spreads = [
                max(NARROW, max(0.0, square / count - mean**2) ** 0.5)
                for square, mean in zip(squares, means, strict=True)
            ]
            found[turn] = {"means": [round(x, 2) for x in means], "spreads": [round(x, 2) for x in spreads]}
        return found


@dataclass
class Pool:
    """The search as it is kept: the minds of both sides, what they got, the mixtures, the seeds used up."""

    game: str
    scenario: str
    data: str | None
    minds: list[list[Known]]
    cells: dict[str, Cell] = field(default_factory=dict)
    """By the numbers of the Nationalist and the Republican mind, as `0 2`."""
    mixtures: list[list[float]] = field(default_factory=lambda: [[], []])
    value: float = 0.5
    """What the Nationalist side gets between the mixtures."""
    fronts: list[list[Mind]] = field(default_factory=lambda: [[], []])
    """By side those in front of its last race, whom the next varies again."""
    rounds: int = 0
    games: int = 0
    """All games played; the next seed, too."""
    options: list[str] = field(default_factory=list)
    """Options that are on in all its games."""
    chased: dict[str, Any] | None = None
    """The race against plans that is on: who began it, until when it goes, and the number of its first game."""

    def cell(self, first: int, second: int) -> Cell:
        """Return what a pair of minds got."""
        return self.cells.setdefault(f"{first} {second}", Cell())

    def fresh(self, count: int) -> list[int]:
        """Return so many seeds that were never played."""
        begin = FIRST + self.games
        self.games += count
        return list(range(begin, begin + count))

    def meeting(self, seed: int, side: int, mine: Mind, theirs: Mind) -> Meeting:
        """Return the game of a side's mind against one of the other side's."""
        pair = (mine, theirs) if side == 0 else (theirs, mine)
        return Meeting(self.game, self.scenario, self.data, seed, *pair, options=tuple(self.options))

    def got(self, side: int) -> float:
        """Return what a side gets between the mixtures."""
        return self.value if side == 0 else 1.0 - self.value

    def solve(self) -> None:
        """Work out the mixtures from what the minds got."""
        payoffs = [[self.cell(i, j).share() for j in range(len(self.minds[1]))] for i in range(len(self.minds[0]))]
        found = matrix_game.solve(payoffs)
        self.mixtures, self.value = [found.rows, found.columns], found.value


def opened(asked: argparse.Namespace) -> Pool:
    """Return the search of a file, or a new one with the minds there are."""
    if not asked.state.exists():
        here = arena(asked.game)
        known = [[Known(name, mind) for name, mind in here.known(asked.scenario, side).items()] for side in (0, 1)]
        return Pool(asked.game, asked.scenario, asked.data, known)
    raw = json.loads(asked.state.read_text(encoding="utf-8"))
    if (raw["game"], raw["scenario"], raw["data"]) != (asked.game, asked.scenario, asked.data):
        sys.exit(f"{asked.state} is a search for {raw['game']}, {raw['scenario']}, on {raw['data'] or 'shipped data'}")
    raw["minds"] = [[Known(**one) for one in rows] for rows in raw["minds"]]
    raw["cells"] = {key: Cell(**cell) for key, cell in raw["cells"].items()}
    return Pool(**raw)


def save(file: Path, pool: Pool) -> None:
    """Write the whole search, whole or not at all."""
    part = file.with_suffix(".part")
    part.write_text(json.dumps(asdict(pool)), encoding="utf-8")
    os.replace(part, file)


def fill(pool: Pool, games: int, run: Run) -> None:
    """Let every pair of minds play what it lacks of so many games, and note how they stood."""
    due = []
    for i in range(len(pool.minds[0])):
        for j in range(len(pool.minds[1])):
            due += [(i, j, seed) for seed in pool.fresh(max(0, games - pool.cell(i, j).games))]
    meetings = [pool.meeting(seed, 0, pool.minds[0][i].mind, pool.minds[1][j].mind) for i, j, seed in due]
    for (i, j, _), result in zip(due, run(meet, meetings), strict=True):
        cell = pool.cell(i, j)
        cell.games += 1
        cell.won += result.first
        for side, turn, row in result.looks:
            pool.minds[side][(i, j)[side]].seen(turn, row)


def drawn(rng: random.Random, minds: Sequence[Mind], shares: Sequence[float], count: int) -> list[Mind]:
    """Return whom so many games meet: by their shares, as evenly as it goes."""
    at = rng.random()
    found, below, number = [], shares[0], 0
    for k in range(count):
        while (k + at) / count > below and number + 1 < len(shares):
            number += 1
            below += shares[number]
        found.append(minds[number])
    rng.shuffle(found)
    return found


def scores(pool: Pool, side: int, minds: Sequence[Mind], met: Sequence[Mind], run: Run) -> list[list[Result]]:
    """Let minds of a side meet the same opponents with the same fresh seeds; return what came of it, mind by mind."""
    seeds = pool.fresh(len(met))
    pairs = list(zip(seeds, met, strict=True))
    meetings = [pool.meeting(seed, side, mind, foe) for mind in minds for seed, foe in pairs]
    pool.games += len(meetings) - len(met)
    results = list(run(meet, meetings))
    return [results[i : i + len(met)] for i in range(0, len(results), len(met))]


def gained(results: Iterable[Result], side: int) -> float:
    """Return the mean score of a side."""
    found = [result.score if side == 0 else 1.0 - result.score for result in results]
    return sum(found) / len(found)


def wins(results: Iterable[Result], side: int) -> float:
    """Return what a side won of some games."""
    return sum(result.first if side == 0 else 1.0 - result.first for result in results)


@dataclass
class Hunt:
    """A race for an answer of a side to some minds of the other: those in front, and how far it has come."""

    side: int
    foes: list[Mind]
    shares: list[float]
    front: list[Mind]
    size: int
    """How many begin a heat."""
    stages: tuple[int, ...] = STAGES
    heats: int = 0
    run_before: list[list[Result]] = field(default_factory=list)
    """What came of the games of those in front in the heats before: luck in one heat is not enough to stay there."""

    def heat(self, pool: Pool, rng: random.Random, step: float, run: Run) -> None:
        """Vary those in front, and let all race: the better half goes on to more games, again and again."""
        here = arena(pool.game)
        minds = list(self.front)
        while len(minds) < self.size:
            parent = self.front[min(rng.randrange(len(self.front)), rng.randrange(len(self.front)))]
            minds.append(varied(here, pool.scenario, self.side, parent, rng, step))
        total: list[list[Result]] = [*self.run_before, *[[] for _ in minds[len(self.run_before) :]]]
        for games in self.stages:
            met = drawn(rng, self.foes, self.shares, games)
            for found, more in zip(total, scores(pool, self.side, minds, met, run), strict=True):
                found += more
            order = sorted(range(len(minds)), key=lambda i: -gained(total[i], self.side))[: max(2, len(minds) // 2)]
            minds, total = [minds[i] for i in order], [total[i] for i in order]
        self.front, self.run_before = minds, total
        self.heats += 1


def hunt(pool: Pool, race: Hunt, seconds: float, rng: random.Random, run: Run, tell: Callable[[str], None]) -> Mind:
    """Race for so many seconds, at least one heat; return the best."""
    began = time.monotonic()
    while True:
        done = min(1.0, (time.monotonic() - began) / max(1.0, seconds))
        race.heat(pool, rng, FAR + (NEAR - FAR) * done, run)
        tell(f"{SIDE_NAMES[race.side]}, heat {race.heats}, {pool.games} games")
        if time.monotonic() - began >= seconds:
            return race.front[0]


def search(asked: argparse.Namespace, pool: Pool, run: Run) -> None:
    """Go on for some minutes: a round a side, each kept as it ends."""
    rng = random.Random(f"{asked.seed} {pool.games}")
    until = time.monotonic() + 60 * asked.minutes
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("the minds there are", total=60 * asked.minutes)

        def tell(what: str) -> None:
            bar.update(task, description=what, completed=60 * asked.minutes - max(0.0, until - time.monotonic()))

        fill(pool, asked.cell, run)
        pool.solve()
        save(asked.state, pool)
        while time.monotonic() < until and pool.rounds < asked.rounds:
            for side in [SIDE_NAMES.index(asked.side)] if asked.side else [0, 1]:
                pool.rounds += 1
                foes, shares = [known.mind for known in pool.minds[1 - side]], pool.mixtures[1 - side]
                best = sorted(range(len(pool.minds[side])), key=lambda i: -pool.mixtures[side][i])
                front = [*pool.fronts[side], *[pool.minds[side][i].mind for i in best]]
                race = Hunt(side, foes, shares, front, asked.field)
                found = hunt(pool, race, asked.heat, rng, run, tell)
                pool.fronts[side] = race.front
                met = drawn(rng, foes, shares, CHECKED)
                share = wins(scores(pool, side, [found], met, run)[0], side) / CHECKED
                gain = share - pool.got(side)
                bar.console.print(f"{SIDE_NAMES[side]}: {percent(share, CHECKED)} of the mixture, {100 * gain:+.0f}")
                if gain >= GAIN:
                    pool.minds[side].append(Known(f"answer {pool.rounds}", found))
                    fill(pool, asked.cell, run)
                    pool.solve()
                save(asked.state, pool)
    report(pool)


def percent(share: float, games: int) -> str:
    """Return a share of games with its interval."""
    low, high = wilson(round(share * games), games)
    return f"{100 * share:.1f}% ({100 * low:.1f}% - {100 * high:.1f}%) of {games}"


def report(pool: Pool) -> None:
    """Print the mixtures and what every pair got."""
    print(f"{pool.game}, {pool.scenario}: {pool.games} games, {pool.rounds} rounds")
    print(f"  the Nationalist side gets {100 * pool.value:.1f}% between the mixtures")
    for side in (0, 1):
        for known, share in zip(pool.minds[side], pool.mixtures[side], strict=True):
            print(f"  {SIDE_NAMES[side]:11} {known.name:12} {100 * share:5.1f}%")
    print("  what the Nationalist minds (rows) get of the Republican ones")
    for i, known in enumerate(pool.minds[0]):
        row = "".join(f"{100 * pool.cell(i, j).share():5.0f}" for j in range(len(pool.minds[1])))
        print(f"  {known.name:12}{row}")


def clearly(better: float, other: float, games: int) -> bool:
    """Tell whether a share of so many games is more than another of as many by more than chance nearly always makes."""
    mean = (better + other) / 2
    return better - other > SURE * math.sqrt(2 * mean * (1 - mean) / max(1, games))


def shipped(pool: Pool, side: int, cautious: bool = False) -> dict[str, Any]:
    """Return a side's part as it is shipped: minds with shares or who answer somebody, and the rivals' habits.

    Only who clearly beats a rival more often than the mind that is played most answers him in its place.
    `cautious`: that is the mind there was, whom strangers meet, too.
    """
    cells = [[pool.cell(i, j).share() for j in range(len(pool.minds[1]))] for i in range(len(pool.minds[0]))]
    mine = cells if side == 0 else [[1.0 - row[j] for row in cells] for j in range(len(pool.minds[1]))]
    answers = [max(range(len(mine)), key=lambda i: mine[i][j]) for j in range(len(pool.minds[1 - side]))]
    mixed = [1.0] + [0.0] * (len(mine) - 1) if cautious else list(pool.mixtures[side])
    most = mixed.index(max(mixed))
    for j, answer in enumerate(answers):
        games = pool.cell(answer, j).games if side == 0 else pool.cell(j, answer).games
        answers[j] = answer if clearly(mine[answer][j], mine[most][j], games) else most
    kept = [i for i, share in enumerate(mixed) if share >= SMALL or i in answers]
    shares = [mixed[i] if mixed[i] >= SMALL else 0.0 for i in kept]
    mixture = [round(share / sum(shares), 4) for share in shares]
    mixture[mixture.index(max(mixture))] += round(1.0 - sum(mixture), 4)
    rivals = [
        {"name": known.name, "answer": kept.index(answers[j]), "habits": known.habits(), "mind": known.mind}
        for j, known in enumerate(pool.minds[1 - side])
    ]
    return {"minds": [pool.minds[side][i].mind for i in kept], "mixture": mixture, "rivals": rivals}


def join(asked: argparse.Namespace, pool: Pool) -> None:
    """Take in a mind of a side that was found elsewhere; the next search plays it against all others."""
    side = SIDE_NAMES.index(asked.side)
    raw = json.loads(asked.join.read_text(encoding="utf-8"))
    mind = raw["sides"][side]["mean"] if "sides" in raw else raw
    pool.minds[side].append(Known(asked.join.stem, mind))
    pool.mixtures[side].append(0.0)
    save(asked.state, pool)


def write(asked: argparse.Namespace, pool: Pool) -> None:
    """Ship a portfolio with its recipe, of one side or both."""
    file = arena(pool.game).file
    raw = json.loads(file.read_text(encoding="utf-8"))
    table = raw.setdefault(pool.scenario, {})
    table["recipe"] = {
        "command": f"python -m studies.portfolio --game {pool.game} --scenario {pool.scenario} --seed {asked.seed}",
        "strangers": "meet the mind there was" if asked.cautious else "meet the mixture",
        "method": "double oracle; answers by racing varied minds, mixtures by linear programming",
        "rounds": pool.rounds,
        "games": pool.games,
        "value": round(pool.value, 3),
        "date": datetime.now(UTC).date().isoformat(),
    }
    for side in [SIDE_NAMES.index(asked.side)] if asked.side else [0, 1]:
        table[SIDE_NAMES[side]] = shipped(pool, side, asked.cautious)
    file.write_text(json.dumps(raw, indent=1) + "\n", encoding="utf-8")


def hunted(asked: argparse.Namespace, pool: Pool, run: Run) -> None:
    """Hunt what a side would ship, with what is seen of the hunter, and print what the hunter gains on it.

    The hunter is in front when the search for the portfolio goes on.
    """
    side = SIDE_NAMES.index(asked.side)
    foes, shares = [shipped(pool, 1 - side, asked.cautious)], [1.0]
    race = Hunt(side, foes, shares, [known.mind for known in pool.minds[side]], asked.field)
    rng = random.Random(f"{asked.seed} hunt {pool.games}")
    found = hunt(pool, race, 60 * asked.hunt, rng, run, lambda what: print(what, file=sys.stderr, flush=True))
    pool.fronts[side] = race.front
    save(asked.state, pool)
    share = wins(scores(pool, side, [found], drawn(rng, foes, shares, asked.games), run)[0], side) / asked.games
    print(f"the hunter: {percent(share, asked.games)}; between the mixtures {100 * pool.got(side):.1f}%")
    save(asked.state, pool)


def evened(asked: argparse.Namespace, pool: Pool, run: Run) -> None:
    """Print what the Nationalist side gets between the mixtures of all minds without a handicap, and with each.

    They are solved anew for each from games of their own, on equal seeds, and then play each other in fresh games.
    """
    rng = random.Random(f"{asked.seed} even {pool.games}")
    began = pool.games
    print(f"{pool.game}, {pool.scenario}: what the Nationalist side gets between the mixtures")
    for option, side in {"": asked.side, **handicaps_of(pool.game)}.items():
        if asked.side in (None, side):
            minds = [[Known(known.name, known.mind) for known in rows] for rows in pool.minds]
            trial = replace(pool, games=began, minds=minds, cells={}, options=[option] if option else [])
            fill(trial, asked.cell, run)
            trial.solve()
            rows, columns = (
                drawn(rng, [known.mind for known in minds[one]], trial.mixtures[one], asked.games) for one in (0, 1)
            )
            seeds = trial.fresh(asked.games)
            meetings = [trial.meeting(seed, 0, *pair) for seed, *pair in zip(seeds, rows, columns, strict=True)]
            share = wins(run(meet, meetings), 0) / asked.games
            print(f"  {option or 'none':12} {percent(share, asked.games)}; by the matrix {100 * trial.value:.1f}%")
            pool.games = max(pool.games, trial.games)
    save(asked.state, pool)


def lessons(asked: argparse.Namespace, pool: Pool, run: Run) -> None:
    """Let all minds play each other, each varied every other time, and keep what the learned value looks at.

    A value that is fitted to them (`dosespanas train --games 0`) forecasts games against hunters, too.
    """
    rng = random.Random(f"{asked.seed} lessons {pool.games}")
    here = arena(pool.game)
    meetings = []
    for seed in pool.fresh(asked.lessons):
        pair = [rng.choice(pool.minds[side]).mind for side in (0, 1)]
        for side in (0, 1):
            if rng.random() < 0.5:
                pair[side] = here.varied(pool.scenario, side, pair[side], rng, LESSON)
        meetings.append(Meeting(pool.game, pool.scenario, pool.data, seed, pair[0], pair[1], noted=True))
    with asked.notes.open("a", encoding="utf-8") as file:
        for meeting, result in zip(meetings, run(meet, meetings), strict=True):
            if result.rows:
                taught = Taught(meeting.scenario, meeting.seed, result.first, result.rows)
                file.write(json.dumps(asdict(taught)) + "\n")
    save(asked.state, pool)


def ask(parser: argparse.ArgumentParser) -> None:
    """Let a study be told which game it searches, where that is kept, and who works on it."""
    parser.add_argument("--state", type=Path, required=True, help="where the search is kept")
    parser.add_argument("--game", choices=list(ARENAS), default="espana1936")
    parser.add_argument("--scenario", default="1936")
    parser.add_argument("--data", help="a corrected copy: a folder of files, or a file of corrections")
    parser.add_argument("--seed", type=int, default=1)
    workers.ask(parser)


def main() -> None:
    """Search, report, hunt, write or keep lessons."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    ask(parser)
    parser.add_argument("--side", choices=SIDE_NAMES, help="only this side")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--rounds", type=int, default=1000, help="answers sought in all, after which it ends, too")
    parser.add_argument("--heat", type=float, default=120.0, help="seconds for an answer, one heat at least")
    parser.add_argument("--field", type=int, default=32, help="minds that begin a heat")
    parser.add_argument("--cell", type=int, default=30, help="games that every pair of minds plays")
    parser.add_argument("--join", type=Path, help="a mind that was found elsewhere: a file of it, or tune.py's state")
    parser.add_argument("--report", action="store_true", help="print what there is so far")
    parser.add_argument("--hunt", type=float, default=0.0, help="minutes of a hunt against what the other side ships")
    parser.add_argument("--games", type=int, default=200, help="fresh games that measure a hunter or a handicap")
    parser.add_argument("--cautious", action="store_true", help="strangers meet the mind there was, not the mixture")
    parser.add_argument("--write", action="store_true", help="make it the learned opponent's")
    parser.add_argument("--even", action="store_true", help="what each handicap makes of the value of the game")
    parser.add_argument("--lessons", type=int, default=0, help="games of all the minds there are, for train")
    parser.add_argument("--notes", type=Path, help="where what the value looks at in them is kept")
    asked = parser.parse_args()
    if (asked.hunt or asked.join) and asked.side is None:
        parser.error("whose mind? --side nationalist or republican")
    if asked.lessons and (asked.notes is None or asked.game != "espana1936"):
        parser.error("lessons are kept in a file of --notes, for España 1936 alone")
    pool = opened(asked)
    if asked.report:
        report(pool)
    elif asked.join:
        join(asked, pool)
    elif asked.write:
        write(asked, pool)
    else:
        with workers.told(asked).mapping() as mapped:
            if asked.hunt:
                hunted(asked, pool, mapped)
            elif asked.lessons:
                lessons(asked, pool, mapped)
            elif asked.even:
                evened(asked, pool, mapped)
            else:
                search(asked, pool, mapped)


if __name__ == "__main__":
    main()
