"""The data files of a game, for whoever corrects them to an own box, and what the checker says of corrections."""

from typing import Any, Final

from dosespanas.catalogue import Catalogue
from dosespanas.datafiles.trial import DataFinding
from dosespanas.kernel.json_diff import changes
from dosespanas.registry import DEFINITIONS, new_game
from dosespanas.server.errors import RequestProblem
from dosespanas.server.games.correction_words import part_in_words
from dosespanas.server.games.game_catalogue import known_game, static_game
from dosespanas.server.games.json_codec import to_bytes

LARGEST: Final = 300_000
"""Bytes that corrections may have: more than those of every value of a game."""
DEEPEST: Final = 30
"""How many lists and objects may lie in each other; no value of a data file comes near it."""


def data_files(game: str) -> bytes:
    """Return as JSON the shipped data files of a game by name, what each may contain, names, and the openings.

    Raises Problem if there is no such game.
    """
    known_game(game)
    title = DEFINITIONS[game]
    files = title.files.FILES
    shipped = files.shipped()
    openings = {name: new_game(game, name, seed=1).observe(None) for name in title.choices.SCENARIOS}
    return to_bytes(
        {
            "game": game,
            "base": files.digest(shipped),
            "files": {name: reading.raw for name, reading in files.readings(shipped).items()},
            "texts": files.texts,
            "schemas": {name: model.model_json_schema() for name, model in files.models.items()},
            "names": title.names(),
            "openings": openings,
        }
    )


def checked(game: str, corrections: dict[str, Any], language: str) -> dict[str, Any]:
    """Return what the checker says of corrections to a game's shipped data; the digest and static facts they make.

    Raises Problem if there is no such game, or where corrections are larger than any need be.
    """
    known_game(game)
    check_size(corrections)
    title = DEFINITIONS[game]
    findings, files = title.trial(corrections)
    words = Catalogue(language, title.names(), game)
    told = [_told(finding, words) for finding in findings]
    if files is None or any(finding.severity == "error" for finding in findings):
        return {"findings": told, "digest": None, "facts": None}
    digest, shipped = title.files.digest(files), static_game(game, None)
    facts = shipped | title.static(title.files.usable(files))
    found = changes(shipped, facts)
    return {"findings": told, "digest": digest, "facts": [[[], facts]] if found is None else found}


def check_size(corrections: dict[str, Any]) -> None:
    """Raise Problem for corrections that are larger than any need be."""
    if _depth(corrections) > DEEPEST or len(to_bytes(corrections)) > LARGEST:
        why = f"corrections may have {LARGEST} bytes and lists {DEEPEST} deep at most"
        raise RequestProblem("error-corrections-large", why, 422, bytes=LARGEST, deep=DEEPEST)


def has_errors(game: str, corrections: dict[str, Any]) -> bool:
    """Return whether nobody could play with the data that corrections make."""
    return any(finding.severity == "error" for finding in DEFINITIONS[game].tried(corrections))


def _told(finding: DataFinding, words: Catalogue) -> dict[str, Any]:
    return {
        "at": finding.at,
        "severity": finding.severity,
        "value": finding.value,
        "fix": finding.fix,
        "text": finding.said(words, lambda part: part_in_words(part, words)),
    }


def _depth(value: Any) -> int:
    """Return how deep lists and objects lie in each other, up to one more than may be."""
    depth, level = 0, [value]
    while level and depth <= DEEPEST:
        inner = [one for one in level if isinstance(one, dict | list)]
        level = [item for one in inner for item in (one.values() if isinstance(one, dict) else one)]
        depth += bool(inner)
        if not inner:
            break
    return depth
