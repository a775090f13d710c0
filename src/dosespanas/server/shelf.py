"""What stands on the shelf, and each game's facts that never change."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from dosespanas.espana1936 import options
from dosespanas.espana1936.files import reading
from dosespanas.kernel.header import ENGINE
from dosespanas.players import NAMES
from dosespanas.server.errors import Problem
from dosespanas.words import languages


def shelf() -> dict[str, Any]:
    """Return the games, their scenarios and options, the opponents and the languages."""
    offered = [
        {"name": name, "rule": rule, "default": default, "group": group}
        for name, (rule, default, group) in options.AVAILABLE.items()
    ]
    presets = {preset: dict.fromkeys(names, True) for preset, names in options.PRESETS.items()}
    return {
        "games": [
            {
                "id": "espana1936",
                "scenarios": options.SCENARIOS,
                "options": offered,
                "presets": presets,
                "exclude": [list(pair) for pair in options.EXCLUDE],
            }
        ],
        "opponents": NAMES,
        "languages": languages(),
        "version": ENGINE,
    }


@cache
def static_game(game: str, folder: Path | None) -> dict[str, Any]:
    """Return the map, the pieces, the cards and the scenarios of a game.

    Raises Problem if there is no such game. `folder` holds corrected data files; None: the shipped ones.
    """
    if game != "espana1936":
        raise Problem("error-unknown-game-name", "no such game on the shelf; there is espana1936", 404)
    files = reading.shipped() if folder is None else reading.load_folder(folder)
    read = {name: json.loads(content) for name, content in files.contents.items()}
    return {
        "game": game,
        "data": reading.digest(files),
        "map": read[reading.MAP],
        "pieces": read[reading.PIECES],
        "cards": read[reading.CARDS]["cards"],
        "naval": read[reading.NAVAL],
        "scenarios": {name: read[file] for name, file in reading.SCENARIOS.items()},
    }
