"""What is asked and answered about words at a table."""

from typing import Literal

from pydantic import Field

from dosespanas.kernel.shapes import SideName
from dosespanas.server.http.common_schemas import Answer
from dosespanas.server.http.requests import Request as Asked

Shape = Literal["ring", "square", "triangle", "cross"]


class TalkMessage(Answer):
    """Something that was said."""

    n: int = Field(description="Its number in the room; grows")
    seat: SideName | Literal["spectator"]
    at: int = Field(description="Milliseconds since 1970, UTC")
    text: str = Field(description="Plain text: no sign in it steers a screen, and nothing in it is markup")


class MapMark(Answer):
    """A mark of a side on a place of the map."""

    side: SideName
    place: str
    shape: Shape
    text: str = Field(description="A word to it, or nothing")
    turn: int | None = Field(description="The turn it ends with; null: when its side takes it away")


class TalkAnswer(Answer):
    """What a seat hears in its room."""

    room: Literal["table", "gallery"] = Field(description="That of the two persons, or of those who watch")
    open: bool = Field(description="Whether the two may write to each other")
    revision: int = Field(description="Grows with all that is said or marked there")
    muted: bool = Field(description="Whether this seat does not wish to read the other side's words; nobody is told")
    read: int = Field(description="The last message at its table that this seat has read; 0 for who watches")
    names: dict[str, str] = Field(description="By side the name of who has an account; none for who watches")
    gone: list[SideName] = Field(description="The sides whose account is closed, unless a regent plays for them")
    messages: list[TalkMessage] = Field(description="The last ones after `since`, in order")
    marks: list[MapMark] = Field(description="All that stand, in the order they were made; none for who watches")


class NoteAnswer(Answer):
    """What a side has noted for itself; nobody else reads it."""

    text: str


class Words(Asked):
    """A message."""

    text: str = Field(min_length=1, max_length=1_000, description="At most 500 signs, once it is made plain")


class Muted(Asked):
    """Whether this seat does not wish to read the other side's words."""

    muted: bool


class Read(Asked):
    """How far this seat has read."""

    n: int = Field(ge=0, le=1_000_000_000, description="The number of the last message it has read")


class ReportReason(Asked):
    """What is said with a report."""

    why: str = Field(default="", max_length=400)


class Note(Asked):
    """A note for oneself."""

    text: str = Field(max_length=8_000, description="At most 4,000 signs, once it is made plain; nothing: no note")


class NewMark(Asked):
    """A mark to be put on a place."""

    shape: Shape
    text: str = Field(default="", max_length=80, description="At most 40 signs")
    turn: int | None = Field(default=None, ge=0, le=1_000, description="The turn it ends with")


class ShownPresence(Asked):
    """That a person is at the page of a game."""

    shown: bool = Field(description="Whether the other person may know; who does not show it is not told either")


class PresenceAnswer(Answer):
    """Whether the other person is at the page of the game."""

    other: bool = Field(description="A key, a press or a movement there in the last two or three minutes")
