"""Rated games: which may be, how they count, and the ratings that come of them.

A game counts if it was begun as a rated one, by two different players, on shipped data, without advice. By itself it
counts with the measured offset of its side (`measured.py`); two with sides changed count together, with the offset
where there is one. See docs/ratings.md.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.server.errors import Problem
from dosespanas.server.results import measured
from dosespanas.server.results.glicko2 import Met, Rating, rated, rested
from dosespanas.server.results.players import is_former
from dosespanas.server.storage.rated_games import level_of
from dosespanas.server.storage.results_tables import rated_games, rating_changes, ratings, results

PERIOD: Final = 30 * 86_400_000
"""Milliseconds of a rating period: so long a rest makes a rating less sure by one step."""
PROVISIONAL: Final = 110.0
"""Points of deviation from which on a rating is provisional: it is shown with a question mark, and has no rank."""

UNRATED, WAITING, COUNTED = "no", "waits", "counted"
REGENT, FAILED, UNMEASURED = "regent", "failed", "unmeasured"
"""Why a rated game does not count: a regent won it; its computer opponent failed; it stayed alone without an offset."""


@dataclass(frozen=True)
class Kept:
    """A rating as it is kept: what it was after so many games, and when."""

    rating: Rating
    games: int = 0
    at: int | None = None


def check_rateable(game: str, scenario: str, options: Mapping[str, bool], pair: bool, data: str, shipped: str) -> None:
    """Raise Problem unless such a game may be rated; `data`: the digest it is played on."""
    if data != shipped:
        raise Problem("error-rated-data", "rated games are played on the shipped data, without corrections", 409)
    if not pair and measured.offset(game, scenario, options) is None:
        text = "which side is better with these options was not measured: such games are rated only in pairs"
        raise Problem("error-rated-pairs", text, 409)


def rating_of(connection: Connection, player: str, title: str, lock: bool = False) -> Kept:
    """Return the rating of a player as it is kept; `lock`: it is going to be changed."""
    level = level_of(player)
    if level is not None:
        return Kept(measured.computer(title, level) or Rating())
    query = select(ratings).where(ratings.c.player == player, ratings.c.title == title)
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        return Kept(Rating())
    return Kept(Rating(row.points, row.deviation, row.volatility), row.games, row.at)


def present(kept: Kept, at: int) -> Rating:
    """Return what a rating is worth at a time: less sure than it was."""
    return kept.rating if kept.at is None else rested(kept.rating, periods(kept.at, at))


def periods(since: int, until: int) -> float:
    """Return how many periods have passed between two times."""
    return max(until - since, 0) / PERIOD


def count(connection: Connection, game: str) -> None:
    """Count a rated game that has ended, with the other one of its pair once both have; in a transaction that writes.

    Counted once whoever tries it: the rows of its pair are locked first.
    """
    mine = connection.execute(select(rated_games).where(rated_games.c.game == game)).first()
    if mine is None:
        return
    unit = [game]
    if mine.pair is not None:
        pair = select(rated_games.c.game).where(rated_games.c.pair == mine.pair).order_by(rated_games.c.game)
        unit = list(connection.scalars(pair.with_for_update()))
    found = connection.execute(select(results).where(results.c.game.in_(unit)).order_by(results.c.game)).all()
    waiting = [row for row in found if row.counts == WAITING]
    if len(found) < len(unit) or not waiting:
        return
    alone = len(waiting) < 2
    facts = waiting[0]
    offset = measured.offset(facts.title, facts.scenario, json.loads(facts.options))
    if alone and offset is None:
        connection.execute(update(results).where(results.c.game == facts.game).values(counts=UNMEASURED))
        return
    number = (connection.scalar(select(func.max(results.c.counted))) or 0) + 1
    _rate(connection, waiting, offset or 0.0, number)
    done = results.c.game.in_([row.game for row in waiting])
    connection.execute(update(results).where(done).values(counts=COUNTED, counted=number))


def _rate(connection: Connection, games: Sequence[Any], offset: float, number: int) -> None:
    """Change the ratings of both players by games that count together."""
    first = games[0]
    at = max(row.ended for row in games)
    both = sorted({first.nationalist, first.republican})
    before = {player: rating_of(connection, player, first.title, lock=True) for player in both}
    for player in both:
        if level_of(player) is not None or is_former(connection, player):
            continue
        other = next(one for one in both if one != player)
        kept = before[player]
        met = [Met(present(before[other], at), *_seen_by(row, player, offset)) for row in games]
        after = rated(kept.rating, met, 0.0 if kept.at is None else periods(kept.at, at))
        _keep(
            connection, player, first.title, Kept(after, kept.games + len(games), max(at, kept.at or 0)), kept.games > 0
        )
        connection.execute(
            insert(rating_changes).values(
                player=player,
                title=first.title,
                counted=number,
                at=at,
                before=kept.rating.points,
                points=after.points,
                deviation=after.deviation,
            )
        )


def _seen_by(row: Any, player: str, offset: float) -> tuple[float, float]:
    """Return what a game brought a player, from 0 to 1, and the offset of his side."""
    side = SIDE_NAMES[0] if row.nationalist == player else SIDE_NAMES[1]
    score = 0.5 if row.winner is None else float(row.winner == side)
    return score, offset if side == SIDE_NAMES[0] else -offset


def _keep(connection: Connection, player: str, title: str, kept: Kept, known: bool) -> None:
    values = vars(kept.rating) | {"games": kept.games, "at": kept.at}
    if known:
        there = ratings.c.player == player, ratings.c.title == title
        connection.execute(update(ratings).where(*there).values(**values))
    else:
        connection.execute(insert(ratings).values(player=player, title=title, **values))


def work_out_again(connection: Connection) -> int:
    """Work out all ratings anew from the results, in the order in which they were counted; return how many counted.

    The same results give the same ratings: afterwards everything stands as before, unless the rules of it changed.
    """
    connection.execute(delete(ratings))
    connection.execute(delete(rating_changes))
    order = func.coalesce(results.c.counted, 1 << 30), results.c.ended, results.c.game
    again = (COUNTED, UNMEASURED)
    query = select(results.c.game, results.c.pair).where(results.c.counts.in_(again)).order_by(*order)
    rows = connection.execute(query).all()
    connection.execute(update(results).where(results.c.counts.in_(again)).values(counts=WAITING, counted=None))
    for row in rows:
        count(connection, row.game)
    return connection.scalar(select(func.count()).select_from(results).where(results.c.counts == COUNTED)) or 0
