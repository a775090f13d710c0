"""Reading JSON strictly, and remembering on which line everything stood.

The standard reader forgets lines, keeps the last of two equal keys and accepts NaN. For files that people
correct by hand all three matter.
"""

import json
import re
from collections.abc import Sequence
from typing import Any, Final

from dosespanas.datafiles.words import DataWords, say

Path = tuple[str | int, ...]
"""The way to a value: the keys and indexes that lead to it."""

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]:,]|[^\s{}\[\]:,"]+')

FAULTS: Final = {
    "Expecting ',' delimiter": "comma",
    "Expecting ':' delimiter": "colon",
    "Expecting value": "value",
    "Expecting property name enclosed in double quotes": "name",
    "Unterminated string starting at": "string",
    "Extra data": "more",
}
"""What the standard reader says, as our words tell it; others are `other`."""


class BadJson(ValueError):
    """The text is no JSON, or JSON that means two things."""

    def __init__(self, path: Path, wrong: DataWords, right: DataWords, line: int, column: int | None = None) -> None:
        super().__init__(path, wrong, right, line, column)
        self.path = path
        self.wrong = wrong
        self.right = right
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return self.wrong.key


def path_text(path: Sequence[str | int]) -> str:
    """Return a path as people write it: `cards[12].bonus.dice`."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            text += f".{part}" if text else part
    return text


def read_json(text: str) -> tuple[Any, dict[Path, int]]:
    """Return the value a JSON text stands for and the line (from 1) of every value in it.

    Raises `BadJson` for a text that is not JSON, is nested absurdly deep, uses NaN or Infinity or a number of
    thousands of digits, or gives the same key twice in one object.
    """
    try:
        value = json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        wrong = say("data-no-json", fault=FAULTS.get(error.msg, "other"))
        raise BadJson((), wrong, say("data-be-json"), error.lineno, error.colno) from error
    except RecursionError as error:
        raise BadJson((), say("data-nested"), say("data-be-json"), 1) from error
    except ValueError as error:
        raise BadJson((), say("data-odd-number"), say("data-plain-numbers"), 1) from error
    return value, _lines(text)


def _no_constant(name: str) -> Any:
    raise ValueError(name)


def _lines(text: str) -> dict[Path, int]:
    """Walk over the tokens of a valid JSON text and note where each value begins."""
    lines: dict[Path, int] = {}
    path: list[str | int] = []
    line, seen, key_next = 1, 0, False
    for match in TOKEN.finditer(text):
        token = match.group()
        line += text.count("\n", seen, match.start())
        seen = match.start()
        if token in ("}", "]"):
            path.pop()
            key_next = False
        elif token == ",":
            here = path[-1]
            if isinstance(here, int):
                path[-1] = here + 1
            else:
                key_next = True
        elif key_next:
            path[-1] = json.loads(token)
            key_next = False
            if tuple(path) in lines:
                raise BadJson(tuple(path), say("data-twice"), say("data-once"), line)
        elif token != ":":
            lines[tuple(path)] = line
            if token == "{":
                path.append("")
                key_next = True
            elif token == "[":
                path.append(0)
    return lines
