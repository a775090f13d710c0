"""What is expected of data files: that the lists of it name what there is, and that house rules are let be."""

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.espana1936 import data_files as espana
from tests.gce import data_files as gce

import dosespanas
from dosespanas.datafiles import patches
from dosespanas.datafiles.corrections import CorrectionsFile, is_note
from dosespanas.datafiles.expected import Comparison, ExpectedFiles, comparisons, matches, spelt
from dosespanas.datafiles.report import FileReport
from dosespanas.datafiles.words import say
from dosespanas.kernel.errors import BadData
from dosespanas.registry import DEFINITIONS

SHIPPED = {"espana1936": espana.SHIPPED, "gce": gce.SHIPPED}


def files(game: str) -> ExpectedFiles:
    """The values of the shipped files, with their defaults."""
    readings = DEFINITIONS[game].files.FILES.readings(SHIPPED[game])
    return ExpectedFiles({name: reading.values for name, reading in readings.items()})


def unasked(comparison: Comparison) -> Comparison:
    """The same for all rows."""
    return Comparison(comparison.expected.model_copy(update={"where": {}, "repeat": {}}), {})


@pytest.mark.parametrize("game", SHIPPED)
def test_every_expectation_is_of_something_that_is_there(game: str) -> None:
    shipped = DEFINITIONS[game].files.FILES
    values, filled, empty = files(game), set[str](), set[str]()
    for name in shipped.models:
        for comparison in comparisons(shipped.folder / name):
            expected = comparison.expected
            places = values.places(name, expected.at, unasked(comparison).wheres[0])
            (filled if places else empty).add(expected.at)
            fields = {field.split("/")[0] for where in comparison.given_wheres for field in where} - {"$key"}
            assert all(fields <= place.row.keys() for place in places), f"{name}: {expected.where}"
            if expected.known:
                assert values.names(expected.known, comparison.among, expected.same), expected.known
    assert empty <= filled, "some tables are empty in one scenario, but none in both"


@pytest.mark.parametrize("game", SHIPPED)
def test_every_expected_value_is_compared(game: str) -> None:
    """Where a value is none of those asked for, it is told: no expectation is without rows to compare."""
    shipped = DEFINITIONS[game].files.FILES
    values = files(game)
    for name in shipped.models:
        for comparison in comparisons(shipped.folder / name):
            if comparison.expected.known or comparison.expected.unique or comparison.expected.pattern == {"$in": []}:
                continue
            report = FileReport(name, shipped.readings(SHIPPED[game])[name])
            nothing = comparison.expected.model_copy(update={"pattern": {"$in": []}, "by": ""})
            asked = Comparison(nothing, comparison.given)
            asked.run(name, values, report)
            found = report.problems or comparison.expected.at in UNUSED
            assert found, f"{name}: {comparison.expected}"


UNUSED = {"units/*/back", "generals|planes/*/box"}
"""No HQ has a reverse; nobody begins on the map in 1938."""


@pytest.mark.parametrize(
    ("value", "pattern", "holds", "words"),
    [
        (1, 1, True, "1"),
        (True, 1, False, "1"),
        ("b", {"$in": ["a", "b"]}, True, '"a" or "b"'),
        (["a", "c"], {"$nin": ["c"]}, False, 'other than "c"'),
        ("1937-05", {"$gte": "1937-01", "$lte": "1937-04"}, False, '"1937-01" to "1937-04"'),
        (3, {"$gte": "3"}, False, 'at least "3"'),
        ([2, 1], {"$set": [1, 2]}, True, "[1, 2]"),
        ([{"op": "a", "n": 1}], {"$elemMatch": {"op": "a"}}, True, '{"op": "a"}'),
        ({"a": 1, "b": 2}, {"a": 1}, True, "a 1"),
        ({"a": 1, "b": 2}, {"$eq": {"a": 1}}, False, '{"a": 1}'),
        ([[1, 2], [3]], [{"$set": [2, 1]}, [3]], True, '[{"$set": [2, 1]}, [3]]'),
        (None, {"$size": 0}, False, "0"),
    ],
)  # fmt: skip
def test_patterns(value: Any, pattern: Any, holds: bool, words: str) -> None:
    assert matches(value, pattern) is holds
    assert str(say("data-must-be", value=spelt(pattern))) == f"must be {words}"


def laid(game: str, source: str, *changes: dict[str, Any]) -> list[str]:
    """What is wrong or unusual in the data that changes make."""
    raw: dict[str, Any] = {"format": "dosespanas-corrections 1", "game": game, "base": "0" * 16, "source": source}
    raw["changes"] = list(changes)
    return [f"{one.severity} {one.at}" for one in DEFINITIONS[game].tried(raw)]


