"""Holding what a game says to the shapes it has for it: no field more, none less, none of another type."""

import json
from typing import Any

from pydantic import ConfigDict, TypeAdapter

from dosespanas.kernel.shapes import Caution, Denial, Happening
from dosespanas.registry import DEFINITIONS

EXACT = ConfigDict(extra="forbid", strict=True)


class Shape:
    """A type that answers are held to."""

    def __init__(self, shape: Any) -> None:
        self._adapter: TypeAdapter[Any] = TypeAdapter(list[shape], config=EXACT)

    def fits(self, *answers: object) -> None:
        """Fail unless all answers have the shape, and are JSON without infinities."""
        self._adapter.validate_python(list(answers))
        json.dumps(answers, allow_nan=False)


class Said:
    """All that a game says, by what it is."""

    def __init__(self, game: str) -> None:
        shapes = DEFINITIONS[game].shapes
        overlay: Any = shapes.Overlay
        odds: Any = shapes.Odds
        self.observation = Shape(shapes.Observation)
        self.action = Shape(shapes.Action)
        self.odds = Shape(odds | None)
        self.overlay = Shape(overlay if overlay is None else overlay | None)
        self.event = Shape(Happening)
        self.refusal = Shape(Denial | None)
        self.caution = Shape(Caution)
        self.static = Shape(shapes.Static)


SAID = {game: Said(game) for game in DEFINITIONS}
