"""The list of members over HTTP; there is none for a server without accounts."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from dosespanas.server.features.accounts.signed_in import NoAccounts, SignedIn, check_ours
from dosespanas.server.features.members.schemas import Listed, MemberList
from dosespanas.server.features.members.service import Members
from dosespanas.server.http.doors import door
from dosespanas.server.http.routes import DOING, Json
from dosespanas.server.operations.quotas import LOOKED_UP

router = APIRouter(prefix="/api/members", dependencies=[Depends(check_ours)])


async def get_members(request: Request) -> Members:
    """Return the members of this server; raises NoAccounts where it keeps none."""
    found: Members | None = request.app.state.members
    if found is None:
        raise NoAccounts
    return found


Kept = Annotated[Members, Depends(get_members)]


@router.get("", responses={200: {"model": MemberList}, **DOING})
@door(LOOKED_UP, "account", "own", "words")
def get_list(kept: Kept, me: SignedIn) -> Json:
    """Who wishes to be found, with their ratings, and whether one does oneself."""
    return Json(kept.view(me))


@router.put("/listed", status_code=204, responses=DOING)
@door(LOOKED_UP, "account", "nothing")
def set_listed(kept: Kept, me: SignedIn, wish: Listed) -> None:
    """Stand in the list, or not any more."""
    kept.set_listed(me, wish.listed)
