"""Signing in by another service."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.create_table(
        "openid_logins",
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
    )
    op.create_index("openid_logins_account", "openid_logins", ["account"])
    op.add_column("sign_ins", sa.Column("subject", sa.String(64)))


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_column("sign_ins", "subject")
    op.drop_table("openid_logins")
