"""The corrections that games are played with, each kept once."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.create_table(
        "corrections",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    # by itself: SQLite adds a column with what it refers to, but no constraint
    op.execute("ALTER TABLE games ADD COLUMN corrections VARCHAR(64) REFERENCES corrections (digest)")
    op.create_index("games_corrections", "games", ["corrections"])


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_index("games_corrections", "games")
    with op.batch_alter_table("games") as games:
        games.drop_column("corrections")
    op.drop_table("corrections")
