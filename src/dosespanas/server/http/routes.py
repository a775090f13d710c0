"""The HTTP contract: each route reads a request, asks `GameService`, and returns what it says."""

import asyncio
from collections.abc import Awaitable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request, WebSocket
from pydantic import BaseModel
from starlette.responses import JSONResponse, PlainTextResponse, Response

from dosespanas.catalogue import FALLBACK, languages
from dosespanas.kernel.shapes import SideName
from dosespanas.server.errors import NoToken, RequestProblem
from dosespanas.server.games.game_catalogue import known_game
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.json_codec import to_bytes
from dosespanas.server.games.pace import Pace, pace_of
from dosespanas.server.games.seating import MAX_TOKENS
from dosespanas.server.games.seats import Seat
from dosespanas.server.http import requests, responses
from dosespanas.server.http.doors import door
from dosespanas.server.http.identity import MaybeAccount, account_of, program_token
from dosespanas.server.http.websocket import live
from dosespanas.server.operations.quotas import (
    FILM,
    FREE,
    LOOK,
    LOOKED_UP,
    ONE_BEGUN,
    PACED,
    THOUGHT,
    count,
    customers_of,
)
from dosespanas.server.opponents.hints import Advisers
from dosespanas.server.storage.secret_tokens import secret_of

Refused = dict[int | str, dict[str, Any]]


def said(model: type[BaseModel]) -> dict[str, Any]:
    """Return an answer by the name of its model; what is not in DECLARED would be worked out for every route."""
    schema = {"$ref": f"#/components/schemas/{model.__name__}"}
    return {"content": {"application/json": {"schema": schema}}}


ERROR = said(responses.Error)
BAD: Refused = {400: ERROR, 413: ERROR, 422: ERROR, 503: ERROR}
SEATED: Refused = {401: ERROR, 404: ERROR, 410: ERROR, **BAD}
DOING: Refused = {**SEATED, 403: ERROR, 409: said(responses.StaleAnswer)}
DECLARED: Refused = {404: {"model": responses.Error}, 409: {"model": responses.StaleAnswer}}
"""Models that are declared at one route for all that name them."""

SHORT_WAY = RuntimeError("this is answered before the framework (http/fast_path.py): the route is there to be read")

router = APIRouter(prefix="/api")


class Json(JSONResponse):
    """JSON as the engine wrote it."""

    def render(self, content: Any) -> bytes:
        """Return the bytes of a JSON value."""
        return to_bytes(content)


async def written(found: Awaitable[Any]) -> Json:
    """Return an answer that may be long: a thread writes it, while others are served."""
    return await asyncio.to_thread(Json, await found)


async def get_play(request: Request) -> GameService:
    """Return the games of this application."""
    play: GameService = request.app.state.play
    return play


Games = Annotated[GameService, Depends(get_play)]
GameId = Annotated[str, Path(alias="id", max_length=64, description="Id of the game")]
Bearer = Annotated[str | None, Header(max_length=300, description="`Bearer ` and the secret of a seat")]
Bearers = Annotated[str | None, Header(max_length=MAX_TOKENS * 40, description="`Bearer ` and secrets, with commas")]
Since = Annotated[int, Query(ge=-1, le=1_000_000, description="From this choice on; -1: the set-up too")]
Have = Annotated[int | None, Query(ge=0, le=1_000_000, description="The revision whose view the page has")]
Adviser = Annotated[str | None, Query(max_length=80, description="Which opponent; by default the strongest")]
Notation = Annotated[str, Query(min_length=1, max_length=200, description="Notation of the action")]


def secret_given(authorization: str | None) -> str:
    """Return the secret of a request; raises NoToken."""
    secret = secret_of(authorization)
    if not secret:
        raise NoToken
    return secret


