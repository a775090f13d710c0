"""What waits in a database, counted for whoever watches a server: notices on their way, and clocks that run."""

from dataclasses import dataclass

from sqlalchemy import func, select

from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.clock_tables import clocks
from dosespanas.server.storage.notices_tables import channels, deliveries, outbox
from dosespanas.server.storage.store import Store


@dataclass(frozen=True)
class Backlog:
    """How much waits, at one moment."""

    notices: int
    """Notices that were not given to their channels yet, also those that are to wait."""
    deliveries: int
    """Notices that are still to be sent over a channel."""
    late: float
    """For how many seconds the oldest of either has been due; 0: none is."""
    failing: int
    """Channels over which the last notice did not arrive, or that are used no more for that."""
    clocks: int
    """Games in which a clock runs."""


def backlog(store: Store) -> Backlog:
    """Count what waits now."""
    untold = outbox.c.told.is_(None)
    with store.looking() as connection:
        notices, first = connection.execute(select(func.count(), func.min(outbox.c.not_before)).where(untold)).one()
        sent, due = connection.execute(select(func.count(), func.min(deliveries.c.due)).select_from(deliveries)).one()
        bad = select(func.count()).where((channels.c.failures > 0) | channels.c.ended)
        running = select(func.count()).where(clocks.c.since.is_not(None))
        oldest = min((at for at in (first, due) if at is not None), default=now())
        return Backlog(
            notices=notices,
            deliveries=sent,
            late=max(0, now() - oldest) / 1_000,
            failing=connection.scalar(bad) or 0,
            clocks=connection.scalar(running) or 0,
        )
