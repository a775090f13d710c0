"""España 1936: boxes and roads, who holds what, and how strong each side stands there."""

from collections.abc import Iterable, Mapping
from typing import Any

from dosespanas.catalogue import Catalogue
from dosespanas.pictures.drawing import ABROAD, CONTESTED_TINT, INK, LINE, PAPER, SIDE_TINT, SIDES, Sheet, heading
from dosespanas.pictures.iberia import HOME, NEIGHBOURS, Ring

WEST, NORTH = -9.6, 44.0
"""The corner of the map: longitude and latitude in degrees."""
ACROSS, DOWN = 92.0, 120.0
"""Units of the sheet to a degree."""


def draw(observation: Mapping[str, Any], facts: Mapping[str, Any], words: Catalogue, small: bool = False) -> str:
    """Return a position as SVG, from an observation and the facts of the game; a small one names objective cities."""
    boxes = {
        box["id"]: ((box["lon"] - WEST) * ACROSS, (NORTH - box["lat"]) * DOWN, box) for box in facts["map"]["boxes"]
    }
    sheet = Sheet(max(x for x, _, _ in boxes.values()) + 80, max(y for _, y, _ in boxes.values()) + 60)
    sheet.sea()
    sheet.land(_rings(NEIGHBOURS), ABROAD)
    sheet.land(_rings(HOME), PAPER)
    for one, other in facts["map"]["links"]:
        sheet.line(boxes[one][0], boxes[one][1], boxes[other][0], boxes[other][1], LINE, 2.5)
    strengths = _strengths(observation)
    for name, (x, y, box) in boxes.items():
        control = observation["boxes"][name]["control"]
        fill = CONTESTED_TINT if control == "contested" else SIDE_TINT.get(control, "#ffffff")
        larger = 2.1 if small else 1
        sheet.circle(x, y, (17 if box["objective"] else 13) * larger, fill, INK, 2.5 if box["objective"] else 1)
        for side, away in zip(SIDES, (-11 * larger, 11 * larger), strict=True):
            strength = strengths.get((name, side))
            if strength is not None:
                at = x + (away if control == "contested" else 0)
                sheet.badge(side, at, y, strength, 10 * larger, 1.4 if small else 1.05)
        if not small:
            sheet.text(x, y - 21, words.term(f"box:{name}"), 13, INK, box["objective"])
    if small:
        taken = [(x, y) for x, y, _ in boxes.values()]
        for name, (x, y, box) in boxes.items():
            if box["objective"]:
                sheet.great_name(x, y, words.term(f"box:{name}"), taken)
    held = [words.text("picture-cities", side=f"side:{side}", count=observation["objectives"][side]) for side in SIDES]
    legend = [(side, words.text("picture-strength", side=f"side:{side}")) for side in SIDES]
    above = heading(words, "España 1936", observation) + held
    if small:
        return sheet.write_small(words, above)
    return sheet.write(words, above, [*legend, (None, words.text("picture-objective"))])


def _rings(land: Iterable[Ring]) -> list[list[tuple[float, float]]]:
    """Return land on the sheet."""
    return [[((lon / 100 - WEST) * ACROSS, (NORTH - lat / 100) * DOWN) for lon, lat in ring] for ring in land]


def _strengths(observation: Mapping[str, Any]) -> dict[tuple[str, str], str]:
    """Return by box and side the strength of the troops seen there, with a plus if more lies covered."""
    sums: dict[tuple[str, str], int] = {}
    for piece in observation["pieces"]:
        if piece["kind"] == "troop" and piece["where"] == "map":
            key = (piece["box"], piece["side"])
            sums[key] = sums.get(key, 0) + (piece["strength"] or 0)
    shown = {key: str(total) for key, total in sums.items()}
    for side, covered in (observation["fog"] or {"covered": {}})["covered"].items():
        for box, count in covered.items():
            if count and side != observation["viewer"]:
                shown[box, side] = shown.get((box, side), "") + "+"
    return shown
