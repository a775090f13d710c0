"""The route of printed reports."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse

from dosespanas.catalogue import FALLBACK
from dosespanas.chronicle.html import as_html
from dosespanas.chronicle.report import report
from dosespanas.server.http.doors import door
from dosespanas.server.http.routes import ERROR, SEATED, Games, Seated, known_language
from dosespanas.server.operations.quotas import count

router = APIRouter(prefix="/api")


@router.get(
    "/games/{id}/report",
    response_class=HTMLResponse,
    responses={200: {"content": {"text/html": {"schema": {"type": "string"}}}}, 403: ERROR, **SEATED},
)
@door(count(8), "spectator", "seat", "advice", lane="heavy")
async def get_report(
    request: Request,
    play: Games,
    seat: Seated,
    language: Annotated[str, Query(max_length=20, description="Language of its words")] = FALLBACK,
) -> HTMLResponse:
    """The report of a finished game, to be printed: with what decided it, if its review has been worked out."""
    known_language(language)
    record, data = await play.finished(seat, "error-report-later", "a report is written when the game is over")
    review = request.app.state.review_of(seat.game)
    told = await asyncio.to_thread(lambda: as_html(report(record or "", language, data, review)))
    name = f'attachment; filename="dosespanas-{seat.game}.html"'
    return HTMLResponse(told, headers={"Content-Disposition": name})
