"""Advice: whether the two persons of a game agreed that the computer may be asked for it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("games", sa.Column("advice", sa.Boolean))


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_column("games", "advice")
