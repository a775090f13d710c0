"""Which processes serve the database, which of them thinks about a game, and how often the seats of one changed."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.add_column("games", sa.Column("seated", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("scheduler", sa.String(16)))
    op.add_column("games", sa.Column("thinker_until", sa.BigInteger))


def downgrade() -> None:
    """Take the schema back to the revision before."""
    for column in ("thinker_until", "scheduler", "seated"):
        op.drop_column("games", column)
    op.drop_table("processes")
