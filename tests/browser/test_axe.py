"""Every screen is looked through by axe-core, on a desk by day and by night, and on a phone.

Colours are the same on both: those of the night are looked at on the desk.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.browser.test_end import finished
from tests.browser.test_gce_page import position, sit_at
from tests.browser.test_learn import BUTTON
from tests.browser.test_review import agreed, reviewed
from tests.browser.test_setting_up import think_on
from tests.espana1936.build import game as espana
from tests.espana1936.fleet import fight as at_sea

import dosespanas

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
EAST = ["cuenca", "valencia", "barcelona", "bilbao", "oviedo", "albacete", "murcia", "alicante", "castellon", "lerida"]
EAST += ["tarragona", "jaen", "almeria"]
"""Boxes of the Republic, so that a battle does not end the war."""
FIGHTS = ("battle", "attack", "target", "support")
SitDown = Callable[[int, int], Any]
Screen = str | tuple[str, ...]
"""The name of a screen; with selectors where only what they find is new: no map is looked through for each dialog."""


PANEL = ("[role=tablist]", "#tab-panel")
ASKED = (".prompt-bar", *PANEL)
"""What a choice changes beside the map."""
ON_A_PHONE = ", on a phone"
DIALOG = "dialog[open]"
RUN = """async ([within, o]) => {
  const map = within.length ? document.querySelector(`main.map:not(:has(${within}))`) : null;
  const away = [...(map?.querySelectorAll("svg") ?? [])].map(svg => [svg, document.createDocumentFragment()]);
  for (const [svg, apart] of away) apart.append(...svg.childNodes);
  try {
    return await axe.run(within.length ? {include: within.map(each => [each])} : document,
      {resultTypes: ["violations"], ...o});
  } finally {
    for (const [svg, apart] of away) svg.append(apart);
  }
}"""
"""Where only something beside the map is looked through, what lies on it is taken away meanwhile: axe-core would go
through its thousands of nodes each time."""


def violations(page: Any, within: Sequence[str] = (), night: bool = True) -> list[str]:
    """Return what axe-core finds wrong with the page as it stands, a line for each thing; by night only colours.

    `within`: selectors of all that is new, where the rest of the page has just been looked through; else none.
    `night`: whether to look by night too.
    """
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    lines = []
    for theme, options in (("dark", {"runOnly": ["color-contrast"]}), ("light", {}))[0 if night else 1 :]:
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        found = page.evaluate(RUN, [within, options])["violations"]
        lines += [
            f"{theme} {each['id']}: {node['target']} {node['html'][:120]}" for each in found for node in each["nodes"]
        ]
    return lines


def on_a_phone(player: Any, name: str) -> Iterator[Screen]:
    """The same screen, held in a hand."""
    before = player.page.viewport_size
    player.page.set_viewport_size({"width": 390, "height": 844})
    player.at_rest()
    yield f"{name}{ON_A_PHONE}"
    player.page.set_viewport_size(before)


def start(player: Any) -> Iterator[Screen]:
    """The start page with all of it open; then what may be wished for, with each game's options and guide open."""
    page = player.page
    player.start()
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    yield "start"
    yield from on_a_phone(player, "start")
    player.open()
    for game in page.locator("input[name=game]").all():
        game.check(force=True)
        page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        yield f"new {game.get_attribute('value')}"
    yield from on_a_phone(player, "new")


def dialogs(player: Any) -> Iterator[Screen]:
    """The dialogs that a table has."""
    page = player.page
    for name, opened in (("keys", "?"), ("rulebook", "i")):
        page.keyboard.press(opened)
        page.wait_for_selector("dialog[open]")
        yield name, DIALOG
        if name == "rulebook":
            page.get_by_role("tab", name="Rulebook").focus()
            for other in ("signs", "victory"):
                page.keyboard.press("ArrowRight")
                player.at_rest()
                yield other, DIALOG
        page.keyboard.press("Escape")
    page.locator(".tools button").last.click()
    page.wait_for_selector("dialog[open]")
    yield "menu", DIALOG
    page.click("[data-settings]")
    page.wait_for_selector("dialog[open] [name=theme]")
    yield "settings", DIALOG
    page.keyboard.press("Escape")
    page.locator(".prompt-bar button.rule").first.click()
    page.wait_for_selector("dialog[open]")
    yield "rule", DIALOG
    page.keyboard.press("Escape")


