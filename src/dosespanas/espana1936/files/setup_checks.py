"""Checks of the scenarios: where everything stands when the game begins."""

from collections import Counter
from typing import Final, NamedTuple

from dosespanas.datafiles.report import Report
from dosespanas.espana1936.files.cards import Cards
from dosespanas.espana1936.files.map_checks import group, neighbours
from dosespanas.espana1936.files.piece_checks import LATECOMERS, SIDES
from dosespanas.espana1936.files.schema import InBox, Map, Pieces, Place, Scenario

GROUP: Final = 8
"""Connected boxes a side needs (VIC-04)."""


class Begin(NamedTuple):
    """What the rules say of the beginning of a scenario, with the ids of the rules."""

    turn: int
    turn_rule: str
    objectives: dict[str, int] | None
    cards: list[str]
    strongest: int
    expected: tuple[tuple[str, str, str], ...]


BEGINNINGS: Final = {
    "1936": Begin(
        turn=1,
        turn_rule="SET-04",
        objectives=dict.fromkeys([*SIDES, "contested"], 4),
        cards=[],
        strongest=3,
        expected=(
            ("nationalist", "madrid", "regular"),
            ("nationalist", "pamplona", "carlist"),
            ("nationalist", "marruecos", "legion"),
            ("nationalist", "marruecos", "africa"),
        ),
    ),
    "1938": Begin(turn=6, turn_rule="SCN-04", objectives=None, cards=["nac_20", "rep_20"], strongest=5, expected=()),
}
"""`objectives` is None where the track is counted from the set-up; `strongest` the greatest strength we would expect;
`expected` are troops that the rules mention where they begin; `cards` those in force at once (SCN-02)."""


def holdings(scenario: Scenario) -> dict[str, set[str]]:
    """Return the boxes in which each side has troops or a marker."""
    places = [(troop.side, troop.box) for troop in scenario.troops]
    places += [(marker.side, marker.box) for marker in scenario.markers]
    return {side: {box for owner, box in places if owner == side} for side in SIDES}


def check_setup(name: str, scenario: Scenario, map_: Map, pieces: Pieces, cards: Cards | None, report: Report) -> None:
    """Note everything wrong or unusual about the set-up `name`, on this map and with these pieces and cards."""
    if scenario.scenario != name:
        report.error(("scenario",), f'is "{scenario.scenario}"', f'must be "{name}", as the file is called')
        return
    begin = BEGINNINGS[name]
    _numbers(scenario, begin, report)
    _cards(scenario, begin, cards, report)
    _troops(scenario, map_, pieces, begin, report)
    _markers(scenario, map_, report)
    _special(scenario, pieces, report)
    _control(scenario, map_, report)


def _numbers(scenario: Scenario, begin: Begin, report: Report) -> None:
    victory = scenario.victory
    report.fixed(("turn",), scenario.turn, begin.turn, begin.turn_rule)
    report.fixed(("last_turn",), scenario.last_turn, 10, "SEQ-01")
    report.fixed(("events_per_phase",), scenario.events_per_phase, 3, "EVT-02")
    report.fixed(("hand_limit",), scenario.hand_limit, 8, "STA-01")
    if begin.objectives is not None:
        report.fixed(("objectives",), scenario.objectives.model_dump(), begin.objectives, "SET-04")
    report.fixed(("victory", "objectives_over"), victory.objectives_over, 7, "VIC-03")
    report.fixed(("victory", "group"), victory.group, GROUP, "VIC-04")
    report.fixed(("victory", "cities"), sorted(victory.cities), ["barcelona", "madrid", "sevilla"], "VIC-05")
    early = {"side": "nationalist", "box": "madrid", "last_turn": 3}
    report.fixed(("victory", "early"), victory.early.model_dump(), early, "VIC-06")
    resistance = {"side": "republican", "objectives_over": 3}
    report.fixed(("victory", "resistance"), victory.resistance.model_dump(), resistance, "VIC-07")


def _cards(scenario: Scenario, begin: Begin, cards: Cards | None, report: Report) -> None:
    """EVT-07, SCN-02: the cards in force when the game begins."""
    report.fixed(("cards",), sorted(scenario.cards), begin.cards, "SCN-02")
    if cards is not None:
        for index, name in enumerate(scenario.cards):
            report.known(("cards", index), name, {card.id for card in cards.cards}, "a card")


