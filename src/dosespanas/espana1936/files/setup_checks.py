"""Checks of the scenarios: where everything stands when the game begins."""

from collections import Counter

from dosespanas.datafiles.report import Report
from dosespanas.espana1936.files.map_checks import group, neighbours
from dosespanas.espana1936.files.references import SIDES
from dosespanas.espana1936.files.schema import InBox, Map, Pieces, Place, Scenario


def holdings(scenario: Scenario) -> dict[str, set[str]]:
    """Return the boxes in which each side has troops or a marker."""
    places = [(troop.side, troop.box) for troop in scenario.troops]
    places += [(marker.side, marker.box) for marker in scenario.markers]
    return {side: {box for owner, box in places if owner == side} for side in SIDES}


def check_setup(scenario: Scenario, map_: Map, pieces: Pieces, report: Report) -> None:
    """Note everything wrong or unusual about a set-up, on this map and with these pieces."""
    _troops(scenario, pieces, report)
    _markers(scenario, report)
    _special(scenario, pieces, report)
    _control(scenario, map_, report)


def _troops(scenario: Scenario, pieces: Pieces, report: Report) -> None:
    """CMP-07, MOV-09: counters that there are, and no more of them in a box than may stand there."""
    kinds = {(kind.side, kind.id): kind for kind in pieces.troop_types}
    standing: Counter[tuple[str, str]] = Counter()
    used: Counter[tuple[str, str, str]] = Counter()
    for index, troop in enumerate(scenario.troops):
        here = ("troops", index)
        kind = kinds.get((troop.side, troop.type))
        if kind is None:
            continue
        size = "small" if troop.strength < 3 else "large"
        used[troop.side, troop.type, size] += 1
        standing[troop.side, troop.box] += 1
        if used[troop.side, troop.type, size] > getattr(kind, size):
            number = getattr(kind, size)
            report.error(here, f"needs one {size} {troop.type} counter too many", f"must be at most {number} by CMP-07")
        if standing[troop.side, troop.box] > pieces.box_limit:
            wrong = f"is troop {standing[troop.side, troop.box]} in {troop.box}"
            report.error(here, wrong, f"must be at most {pieces.box_limit} a side")
        if kind.only_in and troop.box not in kind.only_in:
            report.warning((*here, "box"), f"is {troop.box}", f"{troop.type} troops enter only in {kind.only_in}")


def _markers(scenario: Scenario, report: Report) -> None:
    occupied = {troop.box for troop in scenario.troops}
    for index, marker in enumerate(scenario.markers):
        if marker.box in occupied:
            right = "must be a box without troops or another marker by BRD-06"
            report.error(("markers", index, "box"), f"is {marker.box}, which is taken", right)
        occupied.add(marker.box)


def _special(scenario: Scenario, pieces: Pieces, report: Report) -> None:
    troops = {(troop.side, troop.box) for troop in scenario.troops}
    for kind in ("generals", "planes", "tanks"):
        sides = {row.id: row.side for row in getattr(pieces, kind)}
        places: dict[str, Place | InBox] = getattr(scenario, kind)
        for name, place in places.items():
            if isinstance(place, Place) and (place.box is None) == (place.place is None):
                report.error((kind, name), "is not in one place", "must have either box or place")
            elif place.box is not None and name in sides and (sides[name], place.box) not in troops:
                report.error((kind, name, "box"), f"is {place.box}", "must be a box with a troop of the same side")
    _commanders(scenario, pieces, report)
    for plane in pieces.planes:
        if plane.naval_only and plane.id in scenario.planes:
            report.error(("planes", plane.id), "is on the map", "must stay out: it belongs to the naval war (SET-07)")


def _commanders(scenario: Scenario, pieces: Pieces, report: Report) -> None:
    """GEN-02: one general of a side in a box."""
    seen: set[tuple[str, str]] = set()
    leaders = {general.id: general.side for general in pieces.generals}
    for name, place in scenario.generals.items():
        if place.box is None:
            continue
        if (leaders.get(name, ""), place.box) in seen:
            report.error(("generals", name, "box"), f"is {place.box}", "must have one general a side by GEN-02")
        seen.add((leaders.get(name, ""), place.box))


def _control(scenario: Scenario, map_: Map, report: Report) -> None:
    """Whose the boxes are at the start, and what follows: objectives, supply, the connected group."""
    held = holdings(scenario)
    links = neighbours(map_)
    for box in map_.boxes:
        if not any(box.id in held[side] for side in SIDES):
            report.warning(("markers",), f"leaves {box.id} to nobody", "every box was expected to have an owner")
        if box.overseas and box.id in held["republican"]:
            report.error(("troops",), f"has Republicans in {box.id}", "must not: the box is Nationalist by BRD-12")
    cities = {box.id for box in map_.boxes if box.objective}
    contested = cities & held["nationalist"] & held["republican"]
    counted = {side: len((cities & held[side]) - contested) for side in SIDES} | {"contested": len(contested)}
    if counted != scenario.objectives.model_dump():
        report.error(("objectives",), f"does not agree with the set-up, which gives {counted}", "must agree with it")
    for side in SIDES:
        largest = max((len(group(box, held[side], links)) for box in held[side] & links.keys()), default=0)
        if largest < scenario.victory.group:
            wrong, least = f"leaves the {side} side {largest} connected boxes", scenario.victory.group
            report.error(("troops",), wrong, f"must be at least {least}, or the game is lost by VIC-04")
    overseas = {box.id for box in map_.boxes if box.overseas}
    for index, troop in enumerate(scenario.troops):
        near = links.get(troop.box)
        if near is not None and troop.box not in overseas and not near & held[troop.side]:
            report.warning(("troops", index), f"is out of supply in {troop.box}", "a link to an own box was expected")
