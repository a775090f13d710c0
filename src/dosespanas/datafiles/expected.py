"""What data are expected to be: tables, counts and values of a rulebook beside each data file, and what compares them.

`map.expected.json` stands beside `map.json`: a list of expectations, each with the rule it is from. What is not of the
game as it is sold (`house rule: ...` in its source) need not be as the rules say, and is not counted, but where only
something must be there among others; nor is a table of nothing else, such as the map of a scenario with eight boxes.
What the program needs (`firm`) no house rule takes away.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from operator import ge, le
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from pydantic import Field, TypeAdapter

from dosespanas.datafiles.fields import FileRecord
from dosespanas.datafiles.json_lines import Path as Steps
from dosespanas.datafiles.report import FileReport
from dosespanas.datafiles.words import DataWords, ValueWords, being, by, must_be, say, shown
from dosespanas.datafiles.words import FieldWords as Named

HOUSE_RULE: Final = "house rule: "

Message = Annotated[str, Field(pattern=r"^(data-[a-z0-9-]+)?$")]
"""A message of the catalogue; nothing for the usual one."""


class Expectation(FileRecord):
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
    """The rule that says so (see `words.by`); of an object perhaps one for each of its fields."""
    of: Message = ""
    """What the rows are called; without it they are told by what is asked of them (`where`)."""
    unusual: bool = False
    """Somebody's copy may have it otherwise: a warning."""
    firm: bool = False
    """The program needs it: no house rule changes it."""
    wrong: Message = ""
    right: Message = ""
    """Other messages than the usual ones. They are given `value` or `count`, what it is repeated for, and `told`."""
    told: Annotated[dict[str, Any], Field(alias="with")] = Field(default_factory=dict)
    """What all its messages are given; `{rule}` stands for the field `rule` of the row, in `by` too."""


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

    def named(self, same: list[str]) -> tuple[Any, ...]:
        """Return the value as a name, with what must be the same of what bears it."""
        return (self.value, *(self.row.get(field) for field in same))


