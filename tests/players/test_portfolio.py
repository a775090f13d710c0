"""Portfolios: the mixture that a matrix game asks for, the lot that is drawn, rivals who are recognized."""

from typing import Any

import pytest
from studies import matrix_game

from dosespanas.players.portfolio import BadPortfolio, Drawn, Habit, Portfolio, Rival, checked


@pytest.mark.parametrize(
    ("payoffs", "rows", "columns", "value"),
    [
        ([[0.5]], [1.0], [1.0], 0.5),
        ([[0.5, 1.0, 0.0], [0.0, 0.5, 1.0], [1.0, 0.0, 0.5]], [1 / 3] * 3, [1 / 3] * 3, 0.5),
        ([[0.9, 0.2], [0.1, 0.8]], [0.5, 0.5], [3 / 7, 4 / 7], 0.5),
        ([[0.7, 0.6], [0.5, 0.4]], [1.0, 0.0], [0.0, 1.0], 0.6),
        ([[0.2, 0.9, 0.6]], [1.0], [1.0, 0.0, 0.0], 0.2),
    ],
)
def test_a_matrix_game_is_solved(
    payoffs: list[list[float]], rows: list[float], columns: list[float], value: float
) -> None:
    found = matrix_game.solve(payoffs)
    assert found.value == pytest.approx(value)
    assert found.rows == pytest.approx(rows)
    assert found.columns == pytest.approx(columns)


def test_no_answer_gains_on_a_solution() -> None:
    payoffs = [[((7 * i + 3 * j * j + i * j * 5) % 11) / 10 for j in range(6)] for i in range(5)]
    rows, columns, value = matrix_game.solve(payoffs)
    assert min(sum(rows[i] * payoffs[i][j] for i in range(5)) for j in range(6)) == pytest.approx(value)
    assert max(sum(columns[j] * payoffs[i][j] for j in range(6)) for i in range(5)) == pytest.approx(value)


@pytest.mark.parametrize("payoffs", [[], [[]], [[0.1, 0.2], [0.3]]])
def test_what_is_no_matrix_game_is_refused(payoffs: list[list[float]]) -> None:
    with pytest.raises(ValueError, match="matrix game"):
        matrix_game.solve(payoffs)


def rival(name: str, answer: int, *means: float) -> Rival:
    return Rival(name, answer, {1: Habit(list(means), [0.5] * len(means))})


TWO = Portfolio([0.75, 0.25, 0.0], [rival("east", 1, 8.0, 0.0, 0.0), rival("west", 2, 0.0, 8.0, 0.0)])


def test_the_lot_falls_by_the_mixture_and_for_a_seed_always_alike() -> None:
    alone = Portfolio([0.75, 0.25], [])
    drawn = [Drawn(alone, seed).mind() for seed in range(400)]
    assert drawn == [Drawn(alone, seed).mind() for seed in range(400)]
    assert 270 <= drawn.count(0) <= 330


def test_a_rival_that_is_recognized_is_answered_whatever_the_lot() -> None:
    for seed in range(20):
        game = Drawn(TWO, seed)
        game.see(1, [8.0, 0.0, 0.0])
        assert game.shares()[1] > 0.85
        assert game.mind() == 1 or game.lot < 0.15
        other = Drawn(TWO, seed)
        other.see(1, [0.0, 8.0, 0.0])
        assert other.shares()[2] > 0.85


def test_a_stranger_meets_the_mixture() -> None:
    game = Drawn(TWO, 1)
    game.see(1, [0.0, 0.0, 9.0])
    assert game.belief()[-1] > 0.9
    assert game.shares() == pytest.approx([0.75, 0.25, 0.0], abs=0.1)


def test_only_the_first_look_at_a_turn_counts_and_turns_nobody_knows_say_nothing() -> None:
    game, again = Drawn(TWO, 3), Drawn(TWO, 3)
    for one in (game, again):
        one.see(1, [7.0, 0.0, 1.0])
    again.see(1, [0.0, 8.0, 0.0])
    again.see(2, [0.0, 8.0, 0.0])
    assert again.belief() == game.belief()


def table(**changes: Any) -> dict[str, Any]:
    habits = {"1": {"means": [1.0, 2.0], "spreads": [0.5, 0.0]}}
    return {"mixture": [0.5, 0.5], "rivals": [{"name": "east", "answer": 1, "habits": habits}]} | changes


def test_a_portfolio_is_read() -> None:
    found = checked(table(), "here", 2, 2)
    assert (found.mixture, found.rivals[0].name, found.rivals[0].answer) == ([0.5, 0.5], "east", 1)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"mixture": [0.5]}, "mixture: 2 numbers"),
        ({"mixture": [0.5, True]}, "mixture: 2 numbers"),
        ({"mixture": [0.5, 0.4]}, "sum to 1"),
        ({"rivals": None}, "list of rivals"),
        ({"rivals": [{}]}, "rival 1: it must be a table with a name"),
        ({"rivals": [{"name": "a", "answer": 2, "habits": {}}]}, "answer must be"),
        ({"rivals": [{"name": "a", "answer": 0, "habits": []}]}, "habits"),
        ({"rivals": [{"name": "a", "answer": 0, "habits": {"0": {}}}]}, "by turn"),
        ({"rivals": [{"name": "a", "answer": 0, "habits": {"1": {"means": [1.0]}}}]}, "turn 1, means: 2 numbers"),
    ],
)
def test_a_portfolio_is_checked_when_it_is_read(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPortfolio, match=said):
        checked(table(**changes), "here", 2, 2)
    with pytest.raises(BadPortfolio, match="here"):
        checked(None, "here", 2, 2)
