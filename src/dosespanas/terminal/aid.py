"""The player's aid in characters: what is done in each step of the turn, and the main tables of the game."""

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from dosespanas.catalogue import Catalogue


def aid_parts(found: dict[str, Any], words: Catalogue) -> Iterator[RenderableType]:
    """Yield the steps and the tables of an aid, as `game.overlay("aid", side)` gives it."""
    yield Text(words.text("page-aid-steps"), "bold")
    for number, step in enumerate(found["steps"], 1):
        yield _step(number, step, words)
    for table in found["tables"]:
        title = Text(words.text(table["key"]), "bold")
        yield title.append(f"  {', '.join(table['rules'])}", "dim not bold")
        yield _table(table, words)


def _step(number: int, step: dict[str, Any], words: Catalogue) -> Text:
    line = Text(f"  {number:2}. ", "reverse" if step["now"] else "")
    line.append(words.term(f"phase:{step['phase']}"), "bold")
    if step["side"] is not None:
        line.append(f" ({words.term('side:' + step['side'])})")
    if step["now"]:
        line.append(f" [{words.text('terminal-aid-here')}]")
    return line.append(f": {words.text(step['key'], **step['args'])}").append(f"  {step['rule']}", "dim")


def _table(table: dict[str, Any], words: Catalogue) -> Table:
    drawn = Table(box=None, padding=(0, 1), header_style="dim")
    for number, column in enumerate(table["columns"]):
        drawn.add_column(_cell(column, words), justify="left" if number == 0 else "right")
    for number, row in enumerate(table["rows"]):
        drawn.add_row(*[_cell(cell, words) for cell in row], style="reverse" if number == table["here"] else None)
    return drawn


def _cell(value: str | int, words: Catalogue) -> str:
    """Return a number, a term, a message or other words as they are read."""
    if isinstance(value, str) and words.has(value):
        return words.text(value)
    return words.text("aid-cell", value=value)
