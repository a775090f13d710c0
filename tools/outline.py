"""Turn Natural Earth's countries into the board's own outline: one small TypeScript file.

Run it once, or again when the frame of the map changes:

    python tools/outline.py web/node_modules/world-atlas/countries-10m.json web/src/games/espana1936/map/outline.ts

and then, for the picture of a position, the same land thinned:

    python tools/outline.py --thin web/src/games/espana1936/map/outline.ts src/dosespanas/pictures/iberia.py

The source is Natural Earth (public domain) as packed by the npm package ``world-atlas`` (TopoJSON).
What comes out are SVG path strings in board units: the land of Spain, the land of its neighbours,
the coast and the land borders. Shared arcs are simplified once, so neighbours stay seamless.
"""

from __future__ import annotations

import argparse
import itertools
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

Point = tuple[float, float]

WEST, EAST, SOUTH, NORTH = -12.3, 5.1, 34.2, 44.8
"""The frame in degrees, a little wider than what is shown, so that cut edges never appear."""

SCALE = 1.5
"""Board units per unit of the shared projection."""

TOLERANCE = 0.55
"""How far, in board units, a simplified line may leave the true one."""

THIN = 4.0
"""The same for the small picture of a position."""

SMALLEST = 6.0
"""Islands of less than this many square board units are left out."""

HOME = "Spain"
NEIGHBOURS = ("Portugal", "France", "Morocco", "Algeria", "Andorra", "Gibraltar")


def project(lon: float, lat: float) -> Point:
    """Longitude and latitude in degrees to board units, x to the right and y down."""
    return (lon + 10) * 76.6 * SCALE, (44.4 - lat) * 100 * SCALE


def read_arcs(topology: dict[str, Any]) -> list[list[Point]]:
    """Undo TopoJSON's delta coding: every arc as a list of longitudes and latitudes."""
    scale_x, scale_y = topology["transform"]["scale"]
    move_x, move_y = topology["transform"]["translate"]
    arcs = []
    for packed in topology["arcs"]:
        x = y = 0
        arc = []
        for dx, dy in packed:
            x, y = x + dx, y + dy
            arc.append((x * scale_x + move_x, y * scale_y + move_y))
        arcs.append(arc)
    return arcs


def simplify(line: Sequence[Point], tolerance: float) -> list[Point]:
    """Douglas and Peucker's thinning; both ends stay where they are."""
    if len(line) < 3:
        return list(line)
    keep = {0, len(line) - 1}
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        farthest, at = 0.0, -1
        for i in range(first + 1, last):
            away = distance(line[i], line[first], line[last])
            if away > farthest:
                farthest, at = away, i
        if farthest > tolerance:
            keep.add(at)
            spans += [(first, at), (at, last)]
    return [line[i] for i in sorted(keep)]


def distance(point: Point, start: Point, end: Point) -> float:
    """From a point to a segment, in the points' own unit."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    along = 0.0
    if length:
        along = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length
        along = min(1.0, max(0.0, along))
    away_x = point[0] - start[0] - along * dx
    away_y = point[1] - start[1] - along * dy
    return float((away_x * away_x + away_y * away_y) ** 0.5)


def clip(ring: list[Point], box: tuple[float, float, float, float]) -> list[Point]:
    """Sutherland and Hodgman: the part of a closed ring inside ``(left, top, right, bottom)``."""
    left, top, right, bottom = box
    for axis, limit, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        out: list[Point] = []
        for here, there in zip(ring, ring[1:] + ring[:1], strict=True):
            inside_here = (here[axis] - limit) * sign >= 0
            inside_there = (there[axis] - limit) * sign >= 0
            if inside_here:
                out.append(here)
            if inside_here != inside_there:
                part = (limit - here[axis]) / (there[axis] - here[axis])
                out.append((here[0] + part * (there[0] - here[0]), here[1] + part * (there[1] - here[1])))
        ring = out
        if not ring:
            break
    return ring


def area(ring: Sequence[Point]) -> float:
    """Unsigned area of a closed ring."""
    total = 0.0
    for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
        total += x1 * y2 - x2 * y1
    return abs(total) / 2


def inside(point: Point, box: tuple[float, float, float, float]) -> bool:
    """Whether a point lies in ``(left, top, right, bottom)``."""
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def pieces_inside(line: Sequence[Point], box: tuple[float, float, float, float]) -> Iterator[list[Point]]:
    """The stretches of an open line that touch the box, whole segments kept."""
    stretch: list[Point] = []
    for here, there in itertools.pairwise(line):
        if inside(here, box) or inside(there, box):
            stretch = stretch or [here]
            stretch.append(there)
        elif stretch:
            yield stretch
            stretch = []
    if stretch:
        yield stretch


def path(points: Iterable[Point], closed: bool) -> str:
    """SVG path data with relative steps of a tenth of a unit."""
    text = ""
    at = (0, 0)
    for x, y in points:
        here = (round(x * 10), round(y * 10))
        if not text:
            text = f"M{number(here[0])} {number(here[1])}l"
        elif here != at:
            dy = number(here[1] - at[1])
            text += f"{number(here[0] - at[0])}{dy if dy.startswith('-') else ' ' + dy} "
        at = here
    return text.strip() + ("z" if closed else "")


def number(tenths: int) -> str:
    """Tenths of a unit as a short decimal."""
    return f"{tenths / 10:g}"


def polygons(geometry: dict[str, Any]) -> list[list[list[int]]]:
    """A geometry's polygons as lists of rings of arc numbers."""
    if geometry["type"] == "Polygon":
        return [geometry["arcs"]]
    if geometry["type"] == "MultiPolygon":
        return list(geometry["arcs"])
    return []


