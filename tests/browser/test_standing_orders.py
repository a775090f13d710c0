"""Standing orders on one page: built at any time, changed and taken back, and offered to who has handed over."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Server
from tests.browser.test_axe import violations
from tests.browser.test_clocks import begun
from tests.browser.test_gce_page import sit_at
from tests.espana1936.build import game as espana

pytestmark = pytest.mark.browser

SitDown = Callable[..., Any]
TROOPS = ["N legion-2 madrid", "N regular-1 madrid", "R communist-2 madrid", "R anarchist-1 madrid"]
EAST = ["cuenca", "valencia", "barcelona"]
FORM = "[data-form=order-no-card]"


def seated(sit_down: SitDown, width: int, height: int, step: str = "combat", **more: Any) -> Any:
    """A Nationalist player before a position in which his hand has cards."""
    player = sit_down(width, height)
    pieces = {"varela": "madrid", "br19_nac": "madrid"}
    at = espana(step, TROOPS, pieces, republic=EAST, hands=(["nac_21", "nac_9"], []))
    sit_at(player, at.to_position(), "nationalist", **more)
    player.wait_for_choice()
    player.settle()
    return player


def from_menu(player: Any) -> None:
    """Open the orders where no question offers any."""
    player.page.get_by_role("button", name="Menu", exact=True).click()
    player.page.locator("[data-orders-menu]").click()
    player.page.wait_for_selector(FORM)


def orders_of(player: Any) -> list[dict[str, Any]]:
    """What the server says of the seat's orders."""
    page = player.page
    token = page.evaluate("JSON.stringify(localStorage)").split('\\"token\\":\\"')[1].split('\\"')[0]
    address = page.evaluate("`${location.origin}/api${location.pathname.replace('/g/', '/games/')}`")
    found: list[dict[str, Any]] = page.request.get(
        f"{address}/orders", headers={"Authorization": f"Bearer {token}"}
    ).json()
    return found


def test_an_order_is_built_at_any_time_changed_and_shown_after_reload(sit_down: SitDown) -> None:
    """In defence no card, unless they attack Madrid: said by keys and lists, at a question that asks for no card."""
    player = seated(sit_down, 1280, 900)
    page = player.page
    from_menu(player)
    page.locator(f"{FORM} [aria-expanded]").press("Enter")
    page.get_by_label("In defence: lay no card").check()
    page.locator(FORM).get_by_role("combobox", name="Not in a battle for").select_option("madrid")
    page.locator(f"{FORM} [data-set]").press("Enter")
    mine = page.locator("[data-mine='1']")
    mine.get_by_text("In defence: lay no card · not in a battle for Madrid · until you cancel it").wait_for()
    [order] = orders_of(player)
    assert order["rule"]["when"] == {"prompt": ["prompt-card"], "role": "defender", "unless": ["madrid"]}
    page.locator("[data-change='1']").click()
    page.get_by_text("It rests while you change it.").wait_for()
    assert orders_of(player)[0]["held"]
    page.reload()
    page.wait_for_selector(".game")
    player.settle()
    page.locator("[data-orders]").click()
    page.wait_for_selector("[data-held]")
    page.locator("[data-change='1']").click()
    editor = page.locator("[data-mine='1'] form")
    editor.get_by_label("after so many answers").fill("2")
    editor.get_by_role("button", name="Take out Madrid").click()
    editor.locator("[data-set]").click()
    page.locator("[data-mine='1']").get_by_text("for 2 answers").wait_for()
    [order] = orders_of(player)
    assert not order["held"] and order["rule"]["until"] == {"times": 2} and "unless" not in order["rule"]["when"]
    page.locator("[data-change='1']").click()
    page.wait_for_selector("[data-mine='1'] form")
    player.key("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.locator("[data-orders]").click()
    page.wait_for_selector("[data-change='1']")
    expect(page.locator("[data-held]")).to_have_count(0)
    assert not orders_of(player)[0]["held"], "one that was left in the middle answers again"
    page.locator("[data-cancel='1']").click()
    page.wait_for_selector("dialog .ended")
    assert orders_of(player)[0]["ended"]["key"] == "order-ended-cancelled"
    assert not player.problems


@pytest.mark.parametrize("language", ["en", "es", "fr", "pl"])
def test_all_orders_fit_a_phone_in_every_language(sit_down: SitDown, language: str, tmp_path: Path) -> None:
    player = seated(sit_down, 360, 780, "events", language=language)
    page = player.page
    page.locator("[data-orders]").click()
    page.wait_for_selector(FORM)
    for form in page.locator("[data-form]").all():
        form.locator("[aria-expanded]").click()
        form.locator("form").wait_for()
        wide = page.evaluate(
            "(() => { const it = document.querySelector('dialog .content'); return it.scrollWidth - it.clientWidth })()"
        )
        assert wide <= 0, (language, form.get_attribute("data-form"))
    page.screenshot(path=tmp_path / f"orders-{language}.png")
    unnamed = page.evaluate(
        "[...document.querySelectorAll('dialog[open] button, dialog[open] select, dialog[open] input')]"
        ".filter((it) => !(it.ariaLabel || it.textContent.trim() || it.labels?.length)).length"
    )
    assert unnamed == 0 and not player.problems
    assert language != "en" or not violations(page, ["dialog[open]"])


def test_events_are_queued_and_no_more_of_them_are_played(sit_down: SitDown) -> None:
    player = seated(sit_down, 1280, 900, "events")
    page = player.page
    page.locator("[data-orders]").click()
    form = page.locator("[data-form=order-row-events]")
    form.locator("[aria-expanded]").click()
    assert form.locator("[data-set]").is_disabled(), "nothing is named yet"
    row = form.get_by_role("combobox", name="In this order")
    row.select_option("event nac_9")
    row.select_option("pass")
    assert "no-events" in json.dumps([one.get_attribute("data-form") for one in page.locator("[data-form]").all()])
    form.locator("[data-set]").click()
    page.locator("dialog .ended, [data-mine]").first.wait_for()
    [order] = orders_of(player)
    assert order["rule"]["queue"] == ["event nac_9", "pass"] and order["answered"] >= 1
    assert not player.problems


def test_who_hands_over_is_told_what_may_come_back_and_answers_it_at_once(sit_down: SitDown, server: Server) -> None:
    game, held = begun(server)
    player = sit_down(1280, 900)
    page = player.page
    address, headers = f"{server.address}/api/games/{game}", {"Authorization": f"Bearer {held['nationalist']}"}
    asked = page.request.get(address, headers=headers).json()
    done = {"choice": asked["choice"], "action": "done"}
    assert page.request.post(f"{address}/actions", headers=headers, data=done).ok
    page.goto(f"{server.address}/g/{game}#seat={held['nationalist']}")
    page.click("[data-number-mine]")
    page.get_by_role("button", name="One question may come back to you: answer now?").click()
    page.get_by_text("While the other side goes on, you may be asked: Generals.").wait_for()
    page.get_by_role("region", name="One question may come back to you").locator("[aria-expanded]").click()
    row = page.locator("[data-form=order-row-generals]").get_by_role("combobox", name="In this order")
    row.select_option("assign mola")
    row.select_option("to burgos")
    page.locator("[data-form=order-row-generals] [data-set]").click()
    page.locator("[data-mine]").get_by_text("Assign Emilio Mola to Burgos").wait_for()
    player.key("Escape")
    page.get_by_role("button", name="Standing orders (1)").wait_for()
    assert not player.problems
