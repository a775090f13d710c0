"""What something costs, counted and not timed: calls of functions of Python and C, or lines; alike on any machine."""

from __future__ import annotations

import sys
import threading
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass
class Steps:
    """How many there were; they are counted while it is `on`."""

    count: int = 0
    on: bool = True


@contextmanager
def calls(on: bool = True) -> Iterator[Steps]:
    """Count the calls in this thread, and in all that begin meanwhile."""
    found = Steps(on=on)

    def note(_frame: Any, event: str, _arg: Any) -> None:
        if found.on and event in ("call", "c_call"):
            found.count += 1

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield found
    finally:
        found.on = False
        sys.setprofile(None)
        threading.setprofile(None)


@contextmanager
def lines() -> Iterator[Steps]:
    """Count the lines that this thread runs: those of a loop that calls nothing too."""
    found, before = Steps(), sys.gettrace()

    def note(_frame: Any, event: str, _arg: Any) -> Any:
        if event == "line":
            found.count += 1
        return note

    sys.settrace(note)
    try:
        yield found
    finally:
        sys.settrace(before)
