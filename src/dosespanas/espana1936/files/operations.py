"""What `cards.json` may hold of operations and conditions, and what these must refer to: as their classes ask for it.

The classes stand in `cards/`; here stands what each kind of field (`board/fields.py`) may be in the file.
"""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar, cast

from pydantic import Field, create_model

from dosespanas.datafiles.fields import EXACT, FileRecord, Identifier, SideName, Text, form, whole
from dosespanas.datafiles.words import FieldWords as Named
from dosespanas.datafiles.words import ValueWords, being, say
from dosespanas.espana1936.board import fields as kinds
from dosespanas.espana1936.board.data import KIND_NAMES, PLANE
from dosespanas.espana1936.board.operation import Condition as ConditionClass
from dosespanas.espana1936.board.operation import Operation as OperationClass
from dosespanas.espana1936.cards.conditions import CONDITIONS
from dosespanas.espana1936.cards.operations import OPERATIONS
from dosespanas.espana1936.files.fields import Choice, CountOrAll, Ids, Sea, Strength, TroopRow, Types, WhereRow
from dosespanas.espana1936.files.naval import Class
from dosespanas.espana1936.files.references import Look
from dosespanas.espana1936.files.schema import PlaneRow, TankRow
from dosespanas.kernel.side import NAT, SIDE_NAMES, parse_side

T = TypeVar("T")


class ShipsWhereRow(FileRecord):
    """Where ships may be hit: anywhere, or in some areas and bases, in coastal boxes, in ports."""

    areas: list[Sea] = Field(default_factory=list)
    bases: list[Identifier] = Field(default_factory=list)
    coastal: bool = False
    ports: bool = False
    any: bool = False


class UnlessAreaRow(FileRecord):
    """A side that must not control an area."""

    area: Sea
    side: SideName


# --- what a field may be, by its kind -------------------------------------------------------------------

Ships = Annotated[Ids | Literal["any"], form("data-form-ids", of="ships", values=ValueWords("any"))]
Share = Annotated[float, Field(gt=0, le=1, allow_inf_nan=False), form("data-form-share")]
Units = Annotated[list[TroopRow], Field(min_length=1, max_length=4)]

FORMS: Final[dict[type[kinds.Kind[Any]], Any]] = {
    kinds.CountOrAll: CountOrAll,
    kinds.Share: Share,
    kinds.On: Annotated[Literal[True], EXACT],
    kinds.StrengthField: Strength,
    kinds.SideField: SideName,
    kinds.BoxField: Identifier,
    kinds.Boxes: Ids,
    kinds.WhereField: WhereRow,
    kinds.ShipsWhereField: ShipsWhereRow,
    kinds.BaseField: Identifier,
    kinds.UnlessAreaField: UnlessAreaRow,
    kinds.UnitsField: Units,
    kinds.Type: Identifier,
    kinds.Types: Ids,
    kinds.TypesOrAny: Types,
    kinds.GeneralField: Identifier,
    kinds.Choose: Choice,
    kinds.Faction: Text,
    kinds.ShipField: Identifier,
    kinds.Ships: Ships,
    kinds.Classes: Annotated[list[Class], Field(min_length=1)],
}
"""The form of a field of a kind, where it is the same for every field."""


def form_of(kind: kinds.Kind[Any]) -> Any:
    """Return the form of a field in the file."""
    literal: Any = Literal  # of values that are known when it is asked for
    if isinstance(kind, kinds.NumberField):
        return Annotated[int, whole(kind.low, kind.high)]
    if isinstance(kind, kinds.Fixed):
        return Annotated[literal[kind.value], EXACT]
    if isinstance(kind, kinds.Word):
        return literal[tuple(kind.words)]
    if isinstance(kind, kinds.WordsField):
        several: Any = list
        return Annotated[several[literal[tuple(kind.words)]], Field(min_length=1, max_length=len(kind.words))]
    return FORMS[type(kind)]


# --- what a field must refer to -------------------------------------------------------------------------


def _side(look: Look, kind: kinds.SideField, field: str, value: Any) -> None:
    if kind.rule:
        look.fixed((field,), value, look.foe, kind.rule)


def _strength(look: Look, kind: kinds.StrengthField, field: str, value: Any, row: dict[str, Any]) -> None:
    if kind.of and row[kind.of] in look.types_of(look.side):
        look.counter(row[kind.of], value, (field,))


