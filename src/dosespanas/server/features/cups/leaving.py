"""What is kept here of an account's cups: what goes when it closes, and what its owner takes home."""

from typing import Any

from sqlalchemy import Connection, delete, select, update

from dosespanas.server.features.cups.tables import cup_players, cups
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.rated_games import players_of_account
from dosespanas.server.storage.store import Store


def forget_account(connection: Connection, account: str) -> None:
    """Delete the entries of an account that closes for cups that have not begun; those it had opened are called off.

    Its games in running cups stay, lost when their time is over.
    """
    not_begun = select(cups.c.id).where(cups.c.state == "open")
    connection.execute(
        delete(cup_players).where(
            cup_players.c.player.in_(players_of_account(account)), cup_players.c.cup.in_(not_begun)
        )
    )
    mine = cups.c.organiser == account, cups.c.state == "open"
    connection.execute(update(cups).where(*mine).values(state="off", ended=now()))


def taken_home(store: Store, account: str) -> list[dict[str, Any]]:
    """Return the cups that an account entered, for its owner."""
    query = (
        select(cups.c.id, cups.c.name, cup_players.c.entered)
        .join(cup_players, cup_players.c.cup == cups.c.id)
        .where(cup_players.c.player.in_(players_of_account(account)))
    )
    return [vars(row) for row in store.sound(query)]
