"""The clocks of a game: whose time runs, what is left, and why it stands.

A clock runs from a hand-over to the answer that hands over again. What everybody can tell to have a single answer, and
what standing orders answer, hands nothing over and costs nothing. Nobody loses by the clock alone: at zero the other
side may claim. All times are milliseconds; moments are since 1970, UTC.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.server.errors import DamagedGame, RequestProblem
from dosespanas.server.games.pace import DAY, SECOND, Pace
from dosespanas.server.storage.row_validation import LATEST
from dosespanas.server.storage.store import ClockRow

YEAR: Final = 365 * DAY * SECOND
DAY_MS: Final = DAY * SECOND
LOW: Final = DAY_MS
"""How long before its end a clock runs low; one that has less than four times as much, in its last quarter."""

Press = Literal["pause", "decline", "resume", "give", "holiday", "back"]
"""What a side may do to the clocks: offer a pause or agree to one, withdraw or decline it, let the clocks go on, give
the other side time, take holidays and end them."""


def other(side: str) -> str:
    """Return the other side."""
    return SIDE_NAMES[side == SIDE_NAMES[0]]


@dataclass
class Holiday:
    """The holidays of a side."""

    until: int = 0
    """Its clock stands until then."""
    taken: int = 0
    """How many days it has taken in `year`."""
    year: int = 0
    """The year of the game, from 0."""


@dataclass
class Clock:
    """The clocks of both sides of one game."""

    pace: Pace
    begun: int
    """When the game began: its years, for holidays, are counted from there."""
    left: dict[str, int]
    """By side what was left when its clock last stood; never below 0."""
    side: str | None = None
    """Whose answer is waited for; None: nobody's that counts (not begun, over, a regent's)."""
    since: int | None = None
    """From when on it has run; None: it stands."""
    paused: bool = False
    """Both sides have agreed that the clocks stand, until either lets them go on."""
    offers: set[str] = field(default_factory=set)
    """The sides that offer a pause."""
    holidays: dict[str, Holiday] = field(default_factory=lambda: {side: Holiday() for side in SIDE_NAMES})
    changed: bool = False
    """Otherwise than it was kept last."""

    @classmethod
    def fresh(cls, pace: Pace, begun: int) -> "Clock":
        """Return the clocks of a game that begins."""
        return cls(pace, begun, dict.fromkeys(SIDE_NAMES, pace.start * SECOND))

    # --- what they show ---------------------------------------------------------------------------------

    def spent(self, now: int) -> int:
        """Return how long the running clock has run since it last stood; a holiday is left out."""
        if self.side is None or self.since is None:
            return 0
        return max(0, now - self._runs_from)

    def left_of(self, side: str, now: int) -> int:
        """Return what a side has left, below 0 when its time is up."""
        return self.left[side] - (self.spent(now) if side == self.side else 0)

    def late(self, now: int) -> str | None:
        """Return the side whose time is up while its answer is waited for, or None."""
        side = self.side
        return side if side is not None and self.since is not None and self.left_of(side, now) <= 0 else None

    def low_at(self) -> int | None:
        """Return when the running clock runs low, or did, by what it had left when it began to; None: it stands."""
        if self.side is None or self.since is None:
            return None
        left = self.left[self.side]
        return self._runs_from + left - min(LOW, left // 4)

    def missed_at(self) -> int | None:
        """Return when who waits is told that the running clock is up: once it has run a day; None: it stands.

        Who has little but the increment left is late again and again, and answers all the same.
        """
        if self.side is None or self.since is None:
            return None
        return self._runs_from + max(self.left[self.side], DAY_MS)

    @property
    def _runs_from(self) -> int:
        """From when on the running clock has run; a holiday is left out."""
        assert self.side is not None and self.since is not None
        return max(self.since, self.holidays[self.side].until)

    def listed(self, now: int) -> dict[str, Any] | None:
        """Return the clock of the side that is asked, as a list tells it; None where none waits for anybody."""
        if self.side is None:
            return None
        runs = self.since is not None and self.holidays[self.side].until <= now
        return {"left": self.left_of(self.side, now), "runs": runs}

    def holidays_left(self, side: str, now: int) -> int:
        """Return how many days of holidays a side may still take in this year of the game."""
        holiday = self.holidays[side]
        return self.pace.holidays - (holiday.taken if holiday.year == self._year(now) else 0)

    def _year(self, now: int) -> int:
        return max(0, now - self.begun) // YEAR

    # --- the game goes on -------------------------------------------------------------------------------

    def start(self, side: str | None, now: int) -> None:
        """The game begins, with a choice of `side`. Live clocks wait for its first answer."""
        if self.pace.kind == "correspondence":
            self.turned(side, now)

    def turned(self, side: str | None, now: int, answered: bool = True) -> None:
        """The answer of `side` is waited for now; None: nobody's that counts.

        `answered`: whether the other one has, which by a take-back it has not: what it used stands, without increment.
        """
        if side == self.side:
            return
        if self.side is not None and self.since is not None:
            self._stand(now)
            if answered:
                full = max(self.pace.cap * SECOND, self.left[self.side])
                self.left[self.side] = min(self.left[self.side] + self.pace.increment * SECOND, full)
        self.side = side
        self.since = None if side is None or self.paused else now
        self.changed = True

    def _stand(self, now: int) -> None:
        """Take what was spent from the running clock; it runs on from now. A debt is forgotten."""
        if self.side is not None and self.since is not None:
            self.left[self.side] = max(0, self.left_of(self.side, now))
            self.since = max(now, self.since)

    # --- what persons do --------------------------------------------------------------------------------

    def press(self, side: str, what: Press, days: int, now: int) -> str:
        """A side does something to the clocks (`Press`); return it as a line says it. Raises Problem."""
        if what == "holiday":
            self.leave(side, days, now)
        elif what == "back":
            self.back(side, now)
        elif what == "pause":
            self.offer_pause(side, now)
        elif what == "decline":
            self.decline_pause()
        elif what == "resume":
            self.resume(now)
        else:
            self.give(side, now)
        self.changed = True
        return f"{what} {days}" if what == "holiday" else what

    def offer_pause(self, side: str, now: int) -> None:
        """A side offers a pause, or agrees to the other's; raises Problem during one."""
        if self.paused:
            raise RequestProblem("error-clock-paused", "the clocks stand already", 409)
        self.offers.add(side)
        if len(self.offers) == len(SIDE_NAMES):
            self._stand(now)
            self.offers.clear()
            self.paused, self.since = True, None

    def decline_pause(self) -> None:
        """No offer of a pause stands any more; raises Problem where none did."""
        if not self.offers:
            raise RequestProblem("error-clock-no-offer", "nobody offers a pause", 409)
        self.offers.clear()

    def resume(self, now: int) -> None:
        """The clocks go on; raises Problem unless they stand by agreement."""
        if not self.paused:
            raise RequestProblem("error-clock-runs", "the clocks do not stand by agreement", 409)
        self.paused = False
        self.since = None if self.side is None else now

    def give(self, side: str, now: int) -> None:
        """A side gives the other one some time (`Pace.gift`), up to the cap; raises Problem where it is full."""
        to, cap = other(side), self.pace.cap * SECOND
        if self.left_of(to, now) >= cap:
            raise RequestProblem("error-clock-full", "the other side has as much time as its clock takes", 409)
        if to == self.side:
            self._stand(now)
        self.left[to] = min(self.left[to] + self.pace.gift * SECOND, cap)

    def leave(self, side: str, days: int, now: int) -> None:
        """A side takes holidays from now on; raises Problem where it has not so many, is away, or has no time left."""
        holiday = self.holidays[side]
        if holiday.until > now:
            raise RequestProblem("error-holiday-taken", "you are on holiday already", 409)
        if self.left_of(side, now) <= 0:
            raise RequestProblem("error-holiday-late", "your time is up: answer first", 409)
        left = self.holidays_left(side, now)
        if days > left:
            raise RequestProblem("error-holiday-days", f"{days} days are more than the {left} that are left", left=left)
        if side == self.side:
            self._stand(now)
        year = self._year(now)
        taken = days + (holiday.taken if holiday.year == year else 0)
        self.holidays[side] = Holiday(now + days * DAY_MS, taken, year)

    def back(self, side: str, now: int) -> None:
        """A side ends its holidays; whole days that are left of them may be taken later. Raises Problem for none."""
        holiday = self.holidays[side]
        if holiday.until <= now:
            raise RequestProblem("error-holiday-none", "you are not on holiday", 409)
        if side == self.side:
            self._stand(now)
        holiday.taken = max(0, holiday.taken - (holiday.until - now) // DAY_MS)
        holiday.until = now

    def taken_over(self, side: str) -> None:
        """The person of a side takes over from its regent: it has some time again (`Pace.back`)."""
        self.left[side] = max(self.left[side], self.pace.back * SECOND)
        self.changed = True

    # --- how they are kept and told ---------------------------------------------------------------------

    def row(self, game: str) -> ClockRow:
        """Return the clocks as they are kept."""
        holidays = {side: [one.until, one.taken, one.year] for side, one in self.holidays.items() if one.until}
        rest = {"paused": self.paused, "offers": sorted(self.offers), "holidays": holidays}
        nationalist, republican = (self.left[side] for side in SIDE_NAMES)
        return ClockRow(game, self.begun, nationalist, republican, self.side, self.since, json.dumps(rest))

    @classmethod
    def read(cls, pace: Pace, row: ClockRow) -> "Clock":
        """Return the clocks of a game that `row` kept; raises DamagedGame."""
        found = cls(pace, row.begun, dict(zip(SIDE_NAMES, (row.nationalist, row.republican), strict=True)))
        found.side, found.since = row.side, row.since
        try:
            rest = json.loads(row.rest)
            found.paused, found.offers = rest["paused"] is True, set(rest["offers"])
            for side, (until, taken, year) in rest["holidays"].items():
                found.holidays[side] = Holiday(until, taken, year)
            holidays = [(one.until, one.taken, one.year) for one in found.holidays.values()]
            numbers = [number for one in holidays for number in one]
            sound = all(type(number) is int and 0 <= number <= LATEST for number in numbers)
            if not sound or not found.offers.union(found.holidays) <= set(SIDE_NAMES):
                raise ValueError
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
            raise DamagedGame(row.game, "clocks.rest") from None
        if found.side not in (*SIDE_NAMES, None) or (found.since is not None and (found.side is None or found.paused)):
            raise DamagedGame(row.game, "clocks.side")
        return found

    def view(self, now: int, regents: dict[str, str]) -> dict[str, Any]:
        """Return what everybody may know of the clocks; `regents`: who plays for which side."""
        return {
            "pace": self.pace.told(),
            "left": {side: self.left_of(side, now) for side in SIDE_NAMES},
            "side": self.side,
            "runs": self.since is not None and self.holidays[self.side or SIDE_NAMES[0]].until <= now,
            "late": self.late(now),
            "paused": self.paused,
            "offers": sorted(self.offers),
            "holidays": {
                side: {"until": one.until if one.until > now else None, "left": self.holidays_left(side, now)}
                for side, one in self.holidays.items()
            },
            "regents": {side: regents.get(side) for side in SIDE_NAMES},
        }


Time = Callable[[], int]
"""Tells the time in milliseconds since 1970, UTC."""
