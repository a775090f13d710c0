"""What persons write to each other away from any table."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.create_table(
        "direct_messages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("author", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("reader", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("seen", sa.Boolean, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("direct_messages_author", "direct_messages", ["author", "id"])
    op.create_index("direct_messages_reader", "direct_messages", ["reader", "id"])
    op.create_table(
        "direct_mutes",
        sa.Column("account", sa.String(16), primary_key=True),
        sa.Column("other", sa.String(16), primary_key=True),
    )


def downgrade() -> None:
    """Take the schema back to the revision before."""
    for table in ("direct_mutes", "direct_messages"):
        op.drop_table(table)
