"""What corrections change, in the words of a language: which thing, what of it, what it was and is.

The workshop of the page tells the same while somebody corrects (`web/src/kit/workshop/words.ts`): a test of the browser
holds the two to each other, by a correction of every kind.
"""

import json
import re
from functools import lru_cache
from itertools import zip_longest
from typing import Any

from dosespanas.catalogue import Catalogue
from dosespanas.datafiles.corrections import below, has_names, is_note, names_of
from dosespanas.datafiles.words import FieldWords, ValueWords, shown
from dosespanas.kernel.errors import BadData
from dosespanas.registry import definition_of

KINDS = {
    "boxes": "box",
    "cards": "card",
    "generals": "general",
    "planes": "plane",
    "tanks": "tank",
    "ships": "ship",
    "areas": "area",
    "bases": "base",
    "chits": "chit",
    "hexes": "hex",
    "modifiers": "modifier",
    "troop_types": "type",
}
"""By the table that it stands in, the kind of term by which a thing is called."""
NAMED = ("box", "area", "base", "general", "plane", "tank", "ship", "card", "hex")
"""The kinds of terms that a value may be the name of, in a game that has such things: the first that knows it."""
ANY = [*NAMED, "faction", "type:nationalist", "type:republican", "type", "unit"]
"""The kinds of terms that a value may be the name of where nothing is known of its field, nor of the game."""
FIELDS = {"units": "unit", "cancelled_by": "chit", "waits_for": "chit"}
"""The kinds that only the values of some fields are the names of."""
TYPES = ("type", "types", "from_types", "to_type", "from_type", "nationalist", "republican")
"""Fields that tell the types of a side's troops, or of units."""
WORDS = (
    *("page-gce-map-type-", "page-gce-map-size-", "page-gce-map-terrain-", "page-gce-region-", "terrain-"),
    *("faction-", "region-", "province-", "front-", "ship-class-"),
)
"""How the messages begin by which the page calls words of the data that are no terms."""
SIDES = ("republican", "nationalist")
TURNS = ("turns", "calendar")
"""Tables whose rows are turns."""
TEXTS = "texts"
"""Where corrections name texts of the catalogue."""
YEAR = re.compile(r"_(\d{4})\.json$")
"""What is told of a file that is one of several alike."""
HEX = re.compile(r"^\d{4}$")
DOT = " \u00b7 "
LONGEST = 300
"""Characters of a value; the file has all of it."""


def in_words(game: str, text: str, language: str) -> dict[str, Any]:
    """Return a game's corrections as JSON, and what each of their changes says: where, what, what it was and is."""
    raw = json.loads(text)
    title = definition_of(game)
    texts: dict[str, dict[str, str]] = {}
    for change in raw["changes"]:
        names = names_of(change["at"])
        if names[0] == TEXTS and len(names) == 3 and "now" in change:
            texts.setdefault(names[1], {})[names[2]] = change["now"]
    words = Catalogue(language, title.names(), game, texts)
    teller = _Teller(words, _files_of(game, text))
    return {"changes": [row for change in raw["changes"] for row in teller.rows(change)], "corrections": raw}


@lru_cache(maxsize=1)
def _files_of(game: str, text: str) -> dict[str, Any]:
    """Return the values of a game's files as corrections make them, or as they are shipped."""
    checks = definition_of(game).files
    files = checks.FILES
    try:
        given = checks.load_folder(text)
    except BadData:
        given = files.shipped()
    return {name: reading.raw for name, reading in files.readings(given).items()}


def part_in_words(part: ValueWords | FieldWords, words: Catalogue) -> str:
    """Return a value or a field of a finding as the page calls it; what it has no word for stands in quotes."""
    teller = _Teller(words, {})
    if isinstance(part, FieldWords):
        name = part.name.rpartition("/")[2]
        return words.named(f"field-{name}", name)
    said = teller.value(part.value)
    return shown(part.value) if said == part.value else said or shown(part.value)


