"""What one viewer of a game was shown last, so that what he is shown next is made anew only where the game has changed.

Whoever shows a game holds one for each viewer and hands it to `Game.observe`: what comes back equals the observation
built whole, and where it equals the one before it is the same object. So the difference of two of them is found by
looking whether objects are the same. Nothing that was given out is changed afterwards, by the cache or by its holder.
"""

from collections.abc import Callable, Mapping
from typing import Any

from dosespanas.kernel.grids import Grid


def shared(old: Any, new: Any) -> Any:
    """Return `new` with all of it that equals the same part of `old` replaced by that very part; neither is changed."""
    if old is new or (type(old) is type(new) and old == new):
        return old
    if isinstance(old, dict) and isinstance(new, dict):
        return {name: shared(old[name], value) if name in old else value for name, value in new.items()}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [one if one is other else shared(other, one) for one, other in zip(new, old, strict=True)]
    return new


class Rows:
    """Things of a kind that an observation shows one by one, such as units: each made from a row of numbers alone."""

    def __init__(self) -> None:
        self.columns: list[Grid] = []
        """The numbers that the views were made from: by column, then by thing."""
        self.views: list[Any] = []
        self.whole: Any = None
        """The views as they stand together in the observation."""

    def show(
        self, columns: list[Grid], view: Callable[[int, list[int]], Any], together: Callable[[list[Any]], Any]
    ) -> Any:
        """Return what `together` makes of the views; `view` makes one of a thing and its row, if that has changed.

        The columns are the rows' own from now on: copies of what the game holds.
        """
        begins = not self.columns
        size = len(columns[0])
        views = [None] * size if begins else self.views[:]
        moved = begins
        for i in range(size) if begins else differing(self.columns, columns):
            old = views[i]
            views[i] = shared(old, view(i, [column[i] for column in columns]))
            moved = moved or views[i] is not old
        if moved:
            self.views, self.whole = views, together(views)
        self.columns = columns
        return self.whole


def differing(before: list[Grid], now: list[Grid]) -> list[int]:
    """Return the rows, in order, in which a column of one table is not what it is in the other."""
    found: list[int] = []
    others = [i for i in range(len(now)) if before[i] != now[i]]
    for row in range(len(now[0])) if others else []:
        for i in others:
            if before[i][row] != now[i][row]:
                found.append(row)
                break
    return found


class ObservationCache:
    """What one viewer of one game was shown last, and the rows of numbers that it was made from."""

    def __init__(self) -> None:
        self.last: dict[str, Any] = {}
        """The observation given last."""
        self._rows: dict[str, Rows] = {}
        self._of: list[object] = []

    def begin(self, viewer: int | None, *facts: object) -> None:
        """Forget all rows if they are those of another viewer, or of other facts, such as the data of a corrected game.

        `facts`: objects that never change, and that whatever is made from a row may read besides.
        """
        of = [viewer, *facts]
        if len(of) != len(self._of) or any(one is not other for one, other in zip(of, self._of, strict=True)):
            self._of, self._rows = of, {}

    def rows(self, name: str) -> Rows:
        """Return the rows of a part of the observation: empty ones at first."""
        if name not in self._rows:
            self._rows[name] = Rows()
        return self._rows[name]

    def give(self, observation: Mapping[str, Any]) -> dict[str, Any]:
        """Return an observation that shares with the last one whatever is as it was; it is the last one from now on."""
        self.last = shared(self.last, dict(observation))
        return self.last
