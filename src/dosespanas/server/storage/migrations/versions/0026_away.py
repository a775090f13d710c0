"""For who is away: how far words at a table were read, reminders, and which browser a push channel is."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.create_table(
        "talk_reads",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("side", sa.String(16), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
    )
    for side in ("nationalist", "republican"):  # nobody is told now of what was said before
        op.execute(
            f"INSERT INTO talk_reads (game, side, n) SELECT game, '{side}', revision FROM talks WHERE room = 'table'"
        )
    op.add_column("notice_hours", sa.Column("words", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("notice_hours", sa.Column("remind", sa.Integer, nullable=False, server_default="3"))
    op.add_column("channels", sa.Column("session", sa.String(16)))
    op.add_column("channels", sa.Column("mark", sa.String(64)))
    op.create_index("channels_mark", "channels", ["mark"])


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_index("channels_mark", "channels")
    op.drop_column("channels", "mark")
    op.drop_column("channels", "session")
    op.drop_column("notice_hours", "remind")
    op.drop_column("notice_hours", "words")
    op.drop_table("talk_reads")
