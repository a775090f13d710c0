"""The shipped data files, and corrected or broken copies of them."""

import json
from typing import Any

from dosespanas.espana1936.files import check
from dosespanas.espana1936.files.check import FileContents, FileProblem

SHIPPED = check.shipped()


def _with(name: str, content: bytes) -> FileContents:
    """Return the shipped data with other contents of one file; the others need not be read again."""
    known = {one: reading for one, reading in SHIPPED.readings.items() if one != name}
    return FileContents(SHIPPED.contents | {name: content}, readings=known)


def changed(name: str, old: str, new: str) -> FileContents:
    """Return the shipped data with the first occurrence of a text in one file replaced."""
    text = SHIPPED.contents[name].decode()
    assert old in text
    return _with(name, text.replace(old, new, 1).encode())


def edited(name: str, path: list[str | int], value: Any) -> FileContents:
    """Return the shipped data with one value set."""
    raw = json.loads(SHIPPED.contents[name])
    place = raw
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = value
    return _with(name, json.dumps(raw, ensure_ascii=False).encode())


def found(files: FileContents) -> list[FileProblem]:
    """Return every finding in the files."""
    return check.check(files)


def errors(files: FileContents) -> list[FileProblem]:
    """Return the findings that would stop a game."""
    return [problem for problem in found(files) if problem.severity == "error"]
