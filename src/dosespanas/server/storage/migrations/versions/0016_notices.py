"""Notices: what an account is to be told, where, and when."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("account", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("wants", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("sent", sa.BigInteger),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("failed", sa.BigInteger),
        sa.Column("error", sa.String(40)),
        sa.Column("rests", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.Column("sender", sa.String(16)),
        sa.Column("leased", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("channels_account", "channels", ["account"])
    op.create_table(
        "notice_hours",
        sa.Column("account", sa.String(16), primary_key=True),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("daily", sa.Integer, nullable=False),
    )
    op.create_table(
        "game_notices",
        sa.Column("account", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("wants", sa.String(8), nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("account", sa.String(16), primary_key=True),
        sa.Column("about", sa.String(80), primary_key=True),
        *_notice(),
        sa.Column("not_before", sa.BigInteger, nullable=False),
        sa.Column("told", sa.BigInteger),
    )
    op.create_index("outbox_due", "outbox", ["told", "not_before"])
    op.create_index("outbox_game", "outbox", ["game"])
    op.create_table(
        "deliveries",
        sa.Column("channel", sa.String(16), sa.ForeignKey("channels.id"), primary_key=True),
        sa.Column("about", sa.String(80), primary_key=True),
        sa.Column("account", sa.String(16), nullable=False),
        *_notice(),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    op.create_index("deliveries_due", "deliveries", ["due"])
    op.create_index("deliveries_account", "deliveries", ["account"])


def _notice() -> list[sa.Column[object]]:
    return [
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("game", sa.String(32)),
        sa.Column("side", sa.String(16)),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    ]


def downgrade() -> None:
    """Take the schema back to the revision before."""
    for table in ("deliveries", "outbox", "game_notices", "notice_hours", "channels"):
        op.drop_table(table)
