"""Which game is shown by what in the terminal."""

from pathlib import Path

from dosespanas.registry import at, definition_of
from dosespanas.terminal import fallback_screen
from dosespanas.terminal.screen import GameScreen, Screen


def shown(game: str) -> GameScreen:
    """Return what a game has in the terminal, as its title says; what does for any game if it says nothing."""
    path = definition_of(game).shown
    found: GameScreen = at(path) if path else fallback_screen.SHOWN
    return found


def screen_of(game: str, folder: str | Path | None) -> Screen:
    """Return the screen of a game."""
    return shown(game).screen(folder)
