"""My games, ratings, a cup: as somebody sees them who has an account, on a desk and on a phone."""

import os

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import Server, seated, signed_up
from tests.browser.test_axe import violations

pytestmark = pytest.mark.browser


def test_a_rated_game_a_cup_and_a_page_for_others(browser: Browser, members: Server) -> None:
    shots = os.environ.get("SHOTS")
    with seated(browser, members) as sit_down:
        player = sit_down(1200, 900)
        page = player.page
        found: list[str] = []

        def looked(name: str) -> None:
            for width, height in ((1200, 900), (360, 740)):
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
                if width == 360:
                    found.extend(f"{name}: {each}" for each in violations(page))
                for theme in ("dark", "light") if shots else ():
                    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
                    page.screenshot(path=f"{shots}/{name}-{width}-{theme}.png", full_page=True)

        session = signed_up(members, "ana")
        page.context.add_cookies([{"name": "session", "value": session, "url": members.address}])
        page.goto(f"{members.address}/my")
        page.get_by_text("A rated game against the computer").click()
        page.get_by_label("Opponent").first.select_option("random")
        page.get_by_role("button", name="Begin").click()
        page.wait_for_selector("[class*=board] svg")
        assert page.url.startswith(f"{members.address}/g/")
        page.goto(members.address)
        page.locator("[data-running]").wait_for()
        page.get_by_role("link", name="My games").click()
        page.locator("[data-running]").wait_for()
        page.get_by_label("Show a page at /person/ana").check()
        page.get_by_label("What you write about yourself").fill("<b>Ana</b>")
        page.get_by_label("Show my results").check()
        page.get_by_role("button", name="Save").click()
        page.get_by_text("Saved.").wait_for()
        looked("my")
        page.get_by_role("link", name="Ratings").click()
        page.get_by_role("row", name="2018").wait_for()
        looked("ratings")
        page.goto(f"{members.address}/person/ana")
        page.get_by_text("<b>Ana</b>").wait_for()
        looked("person")
        page.get_by_role("link", name="Cups").click()
        page.get_by_text("Open a cup").first.click()
        page.get_by_label("Name").fill("Ebro 1938")
        page.get_by_label("System").select_option("all")
        looked("cups")
        page.get_by_role("button", name="Open a cup").click()
        page.get_by_role("button", name="Enter", exact=True).click()
        page.locator("ol li").first.wait_for()
        for _ in range(2):
            count = page.locator("ol li").count()
            page.locator("[data-add]").click()
            page.locator("ol li").nth(count).wait_for()
        looked("cup-open")
        page.locator("[data-start]").click()
        page.get_by_role("heading", name="Round 1").wait_for()
        looked("cup")
        page.get_by_role("button", name="Withdraw").click()
        page.get_by_text("(withdrew)").first.wait_for()
        page.get_by_role("button", name="Withdraw").wait_for(state="detached")  # it would mean nothing
        assert not found, "\n".join(found)
        assert not player.problems
