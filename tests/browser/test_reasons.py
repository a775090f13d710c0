"""What an opponent wanted, told after its turn; and whose advice one asks."""

from collections.abc import Callable
from typing import Any

import pytest

pytestmark = pytest.mark.browser

SitDown = Callable[..., Any]


def begin(player: Any, **settings: object) -> None:
    """Begin the shorter scenario of the second game against the scripted player, who moves first."""
    player.open(fast=True, **settings)
    player.page.check("input[name=game][value=gce]", force=True)
    player.page.check("input[name=scenario][value='1936']")
    player.begin(side="republican", opponent="scripted")


def to_own_move(player: Any) -> None:
    """Answer what is asked until the own side moves."""
    while "done" not in (offered := player.wait_for_choice()) or player.page.locator("[data-summary]").count() == 0:
        before = player.choice()
        player.click_action("none" if "none" in offered else offered[-1])
        player.wait_past(before)
        player.page.wait_for_selector("button.choice[data-action]")
        player.settle()


@pytest.mark.parametrize(("width", "height"), [pytest.param(1440, 900, marks=pytest.mark.long), (390, 844)])
def test_the_opponent_says_what_it_wanted(sit_down: SitDown, width: int, height: int) -> None:
    player = sit_down(width, height)
    page = player.page
    begin(player)
    to_own_move(player)
    page.wait_for_selector("[data-summary]")
    page.locator("[data-summary] .title").click()
    gist = page.locator("[data-gist] [data-reason]")
    gist.first.wait_for()
    assert gist.count() in (1, 2) and gist.first.inner_text().strip(), "what it wanted is a sentence or two"
    assert page.locator("[data-summary] [data-reason]:visible").count() == gist.count(), "all else is folded"
    page.locator("[data-reason-all] > summary").click()
    said = page.locator("[data-summary] button[data-reason]")
    assert said.first.inner_text().strip()
    said.first.click()
    assert "reason-" not in page.locator("[data-summary]").inner_text()
    page.get_by_role("button", name="Seen").click()
    page.get_by_role("tab", name="Log").click()
    page.get_by_label("With what the computer opponents wanted").check()
    page.wait_for_selector(".log [data-reason]")
    assert page.locator(".log .why.nationalist").count() and not page.locator(".log .why.republican").count()
    assert page.locator(".log").evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    assert not player.problems


def test_one_chooses_whose_advice_is_asked(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    page = player.page
    player.open(fast=True)
    player.begin(side="nationalist")
    player.wait_for_choice()
    who = page.get_by_label("Whose advice").first
    assert who.locator("option").all_inner_texts() == ["Master", "Planner", "Seasoned", "Casual", "Scripted"]
    assert who.input_value() == "learned", "the strongest unless one says otherwise"
    who.select_option("tuned")
    with page.expect_request(lambda request: "/hint" in request.url) as asked:
        page.get_by_role("button", name="What would you play?").click()
    assert asked.value.url.endswith("/hint?opponent=tuned")
    page.locator(".hint ol li").first.wait_for()
    with page.expect_request(lambda request: request.url.endswith("/hint?opponent=scripted")):
        page.get_by_label("Whose advice").first.select_option("scripted")
    page.locator(".hint ol li").first.wait_for()
    page.reload()
    player.wait_for_choice()
    assert page.get_by_label("Whose advice").first.input_value() == "scripted", "it is remembered"
    page.set_viewport_size({"width": 390, "height": 844})
    with page.expect_request(lambda request: request.url.endswith("/hint?opponent=scripted")):
        page.get_by_role("button", name="What would you play?").click()
    page.locator("select.who:visible").first.wait_for()
    assert not player.problems


def test_a_hint_may_name_the_same_move_twice(sit_down: SitDown) -> None:
    """Troops that are alike have one notation, and two of them may go on in a phase."""
    player = sit_down(1440, 900)
    page = player.page

    def twice(route: Any) -> None:
        told = route.fetch().json()
        move = next(one for one in told["best"] if one["then"])
        act = [{"action": move["action"], "verb": "move", "pieces": [], "args": {}}, *move["then"]]
        route.fulfill(json=told | {"phase": {"idea": None, "acts": [act, act], "more": 0}})

    page.route("**/hint?*", twice)
    player.open(fast=True)
    player.begin(side="nationalist")
    player.wait_for_choice()
    page.get_by_role("button", name="What would you play?").click()
    page.locator("[data-hint-phase] li").nth(1).wait_for()
    assert page.locator("[data-hint-phase] li").count() == 2 and not player.problems
