"""What data are expected to be: tables, counts and values of a rulebook beside each data file, and what compares them.

`map.expected.json` stands beside `map.json`: a list of expectations, each with the rule it is from. What is not of the
game as it is sold (`house rule: ...` in its source) need not be as the rules say, and is not counted.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from operator import ge, le
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from pydantic import Field, TypeAdapter

from dosespanas.datafiles.fields import Record
from dosespanas.datafiles.json_lines import Path as Steps
from dosespanas.datafiles.json_lines import shown
from dosespanas.datafiles.report import Report

HOUSE_RULE: Final = "house rule: "


class Expectation(Record):
    """What some values of a data file must be, how often there are such rows, or what they name.

    A pattern is a value; an object of fields, each with its pattern; or operators, as MongoDB calls them.
    """

    at: str
    """Where: field by field, `*` for all rows of a table or entries of an object: `ships/*/dice`."""
    keys: bool = False
    """The names of entries are meant and not what stands there."""
    where: dict[str, Any] | list[dict[str, Any]] = Field(default_factory=dict)
    """Of which rows: the pattern of each field of the last row on the way; `$key`: its name or number.

    Of a list one is enough.
    """
    repeat: Annotated[dict[str, list[Any]], Field(alias="for")] = Field(default_factory=dict)
    """Fields of `where`, for each value of which it is expected anew."""

    pattern: Annotated[Any, Field(alias="is")] = None
    """What each value must be; of `count` and `values` what those must be."""
    count: bool = False
    """The number of rows is meant."""
    total: list[str] = Field(default_factory=list)
    """The sum of these fields of all rows is meant."""
    values: bool = False
    """The list of all values is meant."""
    unique: bool = False
    """No value must come twice."""
    known: str = ""
    """What values must name: such as `map.json/boxes/*/id`."""
    among: dict[str, Any] = Field(default_factory=dict)
    """The pattern of what may be named, field by field."""
    same: list[str] = Field(default_factory=list)
    """Fields in which what is named must be as the row that names it."""

    by: str | dict[str, str] = ""
    """The rule that says so; of an object perhaps one for each of its fields."""
    of: str = ""
    """What the rows are called."""
    unusual: bool = False
    """Somebody's copy may have it otherwise: a warning."""
    firm: bool = False
    """The program needs it: no house rule changes it."""
    wrong: str = ""
    right: str = ""
    """Other words than the usual ones; `{value}`, `{found}` and the fields of the row are put in."""


EXPECTATIONS: Final = TypeAdapter(list[Expectation])


class _Place(NamedTuple):
    """A value in a file, and the row it belongs to."""

    path: Steps
    value: Any
    row: Mapping[str, Any]
    key: str | int
    """The name or number of the row."""
    house: bool
    """Whether it is of a house rule."""
    added: bool
    """Whether the whole row is."""


