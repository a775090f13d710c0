"""Setting a position up by hand, piece by piece; nothing is kept here."""

from typing import Any

import dosespanas
from dosespanas.datafiles.patches import Source
from dosespanas.kernel.errors import BadPosition
from dosespanas.kernel.game import Game
from dosespanas.kernel.setting_up import SettingUp
from dosespanas.registry import at, definition_of
from dosespanas.server.errors import RequestProblem


def put_there(position: dict[str, Any], piece: str | None, place: str, data: Source) -> dict[str, Any]:
    """Return a position with a piece put to a place, on the map or beside it, as JSON and as it is seen.

    What was in hand there is given up: it is at the opening of its step then. Without a `piece` it is only looked at.
    `pieces`: what may be put elsewhere, and `kinds` where; nothing in a game that is set up as text alone.
    Raises BadPosition for a position that cannot be read, Problem for a piece or place there is not and for one that
    the rules let not stand there.
    """
    game = dosespanas.from_position(position, data)
    pieces, kinds, put = setting_up(game)
    if piece is not None:
        kind = {one["piece"]: one["kind"] for one in pieces(game.state)}.get(piece)
        if kind is None:
            raise RequestProblem("error-no-such-piece", f"there is no piece {piece!r} to be put elsewhere", piece=piece)
        where = kinds(game.state)[kind]
        if not where["on_map"] and place not in {one["place"] for one in where["spots"]}:
            raise RequestProblem("error-put-nowhere", f"{piece} has no place {place!r}", piece=piece, place=place)
        after = game.to_position()
        del after["hash"], after["state"]["choice"]
        put(after["state"], game.state, piece, place)
        try:
            game = dosespanas.from_position(after | {"seed": game.state.chance.seed.hex()}, data)
        except BadPosition as error:
            raise not_there(piece, place, error) from None
    return {
        "position": game.to_position() | {"seed": game.state.chance.seed.hex()},
        "observation": game.observe(game.actor),
        "pieces": pieces(game.state),
        "kinds": kinds(game.state),
    }


def not_there(piece: str, place: str, error: BadPosition) -> RequestProblem:
    """Return the error that a piece may not stand in a place, with the law that it breaks or what would be right."""
    text = f"the rules do not allow this: {piece} to {place or 'no place'} ({error})"
    wrong = error.details["wrong"]
    if isinstance(wrong, str):
        return RequestProblem("error-put", text, piece=piece, place=place, right=error.details["right"])
    return RequestProblem("error-put-law", text, piece=piece, place=place, law=wrong)


def setting_up(game: Game) -> SettingUp:
    """Return how a game is set up by hand."""
    path = definition_of(game.header.game).setting_up
    found: SettingUp = at(path) if path else (lambda _: [], lambda _: {}, lambda *_: None)
    return found
