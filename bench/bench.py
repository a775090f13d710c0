"""How fast the rules are: random play and single calls, pure and compiled, beside python-chess.

`make bench` runs it. Every number is the median of several rounds on one core.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

GAMES = ["espana1936", "gce"]
BUILDS = {"pure": "src", "compiled": "build/compiled"}
FLOORS = {"espana1936": 25_000, "gce": 6_000}
"""Steps a second that an environment takes at least where it is compiled, with observation and mask.

On the machine of REFERENCE; on another one it is as many for each move of python-chess there.
"""
REFERENCE = 45_500
"""Moves of python-chess a second on the machine that the floors were set for."""
ROUNDS = 5
CALLS = {"clone": 2000, "legal_actions": 2000, "apply": 2000, "observe": 300, "sample": 300, "odds": 1000, "map": 300}
"""How many calls of each kind a round times."""


def per_second(play: Callable[[int], int], seconds: float) -> dict[str, float]:
    """Return actions and games per second: `play(seed)` plays one game and returns its actions."""
    actions, games = [], []
    for turn in range(ROUNDS):
        seed, played, start = turn * 1000, 0, time.perf_counter()
        while time.perf_counter() - start < seconds / ROUNDS:
            played += play(seed)
            seed += 1
        spent = time.perf_counter() - start
        actions.append(played / spent)
        games.append((seed - turn * 1000) / spent)
    return {"actions/s": median(actions), "games/s": median(games)}


def play_dosespanas(name: str, seed: int) -> int:
    """Play a random game with full legal lists, in its first scenario; return its actions."""
    import dosespanas

    game = dosespanas.new_game(name, seed=seed)
    choose = random.Random(seed)
    while game.actor is not None:
        game.apply(choose.choice(game.legal_actions()))
    return game.choice


def play_chess(seed: int) -> int:
    """Play a random game of chess with full legal lists, picked from alike; return its moves."""
    import chess

    board = chess.Board()
    choose = random.Random(seed)
    moves = list(board.legal_moves)
    while moves and board.halfmove_clock < 100 and not board.is_insufficient_material():
        board.push(choose.choice(moves))
        moves = list(board.legal_moves)
    return len(board.move_stack)


def positions(name: str) -> tuple[list[Any], list[Any]]:
    """Return every 25th position of a few random games, and those with an attack in hand."""
    import dosespanas

    games, battles = [], []
    for seed in range(5):
        game = dosespanas.new_game(name, seed=seed)
        choose = random.Random(seed)
        while game.actor is not None:
            if game.choice % 25 == 0:
                games.append(game.clone())
            if game.odds(None, game.actor) is not None:
                battles.append(game.clone())
            game.apply(choose.choice(game.legal_actions()))
    return games, battles


def microseconds(call: Callable[[Any], object], games: list[Any], calls: int) -> float:
    """Return the median time of one call, in microseconds."""
    times = []
    for _ in range(ROUNDS):
        subjects = [games[i % len(games)] for i in range(calls)]
        start = time.perf_counter()
        for game in subjects:
            call(game)
        times.append((time.perf_counter() - start) / calls * 1e6)
    return median(times)


def apply_time(games: list[Any], calls: int) -> float:
    """Return the median time to apply a random action, in microseconds; the copies are made before."""
    times = []
    choose = random.Random(1936)
    for _ in range(ROUNDS):
        copies = [games[i % len(games)].clone() for i in range(calls)]
        work = [(game, choose.choice(game.legal_actions())) for game in copies]
        start = time.perf_counter()
        for game, action in work:
            game.apply(action)
        times.append((time.perf_counter() - start) / calls * 1e6)
    return median(times)


def map_times(games: list[Any]) -> dict[str, float]:
    """Return the median times of GCE's dearest questions: supply of the whole map, and where one unit can go."""
    from dosespanas.gce.board.stages import MOVE
    from dosespanas.gce.movement import destinations, eligibility, reach
    from dosespanas.gce.supply import sources

    def supply_of_all(game: Any) -> None:
        game.state.stale_all()
        for front in range(3):
            sources.map_of(game.state, front)

    found = {"supply of the map": microseconds(supply_of_all, games, CALLS["map"])}

    def reach_of_one(pair: Any) -> None:
        state, unit = pair
        group = reach.MovingGroup(state, [unit], False)
        found = reach.find(group, state.u_hex[unit], group.pace, True)
        destinations.legal_ends(state, [unit], found, [])

    states = [game.state for game in games if game.state.stage == MOVE]
    pairs = [(state, unit) for state in states for unit in eligibility.all_able(state, state.side)]
    found["reach of a unit"] = microseconds(reach_of_one, pairs, CALLS["map"])
    return found


