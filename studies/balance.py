"""How even each game is: an opponent against itself in every scenario and with every option of note.

    make balance                                   # compiled, the tables of docs/studies-*.md
    PYTHONPATH=build/compiled python studies/balance.py --level planner --games 40 --jobs 2
    PYTHONPATH=build/compiled python studies/balance.py --page --games 100 --seed 30001

The last one plays, between equals of three strengths, what the page tells where a side is chosen, and writes it there
(`balance.json` in the folder of each game).

Finished games stand in a file: a run that was stopped goes on there, and asks for more with a larger `--games`.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, Final

from studies import workers

import dosespanas
from dosespanas.kernel.header import ENGINE
from dosespanas.registry import DEFINITIONS
from dosespanas.terminal.cli_params import progress
from dosespanas.terminal.executors import each
from dosespanas.terminal.resumable_jobs import add_lines, done_before
from dosespanas.terminal.simulate import SimulationJob, play_out, wilson

NINE: Final = list(DEFINITIONS["espana1936"].choices.PRESETS["first-edition"])
MANY: Final = ["naval", "rep_generals", "captured_tanks", "cards_45", "fog", "san_sebastian"]
ALL_OPTIONAL: Final = list(DEFINITIONS["gce"].choices.PRESETS["all-optional"])
IN_1936: Final = [
    "armoured_train", "italian_debut", "soviet_debut", "column_enthusiasm", "column_politics", "three_hexes"
]  # fmt: skip
IN_CAMPAIGN: Final = ["hidden_chits", "frontier_air", "volunteers_return", "border_supply", "frontier_points"]
"""The options of La Guerra Civil Española that can do much in either scenario, each played alone."""
ROWS: Final[list[tuple[str, str, list[str]]]] = [
    ("espana1936", "1936", []),
    ("espana1936", "1936", ["naval"]),
    ("espana1936", "1938", []),
    ("espana1936", "1938", ["naval"]),
    ("espana1936", "1936", ["no_intervention"]),
    ("espana1936", "1936", ["historical"]),
    ("espana1936", "1936", NINE),
    ("espana1936", "1936", ["rep_generals"]),
    ("espana1936", "1936", ["captured_tanks"]),
    ("espana1936", "1936", ["fog"]),
    ("espana1936", "1936", MANY),
    ("gce", "1936", []),
    *(("gce", "1936", [option]) for option in IN_1936),
    ("gce", "1936", ALL_OPTIONAL),
    ("gce", "campaign", []),
    *(("gce", "campaign", [option]) for option in IN_CAMPAIGN),
    ("gce", "campaign", ALL_OPTIONAL),
]
"""Game, scenario and options."""
SHOWN: Final[list[tuple[str, str, list[str]]]] = [
    ("espana1936", "1936", []),
    ("espana1936", "1938", []),
    ("espana1936", "1936", ["naval"]),
    ("gce", "1936", []),
    ("gce", "campaign", []),
    ("espana1936", "1938", ["naval"]),
    ("espana1936", "1936", ["fog"]),
]
"""Those of which the page tells how even they are."""
STRONGEST: Final = "dosespanas.players.{}.planner.player:mind"
EQUALS: Final = {"beginners": "novice3", "experienced": "tuned", "strongest": STRONGEST}
"""Who plays against itself there, by what the page calls them; the strongest without plans, which take hours."""
PAGE: Final = Path(__file__).parents[1] / "web" / "src" / "games"


def jobs(level: str, games: int, seed: int, only: str) -> list[SimulationJob]:
    """Return the games of all rows, or of those of one game; rows go forward together."""
    return [
        SimulationJob(number, level, level, scenario, dict.fromkeys(options, True), None, game)
        for number in range(seed, seed + games)
        for game, scenario, options in ROWS
        if only in ("", game)
    ]


def key(row: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return which game of the study a line, or a job as a mapping, is."""
    options = tuple(sorted(row.get("options", ())))
    return row.get("game"), row.get("scenario"), options, row.get("seed"), row.get("nationalist")


@cache
def digest(game: str) -> str:
    """Return what stands for the data files of a game."""
    return str(DEFINITIONS[game].facts(None)["data"])


@cache
def last_turn(game: str, scenario: str) -> int:
    """Return the last turn of a scenario."""
    state: Any = dosespanas.new_game(game, scenario, seed=1).state
    return int(state.data.last_turn)


