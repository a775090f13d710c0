"""The waiting room over HTTP: open seats, challenges, who does not wish to meet whom, tables to be watched."""

from dataclasses import asdict
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import Field

from dosespanas.kernel.shapes import SideName
from dosespanas.server.http.common_schemas import Answer, PaceView
from dosespanas.server.http.doors import door
from dosespanas.server.http.requests import ChosenPaceOrNone, Options, Word
from dosespanas.server.http.requests import Request as Asked
from dosespanas.server.http.routes import DOING, Json, Refused, known_language, pace_chosen
from dosespanas.server.http.signed_in import AllAccounts, SignedIn
from dosespanas.server.meeting.waiting_room import WaitingRoom
from dosespanas.server.operations.quotas import LOOKED_UP, ONE_BEGUN
from dosespanas.server.storage.meeting_store import Wanted

router = APIRouter(prefix="/api")
OfferId = Annotated[str, Path(max_length=32, pattern=r"^[0-9a-f]+$", description="Id of an open seat")]
Handle = Annotated[str, Path(min_length=1, max_length=40, description="The name of a person")]
HandleText = Annotated[str, Field(min_length=1, max_length=40)]
Before = Annotated[int | None, Query(ge=0, le=1 << 46, description="What `more` said: those made before that")]
GameName = Annotated[str | None, Query(max_length=40, pattern=r"^[a-z0-9_]+$", description="Of this game alone")]


class BidView(Answer):
    """What somebody bids for a side."""

    side: SideName = Field(description="The side that is wished")
    steps: int = Field(description="How many of `bids` of the game the other one shall have for it; 0: nothing")


class OpenSeat(Answer):
    """An open seat, or a challenge to a person."""

    id: str
    host: str = Field(description="Whose it is; empty: of a former player")
    to: str | None = Field(description="The person who is challenged; null: anybody may take it")
    guest: str | None = Field(description="Who took it up, told to its two persons alone; null: nobody yet")
    mine: bool
    game: str
    scenario: str
    options: dict[str, bool]
    side: SideName | Literal["any", "guest", "bid"] = Field(
        description="The side of its owner, in the first game of a pair; `guest`: whoever takes it up chooses; "
        "`bid`: both bid for one"
    )
    pair: bool = Field(description="Two games at once, with sides changed")
    rated: bool
    advice: bool = Field(description="Whether the computer may be asked")
    chat: bool = Field(description="Whether the two may write to each other")
    public: bool = Field(description="Whether anybody may watch")
    late: bool = Field(description="Whether who watches is shown each turn once it is over, as in every rated game")
    language: str = Field(description="The language that its owner would speak")
    pace: PaceView | None = Field(description="How much time each side has; null: as much as it likes")
    created: int = Field(description="Milliseconds since 1970, UTC")
    expires: int = Field(description="When it goes from here if nobody takes it up")
    declined: bool = Field(description="Whether whoever was challenged would not")
    games: list[str] = Field(description="The games that have begun, told to its two persons alone")
    bid: BidView | None = Field(description="What its owner bid: until it is taken up told to them alone, then to both")
    reply: BidView | None = Field(description="What whoever took it up bid, told to its two persons alone")


class Room(Answer):
    """What somebody sees in the waiting room."""

    seats: list[OpenSeat] = Field(description="Open seats of others, the latest first, at most 50")
    challenges: list[OpenSeat] = Field(description="Challenges to oneself")
    mine: list[OpenSeat] = Field(description="One's own of the last fourteen days, taken up or not")
    more: int | None = Field(description="For `before`, where there are more seats")


class TableToWatch(Answer):
    """A game that anybody may watch."""

    game: str = Field(description="Id of the game")
    spectator: str = Field(description="The secret of those who watch")
    opened: int
    title: str = Field(description="Which game is played")
    scenario: str
    late: bool = Field(description="Whether each turn is shown once it is over")
    choice: int | None = Field(description="Null where each turn is shown once it is over")
    updated: int
    players: dict[str, str] = Field(description="By side the name of its person")


class NewOffer(Asked):
    """A seat to be offered."""

    game: Word
    scenario: Word
    options: Options = Field(default_factory=dict)
    side: SideName | Literal["any", "guest", "bid"] = "any"
    wish: SideName | None = Field(default=None, description="With `side` `bid`: the side that is wished")
    steps: int | None = Field(default=None, ge=0, le=20, description="With `side` `bid`: what is bid for it")
    pair: bool = False
    rated: bool = False
    advice: bool = False
    chat: bool = True
    public: bool = False
    late: bool = False
    language: str = Field(max_length=20)
    pace: ChosenPaceOrNone = None
    to: HandleText | None = Field(default=None, description="The name of the person who is challenged")


async def get_room(request: Request, _: AllAccounts) -> WaitingRoom:
    """Return the waiting room; raises NoAccounts."""
    room: WaitingRoom = request.app.state.meeting
    return room


Waiting = Annotated[WaitingRoom, Depends(get_room)]
SEAT: Refused = {200: {"model": OpenSeat}, **DOING}


@router.get("/room", responses={200: {"model": Room}, **DOING})
@door(LOOKED_UP, "account", "own", "words")
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
@door(ONE_BEGUN, "account", "own", "words")
def offer(room: Waiting, me: SignedIn, new: NewOffer) -> Json:
    """Offer a seat to anybody, or challenge a person."""
    known_language(new.language)
    pace = pace_chosen(new.pace)
    said = {name: getattr(new, name) for name in Wanted.__dataclass_fields__}
    wanted = Wanted(**said | {"pace": None if pace is None else pace.text()})
    return Json(room.offer(me, wanted, new.to, (new.wish, new.steps)), 201)


@router.get("/room/{offer}", responses=SEAT)
@door(LOOKED_UP, "account", "own", "words")
def get_offer(room: Waiting, me: SignedIn, offer: OfferId) -> Json:
    """An own offer, or one that was taken up."""
    return Json(room.look(me, offer))


@router.delete("/room/{offer}", status_code=204, responses=DOING)
@door(LOOKED_UP, "account", "nothing")
def withdraw(room: Waiting, me: SignedIn, offer: OfferId) -> None:
    """Withdraw an own offer that nobody has taken up."""
    room.withdraw(me, offer)


@router.post("/room/{offer}/take", responses=SEAT)
@door(ONE_BEGUN, "account", "own", "words")
def take(
    room: Waiting,
    me: SignedIn,
    offer: OfferId,
    side: Annotated[SideName | None, Query(description="One's own, where whoever takes it up chooses or bids")] = None,
    steps: Annotated[int | None, Query(ge=0, le=20, description="What is bid for it, where both bid")] = None,
) -> Json:
    """Take a seat up; its games begin. The same again is answered alike."""
    return Json(room.take(me, offer, side, steps))


@router.post("/room/{offer}/decline", status_code=204, responses=DOING)
@door(LOOKED_UP, "account", "nothing")
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
