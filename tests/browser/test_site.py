"""The site: both games in a browser alone, from a folder of files under some path of a static host."""

from __future__ import annotations

import functools
import http.server
import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.bidi import firefox
from tests.browser.conftest import Player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page, Route

pytestmark = [pytest.mark.browser, pytest.mark.long]

ROOT = Path(__file__).parents[2]
SOON = 120_000
"""Milliseconds for what is done in a second where nothing else is: the machine may be busy."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and nothing else, without a word."""

    def log_message(self, *said: Any) -> None:
        pass


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built anew."""
    folder = tmp_path_factory.mktemp("host") / "under" / "a path"
    subprocess.run(["npm", "run", "site"], cwd=ROOT / "web", check=True, capture_output=True)
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, str(ROOT / "tools" / "site.py"), str(folder)]
    subprocess.run(command, env=environment, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """Where the site is served, under a path."""
    handler = functools.partial(Quiet, directory=str(folder.parents[1]))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/under/a%20path/"
        server.shutdown()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """Somebody who has never been there."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en", has_touch=True)
    context.set_default_timeout(SOON)
    yield context
    context.close()


def begun(visitor: BrowserContext, address: str) -> Page:
    """A page on which *Play now* was pressed."""
    page = visitor.new_page()
    page.goto(address)
    page.click("[data-play]")
    page.wait_for_selector(".game[data-ready=yes]")
    return page


def choice(page: Page) -> str | None:
    return page.locator(".history input").first.get_attribute("max")


def go_on(page: Page) -> None:
    """Make the first choice that ends nothing: its button may be folded, for it glows on the map."""
    before = choice(page)
    button = page.locator("button.choice[data-action]:not([data-ends])").first
    button.wait_for(state="attached")
    page.wait_for_selector(".game[data-ready=yes]:not([data-late])")  # choices just drawn take no press
    button.evaluate("button => button.click()")
    page.wait_for_function("n => document.querySelector('.history input')?.max !== n", arg=before)
    page.wait_for_selector("button.choice[data-action], [data-end]", state="attached")  # the other side has answered


def test_two_presses_lead_to_a_first_move(visitor: BrowserContext, address: str) -> None:
    page = begun(visitor, address)
    player = Player(page, address)
    player.wait_for_choice()
    go_on(page)
    assert player.problems == []


def test_a_reload_a_killed_tab_and_no_network_lose_nothing(visitor: BrowserContext, address: str) -> None:
    page = begun(visitor, address)
    for _ in range(3):
        go_on(page)
    stood = choice(page)
    page.reload()
    page.wait_for_selector(".game[data-ready=yes]")
    assert choice(page) == stood
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    at = page.url
    page.close()
    visitor.set_offline(True)
    again = visitor.new_page()
    again.goto(at)
    again.wait_for_selector(".game[data-ready=yes]")
    assert choice(again) == stood


def test_the_next_visit_goes_on_from_the_memory_the_first_one_kept(visitor: BrowserContext, address: str) -> None:
    page = begun(visitor, address)
    go_on(page)
    stood, at = choice(page), page.url
    page.wait_for_selector("html[data-next=quick]", state="attached")
    page.evaluate(KEPT, ["table.zst", None])  # without it nothing is imported
    visitor.set_offline(True)
    page.goto(at)
    page.wait_for_selector(".game[data-ready=yes]")
    assert choice(page) == stood
    go_on(page)
    stood = choice(page)
    visitor.set_offline(False)
    for harm in ("junk", "half", "other"):
        damaged = page.evaluate(HARM, harm)
        assert damaged > 0
        page.goto(at)
        page.wait_for_selector(".game[data-ready=yes]")
        assert choice(page) == stood, f"one that does not serve is dropped: {harm}"
        if harm == "other":
            assert page.evaluate(KEEPS) is True, "one of another version waits to be written over"
        else:
            page.wait_for_function("() => document.documentElement.dataset.next === 'quick'")


def test_one_tab_holds_the_table_and_another_takes_it_over(visitor: BrowserContext, address: str) -> None:
    first = begun(visitor, address)
    second = visitor.new_page()
    second.goto(address)
    second.wait_for_selector("[data-other]:not([hidden])")
    second.click("[data-take]")
    first.wait_for_selector("[data-other]:not([hidden])")
    second.click("[data-all]")
    second.wait_for_selector(".shelf")


def test_everything_saved_is_opened_elsewhere(
    visitor: BrowserContext, browser: Browser, address: str, tmp_path: Path
) -> None:
    page = begun(visitor, address)
    at = page.url
    stood = choice(page)
    page.goto(f"{address}?at=%2F")
    page.click("details.more summary")
    with page.expect_download() as saved:
        page.click("[data-save-all]")
    file = tmp_path / "saved.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["dosespanas-saved"] == 1
    other = browser.new_context(locale="en")
    other.set_default_timeout(SOON)
    there = other.new_page()
    there.on("dialog", lambda dialog: dialog.accept())
    there.goto(f"{address}?at=%2F")
    there.click("details.more summary")
    (tmp_path / "none.json").write_text("{}")
    there.set_input_files("[data-open-all]", tmp_path / "none.json")
    there.wait_for_selector("details.more [role=alert]")
    with there.expect_navigation():
        there.set_input_files("[data-open-all]", file)
    there.goto(at)
    there.wait_for_selector(".game[data-ready=yes]")
    assert choice(there) == stood
    other.close()


