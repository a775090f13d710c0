"""The laws of every game that are tried on a few games every day, each on many."""

import random
from inspect import signature
from typing import Any

import pytest
from tests import test_games, test_reseed, test_sample
from tests.tables import Table
from tests.test_games import every_game

LAWS: dict[str, Any] = {
    name: law
    for module in (test_games, test_reseed, test_sample)
    for name, law in vars(module).items()
    if hasattr(law, "hypothesis") and {"table", "seed"} <= signature(law.hypothesis.inner_test).parameters.keys()
}
GAMES = 100


def test_all_laws_of_a_moment_are_known() -> None:
    assert len(LAWS) > 15


@pytest.mark.long
@every_game
@pytest.mark.parametrize("name", LAWS)
def test_a_law_holds_in_many_games(table: Table, name: str) -> None:
    law, rng = LAWS[name].hypothesis.inner_test, random.Random(name)
    wanted = signature(law).parameters
    for _ in range(GAMES):
        drawn: dict[str, Any] = {each: rng.randrange(2**32) for each in ("seed", "other", "harm")}
        drawn |= {"table": table, "part": rng.random()}
        law(**{each: drawn[each] for each in wanted})
