"""Wrong data are named: the file, the line, the place, what is wrong and what would be right."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.gce.data_files import RAW, SHIPPED, edited, errors, find, without

from dosespanas.datafiles.reading import FileContents
from dosespanas.gce.files import check, reading
from dosespanas.kernel.errors import BadData

DOCS = Path(__file__).parents[3] / "docs" / "data-format-gce.md"
MAP, UNITS, TABLES, CHITS, SCENARIOS = reading.MODELS


def test_shipped_data_are_clean() -> None:
    assert check.check(SHIPPED) == []
    assert list(check.usable(SHIPPED)) == ["map", "units", "tables", "chits", "scenarios", "texts"]


def hex_(name: str) -> list[str | int]:
    return find(MAP, "hexes", id=name)


def unit(name: str) -> list[str | int]:
    return find(UNITS, "units", id=name)


def chit(name: str) -> list[str | int]:
    return find(CHITS, "chits", id=name)


# file, path, the value put there, severity, words of the finding
FINDINGS: list[tuple[str, list[str | int], Any, str, str]] = [
    # form
    (MAP, [*hex_("2712"), "terrain"], "swamp", "error", 'is "swamp"; must be "clear"'),
    (MAP, [*hex_("2712"), "id"], "4012", "error", 'is "4012"; must be the four digits of a hex of the grid'),
    (MAP, [*hex_("2712"), "colour"], "red", "error", "is not a known field"),
    (MAP, ["rivers", 0, "between"], ["1309"], "error", "must have at least 2"),
    (UNITS, [*unit("r_11"), "front"], "7-5", "error", "an HQ must have two numbers, other units three"),
    (UNITS, [*unit("r_11"), "front"], "7/11/5", "error", "must be attack, defence and movement"),
    (UNITS, [*unit("r_11"), "front"], "٧-٥-٥", "error", "must be attack, defence and movement"),
    (UNITS, [*unit("r_11"), "entry", "how"], "train", "error", "how must be one of"),
    (UNITS, [*unit("r_11"), "source"], "I think so", "error", 'begins with "rulebook: "'),
    (UNITS, [*unit("r_11"), "back"], None, "error", "must be given a value or left out"),
    (TABLES, ["crt", "rows", 2, "results", 2], "2-1", "error", "steps lost by attacker and defender"),
    (SCENARIOS, ["scenarios", 0, "id"], "1937", "error", "id must be one of"),
    # map
    (MAP, [*hex_("2712"), "id"], "2713", "error", 'is "2713" again'),
    (MAP, [*hex_("2712"), "id"], "0805", "error", "leaves out 2712"),
    (MAP, ["outside", 0, "hexes", 0], "2712", "error", 'is "2712" again; every hex must be given once'),
    (MAP, ["rivers", 0, "between"], ["2712", "2714"], "error", "must join two neighbours"),
    (MAP, ["rivers", 0, "between"], ["0800", "0801"], "error", "one of the two hexes must be in Spain"),
    (MAP, ["rivers", 1, "between"], ["1410", "1309"], "error", "a hexside must be given once"),
    (MAP, ["sea_hexsides", 0], ["1207", "2712"], "error", "must join two neighbours"),
    (MAP, ["railways", 0, "hexes", 1], "2714", "error", "must join two neighbours"),
    (MAP, ["railways", 0, "hexes", 0], "0800", "error", "must be the id of a hex in Spain"),
    (MAP, [*hex_("2712"), "settlement"], "town", "error", 'is "town"; must be "city" by 4.2'),
    (MAP, [*hex_("2712"), "coast"], "atlantic", "error", "only a hex next to the sea may have one"),
    (MAP, [*hex_("2712"), "port"], True, "error", "must be a town or city on the coast by 14.4-b"),
    (MAP, [*hex_("2713"), "capital"], True, "error", "a province has one capital"),
    (MAP, [*hex_("1207"), "coast"], "mediterranean", "error", 'must be "atlantic" by 14.4-a'),
    (MAP, [*find(MAP, "morale", hex="2712"), "value"], 6, "error", "is 6; must be 7 by 4.2-b"),
    (MAP, [*find(MAP, "morale", hex="1607"), "value"], 2, "error", "is 2; must be 3 by 4.3-b"),
    (MAP, [*find(MAP, "morale", hex="2712"), "hex"], "2711", "error", "has no value for 2712"),
    (MAP, [*find(MAP, "morale", hex="3220"), "hex"], "3221", "error", "Tremp must have one"),
    (MAP, [*find(MAP, "morale", hex="3023"), "value"], 1, "warning", ""),
    (MAP, [*find(MAP, "morale", hex="2810"), "hex"], "2808", "warning", "has no value for 2810; Ávila has one"),
    (MAP, [*find(MAP, "morale", hex="2306"), "hex"], "2506", "warning", ""),
    (MAP, [*find(MAP, "morale", hex="2306"), "hex"], "2206", "warning", "has no Nationalist hex in Extremadura"),
    (MAP, [*find(MAP, "final_sources", hex="1305"), "hex"], "1607", "error", "Cádiz must be one by 13.21-b"),
    (MAP, [*find(MAP, "final_sources", hex="3023"), "hex"], "2712", "error", "must be Barcelona 3023, Valencia"),
    (MAP, [*find(MAP, "final_sources", hex="3707"), "hex"], "3608", "error", "a city that its own side holds"),
    (MAP, [*find(MAP, "final_sources", hex="3707"), "front"], "republican", "error", "by 10.10-a"),
    (MAP, ["fortified_lines", 0, "hexes"], ["3614"], "error", "by 7.14"),
    (MAP, ["fortified_lines", 0, "id"], "belt", "error", "has no line iron_belt"),
    (MAP, ["fortified_lines", 1, "hexes", 0], "3613", "error", "a hex must lie in one line"),
    (MAP, ["fortified_lines", 1, "hexes", 0], "1607", "error", "must be Republican at the start by 13.16"),
    (MAP, ["fortified_lines", 0, "cancelled_by"], "nobody", "error", 'is "nobody"; must be the id of a chit'),
    # units
    (UNITS, [*unit("r_11"), "id"], "r_12", "error", 'is "r_12" again'),
    (UNITS, [*unit("r_11"), "front"], "8-11-5", "error", 'is "8-11-5"; must be "7-11-5" by 2.4'),
    (UNITS, [*unit("r_11"), "entry", "turn"], 8, "error", "by 2.4"),
    (UNITS, [*unit("r_11"), "back"], "7-11-5", "error", 'must be weaker than "7-11-5" by 2.12-a'),
    (UNITS, [*unit("r_11"), "faction"], "ctv", "error", 'must be "republican", "asturian"'),
    (UNITS, [*unit("r_11"), "size"], "army", "error", "HQs are corps or army"),
    (UNITS, [*unit("r_11"), "artillery"], True, "error", "only HQs have artillery support"),
    (UNITS, [*unit("r_11"), "politics"], "communist", "error", "only Republican columns have it"),
    (UNITS, [*unit("r_11"), "air"], 4, "error", "an air unit must have air"),
    (UNITS, [*unit("r_12"), "entry", "turn"], 1, "error", "no reinforcements in turn 1 by 3.4"),
    (UNITS, [*unit("r_12"), "entry", "hex"], "0800", "error", "must be the id of a hex in Spain"),
    (UNITS, [*unit("r_12"), "entry"], {"how": "air", "turn": 5}, "error", "air units and no others"),
    (UNITS, [*unit("r_12"), "entry"], {"how": "event"}, "error", "only starred Basque units"),
    (UNITS, [*unit("n_11"), "entry"], {"how": "mobilisation", "hex": "2712"}, "error", "only Republican divisions"),
    (UNITS, [*unit("r_12"), "withdrawn"], 3, "error", "must be after its entry in turn"),
    (UNITS, [*unit("r_dlr"), "withdrawn"], 9, "error", "converted or withdrawn, not both"),
    (UNITS, [*unit("r_dlr"), "back"], "0-1-4", "error", "a column's reverse is its regular unit"),
    (UNITS, [*unit("r_dlr"), "conversion", "turn"], 12, "error", "in 1936-37 by 6.9-a"),
    (UNITS, [*unit("r_dlr"), "conversion", "size"], "army", "error", 'must be "brigade" or "division" by 6.9-b'),
    (UNITS, [*unit("r_dlr"), "conversion", "turn"], 9, "warning", "is 9; columns turned in turns 5 to 8"),
    (UNITS, [*unit("r_bm_1"), "conversion", "turn"], 6, "warning", "turns Basque columns in turn 6 and others"),
    (UNITS, [*unit("r_t"), "entry", "hex"], "2513", "warning", "come in around Madrid in turn 6"),
    (UNITS, [*unit("r_10_1"), "entry", "turn"], 5, "warning", "come in around Madrid in turn 6"),
    (UNITS, [*unit("r_dlr"), "size"], "brigade", "error", "columns, the garrison and air units have none"),
    (UNITS, [*unit("r_dlr"), "entry", "hex"], "1607", "error", "a unit must begin in a hex of its own side"),
    (UNITS, [*unit("r_1t"), "motorised"], False, "error", "must be true by 12.14, for tanks"),
    (UNITS, [*unit("r_mng"), "withdrawn"], 7, "error", "must be 6 by 6.2-e"),
    (UNITS, [*unit("r_ext"), "artillery"], True, "error", "by 13.12-b"),
    (UNITS, [*unit("r_t"), "special"], "starred", "error", "only Basque units are by 7.6-b"),
    (UNITS, [*unit("n_l_1"), "rebuild"], True, "error", "must be false by 6.5"),
    (UNITS, [*unit("n_og"), "front"], "0-5-1", "error", "must be 0 by 6.10-b"),
    (UNITS, [*unit("r_btb"), "type"], "infantry", "error", 'type "armoured_train"; must have it by 15.3'),
    (UNITS, [*unit("r_len"), "conversion", "label"], "29", "error", 'has no row with conversion/label "LEN/29"'),
    (UNITS, ["markers", 0, "from_column"], 11, "error", "must be 12 by 13.15-b"),
    (UNITS, ["markers", 0, "side"], "nationalist", "error", "has no Republican marker"),
    # tables
    (TABLES, ["calendar", 3, "from"], "1936-09", "error", 'must be "1936-10" by 7.34'),
    (TABLES, ["calendar", 7, "from"], "1937-04", "error", 'must be after "1937-04"'),
    (TABLES, ["crt", "rows", 2, "results", 2], "1/1", "error", 'is "1/1"; must be "2/1" by 13.10-a'),
    (TABLES, ["crt", "rows", 5, "results", 7], "0/5", "error", 'must be "0/4" by 13.27-c'),
    (TABLES, ["crt", "rows", 0, "results", 3], "5/0", "warning", "should not be worse for the attacker"),
    (TABLES, ["crt", "rows", 0, "results"], ["1/1"], "error", "must have one for each of the 8 columns"),
    (TABLES, ["crt", "rows", 0, "die"], 1, "error", "by 13.14"),
    (TABLES, ["crt", "columns", 0], "1:3", "error", "by 13.9"),
    (TABLES, ["crt", "known", 0, "column"], "9:1", "error", "must be the id of a column"),
    (TABLES, ["crt", "known", 0, "result"], "1/1", "error", "must be what the table says"),
    (TABLES, ["terrain", 2, "costs", "foot"], 2, "error", "by 12.15"),
    (TABLES, ["rivers", 1, "costs", "foot"], 3, "error", "by 12.19-a"),
    (TABLES, ["settlements", 1, "cost"], 2, "error", "must be 1 by 12.22"),
    (TABLES, ["settlements", 0, "drm"], 0, "warning", "gives the defender of a town 0 columns and pips"),
    (TABLES, ["settlements", 0, "drm"], -2, "warning", "gives the defender of a city 1 columns and pips, and not 2"),
    (TABLES, ["settlements", 1, "drm"], 0, "warning", "gives the defender of a city 0 columns and pips, and not 1"),
    (TABLES, [*find(TABLES, "modifiers", id="madrid"), "shift"], 1, "error", "must be 2 by 13.20"),
    (TABLES, [*find(TABLES, "modifiers", id="madrid"), "id"], "toledo", "error", "a modifier of the rules"),
    (TABLES, ["resource_points", "cap"], 9, "error", "must be 10 by 6.4-e"),
    (TABLES, ["resource_points", "turns", 0, "italian"], 1, "error", "none in turn 1"),
    (TABLES, ["resource_points", "turns", 5, "turn"], 5, "error", "by 6.4-d"),
    (TABLES, ["strategic", "turns", 0, "rail", "northern"], 1, "error", "no strategic move in turn 1"),
    (TABLES, ["stacking", "limit"], 10, "error", "must be 12 by 9.2-a"),
    (TABLES, ["alcazar", "falls", 0, "highest"], 2, "error", "by 15.2-b"),
    (TABLES, ["northern_limits", 0, "steps"], 5, "error", "by 12.10"),
    (TABLES, ["breakdown", 0, "brigades", 0], "3-3-4", "error", "enough such generic brigades by 6.14-e"),
    (TABLES, ["mobilisation", "morale"], -5, "error", "must be -6 by 6.11-a"),
    (TABLES, ["column_enthusiasm", "rolls", 0, "refuses"], False, "error", "by 15.7.1-a"),
    # chits and scenarios
    (CHITS, [*chit("gernika"), "when"], "battle", "error", 'must be "drawn" by 7.16 and A27'),
    (CHITS, [*chit("goicoechea"), "when"], "drawn", "error", 'must be "own_phase" by 7.14 and A27'),
    (CHITS, [*chit("gernika"), "effect", 0, "op"], "rolls", "error", "the id of an operation of chits"),
    (CHITS, [*chit("negrin"), "effect", 0, "op"], "coup", "error", 'is no field of "coup"'),
    (CHITS, [*chit("casado"), "effect", 0, "op"], "morale", "error", 'has no change; must have it for "morale"'),
    (CHITS, [*chit("casado"), "effect", 0, "op"], "cancel_line", "error", 'by a chit that is played "drawn"'),
    (CHITS, [*chit("goicoechea"), "effect", 0, "op"], "coup", "error", 'by a chit that is played "own_phase"'),
    (CHITS, [*chit("tactical_surprise"), "effect", 0, "modifier"], "town", "error", "must be the modifier of 7.39"),
    (CHITS, [*chit("tactical_surprise"), "needs", 0, "cond"], "crisis", "error", "the id of a condition"),
    (CHITS, [*chit("tactical_surprise"), "needs"], [], "error", "must be there for a chit played on a battle"),
    (CHITS, [*chit("anschluss"), "void_if", 0, "value"], 3, "error", '"crisis" has no other field'),
    (CHITS, [*chit("casado"), "void_if", 0, "cond"], "nationalist", "error", '"nationalist" must have hexes'),
    (CHITS, [*chit("german_ships"), "waits_for"], "guernica", "error", "the id of a chit"),
    (CHITS, [*chit("gernika"), "rule"], "7.17", "error", "an event of chapter 7, or A26"),
    (CHITS, [*chit("gernika"), "rule"], "7.29", "error", "has no chit of 7.16"),
    (CHITS, [*chit("gernika"), "number"], 1, "error", "only chits that bring resource points"),
    (CHITS, [*chit("victory_convoy"), "effect", 0, "op"], "leave", "error", "or follow a crisis"),
    (CHITS, [*chit("gernika"), "optional"], True, "error", "must be false by A26"),
    (CHITS, [*chit("madrid"), "void"], [8, 19], "error", "by 7.22-a"),
    (CHITS, [*chit("madrid"), "turn"], 7, "error", "a turn in which it is not void"),
    (CHITS, [*chit("soviet_arms"), "number"], 2, "error", "must be 3 by 7.15-a"),
    (CHITS, [*chit("no_event_nationalist"), "turn"], 2, "error", "has no No Event for the Nationalist cup"),
    (SCENARIOS, ["scenarios", 0, "morale"], 70, "error", "is 70; must be 72 by 3.2-c"),
    (SCENARIOS, ["scenarios", 1, "last_turn"], 8, "error", "must be 7 by 17.1"),
    (SCENARIOS, ["scenarios", 0, "resource_points", "italian"], 1, "error", "by 3.2-d"),
    (SCENARIOS, ["scenarios", 1, "victory", "captured_value"], 4, "error", "must be 3 by 17.2-b"),
]


@pytest.mark.parametrize(("name", "path", "value", "severity", "words"), FINDINGS)
def test_finding(name: str, path: list[str | int], value: Any, severity: str, words: str) -> None:
    found = [str(problem) for problem in check.check(edited(name, path, value)) if problem.severity == severity]
    if words:
        assert any(words in finding for finding in found), found
    else:
        assert found == []


def test_a_missing_piece_is_named() -> None:
    missing: list[tuple[str, list[str | int], str]] = [
        (MAP, hex_("2715"), "leaves out 2715"),
        (MAP, [*hex_("1207"), "coast"], "gives 1207 no coast"),
        (UNITS, [*unit("r_11"), "size"], "only columns have none by 2.15"),
        (
            UNITS,
            unit("n_og"),
            'has no row with side "nationalist", label "OG" and type "garrison"; must have it by 6.10',
        ),
        (TABLES, find(TABLES, "modifiers", id="naval"), "has no naval; must have it by 13.15-a"),
        (SCENARIOS, ["scenarios", 1], "by 17.3"),
        (UNITS, [*unit("r_11"), "front"], "an air unit must have air, every other unit front"),
    ]
    for name, path, words in missing:
        assert any(words in str(problem) for problem in errors(without(name, path))), words


def test_a_finding_has_its_line() -> None:
    line = SHIPPED.contents[UNITS].decode().splitlines().index("  ],") + 1
    path = unit("r_11")
    (problem,) = errors(edited_text(UNITS, '"front": "7-11-5"', '"front": "7-11-6"'))
    assert isinstance(path[1], int) and problem.line == path[1] + 3 < line
    assert str(problem) == f'units.json:{problem.line}: units[{path[1]}].front: is "7-11-6"; must be "7-11-5" by 2.4'


def edited_text(name: str, old: str, new: str) -> FileContents:
    """Return the shipped data with the first occurrence of a text in one file replaced."""
    text = SHIPPED.contents[name].decode()
    assert old in text
    return FileContents(SHIPPED.contents | {name: text.replace(old, new, 1).encode()})


@pytest.mark.parametrize("limit", [1, 2])
@pytest.mark.rule("9.2-a")
def test_a_stack_too_many(limit: int) -> None:
    stacks = edited(TABLES, ["stacking", "limit"], limit)
    assert any("is the unit too many in" in str(problem) for problem in errors(stacks))


@pytest.mark.rule("9.2-b")
def test_two_hqs_in_a_hex() -> None:
    raw = json.loads(SHIPPED.contents[UNITS])
    hqs = [row for row in raw["units"] if row["type"] == "hq" and row["side"] == "republican"]
    for row in hqs[:2]:
        row["entry"] = {"how": "setup", "hex": "2712"}
    files = FileContents(SHIPPED.contents | {UNITS: json.dumps(raw).encode()})
    assert any("is the HQ too many in 2712" in str(problem) for problem in errors(files))


def test_land_that_is_cut_off() -> None:
    raw = json.loads(SHIPPED.contents[MAP])
    around = [["2712", other] for other in ("2711", "2713", "2812", "2813", "2612", "2613")]
    raw["sea_hexsides"] += around
    files = FileContents(SHIPPED.contents | {MAP: json.dumps(raw).encode()})
    assert any("leave no way to 2712" in str(problem) for problem in errors(files))


def test_counts_and_an_empty_toledo_are_warnings() -> None:
    raw = json.loads(SHIPPED.contents[UNITS])
    for row in raw["units"]:
        if row["entry"].get("hex") == "2510":
            row["entry"]["hex"] = "2511"
    raw["units"].append(dict(raw["units"][0], id="r_new"))
    files = FileContents(SHIPPED.contents | {UNITS: json.dumps(raw).encode()})
    found = {str(problem.wrong) for problem in check.check(files) if problem.severity == "warning"}
    assert found == {"has 415 units", "leaves Toledo without a Republican unit"}
    assert check.usable(files)["units"]["units"][-1]["id"] == "r_new"


def test_bad_data_stop_a_game() -> None:
    with pytest.raises(BadData, match=r"must be 72 by 3\.2-c"):
        check.usable(edited(SCENARIOS, ["scenarios", 0, "morale"], 70))


def test_digest_ignores_sources() -> None:
    own = edited(UNITS, [*unit("r_11"), "source"], "own copy: counter sheet")
    assert check.digest(own) == check.digest(SHIPPED)
    assert check.digest(edited(UNITS, [*unit("r_12"), "name"], "Another")) != check.digest(SHIPPED)


def test_a_folder_with_one_file(tmp_path: Path) -> None:
    (tmp_path / CHITS).write_bytes(SHIPPED.contents[CHITS])
    files = check.load_folder(tmp_path)
    assert files.own == {CHITS} and check.check(files) == []


def test_every_record_stands_on_a_line() -> None:
    for name, content in SHIPPED.contents.items():
        lines = {line.strip().rstrip(",") for line in content.decode().splitlines()}
        lists = [value for value in RAW[name].values() if isinstance(value, list)]
        records = [row for rows in lists for row in rows if isinstance(row, dict)]
        assert {json.dumps(row, ensure_ascii=False) for row in records} <= lines


def test_every_file_and_field_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    names = list(reading.MODELS)
    for model in reading.MODELS.values():
        schema = model.model_json_schema(by_alias=True)
        for part in [schema, *schema.get("$defs", {}).values()]:
            names += part.get("properties", {})
    assert sorted({name for name in names if not re.search(rf"\b{re.escape(name)}\b", text)}) == []
