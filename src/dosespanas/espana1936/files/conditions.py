"""The closed set of conditions that a card event may set: what each has in `cards.json`, and what it must refer to."""

from typing import Annotated, Literal, get_args

from pydantic import Field

from dosespanas.datafiles.fields import Identifier, Record
from dosespanas.espana1936.files.fields import Ids
from dosespanas.espana1936.files.references import Look


class Step(Record):
    """A condition or an operation: its fields, and what is wrong with what they name."""

    def check(self, look: Look) -> None:
        """Note everything wrong or unusual in the card that `look` looks at; most refer to nothing."""


class ControlsPort(Step):
    """The card's player holds at least one port alone."""

    cond: Literal["controls_port"]


class ControlsBox(Step):
    """The card's player holds this box alone."""

    cond: Literal["controls_box"]
    box: Identifier

    def check(self, look: Look) -> None:
        """Note a box there is not."""
        look.box(self.box)


class HasUnitTypeInAny(Step):
    """A troop of one of the types stands in one of the boxes."""

    cond: Literal["has_unit_type_in_any"]
    types: Ids
    boxes: Ids

    def check(self, look: Look) -> None:
        """Note boxes and types there are not."""
        look.boxes(self.boxes, ("boxes",))
        look.types(self.types, look.side, ("types",))


Condition = Annotated[ControlsPort | ControlsBox | HasUnitTypeInAny, Field(discriminator="cond")]


def condition_names() -> list[str]:
    """Return the names of the conditions a card may set, in alphabetical order."""
    union = get_args(Condition)[0]
    return sorted(get_args(model.model_fields["cond"].annotation)[0] for model in get_args(union))
