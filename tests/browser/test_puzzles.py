"""A puzzle of a whole phase, from the list to its judgement."""

from collections.abc import Callable
from typing import Any

import pytest

pytestmark = pytest.mark.browser


def test_a_phase_that_is_ended_at_once_is_judged_and_says_what_it_leaves_open(sit_down: Callable[..., Any]) -> None:
    player = sit_down(1280, 900)
    player.wish(fast=True)
    page = player.page
    page.goto(f"{player.address}/puzzles")
    page.get_by_role("link", name="La Guerra Civil Española").click()
    page.click("[data-puzzle='1936-1200012-461']")  # two warnings of the same kind
    player.wait_for_choice()
    player.click_action("done")
    page.wait_for_selector(".puzzle .verdict", timeout=60_000)
    assert page.locator(".puzzle .why", has_text="It leaves open:").first.is_visible()
