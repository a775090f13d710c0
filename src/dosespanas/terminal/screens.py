"""Which game is shown by what in the terminal."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.terminal.espana1936.battle_odds import described as box_odds
from dosespanas.terminal.espana1936.screen import box_screen
from dosespanas.terminal.gce.odds import described as hex_odds
from dosespanas.terminal.gce.screen import hex_screen
from dosespanas.terminal.screen import Fight, Screen


@dataclass(frozen=True)
class Shown:
    """What a game has in the terminal; each is for a folder of corrected data files, or the shipped ones (None)."""

    screen: Callable[[Path | None], Screen]
    """Makes its screen."""
    odds: Callable[[Path | None, Fight], Mapping[str, Any]]
    """Gives the odds of an attack described on the command line; raises DosEspanasError for what is none of its own."""


GAMES = {"espana1936": Shown(box_screen, box_odds), "gce": Shown(hex_screen, hex_odds)}
"""By game. This is the one place of the terminal, its games' own folders apart, that names one."""


def shown(game: str) -> Shown:
    """Return what a game has in the terminal; raises DosEspanasError for one that is not shown in characters."""
    if game not in GAMES:
        text = f"{game} cannot be shown in the terminal; play it in the page"
        raise DosEspanasError("terminal-no-screen", text, game=game)
    return GAMES[game]


def screen_of(game: str, folder: Path | None) -> Screen:
    """Return the screen of a game; raises DosEspanasError for one that is not shown in characters."""
    return shown(game).screen(folder)
