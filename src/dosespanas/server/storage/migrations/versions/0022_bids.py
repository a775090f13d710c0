"""What is bid for a side."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("challenges", sa.Column("bid", sa.Text))
    op.add_column("challenges", sa.Column("reply", sa.Text))


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_column("challenges", "reply")
    op.drop_column("challenges", "bid")
