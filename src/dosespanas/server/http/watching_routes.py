"""Where whoever runs a server sees whether it is well, and its figures."""

import asyncio
import hmac
from contextlib import suppress
from typing import Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import JSONResponse, Response

from dosespanas.kernel.header import ENGINE
from dosespanas.server.errors import error_view
from dosespanas.server.http.doors import door
from dosespanas.server.operations.mailer import Mailer
from dosespanas.server.operations.metrics import Measures
from dosespanas.server.operations.quotas import FREE, is_local
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.backlog import backlog


class MailHealth(BaseModel):
    """How the mail of a server goes, and what persons are to be told."""

    failing: bool
    """Whether the mail server did not take the last mail."""
    waiting: int
    """How many mails wait or are being sent."""
    late_seconds: int | None
    """For how long the oldest notice has been due; null: the database did not say."""


class Health(BaseModel):
    """That the server is well: choices can be written."""

    status: Literal["ok"]
    version: str
    """Of the rules."""
    to_be_forgotten: int | None = None
    """How many games wait for the word of whoever runs the server before they are forgotten; absent: none."""
    mail: MailHealth | None = None
    """How mail goes; absent where this server sends none."""


def may_measure(request: Request) -> bool:
    """Return whether a request may read the figures: with the token of the settings, or without one from this machine.

    Under a public address what seems to be this machine may be anybody who came through a proxy.
    """
    settings: Settings = request.app.state.settings
    if settings.metrics_token is not None:
        given = request.headers.get("authorization", "").encode()
        return hmac.compare_digest(given, f"Bearer {settings.metrics_token}".encode())
    return not settings.public and (request.client is None or is_local(request.client.host))


async def mail_health(request: Request) -> MailHealth | None:
    """Return how mail goes; None where none is sent."""
    mailer: Mailer | None = getattr(request.app.state, "mailer", None)
    if mailer is None:
        return None
    late = None
    with suppress(SQLAlchemyError):
        late = int((await asyncio.to_thread(backlog, request.app.state.play.store)).late)
    return MailHealth(failing=mailer.failing, waiting=mailer.waiting, late_seconds=late)


def watching_routes(measures: Measures) -> APIRouter:
    """Return `/healthz` and `/metrics`; the figures are shown to this machine only, or to who has their token."""
    router = APIRouter()

    @router.get("/healthz", responses={200: {"model": Health}, 503: {"description": "What ails the database"}})
    @door(FREE, "anybody", "machine")
    async def health(request: Request) -> Response:
        trouble = await request.app.state.health.trouble()
        if trouble is not None:
            return JSONResponse(error_view(trouble), 503)
        held = request.app.state.retention.held
        well = Health(status="ok", version=ENGINE, to_be_forgotten=held or None, mail=await mail_health(request))
        return JSONResponse(well.model_dump(exclude_none=True))

    @router.get("/metrics", include_in_schema=False)
    @door(FREE, "machine", "machine")
    def metrics(request: Request) -> Response:
        if not may_measure(request):
            return Response(status_code=404)
        measures.games.set(request.app.state.play.held())
        with suppress(SQLAlchemyError):  # the other figures are wanted most when the database fails
            measures.wait(backlog(request.app.state.play.store))
        figures, kind = measures.told()
        return Response(figures, media_type=kind)

    return router
