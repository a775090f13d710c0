"""Corrections as a file: what a copy has otherwise is found again by ids, and refused where the data have moved on."""

import json
import random
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.conftest import running, sqlite

import dosespanas
from dosespanas.datafiles.corrections import Conflict, CorrectedValue, corrected, differences, facts
from dosespanas.datafiles.differences import changes, corrections
from dosespanas.datafiles.store import WAYS, note
from dosespanas.kernel.errors import BadData
from dosespanas.players import make
from dosespanas.registry import DEFINITIONS
from dosespanas.server.operations.settings import Settings

GAMES = ["espana1936", "gce"]
BASE: dict[str, dict[str, Any]] = {
    game: {name: json.loads(content) for name, content in DEFINITIONS[game].files.shipped().contents.items()}
    for game in GAMES
}


def places(value: Any, way: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the ways to all numbers and texts that are no notes on sources, ids among them."""
    if isinstance(value, dict):
        found = [(key, item) for key, item in value.items() if key != "source" and not key.endswith("_source")]
    else:
        found = list(enumerate(value)) if isinstance(value, list) else []
    if not isinstance(value, dict | list):
        return [way]
    return [one for key, item in found for one in places(item, (*way, key))]


PLACES = {game: places(BASE[game]) for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=6, deadline=None)
def test_what_is_otherwise_is_put_in_again(game: str, seed: int) -> None:
    rng = random.Random(seed)
    mine = deepcopy(BASE[game])
    for way in rng.sample(PLACES[game], rng.randrange(1, 6)):
        place: Any = mine
        for step in way[:-1]:
            place = place[step]
        there = place[way[-1]]
        place[way[-1]] = there + 1 if type(there) is int else not there if isinstance(there, bool) else f"{there}x"
    found = differences(mine, BASE[game])
    again = [CorrectedValue.model_validate_json(change.model_dump_json(exclude_unset=True)) for change in found]
    made = corrected(BASE[game], again)
    assert not differences(made, mine) and not differences(mine, made)
    assert corrected(made, [one for one in again if not (one.add or one.remove)]) == made, "what is so already stays"


def test_rows_keep_their_places() -> None:
    base = {"map.json": {"links": [["a", "b"], ["b", "c"], ["c", "d"]], "boxes": [{"id": "a"}, {"id": "b"}]}}
    mine = {"map.json": {"links": [["a", "b"], ["b", "x"], ["c", "d"]], "boxes": [{"id": "b"}, {"id": "n"}]}}
    found = differences(mine, base)
    assert {change.at for change in found} == {"map.json/links", "map.json/boxes/a", "map.json/boxes/n"}
    assert corrected(base, found) == mine


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"at": "map.json/boxes/leon/name", "was": "Lyon", "now": "Leon"}, "must be .Lyon., which"),
        ({"at": "map.json/boxes/atlantis/side", "was": 1, "now": 2}, "has no .atlantis."),
        ({"at": "cities.json/boxes/leon/side", "was": 1, "now": 2}, "has no .cities.json."),
        ({"at": "map.json/boxes/leon/colour", "was": 1, "now": 2}, "is not in these data; must be there"),
        ({"at": "map.json/boxes/leon/name", "now": "x"}, "must be new there"),
        ({"at": "map.json/links", "remove": [["leon", "moscow"]]}, "must have it"),
        ({"at": "map.json/boxes/leon", "add": [1]}, "is no table"),
        ({"at": "map.json/boxes/leon/name"}, "says nothing"),
    ],
)  # fmt: skip
def test_what_the_data_have_not_is_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(Conflict, match=why):
        corrected(BASE["espana1936"], [CorrectedValue.model_validate(change)])


def write(folder: Path, name: str, /, *made: dict[str, Any], **more: Any) -> Path:
    """Write a file of corrections."""
    content = {"format": "dosespanas-corrections 1", "game": name, "base": "0" * 16, "changes": list(made)} | more
    file = folder / "mine.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    return file


STRONGER: dict[str, dict[str, Any]] = {
    "espana1936": {"at": "pieces.json/generals/franco/drm", "was": 2, "now": 3},
    "gce": {"at": "units.json/units/n_cst/front", "was": "3-3-5", "now": "4-3-5"},
}
"""A general, and a column, that are better on somebody's copy."""


@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_on_a_file_of_corrections(tmp_path: Path, game: str) -> None:
    file = write(tmp_path, game, STRONGER[game])
    played = dosespanas.new_game(game, seed=3, data=file)
    assert played.header.changed == {STRONGER[game]["at"].partition("/")[0]: 1}
    for name in ("scripted", "tuned"):
        player = make(name, 1, game)
        assert played.actor is not None
        seen, legal = played.observe(played.actor), played.legal_view()
        assert player.choose(seen, legal)[0] in {option["action"] for option in legal}
    assert dosespanas.sample(played.observe(0), 1, data=file).header.data == played.header.data
    assert dosespanas.load_record(played.record(), data=file).hash() == played.hash()


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"game": "gce"}, 'corrects "gce"; must be "espana1936"'),
        ({"format": "dosespanas-corrections 2"}, "format"),
        ({"base": "shipped"}, "16 hex digits"),
        ({"changes": [{"at": "links"}]}, "a place, such as"),
        ({"changes": [{"at": "map.json/links", "because": 1}]}, "because"),
        ({"changes": [{"at": "map.json/boxes/leon/name", "was": 1, "now": 2}]}, "json: map.json/boxes/leon/name: is"),
        ({"changes": [{"at": "map.json/turns/1/label", "now": 7}]}, "map.json"),
        ({"changes": [{"at": "map.json/boxes/leon/name", "was": "León", "now": "\ud800"}]}, "map.json"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_used_says_where_and_why(tmp_path: Path, more: dict[str, Any], why: str) -> None:
    file = write(tmp_path, "espana1936", **more)
    with pytest.raises(BadData, match=why):
        dosespanas.new_game("espana1936", data=file)


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"game": "gce"}, [("game", "gce", 'must be "espana1936"')]),
        ({"changes": [{"at": "links"}]}, [("changes/0/at", "links", "must be a place, such as")]),
        (
            {"changes": [{"at": "pieces.json/generals/franco/drm", "was": 2, "now": 9}]},
            [("pieces.json/generals/franco/drm", 9, "must be a whole number -3 to 3")],
        ),
        (
            {"changes": [{"at": "map.json/boxes/madrid/objective", "was": True, "now": False}]},
            [
                ("map.json/boxes/madrid/objective", False, "must be true by VIC-05"),
                ("map.json/boxes", None, "must have 12 by BRD-10"),
            ],
        ),
        (
            {
                "changes": [
                    {"at": "map.json/boxes/leon/lon", "was": 1, "now": 2},
                    {"at": "map.json/boxes/lyon/lon", "was": 1, "now": 2},
                    {"at": "scenario_1936.json/hand_limit", "was": 8, "now": 9},
                ]
            },
            [
                ("map.json/boxes/leon/lon", 2, "must be 1, which this corrects"),
                ("map.json/boxes/lyon/lon", 2, "must name a place that is there"),
                ("scenario_1936.json/hand_limit", 9, "must be 8 by STA-01"),
            ],
        ),
        ({"changes": [{"at": "map.json/boxes/burgos/lon", "was": -3.7, "now": -3.71}]}, []),
    ],
)  # fmt: skip
def test_what_would_be_wrong_is_told_of_the_places_that_the_corrections_name(
    more: dict[str, Any], told: list[tuple[str, Any, str]]
) -> None:
    raw = {"format": "dosespanas-corrections 1", "game": "espana1936", "base": "0" * 16, "changes": []} | more
    found = [one for one in DEFINITIONS["espana1936"].tried(raw) if one.severity == "error"]
    for at, value, right in told:
        assert any(one.at == at and value in (None, one.value) and right in str(one.right) for one in found), found
    assert bool(found) == bool(told)
    assert all(set(one.error().details) == {"file", "line", "path", "wrong", "right"} for one in found)


