"""What is told of a player: the name of an account, the level of a computer opponent, or that nobody is known."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, select

from dosespanas.server.features.accounts.handles import skeleton
from dosespanas.server.features.accounts.tables import accounts
from dosespanas.server.storage.rated_games import (
    account_in,
    computer,
    is_program,
    level_of,
    player_of,
    players_of_account,
)
from dosespanas.server.storage.store import PERSON

AT_ONCE = 500
"""How many names one query asks after."""


def named(connection: Connection, players: Iterable[str | None]) -> dict[str | None, dict[str, Any]]:
    """Return what is told of some players: `handle`, `computer`, `former` for an account that was closed, `program`."""
    wanted = {player for player in players if player is not None}
    nobody = {"handle": None, "computer": None, "former": False, "program": False}
    found: dict[str | None, dict[str, Any]] = {None: nobody}
    persons = sorted({account_in(player) for player in wanted if level_of(player) is None})
    for player in wanted:
        level = level_of(player)
        found[player] = nobody | {"computer": level, "former": level is None, "program": is_program(player)}
    for i in range(0, len(persons), AT_ONCE):
        query = select(accounts.c.id, accounts.c.handle).where(accounts.c.id.in_(persons[i : i + AT_ONCE]))
        for row in connection.execute(query.where(accounts.c.closed.is_(None))):
            for player in wanted.intersection(players_of_account(row.id)):
                found[player] |= {"handle": row.handle, "former": False}
    return found


def is_former(connection: Connection, player: str) -> bool:
    """Return whether a player is an account that was closed, or its programs."""
    query = select(accounts.c.id).where(accounts.c.id == account_in(player), accounts.c.closed.is_not(None))
    return connection.execute(query).first() is not None


def account_of(connection: Connection, handle: str) -> str | None:
    """Return the id of the account of this name, None if there is none, or no more."""
    query = select(accounts.c.id).where(accounts.c.skeleton == skeleton(handle), accounts.c.closed.is_(None))
    found = connection.execute(query.where(accounts.c.handle == handle)).first()
    return None if found is None else str(found.id)


def seated(seat: Any) -> str | None:
    """Return who holds a seat, as a player; None for somebody without an account."""
    if seat.player != PERSON:
        return computer(seat.player)
    return None if seat.account is None else player_of(seat.account, seat.program)
