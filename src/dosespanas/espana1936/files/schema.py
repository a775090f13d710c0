"""What the data files of España 1936 may contain, field by field.

`map.json`, `pieces.json` and the scenarios are read into these models, `cards.json` into those of `cards.py`,
`naval.json` into those of `naval.py`, `board.json` into those of `board.py`. Types are strict: a number in quotes is
refused, so are unknown fields, and every datum says in `source` where it comes from.
Whether the data make a playable game together is another matter: see `check.py`. The formats are explained
for people in `docs/data-format.md`.
"""

from typing import Annotated, Literal

from pydantic import Field

from dosespanas.datafiles.fields import EXACT, FileRecord, Identifier, Name, SideName, Source, Text, whole
from dosespanas.espana1936.files.fields import (
    CardCount,
    CityCount,
    CounterCount,
    Deck,
    Drm,
    Ids,
    Latitude,
    Longitude,
    Sea,
    Strength,
    TurnNumber,
)

# --- map.json


class BoxRow(FileRecord):
    """A box of the map. `lon` and `lat` are degrees: where it truly lies, for pictures; play does not ask."""

    id: Identifier
    name: Name
    lon: Longitude
    lat: Latitude
    objective: bool
    port: bool
    coast: list[Sea]
    overseas: bool = False
    optional_port: SideName | None = None
    source: Source


class Transport(FileRecord):
    """How many troops and generals a turn cross from the overseas box, and where they may land. MAR."""

    origin: Annotated[Identifier, Field(alias="from")]
    side: SideName
    total: Annotated[int, whole(0, 10)]
    to: Annotated[dict[Identifier, TurnNumber], Field(min_length=1)]
    source: Text


class Turn(FileRecord):
    """One space of the turn track. `new` and `raise_to` are strengths; 0 where nothing is recruited."""

    turn: TurnNumber
    year: Literal["1936", "1937", "1938", "1939"]
    cards: CardCount
    replacement: bool
    deck: Deck
    new: Annotated[Literal[0, 1, 2, 3, 5], EXACT]
    raise_to: Annotated[Literal[0, 1, 2, 3, 5], EXACT]


class MapFile(FileRecord):
    """`map.json`: boxes, links, the transport from overseas and the turn track."""

    boxes: Annotated[list[BoxRow], Field(min_length=1)]
    links: list[Annotated[list[Identifier], Field(min_length=2, max_length=2)]]
    links_source: Text
    transport: Transport
    turns: Annotated[list[Turn], Field(min_length=1)]
    turns_source: Text


# --- pieces.json


class TroopType(FileRecord):
    """A kind of troop of one side: its modifier and how many counters there are. CMP-02, CMP-07."""

    side: SideName
    id: Identifier
    drm: Drm
    small: CounterCount
    large: CounterCount
    emblem: Text | None
    militia: bool
    replaceable: bool
    only_in: list[Identifier]
    source: Source


class Substitutes(FileRecord):
    """Which types may stand in for a missing small counter, group after group in order of preference. HIT."""

    nationalist: list[Ids]
    republican: list[Ids]


class GeneralRow(FileRecord):
    """A general and his modifier."""

    side: SideName
    id: Identifier
    name: Name
    drm: Drm
    emblem: Text | None
    needs_emblem: Literal["start", "attack"] | None = None
    source: Source


class PlaneRow(FileRecord):
    """A plane: dice it adds on the ground and its modifier in the air. CMP-09."""

    side: SideName
    id: Identifier
    name: Name
    dice: Annotated[Literal[1, 2], EXACT]
    drm: Drm
    faction: Text
    naval_only: bool
    source: Source


class TankRow(FileRecord):
    """A tank and its modifier, and the tank of the other side that it is once captured. OPT-04."""

    side: SideName
    id: Identifier
    name: Name
    drm: Drm
    faction: Text
    captured_as: Identifier | None = None
    source: Source


class Pieces(FileRecord):
    """`pieces.json`: every counter of the box."""

    box_limit: Annotated[int, whole(1, 20)]
    dummies: Annotated[int, whole(0, 9)]
    troop_types: Annotated[list[TroopType], Field(min_length=1)]
    substitutes: Substitutes
    substitutes_source: Text
    generals: list[GeneralRow]
    planes: list[PlaneRow]
    tanks: list[TankRow]


# --- scenario_1936.json, scenario_1938.json


class StartingTroop(FileRecord):
    """A troop of the set-up."""

    side: SideName
    box: Identifier
    type: Identifier
    strength: Strength


class MarkerRow(FileRecord):
    """A control marker of the set-up."""

    side: SideName
    box: Identifier


class StartingPlace(FileRecord):
    """Where a general or a plane begins: in a box, on the mat, or out of the game."""

    box: Identifier | None = None
    place: Literal["mat", "out"] | None = None


class InBox(FileRecord):
    """Where a tank begins."""

    box: Identifier


class AtSea(FileRecord):
    """Where a ship begins, a box, a sea area, a base or `out`, and in what state."""

    at: Identifier
    damaged: bool = False


class PlaneAtSea(FileRecord):
    """Where a plane of the naval war begins: a box, a sea area, `mat` or `out`."""

    at: Identifier


class NavalSetup(FileRecord):
    """What the naval war adds to the set-up: ships, planes, control markers in areas and bases, cards in force."""

    ships: dict[Identifier, AtSea]
    planes: dict[Identifier, PlaneAtSea]
    control: dict[Identifier, SideName]
    markers: list[Identifier]
    cards: list[Identifier]
    source: Source


class ObjectivesRow(FileRecord):
    """The track of objective cities at the start. SET-04."""

    nationalist: CityCount
    republican: CityCount
    contested: CityCount


class Early(FileRecord):
    """A victory by holding one box alone at the upkeep of an early turn. VIC-06."""

    side: SideName
    box: Identifier
    last_turn: Annotated[int, whole(0, 10)]


class Resistance(FileRecord):
    """A victory by still having troops in enough objective cities when the game ends. VIC-07."""

    side: SideName
    objectives_over: CityCount


class Victory(FileRecord):
    """The numbers of the victory conditions. VIC-03 to VIC-07."""

    objectives_over: CityCount
    group: Annotated[int, whole(0, 42)]
    cities: Ids
    early: Early
    resistance: Resistance
    source: Text


class Scenario(FileRecord):
    """`scenario_1936.json` and `scenario_1938.json`: where everything stands when the game begins."""

    scenario: Literal["1936", "1938"]
    turn: TurnNumber
    last_turn: TurnNumber
    troops: list[StartingTroop]
    markers: list[MarkerRow]
    generals: dict[Identifier, StartingPlace]
    planes: dict[Identifier, StartingPlace]
    tanks: dict[Identifier, InBox]
    cards: list[Identifier]
    naval: NavalSetup
    victory: Victory
    events_per_phase: CardCount
    hand_limit: CardCount
    objectives: ObjectivesRow
    source: Source
