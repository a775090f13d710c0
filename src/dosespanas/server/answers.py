"""What answers look like, for the OpenAPI schema and the types the page generates from it.

Answers are written as they come from the engine; tests hold them against these models.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Field, RootModel, Tag

from dosespanas.server.observation import LegalAction, Observation, SideName
from dosespanas.server.observation_gce import LegalActionGce, ObservationGce, OddsGce


class Answer(BaseModel):
    """Base of all answers."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)


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
    commitment: str | None = Field(description="SHA-256 that binds the server to its secret; null if nothing is drawn")


class PlayerNames(Answer):
    """Who holds each side: `person` or the name of an opponent."""

    nationalist: str
    republican: str


class Origin(Answer):
    """The record a game was taken up from."""

    choice: int = Field(description="How many choices the record had; all after them is new")
    redealt: bool = Field(description="Whether the hidden hands were dealt anew")


class ChanceView(Answer):
    """What everybody may know of where dice and cards come from."""

    commitment: str = Field(description="SHA-256 that binds the server to its secret")
    missing: list[SideName] = Field(description="The sides whose person has still to add a number")


class Seated(Answer):
    """What every view of a game says, whatever the game."""

    id: str
    name: str | None
    players: PlayerNames
    hotseat: bool
    origin: Origin | None = Field(description="Where the game was taken up from; null: it began here")
    chance: ChanceView | None = Field(description="Null for a game that was over when it was taken up, or older")
    choice: int = Field(description="Number of the choice now asked; actions carry it")
    revision: int = Field(description="Grows with whatever happens, undo too")
    you: list[SideName] = Field(description="The sides this seat may act for; none for a spectator")
    undo: bool = Field(description="Whether this seat may take something back now")
    agree: list[SideName] = Field(description="The sides that offer to stop here")
    may_agree: bool = Field(description="Whether its rules know an end by agreement, and two persons play")
    thinking: bool = Field(description="Whether a computer opponent is to choose")
    over: bool
    seen: int = Field(description="The choice before which this seat has looked at everything")


class View(Seated):
    """A game of España 1936 as a seat may see it."""

    observation: Observation
    legal: list[LegalAction] | None = Field(description="Null unless the choice is this seat's")


class ViewGce(Seated):
    """A game of La Guerra Civil Española as a seat may see it."""

    observation: ObservationGce
    legal: list[LegalActionGce] | None = Field(description="Null unless the choice is this seat's")


class Changed(Seated):
    """A game as a seat may see it, told by what has changed since a view it has."""

    since: int = Field(description="The revision of that view")
    changes: list[list[Any]] = Field(
        description="Of its observation, in order: `[path, value]` put there, `[path]` taken away, "
        "`[path, at, count, items]` other items in a list"
    )
    legal: list[dict[str, Any]] | None = Field(description="As in a whole view")


class ViewGathering(Seated):
    """A game that begins when every person has added a number to its chance."""

    game: str
    scenario: str
    options: dict[str, bool]
    observation: None
    legal: None


class Fairness(Answer):
    """What a seed was made of."""

    construction: str
    id: str
    commitment: str
    secret: str
    numbers: dict[str, str]


class Proof(Answer):
    """What the seed of a finished game was made of, and all that came of it."""

    format: str
    game: str
    fair: Fairness | None = Field(description="Null for a game that nobody added a number to")
    seed: str
    begins: int = Field(description="The choice from which on the draws are listed")
    used: int = Field(description="Bytes of the stream that were used")
    draws: list[dict[str, Any]]


def game_of(view: Any) -> str:
    """Return which game a view is of, before or after it is read; `gathering` for one that has not begun."""
    observation = view.get("observation", {}) if isinstance(view, dict) else view.observation
    if observation is None:
        return "gathering"
    return str(observation.get("game") if isinstance(observation, dict) else observation.game)


