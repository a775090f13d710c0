"""Rated games: which may be, how they count, and the ratings that come of them.

A game counts if it was begun as a rated one, by two different players, on shipped data, without advice, and came as far
as its rules say (`registry.counts_from`). By itself it counts with the measured offset of its side (`measured.py`); two
with sides changed count together, with the offset where there is one. The more often two persons have met of late, the
less their next meeting counts. See docs/ratings.md.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any, Final

from sqlalchemy import Connection, and_, case, delete, func, insert, or_, select, update

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.registry import counts_from
from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.ratings import measured
from dosespanas.server.features.ratings.glicko2 import Met, Rating, rated, rested
from dosespanas.server.features.ratings.players import is_former
from dosespanas.server.features.ratings.tables import rating_changes, ratings, results
from dosespanas.server.storage.rated_games import is_program, level_of, rated_games
from dosespanas.server.storage.row_validation import fits
from dosespanas.server.storage.tables import settings

PERIOD: Final = 30 * 86_400_000
"""Milliseconds of a rating period: so long a rest makes a rating less sure by one step."""
PROVISIONAL: Final = 110.0
"""Points of deviation from which on nobody is established, and a rating is provisional: it is shown with a question
mark, and has no rank."""
OPPONENTS: Final = 5
"""How many different established opponents somebody has met whose rating is not provisional."""
LATELY: Final = 12 * PERIOD
"""Milliseconds for which a meeting makes the next ones of the same two count less."""
RULES: Final = "2"
"""The version of what is said here: ratings that were worked out by another one are worked out again."""
SETTING: Final = "rating rules"
"""Under which name the version is kept by which they were."""

UNRATED, WAITING, COUNTED = "no", "waits", "counted"
REGENT, FAILED, UNMEASURED, EARLY, REMOVED = "regent", "failed", "unmeasured", "early", "removed"
"""Why a rated game does not count: a regent won it; its computer opponent failed; it stayed alone without an offset; it
was over too soon; one of its players was taken out of the cup."""


@dataclass(frozen=True)
class RatingEntry:
    """A rating as it is kept: what it was after so many games, and when."""

    rating: Rating
    games: int = 0
    at: int | None = None
    opponents: int = 0
    """How many different ones it met that were established then."""

    def provisional(self, at: int) -> bool:
        """Return whether it is shown with a question mark, and without a rank, at a time."""
        return self.opponents < OPPONENTS or not established(self, at)


def check_rateable(game: str, scenario: str, options: Mapping[str, bool], pair: bool, data: str, shipped: str) -> None:
    """Raise Problem unless such a game may be rated; `data`: the digest it is played on."""
    if data != shipped:
        raise RequestProblem("error-rated-data", "rated games are played on the shipped data, without corrections", 409)
    if not pair and measured.offset(game, scenario, options) is None:
        text = "which side is better with these options was not measured: such games are rated only in pairs"
        raise RequestProblem("error-rated-pairs", text, 409)


def rating_of(connection: Connection, player: str, title: str, lock: bool = False) -> RatingEntry:
    """Return the rating of a player as it is kept; `lock`: it is going to be changed.

    Raises ValueError for a damaged one that is to be changed.
    """
    level = level_of(player)
    if level is not None:
        return RatingEntry(measured.computer(title, level) or Rating())
    query = select(ratings).where(ratings.c.player == player, ratings.c.title == title)
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        return RatingEntry(Rating())
    if lock and not all(fits(ratings.c[name], value) for name, value in row._mapping.items()):
        raise ValueError(f"the rating of {player} is damaged")
    return kept_in(row)


def kept_in(row: Any) -> RatingEntry:
    """Return the rating in a row of `ratings`."""
    return RatingEntry(Rating(row.points, row.deviation, row.volatility), row.games, row.at, row.opponents)


def present(kept: RatingEntry, at: int) -> Rating:
    """Return what a rating is worth at a time: less sure than it was."""
    return kept.rating if kept.at is None else rested(kept.rating, periods(kept.at, at))


def established(kept: RatingEntry, at: int) -> bool:
    """Return whether a rating is sure enough, at a time, to vouch for that of somebody else."""
    return present(kept, at).deviation < PROVISIONAL


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
    early = [row.game for row in found if row.counts == WAITING and row.turn < counts_from(row.title, row.scenario)]
    if early:
        connection.execute(update(results).where(results.c.game.in_(early)).values(counts=EARLY))
    waiting = [row for row in found if row.counts == WAITING and row.game not in early]
    if len(found) < len(unit) or not waiting:
        return
    alone = len(waiting) < 2
    facts = waiting[0]
    offset = measured.offset(facts.title, facts.scenario, json.loads(facts.options))
    if alone and offset is None:
        connection.execute(update(results).where(results.c.game == facts.game).values(counts=UNMEASURED))
        return
    number = (connection.scalar(select(func.max(results.c.counted))) or 0) + 1
    done = results.c.game.in_([row.game for row in waiting])
    connection.execute(update(results).where(done).values(counts=COUNTED, counted=number))
    _rate(connection, waiting, offset or 0.0, number)


def _rate(connection: Connection, games: Sequence[Any], offset: float, number: int) -> None:
    """Change the ratings of both players by games that count together.

    Where a program plays, those of programs alone: its opponent is worth to it what it is, and stays so.
    """
    first = games[0]
    at = max(row.ended for row in games)
    both = sorted({first.nationalist, first.republican})
    share = 1 / (1 + _met_lately(connection, first, number, at))
    before = {player: rating_of(connection, player, first.title, lock=True) for player in both}
    apart = any(is_program(player) for player in both)
    for player in both:
        fixed = level_of(player) is not None or (apart and not is_program(player))
        if fixed or is_former(connection, player):
            continue
        other = next(one for one in both if one != player)
        kept = before[player]
        met = [Met(present(before[other], at), *_seen_by(row, player, offset), share) for row in games]
        after = rated(kept.rating, met, 0.0 if kept.at is None else periods(kept.at, at))
        connection.execute(
            insert(rating_changes).values(
                player=player,
                title=first.title,
                counted=number,
                at=at,
                before=kept.rating.points,
                points=after.points,
                deviation=after.deviation,
                established=established(before[other], at),
            )
        )
        opponents = _established_opponents(connection, player, first.title)
        now = RatingEntry(after, kept.games + len(games), max(at, kept.at or 0), opponents)
        _keep(connection, player, first.title, now, kept.games > 0)


def _met_lately(connection: Connection, row: Any, number: int, at: int) -> int:
    """Return how often the two players of a result have met in counted games, or pairs, of late and before `number`.

    Never, if one is a computer opponent: it is worth the same for ever, and loses nothing on purpose.
    """
    if level_of(row.nationalist) is not None or level_of(row.republican) is not None:
        return 0
    ways = permutations((row.nationalist, row.republican))
    these = or_(*(and_(results.c.nationalist == one, results.c.republican == two) for one, two in ways))
    there = results.c.title == row.title, results.c.counts == COUNTED, results.c.counted < number
    query = select(func.count(results.c.counted.distinct())).where(these, *there, results.c.ended > at - LATELY)
    return connection.scalar(query) or 0


def _established_opponents(connection: Connection, player: str, title: str) -> int:
    """Return how many different opponents a player has met that were established then, each level of a computer one."""
    other = case((results.c.nationalist == player, results.c.republican), else_=results.c.nationalist)
    mine = rating_changes.c.player == player, rating_changes.c.title == title, rating_changes.c.established
    query = select(other).join(rating_changes, rating_changes.c.counted == results.c.counted).where(*mine).distinct()
    return len({level_of(one) or one for one in connection.scalars(query)})


def bring_up_to_date(connection: Connection) -> int | None:
    """Work all ratings out again if that was done by other rules last; return how many games counted, None: none was.

    In a transaction that writes; raises IntegrityError if another process does it at the same time.
    """
    there = settings.c.name == SETTING
    known = connection.scalar(select(settings.c.value).where(there))
    if known == RULES:
        return None
    if known is None:
        connection.execute(insert(settings).values(name=SETTING, value=RULES))
    elif connection.execute(update(settings).where(there, settings.c.value == known).values(value=RULES)).rowcount != 1:
        return None
    return work_out_again(connection)


def _seen_by(row: Any, player: str, offset: float) -> tuple[float, float]:
    """Return what a game brought a player, from 0 to 1, and the offset of his side."""
    side = SIDE_NAMES[0] if row.nationalist == player else SIDE_NAMES[1]
    score = 0.5 if row.winner is None else float(row.winner == side)
    return score, offset if side == SIDE_NAMES[0] else -offset


def _keep(connection: Connection, player: str, title: str, kept: RatingEntry, known: bool) -> None:
    values = vars(kept.rating) | {"games": kept.games, "at": kept.at, "opponents": kept.opponents}
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
    again = (COUNTED, UNMEASURED, EARLY)
    query = select(results.c.game, results.c.pair).where(results.c.counts.in_(again)).order_by(*order)
    rows = connection.execute(query).all()
    connection.execute(update(results).where(results.c.counts.in_(again)).values(counts=WAITING, counted=None))
    for row in rows:
        count(connection, row.game)
    return connection.scalar(select(func.count()).select_from(results).where(results.c.counts == COUNTED)) or 0
