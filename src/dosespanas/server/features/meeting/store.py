"""Keeps open seats, challenges, who does not wish to meet whom, and the tables that anybody may watch."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from dosespanas.server.errors import DamagedGame
from dosespanas.server.features.accounts.tables import accounts
from dosespanas.server.features.meeting import bids
from dosespanas.server.features.meeting.tables import blocks, challenges, public_tables
from dosespanas.server.http.context import ProposedGame, SideBid
from dosespanas.server.storage import outbox
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.notices_tables import channels
from dosespanas.server.storage.outbox import Notice
from dosespanas.server.storage.rated_games import RatedGame, enter
from dosespanas.server.storage.store import SPECTATOR, Store
from dosespanas.server.storage.tables import games, seats


@dataclass(frozen=True)
class GameWish:
    """A game that somebody would play: which, and how; `side`: that of whoever asks, `any` for either,
    `guest` where whoever takes it up chooses, `bid` where both bid for one."""

    game: str
    scenario: str
    options: Mapping[str, bool]
    side: str
    pair: bool
    rated: bool
    advice: bool
    chat: bool
    public: bool
    language: str
    pace: str | None = None
    """How much time each side has, as a game keeps it; None: as much as it likes."""
    late: bool = False
    """Whether who watches is shown each turn once it is over."""
    within: int | None = None
    """How near to its owner's the rating of whoever takes it up must be, in points; None: that does not matter."""


@dataclass(frozen=True)
class Challenge:
    """An open seat of somebody (`account`), or a challenge `to` a person; times in milliseconds since 1970."""

    id: str
    account: str
    to: str | None
    wanted: GameWish
    created: int
    expires: int
    games: tuple[str, ...]
    """The ids that its games have once it is taken up."""
    guest: str | None
    taken: int | None
    declined: int | None
    bid: str | None = None
    """What its owner bids for a side, where both bid; nobody else is told before it is taken up."""
    reply: str | None = None
    """What whoever took it up has bid."""
    program: bool = False
    """Whether a program of its owner offers it, and plays."""
    guest_program: bool = False
    """Whether a program of whoever took it up did, and plays."""


@dataclass(frozen=True)
class PublicTable:
    """A game that anybody may watch: the secret of its spectators, what is played, by whom, and since when."""

    game: str
    spectator: str
    opened: int
    title: str
    scenario: str
    late: bool
    """Whether it is shown turn by turn."""
    choice: int | None
    """None: each turn is shown once it is over."""
    updated: int
    players: Mapping[str, str]
    """By side the name of its account; empty where there is none, or it is closed."""
    programs: Sequence[str] = ()
    """The sides that a program of their account plays."""


ABOUT = "invited "
"""What a notice of a challenge is about, before the id of that."""


def challenge_of(about: str) -> str:
    """Return the id of the challenge that a notice is about."""
    return about.removeprefix(ABOUT)


def waits() -> list[ColumnElement[bool]]:
    """Return the conditions that an open seat or a challenge still waits for somebody."""
    return [challenges.c.taken.is_(None), challenges.c.declined.is_(None), challenges.c.expires > now()]


_WANTED = tuple(GameWish.__dataclass_fields__)
_ROW = list(challenges.c)


def _challenge(row: Any) -> Challenge:
    """Return an open seat as it was written; raises DamagedGame."""
    found = dict(vars(row))
    try:
        options = json.loads(row.options)
    except ValueError:
        options = None
    if not isinstance(options, dict) or not all(type(value) is bool for value in options.values()):
        raise DamagedGame(row.id, "challenges.options")
    wanted = GameWish(**{name: found.pop(name) for name in _WANTED} | {"options": options})
    return Challenge(**found | {"wanted": wanted, "games": tuple(row.games.split())})


def apart_from(me: str, other: ColumnElement[str]) -> ColumnElement[bool]:
    """Return the condition that neither of two accounts has blocked the other."""
    mine = and_(blocks.c.account == me, blocks.c.other == other)
    theirs = and_(blocks.c.account == other, blocks.c.other == me)
    return ~exists().where(or_(mine, theirs))


def forget_account(connection: Connection, account: str) -> None:
    """Delete what an account that is closed has here: its offers that nobody took up, whom it blocked."""
    free = challenges.c.taken.is_(None), or_(challenges.c.account == account, challenges.c.to == account)
    connection.execute(delete(challenges).where(*free))
    connection.execute(delete(blocks).where(or_(blocks.c.account == account, blocks.c.other == account)))


def forget_games(connection: Connection, gone: Sequence[str]) -> None:
    """Let nobody watch some games any more, which are deleted."""
    connection.execute(delete(public_tables).where(public_tables.c.game.in_(gone)))


