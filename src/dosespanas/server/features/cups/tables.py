"""The tables of cups: who plays in them, and their games.

A *player* is what it is in `features/ratings/tables.py`. Times are milliseconds since 1970, UTC; points of games are
counted in halves.
"""

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, String, Table, Text, false

from dosespanas.server.storage.rated_games import PLAYER_LENGTH
from dosespanas.server.storage.tables import metadata

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
    Column("starts", BigInteger),
    Column("limit", Integer),
    Column("pace", Text),
    Column("programs", Boolean, nullable=False, server_default=false()),
    Column("state", String(12), nullable=False),
    Column("round", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Index("cups_order", "created", "id"),
    Index("cups_state", "state"),
)
"""Cups. `system`: `swiss`, `all` or `knock-out`; `legs`: 1, or 2 for pairs with sides changed; `days` a round has; it
`starts` by itself then, if it is said; `limit`: how many may enter, `pace`: the clocks of games between two persons;
`programs`: whether programs may enter;
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
