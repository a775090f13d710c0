"""What whoever runs a server sees of the words at its tables: messages that were reported, and who reads nobody."""

from dataclasses import dataclass

from sqlalchemy import and_, func, or_, select, update

from dosespanas.server.features.accounts.tables import accounts
from dosespanas.server.features.talk.tables import mutes, reports
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.store import SPECTATOR, Store
from dosespanas.server.storage.tables import seats

DIRECT = "direct"
"""In place of a room: a message from person to person. It is of no game, and its seats are accounts."""
SET = "set"
"""In place of a room: a published set of corrections; `game` is its id, and its seats are accounts."""


@dataclass(frozen=True)
class ReportedMessage:
    """A message that somebody reported, as it was; times in milliseconds since 1970, UTC."""

    id: int
    at: int
    game: str
    room: str
    seat: str
    """Who said it: a side, or `spectator`."""
    handle: str | None
    """The account that holds that seat, if one does, or that wrote it."""
    text: str
    by: str
    """Who reported it, as `seat`, or by name."""
    why: str
    done: int | None


def reported(store: Store, all_of_them: bool) -> list[ReportedMessage]:
    """Return what was reported, the newest first: what nobody has looked at yet, or all."""
    direct, by = reports.c.room.in_([DIRECT, SET]), accounts.alias()
    whose = or_(accounts.c.id == seats.c.account, and_(direct, accounts.c.id == reports.c.seat))
    query = (
        select(*(one for one in reports.c if one.name != "by"), accounts.c.handle)
        .add_columns(func.coalesce(by.c.handle, reports.c.by).label("by"))
        .outerjoin(seats, (seats.c.game == reports.c.game) & (seats.c.side == reports.c.seat))
        .outerjoin(accounts, whose & accounts.c.closed.is_(None))
        .outerjoin(by, direct & (by.c.id == reports.c.by) & by.c.closed.is_(None))
        .order_by(reports.c.id.desc())
    )
    with store.looking() as connection:
        rows = connection.execute(query if all_of_them else query.where(reports.c.done.is_(None))).all()
    return [
        ReportedMessage(**{name: getattr(row, name) for name in ReportedMessage.__dataclass_fields__}) for row in rows
    ]


def looked_at(store: Store, id: int) -> bool:
    """Note that whoever runs the server has looked at a report; return whether there is one."""
    with store.aside() as connection:
        return connection.execute(update(reports).where(reports.c.id == id).values(done=now())).rowcount == 1


@dataclass(frozen=True)
class Mute:
    """A side that does not read what the other one says, and the names of both, where accounts hold their seats."""

    game: str
    side: str
    handle: str | None
    other: str | None


def muted_tables(store: Store) -> list[Mute]:
    """Return who has muted whom, by game."""
    with store.looking() as connection:
        rows = connection.execute(select(mutes).order_by(mutes.c.game, mutes.c.side)).all()
        held = select(seats.c.game, seats.c.side, accounts.c.handle).join(accounts, accounts.c.id == seats.c.account)
        there = held.where(seats.c.game.in_(select(mutes.c.game)), accounts.c.closed.is_(None))
        names: dict[str, dict[str, str]] = {row.game: {} for row in rows}
        for row in connection.execute(there.where(seats.c.side != SPECTATOR)):
            names[row.game][row.side] = row.handle
    return [
        Mute(
            game=row.game,
            side=row.side,
            handle=names[row.game].get(row.side),
            other=next((name for side, name in names[row.game].items() if side != row.side), None),
        )
        for row in rows
    ]
