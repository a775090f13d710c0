"""The shipped data are right, wrong data are named, and a folder of corrected data is read."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.espana1936.data_files import SHIPPED, changed, edited, errors, found

from dosespanas.datafiles.reading import FileSet
from dosespanas.espana1936.cards.conditions import CONDITIONS
from dosespanas.espana1936.cards.operations import OPERATIONS
from dosespanas.espana1936.files import check, reading
from dosespanas.espana1936.files.check import FileContents
from dosespanas.kernel.errors import BadData

CARD_ROWS = json.loads(SHIPPED.contents["cards.json"])["cards"]
DOCS = Path(__file__).parents[3] / "docs" / "data-format.md"


def test_shipped_data_are_clean() -> None:
    assert found(SHIPPED) == []
    facts = check.usable(SHIPPED)
    assert list(facts) == ["map", "pieces", "cards", "naval", "board", "scenarios", "texts"]
    assert [facts["scenarios"][name]["scenario"] for name in ("1936", "1938")] == ["1936", "1938"]


# name, what is replaced, by what, the path found, what is wrong, what would be right
CORRUPTIONS = [
    (
        "cards.json",
        '"bonus": {"dice": 1}',
        '"bonus": {"dice": "two"}',
        "cards[0].bonus.dice",
        'is "two"',
        "must be a whole number 1 to 2",
    ),
    (
        "cards.json",
        '"op": "place_units"',
        '"op": "summon"',
        "cards[0].effect[0]",
        'has the op "summon"',
        "op must be one of",
    ),
    (
        "cards.json",
        '"strength": 2',
        '"strength": 4',
        "cards[0].effect[0].units[0].strength",
        "is 4",
        "must be 1, 2, 3 or 5",
    ),
    ("cards.json", '"what_if": false', '"whatif": false', "cards[0].what_if", "is missing", "must be given"),
    (
        "cards.json",
        '"boxes": ["barcelona"]',
        '"boxes": "all"',
        "cards[0].effect[0].where.boxes",
        'is "all"',
        "must be a list",
    ),
    (
        "cards.json",
        '"boxes": ["barcelona"]',
        '"boxes": ["barcelone"]',
        "cards[0].effect[0].where.boxes[0]",
        'is "barcelone"',
        "must be the id of a box",
    ),
    (
        "cards.json",
        '"id": "rep_1"',
        '"id": "rep_2"',
        "cards[1].id",
        'is "rep_2" again',
        "id must be used once",
    ),
    (
        "cards.json",
        '"deck": "1936-37"',
        '"deck": "1938-39"',
        "cards[0].deck",
        'is "1938-39"',
        'must be "1936-37" by SET-02',
    ),
    ("cards.json", '"dice": 1', '"drm": 1', "cards[0].bonus", "is not one combat value", "must have dice"),
    ("cards.json", '"requires": []', '"requires": {}', "cards[0].requires", "is {}", "must be a list"),
    (
        "map.json",
        '["la_coruna", "leon"]',
        '["la_coruna", "lyon"]',
        "links[0][1]",
        'is "lyon"',
        "must be the id of a box",
    ),
    (
        "map.json",
        '["la_coruna", "leon"]',
        '["leon", "leon"]',
        "links[0]",
        "joins León with itself",
        "must join two boxes",
    ),
    ("map.json", '["la_coruna", "leon"]', '["marruecos", "leon"]', "links[0]", "leads overseas", "BRD-12"),
    (
        "map.json",
        '"objective": true',
        '"objective": false',
        "boxes",
        "has 11 objective cities",
        "must have 12 by BRD-10",
    ),
    (
        "map.json",
        '"id": "leon"',
        '"id": "la_coruna"',
        "boxes[1].id",
        'is "la_coruna" again',
        "id must be used once",
    ),
    (
        "map.json",
        '"lat": 43.36',
        '"lat": NaN',
        "",
        "holds a number that no file needs",
        "must use plain numbers",
    ),
    (
        "map.json",
        '"cadiz": 2',
        '"c-diz": 2',
        "transport.to.c-diz",
        'has a key that cannot be: "c-diz"',
        "lower case",
    ),
    ("pieces.json", '"drm": -1', '"drm": 1', "troop_types[1].drm", "is 1", "must be -1 by CRD-N20"),
    (
        "pieces.json",
        '"id": "varela"',
        '"id": "t12"',
        "generals[2].id",
        'is "t12"',
        "must not look like a troop",
    ),
    (
        "pieces.json",
        '"source": {"counts"',
        '"source": null, "x": {"counts"',
        "troop_types[0].source",
        "is null",
        "must be",
    ),
    (
        "scenario_1936.json",
        '"box": "la_coruna", "type": "regular"',
        '"box": "la_coruna", "type": "basque"',
        "troops[0].type",
        'is "basque"',
        "must be the id of a Nationalist troop type",
    ),
    (
        "scenario_1936.json",
        '"nationalist": 4, "republican": 4',
        '"nationalist": 5, "republican": 3',
        "objectives",
        "is {",
        "by SET-04",
    ),
    (
        "scenario_1936.json",
        '"box": "salamanca"',
        '"box": "madrid"',
        "markers[0].box",
        'is "madrid", which is taken',
        "BRD-06",
    ),
    ("scenario_1936.json", '"hand_limit": 8', '"hand_limit": 9', "hand_limit", "is 9", "must be 8 by STA-01"),
    ("scenario_1936.json", '"franco":', '"davila":', "generals.davila", "is on the map", "SET-06"),
]


@pytest.mark.parametrize(("name", "old", "new", "path", "wrong", "right"), CORRUPTIONS)
def test_corruption_is_named(name: str, old: str, new: str, path: str, wrong: str, right: str) -> None:
    files = changed(name, old, new)
    matching = [problem for problem in errors(files) if (problem.file, problem.path) == (name, path)]
    assert any(wrong in str(problem.wrong) and right in str(problem.right) for problem in matching), found(files)
    with pytest.raises(BadData) as caught:
        check.usable(files)
    assert caught.value.key == "error-bad-data"
    assert set(caught.value.details) == {"file", "path", "wrong", "right", "line"}


# name, path of the value set, the value, severity, what the finding says
FINDINGS: list[tuple[str, list[str | int], Any, str, str]] = [
    ("cards.json", ["cards", 5, "number"], 7, "error", "has no Republican card 6"),
    ("cards.json", ["cards", 5, "date"], "1938-10", "warning", 'is "1938-10"'),
    ("cards.json", ["cards", 5, "what_if"], True, "warning", "among the what-if cards"),
    ("cards.json", ["cards", 20, "effect"], [{"op": "remove_general", "general": "mola"}], "error", "extra_rp"),
    ("cards.json", ["cards", 43, "effect", 0, "target"], "republican", "error", 'must be "nationalist" by EVT-08'),
    (
        "cards.json",
        ["cards", 43, "effect"],
        [
            {"op": "cancel_last_event", "target": "nationalist", "timing": "reaction"},
            {"op": "remove_general", "general": "mola"},
        ],
        "error",
        "must have that one alone",
    ),
    ("cards.json", ["cards", 4, "requires"], [{"cond": "controls_box", "box": "rome"}], "error", 'is "rome"'),
    ("cards.json", ["cards", 4, "requires"], [{"box": "madrid"}], "error", "must have the field cond"),
    (
        "cards.json",
        ["cards", 4, "effect", 0, "units", 0, "strength"],
        2,
        "warning",
        "no small counter of International Brigades",
    ),
    ("cards.json", ["cards", 13, "effect", 0, "to_strength"], 2, "error", "must be above from_strength"),
    ("cards.json", ["cards", 12, "effect", 0, "count"], 4, "error", "must be at most 3, the pieces to choose from"),
    ("cards.json", ["cards", 12, "effect", 0, "choose"], ["cv33_1", "t26_1"], "error", "the id of a Republican tank"),
    ("cards.json", ["cards", 15, "effect", 0, "general"], "rojo", "error", "the id of a Nationalist general"),
    ("cards.json", ["cards", 32, "effect", 0, "count"], 2, "error", "must have either count or fraction"),
    ("cards.json", ["cards", 83, "effect", 0, "where", "boxes"], "any_port", "error", "must be a list of boxes"),
    ("cards.json", ["cards", 13, "effect", 0, "count"], 2, "error", "must be 1"),
    (
        "cards.json",
        ["cards", 46, "effect"],
        [{"op": "extra_offensive", "when": "start_of_next_turn", "generals": 1, "units_move_once": True}],
        "error",
        'must be "republican" by CRD-OFF',
    ),
    ("cards.json", ["cards", 42, "effect", 0, "max_attacks"], 2, "error", "must have either max_attacks or max_boxes"),
    ("cards.json", ["cards", 80, "effect", 0, "faction"], "raf", "error", "a faction of Republican planes"),
    ("cards.json", ["cards", 0, "effect"], [], "error", "must have at least 1"),
    ("map.json", ["boxes", 1, "id"], "astorga", "error", 'is "leon"'),
    ("map.json", ["boxes", 8, "id"], "lerma", "error", "has no box burgos"),
    ("map.json", ["boxes", 3, "port"], True, "warning", "do not list Santander as a port"),
    ("map.json", ["boxes", 20, "coast"], [], "warning", "a port should lie on a sea area"),
    ("map.json", ["boxes", 1, "overseas"], True, "error", "only marruecos must be overseas"),
    ("map.json", ["links", 1], ["leon", "la_coruna"], "error", "joins León and La Coruña again"),
    ("map.json", ["turns"], [], "error", "must have at least 1"),
    ("map.json", ["transport", "total"], 4, "error", "must be 3 by MAR-02"),
    (
        "pieces.json",
        ["troop_types", 0, "only_in"],
        ["burgos"],
        "warning",
        "only the Basque Army is bound to some boxes by RPL-13",
    ),
    ("pieces.json", ["troop_types", 2, "id"], "requete", "error", "has no Nationalist troop type carlist"),
    ("pieces.json", ["substitutes", "republican"], [["regular"]], "error", "by HIT-05 and HIT-06"),
    ("pieces.json", ["tanks", 1, "id"], "cv33_1", "error", 'is "cv33_1" again'),
    ("pieces.json", ["tanks", 0, "id"], "cv33_9", "error", "must have it for the worked example by CBT-20"),
    ("pieces.json", ["tanks", 1, "side"], "republican", "warning", "7 were expected"),
    ("pieces.json", ["generals", 4, "id"], "kindelan", "error", "has no davila"),
    ("pieces.json", ["generals", 9, "drm"], 0, "warning", "has no general with a negative modifier"),
    (
        "scenario_1936.json",
        ["troops", 29, "box"],
        "madrid",
        "warning",
        "Basque Army may enter only in Bilbao or San Sebastián",
    ),
    (
        "scenario_1936.json",
        ["troops", 14, "type"],
        "falangist",
        "warning",
        'has no row with side "nationalist", box "madrid" and type "regular"',
    ),
    ("scenario_1936.json", ["troops", 42, "box"], "marruecos", "error", "has Republicans in Morocco"),
    ("scenario_1936.json", ["markers", 0, "box"], "roma", "error", 'is "roma"'),
    ("scenario_1936.json", ["generals", "miaja", "box"], "burgos", "error", "a troop of the same side"),
    ("scenario_1936.json", ["generals", "franz"], {"box": "burgos"}, "error", "must be the id of a general"),
    ("scenario_1936.json", ["planes", "ju52"], {"box": "burgos"}, "error", "it belongs to the naval war"),
    ("scenario_1936.json", ["markers"], [], "error", "leaves Salamanca to nobody"),
    ("scenario_1936.json", ["victory", "group"], 9, "error", "must be 8 by VIC-04"),
    (
        "scenario_1936.json",
        ["troops"],
        [{"side": "republican", "box": "madrid", "type": "anarchist", "strength": 1}] * 5,
        "error",
        "is troop 5 in Madrid",
    ),
    ("scenario_1936.json", ["troops"], [], "error", "leaves the Republican side one connected box"),
]


@pytest.mark.parametrize(("name", "path", "value", "severity", "words"), FINDINGS)
def test_finding(name: str, path: list[str | int], value: Any, severity: str, words: str) -> None:
    problems = found(edited(name, path, value))
    assert any(words in str(problem) and problem.severity == severity for problem in problems), problems


def test_two_boxes_in_one_place_and_a_box_too_many() -> None:
    raw = json.loads(SHIPPED.contents["map.json"])
    raw["boxes"].append(raw["boxes"][1] | {"id": "astorga"})
    raw["links"] += [["leon", "astorga"], ["astorga", "oviedo"]]
    changed = {"map.json": json.dumps(raw).encode()}
    nobody_s = errors(FileContents(SHIPPED.contents | changed))
    assert {str(problem.wrong) for problem in nobody_s} == {"leaves astorga to nobody"}
    for name in ("scenario_1936.json", "scenario_1938.json"):
        scenario = json.loads(SHIPPED.contents[name])
        scenario["markers"].append({"side": "nationalist", "box": "astorga"})
        changed[name] = json.dumps(scenario).encode()
    files = FileContents(SHIPPED.contents | changed)
    assert errors(files) == []
    assert any("has 43 boxes" in str(problem.wrong) for problem in found(files))


def test_a_turn_too_few() -> None:
    turns = json.loads(SHIPPED.contents["map.json"])["turns"]
    assert any("must have 10 by SEQ-01" in str(p.right) for p in errors(edited("map.json", ["turns"], turns[:9])))


def test_problems_carry_the_line() -> None:
    files = changed("cards.json", '"id": "nac_44", "side": "nationalist"', '"id": "nac_44", "side": "north"')
    [problem] = errors(files)[:1]
    lines = SHIPPED.contents["cards.json"].decode().splitlines()
    assert problem.line is not None
    assert '"nac_44"' in lines[problem.line - 1]
    assert str(problem).startswith(f"cards.json:{problem.line}: cards[87].side: is")


def test_syntax_error_has_line_and_column() -> None:
    [problem] = found(changed("map.json", '"id": "leon",', '"id": "leon"'))
    text = SHIPPED.contents["map.json"].decode().splitlines()
    assert problem.line == next(n for n, line in enumerate(text, 1) if '"leon"' in line)
    assert problem.column is not None
    assert "is no JSON" in str(problem.wrong)


def test_equal_keys_are_refused() -> None:
    [problem] = found(changed("cards.json", '"number": 1,', '"number": 1, "number": 2,'))
    assert (problem.path, str(problem.wrong)) == ("cards[0].number", "is given twice")


def test_text_that_is_no_utf8() -> None:
    content = SHIPPED.contents["pieces.json"].replace("José".encode(), "José".encode("latin-1"), 1)
    [problem] = found(FileContents(SHIPPED.contents | {"pieces.json": content}))
    assert str(problem.wrong) == "is not UTF-8 text"
    assert problem.line is not None


# What an owner of the boxed game may know better: never more than a warning.
CORRECTIONS: list[tuple[str, list[str | int], Any]] = [
    ("map.json", ["boxes", 1, "lon"], -5.4),
    ("pieces.json", ["troop_types", 0, "small"], 16),
    ("pieces.json", ["generals", 0, "drm"], 1),
    ("pieces.json", ["planes", 2, "dice"], 2),
    ("cards.json", ["cards", 0, "bonus"], {"drm": 1, "dice_affected": 2}),
    ("cards.json", ["cards", 0, "date"], "1936-08"),
    ("cards.json", ["cards", 0, "effect", 0, "units"], [{"type": "anarchist", "strength": 3}]),
    ("cards.json", ["cards", 10, "what_if"], False),
    ("scenario_1936.json", ["troops", 0, "strength"], 1),
    ("scenario_1936.json", ["generals", "franco", "box"], "valladolid"),
    ("scenario_1936.json", ["troops", 1, "strength"], 3),
]


@pytest.mark.parametrize(("name", "path", "value"), CORRECTIONS)
def test_legitimate_corrections_are_allowed(name: str, path: list[str | int], value: Any) -> None:
    files = edited(name, path, value)
    assert errors(files) == []
    assert check.usable(files)


def test_links_may_change_and_a_crossing_is_a_warning() -> None:
    links = json.loads(SHIPPED.contents["map.json"])["links"]
    assert errors(edited("map.json", ["links"], links[1:])) == []
    crossing = found(edited("map.json", ["links"], [*links, ["la_coruna", "barcelona"]]))
    assert {problem.severity for problem in crossing} == {"warning"}
    assert any("crosses the link" in str(problem.wrong) for problem in crossing)


@pytest.mark.rule("SUP-01")
def test_a_troop_out_of_supply_at_the_start_is_a_warning() -> None:
    raw = json.loads(SHIPPED.contents["scenario_1936.json"])
    raw["troops"].append({"side": "republican", "box": "valladolid", "type": "anarchist", "strength": 1})
    files = FileContents(SHIPPED.contents | {"scenario_1936.json": json.dumps(raw).encode()})
    assert any("is out of supply in Valladolid" in str(p.wrong) and p.severity == "warning" for p in found(files))


@pytest.mark.rule("GEN-02")
def test_two_generals_of_a_side_cannot_begin_in_one_box() -> None:
    [problem] = errors(edited("scenario_1936.json", ["generals", "franco", "box"], "sevilla"))
    assert str(problem.right) == "must have one general a side by GEN-02"


@pytest.mark.rule("CMP-07")
def test_a_set_up_cannot_use_more_counters_than_there_are() -> None:
    raw = json.loads(SHIPPED.contents["scenario_1936.json"])
    raw["troops"] += 2 * [{"side": "nationalist", "box": "leon", "type": "legion", "strength": 3}]
    files = FileContents(SHIPPED.contents | {"scenario_1936.json": json.dumps(raw).encode()})
    assert any(str(p.right) == "must be at most 3 by CMP-07" for p in errors(files))


SHORT = [
    ("legion", "large", 2, ["nac_23 lacks one large counter of Legionnaires "]),
    (
        "africa",
        "large",
        0,
        ["nac_11 lacks one large counter of Army of Africa ", "nac_32 lacks one large counter of Army of Africa "],
    ),
    (
        "falangist",
        "large",
        0,
        ["nac_7 lacks one large counter of Falangists ", "nac_13 lacks one large counter of Falangists "],
    ),
    ("basque", "small", 3, ["rep_6 lacks one small counter of Basque Army "]),
    ("basque", "large", 0, ["rep_15 lacks one large counter of Basque Army "]),
    (
        "anarchist",
        "small",
        7,
        ["rep_1 lacks 2 small counters of Anarchist Militia ", "rep_9 lacks one small counter of Anarchist Militia "],
    ),
]
"""A troop type with fewer counters of a size, and the cards that then lack some."""


@pytest.mark.rule("AMB-64")
@pytest.mark.parametrize(("kind", "size", "number", "lacking"), SHORT)
def test_a_card_that_would_lack_a_counter_is_named(kind: str, size: str, number: int, lacking: list[str]) -> None:
    types = json.loads(SHIPPED.contents["pieces.json"])["troop_types"]
    index = next(i for i, row in enumerate(types) if row["id"] == kind)
    lacks = [p for p in found(edited("pieces.json", ["troop_types", index, size], number)) if "AMB-64" in str(p.right)]
    told = [p for p in lacks if str(p.wrong).endswith("1936")]
    assert [str(p.wrong).removeprefix("of ") for p in told] == [text + "after the set-up of 1936" for text in lacking]
    assert {p.severity for p in told} == {"warning"}
    assert all(p.file == "cards.json" and p.path.endswith(".effect") and p.line for p in told)


LACKING = "of rep_39 lacks one large counter of Communist Militia after the set-up of 1938"


@pytest.mark.rule("AMB-64")
@pytest.mark.rule("CRD-R39")
def test_of_1938_too_a_card_that_would_lack_a_counter_is_named() -> None:
    index = next(i for i, card in enumerate(CARD_ROWS) if card["id"] == "rep_39")
    files = edited("cards.json", ["cards", index, "effect", 0, "units"], [{"type": "communist", "strength": 3}])
    assert [str(p.wrong) for p in found(files)] == [LACKING]


@pytest.mark.rule("AMB-64")
def test_a_card_finds_its_planes_and_tanks_in_the_reserve() -> None:
    files = edited("scenario_1936.json", ["tanks"], {"t26_1": {"box": "madrid"}, "t26_2": {"box": "madrid"}})
    assert [str(p.wrong) for p in found(files)] == ["of rep_13 lacks one tank counter after the set-up of 1936"]
    index = next(i for i, card in enumerate(CARD_ROWS) if card["id"] == "rep_24")
    files = edited("cards.json", ["cards", index, "effect", 0, "count"], 6)
    told = [str(p.wrong) for p in found(files)]
    assert told[0] == "of rep_24 lacks one plane counter after the set-up of 1936"
    assert told[1:] == ["of rep_24 lacks 4 plane counters after the set-up of 1938"]


@pytest.mark.rule("AMB-14")
def test_no_card_may_bring_destroyed_planes_with_new_ones() -> None:
    index = next(i for i, card in enumerate(CARD_ROWS) if card["id"] == "rep_24")
    path: list[str | int] = ["cards", index, "effect", 0, "pool"]
    for pool in (["eliminated"], ["reserve", "eliminated"]):
        assert errors(edited("cards.json", path, pool))


def test_a_date_outside_the_timeline_is_a_warning() -> None:
    index = next(i for i, card in enumerate(CARD_ROWS) if card["id"] == "nac_25")
    [problem] = found(edited("cards.json", ["cards", index, "date"], "1938-09"))
    assert (problem.severity, problem.path) == ("warning", f"cards[{index}].date")
    assert str(problem.right) == '"1938-01" to "1938-04" was expected by the timeline of the rulebook'


@pytest.mark.rule("AMB-75")
def test_a_general_is_sent_to_boxes_there_are() -> None:
    index = next(i for i, card in enumerate(CARD_ROWS) if card["id"] == "rep_35")
    [problem] = errors(edited("cards.json", ["cards", index, "effect", 0, "first_in"], ["bilbo"]))
    assert problem.path == f"cards[{index}].effect[0].first_in[0]"


def test_cut_off_land_is_an_error() -> None:
    raw = json.loads(SHIPPED.contents["map.json"])
    raw["links"] = [link for link in raw["links"] if "gerona" not in link]
    files = FileContents(SHIPPED.contents | {"map.json": json.dumps(raw).encode()})
    assert any(str(p.wrong) == "leave no way to Gerona" for p in errors(files))


def test_folder_with_one_file_falls_back_to_the_shipped_ones(tmp_path: Path) -> None:
    file = tmp_path / "pieces.json"
    file.write_bytes(edited("pieces.json", ["generals", 0, "drm"], 1).contents["pieces.json"])
    for path in (tmp_path, file):
        files = check.load_folder(path)
        assert files.own == {"pieces.json"}
        assert files.contents["map.json"] == SHIPPED.contents["map.json"]
        assert check.digest(files) != check.digest(SHIPPED)


@pytest.mark.parametrize("name", ["missing", "notes.txt", "."])
def test_nothing_to_read_is_bad_data(tmp_path: Path, name: str) -> None:
    (tmp_path / "notes.txt").write_text("notes")
    with pytest.raises(BadData):
        check.load_folder(tmp_path / name)


def test_unreadable_file_is_bad_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "map.json").write_bytes(b" " * 100)
    monkeypatch.setattr("dosespanas.datafiles.reading.LARGEST", 99)
    with pytest.raises(BadData, match="too large"):
        check.load_folder(tmp_path)


def test_a_file_that_cannot_be_read_is_bad_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "map.json").write_text("{}")

    def refuse(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    shipped = dict(SHIPPED.contents)
    monkeypatch.setattr(FileSet, "shipped", lambda self: FileContents(shipped))
    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(BadData, match="cannot be read: Permission denied"):
        check.load_folder(tmp_path)


def test_digest_ignores_sources_and_layout() -> None:
    raw = json.loads(SHIPPED.contents["map.json"])
    raw["boxes"][0]["source"] = {"box": "own copy: board"}
    raw["links_source"] = "own copy: board"
    other = FileContents(SHIPPED.contents | {"map.json": json.dumps(dict(reversed(raw.items())), indent=7).encode()})
    assert check.digest(other) == check.digest(SHIPPED)
    assert re.fullmatch(r"[0-9a-f]{16}", check.digest(SHIPPED))
    assert check.digest(edited("map.json", ["boxes", 0, "lat"], 43.4)) != check.digest(SHIPPED)


def test_digest_of_unreadable_files_is_bad_data() -> None:
    with pytest.raises(BadData):
        check.digest(FileContents(SHIPPED.contents | {"map.json": b"{"}))


def test_every_operation_condition_and_field_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    names = [*OPERATIONS, *CONDITIONS]
    names += ["no_enemy", "own_present", "controlled", "any", *reading.MODELS]
    for model in reading.MODELS.values():
        names += _fields(model.model_json_schema(by_alias=True))
    assert [name for name in names if not re.search(rf"\b{re.escape(name)}\b", text)] == []


def _fields(schema: dict[str, Any]) -> list[str]:
    models = [schema, *schema.get("$defs", {}).values()]
    return [field for model in models for field in model.get("properties", {})]
