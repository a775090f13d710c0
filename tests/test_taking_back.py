"""What may be taken back has told nothing: in every game that a side may think it plays, it sees the same after it."""

import random

import pytest
from tests.tables import TABLES, Table

import dosespanas
from dosespanas.kernel.errors import CannotUndo
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


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_both_sides_together_take_back_no_chance_and_then_it_is_as_it_was(table: Table) -> None:
    game, rng = table.new(5), random.Random(5)
    before: list[str] = []
    gone = 0
    for _ in range(300):
        if game.actor is None:
            break
        cursor = game.state.chance.cursor
        before.append(game.hash())
        game.apply(rng.choice(game.legal_actions()))
        assert game.shared_floor == game.choice or game.state.chance.cursor == cursor, "chance was asked"
        assert game.shared_floor <= game.undo_floor
        if game.shared_floor < game.undo_floor and rng.randrange(9) == 0:
            back = rng.randrange(game.shared_floor, game.undo_floor)
            with pytest.raises(CannotUndo):
                game.go_back(back)
            game.go_back(back, shared=True)
            assert game.hash() == before[back] and game.shared_floor <= game.undo_floor <= back
            assert {game.takers[choice] for choice in range(game.undo_floor, back)} <= {game.state.actor()}
            del before[back:]
            gone += 1
    assert gone
