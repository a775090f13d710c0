"""How many clicks a campaign turn of La Guerra Civil Española costs, and how many presses going through its units.

    PYTHONPATH=src:. .venv/bin/python -m bench.page.clicks [--position FILE] [--browser]

The computer plays a campaign against itself to its eleventh turn, and that turn action by action. Its choices are
counted as clicks of the mouse: `singly` with one for every action, `page` with what the page takes by one press: a
stack, an attack from the table with its units and its support, everybody's advance, the losses it proposes. A proposal
counts only where it is exactly what was played; units that go from one hex to another are moved together. It is counted
from the choices, not by a hand in a browser. With --browser the page is opened in a movement and `.` pressed until all
stacks have been seen, every other one being moved.
"""

import argparse
import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.players import make

SEED = 3
TURN = 11
STARTS = ("move", "march")


@dataclass
class Taken:
    """A choice as it was answered, and what the page proposed there."""

    side: int
    action: str
    phase: str
    plans: list[list[str]]
    """Rows of actions that one press takes."""
    stack: list[str]
    """The units that one press takes up, where the choice is which to move."""
    hex: str = ""
    """Where they stand."""


def rows(game: Game) -> list[list[str]]:
    """Return what the page takes by one press: the plans of the engine, attacks with and without their support."""
    found: list[list[str]] = []
    plans: Any = game.overlay("plans", game.actor)
    for plan in plans or []:
        found.append(plan["row"])
        if plan["kind"] in ("all", "best"):
            found += [[*plan["row"], "commit"], [*plan["row"], "commit", *plan["support"]]]
    return found


def played(path: Path | None) -> list[Taken]:
    """Play a campaign to the turn, and that turn; return its choices, those that take themselves left out."""
    if path is not None and path.is_file():
        game = dosespanas.from_position(json.loads(path.read_text()))
    else:
        game = dosespanas.new_game("gce", scenario="campaign", seed=SEED, options={"open_stacks": True})
    players = {side: make("scripted", SEED + side, "gce") for side in dosespanas.Side}
    found: list[Taken] = []
    while game.actor is not None:
        seen = game.observe(game.actor)
        if seen["turn"] > TURN:
            break
        legal = game.legal_view()
        action = players[game.actor].choose(seen, legal)[0]
        if seen["turn"] == TURN and game.forced() is None:
            stack: list[str] = []
            verb, _, unit = action.partition(" ")
            if verb in STARTS:
                hexes = {each["pieces"][0]: each["box"] for each in legal if each["verb"] == verb}
                stack = [other for other, at in hexes.items() if at == hexes[unit]]
            at = str(hexes[unit]) if verb in STARTS else ""
            found.append(Taken(int(game.actor), action, seen["phase"], rows(game), stack, at))
        game.apply(action)
    return found


def row_at(choices: list[Taken], start: int) -> int:
    """Return how many of the choices from one on a single press takes."""
    first = choices[start]
    best = 1
    if first.stack:
        along = 1
        while start + along < len(choices) and choices[start + along].action.startswith("with "):
            along += 1
        units = {each.action.split()[1] for each in choices[start : start + along]}
        best = along if units == set(first.stack) else 1
    for row in first.plans:
        next_ones = choices[start : start + len(row)]
        same = sorted(each.action for each in next_ones) == sorted(row)
        if same and all(each.side == first.side for each in next_ones):
            best = max(best, len(row))
    return best


def count(choices: list[Taken]) -> tuple[Counter[tuple[int, str]], Counter[tuple[int, str]]]:
    """Return the clicks by side and phase: with one for every action, and with what one press takes."""
    singly: Counter[tuple[int, str]] = Counter()
    page: Counter[tuple[int, str]] = Counter()
    together: dict[tuple[int, str, str, str], list[Taken]] = {}
    at = 0
    while at < len(choices):
        key = (choices[at].side, choices[at].phase)
        if choices[at].stack and at + 1 < len(choices) and choices[at + 1].action.startswith("to "):
            verb = choices[at].action.split()[0]
            moved = (choices[at].side, verb, choices[at].hex, choices[at + 1].action)
            together.setdefault(moved, []).append(choices[at])
            at += 2
            continue
        length = row_at(choices, at)
        singly[key] += length
        page[key] += 1
        at += length
    for moves in together.values():
        key = (moves[0].side, moves[0].phase)
        units = {each.action.split()[1] for each in moves}
        singly[key] += 2 * len(moves)
        page[key] += 2 if units >= set(moves[0].stack) else len(moves) + 1
    return singly, page


def move_on(page: Any) -> None:
    """Take up the stack on show and send it somewhere, or put it down."""
    page.keyboard.press("w")
    target = page.locator("button.choice[data-action^='to ']").first
    try:
        target.wait_for(timeout=4000)
        page.wait_for_selector(".game[data-ready=yes]")
        target.click(timeout=4000)
    except Exception:
        page.keyboard.press("Escape")
    page.wait_for_selector(".game[data-ready=yes]")
    page.wait_for_timeout(300)


def presses() -> tuple[int, int]:
    """Return how many hexes with units to move there are, and presses of `.` until all were seen, in Chromium."""
    from bench.page.stage import opened, serving
    from tests.browser.test_gce_page import position

    with serving() as (server, _), opened() as page:
        record = dosespanas.from_position(position("movement-nationalist", 2)).record()
        seats = {"nationalist": "person", "republican": "random"}
        made = page.request.post(
            f"{server.address}/api/records", data={"record": record, "seats": seats, "hotseat": False}
        ).json()
        page.goto(server.address)
        wished = json.dumps({"confirm": False, "fast": True, "choicesOpen": True})
        page.evaluate("s => localStorage.setItem('dosespanas.settings', s)", wished)
        page.goto(f"{server.address}/g/{made['id']}#seat={made['seats']['nationalist']}")
        page.wait_for_selector(".hex-board .pile.legal")
        hexes = page.locator(".hex-board .pile.legal").count()
        seen: set[str] = set()
        for pressed in range(1, 10 * hexes):
            page.keyboard.press(".")
            page.wait_for_timeout(80)
            title = page.locator("#tab-panel h3").first.inner_text()
            if title not in seen and len(seen) % 2:
                move_on(page)
            seen.add(title)
            if len(seen) >= hexes:
                return hexes, pressed
        return hexes, 10 * hexes


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--position", type=Path, help="a position of the turn, to save playing up to it")
    parser.add_argument("--browser", action="store_true", help="press `.` in the page too")
    chosen = parser.parse_args()
    choices = played(chosen.position)
    singly, page = count(choices)
    attacks = sum(each.action == "commit" for each in choices)
    stacks = sum(bool(each.stack) for each in choices)
    print(f"turn {TURN}: {len(choices)} choices, {stacks} moves, {attacks} attacks")
    for key in sorted(singly):
        print(f"  {dosespanas.Side(key[0]).name.lower():12}{key[1]:14}{singly[key]:5} singly{page[key]:5} page")
    for side in dosespanas.Side:
        both = [sum(n for key, n in found.items() if key[0] == side) for found in (singly, page)]
        print(f"  {side.name.lower():26}{both[0]:5} singly{both[1]:5} page")
    if chosen.browser:
        print("presses of `.`: {1} for {0} hexes".format(*presses()))


if __name__ == "__main__":
    main()
