"""What La Guerra Civil Española says, as JSON: observations, actions, odds, overlays, facts; see `kernel/shapes.py`.

A hex is its four digits, a unit and a chit their ids.
"""

from typing import Any, Literal

from typing_extensions import TypedDict

from dosespanas.kernel.shapes import Aid, Args, Both, Denial, Facts, Idea, LegalAction, Observed, SideName, WayToWin

OffMap = Literal["waiting", "due", "air", "returning", "eliminated", "removed"]
"""Not yet come; to be placed now; aircraft in play; back on turn `returns`; lost; out of the game."""
Zoc = Literal["full", "column", "none"]
LineState = Literal["incomplete", "intact", "aborted", "cancelled"]
AlcazarState = Literal["holds", "relieved", "fallen"]
PlanKind = Literal["all", "best", "backed", "alone", "support", "support-all", "none", "advance", "losses"]
"""An attack by everybody, or by as few as come to the same; committed with the support that helps, or with none; as
little support as comes to an outcome, all of it, or none; everybody advances; the cheapest losses."""
AssaultStep = Literal["join", "support", "train", "air", "naval", "chit", "losses", "advance"]


class Unit(TypedDict):
    """A unit; of the other side, one that lies on top of its stack or off the map."""

    id: str
    side: SideName
    where: OffMap | Literal["map"]
    hex: str | None
    """Null for one that is not on the map."""
    face: int
    """0 front, 1 reverse."""
    steps: int
    attack: int
    defence: int
    move: int
    moved: bool
    fought: bool
    used: bool
    """HQ support given, aircraft flown."""
    strategic: bool
    supplied: bool | None
    """Null for units not on the map and for enemies."""
    enters: int | None
    """The turn in which it comes in or returns; null for one that stands on the map or is not to come."""
    leaves: int | None
    """The turn in which it leaves the map by the calendar, if it does (6.8)."""


class Stack(TypedDict):
    """The units of a hex."""

    side: SideName
    count: int
    top: str
    """The unit that everybody sees; it is listed in `units`."""
    zoc: Zoc


class Pools(TypedDict):
    """Resource points."""

    nationalist: int
    republican: int
    northern: int
    italian: int


class Cup(TypedDict):
    """The event chits of a side."""

    cup: int
    """How many the cup still holds."""
    held: list[str] | None
    """Null where they are secret."""
    count: int
    """How many it holds in hand."""
    played: list[str]


class DutyOf(TypedDict):
    """Something a side must do, and how far it has: the message `key` with `args`."""

    side: SideName
    rule: str
    key: str
    args: Args
    units: list[str]
    """Own units that it still asks for while one moves or fights."""


class MoveQuota(TypedDict):
    """Strategic moves made and allowed."""

    used: int
    limit: int


class RailQuotas(TypedDict):
    """Moves by rail; the north has its own."""

    nationalist: MoveQuota
    republican: MoveQuota
    northern: MoveQuota


class Declared(TypedDict):
    """Decisions that are taken once."""

    mobilisation: bool
    biberon: bool
    evacuation: bool


class Progress(TypedDict):
    """How near the victory of the 1936 scenario is, and that over Madrid; what Morale decides."""

    morale_at_most: int | None
    """At this Morale the Nationalists win; null where it decides nothing."""
    captured: list[str]
    value: int
    madrid_neighbours: int


class InHand(TypedDict):
    """The units in hand: where they are, and how they move."""

    units: list[str]
    hex: str | None
    left: int | None
    """Movement points left; null unless they move and the viewer sees them all."""
    march: bool
    strategic: str | None
    """The verb of strategic movement: `rail`, `sail`, `land`."""


class Change(TypedDict):
    """A column shift or a modifier of the die: where it comes from, and its value."""

    source: str
    rule: str
    value: int


class Roll(TypedDict):
    """A roll of the die and the steps it costs each side."""

    die: int
    modified: int
    attacker: int
    defender: int


class Sum(TypedDict):
    """The arithmetic of an attack; what covered units would tell is null."""

    attack: int | None
    defence: int | None
    odds: str | None
    base: str | None
    """The column before all shifts."""
    column: str | None
    shifts: list[Change]
    drms: list[Change]
    known: bool
    """Whether all units of both sides are seen."""


class Expected(TypedDict):
    """Steps each side loses on average."""

    attacker: float
    defender: float


class Prognosis(TypedDict):
    """What may come of an attack; null where it is not known."""

    table: list[Roll] | None
    """By the six falls of the die."""
    attacker_steps: int | None
    defender_steps: int | None
    expect: Expected | None
    takes: float | None
    """The chance that the hex is emptied."""


class GceOdds(Sum, Prognosis):
    """Exact odds of an attack."""


class Result(TypedDict):
    """Steps each side loses."""

    attacker: int
    defender: int


class Assault(TypedDict):
    """The battle in hand, from the naming of the hex to the end of the advance."""

    hex: str
    attacker: SideName
    casado: bool
    step: AssaultStep | None
    attackers: list[str]
    """Both sides' units lie open once the attack is committed."""
    defenders: list[str] | None
    """Null before that, as far as they are covered."""
    support: Both[str | None]
    train: Both[str | None]
    air: Both[list[str]]
    naval: Both[bool]
    chits: Both[list[str]]
    sum: Sum | None
    """Null until the attack is committed; after the roll it stays as rolled."""
    die: int | None
    modified: int | None
    result: Result | None
    advance: int
    """Hexes the victors may still advance."""


