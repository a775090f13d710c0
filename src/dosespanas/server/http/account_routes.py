"""The routes of accounts: signing in and out, and one's own account."""

from typing import Any

from fastapi import APIRouter, Depends, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from dosespanas.server.accounts.accounts import Account
from dosespanas.server.http import account_responses as responses
from dosespanas.server.http.routes import BAD, ERROR, Json, Refused
from dosespanas.server.http.signed_in import AllAccounts, SignedIn, check_ours, cookie_name, session_of, set_session

OWN: Refused = {401: ERROR, 403: ERROR, 404: ERROR, 429: ERROR, **BAD}

router = APIRouter(prefix="/api/account", dependencies=[Depends(check_ours)])


def view_of(account: Account) -> dict[str, Any]:
    """Return an account as its owner sees it."""
    return {name: getattr(account, name) for name in ("handle", "created", "language", "zone")}


@router.get("", responses={200: {"model": responses.AccountView}, **OWN})
async def get_account(account: SignedIn) -> Json:
    """The account that this browser is signed in to."""
    return Json(view_of(account))


@router.delete("/session", status_code=204, response_class=Response, responses=OWN)
async def sign_out(request: Request, accounts: AllAccounts) -> Response:
    """Sign this browser out; nothing happens where it is not signed in."""
    settings = request.app.state.settings
    token = session_of(request.headers.get("cookie", ""), cookie_name(settings))
    if token:
        await run_in_threadpool(accounts.sessions.end, token)
    answer = Response(status_code=204)
    set_session(answer, settings, None)
    return answer
