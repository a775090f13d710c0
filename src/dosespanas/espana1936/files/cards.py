"""What `cards.json` may contain: the cards, and the closed set of conditions and operations of their events.

What each operation does is told in `docs/data-format.md`.
"""

from typing import Annotated, Final, Literal, get_args

from pydantic import Field

from dosespanas.datafiles.fields import Identifier, Record, SideName, Source, Text, form, whole
from dosespanas.espana1936.files.fields import (
    Boxes,
    BoxState,
    CardCount,
    Choice,
    Count,
    CountOrAll,
    Deck,
    Ids,
    Sea,
    Strength,
    Types,
)
from dosespanas.espana1936.files.naval import Class

Date = Annotated[str, Field(pattern=r"^193[6-9]-(0[1-9]|1[0-2])$"), form("a year and a month, such as 1937-05")]
NAVAL_NUMBERS: Final = tuple(f"N{number}" for number in range(1, 11))
CardNumber = Annotated[
    Annotated[int, Field(ge=1, le=45)] | Annotated[str, Field(pattern=r"^N([1-9]|10)$")],
    form('a whole number 1 to 45, or "N1" to "N10"'),
]
"""The number printed on a card. The cards of the naval war have an N before it."""

Ships = Annotated[Ids | Literal["any"], form('a list of ships or "any"')]
One = Literal[1]
"""These operations are asked of one piece at a time: a card that wants two has two of them."""

Share = Annotated[float, Field(gt=0, le=1, allow_inf_nan=False), form("a number above 0, at most 1")]


# --- conditions


class ControlsPort(Record):
    """The card's player holds at least one port alone."""

    cond: Literal["controls_port"]


class ControlsBox(Record):
    """The card's player holds this box alone."""

    cond: Literal["controls_box"]
    box: Identifier


class HasUnitTypeInAny(Record):
    """A troop of one of the types stands in one of the boxes."""

    cond: Literal["has_unit_type_in_any"]
    types: Ids
    boxes: Ids


Condition = Annotated[ControlsPort | ControlsBox | HasUnitTypeInAny, Field(discriminator="cond")]


class Where(Record):
    """The boxes a card may choose from, and what it asks of them."""

    boxes: Boxes
    state: BoxState


class Unit(Record):
    """A troop that a card brings."""

    type: Identifier
    strength: Strength


Units = Annotated[list[Unit], Field(min_length=1, max_length=4)]
Pool = Annotated[list[Literal["reserve", "eliminated"]], Field(min_length=1, max_length=2)]


# --- operations


class PlaceUnits(Record):
    """New troops, all in one box."""

    op: Literal["place_units"]
    units: Units
    where: Where


class PlacePlane(Record):
    """Planes for the mat; none that was destroyed (AMB-14)."""

    op: Literal["place_plane"]
    choose: Choice
    count: Count
    pool: Annotated[list[Literal["reserve"]], Field(min_length=1, max_length=1)]
    where: Where


class PlaceTank(Record):
    """Tanks, each in a box."""

    op: Literal["place_tank"]
    choose: Choice
    count: Count
    pool: Pool
    where: Where


class PlaceGeneral(Record):
    """A general who joins next turn, and the boxes he may be sent to in that turn if not all."""

    op: Literal["place_general"]
    general: Identifier
    available: Literal["next_turn"]
    first_in: Ids | None = None


class Upgrade(Record):
    """An own troop of one strength becomes stronger and keeps its type."""

    op: Literal["upgrade"]
    types: Types
    from_strength: Strength
    to_strength: Strength
    count: One
    where: Where | None = None


class Convert(Record):
    """An own troop becomes one of another type and of a given strength."""

    op: Literal["convert"]
    from_types: Types
    to_type: Identifier
    to_strength: Strength
    count: One


class ConvertAll(Record):
    """Every troop of some types becomes another type."""

    op: Literal["convert_all"]
    owner: SideName
    from_types: Ids
    to_type: Identifier
    if_no_counter: Literal["keep"]


class RemoveUnits(Record):
    """Troops of `owner`, picked by `chooser`, leave the map: a number of them, all, or a share."""

    op: Literal["remove_units"]
    owner: SideName
    chooser: SideName
    types: Types
    count: CountOrAll | None = None
    fraction: Share | None = None
    where: Where | None = None


class RemoveGeneral(Record):
    """A general leaves the game."""

    op: Literal["remove_general"]
    general: Identifier


class RemovePlane(Record):
    """A plane in play is lost."""

    op: Literal["remove_plane"]
    owner: SideName
    chooser: SideName
    faction: Text
    count: One


class ExtraRp(Record):
    """More replacement points at the next replacement phase."""

    op: Literal["extra_rp"]
    amount: Count
    when: Literal["next_replacement_phase"]


class PermanentModifier(Record):
    """A change that lasts to the end of the game. `ignore_type_drm` has a side and types, the other has neither."""

    op: Literal["permanent_modifier"]
    rule: Literal["ignore_type_drm", "mediterraneo_both"]
    side: SideName | None = None
    types: Ids | None = None


class CancelLastEvent(Record):
    """An immediate answer that undoes the event `target` has just played."""

    op: Literal["cancel_last_event"]
    target: SideName
    timing: Literal["reaction"]


