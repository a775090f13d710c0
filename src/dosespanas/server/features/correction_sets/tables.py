"""The tables of sets of corrections: those that accounts keep here, and those that they have published."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table, Text, UniqueConstraint

from dosespanas.server.storage.tables import metadata

correction_sets = Table(
    "correction_sets",
    metadata,
    Column("account", String(16), ForeignKey("accounts.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("id", String(16), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("size", Integer, nullable=False),
    Column("corrections", Text, nullable=False),
)
"""One's own sets: a file of corrections as JSON and its length, how often it has changed and when last; `id` is its
page's, and one account's alone."""

published_sets = Table(
    "published_sets",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("account", String(16), ForeignKey("accounts.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("own", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("edition", String(80), nullable=False),
    Column("language", String(40), nullable=False),
    Column("printing", String(80), nullable=False),
    Column("corrections", Text, nullable=False),
    UniqueConstraint("account", "game", "own", name="published_once"),
)
"""Sets that anybody may read, as they were when they were published: of which set of its owner each one is, and for
which edition, language and printing of the game."""