def tabs(player: Any, name: str) -> Iterator[Screen]:
    """Each tab of the panel."""
    for number, tab in enumerate(player.page.locator("[role=tab]").all()):
        tab.click()
        screen = f"{name} {tab.get_attribute('id')}"
        yield (screen, *PANEL) if number else screen


def fight(player: Any) -> Iterator[Screen]:
    """España 1936: a battle, one step after the other, and the dialogs."""
    troops = ["N legion-2 madrid", "R communist-2 madrid", "N legion-2 toledo", "R communist-2 toledo"]
    at = espana("combat", troops, {"varela": "madrid", "mola": "toledo"}, republic=EAST)
    sit_at(player, at.to_position(), "nationalist")
    player.wait_for_choice()
    yield from tabs(player, "combat")
    for step in range(3):
        actions = player.wait_for_choice()
        if not any(action.split()[0] in FIGHTS for action in actions):
            break
        before = player.choice()
        player.click_action(next(action for action in actions if action.split()[0] in FIGHTS))
        player.wait_past(before)
        yield f"battle, step {step}", *ASKED
    player.page.click("#tab-battle")
    yield "the dice", *ASKED
    yield from dialogs(player)
    yield from on_a_phone(player, "the dice")


def war(player: Any) -> Iterator[Screen]:
    """España 1936 at its opening, and to the end, by agreement."""
    player.open(fast=True, choicesOpen=True)
    player.begin(opponent="here")
    player.wait_for_choice()
    yield "opening"
    player.page.locator(".tools button").last.click()
    player.page.click("[data-offer]")
    player.page.get_by_role("button", name="Both agree: stop").click()
    player.page.wait_for_selector("[data-end]")
    yield "end"
    yield from on_a_phone(player, "end")


def sea(player: Any) -> Iterator[Screen]:
    """A battle at sea between two people at one screen."""
    page = player.page
    ships = {"canarias": "baleares", "cervera": "baleares", "libertad": "baleares", "jaime_i": "baleares"}
    record = at_sea(ships).to_position()
    player.open(fast=True, choicesOpen=True)
    made = page.request.post(
        f"{player.address}/api/records",
        data={
            "record": dosespanas.from_position(record).record(),
            "seats": {"nationalist": "person", "republican": "person"},
            "hotseat": True,
        },
    ).json()
    page.goto(f"{player.address}/g/{made['id']}#seat={next(iter(made['seats'].values()))}")
    page.wait_for_selector(".game")
    for step in range(4):
        before, actions = player.choice(), player.wait_for_choice()
        yield (f"at sea, step {step}", *ASKED) if step else "at sea"
        player.click_action("engage" if "engage" in actions else actions[0])
        player.wait_past(before)
    yield from on_a_phone(player, "at sea")


def waiting(player: Any) -> Iterator[Screen]:
    """The curtain between two people at one screen; an invitation, and the time until the other person comes."""
    page = player.page
    player.open()
    page.click("details.options > summary")
    page.check("input[name=option-fog]")
    player.begin(opponent="here")
    page.wait_for_selector(".handover")
    yield "curtain"
    yield from on_a_phone(player, "curtain")
    player.open()
    page.check("input[name=opponent][value=link]", force=True)
    page.click("button.big")
    link = page.locator("[data-invite=open] input").input_value()
    yield "waiting"
    yield from on_a_phone(player, "waiting")
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_selector("[data-take]")
    yield "invitation"
    yield from on_a_phone(player, "invitation")


def lesson(player: Any) -> Iterator[Screen]:
    """The guided turn of each game."""
    page = player.page
    for game in ("espana1936", "gce"):
        player.start(fast=True)
        page.click(BUTTON.format(game=game))
        page.wait_for_selector(".coach p")
        yield f"lesson {game}"
        yield from on_a_phone(player, f"lesson {game}")


def film(player: Any) -> Iterator[Screen]:
    """The other side's turn as a film, and its summary."""
    page = player.page
    player.open(filmSpeed=4)
    player.begin(opponent="scripted")
    page.wait_for_selector(".replay, button.choice[data-action]")
    while not page.locator(".replay").count():
        before = player.choice()
        player.click_action(player.wait_for_choice()[-1])
        player.wait_past(before)
        page.wait_for_selector(".replay, button.choice[data-action]")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-play=off]")
    yield "film"
    yield from on_a_phone(player, "film")
    page.click("[data-skip]")
    page.wait_for_selector("[data-summary] li")
    yield "summary"
    page.set_viewport_size({"width": 390, "height": 844})
    page.click("[data-summary] .title")
    yield "summary, on a phone"


