"""Rows as they lie in the database, checked before they are trusted: SQLite keeps anything in any column."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from math import isfinite
from types import SimpleNamespace
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Float,
    Integer,
    Label,
    LargeBinary,
    Select,
    String,
    Table,
    select,
    type_coerce,
)
from sqlalchemy.exc import DataError
from sqlalchemy.types import NullType

from dosespanas.server.errors import DamagedGame, UnknownGame

LARGEST = (1 << 31) - 1
"""What a column of whole numbers holds at most."""
NOTHING = -3
"""Fewer lines than any game has: of one that awaits numbers they are minus the count of those."""
LEAST = {"lines": NOTHING + 1}
"""What whole numbers are at least, where that is not 0."""
LATEST = 1 << 47
"""The last moment there may be, in milliseconds since 1970."""


def as_it_lies(*columns: Column[Any]) -> Select[Any]:
    """Return a query for columns whose values come as the database has them, whatever they are."""
    wanted: list[ColumnElement[Any]] = [type_coerce(column, NullType()).label(column.name) for column in columns]
    return select(*wanted)


def fits(column: Column[Any], value: Any) -> bool:
    """Return whether a value is one that a column may hold."""
    if value is None:
        return bool(column.nullable)
    kind = column.type
    if isinstance(kind, Boolean):
        return value in (0, 1) and isinstance(value, int)
    if isinstance(kind, Integer):  # BigInteger too
        largest = LATEST if isinstance(kind, BigInteger) else LARGEST
        return type(value) is int and LEAST.get(column.name, 0) <= value <= largest
    if isinstance(kind, Float):
        return type(value) in (int, float) and isfinite(value)
    if isinstance(kind, LargeBinary):
        return isinstance(value, bytes)
    return isinstance(value, str) and isinstance(kind, String) and len(value) <= (kind.length or LARGEST)


def checked(table: Table, row: Any, game: str) -> dict[str, Any]:
    """Return the values of a row of a game by column; raises DamagedGame where one cannot be what was written."""
    found = dict(row._mapping)
    for name, value in found.items():
        if not fits(table.c[name], value):
            raise DamagedGame(game, f"{table.name}.{name}")
        if isinstance(table.c[name].type, Boolean) and value is not None:
            found[name] = bool(value)
    return found


def sound_rows(connection: Connection, query: Select[Any], most: int | None = None) -> list[SimpleNamespace]:
    """Return the rows of a query about many games or persons, without those that cannot be what was written.

    So a damaged row harms no other row of a list. What a query works out itself is not looked at. `most`: so many at
    most, however many damaged ones lie before them.
    """
    wanted = list(query.selected_columns)
    columns = [one.element if isinstance(one, Label) else one for one in wanted]
    raw = [type_coerce(one, NullType()).label(called.key) for one, called in zip(columns, wanted, strict=True)]
    as_they_lie = query.with_only_columns(*raw, maintain_column_froms=True)
    if most is None:
        return _sound(columns, connection.execute(as_they_lie).all())
    found: list[SimpleNamespace] = []
    for start in count(0, most):
        rows = connection.execute(as_they_lie.limit(most).offset(start)).all()
        found += _sound(columns, rows)
        if len(found) >= most or len(rows) < most:
            break
    return found[:most]


def _sound(columns: Sequence[Any], rows: Iterable[Any]) -> list[SimpleNamespace]:
    """Return what lies in some rows as it was written, without rows of which a value cannot have been."""
    found = []
    for row in rows:
        held = dict(row._mapping)
        for one, name in zip(columns, held, strict=True):
            if isinstance(one, Column):
                if not fits(one, held[name]):
                    break
                if isinstance(one.type, Boolean) and held[name] is not None:
                    held[name] = bool(held[name])
        else:
            found.append(SimpleNamespace(**held))
    return found


@contextmanager
def reading() -> Iterator[None]:
    """Read rows of one game: a name that cannot stand in the database, as one with a NUL in PostgreSQL, is no game's.

    Raises UnknownGame then.
    """
    try:
        yield
    except DataError:
        raise UnknownGame from None
