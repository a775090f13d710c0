"""A turn of España 1936 tires nobody: attacks in one press, counters carried to a place, an answer that stands."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError
from tests.browser.test_gce_page import sit_at
from tests.conftest import one_daily
from tests.espana1936.build import game as espana

import dosespanas

pytestmark = pytest.mark.browser

WIDE = (1440, 900)
SitDown = Callable[[int, int], Any]
TROOPS = ["N legion-2 madrid", "N regular-1 madrid", "R communist-2 madrid", "R anarchist-1 madrid"]
PIECES = {"varela": "madrid", "pz1_1": "madrid", "br19_nac": "madrid"}
EAST = ["cuenca", "valencia", "barcelona"]


def sit(
    sit_down: SitDown, step: str, troops: list[str], pieces: dict[str, str], waits: bool = False, **more: Any
) -> Any:
    """A Nationalist player before a position; `waits`: battles wait until they are read."""
    player = sit_down(*WIDE)
    at = espana(step, troops, pieces, republic=EAST, **more)
    sit_at(player, at.to_position(), "nationalist", battleWait=waits)
    player.wait_for_choice()
    player.settle()
    return player


def middle(player: Any, selector: str) -> tuple[float, float]:
    """Return the middle of the first thing found."""
    box = player.page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(player: Any, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Lead something from one place to another with the button held down."""
    mouse = player.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 15, start[1] + 10)
    mouse.move(*end, steps=3)
    mouse.up()


def test_a_battle_is_begun_and_fought_with_one_press(sit_down: SitDown) -> None:
    player = sit(sit_down, "combat", TROOPS, PIECES)
    page = player.page
    page.wait_for_selector(".attacks li")
    assert page.locator(".attacks li").count() == 4
    row = page.locator(".attacks button[data-row*=support]").first
    taken = (row.get_attribute("data-row") or "").split("|")
    assert taken[0] == "battle varela" and len(taken) == 5
    before = player.choice()
    row.click()
    player.wait_past(before)
    page.wait_for_function("n => Number(document.querySelector('.history input').max) >= n + 5", arg=before)
    told = page.locator(".battle .with", has_text="Breguet")
    told.wait_for(state="attached")
    assert all(name in (told.text_content() or "") for name in ("Varela", "Panzer"))
    assert not player.problems


def test_a_counter_is_carried_to_its_place_and_taken_back_at_once(sit_down: SitDown) -> None:
    player = sit(sit_down, "nationalist-move", ["N legion-2 toledo", "N regular-1 toledo", "N carlist-1 avila"], {})
    page = player.page
    before = player.choice()
    target = middle(player, "[data-box=madrid] .card .name")
    carry(player, middle(player, "[data-box=toledo] .main .face"), target)
    page.wait_for_function("n => Number(document.querySelector('.history input').max) === n + 2", arg=before)
    page.wait_for_selector("[data-box=madrid] [data-stack=nationalist]")
    player.key("u")
    page.wait_for_function("n => Number(document.querySelector('.history input').max) === n", arg=before)
    page.wait_for_selector("[data-box=toledo] .main .sum")
    player.settle()

    target = middle(player, "[data-box=madrid] .card .name")
    carry(player, middle(player, "[data-box=toledo] .main .sum"), target)
    page.wait_for_function("n => Number(document.querySelector('.history input').max) === n + 4", arg=before)
    assert page.locator("[data-box=toledo] [data-stack=nationalist]").count() == 0, "the whole stack has gone"
    assert not player.problems


def test_a_counter_that_is_let_go_beside_the_map_is_put_down(sit_down: SitDown) -> None:
    player = sit(sit_down, "nationalist-move", ["N legion-2 toledo"], {})
    before = player.choice()
    with player.page.expect_response("**/undo"):
        carry(player, middle(player, "[data-box=toledo] .main .face"), (1200, 600))
    player.page.wait_for_function("n => Number(document.querySelector('.history input').max) === n", arg=before)
    player.page.wait_for_selector(".counter.raised", state="detached")
    player.page.wait_for_timeout(300)
    assert player.choice() == before
    assert not player.problems


