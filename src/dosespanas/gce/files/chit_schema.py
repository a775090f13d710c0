"""What `chits.json` may contain: the event chits, with the parts of their effects and the conditions they name.

Which fields an operation or a condition has is checked with the table of the rules, in `chit_checks.py`.
"""

from typing import Annotated, Literal

from pydantic import Field

from dosespanas.datafiles.fields import EXACT, FileRecord, Identifier, Name, Provenance, SideName, Text, form, whole
from dosespanas.datafiles.words import ValueWords
from dosespanas.gce.files.fields import (
    Faction,
    Factors,
    HexIds,
    MoraleChange,
    Region,
    RuleId,
    Size,
    Special,
    Turn,
    Turns,
    Type,
)

RuleText = Annotated[
    str,
    Field(pattern=r"^([0-9]{1,2}\.[0-9]{1,2}(-[a-z])?|A[0-9]{2})$"),
    form("data-form-rule", value=ValueWords("7.13")),
]
Few = Annotated[int, whole(1, 9)]


class GroupRow(FileRecord):
    """Units that an event speaks of."""

    side: SideName
    at: Literal["air", "map", "map_or_eliminated", "to_come"] | None = None
    faction: Faction | None = None
    types: Annotated[list[Type], Field(min_length=1)] | None = None
    size: Size | None = None
    column: Annotated[Literal[True], EXACT] | None = None
    regions: Annotated[list[Region], Field(min_length=1)] | None = None
    special: Special | None = None
    without: Special | None = None
    units: Annotated[list[Identifier], Field(min_length=1)] | None = None


class PartRow(FileRecord):
    """A part of an effect."""

    op: Text
    rule: RuleText | None = None
    count: Few | None = None
    turns: Few | None = None
    times: Few | None = None
    who: GroupRow | None = None
    change: MoraleChange | None = None
    changes: Annotated[list[MoraleChange], Field(min_length=6, max_length=6)] | None = None
    what: Literal["die-gernika", "die-german-ships"] | None = None
    duty: Literal["madrid", "oviedo", "alcazar", "zaragoza", "barcelona"] | None = None
    soviet: Annotated[Literal[True], EXACT] | None = None
    starred: Few | None = None
    modifier: Text | None = None
    factors: Annotated[list[Factors], Field(min_length=1)] | None = None
    until: Turn | None = None


class ConditionRow(FileRecord):
    """What must hold, of the board or of a battle."""

    cond: Text
    hexes: HexIds | None = None
    value: Annotated[int, whole(-99, 99)] | None = None
    faction: Faction | None = None


class ChitRow(FileRecord):
    """An event chit (chapter 7)."""

    id: Identifier
    name: Name
    side: SideName
    rule: RuleId
    turn: Turn
    """It enters its side's cup on this turn (7.1)."""
    copies: Few
    number: Few | None = None
    """Resource points it brings."""
    void: Turns | None = None
    """Drawn in these turns it counts as No Event (7.2-d)."""
    optional: bool = False
    """Of the pack with invented effects (A26)."""
    when: Literal["drawn", "battle", "own_phase", "enemy_movement", "never"]
    """When it is played (7.4)."""
    waits_for: Identifier | None = None
    """A chit whose effect must come first (7.36)."""
    void_if: list[ConditionRow] = Field(default_factory=list)
    needs: list[ConditionRow] = Field(default_factory=list)
    effect: list[PartRow]
    later: list[PartRow] = Field(default_factory=list)
    """What is left for the turn after (7.11-a)."""
    source: Provenance


class Chits(FileRecord):
    """`chits.json`."""

    chits: list[ChitRow]
