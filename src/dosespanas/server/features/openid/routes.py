"""The routes of signing in by another service: out to it, and back."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import RedirectResponse, Response

from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.accounts import schemas
from dosespanas.server.features.accounts.routes import OWN, SIGNED, Here, Signing, Sure, fresh_session, seen_by
from dosespanas.server.features.accounts.service import OPENID
from dosespanas.server.features.accounts.sign_in import LINK
from dosespanas.server.features.accounts.signed_in import (
    AllAccounts,
    MaybeSignedIn,
    NotSignedIn,
    SignedIn,
    check_ours,
    is_encrypted,
    session_of,
    set_mark,
    set_session,
)
from dosespanas.server.features.openid.service import OpenId, Trip
from dosespanas.server.http.doors import door
from dosespanas.server.http.routes import Json
from dosespanas.server.operations.quotas import LOOKED_UP, ONE_SIGNED
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.secret_tokens import new_token

BACK = "/api/account/openid/back"
"""Where browsers come back."""
COOKIE, PLAIN_COOKIE = "__Host-openid", "openid"
"""The cookie that holds the secret of a trip, where pages come over TLS and where they do not."""

router = APIRouter(prefix="/api/account/openid", dependencies=[Depends(check_ours)])


class NoOpenId(RequestProblem):
    """Nobody signs in here by another service."""

    status = 404

    def __init__(self) -> None:
        super().__init__("error-no-openid", "nobody signs in here by another service")


def get_openid(request: Request, _: AllAccounts) -> OpenId:
    """Return the other service; raises NoOpenId."""
    found: OpenId | None = request.app.state.openid
    if found is None:
        raise NoOpenId
    return found


Other = Annotated[OpenId, Depends(get_openid)]
Said = Annotated[str, Query(max_length=2_000)]


def _cookie(settings: Settings) -> str:
    return COOKIE if is_encrypted(settings) else PLAIN_COOKIE


def _keep(answer: Response, settings: Settings, secret: str | None) -> None:
    """Have a browser keep the secret of its trip, or (None) forget it."""
    safe, lasts = is_encrypted(settings), LINK // 1_000 if secret else 0
    answer.set_cookie(
        _cookie(settings), secret or "", max_age=lasts, path="/", secure=safe, httponly=True, samesite="lax"
    )


@router.post("", responses={200: {"model": schemas.Departure}, 502: OWN[404], **OWN})
@door(ONE_SIGNED, "anybody", "nothing")
async def depart(
    request: Request, signing: Signing, other: Other, site: Here, account: MaybeSignedIn, asked: schemas.AskOpenId
) -> Json:
    """Where a browser goes to sign in by the other service, or to add it to one's account."""
    if account is None and asked.purpose == "add":
        raise NotSignedIn
    trip = Trip(new_token())
    url = await other.start(trip, site.origin + BACK)
    await asyncio.to_thread(signing.depart, trip.state, account if asked.purpose == "add" else None)
    answer = Json({"url": url})
    _keep(answer, request.app.state.settings, trip.secret)
    return answer


@router.get("/back", status_code=303, response_class=Response, responses={303: {"description": "To the page"}})
@door(ONE_SIGNED, "anybody", "own")
async def come_back(
    request: Request,
    signing: Signing,
    accounts: AllAccounts,
    other: Other,
    site: Here,
    account: MaybeSignedIn,
    state: Said = "",
    code: Said = "",
    error: Said = "",
) -> Response:
    """Where the other service sends a browser back to; the page says what came of it."""
    settings = request.app.state.settings
    try:
        trip = Trip(session_of(request.headers.get("cookie", ""), _cookie(settings)) or "")
        if not trip.secret or not trip.is_back(state):
            raise NotHere
        adds = await asyncio.to_thread(signing.come_back, trip.state, account)
        if error or not code:
            raise NotHere
        found = await other.identity(code, trip, site.origin + BACK)
        if adds is not None:
            await asyncio.to_thread(signing.add_openid, adds, found.subject)
            answer = _to_page("")
        else:
            owner = await asyncio.to_thread(signing.by_openid, found.subject, found.mail)
            answer = _to_page(f"#link={owner}" if isinstance(owner, str) else "")
            if not isinstance(owner, str):
                set_session(answer, settings, await fresh_session(request, accounts, owner))
                set_mark(answer, settings, signing.browser_mark(owner.id))
    except RequestProblem as problem:
        answer = _to_page(f"#problem={problem.key}")
    _keep(answer, settings, None)
    return answer


class NotHere(RequestProblem):
    """Somebody who came back without having gone from here, or whom the other service did not let through."""

    def __init__(self) -> None:
        super().__init__("error-openid-back", "signing in by the other service was not finished; begin again here")


def _to_page(fragment: str) -> Response:
    return RedirectResponse(f"/account{fragment}", 303, headers={"Cache-Control": "no-store"})


@router.delete("", responses=SIGNED)
@door(LOOKED_UP, "account", "own")
async def remove(request: Request, accounts: AllAccounts, account: SignedIn, sure: Sure = False) -> Json:
    """Let one's account no longer be signed in to by the other service."""
    await asyncio.to_thread(accounts.check_way_left, account, OPENID, sure)
    await asyncio.to_thread(accounts.kept.remove_openid, account.id)
    return await seen_by(request, accounts, account)
