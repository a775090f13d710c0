"""A whole campaign turn of La Guerra Civil Española by hand: mouse, keys and the real page, in Chromium.

    PYTHONPATH=src:. .venv/bin/python -m bench.page.turn [--all] [--turn 12] [--side nationalist] [--pictures FOLDER]

The computer plays a campaign against itself to the turn. That turn is then played in the page for one side, with the
choices of the scripted player, by the shortest way the page offers: stacks led to their hex, attacks from the table,
proposals where they are what the player wanted. With --all hardly a stack stays where it is (`mover.py`), and there
are ten attacks: those that the player wanted, then others from the table. The other side's choices are sent by
themselves. Printed are presses of the mouse, of keys, turns of the wheel and requests by phase and kind, the time from
a press until the page stands at the next choice, and how long somebody takes who thinks two seconds before each press.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from bench.page.player import Player
from bench.page.stage import opened, serving
from bench.page.table import Table

import dosespanas
from dosespanas.players import make

SETTINGS = {"film": False, "battleWait": False, "choicesOpen": True}
"""Of somebody who has played before: nothing is told that one has not asked for. What would be lost is asked about."""
TIMED = """
window.waits = [];
let pressed = 0, stood = null;
for (const kind of ["pointerdown", "pointerup", "keydown"]) {
  addEventListener(kind, () => (pressed = performance.now()), true);
}
const look = () => {
  const choice = document.querySelector(".history input")?.max ?? null;
  if (choice !== stood && pressed) {
    const began = pressed;
    pressed = 0;
    setTimeout(() => window.waits.push(performance.now() - began));
  }
  stood = choice;
  requestAnimationFrame(look);
};
look();
"""
"""Measures in the page the time from a press until the next choice has been drawn, in milliseconds."""
THOUGHT = 2.0
"""Seconds that somebody who clicks deliberately takes for each press of mouse or key."""


def to_turn(seed: int, turn: int) -> dict[str, Any]:
    """Play a campaign, computer against computer, to a turn; return the position."""
    game = dosespanas.new_game("gce", scenario="campaign", seed=seed, options={"open_stacks": True})
    players = {side: make("scripted", seed + side, "gce") for side in dosespanas.Side}
    while game.actor is not None:
        seen = game.observe(game.actor)
        if seen["turn"] == turn:
            return game.to_position()
        game.apply(players[game.actor].choose(seen, game.legal_view())[0])
    raise SystemExit(f"the campaign of seed {seed} ended before turn {turn}")


def play(position: dict[str, Any], side: str, whole: bool, pictures: Path | None) -> Player:
    """Play the turn of a position for a side in Chromium; return the hand that did."""
    with serving() as (server, folder), opened() as page:
        page.add_init_script(TIMED)
        page.goto(server.address)
        page.evaluate("s => localStorage.setItem('dosespanas.settings', s)", json.dumps(SETTINGS))
        table = Table(server, folder, page, position, side)
        page.goto(f"{server.address}/g/{table.id}#seat={table.token}")
        page.wait_for_selector(".hex-board .pile")
        hand = Player(table, pictures, whole)
        try:
            hand.turn()
        finally:
            hand.picture("end")
        hand.waits = page.evaluate("window.waits")
        return hand


def show(hand: Player) -> None:
    """Print what was counted."""
    apart = ("key", "wheel", "left unmoved")
    clicks = {key: n for key, n in hand.counts.items() if key[1] not in apart}
    for phase in dict.fromkeys(phase for phase, _ in hand.counts):
        row = ", ".join(f"{kind} {n}" for (of, kind), n in sorted(clicks.items()) if of == phase)
        total = sum(n for (of, _), n in clicks.items() if of == phase)
        others = " ".join(f"{kind}: {hand.counts[phase, kind]}" for kind in apart if hand.counts[phase, kind])
        print(f"  {phase:14}{total:5} presses  ({row}) {others}")
    keys = sum(n for (_, kind), n in hand.counts.items() if kind == "key")
    print(f"  {'all':14}{sum(clicks.values()):5} presses, {keys} keys")
    for name, n in sorted(hand.requests.items()):
        print(f"  {n:5} {name}")
    waits = sorted(hand.waits)
    half, most = waits[len(waits) // 2], waits[int(len(waits) * 0.95)]
    print(f"  from press to screen: half {half:.0f} ms, 95% {most:.0f} ms")
    if hand.moved is not None:
        print(f"  stacks: {hand.moved.whole} whole, {hand.moved.parted} in part, {hand.moved.stays}")
    print(f"  attacks: {hand.table.attacks}")
    minutes = ((sum(clicks.values()) + keys) * THOUGHT + sum(waits) / 1000) / 60
    print(f"  {minutes:.1f} minutes: {THOUGHT:.0f} s before each press of mouse or key, and what the page took")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--turn", type=int, default=12)
    parser.add_argument("--side", choices=["nationalist", "republican"], default="nationalist")
    parser.add_argument("--all", action="store_true", help="everybody moves, and there are ten attacks")
    parser.add_argument("--position", type=Path, help="a position of the turn, to save playing up to it")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the page")
    chosen = parser.parse_args()
    if chosen.position is not None:
        position = json.loads(chosen.position.read_text())
    else:
        position = to_turn(chosen.seed, chosen.turn)
    show(play(position, chosen.side, chosen.all, chosen.pictures))


if __name__ == "__main__":
    main()
