"""Firefox by WebDriver BiDi: Playwright's own Firefox is no package of the system, Debian's needs no download."""

import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.browser.conftest import free_port
from websockets.sync.client import ClientConnection, connect

MISSING = """no Firefox found: install it (on Debian: apt-get install firefox-esr) or name it in FIREFOX"""
PATIENCE = 120
"""How long anything may take, in seconds."""


class Firefox:
    """A window of Firefox: goes to addresses, asks the page, presses places and keys as a hand does."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self.problems: list[str] = []
        """What went wrong in the page: errors nobody caught."""
        self.version: str = self.command("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.command("session.subscribe", events=["log.entryAdded"])
        self._window: str = self.command("browsingContext.getTree")["contexts"][0]["context"]

    def command(self, method: str, **params: Any) -> Any:
        """Give a command of the protocol and return its result; collect what the page complains of meanwhile."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("method") == "log.entryAdded":
                self._heard(answer["params"])
            if answer.get("id") == self._number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def _heard(self, entry: dict[str, Any]) -> None:
        told = str(entry["text"])
        if (entry["type"], entry["level"]) == ("javascript", "error") and "downloadable font" not in told:
            self.problems.append(told)

    def size(self, width: int, height: int) -> None:
        """Make the window so large."""
        self.command("browsingContext.setViewport", context=self._window, viewport={"width": width, "height": height})

    def go(self, address: str) -> None:
        """Open an address."""
        self.command("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def ask(self, script: str) -> Any:
        """Return what an expression of the page comes to."""
        found = self.command(
            "script.evaluate",
            expression=f"JSON.stringify({script})",
            target={"context": self._window},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        text = found["result"].get("value")
        return None if text is None else json.loads(text)

    def wait(self, script: str) -> Any:
        """Wait until an expression is true; return its value."""
        until = time.monotonic() + PATIENCE
        while not (value := self.ask(script)):
            assert time.monotonic() < until, f"{script} never came true"
            time.sleep(0.1)
        return value

    def press(self, selector: str) -> None:
        """Bring the first thing found into sight and press its middle with the mouse."""
        box = f"document.querySelector({json.dumps(selector)})"
        self.wait(f"{box} !== null")
        self.ask(f"{box}.scrollIntoView({{block: 'center'}}) ?? null")
        x, y = self.ask(f"(r => [r.x + r.width / 2, r.y + r.height / 2])({box}.getBoundingClientRect())")
        self._perform(
            {
                "type": "pointer",
                "id": "hand",
                "actions": [
                    {"type": "pointerMove", "x": round(x), "y": round(y)},
                    {"type": "pointerDown", "button": 0},
                    {"type": "pointerUp", "button": 0},
                ],
            }
        )

    def key(self, key: str) -> None:
        """Press a key and let it go. A window that nobody sees has no focus: Enter presses no button there."""
        self._perform(
            {
                "type": "key",
                "id": "keys",
                "actions": [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}],
            }
        )

    def _perform(self, source: dict[str, Any]) -> None:
        self.command("input.performActions", context=self._window, actions=[source])


def found() -> str:
    """Return the path of a Firefox; fail, and say how to get one, where there is none."""
    path = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    assert path, MISSING
    return path


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A Firefox without a window to be seen, with a profile of its own."""
    profile, port = folder / "profile", free_port()
    profile.mkdir()
    orders = [found(), "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", str(port)]
    with (folder / "firefox.txt").open("wb") as told:
        process = subprocess.Popen(orders, stdout=told, stderr=told)
    try:
        with reached(port, process) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def reached(port: int, process: subprocess.Popen[bytes]) -> ClientConnection:
    """Return the connection to a Firefox that has just been started."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return connect(f"ws://127.0.0.1:{port}/session", max_size=None, proxy=None)
        except OSError:
            assert process.poll() is None, "Firefox ended at once"
            assert time.monotonic() < until, "Firefox does not answer"
            time.sleep(0.3)
