"""Proper names of units and places: Spanish, so they stand in the data and not in a catalogue.

What a language calls otherwise (Sewilla) stands in its `places-gce.ftl`.
"""

from collections.abc import Iterator, Mapping
from typing import Any


def static(facts: dict[str, Any]) -> dict[str, Any]:
    """Return what never changes during a game: the facts of the files, and `names`."""
    return facts | {"names": names(facts)}


def names(facts: dict[str, Any]) -> dict[str, str]:
    """Return the proper names by term: `unit:r_mng` is "Columna Mangada", `hex:2712` "Madrid"."""
    units = {f"unit:{unit['id']}": unit["name"] for unit in facts["units"]["units"]}
    hexes = {f"hex:{each['id']}": each["name"] for each in facts["map"]["hexes"] if "name" in each}
    return units | hexes


def places(facts: dict[str, Any]) -> frozenset[str]:
    """Return the places of the map by their ids: its hexes."""
    return frozenset(each["id"] for each in facts["map"]["hexes"])


def named_as(message: str) -> bool:
    """Whether a message of the catalogue may be of something in the data."""
    return message.startswith(("chit-", "place-gce-"))


def messages(files: Mapping[str, Any]) -> Iterator[str]:
    """Yield the messages that name chits, and places that a language calls otherwise than the map."""
    for chit in files["chits.json"]["chits"]:
        yield f"chit-{chit['id']}"
    for each in files["map.json"]["hexes"]:
        yield f"place-gce-{each['id']}"
