"""The page in a real browser: a game to its end, keys alone, reloads, a server that dies, a small screen."""

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import Player, Server, seated

import dosespanas

pytestmark = pytest.mark.browser

WIDE = (1440, 900)
SitDown = Callable[[int, int], Any]
MOST = 1_500
"""More choices than a game against the random player has."""
SIZES = [(360, 740), (390, 844), (768, 1024), (3840, 2160)]
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
STOPS = {"done", "pass", "no-card", "decline-all", "accept", "forfeit"}


def play_on(player: Any, dice: random.Random) -> None:
    """Take one choice with the mouse: on the map where something glows, else by its button."""
    actions = player.wait_for_choice()
    if not actions:
        return
    before = player.choice()
    stops = [action for action in actions if action.split()[0] in STOPS]
    if stops and dice.random() < 0.35:
        player.click_action(stops[0])
    elif dice.random() < 0.3:
        player.click_map(before)  # where that was no choice, or was put down again, one looks anew
        return
    else:
        player.click_action(dice.choice(actions))
    player.wait_past(before)


def late(path: Path) -> Path:
    """Write the record of a game that has one turn to go at most."""
    game, dice = dosespanas.new_game("espana1936", "1938", seed=2), random.Random(2)
    for _ in range(484):
        game.apply(dice.choice(game.legal_actions()))
    assert game.observe(None)["turn"] == 10
    path.write_text(game.record())
    return path


def test_a_game_to_its_end_by_mouse(sit_down: SitDown, tmp_path: Path) -> None:
    """`test_still.py` plays whole ones."""
    player = sit_down(*WIDE)
    player.hurry()
    player.watch_map()
    player.open(fast=True, choicesOpen=True, language="es")
    player.page.check("input[name=side][value=republican]", force=True)
    player.page.check("input[name=opponent][value=random]", force=True)
    player.page.locator("input[type=file]").set_input_files(late(tmp_path / "late.dosespanas"))
    player.page.wait_for_selector(".game")
    dice = random.Random(1938)
    while not player.page.locator("[data-end]").count():
        assert player.choice() < MOST, "it does not come to an end"
        play_on(player, dice)
    assert player.page.locator("[data-end]").get_attribute("data-end") in {"nationalist", "republican", "draw"}
    with player.page.expect_download() as record:
        player.page.get_by_role("button", name="Guardar en un archivo").click()
    assert record.value.path().read_text().startswith('[Format "dosespanas-record 1"]')
    player.page.get_by_role("button", name="Ver la partida de nuevo").click()
    player.page.wait_for_selector(".prompt-bar.past")
    assert len(player.map_places()) == 1, "no words have moved the map"
    assert not player.problems


def walk_to_a_choice(page: Any) -> None:
    """Press Tab until a choice has the focus: the list may be drawn anew while the other side moves."""
    for _ in range(8):
        page.keyboard.press("Tab")
        page.wait_for_timeout(60)
        if page.locator("button.choice:focus").count():
            return
    raise AssertionError("Tab does not reach the choices")


