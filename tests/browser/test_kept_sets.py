"""Sets of corrections in an account: they follow to another browser, nothing of two is lost, and are published."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import PATIENCE, Player, Server, seated, signed_up
from tests.browser.test_axe import violations

pytestmark = pytest.mark.browser

CARD = "cards.json/cards/rep_1"
DICE = f'[data-at="{CARD}/bonus/dice"] input'
COUNT = "[data-open=differences]"


def sign_in(player: Player, members: Server, session: str) -> Any:
    """Open the workshop signed in; return the page."""
    player.page.context.add_cookies([{"name": "session", "value": session, "url": members.address}])
    player.page.goto(f"{members.address}/workshop/espana1936")
    player.page.wait_for_selector("[data-thing]")
    return player.page


def correct(page: Any, place: str, value: str) -> None:
    """Take the first card in hand, and have another number in it."""
    if not page.locator(f'[data-at="{CARD}/{place}"]').count():
        page.click(f'[data-thing="{CARD}"]')
    page.fill(f'[data-at="{CARD}/{place}"] input', value)


def call_it(page: Any, name: str) -> None:
    """Call the set on the bench."""
    page.click("[data-open=sets]")
    page.get_by_label("Name of your corrections").last.fill(name)
    page.keyboard.press("Escape")


def names(page: Any, count: int) -> list[str]:
    """Return what all sets are called, once there are so many."""
    page.click("[data-open=sets]")
    expect(page.locator("[data-set]")).to_have_count(count)
    found: list[str] = page.locator("[data-set] b").all_inner_texts()
    page.keyboard.press("Escape")
    return found


def on_server(page: Any) -> list[dict[str, Any]]:
    """Return the sets of whoever is signed in."""
    at = f"{page.url.partition('/workshop')[0]}/api/sets/espana1936"
    answers = [page.request.get(f"{at}/{line['id']}") for line in page.request.get(at).json()]
    return [answer.json()["corrections"] for answer in answers if answer.status != 404]  # one is thrown away just now


def values_of(sets: list[dict[str, Any]]) -> list[int]:
    """Return the values of all corrections in some sets."""
    return [change["now"] for one in sets for change in one["changes"]]


def wait_until(page: Any, holds: Callable[[list[dict[str, Any]]], bool]) -> None:
    """Wait until something holds of the sets on the server."""
    for _ in range(PATIENCE // 150):
        if holds(on_server(page)):
            return
        page.wait_for_timeout(150)
    raise AssertionError(json.dumps(on_server(page)))


def wait_for_value(page: Any, value: int) -> None:
    """Wait until the server has a set with this value."""
    wait_until(page, lambda sets: value in values_of(sets))


def wait_kept(page: Any, *values: int) -> None:
    """Wait until the server has a set with these values, and no other."""
    wait_until(page, lambda sets: sorted(values_of(sets)) == sorted(values))


@pytest.mark.timeout(180)
def test_a_set_follows_to_another_browser_and_of_two_nothing_is_lost(browser: Browser, members: Server) -> None:
    with seated(browser, members) as sit_down:
        desk, phone, session = sit_down(1366, 768), sit_down(390, 844), signed_up(members, "ana")
        first = sign_in(desk, members, session)
        correct(first, "bonus/dice", "2")
        call_it(first, "my box")
        wait_kept(first, 2)
        wait_until(first, lambda sets: [one["name"] for one in sets] == ["my box"])
        other = sign_in(phone, members, session)
        expect(other.locator("[data-open=sets]")).to_contain_text("my box")
        expect(other.locator(COUNT)).to_contain_text("1 correction")
        other.click("[data-open=sets]")
        expect(other.locator("[data-set]")).to_contain_text("in your account")
        barriers = violations(other)
        other.keyboard.press("Escape")

        correct(other, "number", "2")
        wait_kept(first, 2, 2)
        correct(first, "penalty/dice", "2")  # it was made from what the other has changed since
        first.locator("[data-clash]").wait_for()
        expect(first.locator("[data-clash]")).to_contain_text("2 corrections there, 2 here")
        barriers += violations(first)
        assert not barriers, "\n".join(barriers)
        wait_kept(first, 2, 2)
        first.click("[data-settle=both]")
        wait_kept(first, 2, 2, 2, 2)
        assert sorted(names(first, 2)) == ["my box", "my box (this browser)"]
        other.reload()
        assert sorted(names(other, 2)) == ["my box", "my box (this browser)"]

        for page in (first, other):
            if "this browser" in page.locator("[data-open=sets]").inner_text():
                page.click("[data-open=sets]")
                page.locator("[data-set] button", has_text="my box").first.click()
        for which, there, here in (("theirs", 5, 6), ("mine", 7, 8)):
            correct(other, "number", str(there))
            wait_for_value(other, there)
            correct(first, "number", str(here))
            first.locator("[data-clash]").wait_for()
            first.click(f"[data-settle={which}]")
            expect(first.locator("[data-clash]")).to_have_count(0)
            number = there if which == "theirs" else here
            expect(first.locator(f'[data-at="{CARD}/number"] input')).to_have_value(str(number))
        wait_kept(first, 2, 2, 2, 8)
        first.keyboard.press("Control+z")
        wait_kept(first, 2, 2, 2, 5)
        other.reload()  # what has changed since it was read is not thrown away
        expect(other.locator(f'[data-at="{CARD}/number"] input')).to_have_value("5")
        other.click("[data-open=sets]")
        other.locator("[data-set][class*=here] button", has_text="✕").click()
        other.get_by_role("button", name="Throw away").click()
        wait_until(first, lambda sets: len(sets) == 1)
        correct(first, "number", "9")
        expect(first.locator("[data-clash]")).to_contain_text("thrown away in another browser")
        first.click("[data-settle=mine]")
        expect(first.locator("[data-clash]")).to_have_count(0)
        wait_kept(first, 2, 2, 2, 9)
        assert not desk.problems and not phone.problems


@pytest.mark.timeout(180)
def test_what_the_server_does_not_get_is_kept_and_sent_later(browser: Browser, members: Server) -> None:
    with seated(browser, members) as sit_down:
        desk, session = sit_down(1366, 768), signed_up(members, "ana")
        page = sign_in(desk, members, session)
        correct(page, "bonus/dice", "2")
        wait_kept(page, 2)
        members.kill()
        correct(page, "number", "2")
        page.get_by_text("The server does not answer").wait_for()
        kept = page.evaluate(
            "Object.entries(localStorage).filter(([key]) => key.includes('.set.')).map(([, one]) => one)"
        )
        assert [len(json.loads(one)["corrections"]["changes"]) for one in kept] == [2]
        members.start(DOSESPANAS_ACCOUNTS="1")
        page.reload()
        page.wait_for_selector(DICE)
        assert page.input_value(f'[data-at="{CARD}/number"] input') == "2", "one is where one was, and nothing is lost"
        wait_kept(page, 2, 2)

        page.context.clear_cookies()
        correct(page, "number", "3")
        page.get_by_text("You are signed out").wait_for()
        page.reload()
        page.wait_for_selector(DICE)
        expect(page.locator(COUNT)).to_contain_text("2 corrections")
        eva = signed_up(members, "eva")
        page = sign_in(desk, members, eva)
        page.click("[data-open=sets]")
        expect(page.locator("[data-set]")).to_contain_text("of another account")
        page.keyboard.press("Escape")
        correct(page, "number", "4")
        page.wait_for_timeout(2_500)
        assert on_server(page) == [], "another's set goes to nobody's account"
        page = sign_in(desk, members, session)
        wait_kept(page, 2, 4)
        page.click("[data-open=sets]")
        page.locator("[data-set] button", has_text="✕").click()
        page.get_by_role("button", name="Throw away").click()
        page.keyboard.press("Escape")
        wait_kept(page)
        assert on_server(page) == []
        assert not desk.problems


@pytest.mark.timeout(180)
def test_sets_are_published_read_by_all_compared_and_withdrawn(browser: Browser, members: Server) -> None:
    with seated(browser, members) as sit_down:
        desk, guest, third = sit_down(1366, 768), sit_down(390, 844), sit_down(1366, 768)
        page = sign_in(desk, members, signed_up(members, "ana"))
        correct(page, "bonus/dice", "2")
        page.click("[data-right]")
        call_it(page, "Second edition, read")
        page.click("[data-open=sets]")
        page.click("[data-publish-open]")
        page.fill("[data-edition]", "Second edition")
        barriers = violations(page)
        page.click("[data-publish]")
        page.locator("[data-withdraw]").wait_for()
        page.keyboard.press("Escape")

        look = guest.page
        look.goto(f"{members.address}/workshop/espana1936")
        look.wait_for_selector("[data-thing]")
        look.click("[data-open=sets]")
        look.click("[data-open=gallery]")
        line = look.locator("[data-published]")
        for said in ("Second edition, read", "ana", "Second edition · English", "1 correction · 1 compared"):
            expect(line).to_contain_text(said)
        assert not line.locator("[data-gallery-report]").count(), "a guest reports nothing"
        barriers += violations(look)
        line.locator("[data-gallery-compare]").click()
        expect(look.locator("dialog .changes li")).to_have_count(1)
        look.keyboard.press("Escape")
        look.click("[data-open=sets]")
        look.click("[data-open=gallery]")
        look.click("[data-gallery-open]")
        look.locator("[data-open=sets]", has_text="Second edition, read").wait_for()
        expect(look.locator(COUNT)).to_contain_text("1 correction")
        expect(look.locator("[data-progress]")).to_contain_text("1 of")

        other = sign_in(third, members, signed_up(members, "eva"))
        other.click("[data-open=sets]")
        other.click("[data-open=gallery]")
        other.click("[data-gallery-report]")
        other.get_by_label("What is wrong with this set?").fill("made up")
        other.get_by_role("button", name="Report", exact=True).click()
        other.get_by_text("Reported to whoever runs").wait_for()

        page.click("[data-open=sets]")
        page.click("[data-withdraw]")
        expect(page.locator("[data-withdraw]")).to_have_count(0)
        other.click("[data-gallery-open]")
        other.get_by_text("There is no such set here any more").wait_for()
        assert not barriers, "\n".join(barriers)
        assert not desk.problems and not guest.problems and not third.problems
