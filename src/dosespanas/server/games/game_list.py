"""A game as a list shows it."""

from collections.abc import Callable, Collection
from typing import Any

from dosespanas.server.errors import DamagedGame, UnknownGame
from dosespanas.server.games.invitations import guest_view
from dosespanas.server.games.pace import pace_told
from dosespanas.server.games.seats import players_of
from dosespanas.server.storage.store import SPECTATOR, GameRow, Store


def listed(
    store: Store, game: str, hashes: Collection[str], is_earlier: Callable[[GameRow], bool]
) -> dict[str, Any] | None:
    """Return a game as a list shows it to who has these secrets; None if it has just been deleted."""
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
        "you": you,
        "guest": guest_view(holders),
        "pace": pace,
        "choice": 0 if late else found.head.choice,
        "actor": None if late else found.head.actor,
        "over": found.head.actor is None and found.row.chance is not None,
        "gathering": found.row.chance is None,
        "earlier": found.row.chance is not None and is_earlier(found.row),
        "corrections": found.row.corrections is not None,
        "created": found.created,
        "updated": found.updated,
    }
