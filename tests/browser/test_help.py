"""Help beside the game: how near each way to win is, and what the signs mean."""

from collections.abc import Callable
from typing import Any

import pytest

pytestmark = [pytest.mark.browser, pytest.mark.timeout(280)]

SitDown = Callable[[int, int], Any]


@pytest.mark.parametrize(("game", "rule", "near"), [("espana1936", "VIC-03", "4 of 8"), ("gce", "17.2-a", "0 of 3")])
def test_how_near_victory_is(sit_down: SitDown, game: str, rule: str, near: str) -> None:
    player = sit_down(390, 844)
    player.open(fast=True)
    player.page.check(f"input[name=game][value={game}]", force=True)
    player.begin(side="nationalist")
    page = player.page
    page.wait_for_selector(".strip .what")
    page.keyboard.press("i")
    page.get_by_role("tab", name="Rulebook").focus()
    page.keyboard.press("ArrowRight")
    way = page.locator(f"#help-page li[data-way='{rule}']").first
    way.wait_for()
    assert near in way.inner_text()
    assert "victory-" not in page.inner_text("#help-page")
    page.keyboard.press("ArrowRight")
    page.locator("#help-page svg").first.wait_for()
    assert "page-" not in page.inner_text("#help-page")
    assert page.locator("#help-page").evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    assert not player.problems