async def get_seat(
    play: Games,
    game: GameId,
    request: Request,
    authorization: Bearer = None,
) -> Seat:
    """Return the seat that the request's secret opens, or without one its session's; raises NoToken or UnknownGame."""
    secret = secret_of(authorization)
    account = None if secret else await account_of(request)
    if account is None:
        return await play.seat(game, secret or None)
    return await play.seat_of_account(game, account, program_token(request.scope) is not None)


Seated = Annotated[Seat, Depends(get_seat)]


async def get_paced(request: Request, seat: Seated) -> Seat:
    """Return the seat that the request's secret opens, if it does not act too fast; raises TooMany."""
    request.app.state.pace.check(request.scope, seat.game, seat.sides)
    return seat


Acting = Annotated[Seat, Depends(get_paced)]


def near(request: Request) -> list[str]:
    """Return the address that a request comes from, or its network; none for one without limits (`customers`)."""
    return [one.name for one in customers_of(request.scope, request.app.state.settings.public)[:1]]


def known_language(language: str) -> None:
    """Raise Problem for a language that there is no catalogue of."""
    if language not in languages():
        known = ", ".join(languages())
        raise RequestProblem("error-unknown-language", f"no such language; there is {known}", 404, known=known)


def pace_chosen(chosen: requests.ChosenPace | None) -> Pace | None:
    """Return the pace that a request asks for; raises Problem for one out of bounds."""
    return pace_of(None if chosen is None else chosen.model_dump())


SMALL = Query(description="Without words around it and with few names, to be shown at a hand's width")


@router.post("/games", status_code=201, responses={201: {"model": responses.NewSeats}, **BAD})
@door(ONE_BEGUN, "anybody", "seat", lane="light", programs=True)
def create_game(play: Games, new: requests.NewGame, account: MaybeAccount) -> Json:
    """Begin a game; the seats of somebody signed in are theirs at once."""
    seats = new.seats.model_dump()
    chosen = new.game, new.scenario, new.options, seats, new.hotseat, new.name, new.mine, new.advice
    made = play.create(*chosen, new.corrections, new.chat, pace_chosen(new.pace), new.late)
    return Json(play.claims.begun(made, account), 201)


@router.post("/lessons", status_code=201, responses={201: {"model": responses.NewSeats}, 404: ERROR, **BAD})
@door(ONE_BEGUN, "anybody", "seat", lane="light", programs=True)
def begin_lesson(play: Games, new: requests.NewLesson, account: MaybeAccount) -> Json:
    """Begin the game that teaches the first turn of a game, always with the same dice and cards."""
    known_game(new.game)
    return Json(play.claims.begun(play.gathering.teach(new.game), account), 201)


@router.get("/games", responses={200: {"model": list[responses.ListedGame | responses.DamagedListed]}, **BAD})
@door(LOOKED_UP, "spectator", "seat", lane="light")
def list_games(play: Games, authorization: Bearers = None) -> Json:
    """The games that these secrets open, the latest first. Nothing is listed to strangers."""
    return Json(play.games([token.strip() for token in secret_of(authorization).split(",") if token.strip()]))


@router.post("/records", status_code=201, responses={201: {"model": responses.NewSeats}, 403: ERROR, **BAD})
@door(ONE_BEGUN, "anybody", "seat", lane="heavy", programs=True)
def continue_record(play: Games, new: requests.ContinuedGame, account: MaybeAccount) -> Json:
    """Begin a new game where a record ends."""
    seats = new.seats.model_dump()
    chosen = new.hotseat, new.name, new.as_far, new.mine, new.advice, new.chat, pace_chosen(new.pace)
    made = play.continue_record(new.record, seats, *chosen)
    return Json(play.claims.begun(made, account), 201)


@router.get("/games/{id}", responses={200: {"model": responses.ActAnswer}, **SEATED})
@door(LOOK, "spectator", "seat", programs=True)
async def get_game(seat: Seated, have: Have = None) -> Json:
    """The game as this seat may see it; whoever has an earlier view may be told what has changed since."""
    raise SHORT_WAY


