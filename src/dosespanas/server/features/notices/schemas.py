"""What is asked and answered about notices."""

from typing import Annotated, Literal

from pydantic import Field

from dosespanas.server.features.notices.webhooks import FORMS
from dosespanas.server.http import requests
from dosespanas.server.http.common_schemas import Answer

KINDS = ("mail", "push", *FORMS)
Kind = Annotated[str, Field(pattern=f"^({'|'.join(KINDS)})$", json_schema_extra={"enum": [*KINDS]})]
Wants = Literal["always", "away", "daily", "never"]
Minute = Annotated[int, Field(ge=0, lt=24 * 60, description="Minutes after midnight in the account's time zone")]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,128}={0,2}$")]


class HoursView(Answer):
    """When an account is told nothing, and when what is told by the day."""

    quiet_from: int | None = Field(description="Minutes after midnight; null: there are no quiet hours")
    quiet_until: int | None
    daily: int = Field(description="When the daily notice comes")
    words: bool = Field(description="Whether words at a table that wait for some minutes are told")
    remind: int = Field(description="Days between two reminders of a game that waits; 0: there are none")


class FailureView(Answer):
    """How a channel failed last."""

    at: int = Field(description="Milliseconds since 1970, UTC")
    why: str = Field(description="Key of a message; it takes `code`")
    code: str = Field(description="The HTTP status that was answered, or nothing")
    rests: int = Field(description="Until when nothing more is sent there")


class ChannelView(Answer):
    """Where an account is told."""

    id: str
    kind: Kind
    label: str
    where: str = Field(description="A mail address, or the host of a webhook or push service")
    mark: str | None = Field(description="Of a browser: the first 16 digits of the SHA-256 of its endpoint")
    wants: Wants
    sent: int | None = Field(description="When something arrived there last, in milliseconds since 1970")
    ended: bool = Field(description="Whether it is used no more, until its owner says so")
    failure: FailureView | None


class FormView(Answer):
    """A form of webhooks."""

    form: Kind
    name: str = Field(description="The same in all languages")
    token: Literal["", "may", "must"] = Field(description="Whether it has an access token")
    room: Literal["", "may", "must"] = Field(description="Whether it has a room")


class ChannelsView(Answer):
    """All channels of an account."""

    channels: list[ChannelView]
    forms: list[FormView] = Field(description="What webhooks there can be")
    hours: HoursView
    zone: str
    mails: list[str] = Field(description="Addresses that may be written to: those this account signs in with")
    push_key: str = Field(description="What a browser subscribes with (`applicationServerKey`)")


class GameNotices(Answer):
    """What an account wants to be told of a game."""

    wants: Wants | None = Field(description="Null: what its channels say. The quieter of both holds")
    told: bool = Field(description="Whether the account has a channel that is used")


class Stopped(Answer):
    """A channel that is silent from now on."""

    kind: Kind


class PushKeys(requests.Request):
    """How to encrypt for a browser."""

    p256dh: Key
    auth: Key


class Subscribed(requests.Request):
    """A push subscription as a browser gives it."""

    endpoint: Annotated[str, Field(min_length=1, max_length=1_000)]
    keys: PushKeys
    expirationTime: float | None = None


class NewHook(requests.Request):
    """A webhook of one's own."""

    url: Annotated[str, Field(min_length=1, max_length=1_000)]
    token: Annotated[str, Field(max_length=500)] = ""
    room: Annotated[str, Field(max_length=255)] = ""


class NewChannel(requests.Request):
    """A channel to be added: `mail` for one of the account's addresses, `subscription` for a browser, else `hook`."""

    kind: Kind
    label: Annotated[str, Field(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""
    mail: Annotated[str, Field(max_length=254)] = ""
    subscription: Subscribed | None = None
    hook: NewHook | None = None
    wants: Wants = "always"


class ChangedChannel(requests.Request):
    """What is wanted of a channel."""

    wants: Wants


class NewHours(requests.Request):
    """Quiet hours, both or neither, and the time of the daily notice."""

    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    daily: Minute = 8 * 60
    words: bool = True
    remind: Annotated[int, Field(ge=0, le=30, description="Days between two reminders; 0: none")] = 3


class WantedOfGame(requests.Request):
    """What is to be told of a game; null: what the channels say."""

    wants: Wants | None
