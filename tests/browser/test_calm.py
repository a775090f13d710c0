"""The calm table: few controls, one panel at a time, nothing that moves under the hand, the whole hand in sight."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import Server
from tests.browser.test_gce_page import position, sit_at
from tests.conftest import one_daily
from tests.espana1936.build import game as espana

import dosespanas
from dosespanas.catalogue import Catalogue

pytestmark = pytest.mark.browser

SitDown = Callable[[int, int], Any]
DESK, SMALL, PHONE = (1440, 900), (1366, 768), (390, 844)
MOST_CONTROLS = 12
"""Controls in sight on the start page."""
TROOPS = ["N legion-2 madrid", "N regular-1 avila", "N carlist-1 burgos", "R regular-2 madrid", "R regular-1 cuenca"]
AT_HAND = {"br19_nac": "mat", "he51": "mat"}
CARDS = [f"nac_{number}" for number in range(1, 10)]
"""As many as a hand may hold."""

CONTROLS = """() => [...document.querySelectorAll('a, button, input, select, summary, textarea')]
    .filter(each => each.checkVisibility()).length"""
NESTED = """() => {
    const long = each => each.scrollHeight > each.clientHeight + 1;
    const scrolls = each => /auto|scroll/.test(getComputedStyle(each).overflowY) && long(each);
    const boxes = [...document.querySelectorAll('.game *')].filter(each => each.checkVisibility() && scrolls(each));
    const inner = each => boxes.some(other => other !== each && other.contains(each));
    return boxes.filter(inner).map(each => each.className);
}"""
"""What scrolls inside something that scrolls."""
UNSEEN = """() => {
    const panel = document.querySelector('#tab-panel').getBoundingClientRect();
    const inside = box => box.top >= panel.top - 1 && box.bottom <= Math.min(panel.bottom + 1, innerHeight);
    const cards = [...document.querySelectorAll('[data-hand]')];
    return cards.filter(each => !inside(each.getBoundingClientRect())).map(each => each.dataset.hand);
}"""
"""The cards of the hand that are not wholly in sight."""
NUMBERS = """() => [...document.querySelectorAll('button.choice[data-action]:not([data-ends])')]
    .filter(each => each.checkVisibility() && !each.closest('[data-hint]'))
    .map(each => each.dataset.action)"""
"""What bears a number, in order."""
PRESSED = """() => [...document.querySelectorAll('button, summary, select, a, .stack, .place')]
    .filter(each => each.checkVisibility())
    .map(each => {
        const { x, y } = each.getBoundingClientRect();
        const { action, pieces } = each.dataset;
        return [action ?? pieces, each.id, each.innerText, Math.round(x), Math.round(y)].join(' ');
    })"""
"""Where everything stands that can be pressed."""
SMALLEST = """selector => Math.min(...[...document.querySelectorAll(`${selector} *`)]
    .filter(each => each.checkVisibility())
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
    .map(each => parseFloat(getComputedStyle(each).fontSize)))"""


CUT = """prompts => {
    const says = document.querySelector('.prompt-bar .says'), what = says.querySelector('.what');
    says.classList.add('smaller', 'tight');
    const flow = says.querySelector('.flow');
    const cut = prompts.filter(text => {
        what.textContent = text;
        return flow.getBoundingClientRect().height > says.clientHeight + 2 || flow.scrollWidth > says.clientWidth + 2;
    });
    says.classList.remove('smaller', 'tight');
    return cut;
}"""
"""Which questions have no room in the bar, even in the smallest letters."""
MOST_BYTES = 265_000
"""What the first page may weigh as it comes over the wire."""


@cache
def asked_in(game: str, games: int) -> list[tuple[str, str]]:
    """Return all that is asked in games played at random to their end, its arguments as JSON."""
    found = set()
    for seed in range(games):
        played, dice = dosespanas.new_game(game, seed=seed), random.Random(seed)
        while legal := played.legal_actions():
            prompt = played.observe(None)["prompt"]
            if prompt:
                found.add((prompt["key"], json.dumps(prompt["args"])))
            played.apply(dice.choice(legal))
    return sorted(found)


def prompts(game: str, language: str, games: int) -> list[str]:
    """Return all that is asked in some games, in words."""
    words = Catalogue(language, game=game)
    return sorted({words.text(key, **json.loads(args)) for key, args in asked_in(game, games)})


def moving(sit_down: SitDown, size: tuple[int, int] = DESK, **settings: object) -> Any:
    """A player at the head of a Nationalist movement in España 1936, with nine cards in hand, nothing unfolded."""
    player = sit_down(*size)
    at = espana("nationalist-move", TROOPS, AT_HAND, hands=(CARDS, []))
    sit_at(player, at.to_position(), "nationalist", **({"choicesOpen": False} | settings))
    player.wait_for_choice()
    player.settle()
    return player


def test_the_start_is_calm_and_a_game_begins_with_one_press(sit_down: SitDown) -> None:
    player = sit_down(*DESK)
    page = player.page
    player.start(fast=True)
    found = page.evaluate(CONTROLS)
    assert found <= MOST_CONTROLS, f"{found} controls"
    assert page.locator("button.primary").count() == 2, "to learn, in each game"
    page.click("[data-game=gce] [data-begin]")
    player.wait_for_choice()
    page.go_back()
    assert "July 1936" in page.inner_text("[data-game=espana1936] .line"), "in its own words after a game of the other"
    player.start(fast=True)
    assert page.evaluate(CONTROLS) <= MOST_CONTROLS, "with a game that waits"
    assert page.locator("button.primary").count() == 1, "to go on"
    page.click("[data-game=espana1936] [data-person]")
    page.wait_for_selector("form")
    assert page.is_checked("input[name=opponent][value=link]")
    page.go_back()
    page.wait_for_selector("[data-begin]")
    assert not player.problems


def test_one_panel_at_a_time_and_the_choices_are_folded_where_they_glow(sit_down: SitDown) -> None:
    player = moving(sit_down)
    page = player.page
    assert not page.locator(".choices button.choice").first.is_visible(), "they glow on the map"
    page.keyboard.press("Tab")
    assert page.locator(".choices button.choice").first.is_visible(), "who uses keys sees them"
    before = page.evaluate(NUMBERS)
    page.keyboard.press("p")
    page.wait_for_selector(".answered")
    assert page.evaluate(NUMBERS) == before, "a hint leaves every choice its number"
    assert page.evaluate(NESTED) == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".answered", state="detached")
    page.click("#tab-log")
    assert page.locator("#tab-panel section").count() == 1
    page.keyboard.press("1")
    page.wait_for_selector("#tab-now[aria-selected=true]")
    assert player.choice() == 0, "a number that cannot be seen takes nothing"
    assert not player.problems


def test_the_whole_hand_is_in_sight(sit_down: SitDown) -> None:
    player = moving(sit_down, SMALL)
    player.page.click("#tab-hand")
    assert player.page.locator("[data-hand]").count() == len(CARDS)
    assert player.page.evaluate(UNSEEN) == []
    player.page.locator("[data-hand] h3 button").first.click()
    player.page.wait_for_selector("article.card .history, article.card .event")
    player.page.locator("article.card h3 button").click()
    assert player.page.locator("[data-hand]").count() == len(CARDS)
    assert not player.problems


def test_nothing_late_moves_what_is_about_to_be_pressed(sit_down: SitDown) -> None:
    player = moving(sit_down)
    page = player.page
    page.wait_for_selector("[data-ghosts='2']", state="attached")
    page.keyboard.press("Escape")
    player.press_on("[data-box=avila] .main")
    page.wait_for_selector("[data-in-hand]")
    drawn = set(page.evaluate(PRESSED))
    page.wait_for_timeout(500)
    moved = drawn - set(page.evaluate(PRESSED))
    assert not moved
    assert not player.problems


@pytest.mark.parametrize("size", [SMALL, pytest.param(PHONE, marks=pytest.mark.long)])
def test_letters_are_large_enough(sit_down: SitDown, size: tuple[int, int]) -> None:
    player = moving(sit_down, size)
    for tab in ("now", "hand", "log", "forces"):
        player.page.click(f"#tab-{tab}")
        assert player.page.evaluate(SMALLEST, ".panel") >= 12
    assert player.page.evaluate(SMALLEST, ".prompt-bar") >= 12
    assert not player.problems


def test_the_hexes_have_one_panel_too(sit_down: SitDown) -> None:
    player = sit_down(*DESK)
    sit_at(player, position("movement-nationalist", 2), "nationalist", choicesOpen=False)
    player.wait_for_choice()
    player.settle()
    player.page.keyboard.press("p")
    player.page.wait_for_selector(".answered")
    assert player.page.evaluate(NESTED) == []
    assert not player.problems


@pytest.mark.parametrize(
    ("language", "size", "games"),
    one_daily(
        [("fr", PHONE, 1), *((name, size, 10) for name in ("en", "es", "fr", "pl") for size in (DESK, SMALL, PHONE))],
    ),
)
def test_no_question_is_cut(sit_down: SitDown, language: str, size: tuple[int, int], games: int) -> None:
    player = moving(sit_down, size, language=language)
    asked = prompts("espana1936", language, games) + prompts("gce", language, games)
    assert len(asked) > 20
    assert player.page.evaluate(CUT, asked) == []


def test_the_bar_of_a_large_screen_is_one_line_too(sit_down: SitDown) -> None:
    player = moving(sit_down, (3840, 2160))
    bar = player.page.locator(".prompt-bar").bounding_box()
    assert bar is not None and bar["height"] < 100
    player.page.evaluate("document.documentElement.style.fontSize = '48px', dispatchEvent(new Event('resize'))")
    player.page.wait_for_selector("html.large", state="attached")
    assert not player.problems


@pytest.mark.parametrize("language", one_daily(["pl", "en", "es", "fr"]))
def test_the_first_page_is_light_and_has_all_its_words(browser: Browser, server: Server, language: str) -> None:
    context = browser.new_context(locale=language)
    page = context.new_page()
    weighed: list[int] = []
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda event: weighed.append(event["encodedDataLength"]))
    for path, ready in (("", "[data-begin]"), ("/new", "form")):
        page.goto(f"{server.address}{path}")
        page.wait_for_selector(ready)
        page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        told = page.inner_text("#app")
        for start in ("page-", "opponent-", "side-", "puzzle-", "analysis-", "workshop-"):
            assert f" {start}" not in told.replace("\n", " "), start
        if not path:
            assert sum(weighed) <= MOST_BYTES
    context.close()


def test_the_linked_boxes_stand_on_the_table_and_are_outlined_on_wish(sit_down: SitDown) -> None:
    player = moving(sit_down)
    assert player.page.locator(".game").get_attribute("translate") == "no", "a browser's translation garbles a table"
    group = player.page.locator(".box-board .group.rep")
    count = int(group.locator("text").text_content() or 0)
    assert count > 0 and "linked boxes" in str(group.get_attribute("aria-label"))
    assert not player.page.locator(".place.linked").count()
    group.hover()
    assert player.page.locator(".place.linked").count() == count
    player.page.mouse.move(5, 5)
    player.page.wait_for_selector(".place.linked", state="detached")
    assert not player.problems
