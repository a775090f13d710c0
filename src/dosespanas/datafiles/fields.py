"""The kinds of fields that the data files of every game are made of, and how each is named when it is wrong."""

import unicodedata
from typing import Annotated, Any, Final, Literal, get_args

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
from pydantic_core import CoreSchema, PydanticCustomError, PydanticKnownError, core_schema

from dosespanas.datafiles.words import DataWords, ValueWords, say
from dosespanas.kernel.visible_text import HIDDEN, shows

SideName = Literal["nationalist", "republican"]
"""The two sides as the files write them."""


class Form:
    """Turns every error of a field into one that says which forms the field may take."""

    def __init__(self, form: DataWords) -> None:
        self.form = form

    def __call__(self, value: Any, handler: ValidatorFunctionWrapHandler) -> Any:
        """Return what the field's type makes of the value, or name the form it must have."""
        try:
            return handler(value)
        except ValidationError as error:
            raise of_form(self.form) from error


def of_form(form: DataWords) -> PydanticCustomError:
    """Return the error of a field that has not the form it must have."""
    return PydanticCustomError("form", "another form", {"form": form})


def form(key: str, /, **args: Any) -> WrapValidator:
    """Return the marker for a field that must be what a message says."""
    return WrapValidator(Form(say(key, **args)))


class WholeNumber:
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
            raise of_form(say("data-form-whole", low=str(low), high=str(high)))
        return value


def whole(low: int, high: int) -> WholeNumber:
    """Return the marker for a whole number from `low` to `high`."""
    return WholeNumber(low, high)


class Exact:
    """Takes a literal number or switch as the kind it is: by itself `true`, and 1.0, pass for 1, and 1 for `true`."""

    def __get_pydantic_core_schema__(self, kind: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Return what checks the kind of a value before it is looked for among the literals."""
        schema, literals = handler(kind), get_args(kind)
        *most, last = [str(one) for one in literals]
        expected = f"{', '.join(most)} or {last}" if most else last

        def check(value: Any) -> Any:
            if type(value) not in {type(one) for one in literals}:
                raise PydanticKnownError("literal_error", {"expected": expected})
            return value

        return core_schema.no_info_before_validator_function(check, schema)


EXACT: Final = Exact()
"""The marker for a `Literal` of numbers or switches."""

Identifier = Annotated[
    str,
    Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40),
    form("data-form-id"),
]
"""A name for programs. The notation of actions uses it."""

Text = Annotated[str, Field(min_length=1, max_length=1000), form("data-form-text", low="1", high="1000")]
"""A text that says something."""

WHENCE: Final = ("rulebook", "reconstructed", "own copy", "house rule")
"""Where a datum may come from."""

SOURCE: Final = rf"^({'|'.join(WHENCE)}): ."
"""How a note on the source of a datum begins."""

Provenance = Annotated[
    str,
    Field(pattern=SOURCE, max_length=400),
    form("data-form-source", values={"any_of": [ValueWords(f"{source}: ") for source in WHENCE]}),
]
"""Where a datum comes from."""

UNSEEN: Final = {*HIDDEN, "Zl", "Zp"}
"""What steers or shows nothing, and line and paragraph breaks."""


def is_plain(text: str) -> bool:
    """Whether a text can be shown as it stands: something to see, in one line, nothing that changes its direction."""
    return shows(text) and not any(unicodedata.category(letter) in UNSEEN for letter in text)


def plain(least: int, most: int) -> BeforeValidator:
    """Return the marker for plain text in one line, with so many characters."""

    def check(value: Any) -> str:
        if not (isinstance(value, str) and least <= len(value) <= most and (is_plain(value) or value == "")):
            raise of_form(say("data-form-plain", low=str(least), high=str(most)))
        return value

    return BeforeValidator(check)


Name = Annotated[str, plain(1, 100)]
"""What something is called: on the screen as it stands."""

Source = Annotated[dict[str, Text], Field(min_length=1)]
"""Where each part of a datum comes from, as `Provenance`."""


class FileRecord(BaseModel):
    """A JSON object with exactly the fields it declares."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)
