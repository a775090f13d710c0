"""Finds games that cannot be read from their lines, and mends them by playing their lines again.

What a game is, is its lines; snapshots and the summary beside its beginning follow from them and are made anew. Where a
line itself is damaged the game can only go back to before it: choices are lost then, so nobody does that unasked.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import delete, func, select, update

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.server.errors import DamagedGame, OtherRules, RequestProblem
from dosespanas.server.games.game_cache import GameCache
from dosespanas.server.games.live_game import UNHASHED, LiveGame
from dosespanas.server.games.log_replay import replay
from dosespanas.server.storage.action_log import Numbered
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.clock_tables import clocks
from dosespanas.server.storage.row_validation import as_it_lies
from dosespanas.server.storage.store import SPECTATOR, GameHead, GameRow, LogEntry, Store
from dosespanas.server.storage.tables import actions, finished_games, games, processes, seats, snapshots, standings


@dataclass(frozen=True)
class ReplayFinding:
    """How a game fares when its lines are played again."""

    game: str
    lines: int
    """How many lines it has."""
    good: int
    """How many of them can be played again, each to the state that was written."""
    head: GameHead
    """Where the game stands after those."""
    trouble: str | None
    """What is wrong, in English; None: nothing."""

    @property
    def whole(self) -> bool:
        """Whether all of its lines can be played."""
        return self.good == self.lines


class Served(RequestProblem):
    """A server uses the database: it would not know of what is changed."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-database-served", "a server uses this database; stop it first")


class NotWhole(RequestProblem):
    """Lines of a game are lost, and nobody has said that it may go back."""

    status = 409

    def __init__(self, found: ReplayFinding) -> None:
        lost, choice = found.lines - found.good, found.head.choice
        text = f"{lost} lines of game {found.game} cannot be played again; with --cut it goes back to choice {choice}"
        super().__init__("error-game-not-whole", text, game=found.game, lost=str(lost), choice=str(choice))


def served(store: Store) -> bool:
    """Return whether a server that is alive uses the database."""
    return bool(store.scalar(select(func.count()).select_from(processes).where(processes.c.until > now())))


def every_game(store: Store) -> list[str]:
    """Return the ids of all games, the one that moved last first."""
    with store.looking() as connection:
        return [str(id) for id in connection.scalars(select(games.c.id).order_by(games.c.updated.desc()))]


@dataclass(frozen=True)
class RepairEntry:
    """A game as whoever runs the server sees it."""

    id: str
    game: str
    scenario: str
    name: str | None
    created: int
    """Milliseconds since 1970, UTC; as `updated`, when it last moved."""
    updated: int
    choice: int
    actor: str | None
    """Whose choice it is; None: the game is over."""
    players: Mapping[str, str]
    """By side the id of its account, `person`, or the level of a computer opponent."""

    @property
    def stands(self) -> str:
        """How far it is, in words."""
        return f"{self.choice}, over" if self.actor is None else str(self.choice)


def listed(store: Store, most: int) -> list[RepairEntry]:
    """Return so many games, those that moved last."""
    columns = [games.c[name] for name in ("id", "game", "scenario", "name", "created", "updated", "choice", "actor")]
    with store.looking() as connection:
        rows = connection.execute(select(*columns).order_by(games.c.updated.desc()).limit(most)).all()
        query = select(seats.c.game, seats.c.side, func.coalesce(seats.c.account, seats.c.player).label("who"))
        held = connection.execute(query.where(seats.c.game.in_([row.id for row in rows]), seats.c.side != SPECTATOR))
        players: dict[str, dict[str, str]] = {row.id: {} for row in rows}
        for seat in held:
            players[seat.game][seat.side] = seat.who
    return [RepairEntry(**row._mapping, players=players[row.id]) for row in rows]


def look_through(store: Store, ids: list[str]) -> Iterator[ReplayFinding | RequestProblem]:
    """Yield what is found in each game; a Problem for one that cannot be looked through.

    That is OtherRules for one played by other rules or data, DamagedGame where its beginning is lost, UnknownGame.
    """
    for game in ids:
        try:
            yield find(store, game)
        except RequestProblem as problem:
            yield problem


