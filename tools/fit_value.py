"""Fit the value of a position (España 1936) from games of the tuned opponent against itself.

    PYTHONPATH=build/compiled python tools/fit_value.py --games 2000

Plays the games, notes the features of each at the end of every turn, and fits a logistic regression to who won. Writes
`value.json` with its recipe, and says how well it does on games it was not fitted to.
"""

import argparse
import json
import sys
from datetime import UTC, datetime
from typing import Any

import numpy as np

import dosespanas
from dosespanas.espana1936.engine import Engine
from dosespanas.players.espana1936.planner.value import FILE, features
from dosespanas.players.espana1936.tuned.policy import Policy
from dosespanas.players.espana1936.tuned.weights import Weights, shipped

RIDGE = 4.0
WHIMS = ((0.0, 2.0, 4.0), (0.0, 2.0))
"""Noise on the choices of each side, by turns: so that both sides win, and positions differ."""


def rows_of(seed: int) -> tuple[list[list[float]], float]:
    """Return the features at each turn's end of one game, and 1 if the Nationalist side won it."""
    game = dosespanas.new_game("espana1936", "1938" if seed % 5 == 4 else "1936", {}, seed=seed)
    state = game.state
    assert isinstance(state, Engine)
    weights = [Weights(row) for row in shipped()]
    players = [Policy(weights, 2 * seed + s, 0.25, WHIMS[s][seed % len(WHIMS[s])]) for s in (0, 1)]
    rows: list[list[float]] = []
    turn = state.turn
    while not state.ended:
        codes = state.codes()
        state.step(codes[0] if len(codes) == 1 else players[state.side].choose(state, codes))
        state.out = []
        if state.turn != turn and not state.ended:
            turn = state.turn
            rows.append(features(state))
    return rows, 0.5 if state.winner < 0 else float(state.winner == 0)


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description="Fit the value of a position of España 1936.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=700_000)
    asked = parser.parse_args()
    x, y, fold = [], [], []
    for k in range(asked.games):
        rows, won = rows_of(asked.seed + k)
        x += rows
        y += [won] * len(rows)
        fold += [k % 5] * len(rows)
        if k % 50 == 0:
            sys.stderr.write(f"\r{k} of {asked.games} games")
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
        "command": f"python tools/fit_value.py --games {asked.games} --seed {asked.seed}",
        "positions": len(table),
        "log_loss_kept_back": round(float(loss), 4),
        "date": datetime.now(UTC).date().isoformat(),
    }
    FILE.write_text(json.dumps({"recipe": recipe, "factors": [round(float(v), 5) for v in fit(folds >= 0)]}, indent=1))


if __name__ == "__main__":
    main()
