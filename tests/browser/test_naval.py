"""The naval war in a real browser: the start screen's options, and a first turn with ships by mouse and by keys."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.test_play import within_the_edge

pytestmark = pytest.mark.browser

WIDE = (1440, 900)
SitDown = Callable[[int, int], Any]
SIZES = """() => [...document.querySelectorAll('.afloat .counter.ship text')]
  .filter(text => text.textContent && getComputedStyle(text).display !== 'none')
  .map(text => parseFloat(getComputedStyle(text).fontSize) * Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b))
"""
"""How high what is written on ships stands on the screen, in pixels."""


def begin_naval(player: Any, side: str, opponent: str) -> None:
    """Begin a game with the naval war, chosen on the start screen."""
    player.open(fast=True, choicesOpen=True)
    player.page.click("details.options > summary")
    player.page.check("input[name=option-naval]")
    player.begin(side=side, opponent=opponent)
    player.page.wait_for_selector('.sea-place[data-box="baleares"]')


def press_past(player: Any, selector: str) -> None:
    """Press something on the map that is a choice, and wait until it has been taken."""
    before = player.choice()
    player.press_on(selector)
    player.wait_past(before)


def finish(player: Any, station: str) -> None:
    """End the choices of a phase until the turn has come to `station`, taking the first offer where none ends it."""
    while True:
        assert player.choice() < 300, f"{station} never came"
        actions = player.wait_for_choice()
        if player.page.locator("[aria-current=step]").first.get_attribute("title") == station:
            return
        before = player.choice()
        player.click_action(next((action for action in actions if action in {"done", "decline-all"}), actions[0]))
        player.wait_past(before)


def test_a_first_turn_at_sea_by_mouse(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    begin_naval(player, "nationalist", "random")
    page = player.page

    player.wait_for_choice()
    press_past(player, '[data-ship="cervera"]')
    press_past(player, '[data-card="baleares"]')
    page.wait_for_selector('.sea-place[data-box="baleares"] [data-ship="cervera"]')

    press_past(player, '[data-ship="espana"]')
    before = player.choice()
    player.press_on('[data-card="oviedo"]')
    offers = page.locator(".fan .offer")
    offers.first.wait_for()
    assert offers.count() > 1, "several missions are possible there"
    page.locator(".fan .offer", has_text="Blockade").click()
    player.wait_past(before)
    page.wait_for_selector('.place[data-box="oviedo"] [data-ship="espana"] .mission.blockade')
    assert min(page.evaluate(SIZES)) >= 8.5, "dice and modifiers of ships can be read"

    finish(player, "Movement")
    before = player.choice()
    plane = "move ju52"
    assert plane in player.offered()
    player.click_action(plane)
    player.wait_past(before)
    if page.locator('.sea-place.target[data-box="estrecho"]').count():
        press_past(player, '[data-card="estrecho"]')  # a single place is taken without asking
    page.wait_for_selector('.sea-place[data-box="estrecho"] [data-ship="ju52"]')

    finish(player, "Events")
    page.get_by_role("tab", name="Sea").click()
    panel = page.get_by_role("tabpanel")
    assert "Cantabrian Sea" in panel.inner_text()
    shown = page.locator('.sea-place[data-box="baleares"]').get_attribute("class") or ""
    held = [side for side in ("nationalist", "republican", "contested") if side in shown.split()]
    assert held, "a ship sailed there, so somebody holds it (the other side's ships may have come too)"
    assert not player.problems


def test_ships_go_out_by_keys(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    begin_naval(player, "nationalist", "random")
    page = player.page
    player.wait_for_choice()

    before = player.choice()
    page.focus('[data-ship="espana"] .grip')
    player.key("Enter")
    player.wait_past(before)
    page.focus('[data-card="tarragona"]')
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.card") == "baleares"
    assert "Balearic Sea" in (page.evaluate("document.activeElement.getAttribute('aria-label')") or "")

    page.focus('[data-card="oviedo"]')
    player.key("Enter")
    page.wait_for_selector(".fan .offer:focus")
    page.keyboard.press("ArrowDown")
    before = player.choice()
    player.key("Enter")
    player.wait_past(before)
    page.wait_for_selector('.place[data-box="oviedo"] [data-ship="espana"]')
    assert not player.problems


def test_without_the_naval_war_there_is_no_sea(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    player.open(fast=True, tab="sea")
    player.begin()
    player.wait_for_choice()
    assert player.page.locator(".sea-place, .harbour, [data-ship]").count() == 0
    assert player.page.get_by_role("tab", name="Sea").count() == 0
    assert not player.problems


def test_options_that_exclude_each_other_and_a_language_changed_at_once(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    player.open(language="en")
    page = player.page
    page.click("details.options > summary")
    page.check("input[name=option-historical]")
    assert page.locator("input[name=option-no_intervention]").is_disabled()
    page.uncheck("input[name=option-historical]")
    assert page.locator("input[name=option-no_intervention]").is_enabled()
    page.get_by_role("button", name="First edition, 2007").click()
    assert page.is_checked("input[name=option-overstack]")
    page.click("[data-settings]")
    page.locator("dialog[open] input[value=es]").check(force=True)
    page.wait_for_selector("html[lang=es]")
    assert page.get_by_role("heading", name="Partida nueva").count() == 1
    assert page.is_checked("input[name=option-overstack]"), "the choices stay as they were"
    page.reload()
    page.wait_for_selector("html[lang=es]")
    assert not player.problems


@pytest.mark.long
def test_nothing_hangs_over_the_edge_at_sea(sit_down: SitDown) -> None:
    sizes = [(360, 740), (768, 1024), (1024, 768)]
    player = sit_down(*sizes[0])
    player.open(fast=True, language="fr", choicesOpen=True, tab="sea")
    player.page.click("details.options > summary")
    within_the_edge(player, sizes=sizes)
    player.page.check("input[name=option-naval]")
    player.begin(side="nationalist")
    player.wait_for_choice()
    within_the_edge(player, sizes=sizes)
    assert not player.problems
