"""Nothing is lost by a slip: second clicks and keys, units put down again, whole moves taken back, attacks meant."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute
from tests.browser.test_gce_page import position, sit_at
from tests.espana1936.build import game as espana

pytestmark = pytest.mark.browser

WIDE = (1440, 900)
SitDown = Callable[[int, int], Any]
SEVILLA = {"1607": ["n_cst", "n_rdn", "n_crz"]}
"""A stack of three; in 1608, in 1305, Cádiz, and in 3312, Burgos, stands a unit alone."""
BURGOS_EMPTY = {"3312": [], "3311": ["n_aln"]}

HELD = """const timer = setTimeout, waiting = new Map();
window.setTimeout = (f, ms, ...rest) => {
  const id = timer(f, ms === 1200 ? 600_000 : ms, ...rest);
  if (ms === 1200) waiting.set(id, f);
  return id;
};
const clear = clearTimeout;
window.clearTimeout = id => { waiting.delete(id); clear(id); };
window.goOn = () => { for (const [id, f] of waiting) { clearTimeout(id); f(); } };"""
"""Lets the time in which an end comes too late last until `goOn()`: a busy machine may take long to press."""


CLICK_EARLY = """([x, y]) => document.querySelector(".game[data-ready=no]")
    && document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent("click", { bubbles: true }))"""
"""A click that comes while the page takes none yet: between looking and clicking no time passes."""


def station(player: Any) -> str:
    """The phase marked as the present one."""
    found: str = player.page.locator("[aria-current=step]").first.get_attribute("title")
    return found


def held(player: Any, count: int) -> None:
    """Wait until so many counters lie raised on the map."""
    player.page.wait_for_function(
        "n => document.querySelectorAll('.hex-board .pile .unit.raised').length === n", arg=count
    )


def stands_at(player: Any, choice: int) -> None:
    """Wait until the game stands at a choice."""
    player.page.wait_for_function("n => Number(document.querySelector('.history input').max) === n", arg=choice)


def movement(sit_down: SitDown, at: str = "Seville", stacks: Any = SEVILLA, **settings: object) -> Any:
    """A player at the head of a Nationalist movement, with the map brought to a city."""
    player = sit_down(*WIDE)
    sit_at(player, position("movement-nationalist", 2, stacks=stacks), "nationalist", **settings)
    player.wait_for_choice()
    for _ in range(2):
        player.page.click(".zoom-buttons button:first-child")
        player.at_rest()
    while at not in (player.page.locator("#tab-panel h3").all_inner_texts() or [""])[0]:
        player.page.keyboard.press(".")
    player.page.mouse.move(5, 5)
    player.settle()
    return player


def whole_stack(player: Any) -> None:
    """Take up the stack of Sevilla, three units, by its key."""
    start = player.choice()
    player.page.keyboard.press("w")
    player.page.wait_for_selector("[data-action='to 1707']")
    stands_at(player, start + 3)


def test_a_second_click_does_not_end_the_next_phase(sit_down: SitDown) -> None:
    player = movement(sit_down)
    box = player.page.locator("button.choice[data-action=done]").bounding_box()
    assert box is not None
    spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    before = player.choice()
    player.press(*spot)
    player.wait_past(before)
    for _ in range(4):
        player.page.evaluate(CLICK_EARLY, spot)
    player.settle()
    assert station(player) == "Combat"
    assert player.choice() == before + 1


@pytest.mark.long
def test_a_second_key_does_not_end_the_next_phase(sit_down: SitDown) -> None:
    player = movement(sit_down)
    before = player.choice()
    player.key("n")
    player.wait_past(before)
    for key in ("n", "Enter", " "):
        if player.page.locator(".game[data-ready=no]").count():
            player.page.keyboard.press(key)
    player.settle()
    assert player.choice() == before + 1
    assert not player.page.locator("[data-ends]:focus").count(), "what ends a phase has not the focus"


def test_an_end_that_comes_late_ends_no_other_phase(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    page = player.page
    page.add_init_script(HELD)
    gone = {"r_alm": {"at": "eliminated"}}
    raw = position("arrivals", 2, counters={"points": [0, 1, 0, 0]}, units=gone, stacks={"1414": []})
    sit_at(player, raw, "republican", film=False)
    player.wait_for_choice()
    player.click_action("rebuild r_alm")
    page.wait_for_selector("button.choice[data-action='to 1408']")
    player.click_action("to 1408")
    page.wait_for_selector(".game[data-late] .prompt-bar [data-action=done]")
    before = player.choice()
    page.locator(".prompt-bar [data-action=done]").click()
    page.keyboard.press("n")
    assert player.choice() == before, "the last point has ended the phase: the press was meant for that"
    page.evaluate("goOn()")
    page.wait_for_selector(".game:not([data-late])")
    player.click_action("done")
    player.wait_past(before)
    assert not player.problems


@pytest.mark.long
def test_a_press_after_a_key_moves_no_choice_and_a_stacks_move_is_taken_back_at_once(sit_down: SitDown) -> None:
    """The numbers that keys show go without a trace: the button under the hand stays there."""
    player = movement(sit_down)
    page = player.page
    start = player.choice()
    whole_stack(player)
    boxes = (
        "() => [...document.querySelectorAll('.choices .choice')].map(b => JSON.stringify(b.getBoundingClientRect()))"
    )
    number = "() => getComputedStyle(document.querySelector('.choices .choice'), '::before').visibility"
    before = page.evaluate(boxes)
    assert page.evaluate(number) == "visible"
    page.mouse.move(5, 5)
    page.mouse.down()
    page.wait_for_function(f"() => ({number})() === 'hidden'")
    assert page.evaluate(boxes) == before
    page.mouse.up()

    player.click_action("to 1707")
    stands_at(player, start + 4)
    player.key("u")
    stands_at(player, start)
    assert page.locator("[data-stack='1607'] .height text").text_content() == "3"


@pytest.mark.long
def test_a_chosen_hex_is_let_go(sit_down: SitDown) -> None:
    player = movement(sit_down)
    page = player.page
    chosen = "() => !document.querySelector('#tab-panel h3')"
    page.keyboard.press("Escape")
    page.wait_for_function(chosen)
    page.keyboard.press(".")
    page.wait_for_selector("#tab-panel h3")
    page.click(".zoom-buttons button:last-child")
    board = page.locator(".hex-board").first.bounding_box()
    assert board is not None
    page.mouse.click(board["x"] + 20, board["y"] + board["height"] * 0.3)
    page.wait_for_function(chosen)
    assert not player.problems


@pytest.mark.long
def test_what_is_held_is_put_down_and_another_stack_taken(sit_down: SitDown) -> None:
    player = movement(sit_down)
    page = player.page
    before = player.choice()
    alone, pair = "[data-stack='1608']", "[data-stack='1607']"
    player.press_on(alone)
    player.wait_past(before)
    held(player, 1)
    player.press_on(alone)
    stands_at(player, before)
    player.press_on(alone)
    player.wait_past(before)
    page.keyboard.press("Escape")
    stands_at(player, before)
    player.press_on(alone)
    player.wait_past(before)
    if not page.locator("[data-target='1607']").count():
        player.press_on(pair)
        stands_at(player, before + 3)
    assert not player.problems


def test_an_attack_is_on_when_it_is_said(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    page = player.page
    stacks = {"2811": ["n_nvd"], "2911": []}
    sit_at(player, position("combat-nationalist", 2, stacks=stacks), "nationalist")
    player.wait_for_choice()
    for _ in range(3):
        asked = [action for action in player.wait_for_choice() if action.split()[0] in ("attack", "join", "join-all")]
        if page.locator("[data-action=commit]").count() or not asked:
            break
        before = player.choice()
        player.click_action(asked[0])
        player.wait_past(before)
    page.wait_for_selector("[data-action=commit]")
    player.settle()
    assert page.locator("text=the attack cannot be called off").count()
    before = player.choice()
    player.click_action("commit")
    player.wait_past(before)
    assert not player.problems


def test_a_piece_is_put_down_on_the_other_board_too(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    page = player.page
    player.open(fast=True, choicesOpen=True)
    player.begin(side="nationalist")
    while station(player) != "Movement":
        before = player.choice()
        player.click_action(player.wait_for_choice()[-1])
        player.wait_past(before)
    moves = [action for action in player.wait_for_choice() if action.startswith("move ")]
    player.settle()
    before = player.choice()
    player.click_action(moves[0])
    player.wait_past(before)
    page.wait_for_selector(".counter.raised")
    page.keyboard.press("Escape")
    stands_at(player, before)
    player.click_action(moves[0])
    player.wait_past(before)
    player.press_on(".stack .main:has(.counter.raised)")
    stands_at(player, before)
    assert not player.problems


@pytest.mark.long
def test_what_would_be_lost_is_said_before_it_is_lost(sit_down: SitDown) -> None:
    player = movement(sit_down, stacks=BURGOS_EMPTY, confirm=True)
    page = player.page
    before = player.choice()
    player.click_action("done")
    line = page.locator("dialog[open] li", has_text="stands empty")
    line.wait_for()
    assert not page.locator("[data-go-on]:focus").count(), "what goes on has not the focus"
    line.locator("button.plain").click()
    page.wait_for_selector("dialog", state="detached")
    assert player.choice() == before
    shown = page.locator("#tab-panel h3").inner_text()
    player.click_action("done")
    assert shown.split(" (")[0] in page.locator("dialog[open] ul").inner_text(), "a line leads to its place"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert player.choice() == before

    player.click_action("done")
    page.wait_for_selector("dialog.grave[open]")
    assert not page.locator("input[name=never]").count(), "what loses the war is asked about always"
    assert page.locator("dialog .primary").get_attribute("data-back") is not None
    player.settle()
    page.click("[data-go-on]")
    player.wait_past(before)
    assert station(player) == "Combat"
    assert not player.problems


def test_what_is_meant_holds_whatever_is_heard_meanwhile(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    page, heard = player.page, []

    def listen(line: WebSocketRoute) -> None:
        line.connect_to_server()
        heard.append(line)

    def one_more(route: Route) -> None:
        view = route.fetch(url=route.request.url.partition("?")[0]).json()
        route.fulfill(json=view | {"revision": view["revision"] + 1})

    page.route_web_socket(re.compile("/live"), listen)
    sit_at(player, position("movement-nationalist", 2, stacks=BURGOS_EMPTY), "nationalist", confirm=True)
    player.wait_for_choice()
    before = player.choice()
    player.click_action("done")
    page.wait_for_selector("dialog.grave[open]")
    page.route(re.compile(r"/api/games/\w+(\?.*)?$"), one_more)
    with page.expect_response(lambda each: each.request.method == "GET"):
        heard[-1].send(json.dumps({"revision": 1_000}))
    player.settle()
    page.click("[data-go-on]")
    player.wait_past(before)
    assert not player.problems


def test_what_loses_the_war_is_asked_about_though_it_was_silenced_once(sit_down: SitDown) -> None:
    silenced = ["page-warn-unmoved", "warning-gce-last-capture"]
    player = movement(sit_down, stacks=BURGOS_EMPTY, confirm=True, unasked=silenced)
    player.click_action("done")
    player.page.wait_for_selector("dialog.grave[open]")
    player.page.keyboard.press("Escape")
    assert not player.problems


def test_a_move_that_leaves_a_city_open_is_warned_of(sit_down: SitDown) -> None:
    player = movement(sit_down, at="Burgos", confirm=True)
    page = player.page
    before = player.choice()
    player.press_on("[data-stack='3312']")
    player.wait_past(before)
    before = player.choice()
    away = next(action for action in player.wait_for_choice() if action.startswith("to "))
    page.hover(f"button.choice[data-action='{away}']")
    page.locator(".board .note", has_text="stands empty").wait_for()
    player.click_action(away)
    page.locator("dialog[open] li", has_text="the Republic would win").wait_for()
    page.click("dialog [data-back]")
    page.wait_for_selector("dialog", state="detached")
    assert player.choice() == before, "nothing has been done"
    player.click_action(away)
    player.settle()
    page.click("[data-go-on]")
    player.wait_past(before)
    player.settle()
    player.click_action("done")
    page.wait_for_selector("dialog[open] li")
    again = page.locator("dialog[open] li", has_text="the Republic would win")
    assert not again.count(), "what was meant is not asked again; whom it leaves without supply was not said before"
    assert not player.problems


def test_generals_who_could_fight_are_named(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    page = player.page
    troops = ["N legion-2 madrid", "R communist-2 madrid", "N legion-2 toledo", "R communist-2 toledo"]
    at = espana("combat", troops, {"varela": "madrid", "mola": "toledo"}, republic=["cuenca", "valencia"])
    sit_at(player, at.to_position(), "nationalist", confirm=True)
    player.wait_for_choice()
    before = player.choice()
    player.click_action("decline-all")
    lines = page.locator("dialog[open] li", has_text="could still give battle")
    lines.first.wait_for()
    assert lines.count() == 2
    page.click("dialog [data-back]")
    page.wait_for_selector("dialog", state="detached")
    assert player.choice() == before
    assert not player.problems
