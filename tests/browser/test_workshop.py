"""The workshop: an own box is put right by hand, and played with a friend."""

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import SOURCE
from tests.browser.test_axe import violations
from tests.browser.test_proof import ask, remembered

pytestmark = pytest.mark.browser

SitDown = Callable[[int, int], Any]
BONUS = "cards.json/cards/{}/bonus/dice"


def set_number(player: Any, at: str, value: int) -> None:
    """Type a number into the field of a place."""
    player.page.fill(f'[data-at="{at}"] input', str(value))


def take(player: Any, thing: str) -> None:
    """Take a thing in hand."""
    player.page.click(f'[data-thing="{thing}"]')


def saved(address: str, token: str) -> str:
    """Return the record of a game that is over."""
    asked = urllib.request.Request(address, headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(asked, timeout=60) as answer:
        return str(answer.read().decode())


def shelf(player: Any, name: str) -> None:
    """Turn to a shelf."""
    player.page.click(f'[data-shelf="{name}"]')


def drag(player: Any, what: str, to: str) -> None:
    """Carry what is pressed to another place with the mouse."""
    mouse = player.page.mouse
    for selector, then in ((what, mouse.down), (to, mouse.up)):
        box = player.page.locator(selector).first.bounding_box()
        assert box is not None, selector
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        then()


def corrected(player: Any) -> None:
    """Correct three cards, two counters, a link and the set-up by hand."""
    page = player.page
    take(player, "cards.json/cards/rep_1")
    set_number(player, BONUS.format("rep_1"), 7)
    page.locator('[data-at="cards.json/cards/rep_1/bonus/dice"] .error', has_text="1 to 2").wait_for()
    assert page.locator("[data-open=play]").is_disabled(), "with an error nobody plays"
    set_number(player, BONUS.format("rep_1"), 2)
    number = page.locator('[data-at="cards.json/cards/rep_1/number"] input')
    number.fill("99")
    wrong = page.locator(".said .error", has_text="1 to 45")
    wrong.first.wait_for()
    assert wrong.count() == 1, "said at the field, not at its forms too"
    number.fill("1")
    page.focus(f'[data-at="{BONUS.format("rep_1")}"] input')
    page.keyboard.press("PageDown")
    assert page.evaluate("document.activeElement.closest('[data-at]').dataset.at") == BONUS.format("rep_2")
    page.keyboard.type("2")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+y")
    take(player, "cards.json/cards/rep_5")
    page.fill('[data-at="cards.json/cards/rep_5/date"] input', "1936-11")
    shelf(player, "counters")
    take(player, "pieces.json/generals/miaja")
    set_number(player, "pieces.json/generals/miaja/drm", 3)
    take(player, "pieces.json/planes/cr32")
    set_number(player, "pieces.json/planes/cr32/drm", 2)
    shelf(player, "map")
    page.click("[data-tool=links]")
    for box in ("leon", "salamanca"):
        player.press_on(f'[data-card="{box}"]')
    shelf(player, "setup")
    drag(player, '[data-box="pamplona"] .stack', '[data-card="logrono"]')


@pytest.mark.long
@pytest.mark.timeout(400)
def test_an_own_box_is_put_right_by_hand_and_played_with_a_friend(sit_down: SitDown, tmp_path: Path) -> None:
    host, guest = sit_down(1440, 900), sit_down(1440, 900)
    page = host.page
    host.start(fast=True)
    page.click("details.more summary")
    page.click("a[href='/workshop/espana1936']")
    page.wait_for_selector("[data-thing]")
    corrected(host)
    page.wait_for_selector("[data-open=differences]:has-text('8 corrections')")
    barriers = violations(page)
    page.reload()
    page.click("[data-open=differences]")
    expect(page.locator("dialog .changes li")).to_have_count(7)
    told = page.locator("dialog .changes li").all_inner_texts()
    assert len(told) == 7 and "Miaja" in "".join(told), told
    barriers += violations(page)
    assert not barriers, "\n".join(barriers)
    page.keyboard.press("Escape")
    page.click("[data-open=play]:enabled")
    page.check("dialog input[name=opponent][value=link]", force=True)
    page.click("dialog button.big")
    link = page.locator("[data-invite=open] input").input_value()
    guest.page.goto(link)
    guest.page.locator("main", has_text="8 corrections").wait_for()
    guest.page.click("[data-take]")
    for player in (host, guest):
        player.page.wait_for_selector(".game")
    kept = remembered(host)
    address = f"{host.address}/api/games/{kept['id']}"
    pieces = ask(address, kept["token"])["observation"]["pieces"]
    assert next(piece["drm"] for piece in pieces if piece["id"] == "miaja") == 3
    carlists = [piece["box"] for piece in pieces if piece.get("type") == "carlist"]
    assert (carlists.count("pamplona"), carlists.count("logrono")) == (1, 2)
    ask(f"{address}/resign", kept["token"], {})
    record = tmp_path / "game.dosespanas"
    record.write_text(saved(f"{address}/record", kept["token"]), encoding="utf-8")
    replayed = subprocess.run(
        [sys.executable, "-m", "dosespanas", "replay", str(record)],
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | {"PYTHONPATH": str(SOURCE)},
    )
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr
    assert not host.problems and not guest.problems


def test_corrections_are_kept_and_handed_on(sit_down: SitDown) -> None:
    host, guest = sit_down(390, 844), sit_down(1440, 900)
    page = host.page
    page.goto(f"{host.address}/workshop/gce")
    page.wait_for_selector("[data-thing]")
    take(host, "units.json/units/r_mng")
    page.fill('[data-at="units.json/units/r_mng/front"] input', "2-1-4")
    barriers = violations(page)
    shelf(host, "tables")
    take(host, "tables.json/resource_points")
    page.wait_for_selector("[data-open=play]:enabled")
    barriers += violations(page)
    assert not barriers, "\n".join(barriers)
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.locator("dialog input[readonly]").input_value()
    page.keyboard.press("Escape")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save", exact=True).click()
    changes = json.loads(saved.value.path().read_text())["changes"]
    assert changes == [{"at": "units.json/units/r_mng/front", "was": "1-1-4", "now": "2-1-4"}]
    guest.page.goto(f"{host.address}/workshop/gce")
    take(guest, "units.json/units/r_mng")
    guest.page.fill('[data-at="units.json/units/r_mng/front"] input', "4-1-4")
    guest.page.goto("about:blank")
    guest.page.goto(link)
    guest.page.locator("[role=status]", has_text="as they were").wait_for()
    take(guest, "units.json/units/r_mng")
    assert guest.page.input_value('[data-at="units.json/units/r_mng/front"] input') == "2-1-4"
    guest.page.click("[data-open=sets]")
    expect(guest.page.locator("[data-set]")).to_have_count(2)
    guest.page.locator("[data-set]").first.locator(".what").click()
    take(guest, "units.json/units/r_mng")
    assert guest.page.input_value('[data-at="units.json/units/r_mng/front"] input') == "4-1-4", "one's own is kept"
    assert not host.problems and not guest.problems


def test_a_set_is_undone_after_a_reload_and_followed_by_a_second_window(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    page = player.page
    count = "[data-open=differences]:has-text('{} correction')"
    page.goto(f"{player.address}/workshop/gce")
    take(player, "units.json/units/r_mng")
    page.fill('[data-at="units.json/units/r_mng/front"] input', "2-1-4")
    page.wait_for_selector(count.format(1))
    page.reload()
    page.wait_for_selector(count.format(1))
    page.keyboard.press("Control+z")
    page.wait_for_selector(count.format(0))
    page.reload()
    page.get_by_role("button", name="Redo", exact=True).click()
    page.wait_for_selector(count.format(1))
    other = page.context.new_page()
    other.goto(f"{player.address}/workshop/gce")
    other.wait_for_selector(count.format(1))
    other.click('[data-thing="units.json/units/r_mng"]')
    other.fill('[data-at="units.json/units/r_mng/withdrawn"] input', "7")
    page.wait_for_selector(count.format(2))
    page.keyboard.press("Control+z")
    other.wait_for_selector(count.format(1))
    with page.expect_download():
        page.keyboard.press("Control+s")
    assert not player.problems


def test_what_is_as_printed_is_ticked_and_what_is_left_is_seen(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    page = player.page
    page.goto(f"{player.address}/workshop/gce")
    take(player, "units.json/units/r_mng")
    page.locator('[data-thing="units.json/units/r_mng"] [aria-label=reconstructed]').wait_for()
    page.keyboard.press("Control+Enter")
    page.locator("[data-progress]", has_text="1 of 414 compared").wait_for()
    page.locator('[data-thing="units.json/units/r_mng"] [aria-label="Compared with the box"]').wait_for()
    assert page.locator("[aria-pressed=true][data-thing]").get_attribute("data-thing") != "units.json/units/r_mng"
    page.check("[data-pending]")
    page.locator('[data-thing="units.json/units/r_mng"]').wait_for(state="detached")
    page.click("[data-open=differences]")
    page.click("[data-report='units right']")
    page.locator("dialog ul button", has_text="Columna Mangada").click()
    assert page.is_checked("[data-compared]")
    page.keyboard.press("Control+z")
    page.locator("[data-progress]", has_text="0 of 414 compared").wait_for()
    assert not player.problems


def test_of_a_correction_for_other_data_one_says_which_is_right(sit_down: SitDown, tmp_path: Path) -> None:
    player = sit_down(1440, 900)
    page = player.page
    page.goto(f"{player.address}/workshop/gce")
    at = "units.json/units/{}/front"
    changes = [{"at": at.format(unit), "was": "9-9-9", "now": "2-1-4"} for unit in ("r_mng", "r_mod")]
    given = {"format": "dosespanas-corrections 1", "game": "gce", "base": "0" * 16, "name": "old", "changes": changes}
    (tmp_path / "old.json").write_text(json.dumps(given))
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open", exact=True).click()
    chooser.value.set_files(tmp_path / "old.json")
    told = page.locator(f"[data-conflict='{at.format('r_mng')}']")
    assert "It stood at 9-9-9, stands at 1-1-4 now; yours is 2-1-4." in told.inner_text()
    page.reload()
    page.click("[data-open=differences]")
    told.locator("[data-mine]").click()
    page.locator("[data-theirs]").click()
    page.locator("[data-conflict]").wait_for(state="detached")
    page.wait_for_selector("[data-open=differences]:has-text('1 correction')")
    assert not player.problems


def test_units_and_hexes_are_added_and_taken_away(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    page = player.page
    count = "[data-open=differences]:has-text('{} correction')"
    page.goto(f"{player.address}/workshop/gce")
    take(player, "units.json/units/r_mng")
    page.click("[data-take-away]")
    page.wait_for_selector(count.format(1))
    page.get_by_role("button", name="Put it back as it was").click()
    page.wait_for_selector(count.format(0))
    page.select_option("[data-add]", "units.json/units")
    page.fill('[data-at="units.json/units/own_1/label"] input', "OWN")
    page.locator('[data-thing="units.json/units/own_1"]', has_text="OWN").wait_for()
    shelf(player, "map")
    page.get_by_label("Hex number").fill("3426")
    page.get_by_role("button", name="Press it").click()
    page.locator("[role=status]", has_text="no such hex").wait_for()
    page.click("[data-add-hex]")
    page.wait_for_selector('[data-at="map.json/hexes/3426/terrain"]')
    page.wait_for_selector(count.format(4))  # it is no longer among the hexes beyond Spain
    assert not player.problems


def test_what_is_no_date_stands_on_the_card_as_it_is_typed(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    page = player.page
    page.goto(f"{player.address}/workshop/espana1936")
    take(player, "cards.json/cards/rep_5")
    field = '[data-at="cards.json/cards/rep_5/date"] input'
    card = page.locator(".slot.chosen .date")
    page.fill(field, "1936-99")
    card.filter(has_text="1936-99").wait_for()
    page.fill(field, "1936-11")
    card.filter(has_text="November 1936").wait_for()
    page.locator(field).blur()
    page.reload()
    take(player, "cards.json/cards/rep_5")
    assert page.input_value(field) == "1936-11"
    assert not player.problems


def test_a_table_is_filled_in_with_a_spreadsheet(sit_down: SitDown, tmp_path: Path) -> None:
    player = sit_down(1440, 900)
    page = player.page
    page.goto(f"{player.address}/workshop/gce")
    take(player, "units.json/units/r_mng")
    page.click("[data-open=csv]")
    with page.expect_download() as saved:
        page.click('[data-csv-save="units.json/units"]')
    text = saved.value.path().read_bytes().decode("utf-8-sig")
    assert "r_mng" in text and "'1-1-4" in text
    sheet = tmp_path / "units.csv"
    sheet.write_bytes("id;front;withdrawn\r\nr_mng;2-1-4;7\r\nr_mod;=1+1;2\r\n".encode("utf-8-sig"))
    with page.expect_file_chooser() as chooser:
        page.click('[data-csv-read="units.json/units"]')
    chooser.value.set_files(sheet)
    page.wait_for_selector("[data-fault]")
    cells = page.locator("[data-fault] td").all_inner_texts()
    assert cells == ["3", "front", "=1+1", "a value: formulas are not worked out"]
    barriers = violations(page)
    page.click("[data-csv-take]")
    page.wait_for_selector("[data-open=differences]:has-text('2 corrections')")
    assert page.input_value('[data-at="units.json/units/r_mng/front"] input') == "2-1-4"
    (tmp_path / "large.csv").write_bytes(b"x" * 10_000_000)
    page.click("[data-open=csv]")
    with page.expect_file_chooser() as chooser:
        page.click('[data-csv-read="units.json/units"]')
    chooser.value.set_files(tmp_path / "large.csv")
    page.locator("[role=alert]", has_text="megabyte").wait_for()
    page.keyboard.press("Escape")
    shelf(player, "tables")
    cell = '[data-place="tables.json/crt/rows/{}/results/{}"]'
    page.fill(cell.format(0, 0), "5/0")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.dataset.place") == "tables.json/crt/rows/1/results/0"
    page.evaluate(
        """([selector, text]) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", text);
            const event = new ClipboardEvent("paste", {clipboardData, bubbles: true, cancelable: true});
            document.querySelector(selector).dispatchEvent(event);
        }""",
        [cell.format(1, 1), "4/1\t3/1\n2/1\t1/3"],
    )
    page.wait_for_selector("[data-open=differences]:has-text('7 corrections')")
    assert page.input_value(cell.format(2, 2)) == "1/3"
    barriers += violations(page)
    assert not barriers, "\n".join(barriers)
    assert not player.problems
