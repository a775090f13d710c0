"""What a corrected copy of data files has otherwise than the shipped ones: how much, and as a file of corrections."""

import json
from collections.abc import Iterator

from dosespanas.catalogue import languages, plain_texts
from dosespanas.datafiles.corrections import Change, Corrections, differences, place
from dosespanas.datafiles.reading import DataFiles
from dosespanas.datafiles.texts import NAME


def changes(files: DataFiles, shipped: DataFiles) -> dict[str, int]:
    """Return by file how many of its values are other than shipped, or are one more or one less; others are left out.

    Notes on sources do not count.
    """
    found: dict[str, int] = {}
    for change in _between(files, shipped):
        name = change.at.partition("/")[0]
        found[name] = found.get(name, 0) + change.size()
    return found


def corrections(
    game: str, files: DataFiles, shipped: DataFiles, base: str, name: str = "", source: str = ""
) -> Corrections:
    """Return what makes a copy of the shipped files; `base` is their digest, `source` where the values come from."""
    return Corrections(
        format="dosespanas-corrections 1",
        game=game,
        base=base,
        name=name,
        source=source,
        changes=_between(files, shipped),
    )


def _between(files: DataFiles, shipped: DataFiles) -> list[Change]:
    """Return what files have otherwise than the shipped ones, file by file."""
    names = [name for name in sorted(files.contents) if files.contents[name] != shipped.contents[name]]
    mine, base = (
        {name: json.loads(one.contents[name].decode("utf-8-sig")) for name in names} for one in (files, shipped)
    )
    return [*differences(mine, base), *_between_texts(files)]


def _between_texts(files: DataFiles) -> Iterator[Change]:
    """Yield what texts are otherwise than in the catalogue."""
    for language, texts in files.texts.items():
        there = plain_texts(language) if language in languages() else {}
        for key, text in texts.items():
            at, _ = place(NAME, files.texts, (language, key))
            yield Change(at=at, was=there[key], now=text) if key in there else Change(at=at, now=text)
