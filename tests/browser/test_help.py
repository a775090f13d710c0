"""Help beside the game: how near each way to win is, and what the signs mean."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.test_gce_page import position, sit_at
from tests.conftest import one_daily

pytestmark = pytest.mark.browser

SitDown = Callable[[int, int], Any]


def looking_up(sit_down: SitDown, game: str) -> Any:
    """A player who has begun a game on a phone and opened its help, with the keys at the rulebook."""
    player = sit_down(390, 844)
    player.open(fast=True)
    player.page.check(f"input[name=game][value={game}]", force=True)
    player.begin(side="nationalist")
    player.page.wait_for_selector(".prompt-bar .what")
    player.page.keyboard.press("i")
    player.page.get_by_role("tab", name="Rulebook").focus()
    return player


@pytest.mark.parametrize(
    ("game", "way", "near", "table", "rule"),
    [
        ("espana1936", "VIC-03", "4 of 8", "aid-ladder", "HIT-01"),
        ("gce", "17.2-a", "0 of 3", "aid-gce-results", "13.10-a"),
    ],
)
def test_help_beside_a_game(sit_down: SitDown, game: str, way: str, near: str, table: str, rule: str) -> None:
    """How near victory is, what the signs mean, and the player's aid."""
    player = looking_up(sit_down, game)
    page = player.page
    page.keyboard.press("ArrowRight")
    page.locator("#help-page svg").first.wait_for()
    assert "page-" not in page.inner_text("#help-page")
    assert page.locator("#help-page").evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    page.keyboard.press("ArrowRight")
    shown = page.locator(f"#help-page li[data-way='{way}']").first
    shown.wait_for()
    assert near in shown.inner_text()
    assert "victory-" not in page.inner_text("#help-page")
    page.keyboard.press("ArrowRight")
    page.locator(f"[data-table='{table}'] td").first.wait_for()
    here = page.locator(".aid [aria-current=step]")
    assert here.count() == 1 and "you are here" in here.inner_text()
    assert "aid-" not in page.inner_text("#help-page") and "page-" not in page.inner_text("#help-page")
    assert page.locator("#help-page").evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator(".print-sheet table").count() == page.locator("#help-page table").count()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.locator(f"[data-table='{table}'] .rules button", has_text=rule).focus()
    page.keyboard.press("Enter")
    page.locator("dialog", has_text=f"Rule {rule}").last.wait_for()
    page.keyboard.press("Escape")
    assert page.locator(".aid").is_visible(), "the rule closes, the aid stays"
    assert not player.problems


@pytest.mark.parametrize("width", one_daily([390, 1440]))
def test_what_lies_over_the_map_has_its_key(sit_down: SitDown, width: int) -> None:
    player = sit_down(width, 844)
    page = player.page
    sit_at(player, position("movement-nationalist", 2), "nationalist", layers=[], keyOpen=True)
    player.wait_for_choice()
    assert not page.locator(".key").count(), "nothing lies over the map, nothing is to be explained"
    layers = {"s": "supply", "f": "foes", "z": "zoc", "c": "control", "r": "reach", "m": "morale", "a": "arrivals"}
    for count, (key, name) in enumerate(layers.items(), start=1):
        page.keyboard.press(key)
        page.wait_for_selector(f".key [data-sign^='{name}']")
        shown = page.eval_on_selector_all(".key [data-sign]", "all => all.map(e => e.dataset.sign.split('-')[0])")
        assert len(set(shown)) == count
    box, board = page.locator(".key").bounding_box(), page.locator(".hex-board").first.bounding_box()
    assert box and board and box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] >= board["y"]
    assert "page-gce" not in page.inner_text(".key")
    page.click(".key button")
    assert not page.locator(".key li").count()
    assert not player.problems
