"""Frozen ladders: opponents, seeds and scenarios that stay as they are, so that ratings of different years compare.

They stand in `frozen_ladders.json`: by name, what is played, on which seeds, and the opponents with their ratings.
What plays otherwise (a rule that changes results, other data) makes a new version of the ladder, and the old one stays.
"""

from pathlib import Path
from typing import Final

from pydantic import TypeAdapter

from dosespanas.datafiles.fields import FileRecord
from dosespanas.kernel.errors import UnknownOption
from dosespanas.registry import at, definition_of

FILE: Final = Path(__file__).with_suffix(".json")


class FrozenLadder(FileRecord):
    """Who plays on which seeds, and how strong each is."""

    game: str
    scenario: str
    options: dict[str, bool]
    rules: int
    """The version of the rules, actions and observations (`Setting.version`) by which its games are played as ever."""
    data: str
    """The digest of the shipped data."""
    seed: int
    games: int
    """Of each pair."""
    levels: dict[str, float]
    """The opponents by name, with their ratings; their budgets are those of the names."""
    intervals: dict[str, float]
    """By opponent half of the 95% interval of its rating."""


LADDERS: Final = TypeAdapter(dict[str, FrozenLadder])


def frozen_ladders() -> dict[str, FrozenLadder]:
    """Return all frozen ladders by name: the game and its version, `espana1936-1`."""
    return LADDERS.validate_json(FILE.read_bytes())


def frozen_ladder(name: str) -> FrozenLadder:
    """Return a frozen ladder; raises UnknownOption for one there is not, and where it would be played otherwise now."""
    there = frozen_ladders()
    if name not in there:
        text = f"no frozen ladder {name[:40]!r}; there are: {', '.join(there)}"
        raise UnknownOption("error-unknown-option", text, option=name[:40])
    ladder = there[name]
    title = definition_of(ladder.game)
    now = (at(title.encoding).version, title.facts(None)["data"])
    if now != (ladder.rules, ladder.data):
        text = f"{name} was frozen with rules {ladder.rules} and data {ladder.data}; here are {now[0]} and {now[1]}"
        raise UnknownOption("error-unknown-option", text, option=name)
    return ladder
