"""What is said at a table: messages, notes, marks on the map, and what was reported."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def game() -> sa.Column[str]:
    """Return the column that names a game."""
    return sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True)


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("games", sa.Column("chat", sa.Boolean))
    op.create_table(
        "talks",
        game(),
        sa.Column("room", sa.String(8), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
    )
    op.create_table(
        "messages",
        game(),
        sa.Column("room", sa.String(8), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table("mutes", game(), sa.Column("side", sa.String(16), primary_key=True))
    op.create_table(
        "notes", game(), sa.Column("side", sa.String(16), primary_key=True), sa.Column("text", sa.Text, nullable=False)
    )
    op.create_table(
        "marks",
        game(),
        sa.Column("side", sa.String(16), primary_key=True),
        sa.Column("place", sa.String(40), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("shape", sa.String(12), nullable=False),
        sa.Column("text", sa.String(80), nullable=False),
        sa.Column("turn", sa.Integer),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("room", sa.String(8), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger),
        sa.UniqueConstraint("game", "room", "n", "by", name="reports_once"),
    )


def downgrade() -> None:
    """Take the schema back to the revision before."""
    for table in ("reports", "marks", "notes", "mutes", "messages", "talks"):
        op.drop_table(table)
    op.drop_column("games", "chat")
