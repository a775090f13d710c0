"""Checks of `map.json`: the hexes fill the grid, hexsides join neighbours, and places are where the rules say."""

from itertools import pairwise
from typing import Final

from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import Report
from dosespanas.gce.board import hexes
from dosespanas.gce.board.hexes import direction, hex_name, neighbours, parse_hex
from dosespanas.gce.files.map_schema import Hex, Map

HEXES_EXPECTED: Final = 352
NAMED: Final = {
    "2712": ("city", "4.2"),
    "2510": ("city", "3.2-b"),
    "1607": ("city", "4.3-b"),
    "1305": ("city", "13.21-b"),
    "3023": ("city", "7.35"),
    "3613": ("city", "10.10-a"),
    "3707": ("city", "10.10-a"),
    "3710": ("city", "10.10-a"),
    "3608": ("city", "7.33"),
    "3615": ("city", "15.10"),
    "3425": ("town", "7.15"),
    "3614": ("town", "7.16"),
    "1910": (None, "7.13"),
    "3220": (None, "chapter 17 (Tremp)"),
    "2715": (None, "6.2-e"),
    "2919": (None, "13.27"),
}
"""Hexes that the rules name: each is in Spain; None: no settlement is asked for."""

ZONES: Final = {"3201": "cantabrian", "3615": "cantabrian", "1606": "atlantic", "1207": "atlantic"}
ZONES_EAST: Final = {"1208": "mediterranean", "3425": "mediterranean"}
MORALE: Final = {"2712": (7, "4.2-b"), "1607": (3, "4.3-b")}
MORALE_PLACES: Final = {"2717": "Teruel", "2810": "Ávila", "2911": "Segovia", "3608": "Oviedo"}
MORALE_REGIONS: Final = {"andalucia": "Andalucía", "extremadura": "Extremadura"}
"""Where the players' notes tell of Nationalist Morale hexes."""

NORTHERN_SOURCES: Final = ["3613", "3707", "3710"]
IRON_BELT: Final = "iron_belt"


def check_map(map_: Map, report: Report) -> None:
    """Note everything wrong or unusual about the map."""
    _grid(map_, report)
    land = {hex_.id: hex_ for hex_ in map_.hexes}
    _named(map_, land, report)
    _coasts(map_, report)
    _connected(map_, report)
    _rivers(map_, land, report)
    _railways(map_, land, report)
    _morale(map_, land, report)
    _sources(map_, land, report)
    _forts(map_, land, report)


def _grid(map_: Map, report: Report) -> None:
    """Note hexes that come twice or are missing, and land at the edge of the grid."""
    report.unique(("hexes",), [hex_.id for hex_ in map_.hexes], "id")
    if len(map_.hexes) != HEXES_EXPECTED:
        report.warning(("hexes",), f"has {len(map_.hexes)} hexes", f"{HEXES_EXPECTED} were expected")
    seen = {hex_.id for hex_ in map_.hexes}
    for row, outside in enumerate(map_.outside):
        for index, name in enumerate(outside.hexes):
            if name in seen:
                report.error(("outside", row, "hexes", index), f"is {name} again", "every hex must be given once")
            seen.add(name)
    missing = [hex_name(hex_) for hex_ in range(hexes.HEXES) if hex_name(hex_) not in seen]
    if missing:
        wrong = f"leaves out {', '.join(missing[:5])}" + (" and others" if len(missing) > 5 else "")
        report.error(("hexes",), wrong, "every hex of the grid must be in Spain or outside")
    for index, hex_ in enumerate(map_.hexes):
        if len(neighbours(parse_hex(hex_.id))) < hexes.DIRECTIONS:
            report.error(("hexes", index), f"puts {hex_.id} at the edge", "land must have six neighbours in the grid")
    provinces: set[str] = set()
    for index, hex_ in enumerate(map_.hexes):
        if hex_.capital and (hex_.province in provinces or hex_.settlement is None):
            report.error(("hexes", index, "capital"), "is true", "a province has one capital, in a town or city")
        if hex_.capital:
            provinces.add(hex_.province)


def _named(map_: Map, land: dict[str, Hex], report: Report) -> None:
    places = {hex_.id: index for index, hex_ in enumerate(map_.hexes)}
    for name, (settlement, rule) in NAMED.items():
        if name not in land:
            report.error(("hexes",), f"has no hex {name}", f"must have it in Spain by {rule}")
        elif settlement is not None:
            report.fixed(("hexes", places[name], "settlement"), land[name].settlement, settlement, rule)
    for name, zone in (ZONES | ZONES_EAST).items():
        if name in land:
            report.fixed(("hexes", places[name], "coast"), land[name].coast, zone, "14.4-a")


def _coasts(map_: Map, report: Report) -> None:
    """Note coasts without sea, sea without a coast, and ports that are none."""
    sea = {name for outside in map_.outside if outside.country == "sea" for name in outside.hexes}
    closed = {frozenset(side) for side in map_.sea_hexsides}
    for index, side in enumerate(map_.sea_hexsides):
        _adjacent(("sea_hexsides", index), side, report)
    for index, hex_ in enumerate(map_.hexes):
        around = [hex_name(other) for other in neighbours(parse_hex(hex_.id))]
        wet = any(other in sea or frozenset((hex_.id, other)) in closed for other in around)
        if wet and hex_.coast is None:
            report.error(("hexes", index), f"gives {hex_.id} no coast", "a hex next to the sea must have one")
        if not wet and hex_.coast is not None:
            report.error(("hexes", index, "coast"), f"is {hex_.coast}", "only a hex next to the sea may have one")
        if hex_.port and (hex_.coast is None or hex_.settlement is None):
            report.error(("hexes", index, "port"), "is true", "a port must be a town or city on the coast by 14.4-b")


