"""The hex map in characters: control, troops, ground and the front, whole or in part.

A hex is `N3^`: the side that holds it (a capital if troops stand there), how many units, the ground and a mark of
its place. Odd rows lie half a hex further east, as on the board.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from dosespanas.gce.board import hexes
from dosespanas.terminal.gce.land import Land, controller
from dosespanas.terminal.style import STYLES, side_mark

GROUND = {"clear": " ", "rough": ":", "mountain": "^", "marsh": '"'}
SEA = "~"
IN_HAND, TARGET, CHOICE = "@", "#", "+"
"""Marks before a hex: units in hand or attacking, the hex attacked, a hex that may be chosen."""
FRONT = {hexes.WEST: "|", hexes.SOUTHWEST: "\\", hexes.SOUTHEAST: "/"}
"""Strokes of the front, by the side of the hex that they stand on."""
STROKE = "bold magenta"
MARGIN = 3
"""Characters for the numbers of the rows, left and right."""

TINY, SMALL, MIDDLE, LARGE = 2, 3, 4, 6
"""Characters a hex is wide; from MIDDLE on the first of them is for its mark and the front."""


@dataclass(frozen=True)
class Frame:
    """The part of the grid that is drawn, and how large."""

    bottom: int
    top: int
    left: int
    right: int
    size: int
    spread: bool = False
    """Whether there is a line between the rows, for the front."""

    def holds(self, row: int, column: int) -> bool:
        """Tell whether a hex lies within."""
        return self.bottom <= row <= self.top and self.left <= column <= self.right

    @property
    def gap(self) -> int:
        """How many characters stand before the letter of a hex."""
        return 1 if self.size >= MIDDLE else 0

    def width(self) -> int:
        """Return how many characters the picture is wide; large ones have the numbers of the rows on the right too."""
        right = MARGIN + 1 if self.gap else 0
        return MARGIN + (self.right - self.left + 1) * self.size + self.size // 2 + right


class Canvas:
    """Lines of characters, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write a text from a spot on; spaces leave what was there."""
        for i, letter in enumerate(text):
            if letter != " " and 0 <= y < len(self.letters) and 0 <= x + i < len(self.letters[y]):
                self.letters[y][x + i] = letter
                self.styles[y][x + i] = style

    def text(self) -> Text:
        """Return all lines."""
        picture = Text(no_wrap=True)
        for letters, styles in zip(self.letters, self.styles, strict=True):
            for letter, style in zip("".join(letters).rstrip(), styles, strict=False):
                picture.append(letter, style)
            picture.append("\n")
        picture.rstrip()
        return picture


class HexMap:
    """The map of Spain, to be drawn as an observation sees it."""

    def __init__(self, land: Land) -> None:
        self.land = land
        rows = [int(hex_[:2]) for hex_ in land.hexes]
        columns = [int(hex_[2:]) for hex_ in land.hexes]
        self.edges = (min(rows), max(rows), min(columns), max(columns))
        """The first and last row and column of Spain."""

    def whole(self, size: int) -> Frame:
        """Return the frame of all Spain, drawn so large."""
        return Frame(*self.edges, size)

    def near(self, places: Collection[str], width: int, reach: int = 1) -> Frame:
        """Return a frame about some hexes and so many around them, as far as the width allows."""
        rows = [int(hex_[:2]) for hex_ in places]
        columns = [int(hex_[2:]) for hex_ in places]
        bottom, top = max(self.edges[0], min(rows) - reach), min(self.edges[1], max(rows) + reach)
        left, right = max(self.edges[2], min(columns) - reach), min(self.edges[3], max(columns) + reach)
        fit = max(1, (width - 2 * MARGIN - MIDDLE // 2 - 1) // MIDDLE)
        if right - left + 1 > fit:
            left = min(max(left, (min(columns) + max(columns) - fit + 1) // 2), right - fit + 1)
            right = left + fit - 1
        return Frame(bottom, top, left, right, MIDDLE, True)

    def fitting(self, width: int) -> Frame | None:
        """Return all Spain as large as the width allows, None if it is too narrow for the smallest."""
        for size in (LARGE, MIDDLE, SMALL, TINY):
            if self.whole(size).width() <= width:
                return self.whole(size)
        return None

    def draw(self, observation: Mapping[str, Any], frame: Frame, marks: Mapping[str, str]) -> Text:
        """Return the picture; `marks` by hex are IN_HAND, TARGET or CHOICE."""
        step = 2 if frame.spread else 1
        height = (frame.top - frame.bottom) * step + 3
        canvas = Canvas(frame.width(), height)
        for column in range(frame.left, frame.right + 1):
            if frame.size > TINY or column % 2 == 0:
                for y in (0, height - 1):
                    at = MARGIN + (column - frame.left) * frame.size
                    canvas.put(at + frame.gap, y, f"{column:02d}", "dim")
        for row in range(frame.bottom, frame.top + 1):
            y = 1 + (frame.top - row) * step
            canvas.put(0, y, f"{row:02d}", "dim")
            if frame.gap:
                canvas.put(frame.width() - 2, y, f"{row:02d}", "dim")
            for column in range(frame.left, frame.right + 1):
                x = MARGIN + (column - frame.left) * frame.size + row % 2 * (frame.size // 2)
                self._hex(canvas, observation, f"{row:02d}{column:02d}", frame, marks, x, y)
        return canvas.text()

    def _hex(
        self,
        canvas: Canvas,
        observation: Mapping[str, Any],
        hex_: str,
        frame: Frame,
        marks: Mapping[str, str],
        x: int,
        y: int,
    ) -> None:
        """Draw one hex: its mark or its piece of the front, then what is in it."""
        if hex_ not in self.land.hexes:
            if self.land.outside.get(hex_) == "sea":
                canvas.put(x + frame.size // 2, y, SEA, "dim")
            return
        side = controller(observation, hex_)
        content = self._content(observation, hex_, frame.size)
        style = STYLES[side] + (" bold" if hex_ in observation["stacks"] else "")
        if hex_ in marks and not frame.gap:
            style += " reverse"
        canvas.put(x + frame.gap, y, content[0], style)
        canvas.put(x + frame.gap + 1, y, content[1:], STYLES[side])
        if frame.gap:
            below = frame.spread and int(hex_[:2]) > frame.bottom
            for way, stroke in FRONT.items():
                if (way == hexes.WEST or below) and self._front(observation, hex_, side, way):
                    across = {hexes.WEST: 0, hexes.SOUTHWEST: 1, hexes.SOUTHEAST: frame.size - 1}[way]
                    canvas.put(x + across, y + (way != hexes.WEST), stroke, STROKE)
            if hex_ in marks:
                canvas.put(x, y, marks[hex_], "bold reverse")

    def _front(self, observation: Mapping[str, Any], hex_: str, side: str, way: int) -> bool:
        """Tell whether the other side holds the hex on that side of a hex."""
        beyond = hexes.NEIGHBOUR[hexes.parse_hex(hex_) * hexes.DIRECTIONS + way]
        name = hexes.hex_name(beyond) if beyond != hexes.OFF else ""
        return name in self.land.hexes and controller(observation, name) != side

    def _content(self, observation: Mapping[str, Any], hex_: str, size: int) -> str:
        """What is in a hex: the letter of its side, how many units, the ground, a mark of its place."""
        letter = side_mark(controller(observation, hex_))
        stack = observation["stacks"].get(hex_)
        count = str(stack["count"]) if stack else ""
        ground, mark = GROUND[self.land.hexes[hex_]["terrain"]], self._mark(observation, hex_)
        if stack is None:
            letter = letter.lower()
        if size == TINY:
            return letter + ("+" if len(count) > 1 else count or (ground if mark == " " else mark))
        if size in (SMALL, MIDDLE):
            return letter + (count + (ground if mark == " " else mark) if stack else ground + mark)[:2]
        value = self.land.morale.get(hex_)
        return f"{letter}{count:<2}{ground}{mark if value is None else value}"

    def _mark(self, observation: Mapping[str, Any], hex_: str) -> str:
        """The mark of a place: a star for morale, a ring for another town or city, `=` for an intact line."""
        if hex_ in self.land.morale:
            return "*"
        if "settlement" in self.land.hexes[hex_]:
            return "o"
        return "=" if self.land.fort_state(observation, hex_) in ("intact", "cancelled") else " "


def marks_of(observation: Mapping[str, Any], legal: Collection[Mapping[str, Any]]) -> dict[str, str]:
    """Return the marks that the choice in hand gives to hexes: where the units may go, whom they may attack."""
    verbs = ("to", "step", "attack", "join-all", "rouse-stack", "rouse-around")
    marks = {view["box"]: CHOICE for view in legal if view["verb"] in verbs}
    marks |= dict.fromkeys(focus(observation), IN_HAND)
    if observation["battle"]:
        marks[observation["battle"]["hex"]] = TARGET
    return marks


def focus(observation: Mapping[str, Any]) -> list[str]:
    """Return the hexes that matter now: of the units in hand, of the battle and those who fight it."""
    found: list[str] = []
    battle, hand = observation["battle"], observation["selected"]
    if battle:
        fighting = set(battle["attackers"])
        found = [battle["hex"], *(unit["hex"] for unit in observation["units"] if unit["id"] in fighting)]
    elif hand:
        found = [hand["hex"]]
    return sorted({hex_ for hex_ in found if hex_ is not None})
