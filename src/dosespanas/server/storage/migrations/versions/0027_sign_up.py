"""Who may have an account, and who may not sign in."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("accounts", sa.Column("barred", sa.String(8)))
    op.create_table(
        "invited_mails",
        sa.Column("mail", sa.String(254), primary_key=True),
        sa.Column("added", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_table("invited_mails")
    op.drop_column("accounts", "barred")
