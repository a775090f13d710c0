"""Both games in Firefox: begun from the shelf, a few choices by mouse and by keys, at a desk and on a phone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.browser.bidi import MISSING, Firefox, firefox, found
from tests.browser.conftest import PAGE, Server

pytestmark = [pytest.mark.browser, pytest.mark.long]

CHOICES = 6
WISHES = '{"confirm": false, "battleWait": false, "film": false, "fast": true, "language": "en", "choicesOpen": true}'
OFFERED = "[...document.querySelectorAll('button.choice[data-action]')].filter(e => e.checkVisibility())"
AT = "Number(document.querySelector('.history input')?.max ?? -1)"
ENDS = "document.querySelector('.prompt-bar .choice') ? 'n'"
KEY = f"{ENDS} : document.querySelectorAll('button.choice').length < 10 ? '1' : null"
"""A key that takes a choice: what ends the phase, else the first of a few."""
READY = f"document.querySelector('.game[data-ready=yes]:not([data-late])') !== null && {OFFERED}.length > 0"


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Firefox]:
    assert PAGE.is_file(), "the page is not built: run `npm --prefix web run build`"
    with firefox(tmp_path) as window:
        yield window


def begin(window: Firefox, server: Server, game: str) -> None:
    """Begin a game against the random player."""
    window.go(server.address)
    window.ask(f"localStorage.setItem('dosespanas.settings', {WISHES!r}) ?? null")
    window.go(f"{server.address}/new")
    window.press(f"label:has(input[name=game][value={game}])")
    window.press("label:has(input[name=side][value=nationalist])")
    window.press("label:has(input[name=opponent][value=random])")
    window.press("button.big")
    window.wait(READY)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_choices_are_taken_by_mouse_and_by_keys(
    window: Firefox, server: Server, game: str, size: tuple[int, int]
) -> None:
    window.size(*size)
    begin(window, server, game)
    for turn in range(CHOICES):
        window.wait(READY)
        before = window.ask(AT)
        key = window.ask(KEY) if turn % 2 else None
        if key:
            window.key(key)
        else:
            action = window.ask(f"{OFFERED}[0].dataset.action")
            window.press(f'button.choice[data-action="{action}"]')
        window.wait(f"{AT} > {before}")
    assert window.ask("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over the edge"
    assert window.ask("document.querySelector('main.map').getBoundingClientRect().height > 100")
    assert not window.problems


def test_where_there_is_no_firefox_it_is_said_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FIREFOX", raising=False)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(AssertionError, match="apt-get install firefox-esr"):
        found()
    assert "FIREFOX" in MISSING
