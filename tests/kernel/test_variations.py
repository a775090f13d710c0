"""A tree of lines over a game: branching, going back, other dice, chosen dice."""

import random

import pytest

import dosespanas
from dosespanas.kernel.errors import IllegalAction, UnknownAction
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NOBODY, REP
from dosespanas.kernel.variations import START, ToldChance, UnknownMove, Variations


def played(game: str, moves: int, seed: int = 7) -> Game:
    found, rng = dosespanas.new_game(game, seed=seed), random.Random(seed)
    for _ in range(moves):
        found.apply(rng.choice(found.legal_actions()))
    return found


def tree_of(game: Game) -> Variations:
    start = dosespanas.new_game(game.header.game, game.header.scenario, seed=game.header.seed)
    return Variations(start, [str(action) for action in game.actions])


def other_than(tree: Variations, number: int, parent: int) -> str:
    return next(str(one) for one in tree.game(parent).legal_actions() if str(one) != tree.moves[number].action)


def rolled(tree: Variations, dice: int = 1) -> int:
    """The first move that threw so many dice."""
    return next(n for n in tree.moves if sum(roll.of == 6 and not roll.items for roll in tree.results[n].rolls) >= dice)


@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_the_main_line_is_the_game_and_lines_beside_it_leave_it_alone(game: str) -> None:
    original = played(game, 150)
    tree = tree_of(original)
    assert tree.game(150).hash() == original.hash()
    assert [event.view(None) for event in tree.events(150)] == [event.view(None) for event in original.log]
    parent = next(n for n in range(70, 140) if len(tree.game(n).legal_actions()) > 1)
    branch = tree.add(parent, other_than(tree, parent + 1, parent))
    assert branch.number == 151 and tree.after(parent) == [parent + 1, 151]
    assert tree.add(parent, branch.action) is branch, "the same again is the same move"
    assert tree.add(parent, tree.moves[parent + 1].action).number == parent + 1, "and so is one of the main line"
    assert tree.game(150).hash() == original.hash()
    assert tree.fork(151, 150) == parent and tree.path(151)[-1] == 151 and tree.fork(151, START) == START
    onward = tree.add(151, str(tree.game(151).legal_actions()[0]))
    tree.drop(151)
    assert onward.number not in tree.moves
    for gone in (151, 150, START):
        with pytest.raises(UnknownMove):
            tree.drop(gone)


def test_equal_trees_give_equal_positions_however_they_are_come_by() -> None:
    tree = tree_of(played("espana1936", 120))
    number, rng = 60, random.Random(3)
    for _ in range(70):
        actions = tree.game(number).legal_actions()
        number = tree.add(number, str(rng.choice(actions))).number
    again = tree_of(played("espana1936", 120))
    for one in sorted(tree.moves)[120:]:
        move = tree.moves[one]
        again.add(move.parent, move.action, move.seed, move.script, one)
    assert again.game(number).hash() == tree.game(number).hash()
    assert again.game(90).hash() == tree.game(90).hash() and again.next == tree.next
    early = tree.game(61).hash()
    for one in sorted(tree.moves):
        tree.game(one)
    assert tree.game(61).hash() == early


def test_what_is_not_legal_changes_nothing() -> None:
    tree = tree_of(played("espana1936", 20))
    before = tree.game(10).hash()
    illegal = next(m.action for m in tree.moves.values() if tree.game(10).explain(m.action) is not None)
    for wrong, error in ((illegal, IllegalAction), ("sing loudly", UnknownAction)):
        with pytest.raises(error):
            tree.add(10, wrong)
    assert len(tree.moves) == 20 and tree.next == 21 and tree.game(10).hash() == before
    with pytest.raises(UnknownMove):
        tree.game(99)
    with pytest.raises(ValueError, match="hex"):
        tree.add(10, tree.moves[11].action, seed="x")


@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_dice_are_rolled_again_or_chosen(game: str) -> None:
    tree = tree_of(played(game, 400, 5))
    number = rolled(tree)
    move, result = tree.moves[number], tree.results[number]
    die = next(roll for roll in result.rolls if roll.of == 6 and not roll.items)
    seen = set()
    for value in range(6):
        script = tree.changed(number, {die.at: value})
        chosen = tree.add(move.parent, move.action, script=script)
        assert tree.results[chosen.number].given[: die.at + 1] == script
        seen.add(tree.results[chosen.number].given[die.at])
    assert seen == set(range(6))
    again = tree.add(move.parent, move.action, seed=f"{9:032x}")
    assert tree.game(again.number).state.chance.seed == (9).to_bytes(16, "big")
    assert tree.game(number).hash() == tree.game(number).clone().hash()
    for wrong in ({die.at: 6}, {die.at: -1}, {10_000: 0}):
        with pytest.raises(ValueError, match="chance gave nothing"):
            tree.changed(number, wrong)


def test_chosen_values_end_where_they_no_longer_fit() -> None:
    start = dosespanas.new_game(seed=1).state.chance
    told = ToldChance(start, "", [5, 11, 2])
    assert told.die("A") == 6
    assert 1 <= told.die("A", REP) <= 6, "11 is no die: it and what follows come from the stream"
    assert told.first == [] and told.cursor > start.cursor
    assert [(roll.at, roll.side) for roll in told.rolls] == [(0, NOBODY), (1, REP)] and told.given[0] == 5
    items = [3, 4, 5]
    told.shuffle(items)
    assert told.pick([7], "B") == 7 and sorted(items) == [3, 4, 5]
    assert told.rest().cursor == told.cursor and type(told.rest()) is not ToldChance
