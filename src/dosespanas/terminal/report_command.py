"""The command that writes the after-action report of a game."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from dosespanas.analysis.review import reviewing, whole
from dosespanas.catalogue import Catalogue
from dosespanas.chronicle.html import as_html
from dosespanas.chronicle.pdf import as_pdf
from dosespanas.chronicle.report import report
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.record import read_record
from dosespanas.registry import definition_of
from dosespanas.terminal import records
from dosespanas.terminal.cli_params import DataFolder, ExecutorPath, Jobs, Language, RecordFile, progress
from dosespanas.terminal.executors import Workers
from dosespanas.terminal.review_commands import STEPS, runner


def write_report(
    file: RecordFile,
    html: Annotated[Path | None, typer.Option(help="Write it as a page that can be printed.")] = None,
    pdf: Annotated[Path | None, typer.Option(help="Write it as a PDF (needs dosespanas[report]).")] = None,
    review_file: Annotated[
        Path | None, typer.Option("--review", help="A review that has been worked out: dosespanas review --json.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Leave out what decided it: nothing is played out.")] = False,
    jobs: Jobs = 1,
    executor: ExecutorPath = None,
    data: DataFolder = None,
    language: Language = "en",
) -> None:
    """Write the after-action report of a game: maps, orders of battle, losses, what decided it, the real war beside.

    It shows all cards. Without --html and --pdf it goes to report.html.
    """
    text = records.read_text(file)
    words = Catalogue(language)
    found: dict[str, Any] | None = None
    if review_file is not None:
        found = read_review(review_file)
    elif not quick and definition_of(read_record(text).tags["Game"]).judge:
        with progress() as bar, runner(Workers(jobs, executor)) as run:
            task = bar.add_task(words.text("review-working"), total=STEPS)
            source = read_record(text).corrections or data
            steps = reviewing(
                text, source, run, progress=lambda share: bar.update(task, completed=round(STEPS * share))
            )
            found = whole(steps)
    told = report(text, language, data, found)
    if pdf is not None:
        pdf.write_bytes(as_pdf(told))
        typer.echo(words.text("chronicle-written", file=str(pdf)), err=True)
    if html is not None or pdf is None:
        page = html or Path("report.html")
        page.write_text(as_html(told), encoding="utf-8")
        typer.echo(words.text("chronicle-written", file=str(page)), err=True)


def read_review(file: Path) -> dict[str, Any]:
    """Return the review in a file; raises DosEspanasError for anything else."""
    try:
        found = json.loads(records.read_text(file))
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.get("format") != "dosespanas-review 1":
        raise DosEspanasError("error-no-review-file", f"{file} is no review", file=str(file))
    return found
