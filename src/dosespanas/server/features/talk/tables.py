"""The tables of what is said at a table, noted and marked on its map."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table, Text, UniqueConstraint

from dosespanas.server.storage.tables import metadata

talks = Table(
    "talks",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("room", String(8), primary_key=True),
    Column("revision", Integer, nullable=False),
)
"""How often anything has changed in what is said in a room of a game: `table` (its two persons) or `gallery` (those who
watch)."""

messages = Table(
    "messages",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("room", String(8), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)
"""What was said; `n` is the revision of the room that it made, `seat` who said it: a side, or `spectator`."""

mutes = Table(
    "mutes",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("side", String(16), primary_key=True),
)
"""The sides that do not wish to read what the other one says."""

talk_reads = Table(
    "talk_reads",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("side", String(16), primary_key=True),
    Column("n", Integer, nullable=False),
)
"""The last message at its table that a side has read."""

presence = Table(
    "presence",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("side", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""When the person of a side was last at the page of a game, in milliseconds since 1970, and shows it."""

notes = Table(
    "notes",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("side", String(16), primary_key=True),
    Column("text", Text, nullable=False),
)
"""What a side notes for itself; nobody else reads it."""

marks = Table(
    "marks",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("side", String(16), primary_key=True),
    Column("place", String(40), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("shape", String(12), nullable=False),
    Column("text", String(80), nullable=False),
    Column("turn", Integer),
)
"""Marks on places of the map, that both persons see. `n` is the revision of the room that it made, `turn` the one it
ends with; null: when its side takes it away."""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(32), nullable=False),
    Column("room", String(8), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("by", String(16), nullable=False),
    Column("why", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("done", BigInteger),
    UniqueConstraint("game", "room", "n", "by", name="reports_once"),
)
"""Messages that somebody (`by`) reported to whoever runs the server, as they were; they outlive their game. `done`:
when somebody looked at it."""
