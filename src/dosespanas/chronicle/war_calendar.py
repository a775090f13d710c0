"""The real war, month by month: what happened in it, for the turns of a game to be set beside.

The sentences are messages (`chronicle.ftl`); each stands under the month that it happened in.
"""

from typing import Final

MONTHS: Final = (
    *("1936-07", "1936-08", "1936-09", "1936-10", "1936-11", "1936-12"),
    *("1937-02", "1937-03", "1937-04", "1937-05", "1937-06", "1937-07", "1937-08", "1937-10", "1937-12"),
    *("1938-01", "1938-02", "1938-03", "1938-04", "1938-06", "1938-07", "1938-09", "1938-10", "1938-11", "1938-12"),
    *("1939-01", "1939-02", "1939-03", "1939-04"),
)
"""Those of which something is told."""


def told(first: str, last: str) -> list[str]:
    """Return the months from the first to the last (`1936-07`) of which something is told."""
    return [month for month in MONTHS if first <= month <= last]


def key(month: str) -> str:
    """Return the message of a month."""
    return f"war-{month}"
