"""Commanders in counters: the units of an army as a player sees them on the table, drawn by us."""

from collections.abc import Sequence
from typing import Final

from dosespanas.pictures.drawing import INK, PAPER, SIDE_FILL, Sheet

COUNTER: Final = 64.0
"""The edge of a counter, in units of the sheet."""
STEP: Final = 15.0
"""How far each counter lies beside the one below it."""


def portrait(side: str, counters: Sequence[tuple[str, str]]) -> str:
    """Return a stack of counters as SVG: symbol and figure of each, the last on top."""
    size = COUNTER + STEP * (len(counters) - 1) + 8
    sheet = Sheet(size, size)
    for i, (symbol, figure) in enumerate(counters):
        _counter(sheet, side, 4 + STEP * i, 4 + STEP * (len(counters) - 1 - i), symbol, figure)
    return sheet.plain()


def _counter(sheet: Sheet, side: str, x: float, y: float, symbol: str, figure: str) -> None:
    """Draw a counter: the box of a unit with the sign of its arm, and its figure below."""
    shape = {"x": x, "y": y, "width": COUNTER, "height": COUNTER, "rx": 6}
    sheet.element("rect", shape | {"fill": SIDE_FILL[side], "stroke": PAPER, "stroke-width": 2})
    left, top, right, bottom = x + 13, y + 9, x + COUNTER - 13, y + 34
    box = {"x": left, "y": top, "width": right - left, "height": bottom - top}
    sheet.element("rect", box | {"fill": PAPER, "stroke": INK, "stroke-width": 2})
    middle, centre = (left + right) / 2, (top + bottom) / 2
    if symbol in ("infantry", "mountain", "militia"):
        sheet.line(left, top, right, bottom, INK)
        sheet.line(left, bottom, right, top, INK)
    if symbol == "cavalry":
        sheet.line(left, bottom, right, top, INK)
    if symbol == "mountain":
        sheet.polygon([(middle, centre + 3), (middle - 6, bottom), (middle + 6, bottom)], INK, INK)
    elif symbol == "militia":
        sheet.text(middle, bottom - 2, "M", 11, INK, True)
    elif symbol == "artillery":
        sheet.circle(middle, centre, 5, INK)
    elif symbol == "armour":
        oval = {"cx": middle, "cy": centre, "rx": 13.0, "ry": 7.0}
        sheet.element("ellipse", oval | {"fill": "none", "stroke": INK, "stroke-width": 2})
    elif symbol == "air":
        sheet.line(left + 6, centre, right - 6, centre, INK, 5)
    elif symbol == "staff":
        sheet.line(left, top + 7, right, top + 7, INK)
        sheet.line(left, bottom, left, bottom + 7, INK)
    sheet.text(middle, y + COUNTER - 9, figure, 20, PAPER, True)