def test_a_browser_that_keeps_nothing_is_told_of_before_one_begins(visitor: BrowserContext, address: str) -> None:
    def kept_by_nobody(route: Route) -> None:
        script = route.fetch().text()
        route.fulfill(body=f"navigator.storage.getDirectory = async () => {{ throw 0 }};{script}", content_type=SCRIPT)

    visitor.route("**/assets/worker-*.js", kept_by_nobody)
    page = visitor.new_page()
    page.goto(address)
    page.click("[data-play]")
    page.wait_for_selector("[data-alert]:not([hidden])")
    assert page.is_visible("[data-play]") and not page.query_selector(".game")
    page.click("[data-play]")
    page.wait_for_selector(".game[data-ready=yes]")
    go_on(page)


def test_a_newer_site_waits_until_it_is_opened_and_takes_the_game_over(
    visitor: BrowserContext, address: str, folder: Path
) -> None:
    page = begun(visitor, address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    version = json.loads((folder / "site.json").read_text())["version"]
    before = {name: (folder / name).read_text() for name in ("site.json", "service-worker.js")}
    for name, text in before.items():
        (folder / name).write_text(text.replace(version, "newer"))
    try:
        page.evaluate("navigator.serviceWorker.getRegistration().then(site => site.update()).then(() => null)")
        page.wait_for_selector("#newer:not([hidden])")
        go_on(page)
        stood = choice(page)
        page.click("[data-renew]")
        page.wait_for_selector("#newer[hidden]", state="attached")
        page.wait_for_selector(".game[data-ready=yes]")
        assert choice(page) == stood
        go_on(page)
    finally:
        for name, text in before.items():
            (folder / name).write_text(text)


def test_a_game_is_begun_and_played_in_firefox(address: str, tmp_path: Path) -> None:
    offered = "document.querySelector('button.choice[data-action]:not([data-ends])')"
    ready = f"document.querySelector('.game[data-ready=yes]:not([data-late])') !== null && {offered} !== null"
    at = "Number(document.querySelector('.history input')?.max ?? -1)"
    with firefox(tmp_path) as window:
        window.size(390, 844)
        window.go(address)
        window.press("[data-play]")
        for _ in range(3):
            window.wait(ready)
            before = window.ask(at)
            window.ask(f"{offered}.click() ?? null")
            window.wait(f"{at} > {before}")
        stood = window.ask(at)
        window.go(window.ask("location.href"))
        window.wait(ready)
        assert window.ask(at) >= stood
        assert not window.problems


@pytest.mark.parametrize("game", ["espana1936", "gce"])
@pytest.mark.parametrize("opponent", ["scripted", "tuned"])
def test_a_whole_game_is_played_to_its_end(visitor: BrowserContext, address: str, game: str, opponent: str) -> None:
    """By requests of the page; the presses are those of any other page."""
    page = visitor.new_page()
    page.goto(address)
    page.wait_for_selector("html[data-table=ready]", state="attached")
    played = page.evaluate(PLAY, [game, opponent])
    assert played["over"] and played["choices"] > 20
    page.reload()
    page.wait_for_selector("html[data-table=ready]", state="attached")
    assert page.evaluate(LOOK, [played["id"], played["token"]])["over"]


SCRIPT = "text/javascript"
KEPT = """async ([name, text]) => {
  const at = new URL(name, location.href.replace(/[?#].*/, ""));
  for (const one of await caches.keys()) {
    const kept = await caches.open(one);
    if (!(await kept.delete(at))) throw new Error(`${at} was not kept`);
    if (text !== null) await kept.put(at, new Response(text));
  }
}"""
"""Takes away what the browser keeps by a name, or puts a text in its place."""
HARM = """async (how) => {
  const root = await navigator.storage.getDirectory();
  const file = await root.getFileHandle("snapshot");
  const whole = await (await file.getFile()).arrayBuffer();
  const to = await file.createWritable({ keepExistingData: false });
  const version = new TextDecoder().decode(whole.slice(0, 60)).indexOf('"version":"') + 11;
  const other = new Uint8Array(whole.slice(0));
  other[version] ^= 1;
  await to.write(how === "junk" ? "no snapshot" : how === "half" ? whole.slice(0, whole.byteLength >> 1) : other);
  await to.close();
  return whole.byteLength;
}"""
"""Puts something else in the place of the memory that is kept: no memory, half of it, or that of another version."""
KEEPS = """async () => {
  const names = [];
  for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
  return names.includes("snapshot");
}"""
LOOK = """async ([id, token]) => {
  const answer = await window.table.ask(`/api/games/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  return await answer.json();
}"""
PLAY = """async ([game, opponent]) => {
  const headers = { "Content-Type": "application/json", "X-Requested-With": "dosespanas" };
  const ask = async (path, body) => {
    const request = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    const answer = await window.table.ask(path, request);
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return await answer.json();
  };
  const seats = { nationalist: "person", republican: opponent };
  const made = await ask("/api/games", { game, scenario: "1936", seats });
  headers.Authorization = `Bearer ${made.seats.nationalist}`;
  const path = `/api/games/${made.id}`;
  await ask(`${path}/chance`, { number: "7".repeat(64) });
  let choices = 0;
  for (;;) {
    const view = await ask(path);
    if (view.over) return { over: true, choices, id: made.id, token: made.seats.nationalist };
    if (view.thinking || !view.legal.length) {
      await new Promise((done) => setTimeout(done, 5));
      continue;
    }
    const [some] = view.legal.slice((choices * 7919) % view.legal.length);
    await ask(`${path}/actions`, { choice: view.choice, action: some.action });
    choices += 1;
  }
}"""
"""Plays a game to its end as the page asks, taking now this choice and now that."""
