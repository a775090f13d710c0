"""Codes that come with links by mail; passkeys whose count went back."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("sign_ins", sa.Column("browser", sa.String(64)))
    op.add_column("sign_ins", sa.Column("code", sa.String(64)))
    op.add_column("sign_ins", sa.Column("tries", sa.Integer, nullable=False, server_default="0"))
    op.create_index("sign_ins_browser", "sign_ins", ["browser"])
    op.add_column("passkeys", sa.Column("fell", sa.BigInteger))


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_column("passkeys", "fell")
    op.drop_index("sign_ins_browser", "sign_ins")
    for name in ("tries", "code", "browser"):
        op.drop_column("sign_ins", name)
