"""Which screen shows which game."""

from collections.abc import Callable
from pathlib import Path

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.terminal.espana1936 import box_screen
from dosespanas.terminal.gce import hex_screen
from dosespanas.terminal.screen import Screen

SCREENS: dict[str, Callable[[Path | None], Screen]] = {"espana1936": box_screen, "gce": hex_screen}
"""By game: what makes its screen, for a folder of corrected data files or the shipped ones (None)."""


def screen_of(game: str, folder: Path | None) -> Screen:
    """Return the screen of a game; raises DosEspanasError for one that is not shown in characters."""
    if game not in SCREENS:
        text = f"{game} cannot be shown in the terminal; play it in the page"
        raise DosEspanasError("terminal-no-screen", text, game=game)
    return SCREENS[game](folder)
