"""A game as a list shows it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, and_, select

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.server.errors import DamagedGame, UnknownGame
from dosespanas.server.games.clocks import Clock
from dosespanas.server.games.invitations import guest_view
from dosespanas.server.games.pace import pace_told, read_pace
from dosespanas.server.games.seats import players_of, programs_of
from dosespanas.server.storage.clock_store import clocks_of
from dosespanas.server.storage.row_validation import sound_rows
from dosespanas.server.storage.store import SPECTATOR, GameRow, Store
from dosespanas.server.storage.tables import actions, games, seats

Unread = Callable[[Collection[tuple[str, str]]], Mapping[tuple[str, str], Sequence[str]]]
"""Returns by game and side, of those that are wanted, what was said to it at its table and it has not read."""


def nothing_unread(_: Collection[tuple[str, str]]) -> Mapping[tuple[str, str], Sequence[str]]:
    """Return nothing: nobody talks here."""
    return {}


def clocks_listed(store: Store, paces: Mapping[str, str | None], at: int) -> dict[str, dict[str, Any]]:
    """Return by game the clock of the side that is asked at a time; `paces`: those games' as they are kept."""
    found = {}
    for row in clocks_of(store, [game for game, pace in paces.items() if pace is not None]):
        with suppress(DamagedGame):
            pace = read_pace(row.game, paces[row.game])
            told = None if pace is None else Clock.read(pace, row).listed(at)
            if told is not None:
                found[row.game] = told
    return found


def rematches_asked(store: Store, whose: ColumnElement[bool], is_closed: Callable[[str], bool]) -> set[tuple[str, str]]:
    """Return the games that are over and whose other side offers a rematch that waits for an answer, and who is asked.

    `whose`: of which seats; `is_closed`: whether an account is, with which nobody plays again. An offer that waits is
    the last line of its game.
    """
    theirs = seats.alias()
    query = (
        select(seats.c.game, seats.c.side, theirs.c.account)
        .join(games, games.c.id == seats.c.game)
        .join(actions, and_(actions.c.game == games.c.id, actions.c.n == games.c.lines - 1))
        .join(theirs, and_(theirs.c.game == games.c.id, theirs.c.side == actions.c.seat))
        .where(whose, games.c.actor.is_(None), seats.c.side.in_(SIDE_NAMES), seats.c.side != theirs.c.side)
        .where(actions.c.kind == "rematch", actions.c.action.startswith("offer "))
    )
    with store.looking() as connection:
        rows = sound_rows(connection, query)
    return {(row.game, row.side) for row in rows if row.account is None or not is_closed(row.account)}


def listed(
    store: Store, game: str, hashes: Collection[str], is_earlier: Callable[[GameRow], bool], at: int
) -> dict[str, Any] | None:
    """Return a game as a list shows it, at a time, to who has these secrets; None if it has just been deleted."""
    try:
        found, holders = store.listed(game), store.seats(game)
        if found is None:
            store.missing(game)
        pace = pace_told(game, found.row.pace)
    except DamagedGame:
        return {"id": game[:64], "damaged": True}
    except UnknownGame:
        return None
    you = [seat.side for seat in holders if seat.token_hash in hashes and seat.side != SPECTATOR]
    late = not you and found.head.actor is not None and found.row.shown_late
    return {
        "id": game,
        "damaged": False,
        "game": found.row.game,
        "scenario": found.row.scenario,
        "name": found.row.name,
        "hotseat": found.row.hotseat,
        "players": players_of(holders),
        "programs": programs_of(holders),
        "you": you,
        "guest": guest_view(holders),
        "pace": pace,
        "clock": None if late or pace is None else clocks_listed(store, {game: found.row.pace}, at).get(game),
        "choice": 0 if late else found.head.choice,
        "actor": None if late else found.head.actor,
        "over": found.head.actor is None and found.row.chance is not None,
        "gathering": found.row.chance is None,
        "earlier": found.row.chance is not None and is_earlier(found.row),
        "corrections": found.row.corrections is not None,
        "created": found.created,
        "updated": found.updated,
    }
