"""What both pictures are made of: shapes and words on a sheet, written as SVG."""

import math
from collections.abc import Iterable, Mapping, Sequence
from xml.sax.saxutils import escape, quoteattr

from dosespanas.catalogue import Catalogue

PAPER, INK, FAINT, LINE = "#f4efe3", "#23201b", "#6d665a", "#b9af9b"
LETTERS = "Zilla Slab, Georgia, serif"
"""Of the page, where it shows the picture; else those of whoever shows it."""
SIDE_FILL = {"nationalist": "#4a5f73", "republican": "#8c3b2a"}
SIDE_TINT = {"nationalist": "#cfd6dc", "republican": "#e5cfc6"}
CONTESTED_TINT = "#e6dcae"
SEA, ABROAD = "#cbd7d2", "#e4dcc8"
"""The water, and the land of other countries."""
SIDES = ("nationalist", "republican")
SMALL_NAME = 46
"""Height of the letters of a small picture, in units of the sheet: it is shown at a third of its size."""
EDGE = 30
"""Room above the map of a small picture, for the names in the north."""
WIDEST = 0.66
"""Width of a bold letter on average, in heights of the letters, where a reader's own type is a wide one."""
HEAD, FOOT = 56, 40
"""Room above and below the map, in units of the sheet."""


