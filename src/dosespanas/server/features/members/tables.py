"""The table of who wishes to be found."""

from sqlalchemy import Column, ForeignKey, String, Table

from dosespanas.server.storage.tables import metadata

listed_members = Table(
    "listed_members",
    metadata,
    Column("account", String(16), ForeignKey("accounts.id"), primary_key=True),
)
"""The accounts that wish to stand in the list of members."""
