"""Proper names of units and places: Spanish, so they stand in the data and not in a catalogue.

What a language calls otherwise (Sewilla) stands in its `places-gce.ftl`.
"""

from typing import Any


def static(facts: dict[str, Any]) -> dict[str, Any]:
    """Return what never changes during a game: the facts of the files, and `names`."""
    return facts | {"names": names(facts)}


def names(facts: dict[str, Any]) -> dict[str, str]:
    """Return the proper names by term: `unit:r_mng` is "Columna Mangada", `hex:2712` "Madrid"."""
    units = {f"unit:{unit['id']}": unit["name"] for unit in facts["units"]["units"]}
    hexes = {f"hex:{each['id']}": each["name"] for each in facts["map"]["hexes"] if "name" in each}
    return units | hexes
