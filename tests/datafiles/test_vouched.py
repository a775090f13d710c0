"""What is written beside the shipped data is true: they are right, and have that digest. Other data are checked."""

import pytest
from tools import checked

import dosespanas
from dosespanas.datafiles.reading import VOUCHED, FileContents
from dosespanas.kernel.errors import BadData
from dosespanas.registry import DEFINITIONS

by_name = pytest.mark.parametrize("name", dosespanas.GAMES)


@by_name
def test_the_shipped_data_are_as_is_written_beside_them(name: str) -> None:
    files = DEFINITIONS[name].files
    written = (files.FILES.folder / VOUCHED).read_text("ascii")
    assert written == checked.vouched(name), "say: PYTHONPATH=src python tools/checked.py"
    shipped = files.shipped()
    key, digest = written.split()
    assert (shipped.key(), files.digest(shipped)) == (key, digest) and not shipped.readings


@by_name
def test_facts_are_the_same_whoever_vouches_for_them(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    files = DEFINITIONS[name].files
    vouched = files.usable(files.shipped())
    monkeypatch.setattr(files.FILES, "vouched", {})
    assert files.usable(files.shipped()) == vouched


@by_name
def test_a_single_byte_more_is_checked(name: str) -> None:
    files = DEFINITIONS[name].files
    contents = files.shipped().contents
    spaced = FileContents(contents | {"map.json": contents["map.json"] + b"\n"})
    assert files.digest(spaced) == files.digest(files.shipped()) and spaced.readings
    with pytest.raises(BadData):
        files.usable(FileContents(contents | {"map.json": b"{}"}))
