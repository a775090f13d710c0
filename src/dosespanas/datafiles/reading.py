"""Data files: finding them, reading them, and saying what is wrong with their form.

A folder of corrected data need not hold all files of a game: one that is missing is taken from the shipped data. A file
of corrections stands for such a folder.
"""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from dosespanas.datafiles import json_lines, patches, texts
from dosespanas.datafiles.corrections import FORMAT, Conflict, Corrections, facts, laid
from dosespanas.datafiles.fields import Record
from dosespanas.datafiles.json_lines import BadJson, path_text, read_json, shown
from dosespanas.kernel.errors import BadData

LARGEST: Final = 4_000_000
"""Bytes. No sensible data file comes near it."""

NOT_NULL: Final = "must be given a value or left out"


@dataclass(frozen=True)
class Problem:
    """Something wrong, or (a warning) merely unusual, in a data file."""

    file: str
    path: str
    wrong: str
    right: str
    severity: Literal["error", "warning"] = "error"
    line: int | None = None
    column: int | None = None
    steps: json_lines.Path = ()
    """The way to the value in its file, as `path` writes it."""

    def __str__(self) -> str:
        place = self.file
        for number in (self.line, self.column):
            place += f":{number}" if number is not None else ""
        return f"{place}: {self.path + ': ' if self.path else ''}{self.wrong}; {self.right}"


@dataclass(frozen=True)
class Reading:
    """One file, read: its values, the typed record they make (None when they do not), lines, problems."""

    raw: Any
    record: BaseModel | None
    lines: dict[json_lines.Path, int]
    problems: list[Problem]

    @cached_property
    def values(self) -> dict[str, Any]:
        """Return the values of a record with its defaults, as JSON has them."""
        return {} if self.record is None else self.record.model_dump(mode="json", by_alias=True)


@dataclass(frozen=True)
class DataFiles:
    """The contents of the files, as they stand on disk, by file name."""

    contents: dict[str, bytes]
    own: frozenset[str] = frozenset()
    """The files that are not the shipped ones."""
    readings: dict[str, Reading] = field(default_factory=dict, compare=False)
    """Those that have been read so far (`FileSet.readings`)."""
    texts: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Titles, histories and names that are other than the catalogue's, by language and message."""


