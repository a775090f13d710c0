"""The data files for whoever corrects them, and what the checker says of corrections."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from dosespanas.registry import DEFINITIONS
from dosespanas.server.games.game_data import DEEPEST

if TYPE_CHECKING:
    from tests.server.conftest import Running

GALLERY = sorted((Path(__file__).parents[4] / "corrections").glob("*.json"))
CARD = "cards.json/cards/rep_1/bonus/dice"


def corrections(game: str, *changes: dict[str, Any]) -> dict[str, Any]:
    files = DEFINITIONS[game].files
    base = files.digest(files.shipped())
    return {"format": "dosespanas-corrections 1", "game": game, "base": base, "changes": list(changes)}


def check(server: Running, game: str, given: Any, language: str = "en") -> Any:
    answer = server.client.post(f"/api/data/{game}/check", params={"language": language}, json=given)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("game", DEFINITIONS)
def test_the_files_are_told_as_they_are_shipped(server: Running, game: str) -> None:
    found = server.client.get(f"/api/data/{game}").json()
    shipped = DEFINITIONS[game].files.shipped()
    assert found["files"] == {name: json.loads(content) for name, content in shipped.contents.items()}
    assert found["base"] == DEFINITIONS[game].files.digest(shipped)
    assert set(found["schemas"]) == set(found["files"])
    assert {o["scenario"] for o in found["openings"].values()} == set(DEFINITIONS[game].choices.SCENARIOS)


def test_a_schema_says_the_range_of_a_number(server: Running) -> None:
    defs = server.client.get("/api/data/espana1936").json()["schemas"]["pieces.json"]["$defs"]
    drm = defs["GeneralRow"]["properties"]["drm"]
    assert (drm["type"], drm["minimum"], drm["maximum"]) == ("integer", -3, 3)


@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_corrections_of_the_gallery_are_right(server: Running, path: Path) -> None:
    given = json.loads(path.read_text())
    found = check(server, given["game"], given)
    assert [one for one in found["findings"] if one["severity"] == "error"] == []
    assert found["digest"] and found["digest"] != given["base"]


def test_what_follows_from_corrections_is_told_with_them(server: Running) -> None:
    assert check(server, "gce", corrections("gce"))["facts"] == []
    found = check(server, "espana1936", corrections("espana1936", {"at": CARD, "was": 1, "now": 2}))
    assert [["cards", 0, "bonus", "dice"], 2] in found["facts"]


def test_what_was_compared_stands_in_the_file_and_changes_nothing(server: Running) -> None:
    given = corrections("espana1936") | {"compared": ["cards.json/cards/rep_1", "cards.json/cards/gone"]}
    assert check(server, "espana1936", given)["findings"] == []
    assert check(server, "espana1936", given | {"compared": [1]})["findings"]


def test_what_is_wrong_is_told_at_its_place(server: Running) -> None:
    found = check(server, "espana1936", corrections("espana1936", {"at": CARD, "was": 1, "now": 7}))
    assert found["digest"] is None
    [one] = found["findings"]
    assert (one["at"], one["severity"], one["value"]) == (CARD, "error", 7)
    assert "1 to 2" in one["text"]


def test_a_wrong_value_is_told_as_its_own_where_a_kind_is_called_as_a_field(server: Running) -> None:
    at = "units.json/units/r_jub/entry"
    entry = shipped_unit("r_jub")["entry"]
    assert entry["how"] == "hex" and "hex" in entry
    found = check(server, "gce", corrections("gce", {"at": f"{at}/turn", "was": entry["turn"], "now": 25}))
    assert [(one["at"], one["value"]) for one in found["findings"]] == [(f"{at}/turn", 25)]
    assert "25" in found["findings"][0]["text"]
    found = check(server, "gce", corrections("gce", {"at": f"{at}/turn", "was": entry["turn"]}))
    assert [(one["at"], one["value"]) for one in found["findings"]] == [(f"{at}/turn", None)]


def shipped_unit(name: str) -> Any:
    units = json.loads(DEFINITIONS["gce"].files.shipped().contents["units.json"])["units"]
    return next(unit for unit in units if unit["id"] == name)


def test_what_stands_otherwise_is_a_conflict(server: Running) -> None:
    found = check(server, "espana1936", corrections("espana1936", {"at": CARD, "was": 2, "now": 2}))
    [one] = found["findings"]
    assert (one["at"], one["value"]) == (CARD, 2) and "must be 2" in one["text"] and found["digest"] is None


def test_what_is_no_file_of_corrections_is_told(server: Running) -> None:
    for given in ({}, {"format": "x"}, corrections("espana1936", {"at": "nowhere"}), corrections("gce")):
        found = check(server, "espana1936", given)
        assert found["digest"] is None and found["findings"], given


def deep(levels: int) -> Any:
    value: Any = 1
    for _ in range(levels):
        value = [value]
    return value


def test_what_is_larger_than_corrections_need_be_is_refused(server: Running) -> None:
    for value in (deep(DEEPEST), deep(600), "x" * 400_000):
        given = corrections("espana1936", {"at": CARD, "was": 1, "now": value})
        answer = server.client.post("/api/data/espana1936/check", json=given)
        assert answer.status_code == 422 and answer.json()["error"]["key"] == "error-corrections-large"


def test_there_is_no_other_game_and_no_other_language(server: Running) -> None:
    assert server.client.get("/api/data/chess").status_code == 404
    assert server.client.post("/api/data/chess/check", json={}).status_code == 404
    assert server.client.post("/api/data/gce/check?language=xx", json={}).status_code == 404
