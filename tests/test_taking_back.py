"""What may be taken back has told nothing: in every game that a side may think it plays, it sees the same after it."""

import random

import pytest
from tests.tables import TABLES, Table

import dosespanas
from dosespanas.kernel.game import Game


def tried(game: Game, rng: random.Random) -> str | None:
    """Take an action that may be taken back, in the game and in one as its side may think it: what is seen differs."""
    side = game.actor
    if side is None:
        return None
    twin = dosespanas.sample(game.observe(side), rng.randrange(1 << 30))
    for action in rng.sample(game.legal_actions(), min(3, len(game.legal_actions()))):
        mine, thought = game.clone(), twin.clone()
        floor = mine.undo_floor
        mine.apply(action)
        if mine.undo_floor > floor or not thought.allows(thought.parse(str(action))):
            continue
        thought.apply(str(action))
        if thought.undo_floor == floor:
            here, there = mine.observe(side), thought.observe(side)
            for name in here:
                if here[name] != there[name]:
                    return f"{action}: {name}"
    return None


def hold(table: Table, seed: int, every: int) -> list[str]:
    """What differed, in a game of a world."""
    game, rng = table.new(seed), random.Random(seed)
    found: list[str] = []
    while game.actor is not None:
        if rng.randrange(every) == 0:
            wrong = tried(game, rng)
            found += [] if wrong is None else [f"choice {game.choice}: {wrong}"]
        game.apply(rng.choice(game.legal_actions()))
    return found


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_what_may_be_taken_back_tells_nothing(table: Table) -> None:
    assert hold(table, 3, 30) == []


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("seed", range(20))
def test_what_may_be_taken_back_tells_nothing_in_any_world(table: Table, seed: int) -> None:
    assert hold(table, seed, 4) == []