class Files:
    """Data files by name, with their defaults, and the places in them that were looked up."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.values = values
        self._places: dict[tuple[str, str], list[_Place]] = {}

    def places(self, name: str, way: str) -> list[_Place]:
        """Return the values at a way through a file: `ships/*/dice`."""
        if (name, way) not in self._places:
            above, _, last = way.rpartition("/")
            if last == "*" or "|" in last or not above:
                found = list(_walk(_Place((), self.values[name], _row(self.values[name]), "", False, False), way))
            else:
                found = [below for place in self.places(name, above) for below in _walk(place, last)]
            self._places[name, way] = found
        return self._places[name, way]


@cache
def comparisons(file: Path) -> list["Comparison"]:
    """Return what is expected of a data file: `map.expected.json` stands beside `map.json`."""
    beside = file.with_suffix(".expected.json")
    found = EXPECTATIONS.validate_json(beside.read_bytes()) if beside.is_file() else []
    return [
        Comparison(one, dict(zip(one.repeat, values, strict=True)))
        for one in found
        for values in product(*one.repeat.values())
    ]


class Comparison:
    """One expectation, for some values of what it is repeated for."""

    def __init__(self, expected: Expectation, given: dict[str, Any]) -> None:
        self.expected = expected
        self.given = given
        self.table: Steps = tuple(expected.at.split("/*")[0].split("/"))
        wheres = [expected.where] if isinstance(expected.where, dict) else expected.where
        self.rows = [_fields(where | given) for where in wheres]
        self.among = _fields(expected.among)

    def run(self, name: str, files: Files, report: Report) -> None:
        """Note what is not so in the file `name`. References are looked up in the files that are there."""
        expected = self.expected
        self.report = report
        places = [one for one in files.places(name, expected.at) if any(_is(one, row) for row in self.rows)]
        if not expected.firm and not expected.known and not expected.unique:
            places = [place for place in places if not (place.added if self._summed() else place.house)]
        if expected.keys:
            places = [one._replace(value=one.key) for one in places]
        if expected.unique:
            self._unique(places)
        elif expected.known:
            self._known(places, files)
        elif self._summed():
            self._sum(places)
        else:
            for place in places:
                self._compare(place.path, place.value, expected.pattern, place.row)

    def _summed(self) -> bool:
        return self.expected.count or self.expected.values or bool(self.expected.total)

    def _unique(self, places: list[_Place]) -> None:
        seen: set[Any] = set()
        for place in places:
            if self._named(place) in seen:
                right = f"{place.path[-1]} must be used once"
                self._note(place.path, f"is {shown(place.value)} again", right, place.row)
            seen.add(self._named(place))

    def _known(self, places: list[_Place], files: Files) -> None:
        file, _, way = self.expected.known.partition("/")
        if file not in files.values:
            return
        names = {self._named(one) for one in files.places(file, way) if _is(one, self.among)}
        for place in places:
            if place.value is not None and self._named(place) not in names:
                right = f"must be the id of {self._of(place.row)}"
                self._note(place.path, f"is {shown(place.value)}", right, place.row)

    def _named(self, place: _Place) -> tuple[Any, ...]:
        """Return a name with what must be the same of what bears it."""
        return (place.value, *(place.row.get(field) for field in self.expected.same))

    def _of(self, row: Mapping[str, Any]) -> str:
        return self.expected.of.format_map({**row, **self.given})

    def _sum(self, places: list[_Place]) -> None:
        expected = self.expected
        found: Any = [place.value for place in places]
        if expected.count:
            found = len(places)
        elif expected.total:
            found = sum(row.get(field, 0) for row in found for field in expected.total)
        if matches(found, expected.pattern):
            return
        words = spelt(expected.pattern)
        if expected.values:
            wanted = expected.pattern.get("$all", []) if _asks(expected.pattern) else []
            missing = [str(one) for one in wanted if one not in found]
            wrong = " ".join(["has no", *self._of({}).split(), ", ".join(missing)]) if missing else f"is {shown(found)}"
            right = "must have it" if missing else f"must be {words}"
        else:
            wrong = f"has {found or 'no'} {self._of({})}"
            right = f"{words} were expected" if expected.unusual else f"must have {words}"
        self._note(self.table, wrong, right + self._rule(()), {"found": shown(found)})

    def _compare(self, path: Steps, value: Any, pattern: Any, row: Mapping[str, Any], below: Steps = ()) -> None:
        if isinstance(pattern, dict) and not _asks(pattern):
            if isinstance(value, dict):
                for field, wanted in pattern.items():
                    self._compare((*path, field), value.get(field), wanted, row, (*below, field))
            else:
                right = f"must have it with {spelt(pattern)}"
                self._note(path[:-1], f"has no {path[-1]}", right + self._rule(below), row)
        elif not matches(value, pattern):
            words = spelt(pattern)
            right = f"{words} was expected" if self.expected.unusual else f"must be {words}"
            self._note(path, f"is {shown(value)}", right + self._rule(below), {**row, "value": shown(value)})

    def _rule(self, below: Steps) -> str:
        by = self.expected.by
        rule = by if isinstance(by, str) else by[str(below[0])]
        return f" by {rule}" if rule else ""

    def _note(self, path: Steps, wrong: str, right: str, row: Mapping[str, Any]) -> None:
        words = {**row, **self.given}
        say = self.report.warning if self.expected.unusual else self.report.error
        say(
            path,
            self.expected.wrong.format_map(words) if self.expected.wrong else wrong,
            self.expected.right.format_map(words) if self.expected.right else right,
        )


# --- places


def _walk(here: _Place, way: str) -> Iterator[_Place]:
    """Yield the values at a way from a place on."""
    path, value, row, key, house, added = here
    if isinstance(value, dict) and (not path or here.row is value):
        notes = _notes(value.get("source"))
        house, added = house or any(notes), all(notes)
    if not way:
        yield _Place(path, value, row, key, house, added)
        return
    step, _, below = way.partition("/")
    if step != "*":
        for name in step.split("|"):
            there = value.get(name) if isinstance(value, dict) else None
            noted = isinstance(value, dict) and any(_notes(value.get(f"{name}_source")))
            yield from _walk(_Place((*path, name), there, row, key, house or noted, added), below)
    elif isinstance(value, list | dict):
        entries: Iterable[tuple[str | int, Any]] = value.items() if isinstance(value, dict) else enumerate(value)
        for which, there in entries:
            of_row = isinstance(there, dict) or isinstance(value, dict)
            inner, named = (_row(there), which) if of_row else (row, key)
            yield from _walk(_Place((*path, which), there, inner, named, house, added), below)


def _row(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _notes(source: Any) -> list[bool]:
    """Return of each note of a source whether it tells of a house rule."""
    notes = list(source.values()) if isinstance(source, dict) else [source]
    return [isinstance(note, str) and note.startswith(HOUSE_RULE) for note in notes]


def _fields(where: dict[str, Any]) -> list[tuple[list[str], "Test"]]:
    """Return what the fields of a row, or of an object in it (`entry/how`), are asked."""
    return [(name.split("/"), _test(pattern)) for name, pattern in where.items()]


def _is(place: _Place, fields: list[tuple[list[str], "Test"]]) -> bool:
    """Whether the row of a place has all fields as they are asked."""
    for way, test in fields:
        value: Any = place.key if way == ["$key"] else place.row
        for name in way if way != ["$key"] else ():
            value = value.get(name) if isinstance(value, dict) else None
        if not test(value):
            return False
    return True


# --- patterns


def _asks(pattern: Any) -> bool:
    """Whether a pattern consists of operators."""
    return isinstance(pattern, dict) and bool(pattern) and all(name.startswith("$") for name in pattern)


def _ordered(value: Any, bound: Any, before: Any) -> bool:
    return type(value) is type(bound) and before(value, bound)


Test = Callable[[Any], bool]

OPERATORS: Final[dict[str, Any]] = {
    "$eq": lambda value, wanted: bool(value == wanted),
    "$in": lambda value, wanted: any(one in wanted for one in (value if isinstance(value, list) else [value])),
    "$nin": lambda value, wanted: all(one not in wanted for one in (value if isinstance(value, list) else [value])),
    "$gte": lambda value, wanted: _ordered(value, wanted, ge),
    "$lte": lambda value, wanted: _ordered(value, wanted, le),
    "$all": lambda value, wanted: isinstance(value, list) and all(one in value for one in wanted),
    "$set": lambda value, wanted: isinstance(value, list) and sorted(map(shown, value)) == sorted(map(shown, wanted)),
    "$size": lambda value, wanted: isinstance(value, list) and matches(len(value), wanted),
    "$elemMatch": lambda value, wanted: isinstance(value, list) and any(matches(one, wanted) for one in value),
    "$regex": lambda value, wanted: isinstance(value, str) and re.search(wanted, value) is not None,
}
"""As in MongoDB, where a list is asked as its values; `$set` is a list in any order."""


def matches(value: Any, pattern: Any) -> bool:
    """Whether a value is as a pattern says."""
    return _test(pattern)(value)


def _ask(test: "Test", value: Any) -> bool:
    return test(value)


def _test(pattern: Any) -> "Test":
    """Return a pattern as a question."""
    if isinstance(pattern, dict) and _asks(pattern):
        asked = [(OPERATORS[name], wanted) for name, wanted in pattern.items()]
        return lambda value: all(ask(value, wanted) for ask, wanted in asked)
    if isinstance(pattern, dict):
        fields = [(name, _test(one)) for name, one in pattern.items()]
        return lambda value: isinstance(value, dict) and all(test(value.get(name)) for name, test in fields)
    if isinstance(pattern, list) and any(isinstance(one, dict) for one in pattern):
        tests = [_test(one) for one in pattern]
        return lambda value: isinstance(value, list) and len(value) == len(tests) and all(map(_ask, tests, value))
    kind = type(pattern)
    return lambda value: type(value) is kind and bool(value == pattern)


def spelt(pattern: Any) -> str:
    """Return a pattern in words."""
    if not _asks(pattern):
        fields = pattern.items() if isinstance(pattern, dict) else ()
        return ", ".join(f"{name} {spelt(one)}" for name, one in fields) or shown(pattern)
    if "$gte" in pattern and "$lte" in pattern:
        return f"{pattern['$gte']} to {pattern['$lte']}"
    words = {"$gte": "at least ", "$lte": "at most ", "$nin": "other than "}
    return " and ".join(
        words.get(name, "") + (" or ".join(map(shown, wanted)) if name in ("$in", "$nin") else shown(wanted))
        for name, wanted in pattern.items()
    )
