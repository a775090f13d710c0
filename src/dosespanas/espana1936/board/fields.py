"""The fields of a condition or an operation of a card: what each kind of field is to the rules.

An operation reads its fields one after another in its `__init__`, and that is all that is said of them: the schema of
`cards.json` and the check of what they name follow from it (`files/operations.py`), for whoever reads there is handed
`Fields` that note what is asked, or what is wrong.
"""

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from dosespanas.espana1936.board.data import ALL_BOXES, KIND_NAMES, SHIP, Data
from dosespanas.kernel.side import parse_side

T = TypeVar("T")


class ActionPlace:
    """Where a card acts: a set of boxes and the state they must be in (no_enemy, own_present, controlled, any)."""

    def __init__(self, boxes: int, ports: bool, state: str) -> None:
        self.boxes = boxes
        self.ports = ports
        """Only ports count, whatever they are when the card is played."""
        self.state = state


class Kind(Generic[T]):
    """A kind of field."""

    def nothing(self) -> T:
        """Return what stands for a field that is not there."""
        raise RuntimeError("a kind of field has a value for nothing")

    def read(self, value: Any, data: Data, side: int) -> T:
        """Return what the rules make of a value of the data on a card of `side`."""
        raise RuntimeError("a kind of field can be read")


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """The fields of a condition or an operation, as somebody asks for them."""

    def __init__(self, name: str, side: int, row: dict[str, Any]) -> None:
        """`name`: its `cond` or `op`; `side`: whose card it stands on."""
        self.name = name
        self.side = side
        self.row = row

    def get(self, field: str, kind: Kind[T]) -> T:
        """Return a field that is always there."""
        raise RuntimeError("fields are read, declared or checked")

    def maybe(self, field: str, kind: Kind[T]) -> T:
        """Return a field that may be left out; `kind.nothing()` if it is."""
        raise RuntimeError("fields are read, declared or checked")

    def wrong(self, field: str, wrong: str, right: str, one: str, other: str = "") -> None:
        """Note that fields do not go together (`field`: the one to be blamed, "" for none), where data are checked.

        `wrong`, `right`: messages of the catalogue; `one`, `other`: the fields that the latter names.
        """

    def must_be(self, side: int, rule: str) -> None:
        """Note a card of the other side, where data are checked."""

    def at_sea(self) -> None:
        """Note a card that is not of the naval war, where data are checked."""

    def one_of(self, one: str, other: str, wrong: str) -> None:
        """Note it unless exactly one of two fields is there."""
        if (one in self.row) == (other in self.row):
            self.wrong("", wrong, "data-either", one, other)


class Row(Fields):
    """The fields of a row of data that have been checked."""

    def __init__(self, name: str, side: int, row: dict[str, Any], data: Data) -> None:
        super().__init__(name, side, row)
        self.data = data

    def get(self, field: str, kind: Kind[T]) -> T:
        """Return a field."""
        return kind.read(self.row[field], self.data, self.side)

    def maybe(self, field: str, kind: Kind[T]) -> T:
        """Return a field that may be left out."""
        return kind.read(self.row[field], self.data, self.side) if field in self.row else kind.nothing()


# --- numbers and words ----------------------------------------------------------------------------------


