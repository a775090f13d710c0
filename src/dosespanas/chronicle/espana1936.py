"""España 1936 in a report: its turns in months, and who stood where."""

from collections.abc import Mapping
from typing import Any, Final

from dosespanas.catalogue import Catalogue

ORDER: Final = ("troop", "general", "tank", "plane", "ship")
BEGINNING, END = "1936-07", "1939-04"
"""The war lasted from that month to that."""


def months(facts: Mapping[str, Any], turn: int) -> tuple[str, str]:
    """Return the first and the last month of a turn: the months of its year are shared among the turns of that year."""
    row = next(row for row in facts["map"]["turns"] if row["turn"] == turn)
    year = row["year"]
    mates = [one["turn"] for one in facts["map"]["turns"] if one["year"] == year]
    whole = [f"{year}-{month:02}" for month in range(1, 13)]
    whole = [month for month in whole if BEGINNING <= month <= END]
    share = max(1, len(whole) // len(mates))
    at = mates.index(turn)
    mine = whole[at * share : None if at + 1 == len(mates) else (at + 1) * share]
    return mine[0], mine[-1]


def forces(observation: Mapping[str, Any], facts: Mapping[str, Any], words: Catalogue) -> dict[str, list[list[str]]]:
    """Return by side its places on the map, each with what stands there and the strength of its troops."""
    found: dict[str, list[list[str]]] = {}
    for side in ("nationalist", "republican"):
        rows = []
        for box in observation["boxes"]:
            here = [
                one
                for one in observation["pieces"]
                if one["where"] == "map" and one["box"] == box and one["side"] == side
            ]
            here.sort(key=lambda one: (ORDER.index(one["kind"]), -int(one.get("strength") or 0)))
            if here:
                strength = sum(int(one.get("strength") or 0) for one in here if one["kind"] == "troop")
                names = words.text("chronicle-pieces", pieces=[term(one) for one in here])
                rows.append([words.term(f"box:{box}"), names, str(strength)])
        found[side] = rows
    return found


def term(piece: Mapping[str, Any]) -> str:
    """Return the term that names a piece of an observation."""
    if piece["kind"] == "troop":
        return f"troop:{piece['side']}:{piece['type']}:{piece['strength']}"
    return f"{piece['kind']}:{piece['id']}"


TOLD: Final = (months, forces)
