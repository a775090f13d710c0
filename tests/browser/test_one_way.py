"""An account with one passkey and no address is warned: once that is lost, nobody signs in to it any more."""

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Server, seated, signed_up

pytestmark = pytest.mark.browser


def test_an_account_with_one_passkey_and_no_address_is_warned(browser: Browser, members: Server) -> None:
    with seated(browser, members) as sit_down:
        page = sit_down(360, 740).page
        page.context.add_cookies([{"name": "session", "value": signed_up(members, "uma"), "url": members.address}])

        def passkey(id: str) -> None:
            with closing(sqlite3.connect(members.database.removeprefix("sqlite:///"), timeout=20)) as database:
                (account,) = database.execute("SELECT id FROM accounts WHERE handle = 'uma'").fetchone()
                names = "INSERT INTO passkeys (id, account, public_key, count, name, added) VALUES (?, ?, ?, 0, ?, 0)"
                database.execute(names, (id, account, b"key", id))
                database.commit()

        warning = page.locator("[data-one-way]")
        for id, warned in (("", False), ("first", True), ("second", False)):
            if id:
                passkey(id)
            page.goto(f"{members.address}/account")
            page.locator("#ways-title").wait_for()
            expect(page.locator("[aria-labelledby=ways-title] li")).to_have_count(["", "first", "second"].index(id))
            expect(warning).to_have_count(int(warned))
            if warned:
                expect(warning).to_contain_text("nobody can sign in to this account any more")