def _connected(map_: Map, report: Report) -> None:
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
        report.error(
            ("hexes",), f"leave no way to {', '.join(cut_off[:5])}", "every land hex must be reachable by land"
        )


def _adjacent(path: Path, names: list[str], report: Report) -> bool:
    """Return whether two hexes are neighbours; note an error if not."""
    one, other = names
    if direction(parse_hex(one), parse_hex(other)) != hexes.OFF:
        return True
    report.error(path, f"joins {one} and {other}", "must join two neighbours")
    return False


def _rivers(map_: Map, land: dict[str, Hex], report: Report) -> None:
    seen: set[frozenset[str]] = set()
    for index, river in enumerate(map_.rivers):
        here = ("rivers", index, "between")
        if not _adjacent(here, river.between, report):
            continue
        if not any(name in land for name in river.between):
            report.error(here, f"is {' '.join(river.between)}", "one of the two hexes must be in Spain")
        if frozenset(river.between) in seen:
            report.error(here, f"is {' '.join(river.between)} again", "a hexside must be given once")
        seen.add(frozenset(river.between))


def _railways(map_: Map, land: dict[str, Hex], report: Report) -> None:
    for index, railway in enumerate(map_.railways):
        here: Path = ("railways", index, "hexes")
        for place, name in enumerate(railway.hexes):
            report.known((*here, place), name, land, "a hex in Spain")
        for place, step in enumerate(pairwise(railway.hexes)):
            _adjacent((*here, place + 1), list(step), report)


def _morale(map_: Map, land: dict[str, Hex], report: Report) -> None:
    report.unique(("morale",), [morale.hex for morale in map_.morale], "hex")
    values = {morale.hex: (index, morale.value) for index, morale in enumerate(map_.morale)}
    for index, morale in enumerate(map_.morale):
        report.known(("morale", index, "hex"), morale.hex, land, "a hex in Spain")
    for name, (value, rule) in MORALE.items():
        if name not in values:
            report.error(("morale",), f"has no value for {name}", f"must have {value} by {rule}")
        else:
            report.fixed(("morale", values[name][0], "value"), values[name][1], value, rule)
    if "3220" not in values:
        report.error(("morale",), "has no value for 3220", "Tremp must have one by chapter 17")
    _morale_of_the_notes({name: land[name] for name in values if name in land}, report)
    held = [land[name].control for name in values if name in land]
    if held.count("nationalist") < 3:
        report.error(("morale",), "has too few Nationalist hexes", "three or more must be capturable by 4.3-a")
    lost = sum(value for name, (_, value) in values.items() if name in land and land[name].control == "republican")
    if lost < 42:
        report.warning(("morale",), f"gives the Nationalists {lost} points in all", "42 and more can win (4.1-a)")


def _morale_of_the_notes(valued: dict[str, Hex], report: Report) -> None:
    """Note places and regions without a Nationalist Morale hex where the players' notes tell of one."""
    held = {name: hex_ for name, hex_ in valued.items() if hex_.control == "nationalist"}
    for name, place in MORALE_PLACES.items():
        if name not in held:
            report.warning(("morale",), f"has no value for {name}", f"{place} has one by the players' notes")
    for region, place in MORALE_REGIONS.items():
        if all(hex_.region != region for hex_ in held.values()):
            wrong = f"has no Nationalist hex in {place}"
            report.warning(("morale",), wrong, "there is one by the players' notes")


def _sources(map_: Map, land: dict[str, Hex], report: Report) -> None:
    report.unique(("final_sources",), [source.hex for source in map_.final_sources], "hex")
    for index, source in enumerate(map_.final_sources):
        here = ("final_sources", index, "hex")
        if not report.known(here, source.hex, land, "a hex in Spain"):
            continue
        holder = "nationalist" if source.front == "nationalist" else "republican"
        if land[source.hex].control != holder or land[source.hex].settlement != "city":
            report.error(here, f"is {source.hex}", "must be a city that its own side holds at the start")
    by_front = {front: _front(map_, front) for front in ("northern", "republican", "nationalist")}
    report.fixed(("final_sources",), by_front["northern"], NORTHERN_SOURCES, "10.10-a")
    if len(by_front["republican"]) != 3 or "3023" not in by_front["republican"]:
        wrong = f"serve the Republicans from {', '.join(by_front['republican']) or 'nowhere'}"
        report.error(("final_sources",), wrong, "must be Barcelona 3023, Valencia and Cartagena by 10.10-b")
    if "1305" not in by_front["nationalist"]:
        report.error(("final_sources",), "leave out 1305", "Cádiz must be one by 13.21-b")


def _front(map_: Map, front: str) -> list[str]:
    return sorted(source.hex for source in map_.final_sources if source.front == front)


def _forts(map_: Map, land: dict[str, Hex], report: Report) -> None:
    report.unique(("fortified_lines",), [line.id for line in map_.fortified_lines], "id")
    taken: set[str] = set()
    for index, line in enumerate(map_.fortified_lines):
        for place, name in enumerate(line.hexes):
            here: Path = ("fortified_lines", index, "hexes", place)
            if not report.known(here, name, land, "a hex in Spain"):
                continue
            if land[name].control != "republican":
                report.error(here, f"is {name}", "must be Republican at the start by 13.16")
            if name in taken:
                report.error(here, f"is {name} again", "a hex must lie in one line")
            taken.add(name)
        if line.id == IRON_BELT:
            report.fixed(("fortified_lines", index, "hexes"), line.hexes, ["3613"], "7.14")
    if IRON_BELT not in [line.id for line in map_.fortified_lines]:
        report.error(("fortified_lines",), f"has no line {IRON_BELT}", "must have it by 7.14")
