"""Golden games: seed -> length, end and hash. A change of rules shows here as a visible diff.

`PYTHONPATH=src:. python -m tests.espana1936.test_golden` writes the file anew; look at the diff before you commit it.
"""

import json
import random
from pathlib import Path

import pytest

import dosespanas
from dosespanas.espana1936.board.options import PRESETS
from dosespanas.kernel.game import Game
from dosespanas.players import make

GOLDEN = Path(__file__).with_name("golden.json")
RANDOM = range(1, 21)
SCRIPTED = range(1, 5)
EDITION = dict.fromkeys(PRESETS["first-edition"], True)
OPTIONAL = dict.fromkeys(["rep_generals", "captured_tanks", "cards_45", "san_sebastian"], True)
OTHERS: dict[str, tuple[str, dict[str, bool]]] = {
    "naval": ("1936", {"naval": True}),
    "1938": ("1938", {}),
    "1938 naval": ("1938", {"naval": True}),
    "fog": ("1936", {"fog": True}),
    "optional": ("1936", OPTIONAL),
    "no intervention": ("1936", {"no_intervention": True}),
    "historical": ("1936", {"historical": True}),
    "first edition": ("1936", EDITION),
    "everything": ("1936", {**OPTIONAL, "naval": True, "fog": True, "ask_drm": True}),
    "historical naval 1938": ("1938", {"historical": True, "naval": True}),
}
"""Games with options: name -> scenario and options."""


def summary(game: Game) -> str:
    outcome = game.outcome()
    assert outcome is not None
    winner = "draw" if outcome.winner is None else "NR"[outcome.winner]
    return f"{game.choice} choices, {winner} {outcome.reason} {outcome.rule}, {game.hash()}"


def random_game(seed: int, scenario: str = "1936", options: dict[str, bool] | None = None) -> str:
    game = dosespanas.new_game("espana1936", scenario, options, seed=seed)
    rng = random.Random(seed)
    while game.actor is not None:
        game.apply(rng.choice(game.legal_actions()))
    return summary(game)


def scripted_game(seed: int, options: dict[str, bool] | None = None) -> str:
    game = dosespanas.new_game("espana1936", options=options, seed=seed)
    players = [make("scripted", seed), make("scripted", seed + 1)]
    while game.actor is not None:
        action, _ = players[game.actor].choose(game.observe(game.actor), game.legal_view())
        game.apply(action)
    return summary(game)


def play_all() -> dict[str, str]:
    games = {f"random {seed}": random_game(seed) for seed in RANDOM}
    games |= {f"{name} {seed}": random_game(seed, *OTHERS[name]) for name in OTHERS for seed in (1, 2)}
    games |= {f"scripted {seed}": scripted_game(seed) for seed in SCRIPTED}
    return games | {f"scripted naval {seed}": scripted_game(seed, {"naval": True}) for seed in (1, 2)}


@pytest.mark.parametrize("seed", RANDOM)
def test_random_game_is_the_golden_one(seed: int) -> None:
    assert random_game(seed) == json.loads(GOLDEN.read_text())[f"random {seed}"]


@pytest.mark.parametrize("seed", SCRIPTED)
def test_scripted_game_is_the_golden_one(seed: int) -> None:
    assert scripted_game(seed) == json.loads(GOLDEN.read_text())[f"scripted {seed}"]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", OTHERS)
def test_random_game_with_options_is_the_golden_one(name: str, seed: int) -> None:
    assert random_game(seed, *OTHERS[name]) == json.loads(GOLDEN.read_text())[f"{name} {seed}"]


@pytest.mark.parametrize("seed", [1, 2])
def test_scripted_naval_game_is_the_golden_one(seed: int) -> None:
    assert scripted_game(seed, {"naval": True}) == json.loads(GOLDEN.read_text())[f"scripted naval {seed}"]


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(play_all(), indent=1) + "\n")
