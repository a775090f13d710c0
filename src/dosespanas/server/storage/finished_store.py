"""What is kept of finished games for their readers (`games/finished_games.py`), and the facts they are read with."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, exists, insert, select
from sqlalchemy import text as sql

from dosespanas.server.storage.row_validation import as_it_lies, checked
from dosespanas.server.storage.store import Store
from dosespanas.server.storage.tables import facts, finished_games, games

_ONCE = sql("INSERT INTO facts (digest, content) VALUES (:digest, :content) ON CONFLICT (digest) DO NOTHING")


@dataclass(frozen=True)
class FinishedRow:
    """What is kept of a game that was over after its first `line` lines; `facts`: the digest of its data."""

    game: str
    line: int
    facts: str
    content: bytes
    hash: str


def unkept(store: Store, until: int, most: int) -> list[str]:
    """Return games that are over, not changed since `until`, and not kept as they stand, those changed last first."""
    over = games.c.actor.is_(None), games.c.lines >= 0, games.c.chance.is_not(None)
    kept = exists().where(finished_games.c.game == games.c.id, finished_games.c.line == games.c.lines)
    query = select(games.c.id).where(*over, games.c.updated <= until, ~kept).order_by(games.c.updated.desc())
    with store.looking() as connection:
        return list(connection.scalars(query.limit(most)))


def keep(store: Store, row: FinishedRow, content: bytes) -> None:
    """Keep what readers of a game need, in place of what was kept before; `content`: its facts, kept once."""
    there = finished_games.c.game == row.game
    with store.aside() as connection:
        connection.execute(_ONCE, {"digest": row.facts, "content": content})
        connection.execute(delete(finished_games).where(there, finished_games.c.line <= row.line))
        if connection.scalar(select(finished_games.c.line).where(there)) is None:
            connection.execute(insert(finished_games).values(**vars(row)))


def kept(store: Store, game: str) -> FinishedRow | None:
    """Return what is kept of a game, or None; raises DamagedGame."""
    row = store.first(as_it_lies(*finished_games.c).where(finished_games.c.game == game))
    return None if row is None else FinishedRow(**checked(finished_games, row, game))


def facts_of(store: Store, row: FinishedRow) -> bytes | None:
    """Return the facts that a game is read with, packed; None if they are not here. Raises DamagedGame."""
    found = store.first(as_it_lies(facts.c.content).where(facts.c.digest == row.facts))
    return None if found is None else bytes(checked(facts, found, row.game)["content"])


def forget_facts(connection: Connection) -> None:
    """Delete the facts that no finished game is read with any more."""
    used = exists().where(finished_games.c.facts == facts.c.digest)
    connection.execute(delete(facts).where(~used))