@router.get("/games/{id}/warnings", responses={200: {"model": responses.Warnings}, **SEATED, 409: DOING[409]})
@door(count(1), "seat", "seat", lane="light", programs=True)
async def get_warnings(play: Games, seat: Seated, choice: Annotated[int, Query(ge=0, le=1_000_000)]) -> Json:
    """What this seat would regret about each legal action; asked where a view says that there may be something."""
    return Json(await play.warnings(seat, choice))


@router.get("/games/{id}/count", responses={200: {"model": responses.CountAnswer}, **SEATED})
@door(count(1), "spectator", "seat", lane="light", programs=True)
async def get_count(play: Games, seat: Seated) -> Json:
    """How the game would end if both stopped here; null unless they may."""
    return Json(await play.count(seat))


@router.get("/games/{id}/static", responses={200: {"model": responses.StaticAnswer}, **SEATED})
@door(count(4), "spectator", "seat", lane="light", programs=True)
async def get_own_static(play: Games, seat: Seated) -> Json:
    """All of a game that never changes, as the data have it that this one is played with."""
    return await written(play.static(seat))


@router.get("/games/{id}/corrections", responses={200: {"model": responses.CorrectionsTold}, **SEATED})
@door(count(2), "spectator", "seat", lane="light")
async def get_corrections(
    play: Games,
    game: GameId,
    language: Annotated[str, Query(max_length=20, description="Language of its words")] = FALLBACK,
    authorization: Bearer = None,
) -> Json:
    """The corrections that a game is played with, in words and as a file; the secret may be an invitation too."""
    known_language(language)
    return await written(play.corrections(game, secret_given(authorization), language))


@router.get("/games/{id}/invitation", responses={200: {"model": responses.Invitation}, **SEATED})
@door(count(2), "holder", "seat", lane="light")
def get_invitation(play: Games, game: GameId, authorization: Bearer = None) -> Json:
    """What an invitation is to; the request's secret is the invitation."""
    return Json(play.invitations.view(game, secret_given(authorization)))


@router.post("/games/{id}/invitation", responses={200: {"model": responses.Invited}, **DOING})
@door(count(2), "seat", "seat", lane="light", programs=True)
def send_invitation(play: Games, seat: Seated) -> Json:
    """Make a new invitation to the seat that nobody has taken; the one before is dead."""
    return Json(play.invitations.send(seat))


