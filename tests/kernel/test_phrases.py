"""What errors say of wrong values: as people write them in files and requests."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from dosespanas.kernel.phrases import in_json

SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text()
VALUES: st.SearchStrategy[Any] = st.recursive(
    SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=10
)


@given(value=VALUES)
def test_a_wrong_value_reads_as_it_was_written(value: Any) -> None:
    assert json.loads(in_json(value, 100_000)) == value


@given(value=VALUES)
def test_nothing_of_a_wrong_value_is_unprintable_or_without_end(value: Any) -> None:
    shown = in_json(value, 20)
    assert shown.isprintable() and shown.encode() and len(shown) <= 20 * len(r"\ud83d\ude00")


def test_accents_stand_as_they_are_and_none_is_null() -> None:
    assert in_json("Málaga") == '"Málaga"' and in_json(None) == "null" and in_json({"a": [True]}) == '{"a": [true]}'
