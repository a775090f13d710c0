"""What a turn of España 1936 costs by hand: the scripted player's choices taken with the mouse in the real page.

    PYTHONPATH=src:. .venv/bin/python -m bench.page.evening [--side nationalist] [--turns 6] [--seed 1] [--read]

A game begins on a server of its own; beside it the computer plays the same game, with the same dice, against itself.
The choices of one side are then taken in Chromium by the shortest way the page offers, those of the other are sent by
themselves. All that the hand does is counted, by kind: `press` (a button that takes one choice), `row` (one that takes
several), `list` (all lines of a list of proposals, and `left out`: a line that is not wanted; see `lists.py`),
`carry` (a counter or a card led to a place, the button held down), `bare` (an attack in which no card is laid),
`stand` (an answer that stands for a battle or the phase: said only where the computer lays no card until that is over,
which a player would have to foresee), `go on` (a battle that has been read), `hurry` (battles wait no more in this
phase), `meant` (a warning), `summary` (of the other side's turn, put away where it lies over the map). With --read
every battle is read that waits; else the first of a phase, with which one says that the others need not wait. With
--one-by-one every choice has its press, as without rows, carrying and standing answers. A seed gives the same game
again, with another page too.
"""

import argparse
import json
import sqlite3
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from bench.page.lists import BEGINS, Taken, played, use_of
from bench.page.stage import opened, serving
from playwright.sync_api import Locator, Page, TimeoutError
from tests.browser.conftest import Server

SETTINGS = {"film": False, "choicesOpen": True}
"""Of somebody who has played before. What would be lost is asked about, and battles wait until they are read."""
LIFTS = ("move", "assign", "ship", "recruit", "event")
GUEST = "guest" * 6 + "00"
"""The secret of the seat that answers by requests."""
PATIENCE = 15_000
"""Milliseconds."""
PICTURE = Path(tempfile.gettempdir()) / "evening.png"
"""Of the page, where it does not do what is wanted."""


class Seats:
    """A game of two persons on a server: one sits before the page, the other answers by requests."""

    def __init__(self, server: Server, folder: Path, page: Page, side: str) -> None:
        self.address = server.address
        self.page = page
        self.side = side
        seats = {"nationalist": "person", "republican": "person"}
        asked = {"game": "espana1936", "scenario": "1936", "seats": seats, "hotseat": False, "mine": side}
        made = page.request.post(f"{self.address}/api/games", data=asked).json()
        self.id: str = made["id"]
        self.other = "republican" if side == "nationalist" else "nationalist"
        self.tokens: dict[str, str] = made["seats"] | {self.other: GUEST}
        headers = {"Authorization": f"Bearer {made['invitation']['invitation']}"}
        page.request.post(f"{self.address}/api/games/{self.id}/seat", headers=headers, data={"secret": GUEST})
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

    def pieces(self, action: str) -> list[str]:
        """Return the counters that a choice of the side before the page is about, as they are called now."""
        headers = {"Authorization": f"Bearer {self.tokens[self.side]}"}
        view = self.page.request.get(f"{self.address}/api/games/{self.id}", headers=headers).json()
        return next((each["pieces"] for each in view["legal"] or [] if each["action"] == action), [])

    def open(self) -> None:
        """Sit down before the page."""
        self.page.goto(self.address)
        self.page.evaluate("s => localStorage.setItem('dosespanas.settings', s)", json.dumps(SETTINGS))
        self.page.goto(f"{self.address}/g/{self.id}#seat={self.tokens[self.side]}")
        self.page.click("[data-number-mine]")
        self.page.wait_for_selector(".game")


class Hand:
    """A hand on the mouse, that is counted; `reads`: whether it reads every battle that waits."""

    def __init__(self, page: Page, reads: bool, player: str) -> None:
        self.page = page
        self.player = player
        self.reads = reads
        self.bare: int | None = None
        """The card that is not laid in the attack just begun: that has been said with it."""
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
                hurry = self.page.locator("[data-hurry]")
                if self.reads or not hurry.count():
                    self.click(self.page.locator("[data-continue]"), "go on")
                else:
                    self.click(hurry, "hurry")
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


def battle_of(wanted: list[Taken]) -> list[Taken]:
    """Return what is wanted until the battle in hand is over."""
    found: list[Taken] = []
    for each in wanted:
        if each.action.startswith("battle ") or each.phase != wanted[0].phase or each.turn != wanted[0].turn:
            break
        found.append(each)
    return found


def bare_at(wanted: list[Taken], row: int) -> int | None:
    """Return at what distance an attack is asked for a card that is not laid, after a row that begins it; else None."""
    for distance in range(row, len(wanted)):
        each = wanted[distance]
        if each.side == wanted[0].side:
            return distance if each.action == "no-card" else None
        if each.action.split()[0] not in ("support", "done"):
            return None
    return None


def lies_over_map(page: Page) -> bool:
    """Tell whether the summary covers a part of the map."""
    summary, board = (page.locator(each).first.bounding_box() for each in ("[data-summary]", ".board"))
    return bool(summary and board and summary["x"] < board["x"] + board["width"])


