"""What the calm table promises, measured while one plays: nothing late moves what can be pressed, nothing scrolls in
something that scrolls, no act is offered in two places."""

import base64
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect
from tests.browser.test_axe import EAST
from tests.browser.test_calm import AT_HAND, CARDS, DESK, NESTED, SMALL, TROOPS, moving
from tests.browser.test_gce_page import position, sit_at
from tests.espana1936.build import game as espana

pytestmark = pytest.mark.browser

SitDown = Callable[[int, int], Any]
LATE = 500
"""Milliseconds after a press in which nothing moves."""
ENDS = {"done", "pass", "no-card", "accept", "none"}
WATCH = """(() => {
  const pressed = "button, summary, select, a, input", shifts = (window.shifts = []);
  let before = new Map(), shown = "", when = 0;
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (when = performance.now()), true);
  const look = () => {
    const panel = document.querySelector("#tab-panel"), now = new Map();
    const tab = document.querySelector("[role=tab][aria-selected=true]")?.id;
    const { max, value } = document.querySelector(".history input") ?? {};
    const at = `${max} ${value} ${tab} ${document.querySelector("[data-continue]") !== null}`;
    for (const each of document.querySelectorAll(pressed)) {
      if (!each.checkVisibility() || each.closest("svg, dialog, .key, .chances")) continue;
      const { x, y } = each.getBoundingClientRect();
      const place = each.closest("section, details, aside")?.className;
      const key = each.dataset.action ? `${each.dataset.action} ${place}` : each;
      now.set(key, [x, y + (panel?.contains(each) ? panel.scrollTop : 0), each.innerText || each.ariaLabel]);
    }
    if (at === shown && performance.now() - when > 100)
      for (const [key, [x, y, name]] of now) {
        const [wasX, wasY] = before.get(key) ?? [x, y];
        if (Math.abs(x - wasX) > 1 || Math.abs(y - wasY) > 1) shifts.push(`${name}: ${wasX} ${wasY} to ${x} ${y}`);
      }
    before = now;
    shown = at;
    drawn();
  };
  const drawn = () => requestAnimationFrame(() => setTimeout(look));
  drawn();
})()"""
"""Notes whatever can be pressed and moves between two frames of the same choice and page, but right after a press. What
is read before one goes on, or looked back to, is a page of its own. The key of what is laid over a map goes with its
window; the odds of what the hand points at, last of all, are made anew with it."""
SHOWN = "() => document.querySelector('.game').innerText + document.querySelector('.history input')?.value"
"""All that the table says, and which moment it shows."""
DOUBLED = """() => {
    const acts = {};
    for (const each of document.querySelectorAll('button')) {
        const { action, row, list } = each.dataset, act = action ?? row?.replaceAll(',', '|') ?? list;
        const shown = each.checkVisibility() && !each.closest('svg');
        if (act !== undefined && shown) (acts[act] ??= []).push(each.innerText);
    }
    return Object.entries(acts).filter(([, places]) => places.length > 1).map(([act, places]) => [act, ...places]);
}"""
"""Acts that are offered by more than one button."""


class Gates:
    """Somebody who plays on by mouse, and what is seen to be wrong meanwhile."""

    def __init__(self, player: Any, seed: int) -> None:
        self.player, self.page, self.dice = player, player.page, random.Random(seed)
        self.wrong: list[Any] = []

    def look(self) -> None:
        """Look at what stands there now."""
        at = f"choice {self.player.choice()}"
        self.wrong += [(at, "scrolls within", each) for each in self.page.evaluate(NESTED)]
        self.wrong += [(at, "twice", each) for each in self.page.evaluate(DOUBLED)]
        self.wrong += [(at, "moved", each) for each in self.page.evaluate("window.shifts.splice(0)")]

    def look_through(self) -> None:
        """Look at every page of the panel, and at a hint."""
        for tab in self.page.locator("[role=tab]").all():
            tab.click()
            self.look()
        asks = self.page.locator("[data-ask]")
        if asks.count() and asks.is_visible():
            asks.click()
            self.page.wait_for_selector(".answered")
            self.look()
            self.page.locator("[data-hint-close]").click()
            self.look()
        self.page.locator("[role=tab]").first.click()

    def press(self) -> None:
        """Take one choice: what ends something, what glows on the map, or a button."""
        player = self.player
        self.page.wait_for_selector("button.choice[data-action], [data-continue], [data-end]", state="attached")
        player.settle()
        offered = player.offered()
        before = player.choice()
        ends = [action for action in offered if action.split()[0] in ENDS]
        if self.page.locator("[data-continue]").count():
            shown = self.page.evaluate(SHOWN)
            self.page.click("[data-continue]")
            self.page.wait_for_function(f"shown => ({SHOWN})() !== shown", arg=shown)
            self.page.wait_for_timeout(LATE)
            return
        if ends and self.dice.random() < 0.4:
            player.click_action(ends[0])
        elif not player.click_map(before):
            folded = self.page.locator("details.choices:not([open]) > summary")
            if folded.count():
                folded.first.click()
            player.click_action(self.dice.choice(player.offered()))
        try:
            self.answer(before)
        except TimeoutError:
            self.wrong.append((f"choice {before}", "nothing happens", offered))
        self.page.wait_for_timeout(LATE)

    def answer(self, before: int) -> None:
        """Wait until the game has moved on; what is asked meanwhile is answered with the last button, which goes on."""
        goes_on = self.page.locator("dialog[open] .answers button").last
        while True:
            came = self.page.wait_for_function(
                """before => {
                    if (Number(document.querySelector(".history input")?.max) !== before) return "moved";
                    return document.querySelector("dialog[open] .answers button") && "asked";
                }""",
                arg=before,
            ).json_value()
            if came == "moved":
                return
            goes_on.click()
            self.page.wait_for_timeout(100)

    def play(self, presses: int) -> list[Any]:
        """Play on; return what was wrong."""
        self.player.settle()
        self.look()
        self.look_through()
        for number in range(presses):
            self.press()
            self.look()
            if number % 7 == 6:
                self.look_through()
        return self.wrong


