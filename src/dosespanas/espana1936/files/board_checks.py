"""Checks of `board.json`: every box, sea area and base has its place, inside the map, and none lies on another.

What is not drawn well can be played all the same: most of this only warns.
"""

from itertools import combinations

from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import FileReport
from dosespanas.datafiles.words import DataWords, ValueWords, being, say
from dosespanas.espana1936.files.board import MAP, SHORES, TRAYS, BoardFile, DrawingPlace, SheetArea
from dosespanas.espana1936.files.naval import NavalFile
from dosespanas.espana1936.files.schema import MapFile


def check_board(board: BoardFile, map_: MapFile | None, naval: NavalFile | None, report: FileReport) -> None:
    """Note what has no place, and what lies on something else."""
    if map_ is not None:
        _boxes(board, map_, report)
    if naval is not None:
        there = [water.id for water in board.waters]
        _missing(("waters",), "area", [area.id for area in naval.areas], there, report)
        _missing(("waters",), "base", [base.id for base in naval.bases], there, report)
    _rooms(board, naval, report)
    _grid(board, report)


def _missing(path: Path, kind: str, wanted: list[str], there: list[str], report: FileReport) -> None:
    for name in wanted:
        if name not in there:
            report.warning(path, say("data-no-place", thing=f"{kind}:{name}"), say("data-drawn-far"))


def _boxes(board: BoardFile, map_: MapFile, report: FileReport) -> None:
    boxes = {box.id: box for box in map_.boxes}
    _missing(("places",), "box", list(boxes), [place.id for place in board.places], report)
    for index, place in enumerate(board.places):
        here = ("places", index)
        if place.id not in boxes:
            continue
        if boxes[place.id].coast and place.shore is None:
            ways = {"any_of": [ValueWords(way) for way in SHORES]}
            report.warning((*here, "shore"), say("data-missing"), say("data-needs-shore", values=ways))
        if place.shore is not None and not boxes[place.id].coast:
            report.warning((*here, "shore"), being(place.shore), say("data-on-no-sea", box=f"box:{place.id}"))


def _rooms(board: BoardFile, naval: NavalFile | None, report: FileReport) -> None:
    """Note what lies on something else, at the later one in the file; and waters that leave the map."""
    rooms: list[tuple[str | DataWords, Path, SheetArea]] = [
        (say("data-tray", side=side), (), TRAYS[side]) for side in TRAYS
    ]
    rooms += [(f"box:{place.id}", ("places", index), place.card()) for index, place in enumerate(board.places)]
    rooms += [(_sea(water.id, naval), ("waters", index), water.room()) for index, water in enumerate(board.waters)]
    for (name, _, one), (other, path, two) in combinations(rooms, 2):
        if path and one.overlaps(two):
            report.warning(path, say("data-lies-on", thing=name), say("data-own-place", thing=other))
    for other, path, two in rooms:
        if path and not MAP.holds(two):
            across = say("data-range", low=ValueWords(MAP.x), high=ValueWords(MAP.x + MAP.width))
            down = say("data-range", low=ValueWords(MAP.y), high=ValueWords(MAP.y + MAP.height))
            report.error(path, say("data-leaves-map", thing=other), say("data-within", across=across, down=down))


def _sea(name: str, naval: NavalFile | None) -> str:
    """Return the term of a sea area or a base."""
    bases = [] if naval is None else [base.id for base in naval.bases]
    return f"base:{name}" if name in bases else f"area:{name}"


def _grid(board: BoardFile, report: FileReport) -> None:
    """Note boxes that would stand at the same place in characters: only one of them could be read."""
    taken: dict[tuple[int, int], str] = {}
    for index, place in enumerate(board.places):
        cell = (place.row, place.column)
        if cell in taken:
            row, column = ValueWords(place.row), ValueWords(place.column)
            wrong = say("data-cell-again", row=row, column=column, box=f"box:{taken[cell]}")
            report.error(("places", index), wrong, say("data-own-cell"))
        taken.setdefault(cell, place.id)


def check_roads(board: BoardFile, map_: MapFile, report: FileReport) -> None:
    """Warn, in `map.json`, of links that would be misread as drawn: crossing, or passing through another box."""
    places = {place.id: place for place in board.places}
    links: list[tuple[int, DrawingPlace, DrawingPlace]] = []
    seen: set[frozenset[str]] = set()
    for index, (one, other) in enumerate(map_.links):
        if one != other and {one, other} <= places.keys() and frozenset((one, other)) not in seen:
            links.append((index, places[one], places[other]))
        seen.add(frozenset((one, other)))
    for (_, a, b), (index, c, d) in combinations(links, 2):
        if len({a.id, b.id, c.id, d.id}) == 4 and _cross(a, b, c, d):
            wrong = say("data-crosses", one=f"box:{a.id}", other=f"box:{b.id}")
            report.warning(("links", index), wrong, say("data-misread"))
    for index, a, b in links:
        for place in board.places:
            if place.id not in (a.id, b.id) and _passes(a, b, place.card()):
                wrong = say("data-passes", box=f"box:{place.id}")
                report.warning(("links", index), wrong, say("data-keep-clear"))


def _turn(a: DrawingPlace, b: DrawingPlace, c: DrawingPlace) -> int:
    """Return twice the signed area of a triangle: on which side of the line a-b the place c lies."""
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


def _cross(a: DrawingPlace, b: DrawingPlace, c: DrawingPlace, d: DrawingPlace) -> bool:
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _passes(a: DrawingPlace, b: DrawingPlace, room: SheetArea) -> bool:
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
