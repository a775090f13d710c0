"""Who wishes to be found, and seats for those near the rating of their owner."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.create_table(
        "listed_members",
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), primary_key=True),
    )
    op.add_column("challenges", sa.Column("within", sa.Integer))


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_column("challenges", "within")
    op.drop_table("listed_members")