@router.delete("/games/{id}/invitation", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(count(2), "seat", "seat", lane="light", programs=True)
async def withdraw_invitation(play: Games, seat: Seated) -> Json:
    """Withdraw the invitation that nobody has taken up."""
    await asyncio.to_thread(play.invitations.withdraw, seat)
    return Json(await play.view(seat))


@router.post("/games/{id}/seat", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(count(2), "holder", "seat", lane="light")
async def take_seat(play: Games, game: GameId, new: requests.NewSecret, authorization: Bearer = None) -> Json:
    """Take an invitation up: its seat has the secret that was drawn for it. The same again is answered alike."""
    seat = await asyncio.to_thread(play.invitations.take, game, secret_given(authorization), new.secret)
    return Json(await play.view(seat))


@router.post("/games/{id}/secret", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(count(2), "seat", "seat", lane="light")
async def renew_secret(play: Games, game: GameId, new: requests.NewSecret, authorization: Bearer = None) -> Json:
    """Put another secret in place of this seat's, which then opens nothing. The same again is answered alike."""
    seat = await asyncio.to_thread(play.invitations.renew, game, secret_given(authorization), new.secret)
    return Json(await play.view(seat))


@router.post("/games/{id}/chance", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(PACED, "seat", "seat", lane="light", programs=True)
async def give_number(play: Games, seat: Acting, given: requests.Number) -> Json:
    """Add this seat's number to the chance of a game, once; the game begins when all have."""
    return Json(await play.give(seat, given.number))


@router.get("/games/{id}/proof", responses={200: {"model": responses.Proof}, 403: ERROR, **SEATED})
@door(count(10), "spectator", "seat", lane="heavy", programs=True)
async def get_proof(play: Games, seat: Seated) -> Json:
    """What the seed of a finished game was made of, and every die, shuffle and draw that came of it."""
    return await written(play.proof(seat))


@router.get("/games/{id}/story", responses={200: {"model": responses.Story}, 403: ERROR, **SEATED})
@door(count(4), "spectator", "seat", lane="heavy", programs=True)
async def get_story(play: Games, seat: Seated) -> Json:
    """How a finished game went, in numbers: how it stood turn by turn, what was lost, how the dice fell."""
    return await written(play.story(seat))


@router.post("/games/{id}/actions", responses={200: {"model": responses.ActAnswer}, **DOING})
@door(PACED, "seat", "seat", programs=True)
async def act(seat: Seated, act: requests.Act) -> Json:
    """Take an action, or a row of them. When this answers 200, they are on disk, and this seat has seen them."""
    raise SHORT_WAY


@router.post("/games/{id}/undo", responses={200: {"model": responses.ViewAnswer}, **DOING, **DECLARED})
@door(PACED, "seat", "seat", lane="light", programs=True)
async def undo(play: Games, seat: Acting, at: requests.AtChoice) -> Json:
    """Take back this seat's last choice, unless something was revealed or handed over since."""
    return Json(await play.undo(seat, at.choice))


@router.get("/games/{id}/orders", responses={200: {"model": list[responses.OrderView]}, 403: ERROR, **SEATED})
@door(count(1), "seat", "seat", lane="light", programs=True)
async def get_orders(play: Games, seat: Seated) -> Json:
    """This seat's standing orders, those that stand and those that have ended; nobody else is told of them."""
    return Json(await play.orders(seat))


@router.post("/games/{id}/orders", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(PACED, "seat", "seat", programs=True)
async def set_order(play: Games, seat: Acting, new: requests.NewOrder) -> Json:
    """Set a standing order, or a queue; what it can answer now is answered and on disk when this answers 200."""
    return Json(await play.order(seat, new.rule))


@router.get("/games/{id}/orders/forms", responses={200: {"model": responses.OrderSheet}, 403: ERROR, **SEATED})
@door(count(1), "seat", "seat", lane="light", programs=True)
async def get_order_forms(play: Games, seat: Seated) -> Json:
    """All the orders that this seat may build now, with what may be chosen of each; whoever is to choose."""
    return Json(await play.order_sheet(seat))


OrderNumber = Annotated[int, Path(ge=1, le=1_000_000, description="Number of the order")]


@router.put("/games/{id}/orders/{n}", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(PACED, "seat", "seat", programs=True)
async def change_order(play: Games, seat: Acting, n: OrderNumber, new: requests.ChangedOrder) -> Json:
    """Put another rule in place of that of a standing order, or let it rest while its owner changes it."""
    return Json(await play.change_order(seat, n, new.rule, new.held))


@router.delete("/games/{id}/orders/{n}", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(PACED, "seat", "seat", lane="light", programs=True)
async def cancel_order(play: Games, seat: Acting, n: OrderNumber) -> Json:
    """End a standing order."""
    return Json(await play.cancel_order(seat, n))


@router.post("/games/{id}/opponent", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(PACED, "seat", "seat", programs=True)
async def substitute(play: Games, seat: Acting, says: requests.Substitute) -> Json:
    """Let another computer opponent play on for one that gave no usable answer."""
    return Json(await play.replace(seat, says.choice, says.opponent))


@router.post("/games/{id}/agree", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(PACED, "seat", "seat", programs=True)
async def agree(play: Games, seat: Acting, says: requests.Agree) -> Json:
    """Agree to end the game here, where its rules know that, or decline."""
    return Json(await play.agree(seat, says.choice, says.agree))


@router.post("/games/{id}/resign", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(count(2), "seat", "seat", programs=True)
async def resign(play: Games, seat: Seated, says: requests.Resign) -> Json:
    """Give up: the other side has won. Or let a computer opponent do so that offered to."""
    return Json(await play.resign(seat, says.accept))


@router.get("/games/{id}/back", responses={200: {"model": responses.TakeBackTarget}, **SEATED})
@door(count(1), "seat", "seat", lane="light", programs=True)
async def get_take_back(play: Games, seat: Seated) -> Json:
    """What this seat may ask the other one to take back, across a hand-over."""
    return Json({"to": await play.take_back_target(seat)})


@router.post("/games/{id}/back", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(PACED, "seat", "seat", programs=True)
async def ask_back(play: Games, seat: Acting, says: requests.TakeBack) -> Json:
    """Ask the other side to take back all from a choice on."""
    return Json(await play.ask_back(seat, says.choice, says.to))


@router.post("/games/{id}/back/answer", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(PACED, "seat", "seat", programs=True)
async def answer_back(play: Games, seat: Acting, says: requests.TakeBackAnswer) -> Json:
    """Agree to what the other side asks to take back, or refuse; or withdraw one's own asking."""
    return Json(await play.answer_back(seat, says.choice, says.to, says.agree))


@router.post("/games/{id}/rematch", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(PACED, "seat", "seat", lane="light", programs=True)
async def offer_rematch(play: Games, seat: Acting, says: requests.Rematch) -> Json:
    """Offer the other person a game like this one, which is over, unless one is offered already."""
    return Json(await play.offer_rematch(seat, says.swap))


@router.post("/games/{id}/rematch/accept", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(ONE_BEGUN, "seat", "seat", lane="light", programs=True)
async def accept_rematch(play: Games, seat: Acting, says: requests.Rematch) -> Json:
    """Begin the game that the other person offers."""
    return Json(await play.accept_rematch(seat, says.swap))


@router.delete("/games/{id}/rematch", responses={200: {"model": responses.ViewAnswer}, **DOING})
@door(PACED, "seat", "seat", lane="light", programs=True)
async def end_rematch(play: Games, seat: Acting, side: SideName) -> Json:
    """Withdraw the rematch that one's own side offers, or decline that of the other side."""
    return Json(await play.end_rematch(seat, side))


@router.post("/games/{id}/rules", responses={200: {"model": responses.GoingOn}, **DOING})
@door(count(4), "seat", "seat", lane="heavy", programs=True)
async def go_on(play: Games, seat: Seated) -> Json:
    """Agree to go on by the present rules with a game begun by others; it does once every person has agreed."""
    return Json(await play.go_on(seat))


@router.get("/games/{id}/log", responses={200: {"model": responses.LogAnswer}, **SEATED})
@door(count(1), "spectator", "seat", lane="light", programs=True)
async def get_log(play: Games, seat: Seated, since: Since = -1) -> Json:
    """What happened, as this seat may know it."""
    return await written(play.log(seat, since))


@router.get("/games/{id}/history/{n}", responses={200: {"model": responses.ObservationAnswer}, **SEATED})
@door(count(2), "spectator", "seat", lane="light", programs=True)
async def get_history(play: Games, seat: Seated, n: Annotated[int, Path(ge=0, le=1_000_000)]) -> Json:
    """The observation before choice `n`, as this seat may see it."""
    return await written(play.history(seat, n))


@router.get("/games/{id}/film", responses={200: {"model": responses.Film}, **SEATED})
@door(FILM, "spectator", "seat", lane="light", programs=True)
async def get_film(
    play: Games,
    seat: Seated,
    since: Annotated[int, Query(ge=0, le=1_000_000, description="The choice before which it begins")],
    count: Annotated[int, Query(ge=0, le=64, description="How many choices it tells at most")] = 64,
) -> Json:
    """A stretch of the game as this seat may see it: the observation before a choice, and what each one changed."""
    return await written(play.film(seat, since, count))


@router.get("/games/{id}/explain", responses={200: {"model": responses.ExplainAnswer}, **SEATED})
@door(count(1), "spectator", "seat", lane="light", programs=True)
async def explain(play: Games, seat: Seated, action: Notation) -> Json:
    """Why an action may not be taken now; null if it may."""
    return Json(await play.explain(seat, action))


@router.get("/games/{id}/odds", responses={200: {"model": responses.OddsAnswer}, **SEATED})
@door(count(1), "spectator", "seat", lane="light", programs=True)
async def odds(play: Games, seat: Seated, action: Notation | None = None) -> Json:
    """The exact odds of the attack in hand, if the action were taken; null where there is no attack."""
    return Json(await play.odds(seat, action))


@router.get("/games/{id}/hint", responses={200: {"model": responses.Advice}, 403: ERROR, **SEATED})
@door(THOUGHT, "seat", "advice", lane="process", programs=True)
async def get_hint(request: Request, play: Games, seat: Seated, opponent: Adviser = None) -> Json:
    """What a computer opponent would play in this seat's place, and why."""
    asked = await play.hint_question(seat, opponent)
    advisers: Advisers = request.app.state.advisers
    name = opponent or play.opponents.names(asked.game)[-1]
    return Json(await asyncio.to_thread(advisers.ask, asked, name, near(request)))


@router.get("/games/{id}/reasons", responses={200: {"model": list[responses.OpponentReason]}, **SEATED})
@door(count(2), "spectator", "seat", lane="light", programs=True)
async def get_reasons(play: Games, seat: Seated, since: Since = -1) -> Json:
    """What the computer opponents wanted with their choices, as far as it gives nothing away."""
    return await written(play.reasons(seat, since))


@router.get(
    "/games/{id}/picture/{choice}",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}, **SEATED},
)
@door(count(8), "spectator", "seat", lane="light", programs=True)
async def get_picture(
    play: Games,
    seat: Seated,
    choice: Annotated[int, Path(ge=0, le=1_000_000)],
    language: Annotated[str, Query(max_length=20, description="Language of its words")] = FALLBACK,
    small: Annotated[bool, SMALL] = False,
) -> Response:
    """The position before a choice as a picture, as this seat may see it."""
    known_language(language)
    return Response(await play.picture(seat, choice, language, small), media_type="image/svg+xml")


@router.get("/games/{id}/overlay/{name}", responses={200: {"model": responses.OverlayAnswer}, **SEATED})
@door(count(1), "spectator", "seat", "advice", lane="light", programs=True)
async def get_overlay(play: Games, seat: Seated, name: Annotated[str, Path(max_length=1_000)]) -> Json:
    """Something counted from the map, such as supply, as this seat may know it."""
    return await written(play.overlay(seat, name))


@router.post("/games/{id}/seen", responses={200: {"model": responses.Seen}, **DOING})
@door(PACED, "seat", "nothing", programs=True)
async def see(play: Games, seat: Acting, at: requests.AtChoice) -> Json:
    """Remember how far this seat has looked."""
    return Json({"seen": await play.see(seat, at.choice)})


@router.get(
    "/games/{id}/record",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, 403: ERROR, **SEATED},
)
@door(count(4), "spectator", "seat", lane="heavy", programs=True)
async def get_record(
    play: Games,
    seat: Seated,
    elsewhere: Annotated[bool, Query(description="For another server: what this seat may know alone")] = False,
) -> PlainTextResponse:
    """The record of the game; sealed while it lasts."""
    name = f'attachment; filename="dosespanas-{seat.game}.txt"'
    found = await (play.record_for_others(seat) if elsewhere else play.record(seat))
    return PlainTextResponse(found, headers={"Content-Disposition": name})


@router.websocket("/games/{id}/live")
@door(FREE, "spectator", "seat", "words", programs=True)
async def watch(socket: WebSocket, game: GameId) -> None:
    """After `{"token": …}`, send a message (`websocket.TOLD`) whenever the game moved on or something was said."""
    state = socket.app.state
    whose = customers_of(socket.scope, state.settings.public)
    await live(socket, state.play, state.live_updates, game, state.sockets, whose)
