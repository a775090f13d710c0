"""The tables of people who look for each other, and of games that anybody may watch."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text, false

from dosespanas.server.storage.tables import metadata

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
    Column("within", Integer),
    Column("bid", Text),
    Column("reply", Text),
    Column("program", Boolean, nullable=False, server_default=false()),
    Column("guest_program", Boolean, nullable=False, server_default=false()),
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
"""Open seats: of whom, and what is to be played; `to`: the person who is challenged, null: anybody; `within`: how near
to its owner's the rating of whoever takes it up must be, null: that does not matter. `games`: the ids that its games
will have, two of a `pair`, with a blank. `taken`: when somebody (`guest`) took it up; its games are made then.
`program` and `guest_program`: whether a program of theirs did so, and plays. Times are milliseconds since 1970, UTC."""

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
