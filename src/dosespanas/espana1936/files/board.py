"""What `board.json` may contain: where everything of the map is drawn, on the page's sheet and in characters.

It changes nothing in play. Numbers are units of the sheet, x to the right and y down, as the page draws it
(`web/src/games/espana1936/map/geometry.ts`, whose sizes are told here again: a test holds them together).
"""

from typing import Annotated, Final, Literal, NamedTuple, get_args

from pydantic import Field

from dosespanas.datafiles.fields import FileRecord, Identifier, Text, whole


class SheetArea(NamedTuple):
    """A rectangle of the sheet."""

    x: int
    y: int
    width: int
    height: int

    def overlaps(self, other: "SheetArea") -> bool:
        """Whether two rooms have more than an edge in common."""
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )

    def holds(self, other: "SheetArea") -> bool:
        """Whether a room lies in this one."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.x + other.width <= self.x + self.width
            and other.y + other.height <= self.y + self.height
        )


MAP: Final = SheetArea(-230, -14, 1936, 1456)
"""The map inside its frame."""

CARD: Final = SheetArea(-69, -49, 138, 98)
"""The card of a place, about its middle."""

TRAYS: Final = {"nationalist": SheetArea(-214, 1258, 508, 170), "republican": SheetArea(1182, 1258, 508, 170)}
"""Each side's tray."""

Across = Annotated[int, whole(MAP.x - CARD.x, MAP.x + MAP.width + CARD.x)]
Down = Annotated[int, whole(MAP.y - CARD.y, MAP.y + MAP.height + CARD.y)]
"""Where the middle of a card may be, so that all of it is inside the map."""

ROWS: Final = 12
COLUMNS: Final = 8
"""How large the map in characters may be."""


Shore = Literal["up", "down", "left", "right"]
SHORES: Final[tuple[str, ...]] = get_args(Shore)
"""Where the sea may be, as seen from a box."""


class DrawingPlace(FileRecord):
    """Where a box is drawn: the middle of its card, where the sea is, and its place in the map in characters."""

    id: Identifier
    x: Across
    y: Down
    shore: Shore | None = None
    row: Annotated[int, whole(1, ROWS)]
    column: Annotated[int, whole(1, COLUMNS)]

    def card(self) -> SheetArea:
        """Return the room it takes."""
        return SheetArea(self.x + CARD.x, self.y + CARD.y, CARD.width, CARD.height)


class Water(FileRecord):
    """The room of a sea area or a naval base."""

    id: Identifier
    x: Annotated[int, whole(MAP.x, MAP.x + MAP.width)]
    y: Annotated[int, whole(MAP.y, MAP.y + MAP.height)]
    width: Annotated[int, whole(120, 900)]
    height: Annotated[int, whole(40, 400)]

    def room(self) -> SheetArea:
        """Return the room it takes."""
        return SheetArea(self.x, self.y, self.width, self.height)


class BoardFile(FileRecord):
    """`board.json`: where everything is drawn, and at which box one begins to look."""

    start: Identifier
    start_source: Text
    places: Annotated[list[DrawingPlace], Field(min_length=1)]
    places_source: Text
    waters: list[Water]
    waters_source: Text
