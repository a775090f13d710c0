"""All cups of a database, for whoever runs a server."""

from dataclasses import dataclass

from sqlalchemy import func, select

from dosespanas.server.features.cups.tables import cup_players, cups
from dosespanas.server.storage.store import Store


@dataclass(frozen=True)
class CupSummary:
    """A cup in short; `state` and `round` as in the table of cups."""

    id: str
    name: str
    title: str
    """Which game is played."""
    state: str
    round: int
    rounds: int
    players: int
    created: int
    """Milliseconds since 1970, UTC."""


def every_cup(store: Store) -> list[CupSummary]:
    """Return all cups, the newest first."""
    entered = select(func.count()).where(cup_players.c.cup == cups.c.id).scalar_subquery()
    columns = cups.c.id, cups.c.name, cups.c.title, cups.c.state, cups.c.round, cups.c.rounds, cups.c.created
    rows = store.sound(select(*columns, entered.label("players")).order_by(cups.c.created.desc()))
    return [CupSummary(**vars(row)) for row in rows]
