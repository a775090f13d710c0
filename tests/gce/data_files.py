"""The shipped data files, and corrected or broken copies of them."""

import json
from functools import cache
from typing import Any

from dosespanas.datafiles.reading import FileContents, FileProblem
from dosespanas.gce.board.data import Data
from dosespanas.gce.files import check

SHIPPED = check.shipped()
RAW: dict[str, Any] = {name: json.loads(content) for name, content in SHIPPED.contents.items()}


def _with(name: str, content: bytes) -> FileContents:
    """Return the shipped data with other contents of one file; the others need not be read again."""
    known = {one: reading for one, reading in SHIPPED.readings.items() if one != name}
    return FileContents(SHIPPED.contents | {name: content}, readings=known)


@cache
def data(scenario: str = "campaign") -> Data:
    """Return the facts of the shipped data."""
    return Data(check.usable(SHIPPED), scenario, check.digest(SHIPPED))


def find(name: str, *path: str | int, **fields: Any) -> list[str | int]:
    """Return the path to the first record with these fields in the list that a path leads to."""
    rows = RAW[name]
    for part in path:
        rows = rows[part]
    index = next(i for i, row in enumerate(rows) if all(row.get(field) == value for field, value in fields.items()))
    return [*path, index]


def edited(name: str, path: list[str | int], value: Any) -> FileContents:
    """Return the shipped data with one value set."""
    raw = json.loads(SHIPPED.contents[name])
    place = raw
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = value
    return _with(name, json.dumps(raw, ensure_ascii=False).encode())


def without(name: str, path: list[str | int]) -> FileContents:
    """Return the shipped data without one value."""
    raw = json.loads(SHIPPED.contents[name])
    place = raw
    for part in path[:-1]:
        place = place[part]
    del place[path[-1]]
    return _with(name, json.dumps(raw, ensure_ascii=False).encode())


def errors(files: FileContents) -> list[FileProblem]:
    """Return the findings that would stop a game."""
    return [problem for problem in check.check(files) if problem.severity == "error"]
