"""The board in characters: boxes in their places, links between them, control and stacks."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from dosespanas.catalogue import Catalogue
from dosespanas.terminal.style import STYLES, side_mark

_MARKS = {"general": "G", "tank": "T", "plane": "P", "dummy": "D", "ship": "S"}
_ORDER = ["troop", "general", "tank", "plane", "dummy", "ship"]


def stack(observation: Mapping[str, Any], box: str, side: str) -> list[Mapping[str, Any]]:
    """Return a side's pieces in a box: troops, strongest first, then generals, tanks and planes."""
    pieces = [
        piece
        for piece in observation["pieces"]
        if piece["where"] == "map" and piece["box"] == box and piece["side"] == side
    ]
    return sorted(pieces, key=lambda piece: (_ORDER.index(piece["kind"]), -int(piece.get("strength") or 0)))


def piece_term(piece: Mapping[str, Any]) -> str:
    """Return the term that names a piece of an observation, such as `troop:republican:communist:2`."""
    if piece["kind"] == "troop":
        return f"troop:{piece['side']}:{piece['type']}:{piece['strength']}"
    return f"{piece['kind']}:{piece['id']}"


def _token(piece: Mapping[str, Any]) -> str:
    """A piece in one or two characters: `2c` a communist troop of two steps, `G` a general."""
    if piece["kind"] == "troop":
        return f"{piece['strength']}{piece['type'][0]}"
    return _MARKS[piece["kind"]]


def covered(observation: Mapping[str, Any], box: str, side: str) -> int:
    """Return how many counters of a side lie under its top unit in a box, hidden by fog of war (OPT-06)."""
    if observation["fog"] is None:
        return 0
    return int(observation["fog"]["covered"][side].get(box, 0))


def _stack_line(observation: Mapping[str, Any], box: str, side: str, width: int) -> Text:
    """One side's place in a box, `width` characters wide; what does not fit ends in an ellipsis."""
    line = Text()
    pieces = stack(observation, box, side)
    if pieces:
        line.append(side_mark(side), "bold " + STYLES[side])
        for piece in pieces:
            line.append(_token(piece), STYLES[side] + (" dim" if piece["used"] else ""))
        below = covered(observation, box, side)
        if below:
            line.append(f"+{below}", STYLES[side])
    elif observation["boxes"][box]["marker"] == side:
        line.append(side_mark(side) + "-", STYLES[side])
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def _name(observation: Mapping[str, Any], words: Catalogue, box: str, starred: bool, width: int) -> Text:
    """The box's name in the colour of its control, a star before an objective city."""
    name = Text(
        ("*" if starred else "") + words.term(f"box:{box}"),
        "bold " + STYLES[observation["boxes"][box]["control"]],
    )
    name.truncate(width, overflow="ellipsis")
    return name


class BoardLayout:
    """The unchanging part of the map: where boxes stand, which are linked, and which are objective cities.

    They stand on a grid on which nearly every link joins neighbours, so that it can be drawn.
    """

    def __init__(
        self, places: Sequence[Mapping[str, Any]], links: Sequence[tuple[str, str]], objectives: Sequence[str]
    ) -> None:
        """Take places as `board.json` has them: the id of a box, its row and column, counted from 1."""
        self.links = links
        self.objectives = objectives
        self._cells: dict[str, tuple[int, int]] = {place["id"]: (place["row"], place["column"]) for place in places}
        self._boxes = {cell: box for box, cell in self._cells.items()}
        self._rows = max((row for row, _ in self._boxes), default=0)
        self._columns = max((column for _, column in self._boxes), default=1)
        self._across: set[tuple[int, int]] = set()
        self._down: dict[tuple[int, int], str] = {}
        self.far: list[tuple[str, str]] = []
        """Links between boxes that are not neighbours on the grid: said below the map."""
        for one, other in links:
            self._place_link(one, other)

    def _place_link(self, one: str, other: str) -> None:
        """Find where a link is drawn: `_across` at a cell's right, `_down` at half cells below a row."""
        if one not in self._cells or other not in self._cells:
            self.far.append((one, other))
            return
        (row, column), (to_row, to_column) = sorted((self._cells[one], self._cells[other]))
        down, right = to_row - row, to_column - column
        if down == 0 and right == 1:
            self._across.add((row, column))
        elif down == 1 and -1 <= right <= 1:
            spot = (row, 2 * column + right)
            self._down[spot] = "╳" if spot in self._down else "╱│╲"[right + 1]
        else:
            self.far.append((one, other))

    def neighbours(self, box: str) -> list[str]:
        """Return the boxes linked to a box, by id."""
        pairs = [pair for pair in self.links if box in pair]
        return sorted(other for pair in pairs for other in pair if other != box)

    def draw(self, observation: Mapping[str, Any], words: Catalogue, width: int) -> Text:
        """Return the map of an observation, at most `width` characters wide (at least 72 are used)."""
        cell = max(8, min(13, width // self._columns - 1))
        picture = Text()
        for row in range(1, self._rows + 1):
            names, nationalist, republican = Text(), Text(), Text()
            for column in range(1, self._columns + 1):
                box = self._boxes.get((row, column))
                name = Text()
                if box is None:
                    for part in (names, nationalist, republican):
                        part.append(" " * cell)
                else:
                    name = _name(observation, words, box, box in self.objectives, cell)
                    names.append(name).append(" " * (cell - len(name)))
                    nationalist.append(_stack_line(observation, box, "nationalist", cell))
                    republican.append(_stack_line(observation, box, "republican", cell))
                for part in (names, nationalist, republican):
                    part.append(" ")
                if (row, column) in self._across:
                    stroke = cell + 1 - len(name)
                    names.right_crop(stroke)
                    names.append("─" * stroke, "dim")
            for part in (names, nationalist, republican, self._links_below(row, cell)):
                part.rstrip()
                picture.append(part).append("\n")
        for box in observation["boxes"]:
            if box not in self._cells:
                picture.append(_name(observation, words, box, box in self.objectives, cell)).append(" ")
                for side in ("nationalist", "republican"):
                    picture.append(_stack_line(observation, box, side, cell)).append(" ")
                picture.append("\n")
        far = ", ".join(f"{words.term('box:' + one)}–{words.term('box:' + two)}" for one, two in self.far)
        picture.append(words.text("terminal-far-links", links=far) + "\n", "dim")
        return picture

    def _links_below(self, row: int, cell: int) -> Text:
        """The line of links between a row and the next: a stroke below a cell or between two."""
        characters = [" "] * (self._columns * (cell + 1))
        for (at, half), stroke in self._down.items():
            if at == row:
                column, odd = divmod(half - 2, 2)
                characters[(column + 1) * (cell + 1) - 1 if odd else column * (cell + 1) + cell // 2] = stroke
        return Text("".join(characters), "dim")
