"""OpenSpiel's own tests of the games it knows, on those of `dosespanas.env.openspiel`; its search plays on them too.

    make openspiel-suite

compiles the rules and plays random games with chance in nodes, written down and read back at every node, and others
with chance sampled; then ISMCTS chooses a few times. Before that the same of the miniatures, and one of them in
OpenSpiel's playthrough format, twice alike. Some minutes, nearly all of it reading games back; `make test` does it with
the smallest miniature.
"""

import argparse
import time
from functools import partial
from typing import Any

import numpy as np
import pyspiel
from absl import flags
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from dosespanas.env import exact, openspiel
from dosespanas.env.miniatures import MINIATURES

GAMES = ["dosespanas_espana1936", "dosespanas_gce"]
OPTIONS = {"dosespanas_espana1936": "scenario=_1938,options=fog+naval", "dosespanas_gce": "options=hidden_chits"}


def random_games(name: str, serialize: bool) -> None:
    """Let OpenSpiel play a random game and check all that it knows of a game at every node."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=serialize, verbose=False)


def played_through(name: str) -> None:
    """Write a game of a miniature in OpenSpiel's playthrough format, twice, and compare."""
    flags.FLAGS.mark_as_parsed()  # as a program of OpenSpiel's would have
    told = exact.spiel(name)
    assert playthrough(told, None, seed=1936) == playthrough(told, None, seed=1936)


def searched(name: str, choices: int) -> None:
    """Let ISMCTS choose a few times, on states drawn from what its side sees."""
    rng = np.random.RandomState(1936)
    bot = ISMCTSBot(None, RandomRolloutEvaluator(random_state=rng), 2.0, 4, random_state=rng)
    state: Any = pyspiel.load_game(name).new_initial_state()
    while choices and not state.is_terminal():
        if state.is_chance_node():
            values, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(values, p=chances)))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        choices -= 1


def main() -> None:
    """Run all of it, and say how long each took."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--game", choices=GAMES, help="only this game")
    chosen = given.parse_args().game
    for name in () if chosen else MINIATURES:
        began = time.process_time()
        random_games(exact.spiel(name), True)
        random_games(exact.spiel(name).replace(openspiel.MERGED, ""), True)
        print(f"{name}: random games, read back at each node: {time.process_time() - began:.1f} s", flush=True)
    if not chosen:
        played_through("sierra")
        print("sierra: a playthrough, twice alike", flush=True)
    for name in [chosen] if chosen else GAMES:
        checks = [
            ("a game with chance in nodes, read back at each", partial(random_games, name, True)),
            ("the same with options", partial(random_games, f"{name}({OPTIONS[name]})", False)),
            ("chance sampled", partial(random_games, name + openspiel.SAMPLED, False)),
            ("ISMCTS chooses", partial(searched, name, 3)),
        ]
        for what, check in checks:
            began = time.process_time()
            check()
            print(f"{name}: {what}: {time.process_time() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()
