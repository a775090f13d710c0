"""What is kept here of an account: what goes when it closes, and what its owner takes home."""

from typing import Any

from sqlalchemy import Connection, Label, Table, delete, select

from dosespanas.server.features.ratings.tables import person_pages, played, rating_changes, ratings, results
from dosespanas.server.storage.rated_games import PROGRAM, players_of_account
from dosespanas.server.storage.row_validation import sound_rows
from dosespanas.server.storage.store import Store


def forget_account(connection: Connection, account: str) -> None:
    """Delete the archive, ratings and page of an account that closes; how its games ended stays for the other side."""
    for table in (played, ratings, rating_changes):
        connection.execute(delete(table).where(table.c.player.in_(players_of_account(account))))
    connection.execute(delete(person_pages).where(person_pages.c.account == account))


def _program(table: Table) -> Label[bool]:
    """Return whether a row is of the programs of an account."""
    return table.c.player.startswith(PROGRAM).label("program")


def taken_home(store: Store, account: str) -> dict[str, Any]:
    """Return the results, ratings and page of an account, for its owner."""
    archive = (
        select(
            *(played.c.game, played.c.title, played.c.scenario, played.c.side, played.c.points, played.c.rated),
            *(played.c.ended, played.c.accuracy, results.c.name, results.c.reason, results.c.turn),
        )
        .join(results, results.c.game == played.c.game)
        .where(played.c.player.in_(players_of_account(account)))
        .order_by(played.c.ended)
    )
    kept = {
        "results": archive,
        "ratings": select(*(column for column in ratings.c if column.name != "player"), _program(ratings)).where(
            ratings.c.player.in_(players_of_account(account))
        ),
        "rating_changes": select(
            *(column for column in rating_changes.c if column.name != "player"), _program(rating_changes)
        )
        .where(rating_changes.c.player.in_(players_of_account(account)))
        .order_by(rating_changes.c.counted),
        "page": select(person_pages.c.text, person_pages.c.ratings, person_pages.c.results).where(
            person_pages.c.account == account
        ),
    }
    with store.looking() as connection:
        return {name: [vars(row) for row in sound_rows(connection, query)] for name, query in kept.items()}
