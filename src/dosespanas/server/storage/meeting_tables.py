"""The tables of what is said at a table, and of people who look for each other."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

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


challenges = Table(
    "challenges",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("account", String(16), ForeignKey("accounts.id"), nullable=False),
    Column("to", String(16), ForeignKey("accounts.id")),
    Column("game", String(40), nullable=False),
    Column("scenario", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("side", String(16), nullable=False),
    Column("pair", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("advice", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("language", String(20), nullable=False),
    Column("pace", Text),
    Column("late", Boolean, nullable=False, server_default=false()),
    Column("bid", Text),
    Column("reply", Text),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("games", String(40), nullable=False),
    Column("guest", String(16), ForeignKey("accounts.id")),
    Column("taken", BigInteger),
    Column("declined", BigInteger),
    Index("challenges_open", "to", "taken", "created"),
    Index("challenges_account", "account", "created"),
    Index("challenges_guest", "guest", "taken"),
)
"""Open seats: of whom, and what is to be played; `to`: the person who is challenged, null: anybody. `games`: the ids
that its games will have, two of a `pair`, with a blank. `taken`: when somebody (`guest`) took it up; its games are made
then. Times are milliseconds since 1970, UTC."""

blocks = Table(
    "blocks",
    metadata,
    Column("account", String(16), ForeignKey("accounts.id"), primary_key=True),
    Column("other", String(16), ForeignKey("accounts.id"), primary_key=True),
    Index("blocks_other", "other"),
)
"""Who does not wish to meet whom: no challenges, no open seats, no words."""

public_tables = Table(
    "public_tables",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("spectator", String(64), nullable=False),
    Column("opened", BigInteger, nullable=False),
    Index("public_tables_opened", "opened"),
)
"""Games that anybody may watch, with the secret of their spectators; they go from here when they are over."""
