"""The table of the clocks of games, and how it is written with the lines of a choice."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass

from sqlalchemy import BigInteger, Column, Connection, ForeignKey, Index, String, Table, Text
from sqlalchemy import text as sql

from dosespanas.server.storage.tables import metadata

clocks = Table(
    "clocks",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("begun", BigInteger, nullable=False),
    Column("nationalist", BigInteger, nullable=False),
    Column("republican", BigInteger, nullable=False),
    Column("side", String(16)),
    Column("since", BigInteger),
    Column("rest", Text, nullable=False),
    Index("clocks_since", "since"),
)
"""The clocks of a game with a pace, from when it `begun` on (`games/clocks.py`): what each side had left when its clock
last stood, in milliseconds, whose answer is waited for, and from when on that clock has run (null: it stands). `rest`
is all that changes seldom, as JSON. A game without a pace has no row."""


@dataclass(frozen=True)
class ClockRow:
    """The clocks of a game as they are kept."""

    game: str
    begun: int
    nationalist: int
    republican: int
    side: str | None
    since: int | None
    rest: str


COLUMNS = tuple(column.name for column in clocks.c)
PUT = (
    f"INSERT INTO clocks ({', '.join(COLUMNS)}) VALUES ",
    " ON CONFLICT (game) DO UPDATE SET " + ", ".join(f"{name} = excluded.{name}" for name in COLUMNS[1:]),
)
"""Before and after the rows of a statement that keeps clocks, in place of those there may be."""
_PUT_ONE = sql(f"{PUT[0]}({', '.join(f':{name}' for name in COLUMNS)}){PUT[1]}")


def put_clocks(connection: Connection, rows: Sequence[ClockRow]) -> None:
    """Keep the clocks of some games in place of those there may be."""
    if rows:
        connection.execute(_PUT_ONE, [dict(zip(COLUMNS, astuple(row), strict=True)) for row in rows])
