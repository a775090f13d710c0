"""Whether who watches a game is shown each turn once it is over."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("games", sa.Column("late", sa.Boolean))
    op.add_column("challenges", sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_column("challenges", "late")
    op.drop_column("games", "late")