class _Teller:
    """Tells places and values in the words of a language."""

    def __init__(self, words: Catalogue, files: dict[str, Any]) -> None:
        self._words = words
        self._files = files
        tables = {table for content in files.values() for table in content}
        self._kinds = [kind for kind in NAMED if any(KINDS.get(one) == kind for one in tables)] if files else ANY

    def rows(self, change: dict[str, Any]) -> list[dict[str, Any]]:
        """Return what a change says: one row, or one for each row that a table has more or less."""
        at = change["at"]
        what = {"at": at, "what": self._what(change)}
        if "add" not in change and "remove" not in change:
            was, now = (self.value(change[name], at) if name in change else None for name in ("was", "now"))
            return [what | {"was": was, "now": now}]
        removed, added = ([self.value(row, at) for row in change.get(name, [])] for name in ("remove", "add"))
        return [what | {"was": was, "now": now} for was, now in zip_longest(removed, added)]

    def _what(self, change: dict[str, Any]) -> str:
        """Return what a place is of: the thing, and the way to the value in it."""
        file, *way = names_of(change["at"])
        if file == TEXTS and len(way) == 2:  # a text that a thing has in a language
            return f"{self._field(TEXTS)}: {change.get('was', change.get('now'))} ({way[0]})"
        whole = below(self._files.get(file), way[0])
        length = 2 if len(way) > 1 and (isinstance(whole, list) or self._is_table(file, way[0])) else 1
        row = None
        if length == 2:
            row = below(whole, way[1])
            if row is None and len(way) == 2:
                row = change.get("now", change.get("was"))
        thing = self._thing(file, way[0], way[1] if length == 2 else None, row)
        value, parts = row if length == 2 else whole, []
        for before, name in zip(way[length - 1 :], way[length:], strict=False):
            parts.append(self._part(name, has_names(value), before))
            value = below(value, name)
        return f"{thing}: {DOT.join(parts)}" if parts else thing

    def _is_table(self, file: str, name: str) -> bool:
        """Return whether the fields of an object are things, by their ids, and no fields that all such objects have."""
        whole = below(self._files.get(file), name)
        return isinstance(whole, dict) and name in KINDS

    def _thing(self, file: str, table: str, name: str | None, row: Any) -> str:
        """Return what a thing is called."""
        words, row = self._words, row if isinstance(row, dict) else {}
        year = YEAR.search(file)
        if year:
            which = f"{self._field(table)} {year[1]}"
            return which if name is None else f"{which}: {self._named(name, table)}"
        if name is None:
            return self._field(table)
        if "number" in row and table == "cards":
            return DOT.join([str(row["number"]), words.term(f"card:{name}")])
        if table == "units":
            return f"{row.get('label', '')} {row.get('name') or name}".strip()
        if table in TURNS and name.isdecimal():
            return words.text("workshop-turn", turn=int(name))
        if table == "scenarios":
            return words.named(words.own(words.game, f"page-scenario-{name}"), name)
        if table in KINDS and file != "board.json":
            return self._called(f"{KINDS[table]}:{name}", row.get("name"))
        if HEX.match(name):
            return f"{self._field(table)}: {words.term(f'hex:{name}')}"
        own = row.get("name") if isinstance(row.get("name"), str) else None
        return f"{self._field(table)}: {own or self._part(name, True, table)}"

    def _called(self, term: str, own: Any) -> str:
        """Return a term in words; something new that no words name is called as it says itself."""
        said = self._words.term(term)
        return str(own) if said == term.rpartition(":")[2] and isinstance(own, str) and own else said

    def _part(self, name: str, named: bool, of: str) -> str:
        """Return what a field or a row is called, `of` what it is; a value of a list: these are counted from one."""
        if name.isdecimal():
            return name if named else str(int(name) + 1)
        if self._words.has(f"field-{name}"):
            return self._words.text(f"field-{name}")
        called = self._named(name, of)
        return name.replace("_", " ") if called == name else called

    def _field(self, name: str) -> str:
        return self._words.named(f"field-{name}", name.replace("_", " "))

    def value(self, value: Any, at: str = "", holder: Any = None) -> str:
        """Return a value: names and numbers as they are, a row of a table by its fields."""
        text = self._whole(value, at, holder if isinstance(holder, dict) else {})
        return text if len(text) <= LONGEST else text[: LONGEST - 1] + "\u2026"

    def _whole(self, value: Any, at: str, holder: dict[str, Any]) -> str:
        if value is None or isinstance(value, bool):
            return "\u2013" if value is None else self._words.text("workshop-yes" if value else "workshop-no")
        if isinstance(value, str):
            field = next((name for name in reversed(names_of(at)) if not name.isdecimal()), "")
            return self._named(value, field, at, holder)
        if not isinstance(value, dict | list):
            return str(value).replace("-", "\u2212")
        told = self._row(value, at)
        if told is not None:
            return told
        if isinstance(value, list):
            return ", ".join(self._whole(one, at, holder) for one in value) or "\u2013"
        pairs = ((name, one) for name, one in value.items() if name != "id" and not is_note(name))
        return "; ".join(
            f"{self._key(name, value, at)}: {self._whole(one, f'{at}/{name}', value)}" for name, one in pairs
        )

    def _key(self, name: str, holder: dict[str, Any], at: str) -> str:
        """Return what a field is called in an object that is told whole: ids of things by their names."""
        called = self._named(name, "", at, holder, plain=True)
        return self._field(name) if called == name else called

    def _row(self, row: Any, at: str) -> str | None:
        """Return a row without an id in words, such as a link; None for what is no such row."""
        words, table = self._words, at.rpartition("/")[2]
        if isinstance(row, list):
            if table == "links" and len(row) == 2:
                return " \u2013 ".join(words.term(f"box:{box}") for box in row)
            return " | ".join(words.term(f"hex:{one}") for one in row) if table == "sea_hexsides" else None
        if isinstance(row.get("between"), list):
            sides = " | ".join(words.term(f"hex:{one}") for one in row["between"])
            rivers = ", ".join(map(str, row["rivers"])) if isinstance(row.get("rivers"), list) else ""
            return f"{sides} ({self._named(str(row.get('size')), 'size')}: {rivers})"
        kind, strength, box = row.get("type"), row.get("strength"), row.get("box")
        if kind is not None and strength is not None:
            side = row.get("side") or self._side(at, row) or SIDES[0]
            troop = words.term(f"troop:{side}:{kind}:{strength}")
            whose = f"{troop} ({words.term(f'side:{side}')})"
            return troop if box is None else words.text("workshop-in", what=whose, where=f"box:{box}")
        if table == "markers" and box is not None and "side" in row:
            return words.text("workshop-in", what=f"side:{row['side']}", where=f"box:{box}")
        if len(row) == 1 and isinstance(box, str):
            return words.term(f"box:{box}")
        return self._field(row["place"]) if len(row) == 1 and isinstance(row.get("place"), str) else None

    def _side(self, at: str, holder: dict[str, Any]) -> str | None:
        """Return whose troops a field speaks of."""
        file, *way = names_of(at)
        thing: Any = self._files.get(file)
        for name in way[:2]:
            thing = below(thing, name)
        row = thing if isinstance(thing, dict) else {}
        asked = [holder.get("owner"), holder.get("side"), row.get("side"), way[1].split(":")[0] if len(way) > 1 else ""]
        return next((one for one in asked if one in SIDES), None)

    def _named(
        self, name: str, field: str = "", at: str = "", holder: dict[str, Any] | None = None, plain: bool = False
    ) -> str:
        """Return a name as the language has it, where it is that of a side, a place, a piece or a word of the workshop.

        `plain`: without the words that are but values.
        """
        words = self._words
        if name in SIDES:
            return words.term(f"side:{name}")
        if field == "province":
            return self._capital(name)
        if field in TYPES:
            own = self._side(at, holder or {})
            sides = [own, *SIDES] if own else SIDES
            term = next((one for side in sides if self._knows(one := f"type:{side}:{name}")), None)
            if term:
                return words.term(term)
        kinds = [FIELDS[field], *self._kinds] if field in FIELDS else self._kinds
        term = next((one for kind in kinds if self._knows(one := f"{kind}:{name}")), None)
        if term:
            return words.term(term)
        wanted = [kind for kind in WORDS if field and f"{field}-" in kind]
        for key in [f"{kind}{name}" for kind in [*wanted, *WORDS]] + ([] if plain else [f"value-{_sign(name)}"]):
            if words.has(key):
                return words.text(key)
        return name

    def _knows(self, term: str) -> bool:
        return self._words.has(term.replace(":", "-")) or term in self._words.names

    def _capital(self, province: str) -> str:
        """Return the name of a province: that of its capital."""
        hexes = below(self._files.get("map.json"), "hexes") or []
        found = (row for row in hexes if row.get("province") == province and row.get("capital") is True)
        return next((str(row["name"]) for row in found if "name" in row), province)


def _sign(word: str) -> str:
    return re.sub(r"[^\w-]", "_", word, flags=re.ASCII)