class Sheet:
    """A sheet with a title above and a line of explanation below; what is drawn later lies on top."""

    def __init__(self, width: float, height: float) -> None:
        """Take the size of the map in units; the whole sheet is higher by its head and foot."""
        self.width, self.height = width, height
        self._parts: list[str] = []
        self._names: list[tuple[float, float, float]] = []
        """Of the great names the middle of the foot and half the width."""

    def element(self, name: str, attributes: Mapping[str, object], text: str | None = None) -> None:
        """Draw any element of SVG; numbers are written with one decimal."""
        given = "".join(f" {key}={quoteattr(_number(value))}" for key, value in attributes.items())
        self._parts.append(f"<{name}{given}/>" if text is None else f"<{name}{given}>{escape(text)}</{name}>")

    def line(self, x1: float, y1: float, x2: float, y2: float, stroke: str = LINE, width: float = 2) -> None:
        """Draw a line."""
        self.element("line", {"x1": x1, "y1": y1, "x2": x2, "y2": y2, "stroke": stroke, "stroke-width": width})

    def polygon(self, points: Iterable[tuple[float, float]], fill: str, stroke: str = LINE, width: float = 1) -> None:
        """Draw a closed shape."""
        text = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.element("polygon", {"points": text, "fill": fill, "stroke": stroke, "stroke-width": width})

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = INK, width: float = 1) -> None:
        """Draw a circle."""
        self.element("circle", {"cx": x, "cy": y, "r": radius, "fill": fill, "stroke": stroke, "stroke-width": width})

    def text(self, x: float, y: float, words: str, size: float = 13, fill: str = INK, bold: bool = False) -> None:
        """Write words, the middle of their foot at a point."""
        weight = {"font-weight": "bold"} if bold else {}
        self.element("text", {"x": x, "y": y, "font-size": size, "fill": fill, "text-anchor": "middle"} | weight, words)

    def sea(self) -> None:
        """Let all be water, to the edge of a small picture."""
        size = {"x": 0, "y": -EDGE, "width": self.width, "height": self.height + EDGE}
        self.element("rect", size | {"fill": SEA})

    def land(self, rings: Iterable[Sequence[tuple[float, float]]], fill: str) -> None:
        """Draw land with its coast."""
        for ring in rings:
            self.polygon(ring, fill, FAINT, 2)

    def great_name(self, x: float, y: float, words: str, taken: Sequence[tuple[float, float]]) -> None:
        """Write the name of a place on a small picture, beside it where it covers the fewest of what is `taken`.

        Near the edge it moves inwards; away from its place a line leads there.
        """
        half = 0.31 * SMALL_NAME * len(words) + 6
        aside = half + 0.7 * SMALL_NAME
        rows = [-0.6, 1.4, -1.5, 2.3, -2.4, 3.2]
        beside = [(0.0, row) for row in rows] + [(way * aside, row) for row in (0.3, -0.6, 1.2) for way in (1.0, -1.0)]
        spots = [(min(max(x + dx, half), self.width - half), y + row * SMALL_NAME) for dx, row in beside]

        def spoils(spot: tuple[float, float]) -> float:
            """How much the name would cover there, and how far away it would be."""
            at, foot = spot
            under = sum(abs(x - at) < half and -0.9 < (y - foot) / SMALL_NAME < 0.3 for x, y in taken)
            others = sum(abs(x - at) < half + wide and abs(y - foot) < SMALL_NAME for x, y, wide in self._names)
            outside = not SMALL_NAME - EDGE <= foot <= self.height
            return under + 6 * others + 9 * outside + 0.4 * math.hypot(at - x, foot - y) / SMALL_NAME

        best = min(spots, key=spoils)
        self._names.append((*best, half))
        if abs(best[1] - y) > 2 * SMALL_NAME:
            self.line(x, y, best[0], best[1] - (0.9 * SMALL_NAME if best[1] > y else -4), INK, 2.5)
        place = {"x": best[0], "y": best[1], "text-anchor": "middle"}
        letters = {"font-size": SMALL_NAME, "font-weight": "bold", "fill": INK}
        halo = {"stroke": PAPER, "stroke-width": 7, "stroke-opacity": 0.8, "paint-order": "stroke"}
        self.element("text", place | letters | halo, words)

    def badge(self, side: str, x: float, y: float, words: str, radius: float = 12, figure: float = 1.05) -> None:
        """Put the mark of a side on the map, its middle at a point: a square, or a circle for the Republic."""
        if side == SIDES[0]:
            shape = {"x": x - radius, "y": y - radius, "width": 2 * radius, "height": 2 * radius, "rx": 2}
            self.element("rect", shape | {"fill": SIDE_FILL[side], "stroke": PAPER, "stroke-width": 1.5})
        else:
            self.circle(x, y, radius + 1, SIDE_FILL[side], PAPER, 1.5)
        if words:
            self.text(x, y + 0.35 * figure * radius, words, figure * radius, PAPER, True)

    def plain(self) -> str:
        """Return what was drawn as SVG, without words or paper: whoever shows it says what it is."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:.0f} {self.height:.0f}" '
            f'font-family="{LETTERS}">{"".join(self._parts)}</svg>\n'
        )

    def write_small(self, words: Catalogue, heading: Sequence[str]) -> str:
        """Return the map alone as SVG, without a word around it; what it shows is its title."""
        body = f'<g transform="translate(0 {EDGE})">{"".join(self._parts)}</g>'
        return self._whole(words, heading, self.height + EDGE, body)

    def write(self, words: Catalogue, heading: Sequence[str], legend: Sequence[tuple[str | None, str]]) -> str:
        """Return the whole SVG: the map under its heading, and what the marks mean, each with its side."""
        head = Sheet(self.width, HEAD)
        title = " · ".join(heading)
        head.text(self.width / 2, 36, title, min(24, self.width / (WIDEST * len(title))), INK, True)
        foot = Sheet(self.width, FOOT)
        step = self.width / len(legend)
        for i, (side, meaning) in enumerate(legend):
            if side is not None:
                foot.badge(side, i * step + 30, 18, "", 8)
            place = {"x": i * step + (30 if side is None else 46), "y": 23}
            foot.element("text", place | {"font-size": 14, "fill": FAINT}, meaning)
        body = (
            f'{"".join(head._parts)}<svg y="{HEAD}" width="{self.width:.0f}" height="{self.height:.0f}">'
            f"{''.join(self._parts)}</svg>"
            f'<g transform="translate(0 {self.height + HEAD:.0f})">{"".join(foot._parts)}</g>'
        )
        return self._whole(words, heading, self.height + HEAD + FOOT, body)

    def _whole(self, words: Catalogue, heading: Sequence[str], height: float, body: str) -> str:
        title = escape(" · ".join(heading))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:.0f} {height:.0f}" role="img" '
            f'font-family="{LETTERS}" lang={quoteattr(words.language)}><title>{title}</title>'
            f'<rect width="100%" height="100%" fill="{PAPER}"/>{body}</svg>\n'
        )


def _number(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


def heading(words: Catalogue, name: str, observation: Mapping[str, object]) -> list[str]:
    """Return what stands above any position: the game, the turn and its date, and how it ended if it has."""
    outcome = observation["outcome"]
    turn, date = observation["turn"], observation["year"]
    parts = [name, words.text("page-turn", turn=turn), words.text("picture-date", date=date)]
    if isinstance(outcome, Mapping):
        winner = outcome["winner"]
        parts.append(words.text("page-draw") if winner is None else words.text("page-won", side=f"side:{winner}"))
    return parts
