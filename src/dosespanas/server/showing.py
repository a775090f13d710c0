"""What a seat was shown last, so that it need only be told what has changed."""

from collections import deque
from typing import Any

from dosespanas.server.changes import Change, changes

STEPS = 8
"""How many changes in a row are remembered; who has seen nothing since is told everything."""


Changes = list[Change] | None
"""None: they are not known."""


class Shown:
    """The last observation made for a seat, and how it came about from those before."""

    def __init__(self) -> None:
        self.revision = -1
        self.observation: dict[str, Any] = {}
        self._steps: deque[tuple[int, list[Change]]] = deque(maxlen=STEPS)
        """From which revision, and what then changed."""

    def show(self, revision: int, observation: dict[str, Any], told: bool) -> None:
        """Take a new observation; `told`: whether anybody asks for changes."""
        found = changes(self.observation, observation) if told and self.revision >= 0 else None
        if found is None:
            self._steps.clear()
        else:
            self._steps.append((self.revision, found))
        self.revision, self.observation = revision, observation

    def since(self, revision: int) -> Changes:
        """Return what has changed since a revision; None where that is not known."""
        if revision == self.revision:
            return []
        found: Changes = None
        for before, step in self._steps:
            if before == revision:
                found = []
            if found is not None:
                found += step
        return found
