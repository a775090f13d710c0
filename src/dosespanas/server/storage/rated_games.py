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
"""What the name of a computer opponent begins with among players."""
PROGRAM = "program:"
"""What that of an account's programs begins with, before its id; the others are accounts by their id."""


def computer(level: str, number: int = 1) -> str:
    """Return a computer opponent as a player; in a cup several of one level have numbers."""
    return f"{COMPUTER}{level}" + (f"#{number}" if number > 1 else "")


def level_of(player: str) -> str | None:
    """Return the level of a computer opponent, None for an account or its programs."""
    return player.removeprefix(COMPUTER).partition("#")[0] if player.startswith(COMPUTER) else None


def player_of(account: str, program: bool | None) -> str:
    """Return an account as a player, or (`program`) its programs: one player, whichever of them plays."""
    return PROGRAM + account if program else account


def is_program(player: str) -> bool:
    """Return whether a player is the programs of an account."""
    return player.startswith(PROGRAM)


def account_in(player: str) -> str:
    """Return the account that a player is, or whose programs are; a computer opponent is none, and stays as it is."""
    return player.removeprefix(PROGRAM)


def players_of_account(account: str) -> tuple[str, str]:
    """Return the two players that an account may be: itself, and its programs."""
    return account, player_of(account, True)


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
