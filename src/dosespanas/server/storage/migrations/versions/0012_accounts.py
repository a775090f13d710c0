"""Accounts, how they sign in, and the seats that they hold."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("handle", sa.String(40), nullable=False),
        sa.Column("skeleton", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("closed", sa.BigInteger),
    )
    op.create_table(
        "account_mails",
        sa.Column("mail", sa.String(254), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
    )
    op.create_index("account_mails_account", "account_mails", ["account"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_account", "passkeys", ["account"])
    op.create_table(
        "sign_ins",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("account", sa.String(16)),
        sa.Column("mail", sa.String(254)),
        sa.Column("handle", sa.String(40)),
    )
    op.create_index("sign_ins_expires", "sign_ins", ["expires"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("browser", sa.String(80), nullable=False),
    )
    op.create_index("sessions_account", "sessions", ["account"])
    # by itself: SQLite adds a column with what it refers to, but no constraint
    op.execute("ALTER TABLE seats ADD COLUMN account VARCHAR(16) REFERENCES accounts (id)")
    op.create_index("seats_account", "seats", ["account"])


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_index("seats_account", "seats")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("account")
    for table in ("sessions", "sign_ins", "passkeys", "account_mails", "accounts"):
        op.drop_table(table)
