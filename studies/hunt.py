"""What a hunter gains on the strongest opponent as it is shipped, plans included.

    python -m studies.hunt --scenario 1936 --side nationalist --state hunt36.json           # goes on where it was
    python -m studies.hunt --scenario 1936 --side nationalist --own 80 --state hunt36.json  # the hunter has plans, too
    python -m studies.hunt --scenario 1936 --side nationalist --measure "hunter 4" --games 60 --state hunt36.json

A game against plans takes ten seconds where one of minds takes a tenth. So a hunter is sought in two races. Minds vary
against the shipped minds alone, whoever is known of the side (`portfolio.py --join`) among them; the best dozen then
meet the opponent with its plans, in few games at first, the better half in more, again and again, the best varied
anew. The winner is measured in games that chose nothing, and so is the shipped opponent itself in his place, with the
same seeds: what he wins more is what he gains. He joins the search of `--state`, so that the next one and
`portfolio.py` know him.

Games at the table are kept line by line beside the state (of another program than the one that played them, take
another file); the race against plans counts their processor time, so that it goes on alike on a busy machine, in
several processes (`--jobs`) or elsewhere (`--executor`).
"""

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path

from studies import portfolio, workers
from studies.arenas import Meeting, Mind, Result, arena, at_table, meet
from studies.portfolio import Hunt, Known, Pool, Run, percent

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.terminal.resumable_jobs import add_lines, read_lines

FIELD = 12
"""How many begin a heat of the race against plans."""
NEAR = 0.5
"""How far minds are varied between the heats of that race."""
MEASURED = 60_000_000
"""The first seed of the games in which hunters are measured: no race plays those."""
SPAN = 100_000
"""So far apart are the seeds of two `--seed`."""


class Kept:
    """Games at the table, each played once: what came of it is a line of a file."""

    def __init__(self, file: Path, run: Run, shipped: list[Mind]) -> None:
        """`shipped`: what the opponent plays by as it is shipped, by side: with others it is another game."""
        self.file = file
        self.run = run
        self.shipped = shipped
        self.known = {row["game"]: Result(row["won"], row["score"], [], [], row["spent"]) for row in read_lines(file)}

    def __call__(self, work: Callable[[Meeting], Result], meetings: Iterable[Meeting]) -> Iterator[Result]:
        """Give the results in the order of the games; what is new is written as it comes."""
        asked = [(self.name(meeting), meeting) for meeting in meetings]
        new = {name: meeting for name, meeting in asked if name not in self.known}
        found = zip(new.items(), self.run(work, list(new.values())), strict=True)
        rows = (
            {"game": name, "seed": game.seed, "won": came.first, "score": came.score, "spent": round(came.spent, 2)}
            for (name, game), came in found
        )
        for row in add_lines(self.file, rows):
            self.known[row["game"]] = Result(row["won"], row["score"], [], [], row["spent"])
        return iter([self.known[name] for name, _ in asked])

    def spent(self) -> float:
        """Return the processor time of all games, in seconds."""
        return sum(result.spent for result in self.known.values())

    def name(self, meeting: Meeting) -> str:
        """Return what tells a game from others."""
        text = json.dumps([asdict(meeting), self.shipped], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:24]


def field(asked: argparse.Namespace, pool: Pool, side: int, run: Run) -> list[Mind]:
    """Race minds against the shipped minds alone; return those in front and all that are known of the side."""
    foe = arena(pool.game).shipped(pool.scenario, 1 - side) if asked.hunted is None else asked.hunted
    known = [one.mind for one in pool.minds[side]]
    if asked.first == 0.0:
        return known
    race = Hunt(side, [foe], [1.0], [*pool.fronts[side], *known], asked.field)
    rng = random.Random(f"{asked.seed} field {pool.games}")
    portfolio.hunt(pool, race, 60 * asked.first, rng, run, said)
    front = race.front + [mind for mind in known if mind not in race.front]
    pool.fronts[side] = race.front
    return front[: max(FIELD, len(known))]


