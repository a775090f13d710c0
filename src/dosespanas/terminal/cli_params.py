"""What several commands ask for in the same words: games, options, files, and the example at the foot of their help."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dosespanas.catalogue import languages
from dosespanas.players import NAMES
from dosespanas.registry import GAMES


def _language(value: str) -> str:
    if value not in languages():
        raise typer.BadParameter(f"choose one of {', '.join(languages())}")
    return value


def known_game(value: str | None) -> str | None:
    """Return a game as it was named, if it was; raises BadParameter for one there is not."""
    if value is not None and value not in GAMES:
        raise typer.BadParameter(f"choose one of {', '.join(GAMES)}")
    return value


GameName = Annotated[str, typer.Option("--game", "-g", callback=known_game, help=f"The game: {' or '.join(GAMES)}.")]
Scenario = Annotated[str | None, typer.Option(help="The scenario; by default the one the game is known for.")]
Language = Annotated[
    str, typer.Option("--language", "-l", callback=_language, help="Language of the sentences: en, es, fr or pl.")
]
OPPONENTS = f"{', '.join(NAMES)}, a grade (grade3), a commander (rojo), or where it stands: my_module:Cautious"
DataFolder = Annotated[
    Path | None,
    typer.Option("--data", help="Corrected data to play with: a folder of files, or a file of corrections."),
]
Seed = Annotated[
    int | None, typer.Option("--seed", min=0, max=2**128 - 1, help="Seed of dice and cards; by default a secret one.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def example(*lines: str) -> str:
    """The foot of a command's help: its example."""
    return "[bold]Example:[/bold]\n\n" + "\n\n".join(f"  {line}" for line in lines)


def read_options(pairs: list[str]) -> dict[str, Any]:
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
    typer.Option("--option", help="Rule to play with, such as naval; may be repeated. See dosespanas options."),
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes at work.")]
ExecutorPath = Annotated[
    str | None,
    typer.Option("--executor", help="Who works instead, for other machines: module:factory of an executor for --jobs."),
]
KeptGames = Annotated[
    Path | None,
    typer.Option("--out", help="Keep finished games in this file (JSON lines), and go on with those in it."),
]


def on_screen(text: str, file: Path | None) -> bool:
    """Write what a command found to the file of its --json; return whether that is the screen, which is then full."""
    if file is None:
        return False
    if str(file) == "-":
        typer.echo(text)
        return True
    file.write_text(text + "\n", encoding="utf-8")
    return False


def progress() -> Progress:
    """Return a bar on the error screen that goes away when it is done."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
