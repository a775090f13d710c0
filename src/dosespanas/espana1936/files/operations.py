"""The closed set of operations of card events: what each has in `cards.json`, and what it must refer to.

What each operation does is told in `docs/data-format.md`, and carried out by its entry in `cards/operations.py`.
"""

from typing import Annotated, Literal, get_args

from pydantic import Field

from dosespanas.datafiles.fields import Identifier, Record, SideName, Text, form, whole
from dosespanas.espana1936.files.conditions import Step
from dosespanas.espana1936.files.fields import (
    Choice,
    Count,
    CountOrAll,
    Ids,
    Sea,
    Strength,
    Types,
    Unit,
    Where,
)
from dosespanas.espana1936.files.naval import Class
from dosespanas.espana1936.files.references import Look
from dosespanas.espana1936.files.schema import Plane, Tank

Ships = Annotated[Ids | Literal["any"], form('a list of ships or "any"')]
One = Literal[1]
"""These operations are asked of one piece at a time: a card that wants two has two of them."""

Share = Annotated[float, Field(gt=0, le=1, allow_inf_nan=False), form("a number above 0, at most 1")]


Units = Annotated[list[Unit], Field(min_length=1, max_length=4)]
Pool = Annotated[list[Literal["reserve", "eliminated"]], Field(min_length=1, max_length=2)]


# --- operations


class PlaceUnits(Step):
    """New troops, all in one box."""

    op: Literal["place_units"]
    units: Units
    where: Where

    def check(self, look: Look) -> None:
        """Note types there are not, and troops without a counter."""
        look.where(self.where)
        look.units(self.units)


class PlacePlane(Step):
    """Planes for the mat; none that was destroyed (AMB-14)."""

    op: Literal["place_plane"]
    choose: Choice
    count: Count
    pool: Annotated[list[Literal["reserve"]], Field(min_length=1, max_length=1)]
    where: Where

    def check(self, look: Look) -> None:
        """Note planes that are not the player's, and a choice among too few."""
        look.where(self.where)
        look.choice(self.choose, self.count, look.pieces.planes, "plane")


class PlaceTank(Step):
    """Tanks, each in a box."""

    op: Literal["place_tank"]
    choose: Choice
    count: Count
    pool: Pool
    where: Where

    def check(self, look: Look) -> None:
        """Note tanks that are not the player's, and a choice among too few."""
        look.where(self.where)
        look.choice(self.choose, self.count, look.pieces.tanks, "tank")


class PlaceGeneral(Step):
    """A general who joins next turn, and the boxes he may be sent to in that turn if not all."""

    op: Literal["place_general"]
    general: Identifier
    available: Literal["next_turn"]
    first_in: Ids | None = None

    def check(self, look: Look) -> None:
        """Note a general who is not the player's, and boxes there are not."""
        look.general(self.general, look.side)
        look.boxes(self.first_in or [], ("first_in",))


class Upgrade(Step):
    """An own troop of one strength becomes stronger and keeps its type."""

    op: Literal["upgrade"]
    types: Types
    from_strength: Strength
    to_strength: Strength
    count: One
    where: Where | None = None

    def check(self, look: Look) -> None:
        """Note types there are not, and a troop that would not rise."""
        look.where(self.where)
        look.types(self.types, look.side, ("types",))
        if self.to_strength <= self.from_strength:
            look.error(("to_strength",), f"is {self.to_strength}", "must be above from_strength")


class Convert(Step):
    """An own troop becomes one of another type and of a given strength."""

    op: Literal["convert"]
    from_types: Types
    to_type: Identifier
    to_strength: Strength
    count: One

    def check(self, look: Look) -> None:
        """Note types there are not, and a troop without a counter."""
        look.types(self.from_types, look.side, ("from_types",))
        if look.type(self.to_type, look.side, ("to_type",)):
            look.counter(self.to_type, self.to_strength, ("to_strength",))


class ConvertAll(Step):
    """Every troop of some types becomes another type."""

    op: Literal["convert_all"]
    owner: SideName
    from_types: Ids
    to_type: Identifier
    if_no_counter: Literal["keep"]

    def check(self, look: Look) -> None:
        """Note types there are not."""
        look.types(self.from_types, self.owner, ("from_types",))
        look.type(self.to_type, self.owner, ("to_type",))


