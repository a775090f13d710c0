"""Where the chance of a game comes from: its secret, the numbers of its players, the seed in use, its origin."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("games", sa.Column("secret", sa.String(64)))
    op.add_column("games", sa.Column("chance", sa.String(32)))
    op.add_column("games", sa.Column("origin", sa.Integer))
    op.add_column("seats", sa.Column("number", sa.String(64)))
    op.execute("UPDATE games SET chance = seed")
    op.create_index("games_chance", "games", ["chance"])
    op.drop_index("games_seed", "games")


def downgrade() -> None:
    """Take the schema back to the revision before."""
    op.create_index("games_seed", "games", ["seed"])
    op.drop_index("games_chance", "games")
    op.drop_column("seats", "number")
    for column in ("origin", "chance", "secret"):
        op.drop_column("games", column)
