"""Starts the server for one machine: what `dosespanas serve` does."""

import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path

import uvicorn

from dosespanas.server.app import create_app
from dosespanas.server.settings import DEFAULT_DATABASE, Settings


def serve(
    host: str = "127.0.0.1",
    port: int = 8936,
    database_url: str = DEFAULT_DATABASE,
    open_browser: bool = False,
    data: Mapping[str, Path] | None = None,
) -> None:
    """Serve until interrupted; raises DatabaseProblem if the database cannot be used.

    `database_url` is an SQLAlchemy URL; `data` a folder of corrected data files by game. Requests are not
    logged: addresses of live connections hold secrets.
    """
    base = Settings.from_environment()
    app = create_app(Settings(database_url=database_url, key=base.key, data=data or {}))
    if open_browser:
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        opener = threading.Timer(1.0, webbrowser.open, [f"http://{shown}:{port}/"])
        opener.daemon = True
        opener.start()
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=1_000,
        timeout_graceful_shutdown=3,
    )
