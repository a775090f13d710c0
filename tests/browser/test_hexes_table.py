"""The table of the hexes: odds where one moves and attacks, what waits, who marches, kept keys, few presses."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.test_army import drag, spot
from tests.browser.test_gce_page import glowing, position, sit_at
from tests.browser.test_slips import SEVILLA, held, movement, stands_at, station
from tests.gce.build import board, opened

from dosespanas.gce.board.stages import MOVE_NAT
from dosespanas.kernel.side import NAT

pytestmark = pytest.mark.browser

WIDE = (1440, 900)
SitDown = Callable[[int, int], Any]
LEAST = 10
"""Pixels that letters on the map have at least."""
MOST = 14
"""Presses and keys of a side's movement and combat with a march, a drag and an attack, after its strategic movement."""

MOVED_ON = """n => document.querySelector("dialog[open]")
    || Number(document.querySelector(".history input")?.max) !== n"""
STANDS = """() => {
    const dark = document.querySelector(".game .choice.primary");
    return [document.querySelector(".history input")?.max, dark?.dataset.action, dark?.innerText].join(" ");
}"""
"""At which choice the game stands, and what the dark button would do: going on after a battle takes no choice."""
KEY_EARLY = """() => document.querySelector(".game[data-ready=no]")
    && document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }))"""
"""The key that ends, pressed while the page takes nothing: between looking and pressing no time passes."""


def chip(player: Any, hex_: str) -> str:
    """The odds beside a stack, as letters large enough to be read."""
    found = player.page.locator(f"[data-odds='{hex_}'] text")
    found.wait_for()
    box = found.bounding_box()
    assert box is not None and box["height"] >= LEAST, "large enough to be read"
    told: str = found.text_content()
    return told


