"""The commands about win chances: the review of a game, and the training of what judges positions."""

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from dosespanas.analysis.jobs import Run, work
from dosespanas.analysis.review import reviewing, whole
from dosespanas.catalogue import Catalogue
from dosespanas.chronicle.chosen_options import in_force
from dosespanas.kernel.aid import signed
from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.record import read_record
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.pictures import plots
from dosespanas.players.evaluation import judge_of
from dosespanas.registry import GAMES, definition_of
from dosespanas.terminal import records
from dosespanas.terminal.cli_params import (
    DataFolder,
    ExecutorPath,
    GameName,
    Jobs,
    Language,
    RecordFile,
    Scenario,
    on_screen,
    progress,
)
from dosespanas.terminal.executors import Workers
from dosespanas.terminal.style import STYLES, percent
from dosespanas.terminal.training import RIDGE, School, TrainingGame, weights

COLUMNS: Final = 72
ROWS: Final = 9
"""Width and height of the curve in characters."""
STEPS: Final = 1000
"""How finely the bar of a review moves."""
FIRST: Final = 700_000
"""Seed of the first game of training: far from those that people and tests play."""


@contextmanager
def runner(workers: Workers) -> Iterator[Run]:
    """Give what does the tasks of a review."""
    with workers.mapping() as mapped:
        yield lambda tasks: iter(mapped(work, tasks))


def review_game(
    file: RecordFile,
    opponent: Annotated[
        str | None, typer.Option(help="Whose advice is looked at first at a turning point; by default the strongest.")
    ] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write it as JSON, - for the screen.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw the curve as a picture (SVG).")] = None,
    jobs: Jobs = 1,
    executor: ExecutorPath = None,
    data: DataFolder = None,
    language: Language = "en",
) -> None:
    """Review a game: the win chance through it, choices apart from luck, its turning points."""
    text = records.read_text(file)
    read = read_record(text)
    name, source = read.tags["Game"], read.corrections or data
    words = Catalogue(language, definition_of(name).names(source), name, definition_of(name).texts(source))
    with progress() as bar, runner(Workers(jobs, executor)) as run:
        task = bar.add_task(words.text("review-working"), total=STEPS)

        def told(share: float) -> None:
            bar.update(task, completed=round(STEPS * share))

        found = whole(reviewing(text, data, run, opponent or "", told))
    if picture is not None:
        picture.write_text(plots.curve(found, words), encoding="utf-8")
        typer.echo(words.text("review-written", file=str(picture)), err=True)
    if on_screen(json.dumps(found, indent=1, ensure_ascii=False), json_file):
        return
    options = in_force(definition_of(name), read.options, words)
    show_review(Console(highlight=False), words, found, options)


def points(share: float, words: Catalogue) -> str:
    """Return a change of a chance in points of a hundred, as the language writes it: `+3.4`."""
    sign = "+" if share >= 0.0005 else ""
    return sign + words.decimal(100 * share if abs(share) >= 0.0005 else 0.0)


def within(share: float, reach: float) -> Text:
    """Return a change of a chance in whole points and how far its 95% interval goes either way; dim: maybe nothing."""
    whole, far = round(100 * share), round(100 * reach)
    told = signed(whole) if whole else "0"
    return Text(f"{told} ± {far}" if far else told, "dim" if abs(share) <= reach else "")


def about(chance: float) -> str:
    """Return a chance as people say it: `54%`."""
    return f"{100 * chance:.0f}%"


def drawn(found: Mapping[str, Any]) -> list[str]:
    """Return the curve in characters: a row for every eighth of the chance, the turns below, turning points too."""
    curve, last = found["curve"], max(1, found["choices"])
    columns = []
    turns = [" "] * COLUMNS
    at, turn = 0, None
    for column in range(COLUMNS):
        while at + 1 < len(curve) and curve[at + 1]["choice"] / last * (COLUMNS - 1) <= column:
            at += 1
        columns.append(round(curve[at]["nationalist"] * (ROWS - 1)))
        if curve[at]["turn"] != turn:
            turn = curve[at]["turn"]
            mark = str(turn)
            if column + len(mark) <= COLUMNS and turns[column - 1] == " ":
                turns[column : column + len(mark)] = list(mark)
    marks = ["█"] * COLUMNS
    for number, one in reversed(list(enumerate(found["turning_points"], 1))):
        marks[min(COLUMNS - 1, math.ceil(one["choice"] / last * (COLUMNS - 1)))] = str(number)
    rows = []
    for row in range(ROWS - 1, -1, -1):
        axis = f"{row / (ROWS - 1):4.0%} " if row % 2 == 0 else "     "
        fill = "·" if row == (ROWS - 1) // 2 else " "
        rows.append(axis + "".join(marks[at] if height == row else fill for at, height in enumerate(columns)))
    return [*rows, "     " + "".join(turns)]


