"""What whoever runs a server may watch: whether it is well, how much it does, and a log without secrets."""

import hmac
import json
import logging
import time
from contextlib import suppress
from datetime import UTC, datetime
from typing import Literal

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from pydantic import BaseModel
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dosespanas.kernel.header import ENGINE
from dosespanas.server.errors import error_view
from dosespanas.server.operations.quotas import is_local
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.backlog import Backlog, backlog

LOGGER = logging.getLogger("dosespanas.requests")
SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


GONE = 499
"""What is counted where whoever asked hung up before there was an answer, as nginx calls it."""


WAITING = {
    "notices_waiting": "Notices that were not given to their channels yet",
    "notices_to_send": "Notices that are still to be sent over a channel",
    "notices_late_seconds": "For how long the oldest notice has been due",
    "channels_failing": "Channels over which the last notice did not arrive",
    "clocks_running": "Games in which a clock runs",
}
"""The figures of what waits in the database, in the order of `Backlog`."""


class Health(BaseModel):
    """That the server is well: choices can be written."""

    status: Literal["ok"]
    version: str
    """Of the rules."""
    to_be_forgotten: int | None = None
    """How many games wait for the word of whoever runs the server before they are forgotten; absent: none."""


class Measures:
    """The figures of one application, in the form Prometheus reads."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "dosespanas_requests", "Requests answered", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "dosespanas_request_seconds", "Time to an answer", ["route"], registry=self.registry, buckets=SECONDS
        )
        self.sockets = Gauge("dosespanas_live_connections", "Pages that wait for news", registry=self.registry)
        self.games = Gauge("dosespanas_games_held", "Games held in memory", registry=self.registry)
        self.waiting = [Gauge(f"dosespanas_{name}", about, registry=self.registry) for name, about in WAITING.items()]
        self._found: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}

    def wait(self, found: Backlog) -> None:
        """Take over what waits in the database."""
        counted = (found.notices, found.deliveries, found.late, found.failing, found.clocks)
        for gauge, value in zip(self.waiting, counted, strict=True):
            gauge.set(value)

    def note(self, method: str, route: str, status: int, seconds: float, game: str | None) -> None:
        """Count, time and log a request: by the pattern of its route, never by its path."""
        kind = method if method in ("GET", "HEAD", "POST") else "other", route, status
        found = self._found.get(kind)
        if found is None:
            labels = self.requests.labels(kind[0], route, str(status)), self.seconds.labels(route)
            found = self._found[kind] = labels
        found[0].inc()
        found[1].observe(seconds)
        if LOGGER.isEnabledFor(logging.INFO):
            about = {"method": kind[0], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            LOGGER.info("request", extra={"about": about | ({"game": game[:64]} if game else {})})


class Observe:
    """ASGI middleware: counts and times every request, and logs it as a line of JSON.

    Neither addresses nor queries nor headers are logged, only the pattern of the route and the game's id.
    """

    def __init__(self, app: ASGIApp, measures: Measures) -> None:
        self._app = app
        self._measures = measures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "websocket":
            with self._measures.sockets.track_inprogress():
                await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), GONE

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            route = str(getattr(scope.get("route"), "path", "other"))
            game = scope.get("path_params", {}).get("id")
            self._measures.note(scope["method"], route, status, time.perf_counter() - began, game)


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "message": record.getMessage()}
        line |= getattr(record, "about", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    """Write the server's own log to standard error as lines of JSON, requests included."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("dosespanas")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logger.propagate = False


def may_measure(request: Request) -> bool:
    """Return whether a request may read the figures: with the token of the settings, or without one from this machine.

    Under a public address what seems to be this machine may be anybody who came through a proxy.
    """
    settings: Settings = request.app.state.settings
    if settings.metrics_token is not None:
        given = request.headers.get("authorization", "").encode()
        return hmac.compare_digest(given, f"Bearer {settings.metrics_token}".encode())
    return not settings.public and (request.client is None or is_local(request.client.host))


def watching_routes(measures: Measures) -> APIRouter:
    """Return `/healthz` and `/metrics`; the figures are shown to this machine only, or to who has their token."""
    router = APIRouter()

    @router.get("/healthz", responses={200: {"model": Health}, 503: {"description": "What ails the database"}})
    async def health(request: Request) -> Response:
        trouble = await request.app.state.health.trouble()
        if trouble is not None:
            return JSONResponse(error_view(trouble), 503)
        held = request.app.state.forgetting.held
        well = Health(status="ok", version=ENGINE, to_be_forgotten=held or None)
        return JSONResponse(well.model_dump(exclude_none=True))

    @router.get("/metrics", include_in_schema=False)
    def metrics(request: Request) -> Response:
        if not may_measure(request):
            return Response(status_code=404)
        measures.games.set(request.app.state.play.held())
        with suppress(SQLAlchemyError):  # the other figures are wanted most when the database fails
            measures.wait(backlog(request.app.state.play.store))
        return Response(generate_latest(measures.registry), media_type=CONTENT_TYPE_LATEST)

    return router
