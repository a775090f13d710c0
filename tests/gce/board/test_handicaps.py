"""Handicaps: resource points more for a side each turn (A98), reinforcements of the enemy that come later (A99)."""

import random

import pytest

import dosespanas
from dosespanas.gce.administration import arrivals, income, withdrawals
from dosespanas.gce.board import schedule
from dosespanas.gce.board.data import ITALIAN
from dosespanas.gce.board.state import AIR, REMOVED, WAITING, Board
from dosespanas.gce.observation import observe


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


def played(options: list[str], seed: int, until: int) -> list[Board]:
    """Return the boards of a random campaign as they stand at the first choice of each turn, before any comes in."""
    game = dosespanas.new_game("gce", "campaign", dict.fromkeys(options, True), seed)
    board, dice = game.state, random.Random(seed)
    assert isinstance(board, Board)
    turns: list[Board] = []
    while board.actor() >= 0 and board.turn <= until:
        if len(turns) < board.turn:
            turns.append(board.clone())
        board.step(dice.choice(board.codes()))
    return turns


@pytest.mark.rule("A99")
@pytest.mark.parametrize(("option", "side"), [("nat_ahead", 1), ("rep_ahead", 0)])
def test_the_enemys_reinforcements_come_and_leave_a_turn_later(option: str, side: int) -> None:
    usual, later = dosespanas.new_game("gce").state, dosespanas.new_game("gce", options={option: True}).state
    assert isinstance(usual, Board) and isinstance(later, Board)
    for u, unit in enumerate(usual.data.units):
        moved = int(unit.side == side and unit.turn > 1)
        assert schedule.entry_turn(later, u) == unit.turn + moved == schedule.entry_turn(usual, u) + moved
        assert schedule.withdrawal_turn(usual, u) == unit.withdrawn
        assert schedule.withdrawal_turn(later, u) == unit.withdrawn + (moved if unit.withdrawn else 0)
    for row in observe(later, side, 0)["units"]:
        unit = later.data.units[later.data.unit_index[row["id"]]]
        coming, standing = row["where"] == "waiting", row["where"] == "map"
        assert row["enters"] == ((unit.turn + int(unit.side == side) or None) if coming and unit.turn > 1 else None)
        assert row["leaves"] == (unit.withdrawn or None if standing else None)


@pytest.mark.rule("A99")
@pytest.mark.parametrize(("option", "side"), [("nat_ahead", 1), ("rep_ahead", 0)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_is_there_before_the_turn(option: str, side: int, seed: int) -> None:
    for board in played([option], seed, 8):
        for u, unit in enumerate(board.data.units):
            if unit.turn > 1:
                assert board.u_hex[u] == WAITING or board.turn >= unit.turn + (unit.side == side)
        ahead = [u for u, turn, _ in arrivals.due_soon(board, side, 3) if board.u_hex[u] == WAITING]
        assert all(board.turn <= schedule.entry_turn(board, u) <= board.turn + 3 for u in ahead)


@pytest.mark.rule("A99")
def test_aircraft_come_later_too_and_what_was_there_from_the_start_leaves_as_printed() -> None:
    board = dosespanas.new_game("gce", options={"nat_ahead": True}).state
    assert isinstance(board, Board)
    fifth = [u for u in board.data.aircraft_of[1] if board.data.units[u].turn == 5]
    for turn, place in ((5, WAITING), (6, AIR)):
        board.turn = turn
        arrivals.fall_due(board)
        assert fifth and all(board.u_hex[u] == place for u in fifth)
    withdrawals.withdraw(board, 1)
    for u in board.data.withdrawals[6]:
        assert (board.u_hex[u] == REMOVED) == (board.data.units[u].turn == 0)
