"""What whoever runs a server may watch: whether it is well, how much it does, and a log without secrets."""

import json
import logging
import time
from datetime import UTC, datetime

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dosespanas.server.storage.backlog import Backlog

try:
    from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
except ImportError:
    from dosespanas.server.operations.no_figures import (  # type: ignore[assignment]
        CONTENT_TYPE_LATEST,
        CollectorRegistry,
        Counter,
        Gauge,
        Histogram,
        generate_latest,
    )

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

    def told(self) -> tuple[bytes, str]:
        """Return all figures as Prometheus reads them, and of what type that is; empty where nothing counts them."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST

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
