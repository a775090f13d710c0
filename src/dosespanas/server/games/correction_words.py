"""What corrections change, in the words of a language: which thing, what of it, what it was and is."""

import json
from itertools import zip_longest
from typing import Any

from dosespanas.catalogue import Catalogue
from dosespanas.datafiles.corrections import is_note
from dosespanas.datafiles.words import FieldWords, ValueWords, shown
from dosespanas.registry import definition_of

KINDS = {
    "boxes": "box",
    "cards": "card",
    "generals": "general",
    "planes": "plane",
    "ships": "ship",
    "areas": "area",
    "chits": "chit",
    "units": "unit",
    "hexes": "hex",
}
"""By the table that it stands in, the kind of term by which a thing is called."""
NAMED = (
    *("side", "box", "hex", "faction", "type:nationalist", "type:republican", "general", "plane", "tank", "ship"),
    *("area", "base", "type", "value"),
)
"""The kinds of terms that a value may be the name of: the first that knows it names it."""
WORDS = (
    "terrain-",
    "page-gce-region-",
    "region-",
    "province-",
    "front-",
    "page-gce-map-type-",
    "page-gce-map-size-",
    "ship-class-",
    "page-scenario-",
)
"""How the messages begin by which the page calls words of the data that are no terms."""
ROWS = ("turns", "calendar", "rows")
"""Tables whose rows are called by a number of their own."""
TEXTS = "texts"
"""Where corrections name texts of the catalogue."""
LONGEST = 300
"""Characters of a value; the file has all of it."""


def in_words(game: str, text: str, language: str) -> dict[str, Any]:
    """Return a game's corrections as JSON, and what each of their changes says: where, what, what it was and is."""
    raw = json.loads(text)
    words = Catalogue(language, definition_of(game).names(), game)
    return {"changes": [row for change in raw["changes"] for row in _rows(change, words)], "corrections": raw}


def _rows(change: dict[str, Any], words: Catalogue) -> list[dict[str, Any]]:
    what = {"at": change["at"], "what": _what(change["at"], words)}
    new = change.get("now")
    if "was" not in change and isinstance(new, dict) and isinstance(called := new.get("name") or new.get("label"), str):
        what["what"] += f" ({called})"  # nothing else knows what something new is called
    if "add" not in change and "remove" not in change:
        return [what | {name: _value(change[name], words) if name in change else None for name in ("was", "now")}]
    rows = ([_value(row, words) for row in change.get(name, [])] for name in ("remove", "add"))
    return [what | {"was": was, "now": now} for was, now in zip_longest(*rows)]


def _what(at: str, words: Catalogue) -> str:
    """Return what a place is of: the file, the things on the way by their names, and the field."""
    file, *way = [name.replace("~1", "/").replace("~0", "~") for name in at.split("/")]
    if file == TEXTS and len(way) == 2:  # a text that a thing has in a language
        return " \u203a ".join([words.text("corrections-file-texts"), way[0], words.text(way[1])])
    kind, told = "", [words.named(f"corrections-file-{file.partition('.')[0]}", file)]
    for i, name in enumerate(way):
        called = words.term(f"{kind}:{name}") if kind else name
        kind = KINDS.get(name, "")
        if not kind:  # what a table is called goes without saying: a thing of it follows
            row = way[i - 1] in ROWS and i + 1 < len(way)
            told.append(called if called != name else name if row else _part(name, words))
    return " \u203a ".join(told)


def part_in_words(part: ValueWords | FieldWords, words: Catalogue) -> str:
    """Return a value or a field of a finding as the page calls it; what it has no word for stands in quotes."""
    if isinstance(part, FieldWords):
        name = part.name.rpartition("/")[2]
        return words.named(f"field-{name}", name)
    said = _value(part.value, words)
    return shown(part.value) if said == part.value else said or shown(part.value)


def _part(name: str, words: Catalogue) -> str:
    """Return what a field or a row is called, or a value of a list: these are counted from one."""
    if name.isdigit() and len(name) < len("1305"):  # the number of a hex is its name
        return str(int(name) + 1)
    called = _named(name, words)
    return words.named(f"field-{name}", name.replace("_", " ") if called == name else called)


def _value(value: Any, words: Catalogue) -> str:
    """Return a value: names and numbers as they are, a row of a table by its fields."""
    if isinstance(value, dict):
        pairs = ((name, one) for name, one in value.items() if not is_note(name))
        text = ", ".join(f"{_part(name, words)}: {_value(one, words)}" for name, one in pairs)
    elif isinstance(value, list):
        text = ", ".join(_value(one, words) for one in value)
    elif value is None or isinstance(value, bool):
        text = "\u2013" if value is None else words.text("workshop-yes" if value else "workshop-no")
    else:
        text = _named(value, words) if isinstance(value, str) else str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "\u2026"


def _named(name: str, words: Catalogue) -> str:
    """Return a name as the language has it, where it is that of a side, a place, a piece or a word of the workshop."""
    for kind in NAMED:
        term = f"{kind}:{name}"
        if words.has(term.replace(":", "-")) or term in words.names:
            return words.term(term)
    key = next((key for kind in WORDS if words.has(key := f"{kind}{name}")), None)
    return words.text(key) if key else name
