"""On a phone held upright: the map has most of it, a battle fits, and nothing moves the map."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.test_axe import EAST, FIGHTS
from tests.browser.test_gce_page import position, sit_at
from tests.conftest import one_daily
from tests.espana1936.build import game as espana

pytestmark = pytest.mark.browser

WIDE, HIGH = 390, 844
SitDown = Callable[[int, int], Any]
TROOPS = ["N legion-2 madrid", "R communist-2 madrid", "N legion-2 toledo", "R communist-2 toledo"]
PIECES = {"varela": "madrid", "mola": "toledo", "t26_1": "toledo", "pz1_1": "toledo", "rojo": "toledo"}

TARGETS = """() => [...document.querySelectorAll('button, summary, select, a, input:not(label input)')]
    .filter(each => each.checkVisibility() && !each.closest('svg, .spoken'))
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < 23.9 || height < 23.9)
    .map(([each, { width, height }]) => `${each.className} ${each.innerText} ${width} ${height}`)"""
"""What is too small for a finger."""
LEGAL_IN_SIGHT = """() => [...document.querySelectorAll('button.choice[data-action]')].some(each => {
    const { top, bottom } = each.getBoundingClientRect();
    return each.checkVisibility() && top >= 0 && bottom <= innerHeight;
})"""


def spot(player: Any, selector: str) -> dict[str, float]:
    """Where something stands, wholly inside the window."""
    box: dict[str, float] = player.page.locator(selector).first.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= WIDE, selector
    assert box["y"] >= 0 and box["y"] + box["height"] <= HIGH, selector
    return box


def test_a_battle_fits(sit_down: SitDown) -> None:
    player = sit_down(WIDE, HIGH)
    player.watch_map()
    sit_at(player, espana("combat", TROOPS, PIECES, republic=EAST).to_position(), "nationalist")
    player.wait_for_choice()
    top = spot(player, "main.map")
    assert top["height"] >= 0.55 * HIGH
    for _ in range(2):
        actions = player.wait_for_choice()
        spot(player, "button.choice.small")
        before = player.choice()
        player.click_action(next(action for action in actions if action.split()[0] in FIGHTS))
        player.wait_past(before)
        assert spot(player, "main.map")["y"] == top["y"], "the map stays where it is"
    player.page.wait_for_selector(".chances .bar")
    for part in (".prompt-bar .what", ".chances .bar", "[data-card=toledo]"):
        spot(player, part)
    assert len(player.map_places()) == 1
    assert not player.problems


def test_no_button_of_a_question_is_pressed_together(sit_down: SitDown) -> None:
    """Where orders may be set and something ends in words of some length, as in Spanish, each is read whole."""
    player = sit_down(360, 780)
    sit_at(player, espana("combat", TROOPS, PIECES, republic=EAST).to_position(), "nationalist", language="es")
    while not player.page.locator("[data-orders]").is_visible():
        actions = player.wait_for_choice()
        before = player.choice()
        player.click_action(next(action for action in actions if action.split()[0] in FIGHTS))
        player.wait_past(before)
    for button in player.page.locator(".ends .row button").all():
        box = button.bounding_box() or {"x": -1.0, "width": 0.0}
        assert box["x"] >= 0 and box["x"] + box["width"] <= 360, button.inner_text()
        assert button.evaluate("it => it.scrollHeight <= it.clientHeight"), button.inner_text()
    assert not player.problems


def test_nothing_covers_the_map_of_hexes(sit_down: SitDown) -> None:
    player = sit_down(WIDE, HIGH)
    sit_at(player, position("movement-nationalist", 2), "nationalist")
    player.wait_for_choice()
    assert spot(player, "main.map")["height"] >= 0.55 * HIGH
    board = spot(player, ".board")
    for part in (".zoom-buttons", ".unfold"):
        assert spot(player, part)["y"] >= board["y"] + board["height"]
    assert not player.problems


@pytest.mark.parametrize("language", one_daily(["fr", "pl", "es", "en"]))
def test_a_finger_finds_all_it_needs(sit_down: Callable[..., Any], language: str) -> None:
    player = sit_down(WIDE, HIGH, finger=True)
    page = player.page
    player.start(language=language)
    assert page.evaluate(TARGETS) == []
    for step, at in (
        ("nationalist-move", espana("nationalist-move", TROOPS, {"br19_nac": "mat"}, republic=EAST).to_position()),
        ("movement", position("movement-nationalist", 2)),
    ):
        sit_at(player, at, "nationalist", language=language, choicesOpen=False)
        player.settle()
        assert page.evaluate(TARGETS) == [], step
        assert spot(player, "header.top")["height"] < 50, "one line"
        assert len(page.inner_text(".tools .book")) > 3, "a word"
        assert page.locator("main.map .notice").count() == 0, "nothing lies over the map"
        assert not page.locator("kbd:visible, .mouse:visible").count()
    assert not player.problems


def test_barcelona_comes_into_sight(sit_down: SitDown) -> None:
    player = sit_down(WIDE, HIGH)
    sit_at(player, espana("nationalist-move", TROOPS, {}, republic=EAST).to_position(), "nationalist")
    player.settle()
    mouse = player.page.mouse
    mouse.move(350, 500)
    mouse.down()
    mouse.move(300, 480)
    mouse.move(60, 420, steps=3)
    mouse.up()
    player.at_rest()
    assert spot(player, "[data-box=barcelona] .card")
    assert not player.problems


@pytest.mark.parametrize("step", one_daily(["combat", "nationalist-move"]))
def test_a_window_at_twice_the_size_shows_a_choice(sit_down: SitDown, step: str) -> None:
    player = sit_down(683, 384)
    sit_at(player, espana(step, TROOPS, PIECES, republic=EAST).to_position(), "nationalist", choicesOpen=False)
    player.settle()
    assert player.page.evaluate(LEGAL_IN_SIGHT)
    assert not player.problems


@pytest.mark.parametrize("game", one_daily(["espana1936", "gce"]))
def test_the_workshop_fits(sit_down: SitDown, game: str) -> None:
    player = sit_down(WIDE, HIGH)
    player.wish()
    player.page.goto(f"{player.address}/workshop/{game}")
    player.page.wait_for_selector("[data-open=sets]")
    assert player.page.evaluate("document.documentElement.scrollWidth") <= WIDE
    assert not player.problems
