"""The waiting room over HTTP: open seats, challenges, who does not wish to meet whom, tables to be watched."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request

from dosespanas.kernel.shapes import SideName
from dosespanas.server.features.accounts.signed_in import AllAccounts, SignedIn
from dosespanas.server.features.meeting.schemas import NewOffer, OpenSeat, Room, TableToWatch
from dosespanas.server.features.meeting.service import WaitingRoom
from dosespanas.server.features.meeting.store import GameWish
from dosespanas.server.http.doors import door
from dosespanas.server.http.identity import ByProgram
from dosespanas.server.http.routes import DOING, Json, Refused, known_language, pace_chosen
from dosespanas.server.operations.quotas import LOOKED_UP, ONE_BEGUN

router = APIRouter(prefix="/api")
OfferId = Annotated[str, Path(max_length=32, pattern=r"^[0-9a-f]+$", description="Id of an open seat")]
Handle = Annotated[str, Path(min_length=1, max_length=40, description="The name of a person")]
Before = Annotated[int | None, Query(ge=0, le=1 << 46, description="What `more` said: those made before that")]
GameName = Annotated[str | None, Query(max_length=40, pattern=r"^[a-z0-9_]+$", description="Of this game alone")]


async def get_room(request: Request, _: AllAccounts) -> WaitingRoom:
    """Return the waiting room; raises NoAccounts."""
    room: WaitingRoom = request.app.state.meeting
    return room


Waiting = Annotated[WaitingRoom, Depends(get_room)]


SEAT: Refused = {200: {"model": OpenSeat}, **DOING}


@router.get("/room", responses={200: {"model": Room}, **DOING})
@door(LOOKED_UP, "account", "own", "words", programs=True)
def get_waiting_room(
    room: Waiting,
    me: SignedIn,
    game: GameName = None,
    language: Annotated[str | None, Query(max_length=20)] = None,
    before: Before = None,
) -> Json:
    """Open seats of others, challenges to oneself, and one's own."""
    return Json(room.room(me, game, language, before))


@router.post("/room", status_code=201, responses={201: {"model": OpenSeat}, **DOING})
@door(ONE_BEGUN, "account", "own", "words", programs=True)
def offer(room: Waiting, me: SignedIn, program: ByProgram, new: NewOffer) -> Json:
    """Offer a seat to anybody, or challenge a person."""
    known_language(new.language)
    pace = pace_chosen(new.pace)
    said = {name: getattr(new, name) for name in GameWish.__dataclass_fields__}
    wanted = GameWish(**said | {"pace": None if pace is None else pace.text()})
    return Json(room.offer(me, wanted, new.to, (new.wish, new.steps), program), 201)


@router.get("/room/{offer}", responses=SEAT)
@door(LOOKED_UP, "account", "own", "words", programs=True)
def get_offer(room: Waiting, me: SignedIn, offer: OfferId) -> Json:
    """An own offer, or one that was taken up."""
    return Json(room.look(me, offer))


@router.delete("/room/{offer}", status_code=204, responses=DOING)
@door(LOOKED_UP, "account", "nothing", programs=True)
def withdraw(room: Waiting, me: SignedIn, offer: OfferId) -> None:
    """Withdraw an own offer that nobody has taken up."""
    room.withdraw(me, offer)


@router.post("/room/{offer}/take", responses=SEAT)
@door(ONE_BEGUN, "account", "own", "words", programs=True)
def take(
    room: Waiting,
    me: SignedIn,
    program: ByProgram,
    offer: OfferId,
    side: Annotated[SideName | None, Query(description="One's own, where whoever takes it up chooses or bids")] = None,
    steps: Annotated[int | None, Query(ge=0, le=20, description="What is bid for it, where both bid")] = None,
) -> Json:
    """Take a seat up; its games begin. The same again is answered alike."""
    return Json(room.take(me, offer, side, steps, program))


@router.post("/room/{offer}/decline", status_code=204, responses=DOING)
@door(LOOKED_UP, "account", "nothing", programs=True)
def decline(room: Waiting, me: SignedIn, offer: OfferId) -> None:
    """Decline a challenge."""
    room.decline(me, offer)


@router.get("/blocks", responses={200: {"model": list[str]}, **DOING})
@door(LOOKED_UP, "account", "own", "words")
def get_blocks(room: Waiting, me: SignedIn) -> Json:
    """The names of those whom one does not wish to meet."""
    return Json(room.blocked(me))


@router.put("/blocks/{handle}", responses={200: {"model": list[str]}, **DOING})
@door(LOOKED_UP, "account", "own", "words")
def block(room: Waiting, me: SignedIn, handle: Handle) -> Json:
    """Meet a person no more: no challenges, no open seats, no words. That person is not told."""
    return Json(room.block(me, handle, True))


@router.delete("/blocks/{handle}", responses={200: {"model": list[str]}, **DOING})
@door(LOOKED_UP, "account", "own", "words")
def unblock(room: Waiting, me: SignedIn, handle: Handle) -> Json:
    """Meet a person again."""
    return Json(room.block(me, handle, False))


@router.get("/tables", responses={200: {"model": list[TableToWatch]}, **DOING})
@door(LOOKED_UP, "anybody", "public", "words")
def get_tables(room: Waiting, game: GameName = None, before: Before = None) -> Json:
    """The games that anybody may watch, the latest first."""
    return Json([asdict(one) for one in room.tables(game, before)])
