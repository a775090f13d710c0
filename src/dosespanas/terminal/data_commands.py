"""The commands about data files and corrections of them: check, diff, pack, apply."""

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.text import Text

from dosespanas.catalogue import Catalogue
from dosespanas.datafiles.corrections import FORMAT, CorrectedValue, CorrectionsFile, is_note, told
from dosespanas.datafiles.differences import corrections
from dosespanas.datafiles.reading import FileContents
from dosespanas.registry import GAMES, GameDefinition, definition_of, shipped_digest
from dosespanas.terminal.cli_params import Language, example, known_game

app: Final = typer.Typer(help="The data files of a game: its map, pieces and tables; your own.", no_args_is_help=True)

OfGame = Annotated[
    str | None,
    typer.Option(
        "--game",
        "-g",
        callback=known_game,
        help=f"{' or '.join(GAMES)}; a file of corrections says itself which it is for.",
    ),
]
Copy = Annotated[
    Path, typer.Argument(metavar="FILE or FOLDER", help="A corrected copy, one of its files, or a file of corrections.")
]


def _corrections(path: Path | None) -> dict[str, Any] | None:
    """Return a file of corrections as it stands there; None for anything else."""
    if path is None or not path.is_file():
        return None
    try:
        raw = json.loads(path.read_text(encoding="utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    ours = isinstance(raw, dict) and str(raw.get("format", "")).startswith(FORMAT.split(" ")[0])
    return raw if ours else None


def _title(game: str | None, raw: dict[str, Any] | None) -> GameDefinition:
    """Return the game that is asked for, else that of the corrections, else the first."""
    return definition_of(game or (raw or {}).get("game", GAMES[0]))


def _checked(title: GameDefinition, path: Path | None, raw: dict[str, Any] | None, words: Catalogue) -> int:
    """Tell what is wrong and unusual, and return how much is unusual; ends the command where something is wrong."""
    if raw is not None and path is not None:
        lines = [(one.severity, f"{path.name}: {one.at}: {one.said(words)}") for one in title.tried(raw)]
    else:
        files = title.files.shipped() if path is None else title.files.load_folder(path)
        lines = [(problem.severity, problem.said(words)) for problem in title.files.check(files)]
    console = Console(highlight=False)
    for severity, line in lines:
        style = "red" if severity == "error" else "yellow"
        mark = Text(words.text(f"terminal-data-{severity}") + " ", style)
        console.print(mark.append(Text(line, "default")), soft_wrap=True)
    errors = sum(severity == "error" for severity, _ in lines)
    if errors:
        typer.echo(words.text("terminal-data-bad", errors=errors, warnings=len(lines) - errors))
        raise typer.Exit(2)
    return len(lines)


@app.command(
    epilog=example(
        "dosespanas data check", "dosespanas data check my_copy/cards.json", "dosespanas data check mine.json -l es"
    )
)
def check(
    path: Annotated[
        Path | None, typer.Argument(metavar="[FILE or FOLDER]", help="By default the shipped data.")
    ] = None,
    game: OfGame = None,
    language: Language = "en",
) -> None:
    """Check data files, or a file of corrections: what is wrong, where, and what would be right.

    Of a file the line is told, of corrections the place that they name. What is wrong is in red: no game is played with
    it, and the exit code is 2. What is unusual is in yellow: you may know better.
    """
    raw = _corrections(path)
    title = _title(game, raw)
    words = Catalogue(language, title.names(), title.name)
    unusual = _checked(title, path, raw, words)
    files = title.files.shipped() if path is None else title.files.load_folder(path)
    if raw is not None and raw["base"] != shipped_digest(title.name):
        typer.echo(words.text("terminal-data-base", wrong=raw["base"], right=shipped_digest(title.name)))
    typer.echo(words.text("terminal-data-good", warnings=unusual, digest=title.files.digest(files)))


@app.command(
    epilog=example(
        "dosespanas data diff my_copy",
        "dosespanas data diff mine.json theirs.json",
        'dosespanas data diff my_copy --file mine.json --name "Printed box" --source "own copy: second edition"',
    )
)
def diff(
    path: Copy,
    other: Annotated[
        Path | None, typer.Argument(metavar="[OTHER]", help="What it is compared with; by default the shipped data.")
    ] = None,
    game: OfGame = None,
    file: Annotated[
        Path | None, typer.Option("--file", help="Write a file of corrections, to be played with and handed on.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="What the corrections are called.")] = None,
    source: Annotated[
        str | None, typer.Option(help='Where the values come from: "own copy: ..." or "house rule: ...".')
    ] = None,
    language: Language = "en",
) -> None:
    """Tell what a corrected copy of the data has otherwise, value by value: - as it was, + as it is.

    Compared with the shipped data, or with another copy. A file of corrections (--file) is small, holds no more than
    what is otherwise, and stands for the copy wherever one is asked for: --data mine.json.
    """
    title = _title(game, _corrections(path))
    base = title.files.shipped() if other is None else title.files.load_folder(other)
    found = _made(title, path, base, name, source)
    shown = [change for change in found.changes if not _of_notes(change)]
    if file is None:
        console = Console(highlight=False)
        for change in shown:
            for sign, style, value in told(change):
                console.print(Text(f"{sign} ", style).append(f"{change.at}: {value}", "default"), soft_wrap=True)
    else:
        _write(found, file)
    key = "terminal-data-diff" if other is None else "terminal-data-diff-other"
    typer.echo(Catalogue(language).text(key, count=sum(change.size() for change in shown)))


@app.command(
    epilog=example(
        "dosespanas data pack my_copy mine.json",
        'dosespanas data pack my_copy mine.json --name "Longer war" --source "house rule: twelve cards in hand"',
        "dosespanas data pack old.json new.json",
    )
)
def pack(
    path: Copy,
    to: Annotated[Path, typer.Argument(metavar="TO", help="The file of corrections to write.")],
    game: OfGame = None,
    name: Annotated[str | None, typer.Option(help="What the corrections are called; by default as before.")] = None,
    source: Annotated[
        str | None, typer.Option(help='Where the values come from: "own copy: ..." or "house rule: ...".')
    ] = None,
    language: Language = "en",
) -> None:
    """Write the one file that you share: checked, in order, made for the data of this release, with its sources.

    It is told by 16 digits, its digest, which records of games name. What cannot be played with is not packed.
    """
    raw = _corrections(path)
    title = _title(game, raw)
    words = Catalogue(language, title.names(), title.name)
    _checked(title, path, raw, words)
    files = title.files.load_folder(path)
    found = _made(title, path, title.files.shipped(), name, source)
    _write(found, to)
    count = sum(change.size() for change in found.changes if not _of_notes(change))
    given = {"file": str(to), "count": count, "bytes": to.stat().st_size, "digest": title.files.digest(files)}
    typer.echo(words.text("terminal-data-packed", **given))


@app.command(epilog=example("dosespanas data apply mine.json my_copy"))
def apply(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A file of corrections.")],
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the corrected data files are written.")],
    game: OfGame = None,
) -> None:
    """Write the data files that corrections make, whole, to go on with them by hand.

    Only files that are other than the shipped ones are written; texts stand in texts.json.
    """
    files = _title(game, _corrections(path)).files.load_folder(path)
    folder.mkdir(parents=True, exist_ok=True)
    contents = {name: files.contents[name] for name in sorted(files.own)}
    if files.texts:
        contents["texts.json"] = json.dumps(files.texts, ensure_ascii=False, indent=1).encode()
    for name, content in contents.items():
        (folder / name).write_bytes(content)
        typer.echo(str(folder / name))


def _made(
    title: GameDefinition, path: Path, base: FileContents, name: str | None, source: str | None
) -> CorrectionsFile:
    """Return what makes a copy of other data, called as it was called unless it is called otherwise."""
    raw = _corrections(path) or {}
    files = title.files
    called = name if name is not None else str(raw.get("name", ""))
    whence = source if source is not None else str(raw.get("source", ""))
    made = corrections(title.name, files.load_folder(path), base, files.digest(base), called, whence)
    return made.model_copy(update={"compared": raw["compared"]}) if raw.get("compared") else made


def _of_notes(change: CorrectedValue) -> bool:
    """Whether a change only says where a value comes from."""
    return any(is_note(step) for step in change.at.split("/"))


def _write(found: CorrectionsFile, file: Path) -> None:
    content = found.model_dump(mode="json", exclude_unset=True)
    file.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
