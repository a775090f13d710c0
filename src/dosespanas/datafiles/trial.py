"""Corrections tried: what would be wrong with a game's data if they were made, told of the places that they name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

from pydantic import ValidationError

from dosespanas.catalogue import Catalogue
from dosespanas.datafiles import patches
from dosespanas.datafiles.corrections import Conflict, CorrectionsFile, facts, place
from dosespanas.datafiles.reading import FileContents, FileProblem, FileSet, as_error, words_of
from dosespanas.datafiles.texts import NAME
from dosespanas.datafiles.words import DataWords, Told, as_written
from dosespanas.kernel.errors import BadData

MOST: Final = 100
"""How many findings are told: who has put those right is told of others."""


@dataclass(frozen=True)
class DataFinding:
    """Something wrong or (a warning) unusual in corrected data, or in the corrections themselves."""

    file: str
    """The data file; empty: the file of corrections."""
    at: str
    """The place by ids, as a change names it: `map.json/boxes/leon/side`; in the corrections by numbers."""
    value: Any
    """What stands there, without its notes on sources; None where something is missing."""
    wrong: DataWords
    right: DataWords
    severity: Literal["error", "warning"] = "error"
    fix: Any = None
    """The one value that would be right there, if it is known."""

    def said(self, words: Catalogue, told: Told = as_written) -> str:
        """Return it in the words of a language; `told`: how values and fields are told."""
        return words.text("corrections-finding", wrong=self.wrong.view(told), right=self.right.view(told))

    def error(self) -> BadData:
        """Return it as the error that stops a game from starting."""
        return as_error(
            FileProblem(self.file or patches.NAME, self.at.removeprefix(f"{self.file}/"), self.wrong, self.right)
        )


class Checks(Protocol):
    """What reads and checks the files of a game, such as `espana1936.files.check`."""

    @property
    def FILES(self) -> FileSet:
        """Its files."""
        ...

    def check(self, files: FileContents) -> list[FileProblem]:
        """Return everything wrong or unusual in them."""
        ...


def trial(checks: Checks, raw: object) -> tuple[list[DataFinding], FileContents | None]:
    """Return what is wrong or unusual, errors first, in the data that corrections make of those shipped, and the data.

    `raw`: a file of corrections, as JSON has it. A change that cannot be made is told and left out; never raises. There
    are no data of what is no file of corrections.
    """
    try:
        record = CorrectionsFile.model_validate(raw)
    except ValidationError as error:
        return [_of_form(raw, one) for one in words_of(raw, error)[:MOST]], None
    if record.game != checks.FILES.game:
        return [DataFinding("", "game", record.game, *checks.FILES.other(record))], None
    files, conflicts = checks.FILES.lay(record)
    now = {change.at: change.now for change in reversed(record.changes)}
    found = [_conflict(conflict, now) for conflict in conflicts[:MOST]]
    found += [_problem(files, problem) for problem in checks.check(files)[: MOST - len(found)]]
    return sorted(found, key=lambda one: one.severity == "warning"), files


def _of_form(raw: object, told: tuple[tuple[str | int, ...], DataWords, DataWords]) -> DataFinding:
    steps, wrong, right = told
    at, value = place("", raw, steps)
    return DataFinding("", at.removeprefix("/"), value, wrong, right)


def _conflict(conflict: Conflict, now: Mapping[str, Any]) -> DataFinding:
    file = conflict.at.partition("/")[0]
    return DataFinding(file, conflict.at, facts(now.get(conflict.at)), conflict.wrong, conflict.right)


def _problem(files: FileContents, problem: FileProblem) -> DataFinding:
    content = files.texts if problem.file == NAME else files.readings[problem.file].raw
    at, value = place(problem.file, content, problem.steps)
    return DataFinding(problem.file, at, facts(value), problem.wrong, problem.right, problem.severity, problem.fix)
