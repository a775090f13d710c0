"""Games that are begun to be rated: written down before they are, by whoever brings two players together."""

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from dosespanas.server.storage.results_tables import cup_games, rated_games

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


def due_of(connection: Connection, game: str) -> int | None:
    """Return by when a game of a cup, or a rated one, must have ended, in milliseconds since 1970.

    None: whenever it likes, or it is decided already.
    """
    cup = connection.execute(select(cup_games.c.due, cup_games.c.how).where(cup_games.c.game == game)).first()
    if cup is not None:
        return None if cup.how is not None else int(cup.due)
    due: int | None = connection.scalar(select(rated_games.c.due).where(rated_games.c.game == game))
    return due
