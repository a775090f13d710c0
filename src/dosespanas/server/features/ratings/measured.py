"""What was measured of the games: which side wins how often among equals, and how strong each computer opponent is."""

import json
import math
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.registry import definition_of
from dosespanas.server.features.ratings.glicko2 import CENTRE, SCALE, VOLATILITY, Rating

FILE: Final = Path(__file__).parent / "measured.json"
INTERVAL: Final = 2 * 1.96
"""How many standard errors wide an interval of 95% is."""


@cache
def _measured() -> dict[str, Any]:
    """Return what stands in the file."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def variant(game: str, options: Mapping[str, bool]) -> tuple[str, ...]:
    """Return the options of a game that are not as by default, in order."""
    defaults = {name: default for name, (_, default, _) in definition_of(game).choices.AVAILABLE.items()}
    return tuple(sorted(name for name, value in options.items() if value != defaults.get(name)))


def offset(game: str, scenario: str, options: Mapping[str, bool]) -> float | None:
    """Return by how many points the Nationalist side is the better one among equals; None where nobody measured it.

    Of a share that was measured in few games half a game is given to either side: it is never without end.
    """
    wanted = variant(game, options)
    for row in _measured().get(game, {}).get("sides", {}).get("games", ()):
        if row["scenario"] == scenario and variant_of(row["options"]) == wanted:
            won, lost = (row[side] + 0.5 for side in SIDE_NAMES)
            return float(SCALE * math.log(won / lost))
    return None


def variant_of(names: list[str]) -> tuple[str, ...]:
    """Return options of the file as `variant` has them."""
    return tuple(sorted(names))


def computer(game: str, level: str) -> Rating | None:
    """Return the rating of a computer opponent, which no result changes; None for one that nobody measured."""
    found = _measured().get(game, {}).get("opponents", {}).get("ratings", {}).get(level)
    if found is None:
        return None
    return Rating(CENTRE + found["points"], (found["high"] - found["low"]) / INTERVAL, VOLATILITY)


def told(game: str) -> dict[str, list[dict[str, Any]]]:
    """Return what was measured of a game's opponents and handicaps: each by name, with points and interval."""
    found = _measured().get(game, {})
    return {
        "strengths": [
            {"name": name, **{bound: round(CENTRE + value) for bound, value in row.items()}}
            for name, row in found.get("opponents", {}).get("ratings", {}).items()
        ],
        "handicaps": [{"name": name, **row} for name, row in found.get("handicaps", {}).get("worth", {}).items()],
    }


def sources(game: str) -> dict[str, str]:
    """Return where the figures of a game stand, for whoever asks: of its sides, and of its opponents."""
    return {about: found["source"] for about, found in _measured().get(game, {}).items()}
