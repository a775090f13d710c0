"""The tables of what persons write to each other away from any table."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from dosespanas.server.storage.tables import metadata

direct_messages = Table(
    "direct_messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("author", String(16), ForeignKey("accounts.id"), nullable=False),
    Column("reader", String(16), ForeignKey("accounts.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("seen", Boolean, nullable=False),
    Index("direct_messages_author", "author", "id"),
    Index("direct_messages_reader", "reader", "id"),
    sqlite_autoincrement=True,
)
"""What one account wrote to another, and whether that one has read it; a number is given once."""

direct_mutes = Table(
    "direct_mutes",
    metadata,
    Column("account", String(16), primary_key=True),
    Column("other", String(16), primary_key=True),
)
"""The accounts that do not wish to read what another one writes to them."""
