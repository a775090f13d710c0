"""The facts of a game as its rules read them: built from the files once for each scenario, and kept."""

import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, Generic, Protocol, TypeVar

from dosespanas.datafiles import patches
from dosespanas.datafiles.differences import changes, corrections
from dosespanas.datafiles.patches import Source, as_text
from dosespanas.datafiles.reading import FileContents, FileProblem, FileSet, as_error
from dosespanas.datafiles.words import say
from dosespanas.kernel.errors import BadData

KEPT: Final = 16
"""Of how many copies the facts are kept; those used longest ago are read again when they are wanted."""
WAYS: Final = 64
"""By how many ways of giving data their digest is known without reading them; those given first are forgotten."""


class Facts(Protocol):
    """What a game builds from its files."""

    digest: str


F = TypeVar("F", bound=Facts)


class Copy(Generic[F]):
    """Data that have been read: those shipped, or a corrected copy."""

    def __init__(self, facts: dict[str, Any], changed: dict[str, int], text: str) -> None:
        self.facts = facts
        self.changed = changed
        """By file, in how many values they are other than those shipped."""
        self.text = text
        """The corrections that make them of those shipped; nothing for these, and where they cannot be told so."""
        self.built: dict[str, F] = {}
        """By scenario."""


class DataStore(Generic[F]):
    """The facts of one game by digest and scenario. Safe to call from several threads."""

    def __init__(
        self,
        files: FileSet,
        usable: Callable[[FileContents], dict[str, Any]],
        build: Callable[[dict[str, Any], str, str], F],
    ) -> None:
        """Take the game's files, how they are checked, and what is built of facts, a scenario and the digest."""
        self.files = files
        self.usable = usable
        self.build = build
        self._copies: OrderedDict[str, Copy[F]] = OrderedDict()
        """By digest, those used last at the end."""
        self._known: dict[str, str] = {}
        """The digests of the shipped data (under no text) and of what corrections given as text make."""
        self._seen: dict[str, str] = {}
        """The digests of folders that have been read, by what stood in their files."""
        self._told: dict[str, str] = {}
        """The corrections that tell of such a folder: others with the same facts may have other notes."""
        self._lock = threading.Lock()

    def load(self, data: Source, scenario: str) -> F:
        """Return the facts of a scenario from the shipped files, or with those of a folder or of corrections instead.

        Raises BadData saying which file and what is wrong. The shipped data are read once, for all scenarios, and
        corrections that are given as text too.
        """
        return self._built(self._read(data), scenario)

    def _read(self, data: Source) -> str:
        """See that data are kept, and return their digest; raises BadData."""
        text = "" if data is None else as_text(data)
        known = None if text is None else self._known.get(text)
        if known is not None and self._touch(known) is not None:
            return known
        files = self.files.base if data is None else self.files.load_folder(data)
        key = files.key()
        digest = self._seen.get(key) or self.files.digest(files)
        told = self._told.get(key) if text is None else text
        if told is None:
            told = self._as_corrections(files, digest)
        if self._touch(digest) is None or key not in self._seen:  # the same facts may be right as a house rule alone
            facts = self.usable(files)
            changed = {} if data is None else changes(files, self.files.base)
            self._keep(digest, Copy(facts, changed, told))
        with self._lock:
            note(self._seen, key, digest)
            if text is None:
                note(self._told, key, told)
            if text is not None:
                note(self._known, text, digest)
        return digest

    def _as_corrections(self, files: FileContents, digest: str) -> str:
        """Return the corrections that make a copy of those shipped; nothing for none, and where they do not quite."""
        shipped = self.files.base
        found = corrections(self.files.game, files, shipped, self.files.digest(shipped))
        text = patches.written(found.model_dump(mode="json", exclude_unset=True))
        if not found.changes or len(text) > patches.LARGEST:
            return ""
        return text if self.files.digest(self.files.load_folder(text)) == digest else ""

    def _touch(self, digest: str) -> Copy[F] | None:
        """Return the copy of a digest if it is kept, and count it as used."""
        with self._lock:
            found = self._copies.get(digest)
            if found is not None:
                self._copies.move_to_end(digest)
            return found

    def _keep(self, digest: str, copy: Copy[F]) -> None:
        with self._lock:
            self._copies.setdefault(digest, copy)
            shipped = self._known.get("")
            while len(self._copies) > KEPT:
                del self._copies[next(one for one in self._copies if one != shipped)]

    def _built(self, digest: str, scenario: str) -> F:
        copy = self._touch(digest)
        if copy is None:
            raise other_data(None, {})
        found = copy.built.get(scenario)
        if found is None:
            found = copy.built[scenario] = self.build(copy.facts, scenario, digest)
        return found

    def changed(self, digest: str) -> dict[str, int]:
        """Return how far data that have been read are from those shipped: by file, in how many values."""
        copy = self._touch(digest)
        return {} if copy is None else copy.changed

    def text(self, digest: str, data: Source = None) -> str:
        """Return the corrections that make data which have been read of those shipped; nothing for these.

        `data`: how they were asked for; corrections given as text are told as they were given, a folder by what stands
        in it, whatever else with the same facts was read before.
        """
        copy, given = self._touch(digest), as_text(data)
        if copy is None or not copy.changed:  # corrections that change nothing
            return ""
        if given is not None:
            return given if self._known.get(given) == digest else copy.text
        key = "" if data is None else self.files.load_folder(data).key()
        return self._told[key] if self._seen.get(key) == digest and key in self._told else copy.text

    def of_digest(self, digest: str, data: Source, scenario: str) -> F:
        """Return the facts that an observation, or the record of a game, names by their digest.

        Raises BadData unless they have been read before, are shipped or lie in the folder; where corrections are given
        as text, unless those make them.
        """
        if as_text(data) is not None:
            made = self._read(data)
            if made != digest:
                wrong, right = say("data-make", digest=made), say("data-must-make", digest=digest)
                raise as_error(FileProblem(patches.NAME, "", wrong, right))
        elif self._touch(digest) is None:
            self._read(None)
            here = self._read(data)
            if self._touch(digest) is None:
                raise other_data(None, self.changed(here))
        return self._built(digest, scenario)


def note(ways: dict[str, str], way: str, digest: str) -> None:
    """Note to which digest a way of giving data leads; what is shipped, under no text, is never forgotten."""
    ways[way] = digest
    if len(ways) > WAYS:
        del ways[next(one for one in ways if one)]


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
