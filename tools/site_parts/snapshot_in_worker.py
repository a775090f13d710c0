"""What the site's third worker calls before its memory is taken: imports all, and has it used once.

What is taken holds no game and no secret: the server that was begun here had a file of its own, and is gone.
"""

import gc
import json
from pathlib import Path
from tempfile import TemporaryDirectory

import table_in_worker  # type: ignore[import-not-found]
import thinker_in_worker  # type: ignore[import-not-found]

from dosespanas.registry import DEFINITIONS
from dosespanas.server.local import LocalServer

assert table_in_worker and thinker_in_worker  # what the other workers call

HEADERS = [("content-type", "application/json"), ("x-requested-with", "dosespanas")]


async def warm() -> None:
    """Begin a game of each kind and look at it, so that what is made once is made."""
    gc.unfreeze()
    with TemporaryDirectory() as folder:
        server = LocalServer(f"sqlite:///{Path(folder, 'none.db')}")
        await server.start()
        for game, definition in DEFINITIONS.items():
            seats = {"nationalist": "person", "republican": "scripted"}
            wish = {"game": game, "scenario": definition.scenario, "seats": seats}
            _, _, made = await server.ask("POST", "/api/games", HEADERS, json.dumps(wish).encode())
            told = json.loads(made)
            token = told["seats"]["nationalist"]
            await server.ask("GET", f"/api/games/{told['id']}", [*HEADERS, ("authorization", f"Bearer {token}")], b"")
        await server.close()
    del server
    gc.collect()
    gc.freeze()  # whoever goes on from here need not go through it