def past(player: Any, folder: Path) -> Iterator[Screen]:
    """A finished game: its end, its review, its film."""
    page = player.page
    player.open()
    record, legal = agreed(folder / "over.dosespanas")
    answer = json.dumps({"share": 1.0, "review": reviewed(legal)})
    page.route("**/review", lambda route: route.fulfill(body=answer, content_type="application/json"))
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector("[data-end]")
    page.get_by_role("button", name="Review this game").click()
    page.locator("button.curve").wait_for()
    yield "review"
    yield from on_a_phone(player, "review")


def story(player: Any, folder: Path) -> Iterator[Screen]:
    """What is told of a game played to its end, as pictures and as a table."""
    page = player.page
    player.open()
    page.locator("input[type=file]").set_input_files(finished(folder / "whole.dosespanas"))
    page.wait_for_selector("[data-story] svg polyline")
    page.locator("[data-story] summary").click()
    yield "story"
    yield from on_a_phone(player, "story")


def arrivals(player: Any) -> Iterator[Screen]:
    """La Guerra Civil Española: units come in and are rebuilt."""
    sit_at(player, position("arrivals", 2), "nationalist")
    player.wait_for_choice()
    player.page.click("#tab-arrivals")
    yield "arrivals"
    yield from on_a_phone(player, "arrivals")


def hexes(player: Any) -> Iterator[Screen]:
    """La Guerra Civil Española: movement with every layer over the map."""
    sit_at(player, position("movement-nationalist", 2), "nationalist")
    player.wait_for_choice()
    yield from tabs(player, "movement")
    player.page.keyboard.press("w")
    for layer in "szcrma":
        player.page.keyboard.press(layer)
    player.at_rest()
    yield "layers"
    yield from dialogs(player)


def assaults(player: Any) -> Iterator[Screen]:
    """La Guerra Civil Española: the table of attacks, and an attack."""
    sit_at(player, position("combat-nationalist", 2, stacks={"2811": ["n_nvd"], "2911": []}), "nationalist")
    player.page.wait_for_selector("[data-plan]")
    yield "table of attacks"
    for wanted in ("attack", "join", "commit"):
        found = [action for action in player.wait_for_choice() if action.startswith(wanted)]
        if found:
            before = player.choice()
            player.click_action(found[0])
            player.wait_past(before)
            yield wanted, *ASKED
    yield from on_a_phone(player, "attack")


def setting_up(player: Any) -> Iterator[Screen]:
    """A position that is set up by hand, where several pieces stand."""
    think_on(player, "espana1936", "1936")
    player.page.click("[data-card=madrid]")
    player.page.wait_for_selector("[data-take]")
    yield "set up by hand", ".pointing", ".analysis"
    yield from on_a_phone(player, "set up by hand")


def pages(player: Any) -> Iterator[Screen]:
    """The pages beside the shelf that have an address of their own."""
    for path in ("puzzles", "analysis"):
        player.page.goto(f"{player.address}/{path}")
        player.page.wait_for_selector("main section")
        yield path


def looked_through(player: Any, screens: Iterator[Screen]) -> None:
    """Fail with all that is wrong on any of the screens."""
    found = []
    for screen in screens:
        name, *within = (screen,) if isinstance(screen, str) else screen
        found += [f"{name}: {wrong}" for wrong in violations(player.page, within, not name.endswith(ON_A_PHONE))]
    assert not found, "\n".join(dict.fromkeys(found))
    assert not player.problems


SCREENS = [start, war, hexes]
MORE_SCREENS = [sea, waiting, lesson, assaults, arrivals, setting_up, fight, pages]


@pytest.mark.parametrize("screens", [*SCREENS, *(pytest.param(one, marks=pytest.mark.long) for one in MORE_SCREENS)])
def test_no_screen_has_a_barrier(sit_down: SitDown, screens: Any) -> None:
    player = sit_down(1440, 900)
    looked_through(player, screens(player))


@pytest.mark.long
def test_no_film_has_a_barrier(sit_down: Callable[..., Any]) -> None:
    player = sit_down(1440, 900, "full")
    looked_through(player, film(player))


@pytest.mark.parametrize("screens", [past, story])
def test_no_past_has_a_barrier(sit_down: SitDown, screens: Any, tmp_path: Path) -> None:
    player = sit_down(1440, 900)
    looked_through(player, screens(player, tmp_path))