HAND: dict[str, Any] = {"at": "scenario_1936.json/hand_limit", "was": 8, "now": 9}
MORALE: dict[str, Any] = {"at": "tables.json/stacking/limit", "was": 12, "now": 14}
TURN: dict[str, Any] = {"at": "map.json/turns/3/turn", "was": 3, "now": 4}


@pytest.mark.parametrize(("game", "change"), [("espana1936", HAND), ("gce", MORALE)])
def test_a_house_rule_need_not_be_as_the_rulebook_says(game: str, change: dict[str, Any]) -> None:
    assert laid(game, "my box", change) == [f"error {change['at']}"]
    assert laid(game, "house rule: for us", change) == []


def test_what_the_program_needs_no_house_rule_changes() -> None:
    assert "error map.json/turns" in laid("espana1936", "house rule: for us", TURN)


@pytest.mark.parametrize("game", SHIPPED)
def test_no_house_rule_takes_away_what_the_program_needs(game: str) -> None:
    """Whatever rows are left and whoever they are of: what is firm of a table is demanded of it."""
    shipped = DEFINITIONS[game].files.FILES
    tried = 0
    for name in shipped.models:
        ours = of_the_house(files(game).values[name])
        for comparison in comparisons(shipped.folder / name):
            expected, (table, star, _) = comparison.expected, comparison.expected.at.partition("/*")
            if not expected.firm or not (expected.count or expected.values) or not star:
                continue
            places = [
                one
                for where in comparison.wheres
                for one in ExpectedFiles({name: ours}).places(name, expected.at, where)
            ]
            needed = expected.pattern.get("$all") if isinstance(expected.pattern, dict) else None
            gone = next(one for one in places if needed is None or one.value in needed)
            less = copy.deepcopy(ours)
            rows = less
            for step in table.split("/"):
                rows = rows[step]
            del rows[gone.path[len(table.split("/"))]]
            report = FileReport(name, shipped.readings(SHIPPED[game])[name])
            comparison.run(name, ExpectedFiles({**files(game).values, name: less}), report)
            assert report.problems, f"{name}: {expected}"
            tried += 1
    assert tried > 5


def of_the_house(value: Any) -> Any:
    """The same, with a house rule as the source of everything."""
    if isinstance(value, dict):
        rule = "house rule: ours"
        mine = {key: rule if is_note(key) else of_the_house(item) for key, item in value.items()}
        return {**mine, "source": rule}
    return [of_the_house(item) for item in value] if isinstance(value, list) else value


def test_what_is_right_as_a_house_rule_alone_is_refused_of_a_copy_whatever_was_read_before() -> None:
    """The sources of data are no facts, yet what is right hangs on them."""
    for source, right in (("house rule: ours", True), ("own copy: mine", False), ("house rule: ours again", True)):
        raw = {"format": "dosespanas-corrections 1", "game": "espana1936", "base": "0" * 16, "source": source}
        text = patches.written(raw | {"changes": [HAND]})
        if right:
            assert dosespanas.new_game(data=text).header.corrections == text
        else:
            with pytest.raises(BadData):
                dosespanas.new_game(data=text)


def test_a_row_of_a_house_rule_is_not_counted() -> None:
    box = {
        "id": "astorga", "name": "Astorga", "lon": -6.05, "lat": 42.46, "objective": False, "port": False,
        "coast": [], "source": {"box": "house rule: one more"},
    }  # fmt: skip
    more = {"at": "map.json/boxes/astorga", "now": box}
    links = {"at": "map.json/links", "add": [["leon", "astorga"], ["astorga", "salamanca"]]}
    marker = {"at": "scenario_1936.json/markers", "add": [{"side": "nationalist", "box": "astorga"}]}
    again = marker | {"at": "scenario_1938.json/markers"}
    assert laid("espana1936", "house rule: a town", more, links, marker, again) == ["warning board.json/places"]
    printed = {**more, "now": box | {"source": {"box": "own copy: it is there"}}}
    told = laid("espana1936", "own copy: mine", printed, links, marker, again)
    assert told == ["warning map.json/boxes", "warning board.json/places"]
    unit = next(row for row in gce.RAW["units.json"]["units"] if row["id"] == "r_12")
    new = {"at": "units.json/units/r_new", "now": unit | {"id": "r_new", "source": "house rule: one more"}}
    assert laid("gce", "", new) == []


