"""What `cards.json` may contain: the cards. Their conditions and operations stand beside."""

from typing import Annotated, Final, Literal

from pydantic import Field

from dosespanas.datafiles.fields import FileRecord, Identifier, SideName, Source, Text, form, whole
from dosespanas.datafiles.words import ValueWords
from dosespanas.espana1936.files.fields import CardCount, Deck
from dosespanas.espana1936.files.operations import Condition, Operation

Date = Annotated[
    str, Field(pattern=r"^193[6-9]-(0[1-9]|1[0-2])$"), form("data-form-month", value=ValueWords("1937-05"))
]
NAVAL_NUMBERS: Final = tuple(f"N{number}" for number in range(1, 11))
CardNumber = Annotated[
    Annotated[int, Field(ge=1, le=99)] | Annotated[str, Field(pattern=r"^N([1-9]|10)$")],
    form("data-form-card", low=ValueWords("N1"), high=ValueWords("N10")),
]
"""The number printed on a card. The cards of the naval war have an N before it."""


class BonusRow(FileRecord):
    """What the card adds to its player's own roll: dice, or a modifier on so many different dice. CBT-11."""

    dice: Annotated[int, whole(1, 2)] | None = None
    drm: Annotated[int, whole(1, 2)] | None = None
    dice_affected: Annotated[int, whole(1, 3)] | None = None


class Penalty(FileRecord):
    """What the card takes from the opponent's roll: dice, or a modifier on so many different dice. CBT-11."""

    dice: Annotated[int, whole(-2, -1)] | None = None
    drm: Annotated[int, whole(-2, -1)] | None = None
    dice_affected: Annotated[int, whole(1, 3)] | None = None


class CardRow(FileRecord):
    """A card: its event (`requires`, then `effect` in order) and its two uses in combat."""

    id: Identifier
    side: SideName
    number: CardNumber
    deck: Deck
    date: Date
    what_if: bool
    naval: bool = False
    optional: bool = False
    removed_by: list[Literal["historical", "no_intervention"]] = Field(default_factory=list)
    requires: list[Condition]
    effect: Annotated[list[Operation], Field(min_length=1)]
    bonus: BonusRow
    penalty: Penalty
    source: Source


TurnNumbers = Annotated[list[CardCount], Field(min_length=10, max_length=10)]


class Obligatory(FileRecord):
    """Events that each side has to play under a variant, turn by turn. VAR-02, VAR-04."""

    no_intervention: TurnNumbers
    historical: TurnNumbers
    source: Text


class Cards(FileRecord):
    """`cards.json`: the base deck of both sides, the optional cards and those of the naval war, and the variants."""

    cards: Annotated[list[CardRow], Field(min_length=1)]
    obligatory: Obligatory
