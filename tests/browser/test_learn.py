"""The guided first turn of each game: played to its end by its own suggestions, left, and taken up again."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.conftest import one_daily

pytestmark = pytest.mark.browser

SitDown = Callable[[int, int], Any]
GAMES = ["espana1936", "gce"]
BUTTON = "[data-game={game}] [data-learn]"


def begin(player: Any, game: str) -> None:
    """Press the button beside the game's description."""
    player.hurry()
    player.start(fast=True)
    player.page.click(BUTTON.format(game=game))
    player.page.wait_for_selector(".coach")


def told(player: Any) -> tuple[str, str, int]:
    """Return what the guide says now: its part, its words, and at which choice."""
    page = player.page
    page.wait_for_selector(".coach p")
    return page.inner_text(".coach header b"), page.inner_text(".coach p"), player.choice()


def go_on(player: Any) -> bool:
    """Take what the guide suggests, by keys alone; False if it suggests nothing any more."""
    page = player.page
    page.wait_for_selector(".coach .lead, .coach .choice, .turn:has-text('Turn 2'), [data-end]")
    player.settle()
    taken, ends = page.locator(".coach .choice").count() > 0, page.locator(".coach .choice[data-ends]").count() > 0
    if not taken and not page.locator(".coach .lead").count():
        return False
    before = player.choice()
    if ends:
        page.keyboard.press("n")
    else:
        for _ in range(3):
            if page.evaluate("document.activeElement.closest('.coach') !== null"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    if taken:
        page.wait_for_function(
            "n => Number(document.querySelector('.history input')?.max) !== n || document.querySelector('dialog')",
            arg=before,
        )
        if page.locator("dialog[open]").count():
            page.get_by_role("button", name="Do it all the same").press("Enter")
            player.wait_past(before)
    return True


@pytest.mark.parametrize("game", one_daily(["gce", "espana1936"]))
def test_a_lesson_is_played_to_its_end_by_its_suggestions(sit_down: SitDown, game: str) -> None:
    player = sit_down(1440, 900)
    begin(player, game)
    parts = []
    for _ in range(110):
        part, words, _ = told(player)
        assert words and "page-" not in part + words
        parts.append(part)
        if part == "The end of the lesson" or not go_on(player):
            break
    assert len(set(parts)) >= 5 and parts[-1] == "The end of the lesson"
    assert not player.page.locator("[data-end]").count()
    while not player.page.locator(".coach [data-first]").count():
        go_on(player)
    player.page.locator(".coach [data-first] ~ button").click()
    player.page.wait_for_selector("[data-learn]")
    assert not player.page.locator("[data-learn]:has-text('Go on learning')").count(), "the lesson is over"
    assert not player.problems


@pytest.mark.parametrize("game", one_daily(GAMES))
def test_a_lesson_is_left_and_taken_up_again(sit_down: SitDown, game: str) -> None:
    player = sit_down(1440, 900)
    page = player.page
    begin(player, game)
    while player.choice() < 3:
        go_on(player)
    here = told(player)
    page.reload()
    assert told(player) == here
    page.get_by_role("button", name="Leave the guided turn").click()
    page.wait_for_selector(".coach", state="detached")
    page.reload()
    page.get_by_role("button", name="Go on with the guided turn").click()
    assert told(player) == here
    page.locator(".coach").get_by_role("button", name="Leave").click()
    page.goto(player.address)
    page.click(BUTTON.format(game=game))
    assert told(player) == here
    other = next(action for action in player.offered() if action != page.get_attribute(".coach .choice", "data-action"))
    player.settle()
    page.locator(f'button.choice[data-action="{other}"]:not(.coach *)').first.click()
    player.wait_past(here[2])
    assert told(player)[2] > here[2], "another choice than the suggested one does not stop the lesson"
    assert not player.problems
