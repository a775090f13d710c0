"""The routes of notices: where an account is told, of what, and when not."""

import re
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Request
from pydantic import Field
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from dosespanas.server.errors import UnknownGame
from dosespanas.server.http import requests
from dosespanas.server.http.common_schemas import Answer
from dosespanas.server.http.doors import door
from dosespanas.server.http.routes import BAD, ERROR, GameId, Json, Refused
from dosespanas.server.http.signed_in import NoAccounts, SignedIn
from dosespanas.server.notices.channels import Channels, New
from dosespanas.server.notices.webhooks import Hook
from dosespanas.server.operations.quotas import FREE, LOOKED_UP

Kind = Literal["mail", "push", "discord", "slack", "ntfy", "matrix", "json"]
Wants = Literal["always", "away", "daily", "never"]
Minute = Annotated[int, Field(ge=0, lt=24 * 60, description="Minutes after midnight in the account's time zone")]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,128}={0,2}$")]


class HoursView(Answer):
    """When an account is told nothing, and when what is told by the day."""

    quiet_from: int | None = Field(description="Minutes after midnight; null: there are no quiet hours")
    quiet_until: int | None
    daily: int = Field(description="When the daily notice comes")


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


class ChannelsView(Answer):
    """All channels of an account."""

    channels: list[ChannelView]
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


class WantedOfGame(requests.Request):
    """What is to be told of a game; null: what the channels say."""

    wants: Wants | None


SIGNED: Refused = {401: ERROR, 403: ERROR, 404: ERROR, 409: ERROR, 429: ERROR, **BAD}

router = APIRouter(prefix="/api")


def get_channels(request: Request) -> Channels:
    """Return the channels of this server; raises NoAccounts."""
    found: Channels | None = request.app.state.channels
    if found is None:
        raise NoAccounts
    return found


AllChannels = Annotated[Channels, Depends(get_channels)]
ChannelId = Annotated[str, Path(alias="channel", max_length=32, description="Id of the channel")]


@router.get("/account/channels", responses={200: {"model": ChannelsView}, **SIGNED})
@door(LOOKED_UP, "account", "own")
def list_channels(account: SignedIn, channels: AllChannels) -> Json:
    """Where this account is told, and when not."""
    return Json(channels.view(account.id))


@router.post("/account/channels", status_code=201, responses={201: {"model": ChannelView}, **SIGNED})
@door(LOOKED_UP, "account", "own")
def add_channel(account: SignedIn, channels: AllChannels, new: NewChannel) -> Json:
    """Add a channel. A browser or an address that is known already is not added twice."""
    subscription = None if new.subscription is None else new.subscription.model_dump()
    hook = None if new.hook is None else Hook(new.hook.url, new.hook.token, new.hook.room)
    return Json(channels.add(account.id, New(new.kind, new.label, new.mail, subscription, hook, new.wants)), 201)


@router.put("/account/channels/{channel}", responses={200: {"model": ChannelView}, **SIGNED})
@door(LOOKED_UP, "account", "own")
def change_channel(account: SignedIn, channels: AllChannels, channel: ChannelId, said: ChangedChannel) -> Json:
    """Change what is wanted of a channel; one that had ended is used again."""
    return Json(channels.change(account.id, channel, said.wants))


@router.delete("/account/channels/{channel}", status_code=204, response_class=Response, responses={**SIGNED})
@door(LOOKED_UP, "account", "nothing")
def remove_channel(account: SignedIn, channels: AllChannels, channel: ChannelId) -> Response:
    """Remove a channel, with all that waits for it."""
    channels.remove(account.id, channel)
    return Response(status_code=204)


@router.post("/account/channels/{channel}/test", responses={200: {"model": ChannelView}, **SIGNED})
@door(LOOKED_UP, "account", "own")
async def test_channel(account: SignedIn, channels: AllChannels, channel: ChannelId) -> Json:
    """Send something to a channel at once; if it did not arrive the answer has a `failure`."""
    found = await run_in_threadpool(channels.found, account.id, channel)
    return Json(await channels.test(account.id, found))


@router.put("/account/hours", responses={200: {"model": ChannelsView}, **SIGNED})
@door(LOOKED_UP, "account", "own")
def set_hours(account: SignedIn, channels: AllChannels, hours: NewHours) -> Json:
    """Set the quiet hours, and when the daily notice comes."""
    quiet = (hours.quiet_from, hours.quiet_until) if None not in (hours.quiet_from, hours.quiet_until) else (None, None)
    channels.kept.set_hours(account.id, *quiet, hours.daily)
    return Json(channels.view(account.id))


@router.get("/account/games/{id}/notices", responses={200: {"model": GameNotices}, **SIGNED})
@door(LOOKED_UP, "account", "own")
def get_wants(account: SignedIn, channels: AllChannels, game: GameId) -> Json:
    """What this account wants to be told of a game that it has a seat in."""
    if not channels.kept.has_seat(account.id, game):
        raise UnknownGame
    return Json(_wanted(channels, account.id, game))


@router.put("/account/games/{id}/notices", responses={200: {"model": GameNotices}, **SIGNED})
@door(LOOKED_UP, "account", "own")
def set_wants(account: SignedIn, channels: AllChannels, game: GameId, said: WantedOfGame) -> Json:
    """Set what this account wants to be told of a game that it has a seat in."""
    if not channels.kept.has_seat(account.id, game):
        raise UnknownGame
    channels.kept.set_wants(account.id, game, said.wants)
    return Json(_wanted(channels, account.id, game))


def _wanted(channels: Channels, account: str, game: str) -> dict[str, Any]:
    told = any(not one.ended for one in channels.kept.channels(account))
    return {"wants": channels.kept.wants(account, game), "told": told}


PLAIN = re.compile(r"[A-Za-z0-9_.-]+")
Secret = Annotated[str, Path(alias="secret", max_length=100, description="From the foot of a mail")]


@router.post("/notices/stop/{secret}", responses={200: {"model": Stopped}, 404: ERROR, **BAD})
@door(LOOKED_UP, "holder", "own")
def stop(channels: AllChannels, secret: Secret) -> Json:
    """Stop what comes to the channel whose secret a mail had: one press, without signing in (RFC 8058)."""
    return Json({"kind": channels.stop(secret)})


@router.get("/notices/stop/{secret}", status_code=303, response_class=RedirectResponse, responses={404: ERROR, **BAD})
@door(FREE, "anybody", "nothing")
def ask_to_stop(channels: AllChannels, secret: Secret) -> RedirectResponse:
    """Show the page that asks before it stops anything: mail scanners open links too."""
    return RedirectResponse(f"/account#stop={secret}" if PLAIN.fullmatch(secret) else "/", 303)
