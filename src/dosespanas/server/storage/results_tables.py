"""The tables of what was played: results, ratings, cups.

A *player* is an account by its id, or a computer opponent as `computer:` and its level, in a cup perhaps with a number
(`computer:tuned#2`). A game's rows stay when the game itself is deleted. Times are milliseconds since 1970, UTC; points
of games are counted in halves.
"""

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, String, Table, Text, false

from dosespanas.server.storage.tables import metadata

PLAYER_LENGTH = 40

rated_games = Table(
    "rated_games",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("nationalist", String(PLAYER_LENGTH), nullable=False),
    Column("republican", String(PLAYER_LENGTH), nullable=False),
    Column("pair", String(32)),
    Column("due", BigInteger),
    Index("rated_games_pair", "pair"),
    Index("rated_games_due", "due"),
)
"""The games that were begun to be rated, and who plays them: written with the game, before anything is drawn. Two with
sides changed have the same `pair` and count together. At `due` whoever is then asked has lost; null: never."""

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
other one of its pair), `counted` (as the how manieth: `counted`), or why not (`results/rating_book.py`)."""

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
`results/measured.json`."""

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
`established` then (`results/rating_book.py`)."""

person_pages = Table(
    "person_pages",
    metadata,
    Column("account", String(16), primary_key=True),
    Column("text", String(500), nullable=False),
    Column("ratings", Boolean, nullable=False),
    Column("results", Boolean, nullable=False),
)
"""The public page of an account that wants one: what it wrote, and whether its ratings and results are shown."""

cups = Table(
    "cups",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("organiser", String(16)),
    Column("title", String(40), nullable=False),
    Column("scenario", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("system", String(12), nullable=False),
    Column("legs", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("days", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("state", String(12), nullable=False),
    Column("round", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Index("cups_order", "created", "id"),
    Index("cups_state", "state"),
)
"""Cups. `system`: `swiss`, `all` or `knock-out`; `legs`: 1, or 2 for pairs with sides changed; `days` a round has;
`state`: `open` (for entry), `running`, `over` or `off` (called off); `round` counts from 1. No `organiser`: whoever
runs the server."""

cup_players = Table(
    "cup_players",
    metadata,
    Column("cup", String(16), primary_key=True),
    Column("player", String(PLAYER_LENGTH), primary_key=True),
    Column("n", Integer),
    Column("points", Float, nullable=False),
    Column("entered", BigInteger, nullable=False),
    Column("left", Integer),
    Column("removed", Boolean, nullable=False, server_default=false()),
    Index("cup_players_player", "player"),
)
"""Who plays in a cup: from the start on by number `n`, the strongest 0; `points` is the rating at entry, `left` the
round in which somebody withdrew, or was `removed`."""

cup_games = Table(
    "cup_games",
    metadata,
    Column("cup", String(16), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("leg", Integer, primary_key=True, autoincrement=False),
    Column("first", Integer, nullable=False),
    Column("second", Integer, nullable=False),
    Column("game", String(32)),
    Column("points", Integer),
    Column("other", Integer),
    Column("how", String(12)),
    Column("turn", Integer),
    Column("due", BigInteger, nullable=False),
    Index("cup_games_game", "game"),
    Index("cup_games_due", "how", "due"),
)
"""The games of a cup: who has the Nationalist side (`first`, by number) and who the other (-1: a bye); half points of
both once it is decided, and `how`: `played`, `bye`, `forfeit` (whoever should have acted did not), `left` (the other
one withdrew), `removed` (the other one was taken out)."""
