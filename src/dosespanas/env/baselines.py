"""Baselines by one command each, with their numbers: what a learner or a search of somebody else's library comes to.

    python -m dosespanas.env.baselines ppo madrid       masked PPO (pip install 'dosespanas[rl]' sb3-contrib)
    python -m dosespanas.env.baselines ismcts madrid    information set MCTS of OpenSpiel ('dosespanas[openspiel]')
    python -m dosespanas.env.baselines cfr sierra       CFR+ of OpenSpiel, exactly: the same as dosespanas.env.exact

The first two play a miniature or a whole game (`espana1936`, `gce`) against *random* and count what they win as each
side, of fresh games whose seeds are told; `--steps`: how much PPO learns, `--simulations`: how long ISMCTS thinks.
"""

import argparse
import runpy
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from dosespanas.env.miniatures import MINIATURES
from dosespanas.env.setting import Setting
from dosespanas.kernel.side import SIDE_NAMES

FRESH: Final = 1 << 40
"""The seed of the first game that counts: learning begins its rows of games elsewhere."""


def setting_of(name: str) -> Setting:
    """Return what is played under a name: a miniature or a whole game."""
    if name not in MINIATURES:
        return Setting(name)
    one = MINIATURES[name]
    return Setting(one.game, one.scenario, dict.fromkeys(one.options, True), one.data)


def won(table: Any, choose: Callable[[Any, dict[str, Any]], int], games: int) -> int:
    """Return how many of so many fresh games a side of a Gymnasium environment wins by what it chooses."""
    found = 0
    for number in range(games):
        seen, _ = table.reset(seed=FRESH + number)
        over = False
        while not over:
            seen, _, over, _, _ = table.step(choose(table, seen))
        outcome = table.game.outcome()
        found += outcome is not None and outcome.winner == table.seat.own
    return found


def ppo(name: str, steps: int, games: int, seed: int) -> None:
    """Teach masked PPO of sb3-contrib each side against random, and count what it wins."""
    from sb3_contrib import MaskablePPO

    from dosespanas.env.gymnasium_env import DosEspanasGym

    for side in SIDE_NAMES:
        table, began = DosEspanasGym(setting_of(name), side, "random"), time.process_time()
        model = MaskablePPO("MultiInputPolicy", table, n_steps=1024, batch_size=128, gamma=1.0, seed=seed, device="cpu")

        def chosen(here: Any, seen: dict[str, Any], model: Any = model) -> int:
            number, _ = model.predict(seen, action_masks=here.action_masks(), deterministic=False)
            return int(number)

        before = won(table, chosen, games)
        model.learn(steps)
        after, spent = won(table, chosen, games), time.process_time() - began
        what = f"{name}, {side}, masked PPO, {steps:,} steps"
        print(f"{what}: wins {after} of {games}, untaught {before} ({spent:.0f} s)")


def ismcts(name: str, simulations: int, games: int, seed: int) -> None:
    """Let OpenSpiel's ISMCTS play each side against random, and count what it wins."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    from dosespanas.env import openspiel

    told = f"dosespanas_{setting_of(name).game}{openspiel.SAMPLED}"
    if name in MINIATURES:
        one = MINIATURES[name]
        told += f"(scenario=_{one.scenario},options={'+'.join(one.options)},data={name},seed={seed})"
    game = pyspiel.load_game(told)
    for side in (0, 1):
        rng, began, found = np.random.RandomState(seed), time.process_time(), 0
        bot = ISMCTSBot(None, RandomRolloutEvaluator(random_state=rng), 2.0, simulations, random_state=rng)
        for _ in range(games):
            state: Any = game.new_initial_state()
            while not state.is_terminal():
                mine = state.current_player() == side
                state.apply_action(int(bot.step(state) if mine else rng.choice(state.legal_actions())))
            found += state.returns()[side] > 0
        spent = time.process_time() - began
        print(f"{name}, {SIDE_NAMES[side]}, ISMCTS, {simulations} simulations: wins {found} of {games} ({spent:.0f} s)")


def main() -> None:
    """Do what the command line says."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("what", choices=["ppo", "ismcts", "cfr"])
    given.add_argument("name", nargs="?", default="madrid", help="a miniature, espana1936 or gce")
    given.add_argument("--steps", type=int, default=20_000, help="choices that PPO learns from (20,000)")
    given.add_argument("--simulations", type=int, default=50, help="of ISMCTS, a choice (50)")
    given.add_argument("--games", type=int, default=100, help="that count, a side (100)")
    given.add_argument("--seed", type=int, default=1936)
    chosen = given.parse_args()
    if chosen.what == "cfr":
        sys.argv[1:] = [chosen.name]
        runpy.run_module("dosespanas.env.exact", run_name="__main__")
    elif chosen.what == "ppo":
        ppo(chosen.name, chosen.steps, chosen.games, chosen.seed)
    else:
        ismcts(chosen.name, chosen.simulations, chosen.games, chosen.seed)


if __name__ == "__main__":
    main()
