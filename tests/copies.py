"""Corrected copies of the data files of each game, as an owner makes them: with them a game can be played."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from dosespanas.registry import definition_of

Files = dict[str, Any]
Change = Callable[[Files], None]


def _more_legion(files: Files) -> None:
    legion = next(row for row in files["pieces.json"]["troop_types"] if row["id"] == "legion")
    legion["small"] += 1


def _no_road(files: Files) -> None:
    files["map.json"]["links"].remove(["la_coruna", "leon"])


def _other_box(files: Files) -> None:
    box = next(row for row in files["map.json"]["boxes"] if row["id"] == "almeria")
    box["port"] = False


def _more_column(files: Files) -> None:
    units = files["units.json"]["units"]
    at = next(i for i, row in enumerate(units) if row["id"] == "r_mng")
    units.insert(at, units[at] | {"id": "r_own", "label": "OWN"})


def _no_railway(files: Files) -> None:
    files["map.json"]["railways"].remove(max(files["map.json"]["railways"], key=lambda row: len(row["hexes"])))


def _other_hex(files: Files) -> None:
    row = next(row for row in files["map.json"]["hexes"] if row["id"] == "2611")
    row["terrain"] = "mountain" if row["terrain"] != "mountain" else "clear"


COPIES: Mapping[str, Mapping[str, Change]] = {
    "espana1936": {"counter": _more_legion, "link": _no_road, "place": _other_box},
    "gce": {"counter": _more_column, "link": _no_railway, "place": _other_hex},
}
"""By game, what is other in a copy: a counter more, a way less, a box or hex changed."""


def copy(game: str, folder: Path, *names: str) -> Path:
    """Write the files of a game with these changes into a folder that there is; return it."""
    files = {name: json.loads(text) for name, text in definition_of(game).files.shipped().contents.items()}
    before = {name: json.dumps(raw) for name, raw in files.items()}
    for name in names:
        COPIES[game][name](files)
    for name, raw in files.items():
        if json.dumps(raw) != before[name]:
            (folder / name).write_text(json.dumps(raw, ensure_ascii=False), encoding="utf-8")
    return folder
