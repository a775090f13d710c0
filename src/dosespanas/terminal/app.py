"""The `dosespanas` command: one function for each of its commands."""

import json
import os
import secrets
import sys
from enum import StrEnum
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable
from rich.text import Text

import dosespanas
from dosespanas.espana1936.data import Data, mask_bits
from dosespanas.espana1936.files import check as espana1936_files
from dosespanas.espana1936.files.check import load_folder, shipped, usable
from dosespanas.espana1936.game import load_data
from dosespanas.espana1936.options import ADVANCED, AVAILABLE, COMFORT, EDITION, OPTIONAL, SCENARIOS, VARIANT
from dosespanas.gce.files import check as gce_files
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.players import make
from dosespanas.terminal import records, simulate
from dosespanas.terminal.battle_odds import Force, battle_odds
from dosespanas.terminal.board import Board
from dosespanas.terminal.cards import Card
from dosespanas.terminal.odds import odds_table
from dosespanas.terminal.play import PERSON, Quit, Table
from dosespanas.terminal.sea import sea_odds_table
from dosespanas.terminal.summary import show_summary
from dosespanas.words import Catalogue, languages

app = typer.Typer(
    help="España 1936, a board wargame of the Spanish Civil War: play, serve, simulate, replay, study.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    add_completion=False,
)
data_app = typer.Typer(help="The data files: map, pieces, cards, set-up.", no_args_is_help=True)
app.add_typer(data_app, name="data")


class Seat(StrEnum):
    """Who takes a side."""

    PERSON = "person"
    RANDOM = "random"
    SCRIPTED = "scripted"


class Opponent(StrEnum):
    """A computer opponent."""

    RANDOM = "random"
    SCRIPTED = "scripted"


class DataOf(StrEnum):
    """A game with data files."""

    ESPANA1936 = "espana1936"
    GCE = "gce"


CHECKS: dict[DataOf, ModuleType] = {DataOf.ESPANA1936: espana1936_files, DataOf.GCE: gce_files}
"""How the files of each game are read and checked."""


def _language(value: str) -> str:
    if value not in languages():
        raise typer.BadParameter(f"choose one of {', '.join(languages())}")
    return value


