"""The application: settings in, FastAPI out."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.header import ENGINE
from dosespanas.server.errors import RequestProblem, TooMany, problem_view
from dosespanas.server.features.feature_list import FEATURES, open_features
from dosespanas.server.games.ai_in_turn import InTurnScheduler
from dosespanas.server.games.ai_scheduler import AiScheduler
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.json_codec import takes_gzip, to_bytes
from dosespanas.server.games.live_updates import LiveUpdates
from dosespanas.server.games.record_encryption import Seal
from dosespanas.server.games.retention import Retention
from dosespanas.server.http import public_routes, time_routes
from dosespanas.server.http.common_schemas import Answer, describe
from dosespanas.server.http.context import ServerContext
from dosespanas.server.http.costly_requests import Lanes
from dosespanas.server.http.doors import check_guarded, guard
from dosespanas.server.http.fast_path import FastPath
from dosespanas.server.http.kept_answers import KeptAnswers
from dosespanas.server.http.limits_and_headers import MISTAKE, Guard, TooLarge
from dosespanas.server.http.loopback_hosts import Hosts, OwnNames
from dosespanas.server.http.openapi_games import Late
from dosespanas.server.http.routes import Json, router
from dosespanas.server.http.socket_limits import Sockets
from dosespanas.server.http.static_page import page_files, page_routes
from dosespanas.server.http.watching_routes import watching_routes
from dosespanas.server.operations.health import HealthCheck
from dosespanas.server.operations.metrics import Measures, Observe
from dosespanas.server.operations.quotas import BEGIN, COUNT, SIGN, Quota, Quotas, SeatPace
from dosespanas.server.operations.settings import Settings, check_extras
from dosespanas.server.opponents.hints import Advisers
from dosespanas.server.opponents.registry import Opponents
from dosespanas.server.opponents.worker_process import ThreadsAndProcesses
from dosespanas.server.runtime import Runtime
from dosespanas.server.storage.clock_store import Uptime
from dosespanas.server.storage.database import database_name, open_database, trouble_of
from dosespanas.server.storage.store import Store

LOGGER = logging.getLogger("dosespanas.server")


PACKED_BESIDE = 32_000
"""Bytes from which on an answer is packed by a thread: more would keep the event loop for milliseconds."""


class Packing(GZipMiddleware):
    """Packs answers for those who want gzip; Starlette's takes any header that names it, be it to refuse it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "http":
            named = [value for name, value in scope["headers"] if name == b"accept-encoding"]
            others = [(name, value) for name, value in scope["headers"] if name != b"accept-encoding"]
            wanted = [(b"accept-encoding", b"gzip")] if takes_gzip(b",".join(named)) else []
            scope["headers"] = others + wanted
        await super().__call__(scope, receive, send)


class Application(FastAPI):
    """FastAPI, with OpenAPI that tells all."""

    def openapi(self) -> dict[str, Any]:
        """Return OpenAPI."""
        for base in (Answer, Late):
            describe(base)
        return super().openapi()


