"""Play campaigns of La Guerra Civil Española and say what became of them.

    PYTHONPATH=src python -m studies.campaigns 1 300 --rows rows.jsonl    # plays the seeds, a line of JSON each
    PYTHONPATH=src python -m studies.campaigns --read rows.jsonl          # the tables of docs/studies-gce.md

A run that was stopped goes on where it was: seeds that have a line are not played again. `--data FOLDER` plays with
corrected data files, `--players tuned scripted` with other opponents than the scripted one, the Nationalist first;
`mind` is the planner without trials.
"""

import argparse
import os
import statistics
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

from studies import workers
from studies.minds import Falls

import dosespanas
from dosespanas.gce.board.hexes import NEIGHBOUR, parse_hex
from dosespanas.kernel.side import NAT
from dosespanas.players import Player, make
from dosespanas.players.gce.planner.player import mind
from dosespanas.registry import GCE
from dosespanas.terminal.executors import each
from dosespanas.terminal.resumable_jobs import add_lines, read_lines

FALLS = {
    "Bilbao": "3613",
    "Santander": "3710",
    "Gijón": "3707",
    "Madrid": "2712",
    "Barcelona": "3023",
    "Valencia": "2418",
}
"""Places whose fall is noted."""

NORTH, SOUTH = "3312", "1305"
"""Burgos and Cádiz: the Nationalist zones have joined when their own hexes lead from one to the other."""

LEVANT = ["2719", "2619", "2519", "2418"]
"""Hexes of the coast between the Ebro and Valencia."""

SCRIPTED = ["scripted", "scripted"]
MIND = "mind"

SHOWN_TURNS = [1, 4, 7, 10, 13, 16, 19]


def joined(held: set[int]) -> bool:
    """Tell whether a way over some hexes leads from Cádiz to Burgos."""
    edge, seen = [parse_hex(SOUTH)], {parse_hex(SOUTH)}
    while edge:
        h = edge.pop()
        for near in NEIGHBOUR[6 * h : 6 * h + 6]:
            if near in held and near not in seen:
                seen.add(near)
                edge.append(near)
    return parse_hex(NORTH) in seen


def seated(name: str, seed: int) -> Player:
    """Return an opponent; `mind` is the planner without trials."""
    return mind(seed) if name == MIND else make(name, seed, "gce")


def nationalist(seen: dict[str, Any]) -> set[int]:
    """Return the Nationalist hexes of an observation."""
    return {parse_hex(name) for name in seen["control"]["nationalist"]}


def play(seed: int, names: list[str], data: str | None) -> dict[str, Any]:
    """Return what became of the campaign of a seed; what has fallen is read as each turn opens, not in the last one."""
    began = time.process_time()
    game = dosespanas.new_game("gce", "campaign", seed=seed, data=data)
    players = [seated(names[0], seed), seated(names[1], seed + 5000)]
    order = Falls()
    row: dict[str, Any] = {"seed": seed, "players": names, "morale": [], "falls": {}}
    while game.actor is not None:
        seen = game.observe(game.actor)
        if seen["turn"] > len(row["morale"]):
            row["morale"].append(seen["morale"])
            held = nationalist(seen)
            order.read(held, seen["turn"] - 1)
            for place, name in FALLS.items():
                if parse_hex(name) in held:
                    row["falls"].setdefault(place, seen["turn"] - 1)
            if "joined" not in row and joined(held):
                row["joined"] = seen["turn"] - 1
            if "sea" not in row and any(parse_hex(name) in held for name in LEVANT):
                row["sea"] = seen["turn"] - 1
        game.apply(players[game.actor].choose(seen, game.legal_view())[0])
    outcome = game.outcome()
    assert outcome is not None
    last = game.observe(None)
    order.read(nationalist(last), last["turn"])
    row["in_order"] = order.in_order()
    row |= {"winner": outcome.winner, "reason": outcome.reason, "turn": last["turn"], "last": last["morale"]}
    return row | {"choices": game.choice, "seconds": round(time.process_time() - began, 1)}


