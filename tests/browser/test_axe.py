"""Every screen is looked through by axe-core, by day and by night."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.test_gce_page import position, sit_at
from tests.espana1936.build import game as espana

pytestmark = [pytest.mark.browser, pytest.mark.timeout(280)]

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
EAST = ["cuenca", "valencia", "barcelona", "bilbao", "oviedo", "albacete", "murcia", "alicante", "castellon", "lerida"]
EAST += ["tarragona", "jaen", "almeria"]
"""Boxes of the Republic, so that a battle does not end the war."""
FIGHTS = ("battle", "attack", "target", "support")
SitDown = Callable[[int, int], Any]


def violations(page: Any) -> list[str]:
    """Return what axe-core finds wrong with the page as it stands, a line for each thing."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{each['id']}: {node['target']} {node['html'][:120]}" for each in found for node in each["nodes"]]


def start(player: Any, theme: str) -> Iterator[str]:
    """The start page, with each game's options and guide open."""
    page = player.page
    player.open(theme=theme)
    for game in page.locator("input[name=game]").all():
        game.check(force=True)
        page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        yield f"start {game.get_attribute('value')}"


def dialogs(player: Any) -> Iterator[str]:
    """The dialogs that a table has."""
    page = player.page
    for name, opened in (("keys", "?"), ("rulebook", "i")):
        page.keyboard.press(opened)
        page.wait_for_selector("dialog[open]")
        yield name
        page.keyboard.press("Escape")
    page.locator(".tools button").last.click()
    page.wait_for_selector("dialog[open]")
    yield "menu"
    page.keyboard.press("Escape")
    page.locator(".strip button.rule").first.click()
    page.wait_for_selector("dialog[open]")
    yield "rule"
    page.keyboard.press("Escape")


def tabs(player: Any, name: str) -> Iterator[str]:
    """Each tab of the panel."""
    for tab in player.page.locator("[role=tab]").all():
        tab.click()
        yield f"{name} {tab.get_attribute('id')}"


def fight(player: Any, theme: str) -> Iterator[str]:
    """España 1936: a battle, one step after the other, and the dialogs."""
    troops = ["N legion-2 madrid", "R communist-2 madrid", "N legion-2 toledo", "R communist-2 toledo"]
    at = espana("combat", troops, {"varela": "madrid", "mola": "toledo"}, republic=EAST)
    sit_at(player, at.to_position(), "nationalist", theme=theme)
    player.wait_for_choice()
    yield from tabs(player, "combat")
    for step in range(3):
        actions = player.wait_for_choice()
        if not any(action.split()[0] in FIGHTS for action in actions):
            break
        before = player.choice()
        player.click_action(next(action for action in actions if action.split()[0] in FIGHTS))
        player.wait_past(before)
        yield f"battle, step {step}"
    player.page.click("#tab-battle")
    yield "the dice"
    yield from dialogs(player)


def war(player: Any, theme: str) -> Iterator[str]:
    """España 1936 at its opening, and to the end, by agreement."""
    player.open(theme=theme, fast=True, choicesOpen=True)
    player.begin(opponent="here")
    player.wait_for_choice()
    yield "opening"
    player.page.locator(".tools button").last.click()
    player.page.get_by_role("button", name="Stop here and count").click()
    player.page.get_by_role("button", name="Both agree: stop").click()
    player.page.wait_for_selector("[data-end]")
    yield "end"


def hexes(player: Any, theme: str) -> Iterator[str]:
    """La Guerra Civil Española: movement with every layer over the map, and an attack."""
    sit_at(player, position("movement-nationalist", 2), "nationalist", theme=theme)
    player.wait_for_choice()
    yield from tabs(player, "movement")
    player.page.keyboard.press("w")
    for layer in "szcrma":
        player.page.keyboard.press(layer)
    player.page.wait_for_timeout(300)
    yield "layers"
    yield from dialogs(player)
    sit_at(
        player, position("combat-nationalist", 2, stacks={"2811": ["n_nvd"], "2911": []}), "nationalist", theme=theme
    )
    yield "combat"
    for wanted in ("attack", "join", "commit"):
        found = [action for action in player.wait_for_choice() if action.startswith(wanted)]
        if found:
            before = player.choice()
            player.click_action(found[0])
            player.wait_past(before)
            yield wanted


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screens", [start, fight, war, hexes])
def test_no_screen_has_a_barrier(sit_down: SitDown, screens: Any, theme: str) -> None:
    player = sit_down(1440, 900)
    found = [f"{name}: {wrong}" for name in screens(player, theme) for wrong in violations(player.page)]
    assert not found, "\n".join(dict.fromkeys(found))
    assert not player.problems