def _boxes(look: Look, kind: kinds.Boxes, field: str, value: Any) -> None:
    if not kind.oversea:
        look.boxes(value, (field,))
        return
    for index, box in enumerate(value):
        look.known((field, index), box, look.map.transport.to, say("data-a-transport-box"))


def _where(look: Look, kind: kinds.WhereField, field: str, value: Any) -> None:
    look.boxes(value["boxes"], (field, "boxes"))
    if kind.plain and (isinstance(value["boxes"], str) or value["state"] != "any"):
        look.error((field,), say("data-more-than-boxes"), say("data-plain-boxes", value=ValueWords("any")))


def _ships_where(look: Look, kind: kinds.ShipsWhereField, field: str, value: Any) -> None:
    somewhere = any(value.get(name) for name in ("areas", "bases", "coastal", "ports"))
    if somewhere == bool(value.get("any")):
        wrong = say("data-more-than-any" if somewhere else "data-names-no-place")
        some = {"all_of": [Named(name) for name in ("areas", "bases", "coastal", "ports")]}
        look.error((field,), wrong, say("data-any-or-some", field=Named("any"), fields=some))
    if look.naval is not None:
        bases = [base.id for base in look.naval.bases]
        for index, name in enumerate(value.get("bases", [])):
            look.known((field, "bases", index), name, bases, say("data-a-base"))


def _base(look: Look, kind: kinds.BaseField, field: str, value: Any) -> None:
    if look.naval is not None:
        bases = [base.id for base in look.naval.bases if base.side == look.side]
        look.known((field,), value, bases, say("data-a-base-of", side=look.side))


def _type(look: Look, kind: kinds.Type, field: str, value: Any) -> None:
    look.type(value, SIDE_NAMES[kind.owner], (field,))


def _types(look: Look, kind: kinds.Types | kinds.TypesOrAny, field: str, value: Any) -> None:
    look.types(value, SIDE_NAMES[kind.owner], (field,))


def _faction(look: Look, kind: kinds.Faction, field: str, value: Any) -> None:
    rows: list[PlaneRow | TankRow] = []
    rows += look.pieces.planes if "plane" in kind.kinds else []
    rows += look.pieces.tanks if "tank" in kind.kinds else []
    look.faction(value, SIDE_NAMES[kind.owner], rows)


def _choose(look: Look, kind: kinds.Choose, field: str, value: Any) -> None:
    rows = look.pieces.planes if kind.kind == PLANE else look.pieces.tanks
    look.choice(value, kind.count, rows, KIND_NAMES[kind.kind])


def _ship(look: Look, kind: kinds.ShipField, field: str, value: Any) -> None:
    if look.naval is not None:
        look.known((field,), value, look.ships_of(look.side), say("data-a-piece", side=look.side, kind="ship"))


def _ships(look: Look, kind: kinds.Ships, field: str, value: Any) -> None:
    owner = SIDE_NAMES[kind.owner]
    for index, name in enumerate(value if isinstance(value, list) and look.naval is not None else []):
        look.known((field, index), name, look.ships_of(owner), say("data-a-piece", side=owner, kind="ship"))


def _classes(look: Look, kind: kinds.Classes, field: str, value: Any) -> None:
    if look.naval is not None:
        classes = {ship.cls for ship in look.naval.ships if ship.side == look.side}
        for index, cls in enumerate(value):
            if cls not in classes:
                look.warning((field, index), being(cls), say("data-no-ship", side=look.side))


CHECKS: Final[dict[type[kinds.Kind[Any]], Callable[[Look, Any, str, Any], None]]] = {
    kinds.SideField: _side,
    kinds.BoxField: lambda look, kind, field, value: look.box(value),
    kinds.Boxes: _boxes,
    kinds.WhereField: _where,
    kinds.ShipsWhereField: _ships_where,
    kinds.BaseField: _base,
    kinds.UnitsField: lambda look, kind, field, value: look.units([TroopRow(**unit) for unit in value]),
    kinds.Type: _type,
    kinds.Types: _types,
    kinds.TypesOrAny: _types,
    kinds.GeneralField: lambda look, kind, field, value: look.general(value, SIDE_NAMES[kind.owner]),
    kinds.Choose: _choose,
    kinds.Faction: _faction,
    kinds.ShipField: _ship,
    kinds.Ships: _ships,
    kinds.Classes: _classes,
}
"""What is wrong with what a field of a kind names; a kind that is not here names nothing."""

PLAIN: Final = (kinds.NumberField, kinds.Fixed, kinds.On, kinds.StrengthField, kinds.Word, kinds.WordsField)
"""Kinds of fields whose value is to the rules what it is in the file."""


