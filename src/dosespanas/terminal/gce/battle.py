"""The attack in hand: in a sentence, and its exact odds as tables."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from dosespanas.catalogue import Catalogue
from dosespanas.kernel.aid import signed
from dosespanas.terminal.screen import TerminalView
from dosespanas.terminal.style import percent

BAR = 20
"""Characters of a bar that stands for certainty."""


def battle_line(sight: TerminalView) -> Text:
    """Return the attack in hand in a sentence: where, who, and the odds once they are known."""
    battle, words = sight.observation["battle"], sight.words
    hex_ = f"hex:{battle['hex']}"
    found = battle["sum"]
    if found is None or not found["known"]:
        count = sight.observation["stacks"].get(battle["hex"], {"count": 0})["count"]
        return Text(words.text("terminal-gce-battle", hex=hex_, attackers=len(battle["attackers"]), defenders=count))
    sums = {key: found[key] for key in ("attack", "defence", "odds", "column")}
    return Text(words.text("terminal-gce-battle-odds", hex=hex_, **sums))


def odds_table(odds: Mapping[str, Any], words: Catalogue) -> Group:
    """Return the odds: totals, every shift and die modifier with its rule, each die's losses, the outlook."""
    parts: list[Text | Table] = [Text(_title(odds, words), "bold")]
    for kind in ("shifts", "drms"):
        if odds[kind]:
            parts.append(Text(words.text(f"page-gce-{kind}")))
            parts.append(_modifiers(odds[kind], words))
    if odds["table"] is None:
        parts.append(Text(words.text("page-gce-covered")))
        return Group(*parts)
    parts += [_dice(odds, words), Text(_outlook(odds, words))]
    takes = Text(words.text("page-gce-takes", share=percent(odds["takes"], words)) + " ")
    return Group(*parts, takes.append("█" * round(odds["takes"] * BAR), "green"))


def _title(odds: Mapping[str, Any], words: Catalogue) -> str:
    """The totals and the column they lead to, as far as they are known."""
    if not odds["known"]:
        return words.text("terminal-gce-odds-unknown", attack=odds["attack"], defence=odds["defence"])
    sums = {key: odds[key] for key in ("attack", "defence", "odds", "base", "column")}
    return words.text("terminal-gce-odds", **sums)


def _modifiers(rows: list[Mapping[str, Any]], words: Catalogue) -> Table:
    """What shifts the column or changes the die: its worth, its name, its rule."""
    table = Table(show_header=False, box=None, padding=(0, 1))
    for each in rows:
        table.add_row(signed(each["value"]), words.term(each["source"]), Text(each["rule"], "dim"))
    return table


def _dice(odds: Mapping[str, Any], words: Catalogue) -> Table:
    """What each die brings both sides; whether it empties the hex."""
    table = Table(box=None, padding=(0, 1))
    for key in ("page-gce-die", "terminal-gce-modified", "page-gce-attacker-loses", "page-gce-defender-loses", ""):
        table.add_column(words.text(key) if key else "", justify="left" if not key else "right")
    for each in odds["table"]:
        emptied = words.text("page-gce-clears") if each["defender"] >= odds["defender_steps"] else ""
        numbers = [str(each[key]) for key in ("die", "modified", "attacker", "defender")]
        table.add_row(*numbers, Text(emptied, "green"))
    return table


def _outlook(odds: Mapping[str, Any], words: Catalogue) -> str:
    """The mean losses; of an attacker only described, the steps he is asked for."""
    means = {role: words.decimal(odds["expect"][role], 2) for role in ("attacker", "defender")}
    steps = {"attackers": odds["attacker_steps"], "defenders": odds["defender_steps"]}
    key = "page-gce-expect" if odds["attacker_steps"] is not None else "terminal-gce-expect"
    return words.text(key, **means, **steps)
