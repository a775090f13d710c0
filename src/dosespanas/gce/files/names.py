"""Proper names of units and places: Spanish, so they stand in the data and not in a catalogue.

What a language calls otherwise (Sewilla) stands in its `places-gce.ftl`.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dosespanas.gce.board.data import UnitFacts
from dosespanas.gce.board.hexes import hex_name, neighbours, parse_hex

SETTLEMENTS: Final = [None, "town", "city"]


def static(facts: dict[str, Any]) -> dict[str, Any]:
    """Return what never changes during a game: the facts of the files, `names`, and `columns`."""
    return facts | {"names": names(facts), "columns": columns(facts)}


def columns(facts: dict[str, Any]) -> list[str]:
    """6.5: return the units that are columns though infantry of some size is printed on them."""
    return [
        unit["id"] for unit in facts["units"]["units"] if unit["type"] == "infantry" and UnitFacts(unit).faces[0].column
    ]


def names(facts: dict[str, Any]) -> dict[str, str]:
    """Return the proper names by term: `unit:r_mng` is "Columna Mangada", `hex:2712` "Madrid"."""
    units = {f"unit:{unit['id']}": unit["name"] for unit in facts["units"]["units"]}
    hexes = {f"hex:{each['id']}": each["name"] for each in facts["map"]["hexes"] if "name" in each}
    return units | hexes | {f"beside:hex:{id_}": f"hex:{place}" for id_, place in beside(facts).items()}


def beside(facts: dict[str, Any]) -> dict[str, str]:
    """Return for each hex without a name the one beside it that is known best: by its Morale, or as a city."""
    worth = {row["hex"]: row["value"] for row in facts["map"]["morale"]}
    named = {each["id"]: each for each in facts["map"]["hexes"] if "name" in each}
    found = {}
    for each in facts["map"]["hexes"]:
        if each["id"] not in named:
            around = [named[name] for name in map(hex_name, neighbours(parse_hex(each["id"]))) if name in named]
            known = [(worth.get(one["id"], 0), SETTLEMENTS.index(one.get("settlement")), one["id"]) for one in around]
            if known:
                found[each["id"]] = max(known)[2]
    return found


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
