"""The facts of a game as its rules read them: built from the files once for each scenario, and kept."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from dosespanas.datafiles.differences import changes
from dosespanas.datafiles.reading import DataFiles
from dosespanas.kernel.errors import BadData


class Facts(Protocol):
    """What a game builds from its files."""

    digest: str


F = TypeVar("F", bound=Facts)


class DataStore(Generic[F]):
    """The facts of one game by digest and scenario."""

    def __init__(
        self,
        shipped: Callable[[], DataFiles],
        load_folder: Callable[[Path], DataFiles],
        digest: Callable[[DataFiles], str],
        usable: Callable[[DataFiles], dict[str, Any]],
        build: Callable[[dict[str, Any], str, str], F],
    ) -> None:
        """Take how the game's files are read and checked, and what is built of them, a scenario and the digest."""
        self.shipped = shipped
        self.load_folder = load_folder
        self.digest = digest
        self.usable = usable
        self.build = build
        self._as_shipped = ""
        """The digest of the shipped files, once they have been read."""
        self._usable: dict[str, dict[str, Any]] = {}
        self._changed: dict[str, dict[str, int]] = {}
        """By digest, how far data are from those shipped."""
        self._loaded: dict[tuple[str, str], F] = {}

    def load(self, folder: str | Path | None, scenario: str) -> F:
        """Return the facts of a scenario from the shipped files, or with a folder's files in place of some.

        Raises BadData saying which file and what is wrong. The shipped data are read once, for all scenarios.
        """
        digest = self._as_shipped if folder is None else ""
        if not digest:
            files = self.shipped() if folder is None else self.load_folder(Path(folder))
            digest = self.digest(files)
            if digest not in self._usable:
                self._usable[digest] = self.usable(files)
                self._changed[digest] = {} if folder is None else changes(files, self.shipped())
            if folder is None:
                self._as_shipped = digest
        return self._built(digest, scenario)

    def _built(self, digest: str, scenario: str) -> F:
        if (digest, scenario) not in self._loaded:
            self._loaded[digest, scenario] = self.build(self._usable[digest], scenario, digest)
        return self._loaded[digest, scenario]

    def changed(self, digest: str) -> dict[str, int]:
        """Return how far data that have been read are from those shipped: by file, in how many values."""
        return self._changed[digest]

    def of_digest(self, digest: str, folder: str | Path | None, scenario: str) -> F:
        """Return the facts that an observation, or the record of a game, names by their digest.

        Raises BadData unless they have been read before, are shipped or lie in the folder.
        """
        if digest not in self._usable:
            self.load(None, scenario)
            here = self.load(folder, scenario).digest
            if digest not in self._usable:
                raise other_data(None, self._changed[here])
        return self._built(digest, scenario)


def other_data(played: dict[str, int] | None, here: dict[str, int]) -> BadData:
    """Return the error for a game on data that are not here; `played`, `here`: how far they are from those shipped.

    `played` is None where that is not known: records tell it only since they have the tag `Changed`.
    """
    wrong = "unknown" if played is None else listed(played)
    right = listed(here)
    theirs = "other data files" if played is None else f"a corrected copy ({wrong})"
    ours = f"a corrected copy ({right})" if here else "the shipped ones"
    return BadData(
        "error-other-data",
        f"the game was played with {theirs}, here are {ours}: name the folder of the copy (--data)",
        wrong=wrong,
        right=right,
    )


def listed(changed: dict[str, int]) -> str:
    """Return which files are other than shipped, and in how many values: `map.json: 2`; `shipped` for none."""
    return ", ".join(f"{name}: {number}" for name, number in changed.items()) or "shipped"
