"""What the drivers of the page stand on: a server of its own, and Chromium before it."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, ViewportSize, sync_playwright
from tests.browser.conftest import Server, chromium

import dosespanas

WINDOW = ViewportSize(width=1440, height=900)


@contextmanager
def serving() -> Iterator[tuple[Server, Path]]:
    """Give a server that runs the package as it is imported here, and the folder of its database."""
    folder = Path(tempfile.mkdtemp())
    server = Server(folder, Path(dosespanas.__file__).parents[1])
    server.start()
    try:
        yield server, folder
    finally:
        server.kill()
        shutil.rmtree(folder)


@contextmanager
def opened(still: bool = False) -> Iterator[Page]:
    """Give an empty page of Chromium, in English; `still`: without movement."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium())
        motion: Literal["reduce", "no-preference"] = "reduce" if still else "no-preference"
        yield browser.new_page(viewport=WINDOW, locale="en", reduced_motion=motion)
        browser.close()