def _troops(scenario: Scenario, map_: Map, pieces: Pieces, begin: Begin, report: Report) -> None:
    boxes = {box.id for box in map_.boxes}
    kinds = {(kind.side, kind.id): kind for kind in pieces.troop_types}
    standing: Counter[tuple[str, str]] = Counter()
    used: Counter[tuple[str, str, str]] = Counter()
    for index, troop in enumerate(scenario.troops):
        here = ("troops", index)
        names = {name for side, name in kinds if side == troop.side}
        known_box = report.known((*here, "box"), troop.box, boxes, "a box")
        known_type = report.known((*here, "type"), troop.type, names, f"a {troop.side} troop type")
        if not (known_box and known_type):
            continue
        kind = kinds[troop.side, troop.type]
        size = "small" if troop.strength < 3 else "large"
        used[troop.side, troop.type, size] += 1
        standing[troop.side, troop.box] += 1
        if used[troop.side, troop.type, size] > getattr(kind, size):
            number = getattr(kind, size)
            report.error(here, f"needs one {size} {troop.type} counter too many", f"must be at most {number} by CMP-07")
        if standing[troop.side, troop.box] > pieces.box_limit:
            report.error(here, f"is troop {standing[troop.side, troop.box]} in {troop.box}", "must be at most 4 a side")
        if troop.strength > begin.strongest:
            report.warning(
                (*here, "strength"), f"is {troop.strength}", f"1 to {begin.strongest} was expected at the start"
            )
        if kind.only_in and troop.box not in kind.only_in:
            report.warning((*here, "box"), f"is {troop.box}", f"{troop.type} troops enter only in {kind.only_in}")
    present = {(troop.side, troop.box, troop.type) for troop in scenario.troops}
    for side, box, name in begin.expected:
        if (side, box, name) not in present:
            report.warning(("troops",), f"has no {side} {name} in {box}", "the rules mention one there")


def _markers(scenario: Scenario, map_: Map, report: Report) -> None:
    boxes = {box.id for box in map_.boxes}
    occupied = {troop.box for troop in scenario.troops}
    for index, marker in enumerate(scenario.markers):
        if not report.known(("markers", index, "box"), marker.box, boxes, "a box"):
            continue
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
            if not report.known((kind, name), name, sides, f"one of the {kind}"):
                continue
            if isinstance(place, Place) and (place.box is None) == (place.place is None):
                report.error((kind, name), "is not in one place", "must have either box or place")
            elif place.box is not None and (sides[name], place.box) not in troops:
                report.error((kind, name, "box"), f"is {place.box}", "must be a box with a troop of the same side")
    _commanders(scenario, pieces, report)
    for plane in pieces.planes:
        if plane.naval_only and plane.id in scenario.planes:
            report.error(("planes", plane.id), "is on the map", "must stay out: it belongs to the naval war (SET-07)")


def _commanders(scenario: Scenario, pieces: Pieces, report: Report) -> None:
    """GEN-02, SET-06, SCN-01: one general of a side in a box; none before his card; in 1938 on the mats."""
    seen: set[tuple[str, str]] = set()
    leaders = {general.id: general.side for general in pieces.generals}
    for name, place in scenario.generals.items():
        if name in LATECOMERS and scenario.scenario == "1936":
            report.error(("generals", name), "is on the map", "must stay out: he enters by his card (SET-06)")
        if place.box is None:
            continue
        if (leaders.get(name, ""), place.box) in seen:
            report.error(("generals", name, "box"), f"is {place.box}", "must have one general a side by GEN-02")
        seen.add((leaders.get(name, ""), place.box))
    if scenario.scenario == "1938":
        for kind, places in (("generals", scenario.generals), ("planes", scenario.planes)):
            for name, place in places.items():
                if place.box is not None:
                    report.error((kind, name), f"begins in {place.box}", "must begin on the mat by SCN-01")


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
        if largest < GROUP:
            wrong = f"leaves the {side} side {largest} connected boxes"
            report.error(("troops",), wrong, f"must be at least {GROUP}, or the game is lost by VIC-04")
    overseas = {box.id for box in map_.boxes if box.overseas}
    for index, troop in enumerate(scenario.troops):
        near = links.get(troop.box)
        if near is not None and troop.box not in overseas and not near & held[troop.side]:
            report.warning(("troops", index), f"is out of supply in {troop.box}", "a link to an own box was expected")
