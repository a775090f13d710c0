"""Corrections: what an owner's copy of data files has otherwise, value by value, at places that are found again by ids.

A file of corrections (`dosespanas-corrections 1`) stands for a corrected copy wherever one is asked for. It says of
each value what it was, so that it is not laid over data that have changed at the same place since.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from dosespanas.datafiles.fields import SOURCE, FileRecord, Text, form, plain
from dosespanas.datafiles.words import DataWords, ValueWords, say
from dosespanas.datafiles.words import FieldWords as Named

FORMAT: Final = "dosespanas-corrections 1"
MOST: Final = 5_000
"""Changes that a file of corrections may have: more than there are values in a game."""

KEYS: Final = (("id",), ("side", "id"), ("hex",), ("turn",), ("name",), ("die",))
"""What tells the rows of a table apart: the first of these fields that all have, and no two alike."""

SOURCES: Final = re.compile(SOURCE)
"""How a note on the source of a datum begins."""
KEY_FIELDS: Final = {field for key in KEYS for field in key}

Files = dict[str, Any]
"""The values of data files, by file name."""

ROOM: Final = 400
"""How many rows more than three times its own a table may come to have: a small map has a grid of hexes outside it."""

Places = dict[str, list[int]]
"""At which places of a table rows of a name stand."""


class CorrectedValue(FileRecord):
    """Something that is otherwise at one place.

    A value is changed (`was`, `now`), new (`now` alone) or gone (`was` alone); a table whose rows have no id has rows
    more (`add`) or less (`remove`).
    """

    at: Annotated[
        str,
        Field(pattern=r"^[^/]+(/[^/]+)+$", max_length=300),
        form("data-form-place", value=ValueWords("map.json/boxes/leon/side")),
    ]
    was: Any = None
    now: Any = None
    add: list[Any] = Field(default_factory=list)
    remove: list[Any] = Field(default_factory=list)

    def size(self) -> int:
        """Return how many values or rows are other than they were."""
        return len(self.add) + len(self.remove) or 1


class CorrectionsFile(FileRecord):
    """A file of corrections."""

    format: Literal["dosespanas-corrections 1"]
    game: Text
    base: Annotated[str, Field(pattern=r"^[0-9a-f]{16}$"), form("data-form-base")]
    name: Annotated[str, plain(0, 100)] = ""
    source: Annotated[str, plain(0, 400)] = ""
    """Where the values come from: `own copy: ...` or `house rule: ...`."""
    changes: Annotated[list[CorrectedValue], Field(max_length=MOST)]
    compared: Annotated[list[Annotated[str, plain(1, 300)]], Field(max_length=MOST)] = Field(default_factory=list)
    """The things whose printed values their owner has looked at, by their places: changed or not."""


class Conflict(Exception):
    """A correction that finds something else than it was made for: where, what is wrong, and what would be right."""

    def __init__(self, at: str, wrong: DataWords, right: DataWords) -> None:
        super().__init__(at, wrong, right)
        self.at, self.wrong, self.right = at, wrong, right

    def __str__(self) -> str:
        return f"{self.at}: {self.wrong}; {self.right}"


def facts(value: Any) -> Any:
    """Return a value without its notes on sources, at any depth."""
    if isinstance(value, dict):
        return {key: facts(item) for key, item in value.items() if not is_note(key)}
    return [facts(item) for item in value] if isinstance(value, list) else value


def is_note(key: str) -> bool:
    """Whether a field only says where a datum comes from."""
    return key == "source" or key.endswith("_source")


def _of_notes(change: CorrectedValue) -> bool:
    """Whether a change is of nothing but notes on sources."""
    return any(is_note(step) for step in change.at.split("/"))


def told(change: CorrectedValue) -> Iterator[tuple[str, str, str]]:
    """Yield what a change says, a line each: `-` or `+`, its colour, and the value."""
    given = change.model_fields_set
    gone = [*change.remove, *([change.was] if "was" in given else [])]
    new = [*change.add, *([change.now] if "now" in given else [])]
    yield from (("-", "red", _text(value)) for value in gone)
    yield from (("+", "green", _text(value)) for value in new)


def differences(mine: Files, base: Files, notes: bool = False) -> list[CorrectedValue]:
    """Return what some files have otherwise than others, in the order of those; `notes`: notes on sources too."""
    compared = Comparing(notes)
    return [change for name in base if name in mine for change in compared.values(name, base[name], mine[name], False)]


def corrected(base: Files, changes: Sequence[CorrectedValue]) -> Files:
    """Return files with changes made to them; raises Conflict."""
    files, conflicts = laid(base, changes)
    for conflict in conflicts:
        raise conflict
    return files


def laid(base: Files, changes: Sequence[CorrectedValue], source: str = "") -> tuple[Files, list[Conflict]]:
    """Return files with changes made to them, and those that could not be made.

    What is changed has then the `source` of the corrections, if they have one.
    """
    touched = {change.at.partition("/")[0] for change in changes}
    files = {name: deepcopy(content) if name in touched else content for name, content in base.items()}
    conflicts = []
    known = _Tables()
    for change in sorted(changes, key=_of_notes):  # notes last: what is changed has the source of the corrections first
        try:
            _change(files, change, known)
        except Conflict as conflict:
            conflicts.append(conflict)
        else:
            if source and not _of_notes(change):
                _note(files, change.at, source if SOURCES.match(source) else f"own copy: {source}", known)
    return files, conflicts


def place(name: str, content: Any, steps: Sequence[str | int]) -> tuple[str, Any]:
    """Return a place in a file as a change names it (`map.json/boxes/leon/side`), and what stands there.

    It ends where there is nothing more: None stands for what is missing.
    """
    way, value = [_written(name)], content
    for step in steps:
        if isinstance(value, list) and isinstance(step, int) and step < len(value):
            key = _key(value)
            way.append(_written(str(step) if key is None else _row(value[step], key)))
            value = value[step]
        else:
            way.append(_written(str(step)))
            value = value.get(step) if isinstance(value, dict) else None
    return "/".join(way), value


# --- comparing ----------------------------------------------------------------------------------------


class Comparing:
    """Two files, compared; `notes`: notes on sources count."""

    def __init__(self, notes: bool) -> None:
        self.notes = notes

    def values(self, at: str, was: Any, now: Any, in_row: bool) -> Iterator[CorrectedValue]:
        """Yield what is otherwise at and below a place; `in_row`: it belongs to a row of a table."""
        if isinstance(was, dict) and isinstance(now, dict):
            for key in [*was, *(key for key in now if key not in was)]:
                if self.notes or not is_note(key):
                    yield from self._entry(f"{at}/{_written(key)}", was, now, key, in_row)
        elif isinstance(was, list) and isinstance(now, list):
            yield from self._lists(at, was, now, in_row)
        elif was != now or type(was) is not type(now):
            yield CorrectedValue(at=at, was=was, now=now)

    def _entry(
        self, at: str, was: dict[str, Any], now: dict[str, Any], key: str, in_row: bool
    ) -> Iterator[CorrectedValue]:
        """Yield what is otherwise in one entry of two tables or objects."""
        if key not in now:
            yield CorrectedValue(at=at, was=was[key])
        elif key not in was:
            yield CorrectedValue(at=at, now=now[key])
        else:
            yield from self.values(at, was[key], now[key], in_row)

    def _lists(self, at: str, was: list[Any], now: list[Any], in_row: bool) -> Iterator[CorrectedValue]:
        """Yield what is otherwise in two lists: by rows with ids, by whole rows, value by value, or as a whole."""
        key = _key(was, now)
        if key is not None:
            ours, theirs = ({_row(row, key): row for row in rows} for rows in (was, now))
            for name in [*ours, *(name for name in theirs if name not in ours)]:
                yield from self._entry(f"{at}/{_written(name)}", ours, theirs, name, True)
        elif not in_row and all(isinstance(row, dict | list) for row in [*was, *now]):
            gone, new = _apart(was, now), _apart(now, was)
            if gone or new:
                yield CorrectedValue(at=at, remove=gone, add=new)
        elif len(was) == len(now):
            for index, pair in enumerate(zip(was, now, strict=True)):
                yield from self.values(f"{at}/{index}", *pair, in_row)
        else:
            yield CorrectedValue(at=at, was=was, now=now)


def _key(*tables: list[Any]) -> tuple[str, ...] | None:
    """Return by which fields the rows of all tables are told apart, if there are such."""
    for key in _keys([row for table in tables for row in table]):
        if all(len({_row(row, key) for row in table}) == len(table) for table in tables):
            return key
    return None


def _keys(rows: list[Any]) -> list[tuple[str, ...]]:
    """Return which fields may tell rows apart: those that all have."""
    if not rows or not all(isinstance(row, dict) for row in rows):
        return []
    return [key for key in KEYS if all(isinstance(row.get(field), str | int) for row in rows for field in key)]


def _row(row: dict[str, Any], key: tuple[str, ...]) -> str:
    """Return the name of a row."""
    return ":".join(str(row[field]) for field in key)


def has_names(rows: Any) -> bool:
    """Return whether something is a table whose rows are told apart by names."""
    return isinstance(rows, list) and _key(rows) is not None


def below(value: Any, name: str) -> Any:
    """Return what stands in a value under a name, as a place tells it; None where nothing does."""
    if isinstance(value, list):
        key = _key(value)
        if key is not None:
            return next((row for row in value if _row(row, key) == name), None)
        return value[int(name)] if name.isdecimal() and int(name) < len(value) else None
    return value.get(name) if isinstance(value, dict) else None


def names_of(at: str) -> list[str]:
    """Return the names that a place is made of, the file first."""
    return [name.replace("~1", "/").replace("~0", "~") for name in at.split("/")]


def _apart(some: list[Any], others: list[Any]) -> list[Any]:
    """Return the rows that the others lack, as often as they lack them."""
    there = Counter(_text(row) for row in others)
    found = []
    for row in some:
        there[_text(row)] -= 1
        if there[_text(row)] < 0:
            found.append(row)
    return found


def _text(value: Any) -> str:
    """Return a value as text, the same for equal facts."""
    return json.dumps(facts(value), sort_keys=True, ensure_ascii=False)


def _written(name: str) -> str:
    """Return a name as it stands in a place (as in JSON pointers)."""
    return name.replace("~", "~0").replace("/", "~1")


# --- changing -----------------------------------------------------------------------------------------


class _Tables:
    """The tables that changes were made in: where their rows stand, by each key that these may be told apart by."""

    def __init__(self) -> None:
        self._places: dict[int, tuple[list[Any], dict[tuple[str, ...], Places]]] = {}
        """By identity of a table, which is kept so that no other gets the same."""
        self._most: dict[int, tuple[list[Any], int]] = {}

    def places(self, rows: list[Any]) -> list[Places]:
        """Return at which places of a table the rows of each name stand, for each key."""
        if id(rows) not in self._places:
            self._places[id(rows)] = rows, {key: _places(rows, key) for key in _keys(rows)}
        return list(self._places[id(rows)][1].values())

    def grow(self, rows: list[Any], by: int, at: str) -> None:
        """See that a table has room for more rows; raises Conflict."""
        most = self._most.setdefault(id(rows), (rows, 3 * len(rows) + ROOM))[1]
        if len(rows) + by > most:
            many = say("data-must-have-many", bound="most", many=most)
            raise Conflict(at, say("data-entries", count=len(rows) + by), many)

    def append(self, rows: list[Any], row: Any) -> None:
        """Put a row at the end of a table."""
        rows.append(row)
        if id(rows) in self._places:
            known = self._places[id(rows)][1]
            if known and set(known) == set(_keys([row])) & set(known):
                for key, places in known.items():
                    places.setdefault(_row(row, key), []).append(len(rows) - 1)
            else:
                self.forget(rows)

    def forget(self, rows: list[Any]) -> None:
        """Forget where the rows of a table stand: they have moved."""
        self._places.pop(id(rows), None)

    def renamed(self) -> None:
        """Forget where all rows stand: one of them has another name."""
        self._places.clear()


def _change(files: Files, change: CorrectedValue, known: _Tables) -> None:
    """Make one change; raises Conflict."""
    *way, last = names_of(change.at)
    place: Any = files
    for name in way:
        place = _below(place, name, change.at, known)
    if change.add or change.remove:
        _rows(_below(place, last, change.at, known), change, known)
        return
    if {"was", "now"}.isdisjoint(change.model_fields_set):
        fields = {"any_of": [Named(name) for name in ("was", "now", "add", "remove")]}
        raise Conflict(change.at, say("data-says-nothing"), say("data-must-have", what=fields))
    found, now = _found(place, last, known), "now" in change.model_fields_set
    there = found is not None
    stands = place[found] if there else None
    if there == now and _text(stands) == _text(change.now):
        return  # It is so already.
    if _of_notes(change):
        _put(place, last, found, change, known)  # Whatever the note was: notes count for nothing.
        return
    if there != ("was" in change.model_fields_set):
        if there:
            raise Conflict(change.at, _stands(stands), say("data-must-be-new"))
        raise Conflict(change.at, say("data-not-here"), say("data-must-be-there"))
    if _text(stands) != _text(change.was):
        raise Conflict(change.at, _stands(stands), say("data-which-corrects", value=ValueWords(facts(change.was))))
    _put(place, last, found, change, known)
    if last in KEY_FIELDS:
        known.renamed()


def _stands(value: Any) -> DataWords:
    return say("data-is-here", value=ValueWords(facts(value)))


def _note(files: Files, at: str, source: str, known: _Tables) -> None:
    """Put a source in the note that is nearest to a place; a row with its own note that was put there keeps it."""
    steps = names_of(at)
    place: Any = files
    notes: list[tuple[Any, str]] = []
    for left, step in enumerate(steps, 1 - len(steps)):
        if isinstance(place, dict) and f"{step}_source" in place:
            notes.append((place, f"{step}_source"))
        found = _found(place, step, known)
        if found is None:
            break
        place = place[found]
        if isinstance(place, dict) and "source" in place and left < 0:
            notes.append((place, "source"))
    for holder, name in notes[-1:]:
        if isinstance(holder[name], dict):
            holder[name]["correction"] = source
        else:
            holder[name] = source


def _found(place: Any, name: str, known: _Tables) -> Any:
    """Return under which key of an object, or at which place of a table, something of a name is; None: nowhere."""
    if isinstance(place, dict):
        return name if name in place else None
    return _index(place, name, known) if isinstance(place, list) else None


def _below(place: Any, name: str, at: str, known: _Tables) -> Any:
    """Return what has a name in an object or a table; raises Conflict."""
    found = _found(place, name, known)
    if found is None:
        raise Conflict(at, say("data-has-none-here", name=ValueWords(name)), say("data-name-place"))
    return place[found]


def _index(rows: list[Any], name: str, known: _Tables) -> int | None:
    """Return at which place of a list the row of a name stands, or the value of a number.

    Other rows may have changed already: by which fields rows are told apart is seen from the name that fits but one.
    """
    tables = known.places(rows)
    for table in tables:
        places = table.get(name, [])
        if len(places) == 1:
            return places[0]
    return int(name) if not tables and name.isascii() and name.isdigit() and int(name) < len(rows) else None


def _places(rows: list[Any], key: tuple[str, ...]) -> dict[str, list[int]]:
    """Return at which places the rows of each name stand."""
    places: dict[str, list[int]] = {}
    for index, row in enumerate(rows):
        places.setdefault(_row(row, key), []).append(index)
    return places


def _put(place: Any, name: str, found: Any, change: CorrectedValue, known: _Tables) -> None:
    """Put a value in its place, or take away what stands there (`found`); a new row comes last. Raises Conflict."""
    if "now" not in change.model_fields_set:
        del place[found]
    elif found is not None:
        place[found] = change.now
    elif isinstance(place, list):
        known.grow(place, 1, change.at)
        known.append(place, change.now)
        return
    else:
        place[name] = change.now
    if isinstance(place, list):
        known.forget(place)


def _rows(rows: Any, change: CorrectedValue, known: _Tables) -> None:
    """Take rows out of a table and put others in, in the places of the former as far as there are any."""
    if not isinstance(rows, list):
        raise Conflict(change.at, say("data-no-table"), say("data-no-rows"))
    known.grow(rows, len(change.add) - len(change.remove), change.at)
    there: Places = {}
    for index in reversed(range(len(rows) if change.remove else 0)):
        there.setdefault(_text(rows[index]), []).append(index)
    places = []
    for row in change.remove:
        alike = there.get(_text(row))
        if not alike:
            raise Conflict(change.at, say("data-no-such-row", value=ValueWords(facts(row))), say("data-takes-away"))
        places.append(alike.pop())
    for index, row in zip(places, change.add, strict=False):
        rows[index] = row
    gone = set(places[len(change.add) :])
    rows[:] = [*(row for index, row in enumerate(rows) if index not in gone), *change.add[len(places) :]]
    known.forget(rows)
