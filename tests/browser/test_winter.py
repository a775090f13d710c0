"""Games by post from sign-up to their end, in three languages: each acts only when a mail says so, every mail is read.

Time is simulated as in `test_day`. One of the three is on a phone; the page of another is never opened after sign-up.
What is read of a mail is read by the library's parser and from its raw lines, by nothing of this house.
"""

import email.utils
import random
import re
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.browser.conftest import PATIENCE, Player
from tests.browser.test_day import DAY, HOUR, Day, day, until
from tests.server.conftest import PAGE

from dosespanas.catalogue import Catalogue
from dosespanas.registry import definition_of
from dosespanas.server.storage.outbox import WAIT
from dosespanas.stories.digest import HEADINGS

__all__ = ["day"]
pytestmark = [pytest.mark.browser, pytest.mark.long]

SETTINGS = """if (location.protocol.startsWith("http")) localStorage.setItem("dosespanas.settings",
  JSON.stringify({ confirm: false, battleWait: false, choicesOpen: true, fast: true }))"""
"""What one who plays all winter has chosen: no question twice, no pause, the list of choices open."""
ENOUGH = {"done", "pass", "decline", "decline-all", "none", "commit", "no-card"}
HASTE = 0.9
"""How often one who could go on has had enough: games end in weeks."""
SHOWN = """choice => Number(document.querySelector(".history input")?.max) === choice
  && document.querySelector("button.choice[data-action]") !== null"""
LONGEST = 998
"""Octets of a line (RFC 5322, 2.1.1)."""
ONCE = ("From", "To", "Subject", "Date", "Message-ID", "List-Unsubscribe", "List-Unsubscribe-Post")
BRANCH = re.compile(rb"^List-Unsubscribe: <https?://[\x21-\x3b\x3d\x3f-\x7e]+>$", re.MULTILINE)


class Correspondent:
    """Somebody with an account made by mail, in a language, and what was written to them."""

    def __init__(self, browser: Browser, day: Day, name: str, language: str, width: int) -> None:
        self.day, self.name, self.language = day, name, language
        self.mail = f"{name}@example.org"
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": 844}, locale=language, has_touch=width < 500, reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SETTINGS)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.letters: list[EmailMessage] = []
        self.finger = width < 500

    def words(self, game: str = "espana1936") -> Catalogue:
        return Catalogue(self.language, definition_of(game).names(), game)

    def press(self, selector: str) -> None:
        """Press something, with a finger on a phone."""
        found = self.page.locator(selector).first
        if self.finger:
            found.tap()
        else:
            found.click()

    def sign_up(self) -> None:
        """Make an account by clicks, with the mail that this asks for."""
        before = len(self.day.sink.letters)
        self.page.goto(f"{self.day.site.url}/account")
        self.page.fill("input[name=mail]", self.mail)
        self.press("form:has(input[name=mail]) button[type=submit]")
        letter = self.day.sink.wait(before + 1)[-1]
        assert str(letter["To"]) == self.mail
        link = re.search(r"/account#link=\S+", letter.get_content())
        assert link is not None
        self.page.goto("about:blank")
        self.page.goto(self.day.site.url + link[0])
        self.page.fill("input[name=handle]", self.name)
        self.press("[data-press]")
        self.page.wait_for_selector("#own-title")

    def leave(self) -> None:
        """Close the page of the game: from now on only a mail reaches them."""
        self.page.goto("about:blank")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server something as the page of this person does."""
        answer = self.context.request.fetch(f"{self.day.site.url}{path}", method=method, headers=PAGE, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.text() else None

    def follow(self) -> None:
        """Open the link of the last mail, as it stands there."""
        link = re.search(r"https?://\S+/(?:g/\w+|room|my)\b", body_of(self.letters[-1]))
        assert link is not None, body_of(self.letters[-1])
        self.page.goto(self.day.site.url + urlsplit(link[0]).path)


def body_of(letter: EmailMessage) -> str:
    body = letter.get_body(("plain",))
    assert body is not None
    text: str = body.get_content()
    return text


def plain(text: str) -> str:
    """Return a text with all blanks alike, and without ends of lines."""
    return " ".join(text.split())


def checked(raw: bytes, letter: EmailMessage) -> None:
    """Hold a mail to RFC 5322, 2369 and 8058, by its raw lines and by the library's parser."""
    head, _, _ = raw.replace(b"\r\n", b"\n").partition(b"\n\n")
    assert not letter.defects and all(not part.defects for part in letter.walk())
    assert head.isascii() and all(len(line) <= LONGEST for line in raw.splitlines())
    for name in ONCE:
        assert len(letter.get_all(name, [])) == 1, name
        assert not letter[name].defects, name
    assert re.search(rb"^Message-ID: ?\n? ?<[^<>\s]+@[^<>\s]+>$", head, re.MULTILINE)
    assert email.utils.parsedate_tz(str(letter["Date"])) and re.search(rb"^Date: .* [+-]\d{4}$", head, re.MULTILINE)
    assert BRANCH.search(head), "a program reads it: one line, no encoded word"
    assert b"\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n" in head + b"\n"
    assert len(raw) < 60_000