def show_review(console: Console, words: Catalogue, found: Mapping[str, Any], options: Sequence[str] = ()) -> None:
    """Print a review; `options`: the line of those in force, if any: a handicap explains much of a chance."""
    if found["reason"] is not None:
        winner = "none" if found["winner"] is None else f"side:{found['winner']}"
        why = words.text(found["reason"], **found["details"])
        console.print(Text(words.text("terminal-over", winner=winner, reason=why), "bold"))
    for line in options:
        console.print(Text(line, "dim"))
    if found["cause"] is not None:
        show_cause(console, words, found["cause"])
    console.print(Text(words.text("review-curve"), "bold"))
    for line in drawn(found):
        console.print(Text(line, STYLES["nationalist"]), no_wrap=True, crop=True)
    console.print(Text(words.text("review-legend-characters"), "dim"))
    console.print(Text(words.text("review-seen-by", side="side:nationalist"), "dim"))
    show_turns(console, words, found["turns"])
    table = Table(title=words.text("review-sides"), title_justify="left")
    for key in ("review-by-choices", "review-accuracy"):
        if not table.columns:
            table.add_column("")
        table.add_column(words.text(key), justify="right")
    for side, row in found["sides"].items():
        mark = Text(words.text(f"side-{side}"), STYLES[side])
        sign = 1.0 if side == "nationalist" else -1.0
        table.add_row(mark, within(sign * row["choices"], row["reach"]["choices"]), f"{row['accuracy']:.0f}")
    console.print(table)
    luck = found["sides"]["nationalist"]
    sums = (
        ("review-luck", luck["luck"], luck["reach"]["luck"]),
        ("review-insight", found["insight"], found["insight_reach"]),
    )
    for key, gain, reach in sums:
        if abs(gain) >= 0.01 and abs(gain) > reach:
            side = "nationalist" if gain > 0 else "republican"
            console.print(words.text(key, points=points(abs(gain), words), side=f"side:{side}"))
    show_turning_points(console, words, found["turning_points"])
    for row in found.get("still", []):
        given = {"side": f"side:{row['side']}", "turn": row["turn"], "count": row["count"]}
        console.print("  " + words.text("review-still", **given))
    console.print(Text("\n" + words.text("review-dice" if found["dice"] else "review-no-dice"), "bold"))
    for row in found["dice"]:
        helped = "nationalist" if row["nationalist"] > 0 else "republican"
        gain = words.text("review-points", points=points(abs(row["nationalist"]), words), side=f"side:{helped}")
        console.print(f"  {place(words, row)}: {gain}")
        for line in words.events(row["events"]):
            console.print(Text(f"    {line}", "dim"))
    show_phases(console, words, found["sides"])
    console.print(Text(words.text("review-note", games=found["games"]), "dim"))
    if found["learned_elsewhere"]:
        console.print(Text(words.text("review-elsewhere"), "dim"))


def place(words: Catalogue, row: Mapping[str, Any]) -> str:
    """Return when a choice was, and about which battle: turn, phase, place, move."""
    key = "moment" if row["place"] is None else "moment-at"
    given = {"turn": row["turn"], "phase": f"phase:{row['phase']}", "place": row["place"], "move": row["move"]}
    return words.text(key, **given)


def show_turns(console: Console, words: Catalogue, found: Sequence[Mapping[str, Any]]) -> None:
    """Print what each turn did to the Nationalist chance, by what."""
    table = Table(title=words.text("review-turns"), title_justify="left")
    table.add_column(words.text("review-axis-turn"))
    for side in SIDE_NAMES:
        head = words.text("review-turn-choices", side=f"side:{side}")
        table.add_column(head, justify="right", style=STYLES[side])
    for key in ("review-turn-luck", "review-turn-insight", "review-turn-end"):
        table.add_column(words.text(key), justify="right")
    for row in found:
        parts = [within(row[name], row["reach"][name]) for name in (*SIDE_NAMES, "luck", "insight")]
        table.add_row(str(row["turn"]), *parts, about(row["end"]))
    console.print(table)
    console.print(Text(words.text("review-turns-of", side="side:nationalist"), "dim"))


