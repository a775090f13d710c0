"""Ratings and results as others see them: the list of ratings, and the page of a person who wants one.

Nobody is listed, and nobody has a page, who has not asked for it.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, insert, literal, or_, select

from dosespanas.players import names as levels
from dosespanas.registry import GAMES
from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.accounts.tables import accounts
from dosespanas.server.features.ratings import measured
from dosespanas.server.features.ratings.archive import tallies
from dosespanas.server.features.ratings.glicko2 import Rating
from dosespanas.server.features.ratings.players import account_of
from dosespanas.server.features.ratings.rating_book import OPPONENTS, PROVISIONAL, RatingEntry, kept_in, present
from dosespanas.server.features.ratings.tables import person_pages, rating_changes, ratings
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.rated_games import PROGRAM, is_program, players_of_account
from dosespanas.server.storage.row_validation import sound_rows
from dosespanas.server.storage.store import Store

PAGE: Final = 50
"""How many ratings a page of the list has."""
CHANGES: Final = 100
"""How many changes of a rating are told, the last ones."""


@dataclass(frozen=True)
class PersonPage:
    """What a person lets others see: a text of their own, and whether their ratings and results."""

    text: str = ""
    ratings: bool = False
    results: bool = False


def rating_view(kept: RatingEntry, at: int) -> dict[str, Any]:
    """Return a rating as it is shown at a time: whole points."""
    now = present(kept, at)
    return {"points": round(now.points), "deviation": round(now.deviation), "provisional": kept.provisional(at)}


def computer_view(rating: Rating) -> dict[str, Any]:
    """Return the rating of a computer opponent as it is shown."""
    return rating_view(RatingEntry(rating, opponents=OPPONENTS), 0)


class Persons:
    """The ratings and pages of the persons of one database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def page(self, account: str) -> PersonPage | None:
        """Return what an account lets others see; None: it has no page."""
        with self._store.looking() as connection:
            return _page(connection, account)

    def set_page(self, account: str, page: PersonPage | None) -> None:
        """Let others see a page of an account, or (None) none."""
        with self._store.aside() as connection:
            connection.execute(delete(person_pages).where(person_pages.c.account == account))
            if page is not None:
                connection.execute(insert(person_pages).values(account=account, **vars(page)))

    def person(self, handle: str) -> dict[str, Any]:
        """Return the page of a person; raises Problem if there is none, be it that there is nobody of that name."""
        with self._store.looking() as connection:
            account = account_of(connection, handle)
            page = _page(connection, account or "")  # the same work for a name that nobody has
            if account is None or page is None:
                raise RequestProblem("error-no-person", "nobody of this name has a page", 404)
            return {
                "handle": handle,
                "text": page.text,
                "ratings": _ratings(connection, account) if page.ratings else None,
                "results": tallies(connection, account) if page.results else None,
            }

    def ratings(self, account: str) -> list[dict[str, Any]]:
        """Return the ratings of an account, and how they came about."""
        with self._store.looking() as connection:
            return _ratings(connection, account)

    def points(self, accounts: Collection[str], game: str) -> dict[str, float]:
        """Return what some accounts are worth in a game; one that has not played it counts as every newcomer."""
        theirs = ratings.c.player.in_(accounts), ratings.c.title == game
        rows = self._store.sound(select(ratings).where(*theirs))
        return dict.fromkeys(accounts, Rating().points) | {row.player: kept_in(row).rating.points for row in rows}

    def list(self, game: str, before: tuple[float, str] | None = None) -> dict[str, Any]:
        """Return a page of the ratings of a game, the highest first: of persons who let theirs be seen, none
        provisional; of their programs; and the computer opponents.

        `before`: points and name of the last one of the page before.
        """
        if game not in GAMES:
            raise RequestProblem(
                "error-unknown-game-name", f"no such game on the shelf; there are: {', '.join(GAMES)}", 404
            )
        shown = and_(person_pages.c.account == ratings.c.player, person_pages.c.ratings.is_(True))
        alive = and_(accounts.c.id == ratings.c.player, accounts.c.closed.is_(None))
        query = (
            select(ratings, accounts.c.handle)
            .join(person_pages, shown)
            .join(accounts, alive)
            .where(ratings.c.title == game, ratings.c.deviation < PROVISIONAL, ratings.c.opponents >= OPPONENTS)
            .order_by(ratings.c.points.desc(), accounts.c.handle)
        )
        if before is not None:
            points, handle = before
            lower = and_(ratings.c.points == points, accounts.c.handle > handle)
            query = query.where(ratings.c.points <= points, or_(ratings.c.points < points, lower))
        theirs = (
            select(ratings, accounts.c.handle)
            .join(
                accounts, and_(ratings.c.player == literal(PROGRAM).concat(accounts.c.id), accounts.c.closed.is_(None))
            )
            .join(person_pages, and_(person_pages.c.account == accounts.c.id, person_pages.c.ratings.is_(True)))
            .where(ratings.c.title == game, ratings.c.deviation < PROVISIONAL, ratings.c.opponents >= OPPONENTS)
            .order_by(ratings.c.points.desc(), accounts.c.handle)
            .limit(PAGE)
        )
        with self._store.looking() as connection:
            rows = sound_rows(connection, query, PAGE + 1)
            programs = sound_rows(connection, theirs, PAGE) if before is None else []
        more, at = len(rows) > PAGE, now()
        return {
            "persons": [_listed(row, at) for row in rows[:PAGE]],
            "programs": [_listed(row, at) for row in programs],
            "next": f"{rows[PAGE - 1].points!r}~{rows[PAGE - 1].handle}" if more else None,
            "computers": [
                {"level": level, **computer_view(rating)}
                for level in levels(game)
                if (rating := measured.computer(game, level)) is not None
            ],
            "source": measured.sources(game).get("opponents"),
        }


def _page(connection: Connection, account: str) -> PersonPage | None:
    row = connection.execute(select(person_pages).where(person_pages.c.account == account)).first()
    return None if row is None else PersonPage(row.text, row.ratings, row.results)


def _listed(row: Any, at: int) -> dict[str, Any]:
    return {"handle": row.handle, "games": row.games, **rating_view(kept_in(row), at)}


def _ratings(connection: Connection, account: str) -> list[dict[str, Any]]:
    """Return the ratings of an account as they are now, with their last changes in order."""
    found, at = [], now()
    theirs = select(ratings).where(ratings.c.player.in_(players_of_account(account)))
    for row in sound_rows(connection, theirs.order_by(ratings.c.title, ratings.c.player)):
        mine = rating_changes.c.player == row.player, rating_changes.c.title == row.title
        query = select(rating_changes).where(*mine).order_by(rating_changes.c.counted.desc()).limit(CHANGES)
        changes = sound_rows(connection, query)
        found.append(
            {
                "game": row.title,
                "program": is_program(row.player),
                "games": row.games,
                **rating_view(kept_in(row), at),
                "changes": [
                    {"at": one.at, "points": round(one.points), "by": round(one.points) - round(one.before)}
                    for one in reversed(changes)
                ],
            }
        )
    return found
