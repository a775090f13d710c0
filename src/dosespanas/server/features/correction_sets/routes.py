"""The routes of sets of corrections: one's own, and those that are published."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query

from dosespanas.server.features.accounts.signed_in import MaybeSignedIn, SignedIn, check_ours, with_accounts
from dosespanas.server.features.correction_sets.schemas import (
    CorrectionSetLine,
    CorrectionSetView,
    KeptCorrections,
    PublishedSet,
    PublishedSetView,
    SetToPublish,
)
from dosespanas.server.features.correction_sets.service import CorrectionSets
from dosespanas.server.features.talk.schemas import ReportReason
from dosespanas.server.http.doors import door
from dosespanas.server.http.routes import DOING, Json, Refused
from dosespanas.server.operations.quotas import LOOKED_UP, count
from dosespanas.server.storage.row_validation import LARGEST

router = APIRouter(prefix="/api")
OURS = [Depends(check_ours)]
OfGame = Annotated[str, Path(max_length=40, description="Id of the game")]
SetId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,16}$", description="Id of one's own set, its page's")]
PublishedId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", description="Id of a published set")]
Sets = Annotated[CorrectionSets, Depends(with_accounts("correction_sets"))]
LINE: Refused = {200: {"model": CorrectionSetLine}, **DOING}


@router.get("/sets/{game}", responses={200: {"model": list[CorrectionSetLine]}, **DOING})
@door(LOOKED_UP, "account", "own")
def get_sets(sets: Sets, me: SignedIn, game: OfGame) -> Json:
    """One's own sets of corrections for a game, without what is in them."""
    return Json(sets.all_of(me, game))


@router.get("/sets/{game}/{id}", responses={200: {"model": CorrectionSetView}, **DOING})
@door(LOOKED_UP, "account", "own")
def get_set(sets: Sets, me: SignedIn, game: OfGame, id: SetId) -> Json:
    """One of one's own sets of corrections."""
    return Json(sets.view(me, game, id))


@router.put("/sets/{game}/{id}", responses=LINE, dependencies=OURS)
@door(LOOKED_UP, "account", "own", lane="light")
def keep_set(sets: Sets, me: SignedIn, game: OfGame, id: SetId, given: KeptCorrections) -> Json:
    """Keep a set in the place of the one that it was made from; where that is another by now nothing is written."""
    return Json(sets.write(me, game, id, given.revision, given.corrections))


@router.delete("/sets/{game}/{id}", status_code=204, responses=DOING, dependencies=OURS)
@door(LOOKED_UP, "account", "nothing")
def delete_set(
    sets: Sets, me: SignedIn, game: OfGame, id: SetId, revision: Annotated[int, Query(ge=1, le=LARGEST)]
) -> None:
    """Throw a set away as one has read it; what was published of it goes too."""
    sets.delete(me, game, id, revision)


@router.put("/sets/{game}/{id}/published", responses=LINE, dependencies=OURS)
@door(count(8), "account", "own", lane="light")
def publish_set(sets: Sets, me: SignedIn, game: OfGame, id: SetId, of: SetToPublish) -> Json:
    """Have everybody read a set as it is kept now; the histories of cards are left out."""
    return Json(sets.publish(me, game, id, of.model_dump()))


@router.delete("/sets/{game}/{id}/published", responses=LINE, dependencies=OURS)
@door(LOOKED_UP, "account", "own")
def withdraw_set(sets: Sets, me: SignedIn, game: OfGame, id: SetId) -> Json:
    """Take back what was published of a set; who has opened it keeps it."""
    return Json(sets.withdraw(me, game, id))


@router.get("/gallery/{game}", responses={200: {"model": list[PublishedSet]}, **DOING})
@door(LOOKED_UP, "anybody", "words", lane="light")
def get_gallery(sets: Sets, me: MaybeSignedIn, game: OfGame) -> Json:
    """The published sets of a game, the latest first, at most 100: for which printing, and how much was compared."""
    return Json(sets.gallery(game, me))


@router.get("/gallery/{game}/{id}", responses={200: {"model": PublishedSetView}, **DOING})
@door(LOOKED_UP, "anybody", "words")
def get_published(sets: Sets, game: OfGame, id: PublishedId) -> Json:
    """A published set."""
    return Json(sets.published(game, id))


@router.post("/gallery/{game}/{id}/report", status_code=204, responses=DOING, dependencies=OURS)
@door(LOOKED_UP, "account", "nothing")
def report_set(sets: Sets, me: SignedIn, game: OfGame, id: PublishedId, says: ReportReason) -> None:
    """Tell whoever runs the server of a set that somebody has published."""
    sets.report(me, game, id, says.why)
