"""The list of members over HTTP; there is none for a server without accounts."""

from typing import Annotated

from fastapi import APIRouter, Depends

from dosespanas.server.features.accounts.signed_in import SignedIn, check_ours, with_accounts
from dosespanas.server.features.members.schemas import Listed, MemberList
from dosespanas.server.features.members.service import Members
from dosespanas.server.http.doors import door
from dosespanas.server.http.routes import DOING, Json
from dosespanas.server.operations.quotas import LOOKED_UP

router = APIRouter(prefix="/api/members", dependencies=[Depends(check_ours)])


Kept = Annotated[Members, Depends(with_accounts("members"))]


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
