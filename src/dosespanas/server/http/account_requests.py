"""What requests about accounts may say."""

from typing import Annotated, Any, Literal

from pydantic import Field

from dosespanas.server.http.requests import Name, Request

Mail = Annotated[str, Field(min_length=3, max_length=254, description="A mail address")]
LinkToken = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{32,64}$", description="What a link has behind `link=`")]
Handle = Annotated[str, Field(min_length=1, max_length=80, description="The name that others see")]
Language = Annotated[str, Field(max_length=20, description="One of the catalogue's; English for any other")]
Zone = Annotated[str, Field(max_length=64, description="Time zone, such as `Europe/Madrid`")]


class AskLink(Request):
    """Where a link to sign in with is sent."""

    mail: Mail
    language: Language = "en"


class GivenLink(Request):
    """A link that was sent."""

    token: LinkToken


class PressedLink(GivenLink):
    """A link that is pressed; the rest is for an account that is made by it."""

    handle: Handle | None = None
    language: Language = "en"
    zone: Zone = "UTC"


class AskPasskey(Request):
    """What a passkey is wanted for: to sign in, for one's account, or for a new one with a name."""

    purpose: Literal["sign-in", "add", "new"]
    handle: Handle | None = None


class AskOpenId(Request):
    """What the other service is wanted for: to sign in, or for one's account."""

    purpose: Literal["sign-in", "add"]


class GivenPasskey(Request):
    """What a passkey answered."""

    credential: Annotated[dict[str, Any], Field(description="As the browser's `toJSON` tells it")]


class NewPasskey(GivenPasskey):
    """A passkey that was made, and how it is called; the rest is for an account that is made with it."""

    name: Name | None = None
    language: Language = "en"
    zone: Zone = "UTC"


class OwnSettings(Request):
    """What one may change of one's account."""

    language: Language
    zone: Zone


class GoneMail(Request):
    """An address to be removed; `sure`: even if it is the last way to sign in."""

    mail: Mail
    sure: bool = False


class Closing(Request):
    """One's own name, so that no account is closed by mistake."""

    handle: Handle