def tables(rows: list[dict[str, Any]]) -> str:
    """Return the tables of a study: winners and reasons, Morale by turn, and when places fell."""
    count = len(rows)
    lines = [f"{count} campaigns, seeds {min(row['seed'] for row in rows)} to {max(row['seed'] for row in rows)}", ""]
    for (winner, why), number in Counter((row["winner"], row["reason"]) for row in rows).most_common():
        ends = [row["turn"] for row in rows if (row["winner"], row["reason"]) == (winner, why)]
        side = "Nationalist" if winner == 0 else "Republican"
        span = f"turns {min(ends)} to {max(ends)}"
        lines.append(f"| {side} | {why} | {number} | {100 * number / count:.0f}% | {span} |")
    wins = [row for row in rows if row["winner"] == NAT and "in_order" in row]
    if wins:
        ordered = sum(row["in_order"] for row in wins)
        lines += ["", f"Nationalist wins in the order of the war (north, Aragon, Barcelona): {ordered} of {len(wins)}"]
    lines.append("")
    for turn in SHOWN_TURNS:
        morale = sorted(row["morale"][turn - 1] for row in rows if len(row["morale"]) >= turn)
        if morale:
            low, high = morale[len(morale) // 10], morale[-1 - len(morale) // 10]
            lines.append(f"| {turn} | {len(morale)} | {statistics.median(morale):g} | {low} to {high} |")
    lasts = sorted(row["last"] for row in rows)
    lines += ["", f"Morale at the end: {lasts[0]} to {lasts[-1]}, median {statistics.median(lasts):g}", ""]
    dates = [("the zones join", "joined"), ("the sea is reached", "sea")]
    for name, found in [(f"{place} falls", [row["falls"].get(place) for row in rows]) for place in FALLS] + [
        (name, [row.get(key) for row in rows]) for name, key in dates
    ]:
        turns = sorted(turn for turn in found if turn)
        when = f"{turns[0]} to {turns[-1]}, median {statistics.median(turns):g}" if turns else "-"
        lines.append(f"| {name} | {len(turns)} of {count} | {when} |")
    seconds = sorted(row["seconds"] for row in rows)
    lines += ["", f"{statistics.median(seconds):g} s a campaign, {seconds[-1]:g} s the longest, on one core"]
    return "\n".join(lines)


def main() -> int:
    """Play the seeds that have no line yet, or print the tables."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("seeds", nargs="*", type=int, help="first and last seed")
    arguments.add_argument("--rows", type=Path, default=Path("rows.jsonl"), help="where the lines go")
    arguments.add_argument("--read", type=Path, help="print the tables of these lines")
    workers.ask(arguments, os.cpu_count() or 1)
    arguments.add_argument("--data", help="a folder of corrected data files")
    arguments.add_argument(
        "--players", nargs=2, choices=[*GCE.opponents, MIND], default=SCRIPTED, help="Nationalist and Republican"
    )
    given = arguments.parse_args()
    path: Path = given.read or given.rows
    rows = read_lines(path)
    if given.read:
        if not rows:
            arguments.error(f"{path} has no campaigns yet; play some first")
        print(tables(rows))
        return 0
    if len(given.seeds) != 2:
        arguments.error("two seeds are needed, the first and the last, such as 1 300")
    if any(row.get("players", SCRIPTED) != given.players for row in rows):
        arguments.error(f"{path} has campaigns of other opponents; give --rows another file")
    played = {row["seed"] for row in rows}
    due = [seed for seed in range(given.seeds[0], given.seeds[1] + 1) if seed not in played]
    for number, _ in enumerate(
        add_lines(path, each(partial(play, names=given.players, data=given.data), due, workers.told(given))), 1
    ):
        print(f"\r{number} of {len(due)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