def show_turning_points(console: Console, words: Catalogue, found: Sequence[Mapping[str, Any]]) -> None:
    """Print the turning points, the dearest first."""
    console.print(Text("\n" + words.text("review-turning-points" if found else "review-no-turning-points"), "bold"))
    if not found:
        console.print(Text(words.text("review-little-by-little"), "dim"))
    for number, one in enumerate(found, 1):
        console.print(Text(f"{number}. {place(words, one)}", "bold"))
        played = {
            "side": f"side:{one['side']}",
            "action": words.acts(one["taken_acts"]),
            "whose": "side:nationalist",
            "chance": about(nationalist(one["side"], one["chance"])),
        }
        console.print("   " + words.text("review-played", **played))
        chance = about(nationalist(one["side"], one["better_chance"]))
        better = {"action": words.acts(one["better_acts"]), "chance": chance}
        console.print("   " + words.text("review-better", **better), Text(said(words, one["reason"]), "italic"))
        ideas = gravest(words, one["ideas"])
        if ideas:
            console.print("   " + words.text("review-ideas"), Text(" ".join(ideas), "dim"))


def gravest(words: Catalogue, ideas: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the gravest idea of each side in words."""
    found: dict[str, str] = {}
    for one in ideas:
        side = words.text("page-ideas-of", side=f"side:{one['side']}")
        found.setdefault(one["side"], f"{side}. {words.text(one['key'], **one['args'])}")
    return list(found.values())


def nationalist(side: str, chance: float) -> float:
    """Return a side's chance as the Nationalist one: all figures of a review on screen have one sign."""
    return chance if side == "nationalist" else 1.0 - chance


def show_cause(console: Console, words: Catalogue, cause: Mapping[str, Any]) -> None:
    """Print how a game was lost."""
    console.print(Text("\n" + words.text("review-cause"), "bold"))
    if cause["why"] is not None:
        console.print(Text(said(words, cause["why"])))
    for also in ("luck", "hunger"):
        if cause[also] is not None:
            console.print(Text(said(words, cause[also])))
    for fall in cause["fallen"]:
        told = {name: fall[name] for name in ("place", "turn", "units", "strength")}
        console.print(" · " + words.text(fall["key"], **told))
    if cause["empty"]:
        console.print(" · " + words.text("review-left-empty", places=cause["empty"]))
    since = {"turn": cause["settled"], "choice": cause["settled_at"]}
    console.print(" · " + words.text("review-settled", **since) + "\n")


def said(words: Catalogue, reason: Mapping[str, Any] | None) -> str:
    """Return a reason in words."""
    if reason is None:
        return words.text("hint-tried")
    return words.text(reason["key"], **{name: value for name, value in reason.items() if name != "key"})


def show_phases(console: Console, words: Catalogue, sides: Mapping[str, Any]) -> None:
    """Print the accuracy of each side by phase, and what it gave away there."""
    names = list(dict.fromkeys(row["phase"] for side in sides.values() for row in side["phases"]))
    table = Table(title=words.text("review-accuracy"), title_justify="left")
    table.add_column(words.text("review-phase"))
    for side in sides:
        table.add_column(words.text(f"side-{side}"), justify="right", style=STYLES[side])
        table.add_column(words.text("review-lost"), justify="right")
    for name in names:
        cells = []
        for side in sides.values():
            row = next((row for row in side["phases"] if row["phase"] == name), None)
            cells += ["", ""] if row is None else [f"{row['accuracy']:.0f}", words.decimal(100 * row["lost"])]
        table.add_row(words.term(f"phase:{name}"), *cells)
    console.print(table)


def train(
    game: GameName = GAMES[0],
    scenario: Scenario = None,
    games: Annotated[int, typer.Option(min=0, help="Games to be played; 0 to fit to those in the file.")] = 300,
    held: Annotated[
        float, typer.Option(min=0.05, max=0.5, help="Share of the games held back at a time, until each was once.")
    ] = 1 / 3,
    ridge: Annotated[float, typer.Option(min=0.0, help="How strongly weights are held near 0.")] = RIDGE,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game.")] = FIRST,
    jobs: Jobs = 1,
    executor: ExecutorPath = None,
    state: Annotated[
        Path | None, typer.Option(help="Keep games in this file, and go on with those in it; by default here.")
    ] = None,
    to: Annotated[Path | None, typer.Option(help="Where to write the weights; by default here.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw how far forecasts came true (SVG).")] = None,
    judge: Annotated[str, typer.Option(help="Whom to teach, by import path; by default the game's own judge.")] = "",
    data: DataFolder = None,
    language: Language = "en",
) -> None:
    """Teach what judges positions: games of good opponents against themselves, weights, and how good they are.

    With --data it is taught on a corrected copy; what it has learned there holds there alone.
    """
    words = Catalogue(language)
    played = scenario or definition_of(game).scenario
    files = definition_of(game).files
    digest = "" if data is None else files.digest(files.load_folder(data))
    lessons = [TrainingGame(game, played, number, judge, data) for number in range(seed, seed + games)]
    school = School(lessons, state or Path(f"train-{game}.jsonl"))
    wanted = len(judge_of(game, judge).names)
    if any(len(row) != wanted for taught in school.games for row in taught.rows[:1]):
        raise typer.BadParameter(f"{school.file}: the games there taught another judge", param_hint="--state")
    if any(taught.data != digest for taught in school.games):
        raise typer.BadParameter(f"{school.file}: the games there were played on other data", param_hint="--state")
    with progress() as bar:
        task = bar.add_task(words.text("train-working"), total=len(school.due))
        for _ in school.play(Workers(jobs, executor)):
            bar.advance(task)
    with progress() as bar:
        bar.add_task(words.text("train-fitting"), total=None)
        found = weights(game, school.games, held, recipe(game, school, held, ridge, judge, data), judge, ridge)
    if digest:
        found["data"] = digest
    file = to or Path(f"value-{game}.json")
    file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    tested = {name: row["held_out"] for name, row in found["scenarios"].items() if "held_out" in row}
    if picture is not None:
        labels = {f"{name} ({row['games']})": row["bins"] for name, row in tested.items()}
        title, said_, came = (words.text(f"train-{key}") for key in ("curve", "said", "came"))
        picture.write_text(plots.reliability(f"{game}: {title}", said_, came, labels), encoding="utf-8")
    show_training(Console(highlight=False), words, tested)
    typer.echo(words.text("review-written", file=str(file)))


def recipe(
    game: str, school: School, held: float, ridge: float, judge: str = "", data: Path | None = None
) -> dict[str, Any]:
    """Return how weights are made again: a command for each scenario, the last of which fits."""
    seeds: dict[str, list[int]] = {}
    for taught in school.games:
        seeds.setdefault(taught.scenario, []).append(taught.seed)
    whom = f" --judge {judge}" if judge else ""
    loose = "" if ridge == RIDGE else f" --ridge {ridge:g}"
    whom += f" --data {data.name}" if data is not None else ""
    made = f"dosespanas train --game {game}{whom} --held {held:.4f}{loose} --state {school.file.name}"
    return {
        "commands": [
            f"{made} --scenario {name} --games {len(found)} --seed {min(found)}" for name, found in seeds.items()
        ],
        "engine": ENGINE,
        "date": datetime.now(UTC).date().isoformat(),
    }


def show_training(console: Console, words: Catalogue, tested: Mapping[str, Any]) -> None:
    """Print how good the weights of each scenario are on games held back."""
    table = Table()
    table.add_column(words.text("train-scenario"))
    for name in tested:
        table.add_column(name, justify="right")
    rows = tested.values()
    for key, field in (("fitted", "games"), ("held", "parts"), ("positions", "positions")):
        table.add_row(words.text(f"train-{key}"), *(str(row[field]) for row in rows))
    for key, field in (("log-loss", "log_loss"), ("constant", "log_loss_constant"), ("brier", "brier")):
        table.add_row(words.text(f"train-{key}"), *(f"{row[field]:.3f}" for row in rows))
    table.add_row(words.text("train-ece"), *(percent(row["ece"], words) for row in rows))
    console.print(table)
    for name, row in tested.items():
        bins = Table(title=name, title_justify="left")
        for key in ("positions", "said", "came"):
            bins.add_column(words.text(f"train-{key}"), justify="right")
        for count, said_, came in row["bins"]:
            bins.add_row(str(count), percent(said_, words), percent(came, words))
        console.print(bins)
