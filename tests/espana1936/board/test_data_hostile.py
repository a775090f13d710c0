"""Whatever a data file holds, nothing worse than `BadData` comes of it."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.espana1936.data_files import SHIPPED
from tests.mutation import json_values, mutated

from dosespanas.espana1936.cards.operations import build
from dosespanas.espana1936.files import check
from dosespanas.espana1936.files.check import FileContents
from dosespanas.kernel.errors import BadData

JSON_VALUES = json_values(["madrid", "regular", "any", "nationalist", "place_units", "1936-37"])
RAW = {name: json.loads(content) for name, content in SHIPPED.contents.items()}


def _survives(files: FileContents) -> None:
    problems = check.check(files)
    assert all(str(problem).encode() for problem in problems)
    try:
        facts, digest = check.usable(files), check.digest(files)
    except BadData as error:
        assert str(error)
    else:
        assert all(problem.severity == "warning" for problem in problems)
        for scenario in facts["scenarios"]:
            assert build(facts, scenario, digest).digest == digest


@settings(max_examples=24, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated(SHIPPED, RAW, JSON_VALUES))
def test_mutated_data_never_break_the_check(files: FileContents) -> None:
    _survives(files)


@pytest.mark.long
@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated(SHIPPED, RAW, JSON_VALUES))
def test_many_mutated_data_never_break_the_check(files: FileContents) -> None:
    _survives(files)


@settings(max_examples=24, deadline=None)
@given(st.sampled_from(sorted(RAW)), st.binary(max_size=60) | JSON_VALUES.map(lambda v: json.dumps(v).encode()))
def test_any_bytes_never_break_the_check(name: str, content: bytes) -> None:
    _survives(FileContents(SHIPPED.contents | {name: content}))


@pytest.mark.parametrize("content", [b"[" * 100_000, b"9" * 5000, b"", b"\xef\xbb\xbf{}", b'{"a": 1e999}'])
def test_hostile_texts(content: bytes) -> None:
    _survives(FileContents(SHIPPED.contents | {"map.json": content}))