def test_a_copy_and_its_corrections_are_equally_far_from_what_is_shipped(tmp_path: Path) -> None:
    files = DEFINITIONS["gce"].files
    raw = deepcopy(BASE["gce"]["units.json"])
    raw["units"][0]["name"] = "Otro nombre"
    (tmp_path / "units.json").write_text(json.dumps(raw), encoding="utf-8")
    copy, shipped = files.load_folder(tmp_path), files.shipped()
    found = corrections("gce", copy, shipped, files.digest(shipped), "One", "own copy: mine")
    file = tmp_path / "one.json"
    file.write_text(found.model_dump_json(exclude_unset=True), encoding="utf-8")
    again = files.load_folder(file)
    assert files.digest(again) == files.digest(copy) != files.digest(shipped)
    assert changes(again, shipped) == changes(copy, shipped) == {"units.json": 1}
    assert facts(json.loads(again.contents["units.json"])) == facts(raw)


GALLERY = sorted((Path(__file__).parents[2] / "corrections").glob("*.json"))


@pytest.mark.parametrize("file", GALLERY, ids=lambda file: file.stem)
def test_the_gallery_is_played_to_the_end(file: Path) -> None:
    made = json.loads(file.read_text(encoding="utf-8"))
    files = DEFINITIONS[made["game"]].files
    assert made["base"] == files.digest(files.shipped()), "made for these data"
    assert not [problem for problem in files.check(files.load_folder(file)) if problem.severity == "error"]
    played, rng = dosespanas.new_game(made["game"], seed=8, data=file), random.Random(8)
    while played.actor is not None:
        played.apply(rng.choice(played.legal_actions()))
    assert played.outcome() is not None


def test_a_server_plays_a_file_of_corrections(tmp_path: Path) -> None:
    file = write(tmp_path, "espana1936", STRONGER["espana1936"])
    with running(Settings(database_url=sqlite(tmp_path), data={"espana1936": file})) as server:
        made = server.new(nationalist="scripted")
        assert made.view(made.republican)["choice"] >= 0
        static = server.client.get("/api/static/espana1936").json()
        generals = {one["id"]: one for one in static["pieces"]["generals"]}
        assert generals["franco"]["drm"] == 3


def test_ways_to_the_same_data_are_not_kept_for_ever() -> None:
    ways: dict[str, str] = {}
    note(ways, "", "shipped")
    for spaces in range(3 * WAYS):
        note(ways, "{}" + " " * spaces, "copy")
    assert len(ways) == WAYS and ways[""] == "shipped", "one who writes the same ever anew fills no memory"
    assert "{}" + " " * (3 * WAYS - 1) in ways and "{}" not in ways
