"""What a game looks like in characters: the part of the terminal that each game has for itself.

`play.py` tells events and understands answers for every game; a `Screen` shows the rest.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from dosespanas.catalogue import Catalogue

OTHER_RULES = re.compile(r"\s*\(\[\[[^)]*\]\]\)")
"""Where the text of a rule points to other rules, in brackets."""


@dataclass(frozen=True)
class TerminalView:
    """What the person sees who is asked: nothing that his side may not know."""

    observation: Mapping[str, Any]
    legal: Sequence[Mapping[str, Any]]
    """What may be done now, in the order of its numbers."""
    overlay: Callable[[str], Any]
    """Gives an overlay of the map by name (`Game.overlay`), or None."""
    odds: Callable[[str], Mapping[str, Any] | None]
    """Gives the odds of the fight in hand as an action would make them (`Game.odds`), or None."""
    words: Catalogue
    width: int
    """Characters in a line."""


@dataclass(frozen=True)
class AttackQuestion:
    """An attack described on the command line; a game takes what it knows of it and refuses the rest."""

    attack: int
    """Strength of the attacking troop, or the attack factors."""
    defend: int
    attack_with: Sequence[str] = ()
    """Ids of the supporters."""
    defend_with: Sequence[str] = ()
    attack_drm: Sequence[str] = ()
    """Modifiers: `+1`, or `-1x2` for two dice."""
    defend_drm: Sequence[str] = ()
    attack_card: str | None = None
    """A card and its mode, such as `nac_3:bonus`."""
    defend_card: str | None = None
    shift: int | None = None
    """Of the column, to the right if above 0."""
    drm: int | None = None
    """What is added to the die."""
    defender_steps: int | None = None


class Screen(Protocol):
    """How the board, a place, a hand, the choices and the odds of one game are shown."""

    @property
    def names(self) -> Mapping[str, str]:
        """Proper names by term, for the catalogue; empty where it has all names itself."""
        ...

    @property
    def help(self) -> str:
        """Key of the message that explains the words of the table."""
        ...

    def board(self, sight: TerminalView, around: str) -> Sequence[RenderableType]:
        """Return the map and what is told below it; a large map may show the part around a place named in words."""
        ...

    def place(self, sight: TerminalView, name: str) -> Sequence[RenderableType]:
        """Return everything at a place named by id or in words (`look Madrid`); empty if there is no such place."""
        ...

    def hand(self, sight: TerminalView) -> Sequence[RenderableType]:
        """Return what the side holds that the other does not see, and what may be done with it now."""
        ...

    def choices(self, sight: TerminalView) -> Sequence[RenderableType]:
        """Return the legal actions with their numbers."""
        ...

    def odds(self, odds: Mapping[str, Any], words: Catalogue) -> RenderableType:
        """Return the odds of the fight in hand."""
        ...


@dataclass(frozen=True)
class GameScreen:
    """What a game has in the terminal; each is for corrected data, as `new_game` takes it, or that shipped (None)."""

    screen: Callable[[str | Path | None], Screen]
    """Makes its screen."""
    odds: Callable[[Path | None, AttackQuestion], Mapping[str, Any]]
    """Gives the odds of an attack described on the command line; raises DosEspanasError for what is none of its own."""


def row(sight: TerminalView, number: int) -> Text:
    """Return a legal action with its number (from 1), its label, its notation and, of a chit, what that does."""
    view = sight.legal[number - 1]
    line = Text(f"{number:3} ", "bold").append(Text(sight.words.action(view), "not bold"))
    line.append(f"  {view['action']}", "dim not bold")
    does = sight.words.rule(view["rule"]) if "rule" in view else None
    return line if does is None else line.append(f"\n    {OTHER_RULES.sub('', does)}", "dim not bold")


def numbered(sight: TerminalView) -> Columns:
    """Return all legal actions, one after the other in as many columns as there is room for."""
    return Columns([row(sight, number) for number in range(1, len(sight.legal) + 1)], padding=(0, 3))
