"""What is asked and answered about messages from person to person."""

from pydantic import Field

from dosespanas.server.http.common_schemas import Answer
from dosespanas.server.http.requests import Request as Asked
from dosespanas.server.storage.row_validation import LARGEST


class Conversation(Answer):
    """A person with whom one has written, or whose messages one does not wish to read."""

    handle: str
    at: int | None = Field(description="When the last message was written, in milliseconds since 1970; null: not told")
    unread: int = Field(description="How many of theirs one has not read")


class DirectMessage(Answer):
    """A message of one of the two."""

    n: int = Field(description="Its number; grows")
    mine: bool
    at: int = Field(description="Milliseconds since 1970, UTC")
    text: str = Field(description="Plain text: no sign in it steers a screen, and nothing in it is markup")


class ConversationAnswer(Answer):
    """What two persons wrote to each other, as one of them hears it."""

    handle: str = Field(description="The name of the other person")
    muted: bool = Field(description="Whether one does not wish to read their messages; nobody is told")
    messages: list[DirectMessage] = Field(description="The last ones, in order")


class NewMessage(Asked):
    """A message."""

    text: str = Field(min_length=1, max_length=4_000, description="At most 2,000 signs, once it is made plain")


class MutedPerson(Asked):
    """Whether one does not wish to read a person's messages."""

    muted: bool


class ReadUpTo(Asked):
    """How far one has read."""

    n: int = Field(ge=0, le=LARGEST, description="The number of the last message that was read")