def facts(job: SimulationJob) -> dict[str, Any]:
    """Return what a line says of what was played; games of other rules or data do not count."""
    played = {"game": job.game, "scenario": job.scenario, "options": job.options}
    return played | {"data": digest(job.game), "engine": ENGINE}


def played(job: SimulationJob) -> dict[str, Any]:
    """Play a game and return its line."""
    return facts(job) | asdict(play_out(job))


def table(rows: Sequence[dict[str, Any]]) -> str:
    """Return the table: who won, the Republic's share of all games with its interval, how many last all turns."""
    columns = ["game", "options", "games", "Republican", "Nationalist", "drawn", "share of the Republic, 95%"]
    lines = [f"| {' | '.join(columns)} | last all turns |"]
    lines.append("|---" * 8 + "|")
    for game, scenario, options in ROWS:
        this = (game, scenario, options)
        mine = [row for row in rows if (row["game"], row["scenario"], list(row["options"])) == this]
        if not mine:
            continue
        won = {side: sum(row["winner"] == side for row in mine) for side in ("republican", "nationalist", None)}
        low, high = wilson(won["republican"], len(mine))
        last = last_turn(game, scenario)
        lasted = sum(row["turn"] >= last for row in mine) / len(mine)
        with_ = ", ".join(f"`{name}`" for name in options) or "none"
        lines.append(
            f"| {game} {scenario} | {with_} | {len(mine)} | {won['republican']} | {won['nationalist']} | {won[None]} "
            f"| {won['republican'] / len(mine):.1%} ({low:.1%} - {high:.1%}) | {lasted:.0%} |"
        )
    return "\n".join(lines)


def shown_jobs(games: int, seed: int, only: str) -> list[SimulationJob]:
    """Return the games that the page's numbers are of, row by row: those of which all are played can be told."""
    return [
        SimulationJob(number, name, name, scenario, dict.fromkeys(options, True), None, game)
        for game, scenario, options in SHOWN
        for name in (level.format(game) for level in EQUALS.values())
        if only in ("", game)
        for number in range(seed, seed + games)
    ]


def write_page(rows: Sequence[dict[str, Any]], games: int, seed: int, only: str) -> None:
    """Write what the page tells of each game, of rows of which all games are played."""
    for game in DEFINITIONS:
        if only not in ("", game):
            continue
        told: list[dict[str, Any]] = []
        for known, scenario, options in SHOWN:
            for between, level in EQUALS.items():
                this = (game, scenario, options, level.format(game))
                mine = [row for row in rows if (*key(row)[:2], list(row["options"]), row["nationalist"]) == this]
                if known == game and len(mine) == games:
                    won = {side: sum(row["winner"] == side for row in mine) for side in ("nationalist", "republican")}
                    told.append(
                        {
                            "between": between,
                            "level": "planner" if level == STRONGEST else level,
                            "scenario": scenario,
                            "options": options,
                            "games": games,
                            **won,
                        }
                    )
        recipe = f"studies/balance.py --page --games {games} --seed {seed}, engine {ENGINE}"
        lines = ",\n".join(f"    {json.dumps(row)}" for row in told)
        text = f'{{\n  "recipe": {json.dumps(recipe)},\n  "rows": [\n{lines}\n  ]\n}}\n'
        (PAGE / game / "balance.json").write_text(text, encoding="utf-8")


def main() -> int:
    """Play what is missing, and print the table."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--level", default="tuned", help="who plays against itself")
    arguments.add_argument("--games", type=int, default=200, help="of each row")
    arguments.add_argument("--seed", type=int, default=1, help="seed of the first game of each row")
    arguments.add_argument("--game", choices=list(DEFINITIONS), default="", help="only the rows of this game")
    arguments.add_argument("--page", action="store_true", help="play and write what the page tells")
    workers.ask(arguments)
    arguments.add_argument("--out", type=Path, default=Path("balance.jsonl"), help="where finished games stand")
    given = arguments.parse_args()
    of_page = (given.games, given.seed, given.game)
    wanted = shown_jobs(*of_page) if given.page else jobs(given.level, *of_page)
    by_key = {key(asdict(job)): job for job in wanted}
    found = done_before(given.out, {at: facts(job) for at, job in by_key.items()}, key)
    rows = list(found.values())
    due = [job for at, job in by_key.items() if at not in found]
    with progress() as bar:
        task = bar.add_task(given.level, total=len(wanted), completed=len(rows))
        for row in add_lines(given.out, each(played, due, workers.told(given))):
            rows.append(row)
            bar.advance(task)
    if given.page:
        write_page(rows, *of_page)
    else:
        print(table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
