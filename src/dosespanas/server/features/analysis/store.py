"""Keeps the boards to think on."""

from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from dosespanas.server.features.analysis.tables import boards
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.row_validation import as_it_lies, checked, reading
from dosespanas.server.storage.store import Store

DAY = 86_400_000
"""Milliseconds: whether a board was opened is noted once a day."""


@dataclass(frozen=True)
class BoardRow:
    """A board as it is kept: the hashes of its two secrets, what it begins from and its lines (JSON)."""

    id: str
    owner: str
    reader: str
    name: str
    start: str
    moves: str
    revision: int
    touched: int


_COLUMNS = [boards.c[name] for name in BoardRow.__dataclass_fields__]


class AnalysisStore:
    """The boards of one database. When a method returns, what it wrote is on disk."""

    def __init__(self, store: Store) -> None:
        """Take where the games are kept."""
        self._store = store

    def create(self, row: BoardRow) -> None:
        """Keep a new board."""
        with self._store.aside() as connection:
            connection.execute(insert(boards).values(**vars(row), created=row.touched))

    def board(self, name: str) -> BoardRow | None:
        """Return a board by its id; raises DamagedGame for one that is not what was written."""
        with reading(), self._store.looking() as connection:
            found = connection.execute(as_it_lies(*_COLUMNS).where(boards.c.id == name)).first()
            return None if found is None else BoardRow(**checked(boards, found, name))

    def opened(self, name: str) -> None:
        """Note that a board was looked at, once a day."""
        at = now()
        due = select(boards.c.id).where(boards.c.id == name, boards.c.touched < at - DAY)
        with self._store.looking() as connection:
            if connection.scalar(due) is None:
                return
        with self._store.aside() as connection:
            connection.execute(update(boards).where(boards.c.id == name).values(touched=at))

    def write(self, name: str, revision: int, moves: str, called: str) -> bool:
        """Keep the lines and the name of a board that stands at a revision; return whether it still did."""
        there = boards.c.id == name, boards.c.revision == revision
        changed = {"moves": moves, "name": called, "revision": revision + 1, "touched": now()}
        with self._store.aside() as connection:
            return connection.execute(update(boards).where(*there).values(**changed)).rowcount == 1

    def delete(self, name: str) -> None:
        """Delete a board."""
        with self._store.aside() as connection:
            connection.execute(delete(boards).where(boards.c.id == name))

    def forget_before(self, at: int) -> int:
        """Delete the boards that nobody has opened since a moment (milliseconds since 1970); return how many."""
        with self._store.aside() as connection:
            return connection.execute(delete(boards).where(boards.c.touched < at)).rowcount
