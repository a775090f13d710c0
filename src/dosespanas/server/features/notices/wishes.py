"""When somebody wants to be told: at once, when away, once a day or never, and not at night."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

ALWAYS, AWAY, DAILY, NEVER = "always", "away", "daily", "never"
WANTS = (ALWAYS, AWAY, DAILY, NEVER)
"""What may be wanted of a channel and of a game, the quieter the later."""
AWAY_AFTER = 30 * 60_000
"""Milliseconds for which somebody has not looked after which they are away."""
PRESSING = ("clock", "deadline", "channel")
"""Kinds of notices that do not wait for the daily one: a clock does not, nor the end of a round, and who presses a test
button waits for it."""
DAY = 24 * 60
"""Minutes."""


@dataclass(frozen=True)
class Hours:
    """The hours of one account; minutes after midnight in its own zone.

    Nothing is sent from `quiet_from` on until `quiet_until` (which may lie on the next day); None: there are no quiet
    hours. What is wanted once a day is sent at `daily`.
    """

    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    daily: int = 8 * 60


def quieter(*wants: str) -> str:
    """Return the quietest of some wishes: a game may be quieter than a channel, and a channel than a game.

    What nobody can have wished (a damaged row) is none.
    """
    return max((one for one in wants if one in WANTS), key=WANTS.index, default=ALWAYS)


def due(wants: str, hours: Hours, kind: str, created: int, at: int) -> int | None:
    """Return when a notice written at `created` may be sent as things are at `at`; None for never.

    All are milliseconds since 1970, UTC. A time that has passed says that it may be sent now; one to come, when to look
    again.
    """
    if wants == NEVER:
        return None
    when = created
    if wants == DAILY and kind not in PRESSING:
        when = next_at(hours.daily, hours.zone, created)
    elif wants == AWAY:
        when = created + AWAY_AFTER
    return when if when > at else _after_quiet(hours, at)


def _after_quiet(hours: Hours, at: int) -> int:
    """Return the end of the quiet hours that a moment lies in, else the moment itself."""
    if hours.quiet_from is None or hours.quiet_until is None or hours.quiet_from == hours.quiet_until:
        return at
    local = _local(at, hours.zone)
    minute = local.hour * 60 + local.minute
    since = (minute - hours.quiet_from) % DAY
    if since >= (hours.quiet_until - hours.quiet_from) % DAY:
        return at
    return next_at(hours.quiet_until, hours.zone, at)


def next_at(minute: int, zone: str, after: int) -> int:
    """Return the first moment after another one at which clocks in a zone show a minute of the day.

    Where the clock is put forward past that minute, it is as long after the hour as it would have been.
    """
    day = _local(after, zone).date()
    while True:
        clock = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=_zone(zone))
        moment = int(clock.astimezone(UTC).timestamp()) * 1_000
        if moment > after:
            return moment
        day += timedelta(days=1)


def _local(at: int, zone: str) -> datetime:
    return datetime.fromtimestamp(at / 1_000, _zone(zone))


def _zone(name: str) -> ZoneInfo:
    """Return a time zone; UTC for one that this machine does not know."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
