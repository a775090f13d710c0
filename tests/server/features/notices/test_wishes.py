"""When somebody is told: at once, when away, once a day, never; not at night, wherever their night is."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from dosespanas.server.features.notices.wishes import (
    ALWAYS,
    AWAY,
    AWAY_AFTER,
    DAILY,
    NEVER,
    Hours,
    due,
    next_at,
    quieter,
)

MADRID = "Europe/Madrid"
NIGHT = Hours(MADRID, 22 * 60, 7 * 60, 8 * 60)


def at(text: str, zone: str = MADRID) -> int:
    """Milliseconds since 1970 of a moment that clocks in a zone show; the first of two."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()) * 1_000


def test_at_once_when_away_or_never() -> None:
    noon = at("2026-11-26T12:00")
    assert due(ALWAYS, NIGHT, "turn", noon, noon + 5) == noon + 5
    assert due(NEVER, NIGHT, "turn", noon, noon) is None
    assert due(AWAY, NIGHT, "turn", noon, noon) == noon + AWAY_AFTER
    assert due(AWAY, NIGHT, "turn", noon, noon + AWAY_AFTER) == noon + AWAY_AFTER


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("2026-11-26T21:59", "2026-11-26T21:59"),
        ("2026-11-26T22:00", "2026-11-27T07:00"),
        ("2026-11-27T03:00", "2026-11-27T07:00"),
        ("2026-11-27T06:59", "2026-11-27T07:00"),
        ("2026-11-27T07:00", "2026-11-27T07:00"),
        ("2026-03-28T23:30", "2026-03-29T07:00"),
        ("2026-10-24T23:30", "2026-10-25T07:00"),
    ],
)
def test_nothing_is_sent_at_night_also_where_the_clock_is_changed(now: str, then: str) -> None:
    assert due(ALWAYS, NIGHT, "turn", at(now), at(now)) == at(then)


def test_the_night_is_the_readers() -> None:
    evening = at("2026-11-26T20:00")
    assert due(ALWAYS, Hours("Asia/Tokyo", 22 * 60, 7 * 60), "turn", evening, evening) == at(
        "2026-11-27T07:00", "Asia/Tokyo"
    )
    assert due(ALWAYS, Hours("Not/There", 22 * 60, 7 * 60), "turn", evening, evening) == evening


def test_quiet_hours_by_day_and_none_at_all() -> None:
    noon = at("2026-11-26T12:00")
    assert due(ALWAYS, Hours(MADRID, 11 * 60, 13 * 60), "turn", noon, noon) == at("2026-11-26T13:00")
    assert due(ALWAYS, Hours(MADRID, 12 * 60, 12 * 60), "turn", noon, noon) == noon
    assert due(ALWAYS, Hours(MADRID), "turn", noon, noon) == noon


def test_once_a_day_but_a_clock_does_not_wait() -> None:
    noon = at("2026-11-26T12:00")
    assert due(DAILY, NIGHT, "turn", noon, noon) == at("2026-11-27T08:00")
    assert due(DAILY, NIGHT, "turn", noon, at("2026-11-27T09:00")) == at("2026-11-27T09:00")
    assert due(DAILY, NIGHT, "clock", noon, noon) == noon


def test_an_hour_that_a_day_has_twice_or_not_at_all() -> None:
    missing = next_at(2 * 60 + 30, MADRID, at("2026-03-29T01:00"))
    assert missing == at("2026-03-29T03:30")
    first = next_at(2 * 60 + 30, MADRID, at("2026-10-25T01:00"))
    assert first == at("2026-10-25T02:30")
    assert next_at(2 * 60 + 30, MADRID, first) == at("2026-10-26T02:30")


def test_the_quieter_wish_holds() -> None:
    assert quieter(ALWAYS, DAILY) == DAILY and quieter(NEVER, AWAY) == NEVER and quieter(AWAY, ALWAYS) == AWAY