# --- the two who ask ------------------------------------------------------------------------------------


class DeclaredFields(kinds.Fields):
    """Notes which fields a condition or an operation asks for."""

    def __init__(self, name: str) -> None:
        super().__init__(name, NAT, {})
        self.asked: dict[str, tuple[Any, Any]] = {}
        """By name: its form, and what stands for it if it may be left out (`...`: it may not)."""
        self.either: list[tuple[str, str]] = []
        """Fields of which one is there."""
        self.naval = False
        """Whether it belongs to the naval war."""

    def get(self, field: str, kind: kinds.Kind[T]) -> T:
        """Note a field."""
        self.asked[field] = (form_of(kind), ...)
        return kind.nothing()

    def maybe(self, field: str, kind: kinds.Kind[T]) -> T:
        """Note a field that may be left out."""
        self.asked[field] = (form_of(kind) | None, None)
        return kind.nothing()

    def one_of(self, one: str, other: str, wrong: str) -> None:
        """Note two fields of which one is there."""
        self.either.append((one, other))

    def at_sea(self) -> None:
        """Note that it belongs to the naval war."""
        self.naval = True


class CheckedFields(kinds.Fields):
    """Looks at what the fields of a condition or an operation name."""

    def __init__(self, name: str, row: dict[str, Any], look: Look) -> None:
        super().__init__(name, parse_side(look.side), row)
        self.look = look

    def get(self, field: str, kind: kinds.Kind[T]) -> T:
        """Look at a field; return its value if it is a plain number or word."""
        value = self.row[field]
        if isinstance(kind, kinds.StrengthField):
            _strength(self.look, kind, field, value, self.row)
        elif type(kind) in CHECKS:
            CHECKS[type(kind)](self.look, kind, field, value)
        if isinstance(kind, kinds.SideField):
            return cast("T", parse_side(value))
        return cast("T", value) if isinstance(kind, PLAIN) else kind.nothing()

    def maybe(self, field: str, kind: kinds.Kind[T]) -> T:
        """Look at a field that may be left out."""
        return self.get(field, kind) if field in self.row else kind.nothing()

    def wrong(self, field: str, wrong: str, right: str, one: str, other: str = "") -> None:
        """Note that fields do not go together."""
        told = say(right, one=Named(one), other=Named(other))
        self.look.error((field,) if field else (), say(wrong, value=ValueWords(self.row.get(field))), told)

    def must_be(self, side: int, rule: str) -> None:
        """Note a card of the other side."""
        self.look.of_side(SIDE_NAMES[side], rule)

    def at_sea(self) -> None:
        """Note a card that is not of the naval war."""
        self.look.only_at_sea()


# --- the schema -----------------------------------------------------------------------------------------


class OperationRow(FileRecord):
    """A condition or an operation: its fields, and what is wrong with what they name."""

    def row(self) -> dict[str, Any]:
        """Return its fields as they stand in the file, without its name."""
        return self.model_dump(exclude_unset=True, exclude={"cond", "op"})

    def check(self, look: Look) -> None:
        """Note everything wrong or unusual in the card that `look` looks at."""
        raise RuntimeError("a condition or an operation is checked")


class ConditionStep(OperationRow):
    """A condition in the file."""

    cond: str

    def check(self, look: Look) -> None:
        """Note everything wrong or unusual in the card that `look` looks at."""
        CONDITIONS[self.cond](CheckedFields(self.cond, self.row(), look))


class OperationStep(OperationRow):
    """An operation in the file."""

    op: str

    def check(self, look: Look) -> None:
        """Note everything wrong or unusual in the card that `look` looks at."""
        OPERATIONS[self.op](CheckedFields(self.op, self.row(), look))


def declared(name: str, kind: type[ConditionClass] | type[OperationClass]) -> DeclaredFields:
    """Return what a condition or an operation asks for."""
    fields = DeclaredFields(name)
    kind(fields)
    return fields


if TYPE_CHECKING:
    Condition = ConditionStep
    Operation = OperationStep
else:

    def _models(base, tag, classes):
        """Return a model a class: a union told apart by the name."""
        models = [
            create_model(kind.__name__, __base__=base, **{tag: (Literal[name], ...)}, **declared(name, kind).asked)
            for name, kind in classes.items()
        ]
        return Annotated[reduce(or_, models), Field(discriminator=tag)]

    Condition = _models(ConditionStep, "cond", CONDITIONS)
    Operation = _models(OperationStep, "op", OPERATIONS)