def race(asked: argparse.Namespace, pool: Pool, side: int, minds: list[Mind], kept: Kept) -> list[Mind]:
    """Race minds against the opponent with its plans for so much processor time; return those in front."""
    chase = Hunt(side, [at_table(asked.hunted, asked.tried)], [1.0], minds, max(FIELD, len(minds)), tuple(asked.stages))
    until = kept.spent() + 60 * asked.minutes if pool.chased is None else pool.chased["until"]
    rng = random.Random(f"{asked.seed} chase {pool.games}")
    if pool.chased is None:
        pool.chased = {"minds": minds, "until": until, "games": pool.games}
        portfolio.save(asked.state, pool)
    while True:
        chase.heat(pool, rng, NEAR, kept)
        chase.size = FIELD
        best = chase.run_before[0]
        share = portfolio.wins(best, side) / len(best)
        said(f"heat {chase.heats}: {percent(share, len(best))}, {kept.spent() / 60:.0f} minutes of games")
        if kept.spent() >= until:
            return chase.front


def measure(asked: argparse.Namespace, pool: Pool, side: int, mind: Mind, kept: Kept) -> None:
    """Print what a hunter gets in games of his own, what the shipped opponent gets in his place, and the difference."""
    begin = MEASURED + SPAN * asked.seed
    prey = at_table(asked.hunted)
    found = []
    for who in (mind, at_table(None)):
        games = [pool.meeting(begin + n, side, who, prey) for n in range(asked.games)]
        found.append(list(kept(meet, games)))
    shares = [portfolio.wins(results, side) / asked.games for results in found]
    pairs = [a.first - b.first for a, b in zip(*found, strict=True)]
    mean = sum(pairs) / len(pairs)
    error = (sum((x - mean) ** 2 for x in pairs) / max(1, len(pairs) - 1) / len(pairs)) ** 0.5
    print(f"{pool.game}, {pool.scenario}, {SIDE_NAMES[side]}, seeds {begin} to {begin + asked.games - 1}")
    print(f"  the hunter:                 {percent(shares[0], asked.games)}")
    print(f"  the opponent in his place:  {percent(shares[1], asked.games)}")
    print(f"  he gains {100 * (shares[0] - shares[1]):+.1f} points (standard error {100 * error:.1f})")


def said(what: str) -> None:
    """Tell how far it has come."""
    print(what, file=sys.stderr, flush=True)


def main() -> None:
    """Hunt and measure, or measure alone."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    portfolio.ask(parser)
    parser.add_argument("--side", choices=SIDE_NAMES, required=True, help="the hunter's")
    parser.add_argument("--own", type=int, default=0, help="how much the hunter tries for plans of his own, none if 0")
    parser.add_argument("--hunted", type=Path, help="another portfolio of the other side than what is shipped: a file")
    parser.add_argument("--first", type=float, default=10.0, help="minutes of the race against minds, none if 0")
    parser.add_argument("--field", type=int, default=32, help="minds that begin a heat of that")
    parser.add_argument("--minutes", type=float, default=30.0, help="processor time of the race against plans")
    parser.add_argument("--stages", type=int, nargs="+", default=[3, 3, 6, 12], help="games of each, stage by stage")
    parser.add_argument("--tried", type=int, help="how much the hunted one tries in that race, if not what is shipped")
    parser.add_argument("--games", type=int, default=60, help="fresh games in which the hunter is measured")
    parser.add_argument("--measure", help="only measure: the name of a known mind")
    asked = parser.parse_args()
    if asked.hunted is not None:
        asked.hunted = json.loads(asked.hunted.read_text(encoding="utf-8"))
    pool = portfolio.opened(asked)
    side = SIDE_NAMES.index(asked.side)
    with workers.told(asked).mapping() as mapped:
        shipped = [arena(pool.game).shipped(pool.scenario, one) for one in (0, 1)]
        kept = Kept(asked.state.with_suffix(".jsonl"), mapped, shipped)
        if asked.measure:
            known = {one.name: one.mind for one in pool.minds[side]}
            if asked.measure not in known:
                parser.error(f"no mind {asked.measure}; there are: {', '.join(known)}")
            mind = known[asked.measure]
            measure(asked, pool, side, at_table(mind, asked.own), kept)
            return
        if pool.chased is None:
            minds = [at_table(mind, asked.own) for mind in field(asked, pool, side, mapped)]
        else:
            minds, pool.games = pool.chased["minds"], pool.chased["games"]
        best = race(asked, pool, side, minds, kept)[0]
        pool.chased = None
        pool.minds[side].append(Known(f"hunter {len(pool.minds[side])}", best["mind"]))
        pool.mixtures[side].append(0.0)
        portfolio.save(asked.state, pool)
        measure(asked, pool, side, best, kept)


if __name__ == "__main__":
    main()
