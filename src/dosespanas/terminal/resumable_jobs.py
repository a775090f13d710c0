"""Long work that can be stopped: each piece of it ends as a line of JSON in a file, and is not done again."""

import json
import os
from collections.abc import Callable, Hashable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

Place = TypeVar("Place", bound=Hashable)


def read_lines(path: Path) -> list[dict[str, Any]]:
    """Return the lines of a file that are whole, none if there is no file; one cut short by a stop is left out."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if line[-1] == "\n"]


def done_before(
    path: Path | None, wanted: Mapping[Place, Mapping[str, Any]], place: Callable[[dict[str, Any]], Place]
) -> dict[Place, dict[str, Any]]:
    """Return which pieces of the work a file has, by their places; none without a file.

    `wanted`: by place what a line must say to count; `place`: which one a line is of. Lines of other work do not count.
    """
    found: dict[Place, dict[str, Any]] = {}
    for row in [] if path is None else read_lines(path):
        at = place(row)
        if at not in found and at in wanted and all(row.get(name) == value for name, value in wanted[at].items()):
            found[at] = row
    return found


def add_lines(path: Path, rows: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Write every row at the end of a file as it comes, and yield it; a last line cut short goes first."""
    with path.open("a+b") as file:
        file.seek(0)
        whole = file.read().rfind(b"\n") + 1
        file.truncate(whole)
        file.seek(0, os.SEEK_END)
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False).encode() + b"\n")
            file.flush()
            yield row
