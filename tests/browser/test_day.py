"""A day of two persons who live apart, one of them on a phone: a rated pair, from the waiting room to the rematch.

Time is simulated. Notices are sent by a sender of the test's own, when the day has come that far: mail to a mail server
in this process, push to a push service that the test is.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from sqlalchemy import insert
from tests.browser.conftest import PAGE as BUILT
from tests.browser.conftest import PATIENCE
from tests.server.conftest import APPS, PAGE, Running, running
from tests.server.features.notices.test_channels import Browser as Device
from tests.server.features.notices.test_channels import There
from tests.server.mail_sink import Sink, mail_sink

from dosespanas.server.features.accounts.tables import account_mails
from dosespanas.server.features.notices.sender import Sender
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.clock_store import Uptime
from dosespanas.server.storage.outbox import WAIT
from dosespanas.server.storage.wall_clock import WALL

pytestmark = [pytest.mark.browser, pytest.mark.long]

HOUR = 3_600_000
DAY = 24 * HOUR


class Day:
    """The server of a day, the time there, and what is sent meanwhile."""

    def __init__(self, site: Running, sink: Sink, there: There) -> None:
        self.site, self.sink, self.there = site, sink, there
        self.state = APPS[site.url].state
        self.at = now()
        site.play.service.time = lambda: self.at
        channels = self.state.channels
        self.sender = Sender(channels.kept, self.state.scenes, channels.deliver, lambda: self.at)

    def pass_by(self, milliseconds: int) -> None:
        """Let time go by, and send what is to be sent."""
        self.at += milliseconds

        async def send() -> None:
            while await self.sender.once():
                pass

        self.site.play.wait(send())


class Person:
    """Somebody with an account, and a browser that is signed in to it."""

    def __init__(self, browser: Browser, day: Day, name: str, width: int, height: int) -> None:
        self.day, self.name = day, name
        account = day.state.accounts.new(name, language="en")
        assert account is not None
        self.id = account.id
        finger = width < 500
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, locale="en", has_touch=finger, reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.sign_in()

    def sign_in(self) -> None:
        """Sign in in this browser."""
        secret = self.day.state.accounts.sessions.begin(self.id, "Phone" if self.name == "ben" else "Desk")
        self.context.add_cookies([{"name": "session", "value": secret, "url": self.day.site.url}])

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server something as the page of this person does."""
        answer = self.context.request.fetch(f"{self.day.site.url}{path}", method=method, headers=PAGE, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.text() else None

    def open(self, game: str) -> None:
        """Open a game by its address, begin it if it has not been, and wait for its map."""
        self.page.goto(f"{self.day.site.url}/g/{game}")
        self.page.wait_for_selector("[class*=board] svg, [data-clocks], [data-begin]")
        begin = self.page.locator("[data-begin]")
        if begin.count():
            begin.click()
            begin.wait_for(state="detached")

    def side(self, game: str) -> str:
        """Return the side one has in a game."""
        found: str = self.ask("GET", f"/api/games/{game}")["you"][0]
        return found


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds that a page or the server is about to do."""
    last = time.monotonic() + PATIENCE / 1_000
    while not holds():
        assert time.monotonic() < last
        time.sleep(0.05)


@pytest.fixture
def day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Day]:
    with mail_sink() as sink:
        there = There()
        # A compiled copy of the package, on which this may run, has no page.
        settings = Settings(f"sqlite:///{tmp_path / 'games.db'}", accounts=True, mail=sink.url, page=BUILT.parent)
        with running(replace(settings, mail_from="Dos Españas <games@example.org>", inner_webhooks=True)) as site:
            today = Day(site, sink, there)
            monkeypatch.setattr(WALL, "_wall", lambda: today.at)  # what is written down now is of that day
            monkeypatch.setattr(Uptime, "beat", lambda _: 0)  # the server runs while a day goes by in a moment
            yield today
        there.close()


def test_a_rated_pair_from_the_waiting_room_to_the_rematch(browser: Browser, day: Day) -> None:
    ana, ben = Person(browser, day, "ana", 1280, 900), Person(browser, day, "ben", 360, 740)
    with day.state.play.store.aside() as connection:
        connection.execute(insert(account_mails).values(mail="ana@example.org", account=ana.id, added=now()))
    ana.ask("POST", "/api/account/channels", {"kind": "mail", "mail": "ana@example.org"})
    phone = Device(day.there)
    ben.ask("POST", "/api/account/channels", {"kind": "push", "subscription": phone.subscription})

    def pushed() -> list[dict[str, Any]]:
        return [phone.read(body) for *_, body in day.there.came]

    def subjects() -> list[str]:
        return [str(letter["Subject"]) for letter in day.sink.letters]

    # morning: a challenge, told to the phone and taken up there
    ana.page.goto(f"{day.site.url}/room")
    ana.page.get_by_label("Name of a person").fill("ben")
    ana.page.get_by_label("Time for each side").select_option("days")
    ana.page.get_by_label("Two games at once").check()
    ana.page.get_by_label("Rated", exact=True).check()
    ana.page.locator("[data-offer-seat]").click()
    ana.page.locator("[data-withdraw]").wait_for()
    day.pass_by(2 * WAIT)
    assert [one["title"] for one in pushed()] == ["ana challenges you: España 1936"]
    ben.page.goto(f"{day.site.url}/{pushed()[0]['url'].rsplit('/', 1)[1]}")
    ben.page.locator("[data-take]").click()
    ben.page.wait_for_url("**/g/*")
    first, second = ana.ask("GET", "/api/room")["mine"][0]["games"]
    assert ben.page.url.endswith(f"/g/{first}")
    until(lambda: ben.side(first) not in ben.ask("GET", f"/api/games/{first}")["chance"]["missing"])
    day.pass_by(2 * WAIT)
    assert any("2 notices" in subject or "A game waits for you" in subject for subject in subjects())
    for game in (first, second):
        for person in (ana, ben):
            person.open(game)
    expect(ben.page.locator("[data-clocks]")).to_contain_text("3 days")
    assert ana.side(first) != ana.side(second), "sides are changed"

    # the phone is lost: its session is ended from another device, and it is signed in again
    elsewhere = Person.__new__(Person)
    elsewhere.__dict__.update(ben.__dict__)
    elsewhere.context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en")
    elsewhere.context.set_default_timeout(PATIENCE)
    elsewhere.page = elsewhere.context.new_page()
    elsewhere.sign_in()
    elsewhere.page.goto(f"{day.site.url}/account")
    elsewhere.page.get_by_role("button", name="End all others").click()
    elsewhere.page.locator("[data-end]").first.wait_for(state="detached")
    assert ben.context.request.get(f"{day.site.url}/api/account").status == 401
    assert ben.context.request.get(f"{day.site.url}/api/games/{first}").status in (401, 404), "its seat is not opened"
    ben.sign_in()
    assert ben.ask("GET", "/api/account/channels")["channels"] == [], "the phone that is lost is told nothing any more"
    ben.ask("POST", "/api/account/channels", {"kind": "push", "subscription": phone.subscription})
    ben.open(first)
    expect(ben.page.locator("[data-clocks]")).to_contain_text("3 days")

    # a holiday, in which no time is lost
    def asked(game: str) -> Person:
        return next(one for one in (ana, ben) if one.ask("GET", f"/api/games/{game}")["legal"])

    away, stays = (ana, ben) if asked(first) is ana else (ben, ana)
    away.open(first)
    away.page.click("[data-clocks] [data-open]")
    away.page.get_by_role("dialog").locator("input[type=number]").fill("1")
    away.page.click("[data-holiday]")
    away.page.keyboard.press("Escape")
    expect(away.page.locator("[data-clocks]")).to_contain_text("on holiday")
    before = stays.ask("GET", f"/api/games/{first}")["clock"]["left"]
    day.pass_by(20 * HOUR)
    assert stays.ask("GET", f"/api/games/{first}")["clock"]["left"] == before

    # evening: no answer comes, a computer opponent plays on until the person is back
    day.pass_by(4 * HOUR + 3 * DAY + HOUR)
    stays.open(first)
    stays.page.click("[data-claim]")
    stays.page.get_by_label("Computer opponent").select_option("random")
    stays.page.click("[data-regent]")
    expect(stays.page.locator("[data-clocks]")).to_contain_text("plays")
    away.open(first)
    away.page.click("[data-return]")
    expect(away.page.locator("[data-return]")).to_have_count(0)

    # the other game is claimed, this one given up by who was away: the pair is written down, too early to count
    waits = ben if asked(second) is ana else ana
    waits.open(second)
    waits.page.click("[data-claim]")
    waits.page.click("[data-claim-win]")
    waits.page.get_by_role("dialog").get_by_role("button", name="Rematch").first.wait_for()
    away.ask("POST", f"/api/games/{first}/resign", {})
    day.pass_by(2 * WAIT)
    over = pushed() + [{"title": subject} for subject in subjects()]
    assert any("over" in one["title"] or "notices" in one["title"] for one in over)

    def counted(person: Person) -> set[tuple[str, str]]:
        return {(one["id"], one["rated"]) for one in person.ask("GET", "/api/account/archive")["games"]}

    until(lambda: counted(ana) == counted(ben) == {(first, "early"), (second, "early")})

    # night: the rematch, offered at one screen and accepted at the other
    waits.page.get_by_role("dialog").get_by_role("button", name="rematch").first.click()
    waits.page.locator("[data-rematch-state=offered]").wait_for()
    other = ana if waits is ben else ben
    told = len(pushed()) + len(day.sink.letters)
    day.pass_by(2 * WAIT)
    assert len(pushed()) + len(day.sink.letters) > told
    other.open(second)
    other.page.click("[data-rematch]")
    other.page.wait_for_url(lambda url: not url.endswith(second))
    waits.page.click("[data-rematch-state=begun] [data-rematch]")
    waits.page.locator("[class*=board] svg").first.wait_for()
    other.page.locator("[class*=board] svg").first.wait_for()
    assert not ana.problems and not ben.problems
