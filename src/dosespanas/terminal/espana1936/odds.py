"""The exact odds of an attack as bars and numbers."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from dosespanas.catalogue import Catalogue
from dosespanas.terminal.style import percent

OUTCOMES = ["win", "trade", "attrition", "nothing", "lose"]
COLOURS = {"win": "green", "trade": "yellow", "attrition": "cyan", "nothing": "dim", "lose": "red"}
BAR = 40
"""Characters of a bar that stands for certainty."""


def odds_table(odds: Mapping[str, Any], words: Catalogue) -> Group:
    """Return a table of the odds: what may come of the attack, then what is left of each side; then of cards unseen."""
    dice, other = odds["dice"]
    table = _titled(words.text("terminal-odds-title", dice=dice, other=other))
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
    unseen = odds.get("unseen")
    if unseen is None:
        return Group(table)
    line = words.text("odds-unseen-laid" if unseen["laid"] else "odds-unseen-coming")
    return Group(table, Text(line), _unseen(unseen, words))


def _titled(title: str = "") -> Table:
    """Return an empty table of odds, below its title if it has one."""
    head = Text(title) if title else None
    table = Table(title=head, show_header=False, box=None, title_justify="left", padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    return table


def _unseen(unseen: Mapping[str, Any], words: Catalogue) -> Table:
    """Return what the other side's card may make of it: the mean where it lies face down, the least and the most."""
    table = _titled()
    for who in ("target", "attacker"):
        span = unseen[who]
        label = words.text(f"odds-unseen-{who}") + f" {span['least']:.0%}–{span['most']:.0%}"
        if span["mean"] is None:
            table.add_row(label, "", "")
        else:
            _row(table, label, span["mean"], "", words)
    return table


def _row(table: Table, label: str, share: float, style: str, words: Catalogue) -> None:
    """Add one probability: its words, its number, its bar."""
    table.add_row(label, percent(share, words), Text("█" * round(share * BAR), style))
