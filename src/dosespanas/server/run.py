"""Starts the server: what `dosespanas serve` does."""

import ipaddress
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace

import uvicorn

import dosespanas
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.litter import settle
from dosespanas.server.app import create_app
from dosespanas.server.observing import log_as_json
from dosespanas.server.protocol import patient_for
from dosespanas.server.reach import lan_address
from dosespanas.server.settings import Settings
from dosespanas.shelf import GAMES

EVERYWHERE = ("0.0.0.0", "::")
"""Listening on these, a server hears every network it is in."""

SWITCH_SECONDS = 0.0005
"""How long the thread that writes waits at most for the one that serves requests, each time it comes back from disk."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8936,
    settings: Settings | None = None,
    open_browser: bool = False,
    json_log: bool = False,
) -> None:
    """Serve until interrupted; raises DatabaseProblem if the database cannot be used.

    `settings` are by default those of the environment; `json_log`: log requests and troubles as JSON.
    """
    settings = Settings.from_environment() if settings is None else settings
    app = create_app(replace(settings, address=address_for_others(host, port, settings.address)))
    if json_log:
        log_as_json()
    if open_browser:
        opener = threading.Timer(1.0, webbrowser.open, [f"http://{here(host)}:{port}/"])
        opener.daemon = True
        opener.start()
    sys.setswitchinterval(SWITCH_SECONDS)
    read_data(settings)
    settle()
    uvicorn.run(
        app,
        host=host,
        port=port,
        http=patient_for(settings.header_seconds, settings.body_seconds),
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=1_000,
        limit_concurrency=settings.connections,
        timeout_graceful_shutdown=3,
    )


def read_data(settings: Settings) -> None:
    """Read the data of all games, so that nobody has to wait for it; what is wrong there is told to who begins one."""
    for game in GAMES:
        with suppress(DosEspanasError):
            dosespanas.new_game(game, data=settings.data.get(game))


def here(host: str) -> str:
    """Return the host by which this machine itself reaches a server that listens on `host`."""
    return "127.0.0.1" if host in EVERYWHERE else host


def address_for_others(host: str, port: int, known: str | None = None) -> str | None:
    """Return where others reach a server that listens on `host`; None if only this machine does."""
    if known is not None:
        return known.rstrip("/")
    if host in EVERYWHERE:
        found = lan_address()
        return None if found is None else f"http://{found}:{port}"
    try:
        local = ipaddress.ip_address(host).is_loopback
    except ValueError:
        local = host == "localhost"
    return None if local else f"http://{host}:{port}"


def whereabouts(host: str, port: int, known: str | None = None) -> list[str]:
    """Return what to tell whoever starts a server: where it is, and how others come to it."""
    lines = [f"Dos Españas is at http://{here(host)}:{port}/"]
    others = address_for_others(host, port, known)
    if others is not None:
        lines.append(f"Others reach it at {others}/")
    elif host in EVERYWHERE:
        lines.append("This machine has no address in a network: nobody else can reach it.")
    else:
        lines.append("Only this machine reaches it. To play with others: dosespanas serve --lan (docs/hosting.md)")
    return lines
