"""The application: settings in, FastAPI out."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.utils import parseaddr
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.header import ENGINE
from dosespanas.server.accounts.accounts import Accounts
from dosespanas.server.accounts.openid import OpenId, Provider
from dosespanas.server.accounts.sign_in import SigningIn
from dosespanas.server.analysis.boards import Boards, forgetting_boards
from dosespanas.server.errors import Problem, TooMany, problem_view
from dosespanas.server.games.ai_scheduler import Thinker
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.json_codec import takes_gzip, to_bytes
from dosespanas.server.games.notifications import News
from dosespanas.server.games.record_encryption import Seal
from dosespanas.server.games.retention import Forgetting
from dosespanas.server.games.scenes import GameScenes
from dosespanas.server.http import openid_routes, public_routes, puzzle_routes, time_routes
from dosespanas.server.http.account_routes import router as account_router
from dosespanas.server.http.analysis_routes import router as analysis_router
from dosespanas.server.http.common_schemas import Answer, describe
from dosespanas.server.http.costly_requests import Lanes
from dosespanas.server.http.doors import check_guarded, guard
from dosespanas.server.http.fast_path import FastPath
from dosespanas.server.http.kept_answers import KeptAnswers
from dosespanas.server.http.limits_and_headers import MISTAKE, Guard, TooLarge
from dosespanas.server.http.loopback_hosts import Hosts, OwnNames
from dosespanas.server.http.meeting_routes import router as meeting_router
from dosespanas.server.http.notices_routes import router as notices_router
from dosespanas.server.http.openapi_games import Late
from dosespanas.server.http.results_routes import router as results_router
from dosespanas.server.http.routes import Json, router
from dosespanas.server.http.signed_in import cookie_name
from dosespanas.server.http.socket_limits import Sockets
from dosespanas.server.http.static_page import page_files, page_routes
from dosespanas.server.http.talk_routes import router as talk_router
from dosespanas.server.http.watching_routes import watching_routes
from dosespanas.server.meeting.talk import Talk
from dosespanas.server.meeting.waiting_room import KEPT_FOR, WaitingRoom
from dosespanas.server.notices.channels import Channels
from dosespanas.server.notices.sender import Sender
from dosespanas.server.operations.health import Health
from dosespanas.server.operations.mailer import Mailer
from dosespanas.server.operations.metrics import Measures, Observe
from dosespanas.server.operations.quotas import BEGIN, COUNT, SIGN, Pace, Quota, Quotas
from dosespanas.server.operations.settings import Settings, check_extras
from dosespanas.server.opponents.analysts import Analysts
from dosespanas.server.opponents.hints import Advisers
from dosespanas.server.opponents.registry import Opponents
from dosespanas.server.opponents.reviews import Reviews
from dosespanas.server.results.leaving import forget_account, taken_home
from dosespanas.server.results.service import Results
from dosespanas.server.storage.analysis_store import AnalysisStore
from dosespanas.server.storage.clock_store import Uptime
from dosespanas.server.storage.database import database_name, open_database, trouble_of
from dosespanas.server.storage.meeting_store import MeetingStore
from dosespanas.server.storage.meeting_store import forget_account as forget_meetings
from dosespanas.server.storage.notices_store import forget_account as forget_notices
from dosespanas.server.storage.store import Store
from dosespanas.server.storage.talk_store import TalkStore
from dosespanas.server.storage.talk_store import taken_home as words_taken_home

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


def create_app(settings: Settings | None = None) -> FastAPI:
    """Return the server for some settings, by default those of the environment.

    Opens the database and brings its schema up to date; raises DatabaseProblem if that cannot be done.
    """
    settings = Settings.from_environment() if settings is None else settings
    check_extras(settings)
    engine = open_database(settings.database_url)
    store = Store(engine)
    key = store.setting("key", Seal.new_key()) if settings.key is None else settings.key
    seal = Seal(key)
    play = GameService(store, seal, settings.cache, settings.data, Opponents(settings.opponents))
    thinker = Thinker(play, settings.thinking_limit)
    play.thinker = thinker
    advisers = Advisers(settings.thinking_limit)
    reviews = Reviews()
    analysts = Analysts(settings.thinking_limit)
    boards = Boards(AnalysisStore(store), settings.data)
    words = TalkStore(store)
    news = News(store, settings.poll, words.revisions)
    kept = Results(play) if settings.accounts else None

    play.tell(news.tell, *([] if kept is None else [kept.recorder.heard]))
    forgetting = Forgetting(play, settings)
    uptime = Uptime(store)
    mailer = mailer_of(settings)
    channels = channels_of(settings, store, key, mailer)
    scenes = GameScenes(play)

    @asynccontextmanager
    async def lifespan(running: FastAPI) -> AsyncIterator[None]:
        check_guarded(running.routes)
        await asyncio.to_thread(uptime.beat)
        if kept is not None:
            await asyncio.to_thread(kept.bring_up_to_date)
        tasks = [asyncio.create_task(uptime.run())]
        tasks += [asyncio.create_task(forgetting.run()), asyncio.create_task(play.upgrading.run())]
        tasks.append(asyncio.create_task(play.finished_games.run()))
        if settings.forget_after is not None:
            tasks.append(asyncio.create_task(forgetting_boards(boards, settings.forget_after)))
        tasks += [] if kept is None else [asyncio.create_task(kept.run())]
        tasks += [] if accounts is None else [asyncio.create_task(accounts.run())]
        if channels is not None:
            sender = Sender(channels.kept, scenes, channels.deliver)
            tasks.append(asyncio.create_task(sender.run()))
        thinker.start(asyncio.get_running_loop())
        news.start(thinker.heard)
        store.presence.start(thinker.look)
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await news.close()
        await asyncio.to_thread(thinker.close)
        advisers.close()
        reviews.close()
        analysts.close()
        await play.upgrading.close()
        await play.finished_games.close()
        store.close()

    app = Application(
        title="Dos Españas",
        version=ENGINE,
        description="Board wargames of the Spanish Civil War. The words are explained in docs/contract.md.",
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        lifespan=lifespan,
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    app.state.play = play
    app.state.news = news
    app.state.advisers = advisers
    app.state.reviews = reviews
    app.state.analysts = analysts
    app.state.boards = boards
    app.state.settings = settings
    app.state.document = document
    app.state.results = kept
    app.state.accounts = accounts = Accounts(store) if settings.accounts else None
    if accounts is not None:
        accounts.on_close.append(forget_account)
        accounts.on_export["results"] = partial(taken_home, store)
    app.state.signing_in = None if accounts is None else SigningIn(accounts)
    app.state.openid = openid_of(settings)
    app.state.letters = set[asyncio.Task[None]]()
    app.state.mailer = mailer
    app.state.channels = channels
    if accounts is not None and channels is not None:
        accounts.on_close.append(forget_notices)
        accounts.on_export["channels"] = channels.view
    app.state.scenes = scenes
    meeting = MeetingStore(store)
    pace_of_words = Quota(settings.words_burst, settings.words_per_minute)
    app.state.talk = Talk(play, words, pace_of_words, news.said, meeting.apart)
    app.state.meeting = WaitingRoom(play, meeting)
    if accounts is not None:
        accounts.on_close.append(forget_meetings)
        accounts.on_export["words"] = partial(words_taken_home, store)
        accounts.on_export["blocks"] = meeting.blocked
        accounts.on_hour.append(lambda at: meeting.forget_before(at - KEPT_FOR))
    app.state.forgetting = forgetting
    app.state.health = Health(settings.database_url)
    app.state.sockets = Sockets(settings.connections * 3 // 4, settings.sockets_per_address, settings.sockets_per_seat)
    app.state.pace = pace = Pace(Quota(settings.acts_burst, settings.acts_per_minute), settings.public)
    measures = Measures()
    parts = [
        public_routes.router,
        router,
        account_router,
        results_router,
        talk_router,
        time_routes.router,
        notices_router,
        meeting_router,
    ]
    parts += [analysis_router, puzzle_routes.router, openid_routes.router]
    for part in [*parts, page_routes(settings.page), watching_routes(measures)]:
        app.router.routes.extend(part.routes)  # `include_router` would make each route once more, at the first request
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
        pace=pace,
        measures=measures,
        refuse=lambda error: refusal(error, database),
        sessions=None if accounts is None else accounts.sessions,
        cookie=cookie_name(settings),
        hosts=hosts,
        body_limit=settings.body_limit,
    )
    return app


def document() -> bytes:
    """Return the OpenAPI document of a server, whatever its settings: the routes are always the same."""
    return to_bytes(create_app(Settings(database_url="sqlite://")).openapi())


def openid_of(settings: Settings) -> OpenId | None:
    """Return the other service that one signs in to a server by, if it keeps accounts and there is one."""
    if not settings.accounts or settings.openid_issuer is None or settings.openid_client is None:
        return None
    label = settings.openid_label or urlsplit(settings.openid_issuer).hostname or "OpenID"
    return OpenId(Provider(settings.openid_issuer, settings.openid_client, settings.openid_secret, label))


def mailer_of(settings: Settings) -> Mailer | None:
    """Return what sends the mail of a server that keeps accounts, if it sends any."""
    if not settings.accounts or settings.mail is None or settings.mail_from is None:
        return None
    return Mailer(settings.mail, settings.mail_from)


def channels_of(settings: Settings, store: Store, key: str, mailer: Mailer | None) -> Channels | None:
    """Return where the accounts of a server are told, if it keeps any; `key`: what seals the secrets of that."""
    if not settings.accounts:
        return None
    address = settings.address or f"http://localhost:{settings.port}"
    contact = address if settings.mail_from is None else f"mailto:{parseaddr(settings.mail_from)[1]}"
    return Channels(store, key, address, mailer, contact, settings.inner_webhooks)


def refusal(error: Exception, database: str) -> tuple[int, dict[str, Any]]:
    """Return the status and the contract's JSON that answer an error; `database`: how the log calls it."""
    if isinstance(error, DosEspanasError):
        return error.status if isinstance(error, Problem) else 422, problem_view(error)
    if isinstance(error, RequestValidationError):
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        where = where.encode("utf-8", "replace").decode()[:120]
        wrong = str(first["msg"]).encode("utf-8", "replace").decode()[:200]
        problem = Problem("error-bad-request", f"{where}: {wrong}", where=where, wrong=wrong)
        return problem.status, problem_view(problem)
    if isinstance(error, TooLarge):
        return error.status_code, problem_view(error.problem)
    if isinstance(error, HTTPException):
        return error.status_code, problem_view(Problem("error-http", str(error.detail), code=error.status_code))
    if isinstance(error, SQLAlchemyError):
        LOGGER.error("database %s: %s (%s)", database, type(error).__name__, getattr(error, "orig", None))
        return 503, problem_view(trouble_of(error))
    LOGGER.error("a request failed", exc_info=error)
    return MISTAKE.status, problem_view(MISTAKE)


def _answer_errors(app: FastAPI, database: str) -> None:
    """Make every error the contract's JSON."""

    def answered(_request: Request, error: Exception) -> Response:
        status, view = refusal(error, database)
        headers = error.headers if isinstance(error, HTTPException) else None
        return Json(view, status, headers=dict(error.headers) if isinstance(error, TooMany) else headers)

    for kind in (DosEspanasError, RequestValidationError, HTTPException, SQLAlchemyError):
        app.add_exception_handler(kind, answered)
