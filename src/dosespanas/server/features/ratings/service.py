"""All that a server keeps of what was played: results, the archive of each account, ratings."""

import logging
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final

from sqlalchemy import func, or_, select
from sqlalchemy.exc import SQLAlchemyError

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.registry import shipped_digest
from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.ratings import measured
from dosespanas.server.features.ratings.archive import Archive
from dosespanas.server.features.ratings.competition import Competition
from dosespanas.server.features.ratings.deadlines import Deadlines
from dosespanas.server.features.ratings.persons import Persons
from dosespanas.server.features.ratings.rating_book import bring_up_to_date, check_rateable
from dosespanas.server.features.ratings.recorder import Recorder
from dosespanas.server.features.ratings.seating import begin_between
from dosespanas.server.features.ratings.tables import played, results
from dosespanas.server.games.game_service import GameService
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.rated_games import (
    COMPUTER,
    RatedGame,
    computer,
    enter,
    player_of,
    players_of_account,
    rated_games,
)

LOGGER = logging.getLogger("dosespanas.server")
DAY: Final = 86_400_000
DAYS_AGAINST_COMPUTER: Final = 60
"""Days that a rated game against a computer opponent may last: whoever is asked then has lost."""
MOST_AGAINST_COMPUTER: Final = 3
"""How many such games one may play at a time: who leaves those he loses lying begins no other ones."""


def rates(game: Game) -> bool:
    """Return whether a game counts by itself once it is begun as a rated one (`check_rateable`)."""
    header = game.header
    try:
        check_rateable(
            header.game, header.scenario, header.options, False, str(header.data), shipped_digest(header.game)
        )
    except RequestProblem:
        return False
    return True


class Ratings:
    """What was played on this server."""

    def __init__(self, play: GameService, clock: Callable[[], int] = now) -> None:
        """Take the games, and the clock on the wall in milliseconds."""
        self._play = play
        self._store = play.store
        self._clock = clock
        self.archive = Archive(play.store, lambda: play.time(), lambda wanted: play.unread(wanted))
        self.persons = Persons(play.store)
        self.competitions: list[Competition] = []
        """Those that want ends of games written down, or games ended."""
        self.recorder = Recorder(play, self.competitions)
        self.deadlines = Deadlines(play, self.competitions, clock)
        play.rates = rates

    def bring_up_to_date(self) -> None:
        """Work ratings out again that were worked out by other rules, before anybody is served: it may take seconds."""
        try:
            with self._store.aside() as connection:
                counted = bring_up_to_date(connection)
        except SQLAlchemyError as error:  # another process is at it, or `dosespanas ratings` does it
            LOGGER.warning("ratings: they were not worked out by the present rules (%s)", type(error).__name__)
            return
        if counted:
            LOGGER.info("ratings: worked out by the present rules, %d games count", counted)

    def begin_against_computer(
        self,
        account: str,
        game: str,
        scenario: str,
        options: Mapping[str, bool],
        side: str,
        level: str,
        program: bool = False,
    ) -> str:
        """Begin a rated game against a computer opponent; return its id. Raises Problem or UnknownOption.

        `program`: a program of the account plays it, and is rated.
        """
        player = player_of(account, program)
        if measured.computer(game, level) is None:
            raise RequestProblem(
                "error-rated-opponent", "how strong this opponent is was not measured: it is not rated", 409
            )
        like = dosespanas.new_game(game, scenario=scenario, options=dict(options), seed=1)
        check_rateable(game, scenario, options, False, like.header.data, shipped_digest(game))
        nationalist, republican = (player if one == side else computer(level) for one in SIDE_NAMES)
        id = secrets.token_hex(8)
        with self._store.aside() as connection:
            mine = or_(rated_games.c.nationalist == player, rated_games.c.republican == player)
            sides = rated_games.c.nationalist, rated_games.c.republican
            against = or_(*(column.startswith(COMPUTER) for column in sides))
            ended = select(results.c.game).where(results.c.game == rated_games.c.game).exists()
            running = select(func.count()).select_from(rated_games).where(mine, against, ~ended)
            if (connection.scalar(running) or 0) >= MOST_AGAINST_COMPUTER:
                text = (
                    f"you play {MOST_AGAINST_COMPUTER} rated games against the computer already; end one of them first"
                )
                raise RequestProblem("error-rated-too-many", text, 409, most=MOST_AGAINST_COMPUTER)
            enter(connection, RatedGame(id, nationalist, republican, due=self._clock() + DAYS_AGAINST_COMPUTER * DAY))
        begin_between(self._play, id, game, scenario, options, None, (nationalist, republican), True)
        return id

    def keep_accuracy(self, account: str, game: str, review: Mapping[str, Any] | None) -> None:
        """Keep what the review of a game said of the side of an account; raises Problem while there is none."""
        with self._store.looking() as connection:
            query = select(played.c.side).where(played.c.player.in_(players_of_account(account)), played.c.game == game)
            side = connection.scalar(query)
        if side not in SIDE_NAMES or review is None:
            raise RequestProblem(
                "error-no-review-yet", "the review of this game is not worked out yet; look at it first", 409
            )
        self.archive.keep_accuracy(account, game, review["sides"][side]["accuracy"])
