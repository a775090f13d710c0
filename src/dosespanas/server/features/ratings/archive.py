"""What an account has played and plays: its running games, its archive, its results added up."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, and_, case, func, literal, or_, select, update

from dosespanas.kernel.side import SIDE_NAMES, parse_side
from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.ratings.players import account_of, is_former, named, seated
from dosespanas.server.features.ratings.tables import played, results
from dosespanas.server.games.game_list import Unread, clocks_listed, nothing_unread, rematches_asked
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.rated_games import account_in, players_of_account
from dosespanas.server.storage.row_validation import sound_rows
from dosespanas.server.storage.store import SPECTATOR, Store
from dosespanas.server.storage.tables import games, seats

PAGE: Final = 50
"""How many games a page of the archive has."""
RUNNING: Final = 200
"""How many running games are told."""
OPPONENTS: Final = 30
"""Of how many opponents the results are added up: those met most."""
MONTHS: Final = 24
"""Of how many months they are: the latest in which a game ended."""


@dataclass(frozen=True)
class ArchiveQuery:
    """What is looked for in an archive; None: anything.

    `since` and `until` are milliseconds since 1970; `text` stands somewhere in the name of the game; `opponent` is the
    name of an account, or of a computer opponent with `computer:` before it.
    """

    game: str | None = None
    scenario: str | None = None
    side: str | None = None
    result: str | None = None
    opponent: str | None = None
    text: str | None = None
    since: int | None = None
    until: int | None = None
    rated: bool | None = None


POINTS: Final = {"won": 2, "drawn": 1, "lost": 0}
"""Half points by result."""


class Archive:
    """What the accounts of one database have played."""

    def __init__(self, store: Store, time: Callable[[], int] = now, unread: Unread = nothing_unread) -> None:
        """Take the store, by which time clocks run, and what tells which words at a table somebody has not read."""
        self._store = store
        self._time = time
        self._unread = unread

    def running(self, account: str) -> list[dict[str, Any]]:
        """Return the games an account plays: those that wait for it first, the longest waiting first.

        Those over whose rematch waits for its answer stand among them.
        """
        mine = seats.c.account == account, seats.c.side != SPECTATOR
        offered = rematches_asked(self._store, seats.c.account == account, self._is_closed)
        again = games.c.id.in_([game for game, _ in offered])
        goes_on = or_(games.c.actor.is_not(None), games.c.chance.is_(None), again)
        asked = or_(games.c.actor == seats.c.side, and_(games.c.chance.is_(None), seats.c.number.is_(None)), again)
        query = (
            select(
                *(games.c.id, games.c.game, games.c.scenario, games.c.name, games.c.hotseat, games.c.choice),
                *(games.c.updated, games.c.chance, games.c.rated, games.c.pace, seats.c.side),
                case((asked, 1), else_=0).label("asked"),
            )
            .join(games, games.c.id == seats.c.game)
            .where(*mine, goes_on)
            .order_by(case((asked, 0), else_=1), games.c.updated, games.c.id)
        )
        with self._store.looking() as connection:
            rows = sound_rows(connection, query, 2 * RUNNING)
            kept: dict[str, Any] = {}
            for row in rows:
                kept.setdefault(row.id, row)
            others = self._others(connection, list(kept), account)
        unread = self._unread([(row.id, row.side) for row in kept.values()])
        clocks = clocks_listed(self._store, {row.id: row.pace for row in kept.values()}, self._time())
        return [
            {
                "id": row.id,
                "game": row.game,
                "scenario": row.scenario,
                "name": row.name,
                "hotseat": row.hotseat,
                "side": row.side,
                "opponent": others.get((row.id, row.side)),
                "choice": row.choice,
                "asked": bool(row.asked),
                "gathering": row.chance is None,
                "rated": row.rated is True,
                "since": row.updated,
                "clock": clocks.get(row.id),
                "unread": len(unread.get((row.id, row.side), ())),
                "rematch": (row.id, row.side) in offered,
            }
            for row in list(kept.values())[:RUNNING]
        ]

    def _is_closed(self, account: str) -> bool:
        with self._store.looking() as connection:
            return is_former(connection, account)

    @staticmethod
    def _others(connection: Connection, ids: Sequence[str], account: str) -> dict[tuple[str, str], dict[str, Any]]:
        """Return by game and own side who has the other one."""
        query = select(seats.c.game, seats.c.side, seats.c.player, seats.c.account, seats.c.program)
        query = query.where(seats.c.side != SPECTATOR)
        rows = [
            row
            for i in range(0, len(ids), 500)
            for row in sound_rows(connection, query.where(seats.c.game.in_(ids[i : i + 500])))
            if row.side in SIDE_NAMES
        ]
        players = {(row.game, row.side): seated(row) for row in rows}
        names = named(connection, players.values())
        return {
            (game, SIDE_NAMES[1 - parse_side(side)]): names[player]
            for (game, side), player in players.items()
            if player is None or account_in(player) != account
        }

    def archive(self, account: str, wanted: ArchiveQuery, before: tuple[int, str] | None = None) -> dict[str, Any]:
        """Return a page of the games an account has played to their end, the latest first.

        `before`: the end and the id of the last game of the page before; the answer says where the `next` one begins.
        """
        query = (
            select(
                *(played.c.game, played.c.side, played.c.other, played.c.title, played.c.scenario, played.c.points),
                *(played.c.rated, played.c.ended, played.c.accuracy),
                *(results.c.name, results.c.options, results.c.reason, results.c.turn, results.c.winner),
                results.c.counts,
            )
            .join(results, results.c.game == played.c.game)
            .where(
                played.c.player.in_(players_of_account(account)),
                or_(played.c.points.is_(None), played.c.points.in_(POINTS.values())),
            )
            .order_by(played.c.ended.desc(), played.c.game.desc())
        )
        with self._store.looking() as connection:
            for condition in self._conditions(connection, wanted):
                query = query.where(condition)
            if before is not None:
                ended, game = before
                earlier = and_(played.c.ended == ended, played.c.game < game)
                query = query.where(played.c.ended <= ended, or_(played.c.ended < ended, earlier))
            rows = sound_rows(connection, query, PAGE + 1)
            names = named(connection, (row.other for row in rows))
            there = set(connection.scalars(select(games.c.id).where(games.c.id.in_([row.game for row in rows[:PAGE]]))))
        more = len(rows) > PAGE
        rows = rows[:PAGE]
        return {
            "games": [
                {
                    "id": row.game,
                    "game": row.title,
                    "scenario": row.scenario,
                    "name": row.name,
                    "side": None if row.points is None else row.side,
                    "opponent": None if row.points is None else names[row.other],
                    "result": None if row.points is None else result_of(row.points),
                    "winner": row.winner,
                    "reason": row.reason,
                    "turn": row.turn,
                    "rated": row.counts,
                    "ended": row.ended,
                    "accuracy": row.accuracy,
                    "kept": row.game in there,
                }
                for row in rows
            ],
            "next": f"{rows[-1].ended}-{rows[-1].game}" if more else None,
        }

    @staticmethod
    def _conditions(connection: Connection, wanted: ArchiveQuery) -> list[Any]:
        found: list[Any] = []
        for column, value in (
            (played.c.title, wanted.game),
            (played.c.scenario, wanted.scenario),
            (played.c.side, wanted.side),
            (played.c.rated, wanted.rated),
            (played.c.points, None if wanted.result is None else POINTS[wanted.result]),
        ):
            if value is not None:
                found.append(column == value)
        if wanted.since is not None:
            found.append(played.c.ended >= wanted.since)
        if wanted.until is not None:
            found.append(played.c.ended < wanted.until)
        if wanted.text:
            found.append(func.lower(results.c.name).contains(wanted.text.lower(), autoescape=True))
        if wanted.opponent:
            other = (
                wanted.opponent if wanted.opponent.startswith("computer:") else account_of(connection, wanted.opponent)
            )
            found.append(played.c.other.in_(players_of_account(other)) if other is not None else literal(False))
        return found

    def tallies(self, account: str) -> dict[str, Any]:
        """Return the results of an account added up: by game, scenario and side, by opponent, and by month."""
        with self._store.looking() as connection:
            return tallies(connection, account) | {"months": months(connection, account)}

    def keep_accuracy(self, account: str, game: str, accuracy: float | None) -> None:
        """Keep what a review said of a game of an account, None for no more; raises Problem for no such game."""
        mine = played.c.player.in_(players_of_account(account)), played.c.game == game
        with self._store.aside() as connection:
            if connection.execute(update(played).where(*mine).values(accuracy=accuracy)).rowcount != 1:
                raise RequestProblem("error-not-in-archive", "this game is not in your archive", 404)


def result_of(points: int) -> str:
    """Return half points as a word: won, drawn or lost."""
    return next(word for word, value in POINTS.items() if value == points)


def tallies(connection: Connection, account: str) -> dict[str, Any]:
    """Return the results of an account added up, without those of its programs."""
    counts = [
        func.count().label("games"),
        *(func.sum(case((played.c.points == value, 1), else_=0)).label(word) for word, value in POINTS.items()),
        func.avg(played.c.accuracy).label("accuracy"),
    ]
    mine = played.c.player == account, played.c.points.is_not(None)
    by = played.c.title, played.c.scenario, played.c.side
    sides = sound_rows(connection, select(*by, *counts).where(*mine).group_by(*by).order_by(*by))
    against = played.c.title, played.c.other
    others = sound_rows(
        connection,
        select(*against, *counts)
        .where(*mine)
        .group_by(*against)
        .order_by(func.count().desc(), *against)
        .limit(OPPONENTS),
    )
    names = named(connection, (row.other for row in others))
    return {
        "sides": [{"game": row.title, "scenario": row.scenario, "side": row.side} | _counted(row) for row in sides],
        "opponents": [{"game": row.title, "opponent": names[row.other]} | _counted(row) for row in others],
    }


def months(connection: Connection, account: str) -> list[dict[str, Any]]:
    """Return the results of an account added up by month (UTC), the latest first."""
    ends = sound_rows(
        connection,
        select(played.c.ended, played.c.points, played.c.accuracy)
        .where(played.c.player == account, played.c.points.is_not(None))
        .order_by(played.c.ended.desc()),
    )
    by_month: dict[str, list[tuple[int, float | None]]] = {}
    for row in ends:
        month = datetime.fromtimestamp(row.ended / 1000, UTC).strftime("%Y-%m")
        if month not in by_month and len(by_month) == MONTHS:
            break
        by_month.setdefault(month, []).append((row.points, row.accuracy))
    found: list[dict[str, Any]] = []
    for month, rows in by_month.items():
        kept = [accuracy for _, accuracy in rows if accuracy is not None]
        counts = {word: sum(points == value for points, _ in rows) for word, value in POINTS.items()}
        mean = sum(kept) / len(kept) if kept else None
        found.append({"month": month, "games": len(rows), "accuracy": mean} | counts)
    return found


def _counted(row: Any) -> dict[str, Any]:
    accuracy = None if row.accuracy is None else float(row.accuracy)
    return {"games": row.games, "accuracy": accuracy} | {word: int(getattr(row, word)) for word in POINTS}
