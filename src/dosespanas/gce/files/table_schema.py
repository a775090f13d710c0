"""What `tables.json` and `scenarios.json` may contain: the printed tables and the numbers of the rules."""

from typing import Annotated, Literal

from pydantic import Field

from dosespanas.datafiles.fields import FileRecord, Identifier, Provenance, SideName, Source, whole
from dosespanas.gce.files.fields import (
    Faction,
    Factors,
    HexId,
    Month,
    MoraleChange,
    Region,
    Result,
    River,
    Settlement,
    Shift,
    Small,
    Terrain,
    Turn,
    Turns,
)

Die = Annotated[int, whole(1, 6)]
Modified = Annotated[int, whole(0, 6)]
Cost = Annotated[int, whole(0, 9)]
Points = Annotated[int, whole(0, 20)]


class Months(FileRecord):
    """A turn of the calendar (1.2)."""

    turn: Turn
    start: Annotated[Month, Field(alias="from")]
    end: Annotated[Month, Field(alias="to")]
    source: Provenance


class ResultRow(FileRecord):
    """The results of one modified die, column by column."""

    die: Modified
    results: list[Result]


class KnownCell(FileRecord):
    """A cell that the rulebook gives."""

    column: str
    die: Modified
    result: Result
    source: Provenance


class CombatResults(FileRecord):
    """The combat results table (13.9, 13.10, 13.14)."""

    columns: list[str]
    rows: list[ResultRow]
    known: list[KnownCell]
    source: Provenance


class Costs(FileRecord):
    """Movement points by kind of mover."""

    foot: Cost
    cavalry: Cost
    motorised: Cost
    armoured: Cost


class Ground(FileRecord):
    """A natural terrain: movement (12.12 to 12.16), and its effect on attacks on it."""

    id: Terrain
    costs: Costs
    shift: Shift
    drm: Shift
    source: Source


class Crossing(FileRecord):
    """A river: added to the hex behind it (12.18, 12.19)."""

    id: River
    costs: Costs
    shift: Shift
    drm: Shift
    source: Source


class Place(FileRecord):
    """A town or city (12.21, 12.22). A cost given replaces that of the ground."""

    id: Settlement
    cost: Cost | None = None
    shift: Shift
    drm: Shift
    source: Source


class FortCost(FileRecord):
    """What entering an intact fortified hex adds, and for whom (12.25)."""

    side: SideName
    cost: Cost
    source: Provenance


class Modifier(FileRecord):
    """How many columns or pips a circumstance is worth to the side it favours."""

    id: Identifier
    shift: Annotated[int, whole(1, 3)] | None = None
    drm: Annotated[int, whole(1, 3)] | None = None
    source: Provenance


class Income(FileRecord):
    """The resource points of one turn (6.4-d)."""

    turn: Turn
    republican: Points
    northern: Points
    nationalist: Points
    italian: Points


class ResourcePoints(FileRecord):
    """The four pools."""

    cap: Points
    turns: list[Income]
    source: Provenance


class RailCapacity(FileRecord):
    """Units by rail (14.3)."""

    republican: Small
    northern: Small
    nationalist: Small


class SeaCapacity(FileRecord):
    """Units by sea (14.5, 14.6): the northern Republicans have none."""

    republican: Small
    nationalist: Small


class StrategicTurn(FileRecord):
    """The capacities of one turn."""

    turn: Turn
    rail: RailCapacity
    sea: SeaCapacity


class Strategic(FileRecord):
    """Strategic movement (chapter 14)."""

    hq_rail: Small
    """Units by rail that an HQ counts as (14.8)."""
    turns: list[StrategicTurn]
    source: Provenance


class Stacking(FileRecord):
    """Stacking in halves of a division (9.2)."""

    limit: Annotated[int, whole(1, 40)]
    division: Small
    other: Small
    hqs: Small
    source: Provenance


class ReachRow(FileRecord):
    """Distances in hexes."""

    supply: Small
    hq: Small
    air: Small
    entry: Small
    source: Provenance


class NorthernLimit(FileRecord):
    """Steps of a northern faction that may stand outside its region in the rest of the north (12.10)."""

    faction: Faction
    region: Region
    steps: Small
    source: Provenance


class Breakdown(FileRecord):
    """Brigades a division may be exchanged for (6.14)."""

    side: SideName
    divisions: Annotated[list[Factors], Field(min_length=1)]
    brigades: Annotated[list[Factors], Field(min_length=1)]
    source: Provenance


