"""The kinds of fields the data files are made of, and how each is named when it is wrong."""

from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationError,
    ValidatorFunctionWrapHandler,
    WrapValidator,
)
from pydantic_core import PydanticCustomError

SideName = Literal["nationalist", "republican"]
"""The two sides as the files write them."""

Deck = Literal["1936-37", "1938-39"]
"""The two decks each side draws from, one after the other."""

Sea = Literal["cantabrico", "estrecho", "mediterraneo", "baleares"]
"""The sea areas. Only the naval war uses them."""

Strength = Literal[1, 2, 3, 5]
"""Strength of a troop: the faces of the small counters (1, 2) and of the large ones (3, 5). CMP-01."""

BoxState = Literal["no_enemy", "own_present", "controlled", "any"]
"""What a card asks of a box: see `Where`."""


class Form:
    """Turns every error of a field into one sentence that says which forms the field may take."""

    def __init__(self, form: str) -> None:
        self.form = form

    def __call__(self, value: Any, handler: ValidatorFunctionWrapHandler) -> Any:
        """Return what the field's type makes of the value, or name the form it must have."""
        try:
            return handler(value)
        except ValidationError as error:
            raise PydanticCustomError("form", "{form}", {"form": self.form}) from error


def form(sentence: str) -> WrapValidator:
    """Return the marker for a field that must be what the sentence says."""
    return WrapValidator(Form(sentence))


def whole(low: int, high: int) -> BeforeValidator:
    """Return the marker for a whole number from `low` to `high`."""

    def check(value: Any) -> int:
        if type(value) is not int or not low <= value <= high:
            raise PydanticCustomError("form", "a whole number {low} to {high}", {"low": low, "high": high})
        return value

    return BeforeValidator(check)


Identifier = Annotated[
    str,
    Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40),
    form("a name in lower case letters, digits and underscores, beginning with a letter"),
]
"""A name for programs. The notation of actions uses it."""

Text = Annotated[str, Field(min_length=1, max_length=1000), form("a text of 1 to 1000 characters")]
"""A text that says something."""

Source = Annotated[dict[str, Text], Field(min_length=1)]
"""Where each part of a datum comes from: `rulebook: ...`, `reconstructed: ...` or `own copy: ...`."""

Drm = Annotated[int, whole(-3, 3)]
"""A die-roll modifier printed on a piece."""

Longitude = Annotated[float, Field(ge=-20, le=10, allow_inf_nan=False), form("a number -20 to 10")]
Latitude = Annotated[float, Field(ge=25, le=50, allow_inf_nan=False), form("a number 25 to 50")]
"""Degrees: the place of something on the screen, nothing else."""

Ids = Annotated[list[Identifier], Field(min_length=1)]
Boxes = Annotated[Ids | Literal["any", "any_port"], form('a list of box ids, "any" or "any_port"')]
Types = Annotated[Ids | Literal["any"], form('a list of troop types or "any"')]
Choice = Annotated[Ids | Literal["any"], form('a list of piece ids or "any"')]
Count = Annotated[int, whole(1, 20)]
CountOrAll = Annotated[Count | Literal["all"], form('a whole number 1 to 20, or "all"')]
TurnNumber = Annotated[int, whole(1, 10)]
CityCount = Annotated[int, whole(0, 12)]
CardCount = Annotated[int, whole(0, 22)]
CounterCount = Annotated[int, whole(0, 54)]


class Record(BaseModel):
    """A JSON object with exactly the fields it declares."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)
