"""What is asked and answered about accounts."""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from dosespanas.kernel.shapes import SideName
from dosespanas.server.http.common_schemas import Answer
from dosespanas.server.http.requests import Name, Request


class PasskeyView(Answer):
    """One of one's passkeys; times in milliseconds since 1970, UTC."""

    id: str
    name: str
    added: int
    used: int | None = Field(description="Null: never since")
    fell: int | None = Field(description="When its count of uses was last no higher than before: restored, or copied")


class SessionView(Answer):
    """A browser that one is signed in with; times in milliseconds since 1970, UTC."""

    id: str
    browser: str
    created: int
    seen: int = Field(description="About when it was used last")
    here: bool = Field(description="Whether it is the one that asks")


class ProgramView(Answer):
    """A program that may play for one; times in milliseconds since 1970, UTC."""

    id: str
    name: str
    created: int
    seen: int | None = Field(description="About when it was used last; null: never")


class NewProgramView(ProgramView):
    """A program that was just named."""

    token: str = Field(description="For `Authorization: Bearer`; told this once, only its hash is kept")


class AccountView(Answer):
    """One's own account."""

    handle: str = Field(description="The name that others see")
    created: int = Field(description="Milliseconds since 1970, UTC")
    language: str
    zone: str = Field(description="Time zone, such as `Europe/Madrid`")
    mails: list[str] = Field(description="The addresses that one may sign in with")
    passkeys: list[PasskeyView]
    openid: bool = Field(description="Whether one signs in by the other service")
    sessions: list[SessionView]
    programs: list[ProgramView]


class LinkView(Answer):
    """What a link sent by mail is for."""

    purpose: Literal["link", "add-mail", "recover", "openid-new"] = Field(
        description="To sign in, to give an account one more address, or to make one for whom another service knows"
    )
    mail: str | None
    handle: str | None = Field(description="The name of the account; null: there is none yet, one is made")


class MailState(Answer):
    """What became of the last mail to sign in with that a browser asked for."""

    state: Literal["waits", "sent", "failed"] | None = Field(description="Null: it is not known, or none was asked for")


class LinkGiven(Answer):
    """The token of a link, for the code that came with it."""

    token: str


class Departure(Answer):
    """Where the browser goes to sign in by the other service; it comes back by itself."""

    url: str


class PasskeyOptions(Answer):
    """What a browser asks or makes a passkey with."""

    options: dict[str, Any] = Field(description="As the browser's `parse…OptionsFromJSON` takes them")


class Claimed(Answer):
    """The seat that is an account's now."""

    id: str
    you: list[SideName]


class AccountExport(Answer):
    """All that is kept of an account; rooms of the server add theirs by name."""

    model_config = ConfigDict(extra="allow")

    account: dict[str, Any]
    mails: list[str]
    passkeys: list[dict[str, Any]]
    openid: bool
    sessions: list[dict[str, Any]]
    programs: list[dict[str, Any]]
    games: list[dict[str, Any]] = Field(description="Each as the list has it, and its `record` as one may have it")


# --- what is asked ------------------------------------------------------------------------------------------

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


class TypedCode(Request):
    """The code of a mail, typed in the browser that asked for it."""

    code: Annotated[str, Field(min_length=1, max_length=40, description="Letters; all else in it counts for nothing")]


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


class NewProgram(Request):
    """A program that is to play for one, as its owner calls it."""

    name: Name


class GoneMail(Request):
    """An address to be removed; `sure`: even if it is the last way to sign in."""

    mail: Mail
    sure: bool = False


class Closing(Request):
    """One's own name, so that no account is closed by mistake."""

    handle: Handle
