"""A person signs up by mail, adds a passkey, finds their game on another device, and closes the account."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.conftest import PATIENCE, Server
from tests.browser.test_axe import violations
from tests.server.mail_sink import Sink, mail_sink

pytestmark = pytest.mark.browser

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
"""A passkey in the browser itself, whose person always agrees."""


class Device:
    """A browser of one's own with an authenticator in it."""

    def __init__(self, browser: Browser, width: int, height: int) -> None:
        self.context: BrowserContext = browser.new_context(viewport={"width": width, "height": height}, locale="en")
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.tools = self.context.new_cdp_session(self.page)
        self.tools.send("WebAuthn.enable")
        self.key = self.tools.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]

    def credentials(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.tools.send("WebAuthn.getCredentials", {"authenticatorId": self.key})[
            "credentials"
        ]
        return found

    def take(self, credential: dict[str, Any]) -> None:
        """Have the passkey of another device, as those are that a password manager carries along."""
        self.tools.send("WebAuthn.clearCredentials", {"authenticatorId": self.key})
        self.tools.send("WebAuthn.addCredential", {"authenticatorId": self.key, "credential": credential})


@pytest.fixture
def posted(tmp_path: Path) -> Iterator[tuple[Server, Sink]]:
    """A server that keeps accounts and sends mail."""
    with mail_sink() as sink:
        server = Server(tmp_path)
        server.runs("accounts")
        sender = "Dos Españas <games@example.org>"
        server.start(DOSESPANAS_ACCOUNTS="1", DOSESPANAS_MAIL=sink.url, DOSESPANAS_MAIL_FROM=sender)
        server.address = f"http://localhost:{server.port}"
        yield server, sink
        server.kill()


def link_in(sink: Sink, count: int) -> str:
    body = sink.wait(count)[-1].get_body(("plain",))
    assert body is not None
    found = re.search(r"http://localhost:\S+", body.get_content())
    assert found is not None
    return found[0]


def told(desk: Device, server: Server, sink: Sink) -> None:
    """Have mails sent, try that, stop them by the link at their foot; have the browser show what is pushed."""
    page, section = desk.page, "[aria-labelledby=notices-title]"
    expect(page.locator("[data-mail]")).to_have_count(0)  # whoever signs up by mail is told there
    page.click(f"{section} [data-test]")
    page.wait_for_selector(f"{section} [role=status]")
    letter = sink.wait(2)[-1]
    body = letter.get_body(("plain",))
    assert body is not None and "notices from Dos Españas reach you here" in str(letter["Subject"])
    page.click(f"{section} details:last-of-type summary")
    page.check("input[name=quiet]")
    page.click(f"{section} details:last-of-type button")
    page.wait_for_selector(f"{section} [role=status]")
    stop = re.search(r"#stop=\S+", body.get_content())
    assert stop is not None
    page.goto("about:blank")
    page.goto(f"{server.address}/account{stop[0]}")
    page.click("[data-stop]")
    page.wait_for_selector("[aria-labelledby=stop-title] [role=status]")
    page.goto(f"{server.address}/account")
    page.wait_for_selector(f"{section} li select")
    assert page.eval_on_selector(f"{section} li select", "field => field.value") == "never"
    expect(page.locator("input[name=quiet]")).to_be_checked()
    assert page.evaluate("fetch('/manifest.webmanifest').then((found) => found.json())")["icons"]
    pushed(desk, server)


def clicked(desk: Device, message: dict[str, Any] | None = None) -> dict[str, Any]:
    """Press the notice that lies there, as far as a page may: what needs a hand on the glass is only counted.

    `message`: what is pushed before, and again should a worker that was just stopped have missed it.
    """
    for _ in range(3):
        if message is not None:
            desk.tools.send("ServiceWorker.deliverPushMessage", message)
        told = pressed(desk)
        if told is not None:
            return told
    raise AssertionError("no notice is shown")


def pressed(desk: Device) -> dict[str, Any] | None:
    """Press the notice that lies there; None if there is none after some seconds."""
    (worker,) = desk.context.service_workers
    told: dict[str, Any] | None = worker.evaluate(
        """async () => {
          const told = { focused: 0, opened: [], left: 0 };
          WindowClient.prototype.focus = async function () { told.focused += 1; return this; };
          self.clients.openWindow = async (url) => { told.opened.push(new URL(url).pathname); return null; };
          let notice;
          const pause = () => new Promise((then) => setTimeout(then, 20));
          const last = Date.now() + 15_000;
          while (!(notice = (await self.registration.getNotifications())[0])) {
            if (Date.now() > last) return null;
            await pause();
          }
          const press = new Event("notificationclick");
          let done;
          Object.assign(press, { notification: notice, waitUntil: (promise) => (done = promise) });
          self.dispatchEvent(press);
          await Promise.race([done, new Promise((then) => setTimeout(then, 10_000))]); // led slowly
          told.left = (await self.registration.getNotifications()).length;
          return told;
        }"""
    )
    return told


def left(desk: Device) -> None:
    """Wait until the worker knows of no window: a page that was left is listed a moment longer."""
    (worker,) = desk.context.service_workers
    worker.evaluate(
        """async () => {
          const all = { type: "window", includeUncontrolled: true };
          const last = Date.now() + 15_000;
          while ((await self.clients.matchAll(all)).length && Date.now() < last) {
            await new Promise((then) => setTimeout(then, 20));
          }
        }"""
    )


def pushed(desk: Device, server: Server) -> None:
    """Push something to the browser as its push service would."""
    desk.context.grant_permissions(["notifications"], origin=server.address)
    known: list[dict[str, Any]] = []
    desk.tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    desk.tools.send("ServiceWorker.enable")
    desk.page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    while not known:
        desk.page.wait_for_timeout(20)
    said = json.dumps({"title": "It is your turn: España 1936", "body": "1936 · Turn 2", "url": "/my", "tag": "g"})
    message = {"origin": server.address, "registrationId": known[0]["registrationId"], "data": said}
    desk.tools.send("ServiceWorker.deliverPushMessage", message)
    shown = """async () => {
      const there = await navigator.serviceWorker.ready;
      for (;;) {
        const found = await there.getNotifications();
        if (found.length > 0) return found.map(({ title, body, data, tag }) => [title, body, data.url, tag]);
        await new Promise((then) => setTimeout(then, 20));
      }
    }"""
    first = [["It is your turn: España 1936", "1936 · Turn 2", "/my", "g"]]
    assert desk.page.evaluate(shown) == first
    assert clicked(desk) == {"focused": 1, "opened": [], "left": 0}
    desk.page.wait_for_url("**/my")  # led there in the window that was open
    desk.page.evaluate("window.stays = true")
    assert clicked(desk, message) == {"focused": 1, "opened": [], "left": 0}
    assert desk.page.evaluate("window.stays"), "it was there, and is shown as it stands"
    desk.page.goto("about:blank")
    left(desk)
    assert clicked(desk, message) == {"focused": 0, "opened": ["/my"], "left": 0}
    desk.page.goto(f"{server.address}/account")
    desk.page.evaluate("navigator.serviceWorker.ready.then((there) => there.unregister())")


def test_an_account_from_its_first_mail_to_its_end(browser: Browser, posted: tuple[Server, Sink]) -> None:
    server, sink = posted
    desk, phone = Device(browser, 1440, 900), Device(browser, 360, 740)
    page = desk.page
    page.goto(f"{server.address}/new")
    page.check("input[name=opponent][value=random]", force=True)
    page.click("button.big")
    page.wait_for_selector(".game")
    page.goto(server.address)
    page.click("nav a[href='/account']")
    page.fill("section:has-text('By mail') input", "ana@example.org")
    page.click("section:has-text('By mail') button")
    page.wait_for_selector("section [role=status]")
    assert violations(page) == []
    page.goto(link_in(sink, 1))
    page.reload()  # opening it does nothing
    page.get_by_text("3 to 20 Latin letters").wait_for()  # told before one chooses
    page.fill("input[name=handle]", "admin")
    page.click("[data-press]")
    page.wait_for_selector("[role=alert]")
    page.fill("input[name=handle]", "Ana")
    page.click("[data-press]")
    page.wait_for_selector("#own-title:has-text('Ana')")
    assert page.url == f"{server.address}/account"
    page.click("[data-claim]")
    page.wait_for_selector("[aria-labelledby=games-title] li a")
    told(desk, server, sink)
    page.click("[data-add-passkey]")
    page.wait_for_selector("li:has-text('Passkey: Chrome')")
    assert violations(page) == []
    (credential,) = desk.credentials()
    page.click("[data-out]")
    page.wait_for_selector("[data-passkey]")

    phone.take(credential)
    phone.page.goto(f"{server.address}/account")
    phone.page.click("[data-passkey]")
    phone.page.wait_for_selector("#own-title:has-text('Ana')")
    assert violations(phone.page) == []
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.page.click("[aria-labelledby=games-title] li a")
    phone.page.wait_for_selector(".game")
    phone.page.wait_for_selector("button.choice[data-action], .prompt-bar")

    page.click("[data-passkey]")  # one that has signed less often than before may be a copy: its owner is told
    page.wait_for_selector("#own-title:has-text('Ana')")
    page.wait_for_selector("[aria-labelledby=ways-title] [role=alert]:has-text('went back')")
    page.click("[data-end]")
    page.wait_for_selector("[data-end]", state="detached")
    phone.page.goto(server.address)
    phone.page.wait_for_selector("nav a:has-text('Sign in')")
    page.click("[data-close]")
    page.fill("dialog input", "ana")
    page.click("[data-really]")
    page.wait_for_selector("[data-passkey]")
    phone.page.goto(f"{server.address}/account")
    phone.page.click("[data-passkey]")
    phone.page.wait_for_selector("[role=alert]")
    assert (desk.problems, phone.problems) == ([], [])
    for device in (desk, phone):
        device.context.close()
