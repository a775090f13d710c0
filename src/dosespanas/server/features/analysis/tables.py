"""The table of analysis boards."""

from sqlalchemy import BigInteger, Column, Integer, String, Table, Text

from dosespanas.server.storage.tables import metadata

boards = Table(
    "analysis_boards",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("reader", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("start", Text, nullable=False),
    Column("moves", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
)
"""Boards to think on: what is kept of the secrets of whoever has one and of those who may look at it; what it begins
from and the lines on it, both JSON; how often they have changed, and when it was last opened or changed."""
