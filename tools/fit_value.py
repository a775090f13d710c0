"""Fit the value of a position (España 1936) from many games, as the planner reads it at the end of a turn.

    PYTHONPATH=build/compiled python tools/fit_value.py --games 3000 --seed 700000 --of tuned
    PYTHONPATH=build/compiled python tools/fit_value.py --games 2500 --seed 720000 --of planner

Plays the games, notes the features of each at the end of every turn, and fits a logistic regression to who won. Games
of the tuned opponent against itself, with noise, show the common positions; in those of the planner one side plays the
planner's minds, varied turn by turn as its plans are. Writes `value.json` with its recipe, and says how well it does
on games it was not fitted to.
"""

import argparse
import json
import random
import sys
from datetime import UTC, datetime
from functools import partial
from typing import Any

import numpy as np

import dosespanas
from dosespanas.espana1936.engine import Engine
from dosespanas.players.espana1936.planner.minds import minds
from dosespanas.players.espana1936.planner.search import TASTE, Plan, interesting
from dosespanas.players.espana1936.planner.value import FILE, features
from dosespanas.players.espana1936.tuned.policy import Policy
from dosespanas.players.espana1936.tuned.sight import Memory
from dosespanas.players.espana1936.tuned.weights import Weights, shipped
from dosespanas.terminal.lines import each

RIDGE = 12.0
NOISE = ((0.0, 0.0, 0.7, 1.5, 3.0), (0.0, 0.0, 0.0, 0.7, 1.5))
TASTES = (0.12, 0.3, 0.5)
"""Games of the tuned opponent: noise on the choices of each side, and how far it likes some boxes more than others."""
WHIMS = ((0.0, 0.0, 0.0, 1.5, 3.0), (0.0, 0.0, 0.0, 0.0, 1.5))
VARIATIONS = (0, 1, 1, 2)
"""Games of the planner: noise in three turns of ten, and how often a mind is varied for a turn."""


def noisy(t: Engine, side: int, seed: int, rng: random.Random, memory: Memory) -> Policy:
    """Return a tuned opponent with noise on its choices."""
    policy = Policy([Weights(row) for row in shipped()], 2 * seed + side, rng.choice(TASTES), rng.choice(NOISE[side]))
    policy.memory = memory
    return policy


def varied(t: Engine, side: int, seed: int, rng: random.Random, memory: Memory) -> Policy:
    """Return who plays a side of a game of the planner for a turn.

    The planner's side of the game (the Republican in two of three) has one of the planner's minds, varied as its plans
    are; the other side the tuned opponent's, as the planner thinks it has.
    """
    tuned = shipped()[side]
    planner = side == (1 if seed % 3 else 0)
    plan = Plan({}, rng.choice(minds()[side]) if planner else tuned)
    for _ in range(rng.choice(VARIATIONS) if planner else 0):
        plan = plan.varied(rng, interesting(t, side))
    weights = [Weights(row) for row in shipped()]
    weights[side] = Weights(plan.mind)
    policy = Policy(weights, 2 * seed + side, TASTE, rng.choice(WHIMS[side]) if rng.random() < 0.3 else 0.0)
    policy.memory = memory
    policy.goals[side] = [plan.boxes.get(box, 1.0) for box in range(t.data.box_count)]
    return policy


def rows_of(seed: int, planner: bool) -> tuple[int, list[list[float]], float]:
    """Return the seed of a game, the features at each of its turns' ends, and 1 if the Nationalist side won it."""
    game = dosespanas.new_game("espana1936", "1938" if seed % 5 == 4 else "1936", {}, seed=seed)
    state = game.state
    assert isinstance(state, Engine)
    rng, memory = random.Random(seed), Memory(state.data)
    make = varied if planner else noisy
    players = [make(state, side, seed, rng, memory) for side in (0, 1)]
    rows: list[list[float]] = []
    turn = state.turn
    while not state.ended:
        codes = state.codes()
        state.step(codes[0] if len(codes) == 1 else players[state.side].choose(state, codes))
        state.out = []
        if state.turn != turn and not state.ended:
            turn = state.turn
            rows.append(features(state))
            if planner:
                players = [make(state, side, seed, rng, memory) for side in (0, 1)]
    return seed, rows, 0.5 if state.winner < 0 else float(state.winner == 0)


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description="Fit the value of a position of España 1936.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=700_000)
    parser.add_argument("--of", choices=("tuned", "planner"), default="tuned", help="whose games")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    games = []
    work = partial(rows_of, planner=asked.of == "planner")
    for game in each(work, range(asked.seed, asked.seed + asked.games), asked.jobs):
        games.append(game)
        if len(games) % 50 == 0:
            sys.stderr.write(f"\r{len(games)} of {asked.games} games")
    x, y, fold = [], [], []
    for seed, rows, won in sorted(games):
        x += rows
        y += [won] * len(rows)
        fold += [seed // 5 % 5] * len(rows)
    table, won_by, folds = np.array(x), np.array(y), np.array(fold)

    def fit(rows: Any) -> Any:
        a, b = table[rows], won_by[rows]
        w = np.zeros(a.shape[1])
        for _ in range(60):
            p = 1 / (1 + np.exp(-np.clip(a @ w, -30, 30)))
            weight = np.maximum(p * (1 - p), 1e-4)
            step = a.T @ (b - p) - RIDGE * w
            w = w + np.linalg.solve(a.T @ (a * weight[:, None]) + np.eye(len(w)) * RIDGE, step)
        return w

    test = folds == 4
    w = fit(~test)
    p = 1 / (1 + np.exp(-np.clip(table[test] @ w, -30, 30)))
    loss = -np.mean(won_by[test] * np.log(p + 1e-9) + (1 - won_by[test]) * np.log(1 - p + 1e-9))
    base = float(np.mean(won_by[test]))
    flat = -(base * np.log(base) + (1 - base) * np.log(1 - base))
    bins = np.minimum((p * 10).astype(int), 9)
    error = sum(abs(p[bins == i].mean() - won_by[test][bins == i].mean()) * (bins == i).mean() for i in set(bins))
    print(f"\n{len(table)} positions; on those kept back: log loss {loss:.3f} (constant {flat:.3f}),")
    print(f"accuracy {np.mean((p > 0.5) == (won_by[test] > 0.5)):.3f}, calibration error {error:.3f}")
    recipe = {
        "command": f"python tools/fit_value.py --games {asked.games} --seed {asked.seed} --of {asked.of}",
        "positions": len(table),
        "log_loss_kept_back": round(float(loss), 4),
        "date": datetime.now(UTC).date().isoformat(),
    }
    factors = fit(folds >= 0)
    FILE.write_text(json.dumps({"recipe": recipe, "factors": [round(float(v), 5) for v in factors]}, indent=1) + "\n")


if __name__ == "__main__":
    main()
