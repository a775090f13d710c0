"""The routes of results and ratings; there are none for a server without accounts."""

import asyncio
import re
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.accounts.signed_in import SignedIn, check_ours, with_accounts
from dosespanas.server.features.ratings import schemas
from dosespanas.server.features.ratings.archive import ArchiveQuery
from dosespanas.server.features.ratings.persons import PersonPage
from dosespanas.server.features.ratings.service import Ratings
from dosespanas.server.http.doors import door
from dosespanas.server.http.identity import ByProgram
from dosespanas.server.http.routes import BAD, ERROR, Json, Refused
from dosespanas.server.operations.quotas import LOOKED_UP, ONE_BEGUN

OWN: Refused = {401: ERROR, 403: ERROR, 404: ERROR, 409: ERROR, **BAD}
SEEN: Refused = {404: ERROR, **BAD}

router = APIRouter(prefix="/api", dependencies=[Depends(check_ours)])


Kept = Annotated[Ratings, Depends(with_accounts("ratings"))]
Word = Annotated[str | None, Query(pattern=r"^[a-z0-9_]{1,40}$")]
Before = Annotated[str | None, Query(max_length=80, description="`next` of the page before")]
Time = Annotated[int | None, Query(ge=0, le=1 << 53, description="In milliseconds since 1970, UTC")]

BEFORE = re.compile(r"([0-9]{1,15})-([0-9a-zA-Z]{1,32})")
RATING_BEFORE = re.compile(r"([0-9]{1,5}(?:\.[0-9]{1,20})?)~(\S{1,40})")


def place(before: str | None) -> tuple[int, str] | None:
    """Return where a page begins; raises Problem for what is no `next`."""
    if before is None:
        return None
    found = BEFORE.fullmatch(before)
    if found is None:
        raise _bad(before)
    return int(found[1]), found[2]


def _bad(before: str) -> RequestProblem:
    wrong = before[:40]
    return RequestProblem("error-bad-request", f"before: {wrong!r} is no `next` of a page", where="before", wrong=wrong)


async def answered(model: Any) -> Json:
    """Return an answer, written by a thread."""
    return await asyncio.to_thread(Json, model)


# --- one's own --------------------------------------------------------------------------------------------


@router.get("/account/running", responses={200: {"model": list[schemas.RunningGame]}, **OWN})
@door(LOOKED_UP, "account", "own", "words")
async def get_running(account: SignedIn, kept: Kept) -> Json:
    """The games one plays: those that wait for one first, the longest waiting first."""
    return Json(await asyncio.to_thread(kept.archive.running, account.id))


@router.get("/account/archive", responses={200: {"model": schemas.ArchivePage}, **OWN})
@door(LOOKED_UP, "account", "own", "words")
async def get_archive(
    account: SignedIn,
    kept: Kept,
    game: Word = None,
    scenario: Word = None,
    side: Literal["nationalist", "republican"] | None = None,
    result: Literal["won", "drawn", "lost"] | None = None,
    opponent: Annotated[
        str | None, Query(max_length=40, description="A name, or `computer:` and the level of an opponent")
    ] = None,
    text: Annotated[str | None, Query(max_length=80, description="Somewhere in the name of the game")] = None,
    since: Time = None,
    until: Time = None,
    rated: bool | None = None,
    before: Before = None,
) -> Json:
    """The games one has played to their end, the latest first, as many as fit a page."""
    wanted = ArchiveQuery(game, scenario, side, result, opponent, text, since, until, rated)
    return await answered(await asyncio.to_thread(kept.archive.archive, account.id, wanted, place(before)))


@router.get("/account/results", responses={200: {"model": schemas.OwnTallies}, **OWN})
@door(LOOKED_UP, "account", "own", "words")
async def get_tallies(account: SignedIn, kept: Kept) -> Json:
    """One's results added up, by side and by opponent."""
    return Json(await asyncio.to_thread(kept.archive.tallies, account.id))


