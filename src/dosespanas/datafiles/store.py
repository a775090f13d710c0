"""The facts of a game as its rules read them: built from the files once for each scenario, and kept."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

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
            if folder is None:
                self._as_shipped = digest
        if (digest, scenario) not in self._loaded:
            self._loaded[digest, scenario] = self.build(self._usable[digest], scenario, digest)
        return self._loaded[digest, scenario]

    def of_digest(self, digest: str, folder: str | Path | None, scenario: str) -> F:
        """Return the facts a record was played with; raises BadData if neither shipped nor in the folder."""
        for facts in (self.load(folder, scenario), self.load(None, scenario)):
            if facts.digest == digest:
                return facts
        here = self.load(folder, scenario).digest
        raise BadData(
            "error-record-version",
            f"the record was played with data {digest}, here is {here}: name the folder of the corrected copy",
            wrong=digest,
            right=here,
        )
