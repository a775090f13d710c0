"""What answers about accounts look like."""

from typing import Any, Literal

from pydantic import ConfigDict, Field

from dosespanas.kernel.shapes import SideName
from dosespanas.server.http.common_schemas import Answer


class PasskeyView(Answer):
    """One of one's passkeys; times in milliseconds since 1970, UTC."""

    id: str
    name: str
    added: int
    used: int | None = Field(description="Null: never since")


class SessionView(Answer):
    """A browser that one is signed in with; times in milliseconds since 1970, UTC."""

    id: str
    browser: str
    created: int
    seen: int = Field(description="About when it was used last")
    here: bool = Field(description="Whether it is the one that asks")


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


class LinkView(Answer):
    """What a link sent by mail is for."""

    purpose: Literal["link", "add-mail", "openid-new"] = Field(
        description="To sign in, to give an account one more address, or to make one for whom another service knows"
    )
    mail: str | None
    handle: str | None = Field(description="The name of the account; null: there is none yet, one is made")


class Departure(Answer):
    """Where the browser goes to sign in by the other service; it comes back by itself."""

    url: str


class Options(Answer):
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
    games: list[dict[str, Any]] = Field(description="Each as the list has it, and its `record` as one may have it")
