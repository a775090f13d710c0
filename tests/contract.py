"""What `docs/contract.md` promises, read from it: examples, events, verbs, options, requests, calls."""

import json
import re
from pathlib import Path

TEXT = (Path(__file__).parent.parent / "docs" / "contract.md").read_text(encoding="utf-8")
SECOND = "\n# La Guerra Civil Española\n"
"""Where the chapter of the second game begins; what stands before it and is of no game holds for both."""

PARTS = {"espana1936": TEXT[: TEXT.index(SECOND)], "gce": TEXT[TEXT.index(SECOND) :]}

COMMENT = re.compile(r"\s//[^\n]*")
NAME = re.compile(r"`([A-Za-z0-9_?-]+)`")


def examples() -> list[tuple[str, object]]:
    """Return each example: the shape it is said to have, and what it is."""
    found = re.findall(r"<!-- (\w+) -->\n```json\n(.*?)```", TEXT, re.DOTALL)
    return [(shape, json.loads(COMMENT.sub("", text))) for shape, text in found]


def tables(part: str, head: str) -> list[list[str]]:
    """Return the rows of all tables whose head begins with some words, each as its cells."""
    rows: list[list[str]] = []
    for block in re.split(r"\n\n+", part):
        lines = [line for line in block.split("\n") if line.startswith("|")]
        if lines and lines[0].startswith(head):
            rows += [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines[2:]]
    return rows


def events(game: str) -> dict[str, tuple[set[str], set[str]]]:
    """Return by kind the arguments that an event always has, and all that it may have."""
    found = {}
    for kinds, args, _ in tables(PARTS[game], "| event | args |"):
        names = NAME.findall(args)
        always = {name for name in names if not name.endswith("?")}
        for kind in NAME.findall(kinds):
            found[kind] = (always, {name.rstrip("?") for name in names})
    return found


def verbs(game: str) -> set[str]:
    """Return the verbs of a game's actions."""
    return {verb for row in tables(PARTS[game], "| verb | notation |") for verb in NAME.findall(row[0])}


def options(game: str) -> set[str]:
    """Return the options of a game."""
    return {name for row in tables(PARTS[game], "| option | rule |") for name in NAME.findall(row[0])} - {"true"}


def requests() -> set[str]:
    """Return the requests of the server, such as `GET /api/shelf`."""
    return set(re.findall(r"^\| `([A-Z]+ /[^`?]*)", TEXT, re.MULTILINE))


def calls(of: str) -> set[str]:
    """Return the names promised of an object in the text: `game`, `event`, `dosespanas`."""
    return set(re.findall(rf"`{of}\.(\w+)", TEXT))
