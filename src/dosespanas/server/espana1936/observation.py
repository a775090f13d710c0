"""The shape of observations and legal actions of España 1936, for the OpenAPI schema."""

from typing import Annotated, Any, Literal

from pydantic import Field

from dosespanas.server.shapes import Answer, BothFlags, BothInts, BothNames, Outcome, Prompt, SideName

Control = Literal["nationalist", "republican", "contested", "nobody"]
Where = Literal["map", "sea", "base", "returning", "mat", "reserve", "eliminated", "out"]
Mission = Literal["gunfire", "blockade", "protect", "patrol"]


class Box(Answer):
    """Who controls a box, and whose control marker lies there."""

    control: Control
    marker: SideName | None


class Troop(Answer):
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


class General(Answer):
    """A general."""

    id: str
    kind: Literal["general"]
    side: SideName
    drm: int
    where: Where
    box: str | None
    used: bool
    moved: bool


class Plane(Answer):
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


class Tank(Answer):
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


class Ship(Answer):
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


class Dummy(Answer):
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


class Area(Answer):
    """Who controls a sea area, and whose marker lies there."""

    control: Control
    marker: SideName | None


class Base(Answer):
    """A naval base, and whether it works now."""

    side: SideName
    open: bool


class Bonus(Answer):
    """Cards and events a side gains next turn."""

    cards: int
    events: int


class SeaHits(Answer):
    """Hits still to be assigned: by whom, on whose units."""

    by: SideName
    on: SideName
    damage: int
    withdraw: int


class SeaFight(Answer):
    """The fight at sea in hand; lists hold ids of ships and planes."""

    place: str
    kind: Literal["area", "coast", "battery"]
    step: Literal["consent", "air", "planes", "submarines", "pairs", "battery", "hits", "end"]
    asked: str | None
    pairs: list[list[str]]
    aims: list[list[str]]
    backing: list[list[str]]
    hits: SeaHits | None


class Naval(Answer):
    """The war at sea."""

    areas: dict[str, Area]
    bases: dict[str, Base]
    blockaded: dict[SideName, list[str]]
    bonus: dict[SideName, Bonus]
    fight: SeaFight | None


class Counters(Answer):
    """Counters of a troop type still in the pool."""

    small: int
    large: int


class Hand(Answer):
    """Cards in hand; their names only for their holder."""

    count: int
    cards: list[str] | None


class TableCard(Answer):
    """A card that lies on the table."""

    card: str
    side: SideName


class Modifier(Answer):
    """A modifier of a roll: where it comes from, its value and on how many dice it falls."""

    source: str
    drm: int
    dice: int


class BattleSide(Answer):
    """One side of an attack; `rolls` while a modifier waits to be placed."""

    supporters: list[str]
    card: str | None
    mode: Literal["bonus", "penalty"] | None
    dice: int
    modifiers: list[Modifier]
    rolls: list[int] | None = None


class Attack(Answer):
    """The attack in hand."""

    attacking: str
    defending: str
    nationalist: BattleSide
    republican: BattleSide


class Battle(Answer):
    """The battle in hand; `general` is null in a landing."""

    box: str
    attacker: SideName
    general: str | None
    landing: bool
    step: Literal["attacker", "target", "support", "card", "air", "dice", "drm", "substitute"] | None
    attack: Attack | None


class BothHands(Answer):
    """The hand of each side."""

    nationalist: Hand
    republican: Hand


class BothPools(Answer):
    """The counters of each side left in the pool, by troop type; null for a side whose stacks are covered."""

    nationalist: dict[str, Counters] | None
    republican: dict[str, Counters] | None


class BothDecks(Answer):
    """Cards left in each deck of each side, by its years."""

    nationalist: dict[str, int]
    republican: dict[str, int]


class Limit(Answer):
    """Attacks and battles a side has left; null for no limit."""

    attacks: int | None
    battles: int | None


class BothLimits(Answer):
    """What cards leave each side to fight."""

    nationalist: Limit
    republican: Limit


class Objectives(Answer):
    """Objective cities by who controls them."""

    nationalist: int
    republican: int
    contested: int


class BothCounts(Answer):
    """A number for each side, null where it is unknown."""

    nationalist: int | None
    republican: int | None


class Covered(Answer):
    """Counters under the top unit of a side's stacks, by box."""

    nationalist: dict[str, int]
    republican: dict[str, int]


class Fog(Answer):
    """What the viewer does not see of the stacks, and the other side of his (OPT-06)."""

    covered: Covered
    dummies: BothCounts = Field(description="Dummies in hand; null for the other side")
    tops: dict[str, str] = Field(description="By box, the own unit that the other side sees of a stack")


class Observation(Answer):
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
    detail: dict[str, Any] | None = Field(description="What a program needs beside the rest to build the state again")


class LegalAction(Answer):
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
