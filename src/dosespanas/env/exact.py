"""How well a policy plays a miniature, exactly: the whole tree of the game, by OpenSpiel's own algorithms.

    python -m dosespanas.env.exact                  every miniature (pip install 'dosespanas[openspiel]')
    python -m dosespanas.env.exact teruel --iterations 1000 --efg teruel.efg

Prints how large the game is, what it is worth to the Nationalist side when both play at random and when both play as
well as counterfactual regret minimisation has found in so many iterations, and what the best answer wins from each
(exploitability: 0 for perfect play, 2 at most). The same numbers on every machine.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.python.algorithms import expected_game_score, exploitability
from open_spiel.python.algorithms.gambit import export_gambit
from open_spiel.python.policy import UniformRandomPolicy

from dosespanas.env.miniatures import MINIATURES, miniature
from dosespanas.env.openspiel import MERGED


def spiel(name: str) -> str:
    """Return a miniature as `pyspiel.load_game` knows it, all draws of an action in one node of chance."""
    one = miniature(name)
    return f"dosespanas_{one.game}{MERGED}(scenario=_{one.scenario},options={'+'.join(one.options)},data={name})"


def written(name: str) -> str:
    """Return the whole tree of a miniature in the format EFG, which Gambit and OpenSpiel read."""
    text: str = export_gambit(pyspiel.load_game(spiel(name)))
    return text


def tree(text: str) -> Any:
    """Return a game of OpenSpiel for a whole tree: each history is there, and the algorithms walk it fast."""
    return pyspiel.load_efg_game(text)


def histories(state: Any) -> Iterator[Any]:
    """Yield every state that can be come to from one, itself first."""
    yield state
    for action in state.legal_actions():
        yield from histories(state.child(action))


def size(game: Any) -> dict[str, int]:
    """Return how many histories a game has, how many of them end it, and how many information states."""
    found, ends, known = 0, 0, set[tuple[int, str]]()
    for state in histories(game.new_initial_state()):
        found += 1
        ends += state.is_terminal()
        if not state.is_terminal() and not state.is_chance_node():
            known.add((state.current_player(), state.information_state_string()))
    return {"histories": found, "ends": ends, "information states": len(known)}


def learnt(game: Any, iterations: int) -> Any:
    """Return the average policy of counterfactual regret minimisation (CFR+) after so many iterations."""
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return solver.tabular_average_policy()


def judged(game: Any, policy: Any) -> tuple[float, float]:
    """Return what a game is worth to the Nationalist side if both sides play a policy, and its exploitability."""
    values = expected_game_score.policy_value(game.new_initial_state(), [policy] * game.num_players())
    return float(values[0]), float(exploitability.exploitability(game, policy))


def main() -> None:
    """Print the numbers of one miniature or of all."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("name", nargs="?", choices=list(MINIATURES), help="only this one")
    given.add_argument("--iterations", type=int, default=1000, help="of CFR+ (1000)")
    given.add_argument("--efg", type=Path, help="also write the tree to this file")
    chosen = given.parse_args()
    for name in [chosen.name] if chosen.name else MINIATURES:
        began = time.process_time()
        text = written(name)
        if chosen.efg:
            chosen.efg.write_text(text, encoding="utf-8")
        game = tree(text)
        sizes = ", ".join(f"{number:,} {what}" for what, number in size(game).items())
        print(f"{name}: {sizes} ({time.process_time() - began:.0f} s)")
        for what, policy in (
            ("at random", UniformRandomPolicy(game)),
            (f"CFR+, {chosen.iterations} iterations", learnt(game, chosen.iterations)),
        ):
            value, beaten_by = judged(game, policy)
            print(f"  {what}: worth {round(value, 4) + 0.0:+.4f}, exploitability {beaten_by:.4f}")


if __name__ == "__main__":
    main()
