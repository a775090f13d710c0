"""Programs that play for accounts: their tokens, and the seats that they play."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.create_table(
        "programs",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger),
    )
    op.create_index("programs_account", "programs", ["account"])
    op.add_column("seats", sa.Column("program", sa.Boolean))
    op.add_column("challenges", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("challenges", sa.Column("guest_program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("cups", sa.Column("programs", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_column("cups", "programs")
    op.drop_column("challenges", "guest_program")
    op.drop_column("challenges", "program")
    op.drop_column("seats", "program")
    op.drop_index("programs_account", "programs")
    op.drop_table("programs")
