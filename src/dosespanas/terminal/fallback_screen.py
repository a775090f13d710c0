"""Any game in the terminal: what its side sees, by name, and the numbered choices."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from dosespanas.catalogue import Catalogue
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.shapes import Observed
from dosespanas.terminal.screen import AttackQuestion, GameScreen, TerminalView, numbered

COMMON = {"game", *Observed.__annotations__}
"""What every observation has; the table itself tells of it."""


class PlainScreen:
    """Shows what an observation says, as it says it; see `Screen`."""

    names: Mapping[str, str] = {}
    help = "terminal-plain-help"

    def board(self, sight: TerminalView, around: str) -> Sequence[RenderableType]:
        """Return everything that is seen beside what every game tells."""
        return [self._line(name, seen) for name, seen in sight.observation.items() if name not in COMMON]

    def place(self, sight: TerminalView, name: str) -> Sequence[RenderableType]:
        """Return what is seen under a name."""
        return [self._line(name, sight.observation[name])] if name in sight.observation else []

    def hand(self, sight: TerminalView) -> Sequence[RenderableType]:
        """Return nothing: what is held stands on the board."""
        return []

    def choices(self, sight: TerminalView) -> Sequence[RenderableType]:
        """Return the legal actions with their numbers."""
        return [numbered(sight)]

    def odds(self, odds: Mapping[str, Any], words: Catalogue) -> RenderableType:
        """Return odds as they are."""
        return Text(json.dumps(odds, ensure_ascii=False, indent=1))

    def _line(self, name: str, seen: object) -> Text:
        return Text(f"{name}: {json.dumps(seen, ensure_ascii=False)}")


def _screen(folder: str | Path | None) -> PlainScreen:
    return PlainScreen()


def _odds(folder: str | Path | None, fight: AttackQuestion) -> Mapping[str, Any]:
    raise DosEspanasError("terminal-no-odds", "this game has no odds to be asked for")


SHOWN = GameScreen(_screen, _odds)
"""For a game that has nothing of its own."""
