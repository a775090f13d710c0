"""Grids do what lists do of which nothing is asked but to be read, changed and copied."""

import pytest

from dosespanas.kernel.grids import filled, grid, reals


def test_a_grid_is_read_changed_and_copied_like_a_list() -> None:
    one = grid([3, -1, 2])
    other = one[:]
    other[1] += 5
    assert (list(one), list(other)) == ([3, -1, 2], [3, 4, 2])
    assert one != other and one == grid([3, -1, 2]) and len(one) == 3 and 2 in one
    assert list(filled(2, -1)) == [-1, -1] and list(reals(2)) == [0.0, 0.0]
    assert list(grid([])) == []


def test_what_lies_beyond_the_end_of_a_grid_is_an_error() -> None:
    with pytest.raises(IndexError):
        filled(3, 0)[3]
