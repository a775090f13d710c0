"""A server, a real browser, and hands to play with; the chance of a game follows from its test."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, TimeoutError, expect, sync_playwright

import dosespanas

UNUSED = [
    # Pages of the window's own, which nobody sees here: a process of theirs for each window, half as dear as a game's.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",
    # What Playwright leaves out of itself, unless it is told what to leave out.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
]
"""Features of Chromium that these tests do without."""
QUIET = [
    f"--disable-features={','.join(UNUSED)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SOURCE = Path(dosespanas.__file__).parents[1]
"""Where the package lies that is tested: among the sources, or in a compiled copy of them."""
OPPONENTS = Path(__file__).parents[1] / "server/opponents"
SERVING = Path(__file__).with_name("serving.py")
FIXED = "crypto.getRandomValues = numbers => numbers.fill({number})"
"""The number that a page adds to the chance of a game is always this one."""
PATIENCE = 60_000
"""Milliseconds to wait for anything: the machine may be busy."""
expect.set_options(timeout=PATIENCE)
SOON = "ms === 400 || ms === 1200 ? 10 : ms"
HASTE = f"const timer = setTimeout; window.setTimeout = (f, ms, ...rest) => timer(f, {SOON}, ...rest)"
STILL = """(() => {
  const places = (window.mapPlaces = new Set());
  const look = () => {
    const map = document.querySelector("main.map")?.getBoundingClientRect();
    if (map) places.add([map.x, map.y, map.width, map.height].map(Math.round).join(" "));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
"""Notes where the map is, each time the window is drawn."""
PAGE = SOURCE / "dosespanas/server/page/index.html"


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class Server:
    """A server in a process of its own that can be killed and started again on the same database."""

    def __init__(self, folder: Path, source: Path = SOURCE) -> None:
        self.source = source
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'games.db'}"
        self._output = folder / "server.txt"
        self._test = folder / "test.txt"
        self.runs("nothing")
        self._process: subprocess.Popen[bytes] | None = None

    def runs(self, test: str) -> None:
        """Let what it draws follow from a test from now on."""
        self._test.write_text(test, encoding="utf-8")

    def start(self, **variables: str) -> None:
        """Start it, with more environment variables, and wait until it answers."""
        command = [sys.executable, str(SERVING), str(self.port), str(self._test)]
        path = os.pathsep.join([str(self.source), str(OPPONENTS)])
        environment = os.environ | {"PYTHONPATH": path, "DOSESPANAS_DATABASE": self.database} | variables
        with self._output.open("ab") as output:
            self._process = subprocess.Popen(command, env=environment, stdout=output, stderr=output)
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{self.address}/api/shelf", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        self.kill()
        raise AssertionError(self._output.read_text())

    def kill(self) -> None:
        """End it at once, with no chance to tidy up."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None


class Player:
    """Plays through the page, with a mouse or with keys, knowing no rule: it takes what is offered."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.hand: tuple[float, float] | None = None
        self.address = address
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))

    def hurry(self) -> None:
        """Let choices just drawn take presses and keys at once, to save time; before the page is opened."""
        self.page.add_init_script(HASTE)

    def watch_map(self) -> None:
        """Note from now on where the map is; before the page is opened."""
        self.page.add_init_script(STILL)

    def map_places(self) -> list[str]:
        """Return each place and size that the map had in this page: one, if nothing moved it."""
        found: list[str] = self.page.evaluate("[...window.mapPlaces]")
        return found

    def wish(self, **settings: object) -> None:
        """Have these settings before a page is opened; unless wished, nobody asks or waits, and nothing is folded."""
        wished = {"confirm": False, "battleWait": False, "choicesOpen": True} | settings
        self.page.goto(f"{self.address}/healthz")  # of the same origin
        self.page.evaluate("s => localStorage.setItem('dosespanas.settings', JSON.stringify(s))", wished)

    def open(self, **settings: object) -> None:
        """Open the page on which a game is wished for, with these settings."""
        self.wish(**settings)
        self.page.goto(f"{self.address}/new")
        self.page.wait_for_selector("form")

    def start(self, **settings: object) -> None:
        """Open the start page with these settings."""
        self.wish(**settings)
        self.page.goto(self.address)
        self.page.wait_for_selector("[data-begin]")

    def begin(self, side: str = "republican", opponent: str = "random") -> None:
        """Begin a game and wait for the first choice."""
        self.page.check(f"input[name=side][value={side}]", force=True)
        self.page.check(f"input[name=opponent][value={opponent}]", force=True)
        self.page.click("button.big")
        self.page.wait_for_selector(".game")

    def offered(self) -> list[str]:
        """Return the actions that have a button now."""
        found: list[str] = self.page.eval_on_selector_all(
            "button.choice[data-action]", "buttons => buttons.map(button => button.dataset.action)"
        )
        return found

    def wait_for_choice(self) -> list[str]:
        """Wait until something may be chosen, or the game is over; return what."""
        self.page.wait_for_selector("button.choice[data-action], [data-end]")
        return self.offered()

    def choice(self) -> int:
        """Return the number of the choice on show."""
        return int(self.page.locator(".history input").first.get_attribute("max") or 0)

    def wait_past(self, choice: int) -> None:
        """Wait until the game has moved on."""
        self.page.wait_for_function("n => Number(document.querySelector('.history input')?.max) !== n", arg=choice)

    def settle(self) -> None:
        """Wait until the page takes any press and key: choices just drawn do not, nor does an end after another."""
        self.page.wait_for_selector(".game[data-ready=yes]:not([data-late])")

    def at_rest(self, watched: str = "[class*=board] svg") -> None:
        """Wait until nothing is being animated and what is watched has stood in its place for ten frames."""
        self.page.wait_for_function(
            """watched => {
                const running = document.getAnimations().some(
                    each => each.playState === "running" && each.effect?.getComputedTiming().iterations !== Infinity);
                const box = document.querySelector(watched)?.getBoundingClientRect();
                const now = running ? null : JSON.stringify(box ?? {});
                window.atRest = now !== null && now === window.stoodAt ? window.atRest + 1 : 0;
                window.stoodAt = now;
                return window.atRest > 10;
            }""",
            arg=watched,
            polling="raf",
        )

    def reach(self, x: float, y: float) -> None:
        """Bring the hand to a place; where it has been there before, wait until the page takes its press."""
        if self.hand is not None and abs(x - self.hand[0]) + abs(y - self.hand[1]) < 60:
            self.settle()
        self.hand = (x, y)

    def press(self, x: float, y: float) -> None:
        """Press a place of the window with the mouse."""
        self.reach(x, y)
        self.page.mouse.click(x, y)

    def press_on(self, selector: str) -> None:
        """Press the middle of the first thing found with the mouse."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None, selector
        self.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def key(self, key: str) -> None:
        """Press a key that takes a choice."""
        self.settle()
        self.page.keyboard.press(key)

    def click_action(self, action: str) -> None:
        """Press the button of an action with the mouse, unless the game has moved on under the hand."""
        before = self.choice()
        button = self.page.locator(f'button.choice[data-action="{action}"]').first
        for _ in range(PATIENCE // 5_000):
            try:
                button.scroll_into_view_if_needed(timeout=5_000)
                box = button.bounding_box(timeout=5_000)
                if box is not None:
                    self.reach(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                if button.get_attribute("data-ends", timeout=5_000):
                    self.settle()
                button.click(timeout=5_000)
                return
            except Error:  # too late, or drawn anew under the hand
                if self.choice() != before or action not in self.offered():
                    return
                self.page.wait_for_timeout(50)
        raise AssertionError(f"the button of {action!r} could not be pressed")

    def click_map(self, before: int) -> bool:
        """Press the first thing that glows on the map, and what fans out of it; return whether it was a choice."""
        for glowing in (".place.target .card", ".stack .main.legal", ".stack .aside.legal"):
            spot = self.page.locator(f".map {glowing}").first
            box = spot.bounding_box() if spot.count() else None
            if box is None:
                continue
            self.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            for _ in range(20):
                if self.choice() != before:
                    return True
                offers = self.page.locator(".fan .offer, .fan .legal")
                if offers.count():
                    self.settle()
                    with suppress(TimeoutError):  # the game went on and the fan has closed under the hand
                        offers.first.click(timeout=1_000)
                self.page.wait_for_timeout(50)
            self.page.keyboard.press("Escape")
            return self.choice() != before
        return False


def chromium() -> dict[str, Any]:
    """Return how Chromium is launched: where it stands, and what it is told."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert path, "no Chromium found: name it in CHROMIUM"
    return {"executable_path": path, "args": QUIET}


