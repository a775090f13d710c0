"""The OpenAPI document of the server: made when a wheel is built, else once by a process of its own.

To make it takes ten seconds of a processor; the answers of a server do not wait for that.
"""

import hashlib
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path

import dosespanas
from dosespanas.registry import GAMES
from dosespanas.server.opponents.ai_worker import begin_worker

Make = Callable[[], bytes]
"""Makes the document here and now (`app.document`)."""


@cache
def stamp() -> str:
    """Return what tells whether a document is this program's: a digest of its sources and the names of its games."""
    root = Path(dosespanas.__file__).parent
    found = hashlib.blake2b(" ".join(GAMES).encode(), digest_size=12)
    for path in sorted(root.rglob("*.py")):
        found.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return found.hexdigest()


def file_in(folder: Path) -> Path:
    """Return where the document lies beside the built page, if it is that of this program."""
    return folder / f"openapi-{stamp()}.json"


@cache
def made(make: Make) -> bytes:
    """Return the document that a process makes."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=spawn, initializer=begin_worker) as process:
        return process.submit(make).result()


def found_or_made(folder: Path, make: Make) -> bytes:
    """Return the document that lies beside the built page in a folder; where there is none, one that is made now."""
    file = file_in(folder)
    return file.read_bytes() if file.is_file() else made(make)


def write(folder: Path, make: Make) -> Path:
    """Write the document beside the built page in place of those of other programs; return where it lies."""
    for earlier in folder.glob("openapi-*.json"):
        earlier.unlink()
    file = file_in(folder)
    file.write_bytes(make())
    return file
