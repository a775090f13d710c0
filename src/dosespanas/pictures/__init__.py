"""A position as a picture (SVG), for forums and notebooks: what a side or a spectator may see of it, nothing more."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from dosespanas.catalogue import FALLBACK, Catalogue
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import Side
from dosespanas.registry import at, definition_of, played_with


def picture(game: Game, side: Side | None = None, language: str = FALLBACK, data: str | Path | None = None) -> str:
    """Return the present position as an SVG text, as a side sees it (None: a spectator), with words in a language.

    `data` is the folder of corrected data files that the game is played with, unless it carries its corrections.
    Raises DosEspanasError for a language there is not, or for a game that cannot be drawn.
    """
    return drawn(game.observe(side), language, played_with(game.header, data))


def drawn(
    observation: Mapping[str, Any], language: str = FALLBACK, data: str | Path | None = None, small: bool = False
) -> str:
    """Return an observation as an SVG text, with words in a language; a small one can be read at a hand's width."""
    title = definition_of(observation["game"])
    if not title.picture:
        raise DosEspanasError("error-no-picture", f"{title.name} cannot be drawn", game=title.name)
    facts = title.facts(data)
    words = Catalogue(language, facts.get("names"), title.name, facts.get("texts"))
    svg: str = at(title.picture)(observation, facts, words, small)
    return svg