def started(folder: Path) -> Server:
    assert PAGE.is_file(), "the page is not built: run `npm --prefix web run build`"
    server = Server(folder)
    server.start()
    return server


@pytest.fixture(scope="session")
def long_running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that all tests of this process share."""
    server = started(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()


@pytest.fixture
def server(long_running: Server, request: pytest.FixtureRequest) -> Server:
    """The server, its chance that of this test. Who needs one to kill takes `mortal`."""
    long_running.runs(request.node.nodeid)
    return long_running


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own."""
    server = started(tmp_path)
    yield server
    server.kill()


def slow_line(milliseconds: int) -> None:
    """Let every request of a page that is opened from now on take so much longer."""
    opened = BrowserContext.new_page
    line = {"offline": False, "latency": milliseconds, "downloadThroughput": -1, "uploadThroughput": -1}

    def new_page(context: BrowserContext) -> Page:
        page = opened(context)
        client = context.new_cdp_session(page)
        client.send("Network.enable")
        client.send("Network.emulateNetworkConditions", line)
        return page

    BrowserContext.new_page = new_page  # type: ignore[method-assign, assignment]


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    if milliseconds := request.config.getoption("--slow-line"):
        slow_line(milliseconds)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium())
        yield browser
        browser.close()


@contextmanager
def seated(browser: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """Give what opens pages in front of a server; close them in the end."""
    contexts = []

    def make(width: int, height: int, motion: str = "reduce", finger: bool = False) -> Player:
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en", has_touch=finger)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        context.add_init_script(FIXED.format(number=len(contexts)))
        page = context.new_page()
        page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
        return Player(page, server.address)

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def sit_down(browser: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """A page of a given size in front of the server."""
    with seated(browser, server) as make:
        yield make


SIGN_UP = """
import sys
from dosespanas.server.features.accounts.service import Accounts
from dosespanas.server.storage.database import open_database
from dosespanas.server.storage.store import Store
store = Store(open_database(sys.argv[1]))
accounts = Accounts(store)
account = accounts.new(sys.argv[2])
print(accounts.sessions.begin(account.id, "Test"))
store.close()
"""


@pytest.fixture
def members(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start(DOSESPANAS_ACCOUNTS="1")
    yield server
    server.kill()


def signed_up(members: Server, handle: str) -> str:
    """Make an account; return the secret of its session."""
    environment = os.environ | {"PYTHONPATH": str(SOURCE)}
    command = [sys.executable, "-c", SIGN_UP, members.database, handle]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()