class Winter:
    """All that is written to some persons, in the order in which it came."""

    def __init__(self, day: Day, people: list[Correspondent]) -> None:
        self.day, self.people = day, {one.mail: one for one in people}
        self.read = len(day.sink.letters)

    def skip(self) -> None:
        """Leave out what has come: mails to sign in with."""
        self.read = len(self.day.sink.letters)

    def pass_by(self, time: int = 2 * WAIT) -> list[tuple[str, str]]:
        """Let time go by; return who was written to, and what the first line says. Each mail is checked."""
        self.day.pass_by(time)
        came = []
        for raw, letter in zip(self.day.sink.raw[self.read :], self.day.sink.letters[self.read :], strict=True):
            checked(raw, letter)
            one = self.people[str(letter["To"])]
            one.letters.append(letter)
            came.append((one.name, body_of(letter).splitlines()[0]))
        self.read += len(came)
        return came

    def threads(self, game: str) -> None:
        """Hold all mails of a game to a person to one thread, and no mail to have come twice."""
        every = [letter for one in self.people.values() for letter in one.letters]
        ids = [str(letter["Message-ID"]) for letter in every]
        assert len(set(ids)) == len(ids)
        for one in self.people.values():
            mine = [letter for letter in one.letters if f"/g/{game}" in body_of(letter)]
            mine = [letter for letter in mine if len(set(re.findall(r"/g/(\w+)", body_of(letter)))) == 1]
            assert len({str(letter["Subject"]) for letter in mine}) <= 1, [str(letter["Subject"]) for letter in mine]
            assert len({str(letter["References"]) for letter in mine}) <= 1
            assert all(letter["In-Reply-To"] == letter["References"] for letter in mine)


def challenged(winter: Winter, host: Correspondent, to: Correspondent, title: str = "espana1936") -> None:
    """Challenge somebody by clicks; the mail says by whom, to what, which side, with what time and until when."""
    page, words = host.page, host.words()
    page.goto(f"{host.day.site.url}/room")
    page.locator("select[name=room-game]").select_option(title)
    page.get_by_label(words.text("page-room-offer-to")).fill(to.name)
    page.get_by_label(words.text("page-pace")).select_option("days")
    host.press("[data-offer-seat]")
    page.locator("[data-withdraw]").first.wait_for()
    ((name, line),) = winter.pass_by()
    theirs = to.words(title)
    assert name == to.name and host.name in line and theirs.text("game-name") in line, line
    for told in ("notice-invited-side", "page-pace-days"):
        assert theirs.text(told, side="any") in line, (told, line)


