"""The past as a film: the other side's turn, what came of it, battles that wait to be read, a finished game again."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route
from tests.browser.test_end import finished
from tests.browser.test_gce_page import position, sit_at
from tests.browser.test_orders import api, headers
from tests.conftest import one_daily
from tests.server.test_chance import played

pytestmark = pytest.mark.browser

WIDE = (1440, 900)
SitDown = Callable[..., Any]
VIEW = "() => { const { x, y, width } = document.querySelector('.box-board svg').getBoundingClientRect(); \
return [x, y, width].map(Math.round).join(' ') }"
"""How the board lies in its window."""


def shown(player: Any) -> int:
    """Return the choice before which the position on show stands."""
    return int(player.page.locator(".history input").first.input_value())


def late(route: Route) -> None:
    """Let a request through after a while: a slow line, or a server that has much to do."""
    time.sleep(0.3)
    route.continue_()


def test_the_other_sides_turn_is_shown_step_by_step_and_summed_up(sit_down: SitDown) -> None:
    player = sit_down(*WIDE, "full")
    page = player.page
    player.open(filmSpeed=4)
    player.begin(side="republican", opponent="scripted")
    page.wait_for_selector(".replay, button.choice[data-action]")
    while not page.locator(".replay").count():
        before = player.choice()
        player.click_action(player.wait_for_choice()[-1])
        player.wait_past(before)
        page.wait_for_selector(".replay, button.choice[data-action]")
    assert not player.offered(), "nothing is asked while the other side's turn is shown"
    page.wait_for_selector(".trails path")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-play=off]")
    at = shown(player)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("n => Number(document.querySelector('.history input').value) > n", arg=at)
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("n => Number(document.querySelector('.history input').value) <= n", arg=at)
    page.click("[data-skip]")
    page.wait_for_selector("[data-summary] li")
    assert not page.locator(".replay").count()
    page.locator(".zoom-buttons button").first.click()
    page.evaluate("document.activeElement.blur()")
    player.at_rest()
    stands = page.evaluate(VIEW)
    page.locator("[data-summary] button", has_text="▶").click()  # once more, from near by
    page.wait_for_selector(".replay")
    page.wait_for_selector(".trails path")
    page.click("[data-skip]")
    page.wait_for_selector("[data-summary] li")
    page.wait_for_function(f"view => ({VIEW})() === view", arg=stands)  # the map is given back where it was
    page.locator("[data-summary] li button").first.click()
    page.get_by_role("button", name="Seen").click()
    assert not page.locator("[data-summary]").count()
    assert not player.problems


def test_a_battle_waits_until_it_has_been_read(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    page = player.page
    stacks = {"2811": ["n_nvd"], "2911": []}
    sit_at(player, position("combat-nationalist", 2, stacks=stacks), "nationalist", battleWait=True)
    while not page.locator(".prompt-bar [data-continue]").count():
        actions = player.wait_for_choice()
        asked = [action for action in actions if action.split()[0] in ("attack", "join", "commit")]
        before = player.choice()
        player.click_action((asked or actions)[0])
        player.wait_past(before)
        page.wait_for_selector("button.choice")
    assert not player.offered(), "the next question waits"
    assert page.locator("#tab-panel", has_text="Steps lost").count()
    player.settle()
    page.click(".prompt-bar [data-continue]")
    player.wait_for_choice()
    assert not player.problems


@pytest.mark.long
def test_a_finished_game_is_played_again(sit_down: SitDown, tmp_path: Path) -> None:
    player = sit_down(*WIDE, "full")
    page = player.page
    player.open(filmSpeed=40, battleWait=True)
    page.check("input[name=opponent][value=random]", force=True)
    page.locator("input[type=file]").set_input_files(finished(tmp_path / "over.dosespanas"))
    page.wait_for_selector("[data-end]")
    page.route("**/film?*", late)
    page.get_by_role("button", name="Replay", exact=True).click()
    page.wait_for_selector(".replay [data-play=on]")
    page.wait_for_selector(".replay [data-play=off]")
    assert page.locator(".prompt-bar .what").inner_text().startswith("The film waits")
    assert page.locator(".prompt-bar .primary[data-continue]").count()
    waits = shown(player)
    page.keyboard.press("Enter")
    page.wait_for_function("n => Number(document.querySelector('.history input').value) > n", arg=waits)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_selector(".replay .told span:has-text('attacked')")
    page.select_option("select[name=film-turn]", "3")
    page.wait_for_selector("header :text('Turn 3')")
    page.keyboard.press("Shift+ArrowUp")
    page.wait_for_selector("header :text('Turn 2')")
    page.keyboard.press("?")
    page.wait_for_selector("dialog :text('from battle to battle')")
    assert not player.problems


@pytest.mark.parametrize("hotseat", one_daily([False, True]))
def test_of_a_record_taken_up_only_its_last_turn_is_news(sit_down: SitDown, hotseat: bool) -> None:
    player = sit_down(*WIDE, "full")
    page = player.page
    player.open()
    seats = {"nationalist": "person" if hotseat else "random", "republican": "person"}
    body = {"record": played(8, 289).record(), "seats": seats, "hotseat": hotseat}
    made = page.request.post(f"{player.address}/api/records", data=body).json()
    page.goto(f"{player.address}/g/{made['id']}#seat={made['seats']['republican']}")
    player.wait_for_choice()
    if hotseat:
        view = page.request.get(api(player), headers=headers(player)).json()
        log = page.request.get(f"{api(player)}/log?since=-1", headers=headers(player)).json()
        turns = [event["n"] + 1 for event in log if event["kind"] == "turn"]
        assert turns[-2] <= view["news_since"] <= view["choice"], "what came after this side's last choice"
        told = [event for event in log if event["n"] >= view["news_since"] and event["kind"] not in ("turn", "phase")]
        news = [event for event in told if event["side"] != view["observation"]["viewer"]]
        assert bool(news) == bool(page.locator(".since .count, [data-summary]").count())
    else:
        page.click("[data-summary] .title")  # a band of one line or two until one asks for the others
        page.wait_for_selector("[data-summary] li:has-text('moves')")
        assert not page.locator(".since .count").count(), "it is told once"
    assert not player.problems


def test_the_own_seat_is_taken_to_another_device(sit_down: SitDown) -> None:
    player, other = sit_down(*WIDE), sit_down(390, 844)
    player.open(fast=True)
    player.begin(side="republican")
    player.wait_for_choice()
    player.page.get_by_role("button", name="Menu").click()
    player.page.click("[data-second-device]")
    player.page.wait_for_selector("dialog svg[role=img] path")
    link = player.page.get_by_label("Secret link of your seat", exact=True).input_value()
    assert link.startswith(player.page.url.split("#")[0]) and "#seat=" in link
    other.page.goto(link)
    other.wait_for_choice()
    assert "seat" not in other.page.url
    assert not player.problems and not other.problems