class NumberField(Kind[int]):
    """A whole number from `low` to `high`; -1: not there."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def nothing(self) -> int:
        """Return -1."""
        return -1

    def read(self, value: Any, data: Data, side: int) -> int:
        """Return the number."""
        return int(value)


class Fixed(Kind[int]):
    """A number that has one value alone, written down all the same."""

    def __init__(self, value: int) -> None:
        self.value = value

    def nothing(self) -> int:
        """Return the value."""
        return self.value

    def read(self, value: Any, data: Data, side: int) -> int:
        """Return the value."""
        return self.value


class On(Kind[bool]):
    """A switch that is on, written down all the same.

    It is no `Fixed(True)`: compiled that would be 1, and the data another digest on each build.
    """

    def nothing(self) -> bool:
        """Return that it is on."""
        return True

    def read(self, value: Any, data: Data, side: int) -> bool:
        """Return that it is on."""
        return True


class CountOrAll(Kind[int]):
    """How many; -1: all. 0: not said."""

    def nothing(self) -> int:
        """Return 0."""
        return 0

    def read(self, value: Any, data: Data, side: int) -> int:
        """Return the number."""
        return -1 if value == "all" else int(value)


class Share(Kind[float]):
    """A share of all; 0: not said."""

    def nothing(self) -> float:
        """Return 0."""
        return 0.0

    def read(self, value: Any, data: Data, side: int) -> float:
        """Return the share."""
        return float(value)


class StrengthField(Kind[int]):
    """The strength of a troop (CMP-01), of the type that the field `of` names if any: there must be a counter."""

    def __init__(self, of: str = "") -> None:
        self.of = of

    def nothing(self) -> int:
        """Return 0."""
        return 0

    def read(self, value: Any, data: Data, side: int) -> int:
        """Return the strength."""
        return int(value)


class Word(Kind[str]):
    """One of some words."""

    def __init__(self, *words: str) -> None:
        self.words = list(words)

    def nothing(self) -> str:
        """Return no word."""
        return ""

    def read(self, value: Any, data: Data, side: int) -> str:
        """Return the word."""
        return str(value)


class WordsField(Kind[list[str]]):
    """One or more of some words."""

    def __init__(self, *words: str) -> None:
        self.words = list(words)

    def nothing(self) -> list[str]:
        """Return no words."""
        return []

    def read(self, value: Any, data: Data, side: int) -> list[str]:
        """Return the words."""
        return [str(word) for word in value]


# --- sides and places -----------------------------------------------------------------------------------


class SideField(Kind[int]):
    """A side; with `rule` it must be the other one by that rule."""

    def __init__(self, rule: str = "") -> None:
        self.rule = rule

    def nothing(self) -> int:
        """Return -1."""
        return -1

    def read(self, value: Any, data: Data, side: int) -> int:
        """Return the side."""
        return parse_side(value)


class BoxField(Kind[int]):
    """A box."""

    def nothing(self) -> int:
        """Return -1."""
        return -1

    def read(self, value: Any, data: Data, side: int) -> int:
        """Return the box."""
        return data.box_index[value]


class Boxes(Kind[int]):
    """Boxes by name, as a mask; `oversea`: of those that the transport leads to (MAR-02)."""

    def __init__(self, oversea: bool = False) -> None:
        self.oversea = oversea

    def nothing(self) -> int:
        """Return no boxes."""
        return 0

    def read(self, value: Any, data: Data, side: int) -> int:
        """Return the boxes."""
        return data.mask(value)


class WhereField(Kind[ActionPlace | None]):
    """The boxes a card may choose from, and what it asks of them; `plain`: nothing but which they are."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain

    def nothing(self) -> ActionPlace | None:
        """Return no place."""
        return None

    def read(self, value: Any, data: Data, side: int) -> ActionPlace | None:
        """Return the place."""
        boxes = value["boxes"]
        if boxes == "any":
            return ActionPlace(ALL_BOXES, False, value["state"])
        if boxes == "any_port":
            return ActionPlace(ALL_BOXES, True, value["state"])
        return ActionPlace(data.mask(boxes), False, value["state"])


class Haven:
    """Where ships may be hit."""

    def __init__(self, sites: list[int], coastal: bool, ports: bool, anywhere: bool) -> None:
        self.sites = sites
        """Sea areas and bases."""
        self.coastal = coastal
        self.ports = ports
        self.anywhere = anywhere


class ShipsWhereField(Kind[Haven]):
    """Where ships may be hit: anywhere, or in some areas and bases, in coastal boxes, in ports."""

    def nothing(self) -> Haven:
        """Return nowhere."""
        return Haven([], False, False, False)

    def read(self, value: Any, data: Data, side: int) -> Haven:
        """Return the places."""
        sites = [data.place_index[name] for name in value.get("areas", []) + value.get("bases", [])]
        return Haven(sites, value.get("coastal", False), value.get("ports", False), value.get("any", False))


class BaseField(Kind[int]):
    """A naval base of the card's side."""

    def nothing(self) -> int:
        """Return -1."""
        return -1

    def read(self, value: Any, data: Data, side: int) -> int:
        """Return the place."""
        return data.place_index[value]


