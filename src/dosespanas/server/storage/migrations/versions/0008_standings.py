"""Where running games stand, where they went on by other rules, and who agreed to that."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("seats", sa.Column("rules", sa.String(130)))
    op.create_table(
        "standings",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        *kept(),
    )
    op.create_table(
        "upgrades",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("choice", sa.Integer, nullable=False),
        *kept(),
    )


def kept() -> list[sa.Column[bytes] | sa.Column[str]]:
    """Return the columns of a position."""
    return [
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.String(32), nullable=False),
    ]


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_table("upgrades")
    op.drop_table("standings")
    op.drop_column("seats", "rules")
