"""The routes of notices: where an account is told, of what, and when not."""

import asyncio
import re
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path
from starlette.responses import RedirectResponse, Response

from dosespanas.server.errors import UnknownGame
from dosespanas.server.features.accounts.signed_in import SessionHere, SignedIn, with_accounts
from dosespanas.server.features.notices.schemas import (
    ChangedChannel,
    ChannelsView,
    ChannelView,
    GameNotices,
    NewChannel,
    NewHours,
    Stopped,
    WantedOfGame,
)
from dosespanas.server.features.notices.service import Channels, New
from dosespanas.server.features.notices.webhooks import Hook
from dosespanas.server.http.doors import door
from dosespanas.server.http.routes import BAD, ERROR, GameId, Json, Refused
from dosespanas.server.operations.quotas import KEPT, LOOKED_UP

SIGNED: Refused = {401: ERROR, 403: ERROR, 404: ERROR, 409: ERROR, 429: ERROR, **BAD}


router = APIRouter(prefix="/api")


AllChannels = Annotated[Channels, Depends(with_accounts("channels"))]
ChannelId = Annotated[str, Path(alias="channel", max_length=32, description="Id of the channel")]


@router.get("/account/channels", responses={200: {"model": ChannelsView}, **SIGNED})
@door(LOOKED_UP, "account", "own")
def list_channels(account: SignedIn, channels: AllChannels) -> Json:
    """Where this account is told, and when not."""
    return Json(channels.view(account.id))


@router.post("/account/channels", status_code=201, responses={201: {"model": ChannelView}, **SIGNED})
@door(LOOKED_UP, "account", "own")
def add_channel(account: SignedIn, here: SessionHere, channels: AllChannels, new: NewChannel) -> Json:
    """Add a channel. A browser or an address that is known already is not added twice; a browser ends with the session
    that it is added in, and is taken from another account that had it."""
    subscription = None if new.subscription is None else new.subscription.model_dump()
    hook = None if new.hook is None else Hook(new.hook.url, new.hook.token, new.hook.room)
    wanted = New(new.kind, new.label, new.mail, subscription, hook, new.wants, here and here.session)
    return Json(channels.add(account.id, wanted), 201)


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
    found = await asyncio.to_thread(channels.found, account.id, channel)
    return Json(await channels.test(account.id, found))


@router.put("/account/hours", responses={200: {"model": ChannelsView}, **SIGNED})
@door(LOOKED_UP, "account", "own")
def set_hours(account: SignedIn, channels: AllChannels, hours: NewHours) -> Json:
    """Set the quiet hours, when the daily notice comes, and what comes besides turns: words at a table, reminders."""
    quiet = (hours.quiet_from, hours.quiet_until) if None not in (hours.quiet_from, hours.quiet_until) else (None, None)
    channels.kept.set_hours(account.id, *quiet, hours.daily, hours.words, hours.remind)
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
@door(KEPT, "anybody", "nothing")
def ask_to_stop(channels: AllChannels, secret: Secret) -> RedirectResponse:
    """Show the page that asks before it stops anything: mail scanners open links too."""
    return RedirectResponse(f"/account#stop={secret}" if PLAIN.fullmatch(secret) else "/", 303)
