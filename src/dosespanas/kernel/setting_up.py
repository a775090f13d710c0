"""Setting a position up by hand: what stands where, and putting it elsewhere.

A game that lets it be done has, named in its `GameDefinition`, a module with `SETTING_UP`: a `SettingUp`.
"""

from collections.abc import Callable
from typing import Any, Final, TypedDict

from dosespanas.kernel.shapes import SideName
from dosespanas.kernel.state import State

OFF: Final = ""
"""In place of a place: off the map."""


class Placed(TypedDict):
    """A piece that may be put elsewhere."""

    piece: str
    """Its id."""
    term: str
    side: SideName
    place: str
    """Where it stands on the map, by id; nothing: off it."""
    supply: bool
    """Off the map and one of several that are alike: when it has been put somewhere, there may be another."""


def placed(piece: str, term: str, side: SideName, place: str, supply: bool = False) -> Placed:
    """Return a row about a piece."""
    return {"piece": piece, "term": term, "side": side, "place": place, "supply": supply}


Pieces = Callable[[State], list[Placed]]
"""Returns what may be put elsewhere in a state."""
Put = Callable[[dict[str, Any], State, str, str], None]
"""Puts a piece to a place (or OFF) in the position (JSON) of a state, by their ids.

What is then against the rules is found when the position is read.
"""
SettingUp = tuple[Pieces, Put]
