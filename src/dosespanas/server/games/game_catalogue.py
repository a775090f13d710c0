"""Which games there are to be played, and each game's facts that never change."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from dosespanas.catalogue import languages
from dosespanas.datafiles.patches import Source
from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.pictures import drawn
from dosespanas.pictures.portraits import portrait
from dosespanas.players import commanders, grades
from dosespanas.registry import DEFINITIONS, GAMES, GameDefinition, new_game
from dosespanas.server.errors import RequestProblem
from dosespanas.server.games.pace import BOUNDS, PRESETS
from dosespanas.server.opponents.registry import Opponents


def shelf(opponents: Opponents, address: str | None = None, apart: bool = True) -> dict[str, Any]:
    """Return the games, their scenarios, options and opponents, the languages, and where others reach this server,
    if they do.
    """
    return {
        "address": address,
        "apart": apart,
        "accounts": None,
        "games": [_offered(title, opponents) for title in DEFINITIONS.values()],
        "opponents": opponents.every(),
        "languages": languages(),
        "paces": [{"name": name, **pace.told()} for name, pace in PRESETS.items()],
        "pace_bounds": {kind: bounds.told() for kind, bounds in BOUNDS.items()},
        "version": ENGINE,
    }


def _offered(title: GameDefinition, opponents: Opponents) -> dict[str, Any]:
    choices = title.choices
    return {
        "id": title.name,
        "scenarios": list(choices.SCENARIOS),
        "scenario": title.scenario,
        "options": [
            {"name": name, "rule": rule, "default": default, "group": group}
            for name, (rule, default, group) in choices.AVAILABLE.items()
        ],
        "presets": {preset: dict.fromkeys(chosen, True) for preset, chosen in choices.PRESETS.items()},
        "exclude": [list(pair) for pair in choices.EXCLUDE],
        "bids": [list(step) for step in choices.BIDS],
        "opponents": opponents.names(title.name),
        "grades": grades(title.name),
        "commanders": [{"name": one.name, "side": SIDE_NAMES[one.side]} for one in commanders(title.name)],
        "strengths": [],  # a feature tells what was measured
        "handicaps": [],
        "recommended": title.recommended,
        "lesson": None if title.lesson is None else title.lesson.side,
    }


def known_game(game: str) -> None:
    """Raise Problem if there is no such game."""
    if game not in DEFINITIONS:
        known = ", ".join(GAMES)
        raise RequestProblem("error-unknown-game-name", f"no such game on the shelf; there are: {known}", 404)


@lru_cache(maxsize=12)
def static_game(game: str, data: Source) -> dict[str, Any]:
    """Return the facts of a game: its map, pieces, tables and scenarios, and proper names.

    Raises Problem if there is no such game, BadData for unusable files. `data`: a folder of corrected data files, or
    corrections; None: the shipped ones.
    """
    known_game(game)
    return DEFINITIONS[game].facts(data)


def opening(game: str, scenario: str, language: str, folder: Path | None) -> str:
    """Return the position that a scenario begins with as a small picture (SVG), as everybody may see it.

    Raises Problem if there is no such game, UnknownOption for no such scenario. `folder`: of corrected data files.
    """
    known_game(game)
    return drawn(new_game(game, scenario, seed=1, data=folder).observe(None), language, folder, small=True)


def portrait_of(game: str, name: str) -> str:
    """Return the portrait of a commander (SVG); raises Problem if there is no such game or commander."""
    known_game(game)
    for one in commanders(game):
        if one.name == name:
            return portrait(SIDE_NAMES[one.side], one.counters)
    raise RequestProblem("error-unknown-option", f"{game} has no commander {name!r}", 404, option=name)
