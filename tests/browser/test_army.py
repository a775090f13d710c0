"""Many units at once: whole stacks by a press or a drag, boxes, the next unit, attacks from the table."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.test_gce_page import sit_at
from tests.browser.test_slips import movement, stands_at
from tests.gce.battles import phase
from tests.gce.build import board, opened

from dosespanas.gce.board.stages import COMBAT_NAT
from dosespanas.kernel.side import NAT, NOBODY

pytestmark = pytest.mark.browser

WIDE = (1440, 900)
SitDown = Callable[[int, int], Any]


def spot(player: Any, hex_: str) -> tuple[float, float]:
    """The middle of a stack on the screen."""
    box = player.page.locator(f"[data-stack='{hex_}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(player: Any, start: str, goal: str, choice: int) -> None:
    """Drag the stack of a hex to another one, as soon as all of it is in hand, which is at that choice."""
    page = player.page
    x, y = spot(player, start)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y)
    stands_at(player, choice)
    target = page.locator(f"[data-target='{goal}']").bounding_box()
    assert target is not None
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    page.wait_for_selector(".aim .way-cost")
    page.mouse.up()
    stands_at(player, choice + 1)


def test_a_stack_is_taken_up_by_a_press_and_led_to_its_hex(sit_down: SitDown) -> None:
    player = movement(sit_down)
    page = player.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    start = player.choice()
    player.press(*spot(player, "1607"))
    stands_at(player, start + 3)
    assert len(asked) == 1, "the whole stack is one request"
    page.keyboard.press("Escape")
    stands_at(player, start)
    player.settle()
    drag(player, "1607", "1707", start + 3)
    assert page.locator("[data-stack='1707'] .height text").text_content() == "3"
    assert not player.problems


def test_a_stack_taken_up_by_a_press_marches_instead_if_it_may(sit_down: SitDown) -> None:
    player = movement(sit_down)
    page = player.page
    start = player.choice()
    player.press(*spot(player, "1607"))
    stands_at(player, start + 3)
    for name, told in ("March", "3 units on the march"), ("Move", "3 units on the move"):
        page.locator("#tab-panel .under").get_by_role("button", name=name, exact=True).click()
        page.locator("#tab-panel .under", has_text=told).wait_for()
        assert page.locator("#tab-panel .under button").count() == 1
    assert not player.problems


@pytest.mark.long
def test_the_next_unit_is_another_one_until_all_were_seen(sit_down: SitDown) -> None:
    player = movement(sit_down)
    page = player.page
    title = "() => document.querySelector('#tab-panel h3').innerText"
    hexes = page.evaluate(
        "() => document.querySelectorAll('.hex-board .pile:has(.legal), .hex-board .pile.legal').length"
    )
    seen = [page.evaluate(title)]
    for _ in range(5):
        page.keyboard.press(".")
        page.wait_for_function(f"old => ({title})() !== old", arg=seen[-1])
        seen.append(page.evaluate(title))
    assert len(set(seen)) == len(seen), (seen, hexes)
    page.keyboard.press(",")
    page.wait_for_function(f"old => ({title})() === old", arg=seen[-2])
    page.keyboard.press("x")
    for _ in range(len(seen)):
        assert page.evaluate(title) != seen[-2], "who holds is passed over"
        page.keyboard.press(".")
        page.wait_for_timeout(50)


def test_an_attack_is_made_from_the_table(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    page = player.page
    units = {"n_gal": "3117", "r_drt": "3118", "r_asc": "3118", "r_len": "3118", "r_mrx": "3219"}
    at = phase(NAT, units, turn=3, scenario="1936", options={"open_stacks": True}, nationalist=["3117"], all_to=NOBODY)
    sit_at(player, at.to_position(), "nationalist", confirm=True)
    player.wait_for_choice()
    first = page.locator("tr[data-plan^='best']").first
    first.wait_for()
    assert first.locator("td").nth(2).inner_text() != ""
    page.wait_for_selector("[data-risks='3118']")
    player.settle()
    before = player.choice()
    first.locator("[data-do=now]").click()
    page.wait_for_selector("dialog li:has-text('the war would be lost')")
    page.click("dialog [data-back]")
    assert player.choice() == before, "what may lose the war is asked before it is done"
    first.locator("[data-do=build]").click()
    player.wait_past(before)
    page.wait_for_selector("[data-action=commit]")
    glance = page.locator(".glance").bounding_box()
    commit = page.locator("[data-action=commit]").first.bounding_box()
    assert glance is not None and commit is not None and commit["y"] + commit["height"] < 900, "above the fold"
    assert not player.problems


def test_an_attack_without_support_goes_through_in_one_press(sit_down: SitDown) -> None:
    """Before a headquarters and an aircraft that would help: the dark button sends nobody."""
    units = {"n_13": "2811", "n_11": "2811", "n_n": "2711", "n_na1": "air", "r_t": "2812"}
    at = opened(board(units, turn=9, step=COMBAT_NAT, options={"open_stacks": True})).to_position()
    player = sit_down(*WIDE)
    page = player.page
    sit_at(player, at, "nationalist", battleWait=True)
    page.locator("tr[data-plan] [data-do=build]").first.click()
    page.wait_for_selector("[data-plan=alone].primary")
    assert page.locator(".game .primary").count() == 1, "one dark button"
    assert not page.locator("[data-action=commit].primary").count()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data) if request.url.endswith("/actions") else None)
    player.settle()
    page.click("[data-plan=alone]")
    page.wait_for_selector("#tab-panel .roll")
    assert len(sent) == 1 and sent[0].count('"none"') == 2 and "fly" not in sent[0]

    sit_at(player, at, "nationalist", battleWait=True)
    page.locator("tr[data-plan] [data-do=build]").first.click()
    page.wait_for_selector("[data-action=commit]")
    player.settle()
    before = player.choice()
    player.click_action("commit")
    player.wait_past(before)
    assert "support n_n" in player.wait_for_choice(), "whoever wants support is asked"
    assert page.locator("#tab-panel .primary").get_attribute("data-plan") == "none"

    sit_at(player, at, "nationalist", battleWait=True)
    player.settle()
    page.locator("[data-do=unhelped]").first.click()
    page.wait_for_selector("#tab-panel .roll")
    assert "fly" not in sent[-1] and "support" not in sent[-1]
    assert not player.problems


@pytest.mark.long
def test_victors_go_the_way_of_the_one_before_them(sit_down: SitDown) -> None:
    """Whatever the die brings, two hexes of advance are left at least."""
    units = {"n_2n": "2411", "n_3n": "2411", "n_13": "2412", "n_11": "2412", "r_mng": "2511"}
    at = opened(board(units, all_to=NAT, step=COMBAT_NAT, options={"open_stacks": True}))
    player = sit_down(*WIDE)
    page = player.page
    sit_at(player, at.to_position(), "nationalist")
    page.locator("tr[data-plan='best 2511'] [data-with=all]").click()
    page.locator("tr[data-plan='all 2511'] [data-do=now]").click()
    page.wait_for_selector("[data-action='advance n_13']")
    assert not page.locator("[data-same-way]").count(), "nobody has gone anywhere yet"
    for action in ("advance n_13", "to 2611"):
        player.click_action(action)
        page.wait_for_selector(f"[data-action='{action}']", state="detached")
    if "stay" in player.wait_for_choice():
        player.click_action("stay")
    page.wait_for_selector("[data-same-way]")
    ways = [button.get_attribute("data-same-way") for button in page.locator("[data-same-way]").all()]
    assert len(ways) == 4 and set(ways[0].split()) == set(ways[1:]) == {"n_11", "n_2n", "n_3n"}
    player.settle()
    page.click("[data-same-way=n_3n]")
    page.wait_for_selector("[data-same-way=n_3n]", state="detached")
    assert page.locator("[data-same-way]").count() == 3
    player.settle()
    page.locator("[data-same-way]").first.click()
    page.wait_for_selector("[data-same-way]", state="detached")
    page.click("#tab-log")
    there = "to 2611"
    page.wait_for_function("at => document.querySelector('#tab-panel').innerText.split(at).length === 5", arg=there)
    assert not player.problems