def env_steps(name: str, seconds: float) -> float:
    """Return the steps of an environment of many games in a second of processor time: random actions, an observation
    and a mask each.
    """
    from dosespanas import env

    table = env.vector(name, 16, copy=False)
    table.reset(seed=1936)
    choose, found = random.Random(1936), []
    for _ in range(ROUNDS):
        steps, start = 0, time.process_time()
        while time.process_time() - start < seconds / ROUNDS:
            table.step([numbers[int(choose.random() * len(numbers))] for numbers in table.marked])
            steps += table.num_envs
        found.append(steps / (time.process_time() - start))
    return median(found)


def measure(name: str, seconds: float) -> dict[str, float]:
    """Return all numbers of a game in the build that is imported here."""
    from dosespanas import sample

    found = per_second(lambda seed: play_dosespanas(name, seed), seconds)
    found["env steps/s"] = env_steps(name, seconds)
    games, battles = positions(name)
    found["clone"] = microseconds(lambda game: game.clone(), games, CALLS["clone"])
    found["legal_actions"] = microseconds(lambda game: game.legal_actions(), games, CALLS["legal_actions"])
    found["apply"] = apply_time(games, CALLS["apply"])
    found["observe"] = microseconds(lambda game: game.observe(game.actor), games, CALLS["observe"])
    seen = [game.observe(game.actor) for game in games]
    found["sample"] = microseconds(lambda observation: sample(observation, 1936), seen, CALLS["sample"])
    found["odds"] = microseconds(lambda game: game.odds(None, game.actor), battles, CALLS["odds"])
    if name == "gce":
        found |= map_times(games)
    return found


def measured_in(folder: str, name: str, seconds: float) -> dict[str, float] | None:
    """Return the numbers of a game in the build of a folder, measured in its own process; None without that build."""
    if folder != "src" and not Path(folder, "compiled").exists():
        return None
    done = subprocess.run(
        [sys.executable, __file__, "--one", "--game", name, "--seconds", str(seconds)],
        env=dict(os.environ, PYTHONPATH=folder),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def show(found: dict[str, dict[str, float]]) -> None:
    """Print the numbers of all builds side by side."""
    print(f"{'':20}" + "".join(f"{name:>14}" for name in found))
    for key in next(iter(found.values())):
        unit = "" if "/s" in key else " µs"
        cells = [f"{numbers[key]:,.1f}{unit}" if key in numbers else "" for numbers in found.values()]
        print(f"{key:20}" + "".join(f"{cell:>14}" for cell in cells))
    chess = found["python-chess"]["actions/s"]
    ratios = {name: numbers["actions/s"] / chess for name, numbers in found.items()}
    print(f"{'to python-chess':20}" + "".join(f"{ratio:>14.2f}" for ratio in ratios.values()))


def main() -> None:
    """Measure every build there is and python-chess in the same run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--one", action="store_true", help="measure the build that is imported; print JSON")
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--seconds", type=float, default=10, help="seconds of random play for each")
    parser.add_argument("--json", type=Path, help="also write the numbers to this file")
    chosen = parser.parse_args()
    if chosen.one:
        print(json.dumps(measure(chosen.game, chosen.seconds)))
        return
    chess = per_second(play_chess, chosen.seconds)
    report = {}
    for name in [chosen.game] if chosen.game else GAMES:
        measured = {build: measured_in(folder, name, chosen.seconds) for build, folder in BUILDS.items()}
        found = {build: numbers for build, numbers in measured.items() if numbers is not None}
        report[name] = found = found | {"python-chess": chess}
        print(f"{name}, random play on one core")
        show(found)
        if "compiled" in found:
            steps = found["compiled"]["env steps/s"]
            moves = chess["actions/s"]
            least = FLOORS[name] / REFERENCE
            short = "" if steps >= least * moves else ": SLOWER than that"
            print(
                f"the environment compiled: {steps:,.0f} steps/s, {steps / moves:.2f} of python-chess; "
                f"its floor is {least:.2f} ({FLOORS[name]:,} beside {REFERENCE:,}){short}"
            )
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