def ring_points(ring: Sequence[int], arcs: Sequence[list[Point]]) -> list[Point]:
    """Join a ring's arcs; ``~n`` is arc ``n`` walked backwards."""
    points: list[Point] = []
    for index in ring:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        points += arc[1:] if points else arc
    return points[:-1]


def outline(topology: dict[str, Any]) -> dict[str, str]:
    """Path data by name: ``home``, ``neighbours``, ``coast`` and ``borders``."""
    top_left, bottom_right = project(WEST, NORTH), project(EAST, SOUTH)
    frame = (*top_left, *bottom_right)
    arcs = [
        simplify([project(*point) for point in arc], TOLERANCE)
        if any(WEST - 9 < lon < EAST + 9 and SOUTH - 9 < lat < NORTH + 9 for lon, lat in arc)
        else [project(*point) for point in arc]
        for arc in read_arcs(topology)
    ]
    land = {"home": "", "neighbours": ""}
    uses: Counter[int] = Counter()
    for geometry in topology["objects"]["countries"]["geometries"]:
        name = geometry["properties"]["name"]
        for polygon in polygons(geometry):
            for ring in polygon:
                uses.update({index if index >= 0 else ~index for index in ring})
                if name != HOME and name not in NEIGHBOURS:
                    continue
                points = clip(ring_points(ring, arcs), frame)
                if points and area(points) >= SMALLEST:
                    land["home" if name == HOME else "neighbours"] += path(points, closed=True)
    lines = {"coast": "", "borders": ""}
    for index, times in sorted(uses.items()):
        arc = arcs[index]
        if arc[0] == arc[-1] and area(arc) < SMALLEST:
            continue
        for stretch in pieces_inside(arc, frame):
            lines["coast" if times == 1 else "borders"] += path(stretch, closed=False)
    return land | lines


def rings(path_data: str) -> Iterator[list[Point]]:
    """Read closed rings back from path data of `path`."""
    for ring in path_data.split("z"):
        x = y = 0.0
        points = []
        figures = [float(one) for one in re.findall(r"-?[\d.]+", ring)]
        for dx, dy in zip(figures[::2], figures[1::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x, y))
        if points:
            yield points


def thinned(board: str) -> str:
    """Return the land of a board's outline as a Python module: in degrees, with no more than a small picture shows."""
    lines = [
        '"""The land of Spain and of its neighbours, as rings of longitudes and latitudes in hundredths of a degree.',
        "",
        "Written by tools/outline.py; change that, not this. Made with Natural Earth (public domain).",
        '"""',
        "",
        "from typing import Final",
        "",
        "Ring = tuple[tuple[int, int], ...]",
    ]
    for name in ("home", "neighbours"):
        found = re.search(rf"const {name} =\s*'([^']*)'", board)
        assert found is not None, name
        lines += ["", f"{name.upper()}: Final[tuple[Ring, ...]] = ("]
        for ring in rings(found[1]):
            far = max(ring, key=lambda point: distance(point, ring[0], ring[0]))
            half = ring.index(far)
            points = simplify(ring[: half + 1], THIN) + simplify([*ring[half:], ring[0]], THIN)[1:-1]
            if area(points) >= THIN * 100:
                degrees = [(x / SCALE / 76.6 - 10, 44.4 - y / SCALE / 100) for x, y in points]
                text = [f"({round(lon * 100)}, {round(lat * 100)})" for lon, lat in degrees]
                lines.append("    (")
                for i in range(0, len(text), 7):
                    lines.append(f"        {', '.join(text[i : i + 7])},")
                lines.append("    ),")
        lines.append(")")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Read the topology named first, write the TypeScript file named second."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("topology", type=Path, help="countries-10m.json of the npm package world-atlas")
    parser.add_argument("target", type=Path, help="the TypeScript file to write")
    parser.add_argument("--thin", action="store_true", help="from the board's outline to that of the pictures")
    options = parser.parse_args()
    if options.thin:
        options.target.write_text(thinned(options.topology.read_text(encoding="utf-8")), encoding="utf-8")
        return
    paths = outline(json.loads(options.topology.read_text(encoding="utf-8")))
    lines = [
        "// Written by tools/outline.py; change that, not this.",
        "// Made with Natural Earth (public domain), by way of the npm package world-atlas.",
        "",
    ]
    for name, data in paths.items():
        lines.append(f"export const {name} =\n  '{data}';")
    options.target.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
