"""Corrected copies of data files that a server is started with: for which game each is."""

from collections.abc import Iterable
from pathlib import Path

from dosespanas.kernel.errors import BadData
from dosespanas.registry import DEFINITIONS, definition_of
from dosespanas.server.errors import RequestProblem


def folders(texts: Iterable[str]) -> dict[str, Path]:
    """Read `my_copy` or `gce=my_copy`: the folders of corrected data files by game; raises BadData, Problem.

    Without a name a folder is for the game that can be played with its files. Each is checked, so that a server does
    not begin with data that nobody can play with.
    """
    found: dict[str, Path] = {}
    for text in texts:
        name, given, path = text.partition("=")
        if not given or name not in DEFINITIONS:
            name, path = _game_of(Path(text)), text
        definition_of(name).facts(Path(path))
        if name in found:
            why = f"two folders of data for {name}: {found[name]} and {path}"
            raise RequestProblem("error-bad-data-folder", why, folder=path)
        found[name] = Path(path).absolute()
    return found


def _game_of(folder: Path) -> str:
    """Return the game that can be played with the files of a folder; raises Problem unless there is one."""
    fit = []
    for name, title in DEFINITIONS.items():
        try:
            title.facts(folder)
        except BadData:
            continue
        fit.append(name)
    if len(fit) != 1:
        right = " or ".join(f"{name}={folder}" for name in fit or DEFINITIONS)
        why = f"{folder}: these files are for no game as they stand; check them (data check), or name the game: {right}"
        raise RequestProblem("error-bad-data-folder", why, folder=str(folder))
    return fit[0]
