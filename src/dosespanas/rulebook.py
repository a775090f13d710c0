"""The rulebook of a game in our own words: its chapters as the catalogue has them, and a search through them."""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib import resources

from dosespanas.catalogue import Catalogue

_HEADING = re.compile(r"^## (.+)$")
_RULE = re.compile(r"^rule-([\w-]+) =")


@dataclass(frozen=True)
class RulebookChapter:
    """A chapter: its title in the language asked for, and the ids of its rules in their order."""

    title: str
    rules: list[str]


@cache
def chapters(game: str, language: str) -> list[RulebookChapter]:
    """Return the chapters of a game's rules, as the files `locale/<language>/rules-<game>*.ftl` have them.

    Parts of one chapter that stand in several files, such as the rules and how we read them, come together.
    """
    folder = resources.files("dosespanas") / "locale" / language
    names = [file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.startswith(f"rules-{game}")]
    found: dict[str, RulebookChapter] = {}
    title = ""
    for name in sorted(names):
        for line in (folder / f"{name}.ftl").read_text(encoding="utf-8").splitlines():
            if heading := _HEADING.match(line):
                title = heading[1]
            elif rule := _RULE.match(line):
                found.setdefault(title, RulebookChapter(title, [])).rules.append(rule[1].replace("_", "."))
    return list(found.values())


def plain(text: str) -> str:
    """Return a text as a search compares it: no capitals, no accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


def search(game: str, wanted: str, language: str) -> list[RulebookChapter]:
    """Return the chapters with those of their rules that have every word in their id, their text or the title."""
    words, told = plain(wanted).split(), Catalogue(language)
    found = []
    for chapter in chapters(game, language):
        rules = []
        for rule in chapter.rules:
            text = plain(f"{rule} {told.rule(rule)} {chapter.title}")
            if all(word in text for word in words):
                rules.append(rule)
        found.append(RulebookChapter(chapter.title, rules))
    return [chapter for chapter in found if chapter.rules]
