"""What is printed is a board on paper, in light colours, whatever the lamp; and a report is read in the page."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.browser.test_review import agreed

pytestmark = pytest.mark.browser

SitDown = Callable[[int, int], Any]
LIGHTNESS = """selector => {
  const channels = getComputedStyle(document.querySelector(selector)).backgroundColor.match(/[\\d.]+/g).slice(0, 3);
  return Math.min(...channels.map(Number));
}"""
"""The darkest channel of what lies behind an element."""


def test_a_board_is_printed_on_light_paper_from_a_dark_screen(sit_down: SitDown) -> None:
    player = sit_down(1440, 900)
    page = player.page
    page.emulate_media(color_scheme="dark")
    player.open(fast=True)
    player.begin(side="nationalist")
    player.wait_for_choice()
    assert page.evaluate(LIGHTNESS, "main.map") < 100, "the lamp is out"
    page.emulate_media(color_scheme="dark", media="print")
    page.wait_for_selector("html[data-theme=light]")
    assert page.evaluate(LIGHTNESS, "main.map") > 180
    assert page.evaluate(LIGHTNESS, "body") > 180
    assert page.locator("main.map svg").first.is_visible()
    for covered in (".prompt-bar", ".tools", "[role=tablist]", ".panel .choices"):
        assert not page.locator(covered).first.is_visible(), covered
    page.emulate_media(color_scheme="dark", media="screen")
    page.wait_for_selector("html[data-theme=dark]")
    assert page.locator(".prompt-bar").is_visible()


def test_a_report_opens_in_the_page_and_in_its_type(sit_down: SitDown, tmp_path: Path) -> None:
    player = sit_down(1440, 900)
    player.open()
    page = player.page
    record, _ = agreed(tmp_path / "over.dosespanas")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector("[data-end]")
    page.get_by_role("button", name="Report to print").click()
    page.wait_for_selector("[data-report-page] svg", timeout=30_000)
    report = page.locator("[data-report-page]")
    assert "Turn by turn" in report.inner_text() and "chronicle-" not in report.inner_text()
    types = report.evaluate(
        "e => [...e.querySelectorAll('p, td, svg text')].map(one => getComputedStyle(one).fontFamily)"
    )
    assert {one.split(",")[0].strip('"') for one in types} == {"Source Sans 3 Variable"}, "one type, small maps too"
    maps = report.locator("svg").count()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator(".print-sheet svg").count() == maps > 0
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator(".print-sheet").count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-report-page]", state="detached")
    assert not player.problems


@pytest.mark.parametrize("path", ["/puzzles", "/analysis"])
def test_a_page_of_its_own_has_its_landmarks(sit_down: SitDown, path: str) -> None:
    player = sit_down(1440, 900)
    page = player.page
    page.goto(f"{player.address}{path}")
    page.wait_for_selector("main section")
    assert page.get_by_role("main").count() == 1 and page.get_by_role("banner").count() == 1
    assert page.get_by_role("heading", level=1).count() == 1
    assert page.locator("main h2").count() > 0
    if path == "/puzzles":
        assert page.get_by_role("navigation").count() == 1
    assert not player.problems
