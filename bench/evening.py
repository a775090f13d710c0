"""What a turn of España 1936 costs by hand: the scripted player's choices taken with the mouse in the real page.

    PYTHONPATH=src:. .venv/bin/python -m bench.evening [--side nationalist] [--turns 3] [--one-by-one]

A game begins on a server of its own; beside it the computer plays the same game, with the same dice, against itself.
The choices of one side are then taken in Chromium by the shortest way the page offers, those of the other are sent by
themselves. Counted is what the hand does, by kind: `press` (a button that takes one choice), `row` (one that takes
several), `carry` (a counter led to a place with the button held down), `stand` (an answer that stands for the phase:
said only where the computer lays no card until the phase is over), `go on` (a battle that has been read), `meant` (a
warning), `summary` (of the other side's turn, put away). With --one-by-one every choice has its press, as without rows,
carrying and standing answers.
"""

import argparse
import json
import sqlite3
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.stage import opened, serving
from playwright.sync_api import Locator, Page
from tests.browser.conftest import Server

import dosespanas
from dosespanas.players import make

SETTINGS = {"film": False, "choicesOpen": True}
"""Of somebody who has played before. What would be lost is asked about, and battles wait until they are read."""
LIFTS = ("move", "assign", "ship", "recruit")
PATIENCE = 15_000
"""Milliseconds."""
PICTURE = Path(tempfile.gettempdir()) / "evening.png"
"""Of the page, where it does not do what is wanted."""


@dataclass
class Taken:
    """A choice of the computer's, and who made it when; a forced one takes itself."""

    side: str
    action: str
    turn: int
    phase: str
    forced: bool
    pieces: list[str]


def played(seed: str, turns: int) -> list[Taken]:
    """Let the computer play a game against itself for some turns; return all choices."""
    game = dosespanas.new_game("espana1936", scenario="1936", seed=seed)
    players = {side: make("scripted", 1, "espana1936") for side in dosespanas.Side}
    found: list[Taken] = []
    while game.actor is not None:
        seen, legal = game.observe(game.actor), game.legal_view()
        if seen["turn"] > turns:
            break
        forced = game.forced()
        action = players[game.actor].choose(seen, legal)[0] if forced is None else str(forced)
        pieces = next(view["pieces"] for view in legal if view["action"] == action)
        side = dosespanas.Side(game.actor).name.lower()
        found.append(Taken(side, action, seen["turn"], seen["phase"], forced is not None, pieces))
        game.apply(action)
    return found


class Seats:
    """A game of two persons on a server: one sits before the page, the other answers by requests."""

    def __init__(self, server: Server, folder: Path, page: Page, side: str) -> None:
        self.address = server.address
        self.page = page
        self.side = side
        seats = {"nationalist": "person", "republican": "person"}
        asked = {"game": "espana1936", "scenario": "1936", "seats": seats, "hotseat": False}
        made = page.request.post(f"{self.address}/api/games", data=asked).json()
        self.id: str = made["id"]
        self.tokens: dict[str, str] = made["seats"]
        self.other = "republican" if side == "nationalist" else "nationalist"
        for seat in self.tokens:
            if seat in seats:
                self.send(seat, "chance", {"number": "5a" * 32})
        database = sqlite3.connect(f"file:{folder / 'games.db'}?mode=ro", uri=True)
        self.seed: str = database.execute("select seed from games where id = ?", (self.id,)).fetchone()[0]

    def send(self, side: str, what: str, data: dict[str, Any]) -> None:
        """Send something for a side."""
        headers = {"Authorization": f"Bearer {self.tokens[side]}"}
        answer = self.page.request.post(f"{self.address}/api/games/{self.id}/{what}", headers=headers, data=data)
        assert answer.ok, answer.text()[:200]

    def open(self) -> None:
        """Sit down before the page."""
        self.page.goto(self.address)
        self.page.evaluate("s => localStorage.setItem('dosespanas.settings', s)", json.dumps(SETTINGS))
        self.page.goto(f"{self.address}/g/{self.id}#seat={self.tokens[self.side]}")
        self.page.wait_for_selector(".game")


