"""The waiting room: one offers a seat, the other takes it up, and both sit in one game."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.conftest import Server, seated, signed_up
from tests.browser.test_axe import violations

pytestmark = pytest.mark.browser


def looked(page: Page, name: str, shots: str | None) -> list[str]:
    """Return what is wrong with the room as it stands, on a phone; it fits there."""
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    found = violations(page)
    for theme, width in (("dark", 360), ("light", 1200)) if shots else ():
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        page.screenshot(path=Path(shots or "") / f"{name}-{width}.png", full_page=True)
    return found


def test_a_seat_is_offered_and_taken_up(browser: Browser, members: Server) -> None:
    shots = os.environ.get("SHOTS")
    with seated(browser, members) as sit_down:
        players = {handle: sit_down(1200, 900) for handle in ("ana", "eva")}
        for handle, player in players.items():
            session = signed_up(members, handle)
            player.page.context.add_cookies([{"name": "session", "value": session, "url": members.address}])
        ana, eva = (players[handle].page for handle in ("ana", "eva"))
        ana.goto(members.address)
        ana.get_by_role("link", name="Waiting room").click()
        ana.locator("[data-offer-seat]").wait_for()
        ana.get_by_label("Name of a person").fill("nobody")
        ana.locator("[data-offer-seat]").click()
        ana.get_by_role("alert").filter(has_text="Nobody here has this name").wait_for()
        ana.get_by_label("Name of a person").fill("Eva")
        ana.locator("[data-offer-seat]").click()
        ana.locator("[data-withdraw]").wait_for()
        ana.get_by_text("No channel tells Eva of it").wait_for()
        eva.goto(members.address)
        eva.locator("[data-challenge]").get_by_text("ana challenges you").wait_for()
        eva.goto(f"{members.address}/my")
        eva.locator("[data-challenge]").wait_for()
        found = looked(eva, "eva-challenged", shots)
        eva.locator("[data-challenge]").click()
        eva.locator("[data-decline]").click()
        eva.locator("[data-decline]").wait_for(state="detached")
        assert eva.evaluate("document.activeElement !== document.body"), "the keyboard goes on from somewhere"
        rated = ana.locator("label.switch", has_text="Rated").locator("input")
        rated.check()
        ana.check("input[name=room-side][value=bid]", force=True)
        ana.locator("[data-single]").filter(has_text="not rated").wait_for()  # it is not dropped in silence
        ana.check("input[name=room-side][value=any]", force=True)
        rated.uncheck()
        ana.check("input[name=room-side][value=bid]", force=True)
        assert ana.locator("[data-single]").count() == 0
        ana.check("input[name=room-bid-wish][value=republican]", force=True)
        ana.locator("[name=room-bid-steps]").select_option("1")
        ana.get_by_label("Time for each side").select_option("days")
        ana.get_by_label("Anybody may watch").check()
        found += looked(ana, "ana-bids", shots)
        ana.locator("[data-offer-seat]").click()
        ana.get_by_text("You wished the Republican side and bid 1: Nationalist side: 1 replacement point").wait_for()
        ana.get_by_text("eva would not.").last.wait_for()
        eva.goto(f"{members.address}/room")
        eva.get_by_text("ana plays").wait_for()
        assert not eva.get_by_text("and bid 1").count(), "sealed until there are two"
        eva.get_by_text("Bid for the side", exact=True).click()
        eva.check("input[name$=-wish][value=republican]", force=True)
        eva.locator("[data-seat] [name$=-steps]").select_option("3")
        found += looked(eva, "eva", shots)
        eva.locator("[data-take]").click()
        settled = eva.get_by_role("dialog", name="The bids are settled")
        settled.get_by_text("You wished the Republican side and bid 3: Nationalist side: one die one h").wait_for()
        assert settled.get_by_text("You play the Republican side; ana plays the Nationalist side.").count()
        found += looked(eva, "eva-settled", shots)
        settled.get_by_role("button", name="Open the game").click()
        eva.wait_for_url("**/g/*")
        ana.locator("[data-withdraw]").wait_for(state="detached")  # without having been asked
        ana.get_by_text("You play the Nationalist side; eva plays the Republican side.").wait_for()
        assert ana.get_by_role("status").filter(has_text="eva has taken the seat.").count()
        found += looked(ana, "ana", shots)
        ana.locator("[data-open]").click()
        for page in (ana, eva):
            page.wait_for_selector("[class*=board] svg")
        assert ana.url == eva.url
        eva.goto(f"{members.address}/room")
        eva.locator("[data-watch]").click()  # one's own table is no place to be a spectator of
        eva.locator(".game").wait_for()
        assert eva.evaluate("Object.values(JSON.parse(localStorage['dosespanas.games']))[0].token") == ""
        assert not found, "\n".join(found)
        assert not [problem for player in players.values() for problem in player.problems]
