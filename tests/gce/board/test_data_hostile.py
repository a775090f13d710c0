"""Whatever a data file holds, nothing worse than `BadData` comes of it."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.gce.data_files import RAW, SHIPPED
from tests.mutation import json_values, mutated

from dosespanas.datafiles.reading import FileContents
from dosespanas.gce.board.data import Data
from dosespanas.gce.files import check
from dosespanas.kernel.errors import BadData

JSON_VALUES = json_values(["2712", "0800", "3927", "column", "hq", "nationalist", "7-11-5", "٣-٣-٣", "1/2", "campaign"])


def _survives(files: FileContents) -> None:
    problems = check.check(files)
    assert all(str(problem).encode() for problem in problems)
    try:
        facts, digest = check.usable(files), check.digest(files)
    except BadData as error:
        assert str(error)
    else:
        assert all(problem.severity == "warning" for problem in problems)
        for scenario in ("campaign", "1936"):
            assert Data(facts, scenario, digest).digest == digest


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated(SHIPPED, RAW, JSON_VALUES))
def test_mutated_data_never_break_the_check(files: FileContents) -> None:
    _survives(files)


@pytest.mark.long
@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated(SHIPPED, RAW, JSON_VALUES))
def test_many_mutated_data_never_break_the_check(files: FileContents) -> None:
    _survives(files)


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(sorted(RAW)), st.binary(max_size=60) | JSON_VALUES.map(lambda v: json.dumps(v).encode()))
def test_any_bytes_never_break_the_check(name: str, content: bytes) -> None:
    _survives(FileContents(SHIPPED.contents | {name: content}))


@pytest.mark.parametrize("content", [b"[" * 100_000, b"9" * 5000, b"", b"\xef\xbb\xbf{}", b'{"a": 1e999}'])
def test_hostile_texts(content: bytes) -> None:
    _survives(FileContents(SHIPPED.contents | {"map.json": content}))
