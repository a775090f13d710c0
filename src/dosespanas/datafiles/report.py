"""The list of findings that the checks of the data files write into, each with its place in the file."""

from collections.abc import Iterable
from typing import Any, Literal

from dosespanas.datafiles.json_lines import Path, path_text
from dosespanas.datafiles.reading import FileProblem, Reading
from dosespanas.datafiles.words import DataWords, being, by, must_be, say


class FileReport:
    """Collects problems of one file, and finds the line for each."""

    def __init__(self, file: str, reading: Reading) -> None:
        self.file = file
        self.problems: list[FileProblem] = []
        self._lines = reading.lines

    def error(self, path: Path, wrong: DataWords, right: DataWords, fix: Any = None) -> None:
        """Note something the rules do not allow; `fix`: the one value that would be right there."""
        self._note(path, wrong, right, "error", fix)

    def warning(self, path: Path, wrong: DataWords, right: DataWords) -> None:
        """Note something that may be right but is not what we would expect."""
        self._note(path, wrong, right, "warning")

    def known(self, path: Path, name: str, names: Iterable[str], kind: DataWords) -> bool:
        """Return whether a name is one of those that exist; note an error if it is not the id of such a thing."""
        if name in names:
            return True
        self.error(path, being(name), say("data-must-be-id", kind=kind))
        return False

    def fixed(self, path: Path, value: object, right: object, rule: str) -> None:
        """Note an error unless a value is the one that a rule fixes (`rule`: see `by`)."""
        if value != right:
            self.error(path, being(value), by(must_be(right), rule), right)

    def _note(
        self, path: Path, wrong: DataWords, right: DataWords, severity: Literal["error", "warning"], fix: Any = None
    ) -> None:
        line = next((self._lines[path[:end]] for end in range(len(path), -1, -1) if path[:end] in self._lines), None)
        self.problems.append(FileProblem(self.file, path_text(path), wrong, right, severity, line, steps=path, fix=fix))
