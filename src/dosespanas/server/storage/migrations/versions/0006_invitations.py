"""Invitations: of a game for two, one seat is handed out to whoever takes its invitation up."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("seats", sa.Column("invitation", sa.String(64)))
    op.add_column("seats", sa.Column("taken", sa.BigInteger))


def downgrade() -> None:
    """Take the schema back to the revision before."""
    for column in ("taken", "invitation"):
        op.drop_column("seats", column)
