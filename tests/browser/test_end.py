"""The end of a game in a real browser: what is offered then."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import one_daily

import dosespanas

pytestmark = pytest.mark.browser

SitDown = Callable[[int, int], Any]


def finished(path: Path) -> Path:
    """Write the record of a finished game; in its turn 7 both sides lost as many, and never more."""
    game, dice = dosespanas.new_game("espana1936", seed=8), random.Random(8)
    while game.actor is not None:
        game.apply(dice.choice(game.legal_actions()))
    path.write_text(game.record())
    return path


@pytest.mark.parametrize("swap", one_daily([True, False]))
def test_the_same_game_again(sit_down: SitDown, tmp_path: Path, swap: bool) -> None:
    player = sit_down(1440, 900)
    player.open()
    page = player.page
    page.check("input[name=side][value=republican]", force=True)
    page.check("input[name=opponent][value=random]", force=True)
    page.locator("input[type=file]").set_input_files(finished(tmp_path / "over.dosespanas"))
    page.wait_for_selector("[data-end]")
    won = page.get_attribute("[data-end]", "data-end") == "republican"
    assert page.inner_text("[data-end]") == ("You have won." if won else "You have lost.")
    page.wait_for_selector("dialog .buttons")
    assert page.locator("[data-story] svg polyline").count(), "what may be pressed comes last: nothing moves it"
    assert page.locator("[data-story] .losses text:not(.turn)").all_text_contents() == ["7"]
    page.locator("[data-story] summary").click()
    assert page.locator("[data-story] tbody tr").count()
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('[data-end]')")
    assert not page.locator(".card .not-now").count(), "nothing can be played any more, nor will be later"
    page.click(".prompt-bar [data-over]")
    page.wait_for_selector("[data-end]")
    over = page.url
    page.get_by_role("button", name="Rematch, sides swapped" if swap else "Rematch", exact=True).click()
    page.wait_for_function("url => location.href !== url", arg=over)
    page.wait_for_function("() => !document.querySelector('[data-end]')")
    player.wait_for_choice()
    assert page.title().startswith("Your turn · Turn 1")
    side = page.evaluate("Object.values(JSON.parse(localStorage.getItem('dosespanas.games')))[0].side")
    assert side == ("nationalist" if swap else "republican")
    assert not player.problems


def test_a_board_on_the_end_of_a_game_offers_nothing_that_does_nothing(sit_down: SitDown, tmp_path: Path) -> None:
    player = sit_down(1440, 900)
    player.open()
    page = player.page
    page.check("input[name=opponent][value=random]", force=True)
    page.locator("input[type=file]").set_input_files(finished(tmp_path / "over.dosespanas"))
    page.click("dialog .buttons [data-think]")
    page.wait_for_url("**/analysis/**")
    page.wait_for_selector(".analysis")  # the game that is over has a bar too
    page.wait_for_selector(".prompt-bar")
    assert not page.locator(".prompt-bar [data-over]").count()
    assert not page.locator(".none").count(), "there is nothing to choose at the end"
    assert not player.problems