def begun(winter: Winter, host: Correspondent, guest: Correspondent, title: str = "espana1936") -> str:
    """Take the challenge up by the mail's link, begin the game at both pages; return it."""
    guest.follow()
    guest.press("[data-take]")
    guest.page.wait_for_url("**/g/*")
    game = guest.page.url.rsplit("/", 1)[1].split("#")[0]
    until(lambda: len(guest.ask("GET", f"/api/games/{game}")["chance"]["missing"]) == 1)
    came = winter.pass_by()
    begins = host.words().text("notice-begin", game=host.words(title).text("game-name"))
    assert (host.name, begins) in [(name, line.partition(" (")[0]) for name, line in came]
    host.follow()
    host.press("[data-begin]")
    until(lambda: "legal" in host.ask("GET", f"/api/games/{game}"))
    host.leave()
    guest.leave()
    return game


def play_on(one: Correspondent, game: str, dice: random.Random) -> dict[str, Any]:
    """Answer all that one is asked, by presses in the page that is open; return the view."""
    player = Player(one.page, one.day.site.url)
    view: dict[str, Any] = one.ask("GET", f"/api/games/{game}")
    while view["legal"]:
        one.page.wait_for_function(SHOWN, arg=view["choice"])
        actions = player.offered()
        enough = [action for action in actions if action.split()[0] in ENOUGH]
        chosen = dice.choice(enough if enough and dice.random() < HASTE else actions)
        player.click_action(chosen)
        player.wait_past(view["choice"])
        view = one.ask("GET", f"/api/games/{game}")
    return view


def by_post(
    winter: Winter,
    game: str,
    people: list[Correspondent],
    turns: int | None,
    dice: random.Random,
    title: str = "espana1936",
) -> None:
    """Play a game by what the mails say, `turns` hand-overs long, or to its end: nobody looks but who is written to.

    Each hand-over is one mail, to who is asked; it says which game, what is asked, and what happened meanwhile.
    """
    names = {one.name: one for one in people}
    asked: Correspondent | None = None
    while turns is None or turns > 0:
        if asked is None:  # the first is asked without a mail: both have just begun
            asked = next(one for one in people if one.ask("GET", f"/api/games/{game}")["legal"])
            winter.pass_by()
            asked.page.goto(f"{asked.day.site.url}/g/{game}")
        else:
            asked.follow()
        asked.page.wait_for_selector("[class*=board] svg")
        over = play_on(asked, game, dice)["over"]
        asked.leave()
        if over:
            break
        came = winter.pass_by()
        other = next(one for one in people if one is not asked)
        assert [name for name, _ in came] == [other.name], [*came, *(body_of(one) for one in other.letters[-2:])]
        asked = names[came[0][0]]
        view = asked.ask("GET", f"/api/games/{game}")
        words = asked.words(title)
        said = plain(body_of(asked.letters[-1]))
        assert plain(words.said(view["observation"]["prompt"])) in said, "what is asked"
        log = asked.ask("GET", f"/api/games/{game}/log?since={view['seen']}")
        happened = [one for one in log if one["kind"] not in HEADINGS | definition_of(title).asides]
        assert (plain(words.text("notice-since")) in said) is bool(happened), (said, happened)
        assert view["legal"], "and it is so"
        turns = None if turns is None else turns - 1


def away_and_back(winter: Winter, game: str, people: list[Correspondent], title: str) -> None:
    """A holiday that the other is told of; then no answer, a regent until the person is back."""
    away = next(one for one in people if one.ask("GET", f"/api/games/{game}")["legal"])
    stays = next(one for one in people if one is not away)
    away.follow()
    away.press("[data-clocks] [data-open]")
    away.page.get_by_role("dialog").locator("input[type=number]").fill("2")
    away.press("[data-holiday]")
    until(lambda: away.ask("GET", f"/api/games/{game}")["clock"]["holidays"][side_of(away, game)]["until"] is not None)
    away.leave()
    ((name, line),) = winter.pass_by()
    assert name == stays.name and line.startswith(
        stays.words().text("notice-holiday-by", game=stays.words(title).text("game-name"), name=away.name)
    )
    assert stays.words().text("notice-holiday-then", days=2) in body_of(stays.letters[-1])
    told = [one for hours in range(0, 24 * 7, 12) for one in winter.pass_by(12 * HOUR if hours else DAY)]
    late = stays.words().text("notice-late-by", game=stays.words(title).text("game-name"), name=away.name)
    assert [name for name, line in told if line.startswith(late)] == [stays.name], told
    stays.follow()
    stays.press("[data-claim]")
    stays.page.get_by_role("dialog").locator("select").select_option("random")
    stays.press("[data-regent]")
    until(lambda: stays.ask("GET", f"/api/games/{game}")["clock"]["regents"][side_of(away, game)] == "random")
    until(lambda: bool(stays.ask("GET", f"/api/games/{game}")["legal"]))
    stays.leave()
    told = winter.pass_by()
    regent = away.words().text("notice-regent", game=away.words(title).text("game-name"))
    assert any(name == away.name and line.startswith(regent) for name, line in told), told
    away.follow()
    away.press("[data-return]")
    away.page.locator("[data-return]").wait_for(state="detached")
    away.leave()


