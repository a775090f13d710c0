"""La Guerra Civil Española: the hexes, who controls them, and the stacks of both sides."""

import math
from collections.abc import Mapping
from typing import Any

from dosespanas.catalogue import Catalogue
from dosespanas.pictures.drawing import ABROAD, FAINT, INK, LINE, SIDE_TINT, SIDES, Sheet, heading

ACROSS = 44.0
"""From the middle of a hex to that of the next in its row."""
RADIUS = ACROSS / math.sqrt(3)
MARKS = {"rough": ":", "mountain": "▲", "marsh": "≈"}
GREAT = 6
"""What a city is worth in Morale at least whose name a small picture tells."""
TOP_ROW, LEFT_COLUMN = 38, 0


def middle(name: str) -> tuple[float, float]:
    """Return where the middle of a hex lies, given its four digits: rows count north, odd ones lie further east."""
    row, column = int(name[:2]), int(name[2:])
    return (column - LEFT_COLUMN + 0.5 * (row % 2)) * ACROSS + 10, (TOP_ROW - row) * 1.5 * RADIUS + 10


def corners(x: float, y: float) -> list[tuple[float, float]]:
    """Return the six corners of a hex, from the top on."""
    angles = [math.pi / 3 * i - math.pi / 2 for i in range(6)]
    return [(x + RADIUS * math.cos(a), y + RADIUS * math.sin(a)) for a in angles]


def draw(observation: Mapping[str, Any], facts: Mapping[str, Any], words: Catalogue, small: bool = False) -> str:
    """Return a position as SVG, from an observation and the facts of the game; a small one names the great cities."""
    hexes = facts["map"]["hexes"]
    places = [middle(hex_["id"]) for hex_ in hexes]
    sheet = Sheet(max(x for x, _ in places) + 50, max(y for _, y in places) + 50)
    holder = {name: side for side in SIDES for name in observation["control"][side]}
    morale = {row["hex"]: row["value"] for row in facts["map"]["morale"]}
    abroad = [
        corners(*middle(name)) for row in facts["map"]["outside"] if row["country"] != "sea" for name in row["hexes"]
    ]
    sheet.sea()
    for land in (abroad, [corners(x, y) for x, y in places]):
        for hex_corners in land:
            sheet.polygon(hex_corners, ABROAD, FAINT, 6)  # the outer half of this line is what is left of it: the coast
        for hex_corners in land:
            sheet.polygon(hex_corners, ABROAD, ABROAD)
    for hex_, (x, y) in zip(hexes, places, strict=True):
        name = hex_["id"]
        sheet.polygon(corners(x, y), SIDE_TINT.get(holder.get(name, ""), "#ffffff"), LINE)
        if not small and (mark := MARKS.get(hex_["terrain"])):
            sheet.text(x, y + 18, mark, 10, FAINT)
    for hex_, (x, y) in zip(hexes, places, strict=True):
        _settlement(sheet, hex_ | {"name": words.place(hex_["id"])}, x, y, morale.get(hex_["id"]), small)
    for name, stack in observation["stacks"].items():
        x, y = middle(name)
        sheet.badge(stack["side"], x, y + 1, "" if small else str(stack["count"]), 15 if small else 9)
    if small:
        taken = [middle(name) for name in observation["stacks"]]
        for hex_, (x, y) in zip(hexes, places, strict=True):
            if morale.get(hex_["id"], 0) >= GREAT:
                sheet.great_name(x, y, words.place(hex_["id"]), taken)
    above = [*heading(words, "La Guerra Civil Española", observation)]
    above.append(words.text("page-gce-morale", morale=observation["morale"]))
    legend = [(side, words.text("picture-units", side=f"side:{side}")) for side in SIDES]
    if small:
        return sheet.write_small(words, above)
    return sheet.write(words, above, [*legend, (None, words.text("picture-morale"))])


def _settlement(sheet: Sheet, hex_: Mapping[str, Any], x: float, y: float, worth: int | None, small: bool) -> None:
    """Draw a town or city, its name, and what it is worth in Morale."""
    kind = hex_.get("settlement")
    if kind is None:
        return
    sheet.circle(x, y + 1, 11 if kind == "city" else 6, "none" if kind == "city" else FAINT, INK, 1.5)
    if not small and (kind == "city" or worth):
        label = f"{hex_['name']} {worth}" if worth else hex_["name"]
        sheet.text(x, y - 12, label, 9, INK, bool(worth))
