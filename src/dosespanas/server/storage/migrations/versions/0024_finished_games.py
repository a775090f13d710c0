"""What readers of finished games need, whatever the rules they were played by, and the facts they are read with."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.create_table(
        "facts",
        sa.Column("digest", sa.String(80), primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "finished_games",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("facts", sa.String(80), sa.ForeignKey("facts.digest"), nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.drop_table("finished_games")
    op.drop_table("facts")