class ExpectedFiles:
    """Data files by name, with their defaults, and the places in them that were looked up."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.values = values
        self._rows: dict[tuple[str, str], list[_Place]] = {}
        self._index: dict[tuple[str, str, str], defaultdict[Any, list[_Place]]] = {}
        self._names: dict[tuple[Any, ...], set[tuple[Any, ...]]] = {}

    def places(self, name: str, way: str, where: "ExpectedRow") -> list[_Place]:
        """Return the values at a way through a file (`ships/*/dice`) whose rows are as they are asked."""
        table, star, below = way.rpartition("*")
        rows = self._rows_of(name, table + star)
        if where.field:
            rows = [row for value in where.values for row in self._by_value(name, table + star, where.field)[value]]
        found = [row for row in rows if where.holds(row)] if where.asked else rows
        return [value for row in found for value in _walk(row, below.lstrip("/"))] if below else found

    def _rows_of(self, name: str, way: str) -> list[_Place]:
        if (name, way) not in self._rows:
            content = self.values[name]
            self._rows[name, way] = list(_walk(_Place((), content, content, "", False, False), way))
        return self._rows[name, way]

    def of_the_house(self, name: str, table: Steps) -> bool:
        """Whether a table has rows, and all of them are of a house rule: then none is missing from it."""
        rows = self._rows_of(name, "/".join([*map(str, table), "*"]))
        return bool(rows) and all(row.added for row in rows)

    def _by_value(self, name: str, way: str, field: str) -> dict[Any, list[_Place]]:
        """Return rows by the value of a field and its type, since true is no 1."""
        if (name, way, field) not in self._index:
            index = self._index[name, way, field] = defaultdict(list)
            for row in self._rows_of(name, way):
                value = row.row.get(field)
                if value.__hash__ is not None:
                    index[type(value), value].append(row)
        return self._index[name, way, field]

    def names(self, known: str, among: "ExpectedRow", same: list[str]) -> set[tuple[Any, ...]] | None:
        """Return what may be named, with what must be the same of it; None where the file is not there."""
        file, _, way = known.partition("/")
        if file not in self.values:
            return None
        asked = (known, among, *same)
        if asked not in self._names:
            self._names[asked] = {one.named(same) for one in self.places(file, way, among)}
        return self._names[asked]


class ExpectedRow:
    """What the fields of a row are asked, or those of an object in it: `entry/how`."""

    def __init__(self, where: dict[str, Any]) -> None:
        self.asked: list[tuple[list[str], Test]] = []
        self.field, self.values = "", list[Any]()
        """A field with the few values that it may have: by it rows are found without looking at them all."""
        for name, pattern in where.items():
            few = pattern["$in"] if _asks(pattern) and list(pattern) == ["$in"] else [pattern]
            if not self.field and "/" not in name and name != "$key" and all(one.__hash__ is not None for one in few):
                self.field, self.values = name, [(type(one), one) for one in dict.fromkeys(few)]
            else:
                self.asked.append((name.split("/"), _test(pattern)))

    def holds(self, place: _Place) -> bool:
        """Whether the row of a place has all fields as they are asked."""
        for way, test in self.asked:
            value: Any = place.row
            if way == ["$key"]:
                value = place.key
            else:
                for name in way:
                    value = value.get(name) if isinstance(value, dict) else None
            if not test(value):
                return False
        return True


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
        self.given_wheres = [where | given for where in wheres]
        self.wheres = [ExpectedRow(where) for where in self.given_wheres]
        self.among = ExpectedRow(expected.among)
        self.test = _test(expected.pattern)

    def run(self, name: str, files: ExpectedFiles, report: FileReport) -> None:
        """Note what is not so in the file `name`. References are looked up in the files that are there."""
        expected = self.expected
        self.report = report
        places = [place for where in self.wheres for place in files.places(name, expected.at, where)]
        yields = not expected.firm and not expected.known and not expected.unique
        if yields and files.of_the_house(name, self.table):
            return
        if yields and not self._at_least():
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
            for place in (one for one in places if not self.test(one.value)):
                self._compare(place.path, place.value, expected.pattern, place)

    def _summed(self) -> bool:
        return self.expected.count or self.expected.values or bool(self.expected.total)

    def _at_least(self) -> bool:
        """Whether it only says what there must be among others: a row of a house rule will do as well."""
        return self._summed() and _asks(self.expected.pattern) and self.expected.pattern.keys() <= {"$all", "$gte"}

    def _unique(self, places: list[_Place]) -> None:
        seen: set[Any] = set()
        for place in places:
            if place.named(self.expected.same) in seen:
                right = say("data-used-once", field=Named(str(place.path[-1])))
                self._note(place.path, say("data-is-again", value=ValueWords(place.value)), right, place)
            seen.add(place.named(self.expected.same))

    def _known(self, places: list[_Place], files: ExpectedFiles) -> None:
        names = files.names(self.expected.known, self.among, self.expected.same)
        for place in places:
            if names is not None and place.value is not None and place.named(self.expected.same) not in names:
                right = say("data-must-be-id", kind=self._of(place.row))
                self._note(place.path, being(place.value), right, place)

    def _of(self, row: Mapping[str, Any], **more: Any) -> DataWords:
        """Return what the rows are called, or by what they are told."""
        if self.expected.of:
            return say(self.expected.of, **self._told(row), **more)
        fields = [_field(name, pattern) for where in self.given_wheres for name, pattern in where.items()]
        return say("data-rows", fields=fields, **more)

    def _told(self, row: Mapping[str, Any]) -> dict[str, Any]:
        """Return what messages are given, with the fields of the row put in."""
        told = {**self.given, **self.expected.told}
        return {name: _put_in(one, row) if isinstance(one, str) else one for name, one in told.items()}

    def _sum(self, places: list[_Place]) -> None:
        expected = self.expected
        found: Any = [place.value for place in places]
        if expected.count:
            found = len(places)
        elif expected.total:
            found = sum(row.get(field, 0) for row in found for field in expected.total)
        if self.test(found):
            return
        wanted = spelt(expected.pattern)
        if expected.values:
            named = expected.pattern.get("$all", []) if _asks(expected.pattern) else []
            missing = [str(one) for one in named if one not in found]
            wrong, right = being(found), say("data-must-be", value=wanted)
            if missing:
                wrong, right = say("data-lacks", names=missing), say("data-have-it")
                if expected.of:
                    wrong = say("data-lacks-of", what=say(expected.of, **self._told({})), names=missing)
        else:
            wrong = say("data-has", what=self._of({}, count=found))
            right = say("data-have-it") if expected.pattern == {"$gte": 1} else say("data-must-have", what=wanted)
            right = say("data-were-expected", value=wanted) if expected.unusual else right
        self._note(self.table, wrong, right, _Place((), found, {}, "", False, False))

    def _compare(self, path: Steps, value: Any, pattern: Any, place: _Place, below: Steps = ()) -> None:
        if isinstance(pattern, dict) and not _asks(pattern):
            if isinstance(value, dict):
                for field, wanted in pattern.items():
                    self._compare((*path, field), value.get(field), wanted, place, (*below, field))
            else:
                right = say("data-have-with", fields=[_field(*one) for one in pattern.items()])
                self._note(path[:-1], say("data-no-field", field=Named(str(path[-1]))), right, place, below)
        elif not matches(value, pattern):
            right = say("data-must-be", value=spelt(pattern))
            if self.expected.of:
                right = say("data-must-be-id", kind=self._of(place.row))
            elif pattern is None:
                right = must_be(None)
            elif self.expected.unusual:
                right = say("data-was-expected", value=spelt(pattern))
            fix = None if _asks(pattern) or self.expected.of else pattern
            self._note(path, being(value), right, place._replace(value=value), below, fix)

    def _note(
        self, path: Steps, wrong: DataWords, right: DataWords, place: _Place, below: Steps = (), fix: Any = None
    ) -> None:
        """Note what is wrong, in the expectation's own words if it has any, and by which rule."""
        expected, rules = self.expected, self.expected.by
        rule = rules if isinstance(rules, str) else rules[str(below[0])]
        told = self._told(place.row) | {"value": ValueWords(place.value)}
        told |= {"count": place.value} if type(place.value) is int else {}
        said = say(expected.wrong, **told) if expected.wrong else wrong
        wanted = by(say(expected.right, **told) if expected.right else right, _put_in(rule, place.row))
        if expected.unusual:
            self.report.warning(path, said, wanted)
        else:
            self.report.error(path, said, wanted, fix)


