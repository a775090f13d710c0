"""Setting a position up by hand: what stands where, and putting it elsewhere.

A piece is all that one moves by hand at a table: a counter, a card, the marker of a track.
A game that lets it be done has, named in its `GameDefinition`, a module with `SETTING_UP`: a `SettingUp`.
"""

from collections.abc import Callable
from typing import Any, Final, TypedDict

from dosespanas.kernel.shapes import Message, SideName
from dosespanas.kernel.side import SIDE_TERMS
from dosespanas.kernel.state import State
from dosespanas.kernel.state_machine import Step

OFF: Final = ""
"""In place of a place: off the map, with no place of its own there."""
TURN: Final = "turn"
PHASE: Final = "phase"
"""The markers that say which turn it is, and which step of it begins."""


class Spot(TypedDict):
    """A place beside the map: where units off it are, a hand or a pile of cards, a space of a track."""

    place: str
    """Its id."""
    name: Message


class PieceKind(TypedDict):
    """Where pieces of a kind may be put."""

    on_map: bool
    """Whether they may stand on the map."""
    spots: list[Spot]
    """Their places beside it."""


class Placed(TypedDict):
    """A piece that may be put elsewhere."""

    piece: str
    """Its id."""
    term: str
    kind: str
    """Its `PieceKind`, by name."""
    side: SideName | None
    """Null: neither side's."""
    place: str
    """Where it is, by id: on the map, or beside it."""
    supply: bool
    """Off the map and one of several that are alike: when it has been put somewhere, there may be another."""


def placed(piece: str, term: str, kind: str, side: SideName | None, place: str, supply: bool = False) -> Placed:
    """Return a row about a piece."""
    return {"piece": piece, "term": term, "kind": kind, "side": side, "place": place, "supply": supply}


def spot(place: str, key: str, **args: object) -> Spot:
    """Return a place beside the map and the message that names it."""
    return {"place": place, "name": {"key": key, "args": args}}


def on_map(*spots: Spot) -> PieceKind:
    """Return a kind of pieces that stand on the map, or in some places beside it."""
    return {"on_map": True, "spots": list(spots)}


def beside(spots: list[Spot]) -> PieceKind:
    """Return a kind of pieces that are beside the map only."""
    return {"on_map": False, "spots": spots}


def numbers(first: int, last: int) -> PieceKind:
    """Return the marker of a track with numbers, both included."""
    return beside([spot(str(n), "setting-number", number=n) for n in range(first, last + 1)])


def turn_and_phase(turn: int, step: Step) -> list[Placed]:
    """Return the markers of turn and phase."""
    return [placed(TURN, "marker:turn", TURN, None, str(turn)), placed(PHASE, "marker:phase", PHASE, None, step.name)]


def turns_and_phases(first: int, last: int, steps: list[Step]) -> dict[str, PieceKind]:
    """Return what these may say: the turns from the first to the last, and the steps of a turn."""
    whose: list[str | None] = [*SIDE_TERMS, None]  # NOBODY counts from the end
    phases = [spot(one.name, "setting-step", phase=f"phase:{one.phase}", side=whose[one.side]) for one in steps]
    return {TURN: numbers(first, last), PHASE: beside(phases)}


OFF_MAP: Final = spot(OFF, "analysis-off")

Pieces = Callable[[State], list[Placed]]
"""Returns what may be put elsewhere in a state."""
Kinds = Callable[[State], dict[str, PieceKind]]
"""Returns where that may be put, by kind."""
Put = Callable[[dict[str, Any], State, str, str], None]
"""Puts a piece to a place in the position (JSON) of a state, by their ids.

A place beside the map is one of its kind. What is then against the rules is found when the position is read.
"""
SettingUp = tuple[Pieces, Kinds, Put]
