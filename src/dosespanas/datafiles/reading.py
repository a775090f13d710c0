"""Data files: finding them, reading them, and saying what is wrong with their form.

A folder of corrected data need not hold all files of a game: one that is missing is taken from the shipped data. A file
of corrections stands for such a folder.
"""

import hashlib
import json
import re
from ast import literal_eval
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from dosespanas.catalogue import Catalogue
from dosespanas.datafiles import json_lines, patches, texts
from dosespanas.datafiles.corrections import FORMAT, ROOM, Conflict, CorrectionsFile, facts, laid
from dosespanas.datafiles.fields import FileRecord
from dosespanas.datafiles.json_lines import BadJson, path_text, read_json
from dosespanas.datafiles.words import DataWords, ValueWords, must_be, say
from dosespanas.datafiles.words import FieldWords as Named
from dosespanas.kernel.errors import BadData

LITERALS: Final = re.compile(r"'[^']*'|[^\s,]+(?=,| or |$)")
"""The values in `'drawn', 'battle' or 'never'`, as errors list what may stand there."""

VOUCHED: Final = "checked.txt"
"""File beside the shipped data: their key and their digest (`tools/checked.py`)."""

LARGEST: Final = 4_000_000
"""Bytes. No sensible data file comes near it."""


@dataclass(frozen=True)
class FileProblem:
    """Something wrong, or (a warning) merely unusual, in a data file."""

    file: str
    path: str
    wrong: DataWords
    right: DataWords
    severity: Literal["error", "warning"] = "error"
    line: int | None = None
    column: int | None = None
    steps: json_lines.Path = ()
    """The way to the value in its file, as `path` writes it."""
    fix: Any = None
    """The one value that would be right there, if it is known."""

    def said(self, words: Catalogue) -> str:
        """Return it in the words of a language, with its place in the file."""
        place = self.file
        for number in (self.line, self.column):
            place += f":{number}" if number is not None else ""
        told = words.text("corrections-finding", wrong=self.wrong.view(), right=self.right.view())
        return f"{place}: {self.path + ': ' if self.path else ''}{told}"

    def __str__(self) -> str:
        return self.said(Catalogue())


@dataclass(frozen=True)
class Reading:
    """One file, read: its values, the typed record they make (None when they do not), lines, problems."""

    raw: Any
    record: BaseModel | None
    lines: dict[json_lines.Path, int]
    problems: list[FileProblem]

    @cached_property
    def values(self) -> dict[str, Any]:
        """Return the values of a record with its defaults, as JSON has them."""
        return {} if self.record is None else self.record.model_dump(mode="json", by_alias=True)


@dataclass(frozen=True)
class FileContents:
    """The contents of the files, as they stand on disk, by file name."""

    contents: dict[str, bytes]
    own: frozenset[str] = frozenset()
    """The files that are not the shipped ones."""
    readings: dict[str, Reading] = field(default_factory=dict, compare=False)
    """Those that have been read so far (`FileSet.readings`)."""
    texts: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Titles, histories and names that are other than the catalogue's, by language and message."""

    def key(self) -> str:
        """Return hex digits that stand for every byte of them: what has been read once need not be checked again."""
        found = hashlib.blake2b(json.dumps(self.texts, sort_keys=True).encode(), digest_size=16)
        for name, content in sorted(self.contents.items()):
            found.update(f"{name} {len(content)} ".encode() + content)
        return found.hexdigest()


Lengths = dict[tuple[str, ...], int]
"""How many entries lists and objects have, by their way with `*` for any number."""


