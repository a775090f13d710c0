"""What is asked and answered about sets of corrections."""

from typing import Annotated, Any

from pydantic import Field

from dosespanas.server.http.common_schemas import Answer
from dosespanas.server.http.requests import Request as Asked
from dosespanas.server.storage.row_validation import LARGEST


class CorrectionSetLine(Answer):
    """One of one's own sets, in the list of all."""

    id: str
    revision: int = Field(description="How often it has been written; grows")
    at: int = Field(description="When it was written last, in milliseconds since 1970, UTC")
    published: str | None = Field(description="The id by which anybody may read it; null: nobody else may")


class CorrectionSetView(CorrectionSetLine):
    """One of one's own sets."""

    corrections: dict[str, Any] = Field(description="A file of corrections")


class KeptCorrections(Asked):
    """A set as it is to be kept."""

    revision: int = Field(ge=0, le=LARGEST, description="The one it was made from; 0: a new set")
    corrections: dict[str, Any] = Field(description="A file of corrections, of 300,000 bytes at most")


class SetToPublish(Asked):
    """For which printing of the game a set is published."""

    edition: Annotated[str, Field(max_length=160, description="At most 80 signs, once it is made plain")]
    language: Annotated[str, Field(max_length=80, description="Of the printed game; at most 40 signs")]
    printing: Annotated[str, Field(max_length=160, description="Such as its year; at most 80 signs")] = ""


class PublishedSet(Answer):
    """A set that anybody may read, in the list of all."""

    id: str
    handle: str = Field(description="Who published it")
    mine: bool
    at: int = Field(description="When, in milliseconds since 1970, UTC")
    name: str
    source: str = Field(description="Where its values come from")
    edition: str
    language: str
    printing: str
    count: int = Field(description="How many values or rows are other than shipped")
    compared: int = Field(description="How many things its owner has compared with the box")
    confirmed: int = Field(description="How many of these somebody else has published too, compared and alike")
    persons: int = Field(description="How many persons these comparisons are by, its owner included")


class PublishedSetView(Answer):
    """A set that anybody may read."""

    id: str
    corrections: dict[str, Any] = Field(description="A file of corrections")