class LimitAttacksNextTurn(Record):
    """Next turn `target` may make only so many attacks, or attack in only so many boxes."""

    op: Literal["limit_attacks_next_turn"]
    target: SideName
    max_attacks: Annotated[int, whole(0, 20)] | None = None
    max_boxes: Annotated[int, whole(0, 20)] | None = None


class ExtraOffensive(Record):
    """A movement and a battle before the next turn begins."""

    op: Literal["extra_offensive"]
    when: Literal["start_of_next_turn"]
    generals: Literal[1]
    units_move_once: Literal[True]


class ReturnEliminated(Record):
    """Lost planes or tanks of a faction come back."""

    op: Literal["return_eliminated"]
    kinds: Annotated[list[Literal["plane", "tank"]], Field(min_length=1, max_length=2)]
    faction: Text
    count: Count
    where: Where


class LandingBattle(Record):
    """Troops land in a box, the enemy's too, and fight until one side holds it."""

    op: Literal["landing_battle"]
    box: Identifier
    units: Units
    until: Literal["one_side_controls"]


# --- operations of the naval war


class PlaceShip(Record):
    """A new ship in a base."""

    op: Literal["place_ship"]
    ship: Identifier
    at: Identifier


class RepairShips(Record):
    """Own damaged ships are repaired."""

    op: Literal["repair_ships"]
    count: Count
    locations: Annotated[list[Literal["base", "port"]], Field(min_length=1, max_length=2)]


class ShipsWhere(Record):
    """Where ships may be hit: anywhere, or in some areas and bases, in coastal boxes, in ports."""

    areas: list[Sea] = Field(default_factory=list)
    bases: list[Identifier] = Field(default_factory=list)
    coastal: bool = False
    ports: bool = False
    any: bool = False


class DamageShip(Record):
    """A die is rolled against ships of `owner`; from `roll_min` on `count` of them are damaged."""

    op: Literal["damage_ship"]
    owner: SideName
    ships: Ships
    roll_min: Annotated[int, whole(1, 6)]
    count: One
    chooser: SideName | None = None
    if_damaged: Literal["destroy", "none"]
    where: ShipsWhere


class ReturnShip(Record):
    """A destroyed ship comes back, damaged, in a base."""

    op: Literal["return_ship"]
    classes: Annotated[list[Class], Field(min_length=1)]
    count: One


class DrawCards(Record):
    """More cards in the player's own next draw."""

    op: Literal["draw_cards"]
    amount: Count


class DiscardOpponentCard(Record):
    """The opponent loses cards of the hand, drawn by lot."""

    op: Literal["discard_opponent_card"]
    count: Count


class UnlessArea(Record):
    """A side that must not control an area."""

    area: Sea
    side: SideName


class MoroccoTransport(Record):
    """Units cross from overseas at once, unless an area is in the wrong hands."""

    op: Literal["morocco_transport"]
    extra: Count
    to: Ids
    unless_area_controlled: UnlessArea


Operation = Annotated[
    PlaceUnits
    | PlacePlane
    | PlaceTank
    | PlaceGeneral
    | Upgrade
    | Convert
    | ConvertAll
    | RemoveUnits
    | RemoveGeneral
    | RemovePlane
    | ExtraRp
    | PermanentModifier
    | CancelLastEvent
    | LimitAttacksNextTurn
    | ExtraOffensive
    | ReturnEliminated
    | LandingBattle
    | PlaceShip
    | RepairShips
    | DamageShip
    | ReturnShip
    | DrawCards
    | DiscardOpponentCard
    | MoroccoTransport,
    Field(discriminator="op"),
]


def operation_names() -> list[str]:
    """Return the names of the closed set of operations, in alphabetical order."""
    union = get_args(Operation)[0]
    return sorted(get_args(model.model_fields["op"].annotation)[0] for model in get_args(union))


def condition_names() -> list[str]:
    """Return the names of the conditions a card may set, in alphabetical order."""
    union = get_args(Condition)[0]
    return sorted(get_args(model.model_fields["cond"].annotation)[0] for model in get_args(union))


# --- cards


class Bonus(Record):
    """What the card adds to its player's own roll: dice, or a modifier on so many different dice. CBT-11."""

    dice: Annotated[int, whole(1, 2)] | None = None
    drm: Annotated[int, whole(1, 2)] | None = None
    dice_affected: Annotated[int, whole(1, 3)] | None = None


class Penalty(Record):
    """What the card takes from the opponent's roll: dice, or a modifier on so many different dice. CBT-11."""

    dice: Annotated[int, whole(-2, -1)] | None = None
    drm: Annotated[int, whole(-2, -1)] | None = None
    dice_affected: Annotated[int, whole(1, 3)] | None = None


class Card(Record):
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
    bonus: Bonus
    penalty: Penalty
    source: Source


TurnNumbers = Annotated[list[CardCount], Field(min_length=10, max_length=10)]


class Obligatory(Record):
    """Events that each side has to play under a variant, turn by turn. VAR-02, VAR-04."""

    no_intervention: TurnNumbers
    historical: TurnNumbers
    source: Text


class Cards(Record):
    """`cards.json`: the base deck of both sides, the optional cards and those of the naval war, and the variants."""

    cards: Annotated[list[Card], Field(min_length=1)]
    obligatory: Obligatory
