"""Construction: by which version the seed of a game is made; null for the first."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("games", sa.Column("construction", sa.Integer))


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_column("games", "construction")