class FileSet:
    """The data files of one game: where the shipped ones are and what each may contain."""

    def __init__(
        self,
        game: str,
        folder: Path,
        models: dict[str, type[FileRecord]],
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
    def base(self) -> FileContents:
        """The data files that come with the game, as corrections are laid over them: read once."""
        return self.shipped()

    def shipped(self) -> FileContents:
        """Return the data files that come with the game."""
        return FileContents({name: _bytes(self.folder / name) for name in self.models})

    @cached_property
    def vouched(self) -> dict[str, str]:
        """The digest of the shipped data by their key, where they were found right when this release was made.

        To read and check them takes a process a tenth of a second, to look here nothing. A test holds it true, and what
        stands there is of no avail to other data: the key is that of all their bytes.
        """
        file = self.folder / VOUCHED
        if not file.exists():
            return {}
        key, digest = file.read_text("ascii").split()
        return {key: digest}

    def raws(self, files: FileContents) -> dict[str, Any]:
        """Return the values of all files by name, as JSON has them."""
        if files.key() not in self.vouched:
            return {name: reading.raw for name, reading in self.readings(files).items()}
        return {name: json.loads(content) for name, content in files.contents.items()}

    def load_folder(self, data: str | Path) -> FileContents:
        """Return the data files of a folder, or the folder's shipped counterparts where it has none.

        `data` may also be one of the files, a file of corrections, or corrections as text. Raises `BadData` when there
        is nothing to read.
        """
        text = patches.as_text(data)
        if text is not None:
            return self.corrected(patches.NAME, text.encode("utf-8", "surrogatepass"))
        path, names = Path(data), [*self.models, texts.FILE]
        if path.is_file():
            if path.name not in (*self.models, texts.FILE):
                content = _bytes(path)
                if FORMAT.split(" ")[0].encode() in content:
                    return self.corrected(path.name, content)
                raise _unreadable(path.name, say("data-no-data-file"), say("data-be-data-file", files=names))
            found = [path]
        elif path.is_dir():
            found = [path / name for name in (*self.models, texts.FILE) if (path / name).is_file()]
        else:
            raise _unreadable(str(path), say("data-not-there"), say("data-be-folder"))
        if not found:
            raise _unreadable(str(path), say("data-holds-none"), say("data-hold-some", files=names))
        contents = {file.name: _bytes(file) for file in found}
        own = self._texts(contents.pop(texts.FILE, b"{}"))
        return FileContents(self.shipped().contents | contents, frozenset(contents), texts=own)

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

    def corrected(self, name: str, content: bytes) -> FileContents:
        """Return the shipped files as a file of corrections has them; raises `BadData`."""
        reading = self.read(name, content, CorrectionsFile)
        if not isinstance(reading.record, CorrectionsFile):
            raise as_error(reading.problems[0])
        if reading.record.game != self.game:
            raise as_error(FileProblem(name, "game", *self.other(reading.record), line=reading.lines.get(("game",))))
        files, conflicts = self.lay(reading.record)
        for conflict in conflicts:
            raise _unreadable(f"{name}: {conflict.at}", conflict.wrong, conflict.right) from conflict
        return files

    def other(self, corrections: CorrectionsFile) -> tuple[DataWords, DataWords]:
        """Return what is wrong, and what would be right, with corrections of another game."""
        return say("data-corrects", game=ValueWords(corrections.game)), must_be(self.game)

    def lay(self, corrections: CorrectionsFile) -> tuple[FileContents, list[Conflict]]:
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
        files = FileContents(base.contents | written, frozenset(own), known, own_texts)
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
            problem = FileProblem(name, "", say("data-no-utf8"), say("data-be-utf8"), line=line)
            return Reading(None, None, {}, [problem])
        try:
            raw, lines = read_json(text)
        except BadJson as bad:
            path = path_text(bad.path)
            problem = FileProblem(name, path, bad.wrong, bad.right, line=bad.line, column=bad.column, steps=bad.path)
            return Reading(None, None, {}, [problem])
        return self._typed(name, raw, lines, model)

    def _typed(
        self, name: str, raw: Any, lines: dict[json_lines.Path, int], model: type[BaseModel] | None = None
    ) -> Reading:
        """Return a file whose values are known, as the record they make or what is wrong with them."""
        if model is None:
            for path, count, most in _too_long(raw, (), self._lengths[name]):
                many = say("data-must-have-many", bound="most", many=most)
                problem = _problem(name, lines, path, say("data-entries", count=count), many)
                return Reading(raw, None, lines, [problem])
        try:
            record = (model or self.models[name]).model_validate(raw)
        except ValidationError as error:
            problems = [_problem(name, lines, *words) for words in words_of(raw, error)]
            return Reading(raw, None, lines, problems)
        null = say("data-is", value=ValueWords(None))
        problems = [
            FileProblem(name, path_text(path), null, say("data-no-null"), line=lines.get(path), steps=path)
            for path in _nulls(raw, ())
            if path[-1] not in self.nullable and model is None
        ]
        return Reading(raw, None if problems else record, lines, problems)

    @cached_property
    def _lengths(self) -> dict[str, Lengths]:
        """By file how many entries the longest list or object has that is shipped at each place."""
        found: dict[str, Lengths] = {}
        for name, content in self.base.contents.items():
            _measure(json.loads(content), (), found.setdefault(name, {}))
        return found

    def readings(self, files: FileContents) -> dict[str, Reading]:
        """Return all files read, by name; they are read once."""
        for name, content in files.contents.items():
            if name not in files.readings:
                files.readings[name] = self.read(name, content)
        return files.readings

    def digest(self, files: FileContents) -> str:
        """Return 16 hex digits that stand for the facts of the files: notes on sources and layout do not count.

        Nor does where things are drawn, unless it is other than shipped: a game can be played on when a release draws
        its map anew. Raises `BadData` for files that are not JSON.
        """
        vouched = self.vouched.get(files.key())
        return self.worked_out(files) if vouched is None else vouched

    def worked_out(self, files: FileContents) -> str:
        """Return the digest of files from what they say, whoever vouches for them."""
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

    def _redrawn(self, name: str, files: FileContents) -> bool:
        """Whether a file has other facts than the shipped one."""
        content = _bytes(self.folder / name)
        there = self.readings(files)[name].raw
        return content != files.contents[name] and facts(self.read(name, content).raw) != facts(there)


def as_error(problem: FileProblem) -> BadData:
    """Return a problem as the error that stops a game from starting."""
    return BadData(
        "error-bad-data",
        str(problem),
        file=problem.file,
        line=problem.line or 1,
        path=problem.path or "-",
        wrong=problem.wrong.view(),
        right=problem.right.view(),
    )


def _bytes(file: Path) -> bytes:
    try:
        if file.stat().st_size > LARGEST:
            raise _unreadable(file.name, say("data-too-large"), say("data-fewer-bytes", bytes=LARGEST))
        return _in_utf8(file.read_bytes())
    except OSError as error:
        wrong = say("data-cannot-be-read", why=error.strerror or str(error))
        raise _unreadable(file.name, wrong, say("data-may-read")) from error


def _in_utf8(content: bytes) -> bytes:
    """Return a file as UTF-8 that some editors wrote as UTF-16 or UTF-32; any other as it is."""
    encoding = json.detect_encoding(content)
    if encoding.startswith("utf-8"):
        return content
    try:
        return content.decode(encoding).encode()
    except UnicodeError:
        return content


def _unreadable(file: str, wrong: DataWords, right: DataWords) -> BadData:
    return as_error(FileProblem(file, "", wrong, right))


def _measure(value: Any, way: tuple[str, ...], found: Lengths) -> None:
    """Note how many entries the lists and objects at and below a value have."""
    if isinstance(value, dict | list):
        found[way] = max(found.get(way, 0), len(value))
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            _measure(item, (*way, key if isinstance(key, str) else "*"), found)


def _too_long(value: Any, path: json_lines.Path, known: Lengths) -> Iterator[tuple[json_lines.Path, int, int]]:
    """Yield the lists and objects that have more entries than any need have: where, how many, how many they may have.

    Work that compares every entry with every other is bounded by that.
    """
    if not isinstance(value, dict | list):
        return
    most = 3 * known.get(tuple(key if isinstance(key, str) else "*" for key in path), 0) + ROOM
    if len(value) > most:
        yield path, len(value), most
        return
    for key, item in value.items() if isinstance(value, dict) else enumerate(value):
        yield from _too_long(item, (*path, key), known)


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


MOST_ERRORS: Final = 100
"""How many errors of the form of a file are told."""


def words_of(raw: Any, error: ValidationError) -> list[tuple[json_lines.Path, DataWords, DataWords]]:
    """Return of each error of a value that is no record: where, what is wrong, and what would be right."""
    found = []
    for one in error.errors(include_url=False)[:MOST_ERRORS]:
        path, value = _locate(raw, one["loc"], one["type"] == "missing")
        found.append((path, *_words(one, value)))
    return found


def _problem(
    name: str, lines: dict[json_lines.Path, int], path: json_lines.Path, wrong: DataWords, right: DataWords
) -> FileProblem:
    """Return what is wrong with the form of a file, with its line."""
    line = next((lines[path[:end]] for end in range(len(path), -1, -1) if path[:end] in lines), None)
    return FileProblem(name, path_text(path), wrong, right, line=line, steps=path)


def _locate(raw: Any, loc: tuple[str | int, ...], missing: bool) -> tuple[json_lines.Path, Any]:
    """Return where in the file an error is and what stands there, without pydantic's own signposts."""
    path: list[str | int] = []
    value = raw
    for place, part in enumerate(loc):
        if missing and place == len(loc) - 1:
            path.append(part)
        elif _holds(value, part) and not _is_signpost(value, part, loc[place + 1 :], missing):
            value = value[part]
            path.append(part)
    return tuple(path), value


def _is_signpost(value: Any, part: str | int, rest: tuple[str | int, ...], missing: bool) -> bool:
    """Whether a part of a way that is a field's name too tells a kind of object: the way goes on beside that field."""
    below = value[part]
    if not rest or _holds(below, rest[0]):
        return False
    return _holds(value, rest[0]) or (missing and len(rest) == 1 and not isinstance(below, dict | list))


def _holds(value: Any, part: str | int) -> bool:
    if isinstance(value, dict):
        return part in value
    return isinstance(value, list) and isinstance(part, int) and part < len(value)


def _words(error: ErrorDetails, value: Any) -> tuple[DataWords, DataWords]:
    """Return what is wrong and what would be right."""
    kind = error["type"]
    details = error.get("ctx", {})
    if error["loc"][-1:] == ("[key]",):
        return say("data-bad-key", value=ValueWords(error["input"])), say("data-every-key", form=_form(error))
    if kind == "missing":
        return say("data-missing"), say("data-given")
    if kind == "extra_forbidden":
        return say("data-unknown-field"), say("data-remove-field")
    if kind == "union_tag_not_found":
        field = Named(str(details["discriminator"]).strip("'"))
        return say("data-no-field", field=field), say("data-must-have-field", field=field)
    if kind == "union_tag_invalid":
        field = Named(str(details["discriminator"]).strip("'"))
        tags = [ValueWords(tag) for tag in str(details["expected_tags"]).strip("'").split("', '")]
        wrong = say("data-has-tag", field=field, value=ValueWords(details["tag"]))
        return wrong, say("data-one-of", field=field, values=tags)
    if kind in ("too_short", "too_long"):
        bound = "least" if kind == "too_short" else "most"
        length = details.get("min_length", details.get("max_length"))
        return say("data-entries", count=details["actual_length"]), say("data-must-have-many", bound=bound, many=length)
    return say("data-is", value=ValueWords(value)), say("data-must-be", value=_form(error))


FORMS: Final = {
    "bool_type": "data-form-bool",
    "list_type": "data-form-list",
    "dict_type": "data-form-object",
    "model_type": "data-form-object",
    "model_attributes_type": "data-form-object",
    "string_type": "data-form-string",
}
"""What a value must be, by the error that says it is not."""


def _form(error: ErrorDetails) -> DataWords | dict[str, Any]:
    """Return which form a value must have."""
    details = error.get("ctx", {})
    if error["type"] == "form":
        form: DataWords = details["form"]
        return form
    if error["type"] == "literal_error":
        return {"any_of": [ValueWords(literal_eval(one)) for one in LITERALS.findall(details["expected"])]}
    return say(FORMS.get(error["type"], "data-form-other"))
