"""The shape of observations and legal actions of España 1936, for the OpenAPI schema."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

SideName = Literal["nationalist", "republican"]
Control = Literal["nationalist", "republican", "contested", "nobody"]
Where = Literal["map", "sea", "base", "returning", "mat", "reserve", "eliminated", "out"]
Mission = Literal["gunfire", "blockade", "protect", "patrol"]


class Shape(BaseModel):
    """Base of everything observed."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)


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
    """A plane; `place` is the box or sea area it is at."""

    id: str
    kind: Literal["plane"]
    side: SideName
    dice: int
    drm: int
    where: Where
    box: str | None
    place: str | None
    mission: Mission | None
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


class Ship(Shape):
    """A ship; `drm` is its modifier at sea, the gun values what it adds to ground combat."""

    id: str
    kind: Literal["ship"]
    side: SideName
    cls: Literal["battleship", "heavy_cruiser", "light_cruiser", "destroyer", "submarine"]
    dice: int
    drm: int
    gun_dice: int
    gun_drm: int
    where: Where
    box: str | None
    place: str | None
    mission: Mission | None
    damaged: bool
    used: bool
    moved: bool


class Dummy(Shape):
    """A dummy of the viewer's own side: a counter that is no unit; `mat` is its owner's hand (OPT-06)."""

    id: str
    kind: Literal["dummy"]
    side: SideName
    drm: int
    where: Where
    box: str | None
    used: bool
    moved: bool


Piece = Annotated[Troop | General | Plane | Tank | Ship | Dummy, Field(discriminator="kind")]


class Area(Shape):
    """Who controls a sea area, and whose marker lies there."""

    control: Control
    marker: SideName | None


class Base(Shape):
    """A naval base, and whether it works now."""

    side: SideName
    open: bool


class Bonus(Shape):
    """Cards and events a side gains next turn."""

    cards: int
    events: int


class SeaHits(Shape):
    """Hits still to be assigned: by whom, on whose units."""

    by: SideName
    on: SideName
    damage: int
    withdraw: int


class SeaFight(Shape):
    """The fight at sea in hand; lists hold ids of ships and planes."""

    place: str
    kind: Literal["area", "coast", "battery"]
    step: Literal["consent", "air", "planes", "submarines", "pairs", "battery", "hits", "end"]
    asked: str | None
    pairs: list[list[str]]
    aims: list[list[str]]
    backing: list[list[str]]
    hits: SeaHits | None


class Naval(Shape):
    """The war at sea."""

    areas: dict[str, Area]
    bases: dict[str, Base]
    blockaded: dict[SideName, list[str]]
    bonus: dict[SideName, Bonus]
    fight: SeaFight | None


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
    """The counters of each side left in the pool, by troop type; null for a side whose stacks are covered."""

    nationalist: dict[str, Counters] | None
    republican: dict[str, Counters] | None


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


class BothCounts(Shape):
    """A number for each side, null where it is unknown."""

    nationalist: int | None
    republican: int | None


class Covered(Shape):
    """Counters under the top unit of a side's stacks, by box."""

    nationalist: dict[str, int]
    republican: dict[str, int]


class Fog(Shape):
    """What the viewer does not see of the stacks, and the other side of his (OPT-06)."""

    covered: Covered
    dummies: BothCounts = Field(description="Dummies in hand; null for the other side")
    tops: dict[str, str] = Field(description="By box, the own unit that the other side sees of a stack")


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
    naval: Naval | None
    fog: Fog | None


class LegalAction(Shape):
    """An action that may be taken now; its label is the message `action-<verb>` with `args`."""

    action: str
    verb: str
    pieces: list[str]
    box: str | None
    place: str | None
    """The box, sea area or base it is about."""
    card: str | None
    mode: str | None
    args: dict[str, Any]
    path: list[str] | None = Field(default=None, description="Boxes a move passes, the last included")
