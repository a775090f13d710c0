"""The shape of observations, legal actions, odds and overlays of La Guerra Civil Española, for the OpenAPI schema.

A hex is its four digits, a unit and a chit their ids.
"""

from typing import Any, Literal

from pydantic import Field

from dosespanas.server.shapes import Answer, BothFlags, BothInts, BothNames, Outcome, Prompt, SideName

UnitPlace = Literal["map", "due", "waiting", "air", "returning", "eliminated", "removed"]
Zoc = Literal["full", "column", "none"]
LineState = Literal["incomplete", "intact", "aborted", "cancelled"]
Step = Literal["join", "support", "train", "air", "naval", "chit", "losses", "advance"]


class UnitGce(Answer):
    """A unit; of the other side, one that lies on top of its stack or off the map."""

    id: str
    side: SideName
    where: UnitPlace
    hex: str | None
    face: int = Field(ge=0, le=1, description="0 front, 1 reverse")
    steps: int
    attack: int
    defence: int
    move: int
    moved: bool
    fought: bool
    used: bool = Field(description="HQ support given, aircraft flown")
    strategic: bool
    supplied: bool | None = Field(description="Null for units not on the map and for enemies")
    returns: int | None = Field(description="The turn on which it returns")


class StackGce(Answer):
    """The units of a hex; `top` is the one that everybody sees."""

    side: SideName
    count: int
    top: str
    zoc: Zoc


class Pools(Answer):
    """Resource points."""

    nationalist: int
    republican: int
    northern: int
    italian: int


class Cup(Answer):
    """The event chits of a side; `held` is null where they are secret."""

    cup: int
    held: list[str] | None
    count: int
    played: list[str]


class BothCups(Answer):
    """The event chits of each side."""

    nationalist: Cup
    republican: Cup


class Duty(Answer):
    """Something a side must do, and how far it has: the message `key` with `args`."""

    side: SideName
    rule: str
    key: str
    args: dict[str, Any]
    units: list[str] = Field(description="Own units that it still asks for while one moves or fights")


class Quota(Answer):
    """Strategic moves made and allowed."""

    used: int
    limit: int


class RailQuotas(Answer):
    """Moves by rail; the north has its own."""

    nationalist: Quota
    republican: Quota
    northern: Quota


class SeaQuotas(Answer):
    """Moves by sea."""

    nationalist: Quota
    republican: Quota


class Declared(Answer):
    """Decisions that are taken once."""

    mobilisation: bool
    biberon: bool
    evacuation: bool


class VictoryGce(Answer):
    """How near the victory of the 1936 scenario is, and that over Madrid."""

    captured: list[str]
    value: int
    madrid_neighbours: int


class Selected(Answer):
    """The units in hand: where they are, the movement points left, and how they move."""

    units: list[str]
    hex: str | None
    left: int | None
    march: bool
    strategic: str | None


class BothUnits(Answer):
    """A unit of each side, or none."""

    nationalist: str | None
    republican: str | None


class Change(Answer):
    """A column shift or a modifier of the die: where it comes from, and its value."""

    source: str
    rule: str
    value: int


class Row(Answer):
    """A roll of the die and the steps it costs each side."""

    die: int
    modified: int
    attacker: int
    defender: int


class SumGce(Answer):
    """The arithmetic of an attack; what covered units would tell is null, and `known` false."""

    attack: int | None
    defence: int | None
    odds: str | None
    base: str | None
    column: str | None
    shifts: list[Change]
    drms: list[Change]
    known: bool


class Expected(Answer):
    """Steps each side loses on average."""

    attacker: float
    defender: float


class OddsGce(SumGce):
    """Exact odds of an attack; `takes` is the chance that the hex is emptied."""

    table: list[Row] | None
    attacker_steps: int | None
    defender_steps: int | None
    expect: Expected | None
    takes: float | None


class Result(Answer):
    """Steps each side loses."""

    attacker: int
    defender: int


class BattleGce(Answer):
    """The battle in hand, from the naming of the hex to the end of the advance."""

    hex: str
    attacker: SideName
    casado: bool
    step: Step | None
    attackers: list[str]
    defenders: list[str] | None
    support: BothUnits
    train: BothUnits
    air: BothNames
    naval: BothFlags
    chits: BothNames
    sum: SumGce | None
    die: int | None
    modified: int | None
    result: Result | None
    advance: int


class ObservationGce(Answer):
    """All that a side, or a spectator, may know now."""

    game: Literal["gce"]
    scenario: str
    options: dict[str, bool]
    viewer: SideName | None
    choice: int
    turn: int
    year: str = Field(description="The month, such as 1936-07")
    phase: str
    phase_side: SideName | None
    stations: list[str]
    station: int
    actor: SideName | None
    prompt: Prompt
    outcome: Outcome | None
    control: BothNames
    units: list[UnitGce]
    stacks: dict[str, StackGce]
    morale: int
    points: Pools
    points_next: Pools
    soviet_points: int
    chits: BothCups
    duties: list[Duty]
    rail: RailQuotas
    sea: SeaQuotas
    lines: dict[str, LineState]
    destroyed: list[str]
    alcazar: Literal["holds", "relieved", "fallen"] | None
    naval: BothFlags
    declared: Declared
    victory: VictoryGce
    selected: Selected | None
    losses: BothInts
    battle: BattleGce | None
    detail: dict[str, Any] = Field(description="What a program needs beside the rest to build the state again")


class LegalActionGce(Answer):
    """An action that may be taken now; its label is the message `action-<verb>` with `args`."""

    action: str
    verb: str
    pieces: list[str]
    box: str | None = Field(description="The hex it is about")
    place: None
    card: str | None = Field(description="A chit")
    mode: None
    args: dict[str, Any]
    path: list[str] | None = Field(default=None, description="Hexes a move passes, both ends included")
    cost: int | None = Field(default=None, description="Movement points of that way")


class Refused(Answer):
    """Why a unit is not in supply."""

    rule: str
    key: str
    args: dict[str, Any]


class SupplyLine(Answer):
    """The supply of a unit: its way to a source, or why there is none."""

    supplied: bool
    path: list[str]
    source: str | None
    why: Refused | None


class SupplyOverlay(Answer):
    """Who is in supply, where one would be, and the sources that reach a final one."""

    units: dict[str, SupplyLine]
    hexes: list[str]
    network: list[str]


class ZocOf(Answer):
    """Hexes under full and limited zones of control of a side."""

    full: list[str]
    column: list[str]


class ZocOverlay(Answer):
    """Zones of control, and the pairs of hexes between which the front runs."""

    nationalist: ZocOf
    republican: ZocOf
    front: list[list[str]]


class Reached(Answer):
    """A hex that a unit can reach: cost, way, and whether it must halt there."""

    cost: int
    path: list[str]
    halt: bool


class ReachOverlay(Answer):
    """Where a unit can go, and where by a forced march."""

    hexes: dict[str, Reached]
    march: dict[str, Reached]


class Arrival(Answer):
    """A unit that comes, and where it may be placed."""

    unit: str
    turn: int
    hexes: list[str]


OverlayGce = SupplyOverlay | ZocOverlay | ReachOverlay | list[Arrival]
