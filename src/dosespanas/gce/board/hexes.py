"""The grid of hexes: numbers, neighbours, distances. It knows nothing of what lies in a hex.

A hex is an int from 0 to 863: the rows of the board from south to north, each from west to east. On the board and in
files it is four digits, `rrcc`: the row, growing northwards, and the column, growing eastwards. Odd rows lie half a
hex further east.

A hexside is written `hex * 6 + direction`, seen from one of its two hexes: what a table says of it stands there
twice, so that a path reads it from the side it comes from.
0-hex: so the neighbours of an even row lie one column further west than those of an odd one.
"""

from typing import Final

from mypy_extensions import i64

from dosespanas.kernel.grids import Grid, filled, grid, reals

FIRST_ROW: Final = 8
LAST_ROW: Final = 39
COLUMNS: Final = 27
HEXES: Final = (LAST_ROW - FIRST_ROW + 1) * COLUMNS
OFF: Final = -1
"""Beyond the edge of the grid."""

ZEROS: Final = filled(HEXES, 0)
"""The pattern of a grid of the board with 0 everywhere, and with OFF: copied whole, never changed."""
OFFS: Final = filled(HEXES, OFF)
REALS: Final = reals(HEXES)
"""The pattern of a grid of fractions."""

DIRECTIONS: Final = 6
NORTHEAST: Final = 0
EAST: Final = 1
SOUTHEAST: Final = 2
SOUTHWEST: Final = 3
WEST: Final = 4
NORTHWEST: Final = 5

ROW_STEP: Final = [1, 0, -1, -1, 0, 1]
"""By direction: how many rows further north the neighbour lies."""
COLUMN_STEP: Final = [[0, 1, 0, -1, -1, -1], [1, 1, 1, 0, -1, 0]]
"""By parity of the row and direction: how many columns further east the neighbour lies."""


def at(row: int, column: int) -> int:
    """Return the hex of a row and a column, or OFF."""
    if FIRST_ROW <= row <= LAST_ROW and 0 <= column < COLUMNS:
        return (row - FIRST_ROW) * COLUMNS + column
    return OFF


def row_of(hex_: int) -> int:
    """Return the row of a hex, 8 to 39."""
    return FIRST_ROW + hex_ // COLUMNS


def column_of(hex_: int) -> int:
    """Return the column of a hex, 0 to 26."""
    return hex_ % COLUMNS


NAMES: Final = [f"{row_of(hex_):02d}{column_of(hex_):02d}" for hex_ in range(HEXES)]


def hex_name(hex_: int) -> str:
    """Return a hex as the board writes it: `2712`."""
    return NAMES[hex_]


def parse_hex(name: str) -> int:
    """Return the hex of four digits; raises ValueError for anything that is no hex of the grid."""
    hex_ = at(int(name[:2]), int(name[2:])) if len(name) == 4 and name.isascii() and name.isdigit() else OFF
    if hex_ == OFF:
        raise ValueError(f"no hex {name!r}")
    return hex_


def _neighbours() -> Grid:
    table: list[int] = []
    for hex_ in range(HEXES):
        row, column = row_of(hex_), column_of(hex_)
        for direction in range(DIRECTIONS):
            table.append(at(row + ROW_STEP[direction], column + COLUMN_STEP[row % 2][direction]))
    return grid(table)


NEIGHBOUR: Final = _neighbours()
"""By hexside (`hex * 6 + direction`): the hex beyond it, or OFF."""


def neighbours(hex_: int) -> list[int]:
    """Return the hexes around one, clockwise from the northeast; fewer than six at the edge of the grid."""
    return [other for other in NEIGHBOUR[hex_ * DIRECTIONS : (hex_ + 1) * DIRECTIONS] if other != OFF]


def borders(values: Grid, value: i64, hex_: i64) -> bool:
    """Tell whether a grid has some value in any of the hexes around one."""
    side: i64
    other: i64
    for side in range(hex_ * DIRECTIONS, (hex_ + 1) * DIRECTIONS):
        other = NEIGHBOUR[side]
        if other != OFF and values[other] == value:
            return True
    return False


def opposite(direction: int) -> int:
    """Return the direction that leads back."""
    return (direction + 3) % DIRECTIONS


def direction(start: int, end: int) -> int:
    """Return the direction from a hex to its neighbour, or OFF if they are not neighbours."""
    for way in range(DIRECTIONS):
        if NEIGHBOUR[start * DIRECTIONS + way] == end:
            return way
    return OFF


def hexside(start: int, end: int) -> int:
    """Return the hexside between two neighbours, as seen from the first; raises ValueError for others."""
    way = direction(start, end)
    if way == OFF:
        raise ValueError(f"{hex_name(start)} and {hex_name(end)} are not neighbours")
    return start * DIRECTIONS + way


def back(side: int) -> int:
    """Return a hexside as seen from the hex beyond it, or OFF at the edge of the grid."""
    beyond = NEIGHBOUR[side]
    return OFF if beyond == OFF else beyond * DIRECTIONS + opposite(side % DIRECTIONS)


ROWS: Final = [row_of(hex_) for hex_ in range(HEXES)]
SLANTS: Final = [column_of(hex_) - row_of(hex_) // 2 for hex_ in range(HEXES)]
"""By hex: its row, and its second axis, equal along a line from southwest to northeast."""


def distance(one: int, other: int) -> int:
    """Return how many hexes lie from one to the other, straight over land, sea and borders (A93)."""
    rows = ROWS[other] - ROWS[one]
    slants = SLANTS[other] - SLANTS[one]
    if rows < 0:
        rows = -rows
        slants = -slants
    if slants >= 0:
        return rows + slants
    return rows if rows > -slants else -slants


def within(centre: int, reach: int) -> list[int]:
    """Return every hex of the grid at most `reach` hexes away, the hex itself among them, in order."""
    low, high = row_of(centre) - reach, row_of(centre) + reach
    found: list[int] = []
    for row in range(max(low, FIRST_ROW), min(high, LAST_ROW) + 1):
        for column in range(max(column_of(centre) - reach, 0), min(column_of(centre) + reach, COLUMNS - 1) + 1):
            hex_ = at(row, column)
            if distance(centre, hex_) <= reach:
                found.append(hex_)
    return found


def line(start: int, end: int) -> list[int]:
    """Return a straight path between two hexes, both included: each next hex lies one nearer to the end.

    Where two hexes are as near, the path takes the one that lies closer to the straight line, the first clockwise
    from the northeast if both do.
    """
    path = [start]
    while path[-1] != end:
        best, least = OFF, 0
        for hex_ in neighbours(path[-1]):
            if distance(hex_, end) < distance(path[-1], end):
                off = _aside(start, end, hex_)
                if best == OFF or off < least:
                    best, least = hex_, off
        path.append(best)
    return path


def _aside(start: int, end: int, hex_: int) -> int:
    """How far a hex lies from the straight line through two others: an area, in half columns times rows."""
    ahead_x, ahead_y = _east(end) - _east(start), row_of(end) - row_of(start)
    x, y = _east(hex_) - _east(start), row_of(hex_) - row_of(start)
    return abs(ahead_x * y - ahead_y * x)


def _east(hex_: int) -> int:
    """How far east the centre of a hex lies, in half columns."""
    return 2 * column_of(hex_) + row_of(hex_) % 2


def is_path(path: list[int]) -> bool:
    """Return whether each hex of a list is a neighbour of the one before."""
    return all(direction(path[i - 1], path[i]) != OFF for i in range(1, len(path)))
