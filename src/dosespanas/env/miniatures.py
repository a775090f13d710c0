"""Miniatures: scenarios of the same rules and data format, small enough that play in them can be judged exactly.

Each is a folder of data files, like a copy of one's own (`docs/correcting-data.md`): the games know nothing of it.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from dosespanas.kernel.errors import UnknownOption

FOLDER: Final = Path(__file__).parent / "miniatures"


class Miniature(NamedTuple):
    """A small scenario: the game, scenario and options it is played by, and the folder of its data."""

    game: str
    scenario: str
    options: tuple[str, ...]
    data: Path


MINIATURES: Final[Mapping[str, Miniature]] = {
    "madrid": Miniature("espana1936", "1936", (), FOLDER / "madrid"),
    "sierra": Miniature("espana1936", "1938", (), FOLDER / "madrid"),
    "teruel": Miniature("gce", "campaign", ("hidden_chits",), FOLDER / "teruel"),
}
"""By name: Madrid in November 1936, a hill north of it (the smallest), Teruel in February 1938."""


def miniature(name: str) -> Miniature:
    """Return a miniature by name; raises UnknownOption."""
    if name not in MINIATURES:
        text = f"no miniature {name[:40]!r}; there are: {', '.join(MINIATURES)}"
        raise UnknownOption("error-unknown-option", text, option=name[:40])
    return MINIATURES[name]


def data_of(given: str) -> Path | None:
    """Return the folder of data that a text names: a miniature's name or a path; None for no text."""
    return (MINIATURES[given].data if given in MINIATURES else Path(given)) if given else None
