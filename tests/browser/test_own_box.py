"""The workshop in bulk: the map is painted and traced, an own box is put in fast, and hostile files do no harm."""

import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.test_axe import violations
from tests.browser.test_workshop import shelf, take

pytestmark = pytest.mark.browser

SitDown = Callable[[int, int], Any]
COUNT = "[data-open=differences]:has-text('{} correction')"
SPOT = """([row, column, right, down]) => {
    const {left, top, width} = document.querySelector('.hex-board svg.layer').getBoundingClientRect();
    const [k, x] = [width / 2388, (column + (row % 2) / 2 + 0.5) * Math.sqrt(3) * 40];
    return [left + (x + 234 + right) * k, top + ((39 - row) * 60 + 20 + down) * k];
}"""
"""Where the middle of a hex is in the window, so much to the right of it and below; `sheet` begins at -234, 20."""


def spot(page: Any, hex_id: str, right: float = 0, down: float = 0) -> tuple[float, float]:
    """Return where a hex lies in the window."""
    x, y = page.evaluate(SPOT, [int(hex_id[:2]), int(hex_id[2:]), right, down])
    return x, y


def press(page: Any, hex_id: str, right: float = 0, down: float = 0) -> None:
    """Press a hex of the map, or beside its middle."""
    page.mouse.click(*spot(page, hex_id, right, down))


