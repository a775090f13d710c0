"""The clock on the wall as this process reads it, beside one that nobody sets: a wrong time is noticed at once."""

import time
from collections.abc import Callable
from contextlib import suppress

TOLERANCE = 3_600_000
"""Milliseconds by which the clock on the wall may go to and fro."""


def steady() -> int:
    """Return milliseconds of a clock that nobody sets; where there is one, it runs while the machine sleeps too."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    if boot is not None:
        with suppress(OSError):  # some systems name a clock that they do not have
            return time.clock_gettime_ns(boot) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class WallClock:
    """Tells the time, and remembers the earliest and the latest it told, by how far each was from the steady clock."""

    def __init__(self, wall: Callable[[], int] | None = None, steady: Callable[[], int] = steady) -> None:
        """Take both clocks, in milliseconds."""
        self._wall = wall
        self._steady = steady
        self._told: tuple[tuple[int, int], tuple[int, int]] | None = None

    def now(self) -> int:
        """Return the time in milliseconds since 1970, UTC."""
        at = time.time_ns() // 1_000_000 if self._wall is None else self._wall()
        here = (at - self._steady(), at)
        low, high = self._told or (here, here)
        if self._told is None or here < low or here > high:
            self._told = min(low, here), max(high, here)
        return at

    def swing(self) -> tuple[int, int] | None:
        """Return between which times it went to and fro since it was last asked; None: it did not."""
        self.now()
        (low, early), (high, late) = self._told or ((0, 0), (0, 0))
        self._told = None
        self.now()
        return (min(early, late), max(early, late)) if high - low > TOLERANCE else None


WALL = WallClock()


def now() -> int:
    """Return the time in milliseconds since 1970, UTC."""
    return WALL.now()
