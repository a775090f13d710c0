"""What the persons of a game with clocks may do about time."""

from fastapi import APIRouter

from dosespanas.server.http import requests, responses
from dosespanas.server.http.doors import door
from dosespanas.server.http.routes import DOING, Acting, Games, Json
from dosespanas.server.operations.quotas import PACED

router = APIRouter(prefix="/api")


@router.post("/games/{id}/clock", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(PACED, "seat", "seat", programs=True)
async def press(play: Games, seat: Acting, says: requests.Press) -> Json:
    """Do something to the clocks: pauses by agreement, holidays, time given to the other side."""
    return Json(await play.press(seat, says.do, says.days))


@router.post("/games/{id}/claim", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(PACED, "seat", "seat", programs=True)
async def claim(play: Games, seat: Acting, says: requests.Claim) -> Json:
    """Claim the win when the other side's time is up, or have a computer opponent play on for it."""
    return Json(await play.claim(seat, says.choice, says.regent))


@router.post("/games/{id}/return", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(PACED, "seat", "seat", programs=True)
async def take_over(play: Games, seat: Acting) -> Json:
    """Play on where a computer opponent has played for this seat."""
    return Json(await play.take_over(seat))
