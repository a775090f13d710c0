"""The war at sea in characters: areas, bases, ships on the coast, and the odds of a fight at sea."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from dosespanas.catalogue import Catalogue
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.terminal.style import STYLES, percent

FATES = ["none", "withdrawn", "damaged", "destroyed"]
_AFLOAT = ("ship", "plane")


def sea_table(observation: Mapping[str, Any], words: Catalogue) -> Table | None:
    """Return who is where at sea, a row a place; None without the naval rules."""
    naval = observation["naval"]
    if naval is None:
        return None
    table = Table(box=None, padding=(0, 1), title_justify="left", header_style="bold")
    for heading in ("place", "control", "nationalist", "republican"):
        table.add_column(words.text(f"terminal-sea-{heading}"))
    for area, state in naval["areas"].items():
        control = state["control"]
        _row(table, observation, words, f"area:{area}", area, words.text("page-sea-control", state=control), control)
    for base, state in naval["bases"].items():
        is_open = words.text("page-sea-base-open" if state["open"] else "page-sea-base-closed")
        _row(table, observation, words, f"base:{base}", base, is_open, state["side"])
    for box in observation["boxes"]:
        if any(afloat(piece) and piece["box"] == box for piece in observation["pieces"]):
            stopped = any(box in naval["blockaded"][side] for side in SIDE_NAMES)
            state = words.text("page-sea-blockades") if stopped else ""
            _row(table, observation, words, f"box:{box}", box, state, observation["boxes"][box]["control"])
    return table


def afloat(piece: Mapping[str, Any]) -> bool:
    """Tell whether a piece is a ship in play or a plane on a naval mission."""
    if piece["kind"] not in _AFLOAT or piece["place"] is None:
        return False
    return piece["kind"] == "ship" or piece["where"] == "sea" or piece["mission"] is not None


def _row(
    table: Table, observation: Mapping[str, Any], words: Catalogue, term: str, place: str, state: str, control: str
) -> None:
    """Add a place: its name, what there is to say of it, and each side's ships and planes."""
    fleets = []
    for side in SIDE_NAMES:
        there = [p for p in observation["pieces"] if afloat(p) and p["place"] == place and p["side"] == side]
        fleets.append(Text(", ".join(_name(piece, words) for piece in there), STYLES[side]))
    table.add_row(words.term(term), Text(state, STYLES.get(control, "")), *fleets)


def _name(piece: Mapping[str, Any], words: Catalogue) -> str:
    """A ship or plane with its mission and damage."""
    name = words.term(f"{piece['kind']}:{piece['id']}")
    notes = [words.text(f"mission-{piece['mission']}")] if piece["mission"] else []
    if piece.get("damaged"):
        notes.append(words.text("page-sea-damaged"))
    return f"{name} ({', '.join(notes)})" if notes else name


def sea_odds_table(odds: Mapping[str, Any], words: Catalogue) -> Table:
    """Return a table of the rolls at sea: who fires at whom, and what may come of it."""
    table = Table(box=None, padding=(0, 1), header_style="bold")
    table.add_column("")
    for fate in FATES:
        table.add_column(words.text(f"terminal-sea-{fate}"), justify="right")
    for shot in odds["sea"]:
        by = words.term(f"ship:{shot['by']}") if words.has(f"ship-{shot['by']}") else words.term(f"plane:{shot['by']}")
        label = f"{by} → {words.term('ship:' + shot['at'])}" if shot["at"] else by
        table.add_row(label, *[percent(shot[fate], words) for fate in FATES])
    return table
