"""What is kept here of an account: what goes when it closes, and what its owner takes home."""

from typing import Any

from sqlalchemy import Connection, delete, select, update

from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.results_tables import (
    cup_players,
    cups,
    person_pages,
    played,
    rating_changes,
    ratings,
    results,
)
from dosespanas.server.storage.row_validation import sound_rows
from dosespanas.server.storage.store import Store


def forget_account(connection: Connection, account: str) -> None:
    """Delete the archive, ratings and page of an account that closes, and its entries for cups that have not begun.

    How its games ended stays for the other side; so do its games in running cups, lost when their time is over. Cups it
    had opened that have not begun are called off.
    """
    for table in (played, ratings, rating_changes):
        connection.execute(delete(table).where(table.c.player == account))
    connection.execute(delete(person_pages).where(person_pages.c.account == account))
    not_begun = select(cups.c.id).where(cups.c.state == "open")
    connection.execute(delete(cup_players).where(cup_players.c.player == account, cup_players.c.cup.in_(not_begun)))
    mine = cups.c.organiser == account, cups.c.state == "open"
    connection.execute(update(cups).where(*mine).values(state="off", ended=now()))


def taken_home(store: Store, account: str) -> dict[str, Any]:
    """Return the results, ratings, page and cups of an account, for its owner."""
    archive = (
        select(
            *(played.c.game, played.c.title, played.c.scenario, played.c.side, played.c.points, played.c.rated),
            *(played.c.ended, played.c.accuracy, results.c.name, results.c.reason, results.c.turn),
        )
        .join(results, results.c.game == played.c.game)
        .where(played.c.player == account)
        .order_by(played.c.ended)
    )
    kept = {
        "results": archive,
        "ratings": select(*(column for column in ratings.c if column.name != "player")).where(
            ratings.c.player == account
        ),
        "rating_changes": select(*(column for column in rating_changes.c if column.name != "player"))
        .where(rating_changes.c.player == account)
        .order_by(rating_changes.c.counted),
        "page": select(person_pages.c.text, person_pages.c.ratings, person_pages.c.results).where(
            person_pages.c.account == account
        ),
        "cups": select(cups.c.id, cups.c.name, cup_players.c.entered)
        .join(cup_players, cup_players.c.cup == cups.c.id)
        .where(cup_players.c.player == account),
    }
    with store.looking() as connection:
        return {name: [vars(row) for row in sound_rows(connection, query)] for name, query in kept.items()}
