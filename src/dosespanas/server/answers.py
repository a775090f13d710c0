"""What answers look like, for the OpenAPI schema and the types the page generates from it.

Answers are written as they come from the engine; tests hold them against these models.
"""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from dosespanas.server.observation import LegalAction, Observation

SideName = Literal["nationalist", "republican"]


class Answer(BaseModel):
    """Base of all answers."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ErrorBody(Answer):
    """What went wrong: a message key with its arguments, plain English, and the rule that says so."""

    key: str
    args: dict[str, Any]
    text: str
    rule: str | None


class Error(Answer):
    """Every answer that is not a success."""

    error: ErrorBody


class Tokens(Answer):
    """The secret of each side; null for a computer opponent."""

    nationalist: str | None
    republican: str | None


class NewSeats(Answer):
    """A game just begun and the secrets that open it. They are told once."""

    id: str
    seats: Tokens
    spectator: str


class PlayerNames(Answer):
    """Who holds each side: `person` or the name of an opponent."""

    nationalist: str
    republican: str


class View(Answer):
    """A game as a seat may see it."""

    id: str
    name: str | None
    players: PlayerNames
    hotseat: bool
    choice: int = Field(description="Number of the choice now asked; actions carry it")
    revision: int = Field(description="Grows with whatever happens, undo too")
    you: list[SideName] = Field(description="The sides this seat may act for; none for a spectator")
    observation: Observation
    legal: list[LegalAction] | None = Field(description="Null unless the choice is this seat's")
    undo: bool = Field(description="Whether this seat may take something back now")
    agree: list[SideName] = Field(description="The sides that offer to stop here and count (VIC-08)")
    thinking: bool = Field(description="Whether a computer opponent is to choose")
    over: bool
    seen: int = Field(description="The choice before which this seat has looked at everything")


class StaleAnswer(Answer):
    """The choice is no longer asked; `view` is the game as it is now."""

    error: ErrorBody
    view: View


class ListedGame(Answer):
    """A game in a list. Times are milliseconds since 1970, UTC."""

    id: str
    game: str
    scenario: str
    name: str | None
    hotseat: bool
    players: PlayerNames
    you: list[SideName]
    choice: int
    actor: SideName | None
    over: bool
    created: int
    updated: int


class Event(Answer):
    """Something that happened; the sentence is the message `event-<kind>` with `args`."""

    n: int = Field(description="Number of the choice that caused it; -1 for the set-up")
    kind: str
    rule: str
    side: SideName | None
    args: dict[str, Any]
    ids: list[str]


class Refusal(Answer):
    """Why an action may not be taken."""

    rule: str
    key: str
    args: dict[str, Any]


class Left(Answer):
    """Chance of each strength a troop may be left with; "0" when destroyed."""

    attacker: dict[str, float]
    defender: dict[str, float]


class PlaneOdds(Answer):
    """Chances of a plane in the air combat before the attack."""

    destroyed: float
    withdrawn: float


class Odds(Answer):
    """Exact odds of an attack. All chances are between 0 and 1."""

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


class Seen(Answer):
    """How far a seat has looked."""

    seen: int


class Option(Answer):
    """An option of a game; `group` is advanced, optional, variant, edition or comfort."""

    name: str
    rule: str
    default: bool
    group: str


class ShelfGame(Answer):
    """A game on the shelf."""

    id: str
    scenarios: list[str]
    options: list[Option]
    presets: dict[str, dict[str, bool]]
    """Sets of options chosen together."""
    exclude: list[list[str]]
    """Pairs of options that contradict each other."""


class Shelf(Answer):
    """What this server offers."""

    games: list[ShelfGame]
    opponents: list[str]
    languages: list[str]
    version: str = Field(description="Version of the rules engine")


class StaticGame(Answer):
    """All that never changes during a game: the map, the pieces, the cards and the seas, as in the data files."""

    game: str
    data: str = Field(description="Digest of the data files; records name it")
    map: dict[str, Any]
    pieces: dict[str, Any]
    cards: list[dict[str, Any]]
    naval: dict[str, Any]
    scenarios: dict[str, dict[str, Any]]
