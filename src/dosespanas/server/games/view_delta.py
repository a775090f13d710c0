"""What a seat was shown last, so that it need only be told what has changed."""

from collections import deque
from itertools import pairwise
from typing import Any, NamedTuple

from dosespanas.kernel.json_diff import Change, changes
from dosespanas.kernel.observation_cache import ObservationCache

STEPS = 8
"""How many changes in a row are remembered; who has seen nothing since is told everything."""


Changes = list[Change] | None
"""None: they are not known."""


class RevisionChange(NamedTuple):
    """What changed after a revision, and whose eyes saw the observation then, at which choice."""

    revision: int
    viewer: str | None
    choice: int
    changes: list[Change]


class ShownObservation:
    """The last observation made for a seat, and how it came about from those before."""

    def __init__(self) -> None:
        self.revision = -1
        self.observation: dict[str, Any] = {}
        self.cache = ObservationCache()
        """What the next one is made from: whatever is as it was is the same object."""
        self._steps: deque[RevisionChange] = deque(maxlen=STEPS)

    def show(self, revision: int, observation: dict[str, Any], told: bool) -> None:
        """Take a new observation; `told`: whether anybody asks for changes."""
        before = self.observation
        found = changes(before, observation) if told and self.revision >= 0 else None
        if found is None:
            self._steps.clear()
        else:
            self._steps.append(RevisionChange(self.revision, before["viewer"], before["choice"], found))
        self.revision, self.observation = revision, observation

    def since(self, revision: int) -> tuple[Changes, int | None]:
        """Return what has changed since a revision, None where that is not known.

        With it comes the choice that stood then if the same eyes look since and nothing was taken back; else None.
        """
        viewer, choice = self.observation["viewer"], self.observation["choice"]
        if revision == self.revision:
            return [], choice
        found: Changes = None
        then = None
        for step in self._steps:
            if step.revision == revision:
                found = []
                straight = step.viewer == viewer and self.revision - revision == choice - step.choice
                then = step.choice if straight else None
            if found is not None:
                found += step.changes
        return found, then


def film(since: int, seen: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what was seen before choice `since` and after each of some choices, told by what they changed."""
    steps = []
    for old, new in pairwise(seen):
        found = changes(old, new)
        steps.append([[[], new]] if found is None else found)
    return {"since": since, "observation": seen[0], "steps": steps}