Language = Annotated[
    str, typer.Option("--language", "-l", callback=_language, help="Language of the sentences: en, es, fr or pl.")
]
DataFolder = Annotated[Path | None, typer.Option("--data", help="Folder of corrected data files to play with.")]
Seed = Annotated[
    int | None, typer.Option("--seed", min=0, max=2**128 - 1, help="Seed of dice and cards; by default a secret one.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def _example(*lines: str) -> str:
    """The foot of a command's help: its example."""
    return "[bold]Example:[/bold]\n\n" + "\n\n".join(f"  {line}" for line in lines)


def _board(data: Data) -> Board:
    links = [(one, other) for one in range(data.box_count) for other in mask_bits(data.links[one]) if one < other]
    return Board(
        [(data.boxes[one], data.boxes[other]) for one, other in links],
        [data.boxes[box] for box in mask_bits(data.objectives)],
    )


def _cards(data: Path | None) -> dict[str, Card]:
    files = shipped() if data is None else load_folder(data)
    return {card["id"]: card for card in usable(files)["cards"]["cards"]}


def _options(pairs: list[str]) -> dict[str, Any]:
    """Read `ask_drm=true` and the like; a bare name means true."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, given, value = pair.partition("=")
        if given and value not in ("true", "false"):
            raise typer.BadParameter(f"{pair}: an option is true or false", param_hint="--option")
        options[name] = value != "false"
    return options


GameOption = Annotated[
    list[str] | None,
    typer.Option("--option", help="Rule to play with, such as naval or fog; may be repeated. See dosespanas options."),
]


@app.command(name="options", epilog=_example("dosespanas options --language fr"))
def list_options(language: Language = "en") -> None:
    """List the scenarios and every option of a game, and what each one changes."""
    words = Catalogue(language)
    table = RichTable(box=None, padding=(0, 1))
    for scenario in SCENARIOS:
        key = f"page-scenario-{scenario}"
        table.add_row(f"--scenario {scenario}", words.text(key + "-about"), "", style="bold")
    for group in (ADVANCED, OPTIONAL, VARIANT, EDITION, COMFORT):
        table.add_row(Text("\n" + words.text(f"page-options-{group}"), "bold"))
        for name, (rule, _, kind) in AVAILABLE.items():
            if kind == group:
                table.add_row(f"--option {name}", words.text(f"page-option-{name}-about"), Text(rule, "dim"))
    Console(highlight=False).print(table)


@app.command(epilog=_example("dosespanas play", "dosespanas play --scenario 1938 --option naval --language es"))
def play(
    nationalist: Annotated[Seat, typer.Option(help="Who plays the Nationalist side.")] = Seat.SCRIPTED,
    republican: Annotated[Seat, typer.Option(help="Who plays the Republican side.")] = Seat.PERSON,
    load: Annotated[Path | None, typer.Option(help="Go on from this record.")] = None,
    reasons: Annotated[bool, typer.Option(help="Computer opponents say why they choose so.")] = False,
    scenario: Annotated[str, typer.Option(help="The scenario.")] = "1936",
    option: GameOption = None,
    seed: Seed = None,
    data: DataFolder = None,
    language: Language = "en",
) -> None:
    """Play a game in the terminal. Type ? at any choice for help."""
    seed = secrets.randbits(128) if seed is None else seed
    if load is not None:
        game = records.open_record(load, data)
    else:
        game = dosespanas.new_game("espana1936", scenario, _options(option or []), seed=seed, data=data)
    seats = [
        None if seat == PERSON else make(seat.value, simulate.opponent_seed(seed, side))
        for side, seat in enumerate((nationalist, republican))
    ]
    console = Console(highlight=False)
    board, cards = _board(load_data(data)), _cards(data)
    table = Table(game, seats, board, cards, Catalogue(language), console, console.input, reasons)
    try:
        table.run()
    except (Quit, EOFError):
        table.say("terminal-left")


@app.command(epilog=_example("dosespanas serve --port 8936", "dosespanas serve --no-browser --database games.db"))
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")] = 8936,
    database: Annotated[
        str | None, typer.Option(help="SQLite file or database URL; by default dosespanas.db here.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Start the server and open the page."""
    from dosespanas.server import run
    from dosespanas.server.settings import DEFAULT_DATABASE

    url = database or DEFAULT_DATABASE
    run.serve(host, port, url if "://" in url else f"sqlite:///{url}", browser)


@app.command(
    name="simulate",
    epilog=_example("dosespanas simulate 400 scripted random --swap --jobs 2 --json out.json"),
)
def simulate_games(
    games: Annotated[int, typer.Argument(min=1, help="How many games; with --swap, how many pairs of games.")],
    nationalist: Annotated[Opponent, typer.Argument(help="Who plays the Nationalist side.")] = Opponent.SCRIPTED,
    republican: Annotated[Opponent, typer.Argument(help="Who plays the Republican side.")] = Opponent.RANDOM,
    swap: Annotated[bool, typer.Option(help="Play every seed twice, sides swapped.")] = False,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; the next has the next number.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes at work.")] = 1,
    json_file: Annotated[
        Path | None,
        typer.Option("--json", help="Write all results as JSON to this file, or - for the screen."),
    ] = None,
    scenario: Annotated[str, typer.Option(help="The scenario.")] = "1936",
    option: GameOption = None,
    data: DataFolder = None,
    language: Language = "en",
) -> None:
    """Play many games between two computer opponents and count what came of them."""
    options = _options(option or [])
    pairs = [(nationalist.value, republican.value)]
    if swap:
        pairs.append((republican.value, nationalist.value))
    work = [
        simulate.Job(number, one, other, scenario, options, data)
        for number in range(seed, seed + games)
        for one, other in pairs
    ]
    words = Catalogue(language)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(words.text("terminal-playing"), total=len(work))
        results = []
        for result in simulate.play_all(work, jobs):
            results.append(result)
            bar.advance(task)
    found = simulate.summary(results)
    if json_file is not None:
        text = json.dumps(found, indent=1)
        if str(json_file) == "-":
            typer.echo(text)
            return
        json_file.write_text(text + "\n", encoding="utf-8")
    show_summary(Console(highlight=False), words, found)


@app.command(epilog=_example("dosespanas replay game.txt --language es"))
def replay(file: RecordFile, data: DataFolder = None, language: Language = "en") -> None:
    """Tell a record's game in sentences, choice by choice."""
    words = Catalogue(language)
    console = Console(highlight=False)
    for event in records.open_record(file, data).log:
        line = Text(f"{event.n if event.n >= 0 else '':5}  ", "dim")
        view = event.view(event.owner if event.owner >= 0 else None)
        console.print(line.append(Text(words.event(view), "not dim")).append(f"  {event.rule}"))


@app.command(epilog=_example("dosespanas verify game.txt"))
def verify(file: RecordFile, data: DataFolder = None, language: Language = "en") -> None:
    """Replay a record: the same end, or where it departs from the rules."""
    words = Catalogue(language)
    game = records.open_record(file, data)
    typer.echo(words.text("terminal-verified", file=str(file), choices=game.choice, hash=game.hash()))


@app.command(
    epilog=_example(
        "dosespanas odds --attack 3 --defend 2 --attack-with varela --defend-card rep_9:penalty",
        "dosespanas odds game.txt --choice 120 --action 'support rojo'",
    )
)
def odds(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="A record to look into.")] = None,
    choice: Annotated[
        int | None, typer.Option(min=0, help="Before which choice of the record; by default its end.")
    ] = None,
    action: Annotated[str | None, typer.Option(help="As if this action were taken then.")] = None,
    attack: Annotated[int | None, typer.Option(help="Strength of the attacking troop: 1, 2, 3 or 5.")] = None,
    defend: Annotated[int | None, typer.Option(help="Strength of the defending troop.")] = None,
    attack_with: Annotated[list[str] | None, typer.Option(help="General, tank or plane in support.")] = None,
    defend_with: Annotated[list[str] | None, typer.Option(help="General, tank or plane in support.")] = None,
    attack_drm: Annotated[list[str] | None, typer.Option(help="A modifier: +1, or -1x2 for two dice.")] = None,
    defend_drm: Annotated[list[str] | None, typer.Option(help="A modifier: +1, or -1x2 for two dice.")] = None,
    attack_card: Annotated[str | None, typer.Option(help="Card and mode, such as nac_3:bonus.")] = None,
    defend_card: Annotated[str | None, typer.Option(help="Card and mode, such as rep_9:penalty.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    data: DataFolder = None,
    language: Language = "en",
) -> None:
    """Exact odds of an attack: one from a record, or one described by options."""
    words = Catalogue(language)
    found: dict[str, Any] | None
    if file is not None:
        game = records.open_record(file, data, choice)
        found = None if game.actor is None else game.odds(action, game.actor)
        if found is None:
            raise DosEspanasError("terminal-no-odds", "there is no attack in hand at this choice")
    elif attack is None or defend is None:
        raise typer.BadParameter("give a record, or both --attack and --defend")
    else:
        found = battle_odds(
            load_data(data),
            Force(attack, attack_with or (), attack_drm or (), attack_card),
            Force(defend, defend_with or (), defend_drm or (), defend_card),
        )
    if as_json:
        typer.echo(json.dumps(found, indent=1))
    else:
        table = sea_odds_table(found, words) if "sea" in found else odds_table(found, words)
        Console(highlight=False).print(table)


@data_app.command(name="check", epilog=_example("dosespanas data check", "dosespanas data check my_copy/cards.json"))
def data_check(
    path: Annotated[
        Path | None, typer.Argument(metavar="[FILE or FOLDER]", help="By default the shipped data.")
    ] = None,
    game: Annotated[DataOf, typer.Option(help="The game whose files they are.")] = DataOf.ESPANA1936,
    language: Language = "en",
) -> None:
    """Check data files: what is wrong, where, and what would be right."""
    words = Catalogue(language)
    checks = CHECKS[game]
    files = checks.shipped() if path is None else checks.load_folder(path)
    problems = checks.check(files)
    for problem in problems:
        style = "red" if problem.severity == "error" else "yellow"
        line = Text(words.text(f"terminal-data-{problem.severity}") + " ", style)
        Console(highlight=False).print(line.append(Text(str(problem), "default")), soft_wrap=True)
    errors = sum(problem.severity == "error" for problem in problems)
    if errors:
        typer.echo(words.text("terminal-data-bad", errors=errors, warnings=len(problems) - errors))
        raise typer.Exit(2)
    typer.echo(words.text("terminal-data-good", warnings=len(problems), digest=checks.digest(files)))


def _given_language() -> str:
    """The language asked for on the command line, to say an error in it; English when in doubt."""
    for name, value in zip(sys.argv, sys.argv[1:], strict=False):
        if name in ("--language", "-l") and value in languages():
            return value
    return "en"


def main() -> None:
    """Run the command. What goes wrong is told in a sentence; 2 is then the exit code."""
    try:
        app()
    except DosEspanasError as error:
        words = Catalogue(_given_language())
        code, text = 2, words.error(error)
    except OSError as error:
        code, text = 2, f"{error.filename}: {error.strerror}" if error.filename else str(error)
    except KeyboardInterrupt:
        code, text = 130, ""
    except Exception as error:
        if os.environ.get("DOSESPANAS_DEBUG"):
            raise
        code = 3
        text = f"A fault of the program: {type(error).__name__}: {error}. DOSESPANAS_DEBUG=1 shows where."
    else:
        return
    print(text, file=sys.stderr)
    sys.exit(code)


if __name__ == "__main__":
    main()