class Fall(FileRecord):
    """The Alcázar falls on this die or a lower one, in these turns."""

    turns: Turns
    highest: Die


class Alcazar(FileRecord):
    """The Alcázar of Toledo (3.2-b, 15.2)."""

    hex: HexId
    falls: list[Fall]
    fall_morale: MoraleChange
    relief_morale: MoraleChange
    source: Provenance


class Levy(FileRecord):
    """General Mobilisation (6.11) or the Quinta del Biberón (6.12)."""

    turns: Turns
    points: Points
    morale: MoraleChange
    source: Provenance


class GarrisonPoints(FileRecord):
    """What the garrison of Oviedo is worth (6.10)."""

    points: Points
    source: Provenance


class Evacuation(FileRecord):
    """Evacuation through France (12.9)."""

    hex: HexId
    divisions: Small
    brigades_per_division: Small
    source: Provenance


class Munitions(FileRecord):
    """The shortage of munitions in the Nationalist north (13.21)."""

    until_turn: Turn
    from_row: Annotated[int, whole(8, 39)]
    link: HexId
    source: Provenance


class Frontier(FileRecord):
    """The frontier at Hendaye (15.10)."""

    hex: HexId
    from_turn: Turn
    highest: Die
    points: Points
    source: Provenance


class Return(FileRecord):
    """The volunteers who stayed (15.8)."""

    turn: Turn
    points: Points
    source: Provenance


class Mood(FileRecord):
    """What columns told to attack do on one die."""

    die: Die
    refuses: bool = False
    drm: Shift = 0


class Enthusiasm(FileRecord):
    """The enthusiasm of columns (15.7.1)."""

    rolls: list[Mood]
    group_drm: Shift
    source: Provenance


class Tables(FileRecord):
    """`tables.json`."""

    calendar: list[Months]
    crt: CombatResults
    terrain: list[Ground]
    rivers: list[Crossing]
    settlements: list[Place]
    fort_cost: FortCost
    modifiers: list[Modifier]
    resource_points: ResourcePoints
    strategic: Strategic
    stacking: Stacking
    reach: ReachRow
    northern_limits: list[NorthernLimit]
    breakdown: list[Breakdown]
    alcazar: Alcazar
    mobilisation: Levy
    biberon: Levy
    oviedo_garrison: GarrisonPoints
    evacuation: Evacuation
    munitions_shortage: Munitions
    frontier: Frontier
    volunteers_return: Return
    column_enthusiasm: Enthusiasm


# --- scenarios.json


class PoolsRow(FileRecord):
    """Resource points at the start."""

    republican: Points
    northern: Points
    nationalist: Points
    italian: Points


class CampaignVictory(FileRecord):
    """Chapter 4."""

    morale_at_most: Annotated[int, whole(0, 99)]
    """The Nationalists win at a victory check with so much Republican Morale or less (A08)."""
    madrid_until: Turn
    """Up to this turn a supplied Nationalist unit in Madrid wins at once (4.2-a)."""
    captured_hexes: Small
    """So many valued Nationalist hexes held at once win for the Republicans (4.3-a)."""


class ColumnsVictory(FileRecord):
    """Chapter 17."""

    madrid_until: Turn
    madrid_neighbours: Small
    """So many hexes next to Madrid held by supplied Nationalist units win (17.2-a)."""
    captured_value: Small
    """Valued Nationalist hexes of so many points win for the Republicans (17.2-b)."""


class Campaign(FileRecord):
    """The whole war (4.1)."""

    id: Literal["campaign"]
    first_turn: Turn
    last_turn: Turn
    morale: Annotated[int, whole(1, 99)]
    resource_points: PoolsRow
    victory: CampaignVictory
    source: Provenance


class Columns(FileRecord):
    """The War of the Columns: the set-up of the campaign, seven turns, its own victory (17.1 to 17.3)."""

    id: Literal["1936"]
    first_turn: Turn
    last_turn: Turn
    morale: Annotated[int, whole(1, 99)]
    resource_points: PoolsRow
    victory: ColumnsVictory
    source: Provenance


Scenario = Annotated[Campaign | Columns, Field(discriminator="id")]


class Scenarios(FileRecord):
    """`scenarios.json`."""

    scenarios: list[Scenario]
