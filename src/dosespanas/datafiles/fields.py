"""The kinds of fields that the data files of every game are made of, and how each is named when it is wrong."""

import unicodedata
from typing import Annotated, Any, Final, Literal

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    ValidationError,
    ValidatorFunctionWrapHandler,
    WrapValidator,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

SideName = Literal["nationalist", "republican"]
"""The two sides as the files write them."""


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


class Whole:
    """Takes a whole number of a range, and says so in the JSON schema of its field."""

    def __init__(self, low: int, high: int) -> None:
        self._range = {"minimum": low, "maximum": high}

    def __get_pydantic_core_schema__(self, kind: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Return what checks the number."""
        return core_schema.no_info_before_validator_function(self._checked, handler(kind))

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """Return the schema of the number with its range."""
        return {**handler(schema), **self._range}

    def _checked(self, value: Any) -> int:
        low, high = self._range.values()
        if type(value) is not int or not low <= value <= high:
            raise PydanticCustomError("form", "a whole number {low} to {high}", {"low": low, "high": high})
        return value


def whole(low: int, high: int) -> Whole:
    """Return the marker for a whole number from `low` to `high`."""
    return Whole(low, high)


Identifier = Annotated[
    str,
    Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40),
    form("a name in lower case letters, digits and underscores, beginning with a letter"),
]
"""A name for programs. The notation of actions uses it."""

Text = Annotated[str, Field(min_length=1, max_length=1000), form("a text of 1 to 1000 characters")]
"""A text that says something."""

Provenance = Annotated[
    str,
    Field(pattern=r"^(rulebook|reconstructed|own copy|house rule): .", max_length=400),
    form('a text that begins with "rulebook: ", "reconstructed: ", "own copy: " or "house rule: "'),
]
"""Where a datum comes from."""

UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control and format characters, halves of characters, what is no character, line and paragraph breaks."""


def is_plain(text: str) -> bool:
    """Whether a text can be shown as it stands: something to see, in one line, nothing that changes its direction."""
    return not text.isspace() and not any(unicodedata.category(letter) in UNSEEN for letter in text)


def plain(least: int, most: int) -> BeforeValidator:
    """Return the marker for plain text in one line, with so many characters."""

    def check(value: Any) -> str:
        if not (isinstance(value, str) and least <= len(value) <= most and (is_plain(value) or value == "")):
            words = "plain text in one line, {least} to {most} characters"
            raise PydanticCustomError("form", words, {"least": least, "most": most})
        return value

    return BeforeValidator(check)


Name = Annotated[str, plain(1, 100)]
"""What something is called: on the screen as it stands."""

Source = Annotated[dict[str, Text], Field(min_length=1)]
"""Where each part of a datum comes from, as `Provenance`."""


class Record(BaseModel):
    """A JSON object with exactly the fields it declares."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)
