"""The `dosespanas` command: one function for each of its commands."""

import gc
import io
import json
import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

import dosespanas
from dosespanas.catalogue import Catalogue, languages
from dosespanas.datafiles.store import other_data
from dosespanas.fairness_proof import (
    CheckerKnowledge,
    counts,
    digest,
    had_proof,
    problems,
    prove,
    read_chain,
    rewritten,
)
from dosespanas.frozen_ladders import frozen_ladder, frozen_ladders
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.fair_chance import SHARED
from dosespanas.kernel.game import Game
from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.side import SIDE_NAMES, Side, parse_side
from dosespanas.pictures import picture
from dosespanas.players import Player, commanders, grades, make, names
from dosespanas.players.lifecycle import opponent_seed
from dosespanas.registry import DEFINITIONS, GAMES, played_with, replay_record
from dosespanas.rulebook import search
from dosespanas.terminal import (
    admin_commands,
    data_commands,
    puzzle_commands,
    records,
    report_command,
    review_commands,
    simulate,
)
from dosespanas.terminal.bot import PREFIX, SECONDS, seated
from dosespanas.terminal.cli_params import (
    OPPONENTS,
    DataFolder,
    ExecutorPath,
    GameName,
    GameOption,
    Jobs,
    KeptGames,
    Language,
    RecordFile,
    Scenario,
    Seed,
    example,
    on_screen,
    progress,
    read_options,
)
from dosespanas.terminal.databases import Database, store_of
from dosespanas.terminal.executors import Workers
from dosespanas.terminal.handicaps import Handicaps
from dosespanas.terminal.ladder import Ladder, schedule, standings
from dosespanas.terminal.play import PERSON, Quit, TerminalGame
from dosespanas.terminal.screen import AttackQuestion
from dosespanas.terminal.screens import screen_of, shown
from dosespanas.terminal.summary import show_handicaps, show_standings, show_summary

