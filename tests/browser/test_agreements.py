"""What two persons agree to at the page: a take-back across a hand-over, a rematch; one asks, the other answers."""

import random
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Player

pytestmark = pytest.mark.browser

OTHER = {"nationalist": "republican", "republican": "nationalist"}


class Game:
    """A game of two persons apart, asked as either of them."""

    def __init__(self, address: str) -> None:
        self.address = f"{address}/api/games"
        persons = {"nationalist": "person", "republican": "person"}
        body = {"game": "espana1936", "scenario": "1936", "seats": persons, "mine": "nationalist"}
        made = httpx.post(self.address, json=body, timeout=60).json()
        self.id = made["id"]
        self.tokens = {"nationalist": made["seats"]["nationalist"], "republican": secrets.token_urlsafe(24)}
        self.ask(made["invitation"]["invitation"], "/seat", {"secret": self.tokens["republican"]})
        for token in self.tokens.values():
            self.ask(token, "/chance", {"number": secrets.token_hex(32)})

    def ask(self, token: str, path: str = "", body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        url, method = f"{self.address}/{self.id}{path}", "GET" if body is None else "POST"
        answer = httpx.request(method, url, headers=headers, json=body, timeout=60)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def hand_over(self) -> str:
        """Play until a side may ask for its last act back; return it."""
        dice = random.Random(4)
        for _ in range(300):
            actor = str(self.ask(self.tokens["nationalist"])["observation"]["actor"])
            view = self.ask(self.tokens[actor])
            action = dice.choice(view["legal"])["action"]
            after = self.ask(self.tokens[actor], "/actions", {"choice": view["choice"], "action": action})
            handed = after["observation"]["actor"] == OTHER[actor]
            if handed and self.ask(self.tokens[actor], "/back")["to"] is not None:
                return actor
        raise AssertionError("no such moment was found")


def test_a_take_back_and_a_rematch_are_asked_for_and_answered_by_a_press(
    sit_down: Callable[..., Player],
) -> None:
    first = sit_down(1440, 900)
    first.open(fast=True)
    game = Game(first.address)
    asks = game.hand_over()
    one, two = first, sit_down(1440, 900)
    two.open(fast=True)
    for player, side in ((one, asks), (two, OTHER[asks])):
        player.page.goto(f"{player.address}/g/{game.id}#seat={game.tokens[side]}")
        player.page.click("[data-number-mine]")
    one.page.get_by_role("button", name="Menu").click()
    one.page.click("[data-back-menu]")
    one.page.wait_for_selector("[data-back-ask]")  # the server has said what would be undone
    told = one.page.locator("dialog li").all_inner_texts()
    assert told
    one.page.click("[data-back-ask]")
    one.page.wait_for_selector("[data-back=asked] [data-back-withdraw]")
    two.page.wait_for_selector("[data-back-agree]")
    assert two.page.locator("[data-back=asked] li").count() == len(told)
    two.page.click("[data-back-refuse]")
    one.page.wait_for_selector("[data-back=refused]")
    two.page.wait_for_selector("[data-back]", state="detached")  # who refused is told nothing more
    choice = game.ask(game.tokens[asks])["choice"]
    game.ask(game.tokens[OTHER[asks]], "/resign", {})
    assert game.ask(game.tokens[asks])["choice"] == choice
    for player in (one, two):
        player.page.wait_for_selector("[data-end]")
    one.page.get_by_role("button", name="Offer a rematch, sides swapped").click()
    one.page.click("[data-rematch-withdraw]")
    one.page.get_by_role("button", name="Offer a rematch", exact=True).click()
    offer, side = two.page.locator("[data-rematch-state=offered]"), OTHER[asks].title()
    expect(offer).to_contain_text(f"Your side there: {side}")  # the second offer, not the one withdrawn
    two.page.click("[data-rematch-decline]")
    one.page.wait_for_selector("[data-rematch-state=declined]")
    assert not one.page.get_by_role("button", name="Offer a rematch").count(), "who was declined asks no more"
    two.page.get_by_role("button", name="Offer a rematch, sides swapped").click()
    said = one.page.locator("[data-rematch-state=offered]").inner_text()
    assert "The other side offers a rematch." in said and "It is not rated." in said
    one.page.click("[data-rematch]")
    two.page.click("[data-rematch-state=begun] [data-rematch]")
    for player in (one, two):
        player.page.wait_for_url(lambda url: game.id not in url)
        player.page.wait_for_selector(".game [aria-current=step]")
    assert not one.problems and not two.problems
