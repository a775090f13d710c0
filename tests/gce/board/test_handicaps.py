"""A98: resource points more for a side, each turn."""

import pytest

import dosespanas
from dosespanas.gce.administration import income
from dosespanas.gce.board.state import Board


def points(options: dict[str, bool]) -> list[int]:
    """Return what both sides have in their own pools after another income."""
    board = dosespanas.new_game("gce", options=options, seed=4).state
    assert isinstance(board, Board)
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