LONG = [
    ("nationalist-move", 40),
    ("combat", 30),
    ("events", 20),
    ("movement-nationalist", 40),
    ("combat-nationalist", 30),
]


@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("nationalist-move", 3),
        ("movement-nationalist", 3),
        *(pytest.param(step, presses, marks=pytest.mark.long) for step, presses in LONG),
    ],
)
def test_the_table_is_calm_while_one_plays(sit_down: SitDown, step: str, presses: int) -> None:
    player = sit_down(*SMALL)
    player.page.add_init_script(WATCH)
    player.page.set_default_timeout(30_000)
    generals = {"varela": "madrid"} if step == "combat" else {}
    at = (
        espana(step, TROOPS, AT_HAND | generals, hands=(CARDS, []), republic=EAST).to_position()
        if step in ("nationalist-move", "combat", "events")
        else position(step, 2)
    )
    sit_at(player, at, "nationalist", choicesOpen=False, battleWait=True)
    assert Gates(player, presses).play(presses) == []
    assert not player.problems


def settings(page: Any) -> list[str]:
    """Open the settings and close them again; return what may be set there."""
    page.click("[data-settings]")
    page.wait_for_selector("dialog[open] [name=theme]")
    names = page.eval_on_selector_all("dialog[open] input", "all => all.map(each => each.name.split('-')[0])")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    return sorted(set(names))


def test_all_that_may_be_set_stands_behind_one_door(sit_down: SitDown) -> None:
    player = sit_down(*SMALL)
    page = player.page
    player.start(fast=True)
    found = settings(page)
    assert {"language", "theme", "film", "battle", "confirm", "sound"} <= set(found)
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    assert page.locator("input, select").count() == 0, "nowhere else on the start page"
    page.click("[data-game=espana1936] [data-begin]")
    page.wait_for_selector(".game")
    page.locator(".tools button").last.click()
    page.wait_for_selector("dialog[open]")
    assert page.locator("dialog [name=theme], dialog [name^=language]").count() == 0, "nor in the menu"
    assert settings(page) == found
    assert not player.problems


def test_there_is_one_kind_of_note(sit_down: SitDown) -> None:
    player = moving(sit_down)
    page, note = player.page, player.page.locator(".hover-note")
    book = page.locator(".tools .book")
    book.hover()
    expect(note).to_have_text("Rulebook (I)")
    assert book.get_attribute("title") is None, "the browser shows none of its own"
    page.mouse.move(5, 450)
    expect(note).to_be_hidden()
    assert book.get_attribute("title") == "Rulebook (I)"
    page.keyboard.press("Shift")
    book.focus()
    expect(note).to_have_text("Rulebook (I)")
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    page.hover("[data-box=madrid] .card .name")
    told = page.locator(".board .note.passing")
    told.wait_for()
    assert "Madrid" in told.inner_text() and "to one die" in told.inner_text()
    assert not page.locator("svg title").count()
    assert not player.problems


READABLE = """() => {
    const found = new Set(), walk = document.createTreeWalker(document.querySelector('main.map'), NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode()); ) {
        const each = node.parentElement, { x, y, right, bottom } = each.getBoundingClientRect();
        if (!node.textContent.trim() || each.closest('.spoken')) continue;
        if (!each.getClientRects().length || !each.checkVisibility()) continue; // of drawings only the first knows
        if (right < 0 || bottom < 0 || x > innerWidth || y > innerHeight) continue;
        const scale = each instanceof SVGElement ? each.getScreenCTM() : { b: 0, d: 1 };
        const size = parseFloat(getComputedStyle(each).fontSize) * Math.hypot(scale.b, scale.d);
        if (size < 9.95) found.add(`${each.getAttribute('class')} ${node.textContent.trim()} ${size.toFixed(1)}`);
    }
    return [...found];
}"""
"""Letters on the map that are smaller than ten pixels."""


@pytest.mark.parametrize("size", [SMALL, DESK])
def test_letters_on_the_map_are_large_enough(sit_down: SitDown, size: tuple[int, int]) -> None:
    player = moving(sit_down, size)
    assert player.page.evaluate(READABLE) == []
    sit_at(player, position("movement-nationalist", 2), "nationalist")
    player.wait_for_choice()
    player.at_rest()
    assert player.page.evaluate(READABLE) == []
    assert not player.problems


def test_pictures_are_in_the_type_of_the_page(sit_down: SitDown) -> None:
    player = sit_down(*SMALL)
    player.open(fast=True)
    player.page.goto(player.address)
    picture = player.page.locator("[data-game=espana1936] img[src^='data:image/svg+xml']")
    picture.wait_for()
    whole = base64.b64decode(picture.get_attribute("src").partition(",")[2]).decode()
    assert "@font-face" in whole and 'font-family="Zilla Slab' in whole
    picture.evaluate("e => e.decode()")  # fails where it is none
    assert picture.evaluate("e => e.naturalWidth") > 0
    assert not player.problems
