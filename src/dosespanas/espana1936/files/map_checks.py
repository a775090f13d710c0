"""Checks of `map.json`: boxes, links, the transport from overseas, the turn track."""

from typing import Final

from dosespanas.datafiles.report import Report
from dosespanas.espana1936.files.schema import Map

BOXES_EXPECTED: Final = 42
NAMED: Final = [
    "la_coruna",
    "oviedo",
    "bilbao",
    "san_sebastian",
    "pamplona",
    "burgos",
    "zaragoza",
    "huesca",
    "teruel",
    "lerida",
    "barcelona",
    "valencia",
    "murcia",
    "albacete",
    "madrid",
    "toledo",
    "ciudad_real",
    "badajoz",
    "sevilla",
    "cadiz",
    "cordoba",
    "malaga",
    "salamanca",
    "castellon",
    "segovia",
    "jaen",
    "caceres",
    "santander",
    "marruecos",
]
"""Boxes that the rules or the cards call by name."""

OBJECTIVES_NAMED: Final = ("madrid", "barcelona", "sevilla")
PORTS_NAMED: Final = ("la_coruna", "oviedo", "bilbao", "murcia", "malaga", "cadiz", "marruecos")
TRACK: Final = (
    # year, cards, replacement, deck, strength of new troops, strength to raise to
    ("1936", 6, True, "1936-37", 1, 2),
    ("1936", 3, False, "1936-37", 0, 0),
    ("1937", 3, True, "1936-37", 2, 3),
    ("1937", 3, False, "1936-37", 0, 0),
    ("1937", 3, True, "1936-37", 2, 3),
    ("1938", 6, False, "1938-39", 0, 0),
    ("1938", 3, True, "1938-39", 2, 5),
    ("1938", 3, False, "1938-39", 0, 0),
    ("1939", 3, True, "1938-39", 2, 5),
    ("1939", 3, False, "1938-39", 0, 0),
)


def neighbours(map_: Map) -> dict[str, set[str]]:
    """Return for every box the boxes linked to it. Links to unknown boxes are left out."""
    result: dict[str, set[str]] = {box.id: set() for box in map_.boxes}
    for a, b in map_.links:
        if a in result and b in result and a != b:
            result[a].add(b)
            result[b].add(a)
    return result


def group(start: str, among: set[str], links: dict[str, set[str]]) -> set[str]:
    """Return the boxes of a set that can be reached from one of them without leaving the set."""
    found, todo = {start}, [start]
    while todo:
        new = (links[todo.pop()] & among) - found
        found |= new
        todo += new
    return found


def check_map(map_: Map, report: Report) -> None:
    """Note everything wrong or unusual about the map."""
    _boxes(map_, report)
    _links(map_, report)
    _transport(map_, report)
    _turns(map_, report)


def _boxes(map_: Map, report: Report) -> None:
    report.unique(("boxes",), [box.id for box in map_.boxes], "id")
    if len(map_.boxes) != BOXES_EXPECTED:
        report.warning(("boxes",), f"has {len(map_.boxes)} boxes", f"{BOXES_EXPECTED} were expected")
    places = {box.id: index for index, box in enumerate(map_.boxes)}
    for name in NAMED:
        if name not in places:
            report.error(("boxes",), f"has no box {name}", "must have it: rules or cards call it by name")
    objectives = [box.id for box in map_.boxes if box.objective]
    if len(objectives) != 12:
        report.error(("boxes",), f"has {len(objectives)} objective cities", "must have exactly 12 by BRD-10")
    for index, box in enumerate(map_.boxes):
        if box.id in OBJECTIVES_NAMED:
            report.fixed(("boxes", index, "objective"), box.objective, True, "VIC-05")
        if box.id in PORTS_NAMED:
            report.fixed(("boxes", index, "port"), box.port, True, "BRD-11")
        if box.id == "san_sebastian":
            report.fixed(("boxes", index, "port"), box.port, False, "BRD-11 (a port only by an optional rule)")
        if box.id == "santander" and box.port:
            report.warning(("boxes", index, "port"), "is true", "the rules do not list Santander as a port")
        optional = "republican" if box.id == "san_sebastian" else None
        if box.optional_port != optional:
            right = "must be republican for San Sebastián and left out elsewhere by OPT-07"
            report.error(("boxes", index, "optional_port"), f"is {box.optional_port}", right)
        if box.port and not box.coast:
            report.warning(("boxes", index, "coast"), "is empty for a port", "a port should lie on a sea area")
    overseas = [box.id for box in map_.boxes if box.overseas]
    if overseas != ["marruecos"]:
        report.error(("boxes",), f"has as overseas boxes {overseas}", "only marruecos must be overseas by BRD-12")


def _links(map_: Map, report: Report) -> None:
    ids = {box.id for box in map_.boxes}
    overseas = {box.id for box in map_.boxes if box.overseas}
    seen: set[frozenset[str]] = set()
    for index, link in enumerate(map_.links):
        known = [report.known(("links", index, end), link[end], ids, "a box") for end in (0, 1)]
        if not all(known):
            continue
        if link[0] == link[1]:
            report.error(("links", index), f"joins {link[0]} with itself", "must join two boxes")
        if frozenset(link) in seen:
            report.error(("links", index), f"joins {link[0]} and {link[1]} again", "must be given once")
        if overseas & set(link):
            report.error(("links", index), "leads overseas", "no link may lead there by BRD-12")
        seen.add(frozenset(link))
    links = neighbours(map_)
    land = ids - overseas
    for index, box in enumerate(map_.boxes):
        if box.id in land and not 2 <= len(links[box.id]) <= 6:
            report.warning(("boxes", index), f"has {len(links[box.id])} links", "2 to 6 were expected")
    first = next((box.id for box in map_.boxes if box.id in land), None)
    cut_off = land - group(first, land, links) if first else set()
    if cut_off:
        names = ", ".join(sorted(cut_off))
        report.error(("links",), f"leave no way to {names}", "every land box must be reachable by land")


def _transport(map_: Map, report: Report) -> None:
    transport = map_.transport
    report.fixed(("transport", "from"), transport.origin, "marruecos", "MAR-02")
    report.fixed(("transport", "side"), transport.side, "nationalist", "MAR-02")
    report.fixed(("transport", "total"), transport.total, 3, "MAR-02")
    report.fixed(("transport", "to"), transport.to, {"cadiz": 2, "sevilla": 1}, "MAR-02")


def _turns(map_: Map, report: Report) -> None:
    if len(map_.turns) != len(TRACK):
        report.error(("turns",), f"has {len(map_.turns)} turns", f"must have {len(TRACK)} by SEQ-01")
    for index, (turn, right) in enumerate(zip(map_.turns, TRACK, strict=False)):
        year, cards, replacement, deck, new, raise_to = right
        here = ("turns", index)
        report.fixed((*here, "turn"), turn.turn, index + 1, "BRD-13")
        report.fixed((*here, "year"), turn.year, year, "BRD-13")
        report.fixed((*here, "cards"), turn.cards, cards, "DRW-01")
        report.fixed((*here, "replacement"), turn.replacement, replacement, "SEQ-05")
        report.fixed((*here, "deck"), turn.deck, deck, "DRW-03")
        report.fixed((*here, "new"), turn.new, new, "RPL-08, RPL-09 and RPL-10")
        report.fixed((*here, "raise_to"), turn.raise_to, raise_to, "RPL-08, RPL-09 and RPL-10")
