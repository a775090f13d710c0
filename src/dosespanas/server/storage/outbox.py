"""What somebody is to be told, written in the transaction of what makes it so."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, text

WAIT = 90_000
"""Milliseconds that a notice waits for its reader to look by himself: a quick exchange makes one notice, a person at
the page none."""
NEVER_SEEN = (1 << 31) - 1
"""The choice of a notice that no look at the game takes back."""
TOLD_ONCE = NEVER_SEEN - 1
"""The same of one that is never told again, however often it is written."""


class Notice(NamedTuple):
    """One thing to be told to one account, such as its turn in a game.

    `kind` is one of `features/notices/words.py`. While `about` (by default the kind and the game) stands in the outbox
    the same thing is not written again, unless the seat (`game`, `side`) has seen all up to `choice` since.
    """

    account: str
    kind: str
    game: str | None = None
    side: str | None = None
    choice: int = NEVER_SEEN
    wait: int = WAIT
    """Milliseconds from now on."""
    about: str = ""

    @property
    def key(self) -> str:
        """What it is about."""
        return self.about or f"{self.kind} {self.game}"


COLUMNS = ("account", "about", "kind", "game", "side", "choice", "created", "not_before")
ONCE = """
ON CONFLICT (account, about) DO UPDATE SET kind = excluded.kind, game = excluded.game, side = excluded.side,
    choice = excluded.choice, created = excluded.created, not_before = excluded.not_before, told = NULL
WHERE outbox.choice <= (SELECT seen FROM seats WHERE seats.game = outbox.game AND seats.side = outbox.side)
"""
"""What happens to a notice that stands there: it is renewed once it was seen, and stays as it is until then."""
_TYPES = {"choice": "INTEGER", "created": "BIGINT", "not_before": "BIGINT"}


def _cast(name: str) -> str:
    """Return a value of a row with its type: PostgreSQL cannot tell it here."""
    return f"CAST(:{name} AS {_TYPES.get(name, 'VARCHAR')})"


_ADD = text(
    f"INSERT INTO outbox ({', '.join(COLUMNS)}) "
    f"SELECT {', '.join(_cast(name) for name in COLUMNS)} "
    "WHERE EXISTS (SELECT 1 FROM channels WHERE channels.account = CAST(:account AS VARCHAR) AND NOT channels.ended) "
    f"{ONCE}"
)


def rows(notices: Sequence[Notice], at: int) -> list[tuple[str | int | None, ...]]:
    """Return notices as rows of COLUMNS, written at a time in milliseconds since 1970."""
    return [(n.account, n.key, n.kind, n.game, n.side, n.choice, at, at + n.wait) for n in notices]


def add(connection: Connection, notices: Sequence[Notice], at: int) -> None:
    """Write notices for those accounts that have a channel, in a transaction of the caller's."""
    if notices:
        connection.execute(_ADD, [dict(zip(COLUMNS, row, strict=True)) for row in rows(notices, at)])