AnyView = Annotated[
    Annotated[View, Tag("espana1936")] | Annotated[ViewGce, Tag("gce")] | Annotated[ViewGathering, Tag("gathering")],
    Discriminator(game_of),
]
"""A view, by the `game` of its observation."""

AnyObservation = Annotated[Observation | ObservationGce, Field(discriminator="game")]
"""An observation, by its `game`."""


class StaleAnswer(Answer):
    """The choice is no longer asked; `view` is the game as it is now."""

    error: ErrorBody
    view: AnyView


class ListedGame(Answer):
    """A game in a list. Times are milliseconds since 1970, UTC."""

    id: str
    damaged: Literal[False]
    game: str
    scenario: str
    name: str | None
    hotseat: bool
    players: PlayerNames
    you: list[SideName]
    choice: int
    actor: SideName | None
    over: bool
    gathering: bool = Field(description="It begins when every person has added a number")
    earlier: bool = Field(description="Begun with an earlier version of the rules: it cannot be opened here")
    created: int
    updated: int


class DamagedListed(Answer):
    """A game in a list that cannot be read from the database; the others are not touched by that."""

    id: str
    damaged: Literal[True]


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


AnyOdds = Odds | SeaOdds | OddsGce


class Seen(Answer):
    """How far a seat has looked."""

    seen: int


class Option(Answer):
    """An option of a game; `group` is what it is listed under."""

    name: str
    rule: str
    default: bool
    group: str


class ShelfGame(Answer):
    """A game on the shelf."""

    id: str
    scenarios: list[str]
    scenario: str
    """The scenario it is played in unless another is chosen."""
    options: list[Option]
    presets: dict[str, dict[str, bool]]
    """Sets of options chosen together."""
    exclude: list[list[str]]
    """Pairs of options that contradict each other."""
    opponents: list[str]
    """The computer opponents there are for it, the strongest last."""


class Shelf(Answer):
    """What this server offers."""

    games: list[ShelfGame]
    opponents: list[str] = Field(description="The computer opponents of all games")
    languages: list[str]
    version: str = Field(description="Version of the rules engine")
    address: str | None = Field(description="Where others reach this server; null: it is not known, or nowhere")


class StaticGame(Answer):
    """All that never changes in España 1936: the map, the pieces, the cards and the seas, as in the data files."""

    game: Literal["espana1936"]
    data: str = Field(description="Digest of the data files; records name it")
    map: dict[str, Any]
    pieces: dict[str, Any]
    cards: list[dict[str, Any]]
    naval: dict[str, Any]
    scenarios: dict[str, dict[str, Any]]


class StaticGce(Answer):
    """All that never changes in La Guerra Civil Española: the data files, and proper names by term."""

    game: Literal["gce"]
    data: str = Field(description="Digest of the data files; records name it")
    map: dict[str, Any]
    units: dict[str, Any]
    tables: dict[str, Any]
    chits: dict[str, Any]
    scenarios: dict[str, Any]
    names: dict[str, str] = Field(description="Such as unit:r_mng and hex:2712")


AnyStatic = Annotated[StaticGame | StaticGce, Field(discriminator="game")]
"""The static facts of a game, by its `game`."""

# The same as models, whose shape is worked out when somebody asks for it: a server that begins does without.
LATE = ConfigDict(defer_build=True)


class ViewAnswer(RootModel[AnyView]):
    """The game as a seat may see it."""

    model_config = LATE


class ActAnswer(RootModel[AnyView | Changed]):
    """The game as a seat may see it, whole or by what has changed."""

    model_config = LATE


class ObservationAnswer(RootModel[AnyObservation]):
    """A position as a seat may see it."""

    model_config = LATE


class OddsAnswer(RootModel[AnyOdds | None]):
    """The odds of a fight; null where there is none."""

    model_config = LATE


class StaticAnswer(RootModel[AnyStatic]):
    """What never changes in a game."""

    model_config = LATE
