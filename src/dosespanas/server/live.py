"""Tells a waiting page that its game moved on."""

import asyncio
import json
from urllib.parse import urlsplit

from fastapi import WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.server.news import News
from dosespanas.server.play import Play
from dosespanas.server.rows import NOTHING
from dosespanas.server.seats import Seat

CLOSED_BY_SERVER = 1011
REFUSED = 4404
"""Close code for a secret that opens no seat of that game."""

FOREIGN = 4403
"""Close code for a page of another site."""

TOKEN_SECONDS = 10.0
"""How long a page may take to name its seat."""


BEAT = 20.0
"""Seconds of silence after which a page is told again what it knows: it holds a line dead that says nothing longer."""


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


async def live(socket: WebSocket, play: Play, news: News, game: str) -> None:
    """Serve one page, once it has named its seat: send `{"choice", "revision", "thinking"}` now, whenever the game
    has moved on, and again after each `BEAT` of silence."""
    await socket.accept()
    if not same_site(socket):
        await socket.close(FOREIGN, "error-foreign-page")
        return
    try:
        token = await named_token(socket)
        seat = await play.seat_soon(game, token)
    except WebSocketDisconnect:
        return
    except DosEspanasError as error:
        await socket.close(REFUSED, error.key)
        return
    telling = asyncio.create_task(_tell(socket, play, news, seat))
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            continue
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


async def _tell(socket: WebSocket, play: Play, news: News, seat: Seat) -> None:
    try:
        with news.wait_for(seat.game) as bell:
            pulse, holders = await asyncio.to_thread(play.store.standing, seat.game)
            told = NOTHING
            message: dict[str, int | bool] = {}
            while True:
                if pulse is not None and pulse.lines > told:
                    thinking = play.wake(seat.game, pulse.actor, holders)
                    message = {"choice": pulse.choice, "revision": pulse.lines, "thinking": thinking}
                    await socket.send_json(message)
                    told = pulse.lines
                try:
                    pulse = await asyncio.wait_for(bell.wait(), BEAT)
                except TimeoutError:
                    await socket.send_json(message)
    except (SQLAlchemyError, DosEspanasError):
        await socket.close(CLOSED_BY_SERVER, "error-database")
    except (WebSocketDisconnect, RuntimeError):
        return