class GceObservation(Observed):
    """All that a side, or a spectator, may know of a game of La Guerra Civil Española now."""

    game: Literal["gce"]
    control: Both[list[str]]
    """Every hex of Spain."""
    units: list[Unit]
    """All of both sides, except those of the other side that lie covered on the map."""
    stacks: dict[str, Stack]
    """By hex, every occupied one."""
    morale: int
    points: Pools
    points_next: Pools
    """What the next turn brings as far as it is known now: scheduled, promised, and of a handicap."""
    soviet_points: int
    """Of the Republican points, those that rebuild only near the French border (7.15)."""
    chits: Both[Cup]
    duties: list[DutyOf]
    rail: RailQuotas
    sea: Both[MoveQuota]
    lines: dict[str, LineState]
    destroyed: list[str]
    """Hexes of fortified lines destroyed for good."""
    alcazar: AlcazarState
    naval: Both[bool]
    """Whether naval support is still to be had this turn."""
    declared: Declared
    victory: Progress
    selected: InHand | None
    losses: Both[int]
    """Steps still to be lost in the battle."""
    battle: Assault | None
    detail: dict[str, Any]
    """What a program needs beside the rest to build the state again, as the engine numbers it."""


class SupplyLine(TypedDict):
    """The supply of a unit: its way to a source, or why there is none."""

    supplied: bool
    path: list[str]
    source: str | None
    why: Denial | None


class SupplyOverlay(TypedDict):
    """Who is in supply, where one would be, and the sources that reach a final one."""

    units: dict[str, SupplyLine]
    hexes: list[str]
    network: list[str]


class ZocOf(TypedDict):
    """Hexes under full and limited zones of control of a side."""

    full: list[str]
    column: list[str]


class ZocOverlay(TypedDict):
    """Zones of control, and where the front runs."""

    nationalist: ZocOf
    republican: ZocOf
    front: list[list[str]]
    """Pairs of hexes with the front between them."""


class Reached(TypedDict):
    """A hex that a unit can reach."""

    cost: int
    path: list[str]
    """The hexes it enters."""
    halt: bool
    """Whether an enemy zone of control stops it there."""


class ReachOverlay(TypedDict):
    """Where a unit can go, and where by a forced march, by hex."""

    hexes: dict[str, Reached]
    march: dict[str, Reached]


class Arrival(TypedDict):
    """A unit that comes, and where it may be placed now."""

    unit: str
    turn: int
    hexes: list[str]


class Plan(TypedDict):
    """What the side to choose may do with many pieces at once: a row of actions, one after the other."""

    kind: PlanKind
    hex: str
    units: list[str]
    """Who attacks, or supports."""
    row: list[str]
    """The actions; only those of `backed` and `alone` commit an attack."""
    odds: GceOdds | None
    helped: GceOdds | None
    """With the least support of its side that makes the most of it; null where none is needed."""
    least: GceOdds | None
    """8.4-a: the odds if the other side sends all its aircraft that can come."""
    helped_least: GceOdds | None
    """The same with that support."""
    support: list[str]
    """The actions that bring that support once the attack is committed; where none is needed, those that refuse it."""
    unhelped: list[str]
    """The actions that refuse all support once the attack is committed."""
    spares: list[str]
    """What of its support an attack so helped leaves for others, as the actions that would bring it here."""
    range: list[GceOdds] | None
    """13.6: the odds at the weakest and at the strongest that can lie in a covered stack; null where all lie open."""
    worth: float | None
    """A rule of thumb to sort attacks by, with the support that helps: steps won on balance, and the hex; or null."""
    risks: list[Denial]
    """Places with which the war may be lost at once if the attack goes as badly as it can."""
    wins: Denial | None
    """That the side to choose wins at once if it takes the hex, in words, with the rule; null: it does not."""


class AttackProspect(TypedDict):
    """An attack that everybody beside a hex could make if the movement in hand were over."""

    hex: str
    units: list[str]
    odds: GceOdds
    range: list[GceOdds] | None
    """13.6: the odds at the weakest and at the strongest that can lie in a covered stack; null where all lie open."""


Way = TypedDict("Way", {"from": str, "path": list[str], "units": list[str]})
"""Where a stack comes from, the hexes it enters (by rail only the last), and the units that go."""


class GoalMoves(TypedDict):
    """Stacks sent to their goals at once, as a row of actions."""

    row: list[str]
    ways: list[Way]
    stays: list[str]
    """The hexes of those that come no nearer, or not without something to be regretted."""


class GceFacts(TypedDict):
    """All that never changes in La Guerra Civil Española: the data files, and proper names by term."""

    game: Literal["gce"]
    data: str
    """Digest of the data files; records name it."""
    map: Facts
    units: Facts
    tables: Facts
    chits: Facts
    scenarios: Facts
    texts: dict[str, dict[str, str]]
    """What a corrected copy calls otherwise than the catalogue, by language and message."""
    names: dict[str, str]
    """Such as `unit:r_mng` and `hex:2712`."""
    columns: list[str]
    """6.5: units that are columns though infantry of some size is printed on them."""


Observation = GceObservation
Action = LegalAction
Odds = GceOdds
Overlay = (
    Aid
    | SupplyOverlay
    | ZocOverlay
    | ReachOverlay
    | GoalMoves
    | dict[str, Denial]
    | list[Arrival]
    | list[AttackProspect]
    | list[Idea]
    | list[Plan]
    | list[WayToWin]
)
Static = GceFacts