def on_another_device(browser: Browser, one: Correspondent) -> None:
    """Open the last mail's link where one is not signed in: sign in by mail there, and come back to the very place."""
    known = one.context
    one.context = browser.new_context(viewport={"width": 390, "height": 844}, locale=one.language, has_touch=True)
    one.context.set_default_timeout(PATIENCE)
    one.context.add_init_script(SETTINGS)
    one.page, one.finger = one.context.new_page(), True
    one.follow()
    game = urlsplit(one.page.url).path
    one.press("[data-sign-in]")
    before = len(one.day.sink.letters)
    one.page.fill("input[name=mail]", one.mail)
    one.press("form:has(input[name=mail]) button[type=submit]")
    link = re.search(r"/account#link=\S+", one.day.sink.wait(before + 1)[-1].get_content())
    assert link is not None
    one.page.goto("about:blank")
    one.page.goto(one.day.site.url + link[0])
    one.press("[data-press]")
    one.page.wait_for_url(f"**{game}")
    one.press("[data-number-mine]")  # it was given on the other device
    one.page.wait_for_selector("[class*=board] svg")
    known.close()


def side_of(one: Correspondent, game: str) -> str:
    side: str = one.ask("GET", f"/api/games/{game}")["you"][0]
    return side


def given_up(game: str, people: list[Correspondent]) -> None:
    """Whoever is asked gives up."""
    asked = next(one for one in people if one.ask("GET", f"/api/games/{game}")["legal"])
    asked.ask("POST", f"/api/games/{game}/resign", {})


def ended(winter: Winter, people: list[Correspondent], title: str = "espana1936") -> None:
    """The end is told to the one who did not bring it about."""
    ((name, line),) = winter.pass_by()
    (told,) = [one for one in people if one.name == name]
    assert line.startswith(told.words().text("notice-over", game=told.words(title).text("game-name"))), line


@pytest.mark.parametrize("title", ["gce", "espana1936"])
def test_a_game_by_post_from_sign_up_to_its_end(browser: Browser, day: Day, title: str) -> None:
    ana = Correspondent(browser, day, "ana", "es", 1280)
    eva = Correspondent(browser, day, "eva", "fr", 390)
    jan = Correspondent(browser, day, "jan", "pl", 1280)
    for one in (ana, eva, jan):
        one.sign_up()
    jan.context.close()  # and is never opened again
    winter, dice = Winter(day, [ana, eva, jan]), random.Random(36)
    challenged(winter, ana, eva, title)
    game = begun(winter, ana, eva, title)
    challenged(winter, ana, jan, title)
    by_post(winter, game, [ana, eva], 6, dice, title)
    asked = next(one for one in (ana, eva) if one.ask("GET", f"/api/games/{game}")["legal"])
    on_another_device(browser, asked)
    winter.skip()
    asked.leave()
    away_and_back(winter, game, [ana, eva], title)
    by_post(winter, game, [ana, eva], None, dice, title)
    ended(winter, [ana, eva], title)
    assert winter.pass_by(3 * DAY) == [], "nobody is reminded of what is over"
    winter.threads(game)
    assert len(jan.letters) == 1, "of what is theirs they were told, without a look at the page"
    assert not ana.problems and not eva.problems
