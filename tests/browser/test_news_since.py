"""What happened since one's last choice is told whole: after a list taken at once, in a hot seat, to who watches."""

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.test_orders import api, headers

pytestmark = pytest.mark.browser

WIDE = (1440, 900)
SitDown = Callable[..., Any]
TRAILS = "document.querySelectorAll('.trails path').length"


def view_of(player: Any) -> dict[str, Any]:
    found: dict[str, Any] = player.page.request.get(api(player), headers=headers(player)).json()
    return found


def played_to(player: Any, asked: Callable[[dict[str, Any]], bool], seed: int = 1) -> dict[str, Any]:
    """Choose at random past the page, until something is asked of this seat; return the view."""
    dice = random.Random(seed)
    while True:
        view = view_of(player)
        if view["legal"] is None:
            time.sleep(0.02)
        elif asked(view):
            return view
        else:
            body = {"choice": view["choice"], "action": dice.choice(view["legal"])["action"]}
            player.page.request.post(f"{api(player)}/actions", data=body, headers=headers(player))


def asks(key: str) -> Callable[[dict[str, Any]], bool]:
    return lambda view: bool(view["observation"]["prompt"]["key"] == key)


def moves(player: Any, since: int, side: str) -> int:
    """How many moves of a side the log tells from a choice on."""
    log = player.page.request.get(f"{api(player)}/log?since={since}", headers=headers(player)).json()
    return sum(1 for event in log if event["side"] == side and event["kind"] in ("moved", "shipped", "sailed"))


def opened(page: Any, told: int, choice: int) -> None:
    """Have what happened told whole, once the page has come as far as the game: so many moves, each with its way."""
    page.wait_for_function("n => Number(document.querySelector('.history input')?.max) === n", arg=choice)
    page.click("[data-summary] .title")
    expect(page.locator("[data-summary]")).to_contain_text(f"{told} moves")
    page.wait_for_function(f"told => {TRAILS} >= told", arg=told)


def test_after_a_list_was_taken_at_once_the_other_sides_whole_turn_is_told(sit_down: SitDown) -> None:
    """One line stood for a whole turn, and no arrow: only a press of one's own counted as a choice."""
    player = sit_down(*WIDE)
    page = player.page
    player.open()
    player.begin(side="republican", opponent="random")
    player.wait_for_choice()
    begun = played_to(player, asks("prompt-replacement"), 3)
    page.reload()
    page.locator("[data-list]").first.wait_for()
    player.settle()
    page.locator("[data-list]").first.click()
    player.wait_past(begun["choice"])
    view = played_to(player, lambda view: view["choice"] > begun["choice"])
    told = moves(player, view["news_since"], "nationalist")
    assert told > 2, view["observation"]["prompt"]
    assert view["news_since"] <= view["orders"]["answered"][-1]
    opened(page, told, view["choice"])
    page.reload()
    opened(page, told, view["choice"])  # as the server has it, whatever was looked at
    with page.expect_response("**/seen"):
        page.get_by_role("button", name="Seen").click()
    page.reload()
    player.wait_for_choice()
    player.settle()
    assert not page.locator("[data-summary], .since .count").count(), "what was put away is not told again"
    assert not player.problems


def hot_seat(player: Any) -> dict[str, Any]:
    """Begin a game of two persons at this browser, before its first move; return who may open it."""
    player.open(filmSpeed=40)
    seats = {"nationalist": "person", "republican": "person"}
    body = {"game": "espana1936", "scenario": "1936", "options": {}, "seats": seats, "hotseat": True}
    made: dict[str, Any] = player.page.request.post(f"{player.address}/api/games", data=body).json()
    player.page.goto(f"{player.address}/g/{made['id']}#seat={made['seats']['nationalist']}")
    player.page.wait_for_selector(".game, .handover")
    return made


def test_in_a_hot_seat_each_is_told_the_turn_of_the_other(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    page = player.page
    hot_seat(player)
    mover = played_to(player, asks("prompt-move"))["observation"]["actor"]
    view = played_to(player, lambda view: view["observation"]["actor"] != mover)
    told = moves(player, view["news_since"], mover)
    assert told > 2
    page.reload()
    page.wait_for_selector(".game, .handover")
    if page.locator(".handover").count():
        assert not page.locator("[data-summary]").count(), "nothing before the curtain is drawn"
        page.click(".handover .primary")
    opened(page, told, view["choice"])
    page.locator("[data-summary] button", has_text="▶").click()
    page.wait_for_selector(".replay .count")
    steps = int(page.inner_text(".replay .count").split()[-1])
    assert steps >= told, "all of it, not its last step"
    assert not player.problems


def test_who_watches_is_told_what_was_done_since_the_game_changed_hands(sit_down: SitDown) -> None:
    player, watcher = sit_down(*WIDE), sit_down(*WIDE)
    made = hot_seat(player)
    mover = played_to(player, asks("prompt-move"))["observation"]["actor"]
    watcher.open()
    watcher.page.goto(f"{player.address}/g/{made['id']}#seat={made['spectator']}")
    watcher.page.wait_for_selector(".game")
    since = view_of(player)["news_since"]
    view = played_to(player, lambda view: view["observation"]["actor"] != mover)
    told = moves(player, since, mover)
    assert told > 2
    opened(watcher.page, told, view["choice"])
    assert not watcher.problems
    assert not player.problems
