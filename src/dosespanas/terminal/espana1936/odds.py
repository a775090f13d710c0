"""The exact odds of an attack as bars and numbers."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from dosespanas.catalogue import Catalogue
from dosespanas.terminal.style import percent

OUTCOMES = ["win", "trade", "attrition", "nothing", "lose"]
COLOURS = {"win": "green", "trade": "yellow", "attrition": "cyan", "nothing": "dim", "lose": "red"}
BAR = 40
"""Characters of a bar that stands for certainty."""


def odds_table(odds: Mapping[str, Any], words: Catalogue) -> Table:
    """Return a table of the odds: what may come of the attack, then what is left of each side."""
    dice, other = odds["dice"]
    title = words.text("terminal-odds-title", dice=dice, other=other)
    table = Table(title=Text(title), show_header=False, box=None, title_justify="left", padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    for outcome in OUTCOMES:
        _row(table, words.text(f"terminal-odds-{outcome}"), odds[outcome], COLOURS[outcome], words)
    for role in ("attacker", "defender"):
        for steps, share in sorted(odds["left"][role].items(), reverse=True):
            _row(table, words.text(f"terminal-odds-left-{role}", steps=int(steps)), share, "", words)
    for plane, fate in odds.get("planes", {}).items():
        for end in ("destroyed", "withdrawn"):
            if end in fate:
                _row(table, words.text(f"terminal-odds-plane-{end}", plane=f"plane:{plane}"), fate[end], "", words)
    _row(table, words.text("terminal-odds-clears"), odds["clears"], "", words)
    if odds.get("unseen") is not None:
        _unseen(table, odds["unseen"], words)
    return table


def _unseen(table: Table, unseen: Mapping[str, Any], words: Catalogue) -> None:
    """Add what the other side's card may make of it: the mean where it lies face down, and the least and the most."""
    table.caption = words.text("odds-unseen-laid" if unseen["laid"] else "odds-unseen-coming")
    for who in ("target", "attacker"):
        span = unseen[who]
        label = words.text(f"odds-unseen-{who}") + f" {span['least']:.0%}–{span['most']:.0%}"
        _row(table, label, span["least"] if span["mean"] is None else span["mean"], "", words)


def _row(table: Table, label: str, share: float, style: str, words: Catalogue) -> None:
    """Add one probability: its words, its number, its bar."""
    table.add_row(label, percent(share, words), Text("█" * round(share * BAR), style))
