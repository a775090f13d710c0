"""The kinds of fields that only the data files of España 1936 have."""

from typing import Annotated, Literal

from pydantic import Field

from dosespanas.datafiles.fields import EXACT, FileRecord, Identifier, form, whole
from dosespanas.datafiles.words import ValueWords

Deck = Literal["1936-37", "1938-39"]
"""The two decks each side draws from, one after the other."""

Sea = Literal["cantabrico", "estrecho", "mediterraneo", "baleares"]
"""The sea areas. Only the naval war uses them."""

Strength = Annotated[Literal[1, 2, 3, 5], EXACT]
"""Strength of a troop: the faces of the small counters (1, 2) and of the large ones (3, 5). CMP-01."""

BoxState = Literal["no_enemy", "own_present", "controlled", "any"]
"""What a card asks of a box: see `WhereRow`."""

Drm = Annotated[int, whole(-3, 3)]
"""A die-roll modifier printed on a piece."""

Longitude = Annotated[float, Field(ge=-20, le=10, allow_inf_nan=False), form("data-form-number", low="-20", high="10")]
Latitude = Annotated[float, Field(ge=25, le=50, allow_inf_nan=False), form("data-form-number", low="25", high="50")]
"""Degrees: the place of something on the screen, nothing else."""

Ids = Annotated[list[Identifier], Field(min_length=1)]
Boxes = Annotated[
    Ids | Literal["any", "any_port"],
    form("data-form-ids", of="boxes", values={"any_of": [ValueWords("any"), ValueWords("any_port")]}),
]
Types = Annotated[Ids | Literal["any"], form("data-form-ids", of="types", values=ValueWords("any"))]
Choice = Annotated[Ids | Literal["any"], form("data-form-ids", of="pieces", values=ValueWords("any"))]
Count = Annotated[int, whole(1, 20)]
CountOrAll = Annotated[Count | Literal["all"], form("data-form-count", low="1", high="20", value=ValueWords("all"))]
TurnNumber = Annotated[int, whole(1, 10)]
CityCount = Annotated[int, whole(0, 12)]
CardCount = Annotated[int, whole(0, 22)]
CounterCount = Annotated[int, whole(0, 54)]


class WhereRow(FileRecord):
    """The boxes a card may choose from, and what it asks of them."""

    boxes: Boxes
    state: BoxState


class TroopRow(FileRecord):
    """A troop that a card brings."""

    type: Identifier
    strength: Strength
