"""A position is set up by hand in a real browser: pieces are taken up and put down on the map."""

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

SitDown = Callable[[int, int], Any]


def think_on(player: Any, game: str, scenario: str) -> None:
    """Open a board to think on at the beginning of a scenario, and begin to set its position up."""
    asked = json.dumps({"game": game, "scenario": scenario}).encode()
    request = urllib.request.Request(f"{player.address}/api/analysis", asked, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    player.page.goto(f"{player.address}/analysis/{made['id']}#board={made['secret']}")
    player.page.click("[data-arrange]")
    expect(player.page.locator(".pointing")).to_have_text("Press a piece to take it up, or choose one in the panel.")


def test_pieces_and_markers_are_put_elsewhere_on_the_map(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    page = player.page
    think_on(player, "espana1936", "1936")
    begun, says = page.url, page.locator(".pointing")
    choose = page.locator("[data-piece-in-hand]")
    expect(says).to_have_text("Press a piece to take it up, or choose one in the panel.")
    player.at_rest()
    page.click("[data-card=segovia]")
    expect(says).to_have_text("Falangists 1: press the place where it is to stand.")
    page.click("[data-card=valencia]")
    expect(says).to_have_text("Press a piece to take it up, or choose one in the panel.")
    page.click("[data-card=valencia]")
    expect(says).to_have_text("Several stand there: which one?")
    page.get_by_role("button", name="Falangists 1", exact=True).click()
    expect(says).to_have_text("Falangists 1: press the place where it is to stand.")
    page.keyboard.press("Escape")
    expect(says).to_have_text("Press a piece to take it up, or choose one in the panel.")
    choose.select_option(label="Republican control marker")
    page.click("[data-card=segovia]")
    page.click("[data-card=valencia]")
    expect(page.locator(".analysis [role=alert]")).to_contain_text("Republican control marker → Valencia")
    expect(says).to_have_text("Republican control marker: press the place where it is to stand.")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("[data-set-up-pieces]")).to_be_enabled()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.click("[data-set-up-pieces]")
    page.wait_for_url(lambda url: "/analysis/" in url and url.split("#")[0] != begun.split("#")[0])
    assert "Republican" in str(page.get_attribute("[data-card=segovia]", "aria-label"))
    expect(page.locator("[data-arrange]")).to_be_enabled()
    assert player.wait_for_choice(), "the new board is played on"
    assert not player.problems


def test_a_position_is_set_up_with_keys_alone(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    page = player.page
    think_on(player, "gce", "1936")
    says, back = page.locator(".pointing"), page.locator("[data-put-back]")
    take = "Press a piece to take it up, or choose one in the panel."
    page.locator("[data-piece-in-hand]").select_option("control-republican")
    expect(says).to_have_text("Republican control of a hex: press the place where it is to stand.")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(back).to_be_enabled()
    expect(says).to_have_text("Republican control of a hex: press the place where it is to stand.")
    page.keyboard.press("Escape")
    expect(says).to_have_text(take)
    page.keyboard.press("u")
    expect(back).to_be_disabled()
    page.click("[data-cancel]")
    expect(page.locator(".prompt-bar")).to_be_visible()
    assert player.wait_for_choice()
    assert not player.problems


def test_cards_and_markers_are_put_beside_the_map(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    page = player.page
    think_on(player, "espana1936", "1936")
    says, choose = page.locator(".pointing"), page.locator("[data-piece-in-hand]")
    place = page.locator("[data-place-wanted]")
    expect(place).to_be_disabled()
    for piece, asked, before, after in (
        ("turn", "Turn: choose in the panel where it is to be.", "1", "5"),
        ("phase", "Phase: choose in the panel where it is to be.", "Movement: Nationalist", "Combat"),
        ("rep_1", ": choose in the panel where it is to be.", re.compile("In hand|In the deck"), "Discarded"),
        ("franco", "Francisco Franco: press the place where it is to stand.", "Morocco", "Ready beside the map"),
    ):
        choose.select_option(piece)
        expect(says).to_contain_text(asked)
        expect(place.locator("option:checked")).to_have_text(before)
        place.select_option(label=after)
        page.click("[data-put]")
        expect(choose.locator(f"option[value={piece}]")).to_contain_text(f"· {after}")
    expect(page.locator("[aria-current=step]")).to_contain_text("Combat")
    choose.select_option("turn")
    page.click("[data-card=segovia]")
    expect(says).to_have_text("Falangists 1: press the place where it is to stand.")
    page.click("[data-set-up-pieces]")
    expect(page.locator("[data-arrange]")).to_be_enabled()
    expect(page.locator("header").first).to_contain_text("Turn 5")
    assert not player.problems


@pytest.mark.long
def test_a_unit_is_turned_over_beside_its_hex(sit_down: SitDown) -> None:
    player = sit_down(390, 844)
    page = player.page
    think_on(player, "gce", "1936")
    choose = page.locator("[data-piece-in-hand]")
    choose.select_option("r_dlr")
    page.locator("[data-place-wanted]").select_option(label="where it is, turned over")
    page.click("[data-put]")
    expect(page.locator("[data-put-back]")).to_be_enabled()
    assert not player.problems