def test_corrections_leave_their_source_where_they_change_something() -> None:
    shipped = DEFINITIONS["espana1936"].files.FILES
    changes = [
        {"at": "cards.json/cards/rep_1/effect/0/units/0/strength", "was": 2, "now": 3},
        {"at": "map.json/links", "remove": [["santander", "burgos"]]},
        {"at": "pieces.json/generals/mola/drm", "was": 1, "now": 0},
    ]
    made, conflicts = shipped.lay(
        CorrectionsFile.model_validate(
            {"format": "dosespanas-corrections 1", "game": "espana1936", "base": "0" * 16, "changes": changes}
            | {"source": "second edition"}
        )
    )
    assert not conflicts
    raw = {name: reading.raw for name, reading in shipped.readings(made).items()}
    note = "own copy: second edition"
    assert raw["cards.json"]["cards"][0]["source"]["correction"] == note
    assert raw["map.json"]["links_source"] == note
    generals = {row["id"]: row["source"] for row in raw["pieces.json"]["generals"]}
    assert generals["mola"]["correction"] == note and "correction" not in generals["franco"]


ADDED = {
    "espana1936": ("cards.json/cards", "rep_1", {"id": "rep_46", "number": 46}, "texts/es/card-rep_46"),
    "gce": ("chits.json/chits", "gernika", {"id": "gernika_2", "copies": 2}, "texts/es/chit-gernika_2"),
}
NEW_GENERAL: list[dict[str, Any]] = [
    {
        "at": "pieces.json/generals/yague",
        "now": {"side": "nationalist", "id": "yague", "name": "Juan Yagüe", "drm": 1, "emblem": None}
        | {"source": {"drm": "house rule: one more"}},
    },
    {"at": "scenario_1936.json/generals/yague", "now": {"place": "mat"}},
    {"at": "texts/en/general-yague", "now": "Juan Yagüe"},
]
SHORT_WAR: list[dict[str, Any]] = [
    {"at": "scenario_1936.json/last_turn", "was": 10, "now": 3},
    {"at": "scenario_1936.json/victory/objectives_over", "was": 7, "now": 5},
]
"""A scenario of one's own."""


@pytest.mark.parametrize("game", SHIPPED)
def test_a_new_card_chit_or_general_and_a_scenario_of_ones_own_are_data_and_words(game: str, tmp_path: Path) -> None:
    table, like, made, text = ADDED[game]
    rows = json.loads(SHIPPED[game].contents[table.partition("/")[0]])[table.rpartition("/")[2]]
    row = next(one for one in rows if one["id"] == like) | made
    source: Any = "house rule: one more" if game == "gce" else {"effect": "house rule: one more"}
    changes = [{"at": f"{table}/{row['id']}", "now": row | {"source": source}}, {"at": text, "now": "Otra"}]
    changes += NEW_GENERAL + SHORT_WAR if game == "espana1936" else []
    assert laid(game, "house rule: ours", *changes) == []
    raw = {"format": "dosespanas-corrections 1", "game": game, "base": "0" * 16, "source": "house rule: ours"}
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(raw | {"changes": changes}), encoding="utf-8")
    played, rng = dosespanas.new_game(game, seed=4, data=file), random.Random(4)
    while played.actor is not None:
        played.apply(rng.choice(played.legal_actions()))
    assert dosespanas.load_record(played.record(), data=file).hash() == played.hash()


def test_only_a_card_of_a_house_rule_has_a_number_of_its_own() -> None:
    rows = json.loads(espana.SHIPPED.contents["cards.json"])["cards"]
    new = rows[0] | {"id": "rep_46", "number": 46}
    told = laid("espana1936", "", {"at": "cards.json/cards/rep_46", "now": new})
    assert "error cards.json/cards/rep_46/number" in told


def tried(game: str, *changes: dict[str, Any]) -> list[Any]:
    """Return what the checks find in a game's data with some changes."""
    form = {"format": "dosespanas-corrections 1", "game": game, "base": "0" * 16, "changes": list(changes)}
    return DEFINITIONS[game].trial(form)[0]


def test_where_one_value_would_be_right_it_is_told() -> None:
    soria = {"at": "map.json/boxes/soria/objective", "was": False, "now": True}
    fixes = {one.at: one.fix for one in tried("espana1936", soria)}
    assert fixes["scenario_1936.json/objectives"] == {"nationalist": 5, "republican": 4, "contested": 4}
    assert fixes["map.json/boxes"] is None, "which city is none any more nobody can tell"
    madrid = {"at": "map.json/morale/2712/value", "was": 7, "now": 8}
    assert [(one.at, one.fix) for one in tried("gce", madrid)] == [("map.json/morale/2712/value", 7)]


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("espana1936", {"at": "map.json/boxes/leon/name", "was": "León", "now": "Soria"}),
        ("gce", {"at": "map.json/hexes/2510/name", "was": "Toledo", "now": "Madrid"}),
        ("gce", {"at": "units.json/units/r_mng/front", "was": "1-1-4", "now": "99-1-4"}),
    ],
)
def test_what_hardly_any_box_has_is_unusual(game: str, change: dict[str, Any]) -> None:
    assert [one.severity for one in tried(game, change)] == ["warning"]
