"""A game with clocks: the side that waits asks for a regent, and whoever comes back takes over, on a phone."""

import secrets
import sqlite3
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Player, Server
from tests.browser.test_axe import violations

pytestmark = pytest.mark.browser

DAY = 86_400
PACE = {"kind": "correspondence", "start": 3 * DAY, "increment": 7_200, "cap": 4 * DAY, "holidays": 7}


def begun(server: Server) -> tuple[str, dict[str, str]]:
    """Begin a game of two persons by correspondence; return its id and their secrets by side."""
    with httpx.Client(base_url=server.address) as client:
        seats = {"nationalist": "person", "republican": "person"}
        asked = {"game": "espana1936", "scenario": "1936", "seats": seats, "mine": "nationalist", "pace": PACE}
        made = client.post("/api/games", json=asked).json()
        held = {"nationalist": made["seats"]["nationalist"], "republican": secrets.token_hex(16)}

        def say(token: str, what: str, body: dict[str, str]) -> None:
            headers = {"authorization": f"Bearer {token}"}
            answer = client.post(f"/api/games/{made['id']}/{what}", headers=headers, json=body)
            assert answer.status_code == 200, answer.text

        say(made["invitation"]["invitation"], "seat", {"secret": held["republican"]})
        for token in held.values():
            say(token, "chance", {"number": secrets.token_hex(32)})
    return made["id"], held


def test_a_regent_plays_until_the_person_is_back(sit_down: Callable[..., Player], server: Server) -> None:
    game, held = begun(server)
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        (late,) = database.execute("SELECT side FROM clocks WHERE game = ?", (game,)).fetchone()
    waits = next(side for side in held if side != late)
    host = sit_down(1440, 900).page
    host.goto(f"{server.address}/g/{game}#seat={held[waits]}")
    host.click("[data-number-mine]")
    clocks = host.locator("[data-clocks]")
    expect(clocks.locator(f"[data-clock={waits}]")).to_contain_text("3 days")
    assert (clocks.bounding_box() or {"height": 999})["height"] < 60, "they cover little of the map"
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        database.execute("UPDATE clocks SET since = since - ? WHERE game = ?", (4 * DAY * 1_000, game))
        (written,) = database.execute("PRAGMA user_version").fetchone()
        database.execute(f"PRAGMA user_version={written + 1}")  # as another process would have it
    host.reload()
    host.click("[data-claim]")
    assert not violations(host)
    host.get_by_label("Computer opponent").select_option("random")
    host.click("[data-regent]")
    expect(clocks.locator(f"[data-clock={late}]")).to_contain_text("Random plays")
    phone = sit_down(360, 740).page
    phone.emulate_media(color_scheme="dark")
    phone.goto(f"{server.address}/g/{game}#seat={held[late]}")
    phone.click("[data-number-mine]")
    phone.locator("[data-return]").wait_for()
    told, panel = phone.locator("[data-clocks]").bounding_box(), phone.locator(".game > .panel").bounding_box()
    assert told and panel and told["y"] + told["height"] <= panel["y"], "they cover no choice"
    assert not violations(phone)
    phone.click("[data-return]")
    expect(phone.locator("[data-clocks]")).not_to_contain_text("Random plays")
    phone.click("[data-clocks] [data-open]")
    phone.click("[data-pause]")
    phone.keyboard.press("Escape")
    host.get_by_role("button", name="Pause", exact=True).click()
    expect(phone.locator("[data-clocks]")).to_contain_text("paused")
    assert not violations(phone)
