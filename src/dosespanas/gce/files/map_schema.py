"""What `map.json` may contain: hexes, hexsides, railways, and what the rules attach to a hex."""

from typing import Annotated

from pydantic import Field

from dosespanas.datafiles.fields import FileRecord, Identifier, Name, Provenance, SideName, Source, whole
from dosespanas.gce.files.fields import (
    Country,
    Front,
    HexId,
    HexIds,
    Hexside,
    Region,
    River,
    Settlement,
    Terrain,
    Turn,
    Zone,
)


class Hex(FileRecord):
    """A hex of Spain: ground, region, settlement, coast, and who holds it at the start."""

    id: HexId
    terrain: Terrain
    region: Region
    province: Identifier
    control: SideName
    name: Name = ""
    also: list[Name] | None = None
    """Other places in the hex."""
    settlement: Settlement | None = None
    capital: bool = False
    """Whether it is the capital of its province."""
    coast: Zone | None = None
    port: bool = False
    source: Provenance | None = None


class Outside(FileRecord):
    """Hexes of one row that no unit may enter."""

    country: Country
    hexes: HexIds


class RiverSide(FileRecord):
    """A hexside along which a river flows."""

    between: Hexside
    size: River
    rivers: Annotated[list[Name], Field(min_length=1)]


class Railway(FileRecord):
    """A line, hex by hex."""

    name: Name
    hexes: Annotated[list[HexId], Field(min_length=2)]


class MoraleHex(FileRecord):
    """A hex whose capture changes Republican Morale (4.3)."""

    hex: HexId
    value: Annotated[int, whole(1, 10)]
    source: Provenance


class FinalSource(FileRecord):
    """A final supply source (10.8 to 10.10)."""

    hex: HexId
    front: Front
    source: Provenance


class FortifiedLine(FileRecord):
    """A Republican fortified line (13.16 to 13.19)."""

    id: Identifier
    name: Name
    hexes: HexIds
    turn: Turn
    """It becomes intact at the start of this turn."""
    factor: Annotated[int, whole(1, 12)]
    cancelled_by: Identifier | None = None
    """The chit that takes its factor away."""
    source: Provenance


class MapFile(FileRecord):
    """`map.json`."""

    hexes: list[Hex]
    hexes_source: Source
    outside: list[Outside]
    outside_source: Provenance
    rivers: list[RiverSide]
    rivers_source: Provenance
    sea_hexsides: list[Hexside]
    sea_hexsides_source: Provenance
    railways: list[Railway]
    railways_source: Provenance
    morale: list[MoraleHex]
    final_sources: list[FinalSource]
    fortified_lines: list[FortifiedLine]
