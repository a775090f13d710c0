"""Views, odds and static facts of España 1936, for the OpenAPI schema."""

from typing import Any, Literal

from pydantic import Field

from dosespanas.server.espana1936.observation import LegalAction, Observation
from dosespanas.server.shapes import Answer, Seated, SideName


class View(Seated):
    """A game of España 1936 as a seat may see it."""

    observation: Observation
    legal: list[LegalAction] | None = Field(description="Null unless the choice is this seat's")


class Left(Answer):
    """Chance of each strength a troop may be left with; "0" when destroyed."""

    attacker: dict[str, float]
    defender: dict[str, float]


class PlaneOdds(Answer):
    """Chances of a plane in the air combat before the attack."""

    destroyed: float
    withdrawn: float


class Odds(Answer):
    """Exact odds of an attack in España 1936. All chances are between 0 and 1."""

    attacker: SideName
    dice: list[int]
    hits: list[list[float]]
    left: Left
    win: float
    trade: float
    lose: float
    nothing: float
    attrition: float
    planes: dict[str, PlaneOdds]
    clears: float


class SeaShot(Answer):
    """What one roll at sea may come to; `at` is null where the owner chooses which of several planes is hit."""

    by: str
    at: str | None
    dice: int
    none: float
    withdrawn: float
    damaged: float
    destroyed: float


class SeaOdds(Answer):
    """Exact odds of the rolls at sea that are known to come."""

    sea: list[SeaShot]


class StaticGame(Answer):
    """All that never changes in España 1936: the map, the pieces, the cards and the seas, as in the data files."""

    game: Literal["espana1936"]
    data: str = Field(description="Digest of the data files; records name it")
    map: dict[str, Any]
    pieces: dict[str, Any]
    cards: list[dict[str, Any]]
    naval: dict[str, Any]
    scenarios: dict[str, dict[str, Any]]
