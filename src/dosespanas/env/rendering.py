"""What an environment shows to people: the picture of a position as pixels, or its map in characters."""

import io
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
from rich.console import Console

from dosespanas.catalogue import FALLBACK, Catalogue
from dosespanas.env.setting import Setting, known
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import Side
from dosespanas.pictures import picture
from dosespanas.registry import definition_of
from dosespanas.terminal.screen import TerminalView
from dosespanas.terminal.screens import screen_of

MODES: Final = ["rgb_array", "ansi"]
FRAMES: Final = 4
"""Pictures a second of a video, as long as nobody says otherwise."""
WIDTH: Final = 960
"""Pixels of a picture."""
COLUMNS: Final = 120
"""Characters of a line."""


def checked(mode: str | None) -> str | None:
    """Return a mode of rendering; raises UnknownOption, or ModuleNotFoundError where what draws is not installed."""
    if mode is not None:
        known(mode, MODES, "render mode")
    for package in ("resvg_py", "PIL") if mode == "rgb_array" else ():
        if find_spec(package) is None:
            raise ModuleNotFoundError(f"{package} is not installed: pip install 'dosespanas[rl]'", name=package)
    return mode


def rendered(setting: Setting, game: Game, side: int, mode: str | None) -> Any:
    """Return what a side sees now: pixels (rows, columns, RGB) or a text; None where no mode was asked for."""
    if mode is None:
        return None
    return pixels(setting, game, Side(side)) if mode == "rgb_array" else characters(setting, game, Side(side))


def pixels(setting: Setting, game: Game, side: Side) -> Any:
    """Return the picture of a position as an array."""
    import resvg_py
    from PIL import Image

    drawn = bytes(resvg_py.svg_to_bytes(svg_string=picture(game, side, data=setting.data), width=WIDTH))
    return np.asarray(Image.open(io.BytesIO(drawn)).convert("RGB"))


def characters(setting: Setting, game: Game, side: Side) -> str:
    """Return the map of a position as a terminal shows it, colours included."""
    screen = screen_of(setting.game, setting.data)
    texts = definition_of(setting.game).texts(setting.data)
    page = io.StringIO()
    console = Console(file=page, width=COLUMNS, force_terminal=True, color_system="standard", highlight=False)
    sight = TerminalView(
        game.observe(side),
        game.legal_view() if game.actor == side else [],
        lambda name: game.overlay(name, side),
        lambda action: game.odds(action, side),
        Catalogue(FALLBACK, screen.names, setting.game, texts),
        COLUMNS,
    )
    for part in screen.board(sight, ""):
        console.print(part, no_wrap=True)
    return page.getvalue()
