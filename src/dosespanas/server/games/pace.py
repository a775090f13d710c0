"""The pace of a game between two persons apart: how much time each side has, and what comes in between."""

import json
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

from dosespanas.server.errors import DamagedGame, RequestProblem

Kind = Literal["live", "correspondence"]
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
SECOND: Final = 1_000
"""Milliseconds."""


@dataclass(frozen=True)
class Pace:
    """How much time each side has; all in seconds, but `holidays`."""

    kind: Kind
    start: int
    """What each side begins with."""
    increment: int
    """What comes to a side's time with each answer that hands over."""
    cap: int
    """What an increment fills its time up to at most."""
    holidays: int = 0
    """For how many days a year of the game a side may let its clock stand."""

    @property
    def gift(self) -> int:
        """What a side gives to the other by a press: the increment, or a twentieth of the start if that is more."""
        return max(self.increment, self.start // 20)

    @property
    def back(self) -> int:
        """What a side has at least when its person takes over from a regent: the increment, or a tenth of the start."""
        return max(self.increment, self.start // 10)

    def told(self) -> dict[str, Any]:
        """Return it as requests and answers have it."""
        return asdict(self)

    def text(self) -> str:
        """Return it as it is kept."""
        return json.dumps(asdict(self), sort_keys=True)


@dataclass(frozen=True)
class Bounds:
    """What a kind of pace may have, from least to most."""

    start: tuple[int, int]
    increment: tuple[int, int]
    cap: int
    holidays: int

    def told(self) -> dict[str, dict[str, int]]:
        """Return it as answers have it, by part of a pace."""
        ranges = {
            "start": self.start,
            "increment": self.increment,
            "cap": (self.start[0], self.cap),
            "holidays": (0, self.holidays),
        }
        return {part: {"least": least, "most": most} for part, (least, most) in ranges.items()}


BOUNDS: Final[dict[Kind, Bounds]] = {
    "live": Bounds((MINUTE, 12 * HOUR), (0, 10 * MINUTE), 24 * HOUR, 0),
    "correspondence": Bounds((HOUR, 60 * DAY), (0, 7 * DAY), 90 * DAY, 60),
}

PRESETS: Final[dict[str, Pace]] = {
    "quick": Pace("live", 20 * MINUTE, 10, 40 * MINUTE),
    "evening": Pace("live", 60 * MINUTE, 20, 120 * MINUTE),
    "days": Pace("correspondence", 3 * DAY, 2 * HOUR, 4 * DAY, 7),
    "weeks": Pace("correspondence", 7 * DAY, 8 * HOUR, 10 * DAY, 21),
    "winter": Pace("correspondence", 14 * DAY, 24 * HOUR, 21 * DAY, 30),
}
"""Those that are offered by name, the fastest first."""


def pace_of(chosen: dict[str, Any] | None) -> Pace | None:
    """Return the pace that somebody chose, None for none; raises Problem for one out of bounds."""
    if chosen is None:
        return None
    pace = Pace(**chosen)
    bounds = BOUNDS[pace.kind]
    ranges = {
        "start": bounds.start,
        "increment": bounds.increment,
        "cap": (pace.start, max(bounds.cap, pace.start)),
        "holidays": (0, bounds.holidays),
    }
    for name, (least, most) in ranges.items():
        value = getattr(pace, name)
        if not least <= value <= most:
            raise RequestProblem(
                "error-pace",
                f"pace.{name} is {value}; in a game that is {pace.kind} it is from {least} to {most}",
                name=name,
                value=value,
                least=least,
                most=most,
            )
    return pace


def read_pace(game: str, text: str | None) -> Pace | None:
    """Return the pace of a game as it is kept; raises DamagedGame."""
    if text is None:
        return None
    try:
        pace = Pace(**json.loads(text))
        if pace.kind not in BOUNDS or not all(
            type(value) is int and value >= 0 for value in (pace.start, pace.increment, pace.cap, pace.holidays)
        ):
            raise ValueError
    except (ValueError, TypeError, RecursionError):
        raise DamagedGame(game, "games.pace") from None
    return pace


def pace_told(game: str, text: str | None) -> dict[str, Any] | None:
    """Return the pace of a game as answers have it, None for none; raises DamagedGame."""
    pace = read_pace(game, text)
    return None if pace is None else pace.told()
