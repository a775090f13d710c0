"""The law of what is hidden: two games alike for a viewer stay alike for him whatever happens (see `twins.py`)."""

import random
from collections import Counter

import pytest
from tests.espana1936 import twins as espana1936
from tests.gce import twins as gce
from tests.tables import TABLES
from tests.twins import Maker, hunt

MAKERS: dict[str, Maker] = {"espana1936": espana1936.make, "gce": gce.make}
STEPS = 12
"""How many actions a pair of twins is played on."""

every_game = pytest.mark.parametrize("name", list(TABLES))


def pursue(name: str, seed: int, share: float, choices: int) -> Counter[str]:
    """Play a random game, and at a share of its choices twins of it; fail where they come to differ for a viewer."""
    game, rng = TABLES[name].new(seed), random.Random(seed)
    count: Counter[str] = Counter()
    while game.actor is not None and game.choice < choices:
        if rng.random() < share:
            found = hunt(MAKERS[name], game, rng, STEPS, count)
            assert found is None, f"seed {seed}, choice {game.choice}: {found}"
        game.apply(rng.choice(game.legal_actions()))
    return count


@every_game
def test_two_games_alike_for_a_viewer_stay_alike_for_him(name: str) -> None:
    count: Counter[str] = Counter()
    for seed in range(6):
        count += pursue(name, seed, 0.03, 500)
    assert count["pairs"] > 30
    assert count["steps"] > 5 * count["pairs"]


@pytest.mark.long
@every_game
@pytest.mark.parametrize("seed", range(100, 200))
def test_many_games_alike_for_a_viewer_stay_alike_for_him(name: str, seed: int) -> None:
    pursue(name, seed, 0.05, 5000)
