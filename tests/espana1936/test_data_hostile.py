"""Whatever a data file holds, nothing worse than `BadData` comes of it."""

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.espana1936.data_files import SHIPPED

from dosespanas.espana1936.data import Data
from dosespanas.espana1936.files import check
from dosespanas.espana1936.files.check import DataFiles
from dosespanas.kernel.errors import BadData

LEAVES: st.SearchStrategy[Any] = (
    st.none()
    | st.booleans()
    | st.integers(min_value=-(10**30), max_value=10**30)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["madrid", "regular", "any", "nationalist", "place_units", "1936-37", "", "\ud800"])
)
JSON_VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
RAW = {name: json.loads(content) for name, content in SHIPPED.contents.items()}


@st.composite
def mutated(draw: st.DrawFn) -> DataFiles:
    """Return the shipped data with a few values of one file replaced, removed, doubled or renamed."""
    name = draw(st.sampled_from(sorted(RAW)))
    raw = copy.deepcopy(RAW[name])
    for _ in range(draw(st.integers(1, 3))):
        _mutate(draw, raw)
    text = json.dumps(raw, ensure_ascii=draw(st.booleans()))
    return DataFiles(SHIPPED.contents | {name: text.encode("utf-8", "surrogatepass")})


def _mutate(draw: st.DrawFn, raw: Any) -> None:
    place = raw
    while True:
        keys: list[Any] = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = draw(st.sampled_from(keys))
        below = place[key]
        if not isinstance(below, dict | list) or not below or draw(st.integers(0, 4)) == 0:
            break
        place = below
    how = draw(st.sampled_from(["replace", "remove", "double", "rename"]))
    if how == "replace":
        place[key] = draw(JSON_VALUES)
    elif how == "remove":
        del place[key]
    elif isinstance(place, list):
        place.append(copy.deepcopy(place[key]))
    else:
        place[draw(st.text(max_size=6))] = place[key] if how == "double" else place.pop(key)


def _survives(files: DataFiles) -> None:
    problems = check.check(files)
    assert all(str(problem).encode() for problem in problems)
    try:
        facts, digest = check.usable(files), check.digest(files)
    except BadData as error:
        assert str(error)
    else:
        assert all(problem.severity == "warning" for problem in problems)
        for scenario in facts["scenarios"]:
            assert Data(facts, scenario, digest).digest == digest


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated())
def test_mutated_data_never_break_the_check(files: DataFiles) -> None:
    _survives(files)


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(sorted(RAW)), st.binary(max_size=60) | JSON_VALUES.map(lambda v: json.dumps(v).encode()))
def test_any_bytes_never_break_the_check(name: str, content: bytes) -> None:
    _survives(DataFiles(SHIPPED.contents | {name: content}))


@pytest.mark.parametrize("content", [b"[" * 100_000, b"9" * 5000, b"", b"\xef\xbb\xbf{}", b'{"a": 1e999}'])
def test_hostile_texts(content: bytes) -> None:
    _survives(DataFiles(SHIPPED.contents | {"map.json": content}))
