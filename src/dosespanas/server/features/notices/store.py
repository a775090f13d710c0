"""What the database knows of notices. When a method returns, what it wrote is on disk."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, case, delete, exists, func, insert, or_, select, update

from dosespanas.server.features.accounts.tables import account_mails, accounts, sessions
from dosespanas.server.features.notices.wishes import NEVER
from dosespanas.server.games.game_list import Unread, nothing_unread
from dosespanas.server.http.context import Proposals, UnreadMessages
from dosespanas.server.storage import outbox as writing
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.notices_tables import channels, deliveries, game_notices, notice_hours, outbox
from dosespanas.server.storage.outbox import NEVER_SEEN, Notice
from dosespanas.server.storage.row_validation import sound_rows
from dosespanas.server.storage.store import SPECTATOR, Store
from dosespanas.server.storage.tables import games, seats

DAY = 86_400_000
REMIND = 3
"""Days between two reminders for whoever has said nothing."""
REMINDED = 28 * DAY
"""Milliseconds after which nobody is reminded of a turn any more."""
WAITING = 20
"""How many games that wait a daily notice names besides."""
AT_ONCE = 100
"""How many notices one transaction gives to their channels."""


@dataclass(frozen=True)
class Channel:
    """Where an account is told; as in `notices_tables.channels`."""

    id: str
    account: str
    kind: str
    target: str
    label: str
    wants: str
    created: int
    sent: int | None
    failures: int
    failed: int | None
    error: str | None
    rests: int
    ended: bool
    session: str | None = None
    mark: str | None = None


@dataclass(frozen=True)
class WaitingNotice:
    """A notice on its way to a channel, and what its account wants of its game."""

    about: str
    kind: str
    game: str | None
    side: str | None
    created: int
    wants: str | None
    """None: what the channel says."""


@dataclass(frozen=True)
class Reader:
    """Who is told: language, time zone and hours of an account."""

    account: str
    language: str
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    daily: int
    words: bool = True
    """Whether they are told of words at their tables, and of messages from person to person."""
    remind: int = REMIND
    """Days between two reminders of a game that waits for them; 0: there are none."""


_CHANNEL = [channels.c[name] for name in Channel.__dataclass_fields__]
DAILY = 8 * 60
"""When the daily notice comes to whoever has said nothing: minutes after midnight."""
MINUTES = 24 * 60
"""Minutes of a day."""


class NoticesStore:
    """The notices of one database."""

    def __init__(
        self,
        store: Store,
        proposals: Proposals | None = None,
        unread: Unread = nothing_unread,
        written: UnreadMessages = lambda *_: None,
    ) -> None:
        """Take the store, what knows the games that persons propose to each other, if anything does, and what tells
        which words at a table, and which messages from person to person, somebody has not read."""
        self._written = written
        self._store = store
        self._proposals = proposals
        self._unread = unread

    # --- channels ----------------------------------------------------------------------------------------

    def channels(self, account: str) -> list[Channel]:
        """Return the channels of an account, the oldest first."""
        query = select(*_CHANNEL).where(channels.c.account == account, _LIVES)
        query = query.order_by(channels.c.created, channels.c.id)
        return [Channel(**vars(row)) for row in self._store.sound(query)]

    def channel(self, channel: str) -> Channel | None:
        """Return a channel by its id."""
        found = self._store.sound(select(*_CHANNEL).where(channels.c.id == channel, _LIVES))
        return Channel(**vars(found[0])) if found else None

    def add(self, channel: Channel, most: int) -> bool:
        """Write down a channel unless its account has so many already; return whether it was.

        A browser is told by whoever took it last: it is no channel of another account any more.
        """
        with self._store.aside() as connection:
            if connection.dialect.name == "postgresql":  # one at a time for each account
                connection.execute(select(accounts.c.id).where(accounts.c.id == channel.account).with_for_update())
            mine = select(func.count()).select_from(channels).where(channels.c.account == channel.account, _LIVES)
            if (connection.scalar(mine) or 0) >= most:
                return False
            if channel.mark is not None:
                _remove(connection, channels.c.mark == channel.mark)
            connection.execute(insert(channels).values(**vars(channel)))
        return True

    def unmarked(self) -> list[Channel]:
        """Return the browsers of which nothing tells yet which they are, the oldest first."""
        query = select(*_CHANNEL).where(channels.c.kind == "push", channels.c.mark.is_(None))
        return [Channel(**vars(row)) for row in self._store.sound(query.order_by(channels.c.created))]

    def set_mark(self, channel: Channel, mark: str) -> None:
        """Note which browser a channel is; an older channel to the same one goes."""
        with self._store.aside() as connection:
            _remove(connection, channels.c.mark == mark)
            connection.execute(update(channels).where(channels.c.id == channel.id).values(mark=mark))

    def forget_signed_out(self) -> None:
        """Delete the browsers in which nobody is signed in any more who was when they were added."""
        with self._store.aside() as connection:
            _remove(connection, ~_LIVES)

    def change(self, account: str, channel: str, **values: Any) -> bool:
        """Change a channel of an account; return whether there is one. What waits is looked at again."""
        mine = channels.c.id == channel, channels.c.account == account
        with self._store.aside() as connection:
            found = connection.execute(update(channels).where(*mine).values(**values)).rowcount == 1
            if found:
                connection.execute(update(deliveries).where(deliveries.c.channel == channel).values(due=0))
        return found

    def remove(self, account: str, channel: str) -> bool:
        """Delete a channel of an account, with what waits for it; return whether there was one."""
        mine = channels.c.id == channel, channels.c.account == account
        with self._store.aside() as connection:
            if connection.scalar(select(channels.c.id).where(*mine)) is None:
                return False
            _remove(connection, *mine)
        return True

    def mails(self, account: str) -> list[str]:
        """Return the addresses that an account has proved to be its own."""
        query = select(account_mails.c.mail).where(account_mails.c.account == account)
        with self._store.looking() as connection:
            return list(connection.scalars(query.order_by(account_mails.c.added, account_mails.c.mail)))

    # --- wishes ------------------------------------------------------------------------------------------

    def reader(self, account: str) -> Reader | None:
        """Return who an account is, None for one that is closed, or signs in nowhere."""
        mine = accounts.c.id == account, accounts.c.closed.is_(None), accounts.c.barred.is_(None)
        with self._store.looking() as connection:
            found = sound_rows(connection, select(accounts.c.language, accounts.c.zone).where(*mine))
            hours = sound_rows(connection, select(notice_hours).where(notice_hours.c.account == account))
        if not found:
            return None
        about = found[0]
        for row in hours:
            if all(minute is None or minute < MINUTES for minute in (row.quiet_from, row.quiet_until, row.daily)):
                told = row.quiet_from, row.quiet_until, row.daily, row.words, row.remind
                return Reader(account, about.language, about.zone, *told)
        return Reader(account, about.language, about.zone, None, None, DAILY)

    def set_hours(
        self,
        account: str,
        quiet_from: int | None,
        quiet_until: int | None,
        daily: int,
        words: bool = True,
        remind: int = REMIND,
    ) -> None:
        """Note when an account is to be told nothing, and when what is told by the day; whether it is told of words at
        its tables, and after how many days it is reminded again."""
        row = {"quiet_from": quiet_from, "quiet_until": quiet_until, "daily": daily, "words": words, "remind": remind}
        with self._store.aside() as connection:
            connection.execute(delete(notice_hours).where(notice_hours.c.account == account))
            connection.execute(insert(notice_hours).values(account=account, **row))
            connection.execute(update(deliveries).where(deliveries.c.account == account).values(due=0))

    def wants(self, account: str, game: str) -> str | None:
        """Return what an account wants to be told of a game; None for what its channels say."""
        with self._store.looking() as connection:
            return _wants(connection, account, game)

    def set_wants(self, account: str, game: str, wants: str | None) -> None:
        """Note what an account wants to be told of a game."""
        mine = game_notices.c.account == account, game_notices.c.game == game
        with self._store.aside() as connection:
            connection.execute(delete(game_notices).where(*mine))
            if wants is not None:
                connection.execute(insert(game_notices).values(account=account, game=game, wants=wants))
            waiting = deliveries.c.account == account, deliveries.c.game == game
            connection.execute(update(deliveries).where(*waiting).values(due=0))

    def has_seat(self, account: str, game: str) -> bool:
        """Return whether an account holds a seat of a game."""
        with self._store.looking() as connection:
            mine = select(seats.c.game).where(seats.c.game == game, seats.c.account == account)
            return connection.execute(mine.limit(1)).first() is not None

    # --- telling -----------------------------------------------------------------------------------------

    def tell(self, *notices: Notice) -> None:
        """Put something into the outbox that no action makes so."""
        with self._store.aside() as connection:
            writing.add(connection, notices, now())

    def waits(self, at: int) -> bool:
        """Return whether anything may have to be done at a time."""
        spread = select(outbox.c.account).where(outbox.c.told.is_(None), outbox.c.not_before <= at).limit(1)
        send = select(channels.c.id).where(*_free(at)).limit(1)
        with self._store.looking() as connection:
            return any(connection.execute(query).first() is not None for query in (spread, send))

    def spread(self, at: int) -> None:
        """Give what may be told to the channels of its account; what was looked at meanwhile is let go.

        All of it or nothing is done with each notice, by one of the processes. Damaged rows stay where they are.
        """
        query = select(outbox).where(outbox.c.told.is_(None), outbox.c.not_before <= at)
        query = query.order_by(outbox.c.not_before, outbox.c.account, outbox.c.about)
        with self._store.aside() as connection:
            for row in sound_rows(connection, query.with_for_update(skip_locked=True), AT_ONCE):
                mine = outbox.c.account == row.account, outbox.c.about == row.about
                if row.kind in ("turn", "begin") and _waits(connection, row):
                    _remind(connection, row)
                again = _again(connection, row, at)
                if again is None or not self._stands(connection, row):
                    connection.execute(delete(outbox).where(*mine))
                    continue
                there = select(channels.c.id).where(
                    channels.c.account == row.account, channels.c.ended.is_(False), _LIVES
                )
                for channel in sound_rows(connection, there):
                    _deliver(connection, channel.id, row, at if again else row.created)
                if again:
                    connection.execute(update(outbox).where(*mine).values(not_before=again))
                elif row.choice == NEVER_SEEN:
                    connection.execute(delete(outbox).where(*mine))
                else:
                    connection.execute(update(outbox).where(*mine).values(told=at))

    def lease(self, me: str, at: int, until: int, most: int) -> list[Channel]:
        """Take some channels to which something may have to be sent, and that nobody else sends to, until a time."""
        with self._store.aside() as connection:
            query = select(*_CHANNEL).where(*_free(at)).order_by(channels.c.leased, channels.c.id)
            rows = sound_rows(connection, query.with_for_update(skip_locked=True), most)
            found = [Channel(**vars(row)) for row in rows]
            taken = channels.c.id.in_([channel.id for channel in found])
            connection.execute(update(channels).where(taken).values(sender=me, leased=until))
        return found

    def waiting(self, channel: Channel, at: int) -> list[WaitingNotice]:
        """Return what waits for a channel, the oldest first; what was looked at since, or is damaged, is let go."""
        mine = deliveries.c.channel == channel.id, deliveries.c.due <= at
        query = select(deliveries).where(*mine).order_by(deliveries.c.created, deliveries.c.about)
        found = []
        with self._store.aside() as connection:
            rows = sound_rows(connection, query)
            sound = deliveries.c.about.in_([row.about for row in rows])
            connection.execute(delete(deliveries).where(*mine, or_(~sound, deliveries.c.about.is_(None))))
            for row in rows:
                if self._stands(connection, row):
                    wants = _wants(connection, row.account, row.game)
                    found.append(WaitingNotice(row.about, row.kind, row.game, row.side, row.created, wants))
                else:
                    _drop(connection, channel.id, [row.about])
        return found

    def settle(self, channel: Channel, me: str, done: Sequence[str], later: dict[str, int], **values: Any) -> None:
        """Note that some notices are done with and others wait until a time, and let go of the channel.

        `values`: what of the channel has changed.
        """
        with self._store.aside() as connection:
            _drop(connection, channel.id, done)
            for about, due in later.items():
                mine = deliveries.c.channel == channel.id, deliveries.c.about == about
                connection.execute(update(deliveries).where(*mine).values(due=due))
            held = channels.c.sender == me
            free = {"leased": case((held, 0), else_=channels.c.leased)}
            connection.execute(update(channels).where(channels.c.id == channel.id).values(**values, **free))

    def asked(self, account: str, but: Collection[str | None], at: int) -> list[WaitingNotice]:
        """Return the games that wait for an account, but for some and those it wants to be told nothing of."""
        quiet = exists().where(game_notices.c.account == account, game_notices.c.game == games.c.id)
        mine = seats.c.account == account, ~quiet.where(game_notices.c.wants == NEVER), games.c.id.not_in(but)
        query = select(games.c.id, seats.c.side, games.c.lines).join(games, games.c.id == seats.c.game)
        rows = self._store.sound(query.where(*mine, _WAITS).order_by(games.c.updated), WAITING)
        kinds = {True: "begin", False: "turn"}
        return [WaitingNotice(f"waits {row.id}", kinds[row.lines < 0], row.id, row.side, at, None) for row in rows]

    def holders(self, game: str) -> list[tuple[str, str | None, str | None]]:
        """Return the seats of a game: side, account, hash of its secret."""
        query = select(seats.c.side, seats.c.account, seats.c.token_hash).where(seats.c.game == game)
        return [(row.side, row.account, row.token_hash) for row in self._store.sound(query)]

    def _stands(self, connection: Connection, row: Any) -> bool:
        """Return whether what a notice says still holds, as far as rows can tell: whose turn it is, and who has looked.

        A challenge does as long as it waits, and a game that begins waits for its person until he has opened it.
        """
        if row.kind == "invited":
            return self._proposals is not None and self._proposals.waits(connection, row.about)
        if row.kind == "written":
            return self._written(row.account, row.about) is not None
        if row.game is None:
            return True
        if row.kind == "remind":
            return _waits(connection, row)
        mine = seats.c.game == row.game, seats.c.side == row.side
        query = select(seats.c.seen, seats.c.account, seats.c.number, games.c.actor, games.c.lines)
        rows = sound_rows(connection, query.join(games, games.c.id == seats.c.game).where(*mine))
        if not rows or rows[0].account != row.account or rows[0].seen >= row.choice:
            return False
        found = rows[0]
        over = found.actor is None and found.lines >= 0
        if row.kind == "words":
            return bool(self._unread([(row.game, row.side)]))
        if row.kind == "begin":
            return bool(found.lines < 0 and found.number is None)
        if row.kind in ("turn", "clock"):
            return bool(found.actor == row.side)
        if row.kind == "late":
            return found.actor is not None and bool(found.actor != row.side)
        if row.kind == "deadline":
            return bool(found.number is None if found.lines < 0 else found.actor == row.side)
        return not (over and row.kind in ("offer", "rules", "regent", "pause", "holiday", "former"))


_LIVES = or_(channels.c.session.is_(None), channels.c.session.in_(select(sessions.c.id)))
"""That a channel is none to a browser whose session has ended."""


def _remove(connection: Connection, *those: ColumnElement[bool]) -> None:
    """Delete channels, with what waits for them."""
    connection.execute(delete(deliveries).where(deliveries.c.channel.in_(select(channels.c.id).where(*those))))
    connection.execute(delete(channels).where(*those))


_WAITS = or_(games.c.actor == seats.c.side, and_(games.c.lines < 0, seats.c.number.is_(None)))
"""That a game waits for one of its seats: for a choice, or to be opened."""


def _waits(connection: Connection, row: Any) -> bool:
    """Return whether the game of a notice waits for whom that is for."""
    mine = seats.c.game == row.game, seats.c.side == row.side, seats.c.account == row.account, _WAITS
    query = select(games.c.id).join(seats, games.c.id == seats.c.game)
    return connection.execute(query.where(*mine)).first() is not None


def _remind(connection: Connection, row: Any) -> None:
    """Have somebody reminded, a day after their turn came, if the game waits for them then."""
    about = f"remind {row.game}"
    there = {"account": row.account, "game": row.game, "side": row.side, "choice": NEVER_SEEN, "created": row.created}
    connection.execute(delete(outbox).where(outbox.c.account == row.account, outbox.c.about == about))
    connection.execute(insert(outbox).values(about=about, kind="remind", not_before=row.created + DAY, **there))


def _again(connection: Connection, row: Any, at: int) -> int | None:
    """Return when a notice is told again, 0: never; None: it is not told now either, as its account wishes."""
    if row.kind not in ("remind", "words", "written"):
        return 0
    hours = sound_rows(connection, select(notice_hours).where(notice_hours.c.account == row.account))
    words, days = (hours[0].words, hours[0].remind) if hours else (True, REMIND)
    if row.kind != "remind":
        return 0 if words else None
    return at + days * DAY if days and at < row.created + REMINDED else None


def _wants(connection: Connection, account: str, game: str | None) -> str | None:
    """Return what an account wants to be told of a game; None for what its channels say."""
    mine = game_notices.c.account == account, game_notices.c.game == game
    found = sound_rows(connection, select(game_notices.c.wants).where(*mine))
    return str(found[0].wants) if found else None


def _free(at: int) -> tuple[ColumnElement[bool], ...]:
    """Return what holds of a channel to which something may be sent at a time."""
    due = select(deliveries.c.channel).where(deliveries.c.due <= at)
    return channels.c.id.in_(due), channels.c.leased <= at, channels.c.rests <= at, channels.c.ended.is_(False), _LIVES


def _deliver(connection: Connection, channel: str, row: Any, created: int) -> None:
    """Put a notice on its way to a channel, in place of one about the same thing that has not arrived."""
    _drop(connection, channel, [row.about])
    values = {name: getattr(row, name) for name in ("about", "account", "kind", "game", "side", "choice")}
    connection.execute(insert(deliveries).values(channel=channel, due=0, created=created, **values))


def _drop(connection: Connection, channel: str, abouts: Sequence[str]) -> None:
    mine = deliveries.c.channel == channel, deliveries.c.about.in_(abouts)
    connection.execute(delete(deliveries).where(*mine))


def tell_left(connection: Connection, account: str) -> None:
    """Tell the other persons in the games that an account plays that it is closed, in a transaction of the caller's."""
    gone = seats.alias()
    query = (
        select(seats.c.account, seats.c.game, seats.c.side)
        .join(gone, and_(gone.c.game == seats.c.game, gone.c.account == account, gone.c.side != SPECTATOR))
        .join(games, games.c.id == seats.c.game)
        .where(seats.c.account != account, seats.c.side != SPECTATOR, games.c.actor.is_not(None))
    )
    told = [Notice(row.account, "former", row.game, row.side) for row in sound_rows(connection, query)]
    writing.add(connection, told, now())


def forget_account(connection: Connection, account: str) -> None:
    """Delete all that is kept for telling an account, in a transaction of the caller's."""
    for table in (deliveries, channels, notice_hours, game_notices, outbox):
        connection.execute(delete(table).where(table.c.account == account))


def forget_games(connection: Connection, gone: Sequence[str]) -> None:
    """Delete the notices of some games, in a transaction of the caller's."""
    for table in (deliveries, game_notices, outbox):
        connection.execute(delete(table).where(table.c.game.in_(gone)))
