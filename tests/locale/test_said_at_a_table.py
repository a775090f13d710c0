"""What a table says stands in the words that it fetches: those of the start page, and those of its game."""

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from dosespanas.catalogue import _sources
from dosespanas.registry import GAMES

WEB = Path(__file__).parents[2] / "web/src"
ROOMS = [
    "game",
    "review",
    "replay",
    "history",
    "choices",
    "fight",
    "learn",
    "help",
    "proof",
    "ideas",
    "seats",
    "map",
    "orders",
    "clocks",
    "session",
    "rules",
]
"""Rooms of the page that a table is made of."""
OF_ONE_GAME = {"action-cost"}
"""Said only where a game has it."""
SAID = re.compile(r'\bt\(\s*"([a-z][a-z0-9-]+)"')
KEY = re.compile(r"^([a-z][\w-]*) =", re.M)


def said(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield what the files of a folder say by name, and where."""
    for file in folder.rglob("*"):
        other = ".test." in file.name or {"fixture", "workshop"} & set(file.parts)
        if file.suffix in (".svelte", ".ts") and not other:
            for key in SAID.findall(file.read_text(encoding="utf-8")):
                yield key, file.name


@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_all_words_it_says(game: str) -> None:
    root = resources.files("dosespanas") / "locale" / "en"
    there = {key for part in ("start", game) for text in _sources(root, part) for key in KEY.findall(text)}
    whole = {key for text in _sources(root) for key in KEY.findall(text)} - OF_ONE_GAME
    wanted = [one for room in ROOMS for one in said(WEB / "kit" / room)] + list(said(WEB / "games" / game))
    assert len(wanted) > 300
    assert [(key, file) for key, file in wanted if key in whole and key not in there] == []
