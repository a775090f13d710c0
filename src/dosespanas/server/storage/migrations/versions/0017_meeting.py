"""Open seats and challenges, who does not wish to meet whom, tables that anybody may watch."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def account(name: str, nullable: bool = True) -> sa.Column[str]:
    """Return a column that names an account."""
    return sa.Column(name, sa.String(16), sa.ForeignKey("accounts.id"), nullable=nullable)


def upgrade() -> None:
    """Bring the schema to this revision."""
    flags = ("pair", "rated", "advice", "chat", "public")
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(16), primary_key=True),
        account("account", False),
        account("to"),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("scenario", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("side", sa.String(16), nullable=False),
        *(sa.Column(name, sa.Boolean, nullable=False) for name in flags),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("games", sa.String(40), nullable=False),
        account("guest"),
        sa.Column("taken", sa.BigInteger),
        sa.Column("declined", sa.BigInteger),
    )
    op.create_index("challenges_open", "challenges", ["to", "taken", "created"])
    op.create_index("challenges_account", "challenges", ["account", "created"])
    op.create_index("challenges_guest", "challenges", ["guest", "taken"])
    op.create_table(
        "blocks", account("account", False), account("other", False), sa.PrimaryKeyConstraint("account", "other")
    )
    op.create_index("blocks_other", "blocks", ["other"])
    op.create_table(
        "public_tables",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("spectator", sa.String(64), nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
    )
    op.create_index("public_tables_opened", "public_tables", ["opened"])


def downgrade() -> None:
    """Take the schema back to the revision before."""
    for table in ("public_tables", "blocks", "challenges"):
        op.drop_table(table)
