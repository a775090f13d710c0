"""What holds competitions among the players of a server, such as cups: it wants ends written down, and games ended."""

from collections.abc import Sequence
from typing import Protocol

from sqlalchemy import ColumnElement, Connection, Select


class Competition(Protocol):
    """Competitions of one kind, and their games."""

    def wants(self, game: str) -> ColumnElement[bool]:
        """Return the condition that the end of a game is to be written down for it."""

    def missed(self) -> Select[tuple[str]]:
        """Return the query for its games, joined with `games`, whose end is wanted and was not written down."""

    def taken_out(self, connection: Connection, game: str) -> bool:
        """Return whether a game is decided because a player was taken out: it is rated for nobody then."""

    def wake(self, game: str) -> object:
        """Hear that the end of a game was written down."""

    def its_games(self) -> Select[tuple[str]]:
        """Return the query for all its games: it alone says how long they last."""

    def timed(self, at: int) -> Select[tuple[str, int, int]]:
        """Return the query for its games that must have ended by a time after `at`: game, that time (`due`), and how
        many milliseconds before whoever would lose is told (`last`)."""

    def overdue(self, at: int, most: int) -> list[str]:
        """Return games whose time is over and that are not decided, whether they have begun or not."""

    def forfeit(self, game: str, missing: Sequence[str]) -> None:
        """Decide a game whose time is over against the sides that are missing."""
