"""The shape of observations and legal actions of España 1936, for the OpenAPI schema."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

SideName = Literal["nationalist", "republican"]
Control = Literal["nationalist", "republican", "contested", "nobody"]
Where = Literal["map", "mat", "reserve", "eliminated", "out"]


class Shape(BaseModel):
    """Base of everything observed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Prompt(Shape):
    """What is to be chosen: a message key, its arguments and the rule."""

    key: str
    args: dict[str, Any]
    rule: str


class Outcome(Shape):
    """How the game ended; no winner is a draw."""

    winner: SideName | None
    reason: str
    rule: str


class Box(Shape):
    """Who controls a box, and whose control marker lies there."""

    control: Control
    marker: SideName | None


class Troop(Shape):
    """A troop counter on the map."""

    id: str
    kind: Literal["troop"]
    side: SideName
    type: str
    strength: int
    drm: int
    where: Where
    box: str | None
    used: bool
    moved: bool
    supplied: bool


class General(Shape):
    """A general."""

    id: str
    kind: Literal["general"]
    side: SideName
    drm: int
    where: Where
    box: str | None
    used: bool
    moved: bool


class Plane(Shape):
    """A plane."""

    id: str
    kind: Literal["plane"]
    side: SideName
    dice: int
    drm: int
    where: Where
    box: str | None
    used: bool
    moved: bool


class Tank(Shape):
    """A tank; `supplied` only while it is on the map."""

    id: str
    kind: Literal["tank"]
    side: SideName
    drm: int
    where: Where
    box: str | None
    used: bool
    moved: bool
    supplied: bool | None = None


Piece = Annotated[Troop | General | Plane | Tank, Field(discriminator="kind")]


class Counters(Shape):
    """Counters of a troop type still in the pool."""

    small: int
    large: int


class Hand(Shape):
    """Cards in hand; their names only for their holder."""

    count: int
    cards: list[str] | None


class TableCard(Shape):
    """A card that lies on the table."""

    card: str
    side: SideName


class Modifier(Shape):
    """A modifier of a roll: where it comes from, its value and on how many dice it falls."""

    source: str
    drm: int
    dice: int


class BattleSide(Shape):
    """One side of an attack; `rolls` while a modifier waits to be placed."""

    supporters: list[str]
    card: str | None
    mode: Literal["bonus", "penalty"] | None
    dice: int
    modifiers: list[Modifier]
    rolls: list[int] | None = None


class Attack(Shape):
    """The attack in hand."""

    attacking: str
    defending: str
    nationalist: BattleSide
    republican: BattleSide


class Battle(Shape):
    """The battle in hand; `general` is null in a landing."""

    box: str
    attacker: SideName
    general: str | None
    landing: bool
    step: Literal["attacker", "target", "support", "card", "air", "dice", "drm", "substitute"] | None
    attack: Attack | None


class BothInts(Shape):
    """A number for each side."""

    nationalist: int
    republican: int


class BothNames(Shape):
    """A list of names for each side."""

    nationalist: list[str]
    republican: list[str]


class BothHands(Shape):
    """The hand of each side."""

    nationalist: Hand
    republican: Hand


class BothPools(Shape):
    """The counters of each side left in the pool, by troop type."""

    nationalist: dict[str, Counters]
    republican: dict[str, Counters]


class BothDecks(Shape):
    """Cards left in each deck of each side, by its years."""

    nationalist: dict[str, int]
    republican: dict[str, int]


class BothFlags(Shape):
    """A yes or no for each side."""

    nationalist: bool
    republican: bool


class Limit(Shape):
    """Attacks and battles a side has left; null for no limit."""

    attacks: int | None
    battles: int | None


class BothLimits(Shape):
    """What cards leave each side to fight."""

    nationalist: Limit
    republican: Limit


class Objectives(Shape):
    """Objective cities by who controls them."""

    nationalist: int
    republican: int
    contested: int


class Observation(Shape):
    """All that a side, or a spectator, may know now."""

    game: Literal["espana1936"]
    scenario: str
    options: dict[str, bool]
    viewer: SideName | None
    choice: int
    turn: int
    year: str
    phase: str
    phase_side: SideName | None
    stations: list[str]
    station: int
    actor: SideName | None
    prompt: Prompt
    outcome: Outcome | None
    boxes: dict[str, Box]
    pieces: list[Piece]
    pool: BothPools
    hands: BothHands
    decks: BothDecks
    used: BothNames
    discarded: BothInts
    table: list[TableCard]
    events_left: BothInts
    passed: BothFlags
    replacement: BothInts
    replacement_due: BothInts
    rp_spent: BothNames
    limits: BothLimits
    objectives: Objectives
    shipped: dict[str, int]
    selected: str | None
    event_card: str | None
    battle: Battle | None


class LegalAction(Shape):
    """An action that may be taken now; its label is the message `action-<verb>` with `args`."""

    action: str
    verb: str
    pieces: list[str]
    box: str | None
    card: str | None
    mode: str | None
    args: dict[str, Any]
    path: list[str] | None = Field(default=None, description="Boxes a move passes, the last included")
