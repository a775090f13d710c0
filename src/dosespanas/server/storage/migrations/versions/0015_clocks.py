"""The pace of a game, its clocks, and who plays for a person whose time is up."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("games", sa.Column("pace", sa.Text))
    op.add_column("seats", sa.Column("regent", sa.String(16)))
    op.create_table(
        "clocks",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("nationalist", sa.BigInteger, nullable=False),
        sa.Column("republican", sa.BigInteger, nullable=False),
        sa.Column("side", sa.String(16)),
        sa.Column("since", sa.BigInteger),
        sa.Column("rest", sa.Text, nullable=False),
    )
    op.create_index("clocks_since", "clocks", ["since"])


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_table("clocks")
    op.drop_column("seats", "regent")
    op.drop_column("games", "pace")
