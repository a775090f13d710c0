"""Reading JSON strictly, and remembering on which line everything stood.

The standard reader forgets lines, keeps the last of two equal keys and accepts NaN. For files that people
correct by hand all three matter.
"""

import json
import re
from collections.abc import Sequence
from typing import Any

Path = tuple[str | int, ...]
"""The way to a value: the keys and indexes that lead to it."""

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]:,]|[^\s{}\[\]:,"]+')


class BadJson(ValueError):
    """The text is no JSON, or JSON that means two things."""

    def __init__(self, path: Path, wrong: str, right: str, line: int, column: int | None = None) -> None:
        super().__init__(wrong)
        self.path = path
        self.wrong = wrong
        self.right = right
        self.line = line
        self.column = column


def path_text(path: Sequence[str | int]) -> str:
    """Return a path as people write it: `cards[12].bonus.dice`."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            text += f".{part}" if text else part
    return text


def shown(value: Any) -> str:
    """Return a value as it looks in a file, cut to a readable length."""
    text = json.dumps(value, ensure_ascii=False, default=str).encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= 60 else text[:57] + "..."


def read_json(text: str) -> tuple[Any, dict[Path, int]]:
    """Return the value a JSON text stands for and the line (from 1) of every value in it.

    Raises `BadJson` for a text that is not JSON, is nested absurdly deep, uses NaN or Infinity or a number of
    thousands of digits, or gives the same key twice in one object.
    """
    try:
        value = json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise BadJson((), f"is no JSON: {error.msg}", "must be JSON", error.lineno, error.colno) from error
    except RecursionError as error:
        raise BadJson((), "is nested too deeply", "must be JSON", 1) from error
    except ValueError as error:
        raise BadJson((), f"holds a number no file needs: {error}", "must use plain numbers", 1) from error
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
                raise BadJson(tuple(path), "is given twice", "must be given once", line)
        elif token != ":":
            lines[tuple(path)] = line
            if token == "{":
                path.append("")
                key_next = True
            elif token == "[":
                path.append(0)
    return lines
