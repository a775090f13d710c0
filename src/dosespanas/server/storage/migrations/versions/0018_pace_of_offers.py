"""The pace that whoever offers a seat would play at."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("challenges", sa.Column("pace", sa.Text))


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_column("challenges", "pace")
