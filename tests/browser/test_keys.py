"""A whole turn by the keyboard alone, with few keys."""

from collections.abc import Callable
from typing import Any

import pytest

pytestmark = pytest.mark.browser

SitDown = Callable[[int, int], Any]
ENDS = ".prompt-bar button.choice[data-ends]"
KEYS_A_CHOICE = 1.5
MOVES = 3
"""So many pieces are moved before the movement is ended."""


def test_a_whole_turn_by_keys(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    player.hurry()
    player.open(fast=True)
    player.begin(side="nationalist")
    page = player.page
    keys = choices = moved = 0
    while "Turn 1" in page.title() and not page.locator("[data-end]").count():
        actions = player.wait_for_choice()
        if not actions:
            break
        harmless = page.locator("button.choice:not([data-ends])").count()
        moved += any(action.startswith("move ") for action in actions)
        end = page.locator(ENDS).count() and (moved > MOVES or not harmless)
        before = player.choice()
        player.settle()
        page.keyboard.press("n" if end else "1")
        keys += 1
        if not end and harmless >= 10:
            page.keyboard.press("Enter")
            keys += 1
        if page.locator("[data-continue]").count():
            continue
        player.wait_past(before)
        choices += 1
    assert "Turn 2" in page.title()
    assert choices > 10 and keys <= KEYS_A_CHOICE * choices, (keys, choices)
    assert not player.problems


def test_tab_stays_in_the_choices_until_esc(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    player.open(fast=True)
    player.begin(side="nationalist")
    page = player.page
    player.wait_for_choice()
    player.settle()
    count = page.locator("button.choice").count()
    seen = set()
    for _ in range(count + 1):
        page.keyboard.press("Tab")
        assert page.locator("button.choice:focus").count() == 1
        seen.add(page.evaluate("document.activeElement.dataset.action"))
    assert len(seen) == count
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert page.locator("[role=tab]:focus").count() == 1
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.emulate_media(forced_colors="active")
    framed = "tabs => tabs.map(tab => [tab.ariaSelected, getComputedStyle(tab).outlineStyle])"
    tabs = page.locator(".panel [role=tab]").evaluate_all(framed)
    assert sorted(tabs) == [["false", "none"]] * (len(tabs) - 1) + [["true", "solid"]], "which one is chosen is seen"
    assert not player.problems


def test_keys_that_choose_open_no_orders(sit_down: SitDown) -> None:
    """Where an order may be set and nothing ends, the first number is the first choice, and `n` does nothing."""
    player = sit_down(1440, 900)
    player.open(fast=True)
    player.page.check("input[name=game][value=gce]", force=True)
    player.begin(side="nationalist")
    page = player.page
    while not (page.locator("[data-orders]").count() and not page.locator(ENDS).count()):
        player.wait_for_choice()
        before = player.choice()
        player.key("1")
        player.wait_past(before)
        player.wait_for_choice()
    page.locator("[data-orders]").click()
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    player.key("n")
    assert not page.locator("dialog[open]").count(), "there is nothing to end"
    before = player.choice()
    player.key("1")
    player.wait_past(before)
    assert not page.locator("dialog[open]").count()
    assert not player.problems