def picture(width: int, height: int) -> bytes:
    """Return a PNG that says it is so large, and is white as far as it goes."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    lines = zlib.compress(b"".join(b"\0" + b"\xff" * width for _ in range(min(height, 1_000))))
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", lines) + chunk(b"IEND", b"")


def choose(page: Any, selector: str, file: Path) -> None:
    """Choose a file by a button."""
    with page.expect_file_chooser() as chooser:
        page.click(selector)
    chooser.value.set_files(file)


def test_the_map_is_painted_and_a_hex_has_all_that_the_map_has_of_it(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    page = player.page
    page.goto(f"{player.address}/workshop/gce")
    shelf(player, "map")
    page.click("[data-tool=paint]")
    page.select_option("[data-paint=field]", "terrain")
    page.select_option("[data-paint=word]", "mountain")
    for hex_id in ("2309", "2310", "2311"):
        press(page, hex_id)
    page.wait_for_selector(COUNT.format(3))
    page.click("[data-tool=major]")
    press(page, "2310", right=34)
    page.locator("[role=status]", has_text="Changed between").wait_for()
    page.wait_for_selector(COUNT.format(4))
    page.click("[data-tool=rail]")
    for hex_id in ("2309", "2310", "2311"):
        press(page, hex_id)
    page.keyboard.press("Escape")
    page.click("[data-tool=hex]")
    press(page, "2310")
    around = page.get_by_role("region", name="On the map")
    assert page.input_value('[data-at="map.json/hexes/2310/terrain"] select') == "mountain"
    assert all(around.locator(f"[data-rail='{other}']").is_checked() for other in ("2309", "2311"))
    page.locator("aside").get_by_role("button", name="2311").click()
    page.wait_for_selector("h2:has-text('2311')")
    assert page.input_value("[data-side='2310']") == "major"
    before = page.locator("[data-open=differences]").inner_text()
    page.select_option("[data-side='2310']", "")
    page.click("[data-add-morale]")
    page.fill('[data-at="map.json/morale/2311/value"] input', "4")
    page.locator(".badge[data-morale='2311']", has_text="4").wait_for()
    told = page.locator("[data-open=differences]")
    expect(told, "a river less, a place of Morale more").to_have_text(before, use_inner_text=True)
    barriers = violations(page)
    assert not barriers, "\n".join(barriers)
    page.mouse.click(*spot(page, "3426"))
    page.click("[data-add-hex]")
    page.wait_for_selector('[data-at="map.json/hexes/3426/terrain"]')
    assert not player.problems


def test_a_scan_lies_under_the_map_and_stays_in_the_browser(sit_down: SitDown, tmp_path: Path) -> None:
    player = sit_down(1440, 900)
    page = player.page
    sent: list[str] = []
    page.goto(f"{player.address}/workshop/gce")
    page.on("request", lambda request: sent.append(f"{request.method} {request.url}"))
    shelf(player, "map")
    bomb, note, scan = tmp_path / "bomb.png", tmp_path / "note.png", tmp_path / "scan.png"
    bomb.write_bytes(picture(60_000, 60_000))
    note.write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    scan.write_bytes(picture(800, 620))
    for hostile in (bomb, note):
        choose(page, "[data-scan]", hostile)
        page.locator("[role=alert]", has_text="megapixels").wait_for()
    assert page.locator("canvas.scan").count() == 0
    choose(page, "[data-scan]", scan)
    page.wait_for_selector("canvas.scan")
    corners = {}
    for number in range(1, 5):
        page.locator(".scan small", has_text=f"{number} / 4").wait_for()
        hex_id = page.input_value("[data-scan-place]")
        corners[hex_id] = spot(page, hex_id, 20, 15)
        page.mouse.click(*corners[hex_id])
    page.locator(".scan small").wait_for(state="detached")
    page.locator("input[type=range]").fill("30")
    assert page.evaluate("getComputedStyle(document.querySelector('canvas.scan')).opacity") == "0.3"
    page.reload()
    shelf(player, "map")
    page.wait_for_selector("canvas.scan")
    lies = page.evaluate("getComputedStyle(document.querySelector('canvas.scan')).transform")
    assert lies.startswith("matrix3d"), lies
    white = "document.querySelector('canvas.scan').getContext('2d').getImageData(400, 300, 1, 1).data.join()"
    assert page.evaluate(white) == "255,255,255,255"
    assert not [asked for asked in sent if not asked.startswith("GET") and "/check" not in asked], sent
    page.click("[data-scan-remove]")
    page.locator("canvas.scan").wait_for(state="detached")
    page.reload()
    shelf(player, "map")
    page.wait_for_selector("[data-scan]")
    assert page.locator("canvas.scan").count() == 0
    assert not player.problems


def test_a_scan_lies_under_the_boxes_too(sit_down: SitDown, tmp_path: Path) -> None:
    player = sit_down(1440, 900)
    page = player.page
    page.goto(f"{player.address}/workshop/espana1936")
    shelf(player, "map")
    bomb, scan = tmp_path / "bomb.png", tmp_path / "scan.png"
    bomb.write_bytes(picture(60_000, 60_000))
    scan.write_bytes(picture(800, 620))
    choose(page, "[data-scan]", bomb)
    page.locator("[role=alert]", has_text="megapixels").wait_for()
    choose(page, "[data-scan]", scan)
    page.wait_for_selector("canvas.scan")
    page.locator(".scan small", has_text="1 / 4").wait_for()
    player.at_rest('[data-card="madrid"]')
    middle = """(box) => {
        const card = document.querySelector(`[data-card="${box}"]`).getBoundingClientRect();
        return [card.x + card.width / 2, card.y + card.height / 2];
    }"""
    for number in range(1, 5):
        page.locator(".scan small", has_text=f"{number} / 4").wait_for()
        x, y = page.evaluate(middle, page.input_value("[data-scan-place]"))
        page.mouse.click(x, y + 8)
    page.locator(".scan small").wait_for(state="detached")
    assert page.locator("aside [data-at]").count() == 0, "a press while it is aligned takes no box in hand"
    lies = page.evaluate("getComputedStyle(document.querySelector('canvas.scan')).transform")
    assert lies.startswith("matrix3d"), lies
    player.press_on('[data-card="madrid"]')
    page.wait_for_selector('[data-at="map.json/boxes/madrid/objective"]')
    assert page.locator(".box-board .below").count() == 1
    page.click("[data-scan-remove]")
    page.locator(".box-board .below").wait_for(state="detached")
    assert not player.problems


def test_no_row_is_offered_where_the_rules_say_how_many_there_are(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    page = player.page
    page.goto(f"{player.address}/workshop/gce")
    shelf(player, "tables")
    offered = page.evaluate("[...document.querySelectorAll('[data-add]')].map((one) => one.dataset.add)")
    assert "map.json/morale" in offered and "map.json/railways" in offered
    for fixed in ("calendar", "crt/rows", "terrain", "modifiers", "resource_points/turns"):
        assert f"tables.json/{fixed}" not in offered
    page.reload()
    page.wait_for_selector('[data-shelf=tables][aria-pressed="true"]')
    page.locator("[data-add='map.json/morale']").wait_for()
    assert not player.problems


@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_on_a_phone_the_map_comes_before_its_tools(sit_down: SitDown, game: str) -> None:
    player = sit_down(390, 844)
    page = player.page
    page.goto(f"{player.address}/workshop/{game}")
    shelf(player, "map")
    page.wait_for_selector(".map .board")
    top = "(one) => document.querySelector(one).getBoundingClientRect().top"
    tools, drawn = page.evaluate(top, ".shelf .tools"), page.evaluate(top, ".map .board")
    assert drawn < tools and drawn < 230, (drawn, tools)
    assert not player.problems


def test_a_key_draws_what_it_changes(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    page = player.page
    page.goto(f"{player.address}/workshop/gce")
    take(player, "units.json/units/r_mng")
    page.evaluate(
        """() => {
            window.drawn = new Set();
            const look = (all) => all.forEach(({target}) => {
                const thing = (target.nodeType === 1 ? target : target.parentElement).closest('[data-thing]');
                window.drawn.add(thing ? thing.dataset.thing : 'beside');
            });
            const what = {subtree: true, childList: true, characterData: true, attributes: true};
            new MutationObserver(look).observe(document.querySelector('main'), what);
        }"""
    )
    page.fill('[data-at="units.json/units/r_mng/front"] input', "2-1-4")
    page.wait_for_selector(COUNT.format(1))
    assert page.evaluate("[...window.drawn]") == ["units.json/units/r_mng"]
    assert not player.problems


LIES = """(() => {
    const {x, y, width, height} = document.querySelector('.board').getBoundingClientRect();
    return [x, y, width, height, document.querySelector('.sheet').style.transform].join(' ');
})()"""


@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_in_the_set_up_nothing_moves_and_escape_puts_down(sit_down: SitDown, game: str) -> None:
    player = sit_down(1440, 900)
    page = player.page
    page.goto(f"{player.address}/workshop/{game}")
    shelf(player, "setup")
    held = page.locator("main [aria-pressed=true]", has_text="Move")
    page.wait_for_selector(".board .sheet")
    player.at_rest(".board .sheet")
    before = page.evaluate(LIES)
    for box in ("madrid", "soria", "barcelona") if game == "espana1936" else ("2711", "2912"):
        if game == "gce":
            press(page, box)
        else:
            page.select_option("[data-setup=box]", box)
            if box == "soria":
                continue
            page.get_by_role("button", name="Move", exact=True).first.click()
        held.first.wait_for()
        assert page.evaluate(LIES) == before
        assert page.locator(".target-glow:visible").count() == 0
        page.keyboard.press("Escape")
        held.first.wait_for(state="detached")
        assert page.evaluate(LIES) == before
    assert not player.problems


def test_what_follows_from_others_is_put_right_in_one_press(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    page = player.page
    page.goto(f"{player.address}/workshop/espana1936")
    page.select_option("[data-add]", "cards.json/cards")
    page.wait_for_selector(COUNT.format(1))
    page.keyboard.press("Control+z")
    page.wait_for_selector(COUNT.format(0))
    page.get_by_role("button", name="Close", exact=True).click()
    shelf(player, "map")
    page.locator("[data-card=soria]").click()
    page.check('[data-at="map.json/boxes/soria/objective"] input')
    page.click("[data-open=differences]")
    for year in ("1936", "1938"):
        mend = page.locator(f"[data-fix='scenario_{year}.json/objectives']")
        mend.click()
        mend.wait_for(state="detached")
    page.keyboard.press("Escape")
    shelf(player, "tables")
    contested = page.locator('[data-place="scenario_1936.json/objectives/nationalist"]')
    assert contested.input_value() == "5"
    assert not player.problems


def test_where_two_sets_differ_is_listed_and_seen_on_the_map(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    page = player.page
    page.goto(f"{player.address}/workshop/gce")
    page.get_by_label("Where the values come from").fill("own copy: second edition")
    take(player, "units.json/units/r_mng")
    page.fill('[data-at="units.json/units/r_mng/front"] input', "2-1-4")
    page.wait_for_selector(COUNT.format(1))
    page.click("[data-open=sets]")
    assert "second edition" in page.locator("[data-set]").first.inner_text()
    page.get_by_role("button", name="Copy of this one").click()
    shelf(player, "map")
    page.click("[data-tool=paint]")
    page.select_option("[data-paint=word]", "marsh")
    press(page, "2310")
    page.click("[data-tool=hex]")
    page.wait_for_selector(COUNT.format(2))
    page.click("[data-open=sets]")
    page.click("[data-compare]")
    told = page.locator("dialog .changes li")
    expect(told, "what both have is no difference").to_have_count(1)
    page.keyboard.press("Escape")
    press(page, "2310")
    page.wait_for_selector('[data-at="map.json/hexes/2310/terrain"]')
    assert page.locator(".aim .marked").count() == 1
    page.click("[data-open=apart]")
    page.get_by_role("button", name="Take back").click()
    told.wait_for(state="detached")
    page.keyboard.press("Escape")
    page.wait_for_selector(COUNT.format(1))
    page.get_by_role("button", name="Close", exact=True).first.click()
    assert page.locator(".aim .marked").count() == 1, "the hex in hand"
    assert not player.problems


COUNTERS = 30
WRONG = 3
"""One thing in so many has something wrong."""
BOX = {
    "counters": (414, 5),
    "cells": (500, 1),
    "hexes": (352, 2),
    "sides": (249, 1),
    "railways": (53, 5),
    "morale": (45, 3),
    "chits": (40, 5),
}
"""What the box has: how many of each, and the seconds that it takes to see whether one is right. The cells are those of
all tables; with a scan below it the map is looked over, not read."""


def reckoned(presses: dict[str, float]) -> dict[str, float]:
    """Return the minutes that each kind takes by the presses counted for one that is wrong, a second each; one tick for
    each that is right, but for what is seen on the map and in tables, which is ticked as a whole."""
    found = {}
    for kind, (count, look) in BOX.items():
        ticks = count if kind in ("counters", "morale", "chits") else 1
        found[kind] = (count * look + ticks + count / WRONG * presses[kind]) / 60
    return found


class Owner:
    """Somebody who puts an own box in, and every press of whom is counted."""

    def __init__(self, player: Any) -> None:
        self.page = player.page
        self.presses = 0
        self.values = 0
        self.each: dict[str, float] = {}
        self._before = (0, 0)

    def done(self, kind: str) -> None:
        """Note how many presses each value of a kind took since the last one was noted."""
        values, presses = self.values - self._before[0], self.presses - self._before[1]
        self.each[kind], self._before = presses / values, (self.values, self.presses)

    def click(self, selector: str) -> None:
        """Press a thing."""
        self.page.click(selector)
        self.presses += 1

    def hex(self, hex_id: str, right: float = 0) -> None:
        """Press a hex, or a side of it."""
        press(self.page, hex_id, right=right)
        self.presses += 1

    def choose(self, selector: str, value: str) -> None:
        """Choose from a list: one press to open it, one on the word."""
        self.page.select_option(selector, value)
        self.presses += 2

    def type(self, text: str) -> None:
        """Type where the cursor stands."""
        self.page.keyboard.type(text)
        self.presses += len(text)

    def key(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)
        self.presses += 1

    def paste(self, selector: str, text: str) -> None:
        """Paste a block that a spreadsheet copied."""
        self.page.evaluate(
            """([selector, text]) => {
                const clipboardData = new DataTransfer();
                clipboardData.setData("text/plain", text);
                const cell = document.querySelector(selector);
                cell.dispatchEvent(new ClipboardEvent("paste", {clipboardData, bubbles: true, cancelable: true}));
            }""",
            [selector, text],
        )
        self.presses += 2

    def shelf(self, name: str) -> None:
        """Turn to a shelf."""
        self.click(f'[data-shelf="{name}"]')


@pytest.mark.long
@pytest.mark.timeout(400)
def test_a_hundred_values_are_put_in_within_an_evening(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    page, owner = player.page, Owner(player)
    page.goto(f"{player.address}/workshop/gce")
    page.wait_for_selector("[data-thing]")
    things = "[...document.querySelectorAll('[data-thing]')].map((one) => one.dataset.thing)"
    counters = page.evaluate(things)[:COUNTERS]
    owner.click(f'[data-thing="{counters[0]}"]')
    owner.click(f'[data-at="{counters[0]}/front"] input')
    for i, thing in enumerate(counters):
        now = page.input_value(f'[data-at="{thing}/front"] input')
        owner.key("Control+a")
        first, rest = now.split("-", 1)
        owner.type(f"{(int(first) + 1) % 10}-{rest}" if i % 2 else now)
        owner.key("Control+Enter")
    owner.values += len(counters)
    page.locator("[data-progress]", has_text="30 of 414 compared").wait_for()
    owner.done("counters")

    owner.shelf("tables")
    cell = '[data-place="tables.json/crt/rows/0/results/0"]'
    owner.click(cell)
    before = page.evaluate(
        """[...document.querySelectorAll('[data-place^="tables.json/crt/rows/"]')].map((one) => one.value)"""
    )
    columns = len(before) // 7
    rows = [before[i * columns : (i + 1) * columns] for i in range(7)]
    rows = [[f"{min(int(one.split('/')[0]) + 1, 9)}/{one.split('/')[1]}" for one in row] for row in rows]
    owner.paste(cell, "\n".join("\t".join(row) for row in rows))
    owner.values += 7 * columns
    page.locator(f"{cell}.touched").wait_for()
    owner.done("cells")

    owner.shelf("map")
    owner.click("[data-tool=paint]")
    owner.choose("[data-paint=word]", "rough")
    for hex_id in [f"{row}{column:02}" for row in (23, 24) for column in range(8, 18)]:
        owner.hex(hex_id)
        owner.values += 1
    owner.done("hexes")
    owner.click("[data-tool=minor]")
    for hex_id in [f"23{column:02}" for column in range(8, 18)]:
        owner.hex(hex_id, right=34)
        owner.values += 1
    owner.done("sides")
    owner.click("[data-tool=hex]")
    for hex_id in ("2310", "2311", "2312"):
        owner.hex(hex_id)
        owner.click("[data-add-morale]")
        owner.click(f'[data-at="map.json/morale/{hex_id}/value"] input')
        owner.key("Control+a")
        owner.type("2")
        owner.values += 1
    owner.done("morale")

    owner.shelf("chits")
    chits = page.evaluate(things)[:5]
    owner.click(f'[data-thing="{chits[0]}"]')
    owner.click(f'[data-at="{chits[0]}/turn"] input')
    for chit in chits:
        now = int(page.input_value(f'[data-at="{chit}/turn"] input'))
        owner.key("Control+a")
        owner.type(str(now + 1 if now < 10 else now - 1))
        owner.key("Control+Enter")
        owner.values += 1
    owner.done("chits")
    page.wait_for_function("() => parseInt(document.querySelector('[data-open=differences]').innerText) >= 100")
    count = int(page.locator("[data-open=differences]").inner_text().split()[0])
    print(f"{owner.values} values, {count} corrections, {owner.presses} presses")
    owner.each["cells"] = 4  # typed: a cell is pressed, two signs and Enter; a paste takes less
    owner.each["railways"] = 6 * owner.each["sides"]  # as many hexes of a line
    minutes = reckoned(owner.each)
    print(
        {kind: round(one, 1) for kind, one in owner.each.items()}, {kind: round(one) for kind, one in minutes.items()}
    )
    assert sum(minutes.values()) <= 120, minutes
    assert owner.values >= 100 and count >= 100, (owner.values, count)
    owner.click("[data-open=differences]")
    assert page.locator("[data-report='units unseen']").inner_text() == str(414 - COUNTERS), "what is left is seen"
    assert owner.presses < 500, owner.presses
    assert not player.problems
