"""Messages from person to person: written by keys, found on the start page, read, muted and reported; on a phone."""

import os

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Server, seated, signed_up
from tests.browser.test_room import looked

pytestmark = pytest.mark.browser


def test_two_write_to_each_other_away_from_any_table(browser: Browser, members: Server) -> None:
    shots = os.environ.get("SHOTS")
    with seated(browser, members) as sit_down:
        players = {handle: sit_down(1200, 900) for handle in ("mia", "noa")}
        for handle, player in players.items():
            session = signed_up(members, handle)
            player.page.context.add_cookies([{"name": "session", "value": session, "url": members.address}])
        mia, noa = (players[handle].page for handle in ("mia", "noa"))
        mia.goto(members.address)
        mia.get_by_role("link", name="Messages").click()
        mia.get_by_text("You have written to nobody yet").wait_for()
        mia.get_by_label("Name of the person").press_sequentially("noa")
        mia.keyboard.press("Enter")
        mia.locator("textarea").focus()
        mia.keyboard.type("<b>Salud</b>\nand luck")
        mia.keyboard.press("Tab")
        mia.keyboard.press("Enter")
        expect(mia.locator("[role=log] bdi")).to_have_count(1)
        expect(mia.locator("textarea")).to_have_value("")
        noa.goto(members.address)
        noa.locator("[data-written]").get_by_text("mia has written to you").click()
        expect(noa.locator("[role=log] bdi")).to_have_text("<b>Salud</b>\nand luck")
        found = looked(noa, "messages", shots)
        noa.locator("[data-report]").click()
        noa.locator("input[name=why]").fill("rude")
        noa.locator("[data-report-send]").click()
        noa.get_by_text("Reported to whoever runs").wait_for()
        noa.get_by_label("Do not show me their messages").check()
        expect(noa.locator("[role=log] bdi")).to_have_count(0)
        noa.get_by_role("link", name="All messages").click()
        noa.locator("[data-conversation=mia]").wait_for()
        found += looked(noa, "conversations", shots)
        noa.goto(members.address)
        noa.get_by_role("link", name="Messages").wait_for()
        assert noa.locator("[data-written]").count() == 0, "who is muted marks nothing"
        mia.goto(f"{members.address}/messages/nobody")
        mia.get_by_role("alert").filter(has_text="Nobody here has this name").wait_for()
        stranger = browser.new_page()
        stranger.goto(f"{members.address}/messages/mia")
        stranger.locator("[data-sign-in]").wait_for()
        stranger.close()
    assert not found, "\n".join(found)
    assert not [problem for player in players.values() for problem in player.problems]


def test_who_wishes_to_be_found_is_challenged_from_the_list(browser: Browser, members: Server) -> None:
    shots = os.environ.get("SHOTS")
    with seated(browser, members) as sit_down:
        players = {handle: sit_down(1200, 900) for handle in ("lea", "max")}
        for handle, player in players.items():
            session = signed_up(members, handle)
            player.page.context.add_cookies([{"name": "session", "value": session, "url": members.address}])
        lea, other = (players[handle].page for handle in ("lea", "max"))
        lea.goto(f"{members.address}/room")
        lea.get_by_role("heading", name="Who wishes to be found").wait_for()
        lea.get_by_text("Nobody else wishes to be found yet").wait_for()
        other.goto(f"{members.address}/account")
        with other.expect_response("**/api/members/listed"):
            other.get_by_label("Others may find me").check()
        other.reload()
        expect(other.get_by_label("Others may find me")).to_be_checked()
        lea.reload()
        row = lea.locator("[data-member=max]")
        expect(row).to_contain_text("here today")
        lea.locator("select[name=room-within]").select_option("200")
        lea.get_by_text("Only those see the seat").wait_for()
        found = looked(lea, "members", shots)
        row.get_by_role("button", name="Challenge max").click()
        expect(lea.locator("input[name=to]")).to_be_focused()
        expect(lea.locator("input[name=to]")).to_have_value("max")
        expect(lea.locator("select[name=room-within]")).to_have_count(0)
        lea.locator("[data-offer-seat]").click()
        lea.locator("[data-withdraw]").wait_for()
        lea.locator("select[name=room-within]").select_option("200")
        lea.locator("[data-offer-seat]").click()
        expect(lea.locator("[data-seat]").get_by_text("For those within 200 points of your rating")).to_be_visible()
        other.goto(f"{members.address}/room")
        other.get_by_text("For those within 200 points of the host’s rating").wait_for()
        other.locator("[data-decline]").wait_for()
    assert not found, "\n".join(found)
    assert not [problem for player in players.values() for problem in player.problems]
