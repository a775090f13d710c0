"""Reasons: what a computer opponent gave for its choice is kept with it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("actions", sa.Column("reason", sa.Text))


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_column("actions", "reason")
