"""What is kept of an observation: rows of numbers and what was made of them."""

from typing import Any

import pytest

from dosespanas.kernel.grids import grid
from dosespanas.kernel.observation_cache import ObservationCache, Rows, differing, shared


def test_what_equals_is_shared_and_nothing_is_changed() -> None:
    old: dict[str, Any] = {"a": [{"x": 1}, {"x": 2}], "b": {"c": [1, 2]}, "gone": []}
    new: dict[str, Any] = {"a": [{"x": 1}, {"x": 3}], "b": {"c": [1, 2]}, "come": {}}
    found = shared(old, new)
    assert found == new == {"a": [{"x": 1}, {"x": 3}], "b": {"c": [1, 2]}, "come": {}}
    assert found["b"] is old["b"] and found["a"][0] is old["a"][0] and found["a"][1] is not old["a"][1]
    assert old == {"a": [{"x": 1}, {"x": 2}], "b": {"c": [1, 2]}, "gone": []}
    assert shared(old, {"a": [{"x": 1}, {"x": 2}], "b": {"c": [1, 2]}, "gone": []}) is old


def test_a_switch_is_no_number() -> None:
    assert shared(1, True) is True and shared(True, 1) == 1 and shared(True, 1) is not True


def test_rows_that_differ_in_any_column() -> None:
    before = [grid([1, 2, 3, 4]), grid([0, 0, 0, 0])]
    assert differing(before, [grid([1, 2, 3, 4]), grid([0, 0, 0, 0])]) == []
    assert differing(before, [grid([1, 5, 3, 4]), grid([0, 1, 0, 1])]) == [1, 3]


class Made:
    """Rows of one column, and which of them a view was made of."""

    def __init__(self) -> None:
        self.rows = Rows()
        self.of: list[int] = []

    def show(self, *numbers: int) -> Any:
        self.of = []
        return self.rows.show([grid(numbers)], self.view, lambda views: [view for view in views if view is not None])

    def view(self, row: int, numbers: list[int]) -> dict[str, int] | None:
        self.of.append(row)
        if numbers[0] > 9:
            raise ValueError("too many")
        return {"row": row, "half": numbers[0] // 2} if numbers[0] else None


def test_a_view_is_made_anew_where_its_row_has_changed() -> None:
    made = Made()
    first = made.show(2, 0, 4)
    assert (made.of, first) == ([0, 1, 2], [{"row": 0, "half": 1}, {"row": 2, "half": 2}])
    assert made.show(2, 0, 4) is first and made.of == []
    assert made.show(3, 0, 4) is first and made.of == [0], "it looks the same"
    then = made.show(3, 6, 4)
    assert (made.of, [view["row"] for view in then]) == ([1], [0, 1, 2])
    assert then[0] is first[0] and then[2] is first[1] and len(first) == 2


def test_what_could_not_be_made_is_made_the_next_time() -> None:
    made = Made()
    first = made.show(2, 4)
    with pytest.raises(ValueError, match="too many"):
        made.show(7, 10)
    assert made.show(7, 4) == [{"row": 0, "half": 3}, {"row": 1, "half": 2}] != first
    assert made.show(8, 4) == [{"row": 0, "half": 4}, {"row": 1, "half": 2}] and made.of == [0]


def test_rows_are_forgotten_with_what_they_were_made_of() -> None:
    cache, data, other = ObservationCache(), object(), object()
    cache.begin(0, data)
    rows = cache.rows("units")
    cache.begin(0, data)
    assert cache.rows("units") is rows
    for viewer, facts in ((1, data), (1, other), (None, other)):
        cache.begin(viewer, facts)
        assert cache.rows("units") is not rows
        rows = cache.rows("units")


def test_what_was_given_stays_as_it_was() -> None:
    cache = ObservationCache()
    first = cache.give({"turn": 1, "units": [{"id": "a"}]})
    second = cache.give({"turn": 2, "units": [{"id": "a"}]})
    assert (first["turn"], second["turn"]) == (1, 2) and first["units"] is second["units"]
