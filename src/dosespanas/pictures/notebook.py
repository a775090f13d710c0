"""Games and records in a notebook: a position is drawn where a cell ends with it, a record turn by turn.

>>> # %load_ext dosespanas.pictures.notebook
"""

from collections.abc import Iterator
from html import escape
from itertools import count
from pathlib import Path
from typing import Any

from dosespanas.catalogue import FALLBACK
from dosespanas.kernel.game import Game
from dosespanas.kernel.record import read_record
from dosespanas.kernel.side import Side
from dosespanas.pictures import picture
from dosespanas.registry import load_record, steps

_FILMS = count(1)

STYLE = """
#{film} > input {{ position: absolute; opacity: 0; pointer-events: none }}
#{film} > label {{ display: inline-block; padding: 0.1em 0.5em; cursor: pointer; border-bottom: 2px solid transparent }}
#{film} > input:checked + label {{ font-weight: bold; border-color: currentColor }}
#{film} > input:focus-visible + label {{ outline: 2px solid }}
#{film} > figure {{ display: none; margin: 0.5em 0; width: 100%; max-width: 60em }}
"""


class PositionPicture:
    """A position as a side sees it (None: a spectator), drawn by the notebook."""

    def __init__(
        self, game: Game, side: Side | None = None, language: str = FALLBACK, data: str | Path | None = None
    ) -> None:
        """Take what `dosespanas.pictures.picture` takes, and draw it: what is done in the game later does not show."""
        self.svg = picture(game, side, language, data)

    def _repr_svg_(self) -> str:
        return self.svg


class FilmStrip:
    """A record turn by turn, a picture for the beginning of each and one for the end, with the turns to choose from.

    It is drawn for a spectator, or for a side. It needs no script: the arrow keys go from turn to turn.
    """

    def __init__(
        self, record: str, side: Side | None = None, language: str = FALLBACK, data: str | Path | None = None
    ) -> None:
        """Replay the text of a record; raises BadRecord, or IllegalAction where it departs from the rules."""
        self.pictures: list[tuple[str, str]] = list(_turns(record, side, language, data))
        """What each is called, the number of its turn, and the picture."""

    def _repr_html_(self) -> str:
        film = f"dosespanas-film-{next(_FILMS)}"
        last = len(self.pictures) - 1
        choose, show, style = [], [], [STYLE.format(film=film)]
        for i, (name, svg) in enumerate(self.pictures):
            checked = " checked" if i == last else ""
            choose.append(f'<input type="radio" name="{film}" id="{film}-{i}"{checked}>')
            choose.append(f'<label for="{film}-{i}">{escape(name)}</label>')
            show.append(f'<figure id="{film}-at-{i}">{svg}</figure>')
            style.append(f"#{film}:has(#{film}-{i}:checked) > #{film}-at-{i} {{ display: block }}")
        return f'<div id="{film}"><style>{"".join(style)}</style>{"".join(choose)}{"".join(show)}</div>'


def _turns(record: str, side: Side | None, language: str, data: str | Path | None) -> Iterator[tuple[str, str]]:
    """Yield each turn's number and how the table stands when it begins; at the end once more, as the record ends."""
    turn = None
    for game, _ in steps(read_record(record), data):
        now = game.observe(side)["turn"]
        if now != turn:
            turn = now
            yield str(turn), picture(game, side, language, data)
    ended = load_record(record, data)
    yield f"{ended.observe(side)['turn']} ■", picture(ended, side, language, data)


def load_ipython_extension(ipython: Any) -> None:
    """Let a notebook draw every game at the end of a cell, as a spectator sees it."""
    ipython.display_formatter.formatters["image/svg+xml"].for_type(Game, picture)
