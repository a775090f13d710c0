"""The legal actions with their numbers: a few as sentences, many put in order by hex and by cost."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from dosespanas.terminal.gce.units import CounterNames
from dosespanas.terminal.screen import TerminalView, row
from dosespanas.terminal.style import STYLES, percent

FEW = 12
"""So many choices are listed one by one; of attacks, which have their odds, twice as many."""
GROUP = 38
"""Characters that the units of one hex have at least."""
GOING = ("to", "step")
"""Verbs about where the units in hand go."""
STAYING = "stay"
FIGHTING = ("attack", "join", "join-all", "support", "fly", "naval", "play", "none")
"""Verbs that change the odds of an attack."""
OPENING = ("attack", "join", "join-all")
"""Those before the attack is committed, which the enemy has yet to answer."""

Numbered = tuple[int, Mapping[str, Any]]
"""A legal action with its number."""


def choices(sight: TerminalView, units: CounterNames) -> list[RenderableType]:
    """Return the legal actions: those about no unit or hex first, then where to go, then units by hex."""
    views = list(enumerate(sight.legal, 1))
    attacks = any(view["verb"] == "attack" for view in sight.legal)
    if len(views) <= (2 * FEW if attacks else FEW):
        return [_few(sight, units), *_unanswered(sight)]
    going = [each for each in views if each[1]["verb"] in GOING or (each[1]["box"] and not each[1]["pieces"])]
    acting = [each for each in views if each[1]["pieces"] and each[1]["verb"] != STAYING and each not in going]
    others = [row(sight, number) for number, view in views if (number, view) not in going + acting]
    shown: list[RenderableType] = [Columns(others, padding=(0, 3))] if others else []
    if going:
        shown += _ways(sight, going)
    if acting:
        shown += _by_hex(sight, acting, units)
    return shown


def _few(sight: TerminalView, units: CounterNames) -> Columns:
    """A few choices: sentences, with the factors and hex of the unit, and the odds that each would bring."""
    seen = {unit["id"]: unit for unit in sight.observation["units"]}
    rows = []
    for number, view in enumerate(sight.legal, 1):
        line = row(sight, number)
        if view["verb"] not in (*GOING, STAYING) and len(view["pieces"]) == 1 and view["pieces"][0] in seen:
            line.append(f"  {units.factors(seen[view['pieces'][0]])}", "not dim")
            if view["box"] and view["verb"] != "scout":
                line.append(f"  {sight.words.term('hex:' + view['box'])}", "not dim")
        found = sight.odds(view["action"]) if view["verb"] in FIGHTING else None
        if found is not None and found["known"]:
            share = percent(found["takes"], sight.words)
            line.append("  " + sight.words.text("terminal-gce-outlook", column=found["column"], share=share), "not dim")
        rows.append(line)
    return Columns(rows, padding=(0, 3))


def _unanswered(sight: TerminalView) -> list[Text]:
    """13.12-d, 8.4-a: say that the odds shown of an attack still to be committed are not the last word."""
    opening = (view["action"] for view in sight.legal if view["verb"] in OPENING)
    known = any(found is not None and found["known"] for found in map(sight.odds, opening))
    return [Text(sight.words.text("page-gce-odds-unanswered"), "dim")] if known else []


def _ways(sight: TerminalView, going: Sequence[Numbered]) -> list[RenderableType]:
    """Hexes to go to, the cheap ones first: by verb and cost, each with its number and name."""
    groups: dict[tuple[str, int], list[Text]] = {}
    for number, view in going:
        entry = Text(f"{number} ", "bold").append(view["box"], "not bold")
        name = sight.words.place(view["box"])
        if name:
            entry.append(f" {name}", "not bold dim")
        groups.setdefault((view["verb"], view.get("cost") or 0), []).append(entry)
    shown: list[RenderableType] = []
    for (verb, cost), entries in sorted(groups.items(), key=lambda group: (group[0][0] == "step", group[0][1])):
        heading = Text(f"{verb} ", "dim")
        if cost:
            heading.append(sight.words.text("terminal-gce-cost", cost=cost))
        shown.append(flow([heading, *entries], sight.width))
    return shown


def _by_hex(sight: TerminalView, acting: Sequence[Numbered], units: CounterNames) -> list[RenderableType]:
    """Units that may do something: those off the map by name, then the others hex by hex from the north."""
    verbs = [view["verb"] for _, view in acting]
    usual = max(dict.fromkeys(verbs), key=verbs.count)
    groups: dict[str, list[Numbered]] = {}
    for each in acting:
        groups.setdefault(each[1]["box"] or "", []).append(each)
    shown: list[RenderableType] = []
    if "" in groups:
        shown.append(flow([Text(f"{usual} ", "dim"), *_entries(sight, groups.pop(""), usual, units)], sight.width))
    if groups:
        columns = max(1, sight.width // (GROUP + 2))
        width = sight.width // columns - 2
        style = STYLES[sight.observation["viewer"]]
        cells = []
        for hex_ in sorted(groups, key=lambda name: (-int(name[:2]), name)):
            heading = Text(sight.words.term(f"hex:{hex_}") + ":", style)
            cells.append(flow([heading, *_entries(sight, groups[hex_], usual, units)], width))
        shown.append(Text(sight.words.text("terminal-gce-by-hex", verb=usual), "dim"))
        shown.append(Columns(cells, width=width, padding=(0, 2)))
    return shown


def _entries(sight: TerminalView, acting: Sequence[Numbered], usual: str, units: CounterNames) -> list[Text]:
    """Units with the number of what each may do: its id (off the map its name too) and factors, then other verbs."""
    seen = {unit["id"]: unit for unit in sight.observation["units"]}
    entries: dict[str, Text] = {}
    for number, view in acting:
        unit = view["pieces"][0]
        if unit in entries:
            entries[unit].append(f" ({number} {view['verb']})", "not bold dim")
            continue
        entries[unit] = Text(f"{number} ", "bold")
        if not view["box"]:
            entries[unit].append(sight.words.term(f"unit:{unit}") + " ", "not bold")
        entries[unit].append(unit if view["verb"] == usual else view["action"], "not bold")
        if unit in seen:
            entries[unit].append(f" {units.factors(seen[unit])}", "not bold dim")
    return list(entries.values())


def flow(entries: Sequence[Text], width: int) -> Text:
    """Return texts one after the other, two spaces between, in lines that do not break an entry."""
    lines = [Text()]
    for entry in entries:
        if len(lines[-1]) and len(lines[-1]) + 2 + len(entry) > width:
            lines.append(Text("   "))
        elif len(lines[-1]):
            lines[-1].append("  ")
        lines[-1].append(entry)
    return Text("\n").join(lines)
