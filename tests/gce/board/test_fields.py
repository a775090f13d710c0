"""What a board of La Guerra Civil Española holds: copied whole, and said in one place of a position."""

from tests.holding import fill, holds_the_same

import dosespanas
from dosespanas.gce.engine import Engine
from dosespanas.gce.position import CHOICE, GIVEN, READABLE, WORKED_OUT, counters

SURVEYED = {"line", "reach"}
"""What a move has worked out by itself, shared with its copies."""


def board() -> Engine:
    """A board at the beginning."""
    state = dosespanas.new_game("gce").state
    assert isinstance(state, Engine)
    return state


def test_a_copy_of_a_board_holds_all_and_shares_no_list() -> None:
    state = board()
    fill(state, GIVEN | WORKED_OUT | {"move"})
    fill(state.move, SURVEYED)
    copy = state.clone()
    assert vars(state).keys() == vars(copy).keys()
    for name in vars(state).keys() - GIVEN - WORKED_OUT - {"move"}:
        assert holds_the_same(getattr(state, name), getattr(copy, name)), name
    for name in vars(state.move).keys() - SURVEYED:
        assert holds_the_same(getattr(state.move, name), getattr(copy.move, name)), name
    assert (copy.data, copy.options, copy.out) == (state.data, state.options, [])
    assert copy.reveals == state.reveals and copy.chance is not state.chance


def test_what_follows_from_the_rest_is_copied_or_worked_out_anew() -> None:
    state = board()
    copy = state.clone()
    for name in ("owner", "zoc", "column_zoc", "touched"):
        assert holds_the_same(getattr(state, name), getattr(copy, name)), name
    assert all(chart is None or chart.shared for chart in state.charts) and copy.charts == state.charts


def test_every_field_of_a_board_has_one_home() -> None:
    state = board()
    homes = [READABLE, WORKED_OUT, GIVEN, CHOICE, counters(state)]
    assert sorted(name for home in homes for name in home) == sorted(vars(state))
    written = state.to_json()
    assert set(written["choice"]) == {*CHOICE, "cups", "move", "fight"}
    assert set(written["choice"]["cups"]) | set(written["events"]) | {"inside", "held", "played"} == set(
        vars(state.cups)
    )
    assert set(written["choice"]["move"]) | SURVEYED == set(vars(state.move))
    assert set(written["choice"]["fight"]) == set(vars(state.fight))