class UnlessAreaField(Kind[list[int]]):
    """A sea area (its number among the areas) and the side that must not control it."""

    def nothing(self) -> list[int]:
        """Return no area."""
        return [-1, -1]

    def read(self, value: Any, data: Data, side: int) -> list[int]:
        """Return area and side."""
        return [data.place_index[value["area"]] - data.areas[0], parse_side(value["side"])]


# --- troops and pieces ----------------------------------------------------------------------------------


class UnitsField(Kind[list[tuple[int, int]]]):
    """New troops of the card's side: types and strengths."""

    def nothing(self) -> list[tuple[int, int]]:
        """Return no troops."""
        return []

    def read(self, value: Any, data: Data, side: int) -> list[tuple[int, int]]:
        """Return the troops."""
        return [(data.type_index[side][unit["type"]], unit["strength"]) for unit in value]


class Type(Kind[int]):
    """A troop type of a side."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def nothing(self) -> int:
        """Return -1."""
        return -1

    def read(self, value: Any, data: Data, side: int) -> int:
        """Return the type."""
        return data.type_index[self.owner][value]


class Types(Kind[int]):
    """Troop types of a side by name, as a mask."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def nothing(self) -> int:
        """Return no types."""
        return 0

    def read(self, value: Any, data: Data, side: int) -> int:
        """Return the types."""
        known = data.type_index[self.owner]
        mask = 0
        for name in value:
            mask |= 1 << known[name]
        return mask


class TypesOrAny(Types):
    """Troop types of a side by name, or "any", as a mask."""

    def read(self, value: Any, data: Data, side: int) -> int:
        """Return the types."""
        return super().read(list(data.type_index[self.owner]) if value == "any" else value, data, side)


class GeneralField(Kind[int]):
    """A general of a side."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def nothing(self) -> int:
        """Return -1."""
        return -1

    def read(self, value: Any, data: Data, side: int) -> int:
        """Return the piece."""
        return data.piece_index[value]


class Choose(Kind[list[int]]):
    """Planes or tanks of the card's side by name, or "any", to choose `count` of them from."""

    def __init__(self, kind: int, count: int) -> None:
        self.kind = kind
        self.count = count

    def nothing(self) -> list[int]:
        """Return no pieces."""
        return []

    def read(self, value: Any, data: Data, side: int) -> list[int]:
        """Return the pieces."""
        pieces = data.pieces_of[side][self.kind]
        return [p for p in pieces if value == "any" or data.piece_names[p] in value]


class Faction(Kind[list[int]]):
    """Whose planes or tanks of a side (`kinds`: their names in the data)."""

    def __init__(self, kinds: list[str], owner: int) -> None:
        self.kinds = kinds
        self.owner = owner

    def nothing(self) -> list[int]:
        """Return no pieces."""
        return []

    def read(self, value: Any, data: Data, side: int) -> list[int]:
        """Return the pieces."""
        kinds = [KIND_NAMES.index(name) for name in self.kinds]
        return [
            p
            for p in range(data.piece_count)
            if data.piece_kinds[p] in kinds and data.piece_sides[p] == self.owner and data.piece_factions[p] == value
        ]


class ShipField(Kind[int]):
    """A ship of the card's side."""

    def nothing(self) -> int:
        """Return -1."""
        return -1

    def read(self, value: Any, data: Data, side: int) -> int:
        """Return the piece."""
        return data.piece_index[value]


class Ships(Kind[list[int]]):
    """Ships of a side by name, or "any"."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def nothing(self) -> list[int]:
        """Return no ships."""
        return []

    def read(self, value: Any, data: Data, side: int) -> list[int]:
        """Return the pieces."""
        return [p for p in data.pieces_of[self.owner][SHIP] if value == "any" or data.piece_names[p] in value]


class Classes(Kind[list[int]]):
    """Ships of the card's side by class."""

    def nothing(self) -> list[int]:
        """Return no ships."""
        return []

    def read(self, value: Any, data: Data, side: int) -> list[int]:
        """Return the pieces."""
        return [p for p in data.pieces_of[side][SHIP] if data.ship_classes[p] in value]