@router.put("/account/archive/{game}/accuracy", status_code=204, response_class=Response, responses=OWN)
@door(LOOKED_UP, "account", "nothing")
async def keep_accuracy(
    request: Request, account: SignedIn, kept: Kept, game: Annotated[str, Path(max_length=64)]
) -> Response:
    """Keep what the review of a game of one's archive said of one's own side; 409 while it is not worked out."""
    await asyncio.to_thread(kept.keep_accuracy, account.id, game, request.app.state.review_of(game))
    return Response(status_code=204)


@router.delete("/account/archive/{game}/accuracy", status_code=204, response_class=Response, responses=OWN)
@door(LOOKED_UP, "account", "nothing")
async def forget_accuracy(account: SignedIn, kept: Kept, game: Annotated[str, Path(max_length=64)]) -> Response:
    """Keep it no more."""
    await asyncio.to_thread(kept.archive.keep_accuracy, account.id, game, None)
    return Response(status_code=204)


@router.get("/account/ratings", responses={200: {"model": list[schemas.OwnRating]}, **OWN})
@door(LOOKED_UP, "account", "own")
async def get_own_ratings(account: SignedIn, kept: Kept) -> Json:
    """One's ratings, and how they came about."""
    return Json(await asyncio.to_thread(kept.persons.ratings, account.id))


@router.get("/account/page", responses={200: {"model": schemas.OwnPage | None}, **OWN})
@door(LOOKED_UP, "account", "own")
async def get_page(account: SignedIn, kept: Kept) -> Json:
    """What one lets others see; null: nothing."""
    page = await asyncio.to_thread(kept.persons.page, account.id)
    return Json(None if page is None else vars(page))


@router.put("/account/page", status_code=204, response_class=Response, responses=OWN)
@door(LOOKED_UP, "account", "nothing")
async def set_page(account: SignedIn, kept: Kept, page: schemas.Page) -> Response:
    """Let others see a page."""
    await asyncio.to_thread(kept.persons.set_page, account.id, PersonPage(**page.model_dump()))
    return Response(status_code=204)


@router.delete("/account/page", status_code=204, response_class=Response, responses=OWN)
@door(LOOKED_UP, "account", "nothing")
async def delete_page(account: SignedIn, kept: Kept) -> Response:
    """Let others see nothing any more."""
    await asyncio.to_thread(kept.persons.set_page, account.id, None)
    return Response(status_code=204)


@router.post("/rated", status_code=201, responses={201: {"model": schemas.Begun}, **OWN})
@door(ONE_BEGUN, "account", "own", programs=True)
async def begin_rated(account: SignedIn, program: ByProgram, kept: Kept, new: schemas.RatedAgainstComputer) -> Json:
    """Begin a rated game against a computer opponent."""
    game = await asyncio.to_thread(
        kept.begin_against_computer, account.id, new.game, new.scenario, new.options, new.side, new.opponent, program
    )
    return Json({"id": game, "side": new.side}, 201)


# --- others' ----------------------------------------------------------------------------------------------


@router.get("/ratings/{game}", responses={200: {"model": schemas.RatingList}, **SEEN})
@door(LOOKED_UP, "anybody", "public", "words")
async def get_ratings(kept: Kept, game: Annotated[str, Path(max_length=40)], before: Before = None) -> Json:
    """The ratings of a game: of persons who let theirs be seen, and of the computer opponents."""
    found = None if before is None else RATING_BEFORE.fullmatch(before)
    if before is not None and found is None:
        raise _bad(before)
    at = None if found is None else (float(found[1]), found[2])
    return Json(await asyncio.to_thread(kept.persons.list, game, at))


@router.get("/persons/{handle}", responses={200: {"model": schemas.PersonView}, **SEEN})
@door(LOOKED_UP, "anybody", "public", "words")
async def get_person(kept: Kept, handle: Annotated[str, Path(max_length=40)]) -> Json:
    """The page of a person who wants one."""
    return Json(await asyncio.to_thread(kept.persons.person, handle))
