"""Checks of `board.json`: every box, sea area and base has its place, inside the map, and none lies on another.

What is not drawn well can be played all the same: most of this only warns.
"""

from itertools import combinations

from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import Report
from dosespanas.espana1936.files.board import MAP, TRAYS, Board, Place, Room
from dosespanas.espana1936.files.naval import Naval
from dosespanas.espana1936.files.schema import Map


def check_board(board: Board, map_: Map | None, naval: Naval | None, report: Report) -> None:
    """Note what has no place, and what lies on something else."""
    if map_ is not None:
        _boxes(board, map_, report)
    if naval is not None:
        seas = [area.id for area in naval.areas] + [base.id for base in naval.bases]
        _missing(("waters",), seas, [water.id for water in board.waters], report)
    _rooms(board, report)
    _grid(board, report)


def _missing(path: Path, wanted: list[str], there: list[str], report: Report) -> None:
    for name in wanted:
        if name not in there:
            report.warning(path, f"has no place for {name}", "without one it is drawn at its lon and lat")


def _boxes(board: Board, map_: Map, report: Report) -> None:
    boxes = {box.id: box for box in map_.boxes}
    _missing(("places",), list(boxes), [place.id for place in board.places], report)
    for index, place in enumerate(board.places):
        here = ("places", index)
        if place.id not in boxes:
            continue
        if boxes[place.id].coast and place.shore is None:
            report.warning((*here, "shore"), "is missing", "a box on a coast has the sea up, down, left or right")
        if place.shore is not None and not boxes[place.id].coast:
            report.warning((*here, "shore"), f"is {place.shore}", f"{place.id} lies on no sea area")


def _rooms(board: Board, report: Report) -> None:
    """Note what lies on something else, at the later one in the file; and waters that leave the map."""
    rooms: list[tuple[str, Path, Room]] = [(f"the {side} tray", (), room) for side, room in TRAYS.items()]
    rooms += [(place.id, ("places", index), place.card()) for index, place in enumerate(board.places)]
    rooms += [(water.id, ("waters", index), water.room()) for index, water in enumerate(board.waters)]
    for (name, _, one), (other, path, two) in combinations(rooms, 2):
        if path and one.overlaps(two):
            report.warning(path, f"lies on {name}", f"{other} should have a place of its own")
    for other, path, two in rooms:
        if path and not MAP.holds(two):
            right = f"must lie within x {MAP.x} to {MAP.x + MAP.width} and y {MAP.y} to {MAP.y + MAP.height}"
            report.error(path, f"leaves the map with {other}", right)


def _grid(board: Board, report: Report) -> None:
    """Note boxes that would stand at the same place in characters: only one of them could be read."""
    taken: dict[tuple[int, int], str] = {}
    for index, place in enumerate(board.places):
        cell = (place.row, place.column)
        if cell in taken:
            wrong = f"is row {place.row}, column {place.column} again, where {taken[cell]} stands"
            report.error(("places", index), wrong, "must have a row and column of its own")
        taken.setdefault(cell, place.id)


def check_roads(board: Board, map_: Map, report: Report) -> None:
    """Warn, in `map.json`, of links that would be misread as drawn: crossing, or passing through another box."""
    places = {place.id: place for place in board.places}
    links = [(i, places[a], places[b]) for i, (a, b) in enumerate(map_.links) if a != b and {a, b} <= places.keys()]
    for (_, a, b), (index, c, d) in combinations(links, 2):
        if len({a.id, b.id, c.id, d.id}) == 4 and _cross(a, b, c, d):
            right = "links that cross are easily misread"
            report.warning(("links", index), f"crosses the link {a.id} to {b.id}", right)
    for index, a, b in links:
        for place in board.places:
            if place.id not in (a.id, b.id) and _passes(a, b, place.card()):
                right = "links should keep clear of other boxes"
                report.warning(("links", index), f"passes through {place.id}", right)


def _turn(a: Place, b: Place, c: Place) -> int:
    """Return twice the signed area of a triangle: on which side of the line a-b the place c lies."""
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


def _cross(a: Place, b: Place, c: Place, d: Place) -> bool:
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _passes(a: Place, b: Place, room: Room) -> bool:
    """Whether a line enters a room: some part of it lies between the room's sides (Liang and Barsky)."""
    first, last = 0.0, 1.0
    for start, way, low, size in ((a.x, b.x - a.x, room.x, room.width), (a.y, b.y - a.y, room.y, room.height)):
        if way == 0:
            if not low < start < low + size:
                return False
            continue
        one, other = sorted(((low - start) / way, (low + size - start) / way))
        first, last = max(first, one), min(last, other)
    return first < last