def test_the_start_of_a_game_by_keys_alone(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    player.hurry()
    player.open(fast=True)
    page = player.page
    page.focus("[data-as-strong]")
    page.keyboard.press("Enter")
    page.get_by_text("Nothing is known of your strength yet").wait_for()
    assert page.is_checked("input[name=opponent][value=novice1]"), "the row does as is said"
    page.check("input[name=opponent][value=scripted]", force=True)
    page.focus("input[name=opponent]:checked")
    for _ in range(24):
        page.keyboard.press("ArrowLeft")
        if page.is_checked("input[name=opponent][value=random]"):
            break
    assert page.is_checked("input[name=opponent][value=random]")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('big')"):
            break
    page.keyboard.press("Enter")
    player.wait_for_choice()
    for name, pointed in (("Gerona", "[data-card=gerona] .name"), ("Tarragona", "[data-box=tarragona] [data-pieces]")):
        page.hover(pointed)
        page.wait_for_selector(f".note.passing:has-text('{name}')")  # as the lesson promises
    page.mouse.move(5, 5)
    for _ in range(8):
        before = player.choice()
        player.wait_for_choice()
        walk_to_a_choice(page)
        walk_to_a_choice(page)
        player.key("Enter")
        player.wait_past(before)
    before = player.choice()
    page.keyboard.press("u")
    page.wait_for_function("n => Number(document.querySelector('.history input').max) < n", arg=before)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("[")
    page.wait_for_selector(".prompt-bar.past")
    page.keyboard.press("Escape")
    page.wait_for_selector(".prompt-bar:not(.past)")
    assert not player.problems


def test_a_reload_in_the_middle_of_a_battle(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    player.hurry()
    player.open(fast=True, choicesOpen=True)
    player.begin(side="nationalist")
    dice = random.Random(3)
    while True:
        assert player.choice() < MOST, "no battle was to be had"
        actions = player.wait_for_choice()
        verbs = {action.split()[0] for action in actions}
        if verbs & {"target", "support", "play", "no-card"}:
            break
        before = player.choice()
        fight = [action for action in actions if action.split()[0] in {"battle", "attack"}]
        if fight:
            player.click_action(fight[0])
            player.wait_past(before)
        else:
            play_on(player, dice)
    before, strip = player.choice(), player.page.locator(".prompt-bar .what").inner_text()
    chunk = "**/assets/module-*.js"
    player.page.route(chunk, lambda route: route.fulfill(status=404))  # as for an old tab after a deployment
    player.page.reload()
    player.page.wait_for_selector("[role=alert]:has-text('newer page')")
    player.page.unroute(chunk)
    player.page.click("[data-reload]")
    assert sorted(player.wait_for_choice()) == sorted(actions)
    assert player.choice() == before
    assert player.page.locator(".prompt-bar .what").inner_text() == strip
    player.page.wait_for_selector(".battle .face")
    assert not player.problems


@pytest.mark.long
def test_a_server_killed_between_two_choices(browser: Browser, mortal: Server) -> None:
    with seated(browser, mortal) as sit_down:
        player = sit_down(*WIDE)
        player.open(fast=True, choicesOpen=True)
        player.begin()
        dice = random.Random(5)
        for _ in range(5):
            play_on(player, dice)
        actions, before = player.wait_for_choice(), player.choice()
        mortal.kill()
        with suppress(AssertionError):  # the page may notice first, and then offers nothing to click
            player.click_action(actions[0])
        player.page.wait_for_selector("text=The server does not answer")
        mortal.start()
        player.page.wait_for_selector("text=The server does not answer", state="detached")
        assert player.wait_for_choice() == actions
        assert player.choice() == before
        while player.choice() == before:  # where a place of the map was no choice another one is
            play_on(player, dice)
        mortal.kill()
        mortal.runs("an opponent that fails")  # else it would draw the same id again
        mortal.start(DOSESPANAS_OPPONENTS="scripted=plain_opponent:Broken")
        player.page.set_viewport_size({"width": 360, "height": 740})
        player.open(fast=True)
        player.begin(opponent="scripted")
        player.page.wait_for_selector("[data-failed]")
        assert player.page.locator(".prompt-bar .waits").count() == 0
        player.page.click("[data-play-on=casual]")
        player.page.wait_for_selector("[data-failed]", state="detached")
        assert player.wait_for_choice()
        assert not player.problems


def within_the_edge(player: Player, tabs: Sequence[str] = (), sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    """Hold that at each size of the window nothing hangs over its edge, whichever tab of the panel is shown."""
    for width, height in sizes:
        player.page.set_viewport_size({"width": width, "height": height})
        player.at_rest("body")
        assert player.page.evaluate(OVERFLOW) <= 0, width
        for tab in tabs:
            player.page.click(f"#tab-{tab}")
            assert player.page.evaluate(OVERFLOW) <= 0, (width, tab)
            panel = player.page.locator("#tab-panel")
            assert panel.evaluate("e => e.scrollWidth - e.clientWidth") <= 0, (width, tab)
            assert "page-" not in panel.inner_text()


@pytest.mark.long
def test_nothing_hangs_over_the_edge(sit_down: SitDown) -> None:
    player = sit_down(*SIZES[0])
    player.open(fast=True, language="es")
    within_the_edge(player)
    player.begin()
    player.wait_for_choice()
    within_the_edge(player, ("hand", "battle", "log", "forces"))
    assert not player.problems


def test_the_rulebook_beside_the_game(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    player.open(fast=True)
    player.begin()
    page = player.page
    player.wait_for_choice()
    now = player.choice()
    page.keyboard.press("i")
    book = page.get_by_role("dialog", name="Rulebook")
    book.locator("summary", has_text="Ground movement").click()
    book.locator("dt", has_text="MOV-04").wait_for()
    elsewhere = Player(page.context.new_page(), player.address)
    elsewhere.page.goto(page.url)
    elsewhere.click_action(elsewhere.wait_for_choice()[0])
    player.wait_past(now)
    page.wait_for_timeout(500)
    assert book.locator("dt", has_text="MOV-04").is_visible(), "what is read stays open when the game goes on"
    book.get_by_role("searchbox").fill("morocco TRANSPORT")
    book.locator("summary", has_text="Pieces").wait_for(state="detached")
    book.locator("dt", has_text="MAR-").first.wait_for()
    book.locator("dd button.rule").first.click()
    page.locator("dialog[aria-label^='Rule ']").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('dialog')")
    assert not player.problems


def test_what_would_you_play(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    player.open(fast=True)
    player.begin(side="nationalist")
    page = player.page
    player.wait_for_choice()
    before = player.choice()
    page.get_by_role("button", name="What would you play?").click()
    advice = page.locator(".hint button.choice").first
    advice.wait_for()
    assert "about" in page.locator(".hint li").first.inner_text()
    assert advice.get_attribute("data-action") in player.offered()
    player.settle()
    advice.click()
    player.wait_past(before)
    assert not player.problems
