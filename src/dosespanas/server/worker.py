"""What runs in a worker process: one choice of a computer opponent at a time. It knows nothing of the server."""

import multiprocessing
import os
import threading
from importlib import import_module
from typing import Any

NICENESS = 5
"""How far the workers stand back where the processor is short: requests go first."""


def choose(
    module: str,
    limit: float,
    game: str,
    opponent: str,
    seed: int,
    observation: dict[str, Any],
    legal: list[dict[str, Any]],
) -> str:
    """Return the action an opponent chooses. The worker process this runs in ends after `limit` seconds."""
    watchdog = threading.Timer(limit, os._exit, (1,))
    watchdog.daemon = True
    watchdog.start()
    try:
        player = import_module(module).make(opponent, seed, game)
        action, _reason = player.choose(observation, legal)
        return str(action)
    finally:
        watchdog.cancel()


def begin_worker() -> None:
    """Let requests go first, and see that this worker process ends when the server does, even if that is killed."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
