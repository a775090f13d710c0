"""The fields of data files take values of their own kind alone."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from tests.datafiles.test_corrections import BASE, GAMES

from dosespanas.datafiles.fields import Exact, FileRecord
from dosespanas.datafiles.reading import Reading
from dosespanas.kernel.errors import BadData
from dosespanas.registry import DEFINITIONS


def records(base: type[FileRecord] = FileRecord) -> Iterator[type[FileRecord]]:
    """Yield all records that data files are made of."""
    for one in base.__subclasses__():
        yield one
        yield from records(one)


def unguarded(schema: Any, guarded: bool = False) -> Iterator[Any]:
    """Yield the literal numbers and switches of a core schema for which others pass."""
    if isinstance(schema, dict):
        if schema.get("type") == "literal" and not guarded:
            yield from (one for one in schema["expected"] if not isinstance(one, str))
        function = schema["function"] if isinstance(schema.get("function"), dict) else {}
        guarded = getattr(function.get("function"), "__qualname__", "").startswith(Exact.__qualname__)
    for one in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list | tuple) else ():
        yield from unguarded(one, guarded)


def test_no_record_has_a_literal_that_another_kind_passes_for() -> None:
    all_ = list(records())
    assert len(all_) > 100
    for one in all_:
        one.model_rebuild()
        assert list(unguarded(one.__pydantic_core_schema__)) == [], one.__name__


def wrong_kinds(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Yield ways to all numbers and switches of a file, each with a value of another kind that equals it."""
    if isinstance(value, bool):
        yield way, int(value)
    elif isinstance(value, int):
        yield way, float(value)
        if value in (0, 1):
            yield way, bool(value)
    for key, one in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from wrong_kinds(one, (*way, key))


@pytest.mark.parametrize("game", GAMES)
def test_a_value_of_another_kind_is_found_in_every_field(game: str) -> None:
    files = DEFINITIONS[game].files.FILES
    taken = set()
    tried = 0
    for name, content in BASE[game].items():
        mine = deepcopy(content)
        alike: Counter[Any] = Counter()
        for way, wrong in wrong_kinds(content):
            field = tuple(step for step in way if isinstance(step, str)), type(wrong)
            alike[field] += 1
            if alike[field] > 3:
                continue
            holder: Any = mine
            for step in way[:-1]:
                holder = holder[step]
            holder[way[-1]], was = wrong, holder[way[-1]]
            reading: Reading = files._typed(name, mine, {})
            holder[way[-1]] = was
            tried += 1
            if reading.record is not None:
                taken.add((name, *(step for step in way if isinstance(step, str)), wrong))
    assert tried > 100
    assert taken == set()


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-8-sig"])
def test_a_file_in_another_unicode_encoding_is_read(tmp_path: Path, encoding: str) -> None:
    """Editors of Windows write such files; they were told as no data file."""
    files = DEFINITIONS["espana1936"].files
    content = files.shipped().contents["cards.json"].decode()
    (tmp_path / "cards.json").write_bytes(content.encode(encoding))
    assert files.digest(files.load_folder(tmp_path)) == files.digest(files.shipped())
    text = '{"format": "dosespanas-corrections 1", "game": "espana1936", "base": "' + "0" * 16 + '", "changes": []}'
    (tmp_path / "mine.json").write_bytes(text.encode(encoding))
    assert files.digest(files.load_folder(tmp_path / "mine.json")) == files.digest(files.shipped())
    (tmp_path / "cards.json").write_bytes(content.encode(encoding)[:-1] + b"\xd8")
    with pytest.raises(BadData):
        files.digest(files.load_folder(tmp_path))
