"""What a game was begun from, where that is no scenario: a record, a lesson, a puzzle."""

import json
from typing import Any

from dosespanas.analysis import puzzles
from dosespanas.server.games.record_encryption import drawn_at
from dosespanas.server.storage.store import GameRow


def origin_view(row: GameRow, redealt: bool) -> dict[str, Any] | None:
    """Return at which choice a game was taken up from a record, and whether hands were dealt anew; else None."""
    if row.origin is None:
        return None
    drawn = None if row.position is None else drawn_at(json.loads(row.position))
    return {"choice": row.origin, "redealt": redealt or drawn is not None, "drawn": drawn}


def is_lesson(row: GameRow) -> bool:
    """Return whether a game is one that teaches: its seed is no secret."""
    return row.secret is None and row.origin is None


def puzzle_of(row: GameRow) -> str | None:
    """Return the puzzle that a game was begun from, by its id; None for any other game."""
    if row.position is None or not is_lesson(row):
        return None
    return puzzles.at_position(row.game, str(json.loads(row.position).get("hash")))