app = typer.Typer(
    help="Board wargames of the Spanish Civil War: play, serve, simulate, replay, study. Alone it opens the page.",
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
app.add_typer(data_commands.app, name="data")
app.add_typer(admin_commands.app, name="admin")
app.add_typer(puzzle_commands.app, name="puzzles")


class Giver(StrEnum):
    """Who may have added a number to a seed."""

    NATIONALIST = SIDE_NAMES[0]
    REPUBLICAN = SIDE_NAMES[1]
    BOTH = SHARED


class Viewer(StrEnum):
    """A side that looks at a position."""

    NATIONALIST = "nationalist"
    REPUBLICAN = "republican"


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"dosespanas {ENGINE}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def begin(
    context: typer.Context,
    _: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Start the server and open the page where no command is given."""
    if context.invoked_subcommand is None:
        serve()


@app.command(name="options", epilog=example("dosespanas options", "dosespanas options --game gce --language fr"))
def list_options(game: GameName = GAMES[0], language: Language = "en") -> None:
    """List the scenarios and every option of a game, and what each one changes."""
    words = Catalogue(language)
    choices = DEFINITIONS[game].choices
    table = RichTable(box=None, padding=(0, 1))
    for scenario in choices.SCENARIOS:
        about = words.text(words.own(game, f"page-scenario-{scenario}-about"))
        table.add_row(f"--scenario {scenario}", about, "", style="bold")
    for group in dict.fromkeys(kind for _, _, kind in choices.AVAILABLE.values()):
        table.add_row(Text("\n" + words.text(f"page-options-{group}"), "bold"))
        for name, (rule, _, kind) in choices.AVAILABLE.items():
            if kind == group:
                table.add_row(f"--option {name}", words.text(f"page-option-{name}-about"), Text(rule, "dim"))
    Console(highlight=False).print(table)


@app.command(
    epilog=example("dosespanas rules", "dosespanas rules supply line --game gce", "dosespanas rules MOV-04 -l pl")
)
def rules(
    wanted: Annotated[list[str] | None, typer.Argument(metavar="[WORDS]...", help="What to look for.")] = None,
    game: GameName = GAMES[0],
    language: Language = "en",
) -> None:
    """List the chapters of a rulebook in our own words, or the rules that speak of something."""
    words, console = Catalogue(language, game=game), Console(highlight=False)
    found = search(game, " ".join(wanted or []), language)
    for chapter in found:
        console.print(Text(f"{chapter.title} ({len(chapter.rules)})", "bold"))
        for rule in chapter.rules if wanted else []:
            console.print(Text(f"  {rule}  ", "bold dim").append(words.rule(rule) or "", "not bold not dim"))
    if not found:
        typer.echo(words.text("page-rules-none"), err=True)
        raise typer.Exit(1)


def _seats(game: Game, players: Sequence[str]) -> list[Player | None]:
    """Return who sits on each side: a computer opponent, or None for the person at the keyboard."""
    return [
        None if player == PERSON else make(player, opponent_seed(game, side), game.header.game)
        for side, player in enumerate(players)
    ]


@app.command(
    epilog=example(
        "dosespanas play",
        "dosespanas play --scenario 1938 --option naval --language es",
        "dosespanas play --game gce --nationalist person",
    )
)
def play(
    game: GameName = GAMES[0],
    nationalist: Annotated[
        str | None,
        typer.Option(help=f"Who plays the Nationalist side: person, {OPPONENTS}; by default the best there is."),
    ] = None,
    republican: Annotated[str, typer.Option(help="Who plays the Republican side.")] = PERSON,
    load: Annotated[Path | None, typer.Option(help="Go on from this record; it says which game it is.")] = None,
    reasons: Annotated[bool, typer.Option(help="Computer opponents say why they choose so.")] = False,
    scenario: Scenario = None,
    option: GameOption = None,
    seed: Seed = None,
    data: DataFolder = None,
    language: Language = "en",
) -> None:
    """Play a game in the terminal. Type ? at any choice for help."""
    if load is not None:
        played = records.open_record(load, data)
    else:
        seed = secrets.randbits(64) if seed is None else seed  # see proof.had_proof
        played = dosespanas.new_game(game, scenario, read_options(option or []), seed=seed, data=data)
    name = played.header.game
    seats = _seats(played, [nationalist or names(name)[-1], republican])
    source = played_with(played.header, data)
    screen, console = screen_of(name, source), Console(highlight=False)
    words = Catalogue(language, screen.names, name, DEFINITIONS[name].texts(source))
    table = TerminalGame(played, seats, screen, words, console, console.input, reasons, source)
    try:
        table.run()
    except Quit:
        table.say("terminal-left")
    except EOFError:
        table.say("terminal-left-unsaved" if table.unsaved else "terminal-left")


@app.command(
    epilog=example(
        "dosespanas serve --port 8936",
        "dosespanas serve --lan",
        "dosespanas serve --opponent my_module:Cautious",
        "dosespanas serve --no-browser --database games.db --url https://games.example.org",
    )
)
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    lan: Annotated[bool, typer.Option("--lan", help="Let others in this network play; says where it is.")] = False,
    url: Annotated[
        str | None, typer.Option(help="Where others reach this server, such as https://games.example.org.")
    ] = None,
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")] = 8936,
    database: Database = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    json_log: Annotated[bool, typer.Option(help="Log requests as lines of JSON, without secrets.")] = False,
    forget_untouched: Annotated[
        float | None, typer.Option(min=0.01, metavar="DAYS", help="Delete games nobody ever played in after so long.")
    ] = None,
    forget_after: Annotated[
        float | None, typer.Option(min=0.01, metavar="DAYS", help="Delete games in which nothing was done for so long.")
    ] = None,
    opponent: Annotated[
        list[str] | None,
        typer.Option(help="Another computer opponent: my_module:Cautious or bold=my_module:Cautious; may be repeated."),
    ] = None,
    data: Annotated[
        list[str] | None,
        typer.Option(
            metavar="FOLDER", help="A corrected copy of data files: my_copy, or gce=my_copy; may be repeated."
        ),
    ] = None,
) -> None:
    """Start the server and open the page."""
    gc.disable()  # all that is loaded from here on stays: until it serves, nobody need look for litter
    from dosespanas.server import run
    from dosespanas.server.games.data_copies import folders
    from dosespanas.server.operations.settings import Settings, database_url, public_address
    from dosespanas.server.opponents.registry import added

    asked: dict[str, Any] = {"forget_untouched": forget_untouched, "forget_after": forget_after}
    if opponent:
        asked["opponents"] = added(opponent)
    if data:
        asked["data"] = folders(data)
    if database is not None:
        asked["database_url"] = database_url(database)
    if url is not None:
        asked["address"] = public_address(url)
    settings = replace(
        Settings.from_environment(), **{name: value for name, value in asked.items() if value is not None}
    )
    host = "0.0.0.0" if lan else host
    listening = run.listen(host, port)  # first of all: where that fails nothing is made and nothing promised
    run.serve(host, port, settings, browser, json_log, listening, typer.echo)


@app.command(epilog=example("dosespanas forget --database games.db", "dosespanas forget --yes"))
def forget(
    database: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="Yes, they may go: the server's clock is right.")] = False,
) -> None:
    """Say how many games a server means to delete (serve --forget-after), and perhaps that they may go."""
    from dosespanas.server.games.retention import agree, marked

    store = store_of(database)
    few, everything = marked(store)
    typer.echo(f"{few} of {everything} games have had their time; a game goes after a day of running with that mark.")
    if yes:
        typer.echo(f"{agree(store)} may go.")
    elif few:
        typer.echo("Where a tenth of all games would go at once, none goes before: dosespanas forget --yes")
    store.close()


@app.command(epilog=example("dosespanas ratings --database games.db"))
def ratings(
    database: Database = None,
) -> None:
    """Work out all ratings of a server again from the results it has."""
    from dosespanas.server.features.ratings.rating_book import work_out_again

    store = store_of(database)
    with store.aside() as connection:
        typer.echo(f"{work_out_again(connection)} games are counted.")
    store.close()


@app.command(
    name="simulate",
    epilog=example(
        "dosespanas simulate 400 scripted random --swap --jobs 2 --json out.json",
        "dosespanas simulate 100 tuned scripted --option naval --seed 72001",
        "dosespanas simulate 20 --game gce",
        "dosespanas simulate 100 tuned scripted --orders orders.json",
        "dosespanas simulate 100 my_module:Cautious scripted --swap",
        "dosespanas simulate 10 'bot:python mybot.py' scripted --swap",
    ),
)
def simulate_games(
    games: Annotated[int, typer.Argument(min=1, help="How many games; with --swap, how many pairs of games.")],
    nationalist: Annotated[
        str | None,
        typer.Argument(help=f"Who plays the Nationalist side: {OPPONENTS}; by default the best there is."),
    ] = None,
    republican: Annotated[str, typer.Argument(help="Who plays the Republican side.")] = "random",
    game: GameName = GAMES[0],
    swap: Annotated[bool, typer.Option(help="Play every seed twice, sides swapped.")] = False,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; the next has the next number.")] = 1,
    jobs: Jobs = 1,
    executor: ExecutorPath = None,
    json_file: Annotated[
        Path | None,
        typer.Option("--json", help="Write all results as JSON to this file, or - for the screen."),
    ] = None,
    scenario: Scenario = None,
    option: GameOption = None,
    orders: Annotated[
        Path | None, typer.Option(help="Standing orders of the sides: a file of JSON, see docs/orders.md.")
    ] = None,
    data: DataFolder = None,
    language: Language = "en",
) -> None:
    """Play many games between two computer opponents and count what came of them."""
    options = read_options(option or [])
    first, second = nationalist or names(game)[-1], republican
    for name in (first, second):
        seated(name, 0, game)
    pairs = [(first, second)]
    if swap:
        pairs.append((second, first))
    rules = None
    if orders is not None:
        fresh = dosespanas.new_game(game, scenario, options, data=data)
        rules = simulate.read_orders(records.read_text(orders), fresh)
    secret = secrets.token_hex(16)
    work = [
        simulate.SimulationJob(number, one, other, scenario, options, data, game, rules, secret=secret)
        for number in range(seed, seed + games)
        for one, other in pairs
    ]
    words = Catalogue(language)
    with progress() as bar:
        task = bar.add_task(words.text("terminal-playing"), total=len(work))
        results = []
        for result in simulate.play_all(work, Workers(jobs, executor)):
            results.append(result)
            bar.advance(task)
    found = simulate.summary(results)
    if on_screen(json.dumps(found, indent=1), json_file):
        return
    show_summary(Console(highlight=False), words, found)


@app.command(
    epilog=example(
        "dosespanas ladder --games 100 --jobs 2 --out ladder.jsonl",
        "dosespanas ladder --levels tuned,planner --scenario 1938 --seed 96001 --games 40 --out planner.jsonl",
        "dosespanas ladder --levels tuned,dosespanas.players.espana1936.planner.player:mind --games 400",
        "dosespanas ladder --game gce --scenario campaign --levels scripted,tuned",
        "dosespanas ladder --levels grades --near 2 --anchor tuned=213 --games 40 --out grades.jsonl",
        "dosespanas ladder --frozen espana1936-1 --levels my_module:Cautious",
        "dosespanas ladder --levels random,scripted --bot 'python mybot.py' --games 20",
    )
)
def ladder(
    game: GameName = GAMES[0],
    levels: Annotated[
        str | None,
        typer.Option(
            help=f"Opponents with commas between them ({OPPONENTS}); `grades` and `commanders` stand for all of these; "
            "by default all levels of the game."
        ),
    ] = None,
    near: Annotated[
        int | None, typer.Option(min=1, help="Only those play each other that stand so near in the list.")
    ] = None,
    anchor: Annotated[
        list[str] | None, typer.Option(help="A level whose rating is known, such as tuned=213; may be given again.")
    ] = None,
    frozen: Annotated[
        str | None,
        typer.Option(
            help=f"A frozen ladder ({', '.join(frozen_ladders())}): its game, seeds and rated opponents against those "
            "of --levels; without these its own ratings are played anew."
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help='The command of a program of yours ("python mybot.py"; docs/bots.md); or several.'),
    ] = None,
    bot_seconds: Annotated[float, typer.Option(min=1, help="How long such a program may think in a game.")] = SECONDS,
    games: Annotated[int, typer.Option(min=2, help="Games of each pair, half of them with sides swapped.")] = 20,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first two games of each pair.")] = 1,
    jobs: Jobs = 1,
    executor: ExecutorPath = None,
    out: KeptGames = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Write the tables as JSON, - for the screen.")
    ] = None,
    scenario: Scenario = None,
    option: GameOption = None,
    data: DataFolder = None,
    language: Language = "en",
) -> None:
    """Let all opponents of a game play each other on the same seeds from both sides, and rate them.

    With --out the same command goes on where it was stopped, also for more games. With planner or learned a game of
    España 1936 takes some ten seconds and one of La Guerra Civil Española minutes; by their minds alone (third
    example) they answer at once.
    """
    options, rated, held = read_options(option or []), 0, dict[str, float]()
    if frozen:
        fixed = frozen_ladder(frozen)
        game, scenario, options, data = fixed.game, fixed.scenario, dict(fixed.options), None
        games, seed, held = fixed.games, fixed.seed, fixed.levels if levels or bot else {}
        rated = len(held)
        levels = ",".join([*fixed.levels, *([levels] if levels else [])])
    wanted = wanted_levels(game, levels) + [PREFIX + command for command in bot or []]
    anchors = held | dict(read_anchor(text) for text in anchor or [])
    for name in wanted:
        seated(name, 0, game)
    if len(wanted) < 2:
        raise typer.BadParameter("at least two opponents play each other", param_hint="--levels")
    played = Ladder(
        schedule(game, wanted, games, seed, scenario, options, data, near, rated, bot_seconds, secrets.token_hex(16)),
        out,
    )
    words = Catalogue(language)
    with progress() as bar:
        task = bar.add_task(words.text("terminal-playing"), total=len(played.due))
        for _ in played.play(Workers(jobs, executor)):
            bar.advance(task)
    found = standings(played.rows, anchors)
    if on_screen(json.dumps(found, indent=1), json_file):
        return
    console = Console(highlight=False)
    show_standings(console, words, found)
    for row in played.rows:
        if row.get("failed"):
            loser = row["republican" if row["winner"] == "nationalist" else "nationalist"]
            console.print(Text(words.text("terminal-bot-failed", name=loser, seed=str(row["seed"]), why=row["failed"])))


def wanted_levels(game: str, levels: str | None) -> list[str]:
    """Return the opponents of a ladder by name: those that are named, groups in full; by default all levels."""
    groups = {"grades": ["random", *grades(game)], "commanders": ["tuned", *(one.name for one in commanders(game))]}
    if not levels:
        return names(game)
    return list(dict.fromkeys(one for name in levels.split(",") for one in groups.get(name, [name])))


def read_anchor(text: str) -> tuple[str, float]:
    """Return the level and rating of `tuned=213`."""
    name, _, points = text.partition("=")
    try:
        return name, float(points)
    except ValueError:
        why = f"{text!r}: a level and its rating, such as tuned=213"
        raise typer.BadParameter(why, param_hint="--anchor") from None


@app.command(
    epilog=example(
        "dosespanas handicaps --games 400 --jobs 2", "dosespanas handicaps --game gce --games 100 --out worth.jsonl"
    )
)
def handicaps(
    game: GameName = GAMES[0],
    games: Annotated[int, typer.Option(min=10, help="Games with each handicap, and without any.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first of them.")] = 1,
    jobs: Jobs = 1,
    executor: ExecutorPath = None,
    out: KeptGames = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the table as JSON, - for the screen.")] = None,
    scenario: Scenario = None,
    data: DataFolder = None,
    language: Language = "en",
) -> None:
    """Measure what each handicap of a game is worth to its side, in points of rating, with 95% intervals.

    The tuned opponent plays itself with each handicap and without any, on the same seeds.
    """
    words = Catalogue(language, game=game)
    trial = Handicaps(game, games, seed, scenario, data, out)
    with progress() as bar:
        task = bar.add_task(words.text("terminal-playing"), total=len(trial.due))
        for _ in trial.play(Workers(jobs, executor)):
            bar.advance(task)
    found = trial.worth()
    if not on_screen(json.dumps(found, indent=1), json_file):
        show_handicaps(Console(highlight=False), words, found)


@app.command(epilog=example("dosespanas replay game.txt --language es"))
def replay(file: RecordFile, data: DataFolder = None, language: Language = "en") -> None:
    """Tell a record's game in sentences, choice by choice.

    One of an earlier version, or one that breaks a rule, is told as far as it goes; the exit code is then 1.
    """
    game, record, departure = replay_record(records.read_text(file), data)
    title = DEFINITIONS[game.header.game]
    source = played_with(game.header, data)
    words = Catalogue(language, title.names(source), title.name, title.texts(source))
    console = Console(highlight=False)
    views = [event.view(event.owner if event.owner >= 0 else None) for event in game.log]
    for event, told in zip(game.log, words.events(views), strict=True):
        line = Text(f"{event.n if event.n >= 0 else '':5}  ", "dim")
        console.print(line.append(Text(told, "not dim")).append(f"  {event.rule}"))
    if record.tags["Engine"] != ENGINE:
        version = {"wrong": record.tags["Engine"], "right": ENGINE}
        typer.echo(words.text("error-record-version", **version), err=True)
    if record.tags["Data"] != game.header.data:
        typer.echo(words.error(other_data(record.changed, game.header.changed)), err=True)
    if departure is not None:
        typer.echo(refused(words, departure), err=True)
        raise typer.Exit(1)


@app.command(
    name="picture", epilog=example("dosespanas picture game.txt board.svg --choice 120 --side republican -l es")
)
def picture_of(
    file: RecordFile,
    to: Annotated[Path, typer.Argument(metavar="SVG", help="Where to write the picture.")],
    choice: Annotated[int | None, typer.Option(min=0, help="Before which choice; by default the end.")] = None,
    side: Annotated[Viewer | None, typer.Option(help="Who looks; by default a spectator.")] = None,
    data: DataFolder = None,
    language: Language = "en",
) -> None:
    """Draw a position of a record as a picture (SVG)."""
    game = dosespanas.load_record(records.read_text(file), data, upto=choice)
    seen_by = None if side is None else Side(parse_side(side))
    to.write_text(picture(game, seen_by, language, data), encoding="utf-8")


@app.command(epilog=example("dosespanas verify game.txt", "dosespanas verify game.txt --proof proof.json"))
def verify(
    file: RecordFile,
    proof: Annotated[Path | None, typer.Option(help="Write every die, shuffle and draw to this file.")] = None,
    commitment: Annotated[str | None, typer.Option(help="What the page showed when the game began.")] = None,
    number: Annotated[str | None, typer.Option(help="The number that your own page added.")] = None,
    givers: Annotated[
        list[Giver] | None, typer.Option(help="A side that a person held, or both for one screen; once for each.")
    ] = None,
    chain: Annotated[str | None, typer.Option(help="The chain of the log at a choice: 57:9c4f…")] = None,
    without_proof: Annotated[bool, typer.Option("--without-proof", help="Only replay it.")] = False,
    data: DataFolder = None,
    language: Language = "en",
) -> None:
    """Replay a record: the same end, or where it departs from the rules; prove its dice and cards if it says how.

    The exit code is 2 when something is not proved that should be: also when a game of a server no longer says how.
    """
    words = Catalogue(language)
    text = records.read_text(file)
    game = dosespanas.load_record(text, data)
    typer.echo(words.text("terminal-verified", file=str(file), choices=game.choice, hash=game.hash()))
    found = prove(text, data)
    if proof is not None:
        proof.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    known = CheckerKnowledge(commitment, number, givers or (), read_chain(chain))
    told = found["fair"]
    if known == CheckerKnowledge() and (without_proof or (told is None and not had_proof(found))):
        if told is None:
            typer.echo(words.text("error-proof-none"))
        return
    wrong = problems(found, known) + rewritten(text, told, known)
    if wrong:
        typer.echo(" ".join(words.text(key) for key in wrong), err=True)
        raise typer.Exit(2)
    typer.echo(words.text("terminal-proved", commitment=told["commitment"], **counts(found)))
    sides = [f"side:{giver}" for giver in sorted(told["numbers"]) if giver != SHARED]
    typer.echo(words.text("terminal-proved-givers" if sides else "terminal-proved-shared", givers=sides))
    typer.echo(words.text("terminal-proved-draws", digest=digest(found)))
    if found["begins"]:
        typer.echo(words.text("terminal-proved-from", choice=found["begins"]))


@app.command(
    epilog=example(
        "dosespanas odds --attack 3 --defend 2 --attack-with varela --defend-card rep_9:penalty",
        "dosespanas odds --game gce --attack 26 --defence 7 --shift -2 --drm 1 --defender-steps 2",
        "dosespanas odds game.txt --choice 120 --action 'support rojo'",
    )
)
def odds(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="A record to look into.")] = None,
    choice: Annotated[
        int | None, typer.Option(min=0, help="Before which choice of the record; by default its end.")
    ] = None,
    action: Annotated[str | None, typer.Option(help="As if this action were taken then.")] = None,
    game_name: GameName = GAMES[0],
    attack: Annotated[
        int | None, typer.Option(help="Strength of the attacking troop: 1, 2, 3 or 5; of gce the attack factors.")
    ] = None,
    defend: Annotated[
        int | None, typer.Option("--defend", "--defence", help="Strength of the defending troop; defence factors.")
    ] = None,
    attack_with: Annotated[list[str] | None, typer.Option(help="General, tank or plane in support.")] = None,
    defend_with: Annotated[list[str] | None, typer.Option(help="General, tank or plane in support.")] = None,
    attack_drm: Annotated[list[str] | None, typer.Option(help="A modifier: +1, or -1x2 for two dice.")] = None,
    defend_drm: Annotated[list[str] | None, typer.Option(help="A modifier: +1, or -1x2 for two dice.")] = None,
    attack_card: Annotated[str | None, typer.Option(help="Card and mode, such as nac_3:bonus.")] = None,
    defend_card: Annotated[str | None, typer.Option(help="Card and mode, such as rep_9:penalty.")] = None,
    shift: Annotated[int | None, typer.Option(help="gce: shift of the column, to the right if above 0.")] = None,
    drm: Annotated[int | None, typer.Option(help="gce: what is added to the die.")] = None,
    defender_steps: Annotated[int | None, typer.Option(help="gce: steps of the defenders; one by default.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    data: DataFolder = None,
    language: Language = "en",
) -> None:
    """Exact odds of an attack: one from a record of any game, or one described by options."""
    name = game_name
    source: str | Path | None = data
    found: Mapping[str, Any]
    if file is not None:
        game = records.open_record(file, data, choice)
        name, source = game.header.game, played_with(game.header, data)
        read = None if game.actor is None else game.odds(action, game.actor)
        if read is None:
            raise DosEspanasError("terminal-no-odds", "there is no attack in hand at this choice")
        found = read
    elif attack is None or defend is None:
        raise typer.BadParameter("give a record, or both --attack and --defend")
    else:
        supporters, modifiers = (attack_with or (), defend_with or ()), (attack_drm or (), defend_drm or ())
        described = AttackQuestion(
            attack, defend, *supporters, *modifiers, attack_card, defend_card, shift, drm, defender_steps
        )
        found = shown(name).odds(data, described)
    if as_json:
        typer.echo(json.dumps(found, indent=1))
    else:
        screen = screen_of(name, source)
        words = Catalogue(language, screen.names, name, DEFINITIONS[name].texts(source))
        Console(highlight=False).print(screen.odds(found, words))


app.command(
    "review", epilog=example("dosespanas review game.txt --jobs 2", "dosespanas review game.txt --picture curve.svg")
)(review_commands.review_game)
app.command(
    name="report",
    epilog=example(
        "dosespanas report game.txt --pdf game.pdf", "dosespanas report game.txt --html game.html --quick -l es"
    ),
)(report_command.write_report)
app.command(
    "train",
    epilog=example(
        "dosespanas train --games 2000 --jobs 2 --picture reliability.svg",
        "dosespanas train --game gce --scenario campaign --games 40",
    ),
)(review_commands.train)


def _given_language() -> str:
    """The language asked for on the command line, to say an error in it; English when in doubt."""
    for name, value in zip(sys.argv, sys.argv[1:], strict=False):
        if name in ("--language", "-l") and value in languages():
            return value
    return "en"


def refused(words: Catalogue, error: DosEspanasError) -> str:
    """Return an error in words, with the rule that forbids what was asked, if one does."""
    rule = getattr(error, "rule", None)
    return f"{words.error(error)}  {rule}" if rule else words.error(error)


def main() -> None:
    """Run the command. What goes wrong is told in a sentence; 2 is then the exit code.

    What a screen or file of another encoding cannot show is replaced by a question mark.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except DosEspanasError as error:
        game = str(error.details.get("game", ""))
        names = DEFINITIONS[game].names() if game in DEFINITIONS else None
        code, text = 2, refused(Catalogue(_given_language(), names, game), error)
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
