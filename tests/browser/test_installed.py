"""The page as it is installed on a phone: the notch, no network, and a mail that opens in another browser."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import Server
from tests.browser.test_accounts import Device, link_in, posted
from tests.browser.test_gce_page import position, sit_at
from tests.server.features.accounts.test_codes import code
from tests.server.mail_sink import Sink

__all__ = ["posted"]
pytestmark = pytest.mark.browser

WIDE, HIGH, TOP, BOTTOM = 390, 844, 59, 34
NOTCH = "([side, size]) => document.documentElement.style.setProperty(`--safe-${side}`, `${size}px`)"
INSTALLED = """
const asked = window.matchMedia.bind(window);
window.matchMedia = (query) => query === "(display-mode: standalone)" ? { matches: true } : asked(query);
"""
OUTSIDE = """([top, bottom]) => {
  const seen = (one) => {
    let { top, bottom } = one.getBoundingClientRect();
    for (let part = one.parentElement; part; part = part.parentElement) {
      const box = part.getBoundingClientRect();
      if (getComputedStyle(part).overflowY === 'visible') continue;
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { top, bottom };
  };
  return [...document.querySelectorAll('button, a, summary, input, select, h1, h2, .what')]
    .filter((one) => !one.closest('.spoken'))
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((one) => [one, seen(one)])
    .filter(([, box]) => box.bottom - box.top > 1 && box.bottom > 0 && box.top < innerHeight)
    .filter(([, box]) => box.top < top - 1 || box.bottom > innerHeight - bottom + 1)
    .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.top} ${box.bottom}`);
}"""
"""What can be read or pressed, as far as what scrolls around it shows it."""

SitDown = Callable[[int, int], Any]


def outside(page: Any) -> list[str]:
    """Return what can be read or pressed below the notch, or below the bar that one swipes at."""
    found: list[str] = page.evaluate(OUTSIDE, [TOP, BOTTOM])
    return found


def test_nothing_lies_below_the_notch(sit_down: SitDown) -> None:
    player = sit_down(WIDE, HIGH)
    player.watch_map()
    sit_at(player, position("movement-nationalist", 1), "nationalist")
    player.wait_for_choice()
    page = player.page
    for side, size in (("top", TOP), ("bottom", BOTTOM)):
        page.evaluate(NOTCH, [side, size])
    page.wait_for_function("getComputedStyle(document.body).paddingTop === '59px'")
    assert outside(page) == []
    top = page.locator(".game .top").bounding_box()
    assert top is not None and top["y"] >= TOP
    game = page.locator(".game").bounding_box()
    assert game is not None and game["y"] + game["height"] <= HIGH - BOTTOM + 0.5
    assert not player.problems


def test_without_a_network_the_installed_page_says_so(browser: Browser, server: Server) -> None:
    context = browser.new_context(viewport={"width": WIDE, "height": HIGH})
    context.add_init_script(INSTALLED)
    page = context.new_page()
    page.goto(server.address)
    page.evaluate("navigator.serviceWorker.ready.then(() => caches.match('/offline.html'))")
    page.wait_for_function("caches.match('/offline.html').then(Boolean)")
    context.set_offline(True)
    page.goto(f"{server.address}/my")
    for language in ("en", "es", "fr", "pl"):
        assert len(page.inner_text(f"p[lang={language}]")) > 40
    assert page.url == f"{server.address}/my"
    context.set_offline(False)
    page.click("p[lang=en] a")
    page.wait_for_selector("#app *")
    context.close()


def test_in_a_browser_nothing_is_kept(browser: Browser, server: Server) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(server.address)
    page.wait_for_selector("[data-begin]")
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    context.close()


def test_the_code_of_a_mail_signs_the_installed_page_in(browser: Browser, posted: tuple[Server, Sink]) -> None:
    server, sink = posted
    phone = Device(browser, WIDE, HIGH)
    page = phone.page
    page.goto(f"{server.address}/account")
    page.fill("section:has-text('By mail') input[type=email]", "ana@example.org")
    page.click("section:has-text('By mail') button")
    page.wait_for_selector("[data-code]")
    said = code(sink, 1)
    page.reload()  # the phone has loaded the page anew meanwhile
    page.fill("[data-code] input", "BBBB-BBBB")
    page.click("[data-code] button")
    page.wait_for_selector("[role=alert]:has-text('After 5 wrong ones')")
    page.fill("[data-code] input", said.lower())
    page.click("[data-code] button")
    page.wait_for_selector("[data-press]")  # a name may be written before that too, for a passkey
    page.fill("input[name=handle]", "Ana")
    page.wait_for_selector("main :text('3 to 20 Latin letters')")  # the rule for names, before one is refused
    page.reload()
    page.wait_for_selector("[data-press]")
    page.fill("input[name=handle]", "Ana")
    page.click("[data-press]")
    page.wait_for_selector("#own-title:has-text('Ana')")
    page.click("[data-out]")
    page.wait_for_selector("#own-title", state="detached")
    page.fill("section:has-text('By mail') input[type=email]", "ana@example.org")
    page.click("section:has-text('By mail') form:not([data-code]) button")
    again = code(sink, 2)
    page.fill("[data-code] input", again)
    page.click("[data-code] button")
    page.wait_for_selector("#own-title:has-text('Ana')")
    assert page.url == f"{server.address}/account"
    assert link_in(sink, 2) and phone.problems == []
    phone.context.close()


def test_passkeys_say_which_host_they_are_of(browser: Browser, members: Server) -> None:
    device = Device(browser, WIDE, HIGH)
    device.page.goto(f"http://localhost:{members.port}/account")
    device.page.route(
        "**/passkeys/options",
        lambda route: route.fulfill(json={"options": {"challenge": "AAAA", "rpId": "games.example.org"}}),
    )
    device.page.click("[data-passkey]")
    device.page.wait_for_selector("[role=alert]:has-text('games.example.org')")
    device.context.close()