class RemoveUnits(Step):
    """Troops of `owner`, picked by `chooser`, leave the map: a number of them, all, or a share."""

    op: Literal["remove_units"]
    owner: SideName
    chooser: SideName
    types: Types
    count: CountOrAll | None = None
    fraction: Share | None = None
    where: Where | None = None

    def check(self, look: Look) -> None:
        """Note types there are not, a number not said once, and boxes asked for in a state."""
        look.where(self.where)
        look.types(self.types, self.owner, ("types",))
        if (self.count is None) == (self.fraction is None):
            look.error((), "does not say how many", "must have either count or fraction")
        if self.where is not None and (isinstance(self.where.boxes, str) or self.where.state != "any"):
            look.error(("where",), "asks for more than boxes", 'must be a list of boxes with the state "any"')


class RemoveGeneral(Step):
    """A general leaves the game."""

    op: Literal["remove_general"]
    general: Identifier

    def check(self, look: Look) -> None:
        """Note a general who is not the enemy's."""
        look.general(self.general, look.foe)


class RemovePlane(Step):
    """A plane in play is lost."""

    op: Literal["remove_plane"]
    owner: SideName
    chooser: SideName
    faction: Text
    count: One

    def check(self, look: Look) -> None:
        """Note a faction without planes."""
        look.faction(self.faction, self.owner, look.pieces.planes)


class ExtraRp(Step):
    """More replacement points at the next replacement phase."""

    op: Literal["extra_rp"]
    amount: Count
    when: Literal["next_replacement_phase"]


class PermanentModifier(Step):
    """A change that lasts to the end of the game. `ignore_type_drm` has a side and types, the other has neither."""

    op: Literal["permanent_modifier"]
    rule: Literal["ignore_type_drm", "mediterraneo_both"]
    side: SideName | None = None
    types: Ids | None = None

    def check(self, look: Look) -> None:
        """EVT-07 speaks of troops of one side, CRD-RN6 of the sea: that one has neither side nor types."""
        if self.rule == "mediterraneo_both":
            look.only_at_sea()
            if self.side is not None or self.types is not None:
                look.error((), "says whom the sea helps", "must have neither side nor types")
        elif self.side is None or self.types is None:
            look.error((), "does not say whose DRM is ignored", "must have side and types")
        else:
            look.types(self.types, self.side, ("types",))


class CancelLastEvent(Step):
    """An immediate answer that undoes the event `target` has just played."""

    op: Literal["cancel_last_event"]
    target: SideName
    timing: Literal["reaction"]

    def check(self, look: Look) -> None:
        """EVT-08: it answers the other side."""
        look.fixed(("target",), self.target, look.foe, "EVT-08")


class LimitAttacksNextTurn(Step):
    """Next turn `target` may make only so many attacks, or attack in only so many boxes."""

    op: Literal["limit_attacks_next_turn"]
    target: SideName
    max_attacks: Annotated[int, whole(0, 20)] | None = None
    max_boxes: Annotated[int, whole(0, 20)] | None = None

    def check(self, look: Look) -> None:
        """Note a limit not said once."""
        if (self.max_attacks is None) == (self.max_boxes is None):
            look.error((), "does not say what is limited", "must have either max_attacks or max_boxes")


class ExtraOffensive(Step):
    """A movement and a battle before the next turn begins."""

    op: Literal["extra_offensive"]
    when: Literal["start_of_next_turn"]
    generals: Literal[1]
    units_move_once: Literal[True]

    def check(self, look: Look) -> None:
        """CRD-OFF: only Republican cards have it."""
        look.of_side("republican", "CRD-OFF, for an extra_offensive")


class ReturnEliminated(Step):
    """Lost planes or tanks of a faction come back."""

    op: Literal["return_eliminated"]
    kinds: Annotated[list[Literal["plane", "tank"]], Field(min_length=1, max_length=2)]
    faction: Text
    count: Count
    where: Where

    def check(self, look: Look) -> None:
        """Note a faction without such pieces."""
        look.where(self.where)
        rows: list[Plane | Tank] = []
        rows += look.pieces.planes if "plane" in self.kinds else []
        rows += look.pieces.tanks if "tank" in self.kinds else []
        look.faction(self.faction, look.side, rows)


