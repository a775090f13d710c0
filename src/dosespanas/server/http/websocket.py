"""Tells a waiting page that its game moved on."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from urllib.parse import urlsplit

from fastapi import WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import PlainTextResponse

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.server.errors import UnknownGame, UnknownProgram
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.live_updates import LiveUpdates
from dosespanas.server.games.seats import Seat, check_seat, played_by, room_of
from dosespanas.server.http.doors import message
from dosespanas.server.http.identity import account_of, program_token
from dosespanas.server.http.socket_limits import Crowded, Sockets
from dosespanas.server.operations.quotas import FREE, Customer
from dosespanas.server.storage.batch_writer import GameHead
from dosespanas.server.storage.row_validation import NOTHING

CLOSED_BY_SERVER = 1011
REFUSED = 4404
"""Close code for a secret that opens no seat of that game."""

FOREIGN = 4403
"""Close code for a page of another site."""

GAVE_WAY = 4409
"""Close code for a page whose seat has been opened on too many others since."""

TOKEN_SECONDS = 10.0
"""How long a page may take to name its seat."""
CHATTER = 1008
"""Close code for a page that sends more messages than that."""
MESSAGES = 100
"""How many messages are listened to after that; pages send none."""


BEAT = 20.0
"""Seconds of silence after which a page is told again what it knows: it holds a line dead that says nothing longer."""


@message(FREE, "spectator", "seat")
def moved(head: GameHead, thinking: bool) -> dict[str, int | bool]:
    """Say how far a game is, and whether a computer opponent thinks about its choice."""
    return {"choice": head.choice, "revision": head.lines, "thinking": thinking}


@message(FREE, "spectator", "words")
def spoken(revision: int) -> dict[str, int | bool]:
    """Say that something was said or marked in the room of a seat: what, is asked by another door."""
    return {"talk": revision}


TOLD = (moved, spoken)
"""All that is sent to a page."""


def same_site(socket: WebSocket) -> bool:
    """Return whether a connection comes from our own page, or from no page at all.

    Browsers name the site of the page in `Origin`; they would let any site's page connect.
    """
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def named_token(socket: WebSocket) -> str | None:
    """Return the secret of the first message, `{"token": "…"}`; None if there is none in time."""
    try:
        async with asyncio.timeout(TOKEN_SECONDS):
            said = json.loads(await socket.receive_text())
    except (TimeoutError, ValueError, RecursionError, KeyError):
        return None
    token = said.get("token") if isinstance(said, dict) else None
    return token if isinstance(token, str) else None


async def live(
    socket: WebSocket, play: GameService, updates: LiveUpdates, game: str, sockets: Sockets, whose: Sequence[Customer]
) -> None:
    """Serve one page, once it has named its seat: say how far the game is (`moved`) now, whenever it has moved on, and
    again after each `BEAT` of silence; and whenever something was said (`spoken`).

    Where there is no room (`sockets`) for one more of `whose` it is answered 429 in place of all that.
    """
    try:
        with sockets.room(whose):
            await _serve(socket, play, updates, game, sockets)
    except Crowded:
        await socket.send_denial_response(PlainTextResponse("too many live connections\n", 429))


async def _serve(socket: WebSocket, play: GameService, updates: LiveUpdates, game: str, sockets: Sockets) -> None:
    await socket.accept()
    if not same_site(socket):
        await socket.close(FOREIGN, "error-foreign-page")
        return
    try:
        token = await named_token(socket)
        account = await account_of(socket) if token == "" else None
        program = program_token(socket.scope) is not None
        seat = await (play.seat(game, token) if account is None else play.seat_of_account(game, account, program))
    except WebSocketDisconnect:
        return
    except DosEspanasError as error:
        await socket.close(REFUSED, error.key)
        return
    telling = asyncio.create_task(_tell(socket, play, updates, seat, account is not None))
    leaving: list[asyncio.Task[None]] = []

    def give_way() -> None:
        leaving.append(asyncio.create_task(_close(socket, GAVE_WAY)))

    try:
        with sockets.seated((seat.game, seat.sides), give_way):
            for _ in range(MESSAGES):
                if (await socket.receive())["type"] == "websocket.disconnect":
                    return
        await _close(socket, CHATTER)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        telling.cancel()
        await asyncio.gather(telling, *leaving, return_exceptions=True)


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


async def _tell(socket: WebSocket, play: GameService, updates: LiveUpdates, seat: Seat, signed_in: bool) -> None:
    """Tell a page how its game goes on as long as its secret, or the session of who is signed in, holds."""
    try:
        with updates.wait_for(seat.game, seat.hashed, room_of(seat)) as bell:
            head, holders = await asyncio.to_thread(play.store.standing, seat.game)
            check_seat(seat, holders)
            told, heard = NOTHING, 0
            message: dict[str, int | bool] = {}
            while True:
                if head is not None and head.lines > told:
                    play.wake(seat.game, head.actor, played_by(holders))
                    head = await play.standing(seat, head)
                if head is not None and head.lines > told:
                    thinking = play.wake(seat.game, head.actor, played_by(holders))
                    message = moved(head, thinking)
                    await socket.send_json(message)
                    told = head.lines
                waited: tuple[GameHead | None, int] | None = None
                with suppress(TimeoutError):
                    waited = await asyncio.wait_for(bell.wait(), BEAT)
                if signed_in and await account_of(socket) is None:
                    raise UnknownGame
                if waited is None:
                    await socket.send_json(message)
                else:
                    head, said = waited
                    if said > heard:
                        await socket.send_json(spoken(said))
                        heard = said
    except (UnknownGame, UnknownProgram):
        await _close(socket, REFUSED)
    except (SQLAlchemyError, DosEspanasError):
        await socket.close(CLOSED_BY_SERVER, "error-database")
    except (WebSocketDisconnect, RuntimeError):
        return
