"""A98: resource points more for a side, each turn."""

import pytest

import dosespanas
from dosespanas.gce.administration import income
from dosespanas.gce.board.data import ITALIAN
from dosespanas.gce.board.state import Board


def begun(options: dict[str, bool]) -> Board:
    """Return the board of a game that begins."""
    board = dosespanas.new_game("gce", options=options, seed=4).state
    assert isinstance(board, Board)
    return board


def points(options: dict[str, bool]) -> list[int]:
    """Return what both sides have in their own pools after another income."""
    board = begun(options)
    board.points = [0] * len(board.points)
    income.begin(board)
    return board.points[:2]


@pytest.mark.rule("A98")
@pytest.mark.parametrize(
    ("options", "given"),
    [(["nat_point"], [1, 0]), (["rep_points_3"], [0, 3]), (["rep_point", "rep_points_3", "nat_points_3"], [3, 4])],
)
def test_a_side_gets_points_more(options: list[str], given: list[int]) -> None:
    usual, more = points({}), points(dict.fromkeys(options, True))
    assert [b - a for a, b in zip(usual, more, strict=True)] == given


@pytest.mark.rule("6.4-d", "A98")
@pytest.mark.parametrize("options", [[], ["nat_point", "rep_points_3"]])
def test_what_the_next_turn_brings_is_known_before(options: list[str]) -> None:
    board = begun(dict.fromkeys(options, True))
    assert list(board.observe(None, 0)["points_next"].values()) == income.next_turn(board)
    for turn in range(1, board.data.last_turn):
        board.turn = turn
        board.pledged[ITALIAN] = turn % 2
        told = income.next_turn(board)
        board.points = [0] * len(board.points)
        board.turn = turn + 1
        income.begin(board)
        assert told == board.points
    assert income.next_turn(board) == [0] * len(board.points)
