"""La Guerra Civil Española in a report: its turns in months, and who stood where."""

from collections.abc import Mapping
from typing import Any, Final

from dosespanas.catalogue import Catalogue


def months(facts: Mapping[str, Any], turn: int) -> tuple[str, str]:
    """Return the first and the last month of a turn."""
    row = next(row for row in facts["tables"]["calendar"] if row["turn"] == turn)
    return row["from"], row["to"]


def forces(observation: Mapping[str, Any], facts: Mapping[str, Any], words: Catalogue) -> dict[str, list[list[str]]]:
    """Return by side its hexes with units, each with these and the sum of what they defend with."""
    found: dict[str, list[list[str]]] = {}
    for side in ("nationalist", "republican"):
        rows = []
        stacks: dict[str, list[Mapping[str, Any]]] = {}
        for unit in observation["units"]:
            if unit["where"] == "map" and unit["side"] == side and unit["hex"] is not None:
                stacks.setdefault(unit["hex"], []).append(unit)
        for place, here in stacks.items():
            names = words.text("chronicle-pieces", pieces=[f"unit:{one['id']}" for one in here])
            rows.append([words.term(f"hex:{place}"), names, str(sum(int(one["defence"] or 0) for one in here))])
        found[side] = rows
    return found


TOLD: Final = (months, forces)