def create_app(
    settings: Settings | None = None, runtime: Runtime | None = None, features: Sequence[str] = FEATURES
) -> FastAPI:
    """Return the server for some settings, by default those of the environment.

    `runtime`: where work is run, by default in threads and processes; `features`: what it has besides, by folder.

    Opens the database and brings its schema up to date; raises DatabaseProblem if that cannot be done.
    """
    settings = Settings.from_environment() if settings is None else settings
    check_extras(settings)
    runtime = ThreadsAndProcesses() if runtime is None else runtime
    store = Store(open_database(settings.database_url, runtime.in_turn), runtime.in_turn)
    key = store.setting("key", Seal.new_key()) if settings.key is None else settings.key
    play = GameService(store, Seal(key), settings.cache, settings.data, Opponents(settings.opponents))
    limit = settings.thinking_limit
    scheduler = InTurnScheduler(play, limit, runtime) if runtime.in_turn else AiScheduler(play, limit)
    play.scheduler = scheduler
    updates, uptime = LiveUpdates(store, settings.poll), Uptime(store)
    app = Application(
        title="Dos Españas",
        version=ENGINE,
        description="Board wargames of the Spanish Civil War. The words are explained in docs/contract.md.",
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    state, measures = app.state, Measures()
    state.play, state.live_updates, state.settings, state.document = play, updates, settings, document
    state.advisers = advisers = Advisers(limit, runtime)
    state.identity = None
    state.review_of = lambda _: None
    state.health = HealthCheck(settings.database_url)
    state.sockets = Sockets(settings.connections * 3 // 4, settings.sockets_per_address, settings.sockets_per_seat)
    state.pace = SeatPace(Quota(settings.acts_burst, settings.acts_per_minute), settings.public)
    state.context = context = ServerContext(app, settings, store, key, play, updates, runtime)
    context.routes += [*public_routes.router.routes, *router.routes, *time_routes.router.routes]
    state.retention = retention = Retention(play, settings, also=context.forget_games)
    context.tasks += [uptime.run, retention.run, play.upgrading.run, play.finished_games.run]
    open_features(context, features)
    play.tell(updates, *context.listeners)

    @asynccontextmanager
    async def lifespan(running: FastAPI) -> AsyncIterator[None]:
        check_guarded(running.routes)
        asyncio.get_running_loop().set_default_executor(runtime.threads())
        await asyncio.to_thread(uptime.beat)
        for begin in context.at_start:
            await asyncio.to_thread(begin)
        tasks = [asyncio.create_task(run()) for run in context.tasks]
        scheduler.start(asyncio.get_running_loop())
        updates.start(scheduler.heard)
        store.presence.start(scheduler.look)
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await updates.close()
        await asyncio.to_thread(scheduler.close)
        advisers.close()
        for close in context.at_end:
            close()
        await play.upgrading.close()
        await play.finished_games.close()
        store.close()

    app.router.lifespan_context = lifespan
    for routes in (context.routes, page_routes(settings.page).routes, watching_routes(measures).routes):
        app.router.routes.extend(routes)  # `include_router` would make each route once more, at the first request
    if not runtime.in_turn:  # files are read in threads; a page beside the server has its own
        app.mount("/", page_files(settings.page))
    database = database_name(settings.database_url)
    _answer_errors(app, database)
    app.add_middleware(Packing, minimum_size=1_000, compresslevel=3, thread_minimum_size=PACKED_BESIDE)
    begin = Quota(settings.begin_burst, settings.begin_per_minute)
    count = Quota(settings.count_burst, settings.count_per_minute)
    sign = Quota(settings.sign_in_burst, settings.sign_in_per_minute)
    app.state.kept = KeptAnswers()
    app.state.quotas = Quotas({BEGIN: begin, COUNT: count, SIGN: sign}, settings.public)
    app.state.lanes = Lanes(settings.threads, settings.public)
    guard(app.routes)
    app.add_middleware(Guard, body_limit=settings.body_limit)
    app.add_middleware(Observe, measures=measures)
    hosts = Hosts([settings.address])
    app.add_middleware(OwnNames, hosts=hosts)
    app.add_middleware(
        FastPath,
        play=play,
        quotas=app.state.quotas,
        pace=state.pace,
        measures=measures,
        refuse=lambda error: refusal(error, database),
        identity=state.identity,
        hosts=hosts,
        body_limit=settings.body_limit,
    )
    return app


def document() -> bytes:
    """Return the OpenAPI document of a server, whatever its settings: the routes are always the same."""
    return to_bytes(create_app(Settings(database_url="sqlite://")).openapi())


def refusal(error: Exception, database: str) -> tuple[int, dict[str, Any]]:
    """Return the status and the contract's JSON that answer an error; `database`: how the log calls it."""
    if isinstance(error, DosEspanasError):
        return error.status if isinstance(error, RequestProblem) else 422, problem_view(error)
    if isinstance(error, RequestValidationError):
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        where = where.encode("utf-8", "replace").decode()[:120]
        wrong = str(first["msg"]).encode("utf-8", "replace").decode()[:200]
        problem = RequestProblem("error-bad-request", f"{where}: {wrong}", where=where, wrong=wrong)
        return problem.status, problem_view(problem)
    if isinstance(error, TooLarge):
        return error.status_code, problem_view(error.problem)
    if isinstance(error, HTTPException):
        return error.status_code, problem_view(RequestProblem("error-http", str(error.detail), code=error.status_code))
    if isinstance(error, SQLAlchemyError):
        LOGGER.error("database %s: %s (%s)", database, type(error).__name__, getattr(error, "orig", None))
        return 503, problem_view(trouble_of(error))
    LOGGER.error("a request failed", exc_info=error)
    return MISTAKE.status, problem_view(MISTAKE)


def _answer_errors(app: FastAPI, database: str) -> None:
    """Make every error the contract's JSON."""

    async def answered(_request: Request, error: Exception) -> Response:  # what is no coroutine is done in a thread
        status, view = refusal(error, database)
        headers = error.headers if isinstance(error, HTTPException) else None
        return Json(view, status, headers=dict(error.headers) if isinstance(error, TooMany) else headers)

    for kind in (DosEspanasError, RequestValidationError, HTTPException, SQLAlchemyError):
        app.add_exception_handler(kind, answered)