class FileSet:
    """The data files of one game: where the shipped ones are and what each may contain."""

    def __init__(
        self,
        game: str,
        folder: Path,
        models: dict[str, type[Record]],
        nullable: frozenset[str] = frozenset(),
        drawing: frozenset[str] = frozenset(),
        about: Callable[[str], bool] = bool,
    ) -> None:
        self.game = game
        self.folder = folder
        self.models = models
        self.nullable = nullable
        """Fields that may be null; every other field is given a value or left out."""
        self.drawing = drawing
        """Files that only say where things are drawn: as shipped they count in no digest, whatever they hold."""
        self.about = about
        """Whether a message of the catalogue may be a text of the data."""

    @cached_property
    def base(self) -> DataFiles:
        """The data files that come with the game, as corrections are laid over them: read once."""
        return self.shipped()

    def shipped(self) -> DataFiles:
        """Return the data files that come with the game."""
        return DataFiles({name: _bytes(self.folder / name) for name in self.models})

    def load_folder(self, data: str | Path) -> DataFiles:
        """Return the data files of a folder, or the folder's shipped counterparts where it has none.

        `data` may also be one of the files, a file of corrections, or corrections as text. Raises `BadData` when there
        is nothing to read.
        """
        text = patches.as_text(data)
        if text is not None:
            return self.corrected(patches.NAME, text.encode("utf-8", "surrogatepass"))
        path, names = Path(data), ", ".join([*self.models, texts.FILE])
        if path.is_file():
            if path.name not in (*self.models, texts.FILE):
                content = _bytes(path)
                if FORMAT.split(" ")[0].encode() in content:
                    return self.corrected(path.name, content)
                right = f"must be one of {names}, or a file of corrections"
                raise _unreadable(path.name, "is not a data file of the game", right)
            found = [path]
        elif path.is_dir():
            found = [path / name for name in (*self.models, texts.FILE) if (path / name).is_file()]
        else:
            raise _unreadable(str(path), "does not exist", "must be a folder of data files, or one of them")
        if not found:
            raise _unreadable(str(path), "holds no data file", f"must hold one or more of {names}")
        contents = {file.name: _bytes(file) for file in found}
        own = self._texts(contents.pop(texts.FILE, b"{}"))
        return DataFiles(self.shipped().contents | contents, frozenset(contents), texts=own)

    @cached_property
    def texts(self) -> dict[str, dict[str, str]]:
        """The texts of the catalogue that are about the data, by language and message."""
        return texts.shipped_texts(self.about)

    def _texts(self, content: bytes) -> dict[str, dict[str, Any]]:
        """Return the texts of a folder that are other than the catalogue's; raises BadData."""
        reading = self.read(texts.FILE, content, texts.TextFile)
        for problem in reading.problems:
            raise as_error(problem)
        return texts.own_texts(reading.raw, self.texts) if reading.raw else {}

    def corrected(self, name: str, content: bytes) -> DataFiles:
        """Return the shipped files as a file of corrections has them; raises `BadData`."""
        reading = self.read(name, content, Corrections)
        if not isinstance(reading.record, Corrections):
            raise as_error(reading.problems[0])
        if reading.record.game != self.game:
            wrong = f"corrects {reading.record.game}"
            raise as_error(Problem(name, "game", wrong, f"must be {self.game}", line=reading.lines.get(("game",))))
        files, conflicts = self.lay(reading.record)
        for conflict in conflicts:
            raise _unreadable(f"{name}: {conflict.at}", conflict.wrong, conflict.right) from conflict
        return files

    def lay(self, corrections: Corrections) -> tuple[DataFiles, list[Conflict]]:
        """Return the shipped files with corrections made to them, and what could not be made."""
        base = self.base
        values = {one: found.raw for one, found in self.readings(base).items()}
        worded = any(change.at.startswith(f"{texts.NAME}/") for change in corrections.changes)
        named = {texts.NAME: self.texts} if worded else {}
        mine, conflicts = laid(values | named, corrections.changes, corrections.source)
        own_texts = texts.own_texts(mine.pop(texts.NAME, {}), self.texts) if worded else {}
        own = [one for one in mine if mine[one] != values[one]]
        lines = {one: json.dumps(mine[one], ensure_ascii=False, indent=1) for one in own}
        written = {one: text.encode("utf-8", "backslashreplace") for one, text in lines.items()}  # JSON's own escape
        known = {one: found for one, found in base.readings.items() if one not in written}
        files = DataFiles(base.contents | written, frozenset(own), known, own_texts)
        for one in written:  # Nobody has those files: a line of them would lead nowhere.
            files.readings[one] = self._typed(one, mine[one], {})
        return files, conflicts

    def read(self, name: str, content: bytes, model: type[BaseModel] | None = None) -> Reading:
        """Read one file as far as it goes: bytes, JSON, types. Never raises; problems are in the result.

        `model`: what it may contain, else what the file of that name may.
        """
        try:
            text = content.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = content.count(b"\n", 0, error.start) + 1
            problem = Problem(name, "", "is not UTF-8 text", "must be saved as UTF-8", line=line)
            return Reading(None, None, {}, [problem])
        try:
            raw, lines = read_json(text)
        except BadJson as bad:
            path = path_text(bad.path)
            problem = Problem(name, path, bad.wrong, bad.right, line=bad.line, column=bad.column, steps=bad.path)
            return Reading(None, None, {}, [problem])
        return self._typed(name, raw, lines, model)

    def _typed(
        self, name: str, raw: Any, lines: dict[json_lines.Path, int], model: type[BaseModel] | None = None
    ) -> Reading:
        """Return a file whose values are known, as the record they make or what is wrong with them."""
        try:
            record = (model or self.models[name]).model_validate(raw)
        except ValidationError as error:
            problems = [_problem(name, lines, *words) for words in words_of(raw, error)]
            return Reading(raw, None, lines, problems)
        problems = [
            Problem(name, path_text(path), "is null", NOT_NULL, line=lines.get(path), steps=path)
            for path in _nulls(raw, ())
            if path[-1] not in self.nullable and model is None
        ]
        return Reading(raw, None if problems else record, lines, problems)

    def readings(self, files: DataFiles) -> dict[str, Reading]:
        """Return all files read, by name; they are read once."""
        for name, content in files.contents.items():
            if name not in files.readings:
                files.readings[name] = self.read(name, content)
        return files.readings

    def digest(self, files: DataFiles) -> str:
        """Return 16 hex digits that stand for the facts of the files: notes on sources and layout do not count.

        Nor does where things are drawn, unless it is other than shipped: a game can be played on when a release draws
        its map anew. Raises `BadData` for files that are not JSON.
        """
        known = {}
        for name, reading in sorted(self.readings(files).items()):
            if reading.record is None:
                raise as_error(reading.problems[0])
            if name not in self.drawing or self._redrawn(name, files):
                known[name] = facts(reading.values)
        if files.texts:
            known[texts.NAME] = files.texts
        text = json.dumps(known, sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def _redrawn(self, name: str, files: DataFiles) -> bool:
        """Whether a file has other facts than the shipped one."""
        content = _bytes(self.folder / name)
        there = self.readings(files)[name].raw
        return content != files.contents[name] and facts(self.read(name, content).raw) != facts(there)


def as_error(problem: Problem) -> BadData:
    """Return a problem as the error that stops a game from starting."""
    return BadData(
        "error-bad-data",
        str(problem),
        file=problem.file,
        line=problem.line or 1,
        path=problem.path or "-",
        wrong=problem.wrong,
        right=problem.right,
    )


def _bytes(file: Path) -> bytes:
    try:
        if file.stat().st_size > LARGEST:
            raise _unreadable(file.name, "is too large", f"must have fewer than {LARGEST} bytes")
        return file.read_bytes()
    except OSError as error:
        wrong = f"cannot be read: {error.strerror or error}"
        raise _unreadable(file.name, wrong, "must be a file you may read") from error


def _unreadable(file: str, wrong: str, right: str) -> BadData:
    return as_error(Problem(file, "", wrong, right))


def _nulls(value: Any, path: json_lines.Path) -> list[json_lines.Path]:
    """Return the paths of every null below a value."""
    if value is None:
        return [path]
    found: list[json_lines.Path] = []
    if isinstance(value, dict):
        for key, item in value.items():
            found += _nulls(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            found += _nulls(item, (*path, index))
    return found


def words_of(raw: Any, error: ValidationError) -> list[tuple[json_lines.Path, str, str]]:
    """Return of each error of a value that is no record: where, what is wrong, and what would be right."""
    found = []
    for one in error.errors(include_url=False):
        path, value = _locate(raw, one["loc"], one["type"] == "missing")
        found.append((path, *_words(one, value)))
    return found


def _problem(name: str, lines: dict[json_lines.Path, int], path: json_lines.Path, wrong: str, right: str) -> Problem:
    """Return what is wrong with the form of a file, with its line."""
    line = next((lines[path[:end]] for end in range(len(path), -1, -1) if path[:end] in lines), None)
    return Problem(name, path_text(path), wrong, right, line=line, steps=path)


def _locate(raw: Any, loc: tuple[str | int, ...], missing: bool) -> tuple[json_lines.Path, Any]:
    """Return where in the file an error is and what stands there, without pydantic's own signposts."""
    path: list[str | int] = []
    value = raw
    for place, part in enumerate(loc):
        if missing and place == len(loc) - 1:
            path.append(part)
        elif _holds(value, part):
            value = value[part]
            path.append(part)
    return tuple(path), value


def _holds(value: Any, part: str | int) -> bool:
    if isinstance(value, dict):
        return part in value
    return isinstance(value, list) and isinstance(part, int) and part < len(value)


def _words(error: ErrorDetails, value: Any) -> tuple[str, str]:
    """Return what is wrong and what would be right, in plain words."""
    kind = error["type"]
    details = error.get("ctx", {})
    wrong = f"is {shown(value)}"
    if error["loc"][-1:] == ("[key]",):
        return f"has a key that cannot be: {shown(error['input'])}", f"every key must be {error['msg']}"
    if kind == "missing":
        return "is missing", "must be given"
    if kind == "extra_forbidden":
        return "is not a known field", "must be removed or spelt as in the description of the format"
    if kind == "union_tag_not_found":
        field = str(details["discriminator"]).strip("'")
        return f"has no {field}", f"must have the field {field}"
    if kind == "union_tag_invalid":
        field = str(details["discriminator"]).strip("'")
        tags = str(details["expected_tags"]).replace("'", '"')
        return f"has the {field} {shown(details['tag'])}", f"{field} must be one of {tags}"
    if kind == "literal_error":
        return wrong, "must be " + str(details["expected"]).replace("'", '"')
    if kind in ("too_short", "too_long"):
        bound = "at least" if kind == "too_short" else "at most"
        length = details.get("min_length", details.get("max_length"))
        return f"has {details['actual_length']} entries", f"must have {bound} {length}"
    plain = {
        "form": error["msg"],
        "bool_type": "true or false",
        "list_type": "a list",
        "dict_type": "an object in braces",
        "model_type": "an object in braces",
        "model_attributes_type": "an object in braces",
    }
    return wrong, "must be " + plain.get(kind, error["msg"])
