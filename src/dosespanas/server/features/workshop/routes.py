"""The routes of the workshop: the data files of the games, and the checker of corrections to them."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Request
from starlette.responses import Response

from dosespanas.catalogue import FALLBACK
from dosespanas.server.games.game_data import checked, data_files
from dosespanas.server.http import responses
from dosespanas.server.http.doors import door
from dosespanas.server.http.public_routes import GameName, Kept
from dosespanas.server.http.routes import BAD, ERROR, Json, known_language
from dosespanas.server.operations.quotas import KEPT, count

router = APIRouter(prefix="/api")


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
