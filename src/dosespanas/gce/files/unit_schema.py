"""What `units.json` and `chits.json` may contain: the counters."""

from typing import Annotated, Literal

from pydantic import Field

from dosespanas.datafiles.fields import FileRecord, Identifier, Name, Provenance, SideName, whole
from dosespanas.gce.files.fields import (
    Faction,
    Factors,
    HexId,
    Politics,
    Size,
    Special,
    Turn,
    Type,
    UnitFactors,
    Zone,
)

# --- when and where a unit enters


class Setup(FileRecord):
    """It stands on the map when the game begins (3.1-b)."""

    how: Literal["setup"]
    hex: HexId


class AtHex(FileRecord):
    """A reinforcement with a printed hex (6.2-a)."""

    how: Literal["hex"]
    turn: Turn
    hex: HexId


class AtTown(FileRecord):
    """A reinforcement for any friendly town or city (6.2-d)."""

    how: Literal["town"]
    turn: Turn


class AtMobilisation(FileRecord):
    """A unit marked M (6.11)."""

    how: Literal["mobilisation"]
    hex: HexId


class AtBreakdown(FileRecord):
    """A generic brigade, entered for a division that is broken down (6.14)."""

    how: Literal["breakdown"]


class ByEvent(FileRecord):
    """Entered by a chit alone (7.6)."""

    how: Literal["event"]


class InAir(FileRecord):
    """An air unit: no hex."""

    how: Literal["air"]
    turn: Turn


Entry = Annotated[Setup | AtHex | AtTown | AtMobilisation | AtBreakdown | ByEvent | InAir, Field(discriminator="how")]


class Conversion(FileRecord):
    """The regular unit on the back of a column (6.9)."""

    turn: Turn
    label: Name
    type: Literal["infantry"]
    size: Size
    front: Factors


class UnitRow(FileRecord):
    """A counter. Factors on both sides make two steps (2.12-a)."""

    id: Identifier
    label: Name
    """As printed; not unique."""
    name: Name
    side: SideName
    faction: Faction
    type: Type
    size: Size | None = None
    front: UnitFactors | None = None
    back: UnitFactors | None = None
    air: Annotated[int, whole(1, 9)] | None = None
    entry: Entry
    conversion: Conversion | None = None
    withdrawn: Turn | None = None
    politics: Politics | None = None
    artillery: bool = False
    motorised: bool = False
    special: Special | None = None
    rebuild: bool = True
    source: Provenance


class MarkerRow(FileRecord):
    """A naval support marker (13.15)."""

    id: Identifier
    side: SideName
    from_turn: Turn
    zones: Annotated[list[Zone], Field(min_length=1)]
    from_column: Annotated[int, whole(0, 26)]
    """It reaches hexes on sea hexes of this column or further east."""
    source: Provenance


class UnitsFile(FileRecord):
    """`units.json`."""

    units: list[UnitRow]
    markers: list[MarkerRow]
