"""What is told of the record a game was taken up from."""

import json
from typing import Any

from dosespanas.server.games.record_encryption import drawn_at
from dosespanas.server.storage.store import GameRow


def origin_view(row: GameRow, redealt: bool) -> dict[str, Any] | None:
    """Return at which choice a game was taken up from a record, and whether hands were dealt anew; else None."""
    if row.origin is None:
        return None
    drawn = None if row.position is None else drawn_at(json.loads(row.position))
    return {"choice": row.origin, "redealt": redealt or drawn is not None, "drawn": drawn}