class Hand:
    """A hand on the mouse, that is counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.counts: Counter[tuple[int, str, str]] = Counter()
        self.when = (0, "")
        self.choices: Counter[int] = Counter()
        """How many choices were asked, by turn."""

    def note(self, kind: str) -> None:
        """Count something the hand did."""
        self.counts[(*self.when, kind)] += 1

    def wait(self, choice: int) -> None:
        """Wait until the page stands at a choice, or after it; read what is to be read, mean what is asked about."""
        for _ in range(PATIENCE // 50):
            if self.page.locator("dialog[open] [data-go-on]").count():
                self.page.wait_for_selector(".game[data-ready=yes]")
                self.click(self.page.locator("[data-go-on]"), "meant")
            elif self.page.locator("[data-continue]").count():
                self.page.wait_for_selector(".game[data-ready=yes]")
                self.click(self.page.locator("[data-continue]"), "go on")
            elif self.at() >= choice and self.page.locator(".game[data-ready=yes]").count():
                return
            self.page.wait_for_timeout(50)
        self.page.screenshot(path=PICTURE)
        raise AssertionError(f"the page stands at {self.at()}, not at {choice}: see {PICTURE}")

    def at(self) -> int:
        """Return the choice on show."""
        return int(self.page.locator(".history input").first.get_attribute("max") or 0)

    def click(self, target: Locator, kind: str) -> None:
        """Press something with the mouse."""
        target.first.click(timeout=PATIENCE)
        self.note(kind)
        self.page.mouse.move(5, 400)

    def carry(self, action: str, pieces: list[str], place: str) -> bool:
        """Lead a counter, or a button that recruits, to a place; False if it is not to be had on the map."""
        start = self.start(action, pieces)
        end = self.page.locator(f".board [data-box={place}] .card").first.bounding_box()
        if start is None or end is None:
            return False
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(start[0] + 12, start[1] + 9)
        self.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + 6, steps=3)
        self.page.mouse.up()
        self.page.mouse.move(5, 400)
        self.note("carry")
        return True

    def start(self, action: str, pieces: list[str]) -> tuple[float, float] | None:
        """Return where the hand takes hold: a button, the top of a stack, or a counter of its fan."""
        button = self.page.locator(f'button.choice[data-action="{action}"]').first
        if not pieces:
            button.scroll_into_view_if_needed()
            return middle(button)
        group = self.page.locator(", ".join(f".board [data-pieces~='{piece}']" for piece in pieces)).first
        if not group.count():
            return None
        if (group.get_attribute("data-pieces") or "").split()[0] in pieces:
            return middle(group)
        spot = middle(group)
        if spot is None:
            return None
        self.page.mouse.move(*spot)
        fanned = self.page.locator(", ".join(f".fan [data-pieces='{piece}']" for piece in pieces)).first
        fanned.wait_for(timeout=3000)
        return middle(fanned)


def middle(target: Locator) -> tuple[float, float] | None:
    """Return the middle of something in the window."""
    box = target.bounding_box() if target.count() else None
    return None if box is None else (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def row_at(page: Page, wanted: list[Taken]) -> tuple[str, int] | None:
    """Return the button whose row is exactly what is wanted next, the longest one, and how much it takes."""
    rows: list[str] = page.eval_on_selector_all("button[data-row]", "all => all.map(one => one.dataset.row)")
    found: tuple[str, int] | None = None
    for row in rows:
        actions = row.split("|")
        same = sorted(actions) == sorted(each.action for each in wanted[: len(actions)])
        own = all(each.side == wanted[0].side for each in wanted[: len(actions)])
        if same and own and len(actions) > (found[1] if found else 0):
            found = (row, len(actions))
    return found


def stands(wanted: list[Taken]) -> bool:
    """Tell whether the side lays no card until the phase is over, and is asked for one more than once."""
    first = wanted[0]
    same = [each for each in wanted if (each.side, each.turn, each.phase) == (first.side, first.turn, first.phase)]
    cards = [each for each in same if each.action == "no-card" or each.action.startswith("play ")]
    return len(cards) > 1 and all(each.action == "no-card" for each in cards)


def take(hand: Hand, wanted: list[Taken], one_by_one: bool) -> int:
    """Take what is wanted next by the shortest way; return how many choices that were."""
    page, first = hand.page, wanted[0]
    if not one_by_one:
        if first.action == "no-card" and page.locator("[data-ask-again]").count():
            return 1
        if first.action == "no-card" and stands(wanted):
            hand.click(page.locator("[data-stand]"), "stand")
            return 1
        more = page.locator(".attacks .more[aria-expanded=false]")
        if more.count() and row_at(page, wanted) is None:
            hand.click(more, "more")
        row = row_at(page, wanted)
        if row is not None:
            hand.click(page.locator(f'button[data-row="{row[0]}"]'), "row")
            return row[1]
        verb, then = first.action.split()[0], wanted[1].action if len(wanted) > 1 else ""
        if verb in LIFTS and then.startswith("to ") and hand.carry(first.action, first.pieces, then.split()[1]):
            return 2
    hand.click(page.locator(f'button.choice[data-action="{first.action}"]'), f"press {first.action.split()[0]}")
    return 1


def evening(page: Page, server: Server, folder: Path, side: str, turns: int, one_by_one: bool) -> Hand:
    """Play some turns; return the hand that did."""
    seats = Seats(server, folder, page, side)
    choices = played(seats.seed, turns)
    seats.open()
    hand = Hand(page)
    for each in choices:
        hand.choices[each.turn] += each.side == side and not each.forced
    at = 0
    while at < len(choices):
        taken = choices[at]
        if taken.forced:
            at += 1
            continue
        if taken.side != side:
            hand.wait(at)
            seats.send(seats.other, "actions", {"choice": at, "action": taken.action})
            at += 1
            continue
        hand.wait(at)
        if hand.at() > at:  # an answer that stands has been given by the page
            at += 1
            continue
        hand.when = (taken.turn, taken.phase)
        if page.locator("[data-summary]").count():  # it lies over counters
            hand.click(page.locator("[data-summary] header button").last, "summary")
        at += take(hand, choices[at:], one_by_one)
    return hand


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--side", choices=["nationalist", "republican"], default="nationalist")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--one-by-one", action="store_true", help="a press for every choice")
    chosen = parser.parse_args()
    with serving() as (server, folder), opened(still=True) as page:
        hand = evening(page, server, folder, chosen.side, chosen.turns, chosen.one_by_one)
    for turn in sorted({when for when, _, _ in hand.counts}):
        mine = {key[1:]: count for key, count in hand.counts.items() if key[0] == turn}
        read = sum(count for (_, kind), count in mine.items() if kind == "go on")
        print(f"turn {turn}: {hand.choices[turn]} choices, {sum(mine.values()) - read} presses, {read} battles read")
        for phase, kind in sorted(mine):
            print(f"  {phase:12}{kind:20}{mine[phase, kind]:4}")
    turns = len({when for when, _, _ in hand.counts})
    read = sum(count for (_, _, kind), count in hand.counts.items() if kind == "go on")
    asked, pressed = sum(hand.choices.values()), sum(hand.counts.values()) - read
    a_turn = [
        f"{count / turns:.1f} {what}"
        for count, what in ((asked, "choices"), (pressed, "presses"), (read, "battles read"))
    ]
    print(f"{chosen.side}, a turn:", ", ".join(a_turn))


if __name__ == "__main__":
    main()