def test_no_card_stands_by_order_or_until_one_asks_again(sit_down: SitDown) -> None:
    few = [
        "N regular-1 madrid",
        "N carlist-1 madrid",
        "N falangist-1 madrid",
        "R communist-5 madrid",
        "R regular-5 madrid",
    ]
    player = sit(sit_down, "combat", few, {"varela": "madrid"}, hands=(["nac_21"], []))
    page = player.page
    for attacks in range(3):
        page.wait_for_selector(".attacks button[data-row]")
        player.settle()
        assert bool(page.locator("[data-ask-again]").count()) == (attacks == 2)
        if attacks == 1:
            page.click("[data-orders]")
            page.click("[data-cancel='1']")
            page.wait_for_selector("dialog .ended")
            player.key("Escape")
        elif attacks == 2:
            page.click("[data-ask-again]")
        page.locator(".attacks button[data-row]").first.click()
        page.wait_for_selector("[data-stand]")
        player.settle()
        if attacks == 0:
            page.click("[data-orders]")
            page.click("[data-order]")
        elif attacks == 1:
            page.click("[data-stand]")
    assert page.locator("[data-action=no-card]").count(), "it is asked again"
    assert not player.problems


def test_an_attack_without_a_card_asks_nothing_and_its_result_stays(sit_down: SitDown) -> None:
    few = ["N regular-1 madrid", "N carlist-1 madrid", "R communist-5 madrid"]
    player = sit(sit_down, "combat", few, {"varela": "madrid"}, waits=True, hands=(["nac_21"], []))
    page = player.page
    before = player.choice()
    page.locator(".attacks [data-bare]").first.click()
    page.wait_for_function("n => Number(document.querySelector('.history input').max) >= n + 4", arg=before)
    page.wait_for_selector(".attacks [data-bare]")
    player.settle()
    assert page.locator("[data-action='play nac_21 bonus']").count() == 0, "no card was laid"
    assert page.locator(".battle .past").is_visible() and page.locator("[data-continue]").count() == 0
    page.locator(".attacks [data-row]").first.click()
    page.wait_for_selector("[data-stand=battle]")
    player.key("N")
    page.wait_for_selector("[data-hurry]")
    assert not player.problems


def test_battles_wait_no_more_in_a_phase_not_even_the_one_that_ends_it(sit_down: SitDown) -> None:
    troops = ["N regular-1 madrid", "R communist-5 madrid", "N regular-1 toledo", "R regular-5 toledo"]
    player = sit(sit_down, "combat", troops, {"varela": "madrid", "mola": "toledo"}, waits=True)
    page = player.page
    page.wait_for_selector(".attacks li")
    player.settle()
    page.locator(".attacks [data-row]").first.click()
    page.click("[data-hurry]")
    page.wait_for_selector(".attacks li")
    player.settle()
    page.locator(".attacks [data-row]").first.click()
    page.wait_for_selector(".battle .results")
    page.wait_for_selector(".game[data-ready=yes]")
    assert page.locator("[data-continue]").count() == 0
    fates = page.locator(".battle .results li").all_text_contents()
    assert len(fates) == 2, "what became of each of the two troops is told"
    assert not player.problems


def test_a_counter_in_hand_gives_way_to_another_that_is_carried(sit_down: SitDown) -> None:
    player = sit(sit_down, "nationalist-move", ["N legion-2 toledo", "N carlist-1 avila"], {})
    page = player.page
    carry(player, middle(player, "[data-box=toledo] .main .face"), middle(player, "[data-box=marruecos] .card .name"))
    page.wait_for_selector(".history input[max='1']", state="attached")
    player.settle()
    arrived = page.locator("[data-box=madrid] [data-stack=nationalist]")
    waiting = "[data-box=avila] .main .face"
    for _ in range(10):  # a hand that comes before the answer is drawn carries nothing
        with suppress(TimeoutError):
            page.locator(waiting).first.wait_for(timeout=5000)
            carry(player, middle(player, waiting), middle(player, "[data-box=madrid] .card .name"))
            arrived.first.wait_for(timeout=15_000)
            break
    arrived.first.wait_for()
    assert page.locator("[data-box=toledo] [data-stack=nationalist]").count() == 1
    assert not player.problems


