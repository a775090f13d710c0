"""How far a corrected copy of data files is from the shipped ones: for whoever has to find the right copy again."""

import json
from typing import Any

from dosespanas.datafiles.reading import DataFiles


def changes(files: DataFiles, shipped: DataFiles) -> dict[str, int]:
    """Return by file how many of its values are other than shipped, or are one more or one less; others are left out.

    Notes on sources do not count.
    """
    found = {}
    for name, content in sorted(files.contents.items()):
        if content != shipped.contents[name]:
            number = _apart(json.loads(content.decode("utf-8-sig")), json.loads(shipped.contents[name].decode()))
            if number > 0:
                found[name] = number
    return found


def _apart(one: Any, other: Any) -> int:
    """Return in how many places two values of JSON differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [key for key in {*one, *other} if key != "source" and not key.endswith("_source")]
        return sum(1 if (key in one) != (key in other) else _apart(one[key], other[key]) for key in keys)
    if not isinstance(one, list) or not isinstance(other, list):
        return int(one != other or type(one) is not type(other))
    rows = [{_name(row): row for row in rows} for rows in (one, other)]
    if len(rows[0]) == len(one) and len(rows[1]) == len(other):
        mine, theirs = rows
        return sum(_apart(mine[key], theirs[key]) if key in mine and key in theirs else 1 for key in {*mine, *theirs})
    return abs(len(one) - len(other)) + sum(_apart(*pair) for pair in zip(one, other, strict=False))


def _name(row: Any) -> str:
    """Return what tells a row of a list from the others: its id, with its side, else all of it."""
    for key in ("id", "hex", "turn"):
        if isinstance(row, dict) and key in row:
            return f"{row.get('side', '')} {row[key]}"
    return json.dumps(row, sort_keys=True)
