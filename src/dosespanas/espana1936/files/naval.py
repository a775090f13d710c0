"""What `naval.json` may contain: sea areas, naval bases, ships, and the numbers of the naval war.

The fields are explained for people in `docs/data-format.md`.
AMB-58: what is printed on board and counters only is data here, to be corrected by whoever owns them.
"""

from typing import Annotated, Literal

from pydantic import Field

from dosespanas.datafiles.fields import FileRecord, Identifier, Name, SideName, Source, Text, whole
from dosespanas.espana1936.files.fields import (
    CardCount,
    Drm,
    Ids,
    Latitude,
    Longitude,
    Sea,
    TurnNumber,
)

Class = Literal["battleship", "heavy_cruiser", "light_cruiser", "destroyer", "submarine"]
"""Kinds of ships. A destroyer or submarine counter is a squadron."""

ShipDice = Annotated[int, whole(0, 5)]


# --- sea areas


class Needs(FileRecord):
    """What a side must hold to enter an area: one of these boxes alone. NAV-14."""

    side: SideName
    boxes: Ids


class MoreRp(FileRecord):
    """Replacement points, more or (negative) fewer, on the turns that have them."""

    op: Literal["extra_rp"]
    to: Literal["controller", "other"]
    amount: Annotated[int, whole(-3, 3)]
    when_free: Literal["both"] | None = None


class MoreCards(FileRecord):
    """Cards in the next draw, and as many events more in that turn as `events` says."""

    op: Literal["draw_cards"]
    to: Literal["controller", "other"]
    amount: Annotated[int, whole(1, 3)]
    events: Annotated[int, whole(0, 3)] = 0
    when_free: Literal["both"] | None = None


class AreaRow(FileRecord):
    """A sea area. `lon` and `lat` are only its place on the screen; `order` is that of the naval combats."""

    id: Sea
    name: Name
    lon: Longitude
    lat: Latitude
    order: Annotated[int, whole(1, 4)]
    planes: bool
    needs: Needs | None = None
    effect: Annotated[MoreRp | MoreCards, Field(discriminator="op")] | None = None
    source: Source


# --- bases, planes at sea, transport


class BaseRow(FileRecord):
    """A naval base and the box it stands or falls with. NAV-07, NAV-08."""

    id: Identifier
    name: Name
    side: SideName
    box: Identifier
    lon: Longitude
    lat: Latitude
    source: Source


class Battery(FileRecord):
    """The guns of some ports, in the order in which they fire at a blockade. NAV-35, NAV-06."""

    boxes: Ids
    dice: ShipDice
    drm: Drm
    source: Text


class SeaPlanes(FileRecord):
    """How many planes of a side a sea area or port takes, and how near a box of theirs must be. NAV-17, NAV-18."""

    per_place: Annotated[int, whole(0, 15)]
    reach: Annotated[int, whole(0, 10)]
    source: Text


class Extra(FileRecord):
    """What the naval war adds to the turn: cards drawn up to a turn, and events of a side. NAV-04."""

    cards: CardCount
    last_turn: TurnNumber
    events: CardCount
    source: Text


class StraitLimit(FileRecord):
    """How many units each harbour may receive from overseas while an area is in some state. MAR-07, MAR-08."""

    area: Sea
    state: Literal["contested", "nationalist", "republican"]
    to: Annotated[dict[Identifier, Annotated[int, whole(0, 10)]], Field(min_length=1)]
    source: Text


# --- ships


class ShipRow(FileRecord):
    """A ship or a squadron: its dice and modifier at sea and against planes, and what it gives to others.

    `gun_dice` and `gun_drm` help a ground combat (NAV-22), `support_drm` helps another ship (NAV-54).
    """

    side: SideName
    id: Identifier
    name: Name
    cls: Class
    dice: ShipDice
    drm: Drm
    gun_dice: ShipDice
    gun_drm: Drm
    support_drm: Drm
    source: Source


class NavalFile(FileRecord):
    """`naval.json`: everything of the naval war but its cards and its set-up."""

    areas: Annotated[list[AreaRow], Field(min_length=1)]
    bases: Annotated[list[BaseRow], Field(min_length=1)]
    battery: Battery
    sea_planes: SeaPlanes
    extra: Extra
    transport: list[StraitLimit]
    ships: Annotated[list[ShipRow], Field(min_length=1)]