def test_odds_stand_beside_the_enemy_where_one_moves_and_where_one_attacks(sit_down: SitDown) -> None:
    units = {"n_2n": "2411", "n_3n": "2412", "n_13": "2309", "r_11": "2511", "n_11": "2811", "r_t": "2812"}
    at = opened(board(units, all_to=NAT, step=MOVE_NAT, options={"open_stacks": True})).to_position()
    player = sit_down(*WIDE)
    page = player.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/overlay/attacks" in request.url else None)
    sit_at(player, at, "nationalist")
    player.wait_for_choice()
    assert not page.locator("[data-odds]").count()
    page.keyboard.press("b")
    page.wait_for_selector("[data-prospect='2511']")
    now = page.locator("[data-prospect='2511'] b").inner_text()
    page.keyboard.press("h")

    before = player.choice()
    player.click_action("move n_13")
    player.wait_past(before)
    player.at_rest()
    assert not page.locator("[data-odds]").count(), "no enemy is beside the hex it stands in"
    beside = next(hex_ for hex_ in ("2510", "2512", "2611", "2612") if f"to {hex_}" in player.offered())
    target = page.locator(f"[data-target='{beside}']").bounding_box()
    assert target is not None
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    then = chip(player, "2511")
    assert then != now, "another division more"
    assert page.locator(".odds-line").count() == 1, "from where it would come"
    sent = len(asked)
    page.mouse.move(5, 5)
    page.wait_for_selector("[data-odds]", state="detached")
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    assert chip(player, "2511") == then and len(asked) == sent, "what has been asked is known"
    before = player.choice()
    player.press(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    player.wait_past(before)
    page.wait_for_selector("[data-odds]", state="detached")

    player.click_action("done")
    page.wait_for_selector("tr[data-plan]")
    assert chip(player, "2511") == then, "the same column where one attacks"
    assert not page.locator("[data-made]").count()
    player.settle()
    page.locator("tr[data-plan$=' 2511'] [data-do=now]").first.click()
    page.wait_for_selector("[data-odds='2511']", state="detached")
    while not [action for action in player.wait_for_choice() if action.startswith("attack ")]:
        before = player.choice()
        player.click_action(player.offered()[0])
        player.wait_past(before)
    page.wait_for_selector("[data-made='2511']")
    assert then in page.locator("[data-made='2511']").inner_text(), "and what came of it"
    assert not player.problems


def test_a_drag_of_another_stack_takes_it_and_what_waits_stands_out(sit_down: SitDown) -> None:
    player = movement(sit_down)
    page = player.page
    start = player.choice()
    player.press(*spot(player, "1608"))
    stands_at(player, start + 1)
    held(player, 1)
    player.settle()
    drag(player, "1607", "1707", start + 3)

    faint = "() => [...document.querySelectorAll('.pile.faint')].map(pile => pile.dataset.stack)"
    assert page.evaluate(faint) == []
    page.click("[data-only-left]")
    page.wait_for_selector(".pile.faint")
    assert "1707" in page.evaluate(faint) and "1608" not in page.evaluate(faint)
    assert page.locator(".pile.rep.faint").count() == 0, "the enemy's are not meant"
    shown, stood = page.evaluate(faint), player.choice()
    player.press(*spot(player, "1608"))
    stands_at(player, stood + 1)  # it is raised before it is in hand
    held(player, 1)
    assert page.evaluate(faint) == shown, "who is in hand changes nothing"
    page.keyboard.press("Escape")
    stands_at(player, stood)
    page.click("[data-only-left]")
    page.wait_for_selector(".pile.faint", state="detached")

    while "Seville" in page.locator("#tab-panel h3").inner_text():
        page.keyboard.press(".")
    page.keyboard.press("g")
    player.settle()
    player.press(*spot(player, "1707"))
    page.wait_for_selector(".aim .march", state="attached")
    assert page.locator("[data-march$='-1707']").count() == 1, "an arrow leads to where it marches"
    assert not player.problems


def test_a_key_is_kept_while_the_page_takes_nothing(sit_down: SitDown) -> None:
    """N within the moment after a choice ends the phase in sight; beside an end on its way it is the same press."""
    player = movement(sit_down)
    page = player.page
    before = player.choice()
    player.press(*spot(player, "1608"))
    stands_at(player, before + 1)
    player.settle()
    page.locator("[data-target]").first.wait_for(state="attached")
    player.click_action(next(action for action in player.offered() if action.startswith("to ")))
    page.wait_for_function("n => Number(document.querySelector('.history input').max) === n", arg=before + 2)
    page.keyboard.press("n")
    page.evaluate(KEY_EARLY)
    stands_at(player, before + 3)
    page.wait_for_function("() => document.querySelector('[aria-current=step]').title === 'Combat'")
    page.evaluate(KEY_EARLY)
    player.settle()
    page.wait_for_timeout(100)
    assert player.choice() == before + 3, "who may not have looked at a phase does not end it"
    assert not player.problems


@pytest.mark.parametrize("key", ["u", "Escape"])
def test_undo_is_kept_while_an_answer_is_on_its_way(sit_down: SitDown, key: str) -> None:
    player = movement(sit_down, stacks=SEVILLA)
    page = player.page
    before = player.choice()
    for path in ("actions", "undo"):
        page.route(f"**/{path}", lambda route: (page.wait_for_timeout(300), route.continue_()))
    page.keyboard.press("w")
    page.wait_for_selector(".game[data-ready=no]")
    page.keyboard.press(key)
    page.wait_for_function("n => Number(document.querySelector('.history input').max) === n + 3", arg=before)
    stands_at(player, before)
    assert not player.problems


def test_a_turn_takes_few_presses(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    page = player.page
    presses = 0

    def pressed(do: Callable[[], object]) -> None:
        """Press something; wait until it is asked whether it is meant, or the game has moved on."""
        nonlocal presses
        player.settle()
        before = player.choice()
        do()
        presses += 1
        page.wait_for_function(MOVED_ON, arg=before)

    def end() -> None:
        """End the phase, and mean it."""
        pressed(lambda: page.keyboard.press("n"))
        if page.locator("dialog[open]").count():
            pressed(page.locator("dialog[open] [data-go-on]").click)

    stacks = {"1607": ["n_cst"], "1608": ["n_bz", "n_rdn", "n_crz"], "2811": ["n_nvd", "n_ser"]}
    sit_at(player, position("strategic-nationalist", 2, stacks=stacks), "nationalist", confirm=True, battleWait=True)
    player.wait_for_choice()
    if station(player) != "Movement":
        end()
    for _ in range(2):
        page.click(".zoom-buttons button:first-child")
        player.at_rest()
    while "Seville" not in (page.locator("#tab-panel h3").all_inner_texts() or [""])[0]:
        page.keyboard.press(".")
    player.at_rest()

    start = player.choice()
    pressed(lambda: player.press(*spot(player, "1608")))
    stands_at(player, start + 3)
    march = page.locator("#tab-panel .under").get_by_role("button", name="March", exact=True)
    march.click()
    presses += 1
    page.locator("#tab-panel .under", has_text="3 units on the march").wait_for()
    player.settle()
    goal = glowing(player)
    assert goal is not None
    pressed(lambda: player.press(*goal))

    def drag_one() -> None:
        x, y = spot(player, "1407")
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 12, y)
        held(player, 1)
        page.locator("[data-target]").first.wait_for(state="attached")
        page.mouse.move(*(glowing(player) or (x, y)))
        page.wait_for_selector(".aim .way-cost", state="attached")
        page.mouse.up()

    pressed(drag_one)
    page.wait_for_selector("[data-target]", state="detached")
    end()
    page.wait_for_selector("tr[data-plan$=' 2711']")
    pressed(page.locator("tr[data-plan$=' 2711'] [data-do=now]").first.click)
    while not page.locator("tr[data-plan]").count() and station(player) == "Combat" and presses < MOST:
        player.settle()
        dark = page.locator(".game .choice.primary").first
        dark.wait_for()
        stood = page.evaluate(STANDS)
        dark.click()
        presses += 1
        page.wait_for_function(f"stood => ({STANDS})() !== stood", arg=stood)
        page.wait_for_selector("tr[data-plan], .game .choice.primary")
    end()
    assert station(player) != "Combat" and presses <= MOST, presses
    assert not player.problems
