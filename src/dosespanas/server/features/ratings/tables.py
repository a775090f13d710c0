"""The tables of what was played: results, archive, ratings.

A *player* is an account by its id, or a computer opponent as `computer:` and its level, in a cup perhaps with a number
(`computer:tuned#2`). A game's rows stay when the game itself is deleted. Times are milliseconds since 1970, UTC; points
of games are counted in halves.
"""

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, String, Table, Text, false

from dosespanas.server.storage.rated_games import PLAYER_LENGTH
from dosespanas.server.storage.tables import metadata

results = Table(
    "results",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("scenario", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("name", String(80)),
    Column("nationalist", String(PLAYER_LENGTH)),
    Column("republican", String(PLAYER_LENGTH)),
    Column("winner", String(16)),
    Column("reason", String(60), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("pair", String(32)),
    Column("counts", String(12), nullable=False),
    Column("counted", Integer),
    Index("results_pair", "pair"),
    Index("results_players", "nationalist", "republican"),
    Index("results_counted", "counted"),
)
"""How a game ended, once. `title` is which game it is, `name` what its persons call it; a side that nobody with an
account held is null, and so is the `winner` of a draw. `counts`: `no` (not begun as a rated game), `waits` (for the
other one of its pair), `counted` (as the how manieth: `counted`), or why not (`features/ratings/rating_book.py`)."""

played = Table(
    "played",
    metadata,
    Column("player", String(PLAYER_LENGTH), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("side", String(16), nullable=False),
    Column("other", String(PLAYER_LENGTH)),
    Column("title", String(40), nullable=False),
    Column("scenario", String(40), nullable=False),
    Column("points", Integer),
    Column("rated", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("accuracy", Float),
    Index("played_order", "player", "ended", "game"),
)
"""The results of each account, for its archive. `side` is `both` in a hot seat, which has no `points` (2 a win, 1 a
draw). `accuracy`: what the review said of it, from 0 to 100, if its owner wanted that kept."""

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(PLAYER_LENGTH), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("opponents", Integer, nullable=False, server_default="0"),
    Index("ratings_order", "title", "points", "player"),
)
"""What each account is worth in a game by Glicko-2, after so many `games`, as it was worked out at `at`; `opponents`:
how many it met that were established. The ratings of computer opponents are not here: they stand in
`measured.json`."""

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("player", String(PLAYER_LENGTH), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("counted", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("before", Float, nullable=False),
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("established", Boolean, nullable=False, server_default=false()),
)
"""How a rating came about: after what was counted as the how manieth (`results.counted`); whether the opponent was
`established` then (`features/ratings/rating_book.py`)."""

person_pages = Table(
    "person_pages",
    metadata,
    Column("account", String(16), primary_key=True),
    Column("text", String(500), nullable=False),
    Column("ratings", Boolean, nullable=False),
    Column("results", Boolean, nullable=False),
)
"""The public page of an account that wants one: what it wrote, and whether its ratings and results are shown."""
