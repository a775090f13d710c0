"""The results of a simulation as tables."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from dosespanas.terminal.style import percent
from dosespanas.words import Catalogue


def _name(words: Catalogue, part: str, name: str) -> str:
    """A counted name in words: a side, an opponent, a reason; turns stay numbers."""
    keys = {"sides": f"side-{name}", "opponents": f"opponent-{name}", "reasons": name}
    if name == "draw":
        return words.text("terminal-draw")
    key = keys.get(part, "")
    return words.text(key) if words.has(key) else name


def show_summary(console: Console, words: Catalogue, found: Mapping[str, Any]) -> None:
    """Print how often each side, opponent and reason won, with 95% Wilson intervals, and the lengths."""
    for part in ("sides", "opponents", "reasons", "turns"):
        table = Table(title=words.text(f"terminal-by-{part}"), title_justify="left")
        table.add_column("")
        table.add_column(words.text("terminal-games"), justify="right")
        table.add_column(words.text("terminal-share"), justify="right")
        table.add_column(words.text("terminal-interval"), justify="right")
        for row in found[part]:
            low, high = row["interval"]
            table.add_row(
                _name(words, part, row["name"]),
                str(row["count"]),
                percent(row["share"]),
                f"{percent(low)} - {percent(high)}",
            )
        console.print(table)
    lengths = found["choices"]
    console.print(
        words.text(
            "terminal-lengths",
            games=found["games"],
            shortest=lengths["shortest"],
            median=f"{lengths['median']:g}",
            longest=lengths["longest"],
        )
    )
