"""The shelf: which games there are, and how to start, set up or continue one."""

import json
from pathlib import Path
from typing import Any

from dosespanas.espana1936 import game as espana1936
from dosespanas.kernel.errors import (
    BadPosition,
    BadRecord,
    DosEspanasError,
    IllegalAction,
    UnknownAction,
    UnknownOption,
)
from dosespanas.kernel.game import Game
from dosespanas.kernel.record import Record, departs, read_record

GAMES = [espana1936.NAME]
"""Names of the games, as records and interfaces use them."""


def _known(name: str) -> None:
    if name not in GAMES:
        raise UnknownOption(
            "error-unknown-option", f"no game {str(name)[:40]!r}; there is {GAMES[0]!r}", option=str(name)[:40]
        )


def new_game(
    name: str = "espana1936",
    scenario: str = "1936",
    options: dict[str, Any] | None = None,
    seed: int | str = 0,
    data: str | Path | None = None,
) -> Game:
    """Start a game.

    `seed`: a whole number below 2**128 or 32 hex digits; `data`: a folder with corrected data files.
    Raises UnknownOption for a game, scenario or option there is not, BadData for unusable data.
    """
    _known(name)
    return espana1936.new_game(scenario, options, seed, data)


def from_position(raw: dict[str, Any], data: str | Path | None = None) -> Game:
    """Start from a position as `Game.to_position` writes it or a person does; raises BadPosition."""
    if not isinstance(raw, dict) or raw.get("format") != "dosespanas-position 1":
        raise BadPosition(
            "error-bad-position",
            'a position is an object with "format": "dosespanas-position 1"',
            path="format",
            wrong="another format",
            right="dosespanas-position 1",
        )
    _known(raw.get("game", ""))
    return espana1936.from_position(raw, data)


def load_record(text: str, data: str | Path | None = None, seed: str | None = None, upto: int | None = None) -> Game:
    """Replay a record, all of it or its first `upto` actions; raises BadRecord where it departs from the rules.

    `seed` replaces the record's own (a server that sealed the seed opens it first).
    """
    record = read_record(text)
    game = begin(record, data, seed)
    for number, (side, action) in enumerate(record.actions[:upto], 1):
        try:
            taken = game.parse(action)
            actor = game.actor
            if actor is None or int(actor) != side:
                raise departs(number, action, "it is not that side's choice")
            game.apply(taken)
        except (IllegalAction, UnknownAction) as error:
            raise departs(number, action, str(error)) from None
    if upto is None or upto >= len(record.actions):
        if record.agreed:
            game.agree()
        if game.hash() != record.tags["Hash"]:
            raise BadRecord(
                "error-record-departs",
                f"the record ends in {record.tags['Hash']}, the replay in {game.hash()}",
                number=len(record.actions),
                action="-",
                why="another final position",
            )
    return game


def begin(record: Record, data: str | Path | None = None, seed: str | None = None) -> Game:
    """Return the game a record starts from, before its first action."""
    tags = record.tags
    _known(tags["Game"])
    try:
        if "Position" in tags:
            game = from_position(json.loads(tags["Position"]), data)
        else:
            game = espana1936.new_game(tags["Scenario"], record.options, seed or tags["Seed"], data, tags["Data"])
    except DosEspanasError:
        raise
    except (ValueError, RecursionError):
        raise BadRecord(
            "error-bad-record",
            f"record: the seed {tags['Seed'][:40]!r} cannot be used; expected 32 hex digits",
            line=1,
            wrong="the tag Seed or Position",
            right="32 hex digits, a position",
        ) from None
    return game