def test_a_card_is_played_where_it_is_carried_to(sit_down: SitDown) -> None:
    player = sit(sit_down, "events", ["N legion-2 burgos", "R regular-2 madrid"], {}, hands=(["nac_1"], []))
    page = player.page
    card = "button.choice[data-action='event nac_1']"
    page.locator(card).scroll_into_view_if_needed()
    before = player.choice()
    carry(player, middle(player, card), (500, 880))
    player.settle()
    assert player.choice() == before, "let go beside the places it is not played"
    carry(player, middle(player, card), middle(player, "[data-box=leon] .card .name"))
    page.wait_for_selector("[data-box=leon] [data-stack=nationalist]")
    assert not player.problems


def test_a_list_sends_all_that_is_at_hand_and_one_undo_calls_it_back(sit_down: SitDown) -> None:
    troops = ["N legion-2 madrid", "N regular-1 avila", "R regular-2 madrid"]
    player = sit(sit_down, "nationalist-move", troops, {"br19_nac": "mat", "he51": "mat"})
    page = player.page
    before = player.choice()
    page.wait_for_selector("[data-ghosts='2']", state="attached")
    page.click(".proposals summary")
    page.locator(".proposals input").nth(1).uncheck()
    assert page.locator("[data-list]").get_attribute("data-list") == "move br19_nac|to madrid"
    page.locator(".proposals input").nth(1).check()
    page.click("[data-list]")
    page.wait_for_function("n => Number(document.querySelector('.history input').max) === n + 4", arg=before)
    player.settle()
    player.key("u")
    page.wait_for_function("n => Number(document.querySelector('.history input').max) === n", arg=before)
    assert not player.problems


def test_no_list_stands_where_nobody_is_advised(sit_down: SitDown) -> None:
    """The list says what would be good: at one screen, without advice, there is none, and the server tells none."""
    player = sit_down(*WIDE)
    troops = ["N legion-2 madrid", "N regular-1 avila", "R regular-2 madrid"]
    at = espana("nationalist-move", troops, {"br19_nac": "mat", "he51": "mat"}, republic=EAST)
    request = player.page.request
    record = dosespanas.from_position(at.to_position()).record()
    body = {"record": record, "seats": {"nationalist": "person", "republican": "person"}, "hotseat": True}
    made = request.post(f"{player.address}/api/records", data=body).json()
    secret = made["seats"]["nationalist"]
    player.page.goto(f"{player.address}/g/{made['id']}#seat={secret}")
    player.wait_for_choice()
    player.settle()
    assert player.page.locator(".choice").count() > 0 and player.page.locator(".proposals").count() == 0
    told = request.get(
        f"{player.address}/api/games/{made['id']}/overlay/proposals", headers={"Authorization": f"Bearer {secret}"}
    )
    assert told.status == 403 and told.json()["error"]["key"] == "error-no-advice-here"
    assert not player.problems


def test_a_list_of_generals_goes_on_by_itself_when_the_other_side_has_answered(sit_down: SitDown) -> None:
    generals = {"varela": "mat", "mola": "mat", "rojo": "mat", "miaja": "mat"}
    player = sit(sit_down, "generals", [*TROOPS, "N regular-1 avila", "R regular-1 cuenca"], generals)
    page = player.page
    assert page.locator(".proposals li").count() == 2
    page.click("[data-list]")
    page.wait_for_selector(".attacks li")
    assert page.locator(".proposals").count() == 0
    assert page.locator(".board [data-box=madrid] [data-pieces~=mola]").count() == 1
    assert not player.problems


@pytest.mark.parametrize(
    ("language", "sea", "ends"),
    one_daily([("pl", "Morze Śródziemne", "Zakończ ruch"), ("en", "Mediterranean Sea", "End movement")]),
)
def test_the_map_and_its_buttons_speak_the_language_of_the_reader(
    sit_down: SitDown, language: str, sea: str, ends: str
) -> None:
    player = sit_down(*WIDE)
    at = espana("nationalist-move", ["N legion-2 toledo", "N carlist-1 avila"], {}, republic=EAST)
    sit_at(player, at.to_position(), "nationalist", language=language)
    player.wait_for_choice()
    assert sea in player.page.locator(".sea-name").all_text_contents()
    assert "ground-" not in (player.page.locator(".sheet").text_content() or "")
    assert player.page.locator("[data-action=done]").inner_text() == ends
    assert not player.problems
