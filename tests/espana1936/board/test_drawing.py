"""Where things are drawn is data: checked like all data, served to whoever draws, and of no weight in play."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.espana1936.data_files import SHIPPED, edited, errors, found

from dosespanas.espana1936.files import board, check
from dosespanas.espana1936.files.check import FileContents
from dosespanas.registry import definition_of

RAW: dict[str, Any] = json.loads(SHIPPED.contents["board.json"])
GEOMETRY = Path(__file__).parents[3] / "web/src/games/espana1936/map/geometry.ts"
BEFORE = "5c963616b9a2a6f5"
"""The digest of the shipped data before places were data, in every record of 0.3.0."""


def place(name: str) -> int:
    return next(index for index, row in enumerate(RAW["places"]) if row["id"] == name)


FINDINGS = [
    (["start"], "atlantis", "start", 'is "atlantis"', "must be the id of a box", "error"),
    (["places", 0, "id"], "leon", "places[1].id", 'is "leon" again', "id must be used once", "error"),
    (["places", 0, "id"], "lyon", "places", "has no place for La Coruña", "drawn at its longitude", "warning"),
    (["places", 0, "x"], -170, "places[0].x", "is -170", "must be a whole number -161 to 1637", "error"),
    (["places", 0, "x"], 180.5, "places[0].x", "is 180.5", "must be a whole number", "error"),
    (["places", place("oviedo"), "x"], 200, "places[2]", "lies on La Coruña", "Oviedo should have", "warning"),
    (["places", place("huelva"), "y"], 1240, "places[33]", "lies on the Nationalist tray", "should have", "warning"),
    (["places", place("madrid"), "shore"], "up", "places[28].shore", 'is "up"', "Madrid lies on no sea", "warning"),
    (["places", place("murcia"), "shore"], "south", "places[24].shore", 'is "south"', '"up", "down"', "error"),
    (["places", place("madrid"), "row"], 5, "places[29]", "is row 5, column 4 again", "row and column of", "error"),
    (["places", place("madrid"), "column"], 9, "places[28].column", "is 9", "a whole number 1 to 8", "error"),
    (["waters", 0, "id"], "baltic", "waters[0].id", 'is "baltic"', "a sea area or a base", "error"),
    (["waters", 0, "x"], 1500, "waters[0]", "leaves the map with Balearic Sea", "x -230 to 1706", "error"),
    (["waters", 1, "y"], 600, "waters[1]", "lies on Balearic Sea", "Mediterranean should have", "warning"),
    (["waters", 0], RAW["waters"][1], "waters", "has no place for Balearic Sea", "without one it is drawn", "warning"),
]


@pytest.mark.parametrize(("path", "value", "where", "wrong", "right", "severity"), FINDINGS)
def test_what_is_drawn_wrong_is_named(
    path: list[str | int], value: object, where: str, wrong: str, right: str, severity: str
) -> None:
    told = [one for one in found(edited("board.json", path, value)) if (one.path, one.severity) == (where, severity)]
    assert any(wrong in str(one.wrong) and right in str(one.right) and one.file == "board.json" for one in told), told


def test_a_box_without_a_coast_needs_no_shore_and_one_on_it_does() -> None:
    raw = json.loads(SHIPPED.contents["board.json"])
    del raw["places"][place("murcia")]["shore"]
    [problem] = found(FileContents(SHIPPED.contents | {"board.json": json.dumps(raw).encode()}))
    assert (problem.path, str(problem.wrong), problem.severity) == ("places[24].shore", "is missing", "warning")


def test_a_road_is_judged_as_it_is_drawn() -> None:
    problems = found(edited("board.json", ["places", place("avila"), "x"], 640))
    assert any(one.file == "map.json" and str(one.wrong) == "passes through Ávila" for one in problems)


def test_a_place_that_is_moved_is_another_copy_and_the_shipped_ones_are_none() -> None:
    assert check.digest(SHIPPED) == BEFORE, "the records of 0.3.0 name it"
    again = json.dumps(RAW, indent=3).encode()
    assert check.digest(FileContents(SHIPPED.contents | {"board.json": again})) == BEFORE, "layout does not count"
    moved = edited("board.json", ["places", 0, "x"], 190)
    assert errors(moved) == [] and check.digest(moved) != BEFORE


def test_a_correction_moves_a_place_wherever_it_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    changes = [{"at": "board.json/places/madrid/x", "was": 700, "now": 710}]
    head = {"format": "dosespanas-corrections 1", "game": "espana1936", "base": BEFORE}
    file.write_text(json.dumps(head | {"changes": changes}), encoding="utf-8")
    told = definition_of("espana1936").facts(file)
    assert [row["x"] for row in told["board"]["places"] if row["id"] == "madrid"] == [710]


def test_the_sizes_that_are_checked_are_those_that_are_drawn() -> None:
    text = GEOMETRY.read_text(encoding="utf-8")
    rooms = re.findall(r"(\w+)(?:: Rect =|:) \{ x: (-?\d+), y: (-?\d+), width: (\d+), height: (\d+) \}", text)
    there = {name: board.SheetArea(*map(int, numbers)) for name, *numbers in rooms}
    assert there == {"MAP": board.MAP} | board.TRAYS
    assert f"CARD = {{ width: {board.CARD.width}, height: {board.CARD.height}," in text
