"""Checks of the scenarios: where everything stands when the game begins."""

from collections import Counter

from dosespanas.datafiles.report import FileReport
from dosespanas.datafiles.words import FieldWords, ValueWords, being, by, say
from dosespanas.espana1936.files.map_checks import group, neighbours
from dosespanas.espana1936.files.references import SIDES
from dosespanas.espana1936.files.schema import InBox, MapFile, Pieces, Scenario, StartingPlace


def holdings(scenario: Scenario) -> dict[str, set[str]]:
    """Return the boxes in which each side has troops or a marker."""
    places = [(troop.side, troop.box) for troop in scenario.troops]
    places += [(marker.side, marker.box) for marker in scenario.markers]
    return {side: {box for owner, box in places if owner == side} for side in SIDES}


def check_setup(scenario: Scenario, map_: MapFile, pieces: Pieces, report: FileReport) -> None:
    """Note everything wrong or unusual about a set-up, on this map and with these pieces."""
    _troops(scenario, pieces, report)
    _markers(scenario, report)
    _special(scenario, pieces, report)
    _control(scenario, map_, report)


def _troops(scenario: Scenario, pieces: Pieces, report: FileReport) -> None:
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
            wrong = say("data-counter-too-many", size=size, type=f"type:{troop.side}:{troop.type}")
            report.error(here, wrong, by(say("data-at-most", value=ValueWords(getattr(kind, size))), "CMP-07"))
        if standing[troop.side, troop.box] > pieces.box_limit:
            number = ValueWords(standing[troop.side, troop.box])
            wrong = say("data-troop-number", number=number, box=f"box:{troop.box}")
            report.error(here, wrong, say("data-most-a-side", value=ValueWords(pieces.box_limit)))
        if kind.only_in and troop.box not in kind.only_in:
            boxes = {"any_of": [f"box:{box}" for box in kind.only_in]}
            right = say("data-enter-only", type=f"type:{troop.side}:{troop.type}", boxes=boxes)
            report.warning((*here, "box"), being(troop.box), right)


def _markers(scenario: Scenario, report: FileReport) -> None:
    occupied = {troop.box for troop in scenario.troops}
    for index, marker in enumerate(scenario.markers):
        if marker.box in occupied:
            wrong = say("data-taken", value=ValueWords(marker.box))
            report.error(("markers", index, "box"), wrong, by(say("data-free-box"), "BRD-06"))
        occupied.add(marker.box)


def _special(scenario: Scenario, pieces: Pieces, report: FileReport) -> None:
    troops = {(troop.side, troop.box) for troop in scenario.troops}
    for kind in ("generals", "planes", "tanks"):
        sides = {row.id: row.side for row in getattr(pieces, kind)}
        places: dict[str, StartingPlace | InBox] = getattr(scenario, kind)
        for name, place in places.items():
            if isinstance(place, StartingPlace) and (place.box is None) == (place.place is None):
                right = say("data-either", one=FieldWords("box"), other=FieldWords("place"))
                report.error((kind, name), say("data-no-one-place"), right)
            elif place.box is not None and name in sides and (sides[name], place.box) not in troops:
                report.error((kind, name, "box"), being(place.box), say("data-box-with-troop"))
    _commanders(scenario, pieces, report)
    for plane in pieces.planes:
        if plane.naval_only and plane.id in scenario.planes:
            report.error(("planes", plane.id), say("data-on-map"), by(say("data-stay-out-naval"), "SET-07"))


def _commanders(scenario: Scenario, pieces: Pieces, report: FileReport) -> None:
    """GEN-02: one general of a side in a box."""
    seen: set[tuple[str, str]] = set()
    leaders = {general.id: general.side for general in pieces.generals}
    for name, place in scenario.generals.items():
        if place.box is None:
            continue
        if (leaders.get(name, ""), place.box) in seen:
            report.error(("generals", name, "box"), being(place.box), by(say("data-one-general"), "GEN-02"))
        seen.add((leaders.get(name, ""), place.box))


def _control(scenario: Scenario, map_: MapFile, report: FileReport) -> None:
    """Whose the boxes are at the start, and what follows: objectives, supply, the connected group."""
    held = holdings(scenario)
    links = neighbours(map_)
    for box in map_.boxes:
        if not any(box.id in held[side] for side in SIDES):
            wrong = say("data-leaves-box", box=f"box:{box.id}")
            report.error(("markers",), wrong, by(say("data-owner-expected"), "AMB-01"))
        if box.overseas and box.id in held["republican"]:
            right = by(say("data-box-nationalist"), "BRD-12")
            report.error(("troops",), say("data-republicans", box=f"box:{box.id}"), right)
    cities = {box.id for box in map_.boxes if box.objective}
    contested = cities & held["nationalist"] & held["republican"]
    counted = {side: len((cities & held[side]) - contested) for side in SIDES} | {"contested": len(contested)}
    if counted != scenario.objectives.model_dump():
        counts = [
            say("data-field", field=FieldWords(side), value=ValueWords(number)) for side, number in counted.items()
        ]
        report.error(("objectives",), say("data-no-agreement", fields=counts), say("data-agree"), counted)
    for side in SIDES:
        largest = max((len(group(box, held[side], links)) for box in held[side] & links.keys()), default=0)
        if largest < scenario.victory.group:
            right = say("data-least-or-lost", value=ValueWords(scenario.victory.group))
            report.error(("troops",), say("data-group", side=side, count=largest), by(right, "VIC-04"))
    overseas = {box.id for box in map_.boxes if box.overseas}
    for index, troop in enumerate(scenario.troops):
        near = links.get(troop.box)
        if near is not None and troop.box not in overseas and not near & held[troop.side]:
            wrong = say("data-unsupplied", box=f"box:{troop.box}")
            report.warning(("troops", index), wrong, say("data-own-link"))
