"""The routes of the workshop: the data files of the games, the checker of corrections to them, and sets of these."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Path, Query, Request
from starlette.responses import Response

from dosespanas.catalogue import FALLBACK
from dosespanas.server.features.accounts.signed_in import MaybeSignedIn, SignedIn, check_ours, with_accounts
from dosespanas.server.features.talk.schemas import ReportReason
from dosespanas.server.features.workshop.schemas import (
    CorrectionSetLine,
    CorrectionSetView,
    KeptCorrections,
    PublishedSet,
    PublishedSetView,
    SetToPublish,
)
from dosespanas.server.features.workshop.service import CorrectionSets
from dosespanas.server.games.game_data import checked, data_files
from dosespanas.server.http import responses
from dosespanas.server.http.doors import door
from dosespanas.server.http.public_routes import GameName, Kept
from dosespanas.server.http.routes import BAD, DOING, ERROR, Json, Refused, known_language
from dosespanas.server.operations.quotas import KEPT, LOOKED_UP, count
from dosespanas.server.storage.row_validation import LARGEST

router = APIRouter(prefix="/api")
OURS = [Depends(check_ours)]
OfGame = Annotated[str, Path(max_length=40, description="Id of the game")]
SetId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,16}$", description="Id of one's own set, its page's")]
PublishedId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", description="Id of a published set")]
Sets = Annotated[CorrectionSets, Depends(with_accounts("correction_sets"))]
LINE: Refused = {200: {"model": CorrectionSetLine}, **DOING}


@router.get("/data/{game}", responses={200: {"model": responses.DataFiles}, 404: ERROR, **BAD})
@door(KEPT, "anybody", "public")
async def get_data(request: Request, kept: Kept, game: GameName) -> Response:
    """The shipped data files of a game as they stand, what each may contain, and how each scenario begins."""
    return await kept.answer(request, ("data", game), partial(data_files, game))


@router.post("/data/{game}/check", responses={200: {"model": responses.Checked}, 404: ERROR, **BAD})
@door(count(4), "anybody", "public", lane="light")
def check_data(
    game: Annotated[str, Path(max_length=40)],
    corrections: Annotated[dict[str, Any], Body(description="A file of corrections")],
    language: Annotated[str, Query(max_length=20, description="Language of the answer")] = FALLBACK,
) -> Json:
    """What the checker says of corrections to the shipped data files of a game. Nothing is kept of them."""
    known_language(language)
    return Json(checked(game, corrections, language))


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
