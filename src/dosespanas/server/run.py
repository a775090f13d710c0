"""Starts the server: what `dosespanas serve` does."""

import errno
import ipaddress
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import uvicorn
from starlette.types import ASGIApp

import dosespanas
from dosespanas.gc_tuning import settle
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.registry import GAMES
from dosespanas.server.app import create_app
from dosespanas.server.errors import RequestProblem
from dosespanas.server.http.request_timeouts import BriefSocket, patient_for
from dosespanas.server.operations.lan_address import lan_address
from dosespanas.server.operations.metrics import log_as_json
from dosespanas.server.operations.settings import PORT, Settings
from dosespanas.server.storage.database import database_name

EVERYWHERE = ("0.0.0.0", "::")
"""Listening on these, a server hears every network it is in."""

BACKLOG = 2048
"""How many connections may wait to be taken."""

LOGGER = logging.getLogger("dosespanas.server")
OTHER_FILES = 150
"""How many files a server has open beside its connections."""

SWITCH_SECONDS = 0.0005
"""How long the thread that writes waits at most for the one that serves requests, each time it comes back from disk."""


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    settings: Settings | None = None,
    open_browser: bool = False,
    json_log: bool = False,
    listening: socket.socket | None = None,
    say: Callable[[str], object] | None = None,
) -> None:
    """Serve until interrupted; raises DatabaseProblem if the database cannot be used, Problem if it cannot listen.

    `settings` are by default those of the environment; `json_log`: log requests and troubles as JSON; `listening`: a
    socket of `listen`, where one was opened before; `say`: to whom it is said where it is, once its database is open.
    """
    listening = listen(host, port) if listening is None else listening
    settings = Settings.from_environment() if settings is None else settings
    room = files(settings.connections)
    address, public = address_for_others(host, port, settings.address), settings.address is not None
    known = settings.address
    settings = replace(settings, address=address, port=port, public=public, connections=room)
    app = create_app(settings)
    if say is not None:
        for line in [*whereabouts(host, port, known), f"The games lie in {database_name(settings.database_url)}"]:
            say(line)
    if json_log:
        log_as_json()
    if open_browser:
        opener = threading.Timer(1.0, webbrowser.open, [f"{origin(here(host), port)}/"])
        opener.daemon = True
        opener.start()
    sys.setswitchinterval(SWITCH_SECONDS)
    read_data(settings)
    settle()
    server = uvicorn.Server(uvicorn_config(app, settings, host, port))
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def uvicorn_config(app: ASGIApp, settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Return how uvicorn is to serve an application: with limits on connections, and on what comes over them."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        backlog=BACKLOG,
        http=patient_for(settings.header_seconds, settings.body_seconds, settings.connections),
        log_level="warning",
        access_log=False,
        ws=BriefSocket,
        ws_max_size=1_000,
        timeout_graceful_shutdown=3,
    )


def files(connections: int) -> int:
    """Let this process have as many open files as so many connections need; return how many connections there may be.

    Where the system allows fewer files than that, a message says so.
    """
    try:
        import resource
    except ImportError:  # Windows
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        if soft < wanted:
            LOGGER.warning("%d files may be open here: that is enough for %d connections", soft, soft - OTHER_FILES)
            return max(soft - OTHER_FILES, 1)
    return connections


def read_data(settings: Settings) -> None:
    """Read the data of all games, so that nobody has to wait for it; what is wrong there is told to who begins one."""
    for game in GAMES:
        with suppress(DosEspanasError):
            dosespanas.new_game(game, data=settings.data.get(game))


def here(host: str) -> str:
    """Return the host by which this machine itself reaches a server that listens on `host`."""
    return "127.0.0.1" if host in EVERYWHERE else host


def origin(host: str, port: int) -> str:
    """Return the address of a port of a host, in brackets where that is an IPv6 address."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens there; raises Problem where it cannot, such as on a port that is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            text = f"port {port} is taken: something listens there already. Choose another one with --port"
            raise RequestProblem("error-port-taken", text, 503, port=str(port)) from None
        why = error.strerror or str(error)
        text = f"cannot listen on {host}, port {port} ({why}). See --host and --port"
        raise RequestProblem("error-cannot-listen", text, 503, host=host, port=str(port), why=why) from None


def address_for_others(host: str, port: int, known: str | None = None) -> str | None:
    """Return where others reach a server that listens on `host`; None if only this machine does."""
    if known is not None:
        return known.rstrip("/")
    if host in EVERYWHERE:
        found = lan_address()
        return None if found is None else origin(found, port)
    try:
        local = ipaddress.ip_address(host).is_loopback
    except ValueError:
        local = host == "localhost"
    return None if local else origin(host, port)


def whereabouts(host: str, port: int, known: str | None = None) -> list[str]:
    """Return what to tell whoever starts a server: where it is, and how others come to it."""
    lines = [f"Dos Españas is at {origin(here(host), port)}/"]
    others = address_for_others(host, port, known)
    if others is not None:
        lines.append(f"Others reach it at {others}/")
    elif host in EVERYWHERE:
        lines.append("This machine has no address in a network: nobody else can reach it.")
    else:
        lines.append("Only this machine reaches it. To play with others: dosespanas serve --lan (docs/hosting.md)")
    return lines
