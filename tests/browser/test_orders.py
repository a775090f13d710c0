"""Orders to many units: keeping watch, marches over turns, boxes, regions passed over, travel, counters led by hand."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.test_army import spot
from tests.browser.test_gce_page import position, sit_at
from tests.browser.test_slips import SEVILLA, held, movement, stands_at

from dosespanas.gce.board.hexes import distance, parse_hex

pytestmark = pytest.mark.browser

WIDE = (1440, 900)
SitDown = Callable[..., Any]
SHOWN = "#tab-panel section[data-hex]"
SOUTH = {"1207", "1305", "1407", "1607", "1608", "1612", "1809"}
"""Hexes of Andalusia with units to move."""
HEXES = 40
"""More than there are hexes with units to move."""


def shown(player: Any) -> str:
    """The hex that the panel tells of."""
    found: str = player.page.locator(SHOWN).first.get_attribute("data-hex")
    return found


def next_one(player: Any) -> str:
    """Go on to the next unit; return its hex."""
    before = shown(player)
    player.page.keyboard.press(".")
    player.page.wait_for_function("([at, old]) => document.querySelector(at)?.dataset.hex !== old", arg=[SHOWN, before])
    return shown(player)


def go_to(player: Any, hex_: str) -> None:
    """Go from unit to unit until the panel tells of a hex."""
    for _ in range(HEXES):
        if shown(player) == hex_:
            return
        next_one(player)
    raise AssertionError(f"{hex_} is passed over")


def round_of(player: Any) -> set[str]:
    """Go on until every unit has come up, wherever the round stood; return the hexes where they stand.

    When a hex comes up for the third time a whole round is over.
    """
    seen: Counter[str] = Counter()
    while max(seen.values(), default=0) < 3:
        seen[next_one(player)] += 1
        assert seen.total() < 4 * HEXES
    return set(seen)


def api(player: Any) -> str:
    """The address of the game on the server."""
    return str(player.page.evaluate("`${location.origin}/api${location.pathname.replace('/g/', '/games/')}`"))


def headers(player: Any) -> dict[str, str]:
    """The secret of the seat, as requests carry it."""
    token = player.page.evaluate("JSON.stringify(localStorage)").split('\\"token\\":\\"')[1].split('\\"')[0]
    return {"Authorization": f"Bearer {token}"}


def view(player: Any) -> Any:
    """What the seat sees of the game."""
    return player.page.request.get(api(player), headers=headers(player)).json()


def hexes_of(player: Any, *units: str) -> list[str]:
    """Where units stand."""
    rows = {row["id"]: row["hex"] for row in view(player)["observation"]["units"]}
    return [rows[unit] for unit in units]


@pytest.mark.long
def test_who_keeps_watch_is_passed_over_until_an_enemy_is_near(sit_down: SitDown) -> None:
    player = movement(sit_down)
    go_to(player, "1305")
    player.page.keyboard.press("v")
    go_to(player, "1407")
    player.page.keyboard.press("v")
    seen = round_of(player)
    assert "1407" in seen, "an enemy stands beside it"
    assert "1305" not in seen and "1607" in seen
    player.page.reload()
    player.wait_for_choice()
    player.page.keyboard.press(".")
    player.page.wait_for_selector(SHOWN)
    assert "1305" not in round_of(player), "the watch is kept in later phases"
    assert not player.problems


def test_a_region_is_passed_over(sit_down: SitDown) -> None:
    player = movement(sit_down)
    assert shown(player) == "1607"
    player.page.keyboard.press("k")
    player.page.wait_for_function(f"() => document.querySelector('{SHOWN}')?.dataset.hex !== '1607'")
    seen = round_of(player)
    assert seen and not seen & SOUTH
    assert not player.problems


def looking_at(sit_down: SitDown, hex_: str, begun: dict[str, Any], **more: Any) -> Any:
    """A player at a position, with the map brought to a hex and the hand away from it."""
    player = sit_down(*WIDE, **more)
    sit_at(player, begun, "nationalist")
    player.wait_for_choice()
    player.page.keyboard.press(".")
    player.page.wait_for_selector(SHOWN)
    go_to(player, hex_)
    player.page.mouse.move(5, 5)
    player.settle()
    return player


def around_sevilla(sit_down: SitDown, **more: Any) -> Any:
    """A player with stacks around Sevilla, which itself must not be left empty."""
    stacks = {"1607": ["n_cst"], "1608": ["n_bz", "n_crz"], "1508": ["n_rdn"]}
    return looking_at(sit_down, "1608", position("movement-nationalist", 2, stacks=stacks), **more)


@pytest.mark.long
def test_a_march_goes_on_turn_by_turn(sit_down: SitDown) -> None:
    player = around_sevilla(sit_down)
    page = player.page
    near = spot(player, "2506")
    page.keyboard.press("o")  # the whole map: the goal is far
    while spot(player, "2506") == near or spot(player, "2506")[1] < 150:
        page.wait_for_timeout(50)
    page.keyboard.press("g")
    page.get_by_role("button", name="March to").and_(page.locator("[aria-pressed=true]")).wait_for()
    player.press(*spot(player, "2506"))
    start = player.choice()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    page.get_by_role("button", name="One march goes on").click()
    stands_at(player, start + 3)
    assert len(sent) == 1, "a march is one request"
    player.settle()
    player.key("u")
    stands_at(player, start)
    assert hexes_of(player, "n_crz", "n_bz") == ["1608", "1608"], "and one undo"
    player.settle()
    page.get_by_role("button", name="One march goes on").click()
    stands_at(player, start + 3)
    [once] = set(hexes_of(player, "n_crz", "n_bz"))
    goal = parse_hex("2506")
    assert distance(parse_hex(once), goal) < distance(parse_hex("1608"), goal)
    before = view(player)
    while not (before["observation"]["turn"] == 3 and before["observation"]["phase"] == "movement" and before["legal"]):
        if before["legal"]:
            ends = [one["action"] for one in before["legal"] if one["verb"] in ("done", "none", "pass", "stay")]
            taken = (ends or [before["legal"][-1]["action"]])[0]
            page.request.post(
                f"{api(player)}/actions", headers=headers(player), data={"choice": before["choice"], "action": taken}
            )
        page.wait_for_timeout(30)
        before = view(player)
    stands_at(player, before["choice"])
    page.get_by_role("button", name="One march goes on").click()
    stands_at(player, before["choice"] + 3)
    [twice] = set(hexes_of(player, "n_crz", "n_bz"))
    assert distance(parse_hex(twice), goal) < distance(parse_hex(once), goal)
    assert not player.problems


@pytest.mark.long
def test_stacks_in_a_box_go_to_a_hex_unless_one_would_regret_it(sit_down: SitDown) -> None:
    player = around_sevilla(sit_down)
    page = player.page
    start = player.choice()
    spots = [spot(player, hex_) for hex_ in ("1607", "1608", "1508")]
    page.keyboard.down("Shift")
    page.mouse.move(min(x for x, _ in spots) - 20, min(y for _, y in spots) - 20)
    page.mouse.down()
    page.mouse.move(max(x for x, _ in spots) + 20, max(y for _, y in spots) + 20, steps=6)
    page.mouse.up()
    page.keyboard.up("Shift")
    page.get_by_role("status").filter(has_text="3 stacks in the box").wait_for()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    x, y = spot(player, "1809")
    page.mouse.move(x, y, steps=3)
    page.wait_for_function("() => document.querySelectorAll('.aim .way-head').length === 2")
    page.get_by_role("status").filter(has_text="One would stay").wait_for()
    player.press(x, y)
    stands_at(player, start + 5)
    assert len(sent) == 1, "a box of stacks is one request"
    page.wait_for_selector(".game[data-ready=yes]")
    goal = parse_hex("1809")
    for unit, old in (("n_crz", "1608"), ("n_bz", "1608"), ("n_rdn", "1508")):
        [now] = hexes_of(player, unit)
        assert distance(parse_hex(now), goal) < distance(parse_hex(old), goal)
    assert hexes_of(player, "n_cst") == ["1607"], "Sevilla is not left empty"
    player.settle()
    player.key("u")
    stands_at(player, start)
    assert hexes_of(player, "n_crz", "n_rdn") == ["1608", "1508"], "and one undo"
    assert not player.problems


def travel(sit_down: SitDown) -> Any:
    """A player at the head of Nationalist strategic movement, with the map brought to Sevilla."""
    return looking_at(sit_down, "1607", position("strategic-nationalist", 2, stacks=SEVILLA))


def test_several_units_go_to_one_place_by_rail(sit_down: SitDown) -> None:
    player = travel(sit_down)
    page = player.page
    start = player.choice()
    x, y = spot(player, "1607")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y)
    page.wait_for_selector("[data-target='1707']", state="attached")
    target = page.locator("[data-target='1707']").bounding_box()
    assert target is not None
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    page.mouse.up()
    stands_at(player, start + 4)
    assert sorted(hexes_of(player, "n_cst", "n_rdn", "n_crz")) == ["1607", "1707", "1707"], "as far as trains last"
    player.key("u")
    stands_at(player, start)
    assert hexes_of(player, "n_cst", "n_rdn", "n_crz") == ["1607"] * 3, "what was led at once is one undo"


@pytest.mark.long
def test_the_last_journey_is_made_again_by_the_others_of_the_hex(sit_down: SitDown) -> None:
    player = travel(sit_down)
    start = player.choice()
    player.click_action("rail n_cst")
    player.wait_past(start)
    player.click_action("to 1707")
    stands_at(player, start + 2)
    go_to(player, "1607")
    player.key("d")
    stands_at(player, start + 4)
    assert sorted(hexes_of(player, "n_cst", "n_rdn", "n_crz")) == ["1607", "1707", "1707"]
    player.key("u")
    stands_at(player, start + 2)
    assert not player.problems


def test_a_counter_is_led_from_the_panel_onto_the_map(sit_down: SitDown) -> None:
    player = movement(sit_down)
    page = player.page
    start = player.choice()
    chip = page.locator("#tab-panel [data-unit=n_rdn] .hold").bounding_box()
    assert chip is not None
    page.mouse.move(chip["x"] + 20, chip["y"] + 20)
    page.mouse.down()
    page.mouse.move(chip["x"] - 300, chip["y"], steps=4)
    held(player, 1)
    target = page.locator("[data-target='1707']").bounding_box()
    assert target is not None
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    page.mouse.up()
    stands_at(player, start + 2)
    assert hexes_of(player, "n_rdn", "n_crz", "n_cst") == ["1707", "1607", "1607"]
    player.key("u")
    stands_at(player, start)
    assert not player.problems
