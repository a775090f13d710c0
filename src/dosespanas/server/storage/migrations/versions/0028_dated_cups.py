"""Cups that begin by themselves, for so many, with clocks of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("cups", sa.Column("starts", sa.BigInteger))
    op.add_column("cups", sa.Column("limit", sa.Integer))
    op.add_column("cups", sa.Column("pace", sa.Text))


def downgrade() -> None:
    """Take the schema back to the revision before."""
    for name in ("pace", "limit", "starts"):
        op.drop_column("cups", name)
