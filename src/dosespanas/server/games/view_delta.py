"""What a seat was shown last, so that it need only be told what has changed."""

from collections import deque
from itertools import pairwise
from typing import Any

from dosespanas.server.games.json_diff import Change, changes

STEPS = 8
"""How many changes in a row are remembered; who has seen nothing since is told everything."""


Changes = list[Change] | None
"""None: they are not known."""


Glance = tuple[str | None, int]
"""Whose eyes saw an observation, and its choice."""


def glance(observation: dict[str, Any]) -> Glance:
    """Return that of an observation: all of several would be much to keep."""
    return observation["viewer"], observation["choice"]


class Shown:
    """The last observation made for a seat, and how it came about from those before."""

    def __init__(self) -> None:
        self.revision = -1
        self.observation: dict[str, Any] = {}
        self._steps: deque[tuple[int, Glance, list[Change]]] = deque(maxlen=STEPS)
        """From which revision, what was seen then in short, and what then changed."""

    def show(self, revision: int, observation: dict[str, Any], told: bool) -> None:
        """Take a new observation; `told`: whether anybody asks for changes."""
        found = changes(self.observation, observation) if told and self.revision >= 0 else None
        if found is None:
            self._steps.clear()
        else:
            self._steps.append((self.revision, glance(self.observation), found))
        self.revision, self.observation = revision, observation

    def since(self, revision: int) -> Changes:
        """Return what has changed since a revision; None where that is not known."""
        if revision == self.revision:
            return []
        found: Changes = None
        for before, _, step in self._steps:
            if before == revision:
                found = []
            if found is not None:
                found += step
        return found

    def straight(self, revision: int) -> int | None:
        """Return the choice that stood at a revision, if the same eyes look since and nothing was taken back.

        None too where that is not known.
        """
        viewer, choice = glance(self.observation)
        known = {before: seen for before, seen, _ in self._steps} | {self.revision: (viewer, choice)}
        eyes, then = known.get(revision, (viewer, None))
        return then if then is not None and eyes == viewer and self.revision - revision == choice - then else None


def film(since: int, seen: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what was seen before choice `since` and after each of some choices, told by what they changed."""
    steps = []
    for old, new in pairwise(seen):
        found = changes(old, new)
        steps.append([[[], new]] if found is None else found)
    return {"since": since, "observation": seen[0], "steps": steps}
