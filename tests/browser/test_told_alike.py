"""Corrections are told alike by the workshop and by an invitation: a correction of every kind, in every language."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import PATIENCE, Server
from tests.browser.tellings import corrections_of_every_kind

from dosespanas.catalogue import languages
from dosespanas.registry import GAMES
from dosespanas.server.games.correction_words import in_words

pytestmark = pytest.mark.browser

NOTHING = "\u2013"
TOLD = """() => [...document.querySelectorAll('dialog .changes li')].flatMap((line) =>
    [...line.querySelectorAll(':scope > p')].map((told) => {
        const parts = [line.querySelector('.what'), told.querySelector('del'), told.querySelector('ins')];
        return parts.map((one) => one.innerText);
    }))"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_the_workshop_and_an_invitation_say_the_same(
    browser: Browser, server: Server, tmp_path: Path, language: str, game: str
) -> None:
    given = corrections_of_every_kind(game)
    assert len(given["changes"]) > 200
    file = tmp_path / "every.json"
    file.write_text(json.dumps(given), encoding="utf-8")
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale=language)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{server.address}/workshop/{game}")
    page.wait_for_selector("[data-thing]")
    page.set_input_files("header input[type=file]", file)
    page.locator("[data-open=sets]", has_text="every kind").wait_for()
    page.click("[data-open=differences]")
    page.wait_for_selector("dialog .changes li")
    told = page.evaluate(TOLD)
    context.close()
    rows = in_words(game, json.dumps(given), language)["changes"]
    expected = [[row["what"], row["was"] or NOTHING, row["now"] or NOTHING] for row in rows]
    short = [[one if len(one) < 300 else one[:299] + "\u2026" for one in row] for row in told]
    assert sorted(short) == sorted(expected)