def _put_in(text: str, row: Mapping[str, Any]) -> str:
    """Return a text with the fields of a row put in (`{rule}`); texts of a row never stand beside others."""
    return re.sub(r"\{(\w+)\}", lambda found: str(row.get(found[1], "")), text)


# --- places


def _walk(here: _Place, way: str) -> Iterator[_Place]:
    """Yield the values at a way from a place on."""
    path, value, row, key, house, added = here
    if isinstance(value, dict) and "source" in value:
        notes = _notes(value.get("source"))
        house, added = house or any(notes), all(notes)
    if not way:
        yield _Place(path, value, row, key, house, added)
        return
    step, _, below = way.partition("/")
    if step != "*":
        for name in step.split("|"):
            which, there = _below(value, name)
            noted = isinstance(value, dict) and f"{name}_source" in value and any(_notes(value[f"{name}_source"]))
            yield from _walk(_Place((*path, which), there, row, key, house or noted, added), below)
    elif isinstance(value, list | dict):
        entries: Iterable[tuple[str | int, Any]] = value.items() if isinstance(value, dict) else enumerate(value)
        for entry, there in entries:
            of_row = isinstance(there, dict) or isinstance(value, dict)
            inner, named = (_row(there), entry) if of_row else (row, key)
            yield from _walk(_Place((*path, entry), there, inner, named, house, added), below)


def _below(value: Any, name: str) -> tuple[str | int, Any]:
    """Return what has a name in an object, or a number in a list: its key, and what it is."""
    if not isinstance(value, list):
        return name, _row(value).get(name)
    index = int(name)
    return index, value[index] if index < len(value) else None


def _row(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _notes(source: Any) -> list[bool]:
    """Return of each note of a source whether it tells of a house rule."""
    notes = list(source.values()) if isinstance(source, dict) else [source]
    return [isinstance(note, str) and note.startswith(HOUSE_RULE) for note in notes]


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


GIVEN: Final = {"$nin": [None]}
"""The pattern of a field that is there."""


def spelt(pattern: Any) -> Any:
    """Return a pattern as a part of a sentence."""
    if not _asks(pattern):
        fields = [_field(*one) for one in pattern.items()] if isinstance(pattern, dict) else []
        return fields or ValueWords(pattern)
    if "$gte" in pattern and "$lte" in pattern:
        return say("data-range", low=ValueWords(pattern["$gte"]), high=ValueWords(pattern["$lte"]))
    parts = [_spelt(name, wanted) for name, wanted in pattern.items()]
    return {"all_of": parts} if len(parts) > 1 else parts[0]


def _spelt(operator: str, wanted: Any) -> Any:
    if operator in ("$gte", "$lte"):
        return say("data-least" if operator == "$gte" else "data-most", value=ValueWords(wanted))
    several = {"any_of": [ValueWords(one) for one in wanted]} if operator in ("$in", "$nin") else ValueWords(wanted)
    return say("data-other-than", value=several) if operator == "$nin" else several


def _field(name: str, pattern: Any) -> DataWords:
    """Return a field with what it is or must be."""
    if pattern is None or pattern == GIVEN:
        return say("data-field-given" if pattern else "data-field-left-out", field=Named(name))
    return say("data-field", field=Named(name), value=spelt(pattern))
