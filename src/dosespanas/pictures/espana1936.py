"""España 1936: boxes and roads, who holds what, and how strong each side stands there."""

from collections.abc import Mapping
from typing import Any

from dosespanas.catalogue import Catalogue
from dosespanas.pictures.drawing import CONTESTED_TINT, INK, LINE, SIDE_TINT, SIDES, Sheet, heading

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
    for one, other in facts["map"]["links"]:
        sheet.line(boxes[one][0], boxes[one][1], boxes[other][0], boxes[other][1], LINE, 2.5)
    strengths = _strengths(observation)
    for name, (x, y, box) in boxes.items():
        control = observation["boxes"][name]["control"]
        fill = CONTESTED_TINT if control == "contested" else SIDE_TINT.get(control, "#ffffff")
        larger = 1.6 if small else 1
        sheet.circle(x, y, (17 if box["objective"] else 13) * larger, fill, INK, 2.5 if box["objective"] else 1)
        for side, away in zip(SIDES, (-11 * larger, 11 * larger), strict=True):
            strength = strengths.get((name, side))
            if strength is not None:
                sheet.badge(side, x + (away if control == "contested" else 0), y, strength, 10 * larger)
        if not small:
            sheet.text(x, y - 21, words.term(f"box:{name}"), 13, INK, box["objective"])
        elif box["objective"]:
            sheet.great_name(x, y - 34, words.term(f"box:{name}"))
    held = [words.text("picture-cities", side=f"side:{side}", count=observation["objectives"][side]) for side in SIDES]
    legend = [(side, words.text("picture-strength", side=f"side:{side}")) for side in SIDES]
    above = heading(words, "España 1936", observation) + held
    if small:
        return sheet.write_small(words, above)
    return sheet.write(words, above, [*legend, (None, words.text("picture-objective"))])


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
