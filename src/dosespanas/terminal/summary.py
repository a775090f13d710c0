"""The results of a simulation and of a ladder as tables."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from dosespanas.catalogue import Catalogue
from dosespanas.terminal.style import percent


def _name(words: Catalogue, part: str, name: str) -> str:
    """A counted name in words: a side, an opponent, a reason; turns stay numbers."""
    keys = {"sides": f"side-{name}", "opponents": f"opponent-{name}", "reasons": name}
    if name == "draw":
        return words.text("terminal-draw")
    return words.named(keys.get(part, ""), name)


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
                percent(row["share"], words),
                f"{percent(low, words)} - {percent(high, words)}",
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


def _points(row: Mapping[str, Any]) -> list[str]:
    """A rating with its interval, in whole points."""
    low, high = row["interval"]
    rating, low, high = (f"{one:+.0f}".replace("-", "−") for one in (row["rating"], low, high))
    return [rating, f"{low} – {high}"]


def _share(row: Mapping[str, Any], words: Catalogue) -> str:
    """A share of games won with its interval."""
    share, low, high = (percent(one, words) for one in (row["share"], *row["interval"]))
    return f"{row['won']}/{row['games']}  {share} ({low} – {high})"


def show_handicaps(console: Console, words: Catalogue, found: Mapping[str, Any]) -> None:
    """Print what each handicap is worth to its side."""
    table = Table(title=words.text("terminal-handicaps"), title_justify="left")
    for key in ("", "terminal-rating", "terminal-interval", "terminal-games"):
        table.add_column(words.text(key) if key else "", justify="right" if key else "left")
    for row in found["handicaps"]:
        table.add_row(words.text(f"page-option-{row['option']}"), *_points(row), str(row["games"]))
    console.print(table)


def show_standings(console: Console, words: Catalogue, found: Mapping[str, Any]) -> None:
    """Print the ratings of a ladder, and what each level won of its games with each other one."""
    table = Table(title=words.text("terminal-ladder"), title_justify="left")
    columns = ("", "terminal-rating", "terminal-interval", "terminal-games", "terminal-won", "terminal-draw")
    for i, key in enumerate(columns):
        table.add_column(words.text(key) if key else "", justify="right" if i else "left")
    for row in found["levels"]:
        name = _name(words, "opponents", row["name"])
        table.add_row(name, *_points(row), str(row["games"]), str(row["won"]), str(row["drawn"]))
    table.add_section()
    table.add_row(words.text("side-nationalist"), *_points(found["nationalist"]))
    console.print(table)
    table = Table(title=words.text("terminal-pairs"), title_justify="left")
    for key in ("", "terminal-won", "side-nationalist", "side-republican"):
        table.add_column(words.text(key) if key else "")
    for row in found["pairs"]:
        pair = [_name(words, "opponents", row[who]) for who in ("first", "second")]
        shares = [_share(one, words) for one in (row, row["nationalist"], row["republican"])]
        table.add_row(" - ".join(pair), *shares)
    console.print(table)
