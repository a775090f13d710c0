"""Golden games: seed -> length, end and hash. A change of rules shows here as a visible diff.

`PYTHONPATH=src:. python -m tests.espana1936.test_golden` writes the file anew; look at the diff before you commit it.
"""

import json
import random
from pathlib import Path

import pytest

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.players import make

GOLDEN = Path(__file__).with_name("golden.json")
RANDOM = range(1, 21)
SCRIPTED = range(1, 5)


def summary(game: Game) -> str:
    outcome = game.outcome()
    assert outcome is not None
    winner = "draw" if outcome.winner is None else "NR"[outcome.winner]
    return f"{game.choice} choices, {winner} {outcome.reason} {outcome.rule}, {game.hash()}"


def random_game(seed: int) -> str:
    game = dosespanas.new_game("espana1936", seed=seed)
    rng = random.Random(seed)
    while game.actor is not None:
        game.apply(rng.choice(game.legal_actions()))
    return summary(game)


def scripted_game(seed: int) -> str:
    game = dosespanas.new_game("espana1936", seed=seed)
    players = [make("scripted", seed), make("scripted", seed + 1)]
    while game.actor is not None:
        action, _ = players[game.actor].choose(game.observe(game.actor), game.legal_view())
        game.apply(action)
    return summary(game)


def play_all() -> dict[str, str]:
    games = {f"random {seed}": random_game(seed) for seed in RANDOM}
    return games | {f"scripted {seed}": scripted_game(seed) for seed in SCRIPTED}


@pytest.mark.parametrize("seed", RANDOM)
def test_random_game_is_the_golden_one(seed: int) -> None:
    assert random_game(seed) == json.loads(GOLDEN.read_text())[f"random {seed}"]


@pytest.mark.parametrize("seed", SCRIPTED)
def test_scripted_game_is_the_golden_one(seed: int) -> None:
    assert scripted_game(seed) == json.loads(GOLDEN.read_text())[f"scripted {seed}"]


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(play_all(), indent=1) + "\n")
