"""`look` at a hex: the ground, who stands there, how it is supplied."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from dosespanas.catalogue import Catalogue
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.terminal.gce.land import Land, controller
from dosespanas.terminal.gce.units import CounterNames
from dosespanas.terminal.screen import TerminalView
from dosespanas.terminal.style import STYLES


def look(sight: TerminalView, hex_: str, land: Land, units: CounterNames) -> list[RenderableType]:
    """Return everything about a hex of Spain that the side may know."""
    observation, words = sight.observation, sight.words
    side = controller(observation, hex_)
    lines = [
        Text(land.title(observation, hex_, words), f"bold {STYLES[side]}"),
        Text(land.features(observation, hex_, words)),
        *(Text(line) for line in _zones(sight, hex_)),
    ]
    supply = sight.overlay("supply") or {"units": {}, "hexes": []}
    here = [unit for unit in observation["units"] if unit["hex"] == hex_]
    if here:
        lines.append(Text(_summary(observation, hex_, here, words)))
    for unit in here:
        more = [supply_words(supply["units"][unit["id"]], hex_, words)] if unit["id"] in supply["units"] else []
        lines.append(Text("  " + units.line(unit, words, more), STYLES[unit["side"]]))
    if not any(unit["side"] == observation["viewer"] for unit in here):
        key = "terminal-gce-supply-here" if hex_ in supply["hexes"] else "terminal-gce-no-supply-here"
        lines.append(Text(words.text(key)))
    return list(lines)


def _summary(observation: Mapping[str, Any], hex_: str, here: list[Mapping[str, Any]], words: Catalogue) -> str:
    """The stack in one sentence: how many, their factors as far as they are seen."""
    count = observation["stacks"][hex_]["count"]
    attack, defence = sum(unit["attack"] for unit in here), sum(unit["defence"] for unit in here)
    return words.text("page-gce-stack", count=count, attack=attack, defence=defence, covered=count - len(here))


def _zones(sight: TerminalView, hex_: str) -> list[str]:
    """Whose zones of control lie on a hex."""
    overlay = sight.overlay("zoc")
    return [
        sight.words.text(f"terminal-gce-zone-{kind}", side=f"side:{side}")
        for side in SIDE_NAMES
        for kind in ("full", "column")
        if hex_ in overlay[side][kind]
    ]


def supply_words(line: Mapping[str, Any], hex_: str, words: Catalogue) -> str:
    """Return how a unit in a hex is supplied, from how many hexes away, or why it is not."""
    if not line["supplied"]:
        why = line["why"]
        text = words.text(why["key"], **why["args"]).rstrip(".")
        return words.text("terminal-gce-unsupplied", why=text, rule=why["rule"])
    if line["source"] is None:
        return words.text("terminal-gce-supplied")
    count = 0 if line["source"] == hex_ else len(line["path"]) + 1
    return words.text("terminal-gce-supplied-from", hex=f"hex:{line['source']}", count=count)