def find(store: Store, game: str) -> ReplayFinding:
    """Play all lines of a game again; raises OtherRules, UnknownGame, or DamagedGame if its beginning is lost."""
    cache = GameCache(store, 0, {})
    row = store.game(game)
    if row is None:
        store.missing(game)
    head = None
    with suppress(DamagedGame):
        head = store.head(game)
    if row.chance is None and head is not None and head.lines < 0:  # numbers of its persons are missing
        return ReplayFinding(game, 0, 0, head, None)
    try:
        live = _begun(store, cache, row)
        numbered = store.lines(game, live.lines)
        lines = numbered[-1][0] + 1 if numbered else live.lines
        replay(live, numbered, lines)
    except OtherRules:
        raise
    except DosEspanasError as error:
        return _as_far_as_it_goes(store, cache, row, str(error))
    if live.head(0) != head:
        return ReplayFinding(game, lines, lines, live.head(0), "its summary does not fit its lines")
    return ReplayFinding(game, lines, lines, live.head(0), _snapshots(store, cache, row, live))


def _begun(store: Store, cache: GameCache, row: GameRow) -> LiveGame:
    live = cache.begin(row)
    live.orders.load(store.orders(row.id))
    return live


def _as_far_as_it_goes(store: Store, cache: GameCache, row: GameRow, trouble: str) -> ReplayFinding:
    """Play one row of lines after the other, each as it was written together, until one does not fit."""
    live = _begun(store, cache, row)
    good, head = live.lines, live.head(0)
    sure = good, head
    query = as_it_lies(actions.c.n, actions.c.kind, actions.c.seat, actions.c.action, actions.c.hash)
    query = query.where(actions.c.game == row.id, actions.c.n >= live.lines).order_by(actions.c.n)
    with store.looking() as connection:
        rows = connection.execute(query).all()
        lines = connection.scalar(select(func.count()).select_from(actions).where(actions.c.game == row.id)) or 0
    together: list[Numbered] = []
    with suppress(DosEspanasError):
        for n, kind, seat, action, hash_ in rows:
            if type(n) is not int or not (type(kind) is type(seat) is type(action) is str):
                break
            together.append((n, LogEntry(kind, seat, action, hash_)))
            if hash_ is not None:
                try:
                    replay(live, together, n + 1)
                except DamagedGame:
                    if live.lines == n + 1:  # all could be done, but it led elsewhere: since when, nobody knows
                        good, head = sure
                    raise
                good, head, together = live.lines, live.head(0), []
                if hash_ != UNHASHED:
                    sure = good, head
    return ReplayFinding(row.id, lines, good, head, trouble)


def _snapshots(store: Store, cache: GameCache, row: GameRow, live: LiveGame) -> str | None:
    """Return what is wrong with the last snapshot of a game whose lines are whole, or None."""
    try:
        snapshot = store.last_snapshot(row.id)
        if snapshot is None:
            return None
        again = cache.begin(row, snapshot)
        again.orders.load(store.orders(row.id))
        replay(again, store.lines(row.id, again.lines), live.lines)
        if again.game.hash() != live.game.hash():
            return "its last snapshot leads elsewhere"
    except DamagedGame as error:
        return str(error)
    return None


def mend(store: Store, found: ReplayFinding, cut: bool = False) -> None:
    """Mend a game as it was found: its summary and its snapshots are made anew from its lines.

    Raises NotWhole where lines are lost, unless they may be `cut` off from the first that cannot be played; Served.
    """
    if served(store):
        raise Served
    if not found.whole and not cut:
        raise NotWhole(found)
    with store.changing() as connection:
        here = actions.c.game == found.game
        connection.execute(delete(actions).where(here, actions.c.n >= found.good))
        for table in (snapshots, standings, finished_games):
            connection.execute(delete(table).where(table.c.game == found.game))
        past = seats.c.game == found.game, seats.c.seen > found.head.choice
        connection.execute(update(seats).where(*past).values(seen=found.head.choice))
        runs = clocks.c.game == found.game, clocks.c.since.is_not(None)
        since = None if found.head.actor is None else now()  # what the game was damaged for costs nobody time
        connection.execute(update(clocks).where(*runs).values(side=found.head.actor, since=since))
        after = {"lines": found.good, "choice": found.head.choice, "actor": found.head.actor}
        connection.execute(update(games).where(games.c.id == found.game).values(after))
