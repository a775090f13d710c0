"""Checks of `map.json`: the hexes fill the grid, hexsides join neighbours, coasts lie on the sea."""

from itertools import pairwise
from typing import Final

from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import FileReport
from dosespanas.datafiles.words import ValueWords, being, by, say
from dosespanas.gce.board import hexes
from dosespanas.gce.board.hexes import direction, hex_name, neighbours, parse_hex
from dosespanas.gce.files.map_schema import Hex, MapFile

NAMED: Final = 5
"""How many hexes of many are named."""

MORALE_PLACES: Final = {"2717": "Teruel", "2810": "Ávila", "2911": "Segovia", "3608": "Oviedo"}
MORALE_REGIONS: Final = {"andalucia": "Andalucía", "extremadura": "Extremadura"}
"""Where the players' notes tell of Nationalist Morale hexes."""


def check_map(map_: MapFile, report: FileReport) -> None:
    """Note everything wrong or unusual about the map."""
    land = {hex_.id: hex_ for hex_ in map_.hexes}
    _grid(map_, report)
    _coasts(map_, report)
    _connected(map_, report)
    _rivers(map_, land, report)
    _railways(map_, report)
    _morale(map_, land, report)
    _forts(map_, report)


def _grid(map_: MapFile, report: FileReport) -> None:
    """Note hexes that come twice or are missing, and land at the edge of the grid."""
    seen = {hex_.id for hex_ in map_.hexes}
    for row, outside in enumerate(map_.outside):
        for index, name in enumerate(outside.hexes):
            if name in seen:
                wrong = say("data-is-again", value=ValueWords(name))
                report.error(("outside", row, "hexes", index), wrong, say("data-hex-once"))
            seen.add(name)
    missing = [hex_name(hex_) for hex_ in range(hexes.HEXES) if hex_name(hex_) not in seen]
    if missing:
        key = "data-leaves-out-more" if len(missing) > NAMED else "data-leaves-out"
        report.error(("hexes",), say(key, names=missing[:NAMED]), say("data-whole-grid"))
    for index, hex_ in enumerate(map_.hexes):
        if len(neighbours(parse_hex(hex_.id))) < hexes.DIRECTIONS:
            report.error(("hexes", index), say("data-at-edge", hex=f"hex:{hex_.id}"), say("data-six-neighbours"))


def _coasts(map_: MapFile, report: FileReport) -> None:
    """Note coasts without sea, and sea without a coast."""
    sea = {name for outside in map_.outside if outside.country == "sea" for name in outside.hexes}
    closed = {frozenset(side) for side in map_.sea_hexsides}
    for index, side in enumerate(map_.sea_hexsides):
        _adjacent(("sea_hexsides", index), side, report)
    for index, hex_ in enumerate(map_.hexes):
        around = [hex_name(other) for other in neighbours(parse_hex(hex_.id))]
        wet = any(other in sea or frozenset((hex_.id, other)) in closed for other in around)
        if wet and hex_.coast is None:
            report.error(("hexes", index), say("data-no-coast", hex=f"hex:{hex_.id}"), say("data-needs-coast"))
        if not wet and hex_.coast is not None:
            report.error(("hexes", index, "coast"), being(hex_.coast), say("data-only-sea-coast"))


def _connected(map_: MapFile, report: FileReport) -> None:
    if not map_.hexes:
        return
    land = {parse_hex(hex_.id) for hex_ in map_.hexes}
    closed = {frozenset((parse_hex(a), parse_hex(b))) for a, b in map_.sea_hexsides}
    start = parse_hex(map_.hexes[0].id)
    found, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for other in neighbours(here):
            if other in land and other not in found and frozenset((here, other)) not in closed:
                found.add(other)
                todo.append(other)
    cut_off = sorted(hex_name(hex_) for hex_ in land - found)
    if cut_off:
        wrong = say("data-cut-off", places=[f"hex:{name}" for name in cut_off[:NAMED]])
        report.error(("hexes",), wrong, say("data-reachable-hexes"))


def _adjacent(path: Path, names: list[str], report: FileReport) -> bool:
    """Return whether two hexes are neighbours; note an error if not."""
    one, other = names
    if direction(parse_hex(one), parse_hex(other)) != hexes.OFF:
        return True
    report.error(path, say("data-joins", one=f"hex:{one}", other=f"hex:{other}"), say("data-join-neighbours"))
    return False


def _rivers(map_: MapFile, land: dict[str, Hex], report: FileReport) -> None:
    seen: set[frozenset[str]] = set()
    for index, river in enumerate(map_.rivers):
        here = ("rivers", index, "between")
        if not _adjacent(here, river.between, report):
            continue
        if not any(name in land for name in river.between):
            report.error(here, being(river.between), say("data-one-in-spain"))
        if frozenset(river.between) in seen:
            report.error(here, say("data-is-again", value=ValueWords(river.between)), say("data-hexside-once"))
        seen.add(frozenset(river.between))


def _railways(map_: MapFile, report: FileReport) -> None:
    for index, railway in enumerate(map_.railways):
        for place, step in enumerate(pairwise(railway.hexes)):
            _adjacent(("railways", index, "hexes", place + 1), list(step), report)


def _morale(map_: MapFile, land: dict[str, Hex], report: FileReport) -> None:
    """4.1-a, 4.3-a and the players' notes: valued hexes that can be taken, and where the Nationalists have some."""
    valued = [(land[morale.hex], morale.value) for morale in map_.morale if morale.hex in land]
    held = [hex_ for hex_, _ in valued if hex_.control == "nationalist"]
    if len(held) < 3:
        report.error(("morale",), say("data-few-hexes"), by(say("data-three-hexes"), "4.3-a"))
    lost = sum(value for hex_, value in valued if hex_.control == "republican")
    if lost < 42:
        report.warning(("morale",), say("data-morale-in-all", count=lost), by(say("data-morale-wins"), "4.1-a"))
    for name, place in MORALE_PLACES.items():
        if name not in [hex_.id for hex_ in held]:
            wrong = say("data-lacks-of", what=say("data-value-of"), names=[name])
            report.warning(("morale",), wrong, by(say("data-has-one", place=place), "data-by-notes"))
    for region, place in MORALE_REGIONS.items():
        if region not in [hex_.region for hex_ in held]:
            wrong = say("data-none-in-region", place=place)
            report.warning(("morale",), wrong, by(say("data-one-there"), "data-by-notes"))


def _forts(map_: MapFile, report: FileReport) -> None:
    taken: set[str] = set()
    for index, line in enumerate(map_.fortified_lines):
        for place, name in enumerate(line.hexes):
            if name in taken:
                wrong = say("data-is-again", value=ValueWords(name))
                report.error(("fortified_lines", index, "hexes", place), wrong, say("data-one-line"))
            taken.add(name)
