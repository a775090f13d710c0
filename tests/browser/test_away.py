"""Who is away: a game opened by its address asks first, words wait to be read, the next game is at hand."""

import os
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Server, seated, signed_up
from tests.browser.test_axe import violations

pytestmark = pytest.mark.browser
OURS = {"X-Requested-With": "dosespanas"}


def ask(page: Page, method: str, address: str, body: dict[str, Any] | None = None) -> Any:
    answer = page.request.fetch(address, method=method, data=body, headers=OURS)
    assert answer.ok, answer.text()
    return answer.json() if answer.text() else None


def looked(page: Page, name: str, shots: str | None) -> list[str]:
    """Return what is wrong with a page as it stands, on a phone; it fits there."""
    for width, height in ((1280, 900), (390, 780)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        if shots:
            page.screenshot(path=f"{shots}/{name}-{width}.png")
    found = violations(page)
    page.set_viewport_size({"width": 1280, "height": 900})
    return [f"{name}: {one}" for one in found]


def test_what_waits_for_who_was_away(browser: Browser, members: Server) -> None:
    shots = os.environ.get("SHOTS")
    with seated(browser, members) as sit_down:
        players = {handle: sit_down(1280, 900) for handle in ("ana", "eva")}
        for handle, player in players.items():
            session = signed_up(members, handle)
            player.page.context.add_cookies([{"name": "session", "value": session, "url": members.address}])
        ana, eva = (players[handle].page for handle in ("ana", "eva"))
        api = f"{members.address}/api"
        seat = {"game": "espana1936", "scenario": "1936", "language": "en", "pair": True}
        made = ask(ana, "POST", f"{api}/room", seat)
        first, second = ask(eva, "POST", f"{api}/room/{made['id']}/take")["games"]

        # a mail that is opened begins nothing
        ana.goto(f"{members.address}/g/{first}")
        ana.locator("[data-begin]").wait_for()
        found = looked(ana, "asks", shots)
        ana.reload()
        ana.locator("[data-begin]").wait_for()
        missing = ask(ana, "GET", f"{api}/games/{first}")["chance"]["missing"]
        assert len(missing) == 2, "nobody has begun it"
        for game in (first, second):
            for page in (ana, eva):
                page.goto(f"{members.address}/g/{game}")
                page.locator("[data-begin]").click()
                page.locator("[data-begin]").wait_for(state="detached")
        asked = {game: ask(ana, "GET", f"{api}/games/{game}")["observation"]["actor"] for game in (first, second)}
        side = {game: ask(ana, "GET", f"{api}/games/{game}")["you"][0] for game in (first, second)}
        waits = next(game for game in asked if asked[game] == side[game])  # with sides changed one of the two is asked
        idle = second if waits == first else first

        # words that were not read mark the list and the title, and say whose they are
        ask(eva, "POST", f"{api}/games/{idle}/talk", {"text": "Salud"})
        ana.goto(f"{members.address}/my")
        expect(ana.locator(f"[data-running='{idle}']")).to_contain_text("one message unread")
        found += looked(ana, "my", shots)
        ana.goto(f"{members.address}/g/{idle}")
        ana.wait_for_selector("[class*=board] svg")
        expect(ana).to_have_title(re.compile(r"^\(1\) "))
        expect(ana.locator("[data-said]")).to_contain_text("eva")
        ana.locator("[data-next-game]").wait_for()
        found += looked(ana, "table", shots)
        ana.locator("[data-talk]").click()
        ana.locator("[data-report]").click()
        ana.get_by_label("What is wrong with it?").fill("rude")
        found += looked(ana, "talk", shots)
        ana.locator("[data-report-send]").click()
        ana.get_by_text("Reported to whoever runs this server").wait_for()
        ana.keyboard.press("Escape")
        expect(ana).not_to_have_title(re.compile(r"^\(1\) "))
        assert [one["unread"] for one in ask(ana, "GET", f"{api}/account/running")] == [0, 0]
        ana.locator("[data-next-game]").click()
        ana.wait_for_url(f"**/g/{waits}")

        # who is left alone by a closed account
        ask(eva, "POST", f"{api}/account/close", {"handle": "eva"})
        ana.reload()
        ana.locator("[data-former]").wait_for()
        found += looked(ana, "left", shots)
        ana.locator("[data-former] button").click()
        found += looked(ana, "claims", shots)
        ana.locator("[data-claim-win]").click()
        ana.locator("[data-end]").wait_for()

        ana.goto(f"{members.address}/account")
        ana.get_by_text("When, and what besides").click()
        ana.get_by_label("Remind me of a game").select_option("7")
        found += looked(ana, "account", shots)
        assert not found, "\n".join(found)
        assert not [problem for player in players.values() for problem in player.problems]