def listed(hand: Hand, wanted: list[Taken]) -> int:
    """Take a list of proposals where that is shorter; return how many choices that was, 0 where it is not taken.

    Else what differs from the list is brought forward, so that the list can be what is left. A line may be left out,
    which costs a press.
    """
    page = hand.page
    with suppress(TimeoutError):
        page.wait_for_selector(".proposals", timeout=1500)
    text = page.eval_on_selector_all("[data-list]", "all => all[0]?.dataset.list ?? ''")
    rows = [tuple(row.split("|")) for row in text.split("||")] if text else []
    order, out, many = use_of(rows, wanted, hand.player)
    wanted[: len(order)] = order
    if many:
        for number in out:
            hand.click(page.locator(".proposals input").nth(number), "left out")
        hand.click(page.locator("[data-list]"), "list")
    return many


def take(hand: Hand, seats: Seats, wanted: list[Taken], at: int, one_by_one: bool) -> int:
    """Take what is wanted next, the choice `at`, by the shortest way; return how many choices that were."""
    page = hand.page
    if not one_by_one and wanted[0].action.split()[0] in BEGINS:
        many = listed(hand, wanted)
        if many:
            return many
    first = wanted[0]
    if not one_by_one:
        if first.action == "no-card" and (hand.bare == at or page.locator("[data-ask-again]").count()):
            return 1
        if first.action == "no-card":
            for name, until in (("phase", wanted), ("battle", battle_of(wanted))):
                button = page.locator(f"[data-stand={name}], [data-stand=no-card]")
                if button.count() and stands(until):
                    hand.click(button, "stand")
                    return 1
        if first.action.split()[0] in ("battle", "attack", "support"):
            with suppress(TimeoutError):  # none is offered in some of these questions
                page.wait_for_selector(".attacks", timeout=4000)
        more = page.locator(".attacks .more[aria-expanded=false]")
        if more.count() and row_at(page, wanted) is None:
            hand.click(more, "more")
        row = row_at(page, wanted)
        if row is not None:
            distance = bare_at(wanted, row[1]) if first.action.split()[0] in ("battle", "attack", "target") else None
            bare = page.locator(f'button[data-bare="{row[0]}"]')
            if distance is not None and bare.count():
                hand.click(bare, "bare")
                hand.bare = at + distance
                return row[1]
            hand.click(page.locator(f'button[data-row="{row[0]}"]'), "row")
            return row[1]
        verb, then = first.action.split()[0], wanted[1].action if len(wanted) > 1 else ""
        if (
            verb in LIFTS
            and then.startswith("to ")
            and wanted[1].side == first.side
            and hand.carry(first.action, seats.pieces(first.action), then.split()[1])
        ):
            return 2
    hand.click(page.locator(f'button.choice[data-action="{first.action}"]'), f"press {first.action.split()[0]}")
    return 1


def evening(page: Page, server: Server, folder: Path, chosen: argparse.Namespace) -> Hand:
    """Play some turns; return the hand that did."""
    side: str = chosen.side
    seats = Seats(server, folder, page, side)
    choices = played(seats.seed, chosen.turns, chosen.player)
    seats.open()
    hand = Hand(page, chosen.read, chosen.player)
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
        if page.locator("[data-summary]").count() and lies_over_map(page):
            hand.click(page.locator("[data-summary] header button").last, "summary")
        wanted = choices[at:]
        until = at + take(hand, seats, wanted, at, chosen.one_by_one)
        choices[at:] = wanted
        while at < until and at < len(choices):  # the other side answers in between
            if choices[at].side != side and not choices[at].forced:
                hand.wait(at)
                seats.send(seats.other, "actions", {"choice": at, "action": choices[at].action})
            at += 1
    return hand


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--side", choices=["nationalist", "republican"], default="nationalist")
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--read", action="store_true", help="read every battle that waits")
    parser.add_argument("--one-by-one", action="store_true", help="a press for every choice")
    parser.add_argument("--player", default="scripted", help="whose choices are taken")
    chosen = parser.parse_args()
    with serving() as (server, folder), opened(still=True) as page:
        server.runs(f"evening {chosen.seed}")
        hand = evening(page, server, folder, chosen)
    show(hand, chosen.side)


def show(hand: Hand, side: str) -> None:
    """Print the presses of each turn, and by kind."""
    turns = sorted(hand.choices)
    for turn in turns:
        mine = sum(count for key, count in hand.counts.items() if key[0] == turn)
        print(f"turn {turn}: {hand.choices[turn]} choices, {mine} presses")
    kinds: Counter[tuple[str, str]] = Counter()
    for (_, phase, kind), count in hand.counts.items():
        kinds[phase, kind] += count
    for phase, kind in sorted(kinds):
        print(f"  {phase:12}{kind:20}{kinds[phase, kind] / len(turns):6.1f}")
    asked, pressed = (sum(each.values()) / len(turns) for each in (hand.choices, hand.counts))
    print(f"{side}, a turn: {asked:.1f} choices, {pressed:.1f} presses, all counted")


if __name__ == "__main__":
    main()
