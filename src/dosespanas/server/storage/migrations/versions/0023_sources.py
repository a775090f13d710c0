"""Which games without advice a game comes from; established opponents behind a rating; removal from a cup."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("games", sa.Column("sources", sa.Text))
    op.add_column("ratings", sa.Column("opponents", sa.Integer, nullable=False, server_default="0"))
    op.add_column("rating_changes", sa.Column("established", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("results_players", "results", ["nationalist", "republican"])
    op.add_column("cup_players", sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_column("cup_players", "removed")
    op.drop_index("results_players", "results")
    op.drop_column("rating_changes", "established")
    op.drop_column("ratings", "opponents")
    op.drop_column("games", "sources")
