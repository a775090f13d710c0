"""A learner in ten lines: a policy gradient over what actions are about, with masks, against random.

    .venv/bin/python studies/learner.py --minutes 10          (PYTHONPATH=build/compiled: in a tenth of the time)

Prints every hundred games how many of them it won, and in the end how many of 200 fresh ones.
"""

import argparse
import time
from typing import Any

import numpy as np

from dosespanas import env

FRESH = 1 << 40


def learn(table: Any, worth: Any, rng: Any, seed: int | None, rate: float = 0.05, fading: float = 0.9) -> float:
    """Play a game and learn from it; return what the learner gained at the end: 1 for a win, -1 for a defeat.

    `worth`: by kind of action, column of its row and number there, what that adds to its weight; `rate`: how much is
    learnt, 0: nothing; `fading`: by how much what an action gained counts less with each choice since.
    """
    seen, _ = table.reset(seed=seed)
    path, over, reward = [], False, 0.0
    while not over:
        rows = seen["actions"][: seen["action_mask"].sum()]
        at = rows[:, :1], np.arange(rows.shape[1]), rows
        weight = worth[at].sum(axis=1)
        chance = np.exp(weight - weight.max())
        chance /= chance.sum()
        chosen = rng.choice(len(chance), p=chance)
        seen, reward, over, _, _ = table.step(chosen)
        path.append((at, chance, chosen, reward))
    gained = 0.0
    for at, chance, chosen, reward in reversed(path) if rate else ():
        gained = reward + fading * gained
        step = -rate * gained * chance
        step[chosen] += rate * gained
        np.add.at(worth, at, np.repeat(step[:, None], at[1].size, axis=1))
    outcome = table.game.outcome()
    return 0.0 if outcome.winner is None else 1.0 if outcome.winner == table.seat.own else -1.0


def main() -> None:
    """Learn for some minutes, then play fresh games."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--game", default="espana1936")
    given.add_argument("--side", default="nationalist")
    given.add_argument("--minutes", type=float, default=10, help="of processor time")
    given.add_argument("--rate", type=float, default=0.05)
    given.add_argument("--fading", type=float, default=0.9)
    given.add_argument("--games", type=int, default=200, help="fresh games at the end")
    chosen = given.parse_args()
    table: Any = env.gym(chosen.game, chosen.side, "random", form="list", reward="value")
    rng, worth = np.random.default_rng(1936), np.zeros((64, len(table.setting.encoding.columns), 512))
    untaught = np.zeros_like(worth)
    before = [learn(table, untaught, rng, FRESH + seed, rate=0.0) for seed in range(chosen.games)]
    print(f"untaught: wins {before.count(1.0)} of {len(before)}", flush=True)
    until, results = time.process_time() + 60 * chosen.minutes, []
    while time.process_time() < until:
        results.append(learn(table, worth, rng, None, chosen.rate, chosen.fading))
        if len(results) % 100 == 0:
            print(f"{len(results)} games: {results[-100:].count(1.0)} of the last 100 won", flush=True)
    after = [learn(table, worth, rng, FRESH + seed, rate=0.0) for seed in range(chosen.games)]
    print(f"taught by {len(results)} games: wins {after.count(1.0)} of {len(after)}")


if __name__ == "__main__":
    main()
