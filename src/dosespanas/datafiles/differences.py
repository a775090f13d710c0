"""What a corrected copy of data files has otherwise than the shipped ones: how much, and as a file of corrections."""

import json
from collections.abc import Iterator

from dosespanas.catalogue import languages, plain_texts
from dosespanas.datafiles.corrections import CorrectedValue, CorrectionsFile, differences, place
from dosespanas.datafiles.reading import FileContents
from dosespanas.datafiles.texts import NAME


def changes(files: FileContents, shipped: FileContents) -> dict[str, int]:
    """Return by file how many of its values are other than shipped, or are one more or one less; others are left out.

    Notes on sources do not count.
    """
    found: dict[str, int] = {}
    for change in _between(files, shipped):
        name = change.at.partition("/")[0]
        found[name] = found.get(name, 0) + change.size()
    return found


def corrections(
    game: str, files: FileContents, shipped: FileContents, base: str, name: str = "", source: str = ""
) -> CorrectionsFile:
    """Return what makes a copy of the shipped files; `base` is their digest, `source` where the values come from.

    Notes that say so already are left out.
    """
    found = [change for change in _between(files, shipped, True) if not _says(change, source)]
    return CorrectionsFile(
        format="dosespanas-corrections 1",
        game=game,
        base=base,
        name=name,
        source=source,
        changes=found,
    )


def _says(change: CorrectedValue, source: str) -> bool:
    """Whether a change is a note that the source of all corrections puts there anyway."""
    return bool(source) and "source" in change.at and change.now in (source, f"own copy: {source}")


def _between(files: FileContents, shipped: FileContents, notes: bool = False) -> list[CorrectedValue]:
    """Return what files have otherwise than the shipped ones, file by file."""
    names = [name for name in sorted(files.contents) if files.contents[name] != shipped.contents[name]]
    mine, base = (
        {name: json.loads(one.contents[name].decode("utf-8-sig")) for name in names} for one in (files, shipped)
    )
    return [*differences(mine, base, notes), *_between_texts(files, shipped)]


def _between_texts(files: FileContents, others: FileContents) -> Iterator[CorrectedValue]:
    """Yield what texts are otherwise; those that a copy has not are the catalogue's."""
    for language in dict.fromkeys([*others.texts, *files.texts]):
        there = plain_texts(language) if language in languages() else {}
        mine, theirs = ({**there, **one.texts.get(language, {})} for one in (files, others))
        for key in sorted({*files.texts.get(language, {}), *others.texts.get(language, {})}):
            at, _ = place(NAME, {language: {key: None}}, (language, key))
            if key not in theirs:
                yield CorrectedValue(at=at, now=mine[key])
            elif key not in mine:
                yield CorrectedValue(at=at, was=theirs[key])
            elif mine[key] != theirs[key]:
                yield CorrectedValue(at=at, was=theirs[key], now=mine[key])
