"""Tells a waiting page that its game moved on.

The database is asked, not this process: several servers may share it, and any of them may have served the
action, or run the computer opponent.
"""

import asyncio

from fastapi import WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.server.play import Play, Seat

CLOSED_BY_SERVER = 1011
REFUSED = 4404
"""Close code for a secret that opens no seat of that game."""


async def live(socket: WebSocket, play: Play, game: str, token: str | None, poll: float) -> None:
    """Serve one page: send `{"choice", "revision", "thinking"}` now and whenever the game has moved on."""
    await socket.accept()
    try:
        seat = await asyncio.to_thread(play.seat, game, token)
    except DosEspanasError as error:
        await socket.close(REFUSED, error.key)
        return
    telling = asyncio.create_task(_tell(socket, play, seat, poll))
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            continue
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


async def _tell(socket: WebSocket, play: Play, seat: Seat, poll: float) -> None:
    told = -1
    try:
        while True:
            pulse = await asyncio.to_thread(play.store.pulse, seat.game)
            if pulse is not None and pulse.lines != told:
                thinking = await asyncio.to_thread(play.wake, seat.game)
                message = {"choice": pulse.choice, "revision": pulse.lines, "thinking": thinking}
                await socket.send_json(message)
                told = pulse.lines
            await asyncio.sleep(poll)
    except (SQLAlchemyError, DosEspanasError):
        await socket.close(CLOSED_BY_SERVER, "error-database")
    except (WebSocketDisconnect, RuntimeError):
        return
