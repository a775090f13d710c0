"""What was played: results, ratings, cups."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("games", sa.Column("rated", sa.Boolean))
    op.create_table(
        "rated_games",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("nationalist", sa.String(40), nullable=False),
        sa.Column("republican", sa.String(40), nullable=False),
        sa.Column("pair", sa.String(32)),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("rated_games_pair", "rated_games", ["pair"])
    op.create_index("rated_games_due", "rated_games", ["due"])
    op.create_table(
        "results",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("scenario", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("name", sa.String(80)),
        sa.Column("nationalist", sa.String(40)),
        sa.Column("republican", sa.String(40)),
        sa.Column("winner", sa.String(16)),
        sa.Column("reason", sa.String(60), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("pair", sa.String(32)),
        sa.Column("counts", sa.String(12), nullable=False),
        sa.Column("counted", sa.Integer),
    )
    op.create_index("results_pair", "results", ["pair"])
    op.create_index("results_counted", "results", ["counted"])
    op.create_table(
        "played",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("side", sa.String(16), nullable=False),
        sa.Column("other", sa.String(40)),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("scenario", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("accuracy", sa.Float),
    )
    op.create_index("played_order", "played", ["player", "ended", "game"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ratings_order", "ratings", ["title", "points", "player"])
    op.create_table(
        "rating_changes",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("counted", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
    )
    op.create_table(
        "person_pages",
        sa.Column("account", sa.String(16), primary_key=True),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("ratings", sa.Boolean, nullable=False),
        sa.Column("results", sa.Boolean, nullable=False),
    )
    op.create_table(
        "cups",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("organiser", sa.String(16)),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("scenario", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("system", sa.String(12), nullable=False),
        sa.Column("legs", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("cups_order", "cups", ["created", "id"])
    op.create_index("cups_state", "cups", ["state"])
    op.create_table(
        "cup_players",
        sa.Column("cup", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("n", sa.Integer),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("entered", sa.BigInteger, nullable=False),
        sa.Column("left", sa.Integer),
    )
    op.create_index("cup_players_player", "cup_players", ["player"])
    op.create_table(
        "cup_games",
        sa.Column("cup", sa.String(16), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("board", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("leg", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32)),
        sa.Column("points", sa.Integer),
        sa.Column("other", sa.Integer),
        sa.Column("how", sa.String(12)),
        sa.Column("turn", sa.Integer),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    op.create_index("cup_games_game", "cup_games", ["game"])
    op.create_index("cup_games_due", "cup_games", ["how", "due"])


def downgrade() -> None:
    """Take the schema back to the revision before."""
    for table in (
        "cup_games",
        "cup_players",
        "cups",
        "person_pages",
        "rating_changes",
        "ratings",
        "played",
        "results",
        "rated_games",
    ):
        op.drop_table(table)
    op.drop_column("games", "rated")