class MeetingStore:
    """What one database keeps of people who look for each other. When a method returns, what it wrote is on disk."""

    def __init__(self, store: Store) -> None:
        """Take where the games are kept."""
        self._store = store

    def _challenges(self, query: Select[Any]) -> list[Challenge]:
        """Return the open seats and challenges that a query finds; damaged ones are left out."""
        found = []
        for row in self._store.sound(query):
            with suppress(DamagedGame):
                found.append(_challenge(row))
        return found

    def handles(self, ids: Sequence[str]) -> dict[str, str]:
        """Return the names of some accounts; closed ones have none."""
        there = accounts.c.id.in_(ids), accounts.c.closed.is_(None)
        rows = self._store.sound(select(accounts.c.id, accounts.c.handle).where(*there))
        return {row.id: row.handle for row in rows}

    def untold(self, ids: Sequence[str]) -> set[str]:
        """Return those of some accounts that no channel tells anything: they have none, or want none to."""
        told = select(channels.c.account).where(channels.c.account.in_(ids), channels.c.ended.is_(False))
        return set(ids) - {row.account for row in self._store.sound(told.where(channels.c.wants != "never"))}

    # --- open seats and challenges -----------------------------------------------------------------------

    def add(self, found: Challenge, tell: bool) -> None:
        """Write down an open seat, or a challenge: whoever is challenged is to be told of it if one may `tell` them."""
        wanted = vars(found.wanted) | {"options": json.dumps(dict(found.wanted.options), sort_keys=True)}
        row = {name: value for name, value in vars(found).items() if name != "wanted"}
        with self._store.aside() as connection:
            connection.execute(insert(challenges).values(**row | wanted | {"games": " ".join(found.games)}))
            if tell and found.to is not None:
                outbox.add(connection, [Notice(found.to, "invited", about=ABOUT + found.id)], now())

    def challenge(self, id: str) -> Challenge | None:
        """Return an open seat or a challenge, taken up or not."""
        return next(iter(self._challenges(select(*_ROW).where(challenges.c.id == id))), None)

    def waiting(self, account: str) -> int:
        """Return how many open seats and challenges of an account wait."""
        mine = challenges.c.account == account, *waits()
        return self._store.scalar(select(func.count()).select_from(challenges).where(*mine)) or 0

    def open(self, me: str, game: str | None, language: str | None, before: int, most: int) -> list[Challenge]:
        """Return open seats of others that were made before a time, the latest first: those `me` may take."""
        wanted = [challenges.c.to.is_(None), challenges.c.created < before, challenges.c.account != me, *waits()]
        if game is not None:
            wanted.append(challenges.c.game == game)
        if language is not None:
            wanted.append(challenges.c.language == language)
        there = select(accounts.c.id).where(accounts.c.id == challenges.c.account, accounts.c.closed.is_(None)).exists()
        query = select(*_ROW).where(*wanted, apart_from(me, challenges.c.account), there)
        return self._challenges(query.order_by(challenges.c.created.desc()).limit(most))

    def to(self, me: str, most: int) -> list[Challenge]:
        """Return the challenges to an account that wait, the latest first."""
        query = select(*_ROW).where(challenges.c.to == me, *waits(), apart_from(me, challenges.c.account))
        return self._challenges(query.order_by(challenges.c.created.desc()).limit(most))

    def own(self, me: str, since: int, most: int) -> list[Challenge]:
        """Return the open seats and challenges of an account that wait, or were made since a time, the latest first."""
        query = select(*_ROW).where(challenges.c.account == me, challenges.c.created > since)
        return self._challenges(query.order_by(challenges.c.created.desc()).limit(most))

    def take(
        self,
        id: str,
        guest: str,
        wanted: GameWish,
        reply: str | None,
        rated: Sequence[RatedGame],
        program: bool = False,
    ) -> bool:
        """Let somebody take a seat up, unless it is taken, withdrawn or expired; return whether they have it.

        `wanted`: as it is played, the side that of its owner from now on; `reply`: what was bid for one; `rated`: its
        games, where they are to be rated; `program`: a program of whoever takes it does, and plays.
        """
        there = challenges.c.id == id, challenges.c.account != guest, *waits()
        mine = or_(challenges.c.to.is_(None), challenges.c.to == guest)
        with self._store.aside() as connection:
            options = json.dumps(dict(wanted.options), sort_keys=True)
            settled = {"side": wanted.side, "options": options, "reply": reply, "guest_program": program}
            taken = update(challenges).where(*there, mine).values(guest=guest, taken=now(), **settled)
            if connection.execute(taken).rowcount != 1:
                return False
            for game in rated:
                enter(connection, game)
            return True

    def decline(self, id: str, me: str) -> bool:
        """Decline a challenge to an account; return whether there was one."""
        with self._store.aside() as connection:
            there = challenges.c.id == id, challenges.c.to == me, *waits()
            return connection.execute(update(challenges).where(*there).values(declined=now())).rowcount == 1

    def withdraw(self, id: str, me: str) -> bool:
        """Withdraw an open seat or a challenge of an account that nobody has taken up; return whether there was one."""
        with self._store.aside() as connection:
            there = challenges.c.id == id, challenges.c.account == me, challenges.c.taken.is_(None)
            return connection.execute(delete(challenges).where(*there)).rowcount == 1

    def forget_before(self, time: int) -> None:
        """Delete what expired, or was taken up, before a time."""
        with self._store.aside() as connection:
            connection.execute(delete(challenges).where(challenges.c.expires < time))

    # --- blocks ------------------------------------------------------------------------------------------

    def block(self, me: str, other: str, blocked: bool) -> None:
        """Note whether an account does not wish to meet another one."""
        mine = blocks.c.account == me, blocks.c.other == other
        try:
            with self._store.aside() as connection:
                connection.execute(delete(blocks).where(*mine))
                if blocked:
                    connection.execute(insert(blocks).values(account=me, other=other))
        except IntegrityError:  # two said so at once
            return

    def blocked(self, me: str) -> list[str]:
        """Return the names of the accounts that an account has blocked; closed ones are left out."""
        query = select(accounts.c.handle).join(blocks, blocks.c.other == accounts.c.id)
        rows = self._store.sound(
            query.where(blocks.c.account == me, accounts.c.closed.is_(None)).order_by(accounts.c.handle)
        )
        return [row.handle for row in rows]

    def waits(self, connection: Connection, about: str) -> bool:
        """Return whether the challenge that a notice is about still waits for an answer."""
        challenge = select(challenges.c.id).where(challenges.c.id == challenge_of(about), *waits())
        return connection.execute(challenge).first() is not None

    def proposed(self, about: str, account: str) -> ProposedGame | None:
        """Return what the challenge to an account is to that a notice is about; None if there is none."""
        found = self.challenge(challenge_of(about))
        if found is None or found.to != account:
            return None
        wanted = found.wanted
        by = self.handles([found.account]).get(found.account, "")
        side = wanted.side
        if side in bids.SIDES:  # whoever is challenged has the other one
            side = bids.SIDES[1 - bids.SIDES.index(side)]
        pair, rated, until = wanted.pair, wanted.rated, found.expires
        return ProposedGame(wanted.game, wanted.scenario, pair, rated, wanted.pace, by, side, until)

    def bids(self, game: str) -> list[SideBid]:
        """Return what both persons of a game bid for its sides, settled by now; nothing where nobody did."""
        query = select(*_ROW).where(challenges.c.games == game, challenges.c.reply.is_not(None))
        found = [_challenge(row) for row in self._store.sound(query.limit(1))]
        return [
            SideBid(account, bid.side, bid.steps)
            for one in found
            for account, text in ((one.account, one.bid), (one.guest, one.reply))
            if account is not None and (bid := bids.read(one.id, text)) is not None
        ]

    def apart(self, one: str, other: str) -> bool:
        """Return whether one of two accounts has blocked the other."""
        pairs = (
            and_(blocks.c.account == one, blocks.c.other == other),
            and_(blocks.c.account == other, blocks.c.other == one),
        )
        return bool(self._store.sound(select(blocks.c.account).where(or_(*pairs)).limit(1)))

    # --- public tables -----------------------------------------------------------------------------------

    def show(self, game: str, spectator: str) -> None:
        """Let anybody watch a game with the secret of its spectators."""
        try:
            with self._store.aside() as connection:
                connection.execute(insert(public_tables).values(game=game, spectator=spectator, opened=now()))
        except IntegrityError:  # another process was faster
            return

    def tables(self, game: str | None, before: int, most: int) -> list[PublicTable]:
        """Return the games that anybody may watch and that were opened before a time, the latest first.

        Those that are over go from the list.
        """
        names = ("game", "scenario", "choice", "updated", "actor", "lines", "late", "rated")
        query = select(*public_tables.c, *(games.c[name].label(f"of_{name}") for name in names))
        query = query.join(games, games.c.id == public_tables.c.game).where(public_tables.c.opened < before)
        if game is not None:
            query = query.where(games.c.game == game)
        rows = self._store.sound(query.order_by(public_tables.c.opened.desc()).limit(most))
        over = [row.game for row in rows if row.of_actor is None and row.of_lines >= 0]
        if over:
            with self._store.aside() as connection:
                connection.execute(delete(public_tables).where(public_tables.c.game.in_(over)))

        def late(row: Any) -> bool:
            return bool(row.of_late or row.of_rated)

        going = [row for row in rows if row.of_actor is not None]
        players: dict[str, dict[str, str]] = {row.game: {} for row in going}
        programs: dict[str, list[str]] = {row.game: [] for row in going}
        held = select(seats.c.game, seats.c.side, seats.c.program, accounts.c.handle).join(
            accounts, accounts.c.id == seats.c.account
        )
        for seat in self._store.sound(held.where(seats.c.game.in_(list(players)), seats.c.side != SPECTATOR)):
            players[seat.game][seat.side] = seat.handle
            programs[seat.game] += [seat.side] if seat.program else []
        return [
            PublicTable(
                game=row.game,
                spectator=row.spectator,
                opened=row.opened,
                title=row.of_game,
                scenario=row.of_scenario,
                late=late(row),
                choice=None if late(row) else row.of_choice,
                updated=row.of_updated,
                players=players[row.game],
                programs=programs[row.game],
            )
            for row in going
        ]
