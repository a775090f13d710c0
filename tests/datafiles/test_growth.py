"""What corrections cost grows as what was sent does, and no more is told of them than anybody reads."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from tests.steps import lines

from dosespanas.datafiles.trial import MOST
from dosespanas.registry import DEFINITIONS
from dosespanas.server.games.game_data import checked

if TYPE_CHECKING:
    from collections.abc import Callable

Changes = list[dict[str, Any]]
RATIO = 2.1
"""By how much at most twice as much may cost more. Lines that are run are counted: they are the same on any machine."""
BOXES = ["leon", "burgos", "madrid", "sevilla", "cadiz", "murcia", "la_coruna", "salamanca"]
LINK = ["la_coruna", "leon"]
TROOP = {"side": "nationalist", "box": "la_coruna", "type": "regular", "strength": 2}


def many(game: str, table: str, key: str) -> Callable[[int], Changes]:
    """Return what makes so many new rows of a table, each a change."""
    return lambda count: [{"at": f"{table}/x{n}", "now": {key: f"x{n}"}} for n in range(count)]


KINDS: dict[str, tuple[str, Callable[[int], Changes]]] = {
    "one link again": ("espana1936", lambda n: [{"at": "map.json/links", "add": [LINK] * n}]),
    "links that cross": (
        "espana1936",
        lambda n: [{"at": "map.json/links", "add": [[BOXES[i % 8], BOXES[i // 8 % 8]] for i in range(n)]}],
    ),
    "links to nowhere": ("espana1936", lambda n: [{"at": "map.json/links", "add": [[f"x{i}", "y"] for i in range(n)]}]),
    "new boxes": ("espana1936", many("espana1936", "map.json/boxes", "id")),
    "a link in and out": (
        "espana1936",
        lambda n: [{"at": "map.json/links", "add" if i % 2 else "remove": [LINK]} for i in range(n)],
    ),
    "rows taken out": ("espana1936", lambda n: [{"at": "map.json/links", "remove": [LINK] * n}]),
    "no places": ("espana1936", lambda n: [{"at": f"map.json/boxes/nowhere/side{i}", "now": 1} for i in range(n)]),
    "no changes": ("espana1936", lambda n: [{"at": "x"} for _ in range(n)]),
    "unknown texts": ("espana1936", lambda n: [{"at": f"texts/es/x{i}", "now": "x"} for i in range(n)]),
    "unknown fields": ("espana1936", lambda n: [{"at": f"cards.json/cards/rep_1/x{i}", "now": 1} for i in range(n)]),
    "troops": ("espana1936", lambda n: [{"at": "scenario_1936.json/troops", "add": [TROOP] * n}]),
    "new hexes": ("gce", many("gce", "map.json/hexes", "id")),
    "rivers": ("gce", lambda n: [{"at": "map.json/rivers", "add": [{"between": ["2712", "2713"]}] * n}]),
    "new units": ("gce", many("gce", "units.json/units", "id")),
}


def cost(game: str, changes: Changes) -> tuple[int, int]:
    """Return how many lines the checker runs for corrections, and how many findings it has."""
    with lines() as run:
        found = findings(game, changes)
    return run.count, found


def findings(game: str, changes: Changes) -> int:
    """Return how many findings the checker has of corrections."""
    raw = {"format": "dosespanas-corrections 1", "game": game, "base": "0" * 16, "changes": changes}
    assert len(json.dumps(raw)) < 300_000
    return len(checked(game, raw, "en")["findings"])


DAILY = ("links that cross", "a link in and out", "no places", "new units")


@pytest.mark.parametrize(
    "kind", [*DAILY, *(pytest.param(kind, marks=pytest.mark.long) for kind in KINDS if kind not in DAILY)]
)
def test_twice_the_corrections_cost_about_twice(kind: str) -> None:
    game, make = KINDS[kind]
    findings(game, [])
    few, many = (cost(game, make(count))[0] for count in (600, 1_200))
    assert many < few * RATIO


def test_twelve_thousand_links_are_told_at_once() -> None:
    findings("espana1936", [])
    few, many = (cost("espana1936", [{"at": "map.json/links", "add": [LINK] * count}]) for count in (6_000, 12_000))
    assert many[1] <= MOST and many[0] < few[0] * RATIO


@pytest.mark.parametrize("kind", KINDS)
def test_no_more_findings_are_told_than_anybody_reads(kind: str) -> None:
    game, make = KINDS[kind]
    assert findings(game, make(2_000)) <= MOST


def test_a_list_may_be_longer_than_it_is_shipped() -> None:
    files = DEFINITIONS["espana1936"].files
    links = len(json.loads(files.shipped().contents["map.json"])["links"])
    found = [each.at for each in trial(links * 2)]
    assert "map.json/links" not in found and len(found) > 10


def test_what_is_longer_than_any_need_be_is_told_in_one_finding() -> None:
    (only,) = trial(2_000)
    assert only.at == "map.json/links" and only.wrong.view()["key"] == "data-entries"


def trial(count: int) -> list[Any]:
    """Return what is found of so many links more."""
    changes = [{"at": "map.json/links", "add": [[BOXES[n % 8], BOXES[n // 8 % 8]] for n in range(count)]}]
    raw = {"format": "dosespanas-corrections 1", "game": "espana1936", "base": "0" * 16, "changes": changes}
    return DEFINITIONS["espana1936"].trial(raw)[0]
