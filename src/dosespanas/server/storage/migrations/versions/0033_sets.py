"""Sets of corrections that accounts keep, and those that they have published."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.create_table(
        "correction_sets",
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("corrections", sa.Text, nullable=False),
    )
    op.create_table(
        "published_sets",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("own", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("edition", sa.String(80), nullable=False),
        sa.Column("language", sa.String(40), nullable=False),
        sa.Column("printing", sa.String(80), nullable=False),
        sa.Column("corrections", sa.Text, nullable=False),
        sa.UniqueConstraint("account", "game", "own", name="published_once"),
    )


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_table("published_sets")
    op.drop_table("correction_sets")
