"""The route of reviews."""

import asyncio

from fastapi import APIRouter, Request

from dosespanas.server.features.reviews.service import Reviews
from dosespanas.server.http import responses
from dosespanas.server.http.doors import door
from dosespanas.server.http.routes import ERROR, SEATED, Games, Json, Seated, near
from dosespanas.server.operations.quotas import count

router = APIRouter(prefix="/api")


@router.get("/games/{id}/review", responses={200: {"model": responses.ReviewAnswer}, 403: ERROR, **SEATED})
@door(count(1), "spectator", "seat", "advice", lane="process")
async def get_review(request: Request, play: Games, seat: Seated) -> Json:
    """The review of a finished game, or how far it has come; asking begins it."""
    reviews: Reviews = request.app.state.reviews
    record, data = await play.finished(seat, "error-review-running", "a game is reviewed when it is over")
    return Json(await asyncio.to_thread(reviews.ask, seat.game, record or "", data, near(request)))
