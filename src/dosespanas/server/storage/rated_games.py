"""Games that are begun to be rated: written down before they are, by whoever brings two players together."""

from dataclasses import dataclass

from sqlalchemy import BigInteger, Column, Connection, Index, String, Table, insert

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

COMPUTER = "computer:"
"""What the name of a computer opponent begins with among players; the others are accounts by their id."""


def computer(level: str, number: int = 1) -> str:
    """Return a computer opponent as a player; in a cup several of one level have numbers."""
    return f"{COMPUTER}{level}" + (f"#{number}" if number > 1 else "")


def level_of(player: str) -> str | None:
    """Return the level of a computer opponent, None for an account."""
    return player.removeprefix(COMPUTER).partition("#")[0] if player.startswith(COMPUTER) else None


@dataclass(frozen=True)
class RatedGame:
    """A game that is rated: by whom it is played, with which other one it counts, and by when it must have ended.

    `due` in milliseconds since 1970: whoever is asked then has lost; None: never.
    """

    game: str
    nationalist: str
    republican: str
    pair: str | None = None
    due: int | None = None


def enter(connection: Connection, game: RatedGame) -> None:
    """Write down that a game is to be rated, in a transaction that writes; `games.rated` must say so too."""
    connection.execute(insert(rated_games).values(**vars(game)))
