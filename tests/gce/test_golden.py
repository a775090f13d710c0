"""Golden games: seed -> length, end and hash. A change of rules shows here as a visible diff.

`PYTHONPATH=src:. python -m tests.gce.test_golden` writes the file anew; look at the diff before you commit it.
"""

import json
import random
from pathlib import Path

import pytest

import dosespanas
from dosespanas.gce.board.options import AVAILABLE
from dosespanas.kernel.game import Game
from dosespanas.players import make

GOLDEN = Path(__file__).with_name("golden.json")
EVERYTHING = {name: not default for name, (_, default, group) in AVAILABLE.items() if group != "handicap"}
RANDOM: dict[str, tuple[str, dict[str, bool]]] = {
    "1936": ("1936", {}),
    "campaign": ("campaign", {}),
    "1936 optional": ("1936", {name: True for name, (_, _, group) in AVAILABLE.items() if group == "optional"}),
    "campaign all switched": ("campaign", EVERYTHING),
}
"""Random games: name -> scenario and options."""
SEEDS = {
    "1936": range(1, 9),
    "campaign": range(1, 4),
    "1936 optional": range(1, 5),
    "campaign all switched": range(1, 3),
}
NAMES = [f"{name} {seed}" for name in RANDOM for seed in SEEDS[name]]


def summary(game: Game) -> str:
    outcome = game.outcome()
    assert outcome is not None
    winner = "draw" if outcome.winner is None else "NR"[outcome.winner]
    return f"{game.choice} choices, {winner} {outcome.reason} {outcome.rule}, {game.hash()}"


def random_game(name: str) -> str:
    setting, _, seed = name.rpartition(" ")
    scenario, options = RANDOM[setting]
    game = dosespanas.new_game("gce", scenario, options, seed=int(seed))
    rng = random.Random(int(seed))
    while game.actor is not None:
        game.apply(rng.choice(game.legal_actions()))
    return summary(game)


def scripted_game(seed: int) -> str:
    game = dosespanas.new_game("gce", "1936", seed=seed)
    players = [make("scripted", seed, "gce"), make("scripted", seed + 1, "gce")]
    while game.actor is not None:
        action, _ = players[game.actor].choose(game.observe(game.actor), game.legal_view())
        game.apply(action)
    return summary(game)


def play_all() -> dict[str, str]:
    return {name: random_game(name) for name in NAMES} | {"scripted 1": scripted_game(1)}


@pytest.mark.parametrize("name", NAMES)
def test_random_game_is_the_golden_one(name: str) -> None:
    assert random_game(name) == json.loads(GOLDEN.read_text())[name]


def test_scripted_game_is_the_golden_one() -> None:
    assert scripted_game(1) == json.loads(GOLDEN.read_text())["scripted 1"]


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(play_all(), indent=1) + "\n", encoding="utf-8")