class LandingBattle(Step):
    """Troops land in a box, the enemy's too, and fight until one side holds it."""

    op: Literal["landing_battle"]
    box: Identifier
    units: Units
    until: Literal["one_side_controls"]

    def check(self, look: Look) -> None:
        """Note types and a box there are not, and troops without a counter."""
        look.units(self.units)
        look.box(self.box)


# --- operations of the naval war


class PlaceShip(Step):
    """A new ship in a base."""

    op: Literal["place_ship"]
    ship: Identifier
    at: Identifier

    def check(self, look: Look) -> None:
        """Note a ship or a base that is not the player's."""
        look.only_at_sea()
        if look.naval is not None:
            look.known(("ship",), self.ship, look.ships_of(look.side), f"a {look.side} ship")
            bases = [base.id for base in look.naval.bases if base.side == look.side]
            look.known(("at",), self.at, bases, f"a {look.side} base")


class RepairShips(Step):
    """Own damaged ships are repaired."""

    op: Literal["repair_ships"]
    count: Count
    locations: Annotated[list[Literal["base", "port"]], Field(min_length=1, max_length=2)]

    def check(self, look: Look) -> None:
        """Only with ships."""
        look.only_at_sea()


class ShipsWhere(Record):
    """Where ships may be hit: anywhere, or in some areas and bases, in coastal boxes, in ports."""

    areas: list[Sea] = Field(default_factory=list)
    bases: list[Identifier] = Field(default_factory=list)
    coastal: bool = False
    ports: bool = False
    any: bool = False

    def check(self, look: Look) -> None:
        """Note a place that says nothing or too much."""
        somewhere = bool(self.areas or self.bases or self.coastal or self.ports)
        if somewhere == self.any:
            wrong = "asks for more than anywhere" if self.any else "names no place"
            look.error(("where",), wrong, 'must have either "any": true, or some of areas, bases, coastal and ports')


class DamageShip(Step):
    """A die is rolled against ships of `owner`; from `roll_min` on `count` of them are damaged."""

    op: Literal["damage_ship"]
    owner: SideName
    ships: Ships
    roll_min: Annotated[int, whole(1, 6)]
    count: One
    chooser: SideName | None = None
    if_damaged: Literal["destroy", "none"]
    where: ShipsWhere

    def check(self, look: Look) -> None:
        """Note ships that are not the owner's, bases there are not, and a place that says nothing or too much."""
        look.only_at_sea()
        self.where.check(look)
        if look.naval is not None:
            for index, name in enumerate(self.ships if isinstance(self.ships, list) else []):
                look.known(("ships", index), name, look.ships_of(self.owner), f"a {self.owner} ship")
            bases = [base.id for base in look.naval.bases]
            for index, name in enumerate(self.where.bases):
                look.known(("where", "bases", index), name, bases, "a base")


class ReturnShip(Step):
    """A destroyed ship comes back, damaged, in a base."""

    op: Literal["return_ship"]
    classes: Annotated[list[Class], Field(min_length=1)]
    count: One

    def check(self, look: Look) -> None:
        """Warn of a class in which the player has no ship."""
        look.only_at_sea()
        if look.naval is not None:
            classes = {ship.cls for ship in look.naval.ships if ship.side == look.side}
            for index, cls in enumerate(self.classes):
                if cls not in classes:
                    look.warning(("classes", index), f"is {cls}", f"there is no {look.side} ship of this class")


class DrawCards(Step):
    """More cards in the player's own next draw."""

    op: Literal["draw_cards"]
    amount: Count


class DiscardOpponentCard(Step):
    """The opponent loses cards of the hand, drawn by lot."""

    op: Literal["discard_opponent_card"]
    count: Count


class UnlessArea(Record):
    """A side that must not control an area."""

    area: Sea
    side: SideName


class MoroccoTransport(Step):
    """Units cross from overseas at once, unless an area is in the wrong hands."""

    op: Literal["morocco_transport"]
    extra: Count
    to: Ids
    unless_area_controlled: UnlessArea

    def check(self, look: Look) -> None:
        """Note boxes that the transport does not lead to."""
        look.only_at_sea()
        for index, box in enumerate(self.to):
            look.known(("to", index), box, look.map.transport.to, "a box that the transport leads to (MAR-02)")


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
